#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import asyncio
import inspect
import subprocess
import sys
import textwrap

import pytest
from loguru import logger
from pipecat.frames.frames import (
    EndFrame,
    ErrorFrame,
    FunctionCallResultFrame,
    InterruptionFrame,
    LLMContextFrame,
    LLMFullResponseEndFrame,
    LLMMessagesAppendFrame,
    LLMSummarizeContextFrame,
    LLMTextFrame,
    MetricsFrame,
)
from pipecat.pipeline.worker import PipelineParams
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.aggregators.llm_response_universal import (
    LLMContextAggregatorPair as PipecatPair,
)
from pipecat.processors.aggregators.llm_response_universal import LLMUserAggregatorParams
from pipecat.processors.frame_processor import FrameProcessor
from pipecat.turns.user_turn_strategies import ExternalUserTurnStrategies
from pipecat.utils.base_object import BaseObject

from pipecat_summarizer import testing
from pipecat_summarizer.clock import within
from pipecat_summarizer.events import (
    SummaryAppliedEvent,
    SummaryFailedEvent,
    SummarySkippedEvent,
    SummaryStartedEvent,
)
from pipecat_summarizer.testing import (
    DEFAULT_SUMMARY,
    Delay,
    Hang,
    ManualClock,
    ScriptedLLMService,
    ToolCall,
    record_events,
    settle,
    start_call,
)


def said(context, role):
    messages = [message for message in context.get_messages() if message["role"] == role]
    return [message["content"] for message in messages if "content" in message]


# The example in the docstring, and what a user's environment need not have


async def test_the_example_in_the_docstring_runs():
    [_, example] = inspect.getdoc(testing).split("scripted model::\n\n")
    example, *_ = example.split("\nNothing here needs")
    names = {}
    exec(textwrap.dedent(example), names)

    await names["test_the_bot_summarizes"]()


def test_no_test_runner_is_imported():
    code = "import sys, pipecat_summarizer.testing; sys.exit('pytest' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


# Clock


async def test_a_manual_clock_stands_still_until_it_is_moved():
    clock = ManualClock(start=100.0)
    sleeper = asyncio.create_task(clock.sleep(5))
    await settle()
    assert (clock.time(), clock.sleepers, sleeper.done()) == (100.0, 1, False)

    await clock.advance(4.9)
    assert not sleeper.done()
    await clock.advance(0.1)
    assert (clock.sleepers, sleeper.done()) == (0, True)


async def test_sleepers_wake_in_order_each_at_its_own_time_and_may_sleep_again():
    clock = ManualClock()
    woken = []

    async def every(secs):
        while True:
            await clock.sleep(secs)
            woken.append((secs, clock.time()))

    tasks = [asyncio.create_task(every(secs)) for secs in (3, 2)]
    await clock.wait_for_sleepers(2)
    await clock.advance(5)

    assert woken == [(2, 2.0), (3, 3.0), (2, 4.0)]
    assert clock.time() == 5.0
    for task in tasks:
        task.cancel()


async def test_a_manual_clock_is_not_turned_back():
    with pytest.raises(ValueError, match="secs must not be negative, got -1"):
        await ManualClock().advance(-1)


async def test_a_cancelled_sleeper_is_forgotten():
    clock = ManualClock()
    sleeper = asyncio.create_task(clock.sleep(5))
    await clock.wait_for_sleepers()
    sleeper.cancel()
    await settle()

    assert clock.sleepers == 0


async def test_sleeping_for_no_time_needs_no_advance():
    await ManualClock().sleep(0)


async def test_waiting_for_a_sleeper_that_never_comes_ends():
    with pytest.raises(TimeoutError, match="0 asleep on the clock, waited for 1"):
        await ManualClock().wait_for_sleepers()


async def test_a_timeout_of_the_package_runs_on_a_manual_clock():
    clock = ManualClock()
    work = asyncio.create_task(within(clock, 30, asyncio.Event().wait()))
    await clock.wait_for_sleepers()
    await clock.advance(30)

    with pytest.raises(TimeoutError):
        await work


