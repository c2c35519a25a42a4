#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The pictures of the README, drawn from the results with matplotlib.

Every axis of an amount begins at zero. The colours are those of Okabe and Ito, which people who
see colours differently can tell apart as well.
"""

from collections.abc import Sequence
from typing import Any

from benchmarks import results
from benchmarks.long_calls.measure import money, price
from benchmarks.processes import ROOT

Record = dict[str, Any]

FOLDER = ROOT / "docs" / "pictures"

_LOOKS = {
    "nothing": ("nothing", "#999999", "x"),
    "sliding window": ("sliding window", "#E69F00", "s"),
    "Pipecat": ("Pipecat's own", "#0072B2", "o"),
    "LangChain": ("LangChain", "#CC79A7", "^"),
    "LangChain, untrimmed": ("LangChain, untrimmed", "#56B4E9", "v"),
    "langmem": ("langmem", "#F0E442", "D"),
    "ours": ("this one", "#009E73", "P"),
    "ours, cache_aware": ("this one, cache_aware", "#D55E00", "*"),
}


def draw() -> None:
    """Draw all of them."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    plt.rcParams.update({"font.size": 9, "axes.spines.top": False, "axes.spines.right": False})
    FOLDER.mkdir(parents=True, exist_ok=True)
    records = results.read("long_calls")
    for name, picture in (
        ("context-size", _context_size),
        ("survival", _survival),
        ("cost-and-survival", _cost_and_survival),
    ):
        figure, axes = plt.subplots(figsize=(7.5, 3.8), layout="constrained")
        picture(axes, records)
        figure.savefig(FOLDER / f"{name}.png", dpi=95, metadata={"Software": None})
        plt.close(figure)


def _context_size(axes: Any, records: Sequence[Record]) -> None:
    shown = [one for one in records if one["sizes"] and one["kind"] == "support"]
    for one in _in_order(shown):
        if one["competitor"] in ("LangChain, untrimmed", "ours, cache_aware"):
            continue  # Their lines are those of the variant beside them.
        label, colour, _ = _LOOKS[one["competitor"]]
        is_ours = one["competitor"] == "ours"
        numbers = [3 * index for index in range(len(one["sizes"]))]
        axes.plot(numbers, one["sizes"], label=label, color=colour, lw=2.2 if is_ours else 1.2)
    if shown:
        limit, threshold = shown[0]["hard_limit"], shown[0]["max_tokens"]
        axes.axhline(limit, color="black", lw=0.8, ls="--")
        axes.text(0, limit * 1.03, f"hard limit of this one, {limit:,}", fontsize=8)
        axes.set_ylim(0, limit * 1.9)
        axes.set_title(f"A support call of 200 turns, summarized at {threshold:,} tokens")
    axes.set_xlim(left=0)
    axes.set_xlabel("request of the call")
    axes.set_ylabel("tokens of the request (o200k)")
    axes.legend(ncols=2, fontsize=8, frameon=False, loc="upper right")


def _survival(axes: Any, records: Sequence[Record]) -> None:
    longest = max((one["turns"] for one in records), default=0)
    shown = [
        one
        for one in records
        if one["series"] == "tokens" and one["kind"] == "support" and one["turns"] == longest
    ]
    for one in _in_order(shown):
        label, colour, mark = _LOOKS[one["competitor"]]
        shares = [100 * kept / total if total else 100 for kept, total in one["survival"]]
        axes.plot(
            range(1, len(shares) + 1), shares, label=label, color=colour, marker=mark, ms=4, lw=1.2
        )
    axes.set_ylim(0, 104)
    axes.set_xticks(range(0, 21, 5))
    axes.set_xlabel(f"twentieths of a support call of {longest:,} turns")
    axes.set_ylabel("planted values that stand in the context, %")
    axes.set_title("What is still there to be answered from")
    axes.legend(fontsize=8, frameon=False, loc="center left", bbox_to_anchor=(1.0, 0.5))


def _cost_and_survival(axes: Any, records: Sequence[Record]) -> None:
    prices = price()
    shown = [one for one in records if one["series"] == "sweep" or _is_unlimited(one)]
    for name, (label, colour, mark) in _LOOKS.items():
        groups: dict[int, list[Record]] = {}
        for one in shown:
            if one["competitor"] == name:
                groups.setdefault(one["max_tokens"], []).append(one)
        points = [
            (
                1000 * sum(money(one, prices) for one in group) / len(group),
                100 * sum(o["values"] for o in group) / sum(o["values_in_force"] for o in group),
            )
            for _, group in sorted(groups.items())
        ]
        if points:
            axes.plot(*zip(*points, strict=True), label=label, color=colour, marker=mark, lw=1)
    thresholds = sorted({one["max_tokens"] for one in shown if one["series"] == "sweep"})
    axes.set_xlim(left=0)
    axes.set_ylim(0, 104)
    axes.set_xlabel(
        f"prompts and summaries of a support call of 200 turns, $ for 1,000 calls\n"
        f"{prices.model}, {prices.as_of}; thresholds of {', '.join(map(str, thresholds))} tokens"
    )
    axes.set_ylabel("planted values in the context at the end, %")
    axes.set_title("Money against survival: up and to the left is better")
    axes.legend(fontsize=8, frameon=False, loc="center left", bbox_to_anchor=(1.0, 0.5))


def _is_unlimited(one: Record) -> bool:
    """Whether this is the call without any threshold, which has no place in a sweep."""
    return (
        one["competitor"] == "nothing"
        and one["series"] == "tokens"
        and (one["kind"], one["turns"]) == ("support", 200)
    )


def _in_order(records: Sequence[Record]) -> list[Record]:
    return sorted(records, key=lambda one: list(_LOOKS).index(one["competitor"]))
