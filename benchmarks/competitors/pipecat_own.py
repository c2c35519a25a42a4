#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Pipecat's own summarizer: its frames, its request, its service's ``_generate_summary``.

What answers its request is what Pipecat's LLM service does with one, less the pipeline
around it: a task beside the conversation, and a result frame.
"""

import asyncio
import contextlib
import re
from collections.abc import Callable, Iterator
from typing import Any

from pipecat.frames.frames import (
    InterruptionFrame,
    LLMContextSummaryRequestFrame,
    LLMFullResponseStartFrame,
)
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.aggregators.llm_context_summarizer import LLMContextSummarizer
from pipecat.utils.context.llm_context_summarization import (
    LLMAutoContextSummarizationConfig,
    LLMContextSummarizationUtil,
    LLMContextSummaryConfig,
)

from benchmarks.competitors.competitor import Competitor, Message
from benchmarks.competitors.stand_in import Spoken
from benchmarks.fidelity.methods.pipecat_own import answer
from benchmarks.fidelity.tokens import counting
from pipecat_summarizer.testing import ScriptedLLMService

_TEMPLATE = "Conversation summary: {summary}"
_HEADER = re.compile(r"^(SYSTEM|DEVELOPER|USER|ASSISTANT|TOOL): ", re.MULTILINE)
_REPEATED = re.compile(r"^TOOL_(?:RESULT\[|CALL: ).*$", re.MULTILINE)
_SPEAKERS = {"USER": "caller", "ASSISTANT": "agent"}


class Adapter(Competitor):
    """``pipecat.processors.aggregators.llm_context_summarizer.LLMContextSummarizer``."""

    def __init__(self, *args: Any, **options: Any):
        """Begin a conversation; see `Competitor`."""
        super().__init__(*args, **options)
        self._context = LLMContext([self.instructions])  # pyright: ignore[reportArgumentType]
        self._service: Any = ScriptedLLMService(summaries=self._write)
        self._summarizer = LLMContextSummarizer(
            context=self._context,
            config=LLMAutoContextSummarizationConfig(
                max_context_tokens=self.settings.max_tokens,
                max_unsummarized_messages=self.settings.max_new_messages,
                summary_config=LLMContextSummaryConfig(
                    min_messages_after_summary=self.settings.kept_messages,
                    summary_message_template=_TEMPLATE,
                ),
            ),
        )
        self._summarizer.add_event_handler("on_request_summarization", self._on_request)
        self._tasks: set[asyncio.Task[None]] = set()

    async def add(self, message: Message) -> None:
        """Add it to the context."""
        self._context.add_message(message)  # pyright: ignore[reportArgumentType]

    async def request(self) -> list[Message]:
        """Send the context, and look whether a summary is due, as at a response's start."""
        sent = await self.context()
        await self._summarizer.process_frame(LLMFullResponseStartFrame())
        return sent

    async def settle(self) -> None:
        """Wait for the summary."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def interrupt(self) -> None:
        """Pass the interruption on."""
        await self._summarizer.process_frame(InterruptionFrame())

    async def close(self) -> None:
        """Let go of what is not done."""
        for task in self._tasks:
            task.cancel()

    async def context(self) -> list[Message]:
        """The context."""
        messages: list[Any] = self._context.messages
        return list(messages)

    async def _on_request(self, summarizer: Any, frame: LLMContextSummaryRequestFrame):
        task = asyncio.create_task(self._answer(frame))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, frame: LLMContextSummaryRequestFrame):
        await self._summarizer.process_frame(await answer(self._service, frame))

    async def _write(self, context: LLMContext, max_tokens: Any, instruction: str | None) -> str:
        message: Any = context.messages[-1]
        earlier: list[str] = []
        spoken = list(_read(message["content"], earlier))
        prompt = f"{instruction}\n{message['content']}"
        return await self.writer.write(prompt, "\n".join(earlier), spoken)

    @classmethod
    def looker(cls, messages: list[Message], *, exact: bool) -> Callable[[Message], None]:
        """Its one way to count, whatever is asked for."""
        context = LLMContext(list(messages))  # pyright: ignore[reportArgumentType]
        summarizer = LLMContextSummarizer(
            context=context,
            config=LLMAutoContextSummarizationConfig(
                max_context_tokens=10**9, max_unsummarized_messages=None
            ),
        )

        def look(message: Message) -> None:
            context.add_message(message)  # pyright: ignore[reportArgumentType]
            if summarizer._should_summarize():
                raise RuntimeError("a summary is due")

        return look

    @classmethod
    def rewriter(cls, messages: list[Message]) -> Callable[[], int]:
        """What its service and its summarizer do around the model's call."""
        context = LLMContext(list(messages))  # pyright: ignore[reportArgumentType]
        summarizer = LLMContextSummarizer(context=context)

        def rewrite() -> int:
            found = LLMContextSummarizationUtil.get_messages_to_summarize(context, 4)
            LLMContextSummarizationUtil.format_messages_for_summary(found.messages)
            # An event loop is not what is measured; without handlers it waits for nothing.
            with contextlib.suppress(StopIteration):
                summarizer._apply_summary("The summary.", found.last_summarized_index).send(None)
            return len(context.messages)

        return rewrite


def _read(prompt: str, earlier: list[str]) -> Iterator[Spoken]:
    parts = _HEADER.split(_REPEATED.sub("", prompt))
    prefix = _TEMPLATE.format(summary="")
    for header, text in zip(parts[1::2], parts[2::2], strict=True):
        if text.startswith(prefix):
            earlier.append(text.removeprefix(prefix).strip())
        else:
            yield _SPEAKERS.get(header, "system"), text


counting()  # Read the tokenizer's file before anything is timed.
