#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The orchestrator: when a summary is begun, and who is told.

    counting -> triggers -> selection -> generation -> fidelity -> splice -> event

A frame is looked at for microseconds; all the rest is one task per summary that
runs beside the conversation. Nothing here raises into the pipeline, and every
summary ends in exactly one event.
"""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any

from loguru import logger
from pipecat.frames.frames import (
    Frame,
    FunctionCallCancelFrame,
    FunctionCallResultFrame,
    InterruptionFrame,
    LLMContextSummaryResultFrame,
    LLMFullResponseEndFrame,
    LLMFullResponseStartFrame,
    LLMMessagesAppendFrame,
    LLMMessagesTransformFrame,
    LLMMessagesUpdateFrame,
    LLMSetToolsFrame,
    LLMSummarizeContextFrame,
)
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.frame_processor import FrameProcessor, FrameProcessorSetup
from pipecat.utils.base_object import BaseObject
from pipecat.utils.context.llm_context_summarization import (
    LLMAutoContextSummarizationConfig as PipecatAutoConfig,
)
from pipecat.utils.context.llm_context_summarization import (
    LLMContextSummaryConfig as PipecatSummaryConfig,
)

from pipecat_summarizer.clock import Clock, SystemClock
from pipecat_summarizer.config import LLMAutoContextSummarizationConfig, LLMContextSummaryConfig
from pipecat_summarizer.config_values import check_clock, check_switch
from pipecat_summarizer.context_state import state_of
from pipecat_summarizer.counting import (
    ApproximateTokenCounter,
    GuardedTokenCounter,
    TokenCounter,
    UsageCalibratedTokenCounter,
)
from pipecat_summarizer.errors import CallbackError, describe
from pipecat_summarizer.events import (
    EVENT_NAMES,
    RequestBoundedEvent,
    SummaryAppliedEvent,
    SummaryFailedEvent,
    SummaryOutcome,
    SummarySkippedEvent,
    SummaryStartedEvent,
)
from pipecat_summarizer.fidelity import memory as memories
from pipecat_summarizer.generation.choice import CLEANUP_SECS, WriterChoice
from pipecat_summarizer.making import SummaryMaker
from pipecat_summarizer.request_bound import Excess, RequestBound
from pipecat_summarizer.request_host import HardLimit, SummarizerHost
from pipecat_summarizer.run import MANUAL, SummaryRun
from pipecat_summarizer.runs import SummaryRuns
from pipecat_summarizer.slicing import run_sliced
from pipecat_summarizer.telemetry import SummaryTelemetry
from pipecat_summarizer.tools import (
    FunctionSchema,
    SummarizationResult,
    summarize_context_tool,
)
from pipecat_summarizer.usage import RequestUsage
from pipecat_summarizer.watch import ContextWatch

# Pipecat's and custom processors' frames after which the context may have grown.
_GROWING_FRAMES = (
    LLMFullResponseStartFrame,
    LLMFullResponseEndFrame,
    LLMMessagesAppendFrame,
)
# The same, but one of the newest messages may read differently now.
_EDITING_FRAMES = (
    FunctionCallResultFrame,
    FunctionCallCancelFrame,
)
# The same, but any message may.
_REWRITING_FRAMES = (
    LLMMessagesUpdateFrame,
    LLMMessagesTransformFrame,
)

NEAR_LIMIT_SHARE = 0.9
"""From this share of the hard limit on a summary no longer gives way to the caller's turns."""

_EVENT_OF = {
    SummaryAppliedEvent: "on_summary_applied",
    SummaryFailedEvent: "on_summary_failed",
    SummarySkippedEvent: "on_summary_skipped",
}


