#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Runs the fidelity benchmark, prints its tables, writes its records to a file."""

import argparse
import asyncio
import contextlib
import importlib.metadata
import json
import os
import platform
import sys
import time
from pathlib import Path

from loguru import logger

logger.remove()

from benchmarks.fidelity import filler, report  # noqa: E402 (quiet first: Pipecat greets)
from benchmarks.fidelity.calls import make_calls  # noqa: E402
from benchmarks.fidelity.ledger import read_calls  # noqa: E402
from benchmarks.fidelity.methods import METHODS  # noqa: E402
from benchmarks.fidelity.planted import Call  # noqa: E402
from benchmarks.fidelity.rounds import Record, run_call  # noqa: E402
from benchmarks.fidelity.tokens import counting  # noqa: E402
from benchmarks.fidelity.writers import WRITERS, Writer  # noqa: E402

RESULTS = Path(__file__).parents[1] / "results" / "fidelity.jsonl"


def stamp(seed: int) -> Record:
    """What a record was measured with."""
    return {
        "pipecat-summarizer": importlib.metadata.version("pipecat-summarizer"),
        "pipecat-ai": importlib.metadata.version("pipecat-ai"),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "tokens": counting()[0],
        "chats": f"chitchat-dataset {importlib.metadata.version('chitchat-dataset')}"
        if filler.has_chats()
        else "made up",
        "seed": seed,
    }


async def run(
    calls: list[Call], writers: list[type[Writer]], *, at: tuple[int, ...], target: int
) -> list[Record]:
    """Have every call with every method and writer that go together."""
    records: list[Record] = []
    for method in METHODS:
        # A method that has nothing written runs once, whoever the writer.
        for writer_type in writers if method.needs_writer else writers[:1]:
            for call in calls:
                writer = writer_type(call.seed, call.language)
                if method.needs_writer and not method.takes(writer):
                    continue
                async for record in run_call(call, method, writer, at=at, target=target):
                    records.append(record)
    return records


def parse_arguments(arguments: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fidelity", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="what the calls are made from")
    parser.add_argument("--calls", type=int, default=3, help="how many in each language")
    parser.add_argument(
        "--rounds", type=int, nargs="+", default=[1, 3, 5, 10, 20], help="when to look"
    )
    parser.add_argument("--target-tokens", type=int, default=4000, help="of a summary, at most")
    parser.add_argument("--smoke", action="store_true", help="one short call a language")
    parser.add_argument(
        "--local-model", action="store_true", help="one English call with SmolLM2, nothing else"
    )
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> None:
    """Run it."""
    args = parse_arguments(arguments)
    if args.smoke:
        args.calls, args.rounds = 1, [1, 3]
    at = tuple(sorted(args.rounds))
    started = time.monotonic()
    marks = stamp(args.seed)
    print(", ".join(f"{name} {value}" for name, value in marks.items()), flush=True)
    calls = make_calls(args.seed, args.calls, rounds=max(at))
    with contextlib.ExitStack() as stack:
        writers = list(WRITERS)
        if args.local_model:
            from benchmarks.fidelity.writers.local_model import served

            calls = calls[:1]
            writers = [stack.enter_context(served())]
        records = asyncio.run(run(calls, writers, at=at, target=args.target_tokens))
    reading = read_calls(calls, wishes=False)
    superseded = sum(map(len, reading.superseded.values()))
    marks |= {"ledger_superseded": superseded, "ledger_in_force": reading.planted.total()}
    results = RESULTS.with_stem("fidelity-local-model") if args.local_model else RESULTS
    results.parent.mkdir(exist_ok=True)
    with open(results, "w", encoding="utf-8") as file:
        file.writelines(json.dumps(record | marks, ensure_ascii=False) + "\n" for record in records)
    print(f"\n{len(calls)} calls, summaries of at most {args.target_tokens} tokens\n")
    for title, lines in (
        ("", report.by_round(records)),
        ("\nOurs, values in the last round, by kind", report.by_kind(records)),
        ("\nOurs, values in the last round, by language", report.by_language(records)),
        (
            "\nThe bar",
            [*report.bar(records), report.ledger_bar(superseded, reading.planted.total())],
        ),
    ):
        print("\n".join([*([title] if title else []), *lines]))
    print(f"\n{time.monotonic() - started:.0f} s. Written to benchmarks/results/{results.name}")


if __name__ == "__main__":
    sys.exit(main())
