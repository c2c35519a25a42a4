#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Runs the benchmarks, one part after the other: ``python -m benchmarks [part ...]``.

To add a part, write a module whose ``run()`` yields records, and name it in :data:`BENCH`, where
``run`` takes ``is_smoke`` and may start competitors, or in :data:`LATENCY`. A part with a
``HEADING`` prints its records as it goes. :mod:`.readme` makes the tables.
"""

import argparse
import importlib
import sys
import time
from types import ModuleType

from loguru import logger

logger.remove()

from benchmarks import results  # noqa: E402 (quiet first: Pipecat greets at import)
from benchmarks.processes import make_environments, versions  # noqa: E402

BENCH = {
    "watching": "benchmarks.watching",
    "rewriting": "benchmarks.rewriting",
    "requests": "benchmarks.request_check",
    "footprint": "benchmarks.footprint",
    "long_calls": "benchmarks.long_calls.measure",
    "stress": "benchmarks.stress.measure",
    "gate": "benchmarks.gate",
}
"""The parts of ``make bench``, those first in which time is measured."""

LATENCY = {
    "latency-turns": "benchmarks.latency.turns",
    "latency-steps": "benchmarks.latency.steps",
    "latency-many": "benchmarks.latency.many",
    "latency-one_slot": "benchmarks.latency.one_slot",
}
"""The parts of ``make bench-latency``; all of them are run where ``latency`` is named."""

LONG = {"latency-soak": "benchmarks.latency.soak"}
"""What takes so long that it is run by its name only."""

PARTS = BENCH | LATENCY | LONG


def main(arguments: list[str] | None = None) -> None:
    """Run some parts, or all of ``make bench``."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    known = ", ".join([*PARTS, "latency"])
    parser.add_argument("parts", nargs="*", metavar="part", help=f"{known}; default: make bench")
    parser.add_argument("--smoke", action="store_true", help="little of each, and nothing written")
    args = parser.parse_args(arguments)
    named = [name for part in args.parts for name in (LATENCY if part == "latency" else [part])]
    names = named or list(BENCH)
    if unknown := set(names) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}; there are {known}")
    if args.smoke and set(names) - set(BENCH):
        parser.error("--smoke is for the parts of make bench")
    stamp = results.stamp(_competitors() if set(names) & set(BENCH) else {})
    print(", ".join(f"{name} {value}" for name, value in stamp.items()), flush=True)
    for name in names:
        started = time.monotonic()
        records = _measured(importlib.import_module(PARTS[name]), is_smoke=args.smoke)
        print(f"{name}: {len(records)} records in {time.monotonic() - started:.0f} s", flush=True)
        if not args.smoke:
            results.write(name, records, stamp)
    print("`make bench-readme` writes the tables and pictures from benchmarks/results/")


def _competitors() -> dict[str, str]:
    """Their versions; their environments are there after that."""
    make_environments()
    return versions()


def _measured(part: ModuleType, *, is_smoke: bool) -> list[results.Record]:
    heading = getattr(part, "HEADING", None)
    if heading:
        print(f"\n{part.TITLE}\n{heading}", flush=True)
    records: list[results.Record] = []
    for record in part.run(is_smoke=True) if is_smoke else part.run():
        records.append(record)
        if heading:
            print(part.row(record), flush=True)
    return records


if __name__ == "__main__":
    sys.exit(main())
