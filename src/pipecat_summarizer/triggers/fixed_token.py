#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Above a fixed number of tokens."""

from collections.abc import Sequence

from pydantic import BaseModel, ConfigDict, Field

from pipecat_summarizer.config_values import MAX_WHOLE
from pipecat_summarizer.counting import TokenCounter
from pipecat_summarizer.messages import Message
from pipecat_summarizer.triggers.decision import SummarizationDecision, compare


class FixedTokenTrigger(BaseModel):
    """Summarize above a fixed number of tokens.

    Parameters:
        max_tokens: The number above which it fires.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    max_tokens: int = Field(strict=True, ge=1, le=MAX_WHOLE)

    def should_summarize(
        self, messages: Sequence[Message], token_counter: TokenCounter
    ) -> SummarizationDecision:
        """Check the tokens, as in ``fixed_token:4100>4000``."""
        tokens = token_counter.count_messages(messages)
        return compare(
            "fixed_token",
            tokens,
            self.max_tokens,
            message_count=len(messages),
            token_count=tokens,
        )