class LLMContextSummarizer(BaseObject):
    """Keeps a context small by having its older messages summarized.

    Usually owned by an assistant aggregator, which feeds it the frames it sees.
    It also works alone: feed it frames with :meth:`process_frame`, or call
    :meth:`summarize`.

    Event handlers available:

    - on_summary_started: A summary was found necessary and is being written.
    - on_summary_applied: A summary took the place of older messages.
    - on_summary_failed: A summary could not be had; the context is as it was.
    - on_summary_skipped: A summary was asked for and not made, or made and not used.
    - on_request_bounded: A request was above its hard limit, and was made to fit.
    - on_request_summarization: A request frame has to be sent to the pipeline's
      LLM. Used only where no service with ``run_inference`` is to be found.

    Example::

        @summarizer.event_handler("on_summary_applied")
        async def on_summary_applied(summarizer, event: SummaryAppliedEvent):
            logger.info(f"{event.tokens_before} -> {event.tokens_after} tokens")
    """

    def __init__(
        self,
        *,
        context: LLMContext,
        config: PipecatAutoConfig | None = None,
        auto_trigger: bool = True,
        clock: Clock | None = None,
    ):
        """Watch a context.

        Args:
            context: The context to keep small.
            config: When and how; Pipecat's own configuration will do. None: the
                defaults.
            auto_trigger: Whether the thresholds are looked at. Without it only
                ``LLMSummarizeContextFrame`` and :meth:`summarize` start a summary.
            clock: Time for timeouts and back-off; for tests.

        Raises:
            ValueError: If the configuration holds a value that cannot work.
        """
        super().__init__()
        memories.load()
        if not isinstance(context, LLMContext):
            raise ValueError(f"context must be an LLMContext, got a {type(context).__name__}")
        check_clock("clock", clock)
        self._context = context
        self._config = LLMAutoContextSummarizationConfig.from_pipecat(
            LLMAutoContextSummarizationConfig() if config is None else config
        )
        self.auto_trigger = auto_trigger
        self._clock: Clock = SystemClock() if clock is None else clock
        self._counter: TokenCounter = ApproximateTokenCounter()
        if self._config.token_counter is not None:
            self._counter = GuardedTokenCounter(
                self._config.token_counter, self._on_counter_problem
            )
        self._state = state_of(context)
        self._watch = ContextWatch(self._config, self._state, self._counter)
        calibrated = self._config.token_counter
        self._learns_usage = isinstance(calibrated, UsageCalibratedTokenCounter)
        if not isinstance(calibrated, UsageCalibratedTokenCounter):
            calibrated = UsageCalibratedTokenCounter(self._counter)
        self._usage = RequestUsage(context, calibrated, self._watch.size)
        self._bound: RequestBound | None = None
        if self._config.hard_limit_tokens is not None:
            self._bound = self.bound_requests(
                HardLimit(self._config.hard_limit_tokens).excess,
                limit_tokens=self._config.hard_limit_tokens,
                wait_secs=self._config.hard_limit_wait_secs,
            )
        self._walk: asyncio.Task[None] | None = None
        self._choice = WriterChoice(context)
        self._aggregator: FrameProcessor | None = None
        self._telemetry = SummaryTelemetry(self._config.telemetry, name=self.name)
        self._maker = SummaryMaker(
            name=self.name,
            context=context,
            config=self._config,
            state=self._state,
            watch=self._watch,
            choice=self._choice,
            counter=self._counter,
            clock=self._clock,
            tell_started=self._tell_started,
            send=partial(self._call_event_handler, "on_request_summarization"),
            would_arrive=self._would_arrive,
            runs_on=self._runs_on,
        )
        self._runs = SummaryRuns(
            context=context,
            config=self._config.summary_config,
            state=self._state,
            watch=self._watch,
            clock=self._clock,
            maker=self._maker,
            spawn=self._spawn,
            tell=self._tell,
            is_auto=lambda: self._auto_trigger,
        )

        self._register_event_handler("on_request_summarization", sync=True)
        for event in EVENT_NAMES:
            self._register_event_handler(event)

    @property
    def context(self) -> LLMContext:
        """The context it keeps small."""
        return self._context

    @property
    def config(self) -> LLMAutoContextSummarizationConfig:
        """The configuration in force."""
        return self._config

    @property
    def auto_trigger(self) -> bool:
        """Whether the thresholds are looked at. May be switched during the call."""
        return self._auto_trigger

    @auto_trigger.setter
    def auto_trigger(self, value: bool):
        check_switch("auto_trigger", value)
        self._auto_trigger = value

    @property
    def counter(self) -> TokenCounter:
        """Counts messages; the configured counter, or what took its place."""
        return self._counter

    @property
    def usage(self) -> RequestUsage:
        """Measures whole requests. For the middleware."""
        return self._usage

    def serve(self, aggregator: FrameProcessor):
        """Name the aggregator that owns this summarizer; metrics go out through it."""
        self._aggregator = aggregator

    async def setup(self, setup: FrameProcessorSetup):  # pyright: ignore[reportIncompatibleMethodOverride]
        """Get ready for a pipeline.

        Args:
            setup: What the pipeline gives its processors.
        """
        await super().setup(setup.task_manager)
        self._runs.is_closed = False
        pipeline = getattr(setup.pipeline_worker, "pipeline", None)
        if isinstance(pipeline, FrameProcessor):
            self._choice.conversation_llm.watch(
                pipeline, self._aggregator, self._look_aside, self.bound_service
            )
        self._telemetry.connect(setup, self._aggregator.push_frame if self._aggregator else None)

    async def cleanup(self):
        """Stop for good. Nothing is written to the context afterwards."""
        self._runs.is_closed = True
        if self._walk is not None:
            self._walk.cancel()
        await self._runs.stop()
        self._telemetry.disconnect()
        self._usage.release()
        if self._bound is not None:
            self._bound.release()
        await self._choice.clean_up()
        await self._leave_handlers()
        await super().cleanup()

    async def _leave_handlers(self):
        """Stop handlers that do not come to an end; the call must."""
        current = asyncio.current_task()
        # One that tells the aggregator's handlers leaves those to wait for.
        while running := {task: name for name, task in self._event_tasks if task is not current}:
            done, hanging = await asyncio.wait(running, timeout=CLEANUP_SECS)
            for task in hanging:
                logger.error(f"{self}: a handler of {running[task]} did not end, and is cancelled")
                task.cancel()
            self._event_tasks.difference_update((running[task], task) for task in done | hanging)

    async def process_frame(self, frame: Frame):
        """Look at a frame that the aggregator has handled. Never raises.

        Args:
            frame: The frame.
        """
        if self._runs.is_closed:
            return
        try:
            await self._look_at(frame)
        except Exception as error:
            logger.error(f"{self}: {describe(error)} on {frame.name}")

    async def summarize(self, config: PipecatSummaryConfig | None = None) -> SummaryOutcome:
        """Summarize now, whatever the thresholds say.

        Args:
            config: How, for this time only. None: as configured.

        Returns:
            What happened: the event that the handlers receive as well.
        """
        outcome = self._runs.begin(MANUAL, config, is_manual=True)
        if isinstance(outcome, SummaryRun):
            return await asyncio.shield(outcome.outcome)
        await self._tell(outcome)
        return outcome

    async def recap(self, config: PipecatSummaryConfig | None = None) -> SummarizationResult:
        """Have a summary of the older messages written, and change nothing.

        Args:
            config: How, for this time only. None: as configured.

        Returns:
            The summary, and what the trigger says of the context.

        Raises:
            SummarizationError: If the summary could not be had; see ``errors``.
            ValueError: If ``config`` holds a value that cannot work.
        """
        return await self._maker.recap(self._runs.config_for(config))

    def tools(self) -> tuple[FunctionSchema, ...]:
        """``summarize_context``, for the context's tools: a recap that the LLM asks for.

        The LLM service registers its handler by itself. The context stays as it is.
        """
        return (summarize_context_tool(lambda _: self.recap()),)

    # Frames

    async def _look_at(self, frame: Frame):
        if isinstance(frame, _GROWING_FRAMES):
            await self._check()
        elif isinstance(frame, _EDITING_FRAMES):
            self._watch.size.touch()
            await self._check()
        elif isinstance(frame, _REWRITING_FRAMES):
            self._look_aside(frame)
            await self._check()
        elif isinstance(frame, LLMSummarizeContextFrame):
            await self._runs.ask_again()
            await self._runs.launch(MANUAL, frame.config, is_manual=True)
        elif isinstance(frame, InterruptionFrame):
            # In a pipeline the request survives; elsewhere nobody knows how it travels.
            if self._aggregator is None:
                self._runs.interrupted()
        elif isinstance(frame, LLMContextSummaryResultFrame):
            await self._runs.take_result(frame)
        else:
            self._look_aside(frame)

    def _on_counter_problem(self, problem: str):
        logger.error(f"{self}: {problem}")
        self._watch.size.forget()

    def _look_aside(self, frame: Frame):
        """Take in what a frame says about the context, also one that only the user half sees."""
        if isinstance(frame, LLMSetToolsFrame):
            self._state.mark_task(self._context.messages, frame.id)
        elif isinstance(frame, _REWRITING_FRAMES):
            self._watch.size.doubt()
            self._state.new_messages.doubt()

    async def _check(self):
        """Start a summary if a threshold says so. Flat in the context's size."""
        self._state.mark_opening(self._context.messages)
        if not self._auto_trigger:
            return
        messages = self._context.messages
        if self._watch.needs_walk(messages):
            if self._walk is None or self._walk.done():
                self._walk = self._spawn(self._walk_and_check())
            return
        try:
            reason = self._watch.due(messages)
        except CallbackError as error:
            if self._watch.tells(str(error)):
                await self._tell(
                    SummaryFailedEvent(reason=error.code, detail=str(error), trigger="trigger")
                )
            return
        if reason is None:
            return
        if self._state.in_flight is not None:
            await self._runs.ask_again()
        elif not self._watch.is_held(messages, self._clock.time()):
            await self._runs.launch(reason)

    async def _walk_and_check(self):
        """Count a long context that changed as a whole, beside the conversation."""
        await run_sliced(self._watch.size.recount_steps(self._context.messages))
        if not self._watch.needs_walk(self._context.messages):
            await self._check()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        if self._task_manager is not None:
            return self.create_task(work, "summary")
        return asyncio.create_task(work, name=f"{self}::summary")

    # The bound before a model call

    def bound_requests(
        self, excess: Excess, *, limit_tokens: int | None, wait_secs: float
    ) -> RequestBound:
        """A bound for the requests about this context, to be attached to LLM services.

        Args:
            excess: Says which requests are over the limit.
            limit_tokens: The most tokens of a request; None where the limit is not
                one of tokens.
            wait_secs: The longest that a request waits for a summary.
        """
        host = SummarizerHost(
            context=self._context,
            state=self._state,
            watch=self._watch,
            counter=self._counter,
            clock=self._clock,
            config=self._config.summary_config,
            rules=lambda: self._maker.rules(self._config.summary_config, self._context.messages),
            begin=self._begin_for_request,
            tell=self._tell,
            tell_bounded=self._tell_bounded,
        )
        return RequestBound(
            host, self._usage, excess=excess, limit_tokens=limit_tokens, wait_secs=wait_secs
        )

    def bound_service(self, llm: FrameProcessor):
        """Bound and measure the requests that a service gets about this context.

        A service of the summarizer's own pipeline is found at its set-up; this is
        for one that no pipeline of it holds.

        Args:
            llm: The service.
        """
        # The bound comes first: what is reported is the request as it goes out.
        if self._bound is not None:
            self._bound.attach(llm)
        if self._bound is not None or self._learns_usage:
            self._usage.attach(llm)

    def _begin_for_request(
        self, reason: str, config: LLMContextSummaryConfig | None = None
    ) -> SummaryRun | None:
        """Begin a summary that a request waits for; None where none can be had now."""
        if self._runs.is_closed or self._state.in_flight is not None:
            return None
        if self._choice.service(config or self._config.summary_config) is None:
            return None  # a request by frames would wait behind the one that waits for it
        run = self._runs.begin(reason, config, is_for_request=True)
        return run if isinstance(run, SummaryRun) else None

    async def _tell_bounded(self, event: RequestBoundedEvent):
        await self._call_event_handler("on_request_bounded", event)
        self._telemetry.bounded(event)

    def _runs_on(self) -> bool:
        """Whether a summary that finds no gap is written all the same."""
        limit = self._config.hard_limit_tokens
        if limit is None:
            return True
        messages = self._context.messages
        service = self._choice.conversation_llm.service
        tokens = self._watch.size.total(messages)
        tokens += self._usage.beyond_messages(service, messages)
        return tokens >= NEAR_LIMIT_SHARE * limit

    # Telling

    async def _tell_started(self, event: SummaryStartedEvent):
        await self._call_event_handler("on_summary_started", event)
        self._telemetry.started(event)

    def _would_arrive(self) -> bool:
        """Whether a request frame would get anywhere."""
        if self._aggregator is not None:
            return self._task_manager is not None
        return bool(self._event_handlers["on_request_summarization"].handlers)

    async def _tell(self, outcome: SummaryOutcome):
        await self._call_event_handler(_EVENT_OF[type(outcome)], outcome)
        await self._telemetry.report(outcome)
