#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Long pure-Python work in short steps, so that the event loop never waits for it.

The pure rooms write long work as a generator that yields between small units
and returns its result. :func:`drain` runs one at once; :func:`run_sliced` gives
the loop a turn whenever a slice of time is used up.
"""

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

Steps = Generator[None, None, T]
"""Work that yields after each small unit and returns its result."""

SLICE_SECS = 0.001
"""How long work runs before the loop gets a turn. The promise is 2 ms for a step;
the last unit of a slice may run over, so half of it is planned."""


def drain(steps: Steps[T]) -> T:
    """Run the work to its end, without a pause."""
    try:
        while True:
            next(steps)
    except StopIteration as stop:
        return stop.value


async def run_sliced(steps: Steps[T], *, slice_secs: float = SLICE_SECS) -> T:
    """Run the work, giving the event loop a turn after each slice of time.

    Work that took up a good part of a slice ends with a turn as well, so that
    what the caller does next begins a step of its own.
    """
    deadline = time.perf_counter() + slice_secs
    try:
        while True:
            next(steps)
            if time.perf_counter() >= deadline:
                await asyncio.sleep(0)
                deadline = time.perf_counter() + slice_secs
    except StopIteration as stop:
        if time.perf_counter() >= deadline - slice_secs / 2:
            await asyncio.sleep(0)
        return stop.value
