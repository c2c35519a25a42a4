#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Noticing that a message was edited in place after it was selected.

Messages in a context are shared mutable objects: Pipecat writes a tool result
into a message that is already there, and so may an application.
"""

import copy
from typing import Any, cast

from pipecat_summarizer.messages import Message

_PLAIN = frozenset({str, int, float, bool, bytes, type(None)})


def snapshot(message: Message) -> Any:
    """A copy to compare a message with later. Texts are shared, not copied."""
    try:
        return _copy_message(message)
    except Exception:
        # What cannot be copied cannot be compared either; identity must do.
        return message


def is_unchanged(message: Message, taken: Any) -> bool:
    """Whether a message still reads as it did when ``taken`` was made of it."""
    try:
        return bool(message == taken)
    except Exception:
        return message is taken


def _copy_message(message: Message) -> Any:
    if type(message) is not dict:
        return copy.deepcopy(message)
    return _copy_dict(cast(dict[Any, Any], message))


# Several times faster than `copy.deepcopy`, which also looks out for cycles.
def _copy_dict(value: dict[Any, Any]) -> dict[Any, Any]:
    taken = value.copy()
    for key, item in value.items():
        if type(item) is dict:
            taken[key] = _copy_dict(cast(dict[Any, Any], item))
        elif type(item) is not str:
            taken[key] = _copy(item)
    return taken


def _copy(value: Any) -> Any:
    if type(value) is dict:
        return _copy_dict(cast(dict[Any, Any], value))
    if type(value) is list:
        return [*map(_copy, cast(list[Any], value))]
    return value if type(value) in _PLAIN else copy.deepcopy(value)
