#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a token counter is, and a text measured by one."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from pipecat_summarizer.messages import Message


@runtime_checkable
class TokenCounter(Protocol):
    """Counts the tokens of context messages.

    Counts are additive: ``count_messages`` is the sum of ``count_message`` over
    the messages, so a caller may keep sizes per message. Only
    :class:`.UsageCalibratedTokenCounter` knows more of a whole list, and says so.
    """

    def count_message(self, message: Message) -> int:
        """The tokens of one message, its structural overhead included."""
        ...

    def count_messages(self, messages: Sequence[Message]) -> int:
        """The tokens of several messages."""
        ...


def count_text(counter: TokenCounter, text: str) -> int:
    """The tokens of a text, without what a message counts by itself."""
    message, empty = {"role": "user", "content": text}, {"role": "user", "content": ""}
    return counter.count_message(message) - counter.count_message(empty)
