#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Who writes: the configured service, the conversation's own, or whoever answers frames.

The order of preference is the order of the code in :meth:`WriterChoice.writer`.
"""

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Any

from loguru import logger
from pipecat.frames.frames import LLMContextSummaryRequestFrame
from pipecat.processors.aggregators.llm_context import LLMContext

from pipecat_summarizer.clock import Clock, abandon
from pipecat_summarizer.config import LLMContextSummaryConfig
from pipecat_summarizer.errors import NoWriterError
from pipecat_summarizer.generation.conversation_llm import ConversationLLM
from pipecat_summarizer.generation.frame_protocol import FrameProtocolWriter
from pipecat_summarizer.generation.gaps import GapWriter
from pipecat_summarizer.generation.llm_writer import LLMServiceWriter
from pipecat_summarizer.generation.user_writer import UserWriter
from pipecat_summarizer.generation.writers import SummaryWriter, needs_prompt

CLEANUP_SECS = 1.0
"""How long the end of a call waits for a summary, or an owned service, to stop."""


class WriterChoice:
    """Chooses who writes the summaries of one context.

    Attributes:
        conversation_llm: The LLM services of the pipeline.
    """

    def __init__(self, context: LLMContext):
        """Start without a pipeline.

        Args:
            context: The context to be summarized.
        """
        self.conversation_llm = ConversationLLM(context)
        self._context = context
        self._owned: list[Any] = []

    def service(self, config: LLMContextSummaryConfig) -> Any | None:
        """Who is asked directly; None where only frames are left."""
        return self.conversation_llm.service if config.llm is None else config.llm

    async def wait_until_free(self, config: LLMContextSummaryConfig, clock: Clock):
        """Wait while that service makes a reply, for a bounded time."""
        await self.conversation_llm.wait_until_free(self.service(config), clock)

    def writers(
        self,
        config: LLMContextSummaryConfig,
        send: Callable[[LLMContextSummaryRequestFrame], Awaitable[None]] | None = None,
        runs_on: Callable[[], bool] | None = None,
    ) -> tuple[SummaryWriter, ...]:
        """The writers of one summary: the first, and who writes where it fails.

        Args:
            config: How it is written.
            send: Sends a request frame, where one is needed.
            runs_on: Whether the last writer writes on where no gap between replies is
                long enough. None: nobody gives way to the caller's turns.

        Raises:
            NoWriterError: If only frames are left, and there is no way to send one.
        """
        writers = self._chain(config, send)
        if runs_on is None or not config.yield_to_turns:
            return writers
        return tuple(
            GapWriter(writer, self.conversation_llm, runs_on if writer is writers[-1] else _never)
            if _competes(writer)
            else writer
            for writer in writers
        )

    def _chain(
        self,
        config: LLMContextSummaryConfig,
        send: Callable[[LLMContextSummaryRequestFrame], Awaitable[None]] | None,
    ) -> tuple[SummaryWriter, ...]:
        service = self.service(config)
        fallbacks = tuple(_writer_of(fallback, config) for fallback in config.fallbacks)
        if service is not None:
            if config.owns_llm and all(owned is not service for owned in self._owned):
                self._owned.append(service)
            return (_writer_of(service, config), *fallbacks)
        if send is not None:
            return (FrameProtocolWriter(self._context, config, send), *fallbacks)
        if not fallbacks:
            raise NoWriterError()
        return fallbacks

    async def clean_up(self):
        """Let go of the pipeline, and of owned services; the call must end whatever they do."""
        self.conversation_llm.release()
        owned, self._owned = self._owned, []
        for service in owned:
            cleaning = asyncio.ensure_future(_clean_up(service))
            await asyncio.wait({cleaning}, timeout=CLEANUP_SECS)
            if not cleaning.done():
                abandon(cleaning)
            elif cleaning.cancelled() or cleaning.exception() is not None:
                logger.warning(f"{type(service).__name__} could not be cleaned up")


def _writer_of(service: Any, config: LLMContextSummaryConfig) -> SummaryWriter:
    # A service may well have a method called `write` that means something else.
    if callable(getattr(service, "run_inference", None)):
        # A prompt of the user's own decides on the form.
        schema = False if config.has_custom_prompt else config.response_schema
        return LLMServiceWriter(service, response_schema=schema)
    return UserWriter(service)


def _competes(writer: SummaryWriter) -> bool:
    """Whether a writer asks a model, as the conversation does, and can be broken off."""
    return needs_prompt(writer) and not isinstance(writer, FrameProtocolWriter)


def _never() -> bool:
    return False


async def _clean_up(service: Any):
    cleanup = getattr(service, "cleanup", None)
    result = cleanup() if callable(cleanup) else None
    if inspect.isawaitable(result):
        await result
