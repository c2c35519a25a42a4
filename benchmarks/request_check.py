#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the bound costs a request that is under its limit.

It is asked before every request, in the caller's turn. One message is added before each,
as in a call; the handler of Pipecat that does nothing is measured beside it.
"""

import asyncio
import statistics
import time
from collections.abc import Iterator

from pipecat.frames.frames import Frame, LLMContextFrame
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.frame_processor import FrameProcessor

from benchmarks.timing import message
from pipecat_summarizer import (
    FixedTokenTrigger,
    LLMAutoContextSummarizationConfig,
    LLMContextSummarizer,
    RecentMessagesPolicy,
    SummarizationMiddleware,
)
from pipecat_summarizer.testing import ScriptedLLMService

SIZES = (10, 100, 1_000, 10_000)
REQUESTS = 500
LIMIT = 100_000_000


def run(*, is_smoke: bool = False) -> Iterator[dict[str, int | float]]:
    """Measure each size of context."""
    for size in SIZES[: 1 if is_smoke else None]:
        yield asyncio.run(measure(size))


async def measure(size: int) -> dict[str, int | float]:
    """Send the requests of one growing context to three services, in turns."""
    context = LLMContext([message(index) for index in range(size)])
    frame = LLMContextFrame(context=context)
    services = [ScriptedLLMService(), ScriptedLLMService(), ScriptedLLMService()]
    services[0].add_event_handler("on_before_process_frame", nothing)
    config = LLMAutoContextSummarizationConfig(hard_limit_tokens=LIMIT)
    LLMContextSummarizer(context=context, config=config).bound_service(services[1])
    SummarizationMiddleware(
        services[1],
        trigger=FixedTokenTrigger(max_tokens=LIMIT),
        recent=RecentMessagesPolicy(keep_recent=4),
    ).attach(services[2])
    times: list[list[float]] = [[], [], []]
    for number in range(REQUESTS):
        context.add_message(message(number))
        for service, taken in zip(services, times, strict=True):
            started = time.perf_counter()
            await service._call_event_handler("on_before_process_frame", frame)
            taken.append(time.perf_counter() - started)
    medians = map(statistics.median, times)
    names = ("nothing_secs", "hard_limit_secs", "middleware_secs")
    return {"messages": size, **dict(zip(names, medians, strict=True))}


async def nothing(service: FrameProcessor, frame: Frame) -> None:
    """A handler that does nothing."""
