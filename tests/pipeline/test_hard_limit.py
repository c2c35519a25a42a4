#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""No request exceeds the hard limit where it can be met, and no caller waits longer than said."""

import asyncio
import copy
import random

import pytest
from loguru import logger
from pipecat.frames.frames import (
    InterruptionFrame,
    LLMContextFrame,
    ManuallySwitchServiceFrame,
)
from pipecat.pipeline.llm_switcher import LLMSwitcher
from pipecat.pipeline.worker import PipelineParams
from pipecat.processors.aggregators.llm_context import LLMContext

from pipecat_summarizer import (
    ApproximateTokenCounter,
    LLMAutoContextSummarizationConfig,
    LLMContextSummaryConfig,
)
from pipecat_summarizer.testing import Delay, Hang, ScriptedLLMService, ToolCall, settle

from .conftest import SAID, talk

COUNTER = ApproximateTokenCounter()
GOOD = "<summary>The caller asked many times about the order from Tuesday.</summary>"
LONG = "word " * 400


def limit_of(tokens, **options):
    summary = options.pop("summary_config", LLMContextSummaryConfig(min_messages_after_summary=2))
    return LLMAutoContextSummarizationConfig(
        max_context_tokens=options.pop("max_context_tokens", None),
        max_unsummarized_messages=options.pop("max_unsummarized_messages", 10_000),
        hard_limit_tokens=tokens,
        summary_config=summary,
        **options,
    )


def largest_of(llm):
    return max(COUNTER.count_messages(request) for request in llm.requests)


async def fill(call, limit):
    """Talk until one more turn would be over the limit."""
    while COUNTER.count_messages(call.context.messages) + 40 <= limit:
        await call.say(SAID.format(1))


async def ask(call, text):
    """Say something, and go on while the answer is awaited."""
    waiting = asyncio.create_task(call.say(text))
    for _ in range(5):
        await settle()
    return waiting


async def test_a_request_over_the_limit_gets_a_summary_first(phone):
    llm = ScriptedLLMService(summaries=GOOD)
    async with phone(llm, limit_of(300)) as call:
        await talk(call, 20)
    assert largest_of(llm) <= 300
    steps = [step.name for event in call.events.bounded for step in event.steps]
    assert steps and set(steps) == {"summary_written"}
    assert call.events.applied[0].reason.startswith("hard_limit_tokens:")
    assert not call.errors


async def test_a_request_under_the_limit_is_left_alone(phone):
    llm = ScriptedLLMService(summaries=GOOD)
    async with phone(llm, limit_of(100_000)) as call:
        await talk(call, 5)
    assert not llm.inference_calls and not call.events.events


async def test_a_provider_that_is_down_makes_no_request_too_large(phone):
    llm = ScriptedLLMService(summaries=RuntimeError("down"))
    async with phone(llm, limit_of(300)) as call:
        await talk(call, 30)
    assert largest_of(llm) <= 300
    steps = {step.name for event in call.events.bounded for step in event.steps}
    assert "extracted" in steps
    # The clock stands still: one try, then patience.
    assert len(llm.inference_calls) == 1
    assert {event.writer for event in call.events.applied} == {"ExtractiveSummaryWriter"}
    assert not call.errors


async def test_a_hanging_summary_is_waited_for_no_longer_than_allowed(phone, clock):
    llm = ScriptedLLMService(summaries=Hang())
    async with phone(llm, limit_of(300, hard_limit_wait_secs=1.5)) as call:
        await fill(call, 300)
        waiting = await ask(call, SAID.format(2))
        before = len(llm.requests)
        await clock.advance(1.4)
        assert len(llm.requests) == before and not waiting.done()
        await clock.advance(0.2)
        await waiting
    assert largest_of(llm) <= 300
    assert call.events.bounded[0].waited_secs == pytest.approx(1.5)


async def test_a_summary_in_flight_is_waited_for_and_shared(phone, clock):
    llm = ScriptedLLMService(summaries=Delay(1.0, GOOD), clock=clock)
    async with phone(llm, limit_of(300, max_unsummarized_messages=10)) as call:
        await fill(call, 300)
        assert llm.calls_in_flight == 1
        waiting = await ask(call, SAID.format(2))
        assert not waiting.done()
        await clock.advance(1.0)
        await waiting
    assert len(llm.inference_calls) == 1
    assert [s.name for s in call.events.bounded[0].steps] == ["summary_awaited"]
    assert largest_of(llm) <= 300


