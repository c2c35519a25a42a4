#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The last step: oversized messages clamped to head, tail and a mark.

Of what may be cut the largest are cut first, and never to less than the next
largest: all to one common size. Then the summary, which is the memory of all that
is gone; last of all the newest message of the user, which is to be answered.
"""

from collections.abc import Sequence
from itertools import repeat

from pipecat_summarizer.selection.bound.cuttable import cuttable, fit_steps
from pipecat_summarizer.selection.bound.draft import Draft
from pipecat_summarizer.selection.units import STEP
from pipecat_summarizer.slicing import Steps

_SUMMED_PER_STEP = 2_000


def defer_oversized_steps(draft: Draft) -> Steps[None]:
    """Say of each oversized message how much of it this step is going to cut.

    Oversized is what takes more than half of the room; the summary and the newest
    message of the user only where they do not fit alone. Cutting it is less of a loss
    than all that would have to go beside it, so the other steps look at what will be
    left of it.
    """
    room = draft.room
    late = {draft.kept.prior, draft.kept.newest_user}
    results = set(draft.kept.results)
    for index, size in enumerate(draft.sizes):
        if index % STEP == STEP - 1:
            yield
        is_late = index in late
        if size <= (room if is_late else room // 2) or index in results:
            continue
        if draft.kept.may_cut[index]:
            yield
            share = room // 2 if is_late else room // 4
            left = max(draft.floor_of(index), share)
            if left < size:
                draft.defer(index, size - left)


def clamp_steps(draft: Draft) -> Steps[None]:
    """Clamp messages, as few and as little as needed."""
    kept = draft.kept
    late = {kept.prior, kept.newest_user}
    pool = [
        index
        for index in draft.standing()
        if index not in late
        and kept.may_cut[index]
        and (kept.stays[index] or index in draft.deferred)
    ]
    later = sum([draft.deferred.get(index, 0) for index in late])
    yield from _clamp_pool_steps(draft, pool, later)
    yield from _clamp_summary_steps(draft, draft.deferred.get(kept.newest_user, 0))
    yield from _clamp_pool_steps(draft, [kept.newest_user], 0)


def _clamp_pool_steps(draft: Draft, pool: Sequence[int], later: int) -> Steps[None]:
    """Clamp the largest of these messages to a common size.

    Args:
        draft: The context.
        pool: Where the messages stand that may be cut; -1 is none.
        later: The tokens that are going to be cut elsewhere.
    """
    if draft.total - later <= draft.limit:
        return
    pool = [index for index in pool if index >= 0 and draft.kept.may_cut[index]]
    sizes = [draft.now_sizes[index] for index in pool]
    floors: list[int] = []
    for index in pool:
        floors.append(min(draft.floor_of(index), draft.now_sizes[index]))
        yield
    rest = draft.total - later - sum(sizes)
    budget = (draft.target if sum(floors) + rest <= draft.target else draft.limit) - rest
    level = yield from _level_steps(sizes, floors, budget)
    for index, floor in zip(pool, floors, strict=True):
        if draft.now_sizes[index] > max(floor, level):
            yield from draft.cut_steps(index, max(floor, level), "clamped")
            yield


def _level_steps(sizes: list[int], floors: list[int], budget: int) -> Steps[int]:
    """The largest size to which all may be cut so that they fit; 0 where none is."""
    low, high = 0, max(sizes, default=0)
    while low < high:
        middle = (low + high + 1) // 2
        total = 0
        for start in range(0, len(sizes), _SUMMED_PER_STEP):
            part = slice(start, start + _SUMMED_PER_STEP)
            total += sum(map(max, floors[part], map(min, sizes[part], repeat(middle))))
            yield
        low, high = (middle, high) if total <= budget else (low, middle - 1)
    return low


def _clamp_summary_steps(draft: Draft, later: int) -> Steps[None]:
    """Clamp the summary, whether it was there or was extracted just now."""
    summary = draft.summary
    if summary is None:
        yield from _clamp_pool_steps(draft, [draft.kept.prior], later)
        return
    excess = draft.total - later - draft.target
    text = cuttable(summary.message) if draft.total - later > draft.limit else None
    if text is not None:
        message, tokens = yield from fit_steps(
            text, max(0, summary.tokens - excess), draft.counter, summary.tokens
        )
        if tokens < summary.tokens:
            draft.replace_summary(message, tokens)
