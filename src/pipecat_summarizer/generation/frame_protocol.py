#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Summaries through Pipecat's request and result frames.

For pipelines whose LLM is a processor without ``run_inference``: the request
travels upstream as a frame, the processor renders and asks by its own means, and
the result comes back as a frame. Whoever answers decides how far the summary
reaches; it says so as an index into the context at the time of the request.
"""

import asyncio
import uuid
from collections.abc import Awaitable, Callable

from pipecat.frames import frames
from pipecat.frames.frames import LLMContextSummaryRequestFrame, LLMContextSummaryResultFrame
from pipecat.processors.aggregators.llm_context import LLMContext

from pipecat_summarizer.config import LLMContextSummaryConfig
from pipecat_summarizer.errors import ModelProviderError
from pipecat_summarizer.generation.writers import SummaryRequest

# Before Pipecat 1.11 a mixin said it, and the attribute says nothing.
_UNINTERRUPTIBLE = (
    ()
    if hasattr(LLMContextSummaryRequestFrame, "interruptible")
    else (frames.UninterruptibleFrame,)
)


class _Request(LLMContextSummaryRequestFrame, *_UNINTERRUPTIBLE):
    """A request that no interruption drops on its way."""

    def __post_init__(self):
        super().__post_init__()
        self.interruptible = False


class FrameProtocolWriter:
    """Asks whoever answers ``LLMContextSummaryRequestFrame`` in the pipeline."""

    name = "pipeline"
    needs_prompt = False

    def __init__(
        self,
        context: LLMContext,
        config: LLMContextSummaryConfig,
        send: Callable[[LLMContextSummaryRequestFrame], Awaitable[None]],
    ):
        """Take what a request frame says.

        Args:
            context: The context to summarize.
            config: How the summary is written.
            send: Sends the request frame on its way.
        """
        self._context = context
        self._config = config
        self._send = send
        self._requests: set[str] = set()
        self._request: SummaryRequest | None = None
        self._result: asyncio.Future[LLMContextSummaryResultFrame] | None = None
        self._maybe_dropped = False
        self.last_index = -1

    async def write(self, request: SummaryRequest) -> str | None:
        """Send the request and wait for its result.

        Raises:
            ModelProviderError: If the result says that it failed.
        """
        self._request = request
        self._result = asyncio.get_running_loop().create_future()
        await self._ask()
        frame = await self._result
        if frame.error or frame.last_summarized_index < 0:
            raise ModelProviderError("the pipeline answered without a summary")
        self.last_index = frame.last_summarized_index
        return frame.summary

    def interrupted(self):
        """An interruption passed, and may have dropped the request where it was sent by hand."""
        self._maybe_dropped = self._result is not None and not self._result.done()

    async def ask_again(self):
        """Send the request once more, if it may have been dropped. Any answer will do."""
        if self._maybe_dropped:
            self._maybe_dropped = False
            await self._ask()

    def take(self, frame: LLMContextSummaryResultFrame) -> bool:
        """Take a result, if it answers a request of this writer that is still open."""
        if frame.request_id not in self._requests or self._result is None or self._result.done():
            return False
        self._result.set_result(frame)
        return True

    async def _ask(self):
        assert self._request is not None
        request_id = str(uuid.uuid4())
        self._requests.add(request_id)
        await self._send(
            _Request(
                request_id=request_id,
                context=self._context,
                min_messages_to_keep=self._config.min_messages_after_summary,
                target_context_tokens=self._request.max_tokens,
                summarization_prompt=self._request.system_instruction,
                summarization_timeout=self._config.summarization_timeout,
            )
        )
