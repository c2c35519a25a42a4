#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Which values and wishes on record a sentence holds, and whether they are in force.

The ledger and the wishes are made elsewhere, from the same messages; here they
are only looked up, sentence by sentence, without a search through all of them.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pipecat_summarizer.fidelity.languages import normal
from pipecat_summarizer.generation.extraction.terms import words_in
from pipecat_summarizer.generation.extraction.values import Value
from pipecat_summarizer.slicing import Steps

if TYPE_CHECKING:  # Who brings no records needs no ledger.
    from pipecat_summarizer.fidelity.values import Ledger, ValueEntry
    from pipecat_summarizer.fidelity.wishes import Wish, Wishes

_KINDS = {
    "id": "code",
    "flight": "code",
    "postal_code": "code",
    "address": "code",
    "url": "web",
    "percentage": "percent",
    "quantity": "small",
    "duration": "small",
    "version": "number",
}
"""The kinds of the ledger that have another name here."""

_PER_STEP = 20
_MAX_PER_WORD = 50  # Of values that share their longest word, so many are compared.


@dataclass(frozen=True, slots=True)
class Held:
    """What a sentence holds of what is on record.

    Parameters:
        values: The values in force.
        is_stale: Whether it holds values or wishes, and none of them is in force.
        is_wish: Whether it is a wish in force.
    """

    values: tuple[Value, ...] = ()
    is_stale: bool = False
    is_wish: bool = False


NOTHING = Held()


@dataclass(slots=True)
class Records:
    """The ledger and the wishes, by the longest word of each."""

    values: "dict[str, list[tuple[str, ValueEntry]]]" = field(
        default_factory=lambda: defaultdict(list)
    )
    wishes: "dict[str, list[tuple[str, Wish]]]" = field(default_factory=lambda: defaultdict(list))

    def held_by(self, said: str, words: Iterable[str]) -> Held:
        """What a sentence holds.

        Args:
            said: The sentence in lower case.
            words: Its words.
        """
        if not self.values and not self.wishes:
            return NOTHING
        padded = ""
        values: set[Value] = set()
        wishes: set[str] = set()
        is_stale = False
        for word in words:
            if word not in self.values and word not in self.wishes:
                continue
            padded = padded or f" {' '.join(words_in(said))} "
            for written, entry in self.values.get(word, ()):
                if f" {written} " not in padded:
                    continue
                if entry.status == "in_force":
                    values.add((_KINDS.get(entry.kind, entry.kind), entry.normal))
                else:
                    is_stale = True
            for written, wish in self.wishes.get(word, ()):
                if f" {written} " in padded or padded in f" {written} ":
                    wishes.add(wish.status)
        is_wish = "in_force" in wishes
        is_stale = (is_stale or bool(wishes)) and not values and not is_wish
        return Held(tuple(sorted(values)), is_stale, is_wish)

    def released_steps(self) -> Steps[None]:
        """Let go of all, some at a time."""
        for table in (self.values, self.wishes):
            while table:
                for _ in range(min(_PER_STEP, len(table))):
                    table.popitem()
                yield


def records_steps(ledger: "Ledger | None", wishes: "Wishes | None") -> Steps[Records]:
    """Make values and wishes ready to be looked up."""
    records = Records()
    for count, entry in enumerate(ledger.entries if ledger else ()):
        for form in {entry.said, entry.written}:
            words = words_in(normal(form))
            if words and len(listed := records.values[max(words, key=len)]) < _MAX_PER_WORD:
                listed.append((" ".join(words), entry))
        if count % _PER_STEP == 0:
            yield
    for count, wish in enumerate(wishes.entries if wishes else ()):
        words = words_in(normal(wish.text))
        if words and len(listed := records.wishes[max(words, key=len)]) < _MAX_PER_WORD:
            listed.append((" ".join(words), wish))
        if count % _PER_STEP == 0:
            yield
    return records
