#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A transcript and the window of the model that reads it."""

import pytest
from pipecat.processors.aggregators.llm_context import LLMContext

from contexts import assistant, user
from pipecat_summarizer import ApproximateTokenCounter, LLMContextSummarizer
from pipecat_summarizer.counting import count_text
from pipecat_summarizer.testing import ScriptedLLMService, record_events
from pipeline.conftest import SAID, config_of

SUMMARY = "<summary>The caller asks about an order that should have come on Tuesday.</summary>"


def tokens_of(text):
    return count_text(ApproximateTokenCounter(), text)


async def summarize(exchanges, *, model="scripted", messages=None, **config):
    """The calls of the model for one summary, and its event."""
    llm = ScriptedLLMService(summaries=SUMMARY)
    llm._settings.model = model
    if messages is None:
        messages = [
            m for n in range(exchanges) for m in (user(SAID.format(n)), assistant("Noted."))
        ]
    context = LLMContext(messages=[*messages, user("And now?"), assistant("Soon.")])
    summarizer = LLMContextSummarizer(context=context, config=config_of(llm=llm, **config))
    events = record_events(summarizer)
    await summarizer.summarize()
    await summarizer.cleanup()
    [event] = events.applied
    return llm.inference_calls, event


def size_of(call):
    """What a call takes of a window: what is sent, and what may come back."""
    return tokens_of(call.system_instruction) + tokens_of(call.prompt) + call.max_tokens


async def test_a_model_that_is_known_is_sent_no_more_than_it_reads():
    calls, event = await summarize(400, model="gpt-4-0613")
    assert event.attempts == len(calls) > 1
    assert max(map(size_of, calls)) <= 8_192
    # Each of them is as large as it may be.
    assert min(map(size_of, calls[:-1])) > 8_192 - 2 * 2_048


async def test_of_a_model_that_is_not_known_everything_is_asked_at_once():
    calls, _ = await summarize(400, model="my-deployment")
    assert len(calls) == 1
    assert calls[0].max_tokens == 6_000


async def test_what_is_configured_wins_over_what_is_known():
    calls, _ = await summarize(400, model="gpt-4-0613", max_input_tokens=100_000)
    assert len(calls) == 1
    calls, _ = await summarize(400, model="gpt-4.1", max_input_tokens=4_000)
    assert len(calls) > 1
    assert max(map(size_of, calls)) <= 4_000


async def test_a_fallbacks_own_window_counts_when_it_is_its_turn():
    small = ScriptedLLMService(summaries=SUMMARY)
    small._settings.model = "gpt-4"
    messages = [m for n in range(400) for m in (user(SAID.format(n)), assistant("Noted."))]
    llm = ScriptedLLMService(summaries=RuntimeError("out of order"))
    llm._settings.model = "gpt-4.1"
    config = config_of(llm=llm, fallbacks=[small])
    summarizer = LLMContextSummarizer(context=LLMContext(messages=messages), config=config)
    await summarizer.summarize()
    await summarizer.cleanup()
    assert len(llm.inference_calls) == 1
    assert len(small.inference_calls) > 1


async def test_nothing_is_sent_in_chunks_that_fits_as_a_whole():
    [call], _ = await summarize(60, target_context_tokens=1_000)
    needed = size_of(call)
    # A chunk would leave room for the summary so far too, and for a closing instruction.
    calls, _ = await summarize(60, target_context_tokens=1_000, max_input_tokens=needed + 200)
    assert len(calls) == 1
    calls, _ = await summarize(60, target_context_tokens=1_000, max_input_tokens=needed - 200)
    assert len(calls) > 1


@pytest.mark.parametrize("window", [2_000, 8_000])
async def test_one_exchange_larger_than_the_window_is_told_in_pieces(window):
    steps = [
        assistant(f"Step {n} is done, and was told to the caller in full.") for n in range(600)
    ]
    calls, _ = await summarize(0, messages=[user("Go."), *steps], max_input_tokens=window)
    assert len(calls) > 1
    assert max(map(size_of, calls)) <= window
    told = "".join(call.prompt for call in calls)
    assert all(told.count(f"Step {n} is done") == 1 for n in range(600))


async def test_one_message_larger_than_the_window_is_told_by_its_ends():
    message = user("The beginning. " + "And then? " * 10_000 + "The end.")
    calls, _ = await summarize(0, messages=[message], max_input_tokens=3_000)
    assert len(calls) == 1
    assert max(map(size_of, calls)) <= 3_000
    assert "The beginning." in calls[0].prompt and "The end." in calls[0].prompt
