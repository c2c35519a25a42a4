#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Puts the material together: ``python -m benchmarks.gate.build``.

Good: what people wrote by hand, what models wrote, and as much composed material as
fills up the number. Bad: what models wrote, and composed material. Which split a sample
belongs to was decided by seed before anybody looked at a verdict of the gate.
"""

import gzip
import json
import random
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

from benchmarks.gate.composed import bad_samples, good_samples
from benchmarks.gate.labels import by_eye, verdict
from benchmarks.gate.languages import lines
from benchmarks.gate.models import MATERIAL, WRITTEN
from benchmarks.gate.samples import Sample

NUMBERS = {"tuning": (300, 250), "held_out": (1_000, 500)}
"""How many good and bad samples a split has."""


def main() -> None:
    """Write both splits."""
    found = [*by_hand(), *by_models()]
    for split, (good, bad) in NUMBERS.items():
        own = [sample for sample in found if sample.split == split]
        samples = [
            *filled([one for one in own if one.good], good_samples(split, good), good),
            *filled([one for one in own if not one.good], bad_samples(split), bad, spread=True),
        ]
        write(split, samples)
        print(split, len(samples), sum(sample.good for sample in samples))


def filled(
    samples: list[Sample], composed: Iterable[Sample], number: int, *, spread: bool = False
) -> list[Sample]:
    """The samples, and as many composed ones as are missing."""
    more = list(composed)
    if spread:
        random.Random("spread").shuffle(more)
    return [*samples, *more[: number - len(samples)]]


def by_hand() -> Iterator[Sample]:
    """The hand-written summaries; a fifth of the calls is for tuning."""
    chance = random.Random("by hand")
    said: list[str] = []
    language, split = "", ""
    for line in lines((MATERIAL / "by_hand.txt").read_text(encoding="utf-8")):
        mark, text = line[0], line[1:].strip()
        if mark == "@":
            language = text.split()[0]
            split = "tuning" if chance.random() < 0.2 else "held_out"
            said = []
        elif mark in "<>":
            said.append(text)
        elif mark == "=":
            raw = text.replace("\\n", "\n")
            yield Sample(split, True, "by_hand", "by_hand", language, raw, tuple(said))


def by_models() -> Iterator[Sample]:
    """What models wrote and what could be told to be good or bad, once each."""
    seen: set[str] = set()
    eye = by_eye()
    with gzip.open(WRITTEN, "rt", encoding="utf-8") as file:
        for record in map(json.loads, file):
            kind = eye.get(f"{record['model']} {record['number']}") or verdict(record)
            if kind in (None, "unclear") or record["raw"] in seen:
                continue
            seen.add(record["raw"])
            is_good = kind in ("clean", "slips")
            fields = (record["model"], record["language"], record["raw"], tuple(record["said"]))
            yield Sample(record["split"], is_good, kind, *fields)


def write(split: str, samples: Iterable[Sample]) -> None:
    """Write a split, the same bytes for the same samples."""
    rows = [json.dumps(_record(sample), ensure_ascii=False) for sample in samples]
    data = "\n".join(rows).encode()
    (MATERIAL / f"{split}.jsonl.gz").write_bytes(gzip.compress(data, mtime=0))


def _record(sample: Sample) -> dict[str, Any]:
    record = asdict(sample)
    return {name: value for name, value in record.items() if name not in ("roles", "max_tokens")}


if __name__ == "__main__":
    main()
