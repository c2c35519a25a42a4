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
        self._kept: tuple[Message, ...] = ()
        self._kept_ids: frozenset[int] = frozenset()

    def mark(self, messages: Sequence[Message]):
        """Take these messages, the context after a summary, as known."""
        self._kept = tuple(messages)
        self._kept_ids = frozenset(map(id, messages))

    def count(self, messages: Sequence[Message]) -> int:
        """How many of these messages are new."""
        known = len(self._kept)
        if known == 0:
            return len(messages) - leading_instructions(messages)
        if len(messages) >= known and messages[known - 1] is self._kept[-1]:
            return len(messages) - known
        if not any(id(message) in self._kept_ids for message in messages):
            return len(messages) - leading_instructions(messages)
        return sum(1 for message in messages if id(message) not in self._kept_ids)
