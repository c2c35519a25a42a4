#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The check that weighs what a draft carries of a call against how much it sounds like talk.

A small linear model of signs that a person can follow. ``benchmarks/gate/fit.py`` fits the
weights; whoever changes a sign runs it again and puts what it prints here. Why it is so, and
what it is worth: docs/decisions/gate.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from pipecat_summarizer.fidelity.coverage import coverage_of
from pipecat_summarizer.fidelity.draft import Coverage, Draft
from pipecat_summarizer.fidelity.languages import Language, is_glued, normal
from pipecat_summarizer.fidelity.samples import DRAFT_CHARS
from pipecat_summarizer.fidelity.scripts import count_words
from pipecat_summarizer.fidelity.voice import PAUSES, own_words, polite_words

BIAS = 3.85
WEIGHTS = {
    "beyond": -5.82,
    "earlier_share": -3.07,
    "earlier_numbers": -1.76,
    "brief_call": -1.52,
    "exclaims": 3.05,
    "asks": 1.47,
    "reports": -3.18,
    "of_the_task": 3.72,
    "first_person": 2.38,
    "second_person": 3.73,
    "talk": 3.61,
    "planning": 5.32,
}
"""What each sign adds to the evidence that a draft is no summary."""


_SIGNS_OF_LANGUAGE = tuple("reports of_the_task first_person second_person talk planning".split())
_QUESTION_MARKS = "?？؟"
_LOOSE_MARKS = '*_"\n '
_FIRST_WORDS = 2
_FIRST_LETTERS = 4  # The same where words are not set apart.
_NOTE_WORDS = 2  # "Parking?" is a note of what is open, and asks nobody.
_SPEECH = ("first_person", "second_person", "talk", "exclaims", "asks")

THRESHOLD = 1.4
"""The evidence from which on a draft is refused; at 0 it is as likely a summary as none."""

THRESHOLD_OF_SPEECH = 0.2
"""The same for what speaks: a short line that does not may be a summary in other words."""

MIN_HEARD = 8
"""How many different terms the conversation must have before the caller's last words."""

MIN_HEARD_OF_SPEECH = 3
"""The same for what speaks, which is no summary of a call of few words either."""


class NotASummary:
    """Refuses a draft that tells of something, and hardly of the conversation.

    Whoever declines or tells of something else knows the caller's last words at best; a
    summary has terms, names and numbers from before them, and tells of a third person.
    Each sign counts a little, none decides. What sounds like talk besides is
    :class:`.AnswersCaller`'s. Not refused: a line on a call of a few lines; what is in
    another language than the conversation. Not with a custom prompt or a language that
    was asked for.

    Parameters:
        threshold: The evidence from which on a draft is refused.
        min_heard: How many different terms the conversation must have before the
            caller's last words.
    """

    name = "not_a_summary"

    def __init__(self, threshold: float = THRESHOLD, min_heard: int = MIN_HEARD):
        """Set how sure the check must be, and of how much conversation."""
        self.threshold = threshold
        self.min_heard = min_heard

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None."""
        found = weigh(draft, self.min_heard)
        if found is None or speaks(found.signs) or found.evidence <= self.threshold:
            return None
        return "It was no summary. Tell what was said in the conversation, as one who reports it."


@dataclass(frozen=True, slots=True)
class Weighed:
    """A draft that was weighed.

    Parameters:
        signs: Its signs, each from 0 to 1.
        evidence: How much they speak against it, as the logarithm of the odds.
    """

    signs: Mapping[str, float]
    evidence: float


def weigh(draft: Draft, min_heard: int) -> Weighed | None:
    """Weigh a draft; None where its user decides on the language, or one cannot tell."""
    if draft.decides_language or not any(map(str.isalnum, draft.text[:DRAFT_CHARS])):
        return None
    coverage = coverage_of(draft)
    if not coverage.is_same_language or coverage.heard < min_heard:
        return None
    if coverage.common and coverage.common >= coverage.terms:
        return None  # of what the whole call is about, which tells nothing of where it was said
    found = signs(draft.text, coverage)
    evidence = BIAS + sum(WEIGHTS[name] * value for name, value in found.items())
    return Weighed(found, evidence)


def speaks(found: Mapping[str, float]) -> bool:
    """Whether somebody speaks in a draft with these signs."""
    return any(found[name] for name in _SPEECH)


def signs(text: str, coverage: Coverage) -> dict[str, float]:
    """The signs of a draft, each from 0 to 1."""
    own = own_words(text[:DRAFT_CHARS])
    asked = own.rstrip(_LOOSE_MARKS)
    told = asked.rstrip(_QUESTION_MARKS + _LOOSE_MARKS)
    return {
        "beyond": _part(coverage.beyond, 6),
        "earlier_share": coverage.earlier / max(1, coverage.terms),
        "earlier_numbers": _part(coverage.earlier_numbers, 2),
        "brief_call": 1 - _part(coverage.heard, 60),
        "exclaims": float("!" in own or "！" in own),
        "asks": float(asked != told and count_words(_last_clause(told)) > _NOTE_WORDS),
        **_signs_of_language(own, coverage.language),
    }


def _signs_of_language(own: str, language: Language | None) -> dict[str, float]:
    if language is None:
        return dict.fromkeys(_SIGNS_OF_LANGUAGE, 0.0)
    said = normal(own)
    counted = language.counter(said)
    addresses = counted(language.second_person) + polite_words(own, language)
    # "The conversation was about ..." reports; what is told to a model names it later.
    tells = language.holds(language.topic, _beginning(said, language))
    values = (
        _part(counted(language.reporting) + tells, 2),
        _part(counted(language.topic) - tells, 2),
        _part(counted(language.first_person), 2),
        _part(addresses, 2),
        _part(counted(language.talk), 3),
        _part(counted(language.planning), 3),
    )
    return dict(zip(_SIGNS_OF_LANGUAGE, values, strict=True))


def _beginning(said: str, language: Language) -> str:
    """The first words of a normal text."""
    return said[:_FIRST_LETTERS] if is_glued(language) else " ".join(said.split()[:_FIRST_WORDS])


def _last_clause(text: str) -> str:
    """What stands after the last mark that parts something."""
    end = max(text.rfind(mark) for mark in PAUSES + "\n")
    return text[end + 1 :]


def _part(count: int, enough: int) -> float:
    return min(count, enough) / enough
