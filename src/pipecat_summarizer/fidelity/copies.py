#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The check that a model summarized the conversation instead of copying it."""

from pipecat_summarizer.fidelity.coverage import coverage_of
from pipecat_summarizer.fidelity.draft import Draft
from pipecat_summarizer.fidelity.languages import normal
from pipecat_summarizer.fidelity.samples import DRAFT_CHARS

_MIN_TURNS = 3
_MIN_SPEECH = 2
_MIN_NEXT = 0.5
_SURE_SHARE = 0.8


class TranscriptCopy:
    """Refuses a draft that is mostly utterances of both sides, word for word.

    However its lines are labelled, or not at all. Not notes in the words of the call:
    those hold no questions, thanks and "I" and "you", as utterances do. Not a summary
    that quotes a sentence or two, or single ones from all over the call. Of a long conversation only some is compared.

    Parameters:
        min_share: From which share of copied words on a draft is refused.
    """

    name = "transcript_copy"

    def __init__(self, min_share: float = 0.55):
        """Set how much may be copied."""
        self.min_share = min_share

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None."""
        coverage = coverage_of(draft)
        if coverage.copied < self.min_share or coverage.copied_sides < 2:
            return None
        if coverage.copied_next < _MIN_NEXT * (coverage.copied_turns - 1):
            return None  # quotations from all over the call
        if coverage.copied_turns < _MIN_TURNS and coverage.copied < _SURE_SHARE:
            return None
        # In a language that is not known only a question shows that somebody speaks.
        needed = 1 if coverage.language is None else _MIN_SPEECH
        if _speech(draft.text[:DRAFT_CHARS], draft) < needed:
            return None
        return "It copied the conversation. Summarize it in your own words."


def _speech(text: str, draft: Draft) -> int:
    """How many signs of direct speech a text has."""
    asked = sum(text.count(mark) for mark in "?？؟")
    language = coverage_of(draft).language
    if language is None:
        return asked
    phrases = language.first_person + language.second_person + language.talk + language.yes_no
    return asked + language.counter(normal(text))(phrases)
