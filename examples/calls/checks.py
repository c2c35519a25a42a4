#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The package's promises, checked while a call runs.

Most is checked at each request, on the messages as they go over the wire: that is
where a broken context does its harm. The rest is checked once the call is over.
A new check is one more `expect` with the promise it belongs to.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any

from pipecat.services.llm_service import LLMService

from pipecat_summarizer import (
    LLMAutoContextSummarizationConfig,
    SummaryAppliedEvent,
    SummaryFailedEvent,
)

from .record import CallRecord, Summary
from .service import Meter, PaidCall


class Promise(Enum):
    """What the package promises; section 1 of its design."""

    UNBROKEN = "Never breaks a call"
    UNSTALLED = "Never stalls a turn"
    VALID = "Never sends an invalid context"
    KEPT = "Never loses what matters"
    THRIFTY = "Never wastes money"
    TOLD = "Always tells"


class CallChecks:
    """Holds the call against the promises.

    Parameters:
        checked: How many times each promise was held against something.
        broken: What was found, by promise; empty if every promise was kept.
    """

    def __init__(self, record: CallRecord, meter: Meter, config: LLMAutoContextSummarizationConfig):
        """Begin to check.

        Args:
            record: What happens in the call.
            meter: Sees every request.
            config: When summaries are due.
        """
        self.checked: Counter[Promise] = Counter()
        self.broken: dict[Promise, list[str]] = {}
        self._record = record
        self._meter = meter
        self._config = config
        self._is_over = False
        meter.on_request = self.request

    def expect(self, promise: Promise, kept: bool, otherwise: str):
        """Hold one thing against a promise; `otherwise` says what is wrong if it fails."""
        self.checked[promise] += 1
        if not kept:
            where = "" if self._is_over else f"turn {self._record.row.number}: "
            self.broken.setdefault(promise, []).append(where + otherwise)

    def request(self, call: PaidCall, messages: Sequence[dict[str, Any]]):
        """Check what is about to be sent."""
        problem = next(broken_rules(messages), None)
        self.expect(Promise.VALID, problem is None, f"{call.kind} request: {problem}")
        if call.kind == "reply":
            self._record.look()
            self._check_kept(messages)

    def over(self, llm: LLMService[Any]):
        """Check what can be judged only now that the call is over.

        Args:
            llm: The conversation's service.
        """
        self._is_over = True
        self._check_unbroken(llm)
        self._check_unstalled()
        self._check_thrifty()
        self._check_told()

    def _check_kept(self, messages: Sequence[dict[str, Any]]):
        record = self._record
        texts = [text_of(message) for message in messages]
        for instruction in (record.script.instructions, record.script.briefing):
            self.expect(
                Promise.KEPT, any(instruction in text for text in texts), "an instruction is gone"
            )
        for line in record.pinned:
            self.expect(Promise.KEPT, line in texts, "a pinned message is gone")
        if record.line is not None:
            # The question that is not answered yet, and what was found out for it.
            self.expect(Promise.KEPT, record.line in texts, "the caller's last words are gone")
        called = {c["id"] for message in messages for c in message.get("tool_calls") or ()}
        answered = {message.get("tool_call_id") for message in messages}
        for call_id in {*record.exchange_calls, *record.pending}:
            self.expect(Promise.KEPT, call_id in called, "an open tool call is gone")
            self.expect(Promise.KEPT, call_id in answered, "an open tool call's result is gone")
        for call_id in record.arrived:
            came = any(_is_late_result(message, call_id) for message in messages)
            self.expect(Promise.KEPT, came, "the late result of a tool is gone")

    def _check_unbroken(self, llm: LLMService[Any]):
        record = self._record
        self.expect(Promise.UNBROKEN, llm.is_usable, "the conversation's LLM became unusable")
        self.expect(Promise.UNBROKEN, not record.errors, f"errors: {'; '.join(record.errors)}")
        silent = {call.turn for call in self._meter.of("reply") if call.completion_tokens == 1}
        for row in record.rows:
            # One token is the end of the text: a very small model may have nothing to say.
            why = ", the model wrote nothing" if row.number in silent else ""
            self.expect(
                Promise.UNBROKEN, bool(row.reply.strip()), f"turn {row.number} has no reply{why}"
            )
        record.look()
        self.expect(
            Promise.UNBROKEN,
            record.lost == 0,
            f"{record.lost} messages went that no summary had been given",
        )

    def _check_unstalled(self):
        for call in self._meter.of("reply"):
            self.expect(
                Promise.UNSTALLED,
                call.turn not in self._meter.stalled_turns,
                f"turn {call.turn} waited for a summary",
            )

    def _check_thrifty(self):
        meter, record = self._meter, self._record
        # A retry after a refusal is a call of its own, and the event says so. One that was
        # cut short by the end of the call says nothing.
        attempts = [getattr(summary.outcome, "attempts", None) for summary in record.summaries]
        spoken_of = sum(count or 0 for count in attempts)
        paid = len(meter.of("summary"))
        self.expect(
            Promise.THRIFTY,
            paid == spoken_of or None in attempts,
            f"{paid} summary calls, the events speak of {spoken_of}",
        )
        self.expect(
            Promise.THRIFTY,
            meter.most_in_flight <= 1,
            f"{meter.most_in_flight} summary calls were in flight at once",
        )
        for summary in record.summaries:
            reason = summary.started.reason
            self.expect(Promise.THRIFTY, self._was_due(summary), f"not due: {reason}")
            if isinstance(outcome := summary.outcome, SummaryAppliedEvent):
                self.expect(
                    Promise.THRIFTY,
                    outcome.tokens_after < outcome.tokens_before and outcome.attempts <= 2,
                    f"a summary that gained nothing, or took {outcome.attempts} calls",
                )

    def _was_due(self, summary: Summary) -> bool:
        """Whether the context had really crossed the threshold that the event names."""
        reason = summary.started.reason
        if reason.startswith("max_context_tokens"):
            limit = self._config.max_context_tokens
            return limit is not None and summary.started.tokens_before >= limit
        if reason.startswith("max_unsummarized_messages"):
            limit = self._config.max_unsummarized_messages
            return limit is not None and summary.new_messages >= limit
        return reason == "manual" and self._record.manual_requests > 0

    def _check_told(self):
        record = self._record
        for summary in record.summaries:
            self.expect(
                Promise.TOLD, summary.outcome is not None, "a summary was started and never ended"
            )
            if isinstance(outcome := summary.outcome, (SummaryAppliedEvent, SummaryFailedEvent)):
                self.expect(
                    Promise.TOLD,
                    bool(outcome.reason and outcome.writer and outcome.duration_secs),
                    "an event without reason, writer or duration",
                )
        self.expect(
            Promise.TOLD,
            record.unaccounted == 0,
            f"{record.unaccounted} messages went that no event speaks of",
        )
        self.expect(
            Promise.TOLD, not record.unanswered, f"{record.unanswered} requests were never answered"
        )
        asked, heard_of = record.manual_requests, record.manual_outcomes
        self.expect(
            Promise.TOLD,
            asked == heard_of,
            f"{asked} summaries were asked for, {heard_of} were heard of",
        )


