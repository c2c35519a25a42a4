#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Every request fits its limit before the model sees it.

Hooks an LLM service: Pipecat awaits the hook before the service works on a frame,
from whichever side it comes. It only logs what a hook raises and sends the request
all the same, so nothing here raises. What is done, and in which order, is
:meth:`RequestBound._make_fit`; how messages are cut is in ``selection.bound``.
"""

import asyncio
import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

from loguru import logger
from pipecat.frames.frames import (
    Frame,
    FunctionCallCancelFrame,
    FunctionCallResultFrame,
    LLMContextFrame,
)
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.frame_processor import FrameProcessor

from pipecat_summarizer.counting import ContextSize
from pipecat_summarizer.errors import describe
from pipecat_summarizer.events import RequestBoundedEvent, RequestStep
from pipecat_summarizer.generation.conversation_llm import same_messages
from pipecat_summarizer.hooks import Hooks
from pipecat_summarizer.messages import Message
from pipecat_summarizer.request_host import SummarizerHost
from pipecat_summarizer.run import SummaryRun
from pipecat_summarizer.selection import RecentMessagesPolicy
from pipecat_summarizer.selection.bound import (
    ALL_STEPS,
    Bound,
    BoundRules,
    BoundStep,
    StepName,
    bound_steps,
)
from pipecat_summarizer.slicing import run_sliced
from pipecat_summarizer.usage import RequestUsage
from pipecat_summarizer.watch import WALK_MESSAGES

_WITHOUT_A_MODEL: tuple[StepName, ...] = ("results_shortened", "extracted")

_LEAST: tuple[StepName, ...] = ("results_shortened", "left_out", "clamped")
"""What leaves least: no summary is smaller than a mark, and none is to be made for a look."""

_REQUESTS_AFTER_A_RESULT = 3
"""After a tool's result this many requests are looked at closely: it is written into an
old message, and the frame that announces it may be overtaken."""

_TRIES = 3


Excess = Callable[[Sequence[Message], int], str | None]
"""Why a request with these messages and this many tokens may not go out, or None."""


class RequestBound:
    """Makes the requests about one context fit."""

    def __init__(
        self,
        host: SummarizerHost,
        usage: RequestUsage,
        *,
        excess: Excess,
        limit_tokens: int | None,
        wait_secs: float,
    ):
        """Take the limit.

        Args:
            host: Who keeps the context small.
            usage: Measures requests.
            excess: Says which requests are over the limit.
            limit_tokens: The most tokens of a request. None where the limit is not
                one of tokens: then a summary is all that is tried.
            wait_secs: The longest that a request waits for a summary.
        """
        self._host = host
        self._usage = usage
        self._excess = excess
        self._limit_tokens = limit_tokens
        self._wait_secs = wait_secs
        self._hooks = Hooks()
        self._close_looks = 0
        self._told_over = False

    def attach(self, llm: FrameProcessor):
        """Bound the requests of a service.

        Args:
            llm: The service.
        """
        self._hooks.add(llm, "on_before_process_frame", self.before_process)
        self._hooks.add(llm, "on_before_push_frame", self.before_push)

    def release(self):
        """Let go of the services."""
        self._hooks.release()

    def before_push(self, llm: FrameProcessor, frame: Frame):
        """Take in what a service is about to push.

        Args:
            llm: The service.
            frame: The frame.
        """
        if isinstance(frame, (FunctionCallResultFrame, FunctionCallCancelFrame)):
            self._close_looks = _REQUESTS_AFTER_A_RESULT

    async def before_process(self, llm: FrameProcessor, frame: Frame):
        """Bound a request that a service is about to work on. Never raises.

        Args:
            llm: The service.
            frame: The frame; others than requests are passed over.
        """
        if not isinstance(frame, LLMContextFrame):
            return
        try:
            if frame.speculation:
                await self.bound_copy(llm, frame.context)
            elif same_messages(frame.context, self._host.context):
                await self.bound(llm)
        except Exception as error:
            logger.error(f"{llm}: a request was not bounded: {describe(error)}")

    async def bound(self, llm: Any):
        """Make the context fit, if it does not, as a request to a service.

        Args:
            llm: The service that gets the request.
        """
        messages = self._host.context.messages
        size = self._host.size
        if self._close_looks:
            self._close_looks -= 1
            size.touch()
        if len(messages) > WALK_MESSAGES and not size.is_known(messages):
            await run_sliced(size.recount_steps(messages), is_urgent=True)
        tokens = size.total(messages) + self._usage.beyond_messages(llm, messages)
        if self._excess(messages, tokens) is None:
            self._told_over = False
            return
        async with self._host.state.bounding:
            await self._make_fit(llm)

    async def bound_copy(self, llm: Any, copy: LLMContext):
        """Make a throw-away copy of the context fit, at once and without storing anything.

        Args:
            llm: The service that gets the request.
            copy: The copy.
        """
        own = self._host.context.messages
        messages = list(copy.messages)
        if not messages or (own and messages[0] is not own[0]):
            return  # of another context
        beyond = self._usage.beyond_messages(llm, messages)
        tokens = beyond + await self._tokens_of_copy(messages)
        reason = self._excess(messages, tokens)
        if reason is None or self._limit_tokens is None:
            return
        result = await self._cut_to(messages, self._limit_tokens - beyond)
        if result.steps:
            copy.set_messages(result.messages)
        await self._host.tell_bounded(
            RequestBoundedEvent(
                reason=reason,
                steps=tuple([_told(step, beyond) for step in result.steps]),
                tokens_before=tokens,
                tokens_after=tokens if result.over_by else result.tokens + beyond,
                over_by=result.over_by,
                is_speculative=True,
            )
        )

    async def _tokens_of_copy(self, messages: list[Message]) -> int:
        """A copy is the context with a message more, as a rule."""
        own, size = self._host.context.messages, self._host.size
        is_longer = 0 < len(own) <= len(messages) and messages[len(own) - 1] is own[-1]
        if is_longer and size.is_known(own):
            added = sum(map(self._host.counter.count_message, messages[len(own) :]))
            return size.total(own) + added
        return await run_sliced(
            ContextSize(self._host.counter).recount_steps(messages), is_urgent=True
        )

    async def _make_fit(self, llm: Any):
        """The steps, cheapest first; each only if the request does not fit yet."""
        fitting = _Fitting(self._host, self._usage, self._excess, llm)
        await run_sliced(self._host.size.recount_steps(self._host.context.messages), is_urgent=True)
        if not fitting.look():
            return  # another service's request was made to fit meanwhile
        deadline = self._host.clock.time() + self._wait_secs
        try:
            if self._limit_tokens is not None and await self._can_never_fit(fitting):
                return
            if run := self._summary_in_flight():
                await fitting.wait("summary_awaited", run, deadline)
            if fitting.look() and self._limit_tokens is not None:
                await self._cut(fitting, ("results_shortened",))
            if fitting.look() and self._host.clock.time() < deadline:
                if run := self._host.start_summary(fitting.reason):
                    await fitting.wait("summary_written", run, deadline)
            if not fitting.look():
                return
            if self._limit_tokens is None:
                await self._host.extract_summary(fitting.reason)
            else:
                await self._cut(fitting, ALL_STEPS)
        finally:
            if fitting.steps or (fitting.over_by and not self._told_over):
                await self._host.tell_bounded(fitting.event())
            self._told_over = fitting.over_by > 0

    def _summary_in_flight(self) -> SummaryRun | None:
        run = self._host.state.in_flight
        # One that goes through frames waits behind this very request.
        return run if isinstance(run, SummaryRun) and run.protocol is None else None

    async def _can_never_fit(self, fitting: "_Fitting") -> bool:
        """Whether what is never cut is over the limit alone."""
        messages = list(self._host.context.messages)
        result = await self._cut_to(messages, self._room(fitting), _LEAST)
        fitting.over_by = result.over_by
        return result.over_by > 0

    async def _cut(self, fitting: "_Fitting", names: tuple[StepName, ...]):
        for _ in range(_TRIES):
            context = self._host.context
            before = list(context.messages)
            result = await self._cut_to(before, self._room(fitting), names)
            now = context.messages
            if len(now) < len(before) or any(a is not b for a, b in zip(before, now, strict=False)):
                continue  # it was rewritten between two of our steps
            if result.steps:
                context.set_messages([*result.messages, *now[len(before) :]])
                fitting.add(result.steps)
                await self._host.cut(result, fitting.reason)
            if not fitting.look():
                return

    def _room(self, fitting: "_Fitting") -> int:
        assert self._limit_tokens is not None
        return self._limit_tokens - fitting.beyond

    async def _cut_to(
        self, messages: list[Message], room: int, names: tuple[StepName, ...] = ALL_STEPS
    ) -> Bound:
        """Cut a list: by the rules in force where that is enough, else down to the exchange."""
        rules = self._host.bound_rules()
        strict = dataclasses.replace(
            rules,
            selection=dataclasses.replace(
                rules.selection, recent=RecentMessagesPolicy(keep_recent=0)
            ),
        )
        result = await self._bounded(messages, room, rules, names)
        if "extracted" not in names:
            return result
        # To extract more is better than to leave out what was to stay.
        if any(step.name in ("left_out", "clamped") for step in result.steps):
            extracted = await self._bounded(messages, room, strict, _WITHOUT_A_MODEL)
            result = extracted if not extracted.over_by else result
        return result

    async def _bounded(
        self, messages: list[Message], room: int, rules: BoundRules, names: tuple[StepName, ...]
    ) -> Bound:
        return await run_sliced(
            bound_steps(
                messages,
                room,
                rules,
                self._host.counter,
                extract=self._host.extract,
                build_message=self._host.build_message,
                steps=names,
            ),
            is_urgent=True,
        )


class _Fitting:
    """One request that is being made to fit, and what was done about it."""

    def __init__(self, host: SummarizerHost, usage: RequestUsage, excess: Excess, llm: Any):
        self._host = host
        self._usage = usage
        self._excess = excess
        self._llm = llm
        self.reason = ""
        self.steps: list[RequestStep] = []
        self.over_by = 0
        self.beyond = 0
        self._tokens = 0
        self._tokens_before = 0
        self._waited_secs = 0.0

    def look(self) -> bool:
        """Whether the request is still over its limit."""
        messages = self._host.context.messages
        self.beyond = self._usage.beyond_messages(self._llm, messages)
        self._tokens = self._host.size.total(messages) + self.beyond
        reason = self._excess(messages, self._tokens)
        if not self.reason:
            self.reason = reason or ""
            self._tokens_before = self._tokens
        return reason is not None

    async def wait(self, name: str, run: SummaryRun, deadline: float):
        """Wait for a summary, which goes on whatever becomes of this request."""
        clock = self._host.clock
        started = clock.time()
        count, tokens = len(self._host.context.messages), self._tokens
        timer = asyncio.ensure_future(clock.sleep(max(0.0, deadline - started)))
        try:
            await asyncio.wait({run.outcome, timer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            timer.cancel()
            self._waited_secs += clock.time() - started
        if run.was_applied:
            self.look()
            gone = count - len(self._host.context.messages) + 1
            self.steps.append(
                RequestStep(
                    name=name, tokens_before=tokens, tokens_after=self._tokens, message_count=gone
                )
            )

    def add(self, steps: Sequence[BoundStep]):
        """Note what was cut."""
        self.steps.extend([_told(step, self.beyond) for step in steps])

    def event(self) -> RequestBoundedEvent:
        """What was done."""
        return RequestBoundedEvent(
            reason=self.reason,
            steps=tuple(self.steps),
            tokens_before=self._tokens_before,
            tokens_after=self._tokens,
            over_by=self.over_by,
            waited_secs=self._waited_secs,
        )


def _told(step: BoundStep, beyond: int) -> RequestStep:
    return RequestStep(
        name=step.name,
        tokens_before=step.tokens_before + beyond,
        tokens_after=step.tokens_after + beyond,
        message_count=step.messages,
    )
