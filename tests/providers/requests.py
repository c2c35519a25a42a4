#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What Pipecat's own adapters make of a context: the body of a request, for each provider.

Pipecat moved its adapters in 1.14, and made them async. An adapter whose SDK is not installed
is left out.
"""

import importlib
import inspect
import warnings
from dataclasses import dataclass, field
from typing import Any

from pipecat.processors.aggregators.llm_context import LLMContext

_HOMES = ("pipecat.adapters.llm.services", "pipecat.adapters.services")


@dataclass(frozen=True)
class _Wire:
    """How a provider's requests are made.

    Parameters:
        module: The module of its adapter.
        adapter: The adapter's class.
        options: What the provider's service passes to it.
        extra: What is in the body beside what the adapter gives.
    """

    module: str
    adapter: str
    options: dict[str, Any] = field(default_factory=dict)
    extra: dict[str, Any] = field(default_factory=dict)


_WIRES = {
    "openai_chat": _Wire(
        "open_ai_adapter", "OpenAILLMAdapter", {"convert_developer_to_user": False}
    ),
    "openai_responses": _Wire("open_ai_responses_adapter", "OpenAIResponsesLLMAdapter"),
    "anthropic": _Wire(
        "anthropic_adapter",
        "AnthropicLLMAdapter",
        {"enable_prompt_caching": False, "ensure_last_message_is_user": True},
        {"max_tokens": 4096},
    ),
    "gemini": _Wire("gemini_adapter", "GeminiLLMAdapter", {"ensure_last_message_is_user": True}),
    "bedrock": _Wire(
        "bedrock_adapter", "AWSBedrockLLMAdapter", {"ensure_last_message_is_user": True}
    ),
    "mistral": _Wire("mistral_adapter", "MistralLLMAdapter", {"convert_developer_to_user": True}),
    "chat_template": _Wire(
        "open_ai_adapter", "OpenAILLMAdapter", {"convert_developer_to_user": True}
    ),
}


class NotConvertible(Exception):
    """An adapter could not make a request of a context."""


def _adapter(wire: _Wire) -> Any | None:
    for home in _HOMES:
        try:
            return getattr(importlib.import_module(f"{home}.{wire.module}"), wire.adapter)()
        except ImportError:
            continue
    return None


ADAPTERS = {name: adapter for name in _WIRES if (adapter := _adapter(_WIRES[name]))}


async def request_of(name: str, messages: list[Any], *, thinks: bool = False) -> dict[str, Any]:
    """The body of the request that a provider would get.

    Args:
        name: The provider.
        messages: The context's messages.
        thinks: Whether thinking is turned on, where that is for the request to say.

    Raises:
        NotConvertible: If Pipecat's adapter raised.
    """
    wire, adapter = _WIRES[name], ADAPTERS[name]
    known = inspect.signature(adapter.get_llm_invocation_params).parameters
    options = {key: value for key, value in wire.options.items() if key in known}
    context = LLMContext(messages=list(messages))
    try:
        # Pipecat warns of a system message, whatever the filters are.
        with warnings.catch_warnings(record=True):
            params = adapter.get_llm_invocation_params(context, **options)
            if inspect.isawaitable(params):
                params = await params
    except Exception as error:
        raise NotConvertible(str(error)) from error
    body = {**wire.extra, **params}
    if thinks and name == "anthropic":
        body["thinking"] = {"type": "enabled", "budget_tokens": 1024}
    if name == "gemini":
        body["contents"] = [
            content.model_dump(mode="json", by_alias=True, exclude_none=True)
            for content in body.pop("messages")
        ]
    return body
