#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The kit's two measures, with and without the labels that mark its planted turns."""

import importlib.metadata
import re
import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from compaction_kit import benchmark
from compaction_kit.canaries import Canary
from compaction_kit.generated import build_generated_session
from compaction_kit.runner import run_conformance
from compaction_kit.semantic import SemanticChecklistCompactor

from benchmarks.conformance.adapter import ExtractiveCompactor

BUDGETS = (0.1, 0.2, 0.3)
SEEDS = range(1, 5)
GENERATED_SEEDS = range(1, 41)
ROUNDS = 5

TITLE = "What survives in an extractive summary (compaction-conformance-kit)"
HEADING = (
    f"{'compactor':<20}{'labels':<8}{'budget':>7} |{'survival':>9}{'conflicts':>10}{'pairs':>7}"
    f"{'stale':>7}{'size':>7} |{'generated':>10}{'resolved':>9}{'size':>7}"
)

# The kit's own best, and ours.
_COMPACTORS: dict[str, Callable[[], Any]] = {
    SemanticChecklistCompactor.name: SemanticChecklistCompactor,
    ExtractiveCompactor.name: ExtractiveCompactor,
}
_BUILDERS = ("build_random_session", "build_semantic_session", "build_semantic_heldout_session")
_LABEL = re.compile(r"^[A-Z][A-Z ]+: ")


def run() -> Iterator[dict[str, Any]]:
    """One record for each compactor, with and without labels, and budget."""
    kit = importlib.metadata.version("compaction-conformance-kit")
    for labels in (True, False):
        with _sessions(labels) as generated:
            for name, make in _COMPACTORS.items():
                for budget in BUDGETS:
                    fixed = benchmark.run_budget_benchmark(
                        {name: make}, budgets=(budget,), seeds=tuple(SEEDS), rounds=ROUNDS
                    )["entries"][0]
                    yield {
                        "compactor": name,
                        "labels": labels,
                        "budget": budget,
                        "compliant": fixed["budget_compliant"],
                        "survival": fixed["randomized"]["overall_final_survival"],
                        "conflicts": fixed["semantic"]["resolved_rate"],
                        "pairs": fixed["semantic"]["distinct_pair_rate"],
                        "stale": fixed["semantic"]["conflicts"]["stale"],
                        "size": fixed["mean_final_output_ratio"],
                        **_generated(make, generated, budget),
                        "kit": kit,
                    }


def row(record: dict[str, Any]) -> str:
    """A record as a line of the table."""
    return (
        f"{record['compactor']:<20}{'kept' if record['labels'] else 'cut':<8}"
        f"{record['budget']:>7.0%} |{record['survival']:>9.1%}{record['conflicts']:>10.1%}"
        f"{record['pairs']:>7.0%}{record['stale']:>7}{record['size']:>7.1%} |"
        f"{record['generated_survival']:>10.1%}{record['generated_resolved']:>9.1%}"
        f"{record['generated_size']:>7.1%}"
    )


@contextmanager
def _sessions(labels: bool) -> Iterator[Callable[[int], Any]]:
    """The kit's sessions, without their labels if these are not wanted."""
    if labels:
        yield build_generated_session
        return
    originals = {name: getattr(benchmark, name) for name in _BUILDERS}
    for name, build in originals.items():
        setattr(benchmark, name, _unlabelled(build))
    try:
        yield _unlabelled(build_generated_session)
    finally:
        for name, build in originals.items():
            setattr(benchmark, name, build)


def _unlabelled(build: Callable[[int], Any]) -> Callable[[int], Any]:
    def built(seed: int) -> Any:
        session, *rest = build(seed)
        turns = tuple(replace(turn, text=_LABEL.sub("", turn.text)) for turn in session.turns)
        return replace(session, turns=turns), *rest

    return built


def _generated(
    make: Callable[[], Any], build: Callable[[int], Any], budget: float
) -> dict[str, float]:
    survived = planted = resolved = updated = 0
    sizes: list[float] = []
    for seed in GENERATED_SEEDS:
        session, canaries = build(seed)
        rounds = run_conformance(
            session, make(), rounds=ROUNDS, canaries=canaries, budget_fraction=budget
        ).rounds
        text = rounds[-1].context.text.lower()
        survived += sum(rounds[-1].survived.values())
        planted += len(canaries)
        updates = [canary for canary in canaries if canary.superseded_tokens]
        updated += len(updates)
        resolved += sum(_is_resolved(canary, text) for canary in updates)
        sizes.append(rounds[-1].output_chars / rounds[0].input_chars)
    return {
        "generated_survival": survived / planted,
        "generated_resolved": resolved / updated,
        "generated_size": statistics.mean(sizes),
    }


def _is_resolved(canary: Canary, text: str) -> bool:
    """Whether the latest value is there, and the one before is not."""
    latest = all(token.lower() in text for token in canary.required_tokens)
    return latest and not any(token.lower() in text for token in canary.superseded_tokens)
