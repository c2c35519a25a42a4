#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Above a share of the model's input limit."""

from collections.abc import Sequence
from decimal import Decimal

from pydantic import BaseModel, ConfigDict, Field

from pipecat_summarizer.config_values import MAX_WHOLE
from pipecat_summarizer.counting import TokenCounter
from pipecat_summarizer.messages import Message
from pipecat_summarizer.triggers.decision import SummarizationDecision, compare


class TokenLimitTrigger(BaseModel):
    """Summarize above a share of the model's input limit.

    Parameters:
        max_input_tokens: The model's input limit.
        threshold_ratio: The share of it above which the trigger fires.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    max_input_tokens: int = Field(strict=True, ge=1, le=MAX_WHOLE)
    threshold_ratio: float = Field(default=0.8, strict=True, gt=0, le=1, allow_inf_nan=False)

    @property
    def threshold(self) -> int:
        """The tokens above which it fires."""
        # As the ratio is written: 100 * 0.29 is 28.999999999999996.
        return int(self.max_input_tokens * Decimal(str(self.threshold_ratio)))

    def should_summarize(
        self, messages: Sequence[Message], token_counter: TokenCounter
    ) -> SummarizationDecision:
        """Check the tokens, as in ``token_limit:1200>960``."""
        tokens = token_counter.count_messages(messages)
        return compare(
            "token_limit",
            tokens,
            self.threshold,
            message_count=len(messages),
            token_count=tokens,
        )
