#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""``yield_to_turns``: on a server that does one thing at a time the caller goes first."""

import pytest

from pipecat_summarizer import ExtractiveSummaryWriter, LLMAutoContextSummarizationConfig
from pipecat_summarizer.generation.gaps import MAX_YIELDS
from pipecat_summarizer.testing import Hang, ScriptedLLMService, settle

from .conftest import config_of, talk

GOOD = "<summary>The caller asked many times about the order from Tuesday.</summary>"


def outcomes(llm):
    return [call.outcome for call in llm.inference_calls]


def with_hard_limit(hard_limit_tokens, **how):
    how = config_of(yield_to_turns=True, **how).summary_config
    return LLMAutoContextSummarizationConfig(
        max_context_tokens=None,
        max_unsummarized_messages=6,
        hard_limit_tokens=hard_limit_tokens,
        summary_config=how,
    )


async def test_a_turn_breaks_the_writing_off_and_the_next_gap_has_it_again(phone):
    llm = ScriptedLLMService(summaries=[Hang(), GOOD])
    async with phone(llm, config_of(yield_to_turns=True)) as call:
        await talk(call, 3)
        await settle()
        assert outcomes(llm) == ["running"]
        await call.say("And one more thing.")
        (event,) = await call.events.wait_for_applied()
    assert outcomes(llm) == ["cancelled", "returned"]
    assert event.yields == 1 and event.attempts == 1
    assert not call.events.failed and not call.errors


async def test_without_it_a_turn_leaves_the_writing_alone(phone):
    llm = ScriptedLLMService(summaries=[Hang(), GOOD])
    async with phone(llm, config_of()) as call:
        await talk(call, 8)
        await settle()
        assert outcomes(llm) == ["running"]


async def test_a_dedicated_service_gives_way_too_since_it_may_share_the_server(phone):
    llm, own = ScriptedLLMService(), ScriptedLLMService(summaries=[Hang(), GOOD])
    async with phone(llm, config_of(yield_to_turns=True, llm=own)) as call:
        await talk(call, 3)
        await settle()
        await call.say("And one more thing.")
        (event,) = await call.events.wait_for_applied()
    assert outcomes(own) == ["cancelled", "returned"] and event.writer == own.name


async def test_it_is_not_asked_while_a_reply_is_made(phone):
    seen = []
    llm = ScriptedLLMService(
        summaries=lambda *_: (
            seen.append(call.summarizer._choice.conversation_llm.quiet.is_set()) or GOOD
        )
    )
    async with phone(llm, config_of(yield_to_turns=True)) as call:
        await talk(call, 12)
        await call.events.wait_for_applied()
    assert seen and all(seen)


async def test_who_gave_way_three_times_leaves_it_to_the_next_writer(phone):
    llm = ScriptedLLMService(summaries=Hang())
    config = config_of(yield_to_turns=True, fallbacks=[ExtractiveSummaryWriter()])
    async with phone(llm, config) as call:
        await talk(call, 3 + MAX_YIELDS)
        (event,) = await call.events.wait_for_applied()
    assert outcomes(llm) == ["cancelled"] * MAX_YIELDS
    assert event.writer == "ExtractiveSummaryWriter" and event.yields == MAX_YIELDS


async def test_the_last_writer_runs_on_where_there_is_no_hard_limit(phone):
    llm = ScriptedLLMService(summaries=[*[Hang()] * MAX_YIELDS, Hang()])
    async with phone(llm, config_of(yield_to_turns=True)) as call:
        await talk(call, 3 + MAX_YIELDS + 5)
        await settle()
        assert outcomes(llm) == ["cancelled"] * MAX_YIELDS + ["running"]


@pytest.mark.parametrize(
    ("hard_limit_tokens", "runs_on"), [(100_000, False), (270, True)], ids=["far", "near"]
)
async def test_near_the_hard_limit_the_last_writer_runs_on(phone, hard_limit_tokens, runs_on):
    llm = ScriptedLLMService(summaries=[*[Hang()] * MAX_YIELDS, GOOD])
    async with phone(llm, with_hard_limit(hard_limit_tokens)) as call:
        await talk(call, 3 + MAX_YIELDS)
        await settle()
        failed = [event.reason for event in call.events.failed]
        applied = [event.yields for event in call.events.applied]
    assert (applied, failed) == (([MAX_YIELDS], []) if runs_on else ([], ["yielded"]))


async def test_the_end_of_the_call_ends_a_summary_that_waits_for_a_gap(phone):
    llm = ScriptedLLMService(replies=["ok"] * 3 + [Hang()], summaries=Hang())
    async with phone(llm, config_of(yield_to_turns=True)) as call:
        await talk(call, 3)
        await call.say("And now?", wait=False)
        await settle()
        await call.cancel()
    assert [event.reason for event in call.events.skipped] == ["cancelled"]
    assert "running" not in outcomes(llm)


@pytest.mark.parametrize("value", ["yes", 1, None])
def test_a_value_that_is_no_switch_is_named(value):
    with pytest.raises(ValueError, match=f"yield_to_turns.*{value!r}"):
        config_of(yield_to_turns=value)
