#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Runs every benchmark, prints its records and writes them to ``benchmarks/results/``."""

import importlib.metadata
import json
import os
import platform
import sys
from pathlib import Path

from loguru import logger

logger.remove()

from benchmarks import gate, request_check, threshold_check  # noqa: E402 (quiet first: Pipecat greets at import)

RESULTS = Path(__file__).parent / "results"


def stamp() -> dict[str, str | int | None]:
    """What a record was measured with."""
    return {
        "pipecat-summarizer": importlib.metadata.version("pipecat-summarizer"),
        "pipecat-ai": importlib.metadata.version("pipecat-ai"),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
    }


def main() -> None:
    """Run them one after another."""
    versions = stamp()
    print(", ".join(f"{name} {value}" for name, value in versions.items()))
    RESULTS.mkdir(exist_ok=True)
    for benchmark in (threshold_check, request_check, gate):
        name = benchmark.__name__.rpartition(".")[2]
        print(f"\n{benchmark.TITLE}\n{benchmark.HEADING}")
        with open(RESULTS / f"{name}.jsonl", "w") as file:
            for record in benchmark.run():
                print(benchmark.row(record), flush=True)
                file.write(json.dumps(record | versions) + "\n")
        print(f"Written to benchmarks/results/{name}.jsonl")


if __name__ == "__main__":
    sys.exit(main())
