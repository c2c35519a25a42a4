#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Services, functions and applications that do what they should not."""

import asyncio

import pytest
from pipecat.frames.frames import (
    LLMFullResponseEndFrame,
    LLMMessagesAppendFrame,
    LLMMessagesTransformFrame,
    LLMSetToolsFrame,
)
from pipecat.pipeline.llm_switcher import LLMSwitcher
from pipecat.processors.aggregators.llm_context import LLMContext

from contexts import assistant, chat, developer, system
from pipecat_summarizer import (
    LLMContextSummarizer,
    SummaryAppliedEvent,
    SummaryFailedEvent,
    attach_summarizer,
)
from pipecat_summarizer.testing import Delay, ScriptedLLMService, record_events, settle
from pipeline.conftest import SAID, config_of, pair_of, talk

SUMMARY = "<summary>The caller asks about an order that should have come on Tuesday.</summary>"


class Panic(BaseException):
    """What an extension module raises when it fails badly."""


# The service


@pytest.mark.parametrize("error", [asyncio.CancelledError, Panic])
async def test_a_service_that_raises_what_is_no_exception_is_one_failed_event(phone, error):
    calls = []

    class Broken:
        async def run_inference(self, context, **kwargs):
            calls.append(context)
            raise error("the caller said 48213")

    async with phone(config=config_of(llm=Broken())) as call:
        await talk(call, 8)
        assert [(e.reason, e.detail) for e in call.events.failed] == [
            ("model_error", error.__name__)
        ]
        assert len(calls) == 1  # backing off
    assert call.errors == []


async def test_a_service_that_swallows_its_cancellation_is_not_asked_again(phone, clock):
    calls = []

    class Stubborn:
        async def run_inference(self, context, **kwargs):
            calls.append(context)
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                return None

    config = config_of(llm=Stubborn(), summarization_timeout=5.0)
    async with phone(config=config) as call:
        await talk(call, 4)
        await clock.advance(5)
        assert [e.reason for e in call.events.failed] == ["timeout"]
        await settle()
    assert len(calls) == 1


@pytest.mark.parametrize("reply", [b"bytes", 42, {"summary": "no"}])
async def test_a_reply_that_is_no_text_is_refused(phone, reply):
    class Odd:
        async def run_inference(self, context, **kwargs):
            return reply

    async with phone(config=config_of(llm=Odd())) as call:
        await talk(call, 4)
    assert [(e.reason, e.checks) for e in call.events.failed] == [("rejected", ("blank",))]


async def test_a_writer_of_ones_own_is_taken_in_place_of_a_service(phone):
    class Rule:
        name = "rule"

        async def write(self, request):
            return f"The caller spoke {len(request.messages)} times about a late order."

    async with phone(config=config_of(llm=Rule())) as call:
        await talk(call, 4)
        [event] = await call.events.wait_for_applied()
    assert event.writer == "rule"
    assert event.summary.startswith("The caller spoke")


class Owned(ScriptedLLMService):
    async def cleanup(self):
        await super().cleanup()
        raise RuntimeError("cannot close")


class WithoutCleanup:
    async def run_inference(self, context, **kwargs):
        return SUMMARY


class CancelsItself(WithoutCleanup):
    async def cleanup(self):
        raise asyncio.CancelledError


class ClosesAtOnce(WithoutCleanup):
    def cleanup(self):
        return None


@pytest.mark.parametrize(
    "make",
    [lambda: Owned(summaries=SUMMARY), WithoutCleanup, CancelsItself, ClosesAtOnce],
)
async def test_an_owned_service_that_cannot_be_cleaned_up_does_not_hold_the_end_up(phone, make):
    async with phone(config=config_of(llm=make(), owns_llm=True)) as call:
        await talk(call, 4)
        await call.events.wait_for_applied()
    assert not call.is_running
    assert call.errors == []


async def test_a_dedicated_service_whose_set_up_failed_is_set_up_again():
    class Slow(ScriptedLLMService):
        tries = 0

        async def setup(self, setup):
            await super().setup(setup)
            self.tries += 1
            if self.tries == 1:
                raise OSError("no connection yet")

    llm = Slow(summaries=SUMMARY)
    summarizer = LLMContextSummarizer(
        context=LLMContext(messages=chat(5)), config=config_of(llm=llm)
    )
    assert isinstance(await summarizer.summarize(), SummaryFailedEvent)
    assert isinstance(await summarizer.summarize(), SummaryAppliedEvent)
    assert llm.tries == 2
    await summarizer.cleanup()
    await llm.cleanup()


@pytest.mark.parametrize("attached", [False, True])
async def test_nobody_to_ask_is_told_at_once(attached):
    context = LLMContext(messages=chat(5))
    if attached:
        summarizer = attach_summarizer(pair_of(context).assistant())
    else:
        summarizer = LLMContextSummarizer(context=context)
    outcome = await asyncio.wait_for(summarizer.summarize(), 30)
    assert (outcome.reason, outcome.retry_in_secs) == ("no_writer", None if attached else 2)
    await summarizer.cleanup()


async def test_two_summarizers_on_one_context_share_their_patience(clock):
    llm = ScriptedLLMService(summaries=RuntimeError())
    context = LLMContext(messages=chat(5))
    pairs = [
        attach_summarizer(pair_of(context).assistant(), config=config_of(llm=llm), clock=clock)
        for _ in range(2)
    ]
    for _ in range(3):
        for summarizer in pairs:
            await summarizer.process_frame(LLMFullResponseEndFrame())
            await settle()
    assert len(llm.inference_calls) == 1
    for summarizer in pairs:
        await summarizer.cleanup()
    await llm.cleanup()


