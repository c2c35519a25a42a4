#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What every method is."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Literal

from pipecat.processors.aggregators.llm_context import LLMContext

from benchmarks.fidelity.planted import Message
from benchmarks.fidelity.writers import Writer

Outcome = Literal["applied", "failed", "skipped"]

KEPT_MESSAGES = 4
"""The newest messages that a summary leaves as they are: Pipecat's default, and ours."""


class Method(ABC):
    """Keeps the context of one call in bounds.

    Attributes:
        name: What it is called in the tables.
        needs_writer: Whether it has summaries written.
    """

    name: ClassVar[str]
    needs_writer: ClassVar[bool] = True

    def __init__(self, messages: list[Message], writer: Writer, target_tokens: int):
        """Begin a call.

        Args:
            messages: Its opening.
            writer: Who writes.
            target_tokens: The most tokens of a summary.
        """
        self.context = LLMContext(list(messages))  # pyright: ignore[reportArgumentType]
        self.writer = writer
        self.target_tokens = target_tokens

    @classmethod
    def takes(cls, writer: Writer) -> bool:
        """Whether this writer can write for this method."""
        return cls.needs_writer

    def grow(self, messages: list[Message]):
        """Let the call go on."""
        for message in messages:
            self.context.add_message(dict(message))  # pyright: ignore[reportArgumentType]

    @abstractmethod
    async def shrink(self) -> Outcome:
        """Bring the context into bounds, once."""

    @property
    def summary(self) -> str | None:
        """The summary in the context; None where there is none."""
        return None

    @property
    def messages(self) -> list[Message]:
        """The context as it is now."""
        messages: list[Any] = self.context.messages
        return list(messages)
