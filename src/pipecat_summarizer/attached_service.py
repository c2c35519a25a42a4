#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""One LLM service that a middleware was attached to, and the contexts it gets.

Services on one context share what is remembered about it, and so one summary.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from loguru import logger
from pipecat.frames.frames import CancelFrame, EndFrame, Frame, LLMContextFrame
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.frame_processor import FrameProcessor

from pipecat_summarizer.clock import Clock
from pipecat_summarizer.config import LLMAutoContextSummarizationConfig
from pipecat_summarizer.errors import CallbackError
from pipecat_summarizer.events import EVENT_NAMES
from pipecat_summarizer.generation.conversation_llm import same_messages
from pipecat_summarizer.hooks import Hooks
from pipecat_summarizer.messages import Message
from pipecat_summarizer.request_bound import RequestBound
from pipecat_summarizer.summarizer import LLMContextSummarizer
from pipecat_summarizer.triggers import (
    FixedTokenTrigger,
    TokenLimitTrigger,
    decide,
    token_limit_of,
)
from pipecat_summarizer.watch import MeasuredCounter

MAX_CONTEXTS = 4
"""How many contexts are remembered of an application that goes on making new ones."""


@dataclass(frozen=True, slots=True)
class _Bounded:
    """A context whose requests are bounded."""

    summarizer: LLMContextSummarizer
    bound: RequestBound


class AttachedService:
    """Bounds the requests of one service, whichever context they are about."""

    def __init__(
        self,
        llm: FrameProcessor,
        config: LLMAutoContextSummarizationConfig,
        *,
        wait_secs: float,
        clock: Clock,
        call_event_handler: Callable[[str, Any], Awaitable[None]],
    ):
        """Hook the service.

        Args:
            llm: The service.
            config: When and how; with a trigger.
            wait_secs: The longest that a request waits for a summary.
            clock: Measures it.
            call_event_handler: Tells an event by its name.
        """
        self._config = config
        self._wait_secs = wait_secs
        self._limit = token_limit_of(config.trigger) if config.trigger else None
        # Then a comparison says what the trigger would, and most requests need no more.
        self._is_plain = isinstance(config.trigger, (FixedTokenTrigger, TokenLimitTrigger))
        self._clock = clock
        self._call_event_handler = call_event_handler
        self._contexts: list[_Bounded] = []
        self._told = ""
        self._hooks = Hooks()
        self._hooks.add(llm, "on_before_process_frame", self._before_process)
        self._hooks.add(llm, "on_before_push_frame", self._before_push)

    async def release(self):
        """Let go of the service, and cancel the summaries being written."""
        self._hooks.release()
        await self._forget_contexts()

    async def _forget_contexts(self):
        contexts, self._contexts = self._contexts, []
        for one in contexts:
            await one.summarizer.cleanup()

    async def _before_process(self, llm: FrameProcessor, frame: Frame):
        if isinstance(frame, LLMContextFrame):
            one = self._bounded(frame.context, is_copy=frame.speculation)
            await one.bound.before_process(llm, frame)
            one.summarizer.usage.before_process(llm, frame)
        elif isinstance(frame, (EndFrame, CancelFrame)):
            await self._forget_contexts()

    def _before_push(self, llm: FrameProcessor, frame: Frame):
        for one in self._contexts:
            one.bound.before_push(llm, frame)
            one.summarizer.usage.before_push(llm, frame)

    def _bounded(self, context: LLMContext, *, is_copy: bool) -> _Bounded:
        for one in self._contexts:
            known = one.summarizer.context
            if same_messages(known, context) or (is_copy and _begins_alike(known, context)):
                return one
        summarizer = LLMContextSummarizer(
            context=context, config=self._config, auto_trigger=False, clock=self._clock
        )
        for name in EVENT_NAMES:
            summarizer.add_event_handler(name, partial(self._re_emit, name))
        bound = summarizer.bound_requests(
            partial(self._excess, summarizer),
            limit_tokens=self._limit,
            wait_secs=self._wait_secs,
        )
        one = _Bounded(summarizer, bound)
        if not is_copy:
            self._contexts = [*self._contexts[1 - MAX_CONTEXTS :], one]
        return one

    def _excess(
        self, summarizer: LLMContextSummarizer, messages: Sequence[Message], tokens: int
    ) -> str | None:
        assert self._config.trigger is not None
        if self._is_plain and self._limit is not None and tokens <= self._limit:
            return None
        counter = MeasuredCounter(summarizer.counter, messages, tokens)
        try:
            decision = decide(self._config.trigger, messages, counter)
        except CallbackError as error:
            if str(error) != self._told:
                self._told = str(error)
                logger.error(f"{summarizer}: {error}")
            return None
        return decision.reason if decision.should_summarize else None

    async def _re_emit(self, name: str, summarizer: LLMContextSummarizer, event: Any):
        await self._call_event_handler(name, event)


def _begins_alike(one: LLMContext, other: LLMContext) -> bool:
    return bool(one.messages and other.messages) and one.messages[0] is other.messages[0]
