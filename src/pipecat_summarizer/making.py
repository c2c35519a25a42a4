#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""One summary, step by step: selection, generation, fidelity, splice.

The order of the steps is the order of the code in :meth:`SummaryMaker.make`. What goes
wrong is raised; when a summary is begun and what is told of it is the orchestrator's.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from loguru import logger
from pipecat.frames.frames import LLMContextSummaryRequestFrame
from pipecat.processors.aggregators.llm_context import LLMContext

from pipecat_summarizer.clock import Clock
from pipecat_summarizer.config import LLMAutoContextSummarizationConfig, LLMContextSummaryConfig
from pipecat_summarizer.context_state import ContextState
from pipecat_summarizer.counting import TokenCounter
from pipecat_summarizer.errors import ModelProviderError, NoWriterError
from pipecat_summarizer.events import SummaryAppliedEvent, SummaryStartedEvent
from pipecat_summarizer.generation.choice import WriterChoice
from pipecat_summarizer.generation.frame_protocol import FrameProtocolWriter
from pipecat_summarizer.messages import Message
from pipecat_summarizer.proposal import propose
from pipecat_summarizer.run import SummaryRun, SummarySkip
from pipecat_summarizer.selection import (
    Selection,
    SelectionRules,
    recheck_steps,
    select_steps,
    splice,
)
from pipecat_summarizer.slicing import run_sliced
from pipecat_summarizer.tools import SummarizationResult, result_of
from pipecat_summarizer.watch import ContextWatch

if TYPE_CHECKING:
    from pipecat_summarizer.drafting import Written


