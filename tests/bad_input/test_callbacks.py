#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Functions of the user that do what they should not, in real pipelines: each is one failed
event that names the culprit, and the call goes on with the context as it was."""

import asyncio
import copy

import pytest
from loguru import logger
from pipecat.frames.frames import LLMFullResponseEndFrame, LLMSummarizeContextFrame
from pipecat.processors.aggregators.llm_context import LLMContext

from contexts import chat
from pipecat_summarizer import (
    LLMAutoContextSummarizationConfig,
    LLMContextSummarizer,
    LLMContextSummaryConfig,
    ModelProviderError,
    TurnCountTrigger,
)
from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.selection.recent import RecentPolicy
from pipecat_summarizer.testing import ScriptedLLMService, record_events, settle
from pipeline.conftest import config_of, talk

SUMMARY = "<summary>The caller asks about an order that should have come on Tuesday.</summary>"


class Panic(BaseException):
    """What an extension module raises when it fails badly."""


def raises(error):
    def function(*args):
        raise error("the caller said 48213")

    return function


def returns(value):
    return lambda *args: value


def gives_a_coroutine(*args):
    async def later():
        return True

    return later()


RAISING = [
    pytest.param(raises(error), f"raised {error.__name__}", id=error.__name__)
    for error in (KeyError, RecursionError, asyncio.CancelledError, GeneratorExit, Panic)
]
ASYNC = pytest.param(gives_a_coroutine, "returned a coroutine: it must not be async", id="async")


class NoTruth:
    def __bool__(self):
        raise ValueError("neither true nor false")


class Recent(RecentPolicy):
    model_config = {"arbitrary_types_allowed": True, "extra": "allow"}

    def first_recent_steps(self, messages, token_counter, units=None):
        yield from ()
        return self.function()


class Check:
    name = "own"

    def __init__(self, function):
        self.function = function

    def __call__(self, draft):
        return self.function()


class Trigger:
    def __init__(self, function):
        self.function = function

    def should_summarize(self, messages, token_counter):
        return self.function()


async def fails_once(phone, config, detail, *, calls=None, writer=None):
    """A call in which one summary fails, for the reason given, and nothing else happens."""
    llm = ScriptedLLMService(summaries=SUMMARY)
    async with phone(llm, config) as call:
        await talk(call, 3)
        before = copy.deepcopy(call.context.messages)
        await talk(call, 2, start=3)
        await settle()
        [event] = call.events.outcomes
        assert (event.reason, event.detail) == detail
        assert call.context.messages[: len(before)] == before
        assert len(call.context.messages) == 11
        assert await call.say("Are you still there?") == "ok"
        if writer is not None:
            assert event.writer == writer
    assert call.errors == [] and llm.is_usable
    if calls is not None:
        assert len(llm.inference_calls) == calls


@pytest.mark.parametrize(
    ("pin", "detail"),
    [*RAISING, ASYNC, pytest.param(returns(NoTruth()), "raised ValueError", id="no truth")],
)
async def test_a_pin_that_fails_is_named(phone, pin, detail):
    await fails_once(phone, config_of(pin=pin), ("config_error", f"pin {detail}"), calls=0)


async def test_a_pin_without_an_answer_pins_nothing(phone):
    async with phone(config=config_of(pin=returns(None))) as call:
        await talk(call, 4)
        [event] = await call.events.wait_for_applied()
    assert event.preserved_message_count == 3


@pytest.mark.parametrize(
    ("factory", "detail"),
    [
        *RAISING,
        ASYNC,
        *(
            pytest.param(returns(value), what, id=repr(value))
            for value, what in [
                (None, "returned a NoneType, not a message"),
                ("text", "returned a str, not a message"),
                ([{"role": "user", "content": "x"}], "returned a list, not a message"),
            ]
        ),
        *(
            pytest.param(
                returns(value),
                "returned a message without text, or of a role not in "
                "('system', 'developer', 'user', 'assistant')",
                id=repr(value),
            )
            for value in [
                {},
                {"role": "user"},
                {"role": "user", "content": None},
                {"role": "user", "content": " "},
                {"role": "user", "content": 48213},
                {"role": None, "content": "text"},
                {"role": ["user"], "content": "text"},
                {"role": "tool", "tool_call_id": "c", "content": "text"},
            ]
        ),
    ],
)
async def test_a_factory_that_fails_is_named(phone, factory, detail):
    config = config_of(summary_message_factory=factory)
    await fails_once(phone, config, ("config_error", f"summary_message_factory {detail}"))


@pytest.mark.parametrize(
    ("redact", "detail"),
    [
        *RAISING,
        ASYNC,
        pytest.param(returns(None), "returned NoneType, not text", id="nothing"),
        pytest.param(returns(b"bytes"), "returned bytes, not text", id="bytes"),
    ],
)
async def test_a_masking_that_fails_is_named_and_nobody_reads_what_was_to_be_masked(
    phone, redact, detail
):
    await fails_once(phone, config_of(redact=redact), ("config_error", f"redact {detail}"), calls=0)


@pytest.mark.parametrize(
    ("check", "detail"),
    [
        *RAISING,
        ASYNC,
        pytest.param(returns(True), "returned a bool, not text or None", id="true"),
        pytest.param(returns(["x"]), "returned a list, not text or None", id="list"),
    ],
)
async def test_a_check_that_fails_is_named(phone, check, detail):
    config = config_of(checks=[Check(check)])
    await fails_once(phone, config, ("config_error", f"checks: own {detail}"), calls=1)


@pytest.mark.parametrize(
    ("function", "detail"),
    [
        *(one for one in RAISING if one.id != "GeneratorExit"),  # which ends a generator
        pytest.param(returns(None), "returned a NoneType, not a place", id="nothing"),
        pytest.param(returns(1.5), "returned a float, not a place", id="float"),
    ],
)
async def test_a_recent_policy_that_fails_is_named(phone, function, detail):
    config = config_of(recent=Recent(function=function))
    await fails_once(phone, config, ("config_error", f"recent {detail}"), calls=0)


async def test_a_recent_policy_that_names_a_place_before_the_first_keeps_all(phone):
    async with phone(config=config_of(recent=Recent(function=returns(-5)))) as call:
        await talk(call, 4)
    assert [event.reason for event in call.events.outcomes] == ["nothing_to_summarize"]


async def test_a_recent_policy_that_names_a_place_after_the_last_keeps_the_exchange(phone):
    async with phone(config=config_of(recent=Recent(function=returns(10**6)))) as call:
        await talk(call, 4)
        [event] = await call.events.wait_for_applied()
    assert event.preserved_message_count == 3  # with the instruction


@pytest.mark.parametrize(
    ("trigger", "detail"),
    [
        *RAISING,
        ASYNC,
        *(
            pytest.param(
                returns(value), f"returned a {type(value).__name__}, not a decision", id=repr(value)
            )
            for value in [None, True, "manual", (True, "manual")]
        ),
    ],
)
async def test_a_trigger_that_fails_is_named_and_the_pipeline_lives(phone, trigger, detail):
    config = LLMAutoContextSummarizationConfig(
        trigger=Trigger(trigger), summary_config=LLMContextSummaryConfig()
    )
    await fails_once(phone, config, ("config_error", f"trigger {detail}"), calls=0)


@pytest.mark.parametrize(("function", "detail"), [*RAISING, ASYNC])
def test_a_trigger_that_cannot_tell_a_summary_is_named(function, detail):
    from pipecat_summarizer import CallbackError
    from pipecat_summarizer.triggers import decide

    trigger = TurnCountTrigger(max_turns=3, is_summary=function)
    with pytest.raises(CallbackError, match=f"is_summary {detail}"):
        decide(trigger, chat(5), ApproximateTokenCounter())


@pytest.mark.parametrize(("function", "detail"), [*RAISING, ASYNC])
async def test_a_counter_that_fails_is_named_in_the_log_and_replaced(phone, function, detail):
    class Counter(ApproximateTokenCounter):
        def count_message(self, message):
            return function()

    lines = []
    sink = logger.add(lambda text: lines.append(str(text)), level="ERROR", format="{message}")
    config = LLMAutoContextSummarizationConfig(
        max_context_tokens=150,
        token_counter=Counter(),
        summary_config=LLMContextSummaryConfig(min_messages_after_summary=2),
    )
    try:
        async with phone(ScriptedLLMService(summaries=SUMMARY), config) as call:
            await talk(call, 6)
            await call.events.wait_for_applied()
            assert await call.say("Still there?") == "ok"
    finally:
        logger.remove(sink)
    assert call.errors == []
    [line] = lines
    assert f"token_counter.count_message {detail}; tokens are estimated from now on" in line


# Writers


class Quotes(Exception):
    """Of a client that shows what it was asked."""


def writer(function, name="own"):
    class Writer:
        async def write(self, request):
            return function(request)

    Writer.name = name
    return Writer()


def quoting(error):
    def function(request):
        raise error(f"cannot answer: {request.prompt}")

    return function


@pytest.mark.parametrize(
    ("function", "detail"),
    [
        (quoting(Quotes), "Quotes at function:"),
        (quoting(ModelProviderError), "ModelProviderError at function:"),
        (quoting(asyncio.CancelledError), "CancelledError"),
        (quoting(Panic), "Panic"),
    ],
)
async def test_a_writer_that_raises_is_named_and_its_text_is_told_to_nobody(
    phone, function, detail
):
    async with phone(config=config_of(llm=writer(function))) as call:
        await talk(call, 5)
        [event] = call.events.outcomes
        assert await call.say("Still there?") == "ok"
    assert (event.reason, event.writer) == ("model_error", "own")
    assert event.detail.startswith(detail) and len(event.detail) < 50
    assert call.errors == []


@pytest.mark.parametrize("reply", [None, 7, b"bytes", ["text"], {"summary": "text"}, True])
async def test_a_writer_that_gives_no_text_is_refused(phone, reply):
    async with phone(config=config_of(llm=writer(returns(reply)))) as call:
        await talk(call, 5)
    [event] = call.events.outcomes
    assert (event.reason, event.checks, event.writer) == ("rejected", ("blank",), "own")


async def test_a_writer_that_is_not_async_is_named(phone):
    class Plain:
        name = "plain"

        def write(self, request):
            return SUMMARY

    detail = ("model_error", "write returned a str: it must be async")
    await fails_once(phone, config_of(llm=Plain()), detail, calls=0, writer="plain")


async def test_a_writer_that_never_returns_is_a_timeout(phone, clock):
    class Silent:
        name = "silent"

        async def write(self, request):
            await asyncio.Event().wait()

    config = config_of(llm=Silent(), summarization_timeout=5.0)
    async with phone(config=config) as call:
        await talk(call, 5)
        assert call.events.outcomes == []
        assert await call.say("Still there?") == "ok"
        await clock.advance(5)
        [event] = call.events.outcomes
    assert (event.reason, event.writer) == ("timeout", "silent")


async def test_a_writer_that_loses_its_name_is_still_told_of(phone):
    class Fickle:
        asked = 0

        @property
        def name(self):
            Fickle.asked += 1
            if Fickle.asked > 1:
                raise RuntimeError("the caller said 48213")
            return "fickle"

        async def write(self, request):
            return SUMMARY

    async with phone(config=config_of(llm=Fickle())) as call:
        await talk(call, 4)
        [event] = await call.events.wait_for_applied()
    assert event.writer == "Fickle"


async def test_a_service_that_loses_its_name_is_still_told_of(phone):
    class Nameless:
        @property
        def name(self):
            raise RuntimeError("the caller said 48213")

        async def run_inference(self, context, **kwargs):
            return SUMMARY

    async with phone(config=config_of(llm=Nameless())) as call:
        await talk(call, 4)
        [event] = await call.events.wait_for_applied()
    assert event.writer == "Nameless"


async def test_a_service_that_is_not_async_is_a_failed_summary(phone):
    class Plain:
        def run_inference(self, context, **kwargs):
            return SUMMARY

    detail = ("model_error", "TypeError")
    await fails_once(phone, config_of(llm=Plain()), detail, calls=0, writer="Plain")


# Handlers


@pytest.mark.parametrize("error", [RuntimeError, asyncio.CancelledError])
async def test_a_handler_that_raises_is_the_applications_error_and_harms_nothing(phone, error):
    async with phone(config=config_of()) as call:
        for name in ("on_summary_started", "on_summary_applied"):
            call.summarizer.add_event_handler(name, raises(error))
            call.assistant.add_event_handler(name, raises(error))
        await talk(call, 4)
        await call.events.wait_for_applied()
        assert await call.say("Still there?") == "ok"
    assert call.errors == []


@pytest.mark.parametrize("side", ["summarizer", "assistant"])
async def test_a_handler_that_never_returns_does_not_hold_up_the_call_or_its_end(phone, side):
    lines = []
    sink = logger.add(lambda text: lines.append(str(text)), level="ERROR", format="{message}")

    async def never(*args):
        await asyncio.Event().wait()

    try:
        async with phone(config=config_of()) as call:
            getattr(call, side).add_event_handler("on_summary_applied", never)
            await talk(call, 4)
            await call.events.wait_for_applied()
            assert await call.say("Still there?") == "ok"
    finally:
        logger.remove(sink)
    assert not call.is_running
    assert [line for line in lines if "on_summary_applied" in line]


async def test_a_handler_of_the_request_that_never_returns_holds_up_no_frame(monkeypatch, clock):
    monkeypatch.setattr("pipecat_summarizer.runs.INLINE_SECS", 0.01)
    config = config_of(summarization_timeout=5.0)
    context = LLMContext(messages=chat(6))
    before = copy.deepcopy(context.messages)
    summarizer = LLMContextSummarizer(context=context, config=config, clock=clock)
    recorder = record_events(summarizer)

    @summarizer.event_handler("on_request_summarization")
    async def never(summarizer, frame):
        await asyncio.Event().wait()

    await summarizer.process_frame(LLMFullResponseEndFrame())
    assert recorder.outcomes == []
    await clock.advance(5)
    assert [event.reason for event in recorder.outcomes] == ["timeout"]
    assert context.messages == before
    await summarizer.cleanup()


async def test_a_handler_of_the_request_that_raises_is_a_timeout(clock):
    config = config_of(summarization_timeout=5.0)
    context = LLMContext(messages=chat(6))
    summarizer = LLMContextSummarizer(context=context, config=config, clock=clock)
    recorder = record_events(summarizer)
    summarizer.add_event_handler("on_request_summarization", raises(RuntimeError))
    await summarizer.process_frame(LLMFullResponseEndFrame())
    await clock.advance(5)
    assert [event.reason for event in recorder.outcomes] == ["timeout"]
    await summarizer.cleanup()


# Requests


@pytest.mark.parametrize("config", [7, "now", {"llm": None}, [], False, object()])
async def test_a_request_with_no_configuration_is_one_failed_event_or_a_value_error(phone, config):
    async with phone(auto_trigger=False) as call:
        await talk(call, 4)
        await call.queue(LLMSummarizeContextFrame(config=config))
        await call.flush()
        [event] = call.events.outcomes
        assert event.reason == "config_error"
        assert event.detail.startswith("config must be an LLMContextSummaryConfig, got")
        assert (await call.summarizer.summarize(config)).reason == "config_error"
        with pytest.raises(ValueError, match="config must be an"):
            await call.summarizer.recap(config)
        assert len(call.context.messages) == 9
    assert call.errors == []


async def test_a_value_that_was_set_later_is_one_failed_event(phone):
    config = LLMContextSummaryConfig()
    config.target_context_tokens = -5
    async with phone(auto_trigger=False) as call:
        await talk(call, 4)
        outcome = await call.summarizer.summarize(config)
    assert (outcome.reason, outcome.detail) == (
        "config_error",
        "target_context_tokens must be a whole number of at least 1, got -5",
    )


# What is to end the process


@pytest.mark.parametrize("stop", [KeyboardInterrupt, SystemExit])
def test_what_is_to_end_the_process_ends_it_and_leaves_the_context_alone(stop):
    context = LLMContext(messages=chat(6))
    before = copy.deepcopy(context.messages)

    async def main():
        llm = ScriptedLLMService(summaries=SUMMARY)
        summarizer = LLMContextSummarizer(
            context=context, config=config_of(llm=llm, pin=raises(stop))
        )
        recorder = record_events(summarizer)
        await summarizer.process_frame(LLMFullResponseEndFrame())
        await recorder.wait_for_applied()

    with pytest.raises(stop):
        asyncio.run(main())
    assert context.messages == before
