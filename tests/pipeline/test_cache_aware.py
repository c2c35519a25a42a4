#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""With ``cache_aware`` a summary waits while it costs more than it saves, and never too long."""

import pytest

from pipecat_summarizer import (
    ApproximateTokenCounter,
    LLMAutoContextSummarizationConfig,
    LLMContextSummaryConfig,
)
from pipecat_summarizer.testing import ScriptedLLMService

from .conftest import talk

COUNTER = ApproximateTokenCounter()
GOOD = "<summary>The caller asked many times about the order from Tuesday.</summary>"


def config_of(hard_limit, *, cache_aware=True, max_messages=6, max_tokens=None):
    return LLMAutoContextSummarizationConfig(
        max_context_tokens=max_tokens,
        max_unsummarized_messages=max_messages,
        hard_limit_tokens=hard_limit,
        cache_aware=cache_aware,
        summary_config=LLMContextSummaryConfig(min_messages_after_summary=2),
    )


async def summaries(phone, config, turns=30):
    llm = ScriptedLLMService(summaries=GOOD)
    async with phone(llm, config) as call:
        await talk(call, turns)
        return llm, call.events


async def test_a_summary_that_would_not_pay_waits_and_nothing_is_told(phone):
    _, eager = await summaries(phone, config_of(20_000, cache_aware=False))
    llm, patient = await summaries(phone, config_of(20_000))
    assert 0 < len(patient.applied) < len(eager.applied)
    assert len(llm.inference_calls) == len(patient.applied)
    assert patient.applied[0].tokens_before > eager.applied[0].tokens_before
    assert not patient.skipped and not patient.failed


async def test_no_summary_waits_until_a_request_has_to_be_bounded(phone):
    llm, events = await summaries(phone, config_of(500, max_messages=4))
    assert events.applied and not events.bounded
    assert max(COUNTER.count_messages(request) for request in llm.requests) <= 500
    assert all(event.tokens_before < 350 for event in events.applied)


async def test_a_summary_may_wait_past_the_token_threshold(phone):
    _, events = await summaries(phone, config_of(20_000, max_messages=None, max_tokens=200))
    assert events.applied[0].tokens_before > 250


async def test_a_summary_that_is_asked_for_does_not_wait(phone):
    llm = ScriptedLLMService(summaries=GOOD)
    async with phone(llm, config_of(20_000)) as call:
        await talk(call, 4)
        assert not call.events.applied
        await call.summarizer.summarize()
        assert len(call.events.applied) == 1


def test_it_needs_a_hard_limit_and_says_so():
    with pytest.raises(ValueError, match="cache_aware needs hard_limit_tokens"):
        LLMAutoContextSummarizationConfig(cache_aware=True)
    with pytest.raises(ValueError, match="cache_aware must be"):
        LLMAutoContextSummarizationConfig(cache_aware="yes", hard_limit_tokens=9000)
