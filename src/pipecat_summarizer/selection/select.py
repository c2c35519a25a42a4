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

from bisect import bisect
from collections.abc import Callable
from collections.abc import Sequence as Seq
from dataclasses import dataclass, field
from itertools import compress
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

_COUNTED_PER_STEP = 25


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
        units: Which messages hang together.
        tokens: Tokens of what is replaced, the earlier summary included.
        fresh: How many of ``going`` are worth a summary: all but orphaned results.
        alternate_roles: As in the rules.
        stand_ins: Messages that have taken the place of replaced ones since; kept
            so that their ids are not reused.
        rechecked: How many of ``replaced`` are known to be as they were.
    """

    context: list[Message]
    replaced: list[Message]
    going: list[int]
    staying: list[int]
    prior: int
    taken: dict[int, Any]
    units: Units
    tokens: int
    fresh: int
    alternate_roles: bool = False
    stand_ins: list[Message] = field(default_factory=lambda: [])
    rechecked: int = 0
    _places: dict[int, int] | None = field(default=None, repr=False)

    @property
    def places(self) -> dict[int, int]:
        """The place of each message that is replaced, by its ``id()``; rarely asked for."""
        if self._places is None:
            self._places = dict(zip(map(id, self.replaced), self.taken, strict=True))
        return self._places

    @property
    def messages(self) -> tuple[Message, ...]:
        """The messages that go, in order, without the earlier summary."""
        return tuple(map(self.context.__getitem__, self.going))

    @property
    def later(self) -> tuple[Message, ...]:
        """The messages that stay and stand behind the first that goes."""
        first = self.going[0] if self.going else len(self.context)
        behind = self.staying[bisect(self.staying, first) :]
        return tuple(map(self.context.__getitem__, behind))

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
        self.stand_ins.append(message)

    def forget_steps(self) -> Steps[None]:
        """Let go of everything."""
        yield from freed_steps(self._places or {}, self.taken, self.replaced, self.context)
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

    prior = rules.prior_summary
    priors: set[int] = set()
    if prior is not None:
        priors.update([index for index, message in enumerate(context) if message is prior])
    for index in priors | units.orphans:
        stays[index] = False
    # Plain containers of numbers: an object a message would wake the garbage collector.
    found = Selection(context, [], [], [], max(priors, default=-1), {}, units, 0, 0)
    found.alternate_roles = rules.alternate_roles
    for start in range(0, len(context), STEP):
        places = range(start, min(start + STEP, len(context)))
        found.staying += compress(places, stays[start : places.stop])
        taken = [place for place in places if not stays[place]]
        messages = [context[place] for place in taken]
        found.replaced += messages
        found.taken.update(zip(taken, map(snapshot, messages), strict=True))
        found.going += [place for place in taken if place not in priors] if priors else taken
        for counted in range(0, len(messages), _COUNTED_PER_STEP):
            part = messages[counted : counted + _COUNTED_PER_STEP]
            found.tokens += sum(map(counter.count_message, part))
            yield
        yield
    found.fresh = len(found.going) - len(units.orphans - priors)
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
    for index in range(leading):
        stays[index] = index not in stale
    newest = -1
    users: list[int] = []
    for start in range(0, count, STEP):
        for index, message in enumerate(context[start : start + STEP], start):
            role = role_of(message)
            if role == "user":
                users.append(index)
            elif role == "assistant" or role == "tool":
                pass
            elif not (is_standard(message) or is_service_specific(message)):
                stays[index] = True
            elif index >= leading and id(message) not in task and is_instruction(message):
                newest = index
            if (rules.pin or task) and (id(message) in task or _is_pinned(rules.pin, message)):
                stays[index] = True
        yield
    for unit in units.pending:
        for index in units.members[unit]:
            stays[index] = True
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
    spoken = (i for i in reversed(users) if context[i] is not prior)
    exchange = next((i for i in spoken if not left_out_count(context[i])), count)
    recent = min(max(leading, recent), exchange)
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
