#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What is checked, what a check is, and what it says."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, Protocol

from pipecat_summarizer.messages import Message

if TYPE_CHECKING:
    from pipecat_summarizer.fidelity.languages import Language

ReplyProblem = Literal["cut_off", "only_reasoning"]
"""What is wrong with a reply before anybody reads it."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """What a draft has in common with the conversation and the earlier summary.

    "Earlier" is what stands before the caller's last words: an answer knows those
    and what comes of them, a summary the rest too.

    Parameters:
        language: The draft's language; None where it is none of :mod:`.languages`.
        is_same_language: Whether the conversation may be in the same.
        terms: Different terms of the draft, those that the whole call is about apart.
        common: Those that the whole call is about.
        known: Those of them that the conversation has.
        earlier: Those that it has earlier.
        beyond: Those that it has earlier only.
        earlier_numbers: Numbers of the draft that it has earlier.
        heard: Different terms of the conversation's earlier part.
        copied: The share of the draft's words that are copied in runs.
        copied_turns: How many utterances they are copied from, one after the other.
        copied_next: How many of these utterances follow right upon another of them.
        copied_sides: How many sides of the talk they are copied from.
    """

    language: "Language | None" = field(default=None, repr=False)
    is_same_language: bool = True
    terms: int = 0
    common: int = 0
    known: int = 0
    earlier: int = 0
    beyond: int = 0
    earlier_numbers: int = 0
    heard: int = 0
    copied: float = 0.0
    copied_turns: int = 0
    copied_next: int = 0
    copied_sides: int = 0


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
        coverage: What it has in common with the conversation, once that is counted.
    """

    text: str = field(repr=False)
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
    coverage: Coverage | None = field(default=None, repr=False)

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
    text: str = field(repr=False)
