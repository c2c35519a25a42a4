#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What goes wrong. To add a scenario, name it in :data:`SCENARIOS`."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import islice
from random import Random

from benchmarks.fidelity.planted import Message
from benchmarks.long_calls.conversation import INSTRUCTIONS
from benchmarks.long_calls.support_talk import support_talk

TURNS = 100

LIMIT = 8000
"""The most tokens that a request may have."""

MAX_TOKENS = 4000
"""Every competitor is to summarize at this many tokens of messages."""


@dataclass(frozen=True)
class Scenario:
    """A call in which something is wrong.

    Parameters:
        title: What is wrong.
        messages: The call, its instructions in front.
        is_down: Whether no summary can be had.
        held_turns: How many turns a summary takes.
        interrupts: Whether the caller barges in during every reply.
    """

    title: str
    messages: list[Message]
    is_down: bool = False
    held_turns: int = 0
    interrupts: bool = False


def scenarios() -> dict[str, Scenario]:
    """All of them, by name."""
    return {name: make() for name, make in SCENARIOS.items()}


def _down() -> Scenario:
    return Scenario("the provider is down", _call(), is_down=True)


def _big_prompt() -> Scenario:
    long = "\n\n".join([INSTRUCTIONS] * 10)
    return Scenario("the instructions alone are over the threshold", _call(instructions=long))


def _stuck_call() -> Scenario:
    call = {"id": "stuck", "type": "function", "function": {"name": "page", "arguments": "{}"}}
    stuck: list[Message] = [
        {"role": "user", "content": "Could you page my technician, please?"},
        {"role": "assistant", "tool_calls": [call]},
        {"role": "tool", "tool_call_id": "stuck", "content": "IN_PROGRESS"},
        {"role": "assistant", "content": "I am paging him. What else can I do?"},
    ]
    instructions, *rest = _call()
    return Scenario("a tool call never returns", [instructions, *stuck, *rest])


def _barge_in() -> Scenario:
    return Scenario(
        "the caller barges in at every turn, and a summary takes two turns",
        _call(),
        held_turns=2,
        interrupts=True,
    )


def _huge_results() -> Scenario:
    def grown(message: Message) -> Message:
        if message["role"] != "tool":
            return message
        rows = "".join(f'{{"row": {number}, "state": "in stock"}}, ' for number in range(500))
        return message | {"content": f'{{"rows": [{rows}{{}}], "more": {message["content"]}}}'}

    return Scenario("every tool result has thousands of tokens", [grown(one) for one in _call()])


def _large_messages() -> Scenario:
    def grown(message: Message) -> Message:
        if message["role"] == "system" or not message.get("content"):
            return message
        return message | {"content": " ".join([message["content"]] * 60)}

    return Scenario(
        "the messages that are kept are over the threshold", [grown(one) for one in _call()]
    )


def _call(instructions: str = INSTRUCTIONS) -> list[Message]:
    talk: Iterable[Iterable[Message]] = islice(support_talk("en", Random("stress")), TURNS)
    return [
        {"role": "system", "content": instructions},
        *[message for exchange in talk for message in exchange],
    ]


SCENARIOS: dict[str, Callable[[], Scenario]] = {
    "provider down": _down,
    "big prompt": _big_prompt,
    "stuck tool call": _stuck_call,
    "barge-in": _barge_in,
    "huge tool results": _huge_results,
    "kept over the limit": _large_messages,
}
