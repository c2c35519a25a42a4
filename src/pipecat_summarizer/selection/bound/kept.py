#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What may never be cut, and what may be cut but never left out.

A rule that protects a message is added in :func:`find_kept_steps`. It only protects:
what no rule keeps can be left out with its exchange.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from pipecat_summarizer.callbacks import call_predicate
from pipecat_summarizer.errors import CallbackError
from pipecat_summarizer.messages import (
    INSTRUCTION_ROLES,
    Message,
    async_notice,
    is_done_kick_off,
    is_instruction,
    is_service_specific,
    is_standard,
    is_unfinished_result,
    result_call_id,
    role_of,
    tool_calls_of,
)
from pipecat_summarizer.selection.marks import left_out_count
from pipecat_summarizer.selection.select import (
    SelectionRules,
    leading_count,
    stale_instructions,
)
from pipecat_summarizer.selection.units import STEP, Units
from pipecat_summarizer.slicing import Steps


@dataclass(slots=True)
class Kept:
    """What of a context is kept, by the places of its messages.

    Parameters:
        never_cut: Whether the message must stay the very object that it is.
        may_cut: Whether its text may be cut.
        stays: Whether it may not be left out.
        results: Where the completed tool results stand that may be cut.
        groups: The places of what can be left out, the oldest exchange first.
        marks: Where an earlier bound said that messages were left out.
        exchange: Where the current exchange begins.
        newest_user: Where the newest message of the user stands; -1 if there is none.
        prior: Where the earlier summary stands; -1 if there is none.
        pinned: ``id()`` of the pinned messages.
        errors: What ``pin`` raised.
    """

    never_cut: list[bool]
    may_cut: list[bool]
    stays: list[bool]
    results: list[int] = field(default_factory=list[int])
    groups: list[list[int]] = field(default_factory=list[list[int]])
    marks: list[int] = field(default_factory=list[int])
    exchange: int = -1
    newest_user: int = -1
    prior: int = -1
    pinned: set[int] = field(default_factory=set[int])
    errors: list[CallbackError] = field(default_factory=list[CallbackError])

    def is_pinned(self, message: Message) -> bool:
        """Whether a message of the context is pinned."""
        return id(message) in self.pinned


def find_kept_steps(context: Sequence[Message], rules: SelectionRules, units: Units) -> Steps[Kept]:
    """Find what is kept of a context.

    Args:
        context: The context's messages. Never changed.
        rules: Its pins, its task and its earlier summary.
        units: Which messages hang together.
    """
    yield
    count = len(context)
    kept = Kept([False] * count, [False] * count, [False] * count)
    leading = leading_count(context, rules)
    stale = stale_instructions(context, leading, rules)
    task = {id(message) for message in rules.task}
    exchange_of: list[int] = []
    newest_instruction = -1
    exchange, after_user = 0, False
    for index, message in enumerate(context):
        if index % STEP == STEP - 1:
            yield
        role = role_of(message)
        is_prior = message is not None and message is rules.prior_summary
        is_pinned = _is_pinned(message, rules, kept)
        is_task = id(message) in task
        is_orphan = index in units.orphans
        is_result = not is_orphan and _is_completed_result(message)
        if is_prior:
            kept.prior = index
        elif role == "user" and left_out_count(message) and not is_pinned:
            kept.marks.append(index)
        elif role == "user":
            kept.newest_user = index
            exchange += not after_user
        if role:
            after_user = role == "user"
        exchange_of.append(exchange)
        if index >= leading and not is_prior and not is_task and is_instruction(message):
            newest_instruction = index
        kept.never_cut[index] = not is_orphan and (
            (
                index < leading
                and index not in stale
                and not _is_done_kick_off(context, index, leading, rules)
            )
            or is_task
            or is_pinned
            or not (is_standard(message) or is_service_specific(message))
            or (
                units.of[index] in units.pending
                and not is_result
                and not _is_answered(message, units)
            )
        )
        if is_result and not kept.never_cut[index]:
            kept.results.append(index)
        kept.may_cut[index] = is_result or is_prior or role not in ("tool", *INSTRUCTION_ROLES)
    if newest_instruction >= 0:
        kept.never_cut[newest_instruction] = True
    kept.exchange = kept.newest_user if kept.newest_user >= 0 else count - 1
    yield from _settle(kept, units, exchange_of)
    return kept


def _settle(kept: Kept, units: Units, exchange_of: list[int]) -> Steps[None]:
    """Keep what hangs together with what is kept, and group what can be left out."""
    count = len(kept.stays)
    marks = set(kept.marks)
    for index in range(count):
        if index % STEP == STEP - 1:
            yield
        kept.stays[index] = kept.never_cut[index] or (
            index not in units.orphans
            and (index >= kept.exchange or index == kept.prior or index in marks)
        )
        kept.may_cut[index] &= not kept.never_cut[index] and index not in marks
    for number, members in enumerate(units.members):
        if number % STEP == STEP - 1:
            yield
        if any([kept.stays[index] for index in members]):
            for index in members:
                kept.stays[index] = True
    # Orphaned results first, which no provider accepts. A tool group goes with its end.
    groups: list[list[int]] = [[] for _ in range(exchange_of[-1] + 2 if exchange_of else 0)]
    for index in range(count):
        if index % STEP == STEP - 1:
            yield
        if kept.stays[index]:
            continue
        unit = units.of[index]
        last = units.members[unit][-1] if unit >= 0 else index
        groups[0 if index in units.orphans else exchange_of[last] + 1].append(index)
    kept.groups = [group for group in groups if group]


def _is_done_kick_off(
    context: Sequence[Message], index: int, leading: int, rules: SelectionRules
) -> bool:
    return index == leading - 1 and is_done_kick_off(
        context, index, system_instruction=rules.system_instruction
    )


def _is_pinned(message: Message, rules: SelectionRules, kept: Kept) -> bool:
    if rules.pin is None or not is_standard(message):
        return False
    try:
        is_pinned = call_predicate("pin", rules.pin, message)
    except CallbackError as error:
        if not kept.errors:
            kept.errors.append(error)
        return False
    if is_pinned:
        kept.pinned.add(id(message))
    return is_pinned


def _is_answered(message: Message, units: Units) -> bool:
    """Whether this message makes calls and has the result of each.

    Thinking makes the tool steps of a turn one unit, of which only the last may be pending.
    """
    calls = tool_calls_of(message)
    return bool(calls) and units.waiting.keys().isdisjoint([call.id for call in calls])


def _is_completed_result(message: Message) -> bool:
    """Whether this is the final result of a tool call, in either form."""
    if result_call_id(message) is not None:
        return not is_unfinished_result(message)
    notice = async_notice(message)
    return notice is not None and notice.finished
