#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What goes into the summary and what stays in the context.

The order of the rules is the order of the code in :func:`select_steps`. A rule
may only make a message stay; what no rule keeps goes. The one exception is a
tool result without its call, which no provider accepts and which never stays.
"""

from collections.abc import Callable
from collections.abc import Sequence as Seq
from dataclasses import dataclass, field
from typing import Any

from pipecat_summarizer.callbacks import call_predicate, failure
from pipecat_summarizer.counting import TokenCounter
from pipecat_summarizer.errors import CallbackError
from pipecat_summarizer.messages import (
    Message,
    is_done_kick_off,
    is_instruction,
    is_service_specific,
    is_standard,
    leading_instructions,
    role_of,
)
from pipecat_summarizer.selection.footing import keep_footing_steps
from pipecat_summarizer.selection.marks import left_out_count
from pipecat_summarizer.selection.recent import RecentPolicy
from pipecat_summarizer.selection.snapshot import snapshot
from pipecat_summarizer.selection.units import STEP, Units, find_units_steps
from pipecat_summarizer.slicing import Steps, drain, freed_steps


@dataclass(frozen=True, slots=True)
class SelectionRules:
    """What decides on a message beside its own shape.

    Parameters:
        recent: Which of the newest messages stay.
        pin: Called with each standard message; where it returns True it stays.
        alternate_roles: Whether a user and an assistant who alternate must go on
            doing so.
        system_instruction: Whether the LLM service has a system instruction.
        task: The messages of the task in force, by identity.
        opening: The leading instructions that the conversation opened with, by
            identity. None: all of them.
        prior_summary: The message of the last summary, by identity. It is to be
            updated, so it is neither kept nor part of the transcript.
    """

    recent: RecentPolicy
    pin: Callable[[Message], bool] | None = None
    alternate_roles: bool = False
    system_instruction: bool = False
    task: tuple[Message, ...] = ()
    opening: tuple[Message, ...] | None = None
    prior_summary: Message | None = None


@dataclass(slots=True)
class Selection:
    """What a summary will replace: places in a context, and how it looked then.

    Parameters:
        context: The context's messages as they were. Not to be changed.
        replaced: The messages that are replaced, in order, the earlier summary
            among them.
        going: Where the messages stand that go, in order, the earlier summary
            not among them.
        staying: Where those stand that stay, in order.
        prior: Where the earlier summary stands; -1 if it is not in the context.
        taken: A copy of each message that is replaced, by its place, to notice an
            edit.
        places: The place of each message that is replaced, by its ``id()``.
        seen: ``id()`` of every message; ``context`` keeps them from being reused.
        units: Which messages hang together.
        tokens: Tokens of what is replaced, the earlier summary included.
        fresh: How many of ``going`` are worth a summary: all but orphaned results.
        alternate_roles: As in the rules.
        stand_ins: Messages that have taken the place of replaced ones since; kept
            so that their ids are not reused.
    """

    context: list[Message]
    replaced: list[Message]
    going: list[int]
    staying: list[int]
    prior: int
    taken: dict[int, Any]
    places: dict[int, int]
    seen: set[int]
    units: Units
    tokens: int
    fresh: int
    alternate_roles: bool = False
    stand_ins: list[Message] = field(default_factory=lambda: [])

    @property
    def messages(self) -> tuple[Message, ...]:
        """The messages that go, in order, without the earlier summary."""
        return tuple([self.context[index] for index in self.going])

    @property
    def later(self) -> tuple[Message, ...]:
        """The messages that stay and stand behind the first that goes."""
        first = self.going[0] if self.going else len(self.context)
        return tuple([self.context[index] for index in self.staying if index > first])

    @property
    def prior_message(self) -> Message | None:
        """The earlier summary's message, if it is in the context."""
        return self.context[self.prior] if self.prior >= 0 else None

    @property
    def replaced_count(self) -> int:
        """How many messages of the context the summary replaces."""
        return len(self.replaced)

    def follow(
        self,
        changes: Seq[tuple[Message, Message | None]],
        stand_ins: Seq[Message] = (),
    ):
        """Take in that the context was cut meanwhile, so that the summary still finds its place.

        Args:
            changes: The messages that are not there any more, each with the message
                that stands for it, or None.
            stand_ins: The messages that stand for all those without one, at most
                as many.
        """
        gone: list[int] = []
        covers_all = True
        for old, new in changes:
            place = self.places.pop(id(old), None)
            if place is None:
                covers_all = covers_all and new is not None
            elif new is None:
                gone.append(place)
            else:
                self._stand(new, place)
        for place in gone:
            self.taken.pop(place, None)
        # What stands for messages that the summary does not know is not replaced by it.
        if covers_all:
            for place, message in zip(sorted(gone), stand_ins, strict=False):
                self._stand(message, place)

    def _stand(self, message: Message, place: int):
        self.places[id(message)] = place
        self.taken[place] = snapshot(message)
        self.seen.add(id(message))
        self.stand_ins.append(message)

    def forget_steps(self) -> Steps[None]:
        """Let go of everything."""
        yield from freed_steps(self.places, self.taken, self.replaced, self.context)
        yield from freed_steps(self.units.members, self.stand_ins)


