#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Bedrock's Converse, from its API reference and the errors of its ValidationException."""

from typing import Any

from providers.rules.violation import Violation

_BLOCKS = {"text", "image", "document", "video", "toolUse", "toolResult", "reasoningContent"}


def check(body: dict[str, Any]) -> list[Violation]:
    """What Bedrock would refuse.

    Args:
        body: The request's body.
    """
    messages = body.get("messages") or []
    if not messages:
        return [Violation("no_messages", "messages", "at least one message is required")]
    found: list[Violation] = []
    if messages[0].get("role") != "user":
        error = "A conversation must start with a user message."
        found.append(Violation("first_not_user", "messages.0", error))
    for index, message in enumerate(messages):
        where = f"messages.{index}"
        before = messages[index - 1] if index else {}
        after = messages[index + 1] if index + 1 < len(messages) else {}
        if before and before.get("role") == message.get("role"):
            error = "A conversation must alternate between user and assistant roles."
            found.append(Violation("not_alternating", where, error))
        found += _shape(where, message) + _tools(where, message, before, after)
    return found


def _content(message: dict[str, Any]) -> list[dict[str, Any]]:
    content = message.get("content")
    return content if isinstance(content, list) else []


def _shape(where: str, message: dict[str, Any]) -> list[Violation]:
    found = [
        Violation("unknown_key", f"{where}.{key}", "Unknown parameter in messages")
        for key in message
        if key not in ("role", "content")
    ]
    if message.get("role") not in ("user", "assistant"):
        found.append(Violation("unknown_role", where, "failed to satisfy enum value set"))
    if not _content(message):
        error = "The content field in the Message object is empty."
        found.append(Violation("empty_content", where, error))
    for number, block in enumerate(_content(message)):
        place = f"{where}.content.{number}"
        if set(block) - _BLOCKS or len(block) != 1:
            error = f"must set one of the keys {sorted(_BLOCKS)}"
            found.append(Violation("bad_block", place, error))
        if "text" in block and not block["text"].strip():
            error = "The text field in the ContentBlock object is blank."
            found.append(Violation("blank_text", place, error))
    return found


def _tools(
    where: str, message: dict[str, Any], before: dict[str, Any], after: dict[str, Any]
) -> list[Violation]:
    uses = _ids(message, "toolUse")
    results = _ids(message, "toolResult")
    found = [
        Violation("use_without_result", where, f"Expected toolResult blocks for the id: {use_id}")
        for use_id in uses
        if use_id not in _ids(after, "toolResult")
    ]
    excess = len(results) - len([one for one in _ids(before, "toolUse") if one in results])
    error = "The number of toolResult blocks exceeds the number of toolUse blocks of previous turn."
    return found + [Violation("result_without_use", where, error) for _ in range(excess)]


def _ids(message: dict[str, Any], kind: str) -> list[str]:
    return [block[kind]["toolUseId"] for block in _content(message) if kind in block]
