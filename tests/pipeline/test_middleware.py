#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A middleware attached to Pipecat's LLM services, with and without a summarizer beside it."""

from contextlib import asynccontextmanager

import pytest
from pipecat.frames.frames import LLMContextFrame
from pipecat.pipeline.parallel_pipeline import ParallelPipeline
from pipecat.processors.aggregators.llm_context import LLMContext

from pipecat_summarizer import (
    AnyTrigger,
    ApproximateTokenCounter,
    FixedTokenTrigger,
    MessageCountTrigger,
    RecentMessagesPolicy,
    SummarizationMiddleware,
    TokenLimitTrigger,
)
from pipecat_summarizer.testing import (
    Delay,
    Hang,
    ScriptedLLMService,
    record_events,
    settle,
    start_call,
)
from pipecat_summarizer.triggers import token_limit_of

from .conftest import SAID, talk

COUNTER = ApproximateTokenCounter()
GOOD = "<summary>The caller asked many times about the order from Tuesday.</summary>"


def middleware_of(chat, clock, trigger=None, **options):
    return SummarizationMiddleware(
        chat,
        trigger=trigger or FixedTokenTrigger(max_tokens=300),
        recent=RecentMessagesPolicy(keep_recent=2),
        clock=clock,
        **options,
    )


@pytest.fixture
def attached(clock):
    """A call without a summarizer's thresholds, and a middleware on its LLM."""

    @asynccontextmanager
    async def start(llm, chat, trigger=None, **options):
        middleware = middleware_of(chat, clock, trigger)
        middleware.attach(llm)
        events = record_events(middleware)
        async with start_call(llm=llm, clock=clock, **options) as call:
            call.events = events
            yield call

    return start


def largest_of(llm):
    return max(COUNTER.count_messages(request) for request in llm.requests)


async def test_every_request_is_bounded_before_the_model_sees_it(attached):
    llm, chat = ScriptedLLMService(), ScriptedLLMService(summaries=GOOD)
    async with attached(llm, chat) as call:
        await talk(call, 20)
        summaries = [m for m in call.context.messages if "Conversation summary" in m["content"]]
    assert largest_of(llm) <= 300
    assert chat.inference_calls and not llm.inference_calls
    assert call.events.applied and call.events.bounded
    assert [message["role"] for message in summaries] == ["user"]


async def test_a_trigger_of_messages_summarizes_before_the_call(attached):
    llm, chat = ScriptedLLMService(), ScriptedLLMService(summaries=GOOD)
    async with attached(llm, chat, MessageCountTrigger(max_messages=8)) as call:
        await talk(call, 15)
    assert max(map(len, llm.requests)) <= 8
    assert call.events.applied[0].reason == "message_count:9>8"


async def test_a_model_that_is_down_is_replaced_by_the_extract(attached):
    llm, chat = ScriptedLLMService(), ScriptedLLMService(summaries=RuntimeError("down"))
    async with attached(llm, chat, MessageCountTrigger(max_messages=8)) as call:
        await talk(call, 15)
    assert max(map(len, llm.requests)) <= 8
    assert {event.writer for event in call.events.applied} == {"ExtractiveSummaryWriter"}
    assert len(call.events.failed) == 1 and not call.errors


async def test_the_end_of_the_pipeline_cancels_its_summary(attached, clock):
    llm, chat = ScriptedLLMService(), ScriptedLLMService(summaries=Hang())
    async with attached(llm, chat) as call:
        while not chat.inference_calls:
            await call.say(SAID.format(1), wait=False)
            await settle()
        await clock.advance(2.0)
        await call.flush()
        assert chat.calls_in_flight == 1
    await settle()
    assert chat.inference_calls[0].outcome == "cancelled"


async def test_two_services_on_one_context_share_one_summary(clock):
    chat = ScriptedLLMService(summaries=Delay(1.0, GOOD), clock=clock)
    one, other = ScriptedLLMService(), ScriptedLLMService()
    context = LLMContext(messages=[{"role": "user", "content": SAID.format(n)} for n in range(14)])
    middleware = middleware_of(chat, clock)
    middleware.attach(one)
    middleware.attach(other)
    async with start_call(llm=ParallelPipeline([one], [other]), context=context) as call:
        await call.queue(LLMContextFrame(context=context))
        for _ in range(5):
            await settle()
        assert not one.requests and not other.requests
        await clock.advance(1.0)
        await call.flush()
    assert len(chat.inference_calls) == 1
    assert largest_of(one) <= 300 and largest_of(other) <= 300


async def test_a_middleware_and_a_summarizer_share_what_they_know(phone, clock):
    chat = ScriptedLLMService(summaries=GOOD)
    llm = ScriptedLLMService(summaries=GOOD)
    middleware_of(chat, clock).attach(llm)
    async with phone(llm) as call:
        await talk(call, 12)
        texts = [str(message["content"]) for message in call.context.messages]
    assert sum("Conversation summary" in text for text in texts) == 1
    assert llm.inference_calls  # the summarizer's thresholds came first


async def test_a_trigger_that_raises_sends_the_request_as_it_is(attached):
    class Broken:
        def should_summarize(self, messages, token_counter):
            raise KeyError("oops")

    llm = ScriptedLLMService()
    async with attached(llm, ScriptedLLMService(), Broken()) as call:
        await talk(call, 3)
    assert len(llm.requests) == 3 and not call.errors


async def test_an_application_that_makes_new_contexts_is_bounded_too(attached):
    llm, chat = ScriptedLLMService(), ScriptedLLMService(summaries=GOOD)
    async with attached(llm, chat) as call:
        for _ in range(8):
            said = [{"role": "user", "content": SAID.format(n)} for n in range(20)]
            await call.queue(LLMContextFrame(context=LLMContext(messages=said)))
        await call.flush()
    assert len(llm.requests) == 8 and largest_of(llm) <= 300


async def test_the_tool_of_a_middleware_gives_a_recap(clock):
    chat = ScriptedLLMService(summaries=GOOD)
    (tool,) = middleware_of(
        chat, clock, MessageCountTrigger(max_messages=3), provide_tool=True
    ).tools()
    given = []

    class Params:
        context = LLMContext(
            messages=[{"role": "user", "content": SAID.format(n)} for n in range(6)]
        )

        async def result_callback(self, result):
            given.append(result)

    await tool.handler(Params())
    assert "order from Tuesday" in given[0]["summary"]
    assert given[0]["reason"] == "message_count:6>3"


async def test_a_wrong_service_is_refused(clock):
    with pytest.raises(ValueError, match="llm must be"):
        middleware_of(ScriptedLLMService(), clock).attach(object())
    with pytest.raises(ValueError, match="wait_secs"):
        middleware_of(ScriptedLLMService(), clock).attach(ScriptedLLMService(), wait_secs=-1)


def test_what_a_trigger_allows_in_tokens():
    fixed, ratio = FixedTokenTrigger(max_tokens=300), TokenLimitTrigger(max_input_tokens=1000)
    count = MessageCountTrigger(max_messages=3)
    assert token_limit_of(fixed) == 300 and token_limit_of(ratio) == 800
    assert token_limit_of(count) is None
    assert token_limit_of(AnyTrigger(triggers=(ratio, count, fixed))) == 300
