#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The first step: old tool results shortened to head, tail and a mark.

Large results lose first, and old ones before new ones: in rounds, each to a quarter
of the size of the round before, oldest first. The results of the current exchange
take part in the first two rounds only, at their end; smaller ones are what the next
reply is about, and lose only when nothing else is left.
"""

from pipecat_summarizer.selection.bound.draft import Draft
from pipecat_summarizer.selection.units import STEP
from pipecat_summarizer.slicing import Steps

MIN_RESULT_TOKENS = 32
"""No result is shortened below this here, and none of up to twice this is touched."""

_SHRINK = 4
_ROUNDS_FOR_CURRENT = 2


def shorten_results_steps(draft: Draft) -> Steps[None]:
    """Shorten tool results, as many and as much as needed."""
    largest = max((draft.now_sizes[index] for index in draft.kept.results), default=0)
    size, number = max(draft.room // _SHRINK, MIN_RESULT_TOKENS), 1
    while draft.planned > draft.limit and largest > 2 * MIN_RESULT_TOKENS:
        for looked_at, index in enumerate(draft.kept.results):
            excess = draft.planned - draft.target
            if excess <= 0:
                return
            if number > _ROUNDS_FOR_CURRENT and index >= draft.kept.exchange:
                break
            if draft.now_sizes[index] > 2 * size:
                wanted = max(size, draft.now_sizes[index] - excess)
                yield from draft.cut_steps(index, wanted, "results_shortened")
                yield
            elif looked_at % STEP == STEP - 1:
                yield
        if size == MIN_RESULT_TOKENS:
            return
        size, number = max(size // _SHRINK, MIN_RESULT_TOKENS), number + 1


def restore_results_steps(draft: Draft) -> Steps[None]:
    """Give results back what a later step has made room for, the newest first."""
    for looked_at, index in enumerate(reversed(draft.kept.results)):
        if looked_at % STEP == STEP - 1:
            yield
        if draft.causes[index] == "results_shortened":
            gained = draft.sizes[index] - draft.now_sizes[index]
            if draft.total + gained <= draft.target:
                draft.restore(index)
