#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A real model server with a single slot: what a turn waits for, with ``yield_to_turns`` and without.

SmolLM2-135M on llama.cpp, as in the demo, answers and summarizes on the same slot. The caller
speaks again a fixed time after the reply, so that some turns come while a summary is written.
"""

import asyncio
import os
import statistics
import time
from collections.abc import Iterator

from pipecat.frames.frames import LLMTextFrame
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.frame_processor import FrameProcessor
from pipecat.services.openai.llm import OpenAILLMService

from benchmarks.latency.turns import Record, percentile
from examples import local_model
from pipecat_summarizer import (
    ExtractiveSummaryWriter,
    LLMAssistantAggregatorParams,
    LLMAutoContextSummarizationConfig,
    LLMContextSummaryConfig,
)
from pipecat_summarizer.testing import ScriptedCall, record_events, start_call

TURNS = int(os.environ.get("ONE_SLOT_TURNS", "24"))
PAUSE_SECS = 1.0
"""From the end of a reply to the caller's next words."""

SYSTEM = "You are the friendly voice of a furniture shop. Answer in one short sentence."
SAID = (
    "Hello, I ordered an oak shelf last week and I would like to know when it comes.",
    "My order number is K 48213, and the parcel should go to 14 Birch Lane.",
    "Is it possible to have it on Friday afternoon in place of Thursday morning?",
    "And what does it cost if I want two people to carry it up to the third floor?",
)

TITLE = "One slot: end of turn to first token, real model, in seconds"
HEADING = (
    f"{'yield_to_turns':<15} {'turns':>6} {'during':>7} {'p50':>7} {'p50 during':>11} "
    f"{'longest':>8} {'applied':>8} {'broken off':>11}"
)


def run() -> Iterator[Record]:
    """Measure with and without; each with a server of its own."""
    for yields in (False, True):
        with local_model.serve() as model:
            yield asyncio.run(measure(model, yields))


async def measure(model: local_model.LocalModel, yields: bool) -> Record:
    """One call."""
    llm = OpenAILLMService(
        base_url=model.base_url,
        api_key="none",
        default_headers=model.headers,
        settings=OpenAILLMService.Settings(
            model=model.name, max_tokens=24, extra={"extra_body": model.extra_body}
        ),
    )
    config = LLMAutoContextSummarizationConfig(
        max_context_tokens=None,
        max_unsummarized_messages=8,
        summary_config=LLMContextSummaryConfig(
            target_context_tokens=200,
            min_messages_after_summary=2,
            fallbacks=[ExtractiveSummaryWriter()],
            yield_to_turns=yields,
        ),
    )
    first_at = 0.0

    def on_push(_: FrameProcessor, frame: object):
        nonlocal first_at
        if isinstance(frame, LLMTextFrame) and not first_at:
            first_at = time.perf_counter()

    llm.add_event_handler("on_before_push_frame", on_push)
    times: list[tuple[float, bool]] = []
    async with start_call(
        LLMContext(messages=[{"role": "system", "content": SYSTEM}]),
        llm,
        assistant_params=LLMAssistantAggregatorParams(
            enable_auto_context_summarization=True, auto_context_summarization_config=config
        ),
        timeout_secs=120.0,
    ) as call:
        events = record_events(call.summarizer)
        for number in range(TURNS):
            is_during = in_flight(call)
            first_at, started = 0.0, time.perf_counter()
            await call.say(SAID[number % len(SAID)])
            times.append((first_at - started, is_during))
            await asyncio.sleep(PAUSE_SECS)
        applied, failed = list(events.applied), list(events.failed)
    during = [secs for secs, is_during in times if is_during]
    return {
        "yield_to_turns": "on" if yields else "off",
        "turns": len(times),
        "turns_during_a_summary": len(during),
        "p50_secs": statistics.median(secs for secs, _ in times),
        "p50_during_secs": statistics.median(during) if during else 0.0,
        "longest_secs": percentile([secs for secs, _ in times], 100),
        "applied": len(applied),
        "failed": len(failed),
        "broken_off": sum(event.yields for event in [*applied, *failed]),
        "by_the_model": sum(event.writer != "ExtractiveSummaryWriter" for event in applied),
    }


def in_flight(call: ScriptedCall) -> bool:
    """Whether a summary is being written."""
    return call.summarizer._state.in_flight is not None


def row(record: Record) -> str:
    """A record as a line under ``HEADING``."""
    return (
        f"{record['yield_to_turns']:<15} {record['turns']:>6} "
        f"{record['turns_during_a_summary']:>7} {record['p50_secs']:>7.2f} "
        f"{record['p50_during_secs']:>11.2f} {record['longest_secs']:>8.2f} "
        f"{record['applied']:>8} {record['broken_off']:>11}"
    )
