#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The parts that a spoken value is made of: a number, a digit that repeats, a letter.

What a word is by itself is decided here. What the parts make together, and which of them are
nothing, is decided in :mod:`.chains`.
"""

from dataclasses import dataclass
from enum import IntEnum

from pipecat_summarizer.fidelity.spoken.cardinals import CardinalReader, Reading
from pipecat_summarizer.fidelity.spoken.lexicon import Lexicon, Needs, Phrase
from pipecat_summarizer.fidelity.spoken.tokens import Joint, Shape, Tokens


class Kind(IntEnum):
    """What a part is."""

    SPOKEN = 0
    """A number in words."""
    WRITTEN = 1
    """A number in digits."""
    FIXED = 2
    """A written number with separators, which nothing is joined to."""
    ORDINAL = 3
    LETTER = 4


class Sure(IntEnum):
    """How sure it is that a letter spells something."""

    WORD = 0
    """It may be a word: "a", "I"."""
    NAME = 1
    """A word of a spelling alphabet that is an ordinary word as well: "hotel"."""
    CODE = 2
    """Any other word of a spelling alphabet: "foxtrot"."""
    LETTER = 3
    LIKELY = 4
    """A letter with its word, where the words between may mean something else: "B for Bob"."""
    SAID = 5
    """A letter with its word: "B as in Bravo"."""


@dataclass(slots=True)
class Atom:
    """One part.

    Parameters:
        kind: What it is.
        start: The place of its first word.
        end: The place behind its last word.
        written: What it says.
        joint: What stands before it.
        needs: What it needs beside it.
        digits: Whether it was said digit by digit.
        big: Whether it is a number of 100 or more, which is joined to hardly anything.
        sure: For a letter, how sure that it is one.
        capital: For a letter, whether it is in upper case.
        foreign: Whether it is written with digits that are not those of ASCII.
    """

    kind: Kind
    start: int
    end: int
    written: str
    joint: Joint
    needs: Needs = Needs.NOTHING
    digits: bool = False
    big: bool = False
    sure: Sure = Sure.LETTER
    capital: bool = False
    foreign: bool = False


class AtomReader:
    """Reads the part that begins at a given place of a text."""

    def __init__(self, tokens: Tokens, lexicon: Lexicon):
        """Read in these words, by this lexicon."""
        self._tokens = tokens
        self._lexicon = lexicon
        self._cardinals = CardinalReader(tokens, lexicon)

    def atom(self, place: int, before: Atom | None) -> Atom | None:
        """The part that begins at a place; None where there is none.

        Args:
            place: The place of its first word, with which a value may begin.
            before: The part that stands right before it.
        """
        tokens, lexicon = self._tokens, self._lexicon
        word, shape = tokens.words[place], tokens.shapes[place]
        if shape is Shape.DIGITS or shape is Shape.GROUPED:
            return self._written(place)
        if word in lexicon.idioms_by_head and self.idiom_end(place) > place:
            return None
        if word in lexicon.times_by_head:
            atom = self._repeated_by_phrase(place, before)
            if atom is not None:
                return atom
        if word in lexicon.repeats and tokens.follows(place + 1):
            return self._repeated(place, place + 1, lexicon.repeats[word])
        if tokens.numbers[place] is not None or word in lexicon.pair_heads:
            atom = self._spoken(place)
            if atom is not None:
                return atom
        if shape is Shape.LETTER:
            return self._letter(place, before)
        return self._code_word(place) if word in lexicon.code_words else None

    def idiom_end(self, place: int) -> int:
        """The place behind the idiom that begins here; the same place where none does."""
        idioms = self._lexicon.idioms_by_head.get(self._tokens.words[place], ())
        return max((self._phrase_end(place, idiom) for idiom in idioms), default=place)

    def _written(self, place: int) -> Atom:
        tokens = self._tokens
        kind = Kind.WRITTEN if tokens.shapes[place] is Shape.DIGITS else Kind.FIXED
        atom = Atom(kind, place, place + 1, tokens.words[place], tokens.joints[place])
        atom.foreign = tokens.is_foreign(place)
        if kind is Kind.WRITTEN:
            self._add_fraction(atom)
        self._multiply(atom)
        return atom

    def _spoken(self, place: int) -> Atom | None:
        one_word = self._cardinals.one_word(place)
        reading = one_word or self._cardinals.number(place)
        if reading is None:
            return None
        needs = reading.last.needs if reading.single else Needs.NOTHING
        if needs is Needs.COMPOUND:
            return None
        kind = Kind.ORDINAL if reading.last.ordinal else Kind.SPOKEN
        written, joint = str(reading.value), self._tokens.joints[place]
        atom = Atom(kind, place, reading.end, written, joint, needs)
        atom.digits = kind is Kind.SPOKEN and reading.single and reading.value < 10
        atom.big = reading.value >= 100
        if one_word is None and kind is Kind.SPOKEN and self._add_fraction(atom):
            self._multiply(atom)
        return atom

    def _add_fraction(self, atom: Atom) -> bool:
        """Add what stands behind a spoken point, or several: "two point five"."""
        tokens, found = self._tokens, False
        for _ in range(_MOST_PARTS):
            if tokens.word(atom.end) not in self._lexicon.points:
                break
            if not (tokens.follows(atom.end) and tokens.follows(atom.end + 1)):
                break
            digits, end = self._fraction(atom.end + 1)
            if not digits:
                break
            atom.written += f".{digits}"
            atom.end = end
            atom.kind, atom.needs, atom.digits = Kind.SPOKEN, Needs.NOTHING, False
            found = True
        return found

    def _fraction(self, place: int) -> tuple[str, int]:
        digits: list[str] = []
        while not digits or self._tokens.follows(place):
            reading = self._cardinals.below_hundred(place)
            times = self._lexicon.repeats.get(self._tokens.words[place], 0)
            if times and self._is_digit_at(place + 1):
                digits.append(self._digit(place + 1) * times)
                place += 2
            elif self._tokens.shapes[place] is Shape.DIGITS or self._is_zero(place):
                digits.append(self._digit(place) or self._tokens.words[place])
                place += 1
            elif reading is not None and not _is_part(reading):
                digits.append(str(reading.value))
                place = reading.end
            else:
                break
            if len(digits) > _MOST_PARTS:
                return "", place
        return "".join(digits), place

    def _multiply(self, atom: Atom):
        """Multiply a number in digits by the word behind it: "2.5 million"."""
        if not self._tokens.follows(atom.end):
            return
        number = self._tokens.numbers[atom.end]
        if number is None or not number.times or number.most < _MOST_HUNDREDS:
            return
        if number.ordinal or number.needs is Needs.NEIGHBOUR or self._is_part_of_number(atom):
            return
        whole, _, fraction = atom.written.replace(",", ".").partition(".")
        if max(len(whole), len(fraction)) > _LONGEST or not (whole + fraction).isdecimal():
            return
        if atom.kind is Kind.FIXED and len(fraction) == _LENGTH_OF_GROUP:
            return
        value = int(whole + fraction) * number.times
        if not value or value % 10 ** len(fraction):
            return
        atom.written = str(value // 10 ** len(fraction))
        atom.kind, atom.end, atom.big = Kind.SPOKEN, atom.end + 1, True
        self._add_fraction(atom)

    def _is_part_of_number(self, atom: Atom) -> bool:
        """Whether more of it is written before: ".6 million", "3-5 million"."""
        tokens, place = self._tokens, atom.start
        begin = tokens.spans[place][0]
        if tokens.text[max(0, begin - 1) : begin] in _SEPARATORS:
            return True
        return tokens.follows_after(place, Joint.HYPHEN)

    def _repeated_by_phrase(self, place: int, before: Atom | None) -> Atom | None:
        """A phrase such as "deux fois sept", which is one only among other digits."""
        tokens = self._tokens
        for phrase in self._lexicon.times_by_head[tokens.words[place]]:
            end = self._phrase_end(place, phrase)
            if end == place or not tokens.follows(end):
                continue
            if tokens.words[end] in self._lexicon.fillers and tokens.follows(end + 1):
                end += 1
            atom = self._repeated(place, end, self._lexicon.times[phrase])
            if atom is not None and (before is not None or self._is_digit_at(atom.end)):
                return atom
        return None

    def _repeated(self, start: int, place: int, count: int) -> Atom | None:
        joint, word = self._tokens.joints[start], self._tokens.words[place]
        if self._tokens.shapes[place] is Shape.LETTER:
            letters = "W" if (word, count) == ("u", 2) else self._tokens.raw(place).upper() * count
            return Atom(Kind.LETTER, start, place + 1, letters, joint, sure=self._sure(place))
        digit = self._digit(place)
        if not digit:
            return None
        atom = Atom(Kind.SPOKEN, start, place + 1, digit * count, joint, digits=True)
        self._add_fraction(atom)
        return atom

    def _letter(self, place: int, before: Atom | None) -> Atom | None:
        tokens, letter, sure = self._tokens, self._tokens.words[place], self._sure(place)
        may_be_word = sure is Sure.WORD and not self._is_zero(place)
        if may_be_word:
            beside = before is not None and before.kind is Kind.LETTER
            may_be_word = not beside and not self._is_letter_at(place + 1)
        if may_be_word and tokens.word(place + 1) not in self._lexicon.links_by_head:
            return None
        atom = Atom(Kind.LETTER, place, place + 1, tokens.raw(place).upper(), tokens.joints[place])
        atom.sure, atom.capital = sure, tokens.raw(place).isupper()
        if letter == "x" and self._is_word_at(place + 1, "ray"):
            atom.end, atom.sure = place + 2, Sure.CODE
        for _ in range(_MOST_PARTS):
            if not self._add_word_of_letter(atom, letter):
                break
        return None if may_be_word and atom.sure is Sure.WORD else atom

    def _add_word_of_letter(self, atom: Atom, letter: str) -> bool:
        """Add the word that says which letter is meant: "as in Bravo"."""
        tokens, lexicon = self._tokens, self._lexicon
        for link in lexicon.links_by_head.get(tokens.word(atom.end), ()):
            beyond_doubt = lexicon.links[link]
            after_comma = beyond_doubt and tokens.follows_after(atom.end, Joint.COMMA)
            if not after_comma and not tokens.follows(atom.end):
                continue
            end = self._phrase_end(atom.end, link)
            if end == atom.end or not tokens.follows(end):
                continue
            word = tokens.words[end]
            is_xray = word == "x" and self._is_word_at(end + 1, "ray")
            if not word.startswith(letter) or word in lexicon.function_words:
                continue
            if word == letter and not is_xray:
                continue
            sure = beyond_doubt or word in lexicon.code_words
            atom.sure = max(atom.sure, Sure.SAID if sure else Sure.LIKELY)
            atom.end = end + 2 if is_xray else end + 1
            return True
        return False

    def _code_word(self, place: int) -> Atom:
        word, joint = self._tokens.words[place], self._tokens.joints[place]
        sure = Sure.NAME if word in self._lexicon.everyday else Sure.CODE
        letter = self._lexicon.code_words[word]
        return Atom(Kind.LETTER, place, place + 1, letter, joint, sure=sure)

    def _sure(self, place: int) -> Sure:
        """Whether a letter is likely to be a word."""
        letter = self._tokens.words[place]
        if letter not in self._lexicon.letter_words:
            return Sure.LETTER
        is_capital = self._tokens.raw(place).isupper() and letter != "i"
        inside_sentence = self._tokens.joints[place] is not Joint.BREAK
        return Sure.LETTER if is_capital and inside_sentence else Sure.WORD

    def _digit(self, place: int) -> str:
        """The one digit that a word says; empty where it says something else."""
        word = self._tokens.words[place]
        if self._tokens.shapes[place] is Shape.DIGITS:
            return word if len(word) == 1 else ""
        if self._is_zero(place):
            return "0"
        number = self._tokens.numbers[place]
        if number is None or number.value > 9 or number.ordinal or number.needs is Needs.COMPOUND:
            return ""
        return str(number.value)

    def _is_zero(self, place: int) -> bool:
        return self._lexicon.zero_letter and self._tokens.words[place] == "o"

    def _is_digit_at(self, place: int) -> bool:
        return self._tokens.follows(place) and bool(self._digit(place))

    def _is_letter_at(self, place: int) -> bool:
        """Whether a letter stands at a place, or one that repeats."""
        tokens = self._tokens
        return tokens.follows(place) and (
            tokens.shapes[place] is Shape.LETTER or tokens.words[place] in self._lexicon.repeats
        )

    def _is_word_at(self, place: int, word: str) -> bool:
        return self._tokens.follows(place) and self._tokens.words[place] == word

    def _phrase_end(self, place: int, phrase: Phrase) -> int:
        """The place behind a phrase that stands here; the same place where it does not."""
        for here, word in enumerate(phrase, place):
            if self._tokens.word(here) != word or (here > place and not self._tokens.follows(here)):
                return place
        return place + len(phrase)


def _is_part(reading: Reading) -> bool:
    """Whether what was read is no number by itself."""
    return reading.last.ordinal or (reading.single and reading.last.needs is Needs.COMPOUND)


_SEPARATORS = frozenset(".,٫٬")
# Nobody says more, so it is left as it is.
_MOST_PARTS = 64
_LONGEST = 6
_LENGTH_OF_GROUP = 3
# Where fewer are said, as in French, the word may be a coin: "5 cents".
_MOST_HUNDREDS = 99
