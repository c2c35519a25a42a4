#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What is masked reaches neither the writer, nor the exact values, nor the summary."""

import pytest

from pipecat_summarizer import ExtractiveSummaryWriter, LLMAutoContextSummarizationConfig
from pipecat_summarizer.testing import ScriptedLLMService

from .conftest import config_of, talk

CARD = "4111 1111 1111 1111"


def echo(context, max_tokens, system_instruction):
    """A model that copies what it is given about the card."""
    prompt = context.get_messages()[-1]["content"]
    line = next(line for line in prompt.splitlines() if "card" in line)
    return f"<summary>The caller wants to pay for an order. {line}</summary>"


async def pay(call):
    await call.say(f"Please pay with my card, it is {CARD}.")
    await call.say("The security code is 737.")
    await talk(call, 6)


async def test_a_card_number_goes_nowhere(phone):
    llm = ScriptedLLMService(summaries=echo)
    async with phone(llm, config_of(redact="cards")) as call:
        await pay(call)
        summaries = [event.summary for event in call.events.applied]
    assert summaries
    prompts = [one.prompt for one in llm.inference_calls]
    for text in (*prompts, *summaries):
        assert CARD not in text and "4111" not in text and "737" not in text
    assert "1111" in prompts[0]  # the last four digits stay


async def test_without_a_model_neither(phone):
    config = config_of(redact="cards", llm=ExtractiveSummaryWriter())
    async with phone(ScriptedLLMService(), config) as call:
        await pay(call)
        summaries = [event.summary for event in call.events.applied]
    assert summaries and not any("4111" in text or "737" in text for text in summaries)


async def test_nor_in_what_a_hard_limit_makes_of_it(phone):
    config = LLMAutoContextSummarizationConfig(
        max_context_tokens=None,
        max_unsummarized_messages=1000,
        hard_limit_tokens=250,
        summary_config=config_of(redact="cards").summary_config,
    )
    async with phone(ScriptedLLMService(summaries=RuntimeError("down")), config) as call:
        await pay(call)
        await talk(call, 6)
        summaries = [event.summary for event in call.events.applied]
    assert summaries and not any("4111" in text or "737" in text for text in summaries)


async def test_a_function_of_the_users_own_masks_what_it_likes(phone):
    llm = ScriptedLLMService(summaries=echo)
    redact = lambda text: text.replace("Tuesday", "[day]")  # noqa: E731
    async with phone(llm, config_of(redact=redact)) as call:
        await pay(call)
    assert llm.inference_calls
    assert not any("Tuesday" in one.prompt for one in llm.inference_calls)
    assert "[day]" in llm.inference_calls[-1].prompt


@pytest.mark.parametrize("broken", [lambda text: 1 / 0, lambda text: None])
async def test_a_function_that_fails_is_one_failed_event(phone, broken):
    llm = ScriptedLLMService()
    async with phone(llm, config_of(redact=broken)) as call:
        await pay(call)
        event = call.events.failed[0]
    assert event.reason == "config_error" and "redact" in event.detail
    assert not llm.inference_calls and not call.errors


@pytest.mark.parametrize("wrong", ["card", 3, True])
def test_a_bad_value_is_named(wrong):
    with pytest.raises(ValueError, match="redact"):
        config_of(redact=wrong)


async def test_a_requests_own_configuration_does_not_unmask(phone):
    llm = ScriptedLLMService(summaries=echo)
    own = config_of().summary_config
    async with phone(llm, config_of(max_unsummarized_messages=1000, redact="cards")) as call:
        await pay(call)
        await call.summarizer.summarize(own)
    assert llm.inference_calls and "4111" not in llm.inference_calls[0].prompt