async def test_settling_lets_the_loop_turn_that_often_and_no_more():
    turns = 0

    def turn():
        nonlocal turns
        turns += 1
        asyncio.get_running_loop().call_soon(turn) if turns < 1000 else None

    turn()
    await settle(10)

    assert 10 <= turns <= 12


# The scripted service in the conversation


async def test_an_unscripted_service_answers_ok():
    async with start_call() as call:
        assert await call.say("Hello?") == "ok"


async def test_a_reply_is_streamed_word_by_word_between_start_and_end():
    async with start_call(llm=ScriptedLLMService(replies="Good morning  to you.")) as call:
        assert await call.say("Hello?") == "Good morning  to you."

    assert [frame.text for frame in call.seen(LLMTextFrame)] == [
        "Good ",
        "morning  ",
        "to ",
        "you.",
    ]
    assert len(call.seen(LLMFullResponseEndFrame)) == 1


async def test_replies_are_used_up_in_order_and_the_last_repeats():
    async with start_call(llm=ScriptedLLMService(replies=["one", "two"])) as call:
        assert [await call.say(f"turn {number}") for number in range(3)] == ["one", "two", "two"]


@pytest.mark.parametrize("is_async", [False, True])
async def test_a_function_sees_the_context_and_gives_the_reply(is_async):
    def echo(context):
        return f"You said: {context.get_messages()[-1]['content']}"

    async def async_echo(context):
        return echo(context)

    async with start_call(llm=ScriptedLLMService(replies=async_echo if is_async else echo)) as call:
        assert await call.say("Hello?") == "You said: Hello?"


async def test_requests_are_kept_as_they_were_sent():
    llm = ScriptedLLMService()
    context = LLMContext(messages=[{"role": "system", "content": "Be short."}])
    async with start_call(context, llm) as call:
        await call.say("first")
        context.get_messages()[0]["content"] = "changed"
        await call.say("second")

    assert llm.requests[0] == [
        {"role": "system", "content": "Be short."},
        {"role": "user", "content": "first"},
    ]
    assert [message["content"] for message in llm.requests[1]] == [
        "changed",
        "first",
        "ok",
        "second",
    ]


async def test_a_scripted_error_is_pushed_and_the_response_still_ends():
    llm = ScriptedLLMService(replies=[RuntimeError("down"), "back again"])
    async with start_call(llm=llm) as call:
        await call.say("Hello?", wait=False)
        await call.flush()
        assert [str(error.exception) for error in call.errors] == ["down"]
        assert len(call.seen(LLMFullResponseEndFrame)) == 1
        assert await call.say("Still there?") == "back again"


async def test_a_tool_is_called_through_pipecat_and_its_result_is_answered():
    llm = ScriptedLLMService(
        replies=[ToolCall("get_weather", {"city": "Oslo"}, text="One moment."), "It rains."]
    )

    async def get_weather(params):
        await params.result_callback({"rain_in": params.arguments["city"]})

    llm.register_function("get_weather", get_weather)
    async with start_call(llm=llm) as call:
        assert await call.say("How is the weather?") == "It rains."

    assert [frame.result for frame in call.seen(FunctionCallResultFrame)[:1]] == [
        {"rain_in": "Oslo"}
    ]
    assert [message["role"] for message in call.context.get_messages()] == [
        "user",
        "assistant",
        "assistant",
        "tool",
        "assistant",
    ]


async def test_several_tools_are_called_at_once_and_answered_once():
    llm = ScriptedLLMService(
        replies=[(ToolCall("look_up", {"id": 1}), ToolCall("look_up", {"id": 2})), "Found both."]
    )

    async def look_up(params):
        await params.result_callback({"found": params.arguments["id"]})

    llm.register_function("look_up", look_up)
    async with start_call(llm=llm) as call:
        assert await call.say("Look up one and two.") == "Found both."

    assert len(llm.requests) == 2
    assert sorted(said(call.context, "tool")) == ['{"found": 1}', '{"found": 2}']


