#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The words around a part, where they decide whether it is a number, and of what."""

from pipecat_summarizer.fidelity.spoken.atoms import Atom
from pipecat_summarizer.fidelity.spoken.lexicon import Lexicon, Needs
from pipecat_summarizer.fidelity.spoken.outcomes import Outcome
from pipecat_summarizer.fidelity.spoken.tokens import Shape, Tokens


class Surroundings:
    """Looks at what stands right before a part, and right behind it."""

    def __init__(self, tokens: Tokens, lexicon: Lexicon):
        """Look in these words, by this lexicon."""
        self._tokens = tokens
        self._lexicon = lexicon

    def say_number(self, atom: Atom) -> bool:
        """Whether a number that needs others is one by itself: "one night"."""
        if len(self._tokens) == 1:
            is_ambiguous = self._tokens.words[0] in self._lexicon.ambiguous
            return atom.needs is Needs.NEIGHBOUR and not is_ambiguous
        if self.label(atom):
            return True
        is_pronoun = self._word_before(atom) in self._lexicon.leads
        return atom.needs is Needs.NEIGHBOUR and not is_pronoun and self.count_things(atom)

    def label(self, atom: Atom) -> bool:
        """Whether a word stands before that names what a number is: "room one"."""
        return self._word_before(atom) in self._lexicon.labels

    def has_plus(self, atom: Atom) -> bool:
        """Whether the plus sign of a phone number is said before it."""
        return self.has_plus_at(atom.start)

    def has_plus_at(self, place: int) -> bool:
        """The same for the word at a place."""
        return self._tokens.follows(place) and self._tokens.word(place - 1) in self._lexicon.pluses

    def count_things(self, atom: Atom) -> bool:
        """Whether things that are counted stand behind: "nights"."""
        return (
            self._tokens.follows(atom.end) and self._tokens.word(atom.end) in self._lexicon.counted
        )

    def say_ordinal(self, atom: Atom, *, is_first: bool) -> bool:
        """Whether an ordinal is one: no fraction, and "first" only where it is a date.

        Args:
            atom: The ordinal.
            is_first: Whether no other part stands right before it.
        """
        before = self._word_before(atom) if is_first else ""
        if before and self._repeats(atom.start - 1):
            return False
        if atom.needs is not Needs.DATE:
            return before not in self._lexicon.fraction_leads
        if before in self._lexicon.months:
            return True
        after = atom.end
        if self._tokens.follows(after) and self._tokens.word(after) in self._lexicon.month_links:
            after += 1
        if self._tokens.follows(after) and self._tokens.word(after) in self._lexicon.months:
            return True
        if before not in self._lexicon.date_leads:
            return False
        is_behind_month = self._tokens.word(atom.start - 2) in self._lexicon.months
        return is_behind_month or not self._tokens.follows(atom.end)

    def go_on(self, outcome: Outcome, begun: frozenset[int]) -> bool:
        """Whether a value is only a part of what is said, which makes no number as a whole.

        Args:
            outcome: The value.
            begun: The places where values begin.
        """
        end, points = outcome.end, self._lexicon.points
        following = self._tokens.numbers[end] if self._tokens.follows(end) else None
        is_multiplied = following is not None and following.times and not following.ordinal
        if is_multiplied and end not in begun and outcome.form != "spelled":
            return True
        if self._tokens.word(end) in points and self._is_point(end):
            return True
        before = outcome.start - 1
        return self._tokens.word(before) in points and self._is_point(before)

    def _is_point(self, place: int) -> bool:
        """Whether a number stands on either side of a spoken point."""
        if not self._tokens.follows(place) or not self._tokens.follows(place + 1):
            return False
        return self._may_be_number(place - 1) and self._may_be_number(place + 1)

    def _may_be_number(self, place: int) -> bool:
        shape = self._tokens.shapes[place]
        if shape is Shape.LETTER and self._tokens.numbers[place] is None:
            return self._lexicon.zero_letter and self._tokens.words[place] == "o"
        return self._tokens.heads[place] and shape is not Shape.MIXED

    def _word_before(self, atom: Atom) -> str:
        return self._tokens.word(atom.start - 1) if self._tokens.follows(atom.start) else ""

    def _repeats(self, place: int) -> bool:
        """Whether the words that end at a place would repeat a digit: "double", "zweimal die"."""
        last = place - 1 if self._tokens.word(place) in self._lexicon.fillers else place
        word = self._tokens.word(last)
        return word in self._lexicon.repeats or any(word == p[-1] for p in self._lexicon.times)
