#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The size of a context that is looked at far more often than it changes.

What may be changed here is what is trusted without a walk; every answer must
stay the one that a fresh count gives.
"""

from collections.abc import Sequence
from typing import Any

from pipecat_summarizer.counting.protocol import TokenCounter
from pipecat_summarizer.messages import Message, is_standard
from pipecat_summarizer.slicing import Steps, freed_steps

_MESSAGES_PER_STEP = 25
_NEWEST = 256  # How many a touch is about.

# A message, the objects that make up its size, and the size. Holding the objects
# keeps their ids from being given to others.
_Kept = tuple[Message, Any, Any, int]


class ContextSize:
    """The tokens of one context's messages, counted once each.

    A look costs the same whatever the context's length, for as long as the
    list's length and its first and last message stay what they were. When
    messages were added at the end, only these are counted. After any other
    change all messages are looked at, and those that are new or have new
    content are counted.

    A message edited or replaced in the middle of the list does not show at its
    ends. :meth:`touch` says that one near the end was edited, as a tool result
    is that comes in; :meth:`doubt` says that it may be any. A content list edited
    in place does not even show in the message: :meth:`recount_steps` reads
    everything again.

    Messages that have left the list are let go at the next full look.
    """

    def __init__(self, counter: TokenCounter):
        """Start with nothing known.

        Args:
            counter: Counts the messages; it may be slow, it is asked rarely.
        """
        self._counter = counter
        self._kept: dict[int, _Kept] = {}
        self._total = 0
        self._length = 0
        self._first: Message = None
        self._last: Message = None
        self._touched = False
        self._is_stale = False
        # Doubts seen and taken in, as numbers: one may come between two steps.
        self._doubts = 0
        self._doubts_seen = 0

    def touch(self) -> None:
        """Say that one of the newest messages may have been edited in place."""
        self._touched = True

    def doubt(self) -> None:
        """Say that any message may have been edited or replaced where it stands."""
        self._doubts += 1

    def forget(self) -> None:
        """Say that the counter counts differently from now on."""
        self._is_stale = True

    def is_known(self, messages: Sequence[Message]) -> bool:
        """Whether :meth:`total` needs no walk over all messages."""
        return (
            not self._is_stale
            and self._doubts == self._doubts_seen
            and len(messages) >= self._length > 0
            and messages[0] is self._first
            and messages[self._length - 1] is self._last
        )

    def total(self, messages: Sequence[Message]) -> int:
        """The tokens of all messages.

        Args:
            messages: The context's messages, as they are now.
        """
        if not self.is_known(messages):
            return self._look(messages)
        if self._touched:
            self._look_again(messages)
        if len(messages) > self._length:
            self._add(messages, self._length)
        return self._total

    def total_of_cut(self, messages: Sequence[Message]) -> tuple[int, dict[int, Any]]:
        """The tokens of a context that was just cut, and what was held of it before.

        The latter is the caller's to let go of, in steps.

        Args:
            messages: The context's messages, as they are now.
        """
        held = self._kept
        total = self.total(messages)
        return total, {} if self._kept is held else held

    def recount_steps(self, messages: Sequence[Message]) -> Steps[int]:
        """Count every message afresh, a few between two yields.

        The list may change between the steps; the total returned is that of the
        list as it stands at the end.

        Args:
            messages: The context's own list of messages.
        """
        self._touched = self._is_stale = False
        snapshot = list(messages)
        doubts = self._doubts
        kept: dict[int, _Kept] = {}
        total = 0
        for index, message in enumerate(snapshot, 1):
            total += self._count(message, kept)
            if index % _MESSAGES_PER_STEP == 0:
                yield
        held = self._kept
        self._settle(snapshot, kept, total, doubts)
        yield from freed_steps(held)
        return self.total(messages)

    def _look(self, messages: Sequence[Message]) -> int:
        """Look at every message, and count those that are not what they were."""
        known = {} if self._is_stale else self._kept
        self._touched = self._is_stale = False
        kept: dict[int, _Kept] = {}
        total = 0
        for message in messages:
            key = id(message)
            entry = known.get(key)
            content, tool_calls = _substance(message)
            if entry is not None and content is entry[1] and tool_calls is entry[2]:
                kept[key] = entry
                total += entry[3]
            else:
                total += self._count(message, kept)
        self._settle(messages, kept, total, self._doubts)
        return total

    def _look_again(self, messages: Sequence[Message]) -> None:
        """Count those of the newest messages again that are not what they were."""
        self._touched = False
        for message in messages[max(0, self._length - _NEWEST) : self._length]:
            entry = self._kept.get(id(message))
            content, tool_calls = _substance(message)
            if entry is None:
                self._look(messages)
                return
            if content is not entry[1] or tool_calls is not entry[2]:
                self._total += self._count(message, self._kept) - entry[3]

    def _add(self, messages: Sequence[Message], start: int) -> None:
        """Count the messages from ``start`` on, which are new."""
        self._total += sum(self._count(message, self._kept) for message in messages[start:])
        self._length = len(messages)
        self._last = messages[-1]

    def _count(self, message: Message, kept: dict[int, _Kept]) -> int:
        size = self._counter.count_message(message)
        kept[id(message)] = (message, *_substance(message), size)
        return size

    def _settle(
        self, messages: Sequence[Message], kept: dict[int, _Kept], total: int, doubts: int
    ) -> None:
        self._kept = kept
        self._total = total
        self._length = len(messages)
        self._first, self._last = (messages[0], messages[-1]) if messages else (None, None)
        self._doubts_seen = doubts


def _substance(message: Message) -> tuple[Any, Any]:
    """The objects whose replacement changes a message's size."""
    if is_standard(message):
        return message.get("content"), message.get("tool_calls")
    return getattr(message, "message", None), None
