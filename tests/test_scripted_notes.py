#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import asyncio

import pytest
from pipecat.processors.aggregators.llm_context import LLMContext

from pipecat_summarizer.fidelity import Draft, clean_reply, review
from pipecat_summarizer.fidelity.values import ledger_of, wrong_digits
from pipecat_summarizer.generation.prompt import build_prompt
from pipecat_summarizer.generation.transcript import render_steps, transcript_of
from pipecat_summarizer.slicing import drain
from pipecat_summarizer.testing import DEFAULT_SUMMARY, Delay, ManualClock, ScriptedLLMService

CALLS = {
    "en": (
        "Hello, this is Anna Lee, my parcel 48213 has not come.",
        "It left our store in Leeds on May 3.",
        "I paid $84.20 for it, could you please check order 77120945?",
        "The courier has it, I will call you on 0161 496 0842.",
        "Thank you very much, goodbye!",
    ),
    "es": (
        "Hola, soy Ana Ruiz, mi pedido 48213 no ha llegado.",
        "Salió del almacén el 3 de mayo.",
        "Pagué 84,20 euros, ¿puede usted mirar el pedido 77120945?",
        "Lo tiene el mensajero, la llamo al 612 345 678.",
        "Muchas gracias, hasta luego.",
    ),
    "zh": (
        "您好,我是陈思雨,我的订单48213还没有到。",
        "五月三日已经从仓库发出了。",
        "我付了84.20元,您可以查一下订单77120945吗?",
        "快递员已经拿到了,我打13812345678给您。",
        "好的,谢谢您,再见!",
    ),
    "hi": (
        "नमस्ते, मैं अनीता बोल रही हूँ, मेरा ऑर्डर 48213 नहीं आया।",
        "वह 3 मई को गोदाम से निकल गया था।",
        "मैंने 84.20 रुपये दिए थे, क्या आप ऑर्डर 77120945 देख सकते हैं?",
        "कूरियर के पास है, मैं 98765 43210 पर फ़ोन करूँगा।",
        "धन्यवाद, अलविदा!",
    ),
}


def messages_of(language):
    roles = ("user", "assistant", "user", "assistant", "user")
    return tuple(
        {"role": role, "content": text} for role, text in zip(roles, CALLS[language], strict=True)
    )


async def written(prompt, **script):
    context = LLMContext(messages=[{"role": "user", "content": prompt}])
    return await ScriptedLLMService(**script).run_inference(context)


@pytest.mark.parametrize("words", [12, 40, 200])
@pytest.mark.parametrize("language", sorted(CALLS))
async def test_the_notes_pass_the_checks_in_a_call_rich_in_values(language, words):
    messages = messages_of(language)
    prompt = build_prompt(transcript_of(drain(render_steps(messages))), words=words)

    reply = await written(prompt)

    text = clean_reply(reply).text
    wrong = wrong_digits(text, ledger_of(messages), CALLS[language])
    draft = Draft(
        text=text,
        tokens=2 * words,
        replaced_tokens=1_000,
        messages=messages,
        max_tokens=400,
        wrong_digits=len(wrong),
    )
    assert review(draft) == ()
    assert len(text.split()) <= words
    assert await written(prompt) == reply


async def test_where_no_caller_spoke_the_notes_say_that_there_was_a_call():
    prompt = build_prompt("[1] assistant: Good morning.", words=50)

    assert await written(prompt) == DEFAULT_SUMMARY


async def test_a_delay_alone_brings_the_same_notes():
    prompt = build_prompt("[1] user: Parcel 48213 is late.", words=50)
    clock = ManualClock()
    writing = asyncio.create_task(written(prompt, summaries=Delay(1.0), clock=clock))
    await clock.wait_for_sleepers()
    await clock.advance(1.0)

    assert "Parcel 48213 is late." in await writing
