#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Long calls through every structure of a pipeline: nothing is lost, twice, late or an error."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from pipecat.frames.frames import (
    ErrorFrame,
    Frame,
    LLMContextFrame,
    LLMFullResponseEndFrame,
    LLMFullResponseStartFrame,
    LLMMessagesAppendFrame,
    LLMSummarizeContextFrame,
    ManuallySwitchServiceFrame,
    TextFrame,
)
from pipecat.pipeline.llm_switcher import LLMSwitcher
from pipecat.pipeline.parallel_pipeline import ParallelPipeline
from pipecat.pipeline.pipeline import Pipeline
from pipecat.pipeline.service_switcher import ServiceSwitcherStrategyFailover
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.filters.identity_filter import IdentityFilter
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor

from contexts import system
from pipecat_summarizer import LLMAssistantAggregatorParams
from pipecat_summarizer.testing import (
    Delay,
    ScriptedLLMService,
    record_events,
    settle,
    start_call,
)
from pipeline.conftest import SAID, config_of, talk
from pipeline.invariants import (
    everything_is_in_one_place,
    one_outcome_for_each_start,
    said_in,
    watched,
)
from pipeline.test_pipelines import RealtimeService

SUMMARY = "<summary>The caller asks about an order that should have come on Tuesday.</summary>"
TURNS = 20


def services(count=2, **options):
    return [ScriptedLLMService(summaries=SUMMARY, **options) for _ in range(count)]


STRUCTURES = {
    "nested": lambda a, b: Pipeline([Pipeline([IdentityFilter(), a]), Pipeline([])]),
    "parallel": lambda a, b: ParallelPipeline([a], [b]),
    "parallel, nested": lambda a, b: Pipeline(
        [ParallelPipeline([Pipeline([a])], [Pipeline([IdentityFilter(), b])])]
    ),
    "parallel, one without a model": lambda a, b: ParallelPipeline([a], [IdentityFilter()]),
    "switcher": lambda a, b: LLMSwitcher(llms=[a, b]),
    "switcher, nested": lambda a, b: Pipeline([Pipeline([LLMSwitcher(llms=[a, b])])]),
    "switcher, parallel": lambda a, b: ParallelPipeline(
        [LLMSwitcher(llms=[a])], [LLMSwitcher(llms=[b])]
    ),
}


@pytest.mark.parametrize("name", STRUCTURES)
async def test_a_long_call_loses_nothing(phone, name):
    members = services()
    async with watched(phone(STRUCTURES[name](*members))) as call:
        await talk(call, TURNS)
        await call.events.wait_for_applied(2)
    everything_is_in_one_place(call, TURNS, *members)
    assert len(call.context.messages) < TURNS


# A switcher in the middle of a summary


async def test_a_switch_by_hand_in_the_middle_of_a_summary_loses_nothing(phone, clock):
    members = services()
    members[0]._summaries._items = [Delay(3, SUMMARY), SUMMARY]
    members[0]._clock = clock
    async with watched(phone(LLMSwitcher(llms=members))) as call:
        await talk(call, 4)
        await clock.wait_for_sleepers(2)
        await call.queue(ManuallySwitchServiceFrame(service=members[1]))
        await talk(call, 4, start=4)
        await clock.advance(3)
        await talk(call, 8, start=8)
        await call.events.wait_for_applied(2)
    everything_is_in_one_place(call, 16, *members)
    assert len(members[0].inference_calls) == 1
    assert members[1].inference_calls


class Unauthorized(Exception):
    """After this a service is of no use any more."""

    status_code = 401


async def test_a_failover_in_the_middle_of_a_summary_loses_nothing(phone, clock):
    failing = ScriptedLLMService(
        replies=["ok", "ok", "ok", "ok", Unauthorized("key")],
        summaries=Delay(3, SUMMARY),
        clock=clock,
    )
    [other] = services(1)
    switcher = LLMSwitcher(llms=[failing, other], strategy_type=ServiceSwitcherStrategyFailover)
    async with phone(switcher) as call:
        await talk(call, 4)
        await clock.wait_for_sleepers(2)
        await call.say(SAID.format(4), wait=False)  # fails, and the other takes over
        await call.flush()
        assert switcher.active_llm is other
        await talk(call, 3, start=5)
        await clock.advance(3)
        await talk(call, 8, start=8)
        await call.events.wait_for_applied(2)
    everything_is_in_one_place(call, 16, failing, other)
    assert [len(one.inference_calls) for one in (failing, other)] == [
        1,
        len(call.events.applied) - 1,
    ]
    assert len(call.seen(ErrorFrame)) == 1  # the conversation's own
    one_outcome_for_each_start(call.events.events)


