#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The second step: what a summary would replace, replaced by one that needs no model."""

from collections.abc import Generator, Sequence
from dataclasses import replace

from pipecat_summarizer.errors import CallbackError
from pipecat_summarizer.messages import Message, text_of
from pipecat_summarizer.selection.bound.cuttable import cuttable
from pipecat_summarizer.selection.bound.draft import Draft
from pipecat_summarizer.selection.bound.records import (
    BoundRules,
    BoundSummary,
    BuildMessage,
    Extract,
)
from pipecat_summarizer.selection.select import select_steps
from pipecat_summarizer.selection.splice import splice
from pipecat_summarizer.slicing import Steps

MIN_SUMMARY_TOKENS = 32
"""In less room no summary is worth its place."""


def extract_oldest_steps(
    draft: Draft, rules: BoundRules, extract: Extract, build_message: BuildMessage
) -> Steps[BoundSummary | None]:
    """Replace what the rules let go by a summary, if it is smaller and leaves it possible to fit.

    Args:
        draft: The context.
        rules: What goes, and how large the summary may be.
        extract: Writes it. It gets the messages as they were before any was shortened.
        build_message: Makes its message.
    """
    selecting = replace(rules.selection, pin=draft.kept.is_pinned)
    sizes = _Sizes(draft)
    yield
    try:
        selection = yield from select_steps(draft.now, selecting, sizes)
    except CallbackError as error:
        draft.errors.append(error)
        return None
    yield
    marks, orphans = set(draft.kept.marks), selection.units.orphans
    going = [index for index in selection.going if index not in marks and index not in orphans]
    places = list(selection.taken)
    replaced = sum([draft.now_sizes[index] for index in places])
    planned_rest = draft.planned - sum([draft.planned_size(index) for index in places])
    yield
    max_tokens = min(rules.summary_tokens, max((draft.target - planned_rest) // 2, draft.room // 4))
    if not going or max_tokens < MIN_SUMMARY_TOKENS:
        return None
    prior_text = None
    if selection.prior >= 0:
        prior_text = rules.prior_text or text_of(draft.context[selection.prior])
    text = yield from _written_steps(
        draft, [draft.context[index] for index in going], prior_text, max_tokens, extract
    )
    message = _built(draft, text, build_message) if text else None
    if message is None:
        return None
    tokens = draft.counter.count_message(message)
    yield
    spliced = splice(draft.now, selection, message) if tokens < replaced else None
    if spliced is None or len(spliced.replaced) != len(places):
        return None  # There is something in it that cannot be compared.
    yield
    # A summary cannot be left out later, so it must not make the limit unreachable.
    body = cuttable(message)
    least = min(tokens, draft.counter.count_message(body.build(0))) if body else tokens
    least += draft.least - (draft.floors.get(selection.prior, 0) if selection.prior >= 0 else 0)
    staying = selection.staying
    before = staying[spliced.index] if spliced.index < len(staying) else len(draft.now)
    yield from selection.forget_steps()
    gone = set(places)
    yield
    left = [i for group in draft.kept.groups for i in group if i not in gone]
    if least + (draft.mark_for(len(left))[1] if left else 0) > draft.limit:
        return None
    yield from draft.take_out_steps(places, "extracted")
    draft.summary = draft.insert(message, tokens, before, "extracted")
    return BoundSummary(text, message)


class _Sizes:
    """Counts what a draft has counted already without counting it."""

    def __init__(self, draft: Draft):
        self._sizes = dict(zip(map(id, draft.now), draft.now_sizes, strict=True))
        self._counter = draft.counter

    def count_message(self, message: Message) -> int:
        size = self._sizes.get(id(message))
        return self._counter.count_message(message) if size is None else size

    def count_messages(self, messages: Sequence[Message]) -> int:
        return sum(map(self.count_message, messages))


def _written_steps(
    draft: Draft,
    messages: list[Message],
    prior_text: str | None,
    max_tokens: int,
    extract: Extract,
) -> Steps[str]:
    try:
        written = extract(messages, prior_text, max_tokens)
        if isinstance(written, Generator):
            written = yield from written
        return written.strip()
    except CallbackError as error:
        draft.errors.append(error)
        return ""
    except Exception as error:
        draft.errors.append(CallbackError("extract", error))
        return ""


def _built(draft: Draft, text: str, build_message: BuildMessage) -> Message | None:
    try:
        return build_message(text)
    except CallbackError as error:
        draft.errors.append(error)
    except Exception as error:
        draft.errors.append(CallbackError("summary_message_factory", error))
    return None
