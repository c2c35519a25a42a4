#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""OpenAI's Responses API, from the errors the API sends with status 400."""

from typing import Any

from providers.rules.violation import Violation

_ROLES = ("system", "developer", "user", "assistant")
_PARTS = {
    "assistant": {"output_text", "refusal"},
}
_INPUT_PARTS = {"input_text", "input_image", "input_file", "input_audio"}


def check(body: dict[str, Any]) -> list[Violation]:
    """What OpenAI's Responses API would refuse.

    Args:
        body: The request's body.
    """
    items = body.get("input") or []
    if not items:
        return [Violation("no_input", "input", 'One of "input" or ... must be provided.')]
    outputs = {item["call_id"] for item in items if _type(item) == "function_call_output"}
    found: list[Violation] = []
    calls: set[str] = set()
    seen_ids: set[str] = set()
    for index, item in enumerate(items):
        where, kind = f"input[{index}]", _type(item)
        if kind == "function_call":
            calls.add(item["call_id"])
            if item["call_id"] not in outputs:
                error = f"No tool output found for function call {item['call_id']}."
                found.append(Violation("call_without_output", where, error))
        elif kind == "function_call_output":
            if item["call_id"] not in calls:
                error = f"No tool call found for function call output {item['call_id']}."
                found.append(Violation("output_without_call", where, error))
        elif kind == "reasoning":
            if not _is_from_model(items[index + 1 :]):
                error = "'reasoning' was provided without its required following item."
                found.append(Violation("reasoning_alone", where, error))
            if item.get("id") in seen_ids:
                found.append(Violation("duplicate_item", where, "Duplicate item found with id"))
            seen_ids.add(item.get("id"))
        else:
            found += _message(where, item)
    return found


def _type(item: dict[str, Any]) -> str:
    return item.get("type") or "message"


def _is_from_model(following: list[dict[str, Any]]) -> bool:
    """Whether what follows a reasoning item is something the model made with it."""
    for item in following:
        if _type(item) != "reasoning":
            return _type(item) == "function_call" or item.get("role") == "assistant"
    return False


def _message(where: str, item: dict[str, Any]) -> list[Violation]:
    role, content = item.get("role"), item.get("content")
    if role not in _ROLES:
        return [Violation("unknown_role", where, f"Invalid value: {role!r}")]
    if content is None:
        return [Violation("null_content", where, "expected a string or an array, got null")]
    found: list[Violation] = []
    for number, part in enumerate(content if isinstance(content, list) else ()):
        if part.get("type") not in _PARTS.get(role, _INPUT_PARTS):
            error = f"Invalid value: {part.get('type')!r}"
            found.append(Violation("bad_part", f"{where}.content[{number}]", error))
    return found
