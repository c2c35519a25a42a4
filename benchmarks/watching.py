#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How long one look takes at whether a summary is due, by the size of the context.

A summarizer looks whenever the context may have grown, so the cost is paid in every turn.
One message is added before each look, as in a call. The competitors take turns in random
order. With the exact counter the text is counted by OpenAI's tokenizer; Pipecat's own knows
its estimate only.
"""

import statistics
from collections.abc import Iterator
from random import Random

from benchmarks.competitors import COMPETITORS
from benchmarks.processes import started

Record = dict[str, str | int | float | bool]

LOOKS = {100: 60, 1_000: 60, 10_000: 20, 100_000: 4}
"""By the number of messages: how often each competitor looks."""

AT_A_TIME = 2


def run(*, is_smoke: bool = False) -> Iterator[Record]:
    """Measure each size of context, with each counter."""
    rng = Random(1)
    names = [name for name, entry in COMPETITORS.items() if entry.timed]
    with started(names) as processes:
        for exact in (False, True):
            racing = [name for name in names if not exact or name != "Pipecat"]
            for size, looks in list(LOOKS.items())[: 1 if is_smoke else None]:
                first = {
                    name: processes[name].ask("prepare_looks", size=size, exact=exact)
                    for name in racing
                }
                taken: dict[str, list[float]] = {name: [] for name in racing}
                for _ in range(looks // AT_A_TIME):
                    for name in rng.sample(racing, len(racing)):
                        taken[name] += processes[name].ask("look", times=AT_A_TIME)
                for name in racing:
                    yield {
                        "competitor": name,
                        "exact": exact,
                        "messages": size,
                        "secs": statistics.median(taken[name]),
                        "first_secs": first[name],
                    }