async def test_a_tool_that_works_in_the_background_does_not_hold_up_the_turn():
    done = asyncio.Event()
    llm = ScriptedLLMService(replies=[ToolCall("order", text="Ordered, I think."), "It is done."])

    async def order(params):
        await done.wait()
        await params.result_callback({"ordered": True})

    llm.register_function("order", order, cancel_on_interruption=False)
    async with start_call(llm=llm) as call:
        assert await call.say("Order it.") == "Ordered, I think."
        done.set()
        await settle()
        await call.flush()
        assert said(call.context, "assistant")[-1] == "It is done."


async def test_speech_interrupts_a_reply_that_hangs():
    llm = ScriptedLLMService(replies=[Hang(), "Here I am."])
    async with start_call(llm=llm) as call:
        await call.say("Hello?", wait=False)
        assert await call.say("Hello?!") == "Here I am."

    assert len(llm.requests) == 2
    assert call.seen(InterruptionFrame)


async def test_a_delayed_reply_waits_on_the_given_clock():
    clock = ManualClock()
    llm = ScriptedLLMService(replies=Delay(2.0, "Well."), clock=clock)
    async with start_call(llm=llm) as call:
        turn = asyncio.create_task(call.say("Hello?"))
        await clock.wait_for_sleepers()
        assert not turn.done()
        await clock.advance(2.0)
        assert await turn == "Well."


async def test_the_service_reports_metrics_as_a_real_one_does():
    async with start_call(params=PipelineParams(enable_metrics=True)) as call:
        await call.say("Hello?")

    reported = {type(data).__name__ for frame in call.seen(MetricsFrame) for data in frame.data}
    assert {"TTFBMetricsData", "ProcessingMetricsData"} <= reported


async def test_the_service_leaves_no_setting_open():
    lines = []
    sink = logger.add(lambda text: lines.append(str(text)), level="WARNING")
    async with start_call(llm=ScriptedLLMService(system_instruction="Be short.")) as call:
        await call.say("Hello?")
    logger.remove(sink)

    assert lines == []


# The scripted service as a writer


def inference_context(text="The transcript."):
    return LLMContext(messages=[{"role": "user", "content": text}])


async def test_an_unscripted_service_writes_a_summary_and_keeps_what_it_was_asked():
    llm = ScriptedLLMService()
    text = await llm.run_inference(
        inference_context(), max_tokens=80, system_instruction="Keep notes."
    )

    assert text == DEFAULT_SUMMARY
    [call] = llm.inference_calls
    assert (call.prompt, call.system_instruction, call.max_tokens, call.outcome) == (
        "The transcript.",
        "Keep notes.",
        80,
        "returned",
    )


async def test_the_newer_argument_of_run_inference_is_accepted():
    assert await ScriptedLLMService().run_inference(inference_context(), response_schema={})


async def test_summaries_are_used_up_in_order():
    llm = ScriptedLLMService(summaries=["one", None, lambda context, *_: "three", ValueError("x")])

    answers = [await llm.run_inference(inference_context()) for _ in range(3)]
    with pytest.raises(ValueError, match="x"):
        await llm.run_inference(inference_context())
    assert answers == ["one", None, "three"]
    assert [call.outcome for call in llm.inference_calls] == ["returned"] * 3 + ["raised"]


async def test_a_function_gets_what_run_inference_was_given():
    def write(context, max_tokens, system_instruction):
        return f"{context.get_messages()[0]['content']} {max_tokens} {system_instruction}"

    llm = ScriptedLLMService(summaries=write)

    assert await llm.run_inference(inference_context("Hi."), 80, "Short.") == "Hi. 80 Short."


async def test_a_hanging_call_is_in_flight_until_it_is_cancelled():
    llm = ScriptedLLMService(summaries=Hang())
    call = asyncio.create_task(llm.run_inference(inference_context()))
    await settle()
    assert llm.calls_in_flight == 1

    call.cancel()
    await settle()
    assert (llm.calls_in_flight, llm.inference_calls[0].outcome) == (0, "cancelled")


