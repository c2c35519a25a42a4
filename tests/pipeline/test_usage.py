#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the provider reports for its requests is what they are measured by."""

from pipecat.frames.frames import MetricsFrame
from pipecat.metrics.metrics import LLMTokenUsage, LLMUsageMetricsData
from pipecat.pipeline.worker import PipelineParams
from pipecat.processors.frame_processor import FrameProcessor

from pipecat_summarizer import (
    ApproximateTokenCounter,
    FixedTokenTrigger,
    LLMAutoContextSummarizationConfig,
    LLMContextSummaryConfig,
    UsageCalibratedTokenCounter,
)
from pipecat_summarizer.testing import ScriptedLLMService

from .conftest import talk

PARAMS = PipelineParams(enable_metrics=True, enable_usage_metrics=True)


def config_of(counter, max_tokens=10_000):
    return LLMAutoContextSummarizationConfig(
        trigger=FixedTokenTrigger(max_tokens=max_tokens),
        token_counter=counter,
        summary_config=LLMContextSummaryConfig(min_messages_after_summary=2),
    )


async def test_a_calibrated_counter_learns_from_the_conversations_llm(phone):
    counter = UsageCalibratedTokenCounter()
    llm = ScriptedLLMService(usage=lambda context: 5_000 + 10 * len(context.messages))
    async with phone(llm, config_of(counter), params=PARAMS) as call:
        await talk(call, 3)
        messages = call.context.messages
        newest = ApproximateTokenCounter().count_messages(messages[-1:])
        assert counter.is_anchored(messages)
        assert counter.count_messages(messages) == 5_000 + 10 * (len(messages) - 1) + newest


async def test_a_threshold_fires_on_the_providers_own_tokens(phone):
    llm = ScriptedLLMService(usage=lambda context: 1_000 * len(context.messages))
    async with phone(llm, config_of(UsageCalibratedTokenCounter()), params=PARAMS) as call:
        await talk(call, 8)
    assert call.events.started[0].reason.startswith("fixed_token:1")
    estimate = ApproximateTokenCounter().count_messages(llm.requests[-1])
    assert estimate < 1_000


async def test_without_usage_metrics_the_base_counts(phone):
    counter = UsageCalibratedTokenCounter()
    llm = ScriptedLLMService(usage=lambda context: 5_000)
    async with phone(llm, config_of(counter)) as call:
        await talk(call, 3)
        assert not counter.is_anchored(call.context.messages)
    assert not call.events.events


async def test_another_services_report_is_not_taken(phone):
    class Other(FrameProcessor):
        async def process_frame(self, frame, direction):
            await super().process_frame(frame, direction)
            await self.push_frame(frame, direction)

    counter = UsageCalibratedTokenCounter()
    llm = ScriptedLLMService()
    async with phone(llm, config_of(counter), params=PARAMS) as call:
        await talk(call, 1)
        usage = LLMTokenUsage(prompt_tokens=9_000, completion_tokens=1, total_tokens=9_001)
        data = LLMUsageMetricsData(processor="Another#0", model=None, value=usage)
        await call.queue(MetricsFrame(data=[data]))  # passes through the LLM
        await call.flush()
        assert not counter.is_anchored(call.context.messages)


async def test_a_cache_counted_apart_is_counted_in(phone):
    """Anthropic reports what came from the cache beside ``prompt_tokens``."""
    counter = UsageCalibratedTokenCounter()
    llm = ScriptedLLMService()

    async def report(tokens):
        await llm.start_llm_usage_metrics(
            LLMTokenUsage(
                prompt_tokens=10,
                completion_tokens=5,
                total_tokens=4_015,
                cache_read_input_tokens=4_000,
            )
        )

    llm._replies._items = [lambda context: _answered(report(0))]
    async with phone(llm, config_of(counter), params=PARAMS) as call:
        await talk(call, 2)
        assert counter.count_messages(call.context.messages) >= 4_010


async def _answered(reporting):
    await reporting
    return "ok"
