#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What is told about each summary beside the events: metrics, a span, a client message, logs.

Each channel is one method and one switch of ``SummaryTelemetryConfig``. What
they tell is named here field by field: sizes, codes and names, never a field
that holds conversation text. A new channel gets a switch, a method and a line
in ``report``.
"""

import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal

from loguru import logger
from pipecat.frames.frames import Frame, MetricsFrame
from pipecat.metrics.metrics import ProcessingMetricsData
from pipecat.processors.frame_processor import FrameProcessorSetup
from pipecat.processors.frameworks.rtvi import RTVIServerMessageFrame
from pipecat.utils.tracing.tracing_context import TracingContext

from pipecat_summarizer.config import SummaryTelemetryConfig
from pipecat_summarizer.events import (
    RequestBoundedEvent,
    SummaryAppliedEvent,
    SummaryFailedEvent,
    SummaryOutcome,
    SummaryStartedEvent,
)

SPAN_NAME = "summarize_context"
"""Name of the span, and of its GenAI operation: the conventions have none for this."""

RTVI_TYPE = "pipecat-summarizer.summary-{outcome}"
"""The ``type`` of the message to the client."""

_SPENT_REASONS = ("context_replaced", "cancelled")
"""Reasons to skip a summary that was under way: a model call may be paid for."""

_TOLD: dict[str, tuple[str, ...]] = {
    "applied": (
        "reason",
        "writer",
        "attempts",
        "duration_secs",
        "tokens_before",
        "tokens_after",
        "tokens_written",
        "original_message_count",
        "new_message_count",
        "summarized_message_count",
        "preserved_message_count",
    ),
    "failed": ("reason", "trigger", "writer", "attempts", "duration_secs", "retry_in_secs"),
    "skipped": ("reason", "trigger", "original_message_count"),
}
"""The fields of each event that leave the process. None may hold text of the call."""

Outcome = Literal["applied", "failed", "skipped"]
PushFrame = Callable[[Frame], Awaitable[None]]


class SummaryMetricsData(ProcessingMetricsData):
    """Metrics of one summary.

    Being processing metrics, they reach an RTVI client in full, in the
    ``processing`` list of its metrics message.

    Parameters:
        processor: Name of the summarizer.
        value: Seconds from the decision to the outcome.
        outcome: ``applied``, ``failed`` or ``skipped``.
        tokens_before: Tokens of the context's messages before; None where not
            known, as in the fields below.
        tokens_after: Tokens of the context's messages after.
        tokens_written: Tokens of the summary's message.
        reason: The event's reason: why a summary was wanted if it is applied,
            the code of what went wrong otherwise.
        writer: Name of the service or writer that was asked; ``""`` for none.
    """

    outcome: Outcome
    tokens_before: int | None = None
    tokens_after: int | None = None
    tokens_written: int | None = None
    reason: str
    writer: str = ""


@dataclass(frozen=True)
class _Start:
    """What is known when a summary is begun, for when it ends."""

    at_ns: int
    tokens_before: int
    parent: Any


class SummaryTelemetry:
    """Tells what became of each summary. Never raises, never shows conversation text.

    Applied and failed summaries are told on every channel, and so is a skipped
    one that was already being written (``context_replaced``, and
    ``cancelled`` as far as the pipeline still runs), because its model call may
    have been paid for. Any other skipped request is a log line.

    - Metrics: one ``MetricsFrame`` with one :class:`SummaryMetricsData`.
    - Tracing: one span ``summarize_context`` for the time it took, below the
      turn in which it was begun, else below the conversation. It carries
      ``gen_ai.conversation.compacted`` (only when applied, and then true),
      ``error.type`` (only when failed) and ``pipecat_summarizer.*``: ``outcome``,
      ``reason``, ``trigger``, ``writer``, ``attempts``, the sizes.
    - Logs: applied at INFO, failed at WARNING, started and skipped at DEBUG.
    - RTVI: one server message, for a client page to show::

        client.on(RTVIEvent.ServerMessage, (data) => {
          if (data.type === "pipecat-summarizer.summary-applied")
            show(`${data.tokens_before} -> ${data.tokens_after} tokens`);
        });

      ``data`` has ``type`` (``pipecat-summarizer.summary-applied``, ``-failed`` or
      ``-skipped``), ``reason`` and, by type:

      ======== ==================================================================
      type     fields
      ======== ==================================================================
      applied  ``writer``, ``attempts``, ``duration_secs``, ``tokens_before``,
               ``tokens_after``, ``tokens_written``, ``original_message_count``,
               ``new_message_count``, ``summarized_message_count``,
               ``preserved_message_count``
      failed   ``trigger``, ``writer``, ``attempts``, ``duration_secs``,
               ``tokens_before``, ``retry_in_secs``
      skipped  ``trigger``, ``duration_secs``, ``tokens_before``,
               ``original_message_count``
      ======== ==================================================================

      They mean what they mean in the events; one that is not known is left out.
    """

    def __init__(self, config: SummaryTelemetryConfig, *, name: str):
        """Set up what can be told without a pipeline: logs.

        Args:
            config: The switches.
            name: Name of the summarizer, for logs and metrics.
        """
        self._config = config
        self._name = name
        self._setup: FrameProcessorSetup | None = None
        self._push_frame: PushFrame | None = None
        self._start: _Start | None = None
        self._faulty: set[str] = set()

    def connect(self, setup: FrameProcessorSetup | None, push_frame: PushFrame | None) -> None:
        """Get hold of the pipeline, at its set-up.

        Args:
            setup: What the pipeline was set up with; None without a pipeline.
            push_frame: Pushes a frame downstream; None when no processor owns
                the summarizer.
        """
        self._setup = setup
        self._push_frame = push_frame

    def disconnect(self) -> None:
        """Let go of the pipeline, at its end. No frame is pushed after this."""
        self._push_frame = None

    def started(self, event: SummaryStartedEvent) -> None:
        """Tell that a summary is being written, and remember the turn it began in.

        Args:
            event: The event.
        """
        with self._guard("tracing"):
            self._start = _Start(time.time_ns(), event.tokens_before, self._turn())
        with self._guard("logs"):
            if self._config.enable_logs:
                logger.debug(
                    f"{self._name}: summarizing {event.summarized_message_count} of "
                    f"{event.original_message_count} messages, {event.tokens_before} tokens "
                    f"({event.reason})"
                )

    def bounded(self, event: RequestBoundedEvent) -> None:
        """Tell, in the logs, that a request was made to fit, or that it cannot be.

        Args:
            event: The event.
        """
        with self._guard("logs"):
            if not self._config.enable_logs:
                return
            steps = ", ".join(step.name for step in event.steps) or "nothing"
            sizes = f"{event.tokens_before} -> {event.tokens_after} tokens"
            if event.over_by:
                logger.error(
                    f"{self._name}: {event.reason}: what is never cut is {event.over_by} tokens "
                    "over the limit alone; the request goes out as it is"
                )
            else:
                logger.info(
                    f"{self._name}: request bounded: {sizes} by {steps}, after "
                    f"{event.waited_secs:.2f} s ({event.reason})"
                )

    async def report(self, outcome: SummaryOutcome) -> None:
        """Tell how a request for a summary ended.

        Args:
            outcome: The event.
        """
        config = self._config
        with self._guard("logs"):
            if config.enable_logs:
                self._log(outcome)
        kind = _kind(outcome)
        if kind == "skipped" and not (self._start and outcome.reason in _SPENT_REASONS):
            return
        start, self._start = self._start, None
        facts = _facts(kind, outcome, start)
        with self._guard("tracing"):
            if config.enable_tracing:
                self._trace(facts, start.parent if start else self._turn())
        with self._guard("metrics"):
            if config.enable_metrics and self._push_frame:
                await self._push_frame(MetricsFrame(data=[self._metrics(facts)]))
        with self._guard("rtvi"):
            if config.enable_rtvi and self._push_frame and self._has_client():
                await self._push_frame(RTVIServerMessageFrame(data=_message(facts)))

    def _log(self, outcome: SummaryOutcome) -> None:
        if isinstance(outcome, SummaryAppliedEvent):
            logger.info(
                f"{self._name}: summary applied: {outcome.original_message_count} -> "
                f"{outcome.new_message_count} messages, {outcome.tokens_before} -> "
                f"{outcome.tokens_after} tokens, in {outcome.duration_secs:.2f} s by "
                f"{outcome.writer} ({outcome.reason})"
            )
        elif isinstance(outcome, SummaryFailedEvent):
            again = "on request only"
            if outcome.retry_in_secs is not None:
                again = f"in {outcome.retry_in_secs:.0f} s"
            logger.warning(
                f"{self._name}: summary failed: {outcome.reason} ({outcome.detail}), attempts: "
                f"{outcome.attempts}, writer: {outcome.writer or 'none'}, after "
                f"{outcome.duration_secs:.2f} s; next try {again} ({outcome.trigger})"
            )
        else:
            logger.debug(
                f"{self._name}: summary skipped: {outcome.reason} ({outcome.detail}; "
                f"{outcome.trigger})"
            )

    def _metrics(self, facts: dict[str, Any]) -> SummaryMetricsData:
        return SummaryMetricsData(
            processor=self._name,
            value=facts["duration_secs"],
            outcome=facts["outcome"],
            reason=facts["reason"],
            writer=facts.get("writer", ""),
            tokens_before=facts["tokens_before"],
            tokens_after=facts.get("tokens_after"),
            tokens_written=facts.get("tokens_written"),
        )

    def _trace(self, facts: dict[str, Any], parent: Any) -> None:
        tracing = self._tracing()
        if tracing is None:
            return
        # Not a dependency: Pipecat leaves tracing off where it is not installed.
        from opentelemetry import trace

        end_ns = time.time_ns()
        attributes: dict[str, Any] = {
            f"pipecat_summarizer.{name}": value
            for name, value in facts.items()
            if value is not None
        }
        attributes["gen_ai.operation.name"] = SPAN_NAME
        if tracing.conversation_id:
            attributes["gen_ai.conversation.id"] = tracing.conversation_id
        if facts["outcome"] == "applied":
            attributes["gen_ai.conversation.compacted"] = True
        if facts["outcome"] == "failed":
            attributes["error.type"] = facts["reason"]
        span = trace.get_tracer("pipecat_summarizer").start_span(
            SPAN_NAME,
            context=parent,
            attributes=attributes,
            start_time=end_ns - int(facts["duration_secs"] * 1e9),
        )
        if facts["outcome"] == "failed":
            span.set_status(trace.StatusCode.ERROR, facts["reason"])
        span.end(end_ns)

    def _tracing(self) -> TracingContext | None:
        """The pipeline's tracing context, if tracing is on."""
        return self._setup.tracing_context if self._setup and self._setup.enable_tracing else None

    def _turn(self) -> Any:
        """Where a span that begins now belongs: the turn, else the conversation."""
        tracing = self._tracing()
        if tracing is None:
            return None
        return tracing.get_turn_context() or tracing.get_conversation_context()

    def _has_client(self) -> bool:
        """Whether the pipeline speaks RTVI. Pipecat's property raises where it does not."""
        try:
            return self._setup is not None and bool(self._setup.pipeline_worker.rtvi)
        except Exception:
            return False

    @contextmanager
    def _guard(self, channel: str) -> Iterator[None]:
        """Keep a channel's fault from the call. The first is warned of, without its text."""
        try:
            yield
        except Exception as error:
            if channel not in self._faulty:
                self._faulty.add(channel)
                logger.warning(
                    f"{self._name}: telemetry ({channel}) failed: {type(error).__name__}"
                )


def _kind(outcome: SummaryOutcome) -> Outcome:
    if isinstance(outcome, SummaryAppliedEvent):
        return "applied"
    return "failed" if isinstance(outcome, SummaryFailedEvent) else "skipped"


def _facts(kind: Outcome, outcome: SummaryOutcome, start: _Start | None) -> dict[str, Any]:
    """What may be told, under the events' own names; None where not known."""
    facts: dict[str, Any] = {"outcome": kind}
    facts.update((name, getattr(outcome, name)) for name in _TOLD[kind])
    facts.setdefault("tokens_before", start.tokens_before if start else None)
    facts.setdefault("duration_secs", (time.time_ns() - start.at_ns) / 1e9 if start else 0.0)
    return facts


def _message(facts: dict[str, Any]) -> dict[str, Any]:
    message: dict[str, Any] = {"type": RTVI_TYPE.format(outcome=facts["outcome"])}
    message.update(
        (name, value) for name, value in facts.items() if name != "outcome" and value is not None
    )
    return message