async def test_a_summarizer_whose_own_model_works_is_not_held_by_anothers_failures(clock):
    context = LLMContext(messages=chat(5))
    down, up = ScriptedLLMService(summaries=RuntimeError()), ScriptedLLMService(summaries=SUMMARY)
    one, other = (
        attach_summarizer(pair_of(context).assistant(), config=config_of(llm=llm), clock=clock)
        for llm in (down, up)
    )
    for summarizer in (one, other):
        await summarizer.process_frame(LLMFullResponseEndFrame())
        await settle()
    assert (len(down.inference_calls), len(up.inference_calls)) == (1, 1)
    assert len(context.messages) == 3
    for each in (one, other, down, up):
        await each.cleanup()


# The application


async def test_a_context_that_is_rewritten_all_the_time_is_not_paid_for_all_the_time(phone, clock):
    llm = ScriptedLLMService(summaries=Delay(1, SUMMARY), clock=clock)
    async with phone(llm, config_of(max_unsummarized_messages=6)) as call:
        for number in range(14):
            await call.say(SAID.format(number))
            stamp = [{**m, "content": f"({number}) {m['content']}"} for m in call.context.messages]
            call.context.set_messages(stamp)
            await clock.advance(1)
        assert {e.reason for e in call.events.skipped} == {"context_replaced"}
        assert len(llm.inference_calls) <= 4


async def test_a_transform_that_only_the_user_half_sees_is_counted(phone):
    llm = ScriptedLLMService(summaries=SUMMARY)
    async with phone(llm, config_of(2000, None)) as call:
        await talk(call, 4)

        def grow(messages):
            messages[3]["content"] = "The catalogue says: " + "one more article. " * 3000
            return messages

        await call.queue(LLMMessagesTransformFrame(transform=grow))
        await talk(call, 1, start=9)
        [event] = await call.events.wait_for_applied()
    assert event.tokens_before > 2000


async def test_a_task_that_is_entered_while_the_model_is_busy_is_the_task_in_force(phone, clock):
    llm = ScriptedLLMService(
        replies=["ok", Delay(5, "wait")] + ["ok"] * 20, summaries=SUMMARY, clock=clock
    )
    async with phone(llm, config_of(max_unsummarized_messages=8)) as call:
        await talk(call, 1)
        await call.say("Just a second.", wait=False)
        await clock.wait_for_sleepers()
        await call.queue(LLMMessagesAppendFrame(messages=[developer("Take the address.")]))
        await call.queue(LLMSetToolsFrame(tools=[]))
        await settle()
        await call.say("I am back.", wait=False)  # stands behind the task by now
        await clock.advance(5)
        await call.queue(LLMMessagesAppendFrame(messages=[developer("The caller is quiet.")]))
        await talk(call, 8, start=30)
        await call.events.wait_for_applied()
        assert developer("Take the address.") in call.context.messages


async def test_the_first_task_of_a_flow_is_no_kick_off(phone):
    llm = ScriptedLLMService(summaries=SUMMARY, system_instruction="Be kind.")
    async with phone(llm, config_of(), context=LLMContext()) as call:
        await call.queue(LLMMessagesAppendFrame(messages=[developer("Ask for the order number.")]))
        await call.queue(LLMSetToolsFrame(tools=[]))
        await call.queue(LLMMessagesAppendFrame(messages=[assistant("Which order is it?")]))
        await talk(call, 6)
        await call.events.wait_for_applied()
        assert call.context.messages[0] == developer("Ask for the order number.")


async def test_a_kick_off_is_recognised_behind_a_switcher(phone):
    members = [
        ScriptedLLMService(summaries=SUMMARY, system_instruction="Be kind."),
        ScriptedLLMService(system_instruction="Be kind."),
    ]
    context = LLMContext(messages=[developer("Say hello."), assistant("Hello!")])
    async with phone(LLMSwitcher(llms=members), config_of(), context=context) as call:
        await talk(call, 5)
        await call.events.wait_for_applied()
        assert developer("Say hello.") not in call.context.messages


async def test_the_message_threshold_fires_whatever_the_token_threshold_cannot_do(phone):
    llm = ScriptedLLMService(summaries=SUMMARY)
    context = LLMContext(messages=[system("Rules. " * 5000)])
    async with phone(llm, config_of(2000, 6), context=context) as call:
        for number in range(12):
            await call.say(f"Short question number {number}, what is it now please?")
        await call.flush()
    assert len(call.events.applied) >= 3
    assert {e.reason.split(":")[0] for e in call.events.applied} == {"max_unsummarized_messages"}


async def test_a_factory_that_hands_out_one_object_leaves_one_summary(phone):
    one = {"role": "user", "content": ""}

    def factory(text):
        one["content"] = f"Notes: {text}"
        return one

    config = config_of(max_unsummarized_messages=6, summary_message_factory=factory)
    async with phone(config=config) as call:
        await talk(call, 16)
        assert len(call.events.applied) >= 3
        assert sum(m["content"].startswith("Notes:") for m in call.context.messages) == 1


async def test_a_long_context_that_changed_as_a_whole_is_counted_beside_the_conversation():
    llm = ScriptedLLMService(summaries=SUMMARY)
    context = LLMContext(messages=chat(300))  # more than are counted at once
    summarizer = LLMContextSummarizer(context=context, config=config_of(llm=llm))
    recorder = record_events(summarizer)
    await summarizer.process_frame(LLMFullResponseEndFrame())
    assert recorder.started == []  # nothing was looked at yet
    await recorder.wait_for_applied(timeout_secs=30)
    assert len(context.messages) == 3
    await summarizer.cleanup()
    await llm.cleanup()
