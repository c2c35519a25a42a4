#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Pipecat's services, connected to the fake provider. Skips where an SDK is not installed."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

PROMPT = "You are a patient assistant on the phone."


@asynccontextmanager
async def service(name: str, url: str, **settings: Any) -> AsyncIterator[Any]:
    """A service that asks the server at ``url``.

    Args:
        name: Whose service: ``openai``, ``anthropic`` or ``google``.
        url: The server.
        **settings: The service's settings.
    """
    settings = {"system_instruction": PROMPT, **settings}
    llm = {"openai": _openai, "anthropic": _anthropic, "google": _google}[name](url, settings)
    try:
        yield llm
    finally:
        if name != "google":  # which closes its client by itself
            await llm._client.close()


def _openai(url: str, settings: dict[str, Any]) -> Any:
    module = pytest.importorskip("pipecat.services.openai.llm")
    cls = module.OpenAILLMService
    return cls(api_key="key", base_url=f"{url}/v1", settings=cls.Settings(**settings))


def _anthropic(url: str, settings: dict[str, Any]) -> Any:
    sdk = pytest.importorskip("anthropic")
    module = pytest.importorskip("pipecat.services.anthropic.llm")
    cls = module.AnthropicLLMService
    client = sdk.AsyncAnthropic(api_key="key", base_url=url)
    return cls(api_key="key", client=client, settings=cls.Settings(**settings))


def _google(url: str, settings: dict[str, Any]) -> Any:
    types = pytest.importorskip("google.genai.types")
    pytest.importorskip("google.api_core")
    module = pytest.importorskip("pipecat.services.google.llm")
    cls = module.GoogleLLMService
    options = types.HttpOptions(base_url=url)
    return cls(api_key="key", http_options=options, settings=cls.Settings(**settings))
