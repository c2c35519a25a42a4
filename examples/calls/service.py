#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The call's LLM service, and the meter that sees every request it pays for.

The service is Pipecat's `OpenAILLMService` with one method overridden. A model
small enough for this demo cannot be trusted to call tools, so where the script
has a tool call, the *stream of the answer* is made up here instead of fetched.
Everything behind it is Pipecat's own way: the stream is read, the handler is
run, the frames are broadcast, and the assistant aggregator writes the messages.

The meter sits where the OpenAI client is called. What passes there is what goes
over the wire: the conversation's requests (streamed) and the summaries
(`run_inference`, not streamed).
"""

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from dataclasses import dataclass
from typing import Any, Literal

from openai import AsyncOpenAI
from openai.types import CompletionUsage
from openai.types.chat import ChatCompletionChunk
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.services.openai.llm import OpenAILLMService

from .script import ScriptedTool

STALL_SECS = 45.0
"""How long a summary's answer is kept back; a caller who waits all that time waits for it."""


Kind = Literal["reply", "summary"]
"""What a request is for."""


@dataclass
class PaidCall:
    """One request to the model.

    Parameters:
        kind: A reply to the caller, or a summary.
        turn: The turn it was made in; 0 is the greeting.
        over_summary: Whether a summary was being written when it was made.
        prompt_tokens: As the server counted them; None if it never said, which
            is so where the caller cut the reply off.
        cached_tokens: How many of those it still knew from an earlier request.
        completion_tokens: How many it wrote.
    """

    kind: Kind
    turn: int
    over_summary: bool = False
    prompt_tokens: int | None = None
    cached_tokens: int = 0
    completion_tokens: int | None = None

    def read(self, usage: CompletionUsage | None):
        """Take over what the server counted."""
        if usage is not None:
            self.prompt_tokens = usage.prompt_tokens
            self.completion_tokens = usage.completion_tokens
            details = usage.prompt_tokens_details
            self.cached_tokens = (details and details.cached_tokens) or 0


class Meter:
    """Watches a client: what is sent, what it costs, and that nobody waits for a summary.

    A summary's answer is handed over only after the caller's next turn is over. So
    each one meets the worst case, being in the making all through that turn. And
    it is the proof that no turn waits for it: if one did, neither would ever come.

    Parameters:
        calls: Every request so far.
        turn: The turn the call is in.
        caller_waits: Whether the caller waits for a reply.
        summaries_in_flight: Summaries being written now.
        most_in_flight: The most there ever were at once.
        stalled_turns: Turns that waited for a summary.
        on_request: Called with each request and its messages, before it is sent.
    """

    def __init__(self):
        """Start with nothing sent."""
        self.calls: list[PaidCall] = []
        self.turn = 0
        self.caller_waits = False
        self.summaries_in_flight = 0
        self.most_in_flight = 0
        self.stalled_turns: list[int] = []
        self.on_request: Callable[[PaidCall, list[dict[str, Any]]], None] = lambda *_: None
        self._keep_back = True
        self._replied = asyncio.Event()

    def of(self, kind: Kind) -> list[PaidCall]:
        """The requests of one kind."""
        return [call for call in self.calls if call.kind == kind]

    def keep_back(self, enabled: bool):
        """Whether summaries are kept back; off where the caller says nothing for now."""
        self._keep_back = enabled
        if not enabled:
            self._replied.set()

    def replied(self):
        """The caller has heard a whole reply."""
        self.caller_waits = False
        self._replied.set()

    def watch(self, client: AsyncOpenAI) -> AsyncOpenAI:
        """Put the meter on a client."""
        send = client.chat.completions.create

        async def create(**params: Any) -> Any:
            kind = "reply" if params.get("stream") else "summary"
            call = PaidCall(kind, self.turn, over_summary=self.summaries_in_flight > 0)
            self.calls.append(call)
            self.on_request(call, params["messages"])
            if kind == "summary":
                return await self._summary(call, send(**params))
            return _metered(call, await send(**params))

        client.chat.completions.create = create
        return client

    async def _summary(self, call: PaidCall, request: Any) -> Any:
        self._replied.clear()
        self.summaries_in_flight += 1
        self.most_in_flight = max(self.most_in_flight, self.summaries_in_flight)
        try:
            answer = await request
            call.read(answer.usage)
            await self._until_replied()
        finally:
            self.summaries_in_flight -= 1
        return answer

    async def _until_replied(self):
        try:
            if self._keep_back:
                await asyncio.wait_for(self._replied.wait(), STALL_SECS)
        except TimeoutError:
            if self.caller_waits:
                self.stalled_turns.append(self.turn)


class ScriptedToolsLLMService(OpenAILLMService):
    """An `OpenAILLMService` whose tool calls are told to it."""

    # Not every compatible server knows the role; Pipecat then sends "user".
    supports_developer_role = False

    def __init__(self, *, meter: Meter, **kwargs: Any):
        """Build the service.

        Args:
            meter: Watches the client.
            **kwargs: As for `OpenAILLMService`.
        """
        # Needed by `create_client`, which the base class calls while it is built.
        self._meter = meter
        self._expected: deque[tuple[str, ScriptedTool]] = deque()
        super().__init__(**kwargs)

    def create_client(self, *args: Any, **kwargs: Any) -> AsyncOpenAI:
        """The client, with the meter on it."""
        return self._meter.watch(super().create_client(*args, **kwargs))

    def expect(self, call_id: str, tool: ScriptedTool):
        """Make this tool call with the next answer that has none yet."""
        self._expected.append((call_id, tool))

    async def get_chat_completions(self, context: LLMContext) -> Any:
        """The stream of the next answer: the model's, a tool call, or one after the other.

        A call that is answered at once is all the model says. One that takes long
        comes after some words to the caller.
        """
        if not self._expected:
            return await super().get_chat_completions(context)
        call_id, tool = self._expected.popleft()
        if not tool.later:
            return _tool_call(call_id, tool)
        return _then(await super().get_chat_completions(context), _tool_call(call_id, tool))


async def _metered(call: PaidCall, stream: Any) -> AsyncIterator[ChatCompletionChunk]:
    async with stream:
        async for chunk in stream:
            call.read(chunk.usage)
            yield chunk


async def _tool_call(call_id: str, tool: ScriptedTool) -> AsyncIterator[ChatCompletionChunk]:
    function = {"name": tool.name, "arguments": json.dumps(tool.arguments)}
    delta = {"tool_calls": [{"index": 0, "id": call_id, "type": "function", "function": function}]}
    yield ChatCompletionChunk.model_validate(
        {
            "id": call_id,
            "object": "chat.completion.chunk",
            "created": 0,
            "model": "script",
            "choices": [{"index": 0, "delta": delta, "finish_reason": "tool_calls"}],
        }
    )


async def _then(*streams: Any) -> AsyncIterator[ChatCompletionChunk]:
    for stream in streams:
        async with aclosing(stream):
            async for chunk in stream:
                yield chunk
