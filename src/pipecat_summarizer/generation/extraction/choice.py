#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Which statements make the summary. In steps.

What carries something comes first, the most for its room; then colour, while
the summary is short of its share. A statement that says what is there already
is left out.
"""

from bisect import bisect_left, insort
from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from pipecat_summarizer.generation.extraction.features import Features
from pipecat_summarizer.generation.extraction.values import Value
from pipecat_summarizer.generation.extraction.weights import NOISE, WEIGHTY, Weighed
from pipecat_summarizer.slicing import Steps

MAX_CANDIDATES = 2_000
"""No more statements than this are compared, the heaviest."""

_PER_STEP = 50
_COLOUR = 1_000.0  # Behind all that is weighty.
_SAME_SHARE = 0.8
_LABEL_ROOM = 10  # What a statement's share of a label is taken for while none is chosen.


@dataclass(frozen=True, slots=True)
class Candidate:
    """A statement that may be chosen.

    Parameters:
        index: Its place in the conversation.
        weighed: The statement.
        text: How it would be said.
        line: Statements with the same line that follow one another share a label.
        cost: What its text takes up.
        label_cost: What its label takes up.
    """

    index: int
    weighed: Weighed
    text: str
    line: tuple[str, int]
    cost: int
    label_cost: int


@dataclass(frozen=True, slots=True)
class Choice:
    """What was chosen.

    Parameters:
        candidates: The chosen ones, in order.
        is_complete: Whether all that carries something found room.
    """

    candidates: list[Candidate]
    is_complete: bool


def choose_steps(candidates: Sequence[Candidate], room: int, colour_room: int) -> Steps[Choice]:
    """Choose statements for a summary.

    Args:
        candidates: All that may be chosen, in order.
        room: What they may take up together.
        colour_room: What they may take up together once colour is added.
    """
    waiting = yield from _heap_steps(candidates)
    asked: dict[int, Candidate] = {}
    for place, one in enumerate(candidates):
        if one.weighed.features.is_question:
            asked[one.index] = one
        if place % _PER_STEP == 0:
            yield
    by_index: dict[int, Candidate] = {}
    chosen: list[int] = []
    values: set[Value] = set()
    terms: set[str] = set()
    used = 0
    is_complete = True
    count = 0
    while waiting:
        count += 1
        if count % _PER_STEP == 0:
            yield
        key, place = heappop(waiting)
        one = candidates[place]
        if one.index in by_index:
            continue
        weighed, features = one.weighed, one.weighed.features
        known = sum(value in values for value in features.values)
        if known == len(features.values) and weighed.needs is None and _is_said(features, terms):
            continue
        weight = weighed.weight
        if known:
            weight -= weighed.values_weight * known / len(features.values)
        now = _key(weight, one.cost)
        if now > key and waiting and now > waiting[0][0]:
            heappush(waiting, (now, place))
            continue
        is_weighty = weighed.weight >= WEIGHTY
        wanted = [one]
        if weighed.needs in asked and weighed.needs not in by_index:
            wanted.append(asked[weighed.needs])
        cost = sum(_added_cost(each, chosen, by_index) for each in wanted)
        if used + cost > (room if is_weighty else min(room, colour_room)):
            is_complete = is_complete and not is_weighty
            continue
        used += cost
        for each in wanted:
            insort(chosen, each.index)
            by_index[each.index] = each
            values.update(each.weighed.features.values)
            terms.update(each.weighed.features.subject)
    return Choice([by_index[index] for index in chosen], is_complete)


def _is_said(features: Features, terms: set[str]) -> bool:
    """Whether what was chosen so far is about the same."""
    return bool(terms) and len(features.subject & terms) >= _SAME_SHARE * len(features.subject)


def _added_cost(one: Candidate, chosen: list[int], by_index: dict[int, Candidate]) -> int:
    """What a summary grows by with one more statement in its place."""
    place = bisect_left(chosen, one.index)
    before = by_index[chosen[place - 1]] if place else None
    after = by_index[chosen[place]] if place < len(chosen) else None
    if before and before.line == one.line or after and after.line == one.line:
        return one.cost
    split = before.label_cost if before and after and before.line == after.line else 0
    return one.cost + one.label_cost + split


def _heap_steps(candidates: Sequence[Candidate]) -> Steps[list[tuple[float, int]]]:
    """The best candidates in order, what carries something first; that is a heap as well."""
    keys: list[tuple[float, int]] = []
    for place, one in enumerate(candidates):
        if one.weighed.weight > NOISE:
            insort(keys, (_key(one.weighed.weight, one.cost), place))
            del keys[MAX_CANDIDATES:]
        if place % _PER_STEP == 0:
            yield
    return keys


def _key(weight: float, cost: int) -> float:
    """What carries something comes first; of two that are equally heavy, the shorter."""
    colour = _COLOUR if weight < WEIGHTY else 0.0
    return colour - max(0.0, weight) ** 0.5 / (cost + _LABEL_ROOM)
