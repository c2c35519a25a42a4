#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Checks that a draft says something, and something of this conversation.

Both look at the draft's own words only where the conversation has words enough to
judge by: whatever stands for a few test messages is left alone.
"""

from collections.abc import Iterable

from pipecat_summarizer.fidelity.draft import Draft
from pipecat_summarizer.fidelity.languages import (
    Language,
    is_glued,
    language_of,
    languages_of_script,
    normal,
    stems_of,
    words_of,
)
from pipecat_summarizer.fidelity.refusals import first_sentence
from pipecat_summarizer.fidelity.samples import DRAFT_CHARS, all_text, spoken_text

_LANGUAGE_CHARS = 1_000
_CONVERSATION_CHARS = 10_000
_FULL_STOPS = tuple(".。।")


class Announcement:
    """Refuses a draft that announces a summary and gives none.

    "Here is a summary of the conversation between the user and the assistant." Not
    one with a word of its own: every word has to be one that announces. Not where
    the conversation has next to no words itself.

    Parameters:
        max_words: The most words of an announcement.
        min_stems: How many different words the conversation must have.
    """

    name = "announcement"

    def __init__(self, max_words: int = 30, min_stems: int = 20):
        """Set how long an announcement may be, and of how much."""
        self.max_words = max_words
        self.min_stems = min_stems

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None."""
        said = normal(draft.text[:DRAFT_CHARS])
        if len(said) > 12 * self.max_words or len(words_of(said)) > self.max_words:
            return None
        languages = languages_of_script(said)
        if not any(_announces(said, one) for one in languages):
            return None
        if _is_rich(draft, languages, self.min_stems):
            return "It only announced a summary. Write what was said in the conversation."
        return None


class OffTopic:
    """Refuses a draft that has nothing in common with the conversation.

    "Paris is the capital of France", in a call about a parcel. Not one that calls
    itself a summary or reports what somebody said; not one that shares a word, a
    name or a number with what was said, looked up or summarized before; not one in
    another language than the conversation's, which may have been asked for. Whatever
    is more than one plain sentence is judged by a rich conversation only.

    Parameters:
        min_words: The fewest longer words by which a draft is judged.
        min_stems: How many different words the conversation must have.
        min_stems_for_notes: The same for drafts of several sentences or with numbers.
    """

    name = "off_topic"

    def __init__(self, min_words: int = 3, min_stems: int = 20, min_stems_for_notes: int = 100):
        """Set how much text it takes on either side."""
        self.min_words = min_words
        self.min_stems = min_stems
        self.min_stems_for_notes = min_stems_for_notes

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None."""
        if draft.decides_language:
            return None
        text = draft.text[:DRAFT_CHARS]
        language = _language_of_both(text, draft)
        if language is None or language.holds(language.topic + language.reporting, normal(text)):
            return None
        stems = stems_of(text, language)
        if len(stems) < self.min_words:
            return None
        prior = (draft.prior_summary or "")[:DRAFT_CHARS]
        heard = " ".join(words_of(f"{all_text(draft.messages, _CONVERSATION_CHARS)} {prior}"))
        numbers = [word for word in words_of(text) if any(map(str.isdigit, word))]
        if any(_is_in(stem, heard, language) for stem in stems):
            return None
        if any(number in heard for number in numbers):
            return None
        is_plain = not numbers and _is_one_sentence(text)
        if _is_rich(draft, [language], self.min_stems if is_plain else self.min_stems_for_notes):
            return "It was not about this conversation. Summarize what was said in it."
        return None


def _language_of_both(text: str, draft: Draft) -> Language | None:
    """The language of the conversation, if a text is not plainly in another."""
    language = language_of(spoken_text(draft.messages, _LANGUAGE_CHARS))
    return language if language_of(text[:_LANGUAGE_CHARS]) in (language, None) else None


def _is_in(stem: str, heard: str, language: Language) -> bool:
    """Whether a text of bare words has one that begins so."""
    return (stem if is_glued(language) else f" {stem}") in f" {heard}"


def _is_one_sentence(text: str) -> bool:
    """Whether a text is a single sentence with a full stop."""
    text = text.strip("*_#>- \n")
    said = normal(text)
    return text[-1:] in _FULL_STOPS and first_sentence(said) == said[:-1]


def _announces(said: str, language: Language) -> bool:
    """Whether all words of a normal text announce, and none says anything."""
    if is_glued(language):
        known = sorted((*language.topic, *language.announcing), key=len, reverse=True)
        for phrase in known:
            said = said.replace(phrase, " ")
        return not any(map(str.isalnum, said))
    known = frozenset((*language.common, *language.announcing))
    return all(word in known or language.holds(language.topic, word) for word in words_of(said))


def _is_rich(draft: Draft, languages: Iterable[Language], min_stems: int) -> bool:
    """Whether the conversation has that many different words."""
    spoken = (
        f"{spoken_text(draft.messages, DRAFT_CHARS)} {(draft.prior_summary or '')[:DRAFT_CHARS]}"
    )
    return any(
        sum(not stem.isdigit() for stem in stems_of(spoken, language)) >= min_stems
        for language in languages
    )
