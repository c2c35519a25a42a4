#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Anthropic's messages over the wire."""

from providers.fake.wire import Body, Wire
from providers.rules import anthropic

_USAGE = {"input_tokens": 1, "output_tokens": 1}


def _system(body: Body) -> str:
    system = body.get("system") or ""
    return system if isinstance(system, str) else "".join(block["text"] for block in system)


def _schema(body: Body) -> Body | None:
    form = (body.get("output_config") or {}).get("format")
    return form["schema"] if form else None


def _asked(body: Body) -> str | None:
    content = body["messages"][-1]["content"]
    if isinstance(content, str):
        return content
    return content[-1].get("text")


def _reply(*texts: str, is_cut: bool = False) -> Body:
    content = [{"type": "text", "text": text} for text in texts]
    return _message(content, "max_tokens" if is_cut else "end_turn")


def _message(content: list[Body], stop_reason: str | None) -> Body:
    return {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": "fake",
        "content": content,
        "stop_reason": stop_reason,
        "stop_sequence": None,
        "usage": _USAGE,
    }


def _text_events(text: str) -> list[Body]:
    return _events({"type": "text", "text": ""}, {"type": "text_delta", "text": text}, "end_turn")


def _call_events(name: str, number: int) -> list[Body]:
    block = {"type": "tool_use", "id": f"toolu_{number}", "name": name, "input": {}}
    delta = {"type": "input_json_delta", "partial_json": "{}"}
    return _events(block, delta, "tool_use")


def _events(block: Body, delta: Body, stop_reason: str) -> list[Body]:
    end = {"stop_reason": stop_reason, "stop_sequence": None}
    return [
        {"type": "message_start", "message": _message([], None)},
        {"type": "content_block_start", "index": 0, "content_block": block},
        {"type": "content_block_delta", "index": 0, "delta": delta},
        {"type": "content_block_stop", "index": 0},
        {"type": "message_delta", "delta": end, "usage": _USAGE},
        {"type": "message_stop"},
    ]


WIRE = Wire(
    path="/v1/messages",
    check=anthropic.check,
    system=_system,
    schema=_schema,
    asked=_asked,
    reply=_reply,
    empty=lambda: _message([], "end_turn"),
    refusal=lambda: _message([], "refusal"),
    error=lambda status, text: {"type": "error", "error": {"type": "error", "message": text}},
    overflow="prompt is too long: 210000 tokens > 200000 maximum",
    text_events=_text_events,
    call_events=_call_events,
)
