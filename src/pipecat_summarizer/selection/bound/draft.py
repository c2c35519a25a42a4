#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A context while it is made to fit: every message as it was and as it is now.

The steps change a draft through its methods only, so its sums always hold and no
message is ever counted twice. The caller's list and messages are never touched.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from pipecat_summarizer.counting import TokenCounter
from pipecat_summarizer.errors import CallbackError
from pipecat_summarizer.messages import Message, is_service_specific, result_call_id
from pipecat_summarizer.selection.bound.arguments import cuttable_arguments
from pipecat_summarizer.selection.bound.cuttable import (
    Cuttable,
    cuttable,
    cuttable_without_media,
    fit_steps,
)
from pipecat_summarizer.selection.bound.kept import Kept
from pipecat_summarizer.selection.bound.records import ALL_STEPS, BoundStep, StepName
from pipecat_summarizer.selection.marks import left_out_count, left_out_mark
from pipecat_summarizer.selection.units import STEP, Units
from pipecat_summarizer.slicing import Steps

SPARE_SHARE = 10
"""What has to be cut is cut until this part of the room is free: not every turn cuts again."""


@dataclass(slots=True)
class Inserted:
    """A message that was not in the context.

    Parameters:
        message: The message.
        tokens: Its tokens.
        before: Before which of the context's places it stands.
        step: The step that put it there.
    """

    message: Message
    tokens: int
    before: int
    step: StepName


