#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a whole request costs: the messages, and what the service sends with them.

The service's own report is the best measure, where usage metrics are on. Where
they are off, or nothing was reported yet, the system instruction and the tools
are estimated. Only this module reads Pipecat's usage metrics.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pipecat.frames.frames import Frame, LLMContextFrame, MetricsFrame
from pipecat.metrics.metrics import LLMTokenUsage, LLMUsageMetricsData
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.frame_processor import FrameProcessor

from pipecat_summarizer.counting import ContextSize, UsageCalibratedTokenCounter, count_tools
from pipecat_summarizer.generation.conversation_llm import same_messages, system_instruction_of
from pipecat_summarizer.hooks import Hooks
from pipecat_summarizer.messages import Message
from pipecat_summarizer.watch import WALK_MESSAGES


@dataclass(frozen=True, slots=True)
class _Request:
    """A request on its way; by its ends it is known again when it is reported."""

    length: int
    first: Message
    last: Message
    base_tokens: int
    estimate: int


class RequestUsage:
    """Measures the requests about one context, and learns from what is reported of them."""

    def __init__(
        self, context: LLMContext, counter: UsageCalibratedTokenCounter, size: ContextSize
    ):
        """Start without a report.

        Args:
            context: The context.
            counter: Told of every report.
            size: The tokens of the context's messages, by the counter's base.
        """
        self._context = context
        self._counter = counter
        self._size = size
        self._requests: dict[int, _Request] = {}
        self._reported_estimate = 0
        self._estimated: tuple[Any, int, Any, int] = (None, -1, None, 0)
        self._hooks = Hooks()

    def attach(self, llm: FrameProcessor):
        """Listen to what a service is sent and what it reports.

        Args:
            llm: The service.
        """
        self._hooks.add(llm, "on_before_process_frame", self.before_process)
        self._hooks.add(llm, "on_before_push_frame", self.before_push)

    def release(self):
        """Let go of the services."""
        self._hooks.release()
        self._requests.clear()

    def beyond_messages(self, llm: Any, messages: Sequence[Message]) -> int:
        """Tokens that a request with these messages has beside them.

        Where the provider reported, they may be below 0, for a base that counts too much.

        Args:
            llm: The service that gets it.
            messages: The messages.
        """
        estimate = self._estimate(llm)
        if self._counter.is_anchored(messages):
            return self._counter.surplus + estimate - self._reported_estimate
        return estimate

    def _estimate(self, llm: Any) -> int:
        """System instruction and tools. Looked at before every request, counted if new."""
        instruction = system_instruction_of(llm)
        tools = self._context.tools
        count = len(getattr(tools, "standard_tools", ()))
        known = self._estimated
        if known[0] is tools and known[1] == count and known[2] == instruction:
            return known[3]
        tokens = count_tools(tools)
        if instruction:
            tokens += self._counter.count_message({"role": "system", "content": instruction})
        self._estimated = (tools, count, instruction, tokens)
        return tokens

    def before_process(self, llm: FrameProcessor, frame: Frame):
        """Remember a request that a service is about to work on.

        Args:
            llm: The service.
            frame: The frame; others than requests are passed over.
        """
        if not isinstance(frame, LLMContextFrame) or frame.speculation:
            return
        messages = self._context.messages
        if not messages or not same_messages(frame.context, self._context):
            return
        if len(messages) > WALK_MESSAGES and not self._size.is_known(messages):
            return  # to count it here would take too long; the next request will do
        self._requests[id(llm)] = _Request(
            len(messages),
            messages[0],
            messages[-1],
            self._size.total(messages),
            self._estimate(llm),
        )

    def before_push(self, llm: FrameProcessor, frame: Frame):
        """Learn from what a service reports.

        Args:
            llm: The service.
            frame: The frame; others than metrics are passed over.
        """
        if isinstance(frame, MetricsFrame):
            for data in frame.data:
                if isinstance(data, LLMUsageMetricsData) and data.processor == llm.name:
                    self._reported(llm, data.value)

    def _reported(self, llm: FrameProcessor, usage: LLMTokenUsage):
        request = self._requests.pop(id(llm), None)
        if request is None:
            return
        messages = self._context.messages
        sent = messages[: request.length]
        if len(sent) < request.length or sent[0] is not request.first:
            return
        if sent[-1] is request.last:
            self._counter.record_usage(usage, sent, base_tokens=request.base_tokens)
            self._reported_estimate = request.estimate
