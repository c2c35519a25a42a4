#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""OpenAI's chat completions over the wire."""

from providers.fake.wire import Body, Wire
from providers.rules import openai_chat

_USAGE = {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}


def _system(body: Body) -> str:
    first = body["messages"][0]
    return first["content"] if first["role"] in ("system", "developer") else ""


def _schema(body: Body) -> Body | None:
    form = body.get("response_format")
    return form["json_schema"]["schema"] if form else None


def _asked(body: Body) -> str | None:
    last = body["messages"][-1]
    return None if last["role"] == "tool" else last["content"]


def _reply(*texts: str, is_cut: bool = False) -> Body:
    return _completion({"role": "assistant", "content": "".join(texts)}, is_cut)


def _refusal() -> Body:
    return _completion({"role": "assistant", "content": None, "refusal": "I can't do that."})


def _completion(message: Body, is_cut: bool = False) -> Body:
    finish_reason = "length" if is_cut else "stop"
    choice = {"index": 0, "message": message, "finish_reason": finish_reason, "logprobs": None}
    return _envelope("chat.completion", [choice]) | {"usage": _USAGE}


def _chunk(delta: Body, finish_reason: str | None = None) -> Body:
    choice = {"index": 0, "delta": delta, "finish_reason": finish_reason}
    return _envelope("chat.completion.chunk", [choice])


def _envelope(kind: str, choices: list[Body]) -> Body:
    return {"id": "c1", "object": kind, "created": 1, "model": "fake", "choices": choices}


def _text_events(text: str) -> list[Body]:
    return [_chunk({"role": "assistant", "content": text}), _chunk({}, "stop")]


def _call_events(name: str, number: int) -> list[Body]:
    call = {
        "index": 0,
        "id": f"call_{number}",
        "type": "function",
        "function": {"name": name, "arguments": "{}"},
    }
    return [_chunk({"role": "assistant", "tool_calls": [call]}), _chunk({}, "tool_calls")]


WIRE = Wire(
    path="/v1/chat/completions",
    check=openai_chat.check,
    system=_system,
    schema=_schema,
    asked=_asked,
    reply=_reply,
    empty=lambda: _envelope("chat.completion", []),
    refusal=_refusal,
    error=lambda status, text: {"error": {"message": text, "type": "error", "code": None}},
    overflow="This model's maximum context length is 8192 tokens.",
    text_events=_text_events,
    call_events=_call_events,
)
