#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Reads the texts of the fourth set, and of the fifth, which have the same form.

A file has blocks that begin with ``= CALL``, or ``= LANGUAGE`` in ``pools.txt`` and
``asides.txt``. In a call a line is ``U`` (caller), ``A`` (assistant) or ``T`` (a tool's call,
``=>``, and its result). ``@g STYLE`` begins a good reply, ``@b KIND`` a bad one, and ``@u N`` an
earlier summary of the first N messages, after ``---`` its update. A line of ``asides.txt`` is
what is said and answered in between, parted by ``||``.
"""

import gzip
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Turn:
    """A message of a call.

    Parameters:
        role: Who said it.
        text: What was said.
        tool: Name and arguments of the tool that was called with it.
    """

    role: str
    text: str
    tool: tuple[str, str] | None = None


@dataclass(frozen=True)
class Reply:
    """A reply that was written by hand.

    Parameters:
        call: The call's name, or only its language.
        mark: ``g``, ``b`` or ``u``.
        kind: What follows the mark.
        text: The reply; of an update with the earlier summary before it.
    """

    call: str
    mark: str
    kind: str
    text: str


def language_of(call: str) -> str:
    """The language of a call, from its name."""
    return call.split("-")[0]


def read_calls(folder: Path, files: str) -> dict[str, list[Turn]]:
    """The messages of each call in a folder's files of this pattern, by its name."""
    calls = {name: _turns(body) for name, body in _blocks(folder, files)}
    return {name: turns for name, turns in calls.items() if turns}


def read_replies(folder: Path, *files: str) -> list[Reply]:
    """All replies by hand, in the order of a folder's files of these patterns."""
    found: list[Reply] = []
    for pattern in files:
        for call, body in _blocks(folder, pattern):
            for part in re.split(r"^@(?=[gbu] )", body, flags=re.MULTILINE)[1:]:
                head, _, text = part.partition("\n")
                found.append(Reply(call, head[0], head[2:].strip(), text.strip("\n")))
    return found


def read_written(folder: Path) -> list[dict[str, Any]]:
    """The labelled replies of the real models."""
    with gzip.open(folder / "written.jsonl.gz", "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def read_asides() -> dict[str, list[tuple[Turn, Turn]]]:
    """What may be said in between, by language."""
    found: dict[str, list[tuple[Turn, Turn]]] = {}
    for language, body in _blocks(HERE, "asides.txt"):
        pairs = [line.split(" || ") for line in body.strip().split("\n")]
        found[language] = [(Turn("user", said), Turn("assistant", back)) for said, back in pairs]
    return found


def as_row(turns: list[Turn]) -> dict[str, Any]:
    """The messages as they are stored, and apart the tools that were called."""
    tools = {str(place): list(turn.tool) for place, turn in enumerate(turns) if turn.tool}
    return {"messages": [[turn.role, turn.text] for turn in turns], "tools": tools}


def _turns(body: str) -> list[Turn]:
    turns: list[Turn] = []
    for line in re.split(r"^@", body, flags=re.MULTILINE)[0].strip().splitlines():
        mark, said = line[0], line[2:]
        if mark == "T":
            called, result = said.split(" => ")
            name, _, arguments = called.partition(" ")
            turns += [Turn("assistant", "", (name, arguments)), Turn("tool", result)]
        else:
            turns.append(Turn({"U": "user", "A": "assistant"}[mark], said.strip()))
    return turns


def _blocks(folder: Path, pattern: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for path in sorted(folder.glob(pattern)):
        for block in re.split(r"^= ", path.read_text("utf-8"), flags=re.MULTILINE)[1:]:
            head, _, body = block.partition("\n")
            found.append((head.strip(), body))
    return found
