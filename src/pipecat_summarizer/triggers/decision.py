#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a trigger answers."""

from pydantic import BaseModel, ConfigDict, Field


class SummarizationDecision(BaseModel):
    """Whether to summarize, and why.

    Parameters:
        should_summarize: Whether the trigger fires.
        reason: The check that was made, such as ``token_limit:1200>960``; also
            when it did not fire, as in ``token_limit:900<=960``. Without text of
            the conversation.
        token_count: Tokens counted; None where nothing was counted.
        message_count: Messages looked at.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    should_summarize: bool
    reason: str
    token_count: int | None = Field(default=None, ge=0)
    message_count: int = Field(ge=0)


def compare(
    check: str, count: int, limit: int, *, message_count: int, token_count: int | None = None
) -> SummarizationDecision:
    """Decide by a number and its limit: above it fires, at it does not.

    Args:
        check: What is compared, for the reason.
        count: The number.
        limit: Its limit.
        message_count: Messages looked at.
        token_count: Tokens counted, if any were.
    """
    fires = count > limit
    return SummarizationDecision(
        should_summarize=fires,
        reason=f"{check}:{count}{'>' if fires else '<='}{limit}",
        token_count=token_count,
        message_count=message_count,
    )
