#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Summaries from an LLM service, asked directly and beside the conversation.

A service is asked through ``run_inference``, never through frames: a failure in
the background must not reach the service's ``push_error``, which would mark the
conversation's own LLM unusable or make a switcher move.
"""

import asyncio
from typing import Any
from weakref import WeakKeyDictionary

from pipecat.clocks.system_clock import SystemClock
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.frame_processor import FrameProcessor, FrameProcessorSetup
from pipecat.utils.asyncio.task_manager import TaskManager

from pipecat_summarizer.errors import ModelProviderError
from pipecat_summarizer.generation.aside import run_aside
from pipecat_summarizer.generation.writers import SummaryRequest

# One dedicated service may be first used by many bots at once.
_setup_locks: WeakKeyDictionary[Any, asyncio.Lock] = WeakKeyDictionary()


class LLMServiceWriter:
    """Has an LLM service, or anything with Pipecat's ``run_inference``, write."""

    def __init__(self, llm: Any):
        """Take the service.

        Args:
            llm: The service. It belongs to whoever made it.
        """
        self._llm = llm

    @property
    def name(self) -> str:
        """The service's name."""
        return str(getattr(self._llm, "name", None) or type(self._llm).__name__)

    async def write(self, request: SummaryRequest) -> str | None:
        """Ask the service.

        Raises:
            ModelProviderError: If the service raised. The message names the kind
                of error and its status, never its text, which may hold the
                conversation.
        """
        context = LLMContext(messages=[{"role": "user", "content": request.prompt}])
        try:
            await set_up_once(self._llm)
            return await run_aside(
                self._llm,
                context,
                max_tokens=request.max_tokens,
                system_instruction=request.system_instruction,
            )
        except ModelProviderError:
            raise
        except Exception as error:
            status = getattr(error, "status_code", None) or getattr(error, "code", None)
            status = f" {status}" if isinstance(status, int) else ""
            raise ModelProviderError(f"{type(error).__name__}{status}") from error


async def set_up_once(llm: Any):
    """Set up a dedicated service that no pipeline has set up.

    It gets a task manager of its own, so that it does not hang on the pipeline
    that happened to use it first.
    """
    if not isinstance(llm, FrameProcessor) or llm._task_manager is not None:
        return
    async with _setup_locks.setdefault(llm, asyncio.Lock()):
        if llm._task_manager is not None:
            return
        setup = FrameProcessorSetup(
            clock=SystemClock(),
            task_manager=TaskManager(),
            pipeline_worker=None,  # pyright: ignore[reportArgumentType]
        )
        try:
            await llm.setup(setup)
        except BaseException:
            llm._task_manager = None  # so that the next summary tries again
            raise
