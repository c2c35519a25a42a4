#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A language model that says what the test wrote down.

A new kind of scripted reply is one more class here and one more case in
``_act``.
"""

import asyncio
import copy
import dataclasses
import inspect
import itertools
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from pipecat.frames.frames import (
    Frame,
    FunctionCallFromLLM,
    LLMContextFrame,
    LLMFullResponseEndFrame,
    LLMFullResponseStartFrame,
)
from pipecat.metrics.metrics import LLMTokenUsage
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.frame_processor import FrameDirection
from pipecat.services.llm_service import LLMService
from pipecat.services.settings import LLMSettings

from pipecat_summarizer.clock import Clock, SystemClock
from pipecat_summarizer.testing.notes import notes_of, text_of


def _write_notes(context: LLMContext, *_: Any) -> str:
    messages = context.get_messages()
    return notes_of(text_of(messages[-1]) if messages else "")


@dataclass(frozen=True)
class Hang:
    """A call that never comes back, until it is cancelled."""


@dataclass(frozen=True)
class Delay:
    """A reply that comes later, on the service's clock.

    Parameters:
        secs: Seconds until the reply.
        reply: The reply, or a function that gives it. Left out: notes of the call.
    """

    secs: float
    reply: "Reply | Callable[..., Any]" = _write_notes


@dataclass(frozen=True)
class ToolCall:
    """A function call, made through Pipecat's own ``run_function_calls``.

    Parameters:
        name: The function's name, as registered with the service.
        arguments: What it is called with.
        text: Said before the call.
        tool_call_id: Id of the call; one is made up if None.
    """

    name: str
    arguments: Mapping[str, Any] = field(default_factory=dict)
    text: str = ""
    tool_call_id: str | None = None


Reply = str | None | Exception | Hang | Delay | ToolCall | tuple[ToolCall, ...]
"""What a scripted call does: say a text, say nothing, raise, never return, wait
first, or (in the conversation only) call a function, or a tuple of them at once."""

Script = Reply | Callable[..., "Reply | Awaitable[Reply]"] | Sequence[Any]
"""One reply for every call, a function that gives the reply, or a sequence of both:
used up in order, its last item then repeats."""


@dataclass
class InferenceCall:
    """One call of ``run_inference``.

    Parameters:
        prompt: Text of the last message sent.
        system_instruction: As passed.
        max_tokens: As passed.
        messages: A copy of all messages sent.
        outcome: ``running``, ``returned``, ``raised`` or ``cancelled``.
    """

    prompt: str
    system_instruction: str | None
    max_tokens: int | None
    messages: list[Any]
    outcome: Literal["running", "returned", "raised", "cancelled"] = "running"


class ScriptedLLMService(LLMService):
    """A real Pipecat LLM service whose model is a script.

    In a pipeline it streams ``replies`` to the conversation's requests; its
    ``run_inference`` gives ``summaries``. Either is one reply for every call, a
    function, or a sequence (see ``Script``). Unscripted, it answers "ok" and
    writes notes that quote the caller and pass the default checks in a usual call, so
    ``ScriptedLLMService()`` works as it is.

    - A function in ``replies`` gets the ``LLMContext``; one in ``summaries``
      gets ``(context, max_tokens, system_instruction)``. Both may be async.
    - An exception in ``replies`` is pushed as an error, as services do; one in
      ``summaries`` is raised.

    Attributes:
        requests: A copy of the messages of each conversation request.
        inference_calls: Every call of ``run_inference``, with its outcome.

    Example::

        llm = ScriptedLLMService(
            replies=[ToolCall("get_weather", {"city": "Oslo"}), "It rains."],
            summaries=[RuntimeError("down"), "<summary>The weather in Oslo ...</summary>"],
        )
    """

    def __init__(
        self,
        *,
        replies: Script = "ok",
        summaries: Script = _write_notes,
        clock: Clock | None = None,
        system_instruction: str | None = None,
        usage: Callable[[LLMContext], int] | None = None,
        **kwargs,
    ):
        """Write the script.

        Args:
            replies: What is said in the conversation.
            summaries: What ``run_inference`` returns. Left out: notes of the call.
            clock: What a :class:`Delay` waits on. None: the event loop's.
            system_instruction: The service's own instruction.
            usage: Gives the prompt tokens that are reported for a request, where
                usage metrics are on. None: nothing is reported.
            **kwargs: Passed to ``LLMService``.
        """
        settings = LLMSettings(model="scripted", system_instruction=system_instruction)
        # Pipecat logs an error for every setting a service leaves open.
        for name in {item.name for item in dataclasses.fields(settings)} - {"extra"}:
            if name not in settings.given_fields():
                setattr(settings, name, None)
        super().__init__(settings=settings, **kwargs)
        self._replies = _Script(replies)
        self._summaries = _Script(summaries)
        self._clock = clock or SystemClock()
        self._usage = usage
        self._call_ids = itertools.count(1)
        self.requests: list[list[Any]] = []
        self.inference_calls: list[InferenceCall] = []

    @property
    def calls_in_flight(self) -> int:
        """How many calls of ``run_inference`` have not come back."""
        return sum(call.outcome == "running" for call in self.inference_calls)

    def can_generate_metrics(self) -> bool:
        """True: processing time and time to first byte are measured, as in a real service."""
        return True

    async def run_inference(
        self,
        context: LLMContext,
        max_tokens: int | None = None,
        system_instruction: str | None = None,
        response_schema: dict[str, Any] | None = None,
    ) -> str | None:
        """Give the next of ``summaries``.

        Args:
            context: What is sent.
            max_tokens: Recorded.
            system_instruction: Recorded.
            response_schema: Ignored.

        Returns:
            The scripted text.

        Raises:
            Exception: The scripted one.
        """
        messages = copy.deepcopy(context.get_messages())
        call = InferenceCall(
            prompt=text_of(messages[-1]) if messages else "",
            system_instruction=system_instruction,
            max_tokens=max_tokens,
            messages=messages,
        )
        self.inference_calls.append(call)
        try:
            reply = await self._act(self._summaries.next(), context, max_tokens, system_instruction)
            if isinstance(reply, tuple):
                raise TypeError("a ToolCall belongs into replies, not into summaries")
        except asyncio.CancelledError:
            call.outcome = "cancelled"
            raise
        except BaseException:
            call.outcome = "raised"
            raise
        call.outcome = "returned"
        return reply

    async def process_frame(self, frame: Frame, direction: FrameDirection):
        """Answer a context frame with the next of ``replies``; pass on what else comes.

        Args:
            frame: The frame.
            direction: Where it goes.
        """
        await super().process_frame(frame, direction)
        if not isinstance(frame, LLMContextFrame):
            await self.push_frame(frame, direction)
            return
        self.requests.append(copy.deepcopy(frame.context.get_messages()))
        await self.push_frame(LLMFullResponseStartFrame())
        await self.start_processing_metrics()
        await self.start_ttfb_metrics()
        try:
            reply = await self._act(self._replies.next(), frame.context)
            await self.stop_ttfb_metrics()
            if self._usage is not None:
                tokens = self._usage(frame.context)
                await self.start_llm_usage_metrics(
                    LLMTokenUsage(
                        prompt_tokens=tokens, completion_tokens=1, total_tokens=tokens + 1
                    )
                )
            await self._say(reply, frame.context)
        except Exception as error:
            await self.push_error(f"Error during completion: {error}", exception=error)
        finally:
            await self.stop_processing_metrics()
            await self.push_frame(LLMFullResponseEndFrame())

    async def _act(self, scripted: Any, *args: Any) -> str | None | tuple[ToolCall, ...]:
        """Do what is scripted, until a text, nothing or function calls are left of it."""
        if callable(scripted):
            scripted = scripted(*args)
        if inspect.isawaitable(scripted):
            scripted = await scripted
        if isinstance(scripted, Delay):
            await self._clock.sleep(scripted.secs)
            return await self._act(scripted.reply, *args)
        if isinstance(scripted, Hang):
            return await asyncio.get_running_loop().create_future()
        if isinstance(scripted, Exception):
            raise scripted
        return (scripted,) if isinstance(scripted, ToolCall) else scripted

    async def _say(self, reply: str | None | tuple[ToolCall, ...], context: LLMContext):
        calls = reply if isinstance(reply, tuple) else ()
        text = reply if isinstance(reply, str) else "".join(call.text for call in calls)
        for word in re.findall(r"\S+\s*|\s+", text):
            await self._push_llm_text(word)
        await self.run_function_calls(
            [
                FunctionCallFromLLM(
                    function_name=call.name,
                    tool_call_id=call.tool_call_id or f"call_{next(self._call_ids)}",
                    arguments=call.arguments,
                    context=context,
                )
                for call in calls
            ]
        )


class _Script:
    """Hands out scripted items; the last one repeats."""

    def __init__(self, script: Script):
        if isinstance(script, Sequence) and not isinstance(script, str):
            if not script:
                raise ValueError("a script must hold at least one reply")
            self._items = list(script)
        else:
            self._items = [script]

    def next(self) -> Any:
        return self._items.pop(0) if len(self._items) > 1 else self._items[0]
