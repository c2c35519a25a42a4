#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Above a number of messages."""

from collections.abc import Sequence

from pydantic import BaseModel, ConfigDict, Field

from pipecat_summarizer.config_values import MAX_WHOLE
from pipecat_summarizer.counting import TokenCounter
from pipecat_summarizer.messages import Message
from pipecat_summarizer.triggers.decision import SummarizationDecision, compare


class MessageCountTrigger(BaseModel):
    """Summarize above a number of messages, whatever their size.

    Parameters:
        max_messages: The number above which it fires. Everything in the context
            counts, instructions too.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    max_messages: int = Field(strict=True, ge=1, le=MAX_WHOLE)

    def should_summarize(
        self, messages: Sequence[Message], token_counter: TokenCounter
    ) -> SummarizationDecision:
        """Check the number of messages, as in ``message_count:41>40``."""
        count = len(messages)
        return compare("message_count", count, self.max_messages, message_count=count)
