#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""All events of a summarizer, in the order they came."""

import asyncio
from typing import Any, TypeVar

from pipecat.utils.base_object import BaseObject

from pipecat_summarizer.events import (
    EVENT_NAMES,
    RequestBoundedEvent,
    SummaryAppliedEvent,
    SummaryFailedEvent,
    SummaryOutcome,
    SummarySkippedEvent,
    SummaryStartedEvent,
)

E = TypeVar("E")


class EventRecorder:
    """Keeps the events of one summarizer or aggregator; see :func:`record_events`.

    Attributes:
        events: Every event so far, in order.
    """

    def __init__(self):
        """Start with nothing recorded."""
        self.events: list[Any] = []
        self._arrived = asyncio.Event()

    @property
    def started(self) -> list[SummaryStartedEvent]:
        """The summaries that were started."""
        return self._of(SummaryStartedEvent)

    @property
    def applied(self) -> list[SummaryAppliedEvent]:
        """The summaries that are in."""
        return self._of(SummaryAppliedEvent)

    @property
    def failed(self) -> list[SummaryFailedEvent]:
        """The summaries that could not be had."""
        return self._of(SummaryFailedEvent)

    @property
    def skipped(self) -> list[SummarySkippedEvent]:
        """The summaries that were not made, or not used."""
        return self._of(SummarySkippedEvent)

    @property
    def bounded(self) -> list[RequestBoundedEvent]:
        """The requests that were above their limit."""
        return self._of(RequestBoundedEvent)

    @property
    def outcomes(self) -> list[SummaryOutcome]:
        """How summaries ended: applied, failed or skipped."""
        others = (SummaryStartedEvent, RequestBoundedEvent)
        return [event for event in self.events if not isinstance(event, others)]

    async def wait_for(
        self, count: int = 1, kind: type[E] | None = None, *, timeout_secs: float = 10.0
    ) -> list[E]:
        """Wait until that many events have come.

        Args:
            count: How many.
            kind: Which ones, such as ``SummaryAppliedEvent``. None: any.
            timeout_secs: How long to wait at most, in real time.

        Returns:
            The events that were waited for, all that have come so far.

        Raises:
            TimeoutError: If they did not come. Names what came.
        """
        wanted: type = kind or object
        try:
            async with asyncio.timeout(timeout_secs):
                while len(self._of(wanted)) < count:
                    self._arrived.clear()
                    await self._arrived.wait()
        except TimeoutError:
            came = [type(event).__name__ for event in self.events]
            raise TimeoutError(f"waited for {count} of {wanted.__name__}, came: {came}") from None
        return self._of(wanted)

    async def wait_for_applied(
        self, count: int = 1, *, timeout_secs: float = 10.0
    ) -> list[SummaryAppliedEvent]:
        """Wait until that many summaries are in; see :meth:`wait_for`."""
        return await self.wait_for(count, SummaryAppliedEvent, timeout_secs=timeout_secs)

    def record(self, *args: Any) -> None:
        """Event handler: keep the event, which is the last argument."""
        self.events.append(args[-1])
        self._arrived.set()

    def _of(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]


def record_events(source: BaseObject) -> EventRecorder:
    """Record every event of a summarizer, or of the aggregator that re-emits them.

    Args:
        source: An ``LLMContextSummarizer`` or an assistant aggregator.

    Returns:
        The recorder, which is recording.
    """
    recorder = EventRecorder()
    for name in EVENT_NAMES:
        source.add_event_handler(name, recorder.record)
    return recorder
