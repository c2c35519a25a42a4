#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How long it takes to select, render and splice a context, half of it tool calls.

This is what a summary costs beside the model's call. All of the context but its newest
messages goes. The competitors take turns in random order.
"""

import statistics
from collections.abc import Iterator
from random import Random

from benchmarks.competitors import COMPETITORS
from benchmarks.processes import started

Record = dict[str, str | int | float]

TIMES = {100: 20, 1_000: 12, 10_000: 6, 100_000: 3}
"""By the number of messages: how often each competitor does it."""


def run(*, is_smoke: bool = False) -> Iterator[Record]:
    """Measure each size of context."""
    rng = Random(2)
    names = [name for name, entry in COMPETITORS.items() if entry.timed]
    with started(names) as processes:
        for size, times in list(TIMES.items())[: 1 if is_smoke else None]:
            taken: dict[str, list[float]] = {name: [] for name in names}
            for _ in range(times):
                for name in rng.sample(names, len(names)):
                    taken[name].append(processes[name].ask("rewrite", size=size))
            for name in names:
                yield {
                    "competitor": name,
                    "messages": size,
                    "secs": statistics.median(taken[name]),
                    "fastest_secs": min(taken[name]),
                }
