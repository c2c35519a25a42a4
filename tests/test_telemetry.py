#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import subprocess
import sys
import time
from types import SimpleNamespace

import pytest
from loguru import logger
from pipecat.frames.frames import Frame, MetricsFrame, OutputTransportMessageUrgentFrame
from pipecat.metrics.metrics import ProcessingMetricsData, TTFBMetricsData
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor
from pipecat.processors.frameworks.rtvi import RTVIObserverParams, RTVIServerMessageFrame
from pipecat.utils.tracing.tracing_context import TracingContext

from pipecat_summarizer.aggregators import LLMAssistantAggregatorParams
from pipecat_summarizer.config import LLMAutoContextSummarizationConfig, SummaryTelemetryConfig
from pipecat_summarizer.events import (
    SummaryAppliedEvent,
    SummaryFailedEvent,
    SummarySkippedEvent,
    SummaryStartedEvent,
)
from pipecat_summarizer.telemetry import SummaryMetricsData, SummaryTelemetry
from pipecat_summarizer.testing import record_events, start_call

STARTED = SummaryStartedEvent(
    reason="max_context_tokens:8123>=8000",
    original_message_count=42,
    summarized_message_count=36,
    tokens_before=8123,
)
APPLIED = SummaryAppliedEvent(
    original_message_count=42,
    new_message_count=7,
    summarized_message_count=36,
    preserved_message_count=6,
    tokens_before=8123,
    tokens_after=1200,
    tokens_written=310,
    reason="max_context_tokens:8123>=8000",
    writer="OpenAILLMService#0",
    attempts=2,
    duration_secs=2.5,
    summary="The caller said SECRET.",
)
FAILED = SummaryFailedEvent(
    reason="timeout",
    detail="no answer in 120 s",
    trigger="manual",
    writer="OpenAILLMService#0",
    attempts=1,
    duration_secs=120.0,
    retry_in_secs=2.0,
)
NO_WRITER = SummaryFailedEvent(reason="no_writer", detail="no LLM found", trigger="manual")


def skipped(reason):
    return SummarySkippedEvent(
        reason=reason, detail="in words", trigger="manual", original_message_count=42
    )


class Teller(FrameProcessor):
    """Stands where the aggregator stands: connects a telemetry at set-up."""

    def __init__(self, config=None):
        super().__init__()
        self.telemetry = SummaryTelemetry(config or SummaryTelemetryConfig(), name="Summarizer#0")

    async def setup(self, setup):
        await super().setup(setup)
        self.telemetry.connect(setup, self.push_frame)

    async def process_frame(self, frame: Frame, direction: FrameDirection):
        await super().process_frame(frame, direction)
        await self.push_frame(frame, direction)


async def told(*events, config=None, **call_options):
    """The call in whose pipeline these events were told."""
    teller = Teller(config)
    async with start_call(processors=[teller], **call_options) as call:
        for event in events:
            if isinstance(event, SummaryStartedEvent):
                teller.telemetry.started(event)
            else:
                await teller.telemetry.report(event)
        await call.flush()
    return call


def summaries(call):
    """The metrics of summaries that were pushed."""
    return [
        data
        for frame in call.seen(MetricsFrame)
        for data in frame.data
        if isinstance(data, SummaryMetricsData)
    ]


def client_messages(call, kind):
    """What an RTVI client was sent."""
    return [
        frame.message["data"]
        for frame in call.seen(OutputTransportMessageUrgentFrame)
        if frame.message["type"] == kind
    ]


@pytest.fixture
def lines():
    """Everything logged, at any level."""
    written = []
    sink = logger.add(lambda text: written.append(str(text)), level=0, format="{level}|{message}")
    yield written
    logger.remove(sink)


def own(lines):
    return [line.rstrip("\n") for line in lines if "|Summarizer#0: " in line]


# Metrics


async def test_an_applied_summary_is_one_metrics_frame_with_its_sizes():
    call = await told(STARTED, APPLIED)

    assert [data.model_dump() for data in summaries(call)] == [
        {
            "processor": "Summarizer#0",
            "model": None,
            "value": 2.5,
            "outcome": "applied",
            "tokens_before": 8123,
            "tokens_after": 1200,
            "tokens_written": 310,
            "reason": "max_context_tokens:8123>=8000",
            "writer": "OpenAILLMService#0",
        }
    ]


async def test_summary_metrics_do_not_touch_the_latency_of_the_call():
    assert issubclass(SummaryMetricsData, ProcessingMetricsData)
    assert not issubclass(SummaryMetricsData, TTFBMetricsData)


