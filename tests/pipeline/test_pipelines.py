#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Who writes, and what is kept, in every way a pipeline is built."""

import asyncio

import pytest
from pipecat.frames.frames import (
    Frame,
    InterruptionFrame,
    LLMContextFrame,
    LLMContextSummaryRequestFrame,
    LLMContextSummaryResultFrame,
    LLMFullResponseEndFrame,
    LLMFullResponseStartFrame,
    LLMMessagesAppendFrame,
    LLMSetToolsFrame,
    LLMTextFrame,
)
from pipecat.pipeline.llm_switcher import LLMSwitcher
from pipecat.pipeline.parallel_pipeline import ParallelPipeline
from pipecat.pipeline.pipeline import Pipeline
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor
from pipecat.services.llm_service import LLMService

from contexts import chat, developer
from pipecat_summarizer import LLMContextSummarizer, attach_summarizer
from pipecat_summarizer.testing import Delay, ScriptedLLMService, record_events
from pipeline.conftest import SAID, config_of, pair_of, talk

SUMMARY = "<summary>The caller asks about an order that should have come on Tuesday.</summary>"


class CustomProcessor(FrameProcessor):
    """Answers like an LLM service and has no ``run_inference``, as LangChain's processor."""

    def __init__(self, *, answers=True):
        super().__init__()
        self.answers = answers
        self.requests = []

    async def process_frame(self, frame: Frame, direction: FrameDirection):
        await super().process_frame(frame, direction)
        if isinstance(frame, LLMContextFrame):
            await self.push_frame(LLMFullResponseStartFrame())
            await self.push_frame(LLMTextFrame("ok"))
            await self.push_frame(LLMFullResponseEndFrame())
        elif isinstance(frame, LLMContextSummaryRequestFrame):
            self.requests.append(frame)
            if self.answers:
                await self.broadcast_frame(
                    LLMContextSummaryResultFrame,
                    request_id=frame.request_id,
                    summary=SUMMARY,
                    last_summarized_index=len(frame.context.messages)
                    - frame.min_messages_to_keep
                    - 1,
                )
        else:
            await self.push_frame(frame, direction)


class RealtimeService(LLMService):
    """Keeps its own session: an LLM service without ``run_inference``."""

    async def process_frame(self, frame: Frame, direction: FrameDirection):
        await super().process_frame(frame, direction)
        if isinstance(frame, LLMContextFrame):
            await self.push_frame(LLMFullResponseStartFrame())
            await self.push_frame(LLMTextFrame("ok"))
            await self.push_frame(LLMFullResponseEndFrame())
        else:
            await self.push_frame(frame, direction)


async def test_a_service_in_a_nested_pipeline_writes(phone):
    llm = ScriptedLLMService(summaries=SUMMARY)
    async with phone(Pipeline([Pipeline([llm])])) as call:
        await talk(call, 4)
        [event] = await call.events.wait_for_applied()
    assert event.writer == llm.name


async def test_of_two_parallel_services_one_writes_each_summary(phone):
    one, other = ScriptedLLMService(summaries=SUMMARY), ScriptedLLMService(summaries=SUMMARY)
    async with phone(ParallelPipeline([one], [other])) as call:
        await talk(call, 4)
        await call.events.wait_for_applied()
    calls = len(one.inference_calls) + len(other.inference_calls)
    assert calls == len(call.events.started) == len(call.events.applied)


async def test_behind_a_switcher_the_active_service_writes(phone):
    one, other = ScriptedLLMService(summaries=SUMMARY), ScriptedLLMService(summaries=SUMMARY)
    switcher = LLMSwitcher(llms=[one, other])
    async with phone(switcher) as call:
        await talk(call, 4)
        [event] = await call.events.wait_for_applied()
    assert event.writer == switcher.name
    assert (len(one.inference_calls), len(other.inference_calls)) == (1, 0)


async def test_a_failing_summary_does_not_make_a_switcher_move(phone):
    one, other = ScriptedLLMService(summaries=RuntimeError()), ScriptedLLMService()
    switcher = LLMSwitcher(llms=[one, other])
    async with phone(switcher) as call:
        await talk(call, 4)
        assert [e.reason for e in call.events.failed] == ["model_error"]
        assert switcher.active_llm is one
    assert call.errors == []


async def test_a_switcher_may_be_the_dedicated_llm(phone):
    members = [ScriptedLLMService(summaries=SUMMARY), ScriptedLLMService()]
    async with phone(config=config_of(llm=LLMSwitcher(llms=members))) as call:
        await talk(call, 4)
        await call.events.wait_for_applied()
    assert len(members[0].inference_calls) == 1


# A dedicated service


class CountingService(ScriptedLLMService):
    setups = cleanups = 0

    async def setup(self, setup):
        self.setups += 1
        await super().setup(setup)

    async def cleanup(self):
        self.cleanups += 1
        await super().cleanup()


@pytest.mark.parametrize("owns", [False, True])
async def test_a_dedicated_service_is_set_up_once_and_cleaned_up_by_its_owner(phone, owns):
    dedicated = CountingService(summaries=SUMMARY)
    own = ScriptedLLMService()
    async with phone(own, config_of(llm=dedicated, owns_llm=owns)) as call:
        await talk(call, 10)
        await call.events.wait_for_applied(2)
    assert own.inference_calls == []
    assert (dedicated.setups, dedicated.cleanups) == (1, int(owns))


