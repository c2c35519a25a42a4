#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The tables. Pure: records in, lines out."""

from collections.abc import Iterable, Iterator, Sequence

from benchmarks.fidelity.rounds import Record

SUPERSEDED_SHARE = 0.01
"""The most values in force that may be taken as superseded, as a share of all."""

HEADING = (
    f"{'method':<15} {'writer':<23} {'round':>5} {'values':>7} {'wishes':>7} {'stale shown':>12}"
    f" {'distractors':>12} {'summary':>9} {'over':>5} {'context':>8} {'calls':>6} {'failed':>7}"
)


def by_round(records: Sequence[Record]) -> Iterator[str]:
    """A line for each method, writer and round, over all calls."""
    yield HEADING
    last = None
    for group in _groups(records, ("method", "writer", "round")):
        one = group[0]
        if last is not None and last != (one["method"], one["writer"]):
            yield ""
        last = (one["method"], one["writer"])
        sizes = [record["summary_tokens"] for record in group if record["summary_tokens"]]
        over = sum(size > one["target_tokens"] for size in sizes)
        yield (
            f"{one['method']:<15} {one['writer']:<23} {one['round']:>5}"
            f" {_share(group, 'survived', 'in_force'):>7}"
            f" {_share(group, 'wishes_survived', 'wishes_in_force'):>7}"
            f" {_count(group, 'stale_shown', 'stale') if sizes else '-':>12}"
            f" {_count(group, 'distractors_shown', 'distractors') if sizes else '-':>12}"
            f" {max(sizes) if sizes else '-':>9} {over if sizes else '-':>5}"
            f" {_mean(group, 'context_tokens'):>8} {_mean(group, 'calls'):>6}"
            f" {sum(record['outcomes'].get('failed', 0) for record in group):>7}"
        )


def by_kind(records: Sequence[Record]) -> Iterator[str]:
    """What survives of each kind with this package at the last round, a column a writer."""
    yield from _by(records, "kind")


def by_language(records: Sequence[Record]) -> Iterator[str]:
    """What survives in each language with this package at the last round."""
    yield from _by(records, "language")


def bar(records: Sequence[Record]) -> Iterator[str]:
    """Whether this package clears the bar, writer by writer."""
    for group in _groups([one for one in records if one["method"] == "ours"], ("writer",)):
        fitting = [record for record in group if record["ledger_fits"]]
        lost = sum(len(record["lost"]) for record in fitting)
        stale = sum(record["stale_shown"] for record in group)
        over = sum((record["summary_tokens"] or 0) > record["target_tokens"] for record in group)
        verdict = "cleared" if not (lost or stale or over) else "missed"
        yield (
            f"{group[0]['writer']:<23} {verdict}: {lost} lost where the ledger fits "
            f"({len(fitting)} of {len(group)} looks), {stale} stale shown, {over} over the target"
        )


def ledger_bar(superseded: int, in_force: int) -> str:
    """Whether the ledger takes too many values in force as superseded, whoever writes.

    Args:
        superseded: How many it takes as that.
        in_force: How many are in force.
    """
    share = superseded / max(1, in_force)
    verdict = "cleared" if share <= SUPERSEDED_SHARE else "missed"
    return (
        f"{'the ledger alone':<23} {verdict}: {superseded} of {in_force} values in force taken as "
        f"superseded ({share:.2%}, at most {SUPERSEDED_SHARE:.0%})"
    )


def _by(records: Sequence[Record], what: str) -> Iterator[str]:
    ours = [record for record in records if record["method"] == "ours"]
    if not ours:
        return
    last = max(record["round"] for record in ours)
    ours = [record for record in ours if record["round"] == last]
    writers = list(dict.fromkeys(record["writer"] for record in ours))
    yield f"{what:<12}" + "".join(f" {writer:>23}" for writer in writers)
    totals: dict[tuple[str, str], list[int]] = {}
    for record in ours:
        if what == "kind":
            found = dict(record["kinds"])
            found["wish"] = (record["wishes_survived"], record["wishes_in_force"])
        else:
            found = {record["language"]: (record["survived"], record["in_force"])}
        for name, (survived, total) in found.items():
            cell = totals.setdefault((name, record["writer"]), [0, 0])
            cell[0] += survived
            cell[1] += total
    for name in dict.fromkeys(name for name, _ in totals):
        cells = [totals.get((name, writer), [0, 0]) for writer in writers]
        yield f"{name:<12}" + "".join(f" {f'{one[0]}/{one[1]}':>23}" for one in cells)


def _groups(records: Iterable[Record], keys: tuple[str, ...]) -> Iterator[list[Record]]:
    groups: dict[tuple[object, ...], list[Record]] = {}
    for record in records:
        groups.setdefault(tuple(record[key] for key in keys), []).append(record)
    yield from groups.values()


def _share(group: list[Record], part: str, whole: str) -> str:
    total = sum(record[whole] for record in group)
    return f"{100 * sum(record[part] for record in group) / total:.1f}%" if total else "-"


def _count(group: list[Record], part: str, whole: str) -> str:
    return f"{sum(record[part] for record in group)}/{sum(record[whole] for record in group)}"


def _mean(group: list[Record], key: str) -> str:
    return f"{sum(record[key] for record in group) / len(group):,.0f}"
