#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Prints the table; see the package."""

import sys

from loguru import logger

logger.remove()

from benchmarks.gate import HEADING, errors, row, run, stored  # noqa: E402 (quiet first)


def main(*options: str) -> None:
    """Measure, and show what went wrong."""
    split = "tuning" if "--tuning" in options else "held_out"
    print(HEADING)
    for record in run(split):
        print(row(record))
    if "--errors" in options:
        for sample, names in errors(stored(split)):
            print(f"\n{sample.kind} ({sample.source}, {sample.language}) {', '.join(names)}")
            print(sample.raw)


if __name__ == "__main__":
    main(*sys.argv[1:])
