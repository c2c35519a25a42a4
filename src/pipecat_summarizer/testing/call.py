#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A call through a real pipeline, spoken by the test, a few milliseconds a turn.

Everything is Pipecat's own: user aggregator, worker, runner and frames. Only
the caller's speech is written down, and the turn's end needs no timer.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from pipecat.frames.frames import (
    EndFrame,
    ErrorFrame,
    Frame,
    InterruptionFrame,
    ProposedUserStartedSpeakingFrame,
    ProposedUserStoppedSpeakingFrame,
    TranscriptionFrame,
)
from pipecat.pipeline.parallel_pipeline import ParallelPipeline
from pipecat.pipeline.pipeline import Pipeline
from pipecat.pipeline.worker import PipelineParams, PipelineWorker
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.aggregators.llm_response_universal import (
    LLMAssistantAggregator,
    LLMAssistantAggregatorParams,
    LLMUserAggregator,
    LLMUserAggregatorParams,
)
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor
from pipecat.turns.user_turn_strategies import ExternalUserTurnStrategies
from pipecat.utils.time import time_now_iso8601
from pipecat.workers.runner import WorkerRunner

from pipecat_summarizer.aggregators import LLMContextAggregatorPair, attach_summarizer
from pipecat_summarizer.clock import Clock
from pipecat_summarizer.testing.clock import settle
from pipecat_summarizer.testing.llm import ScriptedLLMService

F = TypeVar("F", bound=Frame)


class ScriptedCall:
    """A running call; made by :func:`start_call`.

    Attributes:
        worker: The pipeline's worker.
        context: The conversation.
        llm: The service that answers.
        user: The user aggregator.
        assistant: The assistant aggregator, which holds the summarizer.
        frames: Every frame pushed by any processor, in either direction, once
            each, in order.
    """

    def __init__(
        self,
        *,
        worker: PipelineWorker,
        context: LLMContext,
        llm: Any,
        user: LLMUserAggregator,
        assistant: LLMAssistantAggregator,
        timeout_secs: float,
    ):
        """Get hold of the parts. The call is started by :func:`start_call`."""
        self.worker = worker
        self.context = context
        self.llm = llm
        self.user = user
        self.assistant = assistant
        self.frames: list[Frame] = []
        self._timeout_secs = timeout_secs
        self._seen: set[int] = set()
        self._changed = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self._ending = False
        processors = _all_processors(worker.pipeline)
        self._is_parallel = any(isinstance(p, ParallelPipeline) for p in processors)
        for processor in processors:
            processor.add_event_handler("on_before_push_frame", self._on_push_frame)
        for aggregator in (user, assistant):
            aggregator.add_event_handler("on_after_process_frame", self._on_change)

    @property
    def summarizer(self) -> Any:
        """The assistant aggregator's summarizer."""
        return self.assistant._summarizer

    @property
    def errors(self) -> list[ErrorFrame]:
        """The error frames that were pushed."""
        return self.seen(ErrorFrame)

    @property
    def is_running(self) -> bool:
        """Whether the pipeline has not ended yet."""
        return self._running is not None and not self._running.done()

    def seen(self, kind: type[F]) -> list[F]:
        """The frames of one type that were pushed.

        Args:
            kind: The type, subclasses included.
        """
        return [frame for frame in self.frames if isinstance(frame, kind)]

    async def say(self, text: str, *, wait: bool = True) -> str:
        """Speak as the caller: start of speech, transcript, end of speech.

        As in a real call, the start of speech interrupts the assistant.

        Args:
            text: What the caller says.
            wait: Whether to return only when the assistant's reply, after any
                function calls, stands in the context. Otherwise this returns
                when the caller's words stand there.

        Returns:
            The reply; ``""`` if it was not waited for.

        Raises:
            TimeoutError: If there was no reply in time.
            RuntimeError: If the call ended first.
            ValueError: If there is nothing to say.
        """
        if not text.strip():
            raise ValueError(f"text must not be blank, got {text!r}")
        before = list(self.context.get_messages())
        await self.worker.queue_frames(
            [
                ProposedUserStartedSpeakingFrame(),
                TranscriptionFrame(text=text, user_id="caller", timestamp=time_now_iso8601()),
                ProposedUserStoppedSpeakingFrame(),
            ]
        )
        await self._until(lambda: self._reply(text, before) is not None, "the caller's words")
        if not wait:
            return ""
        while True:
            await self._until(lambda: self._is_answered(text, before), "a reply")
            # A tool's result may have asked for one more reply meanwhile.
            await self.flush()
            if self._is_answered(text, before):
                return self._reply(text, before) or ""

    async def queue(
        self, frame: Frame, direction: FrameDirection = FrameDirection.DOWNSTREAM
    ) -> None:
        """Queue a frame at the pipeline's beginning, or upstream at its end.

        Args:
            frame: The frame.
            direction: Where it goes.
        """
        await self.worker.queue_frame(frame, direction)

    async def flush(self) -> None:
        """Wait until every frame on its way has been processed, both ways.

        Raises:
            TimeoutError: If a processor holds its frames back.
        """
        if self._is_parallel:
            # Pipecat 1.9 loses its probe in a ParallelPipeline: watch for silence instead.
            pushed = -1
            while pushed != len(self.frames):
                pushed = len(self.frames)
                await settle()
        elif not await self.worker.flush_pipeline(timeout=self._timeout_secs):
            raise TimeoutError("the pipeline is stuck")
        await settle()

    async def end(self) -> None:
        """Hang up in good order, and wait until the pipeline has finished.

        Raises:
            TimeoutError: If a processor holds up the end.
        """
        self._ending = True
        await self._finish(self.worker.queue_frame(EndFrame()))

    async def cancel(self) -> None:
        """Break off, and wait until the pipeline has finished."""
        if self._ending and self.is_running:
            # An end held up by a frame would hold up the cancellation too.
            await self.queue(InterruptionFrame(), FrameDirection.UPSTREAM)
        await self._finish(self.worker.cancel())

    async def start(self) -> None:
        """Start the pipeline, and wait until it runs. Called by :func:`start_call`."""
        started = asyncio.Event()

        async def on_started(worker: PipelineWorker, frame: Frame):
            started.set()

        self.worker.add_event_handler("on_pipeline_started", on_started)
        runner = WorkerRunner(handle_sigint=False)
        await runner.add_workers(self.worker)
        self._running = asyncio.create_task(runner.run())
        self._running.add_done_callback(lambda _: self._changed.set())
        async with asyncio.timeout(self._timeout_secs):
            await started.wait()

    async def _finish(self, request: Any) -> None:
        if self._running is None or not self.is_running:
            request.close()
            return
        await request
        try:
            async with asyncio.timeout(self._timeout_secs):
                await asyncio.shield(self._running)
        except TimeoutError:
            raise TimeoutError(f"the call did not end in {self._timeout_secs} s") from None
        await settle()

    async def _until(self, condition: Callable[[], Any], what: str) -> None:
        try:
            async with asyncio.timeout(self._timeout_secs):
                while not condition():
                    if not self.is_running:
                        raise RuntimeError(f"the call ended while waiting for {what}")
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise TimeoutError(f"waited {self._timeout_secs} s for {what}") from None

    def _is_answered(self, text: str, before: list[Any]) -> bool:
        return bool(self._reply(text, before)) and not any(
            message["role"] == "tool" and message.get("content") == "IN_PROGRESS"
            for message in self.context.get_messages()
            if isinstance(message, dict)
        )

    def _reply(self, text: str, before: list[Any]) -> str | None:
        """What was answered to the caller's words; None where they do not stand yet."""
        known = {id(message) for message in before}
        reply = ""
        for message in reversed(self.context.get_messages()):
            if not isinstance(message, dict) or id(message) in known:
                continue
            content = message.get("content")
            if not isinstance(content, str):
                continue
            if message["role"] == "user" and text.strip() in content:
                return reply
            if message["role"] == "assistant":
                reply = reply or content
        return None

    def _on_push_frame(self, processor: FrameProcessor, frame: Frame) -> None:
        if frame.id not in self._seen:
            self._seen.add(frame.id)
            self.frames.append(frame)

    def _on_change(self, processor: FrameProcessor, frame: Frame) -> None:
        self._changed.set()


