#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A standing wish, and all of a conversation. Values only; nothing here reads text."""

from dataclasses import dataclass
from typing import Literal

WishKind = Literal[
    "always",
    "never",
    "contact",
    "time",
    "manner",
    "language",
    "limit",
    "consent",
    "disclosure",
    "wish",
]
"""What a wish is about; ``wish`` is anything else that is to hold from then on."""

WishSpeaker = Literal["caller", "operator", "assistant"]

WishStatus = Literal["in_force", "superseded", "withdrawn"]

MAX_WISH_CHARS = 240
"""A wish is never longer; of a longer sentence the clauses around the wish are kept."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Something that is to hold from then on.

    Parameters:
        text: The sentence, or its clause, word for word and on one line.
        kind: What it is about.
        speaker: Who said it. The operator speaks in system and developer
            messages; of the assistant only disclosures count.
        turn: In which turn of the caller it was said, from 1; 0 before the caller
            spoke, or where it was read back from a summary.
        status: Whether it still holds, or a newer wish took its place, or it was
            taken back.
    """

    text: str
    kind: WishKind
    speaker: WishSpeaker = "caller"
    turn: int = 0
    status: WishStatus = "in_force"


@dataclass(frozen=True, slots=True)
class Wishes:
    """All wishes of a conversation so far, in the order they were said.

    Parameters:
        entries: The wishes, also those that no longer hold.
        turns: How many turns the caller has had.
        question: The assistant's last question, where it asks for consent and
            has not been answered yet; ``""`` otherwise.
    """

    entries: tuple[Wish, ...] = ()
    turns: int = 0
    question: str = ""
    has_begun: bool = False

    @property
    def in_force(self) -> tuple[Wish, ...]:
        """The wishes that hold, in the order they were said."""
        return tuple(wish for wish in self.entries if wish.status == "in_force")
