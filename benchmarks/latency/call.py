#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A call through a real pipeline, whose turns are timed net of the model's own sleep.

A way to keep the context small is one more line in ``PAIRS``.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from pipecat.frames.frames import (
    EndFrame,
    Frame,
    LLMContextFrame,
    LLMFullResponseEndFrame,
    LLMFullResponseStartFrame,
    LLMTextFrame,
    ProposedUserStartedSpeakingFrame,
    ProposedUserStoppedSpeakingFrame,
    TranscriptionFrame,
)
from pipecat.pipeline.pipeline import Pipeline
from pipecat.pipeline.worker import PipelineWorker
from pipecat.processors.aggregators import llm_response_universal as pipecat_own
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor
from pipecat.turns.user_turn_strategies import ExternalUserTurnStrategies
from pipecat.utils.context import llm_context_summarization as pipecat_config
from pipecat.workers.runner import WorkerRunner

import pipecat_summarizer
from pipecat_summarizer.testing import ScriptedLLMService

SYSTEM = "You are the friendly voice of a furniture shop. Answer in one or two short sentences."
SAID = "And then I wanted to ask about number {}, the shelf that came on Tuesday, is it oak?"
REPLY = "Yes, number {} is solid oak, and it can be returned within thirty days if you like."
SUMMARY = (
    "<summary>The caller asked about several shelves that were delivered on Tuesday. They are "
    "solid oak and can be returned within thirty days.</summary>"
)

THRESHOLDS: dict[str, Any] = {"max_context_tokens": 8000, "max_unsummarized_messages": 20}
KEPT = 4


@dataclass(frozen=True)
class Model:
    """How long the model takes.

    Parameters:
        reply_secs: Seconds to the first token of a reply.
        summary_secs: Seconds for a summary.
    """

    reply_secs: float
    summary_secs: float


class Mouth(FrameProcessor):
    """Takes the time of the first token of each reply."""

    def __init__(self):
        """Start without a reply."""
        super().__init__()
        self.first_at = 0.0
        self.spoke = asyncio.Event()
        self.ended = asyncio.Event()

    def listen(self):
        """Wait for the next reply."""
        self.first_at = 0.0
        self.spoke.clear()
        self.ended.clear()

    async def process_frame(self, frame: Frame, direction: FrameDirection):
        """Look at a frame and pass it on."""
        await super().process_frame(frame, direction)
        if isinstance(frame, LLMTextFrame) and not self.first_at:
            self.first_at = time.perf_counter()
            self.spoke.set()
        await self.push_frame(frame, direction)
        if isinstance(frame, LLMFullResponseEndFrame):
            self.ended.set()


@dataclass
class Summaries:
    """Counts the summaries of one call.

    Parameters:
        asked: How many the model was asked for.
        in_flight: How many it is writing now.
    """

    asked: int = 0
    in_flight: int = 0


class SleepingLLM(ScriptedLLMService):
    """A model that takes its time and keeps nothing of what it is asked."""

    def __init__(self, model: Model):
        """Take the times."""
        super().__init__()
        self._model = model
        self._number = 0
        self._summaries = Summaries()
        self.slept_secs = 0.0

    @property
    def summaries(self) -> "Summaries":
        """What was asked for; shared with the copies that a summary is asked of."""
        return self._summaries

    async def run_inference(self, context: LLMContext, *args: Any, **kwargs: Any) -> str:
        """Write a summary."""
        self._summaries.asked += 1
        self._summaries.in_flight += 1
        try:
            await asyncio.sleep(self._model.summary_secs)
        finally:
            self._summaries.in_flight -= 1
        return SUMMARY

    async def process_frame(self, frame: Frame, direction: FrameDirection):
        """Answer a request, in three pieces."""
        if not isinstance(frame, LLMContextFrame):
            await super().process_frame(frame, direction)
            return
        await FrameProcessor.process_frame(self, frame, direction)
        self._number += 1
        await self.push_frame(LLMFullResponseStartFrame())
        started = time.perf_counter()
        await asyncio.sleep(self._model.reply_secs)
        self.slept_secs = time.perf_counter() - started
        for piece in REPLY.format(self._number).partition("solid "):
            await self._push_llm_text(piece)
        await self.push_frame(LLMFullResponseEndFrame())


