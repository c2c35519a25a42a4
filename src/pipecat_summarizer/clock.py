#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Time as a dependency, so that timeouts and back-off run in tests without waiting.

Only this module reads the event loop's clock. Everything that waits or measures
takes a :class:`Clock`.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Clock(Protocol):
    """Monotonic time and waiting, both in seconds."""

    def time(self) -> float:
        """Seconds since an arbitrary start; never goes back."""
        ...

    async def sleep(self, secs: float) -> None:
        """Return after ``secs`` seconds of this clock."""
        ...


class SystemClock:
    """The clock of the running event loop."""

    def time(self) -> float:
        """Seconds on the event loop's clock."""
        return asyncio.get_running_loop().time()

    async def sleep(self, secs: float) -> None:
        """Sleep in real time."""
        await asyncio.sleep(secs)


async def within(clock: Clock, secs: float, coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine for at most ``secs`` seconds of ``clock``.

    A coroutine that swallows its cancellation is left behind rather than waited
    for: a hanging provider must not be able to hold up the caller.

    Args:
        clock: The clock that measures the seconds.
        secs: How long the coroutine may take.
        coroutine: What to run.

    Returns:
        What the coroutine returned.

    Raises:
        TimeoutError: If the time ran out first.
    """
    work = asyncio.ensure_future(coroutine)
    timer = asyncio.ensure_future(clock.sleep(secs))
    try:
        await asyncio.wait({work, timer}, return_when=asyncio.FIRST_COMPLETED)
        if work.done():
            return work.result()
        raise TimeoutError
    finally:
        timer.cancel()
        if not work.done():
            abandon(work)


def abandon(work: "asyncio.Future[Any]") -> None:
    """Cancel work without waiting for it, and without a warning about how it ends."""
    work.add_done_callback(_forget_outcome)
    work.cancel()


def _forget_outcome(work: "asyncio.Future[Any]") -> None:
    if not work.cancelled():
        work.exception()
