#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What each statement is worth in a summary. In steps, linear."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from pipecat_summarizer.generation.extraction.features import Features
from pipecat_summarizer.slicing import Steps

WEIGHTY = 3.0
"""From this weight on a statement carries something, and is more than colour."""

NOISE = 0.3
"""Up to this weight a statement says nothing."""

_VALUE_WEIGHTS = {
    "email": 4.0,
    "phone": 4.0,
    "code": 3.5,
    "money": 3.0,
    "date": 3.0,
    "web": 3.0,
    "zone": 3.0,
    "number": 2.5,
    "time": 2.0,
    "weekday": 1.5,
    "name": 1.5,
    "percent": 1.0,
    "small": 0.5,
}
_MAX_VALUES_WEIGHT = 8.0
_PURPOSE_WEIGHTS = {
    "wish": 3.0,
    "need": 1.0,
    "open": 2.5,
    "done": 1.5,
    "goal": 1.5,
    "name": 3.0,
    "change": 1.0,
    "chatter": -1.5,
    "offer": -3.0,
}
_MARKED, _REASON, _ASKED, _DECIDED, _KEPT = 2.5, 3.0, 5.0, 1.5, 6.0
_CENTRAL, _RECENT, _PRIOR, _TOOL = 1.5, 1.0, 2.0, 0.5
_THEIR_OWN = frozenset({"agent", "operator"})
_AGENT_VALUES = 0.75  # Of the caller's own.
_AGENT_WISH = 0.6  # Of a caller's: an assistant's "please" asks for something.
_QUESTION = 0.5  # Of a question that was answered.
_LEANING = 0.7  # Of what leans on the sentence before: "Fix them before Friday."
_FEW_TERMS = 3
_SHORT = 0.4
_PER_STEP = 10


@dataclass(frozen=True, slots=True)
class Weighed:
    """A statement and its worth.

    Parameters:
        features: The statement, and what it carries.
        weight: What it is worth.
        values_weight: How much of that its values are worth.
        needs: The place of the question that it answers; None where it stands by
            itself.
    """

    features: Features
    weight: float
    values_weight: float
    needs: int | None = None


def weigh_steps(found: Sequence[Features]) -> Steps[list[Weighed]]:
    """Weigh every statement."""
    frequency: Counter[str] = Counter()
    seen: set[str] = set()
    for count, one in enumerate(found):
        if one.said not in seen:
            seen.add(one.said)
            frequency.update(one.subject)
        if count % _PER_STEP == 0:
            yield
    most = max(frequency.values(), default=1)
    reason = _reason_of_call(found)
    asked = yield from _asked_steps(found)
    has_begun = False
    weighed: list[Weighed] = []
    for index, one in enumerate(found):
        values_weight = sum({kind: _VALUE_WEIGHTS[kind] for kind, _ in one.values}.values())
        values_weight = min(values_weight, _MAX_VALUES_WEIGHT)
        if one.statement.speaker in _THEIR_OWN:
            values_weight *= _AGENT_VALUES
        central = sum(frequency[term] for term in one.subject) / (most * (len(one.subject) + 2))
        weight = values_weight + _purpose_weight(one)
        weight += _CENTRAL * central + _RECENT * index / len(found)
        weight += _MARKED * one.is_marked + _KEPT * one.is_kept + _PRIOR * one.statement.is_prior
        weight += _TOOL * (one.statement.speaker == "tool") + _REASON * (index == reason)
        if "backward" in one.purpose and not one.statement.is_prior:
            weight = values_weight + _LEANING * (weight - values_weight)
        needs = index - 1 if one.is_answer and _asks(found, index - 1, one) else None
        if needs is not None and weighed[needs].weight < 0:
            needs = None  # What was answered is a greeting: "How can I help?" "Yes, hello, ..."
        has_begun = has_begun or one.statement.speaker != "agent"
        if one.is_question and one.statement.turn == asked:
            weight += _ASKED
        elif one.is_question and not has_begun:
            weight += _PURPOSE_WEIGHTS["offer"]  # "Hello, how can I help?"
        elif one.is_question:
            weight *= _QUESTION
        elif needs is not None:
            weight += _DECIDED + weighed[needs].weight
        elif len(one.subject) < _FEW_TERMS and not one.values and not one.is_wish:
            weight *= _SHORT
        weighed.append(Weighed(one, weight, values_weight, needs))
        if index % _PER_STEP == 0:
            yield
    return weighed


def _asked_steps(found: Sequence[Features]) -> Steps[int | None]:
    """The turn of the caller's last question, if nobody has said anything to it."""
    for count, one in enumerate(reversed(found)):
        if one.statement.speaker == "caller":
            if one.is_question and not one.statement.is_prior:
                return one.statement.turn
        elif one.is_answer or one.values or len(one.subject) >= _FEW_TERMS:
            return None  # "One moment, I have to ask" would be no answer.
        if count % _PER_STEP == 0:
            yield
    return None


def _purpose_weight(one: Features) -> float:
    weight = sum(_PURPOSE_WEIGHTS.get(purpose, 0.0) for purpose in one.purpose)
    if "wish" in one.purpose:
        weight -= _PURPOSE_WEIGHTS["need"] * ("need" in one.purpose)
        weight -= _PURPOSE_WEIGHTS["chatter"] * ("chatter" in one.purpose)
    if one.statement.speaker in _THEIR_OWN:
        weight += _PURPOSE_WEIGHTS["chatter"] * ("chatter" in one.purpose)
        weight -= _PURPOSE_WEIGHTS["wish"] * (1 - _AGENT_WISH) * ("wish" in one.purpose)
        weight -= _PURPOSE_WEIGHTS["goal"] * ("goal" in one.purpose)
    return weight


def _asks(found: Sequence[Features], index: int, answer: Features) -> bool:
    """Whether the other side has just asked something that can be answered with yes or no."""
    if index < 0 or not found[index].is_question:
        return False
    return found[index].statement.speaker not in ("tool", answer.statement.speaker)


def _reason_of_call(found: Sequence[Features]) -> int:
    """Where the caller first says something: mostly the reason of the call."""
    for index, one in enumerate(found):
        if one.statement.is_prior:
            return -1
        if one.statement.speaker == "caller" and len(one.subject) >= _FEW_TERMS:
            return index
    return -1
