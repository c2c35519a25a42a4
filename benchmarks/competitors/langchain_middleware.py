#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""LangChain's ``SummarizationMiddleware``, asked before each model call as an agent does.

The system prompt is outside its messages, as in ``create_agent``. Its summary is written in
the caller's turn, before the reply; an interruption there cancels both. Its retries do not
wait here.
"""

import asyncio
import html
import re
from collections.abc import Callable, Iterator
from typing import Any, cast

from langchain.agents.middleware import SummarizationMiddleware
from langchain_core.messages import AnyMessage, BaseMessage, HumanMessage, RemoveMessage

from benchmarks.competitors.competitor import Competitor, Message
from benchmarks.competitors.langchain_messages import (
    SPEAKERS,
    ScriptedChatModel,
    exact_counter,
    to_langchain,
    to_openai,
)
from benchmarks.competitors.stand_in import Spoken
from benchmarks.fidelity.tokens import counting

_ENTRY = re.compile(r'<message type="(\w+)"[^>]*>(.*?)</message>', re.DOTALL)
_CALLS = re.compile(r"<tool_call .*?</tool_call>", re.DOTALL)
_TAG = re.compile(r"</?content>")
_SUMMARY = "Here is a summary of the conversation to date:"


_sleep = asyncio.sleep


async def _no_wait(delay: float, result: Any = None) -> Any:
    return await _sleep(0, result)


asyncio.sleep = _no_wait  # This process is LangChain's alone.


class Adapter(Competitor):
    """``langchain.agents.middleware.SummarizationMiddleware``."""

    def __init__(self, *args: Any, trim: bool, **options: Any):
        """Begin a conversation; see `Competitor`.

        Args:
            *args: See `Competitor`.
            trim: Whether what is summarized is trimmed to the default of 4,000 tokens.
            **options: See `Competitor`.
        """
        super().__init__(*args, **options)
        triggers: list[Any] = [("tokens", self.settings.max_tokens)]
        if self.settings.max_new_messages is not None:
            # It counts all messages: the summary, those that it kept, and the new ones.
            kept = self.settings.kept_messages + 1
            triggers.append(("messages", kept + self.settings.max_new_messages))
        self._middleware = SummarizationMiddleware(
            ScriptedChatModel(reply=self._write),
            trigger=triggers,
            keep=("messages", self.settings.kept_messages),
            token_counter=exact_counter(self.writer.count),
            **({} if trim else {"trim_tokens_to_summarize": None}),
        )
        self._messages: list[AnyMessage] = []
        self._count = 0

    async def add(self, message: Message) -> None:
        """Add it to the state."""
        self._count += 1
        self._messages.append(cast(AnyMessage, to_langchain(message, self._count)))

    async def request(self) -> list[Message]:
        """Run the middleware, and send the state."""
        update = await self._middleware.abefore_model(
            cast(Any, {"messages": self._messages}), cast(Any, None)
        )
        if update:
            self._messages = [one for one in update["messages"] if type(one) is not RemoveMessage]
        return await self.context()

    async def context(self) -> list[Message]:
        """The system prompt and the state."""
        return [self.instructions, *map(to_openai, self._messages)]

    async def _write(self, messages: list[BaseMessage]) -> str:
        prompt = "\n".join(message.text for message in messages)
        earlier: list[str] = []
        spoken = list(_read(prompt, earlier))
        return await self.writer.write(prompt, "\n".join(earlier), spoken)

    @classmethod
    def _bare(cls, *, exact: bool) -> SummarizationMiddleware[Any, Any]:
        options: dict[str, Any] = {}
        if exact:
            _, count = counting()
            options["token_counter"] = exact_counter(count)
        return SummarizationMiddleware(
            ScriptedChatModel(reply=None),
            trigger=("tokens", 10**9),
            keep=("messages", 4),
            **options,
        )

    @classmethod
    def looker(cls, messages: list[Message], *, exact: bool) -> Callable[[Message], None]:
        """``before_model`` of a state under its trigger."""
        middleware = cls._bare(exact=exact)
        state: Any = {"messages": [to_langchain(one, i) for i, one in enumerate(messages)]}

        def look(message: Message) -> None:
            state["messages"].append(to_langchain(message, len(state["messages"])))
            if middleware.before_model(state, cast(Any, None)):
                raise RuntimeError("a summary is due")

        return look

    @classmethod
    def rewriter(cls, messages: list[Message]) -> Callable[[], int]:
        """Cut-off, prompt and new state; nothing is trimmed, so that all of it is rendered."""
        middleware = cls._bare(exact=False)
        state: list[Any] = [to_langchain(one, i) for i, one in enumerate(messages)]

        def rewrite() -> int:
            cut = middleware._determine_cutoff_index(state)
            going, kept = middleware._partition_messages(state, cut)
            middleware._format_summary_prompt(going)
            return len([HumanMessage(f"{_SUMMARY}\n\nThe summary."), *kept])

        return rewrite


def _read(prompt: str, earlier: list[str]) -> Iterator[Spoken]:
    for kind, body in _ENTRY.findall(prompt):
        text = html.unescape(_TAG.sub("", _CALLS.sub("", body))).strip()
        if text.startswith(_SUMMARY):
            earlier.append(text.removeprefix(_SUMMARY).strip())
        elif text:
            yield SPEAKERS.get(kind, "system"), text
