#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Time that a test moves by hand, and a way to let the event loop catch up."""

import asyncio
import heapq
import itertools

SETTLE_TURNS = 200
"""Turns of the loop that :func:`settle` gives: enough for a frame to pass a small
pipeline, and done in about a millisecond."""


async def settle(times: int = SETTLE_TURNS) -> None:
    """Let everything run that is ready to run, and what that makes ready.

    Bounded: whatever waits for real time, a thread or a socket is not waited for.

    Args:
        times: Turns given to the event loop.
    """
    for _ in range(times):
        await asyncio.sleep(0)


class ManualClock:
    """A :class:`~pipecat_summarizer.clock.Clock` that stands still until it is moved.

    Hand it to what would wait, then move it::

        clock = ManualClock()
        llm = ScriptedLLMService(summaries=Delay(30), clock=clock)
        ...
        await clock.wait_for_sleepers(1)
        await clock.advance(30)
    """

    def __init__(self, start: float = 0.0):
        """Start the clock.

        Args:
            start: What :meth:`time` says at first.
        """
        self._now = start
        self._numbers = itertools.count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def time(self) -> float:
        """Seconds on this clock."""
        return self._now

    @property
    def sleepers(self) -> int:
        """How many are asleep on this clock now."""
        return len(self._sleepers)

    async def sleep(self, secs: float) -> None:
        """Wait until the clock has been moved by ``secs`` seconds."""
        if secs <= 0:
            await asyncio.sleep(0)
            return
        wake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        sleeper = (self._now + secs, next(self._numbers), wake)
        heapq.heappush(self._sleepers, sleeper)
        try:
            await wake
        finally:
            if sleeper in self._sleepers:
                self._sleepers.remove(sleeper)
                heapq.heapify(self._sleepers)

    async def advance(self, secs: float) -> None:
        """Move the clock, waking every sleeper at its own time and letting it run.

        Args:
            secs: How far. A sleeper woken on the way may sleep again and is
                woken again, if that is due by then.

        Raises:
            ValueError: If ``secs`` would turn the clock back.
        """
        if secs < 0:
            raise ValueError(f"secs must not be negative, got {secs!r}")
        end = self._now + secs
        while self._sleepers and self._sleepers[0][0] <= end:
            due, _, wake = heapq.heappop(self._sleepers)
            self._now = max(self._now, due)
            if not wake.done():
                wake.set_result(None)
            await settle()
        self._now = end
        await settle()

    async def wait_for_sleepers(self, count: int = 1) -> None:
        """Return once at least ``count`` are asleep on this clock.

        Raises:
            TimeoutError: If the loop came to rest before that.
        """
        for _ in range(50):
            if self.sleepers >= count:
                return
            await settle()
        raise TimeoutError(f"{self.sleepers} asleep on the clock, waited for {count}")
