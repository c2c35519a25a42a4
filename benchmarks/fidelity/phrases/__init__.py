#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The sentences of the generated calls, one file a language. What they hold is told in en.toml."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Wish:
    """A standing wish, as it is said.

    Parameters:
        text: The wish.
        back: What takes it back, or None.
        speaker: The role of who says it.
        about: Of the wishes about the same only one stands in a call, since a second
            would take its place.
    """

    text: str
    back: str | None = None
    speaker: str = "user"
    about: str | None = None


@dataclass(frozen=True)
class Phrases:
    """All sentences of a language.

    Parameters:
        lines: Sentences that serve every kind of value, by their purpose.
        labels: For each kind, what its first and its second value are called.
        says: For each kind, how the caller says its first and its second value.
        filler: Sentences without a value, by role.
        wishes: Standing wishes.
    """

    lines: dict[str, Any]
    labels: dict[str, list[str]]
    says: dict[str, list[list[str]]]
    filler: dict[str, list[str]]
    wishes: tuple[Wish, ...]


@cache
def phrases_of(language: str) -> Phrases:
    """Read the file of a language."""
    file = Path(__file__).parent / f"{language}.toml"
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    return Phrases(
        lines=read["lines"],
        labels={kind: entry["labels"] for kind, entry in read["kinds"].items()},
        says={kind: entry["says"] for kind, entry in read["kinds"].items()},
        filler=read["filler"],
        wishes=tuple(Wish(**wish) for wish in read["wishes"]),
    )
