#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The three ways in."""

import pytest
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.aggregators.llm_context_summarizer import (
    SummaryAppliedEvent as PipecatSummaryAppliedEvent,
)
from pipecat.processors.aggregators.llm_response_universal import (
    LLMAssistantAggregatorParams as PipecatAssistantParams,
)
from pipecat.processors.aggregators.llm_response_universal import (
    LLMContextAggregatorPair as PipecatPair,
)
from pipecat.processors.aggregators.llm_response_universal import LLMUserAggregatorParams
from pipecat.turns.user_turn_strategies import ExternalUserTurnStrategies
from pipecat.utils.context import llm_context_summarization as upstream

from contexts import chat
from pipecat_summarizer import (
    GraphConfigError,
    LLMAssistantAggregatorParams,
    LLMAutoContextSummarizationConfig,
    LLMContextAggregatorPair,
    LLMContextSummarizer,
    attach_summarizer,
)
from pipecat_summarizer.testing import ScriptedLLMService, record_events, start_call
from pipeline.conftest import config_of, pair_of, talk

USER_PARAMS = LLMUserAggregatorParams(user_turn_strategies=ExternalUserTurnStrategies())


@pytest.mark.parametrize("params", [LLMAssistantAggregatorParams, PipecatAssistantParams])
@pytest.mark.parametrize(
    "config", [LLMAutoContextSummarizationConfig, upstream.LLMAutoContextSummarizationConfig]
)
async def test_changing_the_imports_is_enough(params, config):
    pair = LLMContextAggregatorPair(
        LLMContext(),
        user_params=USER_PARAMS,
        assistant_params=params(
            enable_auto_context_summarization=True,
            auto_context_summarization_config=config(max_unsummarized_messages=8),
        ),
    )
    _, assistant = pair
    assert isinstance(pair, PipecatPair)
    assert isinstance(assistant._summarizer, LLMContextSummarizer)
    assert pair.summarizer is assistant._summarizer
    heard = []

    @assistant.event_handler("on_summary_applied")
    async def on_summary_applied(aggregator, summarizer, event):
        heard.append((aggregator, summarizer, event))

    async with start_call(pair=pair) as call:
        await talk(call, 5)
    [(aggregator, summarizer, event)] = heard
    assert aggregator is assistant and summarizer is assistant._summarizer
    assert isinstance(event, PipecatSummaryAppliedEvent)


async def test_without_enabling_it_the_summarizer_serves_requests_only():
    llm = ScriptedLLMService()
    params = LLMAssistantAggregatorParams(
        auto_context_summarization_config=config_of(max_unsummarized_messages=2)
    )
    async with start_call(llm=llm, assistant_params=params) as call:
        await talk(call, 5)
        assert llm.inference_calls == []
        await call.summarizer.summarize()
        assert len(llm.inference_calls) == 1


def test_the_pair_takes_whatever_pipecats_takes():
    pair = LLMContextAggregatorPair(
        LLMContext(), add_tool_change_messages=True, realtime_service_mode=False
    )
    assert pair.assistant()._add_tool_change_messages is True
    assert pair.assistant()._realtime_service_mode is False
    assert pair.assistant()._paired_user_aggregator is pair.user()


@pytest.mark.parametrize("name", ["started", "applied", "failed", "skipped"])
async def test_the_aggregator_re_emits_every_event(name):
    pair = pair_of(LLMContext(messages=chat(5)))
    summarizer = attach_summarizer(pair.assistant())
    recorder = record_events(pair.assistant())
    summaries = {"failed": RuntimeError()}.get(name)
    llm = ScriptedLLMService(**({"summaries": summaries} if summaries else {}))
    async with start_call(pair=pair, llm=llm):
        await summarizer.summarize()
        if name == "skipped":
            await summarizer.summarize()
    assert getattr(recorder, name)


def test_attaching_with_a_config_switches_the_thresholds_on():
    assistant = pair_of().assistant()
    assert attach_summarizer(assistant).auto_trigger is False
    assert attach_summarizer(assistant, config=config_of()).auto_trigger is True
    assert (
        attach_summarizer(assistant, config=config_of(), auto_trigger=False).auto_trigger is False
    )


def test_attaching_without_a_config_takes_the_aggregators():
    params = PipecatAssistantParams(
        enable_auto_context_summarization=True,
        auto_context_summarization_config=config_of(max_unsummarized_messages=3),
    )
    assistant = PipecatPair(LLMContext(), assistant_params=params).assistant()
    summarizer = attach_summarizer(assistant)
    assert summarizer.auto_trigger is True
    assert summarizer.config.max_unsummarized_messages == 3


async def test_handlers_registered_before_are_carried_over_and_called_once():
    pair = pair_of(LLMContext(messages=chat(5)))
    assistant = pair.assistant()
    heard = []

    @assistant._summarizer.event_handler("on_summary_applied")
    async def on_old_summarizer(summarizer, event):
        heard.append("summarizer")

    @assistant.event_handler("on_summary_applied")
    async def on_aggregator(aggregator, summarizer, event):
        heard.append("aggregator")

    attach_summarizer(assistant)
    summarizer = attach_summarizer(assistant)  # again: nothing doubles
    async with start_call(pair=pair):
        await summarizer.summarize()
    assert sorted(heard) == ["aggregator", "summarizer"]


async def test_attaching_after_set_up_raises():
    pair = pair_of()
    async with start_call(pair=pair):
        with pytest.raises(GraphConfigError, match="before the pipeline is set up"):
            attach_summarizer(pair.assistant())


def test_a_config_that_pipecat_let_through_is_refused_when_attaching():
    config = upstream.LLMAutoContextSummarizationConfig(
        summary_config=upstream.LLMContextSummaryConfig(summarization_timeout=-1)
    )
    with pytest.raises(ValueError, match="summarization_timeout"):
        attach_summarizer(pair_of().assistant(), config=config)


async def test_one_params_object_serves_two_bots():
    params = LLMAssistantAggregatorParams(
        enable_auto_context_summarization=True,
        auto_context_summarization_config=config_of(max_unsummarized_messages=6),
    )
    async with (
        start_call(assistant_params=params, context=LLMContext()) as one,
        start_call(assistant_params=params, context=LLMContext()) as other,
    ):
        recorders = [record_events(call.assistant) for call in (one, other)]
        await talk(one, 4)
        await talk(other, 4)
        for recorder in recorders:
            await recorder.wait_for_applied()
            assert len(recorder.applied) == 1


@pytest.mark.parametrize("wrong", [None, "pair", "user"])
def test_attaching_to_something_else_names_the_argument(wrong):
    pair = pair_of()
    target = {"pair": pair, "user": pair.user()}.get(wrong)
    with pytest.raises(ValueError, match="assistant_aggregator must be an LLMAssistantAggregator"):
        attach_summarizer(target)


def test_a_context_that_is_none_is_named():
    with pytest.raises(ValueError, match="context must be an LLMContext, got a list"):
        LLMContextSummarizer(context=[])


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("enable_auto_context_summarization", "yes"),
        ("auto_context_summarization_config", {"max_context_tokens": 10}),
    ],
)
def test_bad_params_name_the_field_and_the_value(field, value):
    with pytest.raises(ValueError, match=field) as raised:
        LLMAssistantAggregatorParams(**{field: value})
    assert repr(value) in str(raised.value)
