#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The records of what each competitor made of each scenario."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import Any

from benchmarks.competitors import COMPETITORS
from benchmarks.competitors.competitor import Settings
from benchmarks.processes import started
from benchmarks.stress.scenarios import LIMIT, MAX_TOKENS, Scenario, scenarios

Record = dict[str, Any]

SETTINGS = Settings(max_tokens=MAX_TOKENS, max_new_messages=None, kept_messages=4, hard_limit=LIMIT)


def run(*, is_smoke: bool = False) -> Iterator[Record]:
    """Have all scenarios with every competitor, two at a time."""
    todo = scenarios()
    if is_smoke:
        todo = dict(list(todo.items())[:1])
    with ThreadPoolExecutor(2) as pool:
        for records in pool.map(lambda name: _all_of(name, todo), COMPETITORS):
            yield from records


def _all_of(name: str, todo: dict[str, Scenario]) -> list[Record]:
    records: list[Record] = []
    with started([name]) as processes:
        for scenario_name, scenario in todo.items():
            found = processes[name].ask(
                "stress",
                messages=scenario.messages,
                settings=asdict(SETTINGS),
                is_down=scenario.is_down,
                held_turns=scenario.held_turns,
                interrupts=scenario.interrupts,
            )
            sizes: list[int] = found.pop("sizes")
            records.append(
                {
                    "competitor": name,
                    "scenario": scenario_name,
                    "title": scenario.title,
                    "limit": LIMIT,
                    **found,
                    "requests": len(sizes),
                    "requests_over": sum(size > LIMIT for size in sizes),
                    "largest_request": max(sizes, default=0),
                }
            )
    return records
