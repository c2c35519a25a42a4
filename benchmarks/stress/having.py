#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Having a call in which something is wrong, in the competitor's process."""

import asyncio
from typing import Any

from benchmarks.competitors.competitor import Message, Settings
from benchmarks.competitors.stand_in import ProviderDown, StandIn
from benchmarks.fidelity.tokens import counting
from benchmarks.long_calls.having import Make
from benchmarks.long_calls.requests import MessageTokens, Requests

_LOOP_TURNS = 500
"""Turns of the event loop in which whatever does not wait for the model is done."""


def have_call(
    make: Make,
    messages: list[Message],
    settings: dict[str, Any],
    *,
    is_down: bool,
    held_turns: int,
    interrupts: bool,
) -> dict[str, Any]:
    """Have the call.

    Args:
        make: Begins the conversation.
        messages: The call, its instructions in front.
        settings: When to summarize.
        is_down: Whether no summary can be had.
        held_turns: How many turns a summary takes.
        interrupts: Whether the caller barges in during every reply.
    """
    writer = StandIn(counting()[1], is_down=is_down)
    conversation = make(messages[0]["content"], Settings(**settings), writer)
    return asyncio.run(_Call(conversation, writer, held_turns, interrupts).have(messages[1:]))


class _Call:
    def __init__(self, conversation: Any, writer: StandIn, held_turns: int, interrupts: bool):
        self._conversation = conversation
        self._writer = writer
        self._held_turns = held_turns
        self._interrupts = interrupts
        self._requests = Requests(MessageTokens(writer.count))
        self._lost = 0

    async def have(self, messages: list[Message]) -> dict[str, Any]:
        turns = 0
        for message in messages:
            if message["role"] == "user":
                turns += 1
                await self._between(turns)
            if message["role"] == "assistant":
                await self._request()
            await self._conversation.add(message)
        self._writer.let_go()
        await self._conversation.settle()
        await self._conversation.close()
        return {
            "summary_calls": self._writer.calls,
            "sizes": self._requests.sizes,
            "lost_requests": self._lost,
        }

    async def _between(self, turns: int):
        """A turn's time passes; a summary that takes longer goes on."""
        if self._held_turns:
            self._writer.hold()
            if turns % self._held_turns == 0:
                self._writer.let_go()
                await _loop()
                self._writer.hold()
        else:
            await self._conversation.settle()
        await self._conversation.pass_time(10.0)

    async def _request(self):
        """Ask for a reply. What waits for the model is cancelled where the caller barges in."""
        task = asyncio.ensure_future(self._conversation.request())
        if self._interrupts:
            await _loop(task)
            if not task.done():
                task.cancel()
            await self._conversation.interrupt()
        try:
            self._requests.add(await task)
        except (ProviderDown, asyncio.CancelledError):
            self._lost += 1


async def _loop(task: "asyncio.Future[Any] | None" = None):
    for _ in range(_LOOP_TURNS):
        if task is not None and task.done():
            return
        await asyncio.sleep(0)
