#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Messages and whole contexts for tests, by hand and by Hypothesis."""

import json
from pathlib import Path

from hypothesis import strategies as st
from pipecat.processors.aggregators import async_tool_messages
from pipecat.processors.aggregators.llm_context import LLMSpecificMessage

SHAPES = {
    shape["id"]: shape
    for shape in json.loads(
        (Path(__file__).parent / "cases" / "context_shapes.json").read_text(encoding="utf-8")
    )
}
"""Contexts that broke other libraries; `expect` says what is right."""


def system(text="You are a booking agent."):
    return {"role": "system", "content": text}


def developer(text):
    return {"role": "developer", "content": text}


def user(text):
    return {"role": "user", "content": text}


def assistant(text):
    return {"role": "assistant", "content": text}


def call(*ids, name="lookup", arguments="{}"):
    return {
        "role": "assistant",
        "tool_calls": [
            {"id": i, "type": "function", "function": {"name": name, "arguments": arguments}}
            for i in ids
        ],
    }


def result(call_id, content='{"ok": true}'):
    return {"role": "tool", "tool_call_id": call_id, "content": content}


def running(call_id):
    return result(call_id, "IN_PROGRESS")


def async_started(call_id):
    return dict(async_tool_messages.build_started_message(call_id))


def async_interim(call_id, text='"halfway"'):
    return dict(async_tool_messages.build_intermediate_result_message(call_id, text))


def async_final(call_id, text='"done"'):
    return dict(async_tool_messages.build_final_result_message(call_id, text))


def thought(text="Let me look that up.", llm="anthropic"):
    return LLMSpecificMessage(
        llm=llm, message={"type": "thought", "text": text, "signature": "c2ln"}
    )


def signature(call_id):
    return LLMSpecificMessage(
        llm="google",
        message={
            "type": "thought_signature",
            "signature": b"sig",
            "bookmark": {"function_call": call_id},
        },
    )


def chat(turns, start=0):
    """``turns`` exchanges of a caller and the bot."""
    return [
        message
        for i in range(start, start + turns)
        for message in (
            user(f"Question {i}, about order {48000 + i}, please."),
            assistant(f"Answer {i}: order {48000 + i} is on its way."),
        )
    ]


TEXTS = st.one_of(
    st.sampled_from(["ok", "hello there", "My order number is 48213.", "¿Cuándo llega?", "请问"]),
    st.text(max_size=40),
)


@st.composite
def contexts(draw, max_exchanges=8):
    """A context as Pipecat could have written it, tool calls and all."""
    messages = []
    if draw(st.booleans()):
        messages.append(system())
    if draw(st.booleans()):
        messages.append(developer("Please introduce yourself."))
        messages.append(assistant("Hello, this is the booking line."))
    late = []
    for number in range(draw(st.integers(0, max_exchanges))):
        messages.append(user(draw(TEXTS)))
        for step in range(draw(st.integers(0, 2))):
            call_id = f"c{number}.{step}"
            kind = draw(st.sampled_from(["done", "parallel", "running", "async", "thought"]))
            if kind == "thought":
                messages.append(thought())
            if kind == "parallel":
                messages += [call(call_id, call_id + "b"), result(call_id + "b"), result(call_id)]
            elif kind == "running":
                messages += [call(call_id), running(call_id)]
            elif kind == "async":
                messages += [call(call_id), async_started(call_id)]
                late.append(async_interim(call_id))
                if draw(st.booleans()):
                    late.append(async_final(call_id))
            else:
                messages += [call(call_id), result(call_id)]
        if draw(st.booleans()) or draw(st.booleans()):
            messages.append(assistant(draw(TEXTS)))
        if late and draw(st.booleans()):
            messages.append(late.pop(0))
        if draw(st.integers(0, 5)) == 0:
            messages.append(developer(draw(st.sampled_from(["Speak slowly.", "Offer a refund."]))))
    return messages
