#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Writing in the gaps between replies, for a model server that does one thing at a time.

Such a server makes the caller wait behind a summary. So a call to it is broken off when a turn
of the caller reaches an LLM, and is made again in the next gap. How often, and who writes when
no gap is long enough, is decided here.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

from pipecat_summarizer.clock import abandon
from pipecat_summarizer.errors import YieldedError
from pipecat_summarizer.generation.writers import (
    SummaryRequest,
    SummaryWriter,
    input_limit_of,
)

MAX_YIELDS = 3
"""How often a writer gives way before it is the next one's turn."""


class Turns(Protocol):
    """Knows whether an LLM is making a reply.

    Parameters:
        replying: Set while one is.
        quiet: Set while none is.
    """

    @property
    def replying(self) -> asyncio.Event: ...  # noqa: D102
    @property
    def quiet(self) -> asyncio.Event: ...  # noqa: D102


class GapWriter:
    """A writer that gives way to the caller's turns.

    Attributes:
        yields: How often it gave way.
    """

    def __init__(self, writer: SummaryWriter, turns: Turns, runs_on: Callable[[], bool]):
        """Take the writer.

        Args:
            writer: Who writes.
            turns: Whom it gives way to.
            runs_on: Asked when it has given way :data:`MAX_YIELDS` times: whether it
                writes all the same, and the caller may have to wait.
        """
        self._writer = writer
        self._turns = turns
        self._runs_on = runs_on
        self.yields = 0

    @property
    def name(self) -> str:
        """The writer's name."""
        return self._writer.name

    @property
    def max_input_tokens(self) -> int | None:
        """The most tokens the writer reads."""
        return input_limit_of(self._writer)

    async def write(self, request: SummaryRequest) -> str | None:
        """Write as soon as a gap is long enough.

        Raises:
            YieldedError: If none was.
            Exception: Whatever the writer raised.
        """
        while True:
            await self._turns.quiet.wait()
            if self.yields >= MAX_YIELDS:
                if self._runs_on():
                    return await self._writer.write(request)
                raise YieldedError(f"gave way to {self.yields} turns")
            turn = asyncio.ensure_future(self._turns.replying.wait())
            call = asyncio.ensure_future(self._writer.write(request))
            try:
                await asyncio.wait({turn, call}, return_when=asyncio.FIRST_COMPLETED)
                if call.done():
                    return call.result()
            finally:
                turn.cancel()
                if not call.done():
                    abandon(call)
            self.yields += 1
