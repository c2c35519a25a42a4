#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Runs the measures, prints a table and writes ``benchmarks/results/conformance.jsonl``."""

import json
import sys

from loguru import logger

logger.remove()

from benchmarks.__main__ import RESULTS, stamp  # noqa: E402 (quiet first: Pipecat greets at import)
from benchmarks.conformance import measure  # noqa: E402


def main() -> None:
    """Run them one after another."""
    versions = stamp()
    print(", ".join(f"{name} {value}" for name, value in versions.items()))
    RESULTS.mkdir(exist_ok=True)
    print(f"\n{measure.TITLE}\n{measure.HEADING}")
    with open(RESULTS / "conformance.jsonl", "w", encoding="utf-8") as file:
        for record in measure.run():
            print(measure.row(record), flush=True)
            file.write(json.dumps(record | versions) + "\n")
    print("Written to benchmarks/results/conformance.jsonl")


if __name__ == "__main__":
    sys.exit(main())