def select(messages: Seq[Message], rules: SelectionRules, counter: TokenCounter) -> Selection:
    """Decide what goes and what stays. See :func:`select_steps`."""
    return drain(select_steps(messages, rules, counter))


def select_steps(
    messages: Seq[Message], rules: SelectionRules, counter: TokenCounter
) -> Steps[Selection]:
    """Decide what goes and what stays, in short steps.

    Args:
        messages: The context's messages. Never changed.
        rules: What decides beside the messages themselves.
        counter: Measures what goes.

    Raises:
        CallbackError: If ``pin`` or a recent policy of the user's own raised, or gave
            what it must not.
    """
    context = list(messages)
    units = yield from find_units_steps(context)
    stays = yield from _staying(context, rules, units, counter)
    yield from _keep_units_whole(stays, units)
    yield from keep_footing_steps(
        context,
        stays.__getitem__,
        keep=lambda index: _keep(stays, units, index),
        passed_over=lambda index: index in units.orphans or context[index] is rules.prior_summary,
        alternate_roles=rules.alternate_roles,
    )

    # Plain containers of numbers: an object a message would wake the garbage collector.
    found = Selection(context, [], [], [], -1, {}, {}, set(), units, 0, 0, rules.alternate_roles)
    for index, message in enumerate(context):
        if index % STEP == STEP - 1:
            yield
        found.seen.add(id(message))
        if message is not None and message is rules.prior_summary:
            found.prior = index
        elif not stays[index] or index in units.orphans:
            found.going.append(index)
        else:
            found.staying.append(index)
            continue
        found.replaced.append(message)
        found.taken[index] = snapshot(message)
        found.places[id(message)] = index
        found.tokens += counter.count_message(message)
    found.fresh = len(found.going) - len(units.orphans)
    return found


def _staying(
    context: list[Message], rules: SelectionRules, units: Units, counter: TokenCounter
) -> Steps[list[bool]]:
    """For each message, whether a rule of its own keeps it."""
    count = len(context)
    prior = rules.prior_summary
    leading = leading_count(context, rules)
    stale = stale_instructions(context, leading, rules)
    task = {id(message) for message in rules.task}
    stays = [False] * count
    newest = exchange = -1
    for index, message in enumerate(context):
        if index % STEP == STEP - 1:
            yield
        role = role_of(message)
        if role == "user" and message is not prior and not left_out_count(message):
            exchange = index
        is_task = id(message) in task
        if index >= leading and message is not prior and not is_task and is_instruction(message):
            newest = index
        stays[index] = (
            (index < leading and index not in stale)
            or is_task
            or units.of[index] in units.pending
            or not (role or is_standard(message) or is_service_specific(message))
            or _is_pinned(rules.pin, message)
        )
    kick_off = leading - 1
    if (
        leading
        and id(context[kick_off]) not in task
        and is_done_kick_off(context, kick_off, system_instruction=rules.system_instruction)
    ):
        stays[kick_off] = _is_pinned(rules.pin, context[kick_off])
    if newest >= 0:
        stays[newest] = True
    # The newest messages, and the current exchange whole.
    recent = yield from _first_recent_steps(rules.recent, context, units, counter)
    recent = max(leading, recent)
    if exchange >= 0:
        recent = min(recent, exchange)
    stays[recent:] = [True] * (count - recent)
    return stays


def _first_recent_steps(
    policy: RecentPolicy, context: list[Message], units: Units, counter: TokenCounter
) -> Steps[int]:
    """Where the newest messages begin, by a policy that may be the user's own."""
    try:
        first: Any = yield from policy.first_recent_steps(context, counter, units)
    except (CallbackError, GeneratorExit, KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:
        raise failure("recent", error) from None
    if not isinstance(first, int):
        raise CallbackError("recent", f"returned a {type(first).__name__}, not a place")
    return min(max(0, first), len(context))


def leading_count(context: Seq[Message], rules: SelectionRules) -> int:
    """How many leading instructions there are; an earlier summary ends the run."""
    leading = leading_instructions(context)
    prior = rules.prior_summary
    return next((index for index in range(leading) if context[index] is prior), leading)


def stale_instructions(context: Seq[Message], leading: int, rules: SelectionRules) -> set[int]:
    """Which of the leading instructions need not stay.

    Memory processors put one more among them at every turn, always at the same place. So
    the newest is the first or the last of those that came later, and the others are old.
    """
    if rules.opening is None:
        return set()
    opening = {id(message) for message in rules.opening}
    later = [index for index in range(leading) if id(context[index]) not in opening]
    return set(later[1:-1])


def _keep_units_whole(stays: list[bool], units: Units) -> Steps[None]:
    for number, members in enumerate(units.members):
        if number % STEP == STEP - 1:
            yield
        if any([stays[index] for index in members]):
            for index in members:
                stays[index] = True


def _keep(stays: list[bool], units: Units, index: int):
    unit = units.of[index]
    for member in units.members[unit] if unit >= 0 else (index,):
        stays[member] = True


def _is_pinned(pin: Callable[[Message], bool] | None, message: Message) -> bool:
    # A service-specific message goes where the message goes that it accompanies.
    if pin is None or not is_standard(message):
        return False
    return call_predicate("pin", pin, message)
