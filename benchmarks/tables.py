#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The tables of the README. Pure: records in, lines of Markdown out.

Times are told as ratios: they hold on other machines, the times themselves do not. What a
table says under itself is made from the same records.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import mean
from typing import Any

from benchmarks.long_calls.measure import Price, money

Record = dict[str, Any]

LABELS = {
    "nothing": "nothing",
    "sliding window": "a sliding window",
    "Pipecat": "Pipecat's own",
    "LangChain": "LangChain `SummarizationMiddleware`",
    "LangChain, untrimmed": "the same, `trim_tokens_to_summarize=None`",
    "langmem": "langmem `summarize_messages`",
    "ours": "this one",
    "ours, cache_aware": "this one, `cache_aware=True`",
}
"""What each competitor is called in the tables, in the order of their rows."""


def watching(records: Sequence[Record]) -> Iterator[str]:
    """The cost of one look."""
    approximate = _by_size(records, lambda one: not one["exact"])
    exact = _by_size(records, lambda one: one["exact"])
    yield from _head(
        "messages",
        "Pipecat's own",
        "LangChain",
        "LangChain, exact counter",
        "this one, to itself at 100",
        "the same, exact counter",
    )
    for size in approximate:
        ours, ours_exact = approximate[size]["ours"], exact[size]["ours"]
        yield _row(
            f"{size:,}",
            _times(approximate[size]["Pipecat"]["secs"], ours["secs"]),
            _times(approximate[size]["LangChain"]["secs"], ours["secs"]),
            _times(exact[size]["LangChain"]["secs"], ours_exact["secs"]),
            _times(ours["secs"], approximate[100]["ours"]["secs"]),
            _times(ours_exact["secs"], exact[100]["ours"]["secs"]),
        )


def latency(turns: Sequence[Record], many: Sequence[Record]) -> Iterator[str]:
    """What a turn takes longer than without summarizing."""
    situations: dict[str, dict[str, Record]] = {}
    for one in turns:
        situations.setdefault(f"{one['model']}, {one['which']}", {})[one["way"]] = one
    for one in many:
        title = f"{one['calls']} calls at once, 2 ms model, all"
        situations.setdefault(title, {})[one["way"]] = one
    yield from _head("", "turns", "nothing, again", "Pipecat's own", "this one")
    for title, by_way in situations.items():
        yield _row(
            title,
            f"{by_way['ours']['turns']:,}",
            *(_later(by_way.get(way)) for way in ("none again", "pipecat", "ours")),
        )


def _later(record: Record | None) -> str:
    if record is None:
        return "-"
    return f"{1e3 * record['p50_secs']:+.2f} / {1e3 * record['p99_secs']:+.2f}"


def rewriting(records: Sequence[Record]) -> Iterator[str]:
    """The cost of a rewrite."""
    sizes = _by_size(records, lambda one: True)
    yield from _head(
        "messages", "Pipecat's own", "LangChain", "this one, a message, to itself at 100"
    )
    for size, found in sizes.items():
        ours = found["ours"]["secs"]
        yield _row(
            f"{size:,}",
            _times(found["Pipecat"]["secs"], ours),
            _times(found["LangChain"]["secs"], ours),
            _times(ours / size, sizes[100]["ours"]["secs"] / 100),
        )


def long_calls(records: Sequence[Record], price: Price, *, kind: str, series: str) -> Iterator[str]:
    """Tokens, money and survival of long calls."""
    chosen = [one for one in records if one["kind"] == kind and one["series"] == series]
    turns = sorted({one["turns"] for one in chosen})
    longest = turns[-1]
    yield from _head(
        "",
        *[f"{number:,} turns: prompt tokens" for number in turns],
        "largest request",
        "summary calls",
        "their tokens, in + out",
        "cached",
        "money",
        "values",
        "wishes",
    )
    for name, label in LABELS.items():
        own = [one for one in chosen if one["competitor"] == name]
        if not own:
            continue
        last = [one for one in own if one["turns"] == longest]
        yield _row(
            label,
            *[
                _thousands(mean(one["prompt_tokens"] for one in own if one["turns"] == number))
                for number in turns
            ],
            f"{max(one['largest_request'] for one in own):,}",
            f"{mean(one['summary_calls'] for one in last):,.0f}",
            f"{_thousands(mean(one['summary_prompt_tokens'] for one in last))} + "
            f"{_thousands(mean(one['summary_written_tokens'] for one in last))}",
            _share(last, "cached_tokens", "prompt_tokens"),
            f"${mean(money(one, price) for one in last):.3f}",
            _share(last, "values", "values_in_force"),
            _share(last, "wishes", "wishes_in_force"),
        )


def stress(records: Sequence[Record]) -> Iterator[str]:
    """Summary calls, requests above the limit and requests never made."""
    scenarios = list(dict.fromkeys(one["scenario"] for one in records))
    yield from _head("", *scenarios)
    for name, label in LABELS.items():
        own = {one["scenario"]: one for one in records if one["competitor"] == name}
        if own:
            yield _row(label, *[_troubles(own[scenario]) for scenario in scenarios])


def fidelity(records: Sequence[Record]) -> Iterator[str]:
    """What survives twenty summaries, condensed from the fidelity benchmark's records."""
    last = max((one["round"] for one in records), default=0)
    yield from _head("", "writer", "values", "wishes", "stale shown as current", "context, tokens")
    found = [one for one in records if one["round"] == last]
    for method, label in (
        ("ours", LABELS["ours"]),
        ("pipecat", LABELS["Pipecat"]),
        ("sliding window", LABELS["sliding window"]),
    ):
        for writer in dict.fromkeys(one["writer"] for one in found if one["method"] == method):
            own = [one for one in found if (one["method"], one["writer"]) == (method, writer)]
            stale = f"{sum(o['stale_shown'] for o in own)} of {sum(o['stale'] for o in own)}"
            yield _row(
                label,
                writer or "-",
                _share(own, "survived", "in_force"),
                _share(own, "wishes_survived", "wishes_in_force"),
                stale if writer else "-",
                f"{mean(one['context_tokens'] for one in own):,.0f}",
            )


def _by_size(
    records: Iterable[Record], wanted: Callable[[Record], bool]
) -> dict[int, dict[str, Record]]:
    found: dict[int, dict[str, Record]] = {}
    for one in records:
        if wanted(one):
            found.setdefault(one["messages"], {})[one["competitor"]] = one
    return found


def _troubles(record: Record) -> str:
    parts = [f"{record['summary_calls']} / {record['requests_over']}"]
    if record["lost_requests"]:
        parts.append(f"{record['lost_requests']} lost")
    return ", ".join(parts)


def _head(*cells: str) -> Iterator[str]:
    yield _row(*cells)
    yield _row("---", *["---:"] * (len(cells) - 1))


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _times(one: float, other: float) -> str:
    ratio = one / other
    return f"{ratio:,.0f}x" if ratio >= 10 else f"{ratio:.1f}x" if ratio >= 1 else f"{ratio:.2f}x"


def _thousands(tokens: float) -> str:
    return f"{tokens / 1000:,.0f}k" if tokens >= 10_000 or not tokens else f"{tokens / 1000:,.1f}k"


def _share(records: Sequence[Record], part: str, whole: str) -> str:
    total = sum(one[whole] for one in records)
    return f"{100 * sum(one[part] for one in records) / total:.0f} %" if total else "-"
