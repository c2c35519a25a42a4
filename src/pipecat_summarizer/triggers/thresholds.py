#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The two thresholds of an automatic summary, as in Pipecat: both fire at their value."""

from dataclasses import dataclass

from pipecat_summarizer.triggers.decision import SummarizationDecision

GAIN_SHARE = 10
"""A token threshold that cannot be got under fires for a tenth of it at least."""


@dataclass(frozen=True, slots=True)
class Thresholds:
    """When a context is large enough to be summarized.

    Parameters:
        max_context_tokens: Tokens of all messages; None for no such threshold.
        max_unsummarized_messages: Messages since the last summary; None for no
            such threshold.
    """

    max_context_tokens: int | None
    max_unsummarized_messages: int | None

    def reason(self, tokens: int, new_messages: int) -> str | None:
        """Why a summary is due, such as ``max_context_tokens:8123>=8000``; None if it is not."""
        if self.is_over(tokens):
            return f"max_context_tokens:{tokens}>={self.max_context_tokens}"
        return self.message_reason(new_messages)

    def decision(self, tokens: int, new_messages: int, message_count: int) -> SummarizationDecision:
        """The same as a trigger says it, also of a check that does not fire."""
        reason = self.reason(tokens, new_messages)
        checked = f"max_context_tokens:{tokens}<{self.max_context_tokens}"
        if self.max_context_tokens is None:
            checked = f"max_unsummarized_messages:{new_messages}<{self.max_unsummarized_messages}"
        return SummarizationDecision(
            should_summarize=reason is not None,
            reason=reason or checked,
            token_count=tokens,
            message_count=message_count,
        )

    def message_reason(self, new_messages: int) -> str | None:
        """The same, by the messages alone."""
        limit = self.max_unsummarized_messages
        if limit is None or new_messages < limit:
            return None
        return f"max_unsummarized_messages:{new_messages}>={limit}"

    def is_over(self, tokens: int) -> bool:
        """Whether this many tokens reach the token threshold."""
        return self.max_context_tokens is not None and tokens >= self.max_context_tokens

    def missing_gain(self, tokens: int, going: int, replaced: int, *, was_over: bool) -> int:
        """How many more tokens must be able to go before the token threshold may fire.

        Where what must stay already exceeds the threshold, or the last summary
        left the context above it, a summary for every little that can go would
        be a call on every turn.

        Args:
            tokens: Tokens of all messages.
            going: Tokens of the messages that can go, without an earlier summary.
            replaced: The same with the earlier summary.
            was_over: Whether the last summary left the context over the threshold.

        Returns:
            0 when it may fire.
        """
        limit = self.max_context_tokens
        if limit is None or not self.is_over(tokens):
            return 0
        if not was_over and not self.is_over(tokens - replaced):
            return 0
        return max(0, limit // GAIN_SHARE + 1 - going)
