#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Applications and memory processors that change the context at any moment of a summary."""

import copy

import pytest
from pipecat.frames.frames import (
    Frame,
    LLMContextFrame,
    LLMMessagesAppendFrame,
    LLMMessagesTransformFrame,
    LLMMessagesUpdateFrame,
)
from pipecat.pipeline.pipeline import Pipeline
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor

from contexts import assistant, developer, system, user
from pipecat_summarizer.testing import ScriptedLLMService, settle
from pipeline.conftest import SAID, talk
from pipeline.invariants import everything_is_in_one_place, said_in, watched
from pipeline.moments import BEFORE, MOMENTS, SUMMARY, call_at

NOTE = "The caller's parcel has just been scanned in Leipzig."
NEW = [system("You speak with somebody else now."), user("Hello, I am new."), assistant("Hello!")]


def insert(messages):
    return [*messages[:1], developer(NOTE), *messages[1:]]


def insert_in_the_middle(messages):
    return [*messages[:3], developer(NOTE), *messages[3:]]


def remove(messages):
    return [m for m in messages if SAID.format(1) not in str(m["content"])]


def edit(messages):
    for message in messages:
        if SAID.format(1) in str(message["content"]):
            message["content"] = NOTE
    return messages


def duplicate(messages):
    return copy.deepcopy(messages)


CHANGES = {
    "append": lambda: LLMMessagesAppendFrame(messages=[developer(NOTE)]),
    "append and run": lambda: LLMMessagesAppendFrame(messages=[user(NOTE)], run_llm=True),
    "insert": lambda: LLMMessagesTransformFrame(transform=insert),
    "insert in the middle": lambda: LLMMessagesTransformFrame(transform=insert_in_the_middle),
    "remove": lambda: LLMMessagesTransformFrame(transform=remove),
    "edit": lambda: LLMMessagesTransformFrame(transform=edit),
    "copy": lambda: LLMMessagesTransformFrame(transform=duplicate),
}


async def pass_through(call, frame, moment):
    await call.queue(frame)
    if moment == MOMENTS[0]:
        await settle()  # the reply that is being made holds frames up
    else:
        await call.flush()


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("change", CHANGES)
async def test_a_change_at_any_moment_of_a_summary_is_kept(phone, clock, change, moment):
    async def act(call):
        await pass_through(call, CHANGES[change](), moment)

    async with call_at(phone, clock, moment, act) as call:
        await talk(call, 8, start=BEFORE)
        await call.events.wait_for_applied(2)
    gone = {"remove": {1}, "edit": {1}}.get(change, ())
    everything_is_in_one_place(call, BEFORE + 8, gone=gone)
    told = [str(call.context.messages), *[one.prompt for one in call.llm.inference_calls]]
    noted = sum(text.count(NOTE) for text in told)
    if change in ("remove", "copy") or (change == "edit" and moment == "it is in"):
        assert noted == 0
    else:
        assert noted == 1
    if change == "remove":
        assert 1 not in said_in(str(call.context.messages))


@pytest.mark.parametrize("moment", MOMENTS)
async def test_a_context_replaced_at_any_moment_of_a_summary_is_left_alone(phone, clock, moment):
    async def act(call):
        await pass_through(call, LLMMessagesUpdateFrame(messages=copy.deepcopy(NEW)), moment)

    async with call_at(phone, clock, moment, act) as call:
        # A reply that was being made is added behind it.
        assert call.context.messages[: len(NEW)] == NEW
        assert len(call.context.messages) <= len(NEW) + 1
        reasons = [event.reason for event in call.events.skipped]
        assert reasons == ([] if moment in (MOMENTS[0], MOMENTS[-1]) else ["context_replaced"])
        await clock.advance(60)  # whoever replaces a context all the time is not asked all the time
        applied = len(call.events.applied)
        await talk(call, 8, start=BEFORE)
        await call.events.wait_for_applied(applied + 1)
        assert call.context.messages[0] == NEW[0]
    everything_is_in_one_place(call, BEFORE + 8, gone=range(BEFORE))


# Memory processors


class Memory(FrameProcessor):
    """Puts what it remembers into the context before each request, as Pipecat's for Mem0."""

    def __init__(self, build, position):
        super().__init__()
        self.build = build
        self.position = position
        self.count = 0

    async def process_frame(self, frame: Frame, direction: FrameDirection):
        await super().process_frame(frame, direction)
        if isinstance(frame, LLMContextFrame):
            messages = frame.context.get_messages()
            messages.insert(self.position, self.build(f"Remembered, number {self.count}."))
            frame.context.set_messages(messages)
            self.count += 1
        await self.push_frame(frame, direction)


@pytest.mark.parametrize("position", [0, 1, 2])
@pytest.mark.parametrize("build", [developer, user, system])
async def test_what_a_memory_inserts_does_not_pile_up(phone, build, position):
    llm = ScriptedLLMService(summaries=SUMMARY)
    memory = Memory(build, position)
    context = LLMContext(messages=[system("Be brief.")])
    async with watched(phone(Pipeline([memory, llm]), context=context)) as call:
        await talk(call, 30)
        await call.events.wait_for_applied(2)
    everything_is_in_one_place(call, 30, llm)
    assert system("Be brief.") in call.context.messages
    remembered = str(call.context.messages).count("Remembered, number")
    assert remembered <= 14
    assert len(call.context.messages) <= 24
