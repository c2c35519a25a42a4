#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Pipecat's own summarizer: its frames, its request, its service's ``_generate_summary``.

A manual frame makes the summarizer ask for a summary. What answers is what Pipecat's LLM
service does with such a request, less the task and the pipeline around it.
"""

from typing import Any

from pipecat.frames.frames import (
    LLMContextSummaryRequestFrame,
    LLMContextSummaryResultFrame,
    LLMSummarizeContextFrame,
)
from pipecat.processors.aggregators.llm_context_summarizer import LLMContextSummarizer
from pipecat.utils.context.llm_context_summarization import (
    LLMAutoContextSummarizationConfig,
    LLMContextSummaryConfig,
)

from benchmarks.fidelity.methods.method import KEPT_MESSAGES, Method, Outcome
from benchmarks.fidelity.planted import Message
from benchmarks.fidelity.writers import Writer

_TEMPLATE = "Conversation summary: {summary}"


async def answer(
    service: Any, request: LLMContextSummaryRequestFrame
) -> LLMContextSummaryResultFrame:
    """What Pipecat's LLM service does with a request for a summary, and sends back."""
    summary, last_index, error = "", -1, None
    try:
        summary, last_index = await service._generate_summary(request)
    except Exception as problem:
        error = f"Error generating context summary: {problem}"
    return LLMContextSummaryResultFrame(
        request_id=request.request_id,
        summary=summary,
        last_summarized_index=last_index,
        error=error,
    )


class PipecatOwn(Method):
    """``pipecat.processors.aggregators.llm_context_summarizer.LLMContextSummarizer``."""

    name = "pipecat"

    def __init__(self, messages: list[Message], writer: Writer, target_tokens: int):
        """Begin a call; see `Method`."""
        super().__init__(messages, writer, target_tokens)
        self._service: Any = writer.for_pipecat()
        config = LLMAutoContextSummarizationConfig(
            max_context_tokens=None,
            summary_config=LLMContextSummaryConfig(
                target_context_tokens=target_tokens,
                min_messages_after_summary=KEPT_MESSAGES,
                summary_message_template=_TEMPLATE,
            ),
        )
        self._summarizer = LLMContextSummarizer(
            context=self.context, config=config, auto_trigger=False
        )
        self._requests: list[LLMContextSummaryRequestFrame] = []
        self._summarizer.add_event_handler("on_request_summarization", self._on_request)

    @classmethod
    def takes(cls, writer: Writer) -> bool:
        """Whether this writer can write for this method: only an LLM service can."""
        return writer.for_pipecat() is not None

    async def shrink(self) -> Outcome:
        """Exchange a request and a result."""
        before = len(self.context.messages)
        await self._summarizer.process_frame(LLMSummarizeContextFrame())
        if not self._requests:
            return "skipped"
        request = self._requests.pop()
        await self._summarizer.process_frame(await answer(self._service, request))
        return "applied" if len(self.context.messages) < before else "failed"

    @property
    def summary(self) -> str | None:
        """The message that Pipecat put behind the system message."""
        prefix = _TEMPLATE.format(summary="")
        for message in self.messages[:2]:
            content = message.get("content") or ""
            if message["role"] == "user" and content.startswith(prefix):
                return content.removeprefix(prefix)
        return None

    async def _on_request(
        self, summarizer: LLMContextSummarizer, frame: LLMContextSummaryRequestFrame
    ):
        self._requests.append(frame)