@dataclass(slots=True)
class Draft:
    """A context that is made to fit.

    Parameters:
        context: The messages as they were.
        sizes: Their tokens.
        limit: The most tokens they may have.
        counter: Counts them.
        units: Which of them hang together.
        kept: What of them is kept.
        now: The messages as they are.
        now_sizes: Their tokens; 0 for one that is gone.
        is_gone: Whether a message was taken out.
        causes: Which step changed a message last.
        total: The tokens of all there is now.
        floors: The least tokens of each message that stays and may be cut.
        least: The least tokens of all that stays, marks aside.
        deferred: By how much each oversized message is going to be cut at the end.
        summary: The summary that was extracted.
        mark: The message that says how many were left out.
        errors: What the caller's own functions raised.
    """

    context: list[Message]
    sizes: list[int]
    limit: int
    counter: TokenCounter
    units: Units
    kept: Kept
    now: list[Message]
    now_sizes: list[int]
    is_gone: list[bool]
    causes: list[StepName | None]
    total: int
    floors: dict[int, int] = field(default_factory=dict[int, int])
    least: int = 0
    deferred: dict[int, int] = field(default_factory=dict[int, int])
    summary: Inserted | None = None
    mark: Inserted | None = None
    errors: list[CallbackError] = field(default_factory=list[CallbackError])
    _deferred_total: int = 0

    @property
    def target(self) -> int:
        """To how many tokens a step cuts, once one has to."""
        return self.limit - max(0, self.limit - self.least) // SPARE_SHARE

    @property
    def room(self) -> int:
        """How many tokens there are for all that can be cut or left out."""
        return max(0, self.target - self.least)

    @property
    def planned(self) -> int:
        """The tokens there will be when the oversized messages have been cut."""
        return self.total - self._deferred_total

    def planned_size(self, index: int) -> int:
        """The tokens that a message will have when the oversized ones have been cut."""
        return self.now_sizes[index] - self.deferred.get(index, 0)

    def standing(self) -> Iterator[int]:
        """The places of the messages that are not gone."""
        return (index for index, is_gone in enumerate(self.is_gone) if not is_gone)

    def floor_of(self, index: int) -> int:
        """The least tokens a message can have without being left out."""
        floor = self.floors.get(index)
        if floor is None:
            floor = self.sizes[index]
            for form in self._forms(index):
                floor = min(floor, self.counter.count_message(form.build(0)))
            self.floors[index] = floor
        return floor

    def defer(self, index: int, tokens: int) -> None:
        """Say that a message is going to be cut by so many tokens at the end."""
        self.deferred[index] = tokens
        self._deferred_total += tokens

    def take_out_steps(self, places: Iterable[int], step: StepName) -> Steps[None]:
        """Take messages out."""
        for number, index in enumerate(places):
            if number % STEP == STEP - 1:
                yield
            self.is_gone[index] = True
            self._change(index, self.context[index], 0, step)

    def cut_steps(self, index: int, max_tokens: int, step: StepName) -> Steps[None]:
        """Cut a message to at most so many tokens, or as far as it can be."""
        for form in self._forms(index):
            is_as_it_was = form.whole is self.context[index]
            size = self.sizes[index] if is_as_it_was else self.counter.count_message(form.whole)
            message, tokens = yield from fit_steps(form, max_tokens, self.counter, size)
            if tokens < self.now_sizes[index]:
                self._change(index, message, tokens, step)
            if tokens <= max_tokens:
                return

    def restore(self, index: int) -> None:
        """Give a message its text back."""
        self._change(index, self.context[index], self.sizes[index], None)

    def insert(self, message: Message, tokens: int, before: int, step: StepName) -> Inserted:
        """Put a message in, as near before a place as parts nothing."""
        self.total += tokens
        return Inserted(message, tokens, before, step)

    def replace_summary(self, message: Message, tokens: int) -> None:
        """Put another message in the place of the extracted summary."""
        if self.summary is not None:
            self.total += tokens - self.summary.tokens
            self.summary.message, self.summary.tokens = message, tokens

    def mark_for(self, count: int) -> tuple[Message, int]:
        """The mark for so many more messages left out, earlier ones included, and its tokens."""
        earlier = [left_out_count(self.now[index]) for index in self.standing_marks()]
        mark = left_out_mark(count + sum(earlier))
        return mark, self.counter.count_message(mark)

    def standing_marks(self) -> list[int]:
        """Where the marks of earlier bounds stand."""
        return [index for index in self.kept.marks if not self.is_gone[index]]

    def least_marks(self) -> int:
        """The least tokens of the marks, or of what one of them could stand for."""
        marks = sum([self.now_sizes[index] for index in self.standing_marks()])
        going = [i for group in self.kept.groups for i in group if not self.is_gone[i]]
        if not going:
            return marks
        whole = marks + sum([self.now_sizes[index] for index in going])
        return min(whole, self.mark_for(len(going))[1])

    def messages_steps(self) -> Steps[list[Message]]:
        """The messages as they are now."""
        messages: list[Message] = []
        inserted: dict[int, list[Message]] = {}
        for one in (self.summary, self.mark):
            if one is not None:
                inserted.setdefault(self._clean_cut(one.before), []).append(one.message)
        for index, message in enumerate(self.now):
            if index % STEP == STEP - 1:
                yield
            messages += inserted.get(index, ())
            if not self.is_gone[index]:
                messages.append(message)
        return messages + inserted.get(len(self.now), [])

    def taken_steps(self) -> Steps[tuple[BoundStep, ...]]:
        """What was done, by what became of each message in the end."""
        saved = dict.fromkeys(ALL_STEPS, 0)
        touched = dict.fromkeys(ALL_STEPS, 0)
        marks = set(self.kept.marks)
        for index, step in enumerate(self.causes):
            if index % STEP == STEP - 1:
                yield
            if step is not None:
                saved[step] += self.sizes[index] - self.now_sizes[index]
                touched[step] += index not in marks
        for inserted in (self.summary, self.mark):
            if inserted is not None:
                saved[inserted.step] -= inserted.tokens
        steps: list[BoundStep] = []
        tokens = sum(self.sizes)
        for name in ALL_STEPS:
            if touched[name]:
                steps.append(BoundStep(name, tokens, tokens - saved[name], touched[name]))
                tokens -= saved[name]
        return tuple(steps)

    def _forms(self, index: int) -> Iterator[Cuttable]:
        """The ways in which a message can be cut, the one that loses less first.

        Images and the like are left out of old messages only, and only where to cut
        the text is not enough: those of the current exchange are what it is about.
        """
        message = self.context[index]
        if self.kept.may_cut[index]:
            forms = [cuttable(message), cuttable_arguments(message)]
            if index < self.kept.exchange:
                forms.insert(1, cuttable_without_media(message))
            yield from (form for form in forms if form is not None)

    def _change(self, index: int, message: Message, tokens: int, step: StepName | None) -> None:
        self.total += tokens - self.now_sizes[index]
        self._deferred_total -= self.deferred.pop(index, 0)
        self.now[index], self.now_sizes[index], self.causes[index] = message, tokens, step

    def _clean_cut(self, before: int) -> int:
        """The nearest place up to this one that parts no call and result, no thought and host."""
        standing = list(self.standing())
        position = bisect_left(standing, before)
        while 0 < position < len(standing) and self._parts(*standing[position - 1 : position + 1]):
            position -= 1
        return standing[position] if position < len(standing) else len(self.now)

    def _parts(self, previous: int, following: int) -> bool:
        unit = self.units.of[previous]
        return result_call_id(self.now[following]) is not None or (
            unit >= 0
            and unit == self.units.of[following]
            and is_service_specific(self.now[previous])
        )
