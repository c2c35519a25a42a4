#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What is right of every call, however its pipeline is built and whatever happens in it.

- Each sentence of the caller is in exactly one place, and in order: in the context, or in the
  transcript of one summary that was written.
- Every call of a tool has its result, and every result its call.
- No error frame, no warning, one event for each summary that was begun, no task left behind.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from loguru import logger

from pipecat_summarizer import RequestBoundedEvent, SummaryStartedEvent
from pipecat_summarizer.testing import settle
from pipeline.conftest import SAID

_SAID = re.compile(re.escape(SAID).replace(r"\{\}", r"(\d+)"))


@asynccontextmanager
async def watched(start, *, errors=0, warnings=()) -> AsyncIterator:
    """A call of which all of that is looked at when it has ended.

    Args:
        start: What starts it: ``phone(...)``.
        errors: How many error frames there have to be.
        warnings: A piece of the text of each warning there has to be. None: any.
    """
    logged = []
    sink = logger.add(
        lambda message: logged.append(message.record["message"]),
        level="WARNING",
        # What a service of the tests leaves open is nobody's fault.
        filter=lambda record: "NOT_GIVEN" not in record["message"],
    )
    before = asyncio.all_tasks()
    try:
        async with start as call:
            yield call
        await settle()
    finally:
        logger.remove(sink)
    assert len(call.errors) == errors
    if warnings is not None:
        assert len(logged) == len(warnings), logged
        assert all(piece in text for piece, text in zip(warnings, logged, strict=True))
    assert [task for task in asyncio.all_tasks() - before if not task.done()] == []
    one_outcome_for_each_start(call.events.events)
    calls_and_results_belong_together(call.context.messages)


def one_outcome_for_each_start(events):
    """Whether summaries are begun one at a time, and each ends in one event."""
    is_open = False
    for event in events:
        if isinstance(event, SummaryStartedEvent):
            assert not is_open
            is_open = True
        elif not isinstance(event, RequestBoundedEvent) and getattr(event, "reason", "") not in (
            "in_flight",
        ):
            is_open = False
    assert not is_open


def calls_and_results_belong_together(messages):
    """Whether each call of a tool has its result, and each result its call."""
    calls = {c["id"] for m in messages for c in m.get("tool_calls") or ()}
    assert calls == {m["tool_call_id"] for m in messages if m["role"] == "tool"}


def said_in(text):
    """The numbers of the caller's sentences in a text, in order."""
    return [int(number) for number in _SAID.findall(text)]


def everything_is_in_one_place(call, turns, *writers, gone=()):
    """Whether each of the caller's sentences is in the context or in one summary's transcript.

    Args:
        call: The call.
        turns: How many sentences the caller said, numbered from 0.
        writers: The services that wrote its summaries; none: the call's own.
        gone: The numbers of those that the application took out.
    """
    texts = [str([m.get("content") for m in call.context.messages])]
    for writer in writers or (call.llm,):
        texts += [one.prompt for one in writer.inference_calls if one.outcome == "returned"]
    said = [said_in(text) for text in texts]
    for numbers in said:
        assert numbers == sorted(numbers)
    everywhere = sorted(number for numbers in said for number in numbers)
    assert [n for n in everywhere if n not in gone] == [n for n in range(turns) if n not in gone]
