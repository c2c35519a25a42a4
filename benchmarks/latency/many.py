#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Fifty calls at once in one process: what their turns take, with and without summaries.

The ways take blocks of time in turns; all calls of a block go the same way.
"""

import asyncio
import random
from collections import defaultdict
from collections.abc import Iterator
from contextlib import AsyncExitStack

from benchmarks.latency.call import PAIRS, Model, TimedCall, timed_call
from benchmarks.latency.turns import Record, percentile

SEED = 20261201
CALLS = 50
TURNS = 24
BLOCKS = 2
MODEL = Model(reply_secs=0.002, summary_secs=0.3)
PAUSE_SECS = 0.4
"""Between two turns of one call; drawn from around this."""

TITLE = f"{CALLS} calls at once: end of turn to first token, against no summarizing (ms)"
HEADING = f"{'way':<11} {'turns':>6} {'summaries':>10} {'p50':>8} {'p99':>8}"


def run() -> Iterator[Record]:
    """Measure each way."""
    times, summaries = asyncio.run(measure())
    base = times["none"]
    for name, taken in times.items():
        if name != "none":
            yield {
                "way": name,
                "calls": CALLS,
                "turns": len(taken),
                "summaries": summaries[name],
                "p50_secs": percentile(taken, 50) - percentile(base, 50),
                "p99_secs": percentile(taken, 99) - percentile(base, 99),
                "none_p50_secs": percentile(base, 50),
                "none_p99_secs": percentile(base, 99),
            }


async def measure() -> tuple[dict[str, list[float]], dict[str, int]]:
    """The times of all turns, and the number of summaries, by way."""
    chance = random.Random(SEED)
    times: dict[str, list[float]] = defaultdict(list)
    summaries: dict[str, int] = defaultdict(int)
    for _ in range(BLOCKS):
        for name in chance.sample(list(PAIRS), len(PAIRS)):
            async with AsyncExitStack() as stack:
                calls = [
                    await stack.enter_async_context(timed_call(PAIRS[name], MODEL))
                    for _ in range(CALLS)
                ]
                taken = await asyncio.gather(
                    *(whole_call(call, TURNS, random.Random(chance.random())) for call in calls)
                )
            times[name] += [secs for one in taken for secs in one]
            summaries[name] += sum(call.llm.summaries.asked for call in calls)
    return times, summaries


async def whole_call(call: TimedCall, turns: int, chance: random.Random) -> list[float]:
    """All turns of one call."""
    times: list[float] = []
    await asyncio.sleep(chance.uniform(0, PAUSE_SECS))
    for _ in range(turns):
        times.append(await call.turn())
        await asyncio.sleep(chance.uniform(0.5, 1.5) * PAUSE_SECS)
    return times


def row(record: Record) -> str:
    """A record as a line under ``HEADING``."""
    return (
        f"{record['way']:<11} {record['turns']:>6} {record['summaries']:>10} "
        f"{1e3 * float(record['p50_secs']):>+8.3f} {1e3 * float(record['p99_secs']):>+8.3f}"
    )
