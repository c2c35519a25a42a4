#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Calls through real pipelines, with a scripted model and a clock that is moved by hand."""

from contextlib import asynccontextmanager

import pytest
from blockbuster import blockbuster_ctx
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.aggregators.llm_response_universal import (
    LLMContextAggregatorPair as PipecatPair,
)
from pipecat.processors.aggregators.llm_response_universal import LLMUserAggregatorParams
from pipecat.turns.user_turn_strategies import ExternalUserTurnStrategies

from pipecat_summarizer import (
    LLMAutoContextSummarizationConfig,
    LLMContextSummaryConfig,
    attach_summarizer,
)
from pipecat_summarizer.fidelity import memory
from pipecat_summarizer.testing import (
    ManualClock,
    ScriptedLLMService,
    record_events,
    start_call,
)

SAID = "I am calling about my order, which should have been here on Tuesday already, number {}."


def config_of(max_context_tokens=None, max_unsummarized_messages=6, keep=2, **summary):
    """A configuration that summarizes early."""
    telemetry = summary.pop("telemetry", None)
    return LLMAutoContextSummarizationConfig(
        max_context_tokens=max_context_tokens,
        max_unsummarized_messages=max_unsummarized_messages,
        summary_config=LLMContextSummaryConfig(min_messages_after_summary=keep, **summary),
        **({"telemetry": telemetry} if telemetry else {}),
    )


def pair_of(context=None):
    return PipecatPair(
        context or LLMContext(messages=[{"role": "system", "content": "Be brief."}]),
        user_params=LLMUserAggregatorParams(user_turn_strategies=ExternalUserTurnStrategies()),
    )


@pytest.fixture(autouse=True)
def nothing_blocks():
    """A blocking call from this package inside the event loop is an error."""
    ScriptedLLMService()  # the first one imports an SDK, which reads files
    memory.load()  # as the first summarizer does, which is made before a call
    with blockbuster_ctx("pipecat_summarizer"):
        yield


@pytest.fixture
def clock():
    return ManualClock()


@pytest.fixture
def phone(clock):
    """Start a call: ``async with phone(llm, config) as call``; its events are ``call.events``."""

    @asynccontextmanager
    async def start(llm=None, config=None, *, auto_trigger=True, context=None, **options):
        pair = pair_of(context)
        summarizer = attach_summarizer(
            pair.assistant(), config=config or config_of(), auto_trigger=auto_trigger, clock=clock
        )
        async with start_call(llm=llm, pair=pair, **options) as call:
            call.events = record_events(summarizer)
            yield call

    return start


async def talk(call, turns, start=0):
    """Say ``turns`` sentences, each answered."""
    for number in range(start, start + turns):
        await call.say(SAID.format(number))
    await call.flush()
