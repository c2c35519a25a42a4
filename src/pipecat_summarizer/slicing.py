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
from contextlib import nullcontext
from typing import TypeVar
from weakref import WeakKeyDictionary

T = TypeVar("T")

Steps = Generator[None, None, T]
"""Work that yields after each small unit and returns its result."""

SLICE_SECS = 0.0005
"""How long work runs before the loop gets a turn. The promise is 2 ms for a step; the last
unit of a slice may run over, and a turn of a call takes several turns of the loop."""

IDLE_SECS = 0.0001
"""The longest turn of a loop that has nothing else to do."""

MAX_WAIT_SECS = 0.003
"""How long work waits for such a turn after a slice."""


def drain(steps: Steps[T]) -> T:
    """Run the work to its end, without a pause."""
    try:
        while True:
            next(steps)
    except StopIteration as stop:
        return stop.value


async def run_sliced(steps: Steps[T], *, is_urgent: bool = False) -> T:
    """Run the work, giving the event loop a turn after each slice of time.

    However many calls summarize at once, one slice is run between two turns of the loop:
    they take turns. Work that a caller waits for waits for none of them.

    Work that took up a good part of a slice ends with a turn of the loop as well, so that
    what the caller does next begins a step of its own.

    Args:
        steps: The work.
        is_urgent: Whether a caller waits for it.
    """
    turns = nullcontext() if is_urgent else _turns()
    while True:
        async with turns:
            begun = time.perf_counter()
            try:
                while time.perf_counter() - begun < SLICE_SECS:
                    next(steps)
            except StopIteration as stop:
                if time.perf_counter() - begun >= SLICE_SECS / 2:
                    await asyncio.sleep(0)
                return stop.value
            # The others' turn comes after the loop's, not before it.
            await (asyncio.sleep(0) if is_urgent else _until_idle())


async def _until_idle():
    """Give the loop turns while it has other work, as in a call's turn: that goes first.

    Not for long, so that a loop that is never idle does not hold up the work for ever.
    """
    now = time.perf_counter()
    give_up = now + MAX_WAIT_SECS
    while now < give_up:
        before = now
        await asyncio.sleep(0)
        now = time.perf_counter()
        if now - before < IDLE_SECS:
            return


_turns_of_loops: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


def _turns() -> asyncio.Lock:
    """What the work of one event loop takes turns by; whoever waits longest is next."""
    loop = asyncio.get_running_loop()
    turns = _turns_of_loops.get(loop)
    if turns is None:
        turns = _turns_of_loops[loop] = asyncio.Lock()
    return turns