async def test_a_failed_summary_tells_its_code_and_what_was_known_at_its_start():
    [data] = summaries(await told(STARTED, FAILED))

    assert (data.outcome, data.reason, data.value) == ("failed", "timeout", 120.0)
    assert (data.tokens_before, data.tokens_after, data.tokens_written) == (8123, None, None)


async def test_a_failure_before_its_start_tells_no_sizes_not_even_the_last_ones():
    [last, data] = summaries(await told(STARTED, FAILED, NO_WRITER))

    assert last.tokens_before == 8123
    assert data.tokens_before is None


@pytest.mark.parametrize("reason", ["context_replaced", "cancelled"])
async def test_a_summary_under_way_that_is_dropped_is_told_because_it_may_be_paid_for(reason):
    [data] = summaries(await told(STARTED, skipped(reason)))

    assert (data.outcome, data.reason, data.tokens_before) == ("skipped", reason, 8123)
    assert 0 <= data.value < 5


@pytest.mark.parametrize("reason", ["in_flight", "nothing_to_summarize", "closed", "cancelled"])
async def test_a_request_that_cost_nothing_is_only_logged(reason, lines):
    call = await told(skipped(reason), enable_rtvi=True)

    assert summaries(call) == []
    assert call.seen(RTVIServerMessageFrame) == []
    assert own(lines) == [f"DEBUG|Summarizer#0: summary skipped: {reason} (in words; manual)"]


async def test_a_request_during_a_summary_leaves_what_is_known_of_it():
    [data] = summaries(await told(STARTED, skipped("in_flight"), FAILED))

    assert data.tokens_before == 8123


# The client's page


async def test_the_metrics_arrive_at_an_rtvi_client_with_their_data():
    call = await told(STARTED, APPLIED, enable_rtvi=True)

    sent = [
        item
        for message in client_messages(call, "metrics")
        for item in message.get("processing", [])
        if item["processor"] == "Summarizer#0"
    ]
    assert len(sent) == 1
    assert sent[0]["value"] == 2.5
    assert sent[0]["tokens_before"] == 8123
    assert sent[0]["outcome"] == "applied"


async def test_an_applied_summary_is_one_message_to_an_rtvi_client():
    call = await told(STARTED, APPLIED, enable_rtvi=True)

    assert client_messages(call, "server-message") == [
        {
            "type": "pipecat-summarizer.summary-applied",
            "reason": "max_context_tokens:8123>=8000",
            "writer": "OpenAILLMService#0",
            "attempts": 2,
            "duration_secs": 2.5,
            "tokens_before": 8123,
            "tokens_after": 1200,
            "tokens_written": 310,
            "original_message_count": 42,
            "new_message_count": 7,
            "summarized_message_count": 36,
            "preserved_message_count": 6,
        }
    ]


async def test_a_failed_summary_tells_an_rtvi_client_when_it_is_tried_again():
    [message] = client_messages(await told(STARTED, FAILED, enable_rtvi=True), "server-message")

    assert message == {
        "type": "pipecat-summarizer.summary-failed",
        "reason": "timeout",
        "trigger": "manual",
        "writer": "OpenAILLMService#0",
        "attempts": 1,
        "duration_secs": 120.0,
        "retry_in_secs": 2.0,
        "tokens_before": 8123,
    }


async def test_what_is_not_known_is_not_in_the_message():
    [frame] = (await told(NO_WRITER, enable_rtvi=True)).seen(RTVIServerMessageFrame)

    assert set(frame.data) == {"type", "reason", "trigger", "writer", "attempts", "duration_secs"}


async def test_a_dropped_summary_is_a_message_of_its_own_type():
    call = await told(STARTED, skipped("context_replaced"), enable_rtvi=True)

    [message] = client_messages(call, "server-message")
    assert message["type"] == "pipecat-summarizer.summary-skipped"
    assert message["original_message_count"] == 42


async def test_a_pipeline_without_rtvi_gets_no_client_message_and_no_warning(lines):
    call = await told(STARTED, APPLIED, enable_rtvi=False)

    assert call.seen(RTVIServerMessageFrame) == []
    assert not [line for line in own(lines) if line.startswith("WARNING")]


# Logs


async def test_each_outcome_is_one_line_at_its_level(lines):
    telemetry = SummaryTelemetry(SummaryTelemetryConfig(), name="Summarizer#0")
    telemetry.started(STARTED)
    await telemetry.report(APPLIED)
    await telemetry.report(FAILED)

    assert own(lines) == [
        "DEBUG|Summarizer#0: summarizing 36 of 42 messages, 8123 tokens "
        "(max_context_tokens:8123>=8000)",
        "INFO|Summarizer#0: summary applied: 42 -> 7 messages, 8123 -> 1200 tokens, "
        "in 2.50 s by OpenAILLMService#0 (max_context_tokens:8123>=8000)",
        "WARNING|Summarizer#0: summary failed: timeout (no answer in 120 s), attempts: 1, "
        "writer: OpenAILLMService#0, after 120.00 s; next try in 2 s (manual)",
    ]