async def test_a_dedicated_service_first_used_by_many_bots_at_once_is_set_up_once():
    dedicated = CountingService(summaries=SUMMARY)
    summarizers = [
        attach_summarizer(pair_of(LLMContext(messages=chat(5))).assistant(), config=config)
        for config in [config_of(llm=dedicated)] * 5
    ]
    await asyncio.gather(*(summarizer.summarize() for summarizer in summarizers))
    assert (dedicated.setups, len(dedicated.inference_calls)) == (1, 5)
    await dedicated.cleanup()


# One context, two summarizers


async def test_two_summarizers_on_one_context_make_one_summary(clock):
    llm = ScriptedLLMService(summaries=Delay(3, SUMMARY), clock=clock)
    context = LLMContext(messages=chat(5))
    sharing = LLMContext()
    sharing._messages = context.messages
    configs = config_of(max_unsummarized_messages=4, llm=llm)
    summarizers = [
        attach_summarizer(pair_of(shared).assistant(), config=configs, clock=clock)
        for shared in (context, context, sharing)
    ]
    recorders = [record_events(summarizer) for summarizer in summarizers]
    for summarizer in summarizers:
        await summarizer.process_frame(LLMFullResponseEndFrame())
    outcome = await summarizers[1].summarize()
    assert outcome.reason == "in_flight"
    await clock.wait_for_sleepers(2)
    await clock.advance(3)
    for summarizer in summarizers:
        await summarizer.process_frame(LLMFullResponseEndFrame())
    assert [len(r.applied) for r in recorders] == [1, 0, 0]
    assert len(llm.inference_calls) == 1
    assert len(context.messages) == 3
    for summarizer in summarizers:
        await summarizer.cleanup()


# Pipelines whose LLM has no run_inference


async def test_a_custom_processor_is_asked_by_frames(phone):
    processor = CustomProcessor()
    async with phone(processor) as call:
        await talk(call, 4)
        [event] = await call.events.wait_for_applied()
    assert event.writer == "pipeline"
    assert len(processor.requests) == 1
    assert call.context.messages[1]["content"].startswith("Conversation summary: The caller")


async def test_nobody_answering_the_request_is_a_timeout_and_not_for_ever(phone, clock):
    processor = CustomProcessor(answers=False)
    async with phone(processor, config_of(summarization_timeout=10.0)) as call:
        await talk(call, 4)
        await clock.advance(10)
        assert [e.reason for e in call.events.failed] == ["timeout"]
        await talk(call, 1, start=4)
        assert len(processor.requests) == 1  # backing off
        await clock.advance(2)
        await talk(call, 1, start=5)
        assert len(processor.requests) == 2
    assert call.errors == []


async def test_an_interruption_neither_drops_nor_repeats_the_request(phone):
    processor = CustomProcessor(answers=False)
    async with phone(processor) as call:
        await talk(call, 4)
        await call.queue(InterruptionFrame())
        await talk(call, 2, start=4)
        [request] = processor.requests
        assert not getattr(request, "interruptible", False)
        await processor.broadcast_frame(
            LLMContextSummaryResultFrame,
            request_id=request.request_id,
            summary=SUMMARY,
            last_summarized_index=4,
        )
        await call.events.wait_for_applied()
    assert len(call.events.outcomes) == 1


async def test_alone_a_request_that_an_interruption_may_have_dropped_is_made_again():
    context = LLMContext(messages=chat(5))
    summarizer = LLMContextSummarizer(context=context, config=config_of())
    requests = []
    summarizer.add_event_handler(
        "on_request_summarization", lambda _, frame: requests.append(frame)
    )
    await summarizer.process_frame(LLMFullResponseStartFrame())
    await summarizer.process_frame(LLMFullResponseStartFrame())
    assert len(requests) == 1
    await summarizer.process_frame(InterruptionFrame())
    await summarizer.process_frame(LLMFullResponseStartFrame())
    assert len(requests) == 2
    answer = LLMContextSummaryResultFrame(
        request_id=requests[0].request_id, summary=SUMMARY, last_summarized_index=7
    )
    await summarizer.process_frame(answer)  # either answer will do
    assert len(context.messages) == 3
    await summarizer.cleanup()


async def test_a_realtime_service_is_told_once_and_is_no_error(phone):
    async with phone(RealtimeService()) as call:
        await talk(call, 6)
    assert [e.reason for e in call.events.skipped] == ["realtime_service"]
    assert call.errors == []


# Flows


async def test_the_task_in_force_survives_nudges_and_the_next_task_replaces_it(phone):
    llm = ScriptedLLMService(summaries=SUMMARY)
    async with phone(llm, config_of(max_unsummarized_messages=8)) as call:

        async def enter_node(task):
            await call.queue(LLMMessagesAppendFrame(messages=[developer(task)]))
            await call.queue(LLMSetToolsFrame(tools=[]))
            await call.flush()

        await talk(call, 1, start=99)
        await enter_node("Take the delivery address.")
        for number in range(5):
            nudge = developer(f"The caller is quiet, nudge {number}.")
            await call.queue(LLMMessagesAppendFrame(messages=[nudge]))
            await talk(call, 2, start=2 * number)
        await call.events.wait_for_applied()
        orders = [m["content"] for m in call.context.messages if m["role"] == "developer"]
        assert "Take the delivery address." in orders
        await enter_node("Read the order back.")
        await talk(call, 8, start=50)
        orders = [m["content"] for m in call.context.messages if m["role"] == "developer"]
        assert orders == ["The caller is quiet, nudge 4.", "Read the order back."]
    assert SAID.format(0) in llm.inference_calls[0].prompt
