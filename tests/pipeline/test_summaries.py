#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""One needed summary is one call, and ends in one event."""

import asyncio
import copy

import pytest
from pipecat.frames.frames import (
    InterruptionFrame,
    LLMMessagesUpdateFrame,
    LLMSummarizeContextFrame,
)
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.frame_processor import FrameDirection
from pipecat.utils.context import llm_context_summarization as upstream

from contexts import chat
from pipecat_summarizer import (
    LLMContextSummarizer,
    LLMContextSummaryConfig,
    SummaryAppliedEvent,
    SummaryFailedEvent,
    SummarySkippedEvent,
)
from pipecat_summarizer.testing import Delay, Hang, ScriptedLLMService, ToolCall
from pipeline.conftest import SAID, config_of, talk

SUMMARY = "<summary>The caller asks about an order that should have come on Tuesday.</summary>"


async def test_a_threshold_brings_one_call_and_one_event(phone):
    llm = ScriptedLLMService(summaries=SUMMARY)
    async with phone(llm, config_of(max_unsummarized_messages=6)) as call:
        await talk(call, 4)
        [event] = await call.events.wait_for_applied()
        await talk(call, 1, start=4)
    assert len(llm.inference_calls) == 1
    assert call.events.outcomes == [event]
    messages = call.context.messages
    assert messages[0] == {"role": "system", "content": "Be brief."}
    assert messages[1]["content"].startswith("Conversation summary: The caller asks")
    assert event.reason == "max_unsummarized_messages:6>=6"
    assert event.writer == llm.name
    assert (event.attempts, event.summary) == (1, messages[1]["content"][22:])
    assert event.original_message_count - event.summarized_message_count + 1 == (
        event.new_message_count
    )
    assert event.preserved_message_count == event.new_message_count - 1
    assert event.tokens_after < event.tokens_before


async def test_the_token_threshold_says_its_numbers(phone):
    async with phone(config=config_of(200, None)) as call:
        await talk(call, 6)
        [event] = await call.events.wait_for_applied()
    assert event.reason.startswith("max_context_tokens:2") and event.reason.endswith(">=200")


async def test_summaries_are_as_many_as_needed_and_each_updates_the_last(phone):
    llm = ScriptedLLMService(summaries=SUMMARY)
    async with phone(llm, config_of(max_unsummarized_messages=8)) as call:
        await talk(call, 20)
    # 40 messages: the first at 8, then one for each 8 that are new.
    assert len(llm.inference_calls) in (4, 5)
    assert len(call.events.applied) == len(llm.inference_calls)
    assert "should have come on Tuesday" in llm.inference_calls[1].prompt
    assert sum("Conversation summary" in m["content"] for m in call.context.messages) == 1


async def test_nothing_happens_below_the_thresholds(phone):
    llm = ScriptedLLMService()
    async with phone(llm, config_of(8000, 20)) as call:
        await talk(call, 3)
    assert (llm.inference_calls, call.events.outcomes) == ([], [])


async def test_the_prompt_ends_with_an_instruction_and_holds_the_transcript(phone):
    llm = ScriptedLLMService(summaries=SUMMARY)
    config = config_of(max_unsummarized_messages=6, target_context_tokens=321)
    async with phone(llm, config) as call:
        await talk(call, 4)
        await call.events.wait_for_applied()
    request = llm.inference_calls[0]
    assert request.max_tokens == 321
    assert request.system_instruction == config.summary_config.summary_prompt
    assert SAID.format(0) in request.prompt
    assert request.prompt.index(SAID.format(0)) < request.prompt.rindex("<summary>")
    assert not request.prompt.rstrip().endswith("?")


# On demand


async def test_a_frame_summarizes_with_auto_off(phone):
    llm = ScriptedLLMService(summaries=SUMMARY)
    async with phone(llm, auto_trigger=False) as call:
        await talk(call, 5)
        assert llm.inference_calls == []
        await call.queue(LLMSummarizeContextFrame())
        [event] = await call.events.wait_for_applied()
    assert event.reason == "manual"
    assert len(call.context.messages) == 4


@pytest.mark.parametrize("direction", list(FrameDirection))
async def test_a_frame_summarizes_from_either_end(phone, direction):
    async with phone(auto_trigger=False) as call:
        await talk(call, 5)
        await call.queue(LLMSummarizeContextFrame(), direction)
        await call.events.wait_for_applied()


@pytest.mark.parametrize("kind", [LLMContextSummaryConfig, upstream.LLMContextSummaryConfig])
async def test_the_frames_config_governs_the_whole_request(phone, kind):
    own, other = ScriptedLLMService(), ScriptedLLMService(summaries=SUMMARY)
    override = kind(
        target_context_tokens=99,
        min_messages_after_summary=6,
        summarization_prompt="Only the order number.",
        summary_message_template="<notes>{summary}</notes>",
        llm=other,
        summarization_timeout=7.0,
    )
    before = copy.copy(override)
    async with phone(own, config_of(keep=2), auto_trigger=False) as call:
        await talk(call, 5)
        await call.queue(LLMSummarizeContextFrame(config=override))
        [event] = await call.events.wait_for_applied()
    assert own.inference_calls == []
    request = other.inference_calls[0]
    assert (request.max_tokens, request.system_instruction) == (99, "Only the order number.")
    assert call.context.messages[1]["content"].startswith("<notes>")
    assert event.new_message_count == 1 + 1 + 6
    assert override == before


