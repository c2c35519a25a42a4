#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A sliding window: the newest exchanges that fit, and nothing of what was before."""

from typing import Any

from benchmarks.competitors.competitor import Competitor, Message
from benchmarks.long_calls.requests import MessageTokens


class Adapter(Competitor):
    """Drops the oldest exchanges, whole: no tool result is left without its call.

    It counts exactly, and drops to three quarters of its size at a time, so that the prefix
    of most requests is that of the request before.
    """

    def __init__(self, *args: Any, **options: Any):
        """Begin a conversation; see `Competitor`."""
        super().__init__(*args, **options)
        self._messages: list[Message] = []
        self._tokens = MessageTokens(self.writer.count)

    async def add(self, message: Message) -> None:
        """Keep it, for now."""
        self._messages.append(message)

    async def request(self) -> list[Message]:
        """What fits."""
        sizes = [self._tokens.of(message) for message in self._messages]
        total, start = sum(sizes), 0
        if total > self.settings.max_tokens:
            last = max(i for i, one in enumerate(self._messages) if one["role"] == "user")
            while start < last and (
                total > self.settings.max_tokens * 3 // 4 or self._messages[start]["role"] != "user"
            ):
                total -= sizes[start]
                start += 1
            del self._messages[:start]
        return await self.context()

    async def context(self) -> list[Message]:
        """The instructions and the window."""
        return [self.instructions, *self._messages]
