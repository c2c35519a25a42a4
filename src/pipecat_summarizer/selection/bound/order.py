#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The order of the steps. See :func:`bound_steps`."""

from collections.abc import Collection, Sequence

from pipecat_summarizer.counting import TokenCounter
from pipecat_summarizer.messages import Message
from pipecat_summarizer.selection.bound.clamped import clamp_steps, defer_oversized_steps
from pipecat_summarizer.selection.bound.draft import Draft
from pipecat_summarizer.selection.bound.extracted import extract_oldest_steps
from pipecat_summarizer.selection.bound.kept import find_kept_steps
from pipecat_summarizer.selection.bound.left_out import leave_out_oldest_steps
from pipecat_summarizer.selection.bound.records import (
    ALL_STEPS,
    Bound,
    BoundRules,
    BoundSummary,
    BuildMessage,
    Extract,
    StepName,
)
from pipecat_summarizer.selection.bound.results import (
    restore_results_steps,
    shorten_results_steps,
)
from pipecat_summarizer.selection.units import STEP, find_units_steps
from pipecat_summarizer.slicing import Steps, drain

_COUNTED_PER_STEP = 16


def bound(
    messages: Sequence[Message],
    limit: int,
    rules: BoundRules,
    counter: TokenCounter,
    *,
    extract: Extract | None = None,
    build_message: BuildMessage | None = None,
    steps: Collection[StepName] = ALL_STEPS,
) -> Bound:
    """Make messages fit a limit. See :func:`bound_steps`."""
    return drain(
        bound_steps(
            messages,
            limit,
            rules,
            counter,
            extract=extract,
            build_message=build_message,
            steps=steps,
        )
    )


def bound_steps(
    messages: Sequence[Message],
    limit: int,
    rules: BoundRules,
    counter: TokenCounter,
    *,
    extract: Extract | None = None,
    build_message: BuildMessage | None = None,
    steps: Collection[StepName] = ALL_STEPS,
) -> Steps[Bound]:
    """Make messages fit a limit, cheapest step first, in short steps.

    A step is taken only while the limit is exceeded, and then frees a tenth of the
    room there is beside what is never cut, so that the next turn need not cut again.
    Never cut are the leading instructions, those in force (the task, the newest other
    one), pinned messages and pending calls. The current exchange and the earlier
    summary are cut late and never left out.

    Args:
        messages: The messages. Neither the list nor a message is changed.
        limit: The most tokens they may have together.
        rules: What decides on a message beside the limit.
        counter: Counts tokens; a list has the sum of its messages.
        extract: Summarizes without a model. None: that step is left out.
        build_message: Makes the message for its summary.
        steps: The steps that may be taken.

    Returns:
        Messages that fit, or those given and by how much they cannot be made to.
    """
    context = list(messages)
    sizes: list[int] = []
    for index, message in enumerate(context):
        if index % _COUNTED_PER_STEP == _COUNTED_PER_STEP - 1:
            yield
        sizes.append(counter.count_message(message))
    total = sum(sizes)
    if total <= limit:
        return Bound(context, total)

    draft = yield from _drafted_steps(context, sizes, limit, rules, counter)
    least = draft.least + draft.least_marks()
    summary: BoundSummary | None = None
    if least > limit:
        return _as_given(draft, total, least - limit)
    if "clamped" in steps:
        yield from defer_oversized_steps(draft)
    if "results_shortened" in steps and draft.planned > limit:
        yield from shorten_results_steps(draft)
    if "extracted" in steps and extract and build_message and draft.planned > limit:
        summary = yield from extract_oldest_steps(draft, rules, extract, build_message)
    if "left_out" in steps and draft.planned > limit:
        alternate = rules.selection.alternate_roles
        yield from leave_out_oldest_steps(draft, alternate_roles=alternate)
    if "clamped" in steps:
        yield from clamp_steps(draft)
    if draft.total > limit:
        return _as_given(draft, total, draft.total - limit)
    if any(step != "results_shortened" for step in draft.causes if step):
        yield from restore_results_steps(draft)
    return (yield from _finished_steps(draft, summary))


def _drafted_steps(
    context: list[Message],
    sizes: list[int],
    limit: int,
    rules: BoundRules,
    counter: TokenCounter,
) -> Steps[Draft]:
    units = yield from find_units_steps(context)
    kept = yield from find_kept_steps(context, rules.selection, units)
    draft = Draft(
        context=context,
        sizes=sizes,
        limit=limit,
        counter=counter,
        units=units,
        kept=kept,
        now=context.copy(),
        now_sizes=sizes.copy(),
        is_gone=[False] * len(context),
        causes=[None] * len(context),
        total=sum(sizes),
        errors=kept.errors,
    )
    yield
    marks = set(kept.marks)
    for index, stays in enumerate(kept.stays):
        if index % _COUNTED_PER_STEP == _COUNTED_PER_STEP - 1:
            yield
        if stays and index not in marks:
            draft.least += draft.floor_of(index)
    return draft


def _as_given(draft: Draft, total: int, over_by: int) -> Bound:
    return Bound(draft.context, total, over_by=over_by, errors=tuple(draft.errors))


def _finished_steps(draft: Draft, summary: BoundSummary | None) -> Steps[Bound]:
    messages = yield from draft.messages_steps()
    replaced: list[tuple[Message, Message | None]] = []
    for index, step in enumerate(draft.causes):
        if index % STEP == STEP - 1:
            yield
        if step is not None:
            now = None if draft.is_gone[index] else draft.now[index]
            replaced.append((draft.context[index], now))
    if summary is not None and draft.summary is not None:
        summary = BoundSummary(summary.text, draft.summary.message)
    taken = yield from draft.taken_steps()
    return Bound(
        messages=messages,
        tokens=draft.total,
        steps=taken,
        replaced=tuple(replaced),
        summary=summary,
        left_out_mark=draft.mark.message if draft.mark else None,
        errors=tuple(draft.errors),
    )
