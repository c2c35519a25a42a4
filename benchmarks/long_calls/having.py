#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Having calls with one competitor, in its process. Returns plain values, for a pipe."""

import asyncio
from collections.abc import Callable
from typing import Any

from benchmarks.competitors.competitor import Competitor, Message, Settings
from benchmarks.competitors.stand_in import StandIn
from benchmarks.fidelity.planted import text_of
from benchmarks.fidelity.tokens import counting
from benchmarks.long_calls.requests import MessageTokens, Requests

Make = Callable[[str, Settings, StandIn], Competitor]
"""Begins a conversation with a competitor."""


def have_call(
    make: Make, messages: list[Message], round_ends: list[int], settings: dict[str, Any]
) -> dict[str, Any]:
    """Have a whole call, and look at what is sent and what is kept.

    A summary that is written beside the conversation is there before the caller speaks
    again.

    Args:
        make: Begins the conversation.
        messages: The call, its instructions in front.
        round_ends: How many messages there are at each look at the context.
        settings: When to summarize.
    """
    return asyncio.run(_have(make, messages, round_ends, Settings(**settings)))


async def _have(
    make: Make, messages: list[Message], round_ends: list[int], settings: Settings
) -> dict[str, Any]:
    name, count = counting()
    if name != "o200k":
        raise RuntimeError("the tokenizer's file is not installed")
    writer = StandIn(count)
    instructions, *rest = messages
    one = make(instructions["content"], settings, writer)
    requests = Requests(MessageTokens(count))
    contexts: list[list[str]] = []
    for number, message in enumerate(rest, start=2):
        if message["role"] == "user":
            await one.settle()
            await one.pass_time(10.0)
        if message["role"] == "assistant":
            requests.add(await one.request())
        await one.add(message)
        if number in round_ends:
            await one.settle()
            contexts.append([text_of(kept) for kept in await one.context()])
    await one.settle()
    await one.close()
    return {
        "sizes": requests.sizes,
        "cached": requests.cached,
        "summary_calls": writer.calls,
        "summary_prompt_tokens": writer.prompt_tokens,
        "summary_written_tokens": writer.written_tokens,
        "contexts": contexts,
    }
