#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Chat templates that raise, from the templates of Mistral's, Gemma's and other open models.

A server such as llama.cpp or vLLM fails the request then. Reported, for instance, as
vllm-project/vllm#6862 and mistralai/mistral-vibe#255.
"""

from typing import Any

from providers.rules.violation import Violation


def check(body: dict[str, Any]) -> list[Violation]:
    """What the template would refuse: user, assistant, user, tool steps left aside.

    Args:
        body: The request's body.
    """
    messages = body.get("messages") or []
    speakers = [
        (index, message.get("role"))
        for index, message in enumerate(messages)
        if message.get("role") == "user"
        or (message.get("role") == "assistant" and not message.get("tool_calls"))
    ]
    error = "After the optional system message, conversation roles must alternate user/assistant"
    found = [
        Violation("not_alternating", f"messages[{index}]", error)
        for (_, before), (index, role) in zip(speakers, speakers[1:], strict=False)
        if before == role
    ]
    if speakers and speakers[0][1] != "user":
        found.insert(0, Violation("first_not_user", f"messages[{speakers[0][0]}]", error))
    late = "Only user, assistant and tool roles are supported after the system message"
    return found + [
        Violation("late_system", f"messages[{index}]", late)
        for index, message in enumerate(messages)
        if index and message.get("role") == "system"
    ]
