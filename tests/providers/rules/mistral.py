#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Mistral's chat completions, from the errors the API sends with status 400.

The hosted API takes one user message after another. The chat templates of the open models do
not, which is the last rule: "conversation roles must alternate".
"""

from typing import Any

from providers.rules.violation import Violation

_MAY_FOLLOW = {
    "system": ("system", "user", "assistant"),
    "user": ("system", "user", "assistant"),
    "assistant": ("user", "assistant", "tool"),
    "tool": ("assistant", "tool"),
}


def check(body: dict[str, Any]) -> list[Violation]:
    """What Mistral would refuse.

    Args:
        body: The request's body.
    """
    messages = body.get("messages") or []
    if not messages:
        return [Violation("no_messages", "messages", "at least one message is required")]
    found: list[Violation] = []
    for index, message in enumerate(messages):
        where, role = f"messages[{index}]", message.get("role")
        if role not in _MAY_FOLLOW:
            found.append(Violation("unknown_role", where, f"Input tag {role!r} found"))
            continue
        before = messages[index - 1].get("role") if index else None
        if before in _MAY_FOLLOW and role not in _MAY_FOLLOW[before]:
            error = f"Unexpected role {role!r} after role {before!r}"
            found.append(Violation(f"{role}_after_{before}", where, error))
        if role == "assistant" and not message.get("content") and not message.get("tool_calls"):
            error = "Assistant message must have either content or tool_calls, but not none"
            found.append(Violation("empty_assistant", where, error))
    last = messages[-1]
    if last.get("role") not in ("user", "tool") and not last.get("prefix"):
        error = "Expected last role User or Tool (or Assistant with prefix True) for serving"
        found.append(Violation("bad_last_role", "messages", error))
    return found + _counts(messages) + _alternation(messages)


def _counts(messages: list[dict[str, Any]]) -> list[Violation]:
    """As many results as calls, right after them."""
    found: list[Violation] = []
    calls = results = 0
    for index, message in enumerate([*messages, {}]):
        if message.get("role") == "tool":
            results += 1
            continue
        if calls != results:
            error = "Not the same number of function calls and responses"
            found.append(Violation("calls_not_as_results", f"messages[{index}]", error))
        calls, results = len(message.get("tool_calls") or ()), 0
    return found


def _alternation(messages: list[dict[str, Any]]) -> list[Violation]:
    """After the system message: user, assistant, user, assistant; tool steps are in between."""
    roles = [
        (index, message.get("role"))
        for index, message in enumerate(messages)
        if message.get("role") in ("user", "tool")
        or (message.get("role") == "assistant" and not message.get("tool_calls"))
    ]
    error = "After the optional system message, conversation roles must alternate"
    return [
        Violation("not_alternating", f"messages[{index}]", error)
        for (_, before), (index, role) in zip(roles, roles[1:], strict=False)
        if before == role != "tool"
    ]
