#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Fakes for testing a bot that uses this package: no network, no key, no waiting.

A whole call through a real Pipecat pipeline, with a scripted model::

    from pipecat_summarizer import LLMAssistantAggregatorParams, LLMAutoContextSummarizationConfig
    from pipecat_summarizer.testing import ScriptedLLMService, record_events, start_call


    async def test_the_bot_summarizes():
        params = LLMAssistantAggregatorParams(
            enable_auto_context_summarization=True,
            auto_context_summarization_config=LLMAutoContextSummarizationConfig(
                max_unsummarized_messages=8
            ),
        )
        async with start_call(llm=ScriptedLLMService(), assistant_params=params) as call:
            events = record_events(call.assistant)
            for number in range(1, 6):
                await call.say(f"This is the sentence number {number} that I say in this call.")
            await events.wait_for_applied()
        assert len(call.context.get_messages()) < 10

Nothing here needs a particular test runner. A fake added here has a module of
its own and stands in ``__all__``.
"""

from pipecat_summarizer.testing.call import ScriptedCall, start_call
from pipecat_summarizer.testing.clock import ManualClock, settle
from pipecat_summarizer.testing.llm import (
    Delay,
    Hang,
    InferenceCall,
    ScriptedLLMService,
    ToolCall,
)
from pipecat_summarizer.testing.notes import DEFAULT_SUMMARY
from pipecat_summarizer.testing.recorder import EventRecorder, record_events

__all__ = [
    "DEFAULT_SUMMARY",
    "Delay",
    "EventRecorder",
    "Hang",
    "InferenceCall",
    "ManualClock",
    "ScriptedCall",
    "ScriptedLLMService",
    "ToolCall",
    "record_events",
    "settle",
    "start_call",
]
