#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""One call with one method and one writer: grow, shrink, and look, round by round."""

import time
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

from benchmarks.fidelity.methods import Method
from benchmarks.fidelity.planted import Call, Planted, text_of
from benchmarks.fidelity.scoring import score
from benchmarks.fidelity.tokens import counting
from benchmarks.fidelity.writers import Writer

LEDGER_SHARE = 0.15
"""The share of a summary's budget that exact values and wishes may take."""

TOKENS_AROUND = 6
"""What an entry of a ledger needs beside the value: the words that say what it is."""

Record = dict[str, Any]


async def run_call(
    call: Call, method_type: type[Method], writer: Writer, *, at: tuple[int, ...], target: int
) -> AsyncIterator[Record]:
    """Have a call, and yield what its context holds at some rounds.

    Args:
        call: The call.
        method_type: What keeps its context in bounds.
        writer: Who writes.
        at: The rounds after which it is looked at.
        target: The most tokens of a summary.
    """
    _, count = counting()
    method = method_type(call.opening, writer, target)
    outcomes: Counter[str] = Counter()
    secs = 0.0
    for number, messages in enumerate(call.rounds[: max(at)], start=1):
        method.grow(messages)
        started = time.perf_counter()
        outcomes[await method.shrink()] += 1
        secs += time.perf_counter() - started
        if number not in at:
            continue
        found = score(
            call.planted, method.messages, method.summary, number=number, language=call.language
        )
        needed = sum(
            count(item.said) + (0 if item.kind == "wish" else TOKENS_AROUND)
            for item in call.planted
            if item.is_in_force(number)
        )
        yield {
            "language": call.language,
            "call": call.seed,
            "method": method.name,
            "writer": writer.name if method.needs_writer else "",
            "round": number,
            "survived": len(found.survived),
            "in_force": len(found.survived) + len(found.lost),
            "wishes_survived": len(found.wishes_survived),
            "wishes_in_force": len(found.wishes_survived) + len(found.wishes_lost),
            "stale_shown": len(found.stale_shown),
            "stale": len(found.stale),
            "distractors_shown": len(found.distractors_shown),
            "distractors": len(found.distractors),
            "ledger_fits": needed <= LEDGER_SHARE * target,
            "target_tokens": target,
            "summary_tokens": count(method.summary) if method.summary else None,
            "context_tokens": sum(count(text_of(message)) for message in method.messages),
            "calls": writer.calls,
            "outcomes": dict(outcomes),
            "secs": round(secs, 3),
            "kinds": found.kinds(),
            "lost": [told(item) for item in found.lost + found.wishes_lost],
            "stale_shown_items": [told(item) for item in found.stale_shown],
        }


def told(item: Planted) -> dict[str, Any]:
    """An item as a record tells of it."""
    return {
        "kind": item.kind,
        "said": item.said,
        "form": item.form,
        "way": item.way,
        "since": item.since,
        "ended": item.ended,
    }
