#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A service's ``run_inference`` for a summary, without what the service does wrong by itself.

The call is made on a shallow copy, which shares the client and all else with the service: the
conversation goes on with settings that nobody touched, and no error reaches the pipeline. What
is put right, and only where a service does it:

- Two limits in one request. A service may have limits of its own, for short replies, and send
  them beside the summary's.
- A thinking budget that leaves no room for the summary. It comes on top of the limit.
- The first text of a reply taken for all of it, and a thought taken for the reply.
- An error pushed into the pipeline in place of being raised.

A service that does something else wrong gets one more line here and a test in
``tests/providers/test_services.py``.
"""

import copy
from collections.abc import Callable, Mapping
from typing import Any, cast

from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.services.llm_service import LLMService

from pipecat_summarizer.errors import ModelProviderError
from pipecat_summarizer.generation.abilities import active_service

_LIMITS = frozenset({"max_tokens", "max_completion_tokens", "max_output_tokens"})


class ReportedError(ModelProviderError):
    """The service pushed an error in place of raising it; its text is not told."""


async def run_aside(
    llm: Any,
    context: LLMContext,
    *,
    max_tokens: int,
    system_instruction: str,
    response_schema: Mapping[str, Any] | None = None,
) -> str | None:
    """Ask a service, or anything with ``run_inference``.

    Args:
        llm: The service. Not changed.
        context: What is sent.
        max_tokens: The most tokens the text may have.
        system_instruction: The instruction.
        response_schema: What the reply is held to, for a service that takes one.

    Returns:
        The text; None for none.

    Raises:
        ReportedError: If the service pushed an error and gave no text.
        Exception: Whatever the service raised.
    """
    pushed: list[Any] = []
    service = active_service(llm)  # a switcher passes the call on
    if isinstance(service, LLMService):
        llm = _copy_of(service, pushed)
        max_tokens += _thinking_budget(llm._settings)
    # Before Pipecat 1.12 there is no such argument.
    schema = {} if response_schema is None else {"response_schema": response_schema}
    text = await llm.run_inference(
        context, max_tokens=max_tokens, system_instruction=system_instruction, **schema
    )
    if pushed and not text:
        raise ReportedError("the service reported an error")
    return text


def _copy_of(service: Any, pushed: list[Any]) -> Any:
    aside = copy.copy(service)

    async def keep(*args: Any, **kwargs: Any):
        pushed.append(args)

    aside.push_error = aside.push_error_frame = keep
    aside._settings = _without_limits(service._settings)
    client = getattr(service, "_client", None)
    if client is not None:
        aside._client = _Client(client)
    return aside


def _without_limits(settings: Any) -> Any:
    """The settings without the limits that would be sent beside the summary's."""
    settings = copy.copy(settings)
    if isinstance(getattr(settings, "extra", None), Mapping):
        settings.extra = {k: v for k, v in settings.extra.items() if k not in _LIMITS}
    if hasattr(settings, "max_completion_tokens"):
        from openai import NOT_GIVEN  # there, where a service with such a setting is

        settings.max_tokens = NOT_GIVEN
    return settings


def _thinking_budget(settings: Any) -> int:
    """The tokens that a model may think with, where they count as part of the reply."""
    places = [getattr(settings, "thinking", None)]
    for name in ("extra", "additional_model_request_fields"):
        fields = getattr(settings, name, None)
        if isinstance(fields, Mapping):
            fields = cast(Mapping[str, Any], fields)
            places += [fields.get("thinking"), fields.get("thinking_config")]
    budgets = [
        place.get(name) if isinstance(place, Mapping) else getattr(place, name, None)
        for place in places
        for name in ("budget_tokens", "thinking_budget")
    ]
    return max((budget for budget in budgets if isinstance(budget, int)), default=0)


def _join_blocks(reply: Any) -> Any:
    """Anthropic: all text blocks in the first."""
    texts = [block for block in reply.content if getattr(block, "type", None) == "text"]
    if len(texts) > 1:
        texts[0].text = "".join(block.text for block in texts)
    return reply


def _join_parts(reply: Any) -> Any:
    """Gemini: all texts in the first part, and no thoughts."""
    content = reply.candidates[0].content if reply.candidates else None
    if content is not None:
        texts = [part for part in content.parts or () if part.text and not part.thought]
        if texts:
            texts[0].text = "".join(part.text for part in texts)
        content.parts = texts[:1]
    return reply


_REPLIES: dict[tuple[str, ...], Callable[[Any], Any]] = {
    ("beta", "messages", "create"): _join_blocks,
    ("aio", "models", "generate_content"): _join_parts,
}


class _Client:
    """A service's client, whose replies are put right before the service reads them."""

    def __init__(self, client: Any, path: tuple[str, ...] = ()):
        self._inner = client
        self._path = path

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._inner, name)
        path = (*self._path, name)
        put_right = _REPLIES.get(path)
        if put_right is not None:

            async def call(*args: Any, **kwargs: Any) -> Any:
                return put_right(await value(*args, **kwargs))

            return call
        is_on_the_way = any(known[: len(path)] == path for known in _REPLIES)
        return _Client(value, path) if is_on_the_way else value