async def test_a_failure_that_only_a_request_tries_again_says_so(lines):
    telemetry = SummaryTelemetry(SummaryTelemetryConfig(), name="Summarizer#0")
    await telemetry.report(NO_WRITER)

    [line] = own(lines)
    assert "writer: none" in line
    assert "next try on request only" in line


# Promises of the whole


async def test_a_summary_of_a_real_call_is_told_once_on_each_channel(lines):
    params = LLMAssistantAggregatorParams(
        enable_auto_context_summarization=True,
        auto_context_summarization_config=LLMAutoContextSummarizationConfig(
            max_unsummarized_messages=8
        ),
    )
    # Pipecat 1.9 splits the bot's words with data that it downloads; not needed here.
    rtvi_params = RTVIObserverParams(bot_llm_enabled=False)
    async with start_call(
        assistant_params=params, enable_rtvi=True, rtvi_observer_params=rtvi_params
    ) as call:
        events = record_events(call.assistant)
        for number in range(5):
            await call.say(f"This is my sentence with the number {number} in this long call.")
        [applied] = await events.wait_for_applied()
        await call.flush()

    [data] = summaries(call)
    assert (data.processor, data.writer) == (call.summarizer.name, call.llm.name)
    assert (data.outcome, data.tokens_before, data.tokens_after, data.tokens_written) == (
        "applied",
        applied.tokens_before,
        applied.tokens_after,
        applied.tokens_written,
    )
    [message] = client_messages(call, "server-message")
    assert message["new_message_count"] == applied.new_message_count
    told_by_summarizer = [line for line in lines if f"|{call.summarizer.name}: summary" in line]
    assert [line.split("|")[0] for line in told_by_summarizer] == ["INFO"]


async def test_no_channel_shows_conversation_text(lines):
    call = await told(STARTED, APPLIED, FAILED, enable_rtvi=True)

    assert "SECRET" in APPLIED.summary
    kinds = (MetricsFrame, RTVIServerMessageFrame, OutputTransportMessageUrgentFrame)
    frames = [repr(frame) + str(frame) for kind in kinds for frame in call.seen(kind)]
    assert len(frames) > 4 and len(lines) > 4
    assert not [text for text in frames + lines if "SECRET" in text]


@pytest.mark.parametrize("off", ["enable_metrics", "enable_rtvi", "enable_logs"])
async def test_each_switch_turns_off_its_channel_and_no_other(off, lines):
    call = await told(
        STARTED, APPLIED, config=SummaryTelemetryConfig(**{off: False}), enable_rtvi=True
    )

    channels = {
        "enable_metrics": summaries(call),
        "enable_rtvi": client_messages(call, "server-message"),
        "enable_logs": own(lines),
    }
    assert {name for name, shown in channels.items() if not shown} == {off}


async def test_nothing_is_pushed_after_the_pipelines_end():
    pushed = []

    async def push_frame(frame):
        pushed.append(frame)

    telemetry = SummaryTelemetry(SummaryTelemetryConfig(), name="Summarizer#0")
    telemetry.connect(None, push_frame)
    await telemetry.report(APPLIED)
    telemetry.disconnect()
    await telemetry.report(APPLIED)

    assert len(pushed) == 1


async def test_a_fault_is_one_warning_without_its_text_and_stops_no_other_channel(lines):
    async def push_frame(frame):
        if isinstance(frame, MetricsFrame):
            raise RuntimeError("SECRET")
        pushed.append(frame)

    pushed = []
    telemetry = SummaryTelemetry(SummaryTelemetryConfig(), name="Summarizer#0")
    telemetry.connect(
        SimpleNamespace(enable_tracing=False, pipeline_worker=FakeWorker()), push_frame
    )
    await telemetry.report(APPLIED)
    await telemetry.report(APPLIED)

    warnings = [line for line in own(lines) if line.startswith("WARNING")]
    assert warnings == ["WARNING|Summarizer#0: telemetry (metrics) failed: RuntimeError"]
    assert [type(frame) for frame in pushed] == [RTVIServerMessageFrame] * 2


class FakeWorker:
    rtvi = object()


# Tracing


@pytest.fixture
def spans(exporter):
    """The spans that ended, in order."""
    exporter.clear()
    return exporter.get_finished_spans


def named(spans, name):
    return [span for span in spans() if span.name == name]


