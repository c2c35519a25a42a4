#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The shapes of contexts that broke other libraries, each through a whole summary."""

import copy
import re

import pytest
from pipecat.frames.frames import LLMFullResponseEndFrame
from pipecat.processors.aggregators.llm_context import LLMContext

from contexts import SHAPES, user
from pipecat_summarizer import (
    LLMContextSummarizer,
    SummaryAppliedEvent,
    SummaryFailedEvent,
    SummarySkippedEvent,
)
from pipecat_summarizer.testing import record_events, settle
from pipeline.conftest import config_of

ENGLISH = "<summary>The caller asks about a booking and waits for the answer.</summary>"


class Model:
    """Answers with one text, and keeps what it was asked."""

    def __init__(self, reply=ENGLISH):
        self.reply = reply
        self.prompts = []

    async def run_inference(self, context, **kwargs):
        self.prompts.append(context.messages[0]["content"])
        return self.reply


async def summarize(shape_id, reply=ENGLISH, *more, **config):
    """Summarize a shape on demand: the model, the context after, the outcome."""
    shape = SHAPES[shape_id]
    model = Model(reply)
    context = LLMContext(messages=[*copy.deepcopy(shape["messages"]), *more])
    summarizer = LLMContextSummarizer(
        context=context,
        config=config_of(keep=shape["keep"], llm=model, **config),
        auto_trigger=False,
    )
    outcome = await summarizer.summarize()
    await summarizer.cleanup()
    return model, context.messages, outcome


def has_every_call_and_result(messages):
    calls = {c["id"] for m in messages for c in m.get("tool_calls") or ()}
    results = {m["tool_call_id"] for m in messages if m["role"] == "tool"}
    return calls == results


@pytest.mark.parametrize("shape_id", SHAPES)
async def test_no_shape_leaves_a_result_without_its_call(shape_id):
    _, messages, outcome = await summarize(shape_id)
    assert has_every_call_and_result(messages)
    assert not isinstance(outcome, SummaryFailedEvent) or outcome.reason == "rejected"


async def test_mixed_orphan_run():
    model, messages, _ = await summarize("lc38352-mixed-orphan-run")
    assert not any(m.get("tool_call_id") == "c1" for m in messages)


async def test_no_user_in_the_window_is_no_placeholder_for_history():
    shape_id = "lc39261-no-user-in-window"
    model, messages, outcome = await summarize(shape_id)
    # All of it is the current exchange, so nothing may go yet.
    assert isinstance(outcome, SummarySkippedEvent)
    assert (model.prompts, messages) == ([], SHAPES[shape_id]["messages"])
    # Once the caller has gone on, the model gets the real transcript, in chunks.
    model, messages, outcome = await summarize(
        shape_id,
        "<summary>All invoices are being reconciled; eight lookups were made.</summary>",
        {"role": "assistant", "content": "Done."},
        user("Thanks."),
        max_input_tokens=6000,
        target_context_tokens=500,
    )
    assert isinstance(outcome, SummaryAppliedEvent)
    assert len(model.prompts) == outcome.attempts > 1
    told = "".join(model.prompts)
    assert "reconcile all invoices" in told
    assert all(f"t{n}" in told for n in range(8))
    assert len(re.findall("z{1000,}", told)) == 8


async def test_interim_pending_result_keeps_its_call():
    _, messages, _ = await summarize("adk5602-interim-pending")
    assert [m["tool_call_id"] for m in messages if m["role"] == "tool"] == ["lr1", "lr1"]


async def test_a_dead_call_stays_and_the_rest_is_compacted_once():
    shape = SHAPES["adk-dead-call-blocks"]
    model = Model()
    context = LLMContext(messages=copy.deepcopy(shape["messages"]))
    summarizer = LLMContextSummarizer(context=context, config=config_of(keep=4, llm=model))
    recorder = record_events(summarizer)
    for _ in range(5):
        await summarizer.process_frame(LLMFullResponseEndFrame())
        await settle()
    await summarizer.cleanup()
    assert len(model.prompts) == len(recorder.applied) == 1
    assert len(context.messages) == 1 + 1 + 2 + 4
    assert [m["tool_call_id"] for m in context.messages if m["role"] == "tool"] == ["dead"]


async def test_keep_zero_leaves_the_turn_in_flight():
    shape_id = "vstorm40-keep0-system-only"
    _, messages, _ = await summarize(shape_id)
    assert messages == SHAPES[shape_id]["messages"]


async def test_a_fixed_overhead_over_the_trigger_is_told_once_without_a_call():
    shape = SHAPES["opencode45368-fixed-overhead"]
    model = Model()
    context = LLMContext(messages=copy.deepcopy(shape["messages"]))
    config = config_of(8000, None, keep=shape["keep"], llm=model)
    summarizer = LLMContextSummarizer(context=context, config=config)
    recorder = record_events(summarizer)
    for number in range(10):
        context.add_message(user(f"u{number + 2}"))
        context.add_message({"role": "assistant", "content": f"a{number + 2}"})
        await summarizer.process_frame(LLMFullResponseEndFrame())
        await settle()
    await summarizer.cleanup()
    assert model.prompts == []
    assert [e.reason for e in recorder.outcomes] == ["nothing_to_summarize"]


async def test_none_as_content_is_not_told_as_none_and_a_result_is_told_once():
    model, _, outcome = await summarize("llamaindex14014-none-content")
    [prompt] = model.prompts
    transcript = prompt[: prompt.rindex("</conversation>")]
    assert "None" not in transcript
    assert len(re.findall(r"result of lookup: r\b", transcript)) == 1


async def test_the_prompt_ends_with_an_instruction_and_an_answer_is_refused():
    shape_id = "pipecat4274-last-line-question"
    model, messages, outcome = await summarize(shape_id, "The capital of France is Paris.")
    assert isinstance(outcome, SummaryFailedEvent)
    assert outcome.checks == ("answers_caller",)
    assert messages == SHAPES[shape_id]["messages"]
    last_line = model.prompts[0].strip().splitlines()[-1]
    assert "<summary>" in last_line and "?" not in last_line


async def test_a_portuguese_call_keeps_its_language_and_its_digits():
    portuguese = (
        "<summary>Quer remarcar a consulta para quinta às nove; utente 298441076.</summary>"
    )
    model, messages, outcome = await summarize("lang-20156-portuguese", portuguese)
    assert isinstance(outcome, SummaryAppliedEvent)
    assert "2 9 8 4 4 1 0 7 6" in model.prompts[0]
    assert "language of the conversation" in model.prompts[0]
    assert "298441076" in messages[1]["content"]
    _, _, chinese = await summarize(
        "lang-20156-portuguese",
        "来电者想把预约改到星期四九点，号码是298441076，请确认一下好不好谢谢您的帮助以及耐心等待我们会尽快处理的。",
    )
    assert isinstance(chinese, SummaryFailedEvent)
