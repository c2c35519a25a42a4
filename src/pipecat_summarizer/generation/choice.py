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
from pipecat_summarizer.generation.llm_writer import LLMServiceWriter
from pipecat_summarizer.generation.writers import SummaryWriter

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
    ) -> tuple[SummaryWriter, ...]:
        """The writers of one summary: the first, and who writes where it fails.

        Args:
            config: How it is written.
            send: Sends a request frame, where one is needed.

        Raises:
            NoWriterError: If only frames are left, and there is no way to send one.
        """
        service = self.service(config)
        fallbacks = tuple(map(_writer_of, config.fallbacks))
        if service is not None:
            if config.owns_llm and all(owned is not service for owned in self._owned):
                self._owned.append(service)
            return (_writer_of(service), *fallbacks)
        if send is not None:
            return (FrameProtocolWriter(self._context, config, send), *fallbacks)
        if not fallbacks:
            raise NoWriterError("no LLM to ask: set summary_config.llm, or run in a pipeline")
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


def _writer_of(service: Any) -> SummaryWriter:
    # A service may well have a method called `write` that means something else.
    if callable(getattr(service, "run_inference", None)):
        return LLMServiceWriter(service)
    return service


async def _clean_up(service: Any):
    cleanup = getattr(service, "cleanup", None)
    result = cleanup() if callable(cleanup) else None
    if inspect.isawaitable(result):
        await result
