#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Runs the latency benchmarks, or those that are named, and writes their records."""

import importlib
import sys

from loguru import logger

logger.remove()

from benchmarks import results  # noqa: E402 (quiet first: Pipecat greets at import)

PARTS = ("turns", "steps", "many", "one_slot")
"""All but the soak, which takes long."""


def main(names: list[str]) -> None:
    """Print their records and write them."""
    for name in names:
        benchmark = importlib.import_module(f"benchmarks.latency.{name}")
        print(f"\n{benchmark.TITLE}\n{benchmark.HEADING}", flush=True)
        records: list[results.Record] = []
        for record in benchmark.run():
            print(benchmark.row(record), flush=True)
            records.append(record)
        results.write(f"latency-{name}", records, results.stamp({}))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(PARTS)))
