#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""One summary at a time, from the decision to the event.

Each is one task, which runs beside the conversation and ends in exactly one event. How it is
made is :mod:`.making`'s; when one is begun, and who is told, the orchestrator's.
"""

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from pipecat.frames.frames import LLMContextSummaryResultFrame
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.utils.context.llm_context_summarization import (
    LLMContextSummaryConfig as PipecatSummaryConfig,
)

from pipecat_summarizer.clock import Clock
from pipecat_summarizer.config import LLMContextSummaryConfig
from pipecat_summarizer.context_state import ContextState
from pipecat_summarizer.events import SummaryFailedEvent, SummaryOutcome, SummarySkippedEvent
from pipecat_summarizer.generation.choice import CLEANUP_SECS
from pipecat_summarizer.making import SummaryMaker
from pipecat_summarizer.run import SummaryRun, SummarySkip, skipped
from pipecat_summarizer.watch import ContextWatch

# In the frame protocol the request has left when `process_frame` returns, as it
# does in Pipecat, unless reading a context of more messages takes too long for that.
_INLINE_MESSAGES = 1000

INLINE_SECS = 1.0
"""A handler of the request frame that takes longer than this holds nothing up any more."""


@dataclass(slots=True)
class SummaryRuns:
    """The summaries of one summarizer, of which one is in flight at most.

    Parameters:
        context: The context.
        config: How a summary is written where a request does not say it.
        state: What is remembered about the context.
        watch: Knows when a threshold may try again.
        clock: The time.
        maker: Makes a summary.
        spawn: Starts a task.
        tell: Tells how a summary ended.
        is_auto: Whether the thresholds are looked at.
        is_closed: Whether none is begun any more.
        current: The one in flight.
    """

    context: LLMContext
    config: LLMContextSummaryConfig
    state: ContextState
    watch: ContextWatch
    clock: Clock
    maker: SummaryMaker
    spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]
    tell: Callable[[SummaryOutcome], Awaitable[None]]
    is_auto: Callable[[], bool]
    is_closed: bool = False
    current: SummaryRun | None = None

    def config_for(self, config: PipecatSummaryConfig | None) -> LLMContextSummaryConfig:
        """The configuration of one request: its own whole, but what is pinned or masked stays so."""
        own = self.config
        if config is None:
            return own
        config = LLMContextSummaryConfig.from_pipecat(config)
        pin = own.pin if config.pin is None else config.pin
        redact = own.redact if config.redact is None else config.redact
        return dataclasses.replace(config, pin=pin, redact=redact)

    def begin(
        self,
        trigger: str,
        config: PipecatSummaryConfig | None = None,
        *,
        is_manual: bool = False,
        is_for_request: bool = False,
    ) -> SummaryRun | SummarySkippedEvent | SummaryFailedEvent:
        """Begin a summary, or say why there is none.

        Args:
            trigger: Why.
            config: How, for this time only. None: as configured.
            is_manual: Whether somebody asked for it.
            is_for_request: Whether a request that is over its limit waits for it.
        """
        count = len(self.context.messages)
        if self.is_closed:
            return skipped("closed", "the pipeline has ended", trigger, count)
        if self.state.in_flight is not None:
            return skipped("in_flight", "a summary is being written already", trigger, count)
        try:
            summary_config = self.config_for(config)
        except (ValueError, TypeError) as error:
            return SummaryFailedEvent(reason="config_error", detail=str(error), trigger=trigger)
        run = SummaryRun(
            trigger=trigger,
            is_manual=is_manual,
            is_for_request=is_for_request,
            config=summary_config,
            started_at=self.clock.time(),
            outcome=asyncio.get_running_loop().create_future(),
        )
        self.current = self.state.in_flight = run
        run.task = self.spawn(self._conduct(run))
        return run

    async def launch(
        self, trigger: str, config: PipecatSummaryConfig | None = None, *, is_manual: bool = False
    ):
        """Begin one for a frame that came by; a request frame has left when this returns."""
        run = self.begin(trigger, config, is_manual=is_manual)
        if not isinstance(run, SummaryRun):
            await self.tell(run)
        elif self.maker.is_by_frames(run) and len(self.context.messages) <= _INLINE_MESSAGES:
            await _until_settled(run)

    async def ask_again(self):
        """Send the request frame of the one in flight once more, where it goes by frames."""
        if self.current is not None and self.current.protocol is not None:
            await self.current.protocol.ask_again()

    def interrupted(self):
        """Take in that the caller barged in, which may have lost a request frame."""
        if self.current is not None and self.current.protocol:
            self.current.protocol.interrupted()

    async def take_result(self, frame: LLMContextSummaryResultFrame):
        """Take what came back for a request frame.

        Args:
            frame: The result.
        """
        run = self.current
        if run is None or run.protocol is None:
            return
        run.settled.clear()
        if run.protocol.take(frame):
            await _until_settled(run)
        else:
            run.settled.set()

    async def stop(self):
        """End the one in flight; nothing of it is written to the context afterwards."""
        run = self.current
        if run is not None and run.task is not None and run.task is not asyncio.current_task():
            run.task.cancel()
            await asyncio.wait({run.task}, timeout=CLEANUP_SECS)
            # A task that was cancelled before its first step has told nothing.
            await self._finish(run, self._cancelled(run))

    async def _conduct(self, run: SummaryRun):
        """Make one summary and say how it ended."""
        outcome: SummaryOutcome = self._cancelled(run)
        is_quiet = False
        try:
            outcome = await self.maker.make(run)
        except SummarySkip as skip:
            outcome = run.skipped(skip.code, str(skip), len(self.context.messages))
            is_quiet = skip.is_quiet
        except Exception as error:
            outcome = self._failed(run, error)
        finally:
            await self._finish(run, outcome, is_quiet=is_quiet)
            await run.forget()

    async def _finish(self, run: SummaryRun, outcome: SummaryOutcome, *, is_quiet: bool = False):
        """Close the books on a summary, once."""
        if run.outcome.done():
            return
        self.current = self.state.in_flight = None
        run.outcome.set_result(outcome)
        run.settled.set()
        if not is_quiet:
            await self.tell(outcome)

    def _cancelled(self, run: SummaryRun) -> SummarySkippedEvent:
        return run.skipped("cancelled", "the pipeline has ended", len(self.context.messages))

    def _failed(self, run: SummaryRun, error: Exception) -> SummaryFailedEvent:
        now = self.clock.time()
        retry_in_secs = self.watch.failed(self.context.messages, now)
        return run.failed(error, retry_in_secs=retry_in_secs if self.is_auto() else None, now=now)


async def _until_settled(run: SummaryRun):
    """Wait for what a run does at once."""
    try:
        async with asyncio.timeout(INLINE_SECS):
            await run.settled.wait()
    except TimeoutError:
        pass
