#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The time of a turn: from the caller's end of turn to the first token.

All ways to keep a context small take their turns in one process, in random order, so that what
the machine does beside it hits all alike. Two runs in two processes differ by more than what is
looked for; how far two of the same differ in one is measured too.
"""

import asyncio
import random
from collections import defaultdict
from collections.abc import Iterator
from contextlib import AsyncExitStack

from benchmarks.latency.call import PAIRS, Model, TimedCall, settle, timed_call

SEED = 20261201
TURNS_OF_A_CALL = 100
GAP_SECS = 0.005

MODELS = {
    "2 ms model": (Model(reply_secs=0.002, summary_secs=0.002), 2000),
    "200 ms model, summaries of 3 s": (Model(reply_secs=0.2, summary_secs=3.0), 200),
}
"""How long the model takes, and how many turns are measured."""

TITLE = "End of turn to first token, net of the model, against no summarizing (ms)"
HEADING = f"{'model':<32} {'turns':<22} {'way':<11} {'turns':>6} {'p50':>8} {'p99':>8}"

Record = dict[str, str | int | float]


def run() -> Iterator[Record]:
    """Measure with each model."""
    for name, (model, turns) in MODELS.items():
        yield from records(name, asyncio.run(measure(model, turns)))


async def measure(model: Model, turns: int) -> dict[str, list[tuple[float, bool]]]:
    """The time of each turn, and whether a summary was being written, by way."""
    chance = random.Random(SEED)
    times: dict[str, list[tuple[float, bool]]] = defaultdict(list)
    for start in range(0, turns, TURNS_OF_A_CALL):
        async with AsyncExitStack() as stack:
            calls = {
                name: await stack.enter_async_context(timed_call(pair_of, model))
                for name, pair_of in PAIRS.items()
            }
            for _ in range(min(TURNS_OF_A_CALL, turns - start)):
                for name in chance.sample(list(calls), len(calls)):
                    times[name].append(await one_turn(calls[name]))
    return times


async def one_turn(call: TimedCall) -> tuple[float, bool]:
    """One turn, and the pause after it, in which the assistant speaks."""
    is_during = call.llm.summaries.in_flight > 0
    secs = await call.turn()
    await asyncio.sleep(GAP_SECS)
    await settle()
    return secs, is_during


def records(model: str, times: dict[str, list[tuple[float, bool]]]) -> Iterator[Record]:
    """What each way costs beside none, in all turns and in those during a summary."""
    base = [secs for secs, _ in times["none"]]
    for which in ("all", "during a summary"):
        for name, taken in times.items():
            chosen = [secs for secs, is_during in taken if which == "all" or is_during]
            if name == "none" or not chosen:
                continue
            yield {
                "model": model,
                "which": which,
                "way": name,
                "turns": len(chosen),
                "p50_secs": percentile(chosen, 50) - percentile(base, 50),
                "p99_secs": percentile(chosen, 99) - percentile(base, 99),
                "none_p50_secs": percentile(base, 50),
                "none_p99_secs": percentile(base, 99),
            }


def percentile(values: list[float], share: int) -> float:
    """The value below which ``share`` percent of the values lie."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, len(ranked) * share // 100)]


def row(record: Record) -> str:
    """A record as a line under ``HEADING``."""
    return (
        f"{record['model']:<32} {record['which']:<22} {record['way']:<11} {record['turns']:>6} "
        f"{1e3 * float(record['p50_secs']):>+8.3f} {1e3 * float(record['p99_secs']):>+8.3f}"
    )
