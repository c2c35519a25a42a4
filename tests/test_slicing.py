#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Long work beside a conversation: who waits for whom. Time is set by hand."""

import asyncio
import types

import pytest

from pipecat_summarizer import slicing
from pipecat_summarizer.slicing import (
    FAIR_SHARE,
    MAX_SLICE_SECS,
    MAX_WAIT_SECS,
    PATIENCE_SECS,
    SLICE_SECS,
    TURN_SECS,
    run_sliced,
)


class Loop:
    """The loop's own turns, and the units of work done in each."""

    def __init__(self):
        self.now = 0.0
        self.units = [0]
        self.busy_secs = 0.0

    def perf_counter(self):
        return self.now

    def work(self, count, result=None):
        """Work of as many units, each of which takes a whole slice."""
        for _ in range(count):
            self.now += SLICE_SECS
            self.units[-1] += 1
            yield
        return result

    async def count(self):
        """Count turns of the loop; each takes what a conversation needs of it."""
        while True:
            await asyncio.sleep(0)
            self.now += self.busy_secs
            self.units.append(0)


@pytest.fixture
async def loop(monkeypatch):
    loop = Loop()
    clock = types.SimpleNamespace(perf_counter=loop.perf_counter)
    monkeypatch.setattr(slicing, "time", clock)
    counting = asyncio.create_task(loop.count())
    yield loop
    counting.cancel()


async def test_however_much_work_there_is_the_loop_waits_for_one_slice_at_a_time(loop):
    results = await asyncio.gather(*(run_sliced(loop.work(5, name)) for name in range(20)))
    assert results == list(range(20))
    assert sum(loop.units) == 100
    # The count is taken within a turn of the loop, so that parts of two are between two counts.
    assert max(loop.units) <= 2


async def test_work_takes_turns_with_other_work(loop):
    long = asyncio.create_task(run_sliced(loop.work(1_000)))
    await run_sliced(loop.work(10))
    assert sum(loop.units) < TURN_SECS / SLICE_SECS + 20
    long.cancel()


async def test_what_needs_no_more_than_a_turn_comes_to_its_end_one_after_the_other(loop):
    ended = []

    async def one(name):
        await run_sliced(loop.work(round(TURN_SECS / SLICE_SECS) - 1))
        ended.append((name, sum(loop.units)))

    await asyncio.gather(*(one(name) for name in range(3)))
    assert [name for name, _ in ended] == [0, 1, 2]
    assert ended[0][1] < ended[1][1] < ended[2][1]


async def test_what_a_caller_waits_for_waits_for_no_other_work(loop):
    others = [asyncio.create_task(run_sliced(loop.work(100))) for _ in range(50)]
    await asyncio.sleep(0)
    begun = len(loop.units)
    await run_sliced(loop.work(5), is_urgent=True)
    assert len(loop.units) - begun <= 6
    for other in others:
        other.cancel()


async def test_work_waits_until_a_turn_of_the_conversation_is_over(loop):
    work = asyncio.create_task(run_sliced(loop.work(10)))
    loop.busy_secs = MAX_WAIT_SECS / 4
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    done = sum(loop.units)
    await asyncio.sleep(0)
    assert sum(loop.units) == done < 10
    loop.busy_secs = 0.0
    await work
    assert sum(loop.units) == 10


@pytest.mark.parametrize("busy_secs", [MAX_WAIT_SECS / 4, MAX_WAIT_SECS * 3, MAX_SLICE_SECS * 2])
async def test_in_a_loop_that_is_never_idle_work_gets_near_its_share(loop, busy_secs):
    loop.busy_secs = busy_secs
    results = await asyncio.gather(*(run_sliced(loop.work(400, name)) for name in range(10)))
    assert results == list(range(10))
    work_secs = sum(loop.units) * SLICE_SECS
    # It is patient first, and gets the rest in a few long slices where the loop's turns are long.
    # One slice in each wait, of which the last turn is not waited for to its end, may be more.
    most = max(FAIR_SHARE, SLICE_SECS / (MAX_WAIT_SECS - SLICE_SECS))
    assert 0.5 * FAIR_SHARE < work_secs / loop.now < 1.05 * most
    assert max(loop.units) * SLICE_SECS <= max(1.5 * busy_secs, MAX_WAIT_SECS)


async def test_in_such_a_loop_what_is_soon_done_takes_no_turn_of_its_own(loop):
    loop.busy_secs = MAX_SLICE_SECS * 2
    long = asyncio.create_task(run_sliced(loop.work(10_000)))
    for _ in range(20):
        await asyncio.sleep(0)

    async def many():
        for _ in range(50):
            await run_sliced(iter_of("done"))

    begun = len(loop.units)
    await many()
    assert len(loop.units) - begun < 10
    long.cancel()


async def test_slices_do_not_grow_while_a_busy_spell_lasts(loop):
    loop.busy_secs = MAX_WAIT_SECS * 3
    work = asyncio.create_task(run_sliced(loop.work(1_000)))
    for _ in range(int(PATIENCE_SECS / loop.busy_secs)):
        await asyncio.sleep(0)
    assert max(loop.units) == 1
    # Nor afterwards for what it fell behind in it.
    loop.busy_secs = 0.0
    await work
    assert max(loop.units) <= 2


async def test_slices_do_not_grow_for_time_in_which_there_was_no_work(loop):
    await run_sliced(loop.work(10))
    loop.now += 100 * PATIENCE_SECS / FAIR_SHARE
    await run_sliced(loop.work(100))
    assert max(loop.units) <= 2


@pytest.mark.parametrize("ending", ["an error", "a cancellation"])
async def test_work_that_breaks_off_holds_up_no_other(loop, ending):
    def failing():
        yield from loop.work(2)
        raise ValueError("broken")

    broken = asyncio.create_task(run_sliced(failing()))
    other = asyncio.create_task(run_sliced(loop.work(10, "done")))
    await asyncio.sleep(0)
    if ending == "a cancellation":
        broken.cancel()
    with pytest.raises(ValueError if ending == "an error" else asyncio.CancelledError):
        await broken
    assert await other == "done"


async def test_each_event_loop_has_turns_of_its_own(loop):
    waiting = asyncio.create_task(run_sliced(loop.work(100)))
    await asyncio.sleep(0)
    in_another = await asyncio.to_thread(lambda: asyncio.run(run_sliced(iter_of("done"))))
    assert in_another == "done"
    waiting.cancel()


def iter_of(result):
    yield
    return result
