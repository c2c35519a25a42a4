#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Triggers, recent-message policies and counters of the user's choice, in real pipelines."""

import dataclasses

import pytest
from pipecat.metrics.metrics import LLMTokenUsage
from pipecat.processors.aggregators.llm_context import LLMContext

from contexts import chat, system
from pipecat_summarizer import LLMAutoContextSummarizationConfig, LLMContextSummaryConfig
from pipecat_summarizer.counting import ApproximateTokenCounter, UsageCalibratedTokenCounter
from pipecat_summarizer.selection import RecentMessagesPolicy, RecentTokensPolicy
from pipecat_summarizer.testing import ScriptedLLMService
from pipecat_summarizer.triggers import (
    AllTrigger,
    AnyTrigger,
    FixedTokenTrigger,
    MessageCountTrigger,
    SummarizationDecision,
    TokenLimitTrigger,
    TurnCountTrigger,
)
from pipeline.conftest import SAID, config_of, talk

SUMMARY = "<summary>The caller asks about an order that should have come on Tuesday.</summary>"


def config_with(trigger, keep=2, token_counter=None, **summary):
    return LLMAutoContextSummarizationConfig(
        max_context_tokens=None,
        max_unsummarized_messages=None,
        trigger=trigger,
        token_counter=token_counter,
        summary_config=LLMContextSummaryConfig(min_messages_after_summary=keep, **summary),
    )


@pytest.mark.parametrize(
    ("trigger", "reason"),
    [
        (MessageCountTrigger(max_messages=8), "message_count:"),
        (FixedTokenTrigger(max_tokens=200), "fixed_token:"),
        (TokenLimitTrigger(max_input_tokens=250), "token_limit:"),
        (TurnCountTrigger(max_turns=4), "turn_count:5>4"),
    ],
)
async def test_a_trigger_takes_the_place_of_both_thresholds(phone, trigger, reason):
    llm = ScriptedLLMService(summaries=SUMMARY)
    async with phone(llm, config_with(trigger)) as call:
        await talk(call, 7)
        event = (await call.events.wait_for_applied())[0]
    assert event.reason.startswith(reason)
    assert len(llm.inference_calls) == len(call.events.applied) <= 2


async def test_turns_that_a_summary_kept_are_not_counted_again(phone):
    llm = ScriptedLLMService(summaries=SUMMARY)
    async with phone(llm, config_with(TurnCountTrigger(max_turns=4), keep=6)) as call:
        await talk(call, 20)
    assert [e.reason for e in call.events.applied] == ["turn_count:5>4"] * 4


async def test_triggers_combine(phone):
    either = AnyTrigger(
        triggers=(MessageCountTrigger(max_messages=100), FixedTokenTrigger(max_tokens=150))
    )
    both = AllTrigger(
        triggers=(MessageCountTrigger(max_messages=4), FixedTokenTrigger(max_tokens=10_000))
    )
    async with phone(config=config_with(either)) as call:
        await talk(call, 6)
        await call.events.wait_for_applied()
    llm = ScriptedLLMService()
    async with phone(llm, config_with(both)) as call:
        await talk(call, 6)
    assert llm.inference_calls == []


async def test_a_trigger_of_ones_own_with_flat_token_counts(phone):
    counted = []

    class CountingCounter(ApproximateTokenCounter):
        def count_message(self, message):
            counted.append(message)
            return super().count_message(message)

    class Own:
        def should_summarize(self, messages, token_counter):
            tokens = token_counter.count_messages(messages)
            return SummarizationDecision(
                should_summarize=tokens > 100_000,
                reason=f"own:{tokens}",
                token_count=tokens,
                message_count=len(messages),
            )

    async with phone(config=config_with(Own(), token_counter=CountingCounter())) as call:
        await talk(call, 10)
    # Two checks a turn over up to 21 messages, and each message was counted once.
    assert len(counted) == 21


async def test_a_trigger_that_cannot_be_got_under_is_quiet(phone):
    llm = ScriptedLLMService(summaries=SUMMARY)
    context = LLMContext(messages=[system("Rules. " * 1000)])
    trigger = FixedTokenTrigger(max_tokens=1000)
    async with phone(llm, config_with(trigger, keep=4), context=context) as call:
        await talk(call, 4)
    assert llm.inference_calls == []
    assert [e.reason for e in call.events.outcomes] == ["nothing_to_summarize"]


class Raises:
    def should_summarize(self, messages, token_counter):
        raise KeyError(messages)


class ReturnsNothing:
    def should_summarize(self, messages, token_counter):
        return None


@pytest.mark.parametrize(
    ("trigger", "detail"),
    [
        (Raises(), "trigger raised KeyError"),
        (ReturnsNothing(), "trigger returned a NoneType, not a decision"),
    ],
)
async def test_a_trigger_that_fails_is_one_failed_event(phone, trigger, detail):
    async with phone(config=config_with(trigger)) as call:
        await talk(call, 5)
        assert [(e.reason, e.detail) for e in call.events.failed] == [("config_error", detail)]
        assert await call.say("Still there?") == "ok"
    assert call.errors == []


