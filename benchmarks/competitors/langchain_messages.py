#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""LangChain's messages and a LangChain chat model, for the two adapters that need them."""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import (
    AIMessage,
    BaseMessage,
    HumanMessage,
    SystemMessage,
    ToolMessage,
)
from langchain_core.outputs import ChatGeneration, ChatResult

from benchmarks.competitors.competitor import Message
from benchmarks.competitors.stand_in import Spoken
from benchmarks.long_calls.requests import MESSAGE_TOKENS

SPEAKERS = {"human": "caller", "ai": "agent"}


def to_langchain(message: Message, number: int) -> BaseMessage:
    """One message as LangChain has it, with an id."""
    text, key = message.get("content") or "", f"m{number}"
    if message["role"] == "user":
        return HumanMessage(text, id=key)
    if message["role"] == "system":
        return SystemMessage(text, id=key)
    if message["role"] == "tool":
        return ToolMessage(text, tool_call_id=message["tool_call_id"], id=key)
    calls = [
        {
            "id": one["id"],
            "name": one["function"]["name"],
            "args": json.loads(one["function"]["arguments"]),
        }
        for one in message.get("tool_calls") or ()
    ]
    return AIMessage(text, tool_calls=calls, id=key)


def to_openai(message: BaseMessage) -> Message:
    """One message in OpenAI's form."""
    text = message.text
    if isinstance(message, ToolMessage):
        return {"role": "tool", "tool_call_id": message.tool_call_id, "content": text}
    if not isinstance(message, AIMessage):
        return {"role": "user" if message.type == "human" else "system", "content": text}
    calls = [
        {
            "id": one["id"],
            "type": "function",
            "function": {"name": one["name"], "arguments": json.dumps(one["args"])},
        }
        for one in message.tool_calls
    ]
    content: Message = {"role": "assistant"}
    return content | ({"content": text} if text else {}) | ({"tool_calls": calls} if calls else {})


def spoken_in(messages: Iterable[BaseMessage]) -> Iterator[Spoken]:
    """What stands in messages that a model is sent as such."""
    for message in messages:
        if message.text:
            yield SPEAKERS.get(message.type, "system"), message.text


def exact_counter(count: Callable[[str], int]) -> Callable[[Iterable[Any]], int]:
    """A counter for messages, by the model's tokenizer; each text is counted once."""
    known: dict[str, int] = {}

    def of(message: Any) -> int:
        text: str = message.content if isinstance(message.content, str) else message.text
        calls = message.tool_calls if isinstance(message, AIMessage) else ()
        if calls:
            told = [f"{one['name']} {json.dumps(one['args'])}" for one in calls]
            text = "\n".join([text, *told] if text else told)
        tokens = known.get(text)
        if tokens is None:
            known[text] = tokens = count(text)
        return tokens + MESSAGE_TOKENS

    return lambda messages: sum(map(of, messages))


class ScriptedChatModel(BaseChatModel):
    """A chat model that has a function write its replies.

    Parameters:
        reply: Writes a reply to messages.
    """

    reply: Any

    @property
    def _llm_type(self) -> str:
        return "scripted"

    def _generate(self, messages: list[BaseMessage], *args: Any, **options: Any) -> ChatResult:
        raise NotImplementedError

    async def _agenerate(
        self, messages: list[BaseMessage], *args: Any, **options: Any
    ) -> ChatResult:
        message = AIMessage(await self.reply(messages))
        return ChatResult(generations=[ChatGeneration(message=message)])