@dataclass(frozen=True, slots=True)
class SummaryMaker:
    """Makes the summaries of one context.

    Parameters:
        name: How the log calls it.
        context: The context.
        config: The configuration in force.
        state: What is remembered about the context.
        watch: Knows its size, and whether a summary is due.
        choice: Who writes.
        counter: Counts messages.
        clock: Measures timeouts.
        tell_started: Tells that a summary is being written.
        send: Sends a request frame to the pipeline's LLM.
        would_arrive: Whether such a frame would get anywhere.
        runs_on: Whether a summary may no longer give way to the caller's turns.
    """

    name: str
    context: LLMContext
    config: LLMAutoContextSummarizationConfig
    state: ContextState
    watch: ContextWatch
    choice: WriterChoice
    counter: TokenCounter
    clock: Clock
    tell_started: Callable[[SummaryStartedEvent], Awaitable[None]]
    send: Callable[[LLMContextSummaryRequestFrame], Awaitable[None]]
    would_arrive: Callable[[], bool]
    runs_on: Callable[[], bool]

    def rules(
        self, config: LLMContextSummaryConfig, messages: Sequence[Message]
    ) -> tuple[SelectionRules, str | None]:
        """What stays, and the text of the earlier summary."""
        prior, prior_text = self.state.prior(messages)
        rules = SelectionRules(
            recent=config.recent_policy,
            pin=config.pin,
            alternate_roles=config.alternate_roles,
            system_instruction=self.choice.conversation_llm.has_system_instruction,
            task=self.state.task,
            opening=self.state.opening or None,
            prior_summary=prior,
        )
        return rules, prior_text

    async def make(self, run: SummaryRun) -> SummaryAppliedEvent:
        """Make one summary.

        Args:
            run: The summary on its way; what is decided is noted in it.

        Raises:
            SummarySkip: If it is not made, or not used, after all.
            Exception: Whatever else went wrong.
        """
        if self.is_by_frames(run):
            self._check_frames(run)
        await self.choice.wait_until_free(run.config, self.clock)
        selection, prior_text = await self._select(run)
        written = await self._write(run, selection, prior_text)
        await run_sliced(recheck_steps(selection))
        return self._apply(run, selection, written)

    def is_by_frames(self, run: SummaryRun) -> bool:
        """Whether only the frame protocol is left."""
        return self.choice.service(run.config) is None

    def _check_frames(self, run: SummaryRun):
        """Raise where a request frame would get nowhere."""
        if self.choice.conversation_llm.has_session_service:
            raise self._nothing_to_do(
                run,
                "realtime_service",
                "the LLM service keeps its own session, which no summary here can shrink",
            )
        if run.config.redact is not None:
            raise NoWriterError(
                "redact needs an LLM that is asked directly: set summary_config.llm"
            )
        if not self.would_arrive():
            raise NoWriterError()

    async def _select(self, run: SummaryRun) -> tuple[Selection, str | None]:
        """Take a full look at the context, and decide what goes."""
        messages = tuple(self.context.messages)
        tokens = await run_sliced(self.watch.size.recount_steps(messages))
        rules, prior_text = self.rules(run.config, messages)
        selection = await run_sliced(select_steps(messages, rules, self.counter))
        run.selection = selection
        if run.is_manual or run.is_for_request:
            hindrance = None if selection.fresh else "no message can go"
        else:
            reason, hindrance = self.watch.verdict(selection, tokens)
            if reason is None:
                raise SummarySkip("below_threshold", "a full count is below it", is_quiet=True)
            run.trigger = reason
        if hindrance:
            raise self._nothing_to_do(run, "nothing_to_summarize", hindrance)
        await self.tell_started(run.started(selection, tokens))
        return selection, prior_text

    def _nothing_to_do(self, run: SummaryRun, code: str, detail: str) -> SummarySkip:
        """A skip; a threshold that keeps firing for nothing tells it once."""
        is_news = run.is_manual or self.watch.tells(detail)
        if is_news and not run.is_manual and self.config.telemetry.enable_logs:
            logger.warning(f"{self.name}: {run.trigger}, but {detail}")
        return SummarySkip(code, detail, is_quiet=not is_news)

    async def _write(
        self, run: SummaryRun, selection: Selection, prior_text: str | None
    ) -> "Written":
        from pipecat_summarizer.drafting import Drafting

        writers = self.choice.writers(
            run.config,
            partial(self._send_request, run),
            None if run.is_for_request else self.runs_on,
        )
        first = writers[0]
        run.protocol = first if isinstance(first, FrameProtocolWriter) else None
        run.drafting = Drafting(
            writers=writers,
            config=run.config,
            counter=self.counter,
            clock=self.clock,
            messages=selection.messages,
            prior_summary=prior_text,
            replaced_tokens=selection.tokens,
            memory=self.state.memory_in(selection.context),
            later=selection.later,
        )
        return await run.drafting.run()

    async def _send_request(self, run: SummaryRun, frame: LLMContextSummaryRequestFrame):
        await self.send(frame)
        run.settled.set()

    def _apply(
        self, run: SummaryRun, selection: Selection, written: "Written"
    ) -> SummaryAppliedEvent:
        """Put the summary into the context, in one synchronous step."""
        messages = self.context.messages
        up_to = run.protocol.last_index if run.protocol else None
        if up_to is not None and up_to < min(selection.going):
            raise ModelProviderError("the pipeline summarized nothing that can go")
        result = splice(messages, selection, written.message, up_to=up_to)
        if result is None:
            # An application that rewrites its context all the time must not pay all the time.
            self.watch.failed(messages, self.clock.time())
            raise SummarySkip("context_replaced", "the messages that were summarized are gone")
        before = self.watch.size.total(messages)
        self.context.set_messages(result.messages)
        after, run.counted = self.watch.size.total_of_cut(result.messages)
        self.state.applied(result.messages, written.message, written.text, after, written.memory)
        is_own = run.config.llm is self.config.summary_config.llm
        self.watch.succeeded(result.messages, by_own_writer=is_own)
        return run.applied(result, written, before=before, after=after, now=self.clock.time())

    async def recap(self, config: LLMContextSummaryConfig) -> SummarizationResult:
        """Have a summary of the older messages written, and change nothing.

        Args:
            config: How.

        Raises:
            SummarizationError: If the summary could not be had.
        """
        messages = tuple(self.context.messages)
        tokens = await run_sliced(self.watch.size.recount_steps(self.context.messages))
        rules, prior_text = self.rules(config, messages)
        proposal = await propose(
            messages,
            writers=self.choice.writers(config),
            config=config,
            rules=rules,
            prior_text=prior_text,
            memory=self.state.memory_in(messages),
            counter=self.counter,
            clock=self.clock,
        )
        return result_of(proposal, self.watch.decision(messages, tokens))
