#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the bound of requests needs of a summarizer, and the books it keeps of a cut.

A cut changes the context between two summaries. What is remembered of the context,
and a summary that is being written meanwhile, are told of it here.
"""

import dataclasses
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from pipecat.processors.aggregators.llm_context import LLMContext

from pipecat_summarizer.clock import Clock
from pipecat_summarizer.config import LLMContextSummaryConfig
from pipecat_summarizer.context_state import ContextState
from pipecat_summarizer.counting import ContextSize, TokenCounter, count_text
from pipecat_summarizer.events import (
    RequestBoundedEvent,
    SummaryAppliedEvent,
    SummaryFailedEvent,
    SummaryOutcome,
)
from pipecat_summarizer.fidelity.memory import Memory
from pipecat_summarizer.generation.extractive import ExtractiveSummaryWriter
from pipecat_summarizer.messages import Message
from pipecat_summarizer.run import SummaryRun
from pipecat_summarizer.selection import SelectionRules
from pipecat_summarizer.selection.bound import Bound, BoundRules
from pipecat_summarizer.slicing import Steps, run_sliced
from pipecat_summarizer.watch import ContextWatch


@dataclass(frozen=True, slots=True)
class HardLimit:
    """A limit in tokens.

    Parameters:
        tokens: The most tokens of a request.
    """

    tokens: int

    def excess(self, messages: Sequence[Message], tokens: int) -> str | None:
        """Why this many tokens are too many, or None."""
        return f"hard_limit_tokens:{tokens}>{self.tokens}" if tokens > self.tokens else None


@dataclass(frozen=True, slots=True)
class SummarizerHost:
    """A summarizer, as the bound sees it.

    Parameters:
        context: The context.
        state: What is remembered about it.
        watch: Knows its size, and the patience with writers that fail.
        counter: Counts messages.
        clock: Measures the wait.
        config: How summaries are written.
        rules: What stays, and the text of the earlier summary.
        begin: Begins a summary that a request waits for.
        tell: Tells of a summary.
        tell_bounded: Tells of a request.
        memories: What must survive of each extract, until it is in the context.
    """

    context: LLMContext
    state: ContextState
    watch: ContextWatch
    counter: TokenCounter
    clock: Clock
    config: LLMContextSummaryConfig
    rules: Callable[[], tuple[SelectionRules, str | None]]
    begin: Callable[[str, LLMContextSummaryConfig | None], SummaryRun | None]
    tell: Callable[[SummaryOutcome], Awaitable[None]]
    tell_bounded: Callable[[RequestBoundedEvent], Awaitable[None]]
    memories: dict[str, Memory] = field(default_factory=dict)

    @property
    def size(self) -> ContextSize:
        """The tokens of the context's messages."""
        return self.watch.size

    def bound_rules(self) -> BoundRules:
        """What decides on a message."""
        selection, prior_text = self.rules()
        return BoundRules(selection, prior_text, self.config.target_context_tokens)

    def build_message(self, text: str) -> Message:
        """The message that stands for a summary."""
        return self.config.build_message(text)

    def extract(
        self, messages: Sequence[Message], prior: str | None, max_tokens: int
    ) -> Steps[str]:
        """A summary without a model that holds what must survive.

        Args:
            messages: What it stands for. Never changed.
            prior: The text of the earlier summary.
            max_tokens: The most tokens it may have.
        """
        from pipecat_summarizer.fidelity.keeping import (
            completed_steps,
            memory_steps,
            reserve_steps,
            without_sections,
        )
        from pipecat_summarizer.fidelity.redaction import redaction_of
        from pipecat_summarizer.generation.extraction import extract_steps

        if self.config.redact is not None:
            redaction = redaction_of(self.config.redact)
            messages = yield from redaction.messages_steps(messages)
            prior = redaction.text(prior) if prior else None
        prior = without_sections(prior) if prior else None
        if not self.config.enable_exact_values:
            text = yield from extract_steps(messages, prior_summary=prior, max_tokens=max_tokens)
            return text
        measure = partial(count_text, self.counter)
        known = self.state.memory_in(self.context.messages)
        memory = yield from memory_steps(messages, known)
        needed = yield from reserve_steps(memory, max_tokens, measure, prior)
        room = max(1, max_tokens - needed)
        text = yield from extract_steps(
            messages,
            prior_summary=prior,
            max_tokens=room,
            ledger=memory.ledger,
            wishes=memory.wishes,
        )
        whole = yield from completed_steps(
            text,
            memory,
            now=memory,
            budget=max_tokens,
            measure=measure,
            earlier=prior,
            since=messages,
        )
        self.memories[whole.text] = memory
        return whole.text

    def start_summary(self, reason: str) -> SummaryRun | None:
        """Begin a summary by a model; None where none can be had now."""
        if self.watch.is_backing_off(self.context.messages, self.clock.time()):
            return None
        return self.begin(reason, None)

    async def extract_summary(self, reason: str):
        """Make a summary without a model, by the rules of any summary."""
        config = dataclasses.replace(
            self.config, llm=ExtractiveSummaryWriter(), owns_llm=False, max_input_tokens=None
        )
        run = self.begin(reason, config)
        if run is not None:
            await run.settled.wait()

    async def cut(self, bound: Bound, reason: str):
        """Take in how the context was cut."""
        stand_ins = [bound.summary.message] if bound.summary else []
        if bound.left_out_mark is not None:
            stand_ins.append(bound.left_out_mark)
        run = self.state.in_flight
        if isinstance(run, SummaryRun) and run.selection is not None:
            run.selection.follow(bound.replaced, stand_ins)
        for old, new in bound.replaced:
            if new is not None:
                self.state.changed(old, new)
        if bound.left_out_mark is not None and self.config.enable_exact_values:
            from pipecat_summarizer.fidelity.keeping import memory_steps

            gone = [old for old, new in bound.replaced if new is None]
            before = [*[old for old, _ in bound.replaced], *self.context.messages]
            known = self.state.memory_in(before)
            self.state.memory = await run_sliced(memory_steps(gone, known), is_urgent=True)
            self.state.mark = bound.left_out_mark
        self.size.doubt()
        self.state.new_messages.doubt()
        for error in bound.errors:
            await self.tell(
                SummaryFailedEvent(reason=error.code, detail=str(error), trigger=reason)
            )
        if bound.summary is not None:
            await self._extracted(bound, reason)

    async def _extracted(self, bound: Bound, reason: str):
        assert bound.summary is not None
        messages = self.context.messages
        step = next(step for step in bound.steps if step.name == "extracted")
        memory = self.memories.get(bound.summary.text)
        self.memories.clear()
        self.state.applied(
            messages, bound.summary.message, bound.summary.text, bound.tokens, memory
        )
        await self.tell(
            SummaryAppliedEvent(
                original_message_count=len(bound.messages) + step.messages - 1,
                new_message_count=len(bound.messages),
                summarized_message_count=step.messages,
                preserved_message_count=len(bound.messages) - 1,
                tokens_before=step.tokens_before,
                tokens_after=step.tokens_after,
                tokens_written=self.counter.count_message(bound.summary.message),
                reason=reason,
                writer=ExtractiveSummaryWriter.name,
                attempts=1,
                duration_secs=0.0,
                summary=bound.summary.text,
            )
        )
