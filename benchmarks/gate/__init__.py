#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How often the output gate errs: good summaries it refuses, bad ones it lets through.

    python -m benchmarks.gate             the table, over the held-out material
    python -m benchmarks.gate --errors    and every reply it errs on
    python -m benchmarks.gate tuning      over another set; :mod:`.sets` knows them all

The material is in ``material/``, made by :mod:`.build`: replies written by hand, by two
small models on one machine, and composed by seed in fifteen languages. It was written
by the authors of the gate; what it says of other people's models is for them to measure.
``second/`` and ``third/`` are sets by two other authors, on which the checks were tuned later;
``fourth/`` and ``fifth/`` are by two more; they were measured at first sight, and the rules were
tuned on them since.
"""

import gzip
import json
import math
from collections.abc import Iterable, Iterator
from pathlib import Path

from benchmarks.gate.samples import Sample

TITLE = "The gate: good summaries wrongly refused, bad ones wrongly let through (held out)"
HEADING = f"{'':<8} {'by':<9} {'':<14} {'replies':>8} {'wrong':>6} {'share':>7}   95 % interval"

Z = 1.96

Record = dict[str, str | int | float]


def stored(split: str = "held_out") -> list[Sample]:
    """The samples of a split."""
    path = Path(__file__).parent / "material" / f"{split}.jsonl.gz"
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [Sample.read(json.loads(line)) for line in file]


def errors(samples: Iterable[Sample]) -> list[tuple[Sample, tuple[str, ...]]]:
    """The samples on which the gate errs, with what it said."""
    judged = ((sample, sample.complaints()) for sample in samples)
    return [(sample, names) for sample, names in judged if sample.good == bool(names)]


def run(*, is_smoke: bool = False) -> Iterator[Record]:
    """Both shares of the held-out material in all, by kind, and by language."""
    samples = stored()[: 100 if is_smoke else None]
    yield from records(samples, [sample for sample, _ in errors(samples)])


def records(samples: Iterable[Sample], mistaken: Iterable[Sample]) -> Iterator[Record]:
    """The same of samples that were judged."""
    samples = list(samples)
    wrong = set(map(id, mistaken))
    for by in ("all", "source", "kind", "language"):
        for good in (True, False):
            group = [sample for sample in samples if sample.good is good]
            for name in sorted({_name(sample, by) for sample in group}):
                own = [sample for sample in group if _name(sample, by) == name]
                failed = sum(id(sample) in wrong for sample in own)
                low, high = wilson(failed, len(own))
                yield {
                    "side": "good" if good else "bad",
                    "by": by,
                    "name": name,
                    "replies": len(own),
                    "wrong": failed,
                    "share": failed / len(own),
                    "low": low,
                    "high": high,
                }


def report(samples: Iterable[Sample], *, with_errors: bool) -> None:
    """Print the table, and every reply the gate errs on if that is wanted."""
    samples = list(samples)
    mistaken = errors(samples)
    print(HEADING)
    for record in records(samples, [sample for sample, _ in mistaken]):
        print(row(record))
    for sample, names in mistaken if with_errors else ():
        print(f"\n{sample.kind} ({sample.source}, {sample.language}) {', '.join(names)}")
        print(sample.raw)


def _name(sample: Sample, by: str) -> str:
    return "" if by == "all" else str(getattr(sample, by))


def wilson(wrong: int, total: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    share = wrong / total
    middle = share + Z * Z / (2 * total)
    reach = Z * math.sqrt(share * (1 - share) / total + Z * Z / (4 * total * total))
    divisor = 1 + Z * Z / total
    return max(0.0, (middle - reach) / divisor), min(1.0, (middle + reach) / divisor)


def row(record: Record) -> str:
    """A record as a line under ``HEADING``."""
    return (
        f"{record['side']:<8} {record['by']:<9} {record['name']:<14} {record['replies']:>8,}"
        f" {record['wrong']:>6} {record['share']:>7.1%}   {record['low']:.1%} to {record['high']:.1%}"
    )
