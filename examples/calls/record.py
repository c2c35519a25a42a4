#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The life of the call's context: how it grew, what was summarized, what came and went.

Messages are known by identity here, as they are to the summarizer. A message is
kept after it has left the context, so that the report can say how large the
context would have become.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.aggregators.llm_response_universal import LLMAssistantAggregator

from pipecat_summarizer import (
    ApproximateTokenCounter,
    SummaryAppliedEvent,
    SummaryFailedEvent,
    SummaryOutcome,
    SummarySkippedEvent,
    SummaryStartedEvent,
)

from .script import CallScript, ScriptedTool, Turn

OUTCOME_SECS = 60.0
"""How long an outcome is waited for. Far more than any takes."""


@dataclass
class TurnRow:
    """How one turn went.

    Parameters:
        number: The turn; 0 is the greeting.
        caller: What the caller said.
        reply: What the caller heard, the last of it.
        notes: What happened, in words.
        messages: Messages in the context at the end of the turn.
        tokens: Their tokens.
        tokens_without: What they would be if nothing had been summarized.
        ended: Whether the turn is over.
    """

    number: int
    caller: str = ""
    reply: str = ""
    notes: list[str] = field(default_factory=list)
    messages: int = 0
    tokens: int = 0
    tokens_without: int = 0
    ended: bool = False


@dataclass
class Summary:
    """One summary that was started.

    Parameters:
        turn: The turn it was started in.
        started: The event that said so.
        present: The messages that were in the context then, by identity.
        new_messages: How many of those were new since the one before.
        outcome: The event that said what became of it; None so far.
        outcome_turn: The turn that one came in.
    """

    turn: int
    started: SummaryStartedEvent
    present: frozenset[int]
    new_messages: int
    outcome: SummaryOutcome | None = None
    outcome_turn: int | None = None


