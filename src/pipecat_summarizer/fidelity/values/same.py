#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""When two values are one, and what they are looked up by."""

from pipecat_summarizer.fidelity.values.entry import CODE_KINDS, ValueKind
from pipecat_summarizer.fidelity.values.kinds import date, money, phone, time
from pipecat_summarizer.fidelity.values.kinds.id import compact

Key = tuple[str, str]


def keys(kind: ValueKind, normal: str) -> tuple[Key, ...]:
    """What a value is looked up by; values that may be the same share one of them."""
    if kind in CODE_KINDS:
        return (("code", phone.key(compact(normal))),)
    if kind == "money":
        return ((kind, money.amount(normal)),)
    if kind == "time":
        return ((kind, time.key(normal)),)
    if kind == "date":
        # A date that may be read in two ways has two.
        return tuple((kind, reading[-2:]) for reading in normal.split("~"))
    return ((kind, normal),)


def is_same(kind: ValueKind, normal: str, other_kind: ValueKind, other: str) -> bool:
    """Whether two values that share a key are the same value."""
    if kind in CODE_KINDS and other_kind in CODE_KINDS:
        if compact(normal) == compact(other):
            return True
        return "phone" in (kind, other_kind) and phone.is_same(normal, other)
    if kind != other_kind:
        return False
    if kind == "time":
        return time.is_same(normal, other)
    if kind == "date":
        return date.is_within(normal, other) or date.is_within(other, normal)
    if kind == "money":
        return money.is_same(normal, other)
    return normal == other
