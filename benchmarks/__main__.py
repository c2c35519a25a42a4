#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Runs the benchmarks, one part after the other: ``python -m benchmarks [part ...]``.

To add a part, write a module whose ``run(is_smoke=)`` yields records, and name it in
:data:`PARTS`; :mod:`.readme` makes its table.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from loguru import logger

logger.remove()

from benchmarks import footprint, gate, request_check, results, rewriting, watching  # noqa: E402 (quiet first: Pipecat greets at import)
from benchmarks.long_calls import measure as long_calls  # noqa: E402
from benchmarks.processes import make_environments, versions  # noqa: E402
from benchmarks.stress import measure as stress  # noqa: E402

PARTS: dict[str, Callable[..., Iterator[dict[str, Any]]]] = {
    "watching": watching.run,
    "rewriting": rewriting.run,
    "requests": request_check.run,
    "footprint": footprint.run,
    "long_calls": long_calls.run,
    "stress": stress.run,
    "gate": lambda is_smoke: gate.run(),
}
"""The parts of a run, those first in which time is measured."""


def main(arguments: list[str] | None = None) -> None:
    """Run some parts, or all."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("parts", nargs="*", help="all, if none is named")
    parser.add_argument("--smoke", action="store_true", help="little of each, and nothing written")
    args = parser.parse_args(arguments)
    if unknown := set(args.parts) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    make_environments()
    stamp = results.stamp(versions())
    print(", ".join(f"{name} {value}" for name, value in stamp.items()), flush=True)
    for part in args.parts or PARTS:
        started = time.monotonic()
        records = list(PARTS[part](is_smoke=args.smoke))
        print(f"{part}: {len(records)} records in {time.monotonic() - started:.0f} s", flush=True)
        if not args.smoke:
            results.write(part, records, stamp)
    print("`make bench-readme` writes the tables and pictures from benchmarks/results/")


if __name__ == "__main__":
    sys.exit(main())