class Nonsense:
    def count_message(self, message):
        return "many"

    def count_messages(self, messages):
        return -1


async def test_a_counter_that_fails_is_replaced_by_the_approximate_one(phone):
    config = config_with(FixedTokenTrigger(max_tokens=150), token_counter=Nonsense())
    async with phone(config=config) as call:
        await talk(call, 6)
        await call.events.wait_for_applied()
    assert call.errors == []


@pytest.mark.parametrize(
    ("recent", "kept"),
    [
        (RecentMessagesPolicy(keep_recent=6), 6),
        (RecentMessagesPolicy(keep_recent=0), 2),  # the current exchange
        (RecentTokensPolicy(keep_recent_tokens=100), 5),
        (RecentTokensPolicy(keep_recent_tokens=0), 2),
    ],
)
async def test_a_recent_policy_takes_the_place_of_the_number_of_messages(phone, recent, kept):
    config = dataclasses.replace(config_of().summary_config, recent=recent)
    async with phone(auto_trigger=False) as call:
        await talk(call, 6)
        outcome = await call.summarizer.summarize(config)
        texts = [m["content"] for m in call.context.messages[2:]]
    assert outcome.new_message_count == 2 + kept
    assert texts[-2:] == [SAID.format(5), "ok"]


@pytest.mark.parametrize(
    ("field", "value"),
    [("trigger", "often"), ("token_counter", len), ("trigger", MessageCountTrigger)],
)
def test_what_is_no_policy_is_refused_by_name(field, value):
    with pytest.raises(ValueError, match=f"{field} must have"):
        LLMAutoContextSummarizationConfig(**{field: value})


def test_what_is_no_recent_policy_is_refused_by_name():
    with pytest.raises(ValueError, match="recent must be a recent-message policy, got 4"):
        LLMContextSummaryConfig(recent=4)


async def test_a_trigger_that_cannot_judge_a_short_context_does_not_undo_a_summary(phone):
    class NeedsTen:
        def should_summarize(self, messages, token_counter):
            tenth = messages[9]["content"]
            return SummarizationDecision(
                should_summarize=bool(tenth), reason="ten", message_count=len(messages)
            )

    llm = ScriptedLLMService(summaries=SUMMARY)
    context = LLMContext(messages=chat(6))
    async with phone(llm, config_with(NeedsTen()), context=context) as call:
        await talk(call, 1)
        await call.events.wait_for_applied()
    assert len(call.context.messages) < 12


async def test_what_the_provider_reported_counts_for_the_thresholds(phone):
    counter = UsageCalibratedTokenCounter()
    llm = ScriptedLLMService(summaries=SUMMARY)
    config = LLMAutoContextSummarizationConfig(
        max_context_tokens=8000, max_unsummarized_messages=None, token_counter=counter
    )
    async with phone(llm, config) as call:
        await talk(call, 4)
        assert llm.inference_calls == []
        usage = LLMTokenUsage(prompt_tokens=9000, completion_tokens=5, total_tokens=9005)
        counter.record_usage(usage, list(call.context.messages))
        await talk(call, 1, start=4)
        [event] = await call.events.wait_for_applied()
    assert event.reason.startswith("max_context_tokens:9")


def test_a_trigger_leaves_the_budget_alone():
    config = config_with(FixedTokenTrigger(max_tokens=100_000), target_context_tokens=10_000)
    assert config.summary_config.target_context_tokens == 10_000
    config = LLMAutoContextSummarizationConfig(
        trigger=FixedTokenTrigger(max_tokens=100_000),
        summary_config=LLMContextSummaryConfig(target_context_tokens=10_000),
    )
    assert config.summary_config.target_context_tokens == 10_000


async def test_a_trigger_whose_reason_reads_manual_is_still_a_threshold(phone):
    class Always:
        def should_summarize(self, messages, token_counter):
            return SummarizationDecision(
                should_summarize=True, reason="manual", message_count=len(messages)
            )

    async with phone(config=config_with(Always(), keep=20)) as call:
        await talk(call, 5)
    assert [e.reason for e in call.events.skipped] == ["nothing_to_summarize"]


async def test_a_counter_that_dies_leaves_no_mixed_sizes(phone):
    class Dies(ApproximateTokenCounter):
        asked = 0

        def count_message(self, message):
            self.asked += 1
            if self.asked > 5:
                raise RuntimeError
            return 0

    llm = ScriptedLLMService(summaries=SUMMARY)
    config = LLMAutoContextSummarizationConfig(
        max_context_tokens=300, max_unsummarized_messages=None, token_counter=Dies()
    )
    async with phone(llm, config) as call:
        await talk(call, 9)
        await call.events.wait_for_applied()
