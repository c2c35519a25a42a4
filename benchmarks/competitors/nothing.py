#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Nothing is done: every request has the whole conversation."""

from typing import Any

from benchmarks.competitors.competitor import Competitor, Message


class Adapter(Competitor):
    """All messages."""

    def __init__(self, *args: Any, **options: Any):
        """Begin a conversation; see `Competitor`."""
        super().__init__(*args, **options)
        self._messages = [self.instructions]

    async def add(self, message: Message) -> None:
        """Keep it."""
        self._messages.append(message)

    async def request(self) -> list[Message]:
        """All of them."""
        return list(self._messages)

    async def context(self) -> list[Message]:
        """All of them."""
        return list(self._messages)