def none(context: LLMContext) -> Any:
    """No summarizing: the context grows."""
    return pipecat_own.LLMContextAggregatorPair(context, user_params=_user_params())


def ours(context: LLMContext) -> Any:
    """This package."""
    return _summarized(context, pipecat_summarizer, pipecat_summarizer)


def pipecats(context: LLMContext) -> Any:
    """Pipecat's own."""
    return _summarized(context, pipecat_own, pipecat_config)


def _summarized(context: LLMContext, aggregators: Any, config: Any) -> Any:
    """A pair that summarizes; the names are the same in both packages."""
    return aggregators.LLMContextAggregatorPair(
        context,
        user_params=_user_params(),
        assistant_params=aggregators.LLMAssistantAggregatorParams(
            enable_auto_context_summarization=True,
            auto_context_summarization_config=config.LLMAutoContextSummarizationConfig(
                **THRESHOLDS,
                summary_config=config.LLMContextSummaryConfig(min_messages_after_summary=KEPT),
            ),
        ),
    )


PAIRS: dict[str, Callable[[LLMContext], Any]] = {
    "none": none,
    "none again": none,
    "ours": ours,
    "pipecat": pipecats,
}
"""The control beside it is none against none."""


def _user_params() -> pipecat_own.LLMUserAggregatorParams:
    return pipecat_own.LLMUserAggregatorParams(user_turn_strategies=ExternalUserTurnStrategies())


class TimedCall:
    """A running call."""

    def __init__(self, worker: PipelineWorker, context: LLMContext, llm: SleepingLLM, mouth: Mouth):
        """Get hold of the parts."""
        self.context = context
        self.llm = llm
        self._worker = worker
        self._mouth = mouth
        self._turn = 0

    async def turn(self) -> float:
        """Seconds from the caller's end of turn to the first token, net of the model's sleep."""
        self._turn += 1
        self._mouth.listen()
        said = TranscriptionFrame(text=SAID.format(self._turn), user_id="caller", timestamp="")
        await self._worker.queue_frames([ProposedUserStartedSpeakingFrame(), said])
        await settle()
        self.llm.slept_secs = 0.0
        ended = time.perf_counter()
        await self._worker.queue_frame(ProposedUserStoppedSpeakingFrame())
        await self._mouth.spoke.wait()
        secs = self._mouth.first_at - ended - self.llm.slept_secs
        await self._mouth.ended.wait()
        return secs


async def settle():
    """Let the frames on their way arrive."""
    await asyncio.sleep(0.001)


@asynccontextmanager
async def timed_call(
    pair_of: Callable[[LLMContext], Any], model: Model
) -> AsyncIterator[TimedCall]:
    """Run a call.

    Args:
        pair_of: Makes the aggregators for a context.
        model: How long the model takes.

    Yields:
        The call.
    """
    context = LLMContext(messages=[{"role": "system", "content": SYSTEM}])
    user, assistant = pair_of(context)
    llm, mouth = SleepingLLM(model), Mouth()
    worker = PipelineWorker(
        Pipeline([user, llm, mouth, assistant]),
        enable_rtvi=False,
        cancel_on_idle_timeout=False,
        idle_timeout_secs=None,
    )
    started = asyncio.Event()

    async def on_started(*_: Any):
        started.set()

    worker.add_event_handler("on_pipeline_started", on_started)
    runner = WorkerRunner(handle_sigint=False)
    await runner.add_workers(worker)
    running = asyncio.create_task(runner.run())
    await started.wait()
    try:
        yield TimedCall(worker, context, llm, mouth)
    finally:
        await worker.queue_frame(EndFrame())
        await running
