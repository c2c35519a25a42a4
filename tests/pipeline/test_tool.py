#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""``summarize_context``, called by the LLM in the middle of a conversation."""

import copy
import json

import pytest

from pipecat_summarizer import ModelProviderError, NoWriterError, SummarizationResult
from pipecat_summarizer.testing import ScriptedLLMService, ToolCall

from .conftest import config_of, talk

GOOD = "<summary>The caller asked many times about the order from Tuesday.</summary>"


def results_of(call):
    tools = [m for m in call.context.messages if m["role"] == "tool"]
    return [json.loads(message["content"]) for message in tools]


@pytest.fixture
def recap(phone):
    """A call whose LLM calls the tool at its sixth reply."""

    def start(summaries, **config):
        replies = ["ok"] * 5 + [ToolCall("summarize_context"), "Here is what we said."]
        llm = ScriptedLLMService(replies=replies, summaries=summaries)
        return phone(llm, config_of(max_unsummarized_messages=1000, **config))

    return start


async def test_the_llm_gets_the_summary_and_the_context_is_as_it_was(recap):
    async with recap(GOOD) as call:
        call.context.set_tools(list(call.summarizer.tools()))
        await talk(call, 5)
        before = copy.deepcopy(call.context.messages)
        await talk(call, 1)
        (result,) = results_of(call)
        assert call.context.messages[: len(before)] == before
    assert "order from Tuesday" in result["summary"]
    # The question and the pending call stayed out of it, however much of that stands yet.
    assert result["original_message_count"] > len(before)
    assert result["summarized_message_count"] in (len(before) - 2, len(before) - 1)
    assert (
        result["summarized_message_count"] + result["kept_message_count"]
        == (result["original_message_count"])
    )
    assert result["reason"].startswith("max_unsummarized_messages:")
    assert SummarizationResult(**result)
    assert not call.events.events and not call.errors


async def test_with_nothing_older_the_reason_says_so(recap):
    async with recap(GOOD, keep=50) as call:
        call.context.set_tools(list(call.summarizer.tools()))
        await talk(call, 6)
        (result,) = results_of(call)
    assert result["summary"] == "" and result["reason"] == "no_older_messages"
    assert not call.llm.inference_calls


@pytest.mark.parametrize(
    ("summaries", "reason"), [(RuntimeError("secret"), "model_error"), ("ok", "rejected")]
)
async def test_a_failure_is_a_result_and_the_call_goes_on(recap, summaries, reason):
    async with recap(summaries) as call:
        call.context.set_tools(list(call.summarizer.tools()))
        await talk(call, 6)
        (result,) = results_of(call)
        assert "Here is what we said." in call.context.messages[-1]["content"]
    assert result["summary"] == "" and result["reason"] == reason
    assert not call.errors


async def test_a_recap_by_hand_raises_what_went_wrong(recap):
    async with recap(RuntimeError("secret")) as call:
        await talk(call, 5)
        with pytest.raises(ModelProviderError):
            await call.summarizer.recap()


async def test_without_an_llm_there_is_nobody_to_ask():
    from pipecat.processors.aggregators.llm_context import LLMContext

    from pipecat_summarizer import LLMContextSummarizer

    said = [{"role": "user", "content": "Something was said here."} for _ in range(9)]
    with pytest.raises(NoWriterError):
        await LLMContextSummarizer(context=LLMContext(messages=said)).recap()