async def test_a_summary_that_comes_after_all_takes_the_place_of_the_extract(phone, clock):
    llm = ScriptedLLMService(summaries=Delay(5.0, GOOD), clock=clock)
    async with phone(llm, limit_of(300, hard_limit_wait_secs=0.5)) as call:
        await fill(call, 300)
        waiting = await ask(call, SAID.format(2))
        await clock.advance(0.5)
        await waiting
        extract = call.events.applied[0].summary
        assert any(extract in str(m["content"]) for m in call.context.messages)
        await clock.advance(5.0)
        await settle()
    assert [event.writer for event in call.events.applied] == ["ExtractiveSummaryWriter", llm.name]
    texts = [str(message["content"]) for message in call.context.messages]
    assert sum("order from Tuesday" in text for text in texts) == 1
    assert not any(extract in text for text in texts)


async def test_an_interruption_during_the_wait_leaves_everything_as_it_was(phone, clock):
    llm = ScriptedLLMService(summaries=Delay(1.0, GOOD), clock=clock)
    async with phone(llm, limit_of(300)) as call:
        await fill(call, 300)
        await call.say(SAID.format(2), wait=False)
        await settle()
        assert llm.calls_in_flight == 1
        before = copy.deepcopy(call.context.messages)
        requests = len(llm.requests)
        await call.worker.queue_frame(InterruptionFrame())
        await settle()
        assert call.context.messages == before and len(llm.requests) == requests
        assert llm.calls_in_flight == 1  # shared, and so shielded
        await clock.advance(1.0)
        await settle()
    assert len(call.events.applied) == 1


async def test_a_long_tool_result_is_shortened_before_a_model_is_asked(phone):
    llm = ScriptedLLMService(replies=[ToolCall("look_up"), "Found.", "ok"], summaries=GOOD)

    async def look_up(params):
        await params.result_callback({"status": "shipped", "log": "parcel moved. " * 400})

    llm.register_function("look_up", look_up)
    async with phone(llm, limit_of(600)) as call:
        await talk(call, 6)
    assert largest_of(llm) <= 600
    assert "results_shortened" in {s.name for e in call.events.bounded for s in e.steps}
    assert not llm.inference_calls
    answered = [m for m in call.context.messages if m["role"] == "tool"]
    assert "shipped" in answered[0]["content"] and "left out" in answered[0]["content"]


async def test_the_result_of_a_tool_is_bounded_in_the_same_turn(phone):
    """It comes from below, by a request that the assistant aggregator sends upstream."""
    llm = ScriptedLLMService(replies=["ok", "ok", ToolCall("look_up"), "Found."], summaries=GOOD)

    async def look_up(params):
        await params.result_callback("x" * 8000)

    llm.register_function("look_up", look_up)
    async with phone(llm, limit_of(500)) as call:
        await talk(call, 3)
    assert largest_of(llm) <= 500


async def test_system_instruction_and_tools_are_counted_in(phone):
    llm = ScriptedLLMService(summaries=GOOD, system_instruction=LONG)
    async with phone(llm, limit_of(800)) as call:
        await talk(call, 12)
    instruction = COUNTER.count_message({"role": "system", "content": LONG})
    assert largest_of(llm) + instruction <= 800
    assert call.events.bounded


async def test_what_the_provider_reports_is_the_measure(phone):
    """Twice the estimate, as with a tokenizer that does badly on a language."""
    llm = ScriptedLLMService(
        summaries=GOOD, usage=lambda context: 2 * COUNTER.count_messages(context.messages)
    )
    params = PipelineParams(enable_metrics=True, enable_usage_metrics=True)
    async with phone(llm, limit_of(600), params=params) as call:
        await talk(call, 30)
    assert 2 * largest_of(llm) <= 660  # what came since the last report is estimated
    assert call.events.bounded


async def test_what_is_never_cut_is_told_once_and_goes_out(phone):
    context = LLMContext(messages=[{"role": "system", "content": LONG}])
    llm = ScriptedLLMService(summaries=GOOD)
    async with phone(llm, limit_of(300), context=context) as call:
        await talk(call, 4)
        (event,) = call.events.bounded
        assert event.over_by > 0 and not event.steps
    assert len(llm.requests) == 4 and not llm.inference_calls
    assert context.messages[0]["content"] == LONG


