#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Putting the summary in the place of what it summarizes, whatever happened meanwhile.

The context goes on changing while a summary is written. So the selected messages
are found again by identity, in one walk, and only those still there and still as
they were are replaced. Nothing here changes a message or the caller's list.
"""

from bisect import bisect
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from operator import is_

from pipecat_summarizer.messages import Message, result_call_id
from pipecat_summarizer.selection.footing import keep_footing_steps
from pipecat_summarizer.selection.select import Selection
from pipecat_summarizer.selection.snapshot import is_unchanged
from pipecat_summarizer.selection.units import STEP, call_ids_of
from pipecat_summarizer.slicing import Steps, drain

_AT_ONCE = 1_000
"""Of how many messages an edit is looked for in the step in which the summary is put in."""


@dataclass(frozen=True, slots=True)
class Splice:
    """A rewritten context.

    Parameters:
        messages: The new messages.
        replaced: The messages that the summary took the place of.
        index: Where the summary stands.
    """

    messages: list[Message]
    replaced: tuple[Message, ...]
    index: int


def splice(
    messages: Sequence[Message],
    selection: Selection,
    summary: Message,
    *,
    up_to: int | None = None,
) -> Splice | None:
    """Replace what was selected with the summary.

    Args:
        messages: The context's messages now.
        selection: What was selected, and how it looked then.
        summary: The message that takes its place.
        up_to: Only what stood at this index or before it was summarized.
            None: all of it.

    Returns:
        The rewritten context, or None when nothing of the selection is left to
        replace: then the context was replaced, and the summary is not about it.
    """
    if up_to is None and _only_grew(messages, selection):
        # The common case, in one pass of a few machine instructions a message.
        first = selection.going[0]
        if 0 <= selection.prior < first:
            first = selection.prior
        return _rewritten(
            [*map(selection.context.__getitem__, selection.staying)]
            + [*messages[len(selection.context) :]],
            selection.replaced,
            bisect(selection.staying, first),
            summary,
        )
    places = [
        place
        for place in selection.taken
        if up_to is None or place <= up_to or place == selection.prior
    ]
    found = _by_identity(messages, selection, places)
    if found is None:
        found = _by_equality(messages, selection, places)
    _keep_footing(messages, selection, found)
    if not any(place != selection.prior for place in found.values()):
        return None
    return _rewritten(
        [message for index, message in enumerate(messages) if index not in found],
        [messages[index] for index in sorted(found)],
        min(found),
        summary,
    )


def recheck_steps(selection: Selection) -> Steps[None]:
    """Look whether the older messages of a long selection are as they were.

    So that :func:`splice`, which is one step, has only the newest of them to look at. It is
    for the moment before, as what is edited after this is not seen.
    """
    older = max(0, len(selection.replaced) - _AT_ONCE)
    taken = [*islice(selection.taken.values(), older)]
    for start in range(0, older, STEP):
        end = min(start + STEP, older)
        try:
            if selection.replaced[start:end] != taken[start:end]:
                return
        except Exception:  # a message that cannot be compared
            return
        yield
    selection.rechecked = older


def _rewritten(
    rest: list[Message], replaced: Sequence[Message], position: int, summary: Message
) -> Splice:
    position = _outside_tool_steps(rest, position)
    rest.insert(position, summary)
    return Splice(messages=rest, replaced=tuple(replaced), index=position)


def _only_grew(messages: Sequence[Message], selection: Selection) -> bool:
    """Whether nothing happened since the selection but that messages came at the end."""
    context = selection.context
    if not selection.going or len(messages) < len(context):
        return False
    if not all(map(is_, messages, context)):
        return False
    if _calls_held(messages[len(context) :], selection):
        return False
    try:
        done = selection.rechecked
        return selection.replaced[done:] == [*islice(selection.taken.values(), done, None)]
    except Exception:  # a message that cannot be compared; it is looked at by itself
        return False


def _by_identity(
    messages: Sequence[Message], selection: Selection, places: list[int]
) -> dict[int, int] | None:
    """Where the selected messages stand now, and stood; None when none of them is there."""
    wanted = set(places)
    found: dict[int, int] = {}
    standing = False
    last = -1
    for index, message in enumerate(messages):
        place = selection.places.get(id(message))
        if place is None or place not in wanted:
            continue
        standing = True
        # One that no longer stands in order was moved, and is wanted where it is.
        if place > last and is_unchanged(message, selection.taken[place]):
            found[index] = last = place
    if not standing:
        return None
    seen = {*map(id, selection.context), *map(id, selection.stand_ins)}
    held = _calls_held((m for m in messages if id(m) not in seen), selection)
    _keep_broken_units(selection, found, held)
    return found


def _calls_held(arrived: Iterable[Message], selection: Selection) -> set[int]:
    """Units that something which came later is about: a late result needs its call."""
    units = selection.units
    if not units.calls:
        return set()
    held = {units.of_call(call_id) for message in arrived for call_id in call_ids_of(message)}
    return {unit for unit in held if unit is not None}


def _keep_broken_units(selection: Selection, found: dict[int, int], held: set[int]):
    """Keep a whole unit where one of its messages is kept or has got company."""
    units = selection.units
    replaced = set(found.values())
    kept = held | {
        units.of[place]
        for place in selection.taken
        if place not in replaced and units.of[place] >= 0
    }
    if kept:
        for index in [index for index, place in found.items() if units.of[place] in kept]:
            del found[index]


def _keep_footing(messages: Sequence[Message], selection: Selection, found: dict[int, int]):
    """Keep what the messages that stay have to stand on; see :mod:`.footing`."""
    units = selection.units

    def keep(index: int):
        unit = units.of[found[index]]
        members = [i for i, place in found.items() if unit >= 0 and units.of[place] == unit]
        for member in members or [index]:
            del found[member]

    drain(
        keep_footing_steps(
            messages,
            stays=lambda index: index not in found,
            keep=keep,
            passed_over=lambda index: (
                found[index] == selection.prior or found[index] in units.orphans
            ),
            alternate_roles=selection.alternate_roles,
        )
    )


def _by_equality(
    messages: Sequence[Message], selection: Selection, places: list[int]
) -> dict[int, int]:
    """Where copies of all selected messages stand, in order; empty when one is missing.

    An application that copies its context leaves no object in place. Then only
    the whole selection, in order, is proof enough.
    """
    found: dict[int, int] = {}
    remaining = iter(places)
    place = next(remaining, None)
    for index, message in enumerate(messages):
        if place is None:
            break
        if is_unchanged(message, selection.taken[place]):
            found[index] = place
            place = next(remaining, None)
    return found if place is None else {}


def _outside_tool_steps(messages: Sequence[Message], position: int) -> int:
    """The nearest place before ``position`` that is not between a call and its result."""
    while 0 < position < len(messages) and result_call_id(messages[position]) is not None:
        position -= 1
    return position
