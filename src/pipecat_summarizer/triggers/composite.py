#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the triggers that are made of others have in common."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict, Field, field_validator

from pipecat_summarizer.config_values import check_protocol
from pipecat_summarizer.counting import TokenCounter
from pipecat_summarizer.messages import Message
from pipecat_summarizer.triggers.decision import SummarizationDecision
from pipecat_summarizer.triggers.protocol import SummarizationTrigger, decide


class CompositeTrigger(BaseModel, ABC):
    """A trigger made of others, any kind.

    Each is asked once, whatever the others say, so that the reason names every
    check, as in ``any(message_count:41>40, token_limit:900<=960)``. The token count
    is the largest of theirs; None where none of them counted.

    Parameters:
        triggers: The triggers, at least one.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", arbitrary_types_allowed=True)

    NAME: ClassVar[str]

    triggers: tuple[SummarizationTrigger, ...] = Field(min_length=1)

    @field_validator("triggers")
    @classmethod
    def _check_triggers(cls, value: tuple[Any, ...]) -> tuple[Any, ...]:
        for trigger in value:
            check_protocol("triggers", trigger, SummarizationTrigger)
        return value

    def should_summarize(
        self, messages: Sequence[Message], token_counter: TokenCounter
    ) -> SummarizationDecision:
        """Ask each trigger."""
        return self._ask(messages, token_counter, None)

    def should_summarize_since(
        self, messages: Sequence[Message], token_counter: TokenCounter, new_messages: int
    ) -> SummarizationDecision:
        """Ask each trigger, and tell those that want to know how many messages are new."""
        return self._ask(messages, token_counter, new_messages)

    @abstractmethod
    def _fires(self, decisions: Iterable[bool]) -> bool:
        """Whether these decisions together are one to summarize."""

    def _ask(
        self, messages: Sequence[Message], token_counter: TokenCounter, new_messages: int | None
    ) -> SummarizationDecision:
        decisions = [
            decide(trigger, messages, token_counter, new_messages=new_messages)
            for trigger in self.triggers
        ]
        counts = [one.token_count for one in decisions if one.token_count is not None]
        return SummarizationDecision(
            should_summarize=self._fires([one.should_summarize for one in decisions]),
            reason=f"{self.NAME}({', '.join([one.reason for one in decisions])})",
            token_count=max(counts, default=None),
            message_count=len(messages),
        )
