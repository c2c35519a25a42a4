#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a handler receives: one record for every summary started and for every outcome.

A field added here is filled in by ``run.py`` and documented in the README's
table of events. Nothing here shows conversation text in its ``repr``.
"""

from dataclasses import dataclass, field

from pipecat.processors.aggregators.llm_context_summarizer import (
    SummaryAppliedEvent as _PipecatSummaryAppliedEvent,
)


@dataclass(kw_only=True)
class SummaryStartedEvent:
    """A summary was found necessary and is being written.

    Parameters:
        reason: Why, such as ``manual`` or ``max_context_tokens:8123>=8000``.
        original_message_count: Messages in the context now.
        summarized_message_count: Messages the summary will replace, an earlier
            summary among them.
        tokens_before: Tokens of the context's messages now.
    """

    reason: str
    original_message_count: int
    summarized_message_count: int
    tokens_before: int


@dataclass
class SummaryAppliedEvent(_PipecatSummaryAppliedEvent):
    """A summary took the place of older messages.

    Parameters:
        original_message_count: Messages before.
        new_message_count: Messages after.
        summarized_message_count: Messages the summary replaced.
        preserved_message_count: Messages that stayed as they are: leading
            instructions, pinned and recent ones.
        tokens_before: Tokens of the context's messages before.
        tokens_after: Tokens of the context's messages after.
        tokens_written: Tokens of the summary's message.
        reason: Why, such as ``manual`` or ``max_context_tokens:8123>=8000``.
        writer: Name of the service or writer that wrote it.
        attempts: Calls made for it: 1, or more after a refusal or in chunks.
        yields: How often a call was broken off for a turn of the caller, and made
            again; see ``yield_to_turns``.
        duration_secs: From the decision to the rewritten context.
        summary: The summary's text. Not in the ``repr``.
        added: Exact values and standing wishes that it did not hold and that were
            added to it.
        left_out: Those that had no room in it, as they were said. Not in the
            ``repr``.
    """

    tokens_before: int = field(kw_only=True)
    tokens_after: int = field(kw_only=True)
    tokens_written: int = field(kw_only=True)
    reason: str = field(kw_only=True)
    writer: str = field(kw_only=True)
    attempts: int = field(kw_only=True)
    duration_secs: float = field(kw_only=True)
    summary: str = field(kw_only=True, repr=False)
    yields: int = field(default=0, kw_only=True)
    added: int = field(default=0, kw_only=True)
    left_out: tuple[str, ...] = field(default=(), kw_only=True, repr=False)


@dataclass(kw_only=True)
class SummaryFailedEvent:
    """A summary could not be had. The context is as it was.

    Parameters:
        reason: A short code: ``timeout``, ``model_error``, ``rejected``,
            ``yielded``, ``no_writer``, ``config_error`` or ``error``.
        detail: What went wrong, in words and without conversation text, such as
            the exception's type or the field at fault.
        trigger: Why a summary was wanted, such as ``manual``.
        checks: Names of the checks that refused the text, when ``reason`` is
            ``rejected``.
        writer: Name of the service or writer that was asked; ``""`` for none.
        attempts: Calls made.
        yields: How often a call was broken off for a turn of the caller.
        duration_secs: From the decision to the failure.
        retry_in_secs: Seconds until a threshold may start the next try, which
            also waits for at least one new message; None when only a manual
            request will try again.
    """

    reason: str
    detail: str
    trigger: str
    checks: tuple[str, ...] = ()
    writer: str = ""
    attempts: int = 0
    yields: int = 0
    duration_secs: float = 0.0
    retry_in_secs: float | None = None


@dataclass(kw_only=True)
class SummarySkippedEvent:
    """A summary was asked for and not made, or made and not used.

    Parameters:
        reason: A short code: ``in_flight``, ``nothing_to_summarize``,
            ``context_replaced``, ``realtime_service``, ``cancelled`` or ``closed``.
        detail: The same in words.
        trigger: Why a summary was wanted, such as ``manual``.
        original_message_count: Messages in the context at that moment.
    """

    reason: str
    detail: str
    trigger: str
    original_message_count: int


SummaryOutcome = SummaryAppliedEvent | SummaryFailedEvent | SummarySkippedEvent
"""How a request for a summary ended."""


@dataclass(frozen=True, kw_only=True)
class RequestStep:
    """One thing that was done so that a request fits.

    Parameters:
        name: ``summary_awaited`` or ``summary_written`` (by the model);
            ``results_shortened``, ``extracted``, ``left_out`` or ``clamped``
            (without one).
        tokens_before: Tokens of the request before it.
        tokens_after: Tokens of the request after it.
        message_count: Messages it shortened or took out.
    """

    name: str
    tokens_before: int
    tokens_after: int
    message_count: int


@dataclass(kw_only=True)
class RequestBoundedEvent:
    """A request of the conversation was above its limit, and this was done about it.

    Parameters:
        reason: The limit, such as ``hard_limit_tokens:8200>8000``.
        steps: What was done, in order.
        tokens_before: Tokens of the request before, with what goes along beside
            the messages.
        tokens_after: Tokens of the request as the model gets it.
        over_by: Tokens above the limit all the same, because what is never cut
            (instructions, pins, pending calls) has more; else 0.
        waited_secs: How long the request waited for summaries.
        is_speculative: Whether it was a speculative request, of which nothing is
            kept.
    """

    reason: str
    steps: tuple[RequestStep, ...]
    tokens_before: int
    tokens_after: int
    over_by: int = 0
    waited_secs: float = 0.0
    is_speculative: bool = False


EVENT_NAMES = (
    "on_summary_started",
    "on_summary_applied",
    "on_summary_failed",
    "on_summary_skipped",
    "on_request_bounded",
)
"""The events that carry one of these records."""
