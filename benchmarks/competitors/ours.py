#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""This package: its summarizer alone, fed with the frames of a response.

With a hard limit, and the exact counter of OpenAI's models.
"""

import asyncio
import re
from collections.abc import Callable, Iterator
from typing import Any

from pipecat.adapters.llm.schemas.function_schema import FunctionSchema
from pipecat.adapters.llm.schemas.tools_schema import ToolsSchema
from pipecat.frames.frames import (
    InterruptionFrame,
    LLMContextFrame,
    LLMFullResponseEndFrame,
    LLMFullResponseStartFrame,
)
from pipecat.processors.aggregators.llm_context import LLMContext

from benchmarks.competitors.competitor import Competitor, Message
from benchmarks.competitors.stand_in import Spoken
from benchmarks.fidelity.tokens import counting
from benchmarks.long_calls.tools import TOOLS
from pipecat_summarizer import (
    ApproximateTokenCounter,
    LLMAutoContextSummarizationConfig,
    LLMContextSummarizer,
    LLMContextSummaryConfig,
    RecentMessagesPolicy,
    TiktokenTokenCounter,
)
from pipecat_summarizer.context_state import ContextState
from pipecat_summarizer.generation.transcript import render_steps, transcript_of
from pipecat_summarizer.selection import SelectionRules, select, splice
from pipecat_summarizer.slicing import drain
from pipecat_summarizer.testing import ManualClock, ScriptedLLMService
from pipecat_summarizer.watch import ContextWatch

_BLOCK = re.compile(r"<(earlier_summary|conversation)>\n(.*?)\n</\1>", re.DOTALL)
_HEADER = re.compile(r"^\[\d+\] ([^:\n]*)(?:: )?", re.MULTILINE)
_ASKED_WORDS = re.compile(r"Use at most (\d+) words?")
_SPEAKERS = {"user": "caller", "assistant": "agent"}


class Adapter(Competitor):
    """``LLMContextSummarizer``."""

    def __init__(self, *args: Any, **options: Any):
        """Begin a conversation; see `Competitor`."""
        super().__init__(*args, **options)
        self._context = LLMContext(
            [self.instructions],  # pyright: ignore[reportArgumentType]
            tools=ToolsSchema([_schema(tool) for tool in TOOLS]),
        )
        self._service = ScriptedLLMService(summaries=self._write)
        self._clock = ManualClock()
        config = LLMAutoContextSummarizationConfig(
            max_context_tokens=self.settings.max_tokens,
            max_unsummarized_messages=self.settings.max_new_messages,
            token_counter=TiktokenTokenCounter(model="gpt-4.1"),
            hard_limit_tokens=self.settings.hard_limit,
            hard_limit_wait_secs=0.0,  # Nobody waits here: it is made to fit without a model.
            summary_config=LLMContextSummaryConfig(
                llm=self._service, min_messages_after_summary=self.settings.kept_messages
            ),
            **self.options,
        )
        self._summarizer = LLMContextSummarizer(
            context=self._context, config=config, clock=self._clock
        )
        self._summarizer.bound_service(self._service)

    async def add(self, message: Message) -> None:
        """Add it to the context, and look as at a response's end."""
        self._context.add_message(message)  # pyright: ignore[reportArgumentType]
        if message["role"] == "assistant":
            await self._summarizer.process_frame(LLMFullResponseEndFrame())

    async def request(self) -> list[Message]:
        """Send the context, bounded, and look whether a summary is due."""
        frame = LLMContextFrame(context=self._context)
        await self._service._call_event_handler("on_before_process_frame", frame)
        messages: list[Any] = frame.context.messages
        sent = list(messages)
        await self._summarizer.process_frame(LLMFullResponseStartFrame())
        return sent

    async def settle(self) -> None:
        """Wait for the summary."""
        while (run := self._summarizer._runs.current) is not None and run.task is not None:
            await asyncio.wait({run.task})

    async def interrupt(self) -> None:
        """Pass the interruption on."""
        await self._summarizer.process_frame(InterruptionFrame())

    async def pass_time(self, secs: float) -> None:
        """Move the clock, for the back-off."""
        await self._clock.advance(secs)

    async def close(self) -> None:
        """End it as a pipeline does."""
        await self._summarizer.cleanup()

    async def context(self) -> list[Message]:
        """The context."""
        messages: list[Any] = self._context.messages
        return list(messages)

    async def _write(self, context: LLMContext, max_tokens: Any, instruction: str | None) -> str:
        message: Any = context.messages[-1]
        prompt: str = message["content"]
        blocks: dict[str, str] = dict(_BLOCK.findall(prompt))
        asked = _ASKED_WORDS.search(prompt)
        text = await self.writer.write(
            f"{instruction}\n{prompt}",
            blocks.get("earlier_summary", ""),
            list(_read(blocks["conversation"])),
            *((int(asked[1]),) if asked else ()),
        )
        return f"<summary>{text}</summary>"

    @classmethod
    def looker(cls, messages: list[Message], *, exact: bool) -> Callable[[Message], None]:
        """The summarizer's watch."""
        context = LLMContext(list(messages))  # pyright: ignore[reportArgumentType]
        counter = TiktokenTokenCounter(model="gpt-4.1") if exact else ApproximateTokenCounter()
        config = LLMAutoContextSummarizationConfig(
            max_context_tokens=10**9, max_unsummarized_messages=None, token_counter=counter
        )
        watch = ContextWatch(config, ContextState(), counter)

        def look(message: Message) -> None:
            context.add_message(message)  # pyright: ignore[reportArgumentType]
            if watch.due(context.messages):
                raise RuntimeError("a summary is due")

        return look

    @classmethod
    def rewriter(cls, messages: list[Message]) -> Callable[[], int]:
        """What is done around the model's call, without the pauses for the event loop."""
        context = LLMContext(list(messages))  # pyright: ignore[reportArgumentType]
        rules = SelectionRules(recent=RecentMessagesPolicy(keep_recent=4))

        def rewrite() -> int:
            selection = select(context.messages, rules, ApproximateTokenCounter())
            transcript_of(drain(render_steps(selection.messages)))
            summary = {"role": "user", "content": "Conversation summary: The summary."}
            result = splice(context.messages, selection, summary)
            if result is None:
                raise RuntimeError("nothing was replaced")
            context.set_messages(result.messages)
            return len(context.messages)

        return rewrite


def _schema(tool: dict[str, Any]) -> FunctionSchema:
    return FunctionSchema(
        name=tool["name"],
        description=tool["description"],
        properties=tool["parameters"]["properties"],
        required=tool["parameters"]["required"],
    )


def _read(conversation: str) -> Iterator[Spoken]:
    parts = _HEADER.split(conversation)
    for header, text in zip(parts[1::2], parts[2::2], strict=True):
        if not header.startswith("assistant calls"):
            yield _SPEAKERS.get(header, "system"), text.replace("\n  | ", "\n")


counting()  # Read the tokenizer's file before anything is timed.