async def test_what_is_pinned_stays_pinned_through_a_request_with_a_config_of_its_own(phone):
    async with phone(config=config_of(pin=lambda m: "number 1." in m["content"])) as call:
        call.summarizer.auto_trigger = False
        await talk(call, 5)
        await call.queue(LLMSummarizeContextFrame(config=LLMContextSummaryConfig()))
        await call.events.wait_for_applied()
        assert SAID.format(1) in [m["content"] for m in call.context.messages]


async def test_a_frame_with_a_config_that_cannot_work_is_one_failed_event(phone):
    async with phone(auto_trigger=False) as call:
        await talk(call, 5)
        bad = upstream.LLMContextSummaryConfig(summary_message_template="no placeholder")
        await call.queue(LLMSummarizeContextFrame(config=bad))
        await call.flush()
    assert [(e.reason, "summary_message_template" in e.detail) for e in call.events.failed] == [
        ("config_error", True)
    ]
    assert call.errors == []


async def test_a_frame_while_one_is_in_flight_is_skipped_and_told(phone, clock):
    llm = ScriptedLLMService(summaries=Delay(3, SUMMARY), clock=clock)
    async with phone(llm, auto_trigger=False) as call:
        await talk(call, 5)
        await call.queue(LLMSummarizeContextFrame())
        await call.flush()
        await call.queue(LLMSummarizeContextFrame())
        await call.flush()
        assert [e.reason for e in call.events.skipped] == ["in_flight"]
        await clock.advance(3)
        await call.events.wait_for_applied()
    assert len(llm.inference_calls) == 1


async def test_a_frame_with_nothing_to_summarize_is_skipped_without_a_call(phone):
    llm = ScriptedLLMService()
    async with phone(llm, auto_trigger=False) as call:
        await talk(call, 1)
        for _ in range(2):
            await call.queue(LLMSummarizeContextFrame())
            await call.flush()
    assert [e.reason for e in call.events.skipped] == ["nothing_to_summarize"] * 2
    assert (llm.inference_calls, call.errors) == ([], [])


async def test_summarize_from_code_returns_what_happened(phone):
    async with phone(auto_trigger=False) as call:
        await talk(call, 5)
        outcome = await call.summarizer.summarize()
    assert isinstance(outcome, SummaryAppliedEvent)
    assert call.events.outcomes == [outcome]


async def test_the_threshold_can_be_switched_on_and_off_during_the_call(phone):
    llm = ScriptedLLMService()
    async with phone(llm, auto_trigger=False) as call:
        await talk(call, 5)
        assert llm.inference_calls == []
        call.summarizer.auto_trigger = True
        await talk(call, 1, start=5)
        await call.events.wait_for_applied()
        with pytest.raises(ValueError, match="auto_trigger must be True or False, got 1"):
            call.summarizer.auto_trigger = 1


# Alone, without an aggregator or a pipeline


async def test_alone_with_a_model_of_its_own():
    class Model:
        async def run_inference(self, context, max_tokens=None, system_instruction=None):
            return SUMMARY

    context = LLMContext(messages=chat(5))
    config = config_of(llm=Model())
    summarizer = LLMContextSummarizer(context=context, config=config)
    outcome = await summarizer.summarize()
    assert isinstance(outcome, SummaryAppliedEvent)
    assert outcome.writer == "Model"
    assert len(context.messages) == 3
    await summarizer.cleanup()


async def test_alone_without_anybody_who_writes_the_request_is_emitted_and_times_out(clock):
    summarizer = LLMContextSummarizer(context=LLMContext(messages=chat(5)), clock=clock)
    requests = []
    summarizer.add_event_handler(
        "on_request_summarization", lambda _, frame: requests.append(frame)
    )

    task = asyncio.create_task(summarizer.summarize())
    await clock.wait_for_sleepers()
    await clock.advance(120)
    outcome = await task
    assert isinstance(outcome, SummaryFailedEvent)
    assert (outcome.reason, len(requests)) == ("timeout", 1)
    await summarizer.cleanup()


# Speech


async def test_barge_in_at_every_turn_neither_drops_nor_doubles_a_summary(phone, clock):
    llm = ScriptedLLMService(summaries=Delay(0.5, SUMMARY), clock=clock)
    async with phone(llm, config_of(max_unsummarized_messages=6)) as call:
        await talk(call, 3)
        for number in range(12):
            await call.queue(InterruptionFrame())
            await call.say(SAID.format(100 + number))
        assert len(llm.inference_calls) == 1
        await clock.advance(0.5)
        await call.events.wait_for_applied()
    assert [c.outcome for c in llm.inference_calls][0] == "returned"
    assert call.errors == []