# Two pairs of aggregators, and two bots


async def test_two_pairs_on_one_context_lose_nothing(phone):
    context = LLMContext(messages=[system()])
    one, other = services()
    async with (
        watched(phone(one, context=context)) as call,
        phone(other, context=context) as second,
    ):
        for number in range(TURNS):
            await (call, second)[number % 2].say(SAID.format(number))
        for each in (call, second):
            await each.flush()
        assert second.errors == []
        one_outcome_for_each_start(second.events.events)
    everything_is_in_one_place(call, TURNS, one, other)
    written = len(one.inference_calls) + len(other.inference_calls)
    assert written == len(call.events.applied) + len(second.events.applied) >= 2
    assert len(context.messages) < TURNS


async def test_one_params_object_and_one_model_serve_two_calls_at_once(phone):
    [model] = services(1)
    config = config_of(llm=model)
    params = LLMAssistantAggregatorParams(
        enable_auto_context_summarization=True, auto_context_summarization_config=config
    )
    before = repr(config)
    async with AsyncExitStack() as calls:
        bots = [
            await calls.enter_async_context(
                start_call(LLMContext(messages=[system()]), assistant_params=params)
            )
            for _ in range(2)
        ]
        events = [record_events(bot.assistant) for bot in bots]

        async def speak(bot, start):
            for number in range(start, start + 8):
                await bot.say(SAID.format(number))
            await bot.flush()

        await asyncio.gather(*(speak(bot, 100 * n) for n, bot in enumerate(bots)))
    for number, (bot, recorder) in enumerate(zip(bots, events, strict=True)):
        assert recorder.applied and not recorder.failed and not bot.errors
        texts = str(bot.context.messages)
        assert SAID.format(100 * number + 7) in texts
        assert SAID.format(100 * (1 - number) + 7) not in texts
    for call in model.inference_calls:
        assert len({number // 100 for number in said_in(call.prompt)}) == 1
    assert repr(config) == before
    await model.cleanup()


# Processors without `run_inference`


class ChainProcessor(FrameProcessor):
    """Answers, and knows of no summaries."""

    async def process_frame(self, frame: Frame, direction: FrameDirection):
        await super().process_frame(frame, direction)
        if not isinstance(frame, LLMContextFrame):
            await self.push_frame(frame, direction)
            return
        await self.push_frame(LLMFullResponseStartFrame())
        for word in ("Let ", "me ", "see."):
            text = TextFrame(word)
            text.includes_inter_frame_spaces = True
            await self.push_frame(text)
        await self.push_frame(LLMFullResponseEndFrame())


def langchain_processor():
    """Pipecat's own, with a chain that needs no provider."""
    models = pytest.importorskip("langchain_core.language_models.fake_chat_models")
    from langchain_core.prompts import ChatPromptTemplate
    from pipecat.processors.frameworks.langchain import LangchainProcessor

    prompt = ChatPromptTemplate.from_messages([("user", "{input}")])
    return LangchainProcessor(prompt | models.FakeListChatModel(responses=["Let me see."]))


def strands_processor():
    """Pipecat's own, with an agent whose model needs no provider; where `strands-agents` is."""
    strands = pytest.importorskip("strands")
    from pipecat.processors.frameworks.strands_agents import StrandsAgentsProcessor
    from strands.models import Model

    class ScriptedModel(Model):
        def update_config(self, **config):
            pass

        def get_config(self):
            return {}

        def structured_output(self, *args, **kwargs):
            raise NotImplementedError

        async def stream(self, *args, **kwargs):
            yield {"messageStart": {"role": "assistant"}}
            yield {"contentBlockStart": {"start": {}}}
            for word in ("Let ", "me ", "see."):
                yield {"contentBlockDelta": {"delta": {"text": word}}}
            yield {"contentBlockStop": {}}
            yield {"messageStop": {"stopReason": "end_turn"}}

    agent = strands.Agent(model=ScriptedModel(), callback_handler=None)
    return StrandsAgentsProcessor(agent=agent)


CHAINS = pytest.mark.parametrize("chain", [ChainProcessor, langchain_processor, strands_processor])


@CHAINS
async def test_beside_a_chain_a_model_of_its_own_writes(phone, chain):
    [model] = services(1)
    async with watched(phone(chain(), config_of(llm=model))) as call:
        await talk(call, TURNS)
        await call.events.wait_for_applied(2)
    everything_is_in_one_place(call, TURNS, model)
    await model.cleanup()


@CHAINS
async def test_a_chain_that_nobody_writes_for_goes_on_talking(phone, clock, chain):
    config = config_of(summarization_timeout=5.0)
    async with watched(phone(chain(), config), warnings=["timeout"] * 2) as call:
        await talk(call, 6)
        await clock.advance(5)
        await talk(call, 3, start=6)
        await clock.advance(2)
        await talk(call, 3, start=9)
        await clock.advance(5)
    assert [event.reason for event in call.events.failed] == ["timeout"] * 2
    everything_is_in_one_place(call, 12, ScriptedLLMService())


async def test_a_realtime_session_is_told_of_once_and_may_be_asked_by_hand(phone):
    async with watched(phone(RealtimeService()), warnings=["keeps its own session"]) as call:
        await talk(call, 8)
        assert [event.reason for event in call.events.skipped] == ["realtime_service"]
        await call.queue(LLMSummarizeContextFrame())
        await call.flush()
        outcome = await call.summarizer.summarize()
        assert outcome.reason == "realtime_service"
    assert [event.reason for event in call.events.skipped] == ["realtime_service"] * 3
    everything_is_in_one_place(call, 8, ScriptedLLMService())


# Frames from every place


PLACES = ("user", "llm", "between", "assistant")


@pytest.mark.parametrize("direction", FrameDirection)
@pytest.mark.parametrize("place", [*PLACES, "worker", "queue of the llm"])
async def test_a_request_from_any_place_is_one_summary_or_none(phone, place, direction):
    between = IdentityFilter()
    [llm] = services(1)
    start = phone(llm, auto_trigger=False, processors=[between])
    async with watched(start) as call:
        await talk(call, 6)
        frame = LLMSummarizeContextFrame()
        if place == "worker":
            await call.queue(frame, direction)
        elif place == "queue of the llm":
            await llm.queue_frame(frame, direction)
        else:
            processor = between if place == "between" else getattr(call, place)
            await processor.push_frame(frame, direction)
        await call.flush()
        # What goes upstream from before the assistant's aggregator, and downstream behind it,
        # does not pass it.
        passes = (place == "worker") or (
            direction is FrameDirection.DOWNSTREAM and place != "assistant"
        )
        assert len(call.events.applied) == len(call.events.outcomes) == int(passes)
        await talk(call, 2, start=6)
    everything_is_in_one_place(call, 8)


@pytest.mark.parametrize("direction", FrameDirection)
@pytest.mark.parametrize("place", PLACES)
async def test_frames_from_any_place_while_a_summary_is_written_lose_nothing(
    phone, clock, place, direction
):
    between = IdentityFilter()
    llm = ScriptedLLMService(summaries=Delay(3, SUMMARY), clock=clock)
    async with watched(phone(llm, processors=[between])) as call:
        await talk(call, 4)
        await clock.wait_for_sleepers(2)
        processor = between if place == "between" else getattr(call, place)
        for frame in (
            LLMFullResponseStartFrame(),
            LLMFullResponseEndFrame(),
            LLMMessagesAppendFrame(messages=[{"role": "developer", "content": "Be kind."}]),
            LLMSummarizeContextFrame(),
        ):
            await processor.push_frame(frame, direction)
        await settle()
        await talk(call, 2, start=4)
        await clock.advance(3)
        await talk(call, 2, start=6)
        await call.events.wait_for_applied()
        assert str(call.context.messages).count("Be kind.") <= 2
    everything_is_in_one_place(call, 8)
