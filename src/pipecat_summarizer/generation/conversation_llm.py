#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Which LLM service holds the conversation, and whether it is busy with a reply.

The only place that looks into a pipeline. It hooks the services' own events and
changes nothing in them.
"""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from pipecat.frames.frames import Frame, InterruptionFrame, LLMContextFrame, SystemFrame
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.aggregators.llm_response_universal import LLMContextAggregator
from pipecat.processors.frame_processor import FrameProcessor
from pipecat.services.llm_service import LLMService

from pipecat_summarizer.clock import Clock, within
from pipecat_summarizer.hooks import Hooks

MAX_WAIT_SECS = 5.0
"""How long a summary waits for a reply in progress before it is asked for all the same."""


@dataclass(eq=False, slots=True)
class _Candidate:
    """A service that can write, and where its replies are made.

    Parameters:
        service: What is asked: a service, or the switcher that holds it.
        position: Its place in the pipeline, counted from the start.
        busy: The processors that are making a reply now, by ``id()``.
        free: Set while none is.
    """

    service: Any
    position: int
    busy: set[int] = field(default_factory=set)
    free: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self):
        self.free.set()

    def start(self, processor: FrameProcessor):
        self.busy.add(id(processor))
        self.free.clear()

    def stop(self, processor: FrameProcessor):
        self.busy.discard(id(processor))
        if not self.busy:
            self.free.set()


class ConversationLLM:
    """Finds the conversation's LLM among the services of a pipeline.

    Attributes:
        replying: Set while a service of the pipeline makes a reply.
        quiet: Set while none does.
    """

    def __init__(self, context: LLMContext):
        """Start without a pipeline.

        Args:
            context: The context of the conversation.
        """
        self._context = context
        self._candidates: list[_Candidate] = []
        self._hooks = Hooks()
        self._last_seen: _Candidate | None = None
        self._has_session_service = False
        self._own_position = -1
        self.replying = asyncio.Event()
        self.quiet = asyncio.Event()
        self.quiet.set()

    @property
    def has_session_service(self) -> bool:
        """Whether an LLM service is there that keeps its own session and cannot write."""
        return self._has_session_service

    @property
    def service(self) -> Any | None:
        """The service that last got this context, else the nearest upstream; None for none."""
        if self._last_seen is not None:
            return self._last_seen.service
        upstream = [c for c in self._candidates if c.position < self._own_position]
        nearest = upstream[-1:] or self._candidates[:1]
        return nearest[0].service if nearest else None

    @property
    def has_system_instruction(self) -> bool:
        """Whether the conversation's LLM has a system instruction of its own."""
        return bool(system_instruction_of(self.service).strip())

    def watch(
        self,
        pipeline: FrameProcessor,
        aggregator: FrameProcessor | None,
        on_frame: Callable[[Frame], None],
        on_service: Callable[[FrameProcessor], None],
    ):
        """Look for services in a pipeline and follow what they are doing.

        Args:
            pipeline: The worker's pipeline; nested and parallel ones are walked.
            aggregator: Where the summarizer sits, to know what is upstream.
            on_frame: Called with each frame that another aggregator of this
                context has handled, such as the user half. Must be quick.
            on_service: Called with each LLM service before it is followed, so that
                handlers added to it run while it does not yet count as busy.
        """
        self.release()
        for position, (processor, holder) in enumerate(_walk(pipeline, None)):
            if processor is aggregator:
                self._own_position = position
            elif isinstance(processor, LLMContextAggregator):
                if same_messages(processor.context, self._context):
                    self._hooks.add(
                        processor, "on_after_process_frame", lambda _, frame: on_frame(frame)
                    )
            if isinstance(processor, LLMService):
                on_service(processor)
            if not can_write(processor):
                self._has_session_service |= isinstance(processor, LLMService)
            elif holder is None:
                candidate = _Candidate(processor, position)
                self._candidates.append(candidate)
                self._hook(processor, candidate)
            else:
                candidate = next(c for c in self._candidates if c.service is holder)
                self._hook(processor, candidate)

    def release(self):
        """Let go of the pipeline."""
        self._hooks.release()
        self._candidates.clear()
        self._last_seen = None
        self._has_session_service = False
        self._own_position = -1
        self._note_replies()

    async def wait_until_free(self, service: Any, clock: Clock):
        """Wait while ``service`` makes a reply, so that a summary never competes with one.

        Waits :data:`MAX_WAIT_SECS` at most.
        """
        candidate = next((c for c in self._candidates if c.service is service), None)
        if candidate is None or not candidate.busy:
            return
        try:
            await within(clock, MAX_WAIT_SECS, candidate.free.wait())
        except TimeoutError:
            pass

    def _hook(self, processor: FrameProcessor, candidate: _Candidate):
        # These run before and after every frame of the service: nothing slow here.
        def before(_: FrameProcessor, frame: Frame):
            if isinstance(frame, LLMContextFrame):
                candidate.start(processor)
                self._note_replies()
                if same_messages(frame.context, self._context):
                    self._last_seen = candidate
            elif isinstance(frame, InterruptionFrame) or not isinstance(frame, SystemFrame):
                # The reply was broken off, or it failed: a service works on one frame at a time.
                if candidate.busy:
                    candidate.stop(processor)
                    self._note_replies()

        def after(_: FrameProcessor, frame: Frame):
            if isinstance(frame, LLMContextFrame):
                candidate.stop(processor)
                self._note_replies()

        self._hooks.add(processor, "on_before_process_frame", before)
        self._hooks.add(processor, "on_after_process_frame", after)

    def _note_replies(self):
        is_replying = any(candidate.busy for candidate in self._candidates)
        now, before = (self.replying, self.quiet) if is_replying else (self.quiet, self.replying)
        before.clear()
        now.set()


def same_messages(one: LLMContext, other: LLMContext) -> bool:
    """Whether two contexts are one, or share one list of messages."""
    return one is other or one.messages is other.messages


def system_instruction_of(service: Any) -> str:
    """The service's own system instruction, a switcher's being that of its active service."""
    settings = getattr(getattr(service, "active_llm", service), "_settings", None)
    instruction = getattr(settings, "system_instruction", None)
    return instruction if isinstance(instruction, str) else ""


def can_write(processor: Any) -> bool:
    """Whether a processor can be asked for text directly."""
    method = getattr(type(processor), "run_inference", None)
    return callable(method) and method is not LLMService.run_inference


def _walk(
    processor: FrameProcessor, holder: FrameProcessor | None
) -> Iterator[tuple[FrameProcessor, FrameProcessor | None]]:
    """All processors in order, each with the switcher-like one that holds it, if any."""
    yield processor, holder
    inner = processor if holder is None and can_write(processor) else holder
    for child in processor.processors:
        yield from _walk(child, inner)
