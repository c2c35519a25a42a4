#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Which messages hang together: they go or stay as one.

A tool call, its results and its async-tool notices are one unit wherever they
stand, since a provider refuses a result without its call and a call without its
result. A service-specific message (thinking, thought signature, reasoning item)
belongs to the message it accompanies.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from pipecat_summarizer.messages import (
    Message,
    async_notice,
    ids_of_calls,
    is_service_specific,
    is_standard,
    is_surely_final,
    is_unfinished_result,
    result_call_id,
    role_of,
    tool_calls_of,
)
from pipecat_summarizer.slicing import Steps

STEP = 64
"""How many messages are read between two steps."""


@dataclass(slots=True)
class Units:
    """The units of a list of messages.

    Parameters:
        of: For each message, the number of its unit; -1 where it stands alone.
        members: For each unit, the indices of its messages, in order.
        pending: Numbers of the units with a call that has no final result yet.
        orphans: Indices of tool results whose call is not in the list.
        calls: By call id, the index of the message that last made such a call; a provider
            may use an id again.
        waiting: By call id, the unit of such a call that has no final result yet.
    """

    of: list[int]
    members: list[list[int]] = field(default_factory=list[list[int]])
    pending: set[int] = field(default_factory=set[int])
    orphans: set[int] = field(default_factory=set[int])
    calls: dict[str, int] = field(default_factory=dict[str, int])
    waiting: dict[str, int] = field(default_factory=dict[str, int])

    def add(self, index: int, unit: int):
        """Make a message part of a unit."""
        self.of[index] = unit
        self.members[unit].append(index)

    def of_call(self, call_id: str) -> int | None:
        """The unit of the newest call with this id; None where there is none."""
        index = self.calls.get(call_id)
        return None if index is None else self.of[index]

    def open(self) -> int:
        """Start a unit and return its number."""
        self.members.append([])
        return len(self.members) - 1

    def join(self, into: int, other: int):
        """Make two units one, its members not in order yet."""
        if into == other:
            return
        for index in self.members[other]:
            self.of[index] = into
        self.members[into] += self.members[other]
        self.members[other] = []
        if other in self.pending:
            self.pending.discard(other)
            self.pending.add(into)


def call_ids_of(message: Message) -> tuple[str, ...]:
    """The ids of the calls that a message makes, answers or reports on."""
    if not is_standard(message):
        return ()
    call_ids = ids_of_calls(message)
    if call_ids:
        return tuple(call_ids)
    call_id = result_call_id(message)
    if call_id is None:
        notice = async_notice(message)
        call_id = notice.call_id if notice else None
    return () if call_id is None else (call_id,)


def find_units_steps(messages: Sequence[Message]) -> Steps[Units]:
    """Find the units of a list of messages, in one walk."""
    units = Units(of=[-1] * len(messages))
    specific = False
    for start in range(0, len(messages), STEP):
        for index, message in enumerate(messages[start : start + STEP], start):
            if type(message) is dict:  # most messages have no part in any unit
                fields = cast(dict[str, Any], message)
                if "tool_calls" in fields:
                    if _read_calls(units, index, fields):
                        continue
                elif (role := fields.get("role")) != "tool" and role != "developer":
                    continue
            elif not is_standard(message):
                specific = specific or is_service_specific(message)
                continue
            elif _read_calls(units, index, message):
                continue
            if role_of(message) in ("tool", "developer"):
                _read_answer(units, index, cast(Mapping[str, Any], message))
        yield
    units.pending.update(units.waiting.values())
    if specific:
        yield from _attach_specific(units, messages)
    return units


def _read_calls(units: Units, index: int, message: Mapping[str, Any]) -> bool:
    """Open a unit for the calls that a message makes; whether it makes any."""
    call_ids = ids_of_calls(message)
    if not call_ids:
        return False
    unit = units.open()
    units.add(index, unit)
    for call_id in call_ids:
        if call_id in units.waiting:  # used again, so that nothing can answer the earlier one
            units.pending.add(units.waiting[call_id])
        units.calls[call_id] = index
        units.waiting[call_id] = unit
    return True


def _read_answer(units: Units, index: int, message: Mapping[str, Any]):
    call_id = result_call_id(message)
    content = message.get("content")
    is_final = isinstance(content, str) and is_surely_final(content)
    notice = None if is_final else async_notice(message)
    if call_id is None:
        if notice is None or notice.call_id not in units.calls:
            return
        call_id = notice.call_id
    place = units.calls.get(call_id)
    if place is None:
        units.orphans.add(index)
        return
    unit = units.of[place]
    units.add(index, unit)
    # The newest word counts: an interim result reopens nothing that a later one closes.
    if notice.finished if notice else is_final or not is_unfinished_result(message):
        units.waiting.pop(call_id, None)
    else:
        units.waiting[call_id] = unit


def _attach_specific(units: Units, messages: Sequence[Message]) -> Steps[None]:
    """Give each service-specific message to the message it accompanies."""
    hosts: list[tuple[int, int]] = []
    following: list[int] = [-1] * len(messages)
    next_standard = -1
    for index in range(len(messages) - 1, -1, -1):
        if index % STEP == 0:
            yield
        following[index] = next_standard
        if is_standard(messages[index]):
            next_standard = index
    previous = -1
    for index, message in enumerate(messages):
        if index % STEP == STEP - 1:
            yield
        if is_standard(message):
            previous = index
        elif is_service_specific(message):
            host = _host_of(units, messages, message, previous, following[index])
            if host >= 0:
                hosts.append((index, host))
    for index, host in hosts:
        if units.of[host] < 0:
            units.add(host, units.open())
        units.add(index, units.of[host])
        _extend_over_tool_steps(units, messages, host)
    for members in units.members:
        members.sort()


def _host_of(
    units: Units, messages: Sequence[Message], message: Any, previous: int, following: int
) -> int:
    bookmarked = _bookmarked_call(message)
    call = units.calls.get(bookmarked) if bookmarked else None
    if call is not None:
        return call
    # Pipecat adds thinking before the reply it led to; a signature may come after it.
    if following >= 0 and role_of(messages[following]) == "assistant":
        return following
    if previous >= 0 and role_of(messages[previous]) == "assistant":
        return previous
    return following if following >= 0 else previous


def _bookmarked_call(message: Any) -> str:
    """The id of the call that a thought signature names as its own, or ``""``."""
    payload = message.message
    bookmark = payload.get("bookmark") if is_standard(payload) else None
    call_id = (
        cast(Mapping[str, Any], bookmark).get("function_call")
        if isinstance(bookmark, Mapping)
        else None
    )
    return call_id if isinstance(call_id, str) else ""


def _extend_over_tool_steps(units: Units, messages: Sequence[Message], host: int):
    """Keep the tool steps of one turn with the thinking that opens them.

    The calls of one reply share its thinking, and Anthropic refuses a tool-use
    turn that does not begin with it.
    """
    if not tool_calls_of(messages[host]):
        return
    unit = units.of[host]
    for index in range(host + 1, len(messages)):
        message = messages[index]
        if not is_standard(message) or not call_ids_of(message) or units.of[index] < 0:
            return
        units.join(unit, units.of[index])
