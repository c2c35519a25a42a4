#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Counts that stand on what the provider itself reported.

What a provider reports for a request holds all that no look at the messages shows:
the system instruction, the tools, and how its own tokenizer reads the text.
"""

from collections.abc import Sequence
from operator import is_
from typing import Protocol

from pipecat_summarizer.config_values import check_protocol
from pipecat_summarizer.counting.approximate import ApproximateTokenCounter
from pipecat_summarizer.counting.protocol import TokenCounter
from pipecat_summarizer.messages import Message


class TokenUsage(Protocol):
    """What is read of a usage report; Pipecat's ``LLMTokenUsage`` is one."""

    @property
    def prompt_tokens(self) -> int:
        """Tokens of the request, with or without those from a cache."""
        ...

    @property
    def completion_tokens(self) -> int:
        """Tokens of the reply."""
        ...

    @property
    def total_tokens(self) -> int:
        """Tokens of both, always with those from a cache."""
        ...


class UsageCalibratedTokenCounter:
    """Counts a context in the provider's own tokens.

    A list that begins with the messages of the last reported request counts as
    reported, plus the base count of what came since. So the system instruction
    and the tools' schemas are in. Where nothing was reported, or the list begins
    otherwise (after a summary, until the next report), the base counts alone.

    The counts of single messages are the base's, so here, unlike with other
    counters, a list counts more or less than its messages do one by one. The
    difference is :attr:`surplus`: whoever keeps sizes per message adds it while
    :meth:`is_anchored` holds.

    It belongs to one context. It keeps the messages of the last reported request
    until the next.
    """

    def __init__(self, base: TokenCounter | None = None):
        """Start without a report.

        Args:
            base: Counts what was not reported; an :class:`.ApproximateTokenCounter`
                by default.

        Raises:
            ValueError: If it is no token counter.
        """
        check_protocol("base", base, TokenCounter)
        self._base = base if base is not None else ApproximateTokenCounter()
        self._reported: tuple[Message, ...] | None = None
        self._anchored: Sequence[Message] | None = None
        self._surplus = 0

    @property
    def base(self) -> TokenCounter:
        """Counts what was not reported."""
        return self._base

    @property
    def surplus(self) -> int:
        """What the last reported request was over the base count of its messages.

        That is the system instruction, the tools, and what the base misjudges; the
        last may make it negative. 0 without a report.
        """
        return self._surplus

    def record_usage(
        self, usage: TokenUsage, messages: Sequence[Message], *, base_tokens: int | None = None
    ):
        """Take what the provider reported as the measure from now on.

        Services differ in whether their ``prompt_tokens`` hold what came from a
        cache; their ``total_tokens`` always do, so those are read. A report of
        nothing is passed over.

        Args:
            usage: The report.
            messages: The messages of the request it is about, as they were sent.
            base_tokens: The base count of these messages when they were sent, for
                a caller that has it; a message may have been edited in place
                since. None: they are counted now.
        """
        reported = max(usage.total_tokens - usage.completion_tokens, usage.prompt_tokens)
        if reported <= 0:
            return
        if base_tokens is None:
            base_tokens = self._base.count_messages(messages)
        self._reported = tuple(messages)
        self._anchored = None
        self._surplus = reported - base_tokens

    def is_anchored(self, messages: Sequence[Message]) -> bool:
        """Whether the list begins with the very messages of the last reported request.

        Once it did, the same list is trusted for as long as it has the first and
        the last of them in place.
        """
        reported = self._reported
        if reported is None or len(messages) < len(reported):
            return False
        if reported and messages[0] is not reported[0]:
            return False
        if reported and messages[len(reported) - 1] is not reported[-1]:
            return False
        if messages is not self._anchored:
            if not all(map(is_, reported, messages)):
                return False
            self._anchored = messages
        return True

    def count_message(self, message: Message) -> int:
        """The tokens of one message, as the base counts them."""
        return self._base.count_message(message)

    def count_messages(self, messages: Sequence[Message]) -> int:
        """The tokens of a request with these messages, as far as one was reported."""
        tokens = self._base.count_messages(messages)
        return max(0, tokens + self._surplus) if self.is_anchored(messages) else tokens
