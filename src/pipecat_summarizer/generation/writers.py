#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a summary writer is: the seam between what is asked and who answers.

A writer gets everything a summary needs as values and returns text. It knows
nothing of contexts, thresholds or events.
"""

from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from pipecat_summarizer.fidelity.memory import Memory
from pipecat_summarizer.messages import Message


@dataclass(frozen=True, slots=True)
class SummaryRequest:
    """One request to a writer.

    Parameters:
        system_instruction: The instruction, for the system role.
        prompt: Earlier summary, transcript and closing instruction, for the
            user role.
        max_tokens: The most tokens the reply may have.
        messages: The messages to be replaced, for writers that need no prompt.
            Not to be changed.
        prior_summary: The text of the summary to be updated; None for the first.
        memory: The exact values and standing wishes of what the summary stands for,
            for writers that choose by them.
    """

    system_instruction: str
    prompt: str = field(repr=False)
    max_tokens: int
    messages: tuple[Message, ...] = field(default=(), repr=False)
    prior_summary: str | None = field(default=None, repr=False)
    memory: Memory | None = field(default=None, repr=False)


@runtime_checkable
class SummaryWriter(Protocol):
    """Writes summaries.

    Anything with a ``name`` and this method will do: a service, a local model,
    a rule.
    """

    @property
    def name(self) -> str:
        """How events and metrics call this writer."""
        ...

    async def write(self, request: SummaryRequest) -> str | None:
        """Write a summary.

        Args:
            request: What to write.

        Returns:
            The reply as the writer gave it; None or ``""`` when it gave none.
            Any exception counts as a failure of the writer.
        """
        ...


def input_limit_of(writer: SummaryWriter) -> int | None:
    """The most tokens a writer reads; one that knows it says so by ``max_input_tokens``."""
    return getattr(writer, "max_input_tokens", None)


def needs_prompt(writer: SummaryWriter) -> bool:
    """Whether a writer asks a model; one that does not says so by ``needs_prompt = False``."""
    return getattr(writer, "needs_prompt", True)
