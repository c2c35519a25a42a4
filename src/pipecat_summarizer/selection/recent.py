#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Which of the newest messages stay as they are.

A policy says where the newest messages begin. Alone, :meth:`RecentPolicy.split`
then cuts a list in two there, and the cut never parts what hangs together. Inside
the summarizer :meth:`RecentPolicy.first_recent_steps` takes the place of a number
of messages, and the rules in :mod:`.select` keep whole what hangs together one by
one, so that an async tool that has been running for long keeps nobody else.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import accumulate
from typing import ClassVar

from pydantic import BaseModel, ConfigDict, Field

from pipecat_summarizer.config_values import MAX_WHOLE
from pipecat_summarizer.counting import TokenCounter
from pipecat_summarizer.messages import Message, role_of
from pipecat_summarizer.selection.units import STEP, Units, find_units_steps
from pipecat_summarizer.slicing import Steps, drain

_COUNTED_PER_STEP = 25


class RecentPolicy(BaseModel, ABC):
    """Says which of the newest messages stay as they are.

    The newest message always does, and so does the current exchange: the last
    message of the user and all that follows. A tool call, its results and what
    reports on them are one, and so are a provider's own message (thinking, a
    signature) and the message it accompanies.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    # Where a cut would part what hangs together, whether it moves to the front, so
    # that more stays, or to the end.
    _widens: ClassVar[bool] = True

    @abstractmethod
    def first_recent_steps(
        self, messages: Sequence[Message], token_counter: TokenCounter, units: Units | None = None
    ) -> Steps[int]:
        """Where the newest messages begin, before anything is kept whole.

        Args:
            messages: The context's messages. Never changed.
            token_counter: Counts tokens.
            units: Which messages hang together, where the caller knows.

        Returns:
            The index of the first that stays; at most that of the newest message.
        """

    def first_recent(self, messages: Sequence[Message], token_counter: TokenCounter) -> int:
        """Where the newest messages begin. See :meth:`first_recent_steps`."""
        return drain(self.first_recent_steps(messages, token_counter))

    def split(
        self, messages: Sequence[Message], token_counter: TokenCounter
    ) -> tuple[list[Message], list[Message]]:
        """Cut a list into the messages to summarize and those that stay.

        Args:
            messages: The messages. Never changed.
            token_counter: Counts tokens.

        Returns:
            The older and the recent messages; together, they are the list.
        """
        return drain(self.split_steps(messages, token_counter))

    def split_steps(
        self, messages: Sequence[Message], token_counter: TokenCounter
    ) -> Steps[tuple[list[Message], list[Message]]]:
        """The same in short steps."""
        context = list(messages)
        if not context:
            return [], []
        units = yield from find_units_steps(context)
        first = yield from self.first_recent_steps(context, token_counter, units)
        is_clean = yield from _clean_cuts(units, len(context))
        cut = first
        while not is_clean[cut]:
            cut += -1 if self._widens else 1
        cut = min(cut, _current_exchange(context))
        while not is_clean[cut]:
            cut -= 1
        return context[:cut], context[cut:]


class RecentMessagesPolicy(RecentPolicy):
    """Keep the newest messages, by their number.

    Parameters:
        keep_recent: How many stay; more do where they hang together.
    """

    keep_recent: int = Field(default=20, strict=True, ge=0, le=MAX_WHOLE)

    def first_recent_steps(
        self, messages: Sequence[Message], token_counter: TokenCounter, units: Units | None = None
    ) -> Steps[int]:
        """Where the newest messages begin."""
        yield from ()
        return max(0, len(messages) - max(1, self.keep_recent))


class RecentTokensPolicy(RecentPolicy):
    """Keep the newest messages, by their tokens.

    Parameters:
        keep_recent_tokens: The most tokens they have together, each with all that
            it hangs together with. The newest message and the current exchange
            stay even if they have more.
    """

    _widens = False

    keep_recent_tokens: int = Field(strict=True, ge=0, le=MAX_WHOLE)

    def first_recent_steps(
        self, messages: Sequence[Message], token_counter: TokenCounter, units: Units | None = None
    ) -> Steps[int]:
        """Where the newest messages begin."""
        if units is None:
            units = yield from find_units_steps(messages)
        left = self.keep_recent_tokens
        paid: set[int] = set()
        first = len(messages)
        while first > 0:
            unit = units.of[first - 1]
            if unit < 0:
                left -= token_counter.count_message(messages[first - 1])
            elif unit not in paid:
                paid.add(unit)
                members = [messages[index] for index in units.members[unit]]
                left -= sum([token_counter.count_message(message) for message in members])
            if left < 0:
                break
            first -= 1
            if first % _COUNTED_PER_STEP == 0:
                yield
        return max(0, min(first, len(messages) - 1))


def _clean_cuts(units: Units, count: int) -> Steps[list[bool]]:
    """For each index up to ``count``, whether a cut before it parts nothing."""
    parted = [0] * (count + 1)
    for number, members in enumerate(units.members):
        if number % STEP == STEP - 1:
            yield
        if members:
            parted[members[0] + 1] += 1
            parted[members[-1] + 1] -= 1
    return [not units_parted for units_parted in accumulate(parted)]


def _current_exchange(messages: Sequence[Message]) -> int:
    """Where the last message of the user stands, else the newest message."""
    newest = len(messages) - 1
    return next((i for i in range(newest, -1, -1) if role_of(messages[i]) == "user"), newest)
