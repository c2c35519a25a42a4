#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What there is to know of the numbers of one language, and the helpers that write it down.

A new language is a module of its own with a function ``lexicon``, and one line in
:mod:`.languages`. What is doubtful is left out: a missing word leaves a value as it was
said, and one too many makes a value of what is none.
"""

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache, cached_property


class Needs(IntEnum):
    """What a word needs beside it to be read as a number."""

    NOTHING = 0
    """It is a number wherever it stands."""
    NEIGHBOUR = 1
    """Another number, a label before it, or a thing that is counted behind it: "one"."""
    SEQUENCE = 2
    """Two more digits, or a label before it: "oh", the French "un"."""
    DATE = 3
    """An ordinal that needs a date: "first", "second"."""
    COMPOUND = 4
    """Only as a part of a larger number: "a" in "a hundred", "una" in "treinta y una"."""


@dataclass(frozen=True, slots=True)
class Number:
    """What one word of a number says.

    Parameters:
        value: Its value.
        room: What is added to it must be smaller: 10 after "twenty".
        joins: What may stand before that which is added; ``""`` for nothing.
        times: What it makes of the number before it: 100 for "hundred".
        most: The largest number it multiplies.
        ordinal: Whether it is an ordinal.
        needs: What it needs beside it.
    """

    value: int
    room: int = 0
    joins: tuple[str, ...] = ("",)
    times: int = 0
    most: int = 999_999
    ordinal: bool = False
    needs: Needs = Needs.NOTHING


Phrase = tuple[str, ...]


@dataclass(frozen=True)
class Lexicon:
    """What is known of one language, or of several together. Every word is folded.

    Parameters:
        numbers: The words of its numbers.
        pairs: Numbers of two words: "quatre-vingt".
        compound: Reads a number written as one long word; None where it is none.
        stems: What such a word contains.
        unit_joins: Words between a unit and the tens behind it: "fünf und zwanzig".
        articles: Words that mean 1 right before "hundred", and are never added to anything.
        ordinal_last: Whether only the last word of an ordinal is one: "twenty first".
        points: Words for the decimal point.
        dashes: Words for a dash inside an id.
        pluses: Words for the plus sign of a phone number.
        repeats: Words that say how often the next digit or letter stands.
        times: The same as phrases that may also count something else ("deux fois").
        fillers: Words that may stand behind those: "zweimal die sieben".
        links: What stands between a letter and its word ("B as in Bravo"), and whether it
            says so beyond doubt.
        code_words: The words of its spelling alphabet, with their letters.
        everyday: Those of them that are names or ordinary words as well.
        letter_words: Letters that are words of the language.
        zero_letter: Whether the letter O is read as zero among digits.
        leads: Words after which a number that needs a neighbour is a pronoun: "the one".
        labels: Words after which such a number is one: "room one".
        counted: Things before which such a number is one, and two numbers that follow each
            other are two: "one night", "two three nights".
        durations: Ordinals that measure time as well: "second".
        duration_leads: Words before such a time: "a twenty second delay".
        fraction_leads: Words after which an ordinal is a fraction: "a third".
        date_leads: Words before the day of a date.
        months: The names of the months.
        month_links: Words between a day and its month.
        idioms: Phrases whose words are no numbers.
        ambiguous: Number words that need a neighbour while the language is not known.
        untrusted: Number words that are not read then.
        function_words: Words that tell the language from the others.
    """

    numbers: dict[str, Number] = field(default_factory=dict[str, Number])
    pairs: dict[Phrase, Number] = field(default_factory=dict[Phrase, Number])
    compound: Callable[[str], Number | None] | None = None
    stems: tuple[str, ...] = ()
    unit_joins: frozenset[str] = frozenset()
    articles: frozenset[str] = frozenset()
    ordinal_last: bool = False
    points: frozenset[str] = frozenset()
    dashes: frozenset[str] = frozenset()
    pluses: frozenset[str] = frozenset()
    repeats: dict[str, int] = field(default_factory=dict[str, int])
    times: dict[Phrase, int] = field(default_factory=dict[Phrase, int])
    fillers: frozenset[str] = frozenset()
    links: dict[Phrase, bool] = field(default_factory=dict[Phrase, bool])
    code_words: dict[str, str] = field(default_factory=dict[str, str])
    everyday: frozenset[str] = frozenset()
    letter_words: frozenset[str] = frozenset()
    zero_letter: bool = False
    leads: frozenset[str] = frozenset()
    labels: frozenset[str] = frozenset()
    counted: frozenset[str] = frozenset()
    durations: frozenset[str] = frozenset()
    duration_leads: frozenset[str] = frozenset()
    fraction_leads: frozenset[str] = frozenset()
    date_leads: frozenset[str] = frozenset()
    months: frozenset[str] = frozenset()
    month_links: frozenset[str] = frozenset()
    idioms: frozenset[Phrase] = frozenset()
    ambiguous: frozenset[str] = frozenset()
    untrusted: frozenset[str] = frozenset()
    function_words: frozenset[str] = frozenset()

    @cached_property
    def triggers(self) -> frozenset[str]:
        """The words without which a text holds nothing spoken.

        A word that needs a sequence is none: the sequence holds another, or there is a label.
        """
        return frozenset(
            {
                *(
                    word
                    for word, number in self.numbers.items()
                    if number.times or number.needs not in _NOT_ALONE
                ),
                *(word for pair in self.pairs for word in pair),
                *self.code_words,
                *self.points,
                *self.labels,
                *(letter for letter in _LETTERS if letter not in self.letter_words),
                *"0123456789",
            }
        )

    @cached_property
    def pair_heads(self) -> frozenset[str]:
        """The first words of the numbers of two words."""
        return frozenset(first for first, _ in self.pairs)

    @cached_property
    def idioms_by_head(self) -> dict[str, list[Phrase]]:
        """The idioms by their first word."""
        return _by_head(self.idioms)

    @cached_property
    def times_by_head(self) -> dict[str, list[Phrase]]:
        """The phrases that repeat a digit by their first word."""
        return _by_head(self.times)

    @cached_property
    def links_by_head(self) -> dict[str, list[Phrase]]:
        """The phrases between a letter and its word by their first word."""
        return _by_head(self.links)

    @cached_property
    def heads(self) -> frozenset[str]:
        """The words that may begin a value, or an idiom. So may letters and digits."""
        return frozenset(
            {
                *self.numbers,
                *self.pair_heads,
                *self.idioms_by_head,
                *self.times_by_head,
                *self.repeats,
                *self.code_words,
            }
        )

    @cached_property
    def extenders(self) -> frozenset[str]:
        """The words that go on with a number of one word."""
        multipliers = (word for word, number in self.numbers.items() if number.times)
        return frozenset({*multipliers, *self.points, *self.unit_joins})

    @cached_property
    def spoken(self) -> frozenset[str]:
        """Every word that may be a part of what is written otherwise."""
        return frozenset[str]().union(
            self.numbers,
            *self.pairs,
            *(number.joins for number in self.numbers.values()),
            self.unit_joins,
            self.articles,
            self.points,
            self.dashes,
            self.pluses,
            self.repeats,
            *self.times,
            self.fillers,
            *self.links,
            self.code_words,
        )

    @cached_property
    def known(self) -> frozenset[str]:
        """Every word that means something here. Letters that spell one are not joined."""
        return self.spoken.union(
            self.leads,
            self.labels,
            self.counted,
            self.durations,
            self.duration_leads,
            self.fraction_leads,
            self.date_leads,
            self.months,
            self.month_links,
            *self.idioms,
            self.function_words,
        )

    def has_stem(self, text: str) -> bool:
        """Whether a folded text may hold a number written as one long word."""
        return any(stem in text for stem in self.stems)

    def number(self, word: str) -> Number | None:
        """What a folded word says as a number; None where it is none."""
        number = self.numbers.get(word)
        if number is None and self.compound is not None:
            number = self.compound(word)
        return number


def fold(text: str) -> str:
    """The text as it stands in the tables: in lower case and without accents.

    It is never longer, and where it is as long, each character stands in its place.
    """
    if text.isascii():
        return text.lower()
    return text.translate(_plain_letters()).lower()


def words(text: str) -> frozenset[str]:
    """Words, written with spaces between them."""
    return frozenset(fold(text).split())


def phrases(text: str) -> frozenset[Phrase]:
    """Phrases, written with ``|`` between them."""
    return frozenset(tuple(phrase.split()) for phrase in fold(text).split("|"))


def series(
    first: int,
    text: str,
    *,
    step: int = 1,
    room: int = 0,
    joins: str = "",
    ordinal: bool = False,
    needs: Needs = Needs.NOTHING,
) -> dict[str, Number]:
    """Numbers that follow each other, a word each.

    Args:
        first: The value of the first.
        text: The words, with spaces between them and ``/`` between two for the same value.
        step: How far apart they are.
        room: As in :class:`Number`.
        joins: What may stand before that which is added, with ``|`` between them.
        ordinal: As in :class:`Number`.
        needs: As in :class:`Number`.
    """
    return {
        word: Number(
            first + step * place, room, tuple(joins.split("|")), ordinal=ordinal, needs=needs
        )
        for place, same in enumerate(fold(text).split())
        for word in same.split("/")
    }


def multiplier(
    value: int,
    text: str,
    *,
    joins: str = "",
    most: int = 999_999,
    ordinal: bool = False,
    needs: Needs = Needs.NOTHING,
) -> dict[str, Number]:
    """The words that multiply what stands before them.

    Args:
        value: What they multiply it by.
        text: The words, with spaces between them.
        joins: As in :func:`series`.
        most: As in :class:`Number`.
        ordinal: As in :class:`Number`.
        needs: Whether they are a number without one before them.
    """
    room = 0 if ordinal else value
    number = Number(value, room, tuple(joins.split("|")), value, most, ordinal, needs)
    return {word: number for word in fold(text).split()}


def alphabet(text: str) -> dict[str, str]:
    """The words of a spelling alphabet with their letters."""
    return {word: word[0].upper() for word in fold(text).split()}


_NOT_ALONE = (Needs.SEQUENCE, Needs.COMPOUND)
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def _by_head(phrases: Iterable[Phrase]) -> dict[str, list[Phrase]]:
    by_head: dict[str, list[Phrase]] = {}
    for phrase in phrases:
        by_head.setdefault(phrase[0], []).append(phrase)
    return by_head


@cache
def _plain_letters() -> dict[int, str | None]:
    """The letters without their accents, and the marks that say nothing.

    In Devanagari the dot below is often not written, and a nasal sign is a dot or a moon.
    """
    plain: dict[int, str | None] = dict.fromkeys((*_ACCENTS, _DOT_BELOW, *_JOINERS))
    for letter in map(chr, (*_LATIN, *_DEVANAGARI, *_FULL_WIDTH)):
        bare = [c for c in unicodedata.normalize("NFKD", letter) if ord(c) not in plain]
        if len(bare) == 1 and bare[0].isalpha() and bare[0] != letter:
            plain[ord(letter)] = bare[0]
    plain[_MOON_AND_DOT] = chr(_DOT_ABOVE)
    # What is in the table is found faster than what is not.
    for letter in (*range(128), *_DEVANAGARI):
        plain.setdefault(letter, chr(letter))
    return plain


_ACCENTS = range(0x300, 0x370)
_LATIN = (*range(0xC0, 0x250), *range(0x1E00, 0x1F00))
_FULL_WIDTH = range(0xFF21, 0xFF5B)
_DEVANAGARI = range(0x904, 0x964)
_DOT_BELOW, _MOON_AND_DOT, _DOT_ABOVE = 0x93C, 0x901, 0x902
_JOINERS = (0x200C, 0x200D)
