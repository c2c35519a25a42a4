#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Pipecat's services asked for a reply in fields, and what comes of a provider that refuses."""

import inspect
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.services.llm_service import LLMService

from pipecat_summarizer import LLMContextSummarizer, LLMContextSummaryConfig
from pipecat_summarizer.errors import ModelProviderError
from pipecat_summarizer.generation.abilities import takes_schema
from pipecat_summarizer.generation.choice import WriterChoice
from pipecat_summarizer.testing import record_events
from pipeline.conftest import SAID, config_of
from providers.fake import Fault, server, services
from providers.test_services import MAX_TOKENS, NAMES, REQUEST, limits_of

pytestmark = [
    pytest.mark.filterwarnings("ignore:Inheritance class:DeprecationWarning"),
    pytest.mark.skipif(
        "response_schema" not in inspect.signature(LLMService.run_inference).parameters,
        reason="Pipecat asks for no schema before 1.12",
    ),
]

FIELDS = "<summary>\nCall:\n- The caller goes through a list of numbers, one after the other.\n</summary>"
MODELS = {"openai": "gpt-4.1", "anthropic": "claude-sonnet-5", "google": "gemini-2.5-flash"}


@asynccontextmanager
async def writing(name, fault=Fault.NONE, *, model=None, **config):
    """The writer that a configuration gives, the provider and the service."""
    async with (
        server.run(name, fault) as fake,
        services.service(name, fake.url, model=model or MODELS[name]) as llm,
    ):
        config = LLMContextSummaryConfig(llm=llm, **config)
        [writer] = WriterChoice(LLMContext()).writers(config)
        yield writer, fake, llm
        if name == "google":
            await llm.cleanup()


def schemas_of(fake):
    """For each request, whether it wanted a schema."""
    return [fake.wire.schema(received.body) is not None for received in fake.summaries]


@pytest.mark.parametrize("name", NAMES)
async def test_a_service_is_held_to_the_schema_and_gives_the_text_of_a_summary(name):
    async with writing(name, response_schema=True) as (writer, fake, _):
        assert await writer.write(REQUEST) == FIELDS
    assert schemas_of(fake) == [True]
    assert fake.refused == []
    [limit] = limits_of(fake.summaries[0].body).values()
    assert limit > MAX_TOKENS  # the names of the fields need room too


@pytest.mark.parametrize("name", NAMES)
async def test_a_schema_that_is_not_wanted_is_not_sent(name):
    async with writing(name, response_schema=False) as (writer, fake, _):
        assert await writer.write(REQUEST) == server.SUMMARY
    assert schemas_of(fake) == [False]


@pytest.mark.parametrize(
    "name, is_sent", [("openai", False), ("anthropic", False), ("google", True)]
)
async def test_unasked_a_schema_is_sent_to_the_providers_own_address_only(name, is_sent):
    async with writing(name) as (writer, fake, llm):
        await writer.write(REQUEST)
        assert schemas_of(fake) == [is_sent]
        if not is_sent:  # Google's client does not say where it sends to.
            url = {"openai": "https://api.openai.com/v1", "anthropic": "https://api.anthropic.com"}
            llm._client.base_url = url[name]
            assert takes_schema(llm, None)


@pytest.mark.parametrize("name", NAMES)
async def test_a_prompt_of_the_users_own_decides_on_the_form(name):
    prompt = "You keep the notes of a phone call. Be brief."
    async with writing(name, response_schema=True, summarization_prompt=prompt) as (
        writer,
        fake,
        _,
    ):
        assert await writer.write(REQUEST) == server.SUMMARY
    assert schemas_of(fake) == [False]


@pytest.mark.parametrize(
    "name, model",
    [
        ("openai", "gpt-3.5-turbo"),
        ("anthropic", "claude-3-5-haiku"),
        ("google", "gemini-2.0-flash"),
    ],
)
async def test_a_model_that_pipecat_knows_to_take_none_is_sent_none(name, model):
    async with writing(name, model=model, response_schema=True) as (writer, fake, _):
        await writer.write(REQUEST)
    assert schemas_of(fake) == [False]


@pytest.mark.parametrize("name", NAMES)
async def test_a_refused_schema_is_left_out_at_once_and_not_sent_again(name):
    async with writing(name, Fault.NO_SCHEMA, response_schema=True) as (writer, fake, llm):
        assert await writer.write(REQUEST) == server.SUMMARY
        assert [received.status for received in fake.summaries] == [400, 200]
        assert await writer.write(REQUEST) == server.SUMMARY
        assert schemas_of(fake) == [True, False, False]
        # Another model of the same service may well take one.
        llm._settings.model += "-2"
        await writer.write(REQUEST)
        assert schemas_of(fake)[3:] == [True, False]


@pytest.mark.parametrize("name", NAMES)
async def test_what_is_refused_for_another_reason_is_told_and_not_put_down_to_the_schema(name):
    async with writing(name, Fault.OVERFLOW, response_schema=True) as (writer, fake, _):
        with pytest.raises(ModelProviderError, match="400"):
            await writer.write(REQUEST)
        fake.fault = Fault.NONE
        assert await writer.write(REQUEST) == FIELDS


@pytest.mark.parametrize("name", NAMES)
async def test_another_error_is_not_tried_again(name):
    async with writing(name, Fault.UNAUTHORIZED, response_schema=True) as (writer, fake, _):
        with pytest.raises(ModelProviderError, match="401"):
            await writer.write(REQUEST)
        assert schemas_of(fake) == [True]


async def test_a_service_written_before_there_were_schemas_is_asked_for_text():
    from pipecat.services.openai.llm import OpenAILLMService

    class OldLLMService(OpenAILLMService):
        async def run_inference(self, context, max_tokens=None, system_instruction=None):
            return await super().run_inference(context, max_tokens, system_instruction)

    async with writing("openai", response_schema=True) as (_, fake, llm):
        llm.__class__ = OldLLMService
        assert not takes_schema(llm, True)


@asynccontextmanager
async def summarizing(name, fault=Fault.NONE):
    """A summarizer whose dedicated service is held to a schema, with something to summarize."""
    async with writing(name, fault) as (_, fake, llm):
        messages = []
        for number in range(8):
            messages.append({"role": "user", "content": SAID.format(number)})
            messages.append({"role": "assistant", "content": f"Noted, that was number {number}."})
        config = config_of(max_unsummarized_messages=4, llm=llm)
        config = replace(
            config, summary_config=replace(config.summary_config, response_schema=True)
        )
        summarizer = LLMContextSummarizer(context=LLMContext(messages=messages), config=config)
        yield summarizer, record_events(summarizer), fake
        await summarizer.cleanup()


@pytest.mark.parametrize("name", NAMES)
async def test_a_refused_schema_is_no_failure_of_the_summary(name):
    async with summarizing(name, Fault.NO_SCHEMA) as (summarizer, events, fake):
        await summarizer.summarize()
        assert [event.attempts for event in events.applied] == [1]
        assert events.failed == []
    assert schemas_of(fake) == [True, False]


@pytest.mark.parametrize("name", NAMES)
async def test_fields_that_are_cut_off_are_refused_by_the_gate_and_asked_for_again(name):
    async with summarizing(name, Fault.LENGTH) as (summarizer, events, fake):
        await summarizer.summarize()
        [event] = events.failed
        assert event.checks == ("cut_off",)
    assert schemas_of(fake) == [True, True]
