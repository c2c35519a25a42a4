#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How much of a conversation a draft carries, and how much of it word for word. Pure, in steps.

Terms stand for what was said: the beginnings of longer words, numbers of two digits
or more, pairs of letters where words are not set apart. Words that every talk has are
none. What a term is, is decided in :mod:`.languages.terms`.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from pipecat_summarizer.fidelity.draft import Coverage, Draft
from pipecat_summarizer.fidelity.languages import Language, language_of, languages_of_script
from pipecat_summarizer.fidelity.languages.terms import Terms, in_a_row, separate_words, terms_of
from pipecat_summarizer.fidelity.samples import DRAFT_CHARS, short_text, spoken_text, spread
from pipecat_summarizer.fidelity.scripts import dominant_script, is_unspaced
from pipecat_summarizer.messages import Message, role_of
from pipecat_summarizer.slicing import Steps, drain

_LANGUAGE_CHARS = 1_000
_CONVERSATION_CHARS = 40_000
_MIN_MESSAGE_CHARS = 120
_MAX_MESSAGE_CHARS = 600
_MAX_SHARE = 0.1  # A term of more messages than this is what the whole call is about.
_MIN_MESSAGES = 5
_SHORT_CHARS = 3
_MIN_SHORT = 3
_MAX_UNHEARD = 0.4
_RUN_WORDS = 4  # So many in a row are copied; a shorter utterance is as a whole.
_RUN_LETTERS = 8  # The same where words are not set apart.


def coverage_of(draft: Draft) -> Coverage:
    """A draft's coverage, counted at once where it was not counted before."""
    return draft.coverage or drain(coverage_steps(draft))


def coverage_steps(draft: Draft) -> Steps[Coverage]:
    """Compare a draft with what it is about.

    Of a long draft the beginning is read, of a long conversation some from all over it.
    """
    text = draft.text[:DRAFT_CHARS]
    messages = draft.messages
    language, is_same = _language(text, messages)
    yield
    words = separate_words(text)
    own = terms_of(words, language)
    run = _RUN_LETTERS if is_unspaced(dominant_script(text)) else _RUN_WORDS
    copies = _Copies(in_a_row(words), run)
    short = {word for word in words if len(word) <= _SHORT_CHARS and word.isalpha()}
    unheard = set(short)
    yield
    heard = _Heard()
    read = list(spread(messages))
    last = _last_words(read)
    max_chars = _CONVERSATION_CHARS // max(1, len(read))
    max_chars = min(_MAX_MESSAGE_CHARS, max(_MIN_MESSAGE_CHARS, max_chars))
    for index, message in enumerate(read):
        words = separate_words(short_text(message, max_chars))
        heard.add(terms_of(words, language), is_last=index >= last)
        unheard.difference_update(words)
        role = role_of(message)
        if role in ("user", "assistant"):
            copies.compare(in_a_row(words), role)
        yield
    for sentence in _sentences((draft.prior_summary or "")[:DRAFT_CHARS]):
        heard.add(terms_of(separate_words(sentence), language), is_last=False)
    yield
    # Languages that are alike are taken for each other; their short words differ.
    if len(short) >= _MIN_SHORT and len(unheard) <= _MAX_UNHEARD * len(short):
        is_same = True
    return replace(heard.coverage(own, copies), language=language, is_same_language=is_same)


def _last_words(messages: Sequence[Message]) -> int:
    """Where the caller's last words begin, which the assistant did not interrupt."""
    start = 0
    for index in range(len(messages) - 1, -1, -1):
        role = role_of(messages[index])
        if role == "user":
            start = index
        elif role == "assistant" and start:
            break
    return start


def _language(text: str, messages: Sequence[Message]) -> tuple[Language | None, bool]:
    """The language of a draft, and whether the conversation's may be the same."""
    said = spoken_text(messages, _LANGUAGE_CHARS)
    written, spoken = language_of(text[:_LANGUAGE_CHARS]), language_of(said)
    if written is spoken:
        return written, dominant_script(text) == dominant_script(said)
    # A few words of a draft may be in the language that is spoken; much of it is plain.
    is_same = written is None and spoken in languages_of_script(text[:_LANGUAGE_CHARS])
    return (spoken, True) if is_same else (written, False)


@dataclass(slots=True)
class _Heard:
    """Where the terms of a conversation stand."""

    earlier: Counter[str] = field(default_factory=Counter[str])
    last: set[str] = field(default_factory=set[str])
    messages: int = 0

    def add(self, terms: Terms, *, is_last: bool):
        """Take a message into account."""
        self.messages += 1
        if is_last:
            self.last |= terms.all
        else:
            self.earlier.update(terms.all)

    def coverage(self, own: Terms, copies: "_Copies") -> Coverage:
        """What a draft of these terms has in common with it."""
        limit = max(_MIN_MESSAGES, _MAX_SHARE * self.messages)
        common = {term for term in own.words if self.earlier[term] > limit}
        terms = own.all - common
        earlier = {term for term in terms if term in self.earlier}
        known = earlier | (terms & self.last)
        return Coverage(
            terms=len(terms),
            common=len(common),
            known=len(known),
            earlier=len(earlier),
            beyond=len(earlier - self.last),
            earlier_numbers=len(own.numbers & earlier),
            heard=len(self.earlier),
            copied=copies.share,
            copied_turns=copies.turns,
            copied_next=copies.next,
            copied_sides=len(copies.sides),
        )


class _Copies:
    """Which words of a draft stand in the conversation in the same order."""

    def __init__(self, words: Sequence[str], run: int):
        """Look up the draft's runs of words."""
        self.run = run
        self.line = f" {' '.join(words)} "
        self.is_copied = [False] * len(words)
        self.places: dict[tuple[str, ...], list[int]] = {}
        for start in range(len(words) - run + 1):
            self.places.setdefault(tuple(words[start : start + run]), []).append(start)
        self.turns = 0
        self.next = 0
        self.was_copied = False
        self.sides: set[str] = set()

    @property
    def share(self) -> float:
        """The share of the draft's words that are copied."""
        return sum(self.is_copied) / len(self.is_copied) if self.is_copied else 0.0

    def compare(self, said: Sequence[str], role: str):
        """Mark what stands in an utterance."""
        places = self._places_of_short(said) if len(said) < self.run else self._places_of(said)
        size = min(self.run, len(said))
        for place in places:
            self.is_copied[place : place + size] = [True] * size
        if places:
            self.turns += 1
            self.next += self.was_copied
            self.sides.add(role)
        if places or len(said) >= self.run // 2:
            self.was_copied = bool(places)

    def _places_of(self, said: Sequence[str]) -> list[int]:
        # Once copied, a run is no more looked for, so that repetition costs nothing.
        return [
            place
            for start in range(len(said) - self.run + 1)
            for place in self.places.pop(tuple(said[start : start + self.run]), ())
        ]

    def _places_of_short(self, said: Sequence[str]) -> list[int]:
        """Where a short utterance stands as a whole; a single word is no utterance."""
        if len(said) < self.run // 2:
            return []
        place = self.line.find(f" {' '.join(said)} ")
        return [self.line.count(" ", 0, place)] if place >= 0 else []


def _sentences(text: str) -> Iterator[str]:
    for line in text.splitlines():
        yield from line.split(". ")
