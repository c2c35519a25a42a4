#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The gate on replies made by somebody who had not read its rules.

Nothing was tuned on these so far: whoever does makes a new set first. ``--errors`` prints
each reply that was judged wrongly, after which this set is spent.
"""

import gzip
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from loguru import logger

logger.remove()

from benchmarks.gate import wilson  # noqa: E402 (quiet first: Pipecat greets at import)
from pipecat_summarizer.counting import ApproximateTokenCounter  # noqa: E402
from pipecat_summarizer.fidelity import Draft, clean_reply, review  # noqa: E402

MATERIAL = Path(__file__).parent / "fresh.jsonl.gz"


def rows() -> Iterator[dict[str, Any]]:
    """The replies, each with its conversation."""
    with gzip.open(MATERIAL, "rt", encoding="utf-8") as file:
        yield from map(json.loads, file)


def refused_by(row: dict[str, Any]) -> list[str]:
    """The checks that refuse a reply, put together as a summary is."""
    count = ApproximateTokenCounter().count_message
    messages = tuple([{"role": role, "content": text} for role, text in row["messages"]])
    reply = clean_reply(row["reply"])
    summary = "Conversation summary: "
    replaced = sum(map(count, messages))
    if row["prior"]:
        replaced += count({"role": "user", "content": summary + row["prior"]})
    draft = Draft(
        text=reply.text,
        tokens=count({"role": "user", "content": summary + reply.text}) if reply.text else 0,
        replaced_tokens=replaced,
        problem=reply.problem,
        is_closed=reply.is_closed,
        max_tokens=row["max_tokens"],
        messages=messages,
        prior_summary=row["prior"],
    )
    return [complaint.check for complaint in review(draft)]


def main() -> None:
    """Print how many were judged wrongly, by kind."""
    total: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    for row in rows():
        checks = refused_by(row)
        is_wrong = bool(checks) == (row["kind"] == "good")
        if is_wrong and "--errors" in sys.argv:
            print(row["language"], row["kind"], checks, repr(row["reply"][:100]))
        for key in {row["kind"], "all good" if row["kind"] == "good" else "all bad"}:
            total[key] += 1
            wrong[key] += is_wrong
    for key in sorted(total):
        low, high = wilson(wrong[key], total[key])
        share = wrong[key] / total[key]
        print(f"{key:16} {wrong[key]:4} of {total[key]:4} {share:6.1%}  {low:.1%} to {high:.1%}")


if __name__ == "__main__":
    main()
