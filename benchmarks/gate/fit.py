#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Fits the weights of the check ``not_a_summary``, and says what they are worth.

    python -m benchmarks.gate.fit

The model is a logistic regression over the signs of :mod:`pipecat_summarizer.fidelity.weighing`,
fitted on all sets the gate may be tuned on. What is printed of its errors is measured on what
it was not fitted on: each language, then each author, once left out and judged.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np
from loguru import logger

logger.remove()

from benchmarks.gate import wilson  # noqa: E402 (quiet first: Pipecat greets at import)
from benchmarks.gate.samples import Sample  # noqa: E402
from benchmarks.gate.sets import SETS  # noqa: E402
from pipecat_summarizer.fidelity import DEFAULT_CHECKS  # noqa: E402
from pipecat_summarizer.fidelity.answers import AnswersCaller  # noqa: E402
from pipecat_summarizer.fidelity.coverage import coverage_of  # noqa: E402
from pipecat_summarizer.fidelity.weighing import (  # noqa: E402
    MIN_HEARD,
    MIN_HEARD_OF_SPEECH,
    THRESHOLD,
    THRESHOLD_OF_SPEECH,
    WEIGHTS,
    signs,
    speaks,
    weigh,
)

LEARNT = frozenset(
    "answer offer refusal announcement leak prompt offtopic off_topic reasoning thinking".split()
)
"""Kinds that carry little of a call. The others have checks of their own."""

PENALTY = 1.0
ROUNDS = 12
_OWN = ("tuning", "held_out")
_OTHERS = ("second", "third", "fourth", "fifth", "sixth")
_WEIGHING = ("answers_caller", "not_a_summary")


def learnable(samples: Sequence[Sample]) -> tuple[list[Sample], np.ndarray]:
    """The samples that the check judges, with their signs."""
    chosen: list[Sample] = []
    rows: list[list[float]] = []
    for sample in samples:
        if sample.good or sample.kind in LEARNT:
            draft = sample.draft
            coverage = coverage_of(draft)
            if coverage.is_same_language and draft.text:
                chosen.append(sample)
                rows.append(list(signs(draft.text, coverage).values()))
    return chosen, np.array(rows)


def is_judged(sample: Sample) -> bool:
    """Whether the conversation has words enough to weigh a sample."""
    found = weigh(sample.draft, MIN_HEARD_OF_SPEECH)
    return found is not None and (speaks(found.signs) or weigh(sample.draft, MIN_HEARD) is not None)


def fitted(rows: np.ndarray, is_bad: np.ndarray) -> np.ndarray:
    """Bias and weights, by Newton's method."""
    rows = np.c_[np.ones(len(rows)), rows]
    weights = np.zeros(rows.shape[1])
    penalty = np.eye(len(weights)) * PENALTY
    penalty[0, 0] = 1e-6
    for _ in range(ROUNDS):
        likely = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (is_bad - likely) - penalty @ weights
        curve = (rows * (likely * (1 - likely))[:, None]).T @ rows + penalty
        weights += np.linalg.solve(curve, slope)
    return weights


def left_out(rows: np.ndarray, is_bad: np.ndarray, groups: np.ndarray) -> np.ndarray:
    """The evidence against each sample by weights fitted without its group."""
    found = np.zeros(len(rows))
    for group in sorted(set(groups)):
        own = groups == group
        weights = fitted(rows[~own], is_bad[~own])
        found[own] = np.c_[np.ones(own.sum()), rows[own]] @ weights
    return found


@cache
def _speaks(sample: Sample) -> bool:
    return speaks(signs(sample.draft.text, coverage_of(sample.draft)))


@cache
def others_refuse(sample: Sample) -> bool:
    """Whether the gate refuses a sample without the weights."""
    checks = [check for check in DEFAULT_CHECKS if check.name not in _WEIGHING]
    return bool(sample.complaints([*checks, AnswersCaller(threshold=float("inf"))]))


def show(title: str, evidence: np.ndarray, learnt: Sequence[Sample], every: Sequence[Sample]):
    """Print how often the whole gate errs where the weights give this evidence."""
    refused = {
        id(one)
        for one, value in zip(learnt, evidence, strict=True)
        if value > (THRESHOLD_OF_SPEECH if _speaks(one) else THRESHOLD)
    }
    for good in (True, False):
        own = [one for one in every if one.good is good]
        wrong = sum((id(one) in refused or others_refuse(one)) is good for one in own)
        low, high = wilson(wrong, len(own))
        side = "good refused" if good else "bad let through"
        print(f"{title:<34} {side:<16} {wrong:>4} of {len(own):>5}   {low:.1%} to {high:.1%}")


def main() -> None:
    """Print the weights, and the errors where language or author were left out."""
    every = [sample for name in (*_OWN, *_OTHERS) for sample in SETS[name]()]
    samples, rows = learnable(every)
    is_bad = np.array([not sample.good for sample in samples])
    for name, weight in zip(("BIAS", *WEIGHTS), fitted(rows, is_bad), strict=True):
        print(f'    "{name}": {weight:.2f},')
    # What the check does not judge by weights stays as the other checks see it.
    judged = np.array([is_judged(sample) for sample in samples])
    languages = np.array([sample.language for sample in samples])
    evidence = np.where(judged, left_out(rows, is_bad, languages), -np.inf)
    print()
    show("each language left out", evidence, samples, every)
    _show_by_author("  of these", evidence, samples, every)
    authors = np.array([_author(sample) for sample in samples])
    evidence = np.where(judged, left_out(rows, is_bad, authors), -np.inf)
    _show_by_author("left out", evidence, samples, every)


def _show_by_author(
    title: str, evidence: np.ndarray, learnt: Sequence[Sample], every: Sequence[Sample]
) -> None:
    for author in ("own", *_OTHERS):
        part = [sample for sample in every if _author(sample) == author]
        show(f"{title}: {author}", evidence, learnt, part)


def _author(sample: Sample) -> str:
    return sample.split if sample.split in _OTHERS else "own"


if __name__ == "__main__":
    main()
