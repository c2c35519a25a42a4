#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What is checked, what a check is, and what it says."""

from dataclasses import dataclass, field
from typing import Literal, Protocol

from pipecat_summarizer.messages import Message

ReplyProblem = Literal["cut_off", "only_reasoning"]
"""What is wrong with a reply before anybody reads it."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A cleaned reply that asks to become the summary.

    Parameters:
        text: The reply, without tags, fences and reasoning.
        tokens: Tokens of the message it would become.
        replaced_tokens: Tokens of the messages it would replace.
        messages: The messages it would replace.
        prior_summary: The text of the earlier summary it updates, or None.
        custom_prompt: Whether the user wrote the prompt, and so decides on
            language and form.
        summary_language: The language the user asked for; None for the
            conversation's own.
        problem: What cleaning the reply found wrong with it.
        is_closed: Whether the reply ended with its closing tag, and so cannot be
            cut off.
        max_tokens: The most tokens the reply might have; None if unknown.
        wrong_digits: How many numbers in it are a known one with a wrong digit.
    """

    text: str
    tokens: int
    replaced_tokens: int
    messages: tuple[Message, ...] = field(default=(), repr=False)
    prior_summary: str | None = field(default=None, repr=False)
    custom_prompt: bool = False
    problem: ReplyProblem | None = None
    is_closed: bool = False
    max_tokens: int | None = None
    summary_language: str | None = None
    wrong_digits: int = 0

    @property
    def decides_language(self) -> bool:
        """Whether the user decided on the language, and the conversation does not."""
        return self.custom_prompt or self.summary_language is not None


class Check(Protocol):
    """One way in which a draft can be unfit. Pure, and quick on any draft."""

    @property
    def name(self) -> str:
        """How events call this check."""
        ...

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None.

        The answer is a plain sentence for the model that wrote the draft, and
        repeats none of its text.
        """
        ...


@dataclass(frozen=True, slots=True)
class Complaint:
    """What one check found wrong.

    Parameters:
        check: The check's name.
        text: A plain sentence for the model.
    """

    check: str
    text: str
