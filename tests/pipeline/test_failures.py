#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Whatever the summarizing model does, the call goes on and nothing is lost."""

import asyncio
import copy

import pytest
from pipecat.frames.frames import LLMSummarizeContextFrame
from pipecat.processors.aggregators.llm_context import LLMContext

from contexts import call as tool_call
from contexts import chat, running, system
from pipecat_summarizer.testing import Delay, Hang, ScriptedLLMService
from pipeline.conftest import SAID, config_of, talk

SUMMARY = "<summary>The caller asks about an order that should have come on Tuesday.</summary>"


class BadRequest(Exception):
    status_code = 400


@pytest.mark.parametrize(
    ("summaries", "reason", "attempts"),
    [
        pytest.param(BadRequest("model not found"), "model_error", 1, id="error"),
        pytest.param(None, "rejected", 2, id="nothing"),
        pytest.param("   \n", "rejected", 2, id="blank"),
        pytest.param("<summary>The caller", "rejected", 2, id="cut off"),
        pytest.param("<think>Hmm, what do they want?", "rejected", 2, id="only thoughts"),
        pytest.param("I'm sorry, but I can't help with that.", "rejected", 2, id="refusal"),
        pytest.param("Order. " * 400, "rejected", 2, id="larger than what it replaces"),
    ],
)
async def test_a_failed_summary_harms_nothing(phone, summaries, reason, attempts):
    llm = ScriptedLLMService(summaries=summaries)
    async with phone(llm, config_of(max_unsummarized_messages=6)) as call:
        await talk(call, 3)
        await call.say(SAID.format(3))
        await call.flush()
        [event] = call.events.failed
        before = copy.deepcopy(call.context.messages)
        assert (event.reason, event.attempts) == (reason, attempts)
        assert len(llm.inference_calls) == attempts
        assert call.context.messages == before and len(before) == 9
        assert call.errors == []
        assert llm.is_usable
        assert await call.say("Are you still there?") == "ok"


async def test_the_errors_text_is_told_to_nobody(phone):
    llm = ScriptedLLMService(summaries=BadRequest("the caller said 48213"))
    async with phone(llm, config_of(max_unsummarized_messages=6)) as call:
        await talk(call, 4)
    [event] = call.events.failed
    assert event.detail == "BadRequest 400"
    assert event.writer == llm.name


async def test_a_refused_summary_is_asked_for_once_more_with_the_reason(phone):
    llm = ScriptedLLMService(summaries=["", SUMMARY])
    async with phone(llm, config_of(max_unsummarized_messages=6)) as call:
        await talk(call, 4)
        [event] = await call.events.wait_for_applied()
    assert event.attempts == 2
    first, second = (request.prompt for request in llm.inference_calls)
    assert len(second) > len(first)


async def test_a_silent_model_times_out(phone, clock):
    llm = ScriptedLLMService(summaries=Hang())
    config = config_of(max_unsummarized_messages=6, summarization_timeout=30.0)
    async with phone(llm, config) as call:
        await talk(call, 4)
        await clock.advance(29.9)
        assert call.events.outcomes == []
        await clock.advance(0.1)
        [event] = call.events.failed
    assert (event.reason, event.duration_secs) == ("timeout", 30.0)
    assert llm.inference_calls[0].outcome == "cancelled"


async def test_backoff_is_2_4_8_to_60_seconds_and_a_new_message(phone, clock):
    llm = ScriptedLLMService(summaries=BadRequest())
    async with phone(llm, config_of(max_unsummarized_messages=6)) as call:
        await talk(call, 4)
        for tries, secs in enumerate((2, 4, 8, 16, 32, 60, 60), start=1):
            assert len(llm.inference_calls) == tries
            assert call.events.failed[-1].retry_in_secs == secs
            await talk(call, 2, start=10 * tries)
            assert len(llm.inference_calls) == tries
            await clock.advance(secs)
            await talk(call, 1, start=10 * tries + 5)
    assert call.errors == []


async def test_a_manual_request_is_tried_during_backoff_and_success_ends_it(phone, clock):
    llm = ScriptedLLMService(summaries=[BadRequest(), SUMMARY, BadRequest()])
    async with phone(llm, config_of(max_unsummarized_messages=6)) as call:
        await talk(call, 4)
        await call.queue(LLMSummarizeContextFrame())
        await call.events.wait_for_applied()
        await talk(call, 4, start=10)
        assert call.events.failed[-1].retry_in_secs == 2


async def test_without_auto_nobody_tries_again(phone):
    llm = ScriptedLLMService(summaries=BadRequest())
    async with phone(llm, auto_trigger=False) as call:
        await talk(call, 5)
        await call.queue(LLMSummarizeContextFrame())
        await call.flush()
        assert [e.retry_in_secs for e in call.events.failed] == [None]


# Nothing to gain


