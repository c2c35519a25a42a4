#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""OpenAI's chat completions, from the errors the API sends with status 400."""

import re
from typing import Any

from providers.rules.violation import Violation

_ROLES = ("system", "developer", "user", "assistant", "tool", "function")
_KEYS = {
    "system": {"role", "content", "name"},
    "developer": {"role", "content", "name"},
    "user": {"role", "content", "name"},
    "assistant": {"role", "content", "name", "refusal", "audio", "tool_calls", "function_call"},
    "tool": {"role", "content", "tool_call_id"},
    "function": {"role", "content", "name"},
}
_PARTS = {
    "user": {"text", "image_url", "input_audio", "file"},
    "assistant": {"text", "refusal"},
}
_NAME = re.compile(r"[^\s<|\\/>]{1,64}")


def check(body: dict[str, Any]) -> list[Violation]:
    """What OpenAI's chat completions would refuse.

    Args:
        body: The request's body.
    """
    messages = body.get("messages") or []
    found = [*_limits(body)]
    if not messages:
        found.append(Violation("no_messages", "messages", "empty array, minimum length 1"))
    for index, message in enumerate(messages):
        found += _shape(f"messages[{index}]", message)
    return found + calls_and_results(messages)


def calls_and_results(messages: list[dict[str, Any]]) -> list[Violation]:
    """A call is answered by the tool messages that follow it at once, each call by one."""
    found: list[Violation] = []
    open_calls: set[str] = set()
    answered: set[str] = set()
    for index, message in enumerate(messages):
        where = f"messages[{index}]"
        if message.get("role") == "tool":
            call_id = message.get("tool_call_id")
            if call_id in open_calls:
                open_calls.discard(call_id)
                answered.add(call_id)
            elif call_id in answered:
                found.append(Violation("duplicate_result", where, "Duplicate value 'tool_call_id'"))
            else:
                error = "role 'tool' must be a response to a preceding message with 'tool_calls'"
                found.append(Violation("result_without_call", where, error))
            continue
        found += _unanswered(where, open_calls)
        open_calls = {call.get("id") for call in message.get("tool_calls") or ()}
        answered = set()
    return found + _unanswered("messages", open_calls)


def _unanswered(where: str, calls: set[str]) -> list[Violation]:
    error = "'tool_calls' must be followed by tool messages responding to each 'tool_call_id'"
    return [Violation("call_without_result", where, error) for _ in calls]


def _shape(where: str, message: dict[str, Any]) -> list[Violation]:
    role, content = message.get("role"), message.get("content")
    if role not in _ROLES:
        return [Violation("unknown_role", where, f"Invalid value: {role!r}")]
    found = [
        Violation("unknown_key", f"{where}.{key}", "Unknown parameter")
        for key in message
        if key not in _KEYS[role]
    ]
    has_calls = role == "assistant" and message.get("tool_calls")
    if content is None and not has_calls:
        found.append(Violation("null_content", where, "expected a string, got null"))
    if message.get("tool_calls") == []:
        found.append(Violation("empty_tool_calls", where, "empty array, minimum length 1"))
    if "name" in message and not _NAME.fullmatch(str(message["name"])):
        found.append(Violation("bad_name", where, "'name' does not match the pattern"))
    if isinstance(content, list):
        if not content:
            found.append(Violation("empty_content", where, "empty array, minimum length 1"))
        for number, part in enumerate(content):
            if part.get("type") not in _PARTS.get(role, {"text"}):
                error = f"Invalid value: {part.get('type')!r}"
                found.append(Violation("bad_part", f"{where}.content[{number}]", error))
    return found


def _limits(body: dict[str, Any]) -> list[Violation]:
    if body.get("max_tokens") is None or body.get("max_completion_tokens") is None:
        return []
    error = "Setting 'max_tokens' and 'max_completion_tokens' at the same time is not supported."
    return [Violation("two_limits", "max_tokens", error)]
