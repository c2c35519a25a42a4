#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Writers in a chain: the next one writes where one fails, within the one timeout."""

import pytest

from pipecat_summarizer import ExtractiveSummaryWriter
from pipecat_summarizer.testing import Hang, ScriptedLLMService, settle

from .conftest import config_of, talk

GOOD = "<summary>The caller asked many times about the order from Tuesday.</summary>"


class Fails:
    name = "Fails"

    async def write(self, request):
        raise OSError("no network")


@pytest.mark.parametrize("first", [RuntimeError("down"), None, "I'm sorry, I can't do that."])
async def test_the_next_writer_writes_where_one_fails_or_is_refused(phone, first):
    llm, second = ScriptedLLMService(summaries=first), ScriptedLLMService(summaries=GOOD)
    async with phone(llm, config_of(fallbacks=[Fails(), second])) as call:
        await talk(call, 4)
        (event,) = await call.events.wait_for_applied()
    assert event.writer == second.name
    assert event.attempts == len(llm.inference_calls) + 2
    assert not call.events.failed and not call.errors


async def test_a_writer_that_hangs_leaves_time_for_the_next(phone, clock):
    llm, second = ScriptedLLMService(summaries=Hang()), ScriptedLLMService(summaries=GOOD)
    config = config_of(fallbacks=[second], summarization_timeout=10.0)
    async with phone(llm, config) as call:
        await talk(call, 4)
        await clock.advance(4.9)
        assert not call.events.applied
        await clock.advance(0.2)
        await settle()
        (event,) = await call.events.wait_for_applied()
    assert event.writer == second.name and event.duration_secs < 10
    assert llm.inference_calls[0].outcome == "cancelled"


async def test_with_the_extractive_writer_last_a_summary_never_fails(phone):
    llm = ScriptedLLMService(summaries=RuntimeError("down"))
    async with phone(llm, config_of(fallbacks=[ExtractiveSummaryWriter()])) as call:
        await talk(call, 30)
        assert call.events.applied and not call.events.failed
    assert {event.writer for event in call.events.applied} == {"ExtractiveSummaryWriter"}


async def test_the_last_writers_failure_is_the_one_told(phone):
    llm = ScriptedLLMService(summaries=None)
    async with phone(llm, config_of(fallbacks=[Fails()])) as call:
        await talk(call, 4)
        await settle()
        (event,) = call.events.failed
    assert event.writer == "Fails" and event.reason == "model_error"
    assert event.attempts == 3


async def test_the_extractive_writer_serves_on_purpose(phone):
    llm = ScriptedLLMService()
    async with phone(llm, config_of(llm=ExtractiveSummaryWriter())) as call:
        await call.say("My order number is KB-48213 and I need it by Friday.")
        await talk(call, 12)
        assert call.events.applied
    assert not llm.inference_calls
    assert all("KB-48213" in event.summary for event in call.events.applied)


@pytest.mark.parametrize("wrong", ["ours", [object()], {"a": 1}, 3])
def test_a_fallback_that_cannot_write_is_named(wrong):
    with pytest.raises(ValueError, match="fallbacks"):
        config_of(fallbacks=wrong)
