#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a value is, and the ledger of all values of a conversation.

A new kind of value is one more name in ``ValueKind`` and one more module in
:mod:`.kinds`.
"""

from dataclasses import dataclass, field, replace
from typing import Literal

from pipecat_summarizer.slicing import Steps, drain

ValueKind = Literal[
    "name",
    "id",
    "phone",
    "email",
    "url",
    "money",
    "date",
    "time",
    "weekday",
    "duration",
    "percentage",
    "quantity",
    "postal_code",
    "address",
    "flight",
    "version",
]
"""What a value is a value of."""

Speaker = Literal["caller", "assistant", "tool", "operator"]
"""Who said it: the caller; the bot, in words or as the arguments of a tool call;
a tool's result; an instruction."""

Status = Literal["in_force", "corrected", "withdrawn"]
"""Whether it holds, was replaced by another value, or was taken back."""

WEAK_KINDS: frozenset[ValueKind] = frozenset({"weekday", "percentage", "quantity", "duration"})
"""Kinds that are values only when the caller said or confirmed them: the rest is talk."""

CODE_KINDS: frozenset[ValueKind] = frozenset({"id", "phone", "postal_code", "flight"})
"""Kinds that are written alike, so that the same characters are the same value."""


MAX_NAMES_CHARS = 120
"""How long what else a value was called may be, before no more is added."""

_ENTRIES_PER_STEP = 100


@dataclass(frozen=True, slots=True)
class ValueEntry:
    """One value that has to survive letter for letter.

    Parameters:
        said: The value as it stands in the message: "four eight two one three".
        written: The same in digits and signs, as it is shown: "48213".
        normal: What two ways to say the same have in common.
        kind: What it is.
        speaker: Who said it first.
        turn: How many times the caller had spoken when it was first said.
        words: The few words around it that say what it is: "order number".
        also_called: What else it was called: in the question it answers, or when it was
            said again. A later correction may name it so; no summary shows it.
        is_confirmed: Whether the caller said or affirmed what another said first,
            or the assistant repeated what the caller affirmed.
        status: Whether it still holds.
        last_turn: The same as ``turn`` for when it was last said.
    """

    said: str
    written: str
    normal: str
    kind: ValueKind
    speaker: Speaker
    turn: int
    words: str = ""
    also_called: str = ""
    is_confirmed: bool = False
    status: Status = "in_force"
    last_turn: int = 0

    @property
    def every_name(self) -> str:
        """All words by which it was called."""
        return f"{self.words} {self.also_called}".strip()

    def called_as_well(self, words: str) -> "ValueEntry":
        """The same value, which was called by these words too."""
        known = self.every_name.casefold().split()
        new = [word for word in words.split() if word.casefold() not in known]
        if not new or len(self.also_called) > MAX_NAMES_CHARS:
            return self
        return replace(self, also_called=" ".join([self.also_called, *new]).strip())

    @property
    def importance(self) -> int:
        """0 for the caller's own and confirmed values, 1 for a tool's, 2 for the rest."""
        if self.speaker == "caller" or self.is_confirmed:
            return 0
        return 1 if self.speaker == "tool" else 2


@dataclass(frozen=True, slots=True)
class Asked:
    """What the assistant said last, which decides what the caller's answer means.

    Parameters:
        question: The assistant's question, of bounded length; ``""`` for none.
        offered: The values it said, also of kinds that are no entries by themselves.
        checked: Those of them that a "yes" confirms.
        wanted: What the caller asked for last, of bounded length: a tool's result is that.
    """

    question: str = ""
    offered: tuple[ValueEntry, ...] = ()
    checked: tuple[ValueEntry, ...] = ()
    wanted: str = ""


@dataclass(frozen=True, slots=True)
class Ledger:
    """The exact values of a conversation, in the order they were first said. Never changes.

    Parameters:
        entries: All values, corrected and withdrawn ones among them.
        turns: How many times the caller has spoken so far.
        language: The code of the language that is spoken.
        suspected: The code of another one, which the last words seemed to be in.
        asked: What the assistant said last.
    """

    entries: tuple[ValueEntry, ...] = ()
    turns: int = 0
    language: str | None = None
    suspected: str | None = None
    asked: Asked = field(default_factory=Asked, repr=False)

    @property
    def in_force(self) -> tuple[ValueEntry, ...]:
        """The values that hold, the most important first; equal ones in the order said."""
        return drain(self.in_force_steps())

    def in_force_steps(self) -> Steps[tuple["ValueEntry", ...]]:
        """The same, as work in steps."""
        holding: tuple[list[ValueEntry], ...] = ([], [], [])
        for index, entry in enumerate(self.entries):
            if entry.status == "in_force":
                holding[entry.importance].append(entry)
            if index % _ENTRIES_PER_STEP == 0:
                yield
        return (*holding[0], *holding[1], *holding[2])

    @property
    def stale(self) -> tuple[ValueEntry, ...]:
        """The values that no longer hold, in the order they were first said."""
        return tuple(entry for entry in self.entries if entry.status != "in_force")
