#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The third step: the oldest exchanges left out behind one mark."""

from pipecat_summarizer.selection.bound.draft import Draft
from pipecat_summarizer.slicing import Steps


def leave_out_oldest_steps(draft: Draft) -> Steps[None]:
    """Leave out the oldest exchanges, as few as needed, if that gains anything."""
    marks = draft.standing_marks()
    going = yield from _going_steps(draft, draft.target)
    if going is None:
        # What has to stay leaves nothing to spare: as few as it takes to fit at all.
        going = yield from _going_steps(draft, draft.limit)
    if going is None:
        going = [
            index for group in draft.kept.groups for index in group if not draft.is_gone[index]
        ]
    yield
    mark, tokens = draft.mark_for(len(going))
    if sum([draft.now_sizes[index] for index in [*marks, *going]]) <= tokens:
        return
    yield from draft.take_out_steps([*marks, *going], "left_out")
    before = min(draft.kept.exchange, *marks, *going)
    draft.mark = draft.insert(mark, tokens, before, "left_out")


def _going_steps(draft: Draft, goal: int) -> Steps[list[int] | None]:
    """What goes, so that no more than ``goal`` tokens are left; None if they cannot be so few."""
    planned = draft.planned - sum([draft.now_sizes[index] for index in draft.standing_marks()])
    going: list[int] = []
    for group in draft.kept.groups:
        standing = [index for index in group if not draft.is_gone[index]]
        planned -= sum([draft.planned_size(index) for index in standing])
        going += standing
        yield
        if going and planned <= goal and planned + draft.mark_for(len(going))[1] <= goal:
            return going
    return None
