#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""An event loop in which a pause takes no time, and work takes what the processor needs for it.

An hour of calls is over as soon as their work is done, and what else the machine does
meanwhile is in no figure. Only what waits for the clock of the loop is simulated, so nothing
may wait for a thread or a connection.
"""

import asyncio
import selectors
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

from pipecat_summarizer import slicing

T = TypeVar("T")


class SimulatedLoop(asyncio.SelectorEventLoop):
    """The event loop: where it would sleep, its clock is put forward."""

    def __init__(self):
        """Start at the processor's time."""
        self._clock = _Clock()
        super().__init__(self._clock)

    def time(self) -> float:
        """Seconds on the simulated clock."""
        return self._clock.time()


class _Clock(selectors.DefaultSelector):
    """What a loop waits by."""

    def __init__(self):
        super().__init__()
        self._paused_secs = 0.0

    def time(self) -> float:
        return time.thread_time() + self._paused_secs

    def select(self, timeout: float | None = None) -> list[Any]:
        ready = super().select(0)
        if not ready and timeout is not None:
            self._paused_secs += max(0.0, timeout)
        return ready


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run work on a simulated clock, by which long work is sliced as well."""
    own, slicing.time = slicing.time, _ProcessorTime
    try:
        with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
            return runner.run(work)
    finally:
        slicing.time = own


class _ProcessorTime:
    """What slicing knows of the module of this name."""

    perf_counter = staticmethod(time.thread_time)