@asynccontextmanager
async def start_call(
    context: LLMContext | None = None,
    llm: FrameProcessor | None = None,
    *,
    assistant_params: LLMAssistantAggregatorParams | None = None,
    user_params: LLMUserAggregatorParams | None = None,
    pair: Any = None,
    processors: Sequence[FrameProcessor] = (),
    clock: Clock | None = None,
    timeout_secs: float = 10.0,
    params: PipelineParams | None = None,
    enable_rtvi: bool = False,
    **worker_options: Any,
) -> AsyncIterator[ScriptedCall]:
    """Run a call through user aggregator, LLM and assistant aggregator.

    Leaving the block ends the call, or cancels it if the block raised.

    Args:
        context: The conversation so far. None: an empty one.
        llm: What answers. None: a :class:`ScriptedLLMService`.
        assistant_params: For the assistant aggregator.
        user_params: For the user aggregator. None: turns that need no timer.
        pair: A ready ``LLMContextAggregatorPair``, such as Pipecat's after
            ``attach_summarizer``, in place of one built here.
        processors: More processors, between the LLM and the assistant aggregator.
        clock: Time for the summarizer, such as a :class:`ManualClock`; taken when
            the pair is built here. None: the event loop's.
        timeout_secs: How long anything is waited for, in real time.
        params: The worker's parameters.
        enable_rtvi: Whether the worker speaks RTVI.
        **worker_options: Passed to ``PipelineWorker``.

    Yields:
        The running call.
    """
    if pair is not None and clock is not None:
        raise ValueError("clock is for a pair that is built here; give yours to attach_summarizer")
    if pair is None:
        pair = LLMContextAggregatorPair(
            context or LLMContext(),
            user_params=user_params
            or LLMUserAggregatorParams(user_turn_strategies=ExternalUserTurnStrategies()),
            assistant_params=assistant_params,
        )
        attach_summarizer(pair.assistant(), clock=clock)
    user, assistant = pair
    llm = llm or ScriptedLLMService()
    worker = PipelineWorker(
        Pipeline([user, llm, *processors, assistant]),
        params=params,
        enable_rtvi=enable_rtvi,
        cancel_on_idle_timeout=False,
        idle_timeout_secs=None,
        **worker_options,
    )
    call = ScriptedCall(
        worker=worker,
        context=assistant.context,
        llm=llm,
        user=user,
        assistant=assistant,
        timeout_secs=timeout_secs,
    )
    try:
        await call.start()
        yield call
        await call.end()
    except BaseException:
        await call.cancel()
        raise


def _all_processors(processor: FrameProcessor) -> list[FrameProcessor]:
    found = [processor]
    for inner in processor.processors:
        found.extend(_all_processors(inner))
    return found