async def test_no_turn_waits_for_a_summary(phone, clock):
    llm = ScriptedLLMService(summaries=Hang())
    async with phone(llm, config_of(max_unsummarized_messages=6)) as call:
        await talk(call, 12)  # every one of them is answered while the summary hangs
        assert llm.calls_in_flight == 1
    assert [e.reason for e in call.events.skipped] == ["cancelled"]


# What happens to the context meanwhile


async def test_messages_that_come_during_a_summary_are_kept(phone, clock):
    llm = ScriptedLLMService(summaries=Delay(3, SUMMARY), clock=clock)
    async with phone(llm, config_of(max_unsummarized_messages=6)) as call:
        await talk(call, 6)
        await clock.advance(3)
        await call.events.wait_for_applied()
        texts = [m["content"] for m in call.context.messages]
    assert [SAID.format(n) for n in range(2, 6)] == [t for t in texts if t.startswith("I am")]


async def test_a_context_that_was_replaced_meanwhile_is_left_alone(phone, clock):
    llm = ScriptedLLMService(summaries=Delay(3, SUMMARY), clock=clock)
    async with phone(llm, config_of(max_unsummarized_messages=6)) as call:
        await talk(call, 4)
        fresh = [{"role": "system", "content": "A new caller."}, {"role": "user", "content": "Hi."}]
        await call.queue(LLMMessagesUpdateFrame(messages=list(fresh)))
        await call.flush()
        await clock.advance(3)
        await call.events.wait_for(1)
        assert call.context.messages == fresh
    assert [e.reason for e in call.events.skipped] == ["context_replaced"]


async def test_an_async_tool_keeps_its_call_across_a_summary_until_its_result_is_there(phone):
    release = asyncio.Event()

    async def find_parcel(params):
        await release.wait()
        await params.result_callback({"parcel": "in Leipzig"})

    llm = ScriptedLLMService(
        replies=[ToolCall("find_parcel", {"order": 48213}, tool_call_id="slow"), "ok"],
        summaries=SUMMARY,
    )
    llm.register_function("find_parcel", find_parcel, cancel_on_interruption=False)
    async with phone(llm, config_of(max_unsummarized_messages=8)) as call:
        await call.say("Where is my parcel?", wait=False)
        await call.flush()
        for number in range(5):
            await call.say(SAID.format(number), wait=False)
            await call.flush()
        await call.events.wait_for_applied()
        assert [c["id"] for m in call.context.messages for c in m.get("tool_calls", ())] == ["slow"]
        release.set()
        await call.flush()
        await talk(call, 8, start=20)
        await call.events.wait_for_applied(2)
    assert not any("tool_calls" in m or m["role"] == "tool" for m in call.context.messages)
    assert "in Leipzig" in "".join(request.prompt for request in llm.inference_calls)
    assert call.errors == []


async def test_between_two_tool_steps_of_a_turn_the_callers_question_stays(phone):
    async def step(params):
        await params.result_callback({"done": True})

    steps = [ToolCall("step", {"n": n}, tool_call_id=f"s{n}") for n in range(4)]
    llm = ScriptedLLMService(replies=["ok", "ok", "ok", *steps, "done"], summaries=SUMMARY)
    llm.register_function("step", step)
    async with phone(llm, config_of(max_unsummarized_messages=4, keep=0)) as call:
        await talk(call, 3)
        await call.say("And which flights are there on Sunday?")
        for request in llm.requests[3:]:
            assert {"role": "user", "content": "And which flights are there on Sunday?"} in request
    assert len(call.events.applied) >= 1
    assert call.errors == []


# The end


@pytest.mark.parametrize("how", ["end", "cancel"])
async def test_the_end_of_the_call_ends_the_summary_and_nothing_is_written(phone, clock, how):
    llm = ScriptedLLMService(summaries=Delay(3, SUMMARY), clock=clock)
    async with phone(llm, config_of(max_unsummarized_messages=6)) as call:
        await talk(call, 4)
        before = list(call.context.messages)
        await getattr(call, how)()
        await clock.advance(10)
        assert call.context.messages == before
        assert llm.inference_calls[0].outcome == "cancelled"
        assert [e.reason for e in call.events.skipped] == ["cancelled"]
        late = await call.summarizer.summarize()
        assert isinstance(late, SummarySkippedEvent) and late.reason == "closed"
        await call.summarizer.cleanup()  # a third time


async def test_a_summary_cancelled_before_its_first_step_is_told(phone):
    async with phone(auto_trigger=False) as call:
        await talk(call, 5)

        waiting = asyncio.ensure_future(call.summarizer.summarize())
        await asyncio.sleep(0)
        await call.summarizer.cleanup()
        outcome = await waiting
    assert isinstance(outcome, SummarySkippedEvent) and outcome.reason == "cancelled"
    assert len(call.events.outcomes) == 1
