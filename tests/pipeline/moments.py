#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Doing something at each moment of a summary: it is due, written, replied, and in."""

from contextlib import asynccontextmanager

from pipecat_summarizer.testing import Delay, ScriptedLLMService, settle
from pipeline.conftest import SAID, config_of, talk
from pipeline.invariants import watched

SUMMARY = "<summary>The caller asks about an order that should have come on Tuesday.</summary>"
MOMENTS = ("it waits for the reply", "the model writes", "the model has replied", "it is in")
BEFORE = 4
"""How many sentences the caller has said by then."""


@asynccontextmanager
async def call_at(phone, clock, moment, act, **watching):
    """A call in which something is done at a moment of its first summary.

    Args:
        phone: The fixture.
        clock: The fixture.
        moment: One of ``MOMENTS``.
        act: Done then; gets the call.
        **watching: For :func:`watched`.
    """
    calls = []

    async def write(*_):
        if len(calls) == 1 and not acted:
            acted.append(moment)
            await act(calls[0])
        return SUMMARY

    acted = []
    summaries = {
        "the model writes": [Delay(3, SUMMARY), SUMMARY],
        "the model has replied": write,
    }.get(moment, SUMMARY)
    replies = ["ok"] * (BEFORE - 1) + [Delay(2, "ok"), "ok"]
    llm = ScriptedLLMService(replies=replies, summaries=summaries, clock=clock)
    config = config_of(max_unsummarized_messages=2 * BEFORE - 1)
    async with watched(phone(llm, config), **watching) as call:
        calls.append(call)
        await talk(call, BEFORE - 1)
        await call.say(SAID.format(BEFORE - 1), wait=False)
        await clock.wait_for_sleepers()  # the reply, and the summary that waits for it
        if moment == "it waits for the reply":
            await act(call)
            await settle()
        if call.is_running:
            await clock.advance(2)
            await settle()
        if moment == "the model writes":
            await clock.wait_for_sleepers()
            await act(call)
            await settle()
            await clock.advance(3)
            await settle()
        if moment == "it is in":
            await call.events.wait_for_applied()
            await act(call)
            await settle()
        yield call