def broken_rules(messages: Sequence[dict[str, Any]]) -> Iterator[str]:
    """What OpenAI's API would refuse these messages for; nothing if it would take them."""
    if not messages:
        yield "no messages"
    open_calls: set[str] = set()
    for index, message in enumerate(messages):
        role = message.get("role")
        if role == "tool":
            if message.get("tool_call_id") not in open_calls:
                yield f"message {index} is a tool result without its call"
            open_calls.discard(message.get("tool_call_id", ""))
            continue
        if open_calls:
            yield f"message {index} follows a tool call that has no result"
        if role not in ("system", "developer", "user", "assistant"):
            yield f"message {index} has the role {role!r}"
        open_calls = {call["id"] for call in message.get("tool_calls") or ()}
        if not open_calls and not message.get("content"):
            yield f"message {index} is empty"
    if open_calls:
        yield "the last tool call has no result"


def _is_late_result(message: dict[str, Any], call_id: str) -> bool:
    """Whether a message holds the result of an asynchronous tool, in place or of its own."""
    text = text_of(message)
    if message.get("tool_call_id") == call_id:
        return '"running"' not in text
    return call_id in text and '"finished"' in text


def text_of(message: dict[str, Any]) -> str:
    """The text of a message on the wire."""
    content = message.get("content")
    if isinstance(content, list):
        return " ".join(part.get("text", "") for part in content)
    return content or ""
