#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How many messages have come since the last summary.

Messages that summary kept are not new. They are known by identity, so that a
context that was replaced counts from its start again.
"""

from collections.abc import Sequence

from pipecat_summarizer.messages import Message, leading_instructions


class NewMessages:
    """Counts the messages that are new since a mark.

    A count is one comparison while the context only grows.
    """

    def __init__(self):
        """Start without a mark: all but the leading instructions are new."""
        self._kept: frozenset[int] = frozenset()
        self._kept_messages: tuple[Message, ...] = ()  # keeps their ids from being reused
        self._length = 0
        self._last: Message = None
        self._new = 0

    def mark(self, messages: Sequence[Message]):
        """Take these messages, the context after a summary, as known."""
        self._kept_messages = tuple(messages)
        self._kept = frozenset(map(id, messages))
        self._remember(messages, 0)

    def doubt(self):
        """Say that any message may have been replaced where it stood."""
        self._length = 0

    def count(self, messages: Sequence[Message]) -> int:
        """How many of these messages are new."""
        length = self._length
        grew = 0 < length <= len(messages) and messages[length - 1] is self._last
        if grew and (self._new or self._kept):  # else the instructions at the front may go on
            new = self._new + len(messages) - length
        elif any(id(message) in self._kept for message in messages):
            new = sum(id(message) not in self._kept for message in messages)
        else:
            new = len(messages) - leading_instructions(messages)
        self._remember(messages, new)
        return new

    def _remember(self, messages: Sequence[Message], new: int):
        self._length = len(messages)
        self._last = messages[-1] if messages else None
        self._new = new