async def test_a_delayed_summary_comes_when_the_clock_says_so():
    clock = ManualClock()
    llm = ScriptedLLMService(summaries=Delay(30, RuntimeError("too late")), clock=clock)
    call = asyncio.create_task(llm.run_inference(inference_context()))
    await clock.wait_for_sleepers()
    await clock.advance(30)

    with pytest.raises(RuntimeError, match="too late"):
        await call


async def test_a_tool_call_is_no_summary():
    with pytest.raises(TypeError, match="replies"):
        await ScriptedLLMService(summaries=ToolCall("f")).run_inference(inference_context())


def test_an_empty_script_is_refused():
    with pytest.raises(ValueError, match="at least one reply"):
        ScriptedLLMService(replies=[])


# Recorder


class Source(BaseObject):
    def __init__(self):
        super().__init__()
        for name in ("started", "applied", "failed", "skipped"):
            self._register_event_handler(f"on_summary_{name}")

    async def emit(self, name, *args):
        await self._call_event_handler(f"on_summary_{name}", *args)


STARTED = SummaryStartedEvent(
    reason="manual", original_message_count=9, summarized_message_count=5, tokens_before=90
)
APPLIED = SummaryAppliedEvent(
    original_message_count=9,
    new_message_count=5,
    summarized_message_count=5,
    preserved_message_count=4,
    tokens_before=90,
    tokens_after=50,
    tokens_written=10,
    reason="manual",
    writer="w",
    attempts=1,
    duration_secs=1.0,
    summary="s",
)
FAILED = SummaryFailedEvent(reason="timeout", detail="", trigger="manual")
SKIPPED = SummarySkippedEvent(
    reason="in_flight", detail="", trigger="manual", original_message_count=9
)


async def test_events_are_kept_in_order_and_by_kind_from_a_summarizer_or_an_aggregator():
    summarizer, aggregator = Source(), Source()
    recorders = [record_events(summarizer), record_events(aggregator)]
    for name, event in [
        ("started", STARTED),
        ("skipped", SKIPPED),
        ("failed", FAILED),
        ("started", STARTED),
        ("applied", APPLIED),
    ]:
        await summarizer.emit(name, event)
        await aggregator.emit(name, summarizer, event)

    for recorder in recorders:
        assert await recorder.wait_for(5) == [STARTED, SKIPPED, FAILED, STARTED, APPLIED]
        assert recorder.started == [STARTED, STARTED]
        assert recorder.outcomes == [SKIPPED, FAILED, APPLIED]
        assert (recorder.applied, recorder.failed, recorder.skipped) == (
            [APPLIED],
            [FAILED],
            [SKIPPED],
        )


async def test_waiting_ends_with_the_event_that_was_waited_for():
    source = Source()
    recorder = record_events(source)
    waiting = asyncio.create_task(recorder.wait_for_applied())
    await source.emit("started", STARTED)
    await settle()
    assert not waiting.done()

    await source.emit("applied", APPLIED)
    assert await waiting == [APPLIED]


async def test_waiting_in_vain_says_what_came_instead():
    source = Source()
    recorder = record_events(source)
    await source.emit("failed", FAILED)

    with pytest.raises(TimeoutError, match=r"1 of SummaryAppliedEvent, came: \['SummaryFailed"):
        await recorder.wait_for_applied(timeout_secs=0.01)


# Calls


async def test_a_call_shows_every_frame_once():
    async with start_call() as call:
        await call.say("Hello?")
        await call.say("Bye.")

    contexts = [frame for frame in call.seen(LLMContextFrame) if frame.context is call.context]
    assert len({frame.id for frame in call.frames}) == len(call.frames)
    assert len(contexts) == 4
    assert call.errors == []
    assert call.seen(EndFrame)


