#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the bound is given, and what it gives back. A field of either is added here."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from pipecat_summarizer.errors import CallbackError
from pipecat_summarizer.messages import Message
from pipecat_summarizer.selection.select import SelectionRules
from pipecat_summarizer.slicing import Steps

StepName = Literal["results_shortened", "extracted", "left_out", "clamped"]
"""What is done to make a request fit."""

ALL_STEPS: tuple[StepName, ...] = ("results_shortened", "extracted", "left_out", "clamped")
"""Every step, in the order in which they are taken."""

Extract: TypeAlias = Callable[[Sequence[Message], str | None, int], str | Steps[str]]
"""Summarizes messages without a model: the messages, the earlier summary's text, the most
tokens; at once or in steps."""

BuildMessage: TypeAlias = Callable[[str], Message]
"""Makes the message that stands in the context for a summary."""


@dataclass(frozen=True, slots=True)
class BoundRules:
    """What decides on a message beside the limit.

    Parameters:
        selection: What a summary would replace. Its pins, its task and its earlier
            summary hold for every step; its ``recent`` for the extracted one alone.
        prior_text: The earlier summary's text without its template; None to read
            it off the message.
        summary_tokens: The most tokens that an extracted summary may have.
    """

    selection: SelectionRules
    prior_text: str | None = None
    summary_tokens: int = 6000


@dataclass(frozen=True, slots=True)
class BoundStep:
    """One step that was taken.

    Parameters:
        name: Which one.
        tokens_before: Tokens of the messages before it.
        tokens_after: Tokens of the messages after it.
        messages: How many messages it cut, replaced or left out.
    """

    name: StepName
    tokens_before: int
    tokens_after: int
    messages: int


@dataclass(frozen=True, slots=True)
class BoundSummary:
    """A summary that was made without a model.

    Parameters:
        text: The summary.
        message: The message that stands in the context for it.
    """

    text: str
    message: Message


@dataclass(frozen=True, slots=True)
class Bound:
    """Messages that fit, or those that were given, where none would.

    Parameters:
        messages: A list of its own. A message that stays as it was is the same object.
        tokens: Their tokens.
        steps: What was done, in order; empty where nothing was.
        over_by: By how much even the least possible request exceeds the limit, 0 where
            the limit is met. Above 0 nothing was changed.
        replaced: Every message that was given and is not there any more, with the
            message that now stands for it; None where that is a mark or a summary.
        summary: The summary that was extracted, if one was.
        left_out_mark: The message that says how many were left out, if this call wrote it.
        errors: What the caller's own functions raised. A message whose ``pin`` raised
            counts as not pinned, a summary that could not be made is not made.
    """

    messages: list[Message]
    tokens: int
    steps: tuple[BoundStep, ...] = ()
    over_by: int = 0
    replaced: tuple[tuple[Message, Message | None], ...] = ()
    summary: BoundSummary | None = None
    left_out_mark: Message | None = None
    errors: tuple[CallbackError, ...] = ()
