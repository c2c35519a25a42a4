#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Reads the calls and replies that were written by hand."""

import gzip
import json
import re
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROLES = {"U": "user", "A": "assistant", "C": "call", "T": "tool"}

Turn = tuple[str, str]
Row = dict[str, Any]


@dataclass
class Call:
    """A call by hand.

    Parameters:
        name: Its language's code, then what it is about.
        turns: Who said what.
        good: Summaries of it.
        bad: Replies that are none, each with its kind.
    """

    name: str
    turns: list[Turn] = field(default_factory=list)
    good: list[str] = field(default_factory=list)
    bad: list[tuple[str, str]] = field(default_factory=list)

    @property
    def language(self) -> str:
        """Its language's code."""
        return self.name.partition("-")[0]


def read_calls() -> dict[str, Call]:
    """All calls by name, with every reply to them."""
    calls: dict[str, Call] = {}
    for path in sorted(HERE.glob("calls_*.txt")) + sorted(HERE.glob("more_*.txt")):
        for block in re.split(r"^= ", path.read_text("utf-8"), flags=re.MULTILINE)[1:]:
            name, _, rest = block.partition("\n")
            call = calls.setdefault(name.strip(), Call(name.strip()))
            turns, *replies = re.split(r"^(?=\+\+$|!! )", rest, flags=re.MULTILINE)
            call.turns += [(ROLES[line[0]], line[2:]) for line in turns.split("\n") if line.strip()]
            for reply in replies:
                head, _, text = reply.partition("\n")
                if head == "++":
                    call.good.append(text.strip())
                else:
                    call.bad.append((head[3:].strip(), text.strip("\n")))
    return calls


def read_asides() -> dict[str, list[list[Turn]]]:
    """Pairs of turns that may stand anywhere, by language."""
    asides: dict[str, list[list[Turn]]] = defaultdict(list)
    for line in (HERE / "asides.txt").read_text("utf-8").splitlines():
        language, caller, assistant = line.split("|")
        asides[language].append([("user", caller.strip()), ("assistant", assistant.strip())])
    return asides


def read_written() -> list[Row]:
    """What a model wrote, as rows of the set."""
    with gzip.open(HERE / "written.jsonl.gz", "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]
