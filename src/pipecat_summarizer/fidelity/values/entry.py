#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a value is, and the ledger of all values of a conversation.

A new kind of value is one more name in ``ValueKind`` and one more module in
:mod:`.kinds`.
"""

from dataclasses import dataclass, field
from typing import Literal

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
    is_confirmed: bool = False
    status: Status = "in_force"
    last_turn: int = 0

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
    """

    question: str = ""
    offered: tuple[ValueEntry, ...] = ()
    checked: tuple[ValueEntry, ...] = ()


@dataclass(frozen=True, slots=True)
class Ledger:
    """The exact values of a conversation, in the order they were first said. Never changes.

    Parameters:
        entries: All values, corrected and withdrawn ones among them.
        turns: How many times the caller has spoken so far.
        language: The code of the language last recognised.
        asked: What the assistant said last.
    """

    entries: tuple[ValueEntry, ...] = ()
    turns: int = 0
    language: str | None = None
    asked: Asked = field(default_factory=Asked, repr=False)

    @property
    def in_force(self) -> tuple[ValueEntry, ...]:
        """The values that hold, the most important first; equal ones in the order said."""
        holding = [entry for entry in self.entries if entry.status == "in_force"]
        return tuple(sorted(holding, key=lambda entry: entry.importance))

    @property
    def stale(self) -> tuple[ValueEntry, ...]:
        """The values that no longer hold, in the order they were first said."""
        return tuple(entry for entry in self.entries if entry.status != "in_force")
