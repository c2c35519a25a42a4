#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Reads the texts of the fifth set, which have the form of the fourth set's."""

import re
from pathlib import Path

from benchmarks.gate.fourth.texts import Reply, Turn

HERE = Path(__file__).parent


def read_calls() -> dict[str, list[Turn]]:
    """The messages of each call, by its name."""
    return {
        name: turns
        for name, body in _blocks("calls_*.txt")
        if (turns := _turns(re.split(r"^@", body, maxsplit=1, flags=re.MULTILINE)[0]))
    }


def read_replies() -> list[Reply]:
    """All replies by hand, in the order of the files."""
    found: list[Reply] = []
    for pattern in ("calls_*.txt", "more_goods.txt", "updates.txt"):
        for call, body in _blocks(pattern):
            for part in re.split(r"^@(?=[gbu] )", body, flags=re.MULTILINE)[1:]:
                head, _, text = part.partition("\n")
                found.append(Reply(call, head[0], head[2:].strip(), text.strip("\n")))
    return found


def _turns(body: str) -> list[Turn]:
    turns: list[Turn] = []
    for line in body.strip().splitlines():
        mark, said = line[0], line[2:]
        if mark == "T":
            called, result = said.split(" => ")
            name, _, arguments = called.partition(" ")
            turns += [Turn("assistant", "", (name, arguments)), Turn("tool", result)]
        else:
            turns.append(Turn({"U": "user", "A": "assistant"}[mark], said.strip()))
    return turns


def _blocks(pattern: str) -> list[tuple[str, str]]:
    return [
        (head.strip(), body)
        for path in sorted(HERE.glob(pattern))
        for block in re.split(r"^= ", path.read_text("utf-8"), flags=re.MULTILINE)[1:]
        for head, _, body in [block.partition("\n")]
    ]
