#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What every adapter is. Imports nothing that one of the environments has not."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from benchmarks.competitors.stand_in import StandIn

Message = dict[str, Any]
"""A message of a conversation, in OpenAI's form."""


@dataclass(frozen=True)
class Settings:
    """What all competitors are told, each in its own terms.

    Parameters:
        max_tokens: Summarize at this many tokens of messages.
        max_new_messages: Summarize at this many new messages, too; None for not.
        kept_messages: The newest messages that stay as they are.
        hard_limit: No request may have more tokens, where a competitor knows such a limit.
    """

    max_tokens: int
    max_new_messages: int | None
    kept_messages: int
    hard_limit: int


class Competitor(ABC):
    """Keeps one conversation in bounds.

    Attributes:
        writer: The model that writes its summaries.
    """

    def __init__(
        self, instructions: str, settings: Settings, writer: StandIn, **options: Any
    ) -> None:
        """Begin a conversation.

        Args:
            instructions: The bot's system instruction.
            settings: When to summarize.
            writer: The model that writes.
            **options: Of a variant.
        """
        self.instructions: Message = {"role": "system", "content": instructions}
        self.settings = settings
        self.writer = writer
        self.options = options

    @abstractmethod
    async def add(self, message: Message) -> None:
        """Take in a message of the caller, the assistant or a tool."""

    @abstractmethod
    async def request(self) -> list[Message]:
        """The messages that are sent for a reply now, instructions included."""

    async def settle(self) -> None:  # noqa: B027 (most have nothing to do)
        """Let what is done beside the conversation come to its end."""

    async def interrupt(self) -> None:  # noqa: B027
        """Take in that the caller barges in."""

    async def pass_time(self, secs: float) -> None:  # noqa: B027
        """Take in that time passes; for those that wait before they try again."""

    async def close(self) -> None:  # noqa: B027
        """End the conversation."""

    @abstractmethod
    async def context(self) -> list[Message]:
        """What would be sent now, without anything being done."""

    @classmethod
    def looker(cls, messages: list[Message], *, exact: bool) -> Callable[[Message], None]:
        """A function that takes in a message, and looks whether a summary is due: not yet.

        Args:
            messages: The conversation so far.
            exact: Whether tokens are counted by the model's tokenizer.
        """
        raise NotImplementedError

    @classmethod
    def rewriter(cls, messages: list[Message]) -> Callable[[], int]:
        """A function that selects, renders and splices, with a summary that is there already.

        Args:
            messages: The conversation.

        Returns:
            The function; it returns how many messages there are afterwards.
        """
        raise NotImplementedError
