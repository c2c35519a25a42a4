#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""This package: its summarizer alone, asked from code."""

from benchmarks.fidelity.methods.method import KEPT_MESSAGES, Method, Outcome
from benchmarks.fidelity.planted import Message
from benchmarks.fidelity.writers import Writer
from pipecat_summarizer import (
    LLMAutoContextSummarizationConfig,
    LLMContextSummarizer,
    LLMContextSummaryConfig,
    SummaryAppliedEvent,
    SummaryFailedEvent,
)


class Ours(Method):
    """``LLMContextSummarizer.summarize()``."""

    name = "ours"

    def __init__(self, messages: list[Message], writer: Writer, target_tokens: int):
        """Begin a call; see `Method`."""
        super().__init__(messages, writer, target_tokens)
        config = LLMAutoContextSummarizationConfig(
            max_context_tokens=None,
            summary_config=LLMContextSummaryConfig(
                llm=writer.for_ours(),
                target_context_tokens=target_tokens,
                min_messages_after_summary=KEPT_MESSAGES,
            ),
        )
        self._summarizer = LLMContextSummarizer(context=self.context, config=config)
        self._summary: str | None = None

    @classmethod
    def takes(cls, writer: Writer) -> bool:
        """Whether this writer can write for this method: every one can."""
        return True

    async def shrink(self) -> Outcome:
        """Summarize."""
        outcome = await self._summarizer.summarize()
        if isinstance(outcome, SummaryAppliedEvent):
            self._summary = outcome.summary
            return "applied"
        return "failed" if isinstance(outcome, SummaryFailedEvent) else "skipped"

    @property
    def summary(self) -> str | None:
        """The text of the last summary."""
        return self._summary
