#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Gemini's generateContent over the wire."""

from providers.fake.wire import Body, Wire
from providers.rules import gemini

_SIGNATURE = "c2lnbmF0dXJl"


def _system(body: Body) -> str:
    parts = (body.get("systemInstruction") or {}).get("parts") or ()
    return "".join(part.get("text", "") for part in parts)


def _schema(body: Body) -> Body | None:
    config = body.get("generationConfig") or {}
    if config.get("responseMimeType") != "application/json":
        return None
    return config["responseJsonSchema"]


def _asked(body: Body) -> str | None:
    return body["contents"][-1]["parts"][-1].get("text")


def _reply(*texts: str, is_cut: bool = False) -> Body:
    parts = [{"text": text} for text in texts]
    return _response(parts, "MAX_TOKENS" if is_cut else "STOP")


def _response(parts: list[Body], finish_reason: str) -> Body:
    content = {"role": "model", "parts": parts}
    return {
        "candidates": [{"index": 0, "content": content, "finishReason": finish_reason}],
        "usageMetadata": {"promptTokenCount": 1, "candidatesTokenCount": 1, "totalTokenCount": 2},
    }


def _call_events(name: str, number: int) -> list[Body]:
    call = {"id": f"call_{number}", "name": name, "args": {}}
    return [_response([{"functionCall": call, "thoughtSignature": _SIGNATURE}], "STOP")]


WIRE = Wire(
    path="/{version}/models/{model_and_method}",
    check=gemini.check,
    system=_system,
    schema=_schema,
    asked=_asked,
    reply=_reply,
    empty=lambda: {"candidates": []},
    refusal=lambda: {"promptFeedback": {"blockReason": "SAFETY"}},
    error=lambda status, text: {"error": {"code": status, "message": text, "status": "ERROR"}},
    overflow="The input token count exceeds the maximum number of tokens allowed.",
    text_events=lambda text: [_reply(text)],
    call_events=_call_events,
)
