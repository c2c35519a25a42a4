#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Pipecat Flows: whatever a node does to the context, its task is in force, and nothing is lost."""

import copy
from contextlib import asynccontextmanager

import pytest
from pipecat.flows import ContextStrategy, ContextStrategyConfig, FlowManager
from pipecat.frames.frames import LLMMessagesAppendFrame
from pipecat.processors.aggregators.llm_context import LLMContext

from contexts import developer
from pipecat_summarizer import attach_summarizer
from pipecat_summarizer.testing import (
    Delay,
    ScriptedLLMService,
    ToolCall,
    record_events,
    settle,
    start_call,
)
from pipeline.conftest import SAID, config_of, pair_of, talk
from pipeline.invariants import everything_is_in_one_place, said_in, watched

SUMMARY = "<summary>The caller asks about an order that should have come on Tuesday.</summary>"
GREET = "Ask for the order number."
ADDRESS = "Take the delivery address."
CONFIRM = "Say which day it will come, and ask whether that is all right."
GOODBYE = "Read the order back, and say goodbye."

pytestmark = pytest.mark.filterwarnings("ignore:.*RESET_WITH_SUMMARY.*:DeprecationWarning")


def node(task, strategy=None, functions=()):
    found = {
        "name": task,
        "task_messages": [developer(task)],
        "functions": list(functions),
        "respond_immediately": False,
    }
    if strategy is not None:
        prompt = "Sum it up." if strategy is ContextStrategy.RESET_WITH_SUMMARY else None
        found["context_strategy"] = ContextStrategyConfig(strategy, summary_prompt=prompt)
    return found


@pytest.fixture
def flow(clock):
    """Start a call with a flow: ``async with flow(llm) as call``; ``call.enter(node)``."""

    @asynccontextmanager
    async def start(llm, **config):
        pair = pair_of(LLMContext())
        summarizer = attach_summarizer(
            pair.assistant(), config=config_of(**config), auto_trigger=True, clock=clock
        )
        async with start_call(llm=llm, pair=pair) as call:
            call.events = record_events(summarizer)
            manager = FlowManager(worker=call.worker, llm=llm, context_aggregator=pair)
            await manager.initialize()

            async def enter(config):
                await manager.set_node_from_config(config)
                await call.flush()

            call.enter = enter
            yield call

    return start


def tasks_in(call):
    """The tasks in the context, in order."""
    contents = [m["content"] for m in call.context.messages if m["role"] == "developer"]
    return [text for text in contents if text in (GREET, ADDRESS, CONFIRM, GOODBYE)]


async def test_with_append_the_newest_task_stays_and_those_between_go(flow):
    llm = ScriptedLLMService(summaries=SUMMARY)
    async with watched(flow(llm)) as call:
        for number, task in enumerate((GREET, ADDRESS, CONFIRM, GOODBYE)):
            await call.enter(node(task))
            await talk(call, 6, start=6 * number)
            assert tasks_in(call)[-1] == task
        # The first opened the call; the last but one is the newest instruction beside the task.
        assert tasks_in(call) == [GREET, CONFIRM, GOODBYE]
        assert len(call.context.messages) < 16
    everything_is_in_one_place(call, 24)


async def test_five_idle_nudges_do_not_take_the_place_of_the_task(flow):
    llm = ScriptedLLMService(summaries=SUMMARY)
    # All that is said while the caller is silent is the current exchange.
    async with watched(flow(llm), warnings=["no message can go"]) as call:
        await call.enter(node(GREET))
        await talk(call, 3)
        await call.enter(node(ADDRESS))
        for number in range(5):
            nudge = developer(f"The caller is quiet, nudge {number}.")
            await call.queue(LLMMessagesAppendFrame(messages=[nudge], run_llm=True))
            await call.flush()
        await talk(call, 12, start=3)
        await call.events.wait_for_applied(2)
        assert ADDRESS in tasks_in(call)
        nudges = str(call.context.messages).count("The caller is quiet")
        assert nudges <= 1
    everything_is_in_one_place(call, 15)


async def test_a_node_that_a_function_leads_to_is_entered_in_the_middle_of_a_summary(flow, clock):
    async def to_address(flow_manager):
        """Go on to the address."""
        return {"order": "found"}, node(ADDRESS) | {"respond_immediately": True}

    llm = ScriptedLLMService(
        replies=["ok"] * 4 + [ToolCall("to_address"), "Where to?", "ok"],
        summaries=[Delay(3, SUMMARY), SUMMARY],
        clock=clock,
    )
    async with watched(flow(llm)) as call:
        await call.enter(node(GREET, functions=[to_address]))
        await talk(call, 4)
        await clock.wait_for_sleepers(2)
        await call.say(SAID.format(4))
        await call.flush()
        await clock.advance(3)
        await call.events.wait_for_applied()
        assert tasks_in(call)[-1] == ADDRESS
        await talk(call, 8, start=5)
        await call.events.wait_for_applied(2)
        assert tasks_in(call)[-1] == ADDRESS
    everything_is_in_one_place(call, 13)


@pytest.mark.parametrize("strategy", [ContextStrategy.RESET, ContextStrategy.RESET_WITH_SUMMARY])
async def test_a_reset_in_the_middle_of_a_summary_is_left_alone(flow, clock, strategy):
    llm = ScriptedLLMService(
        summaries=[Delay(3, SUMMARY), "Flows' own summary of the call so far.", SUMMARY],
        clock=clock,
    )
    if strategy is ContextStrategy.RESET:
        llm._summaries._items.pop(1)
    async with watched(flow(llm)) as call:
        await call.enter(node(GREET))
        await talk(call, 4)
        await clock.wait_for_sleepers(2)
        await call.enter(node(ADDRESS, strategy))
        after = copy.deepcopy(call.context.messages)
        await clock.advance(3)
        await settle()
        assert call.context.messages == after
        assert [event.reason for event in call.events.skipped] == ["context_replaced"]
        assert tasks_in(call) == [ADDRESS]
        await clock.advance(60)
        await talk(call, 10, start=4)
        await call.events.wait_for_applied()
        # What the node began with stays: its task, and Flows' own summary.
        assert call.context.messages[: len(after)] == after
    assert said_in(str(call.context.messages))[-1] == 13
    everything_is_in_one_place(call, 14, gone=range(4))
