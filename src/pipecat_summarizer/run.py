#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""One summary on its way, and the event it ends in.

Nothing here decides anything. A field added to an outcome is filled in here.
"""

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from pipecat_summarizer.config import LLMContextSummaryConfig
from pipecat_summarizer.errors import SummarizationError, SummaryRejectedError, describe
from pipecat_summarizer.events import (
    SummaryAppliedEvent,
    SummaryFailedEvent,
    SummaryOutcome,
    SummarySkippedEvent,
    SummaryStartedEvent,
)
from pipecat_summarizer.generation.frame_protocol import FrameProtocolWriter
from pipecat_summarizer.selection import Selection, Splice
from pipecat_summarizer.slicing import freed_steps, run_sliced

if TYPE_CHECKING:
    from pipecat_summarizer.drafting import Drafting, Written

MANUAL = "manual"


class SummarySkip(Exception):
    """A summary is not made, or not used, after all.

    Attributes:
        code: A short code, for the event.
        is_quiet: Whether there is nothing to tell.
    """

    def __init__(self, code: str, detail: str, *, is_quiet: bool = False):
        """Say why.

        Args:
            code: A short code.
            detail: The same in words.
            is_quiet: Whether there is nothing to tell.
        """
        super().__init__(detail)
        self.code = code
        self.is_quiet = is_quiet


@dataclass(eq=False, slots=True)
class SummaryRun:
    """One summary on its way.

    Parameters:
        trigger: Why it was started.
        is_manual: Whether somebody asked for it.
        is_for_request: Whether a request that is over its limit waits for it.
        config: How it is written.
        started_at: When, on the summarizer's clock.
        outcome: How it ended.
        settled: Set while nothing more can be done without waiting for somebody.
        selection: What goes, once that is decided.
        drafting: The writing, once it has begun.
        protocol: The writer, where it goes through frames.
        counted: What was counted of the messages that are gone.
        task: The task that makes it.
    """

    trigger: str
    is_manual: bool
    config: LLMContextSummaryConfig
    started_at: float
    outcome: asyncio.Future[SummaryOutcome]
    is_for_request: bool = False
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    selection: Selection | None = None
    drafting: "Drafting | None" = None
    protocol: FrameProtocolWriter | None = None
    counted: dict[int, Any] = field(default_factory=dict[int, Any])
    task: asyncio.Task[None] | None = None

    @property
    def writer(self) -> str:
        """The name of who was asked; ``""`` while nobody was."""
        return self.drafting.writer.name if self.drafting else ""

    @property
    def was_applied(self) -> bool:
        """Whether it has taken its place in the context."""
        return self.outcome.done() and isinstance(self.outcome.result(), SummaryAppliedEvent)

    @property
    def attempts(self) -> int:
        """How many calls were made."""
        return self.drafting.attempts if self.drafting else 0

    @property
    def yields(self) -> int:
        """How often writing was broken off for a turn of the caller."""
        return self.drafting.yields if self.drafting else 0

    async def forget(self):
        """Let go of the messages, in short steps."""
        selection, self.selection, self.drafting = self.selection, None, None
        if selection is not None:
            await run_sliced(selection.forget_steps())
        await run_sliced(freed_steps(self.counted))

    def started(self, selection: Selection, tokens: int) -> SummaryStartedEvent:
        """The event of its beginning."""
        return SummaryStartedEvent(
            reason=self.trigger,
            original_message_count=len(selection.context),
            summarized_message_count=selection.replaced_count,
            tokens_before=tokens,
        )

    def applied(
        self, result: Splice, written: "Written", *, before: int, after: int, now: float
    ) -> SummaryAppliedEvent:
        """The event of its success.

        Args:
            result: The rewritten context.
            written: The summary.
            before: Tokens of the context before.
            after: Tokens of the context after.
            now: The time on the summarizer's clock.
        """
        return SummaryAppliedEvent(
            original_message_count=len(result.messages) + len(result.replaced) - 1,
            new_message_count=len(result.messages),
            summarized_message_count=len(result.replaced),
            preserved_message_count=len(result.messages) - 1,
            tokens_before=before,
            tokens_after=after,
            tokens_written=written.tokens,
            reason=self.trigger,
            writer=self.writer,
            attempts=self.attempts,
            yields=self.yields,
            duration_secs=now - self.started_at,
            summary=written.text,
            added=written.added,
            left_out=written.left_out,
        )

    def failed(
        self, error: Exception, *, retry_in_secs: float | None, now: float
    ) -> SummaryFailedEvent:
        """The event of its failure.

        Args:
            error: What went wrong.
            retry_in_secs: When a threshold may try again; None for never.
            now: The time on the summarizer's clock.
        """
        on_purpose = isinstance(error, SummarizationError)
        return SummaryFailedEvent(
            reason=error.code if on_purpose else "error",
            detail=str(error) if on_purpose else describe(error),
            trigger=self.trigger,
            checks=error.checks if isinstance(error, SummaryRejectedError) else (),
            writer=self.writer,
            attempts=self.attempts,
            yields=self.yields,
            duration_secs=now - self.started_at,
            retry_in_secs=retry_in_secs,
        )

    def skipped(self, code: str, detail: str, message_count: int) -> SummarySkippedEvent:
        """The event of its not being made or used."""
        return skipped(code, detail, self.trigger, message_count)


def skipped(code: str, detail: str, trigger: str, message_count: int) -> SummarySkippedEvent:
    """The event of a summary that was not even begun."""
    return SummarySkippedEvent(
        reason=code, detail=detail, trigger=trigger, original_message_count=message_count
    )
