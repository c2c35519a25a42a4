#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Above a number of user turns since the last summary."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, field_validator

from pipecat_summarizer.callbacks import call_predicate
from pipecat_summarizer.config_values import MAX_WHOLE, check_callable
from pipecat_summarizer.counting import TokenCounter
from pipecat_summarizer.messages import Message, role_of
from pipecat_summarizer.triggers.decision import SummarizationDecision, compare


class TurnCountTrigger(BaseModel):
    """Summarize above a number of user turns since the last summary.

    A turn is a message of the user. Since when they count is told by whoever
    applies the summaries (see :class:`.SinceSummaryTrigger`; the summarizer does),
    so that the turns a summary kept are not new. On a list alone, it is since the
    newest message that ``is_summary`` knows, else all of them: those that a summary
    replaced are no longer in the list.

    Parameters:
        max_turns: The number above which it fires.
        is_summary: For use on a list alone: whether a message is a summary. Also
            keeps one that stands as a user message from counting as a turn.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    max_turns: int = Field(strict=True, ge=1, le=MAX_WHOLE)
    is_summary: Callable[[Message], bool] | None = None

    @field_validator("is_summary")
    @classmethod
    def _check_is_summary(cls, value: Any) -> Any:
        check_callable("is_summary", value)
        return value

    def should_summarize(
        self, messages: Sequence[Message], token_counter: TokenCounter
    ) -> SummarizationDecision:
        """Check the turns, as in ``turn_count:9>8``."""
        turns = 0
        for message in reversed(messages):
            if self.is_summary and call_predicate("is_summary", self.is_summary, message):
                break
            turns += role_of(message) == "user"
        return self._compare(turns, messages)

    def should_summarize_since(
        self, messages: Sequence[Message], token_counter: TokenCounter, new_messages: int
    ) -> SummarizationDecision:
        """Check the turns among the newest messages, as in ``turn_count:9>8``."""
        start = max(0, len(messages) - new_messages)
        return self._compare(_count_turns(messages[start:]), messages)

    def _compare(self, turns: int, messages: Sequence[Message]) -> SummarizationDecision:
        return compare("turn_count", turns, self.max_turns, message_count=len(messages))


def _count_turns(messages: Iterable[Message]) -> int:
    return sum([role_of(message) == "user" for message in messages])
