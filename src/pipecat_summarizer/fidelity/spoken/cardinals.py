#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""One cardinal or ordinal, read from words: up to 100, to 1,000, to a million, and beyond.

Each level reads the one below, what multiplies it, and what may be added. What is added is
looked at before it is taken: in "one hundred and two hundred" the "two" belongs to the next.
So every step looks a bounded number of words ahead, and the whole is linear.
"""

from collections.abc import Callable
from typing import NamedTuple

from pipecat_summarizer.fidelity.spoken.lexicon import Lexicon, Needs, Number
from pipecat_summarizer.fidelity.spoken.tokens import Joint, Shape, Tokens

_HUNDRED = 100
_THOUSAND = 1_000


class Reading(NamedTuple):
    """A number that was read.

    Parameters:
        value: Its value.
        end: The place behind its last word.
        last: Its last word. Its only one where `single`.
        single: Whether it is one word alone.
    """

    value: int
    end: int
    last: Number
    single: bool = False


class CardinalReader:
    """Reads numbers at given places of a text."""

    def __init__(self, tokens: Tokens, lexicon: Lexicon):
        """Read in these words, by this lexicon."""
        self._tokens = tokens
        self._lexicon = lexicon

    def number(self, place: int) -> Reading | None:
        """The longest number that begins at a place."""
        reading = self._below_million(place)
        total = 0
        while reading is not None:
            scale = self._multiplier(reading)
            if scale is None or scale.times <= _THOUSAND:
                return (
                    Reading(total + reading.value, reading.end, reading.last) if total else reading
                )
            total += reading.value * scale.times
            base = Reading(total, reading.end + 1, scale)
            reading = self._rest(base, self._below_million, place)
            if reading is None:
                return base
        return None

    def one_word(self, place: int) -> Reading | None:
        """The same, quickly, where it is one word and nothing can follow; else None."""
        tokens, end = self._tokens, place + 1
        number, following = tokens.numbers[place], tokens.word(end)
        if number is None or number.times or following in self._lexicon.extenders:
            return None
        if tokens.words[place] in self._lexicon.pair_heads:
            return None
        if number.room and following and (tokens.heads[end] or following in number.joins):
            return None
        return Reading(number.value, end, number, True)

    def below_hundred(self, place: int) -> Reading | None:
        """The longest number below 100 that begins at a place."""
        first = self._word(place)
        if first is None or first.last.times or first.value >= _HUNDRED:
            return None
        tens = self._tens_behind(first)
        if tens is not None:
            return tens
        if not first.last.room:
            return first
        return self._with_rest(first, self._unit, place)

    def _below_thousand(self, place: int) -> Reading | None:
        word = self._word(place)
        if word is None or word.value >= _THOUSAND:
            return None
        if word.value >= _HUNDRED and _is_base(word.last, _HUNDRED):
            base = word
        else:
            small = self.below_hundred(place)
            hundred = None if small is None else self._multiplier(small)
            if small is None or hundred is None or hundred.times != _HUNDRED:
                return small
            base = Reading(small.value * _HUNDRED, small.end + 1, hundred)
        return self._with_rest(base, self.below_hundred, place)

    def _below_million(self, place: int) -> Reading | None:
        word = self._word(place)
        if word is None:
            return None
        if word.value >= _THOUSAND and _is_base(word.last, _THOUSAND):
            base = word
        else:
            small = self._below_thousand(place)
            thousand = None if small is None else self._multiplier(small)
            if small is None or thousand is None or thousand.times != _THOUSAND:
                return small
            base = Reading(small.value * _THOUSAND, small.end + 1, thousand)
        return self._with_rest(base, self._below_thousand, place)

    def _with_rest(
        self, base: Reading, read: Callable[[int], Reading | None], place: int
    ) -> Reading:
        rest = self._rest(base, read, place)
        return base if rest is None else Reading(base.value + rest.value, rest.end, rest.last)

    def _rest(
        self, base: Reading, read: Callable[[int], Reading | None], place: int
    ) -> Reading | None:
        """What is added to a number that was read from a place on."""
        if not base.last.room:
            return None
        start = self._start_of_rest(base)
        rest = None if start is None else read(start)
        if start is None or rest is None or not 1 <= rest.value < base.last.room:
            return None
        word = self._tokens.words[start]
        if word in self._lexicon.articles or not self._may_be_ordinal(base.last, rest.last):
            return None
        if self._tokens.joints[start] is Joint.COMMA and rest.value < _HUNDRED:
            return None
        if start == base.end and base.last.room >= _HUNDRED and self._begins_digits(rest):
            return None
        if word in self._lexicon.durations and self._tokens.word(place - 1) in (
            self._lexicon.duration_leads
        ):
            return None
        times = self._times_at(rest.end)
        belongs_to_next = times == base.last.room or times >= base.last.room > _THOUSAND
        return None if belongs_to_next else rest

    def _start_of_rest(self, base: Reading) -> int | None:
        """Where that which is added would begin, behind an "and" or a comma."""
        end, joins = base.end, base.last.joins
        if self._tokens.follows(end):
            if self._tokens.words[end] in joins:
                return end + 1 if self._tokens.follows(end + 1) else None
            return end if "" in joins else None
        if base.last.times >= _THOUSAND and self._tokens.follows_after(end, Joint.COMMA):
            return end
        return None

    def _may_be_ordinal(self, last: Number, added: Number) -> bool:
        if last.ordinal:
            return added.ordinal
        return self._lexicon.ordinal_last or not added.ordinal

    def _begins_digits(self, rest: Reading) -> bool:
        """Whether a digit is the first of several: "eight hundred five five five"."""
        if not rest.single or rest.value >= 10 or rest.last.ordinal:
            return False
        if not self._tokens.follows_after(rest.end, Joint.SPACE):
            return False
        if self._tokens.shapes[rest.end] is Shape.DIGITS:
            return len(self._tokens.words[rest.end]) == 1
        number = self._tokens.numbers[rest.end]
        return number is not None and number.value < 10 and number.needs is not Needs.COMPOUND

    def _tens_behind(self, unit: Reading) -> Reading | None:
        """Units before tens: "fünf und zwanzig"."""
        between = unit.end
        if (
            not 1 <= unit.value <= 9
            or not self._lexicon.unit_joins
            or not self._tokens.follows(between)
        ):
            return None
        if self._tokens.words[between] not in self._lexicon.unit_joins:
            return None
        tens = self._word(between + 1) if self._tokens.follows(between + 1) else None
        if tens is None or tens.value not in range(20, 100, 10):
            return None
        return Reading(tens.value + unit.value, tens.end, tens.last)

    def _unit(self, place: int) -> Reading | None:
        """A number of one word, or one digit."""
        word = self._tokens.words[place]
        if self._tokens.shapes[place] is Shape.DIGITS and len(word) == 1:
            return Reading(int(word), place + 1, Number(int(word)), True)
        return self._word(place)

    def _word(self, place: int) -> Reading | None:
        """A number of one word, or of two that count as one."""
        word = self._tokens.words[place]
        if word in self._lexicon.pair_heads and self._tokens.follows(place + 1):
            pair = self._lexicon.pairs.get((word, self._tokens.words[place + 1]))
            if pair is not None:
                return Reading(pair.value, place + 2, pair)
        number = self._tokens.numbers[place]
        return None if number is None else Reading(number.value, place + 1, number, True)

    def _multiplier(self, reading: Reading) -> Number | None:
        """What multiplies a number: the "thousand" behind it."""
        times = self._times_at(reading.end)
        if not times or reading.last.ordinal or reading.value < 1:
            return None
        number = self._tokens.numbers[reading.end]
        return number if number is not None and reading.value <= number.most else None

    def _times_at(self, place: int) -> int:
        number = self._tokens.numbers[place] if self._tokens.follows(place) else None
        return 0 if number is None else number.times


def _is_base(number: Number, times: int) -> bool:
    """Whether a number is one of its level without another before it: "mil"."""
    return not number.times or (number.times == times and number.needs is not Needs.COMPOUND)
