#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The third step: the oldest exchanges left out behind one mark."""

from collections.abc import Set

from pipecat_summarizer.selection.bound.draft import Draft
from pipecat_summarizer.selection.footing import keep_footing_steps
from pipecat_summarizer.slicing import Steps

_FOOTING_TRIES = 3


def leave_out_oldest_steps(draft: Draft, *, alternate_roles: bool = False) -> Steps[None]:
    """Leave out the oldest exchanges, as few as needed, if that gains anything.

    Args:
        draft: The context.
        alternate_roles: Whether a user and an assistant who alternate must go on doing so.
    """
    marks = draft.standing_marks()
    going = yield from _planned_steps(draft, set())
    if going is None:
        going = [
            index for group in draft.kept.groups for index in group if not draft.is_gone[index]
        ]
    else:
        going = yield from _with_footing_steps(draft, going, alternate_roles)
    yield
    mark, tokens = draft.mark_for(len(going))
    if sum([draft.now_sizes[index] for index in [*marks, *going]]) <= tokens:
        return
    yield from draft.take_out_steps([*marks, *going], "left_out")
    before = min(draft.kept.exchange, *marks, *going)
    draft.mark = draft.insert(mark, tokens, before, "left_out")


def _planned_steps(draft: Draft, spared: Set[int]) -> Steps[list[int] | None]:
    """What goes, so that what stays fits; None if it cannot."""
    going = yield from _going_steps(draft, spared, draft.target)
    if going is None:
        # What has to stay leaves nothing to spare: as few as it takes to fit at all.
        going = yield from _going_steps(draft, spared, draft.limit)
    return going


def _going_steps(draft: Draft, spared: Set[int], goal: int) -> Steps[list[int] | None]:
    """What goes, so that no more than ``goal`` tokens are left; None if they cannot be so few."""
    planned = draft.planned - sum([draft.now_sizes[index] for index in draft.standing_marks()])
    going: list[int] = []
    for group in draft.kept.groups:
        standing = [index for index in group if not draft.is_gone[index] and index not in spared]
        planned -= sum([draft.planned_size(index) for index in standing])
        going += standing
        yield
        if going and planned <= goal and planned + draft.mark_for(len(going))[1] <= goal:
            return going
    return None


def _with_footing_steps(draft: Draft, going: list[int], alternate_roles: bool) -> Steps[list[int]]:
    """What goes, so that what stays has what it stands on, as long as that fits as well.

    More goes in place of what is spared, which may need another to stand on.
    """
    spared: set[int] = set()
    for _ in range(_FOOTING_TRIES):
        needed = yield from _footing_steps(draft, going, alternate_roles)
        if not needed:
            return going
        spared |= needed
        others = yield from _planned_steps(draft, spared)
        if others is None:
            return going
        going = others
    return going


def _footing_steps(draft: Draft, going: list[int], alternate_roles: bool) -> Steps[set[int]]:
    """What of this must not go, for what stays to stand on."""
    left, needed = set(going), set[int]()
    orphans, marks = draft.units.orphans, set(draft.kept.marks)

    def keep(index: int):
        unit = draft.units.of[index]
        needed.update(draft.units.members[unit] if unit >= 0 else (index,))

    yield from keep_footing_steps(
        draft.context,
        lambda index: (
            index in needed or not (index in left or index in marks or draft.is_gone[index])
        ),
        keep,
        lambda index: index in orphans or index in marks or draft.is_gone[index],
        alternate_roles=alternate_roles,
    )
    return needed
