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

_PLAIN = (str, int, float, bytes, type(None))


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
        return _copy(message)
    taken: dict[Any, Any] = cast(dict[Any, Any], message).copy()
    for key, value in taken.items():
        if type(value) is not str:
            taken[key] = _copy(value)
    return taken


def _copy(value: Any) -> Any:
    if isinstance(value, _PLAIN):
        return value
    # Several times faster than `copy.deepcopy`, which also looks out for cycles.
    if type(value) is dict:
        return {key: _copy(item) for key, item in cast(dict[Any, Any], value).items()}
    if type(value) is list:
        return [_copy(item) for item in cast(list[Any], value)]
    return copy.deepcopy(value)
