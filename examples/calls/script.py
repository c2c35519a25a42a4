#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A call as it stands in a file: what the caller says, and what the tools find out.

The file is TOML; `late_delivery.toml` says in its first lines what may stand in
one. A new key is a field here, of the same name.
"""

import dataclasses
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")


class ScriptError(ValueError):
    """The file is no call; the message says what is wrong with it."""


@dataclass(frozen=True)
class ScriptedTool:
    """One tool call of the assistant.

    Parameters:
        name: The function's name.
        arguments: What it is called with.
        result: What it answers.
        later: Whether it is asynchronous: the call goes on, and the result
            comes where a turn delivers it.
        summarize: Whether a summary is asked for while it runs.
    """

    name: str
    arguments: dict[str, Any]
    result: dict[str, Any]
    later: bool = False
    summarize: bool = False


@dataclass(frozen=True)
class Turn:
    """One turn of the call.

    Parameters:
        caller: What the caller says.
        tools: What the assistant calls before it answers, in order.
        hears: After how many words of the reply the caller cuts in; None: never.
        pin: Whether what the caller says must always stay in the context.
        delivers: The asynchronous tool whose result comes in before the caller
            speaks; None: none.
        summarize: Whether a summary is asked for once the turn is over.
    """

    caller: str
    tools: tuple[ScriptedTool, ...] = ()
    hears: int | None = None
    pin: bool = False
    delivers: str | None = None
    summarize: bool = False


@dataclass(frozen=True)
class CallScript:
    """A whole call.

    Parameters:
        title: What it is about.
        instructions: The service's system instruction.
        briefing: The developer message that the context begins with.
        kick_off: What makes the assistant speak first.
        turns: The turns, in order.
        facts: Exact values that a good summary keeps, by what they are.
    """

    title: str
    instructions: str
    briefing: str
    kick_off: str
    turns: tuple[Turn, ...]
    facts: dict[str, str] = field(default_factory=dict)

    def first(self, count: int) -> "CallScript":
        """The same call, hung up after so many turns."""
        return dataclasses.replace(self, turns=self.turns[:count])


def load_script(path: Path) -> CallScript:
    """Read a call from its file.

    Raises:
        ScriptError: If it cannot be read, or is no call.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as e:
        raise ScriptError(f"{path} cannot be read: {e.strerror}") from e
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as e:
        raise ScriptError(f"{path} is no TOML file: {e}") from e
    turns = tuple(
        _build(Turn, turn, f"turn {number}") for number, turn in enumerate(data.pop("turns", ()), 1)
    )
    if not turns:
        raise ScriptError(f"{path} has no [[turns]]")
    script = _build(CallScript, data | {"turns": turns}, path.name)
    _check_deliveries(script)
    return script


def _build(cls: type[T], values: dict[str, Any], where: str) -> T:
    if cls is Turn and "tools" in values:
        tools = tuple(_build(ScriptedTool, tool, f"a tool of {where}") for tool in values["tools"])
        values = values | {"tools": tools}
    try:
        return cls(**values)
    except TypeError as e:
        # Python's own words name the key that is missing or not known.
        raise ScriptError(f"{where}: {str(e).split(' ', 1)[1]}") from e


def _check_deliveries(script: CallScript):
    """A result can come in only once its tool has been called."""
    waiting: set[str] = set()
    for number, turn in enumerate(script.turns, 1):
        if turn.delivers is not None and turn.delivers not in waiting:
            raise ScriptError(f"turn {number} delivers {turn.delivers}, which is not waited for")
        waiting.discard(turn.delivers or "")
        waiting.update(tool.name for tool in turn.tools if tool.later)