async def test_a_call_starts_from_a_given_context_and_keeps_to_it():
    context = LLMContext(messages=[{"role": "system", "content": "Be short."}])
    async with start_call(context) as call:
        await call.say("Hello?")

    assert call.context is context
    assert [message["role"] for message in context.get_messages()] == [
        "system",
        "user",
        "assistant",
    ]


async def test_frames_can_be_queued_and_waited_for():
    async with start_call() as call:
        await call.queue(
            LLMMessagesAppendFrame(messages=[{"role": "user", "content": "Hi."}], run_llm=True)
        )
        await call.flush()
        assert said(call.context, "assistant") == ["ok"]


async def test_more_processors_and_a_ready_pair_take_part():
    seen = []

    class Watcher(FrameProcessor):
        async def process_frame(self, frame, direction):
            await super().process_frame(frame, direction)
            seen.append(type(frame))
            await self.push_frame(frame, direction)

    pair = PipecatPair(
        LLMContext(),
        user_params=LLMUserAggregatorParams(user_turn_strategies=ExternalUserTurnStrategies()),
    )
    async with start_call(pair=pair, processors=[Watcher()]) as call:
        await call.say("Hello?")

    assert call.assistant is pair.assistant()
    assert LLMTextFrame in seen


async def test_the_summarizer_of_a_call_waits_on_the_given_clock():
    clock = ManualClock()
    llm = ScriptedLLMService(summaries=Hang())
    async with start_call(llm=llm, clock=clock) as call:
        events = record_events(call.assistant)
        for number in range(4):
            await call.say(f"This is the sentence with the number {number} in this call.")
        await call.queue(LLMSummarizeContextFrame())
        await clock.wait_for_sleepers()
        await clock.advance(120)
        [failed] = await events.wait_for(1, SummaryFailedEvent)

    assert (failed.reason, failed.duration_secs) == ("timeout", 120.0)
    assert [inference.outcome for inference in llm.inference_calls] == ["cancelled"]
    assert call.errors == []


async def test_an_ended_call_cannot_be_spoken_to():
    async with start_call() as call:
        await call.end()
        assert not call.is_running
        with pytest.raises(RuntimeError, match="the call ended while waiting"):
            await call.say("Hello?")


async def test_a_call_can_be_cancelled_while_the_assistant_hangs():
    async with start_call(llm=ScriptedLLMService(replies=Hang())) as call:
        await call.say("Hello?", wait=False)
        await call.cancel()

    assert not call.is_running


async def test_an_error_in_the_block_cancels_the_call():
    with pytest.raises(ZeroDivisionError):
        async with start_call() as call:
            raise ZeroDivisionError

    assert not call.is_running


async def test_a_reply_that_never_comes_is_a_timeout_that_says_so():
    llm = ScriptedLLMService(replies=Hang())
    with pytest.raises(TimeoutError, match="0.05 s for a reply"):
        async with start_call(llm=llm, timeout_secs=0.05) as call:
            await call.say("Hello?")

    assert not call.is_running


async def test_a_call_that_cannot_end_says_so_and_is_cancelled():
    llm = ScriptedLLMService(replies=Hang())
    with pytest.raises(TimeoutError, match="the call did not end in 0.05 s"):
        async with start_call(llm=llm, timeout_secs=0.05) as call:
            await call.say("Hello?", wait=False)

    assert not call.is_running


async def test_nothing_cannot_be_said():
    async with start_call() as call:
        with pytest.raises(ValueError, match="blank"):
            await call.say(" ")


async def test_an_error_of_the_pipeline_is_seen_on_the_call():
    class Broken(FrameProcessor):
        async def process_frame(self, frame, direction):
            await super().process_frame(frame, direction)
            if isinstance(frame, LLMTextFrame):
                raise ValueError("broken")
            await self.push_frame(frame, direction)

    async with start_call(processors=[Broken()]) as call:
        await call.say("Hello?", wait=False)
        await call.flush()

    assert [type(error) for error in call.errors] == [ErrorFrame]