async def test_a_prompt_over_the_limit_is_told_once_and_never_called_for(phone):
    llm = ScriptedLLMService()
    context = LLMContext(messages=[system("Rules. " * 1000)])
    async with phone(llm, config_of(1000, None, keep=4), context=context) as call:
        await talk(call, 3)
    assert llm.inference_calls == []
    assert [e.reason for e in call.events.outcomes] == ["nothing_to_summarize"]


async def test_kept_messages_over_the_limit_do_not_summarize_on_every_turn(phone):
    llm = ScriptedLLMService(summaries=SUMMARY)
    context = LLMContext(messages=[system("Rules. " * 1000)])
    async with phone(llm, config_of(1000, None), context=context) as call:
        await talk(call, 30)
    # A summary only when a tenth of the limit can go: about one in three turns' worth.
    assert 0 < len(llm.inference_calls) <= 10
    assert [e.reason for e in call.events.skipped] == ["nothing_to_summarize"]


async def test_a_stuck_tool_call_does_not_stop_the_rest_from_being_summarized(phone):
    llm = ScriptedLLMService(summaries=SUMMARY)
    stuck = [tool_call("dead"), running("dead")]
    context = LLMContext(messages=[system(), *chat(1), *stuck])
    async with phone(llm, config_of(max_unsummarized_messages=10), context=context) as call:
        for number in range(20):
            await call.say(SAID.format(number), wait=False)
            await call.flush()
        messages = call.context.messages
    assert len(llm.inference_calls) <= 5
    assert len(messages) < 20
    assert stuck == [m for m in messages if "tool_calls" in m or m["role"] == "tool"]


async def test_as_many_kept_as_allowed_new_does_not_summarize_on_every_turn(phone):
    llm = ScriptedLLMService(summaries=SUMMARY)
    async with phone(llm, config_of(max_unsummarized_messages=4, keep=4)) as call:
        await talk(call, 20)
    assert len(llm.inference_calls) <= 10


async def test_a_pin_that_raises_is_one_failed_event(phone):
    config = config_of(max_unsummarized_messages=6, pin=lambda m: m["no such key"])
    llm = ScriptedLLMService()
    async with phone(llm, config) as call:
        await talk(call, 4)
    assert [(e.reason, e.detail) for e in call.events.failed] == [
        ("config_error", "pin raised KeyError")
    ]
    assert (llm.inference_calls, call.errors) == ([], [])


async def test_a_factory_that_raises_is_one_failed_event(phone):
    def factory(text):
        raise RuntimeError(text)

    config = config_of(max_unsummarized_messages=6, summary_message_factory=factory)
    async with phone(config=config) as call:
        await talk(call, 4)
        assert len(call.context.messages) == 9
    assert [(e.reason, e.detail) for e in call.events.failed] == [
        ("config_error", "summary_message_factory raised RuntimeError")
    ]
    assert call.errors == []


async def test_a_handler_that_raises_harms_nothing(phone):
    async with phone(config=config_of(max_unsummarized_messages=6)) as call:

        @call.summarizer.event_handler("on_summary_applied")
        async def on_summary_applied(summarizer, event):
            raise RuntimeError("a bug of the application")

        await talk(call, 4)
        await call.events.wait_for_applied()
        assert await call.say("Still there?") == "ok"
    assert call.errors == []


# The writer's window


async def test_a_transcript_over_the_writers_window_is_folded_in_chunks(phone):
    llm = ScriptedLLMService(summaries=SUMMARY)
    config = config_of(max_unsummarized_messages=60, target_context_tokens=100)
    config.summary_config.max_input_tokens = 1200
    async with phone(llm, config) as call:
        await talk(call, 32)
        [event] = await call.events.wait_for_applied()
    assert event.attempts == len(llm.inference_calls) > 1
    heard = [n for n in range(29) for r in llm.inference_calls if SAID.format(n) in r.prompt]
    assert heard == sorted(set(heard)) and len(heard) >= 27
    assert all("should have come on Tuesday" in r.prompt for r in llm.inference_calls[1:])


async def test_a_transcript_within_the_window_is_one_call(phone):
    llm = ScriptedLLMService(summaries=SUMMARY)
    config = config_of(max_unsummarized_messages=12, max_input_tokens=8000)
    async with phone(llm, config) as call:
        await talk(call, 7)
        await call.events.wait_for_applied()
    assert len(llm.inference_calls) == 1


async def test_a_summary_waits_for_the_reply_in_progress_and_not_for_ever(phone, clock):
    llm = ScriptedLLMService(replies=["ok"] * 3 + [Delay(60, "late")], clock=clock)
    async with phone(llm, auto_trigger=False) as call:
        await talk(call, 3)
        await call.say(SAID.format(3), wait=False)
        await clock.wait_for_sleepers()  # the model is busy with the reply
        task = asyncio.ensure_future(call.summarizer.summarize())
        await clock.wait_for_sleepers(2)
        await clock.advance(4.9)
        assert llm.inference_calls == []
        await clock.advance(0.1)
        await task
        assert len(llm.inference_calls) == 1
        await clock.advance(60)
