#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The check that a model did its work instead of saying why it does not."""

from collections.abc import Iterable

from pipecat_summarizer.fidelity.draft import Draft
from pipecat_summarizer.fidelity.languages import Language, languages_of_script, normal
from pipecat_summarizer.fidelity.languages.language import Opening

_OPENING_CHARS = 400
_SENTENCE_CHARS = 200
_SENTENCE_ENDS = ".!?。！？।؟\n"
# "But", in every language here.
_CONNECTORS = (
    "but however that pero aber mais mas porém ma però maar ale ama ancak "
    "но लेकिन परंतु पर 但是 但 不过 ですが が 하지만 لكن ولكن "
    "men mutta de dar але "
    "tetapi tapi namun nhưng แต่ αλλά όμως אבל אך اما ولی lekin magar কিন্তু ஆனால்"
).split()


class Refusal:
    """Refuses a draft in which the model declines, or asks for what to summarize.

    Only the opening counts, and only where it speaks for itself: "I'm sorry, but
    I can't ...", "As an AI ...", "Please provide the conversation". Not a refusal
    that is reported or quoted ("The agent said sorry, no refund", "'I can't log
    in', said the caller"), nor anything that somebody in the conversation cannot
    do ("The caller cannot log in").
    """

    name = "refusal"

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None."""
        opening = normal(draft.text[:_OPENING_CHARS]).lstrip("*_#>- ")
        for language in languages_of_script(opening):
            if refuses(opening, language):
                return "It declined. Everything you need stands between the tags: summarize it."
        return None


def refuses(opening: str, language: Language) -> bool:
    """Whether a normal text opens with a refusal of the model's own."""
    rest = opening
    while phrase := first_phrase(rest, language.apologies):
        rest = rest[len(phrase) :].lstrip(" ,.;:!—–-、，。！،")
        if connector := first_phrase(rest, _CONNECTORS):
            rest = rest[len(connector) :].lstrip(" ,、，،")
    sentence = first_sentence(rest)
    openings = (*language.unwilling, *language.unable) if rest != opening else language.unwilling
    return any(_declines(sentence, one, language) for one in openings)


def _declines(sentence: str, opening: Opening, language: Language) -> bool:
    start, must_hold = opening
    if start and not first_phrase(sentence, (start,)):
        return False
    if must_hold and not any(part in sentence for part in must_hold):
        return False
    # "I'm sorry, I can't make it on Friday, said the caller": somebody else's words.
    return language.holds(language.topic, sentence) or not language.holds(
        language.reporting, sentence
    )


def first_phrase(text: str, phrases: Iterable[str]) -> str:
    """The longest of the phrases that a normal text begins with, as a whole word.

    With a ``*`` at its end, the phrase may be the beginning of a word.
    """
    found = ""
    for phrase in phrases:
        stem = phrase.rstrip("*")
        if len(stem) > len(found) and text.startswith(stem):
            is_whole = not (_is_spaced(stem[-1]) and _is_spaced(text[len(stem) :][:1]))
            if is_whole or phrase.endswith("*"):
                found = stem
    return found


def _is_spaced(char: str) -> bool:
    # From here on: scripts without spaces, and Hangul with its endings.
    return char.isalnum() and char < "\u2e80"


def first_sentence(text: str) -> str:
    """The first sentence; "no. 12" does not end one."""
    for index, char in enumerate(text[:_SENTENCE_CHARS]):
        if char in _SENTENCE_ENDS and not text[index + 1 :].lstrip()[:1].isdigit():
            return text[:index]
    return text[:_SENTENCE_CHARS]
