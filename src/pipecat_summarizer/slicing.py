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
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

T = TypeVar("T")

Steps = Generator[None, None, T]
"""Work that yields after each small unit and returns its result."""

_FREED_PER_STEP = 200

SLICE_SECS = 0.0005
"""How long work runs before the loop gets a turn. The promise is 2 ms for a step; the last
unit of a slice may run over, and a turn of a call takes several turns of the loop."""

IDLE_SECS = 0.00004
"""The longest turn of a loop that has nothing else to do. It takes a tenth of that, and most turns
in the middle of a call's turn take more."""

MAX_WAIT_SECS = 0.003
"""How long work waits for such a turn after a slice."""

TURN_SECS = 0.05
"""How much work is done before it is the turn of other work; most has come to its end by then."""

FAIR_SHARE = 1 / 8
"""The part of the loop's time that all work together has a right to, idle turns or not."""

PATIENCE_SECS = 0.1
"""How far work falls behind its share before slices grow."""

MAX_SLICE_SECS = 0.025
"""How long they grow, in a loop whose own turns take twice as long."""


def drain(steps: Steps[T]) -> T:
    """Run the work to its end, without a pause."""
    try:
        while True:
            next(steps)
    except StopIteration as stop:
        return stop.value


def freed_steps(*held: dict[Any, Any] | list[Any] | set[Any]) -> Steps[None]:
    """Empty large containers; to let go of a whole one holds the loop for milliseconds."""
    for one in held:
        while one:
            if isinstance(one, list):
                del one[-_FREED_PER_STEP:]
            else:
                take = one.popitem if isinstance(one, dict) else one.pop
                for _ in range(min(_FREED_PER_STEP, len(one))):
                    take()
            yield


async def run_sliced(steps: Steps[T], *, is_urgent: bool = False) -> T:
    """Run the work, giving the event loop a turn after each slice of time.

    However many calls summarize at once, one slice is run between two turns of the loop:
    they take turns. Work that a caller waits for waits for none of them.

    It begins with a turn of the loop, so that what was done before it is a step of its own,
    and so it ends if it took up a good part of a slice.

    Args:
        steps: The work.
        is_urgent: Whether a caller waits for it.
    """
    turns = _Turns() if is_urgent else _turns()
    with turns:
        if turns.slice_secs() > SLICE_SECS:
            # Of what is soon done, a turn of a loop that is never idle would be too much.
            end, secs = _run_slice(steps, SLICE_SECS)
            turns.took(secs)
            if end is not None:
                return end.value
        elif not is_urgent:
            await asyncio.sleep(0)
        while True:
            async with turns.next:
                left_secs = TURN_SECS
                while left_secs > 0:
                    end, secs = _run_slice(steps, turns.slice_secs())
                    turns.took(secs)
                    left_secs -= secs
                    if end is None:
                        # The others' turn comes after the loop's, not before it.
                        await (asyncio.sleep(0) if is_urgent else _until_idle())
                        continue
                    if secs >= SLICE_SECS / 2:
                        await asyncio.sleep(0)
                    return end.value


def _run_slice(steps: Steps[T], max_secs: float) -> tuple[StopIteration | None, float]:
    """The end of the work, if it comes to it in so long, and how long it ran."""
    begun = now = time.perf_counter()
    try:
        while now - begun < max_secs:
            next(steps)
            now = time.perf_counter()
    except StopIteration as end:
        return end, time.perf_counter() - begun
    return None, now - begun


async def _until_idle():
    """Give the loop turns while it has other work, as in a call's turn: that goes first.

    Not for long: the loop may never be idle.
    """
    now = time.perf_counter()
    give_up = now + MAX_WAIT_SECS
    while now < give_up:
        before = now
        await asyncio.sleep(0)
        now = time.perf_counter()
        if now - before < IDLE_SECS:
            return


class _Turns:
    """What work takes turns by; whoever waits longest is next.

    A loop that is never idle cannot hold up work for ever: where all of it together falls
    behind its share, slices grow with what the loop's own turns take.

    Attributes:
        next: Held by the work whose turn it is.
    """

    def __init__(self):
        self.next = asyncio.Lock()
        self._working = 0
        self._looked_at = 0.0
        self._owed_secs = 0.0

    def __enter__(self):
        if not self._working:
            self._looked_at = time.perf_counter()
        self._working += 1

    def __exit__(self, *_: object):
        self._working -= 1

    def slice_secs(self) -> float:
        """How long the next slice may be."""
        now = time.perf_counter()
        owed_secs = self._owed_secs + (now - self._looked_at) * FAIR_SHARE
        self._owed_secs = min(owed_secs, PATIENCE_SECS + MAX_SLICE_SECS)
        self._looked_at = now
        return max(SLICE_SECS, self._owed_secs - PATIENCE_SECS)

    def took(self, secs: float):
        """Note how long a slice was."""
        self._owed_secs = max(0.0, self._owed_secs - secs)


_turns_of_loops: WeakKeyDictionary[asyncio.AbstractEventLoop, _Turns] = WeakKeyDictionary()


def _turns() -> _Turns:
    """The turns of the running event loop."""
    loop = asyncio.get_running_loop()
    turns = _turns_of_loops.get(loop)
    if turns is None:
        turns = _turns_of_loops[loop] = _Turns()
    return turns
