#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A call, what was planted in it, and the truth about that."""

import re
from dataclasses import dataclass, field
from typing import Any

from benchmarks.fidelity.values import Value

Message = dict[str, Any]


@dataclass(eq=False)
class Planted:
    """Something that was planted, and the truth about it.

    Parameters:
        kind: The kind of value, or ``wish``.
        label: What it is called in the call.
        said: As it was said first.
        form: The form it was said in.
        way: How it came into the call.
        value: The value, with all its acceptable forms.
        since: The round it was planted in.
        until: The round from which it was no longer in force; None if it always is.
        ended: How it ended: ``corrected_now``, ``corrected_later``, ``withdrawn``, with
            ``_silently`` where the old value was not said again.
        ended_by: The words that ended it.
        is_distractor: Whether it never was the caller's: an example, another customer's.
        replaces: What it took the place of.
    """

    kind: str
    label: str
    said: str
    form: str
    way: str
    value: Value = field(repr=False)
    since: int
    until: int | None = None
    ended: str | None = None
    ended_by: str = ""
    is_distractor: bool = False
    replaces: "Planted | None" = field(default=None, repr=False)

    @property
    def pattern(self) -> re.Pattern[str]:
        """All its acceptable forms, over plain text."""
        return self.value.pattern

    def is_in_force(self, number: int) -> bool:
        """Whether it holds at the end of a round."""
        is_over = self.until is not None and self.until <= number
        return not self.is_distractor and self.since <= number and not is_over

    def is_stale(self, number: int) -> bool:
        """Whether it held once, and holds no more at the end of a round."""
        return not self.is_distractor and self.until is not None and self.until <= number


@dataclass(frozen=True)
class Call:
    """A call.

    Parameters:
        language: What is spoken.
        seed: What it was made from.
        opening: The messages before the first round.
        rounds: The messages of each round.
        planted: All that was planted, in order.
    """

    language: str
    seed: int
    opening: list[Message]
    rounds: list[list[Message]]
    planted: list[Planted]


def text_of(message: Message) -> str:
    """All text of a message: its content, the arguments of its calls."""
    calls = message.get("tool_calls") or ()
    parts = [message.get("content") or ""]
    parts += [f"{one['function']['name']} {one['function']['arguments']}" for one in calls]
    return "\n".join(part for part in parts if part)
