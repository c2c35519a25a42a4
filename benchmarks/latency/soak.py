#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Five hundred calls at once for an hour of talk: memory, and what is left behind.

The hour is simulated: a turn of the caller and the answer take twelve seconds in a real call,
and no time here. Takes some minutes, so it is run by its name only.
"""

import asyncio
import gc
import os
import resource
from collections.abc import Iterator
from contextlib import AsyncExitStack

from benchmarks.latency.call import Model, TimedCall, ours, timed_call
from benchmarks.latency.turns import Record

CALLS = int(os.environ.get("SOAK_CALLS", "500"))
TURNS = int(os.environ.get("SOAK_TURNS", "300"))
TURNS_OF_A_ROUND = 30
MODEL = Model(reply_secs=0.0, summary_secs=0.0)

TITLE = f"{CALLS} calls at once, an hour of talk at twelve seconds a turn"
HEADING = f"{'turns':>6} {'summaries':>10} {'messages':>9} {'memory':>10} {'tasks':>7}"


def run() -> Iterator[Record]:
    """Measure after each round of turns, and at the end of all calls."""
    yield from asyncio.run(measure())


async def measure() -> list[Record]:
    """What is there after each round."""
    records: list[Record] = []
    before = len(asyncio.all_tasks())
    async with AsyncExitStack() as stack:
        calls = [await stack.enter_async_context(timed_call(ours, MODEL)) for _ in range(CALLS)]
        for turns in range(0, TURNS, TURNS_OF_A_ROUND):
            await asyncio.gather(*(several_turns(call, TURNS_OF_A_ROUND) for call in calls))
            await asyncio.sleep(1.0)  # summaries on their way
            records.append(record(turns + TURNS_OF_A_ROUND, calls, before))
            print(row(records[-1]), flush=True)
        summaries = sum(call.llm.summaries.asked for call in calls)
        del calls
    await asyncio.sleep(1.0)
    left = record(TURNS, [], before) | {"summaries": summaries, "which": "after the calls"}
    return [*records, left]


async def several_turns(call: TimedCall, turns: int) -> None:
    """Some turns of one call."""
    for _ in range(turns):
        await call.turn()


def record(turns: int, calls: list[TimedCall], tasks_before: int) -> Record:
    """What is there now."""
    gc.collect()
    return {
        "turns": turns,
        "summaries": sum(call.llm.summaries.asked for call in calls),
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
        f"{record['turns']:>6} {record['summaries']:>10} {record['messages']:>9} "
        f"{int(record['memory_bytes']) / 1e6:>7.0f} MB {record['tasks']:>7}"
    )
