#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Summaries from an LLM service, asked directly and beside the conversation.

A service is asked through ``run_inference``, never through frames: a failure in
the background must not reach the service's ``push_error``, which would mark the
conversation's own LLM unusable or make a switcher move.

Where a reply is held to a schema, the service is asked for fields, and gives the text of a
summary all the same: see :mod:`.parts`.
"""

import asyncio
from typing import Any
from weakref import WeakKeyDictionary

from pipecat.clocks.system_clock import SystemClock
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.frame_processor import FrameProcessor, FrameProcessorSetup
from pipecat.utils.asyncio.task_manager import TaskManager

from pipecat_summarizer.callbacks import trace_failure
from pipecat_summarizer.errors import ModelProviderError
from pipecat_summarizer.generation.abilities import (
    active_service,
    note_refusal,
    takes_schema,
    window_of_service,
)
from pipecat_summarizer.generation.aside import ReportedError, run_aside
from pipecat_summarizer.generation.parts import FIELD_TOKENS, RESPONSE_SCHEMA, text_of_fields
from pipecat_summarizer.generation.prompt import ask_for_fields
from pipecat_summarizer.generation.writers import SummaryRequest

_REFUSING_STATUSES = (400, 422)

# One dedicated service may be first used by many bots at once.
_setup_locks: WeakKeyDictionary[Any, asyncio.Lock] = WeakKeyDictionary()


class LLMServiceWriter:
    """Has an LLM service, or anything with Pipecat's ``run_inference``, write."""

    def __init__(self, llm: Any, *, response_schema: bool | None = False):
        """Take the service.

        Args:
            llm: The service. It belongs to whoever made it.
            response_schema: Whether its reply is held to a schema; None for where
                that is known to work.
        """
        self._llm = llm
        self._response_schema = response_schema

    @property
    def name(self) -> str:
        """The service's name."""
        try:
            return str(getattr(self._llm, "name", None) or type(self._llm).__name__)
        except Exception:
            return type(self._llm).__name__

    @property
    def max_input_tokens(self) -> int | None:
        """The most tokens that its model reads; None where that is not known."""
        return window_of_service(active_service(self._llm))

    async def write(self, request: SummaryRequest) -> str | None:
        """Ask the service.

        Raises:
            ModelProviderError: If the service raised. The message names the kind
                of error and its status, never its text, which may hold the
                conversation.
        """
        try:
            await set_up_once(self._llm)
            service = active_service(self._llm)
            if takes_schema(service, self._response_schema):
                return await self._write_in_fields(service, request)
            return await self._write_in_tags(request)
        except ReportedError:
            raise
        except Exception as error:
            status = _status_of(error)
            status = "" if status is None else f" {status}"
            trace_failure(self.name, error)
            raise ModelProviderError(f"{type(error).__name__}{status}") from None

    async def _write_in_tags(self, request: SummaryRequest) -> str | None:
        return await run_aside(
            self._llm,
            _context_of(request.prompt),
            max_tokens=request.max_tokens,
            system_instruction=request.system_instruction,
        )

    async def _write_in_fields(self, service: Any, request: SummaryRequest) -> str | None:
        try:
            reply = await run_aside(
                self._llm,
                _context_of(ask_for_fields(request.prompt)),
                max_tokens=request.max_tokens + FIELD_TOKENS,
                system_instruction=request.system_instruction,
                response_schema=RESPONSE_SCHEMA,
            )
        except Exception as error:
            if _status_of(error) not in _REFUSING_STATUSES:
                raise
            # If the schema was not why, this raises as well, and nothing is remembered.
            reply = await self._write_in_tags(request)
            note_refusal(service)
            return reply
        ledger = request.memory.ledger if request.memory else None
        return text_of_fields(reply, ledger.language if ledger else None) if reply else reply


def _context_of(prompt: str) -> LLMContext:
    return LLMContext(messages=[{"role": "user", "content": prompt}])


def _status_of(error: Exception) -> int | None:
    status = getattr(error, "status_code", None) or getattr(error, "code", None)
    return status if isinstance(status, int) else None


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
