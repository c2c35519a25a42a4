#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The check that a model summarized the conversation instead of taking part in it."""

from collections.abc import Sequence

from pipecat_summarizer.fidelity.coverage import coverage_of
from pipecat_summarizer.fidelity.draft import Draft
from pipecat_summarizer.fidelity.languages import (
    Language,
    language_of,
    languages_of_script,
    normal,
)
from pipecat_summarizer.fidelity.languages.language import padded_words
from pipecat_summarizer.fidelity.refusals import first_sentence
from pipecat_summarizer.fidelity.samples import DRAFT_CHARS, short_text
from pipecat_summarizer.fidelity.voice import (
    ASSISTANT_LABELS,
    CALLER_LABELS,
    PAUSES,
    affirms,
    offers,
    takes_leave,
)
from pipecat_summarizer.fidelity.weighing import (
    MIN_HEARD_OF_SPEECH,
    THRESHOLD_OF_SPEECH,
    speaks,
    weigh,
)
from pipecat_summarizer.messages import role_of

_LANGUAGE_CHARS = 1_000
_SPOKE = "It spoke to the caller. Summarize the conversation instead."

_SIDES = CALLER_LABELS | ASSISTANT_LABELS
_MIN_TURNS = 3
_MAX_LABEL_CHARS = 40
_MARKS = "*_#-[]()<>. 0123456789"
_MAX_LINES = 80
_MAX_SPEECH_LINES = 12
_MAX_LINE_CHARS = 200
_FULL_STOPS = tuple(".。।")
_MIN_TAKEN_UP = 2


class AnswersCaller:
    """Refuses a draft that speaks to the caller instead of about the call.

    Refused are: a dialogue that goes on; an offer to help; "Yes, ...", "Hello!" and "See you!"; in a
    call of next to no words, a sentence that states what the caller asked for; and
    what speaks, to a "you" or as an "I", and carries so little of the call that it is no
    summary; see :mod:`.weighing`.

    Not refused: a summary that tells what was asked and answered, that begins with "Sure,
    here is the summary", that quotes questions and offers, that has "Caller:" and "Agent:"
    as headings, that is written to the assistant ("You promised the caller a refund"), or
    that is mere notes. Not refused either is what is in no language of :mod:`.languages`.

    Parameters:
        threshold: As in :class:`.NotASummary`.
        min_heard: As in :class:`.NotASummary`.
    """

    name = "answers_caller"

    def __init__(
        self, threshold: float = THRESHOLD_OF_SPEECH, min_heard: int = MIN_HEARD_OF_SPEECH
    ):
        """Set how sure the check must be, and of how much conversation."""
        self.threshold = threshold
        self.min_heard = min_heard

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None."""
        text = draft.text[:DRAFT_CHARS]
        said = normal(text).lstrip("*_#>- ")
        language = language_of(text[:_LANGUAGE_CHARS])
        # Of a few words one cannot tell the language, but an opening tells it by itself.
        languages = [language] if language else languages_of_script(text[:_LANGUAGE_CHARS])
        if _goes_on(text, languages):
            return "It continued the conversation. Summarize it instead."
        if any(offers(said, one) for one in languages):
            return _SPOKE
        padded = padded_words(said)
        reports = any(one.holds(one.topic + one.reporting, said, padded) for one in languages)
        if not reports and any(affirms(said, one) or takes_leave(said, one) for one in languages):
            return _SPOKE
        found = weigh(draft, self.min_heard)
        if found is None:
            return _SPOKE if not reports and _states_an_answer(draft, said) else None
        return _SPOKE if speaks(found.signs) and found.evidence > self.threshold else None


def _states_an_answer(draft: Draft, said: str) -> bool:
    """Whether one sentence takes up the caller's question and ends with a name that is new.

    "The capital of France is Paris.", not "The capital of France is still open." Only for
    calls too short to be weighed: else an answer shows by what it leaves out.
    """
    coverage = coverage_of(draft)
    language = coverage.language
    if draft.decides_language or language is None or not said.endswith(_FULL_STOPS):
        return False
    if coverage.beyond or not _MIN_TAKEN_UP <= coverage.known < coverage.terms:
        return False
    if first_sentence(said) != said[:-1]:
        return False
    asked = next((one for one in reversed(draft.messages) if role_of(one) == "user"), None)
    question = normal(short_text(asked, _MAX_LINE_CHARS)) if asked is not None else ""
    last = draft.text.split()[-1].strip(PAUSES + _MARKS)
    is_new_name = last[:1].isupper() and last.lower() not in question
    return is_new_name and question.endswith("?") and language.holds(language.asking, question)


def _goes_on(text: str, languages: Sequence[Language]) -> bool:
    """Whether two sides take turns in lines of their own, and one of them is direct speech."""
    labels: list[str] = []
    speech: list[str] = []
    for line in text.splitlines()[:_MAX_LINES]:
        label, words = _split_label(line)
        if label:
            labels.append(label)
            speech.append(normal(words[:_MAX_LINE_CHARS]))
    sides = {label in CALLER_LABELS for label in labels if label in _SIDES}
    speech = speech[:_MAX_SPEECH_LINES]
    if len(sides) == 2:
        return any(_is_direct(words, languages) for words in speech)
    # Questions and answers may be headings; an "I" and a "you" are not.
    if not _takes_turns(labels) or any(_reports(label, languages) for label in set(labels)):
        return False
    return any(_is_of_a_talk(words, languages) for words in speech)


def _split_label(line: str) -> tuple[str, str]:
    """A line's label, normal, and what follows it; ``""`` where there is none."""
    line = line.lstrip(_MARKS)
    head = line[:_MAX_LABEL_CHARS]
    place = next((i for i, char in enumerate(head) if char in ":：]–—"), head.find(" - "))
    label = normal(head[: max(0, place)]).strip(_MARKS).removeprefix("the ")
    return (label, line[place + 1 :]) if label else ("", line)


def _takes_turns(labels: Sequence[str]) -> bool:
    """Whether two labels alternate, whatever they are."""
    return (
        len(labels) >= _MIN_TURNS
        and len(set(labels)) == 2
        and all(one != other for one, other in zip(labels, labels[1:], strict=False))
    )


def _reports(label: str, languages: Sequence[Language]) -> bool:
    """Whether a label tells that somebody spoke ("Caller said"), as quotes in a summary do."""
    return " " in label and any(one.holds(one.reporting, label) for one in languages)


def _is_direct(words: str, languages: Sequence[Language]) -> bool:
    """Whether somebody speaks here, rather than that somebody tells what was said."""
    if any(one.holds(one.reporting, words) for one in languages):
        return False
    return any(mark in words for mark in "?？؟") or _is_of_a_talk(words, languages)


def _is_of_a_talk(words: str, languages: Sequence[Language]) -> bool:
    """Whether an "I", a "you" or a greeting stands in a line."""
    return any(
        one.holds(one.first_person + one.second_person, words) or affirms(words, one)
        for one in languages
    )
