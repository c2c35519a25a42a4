#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""langmem's ``asummarize_messages``, asked before each model call with the whole history."""

from typing import Any, cast

from langchain_core.messages import BaseMessage
from langmem.short_term import RunningSummary, asummarize_messages

from benchmarks.competitors.competitor import Competitor, Message
from benchmarks.competitors.langchain_messages import (
    ScriptedChatModel,
    exact_counter,
    spoken_in,
    to_langchain,
    to_openai,
)

_SUMMARY_TOKENS = 400
"""Of its budget, what it sets aside for the summary: about what the model writes."""

_BEGINS, _ENDS = "This is summary of the conversation so far: ", "\n\nExtend this summary"


class Adapter(Competitor):
    """``langmem.short_term.asummarize_messages``."""

    def __init__(self, *args: Any, **options: Any):
        """Begin a conversation; see `Competitor`."""
        super().__init__(*args, **options)
        self._model = ScriptedChatModel(reply=self._write)
        self._counter = exact_counter(self.writer.count)
        self._history: list[Any] = []
        self._running: RunningSummary | None = None
        self._sent: list[BaseMessage] = []
        self._asked_at = 0

    async def add(self, message: Message) -> None:
        """Keep it for good."""
        self._history.append(to_langchain(message, len(self._history)))

    async def request(self) -> list[Message]:
        """Summarize where it is due, and send what it returns."""
        result = await asummarize_messages(
            self._history,
            running_summary=self._running,
            model=self._model,
            max_tokens=self.settings.max_tokens,
            max_summary_tokens=_SUMMARY_TOKENS,
            token_counter=self._counter,
        )
        self._running = result.running_summary
        self._sent = cast(list[BaseMessage], result.messages)
        self._asked_at = len(self._history)
        return [self.instructions, *map(to_openai, self._sent)]

    async def context(self) -> list[Message]:
        """The last request, and what came since."""
        came_since = self._history[self._asked_at :]
        return [self.instructions, *map(to_openai, [*self._sent, *came_since])]

    async def _write(self, messages: list[BaseMessage]) -> str:
        *conversation, ask = messages
        earlier = ""
        if ask.text.startswith(_BEGINS):
            earlier = ask.text.removeprefix(_BEGINS).rpartition(_ENDS)[0]
        prompt = "\n".join(message.text for message in messages)
        return await self.writer.write(prompt, earlier, list(spoken_in(conversation)))
