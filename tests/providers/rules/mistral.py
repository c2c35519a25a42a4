#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Mistral's chat completions, from the errors the API sends with status 400.

The API takes one user message after another: Mistral's published `mistral-common` joins them
before it formats a request, and Pipecat's adapter knows of three other rules. The chat templates
of the open models are stricter: see :mod:`.chat_template`.
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
    return found + _counts(messages)


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
