#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Writes the measured section of the README, and its pictures: ``make bench-readme``.

Everything between the two marks comes from ``benchmarks/results/``; a test holds the two
against each other. Whoever adds a part adds its lines in :func:`section`.
"""

import sys
import textwrap
from collections.abc import Iterator, Sequence
from typing import Any

from loguru import logger

logger.remove()

from benchmarks import results, tables  # noqa: E402 (quiet first: Pipecat greets at import)
from benchmarks.long_calls.measure import BY_TOKENS, DEFAULTS, Price, money, price  # noqa: E402
from benchmarks.processes import ROOT  # noqa: E402
from benchmarks.stress.scenarios import LIMIT, MAX_TOKENS, TURNS  # noqa: E402

Record = dict[str, Any]

README = ROOT / "README.md"
BEGIN = "<!-- measured: written by `make bench-readme` -->"
END = "<!-- measured: end -->"


def section() -> str:
    """The text between the marks, as the results have it now."""
    return "\n".join([*map(_folded, _lines()), ""])


def _folded(line: str) -> str:
    """A paragraph in lines as long as those of the README; what is none as it is."""
    start = "\n" if line.startswith("\n") else ""
    end = "\n" if line.endswith("\n") else ""
    if line.strip().startswith(("|", "![")):
        return line
    indent = "  " if line.startswith("- ") else ""
    text = textwrap.fill(
        line.strip(), 118, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )
    return f"{start}{text}{end}"


def _lines() -> Iterator[str]:
    calls = results.read("long_calls")
    prices = price()
    yield (
        "`make bench` measures all of this again, on this machine and offline: every competitor "
        "in its own process and, where it needs one, its own environment, on the same calls in "
        "the same run, with the same scripted model as writer. It was written by the authors of "
        "one of them. What counts are ratios; the script is no model, so survival says what a "
        "method does with what a writer forgets, not how well a model writes."
    )
    yield from _versions(calls)
    yield "\n**Where this one loses.**\n"
    yield from _losses(calls, prices)
    if watching := results.read("watching"):
        yield (
            "\n**Watching.** One look at whether a summary is due; how many times this one's time:\n"
        )
        yield from tables.watching(watching)
    if rewriting := results.read("rewriting"):
        yield (
            "\n**Rewriting.** Selecting, rendering and splicing a context, half of it tool calls, "
            "beside the model's call and in short steps; how many times this one's time:\n"
        )
        yield from tables.rewriting(rewriting)
    yield from _long_calls(calls, prices)
    yield (
        f"\n**When something is wrong.** {TURNS} turns, a threshold of {MAX_TOKENS:,} tokens, a "
        f"limit of {LIMIT:,}: summary calls / requests above the limit, and requests that were "
        "never made because the summary failed or was cancelled in the caller's turn.\n"
    )
    yield from tables.stress(results.read("stress"))
    if turns := results.read("latency-turns"):
        yield (
            "\n**Latency of a turn.** From the caller's end of turn to the first token, against no "
            "summarizing, net of the model and in one process; milliseconds at p50 / p99. Below "
            'nought is faster: a shorter context is less work. "Nothing, again" says how far two '
            "runs of the same differ (`make bench-latency`):\n"
        )
        yield from tables.latency(turns, results.read("latency-many"))
    fidelity = results.read("fidelity")
    if fidelity:
        yield "\n**After twenty summaries** in five languages (`make bench-fidelity`):\n"
        yield from tables.fidelity(fidelity)
    for one in results.read("footprint"):
        added = ", ".join(one["added_dependencies"]) or "none"
        yield (
            f"\n**Import and size.** `import pipecat_summarizer` takes "
            f"{one['added_import_secs'] * 1000:.0f} ms after Pipecat's own "
            f"{one['pipecat_import_secs'] * 1000:,.0f} ms, and the names that a bot needs of it "
            f"{one['names_import_secs'] * 1000:.0f} ms more. The wheel has "
            f"{one['wheel_bytes'] / 1024:.0f} kB. Dependencies added to Pipecat's: {added}."
        )


def _long_calls(calls: Sequence[Record], prices: Price) -> Iterator[str]:
    seeds: dict[int, set[int]] = {}
    for one in calls:
        seeds.setdefault(one["turns"], set()).add(one["seed"])
    counts = ", ".join(f"{len(seeds[turns])} of {turns:,} turns" for turns in sorted(seeds))
    yield (
        f"\n**Tokens of a long call.** Generated support calls with tools and planted values "
        f"({counts}), summarized at {BY_TOKENS.max_tokens:,} tokens, exact ones where a competitor "
        f"takes a counter (Pipecat's own does not); this one with a hard limit of "
        f"{BY_TOKENS.hard_limit:,}. Tokens are exact (o200k), system prompt and tools included. "
        f'The columns from "summary calls" on are of the longest call. "Cached" is what is the '
        f"same prefix as the request before, in steps of 1,024 tokens; money is at {prices.model}'s "
        f"prices of {prices.as_of}, without the replies, which cost the same for all.\n"
    )
    yield from tables.long_calls(calls, prices, kind="support", series="tokens")
    yield "\nReal chats (`chitchat-dataset`) with planted values, the same settings:\n"
    yield from tables.long_calls(calls, prices, kind="chat", series="tokens")
    yield (
        f"\nThe support calls with the thresholds that Pipecat and this package come with "
        f"({DEFAULTS.max_tokens:,} tokens or {DEFAULTS.max_new_messages} new messages):\n"
    )
    yield from tables.long_calls(calls, prices, kind="support", series="defaults")
    yield "\n![Tokens of each request over a call](docs/pictures/context-size.png)"
    yield "\n![Values that survive, round by round](docs/pictures/survival.png)"
    yield "\n![Money against survival](docs/pictures/cost-and-survival.png)"


def _losses(calls: Sequence[Record], prices: Price) -> Iterator[str]:
    """Who sends fewer tokens or costs less in the longest support call, and what it keeps."""
    turns = max((one["turns"] for one in calls), default=0)
    longest = [
        one
        for one in calls
        if (one["kind"], one["turns"], one["series"]) == ("support", turns, "tokens")
        and one["seed"] == 1
    ]
    ours = next((one for one in longest if one["competitor"] == "ours"), None)
    if ours is None:
        return
    for one in longest:
        if one["competitor"] == "ours" or "," in one["competitor"]:
            continue  # Of variants, the first stands for all.
        fewer = 1 - one["prompt_tokens"] / ours["prompt_tokens"]
        cheaper = 1 - money(one, prices) / money(ours, prices)
        if fewer > 0.005 or cheaper > 0.005:
            gains = [
                *([f"sends {fewer:.0%} fewer tokens"] if fewer > 0.005 else []),
                *([f"costs {cheaper:.0%} less"] if cheaper > 0.005 else []),
            ]
            yield (
                f"- In the support call of {ours['turns']:,} turns, "
                f"{tables.LABELS[one['competitor']]} {' and '.join(gains)}, and keeps "
                f"{one['values']} of {one['values_in_force']} values where this one keeps "
                f"{ours['values']}."
            )
    rewriting = results.read("rewriting")
    slower = [
        (one["messages"], mine["secs"] / one["secs"])
        for one in rewriting
        for mine in rewriting
        if one["competitor"] == "Pipecat"
        and mine["competitor"] == "ours"
        and mine["messages"] == one["messages"]
        and mine["secs"] > one["secs"]
    ]
    if slower:
        least, most = min(ratio for _, ratio in slower), max(ratio for _, ratio in slower)
        yield (
            f"- Rewriting takes {least:.1f} to {most:.1f} times as long as Pipecat's own, which "
            "copies nothing, escapes nothing and knows messages by their place."
        )
    found = results.read("stress")
    for scenario in dict.fromkeys(one["scenario"] for one in found):
        own = {one["competitor"]: one for one in found if one["scenario"] == scenario}
        fewer_calls = [
            f"{tables.LABELS[name]} makes {one['summary_calls']}"
            for name, one in own.items()
            if 0 < one["summary_calls"] < own["ours"]["summary_calls"]
            and not one["lost_requests"]
            and not one["requests_over"]
            and "," not in name
        ]
        if fewer_calls:
            yield (
                f'- With "{scenario}", below, this one makes {own["ours"]["summary_calls"]} summary '
                f"calls; {', '.join(fewer_calls)}."
            )


def _versions(records: Sequence[Record]) -> Iterator[str]:
    if records:
        stamp: Record = records[0]["stamp"]
        names = ("pipecat-ai", "langchain", "langmem", "python", "machine")
        yield "\nMeasured with " + ", ".join(f"{name} {stamp[name]}" for name in names) + "."


def main() -> None:
    """Write the section and the pictures."""
    from benchmarks import pictures

    pictures.draw()
    text = README.read_text(encoding="utf-8")
    if text.count(BEGIN) != 1 or text.count(END) != 1:
        sys.exit(f"README.md must have one {BEGIN} and one {END}")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    README.write_text(f"{before}{BEGIN}\n{section()}{END}{after}", encoding="utf-8")
    print("README.md and docs/pictures are as benchmarks/results/ says")


if __name__ == "__main__":
    main()