def traced(tracing_context):
    """A telemetry in a pipeline with this tracing context, and no other channel."""
    telemetry = SummaryTelemetry(SummaryTelemetryConfig(), name="Summarizer#0")
    telemetry.connect(SimpleNamespace(enable_tracing=True, tracing_context=tracing_context), None)
    return telemetry


async def test_a_summary_is_a_span_under_the_turn_it_was_made_in(spans):
    await told(STARTED, APPLIED, enable_tracing=True, conversation_id="call-7")

    [span] = named(spans, "summarize_context")
    [turn] = named(spans, "turn")
    assert span.parent.span_id == turn.context.span_id
    assert span.context.trace_id == turn.context.trace_id
    assert dict(span.attributes) == {
        "gen_ai.operation.name": "summarize_context",
        "gen_ai.conversation.id": "call-7",
        "gen_ai.conversation.compacted": True,
        "pipecat_summarizer.outcome": "applied",
        "pipecat_summarizer.reason": "max_context_tokens:8123>=8000",
        "pipecat_summarizer.writer": "OpenAILLMService#0",
        "pipecat_summarizer.attempts": 2,
        "pipecat_summarizer.duration_secs": 2.5,
        "pipecat_summarizer.tokens_before": 8123,
        "pipecat_summarizer.tokens_after": 1200,
        "pipecat_summarizer.tokens_written": 310,
        "pipecat_summarizer.original_message_count": 42,
        "pipecat_summarizer.new_message_count": 7,
        "pipecat_summarizer.summarized_message_count": 36,
        "pipecat_summarizer.preserved_message_count": 6,
    }


async def test_the_span_covers_the_time_the_summary_took(spans):
    before = time.time_ns()
    await told(STARTED, APPLIED, enable_tracing=True)

    [span] = named(spans, "summarize_context")
    assert span.end_time - span.start_time == 2_500_000_000
    assert before <= span.end_time <= time.time_ns()


async def test_a_failed_summary_is_a_span_in_error_and_compacted_nothing(spans):
    await told(STARTED, FAILED, enable_tracing=True)

    [span] = named(spans, "summarize_context")
    assert span.status.status_code.name == "ERROR"
    assert span.status.description == "timeout"
    assert span.attributes["error.type"] == "timeout"
    assert "gen_ai.conversation.compacted" not in span.attributes


async def test_a_span_stays_with_the_turn_in_which_the_summary_was_begun(spans):
    from opentelemetry import trace

    tracer = trace.get_tracer("test")
    first, second = tracer.start_span("first"), tracer.start_span("second")
    context = TracingContext()
    telemetry = traced(context)

    context.set_turn_context(first.get_span_context())
    telemetry.started(STARTED)
    context.set_turn_context(second.get_span_context())
    await telemetry.report(APPLIED)

    [span] = named(spans, "summarize_context")
    assert span.parent.span_id == first.get_span_context().span_id


async def test_between_turns_the_span_stands_under_the_conversation(spans):
    from opentelemetry import trace

    conversation = trace.get_tracer("test").start_span("conversation")
    context = TracingContext()
    context.set_conversation_context(conversation.get_span_context(), "call-7")
    telemetry = traced(context)
    telemetry.started(STARTED)
    await telemetry.report(APPLIED)

    [span] = named(spans, "summarize_context")
    assert span.parent.span_id == conversation.get_span_context().span_id


async def test_a_summary_cancelled_at_the_calls_end_still_has_its_span(spans):
    telemetry = traced(TracingContext())
    telemetry.started(STARTED)
    telemetry.disconnect()
    await telemetry.report(skipped("cancelled"))

    [span] = named(spans, "summarize_context")
    assert span.attributes["pipecat_summarizer.reason"] == "cancelled"
    assert span.status.status_code.name == "UNSET"


@pytest.mark.parametrize(
    ("config", "enable_tracing"),
    [(SummaryTelemetryConfig(enable_tracing=False), True), (SummaryTelemetryConfig(), False)],
)
async def test_there_is_no_span_where_tracing_is_off(spans, config, enable_tracing):
    call = await told(STARTED, APPLIED, config=config, enable_tracing=enable_tracing)

    assert named(spans, "summarize_context") == []
    assert len(summaries(call)) == 1


async def test_what_is_not_known_is_no_attribute(spans, caplog):
    telemetry = traced(TracingContext())
    await telemetry.report(NO_WRITER)

    [span] = named(spans, "summarize_context")
    assert "pipecat_summarizer.retry_in_secs" not in span.attributes
    assert "pipecat_summarizer.tokens_before" not in span.attributes
    assert [record.message for record in caplog.records] == []


def test_opentelemetry_need_not_be_installed():
    code = "import sys; sys.modules['opentelemetry'] = None; import pipecat_summarizer.telemetry"

    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0
