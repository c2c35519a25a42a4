#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What Pipecat's services do by themselves in ``run_inference``, and a summary comes of it anyway."""

from contextlib import asynccontextmanager

import pytest
from pipecat.processors.aggregators.llm_context import LLMContext

from pipecat_summarizer import attach_summarizer
from pipecat_summarizer.errors import ModelProviderError
from pipecat_summarizer.generation import DEFAULT_SUMMARIZATION_PROMPT, SummaryRequest
from pipecat_summarizer.generation.llm_writer import LLMServiceWriter
from pipecat_summarizer.testing import ScriptedLLMService, record_events, start_call
from pipeline.conftest import SAID, config_of, pair_of
from providers.fake import Fault, server, services

pytestmark = pytest.mark.filterwarnings("ignore:Inheritance class:DeprecationWarning")

NAMES = ("openai", "anthropic", "google")
MAX_TOKENS = 800
REQUEST = SummaryRequest(
    system_instruction=DEFAULT_SUMMARIZATION_PROMPT,
    prompt="<conversation>\n[1] user: Hello.\n</conversation>\n\nNow write a summary.",
    max_tokens=MAX_TOKENS,
)


@asynccontextmanager
async def writing(name, fault=Fault.NONE, **settings):
    """A service as the writer of summaries: the writer, the provider and the service."""
    async with (
        server.run(name, fault) as fake,
        services.service(name, fake.url, **settings) as llm,
    ):
        yield LLMServiceWriter(llm), fake, llm
        if name == "google":
            await llm.cleanup()


def limits_of(body):
    """Every limit of a request's reply, by its name."""
    body = body | body.get("generationConfig", {})
    names = ("max_tokens", "max_completion_tokens", "maxOutputTokens")
    return {name: body[name] for name in names if name in body}


def thinking(name, **options):
    """A service's own setting for thinking."""
    module = pytest.importorskip(f"pipecat.services.{name}.llm")
    cls = module.AnthropicLLMService if name == "anthropic" else module.GoogleLLMService
    return cls.ThinkingConfig(**options)


@pytest.mark.parametrize("name", NAMES)
async def test_a_service_as_it_is_writes_within_the_limit(name):
    async with writing(name) as (writer, fake, _):
        assert await writer.write(REQUEST) == server.SUMMARY
    [received] = fake.summaries
    assert list(limits_of(received.body).values()) == [MAX_TOKENS]
    assert fake.refused == []


@pytest.mark.parametrize(
    "settings",
    [
        pytest.param({"max_tokens": 150}, id="max_tokens"),
        pytest.param({"max_tokens": 150, "max_completion_tokens": 150}, id="both"),
        pytest.param({"extra": {"max_tokens": 150}}, id="extra max_tokens"),
    ],
)
async def test_one_limit_is_sent_whatever_limits_the_conversations_replies(settings):
    async with writing("openai", **settings) as (writer, fake, llm):
        assert await writer.write(REQUEST) == server.SUMMARY
        assert list(limits_of(fake.summaries[0].body).values()) == [MAX_TOKENS]
        # The conversation's own limit is as it was.
        extra = llm._settings.extra
        assert extra == settings.get("extra", {})
        assert extra or llm._settings.max_tokens == 150


async def test_a_limit_in_extra_does_not_cut_the_summary():
    async with writing("anthropic", extra={"max_tokens": 150}) as (writer, fake, _):
        await writer.write(REQUEST)
        assert limits_of(fake.summaries[0].body) == {"max_tokens": MAX_TOKENS}


async def test_a_thinking_budget_has_room_beside_the_summary_with_anthropic():
    config = thinking("anthropic", type="enabled", budget_tokens=2048)
    async with writing("anthropic", thinking=config) as (writer, fake, _):
        assert await writer.write(REQUEST) == server.SUMMARY
        body = fake.summaries[0].body
        assert body["max_tokens"] - body["thinking"]["budget_tokens"] == MAX_TOKENS


async def test_a_thinking_budget_has_room_beside_the_summary_with_gemini():
    config = thinking("google", thinking_budget=2048)
    async with writing("google", thinking=config, model="gemini-2.5-flash") as (writer, fake, _):
        assert await writer.write(REQUEST) == server.SUMMARY
        body = fake.summaries[0].body["generationConfig"]
        [budget] = body["thinkingConfig"].values()
        assert body["maxOutputTokens"] - budget == MAX_TOKENS


async def test_a_thought_is_not_the_summary():
    config = thinking("google", thinking_budget=0, include_thoughts=True)
    async with writing("google", thinking=config, model="gemini-2.5-flash") as (writer, fake, _):
        fake.summary = fake.wire.reply("The caller seems to be in a hurry.", server.SUMMARY)
        fake.summary["candidates"][0]["content"]["parts"][0]["thought"] = True
        assert await writer.write(REQUEST) == server.SUMMARY
        del fake.summary["candidates"][0]["content"]["parts"][1]
        assert not await writer.write(REQUEST)


@pytest.mark.parametrize("name", ["anthropic", "google"])
async def test_a_summary_in_several_texts_is_whole(name):
    async with writing(name) as (writer, fake, _):
        fake.summary = fake.wire.reply("<summary>The caller ", "is in a hurry.</summary>")
        assert await writer.write(REQUEST) == "<summary>The caller is in a hurry.</summary>"


@pytest.mark.parametrize("name", NAMES)
async def test_a_refused_key_is_told_by_its_kind_and_status(name):
    async with writing(name, Fault.UNAUTHORIZED) as (writer, _, _):
        with pytest.raises(ModelProviderError, match="401"):
            await writer.write(REQUEST)


class PushingLLMService(ScriptedLLMService):
    """Pushes an error where others raise, as Sarvam's service does."""

    async def run_inference(self, context, max_tokens=None, system_instruction=None, **kwargs):
        await self.push_error("The model takes no summaries.")
        return None


async def test_an_error_that_a_service_pushes_stays_with_the_summary():
    llm = PushingLLMService()
    pair = pair_of(LLMContext())
    summarizer = attach_summarizer(pair.assistant(), config=config_of(max_unsummarized_messages=4))
    async with start_call(llm=llm, pair=pair) as call:
        events = record_events(summarizer)
        for number in range(4):
            await call.say(SAID.format(number))
        assert [event.reason for event in events.failed] == ["model_error"]
        assert call.errors == []
