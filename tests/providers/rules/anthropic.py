#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Anthropic's Messages API, from its documentation and the errors it sends with status 400."""

import re
from collections import Counter
from typing import Any

from providers.rules.violation import Violation

_ID = re.compile(r"[a-zA-Z0-9_-]+")
_THINKING = ("thinking", "redacted_thinking")
_BLOCKS = {
    "user": {"text", "image", "document", "tool_result"},
    "assistant": {"text", "tool_use", *_THINKING},
}


def check(body: dict[str, Any]) -> list[Violation]:
    """What Anthropic would refuse.

    Args:
        body: The request's body.
    """
    messages = body.get("messages") or []
    found = [*_limits(body)]
    if not messages:
        return [*found, Violation("no_messages", "messages", "at least one message is required")]
    if messages[0].get("role") != "user":
        error = 'first message must use the "user" role'
        found.append(Violation("first_not_user", "messages.0", error))
    uses: set[str] = set()
    for index, message in enumerate(messages):
        where = f"messages.{index}"
        found += _shape(where, message)
        before = messages[index - 1] if index else {}
        after = messages[index + 1] if index + 1 < len(messages) else {}
        found += _results(where, message, before) + _uses(where, message, after, uses)
    if messages[-1].get("role") == "assistant":
        last = _blocks(messages[-1])[-1:]
        if last and last[0].get("type") == "text" and last[0]["text"] != last[0]["text"].rstrip():
            error = "final assistant content cannot end with trailing whitespace"
            found.append(Violation("trailing_whitespace", "messages", error))
    if is_thinking(body):
        found += _thinking_first(messages)
    return found


def is_thinking(body: dict[str, Any]) -> bool:
    """Whether the request turns thinking on."""
    return (body.get("thinking") or {}).get("type") in ("enabled", "adaptive")


def _blocks(message: dict[str, Any]) -> list[dict[str, Any]]:
    content = message.get("content")
    if isinstance(content, str):
        return [{"type": "text", "text": content}]
    return content or []


def _shape(where: str, message: dict[str, Any]) -> list[Violation]:
    role = message.get("role")
    if role not in _BLOCKS:
        return [Violation("unknown_role", where, f"Input should be 'user' or 'assistant': {role}")]
    found = [
        Violation("unknown_key", f"{where}.{key}", "Extra inputs are not permitted")
        for key in message
        if key not in ("role", "content")
    ]
    blocks = _blocks(message)
    if not blocks:
        found.append(Violation("empty_content", where, "all messages must have non-empty content"))
    for number, block in enumerate(blocks):
        place, kind = f"{where}.content.{number}", block.get("type")
        if kind not in _BLOCKS[role]:
            found.append(Violation("bad_block", place, f"Input tag {kind!r} found"))
        elif kind == "text":
            found += _text(place, block)
        elif kind == "thinking" and not block.get("signature"):
            found.append(Violation("thinking_unsigned", place, "signature: Field required"))
    return found


def _text(where: str, block: dict[str, Any]) -> list[Violation]:
    if not block["text"]:
        return [Violation("empty_text", where, "text content blocks must be non-empty")]
    if not block["text"].strip():
        error = "text content blocks must contain non-whitespace text"
        return [Violation("blank_text", where, error)]
    return []


def _results(where: str, message: dict[str, Any], before: dict[str, Any]) -> list[Violation]:
    """Every result answers a use of the message before, comes first, and once."""
    if message.get("role") != "user":
        return []
    uses = {block.get("id") for block in _blocks(before) if block.get("type") == "tool_use"}
    found: list[Violation] = []
    seen: Counter[str] = Counter()
    has_other = False
    for number, block in enumerate(_blocks(message)):
        place = f"{where}.content.{number}"
        if block.get("type") != "tool_result":
            has_other = True
            continue
        use_id = block.get("tool_use_id")
        seen[use_id] += 1
        if use_id not in uses:
            error = f"unexpected `tool_use_id` found in `tool_result` blocks: {use_id}"
            found.append(Violation("result_without_use", place, error))
        elif seen[use_id] > 1:
            error = f"each tool_use must have a single result: {use_id}"
            found.append(Violation("duplicate_result", place, error))
        elif has_other:
            error = "tool_result blocks must come before other content"
            found.append(Violation("result_not_first", place, error))
    return found


def _uses(
    where: str, message: dict[str, Any], after: dict[str, Any], known: set[str]
) -> list[Violation]:
    """Every use is answered in the message after it, and its id is its own."""
    if message.get("role") != "assistant":
        return []
    answered = {block.get("tool_use_id") for block in _blocks(after)}
    found: list[Violation] = []
    for block in _blocks(message):
        if block.get("type") != "tool_use":
            continue
        use_id = block.get("id") or ""
        if use_id not in answered:
            error = f"`tool_use` ids were found without `tool_result` blocks after: {use_id}"
            found.append(Violation("use_without_result", where, error))
        if use_id in known:
            found.append(Violation("duplicate_use", where, "`tool_use` ids must be unique"))
        if not _ID.fullmatch(use_id):
            found.append(Violation("bad_id", where, "String should match pattern"))
        known.add(use_id)
    return found


def _thinking_first(messages: list[dict[str, Any]]) -> list[Violation]:
    """With thinking on, a tool-use turn that goes on begins with a thinking block."""
    start = len(messages)
    while start and _is_tool_step(messages[start - 1]):
        start -= 1
    steps = messages[start:]
    if not steps or not any(b.get("type") == "tool_result" for b in _blocks(steps[-1])):
        return []
    first = next((message for message in steps if message.get("role") == "assistant"), None)
    if first is None or _blocks(first)[0].get("type") in _THINKING:
        return []
    error = "Expected `thinking` or `redacted_thinking`, but found `tool_use`"
    return [Violation("thinking_not_first", f"messages.{start}", error)]


def _is_tool_step(message: dict[str, Any]) -> bool:
    kind = "tool_use" if message.get("role") == "assistant" else "tool_result"
    return any(block.get("type") == kind for block in _blocks(message))


def _limits(body: dict[str, Any]) -> list[Violation]:
    budget = (body.get("thinking") or {}).get("budget_tokens")
    found: list[Violation] = []
    if not body.get("max_tokens"):
        found.append(Violation("no_limit", "max_tokens", "Field required"))
    elif budget is not None and budget >= body["max_tokens"]:
        error = "`max_tokens` must be greater than `thinking.budget_tokens`"
        found.append(Violation("budget_above_limit", "max_tokens", error))
    return found