class CallRecord:
    """Writes down what happens, and knows what is open at any moment.

    Parameters:
        rows: The turns so far.
        summaries: The summaries that were started.
        skipped: The events of those that were not even started.
        errors: What the pipeline reported as an error.
        line: The caller's last line, the one the current exchange starts with.
        exchange_calls: Ids of the tool calls made since that line.
        pinned: Lines said so far that must always stay.
        pending: Tool calls without a result so far, by id.
        arrived: Ids of the late results that came in during this turn.
        over_open_question: Summaries that came in while the caller waited for an
            answer, and so for a tool.
        over_running_tool: Summaries that came in while an asynchronous tool ran.
        lost: How many messages went that no summary had taken.
        manual_requests: How many summaries the application asked for.
        unanswered: How many times it waited in vain for what became of one.
    """

    def __init__(self, script: CallScript, context: LLMContext, assistant: LLMAssistantAggregator):
        """Begin to watch.

        Args:
            script: The call.
            context: Its context.
            assistant: Emits the summarizer's events.
        """
        self.script = script
        self.context = context
        self.rows: list[TurnRow] = []
        self.summaries: list[Summary] = []
        self.skipped: list[SummaryOutcome] = []
        self.errors: list[str] = []
        self.line: str | None = None
        self.exchange_calls: list[str] = []
        self.pinned: list[str] = []
        self.pending: dict[str, ScriptedTool] = {}
        self.arrived: list[str] = []
        self.over_open_question = 0
        self.over_running_tool = 0
        self.lost = 0
        self.manual_requests = 0
        self.unanswered = 0
        self.on_turn_ended: Callable[[TurnRow], None] = lambda row: None
        self._counter = ApproximateTokenCounter()
        self._known: dict[int, Any] = {}
        self._present: frozenset[int] = frozenset()
        self._gone = 0
        self._outcomes: list[SummaryOutcome] = []
        self._settled = asyncio.Condition()
        self._began = time.monotonic()
        self._listen_to(assistant)

    @property
    def row(self) -> TurnRow:
        """The turn the call is in."""
        return self.rows[-1]

    @property
    def manual_outcomes(self) -> int:
        """How many of the application's requests for a summary were heard of again."""
        return sum(getattr(e, "trigger", e.reason) == "manual" for e in self._outcomes)

    @property
    def applied(self) -> list[SummaryAppliedEvent]:
        """The summaries that took the place of messages."""
        return [s.outcome for s in self.summaries if isinstance(s.outcome, SummaryAppliedEvent)]

    @property
    def is_summarizing(self) -> bool:
        """Whether a summary is being written."""
        return any(summary.outcome is None for summary in self.summaries)

    @property
    def secs(self) -> float:
        """How long the call has been going."""
        return time.monotonic() - self._began

    def tokens(self, messages: Iterable[Any]) -> int:
        """The size of messages, by the count the thresholds use."""
        return self._counter.count_messages(list(messages))

    def turn_began(self, number: int, turn: Turn | None):
        """A turn begins; None is the greeting."""
        self.rows.append(TurnRow(number, caller=turn.caller if turn else ""))

    def said(self, turn: Turn):
        """The caller said the turn's line."""
        self.line = turn.caller
        self.exchange_calls = []
        if turn.pin:
            self.pinned.append(turn.caller)
            self.note("pinned")

    def replied(self, text: str):
        """A reply is complete; what was cut off ends where the caller cut in."""
        self.row.reply = text

    def heard(self, text: str):
        """The caller heard a piece of the reply."""
        self.row.reply += text

    def error(self, text: str):
        """The pipeline, or the log, reports an error."""
        text = text.strip()
        if text not in self.errors:
            self.errors.append(text)

    def note(self, text: str):
        """Something happened that a reader wants to see."""
        self.row.notes.append(text)

    def tool_started(self, call_id: str, tool: ScriptedTool):
        """A tool was called."""
        self.pending[call_id] = tool
        self.exchange_calls.append(call_id)
        self.note(f"{tool.name} is running" if tool.later else tool.name)

    def tool_finished(self, call_id: str):
        """A tool is about to hand over its result."""
        tool = self.pending.pop(call_id)
        if tool.later:
            self.arrived.append(call_id)
            self.note(f"{tool.name} has its result")

    def turn_ended(self):
        """The turn is over."""
        self.look()
        self.arrived = []
        row = self.row
        row.messages = len(self._present)
        row.tokens = self.tokens(self.context.messages)
        row.tokens_without = self.tokens(m for m in self._known.values() if not is_summary(m))
        row.ended = True
        self.on_turn_ended(row)

    def look(self):
        """Take note of the messages that came and went."""
        now = {id(message): message for message in self.context.messages}
        gone = self._present - now.keys()
        in_selection = self.summaries[-1].present if self.summaries else frozenset()
        self.lost += len(gone - in_selection)
        self._gone += len(gone)
        self._known.update(now)
        self._present = frozenset(now)

    def was_said(self, text: str) -> bool:
        """Whether it has stood in the context at any time, save in a summary."""
        return any(text in str(m) for m in self._known.values() if not is_summary(m))

    @property
    def unaccounted(self) -> int:
        """How many messages went beyond those that the applied events speak of."""
        return self._gone - sum(event.summarized_message_count for event in self.applied)

    async def summary_settled(self):
        """Return once no summary is in flight."""
        await self._until(lambda: not self.is_summarizing)

    async def next_outcome(self) -> SummaryOutcome | None:
        """What becomes of the next request for a summary; None if nobody ever says."""
        count = len(self._outcomes)
        await self._until(lambda: len(self._outcomes) > count)
        return self._outcomes[count] if len(self._outcomes) > count else None

    async def _until(self, settled: Callable[[], bool]):
        try:
            async with asyncio.timeout(OUTCOME_SECS), self._settled:
                await self._settled.wait_for(settled)
        except TimeoutError:
            self.unanswered += 1

    def _listen_to(self, assistant: LLMAssistantAggregator):
        assistant.add_event_handler("on_summary_started", self._on_started)
        assistant.add_event_handler("on_summary_applied", self._on_outcome)
        assistant.add_event_handler("on_summary_failed", self._on_outcome)
        assistant.add_event_handler("on_summary_skipped", self._on_outcome)

    async def _on_started(self, assistant: Any, summarizer: Any, event: SummaryStartedEvent):
        self.look()
        done = [s for s in self.summaries if isinstance(s.outcome, SummaryAppliedEvent)]
        before = done[-1].present if done else frozenset[int]()
        new = sum(not is_summary(self._known[key]) for key in self._present - before)
        self.summaries.append(Summary(self.row.number, event, self._present, new))
        self.note(f"summary due, {event.reason}")

    async def _on_outcome(self, assistant: Any, summarizer: Any, event: SummaryOutcome):
        async with self._settled:
            self._outcomes.append(event)
            open_now = [s for s in self.summaries if s.outcome is None]
            if open_now and not _never_started(event):
                open_now[-1].outcome = event
                open_now[-1].outcome_turn = self.row.number
            else:
                self.skipped.append(event)
            if isinstance(event, SummaryAppliedEvent):
                running = self.pending.values()
                self.over_open_question += any(not tool.later for tool in running)
                self.over_running_tool += any(tool.later for tool in running)
            self.look()
            self.note(say_outcome(event))
            self._settled.notify_all()


def say_outcome(event: SummaryOutcome) -> str:
    """What became of a summary, in words."""
    if isinstance(event, SummaryAppliedEvent):
        return (
            f"summary in, {event.original_message_count}→{event.new_message_count} messages, "
            f"{event.tokens_before}→{event.tokens_after} tokens"
        )
    if isinstance(event, SummaryFailedEvent):
        checks = f" ({', '.join(event.checks)})" if event.checks else ""
        return f"summary failed: {event.reason}{checks}"
    return f"summary skipped: {event.reason}"


def _never_started(event: SummaryOutcome) -> bool:
    """Whether the event is about a request that was turned down at once."""
    turned_down = ("in_flight", "nothing_to_summarize", "closed")
    return isinstance(event, SummarySkippedEvent) and event.reason in turned_down


def is_summary(message: Any) -> bool:
    """Whether a message of the context is a summary."""
    content = message.get("content") if isinstance(message, dict) else None
    return isinstance(content, str) and content.startswith("Conversation summary: ")
