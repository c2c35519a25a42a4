#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Five hundred calls at once for an hour of talk: memory, and what is left behind.

The hour is simulated, and the callers pause between their turns as people do, so it takes the
processor's time only: some half an hour. It is run by its name only.
"""

import asyncio
import gc
import os
import random
import resource
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

from benchmarks.latency import simulated
from benchmarks.latency.call import Model, TimedCall, ours, timed_call
from benchmarks.latency.turns import Record

SEED = 20261201
CALLS = int(os.environ.get("SOAK_CALLS", "500"))
TURNS = int(os.environ.get("SOAK_TURNS", "300"))
TURNS_OF_A_ROUND = 30
MODEL = Model(reply_secs=0.7, summary_secs=3.0)
PAUSE_SECS = 11.0
"""Between two turns of a call, in which both speak; drawn from around this."""

TITLE = f"{CALLS} calls at once, {TURNS} turns of some twelve seconds each"
HEADING = f"{'turns':>6} {'asked':>8} {'applied':>8} {'messages':>9} {'memory':>10} {'tasks':>7}"


def run() -> Iterator[Record]:
    """Measure after each round of turns, and at the end of all calls."""
    yield from simulated.run(measure())


async def measure() -> list[Record]:
    """What is there after each round."""
    chance = random.Random(SEED)
    records: list[Record] = []
    applied: list[int] = [0]
    before = len(asyncio.all_tasks())

    def count(*_: Any):
        applied[0] += 1

    def counted(context: Any) -> Any:
        pair = ours(context)
        pair.summarizer.add_event_handler("on_summary_applied", count)
        return pair

    async with AsyncExitStack() as stack:
        calls = [await stack.enter_async_context(timed_call(counted, MODEL)) for _ in range(CALLS)]
        for turns in range(0, TURNS, TURNS_OF_A_ROUND):
            await asyncio.gather(*(several_turns(call, chance.random()) for call in calls))
            await asyncio.sleep(PAUSE_SECS)  # summaries on their way
            records.append(record(turns + TURNS_OF_A_ROUND, calls, applied[0], before))
            print(row(records[-1]), flush=True)
        asked = records[-1]["asked"]
        del calls
    await asyncio.sleep(PAUSE_SECS)
    left = record(TURNS, [], applied[0], before)
    return [*records, left | {"asked": asked, "which": "after the calls"}]


async def several_turns(call: TimedCall, seed: float) -> None:
    """Some turns of one call."""
    chance = random.Random(seed)
    for _ in range(TURNS_OF_A_ROUND):
        await asyncio.sleep(chance.uniform(0.5, 1.5) * PAUSE_SECS)
        await call.turn()


def record(turns: int, calls: list[TimedCall], applied: int, tasks_before: int) -> Record:
    """What is there now."""
    gc.collect()
    return {
        "turns": turns,
        "asked": sum(call.llm.summaries.asked for call in calls),
        "applied": applied,
        "messages": sum(len(call.context.messages) for call in calls),
        "memory_bytes": memory_bytes(),
        "tasks": len(asyncio.all_tasks()) - tasks_before,
    }


def memory_bytes() -> int:
    """The memory of this process that is in use now, else the most it ever had."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def row(record: Record) -> str:
    """A record as a line under ``HEADING``."""
    return (
        f"{record['turns']:>6} {record['asked']:>8} {record['applied']:>8} "
        f"{record['messages']:>9} "
        f"{int(record['memory_bytes']) / 1e6:>7.0f} MB {record['tasks']:>7}"
    )
