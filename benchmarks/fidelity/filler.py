#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What is said between the planted turns: real human chats, or made-up small talk.

The chats are those of ``chitchat-dataset`` (MIT), in English. They are a part of this
benchmark only, and read from the installed package when they are first needed. Without it,
and in the other languages, small talk is put together from sentences of the phrase files.
"""

import importlib
import importlib.util
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from benchmarks.fidelity.phrases import phrases_of

Exchange = tuple[str, str]
"""What the caller says, and what the assistant answers."""

_MAX_CHARS = 400
_WEEKDAY = re.compile(r"(?:mon|tues|wednes|thurs|fri|satur|sun)day", re.IGNORECASE)
"""There are only seven, and a planted one must stand nowhere else."""


def has_chats() -> bool:
    """Whether the real chats are installed."""
    return importlib.util.find_spec("chitchat_dataset") is not None


def exchanges(language: str, rng: Random) -> Iterator[Exchange]:
    """Exchanges without end, each call with chats of its own."""
    if language == "en" and has_chats():
        return _real(rng)
    return _made_up(language, rng)


def _real(rng: Random) -> Iterator[Exchange]:
    chats = _chats()
    while True:
        said = chats[rng.randrange(len(chats))]
        yield from zip(said[::2], said[1::2], strict=False)


def _made_up(language: str, rng: Random) -> Iterator[Exchange]:
    filler = phrases_of(language).filler
    while True:
        user = " ".join(rng.sample(filler["user"], rng.choice((1, 1, 2))))
        yield user, " ".join(rng.sample(filler["assistant"], rng.choice((1, 2))))


@cache
def _chats() -> list[list[str]]:
    """The turns of each chat. Left out is what could hold the contact of a person."""
    chats: list[list[str]] = []
    dataset: dict[str, Any] = importlib.import_module("chitchat_dataset").Dataset()
    for chat in dataset.values():
        turns = [" ".join(one["text"].strip() for one in turn) for turn in chat["messages"]]
        chats.append([turn for turn in turns if turn and _is_fit(turn)])
    return [chat for chat in chats if len(chat) >= 4]


def _is_fit(turn: str) -> bool:
    return len(turn) <= _MAX_CHARS and "@" not in turn and not _WEEKDAY.search(turn)