async def test_a_speculative_request_is_bounded_without_a_model_and_stores_nothing(phone):
    llm = ScriptedLLMService(summaries=GOOD)
    async with phone(llm, limit_of(300)) as call:
        await talk(call, 5)
        kept = list(call.context.messages)
        added = {"role": "user", "content": LONG}
        provisional = LLMContext(messages=[*kept, added])
        await call.queue(LLMContextFrame(context=provisional, speculation=True))
        await call.flush()
        assert COUNTER.count_messages(provisional.messages) <= 300
        assert call.context.messages[: len(kept)] == kept
        assert call.events.bounded[0].is_speculative and not llm.inference_calls


async def test_an_oversized_message_of_the_caller_is_clamped(phone):
    llm = ScriptedLLMService(summaries=GOOD)
    async with phone(llm, limit_of(300)) as call:
        await call.say("Here is my whole story. " + LONG, wait=False)
        await call.flush()
    assert largest_of(llm) <= 300
    assert [s.name for s in call.events.bounded[0].steps] == ["clamped"]


async def test_behind_a_switcher_the_active_services_request_is_bounded(phone):
    one, other = ScriptedLLMService(summaries=GOOD), ScriptedLLMService(summaries=GOOD)
    switcher = LLMSwitcher(llms=[one, other])
    async with phone(switcher, limit_of(300)) as call:
        await talk(call, 10)
        await call.queue(ManuallySwitchServiceFrame(service=other))
        await talk(call, 10, start=10)
    assert one.requests and other.requests
    assert largest_of(one) <= 300 and largest_of(other) <= 300


def random_context(rng):
    """Some turns of a call, tool steps among them."""
    messages = [{"role": "system", "content": "Be brief."}]
    for number in range(rng.randrange(8)):
        messages.append({"role": "user", "content": SAID.format(number) * rng.choice([1, 1, 6])})
        if rng.random() < 0.4:
            call = {"id": f"c{number}", "type": "function"}
            call["function"] = {"name": "look_up", "arguments": "{}"}
            messages.append({"role": "assistant", "content": None, "tool_calls": [call]})
            found = "parcel moved. " * rng.randrange(300)
            messages.append({"role": "tool", "tool_call_id": f"c{number}", "content": found})
        messages.append({"role": "assistant", "content": "Let me see. " * rng.randrange(1, 40)})
    return LLMContext(messages=messages)


async def test_not_one_request_of_eighty_contexts_exceeds_the_limit(phone):
    rng = random.Random(7)
    requests = bounded = 0
    for _ in range(80):
        limit = rng.randrange(250, 900)
        replies = [ToolCall("look_up"), "Done."] if rng.random() < 0.5 else "ok"
        summaries = rng.choice([GOOD, RuntimeError("down"), None, "x", "word " * 3000])
        llm = ScriptedLLMService(replies=replies, summaries=summaries)
        found = "y" * rng.randrange(10, 6000)

        async def look_up(params, found=found):
            await params.result_callback({"found": found})

        llm.register_function("look_up", look_up)
        config = limit_of(limit, max_unsummarized_messages=rng.choice([5, 10_000]))
        async with phone(llm, config, context=random_context(rng)) as call:
            await call.say(SAID.format(9) * rng.choice([1, 8]), wait=False)
            await call.flush()
            assert largest_of(llm) <= limit
            assert not call.errors
            requests += len(llm.requests)
            bounded += len(call.events.bounded)
    assert requests >= 80 and bounded > 60


async def test_a_fault_of_the_bound_sends_the_request_and_shows_no_conversation(phone):
    lines = []
    sink = logger.add(lines.append, level="DEBUG", filter="pipecat_summarizer.request_bound")
    llm = ScriptedLLMService()
    async with phone(llm, limit_of(300)) as call:
        call.summarizer._bound._host.state.bounding = None  # as a bug of ours would
        await talk(call, 12)
    logger.remove(sink)
    assert len(llm.requests) == 12 and not call.errors
    assert lines and not any("Tuesday" in str(line) for line in lines)
