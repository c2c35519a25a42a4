#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Who acts the script out: the caller, the phone between the two, the shop's tools.

The caller stands where a transport and speech recognition would be, the phone
where speech synthesis would be. Nobody pauses: each turn begins the moment the
last one is over, which is harder on a summary in the making than any real caller.
"""

import asyncio
from collections.abc import Callable

from pipecat.frames.frames import (
    Frame,
    LLMRunFrame,
    LLMTextFrame,
    ProposedUserStartedSpeakingFrame,
    ProposedUserStoppedSpeakingFrame,
    TranscriptionFrame,
)
from pipecat.pipeline.worker import PipelineWorker
from pipecat.processors.aggregators.llm_response_universal import (
    AssistantTurnStoppedMessage,
    LLMAssistantAggregator,
)
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor
from pipecat.services.llm_service import FunctionCallParams
from pipecat.utils.time import time_now_iso8601

from pipecat_summarizer import LLMSummarizeContextFrame, SummarySkippedEvent

from .record import CallRecord
from .script import CallScript, ScriptedTool, Turn
from .service import Meter, ScriptedToolsLLMService

REPLY_SECS = 60.0
"""How long the caller waits for a reply. Far more than any takes, also one that has to wait
until the meter hands a summary over."""


class NoReplyError(Exception):
    """The caller got no reply, and hangs up."""


class Phone(FrameProcessor):
    """Carries the reply to the caller, and stops where the caller cuts in.

    Parameters:
        cut_in: Set once the caller has heard enough.
    """

    def __init__(self, on_text: Callable[[str], None]):
        """Connect the two.

        Args:
            on_text: Called with each piece of text the caller hears.
        """
        super().__init__()
        self.cut_in = asyncio.Event()
        self._hears: int | None = None
        self._heard = ""
        self._on_text = on_text

    def listen(self, hears: int | None):
        """Get ready for the next reply.

        Args:
            hears: After how many words the caller cuts in; None: never.
        """
        self.cut_in.clear()
        self._hears = hears
        self._heard = ""

    async def process_frame(self, frame: Frame, direction: FrameDirection):
        """Pass everything on; hold the reply where the caller cuts in."""
        await super().process_frame(frame, direction)
        if isinstance(frame, LLMTextFrame):
            if self._hears is not None and len(self._heard.split()) >= self._hears:
                self.cut_in.set()
                # What is not said yet is dropped by the interruption that now comes.
                await asyncio.Event().wait()
            self._heard += frame.text
            self._on_text(frame.text)
        await self.push_frame(frame, direction)


class Shop:
    """The tools of the assistant. They answer what the script says."""

    def __init__(self, llm: ScriptedToolsLLMService, record: CallRecord, meter: Meter):
        """Open the shop.

        Args:
            llm: Who calls the tools.
            record: Is told of each call.
            meter: Keeps summaries back, save where a tool waits for one.
        """
        self._llm = llm
        self._record = record
        self._meter = meter
        self._calls: dict[str, ScriptedTool] = {}
        self._deliveries: dict[str, asyncio.Event] = {}

    def register(self, script: CallScript):
        """Register every tool of the script, the late ones as asynchronous."""
        for tool in (tool for turn in script.turns for tool in turn.tools):
            self._llm.register_function(
                tool.name, self._answer, cancel_on_interruption=not tool.later
            )
            if tool.later:
                self._deliveries[tool.name] = asyncio.Event()

    def expect(self, tools: tuple[ScriptedTool, ...]):
        """Have the assistant make these calls, one with each of its next answers."""
        for tool in tools:
            call_id = f"call_{len(self._calls) + 1:02}"
            self._calls[call_id] = tool
            self._llm.expect(call_id, tool)

    def deliver(self, name: str):
        """Let the late result of a tool come in."""
        self._deliveries[name].set()

    async def _answer(self, params: FunctionCallParams):
        tool = self._calls[params.tool_call_id]
        self._record.tool_started(params.tool_call_id, tool)
        if tool.summarize:
            await summarize_now(params.pipeline_worker, self._record, self._meter)
        if tool.later:
            await self._deliveries[tool.name].wait()
        self._record.tool_finished(params.tool_call_id)
        await params.result_callback(tool.result)


class Caller:
    """Says the script's lines, one after the other, each once the last is answered."""

    def __init__(
        self,
        script: CallScript,
        worker: PipelineWorker,
        assistant: LLMAssistantAggregator,
        phone: Phone,
        shop: Shop,
        record: CallRecord,
        meter: Meter,
    ):
        """Pick up the phone.

        Args:
            script: What to say.
            worker: Where to say it.
            assistant: Tells when a reply is complete.
            phone: Tells when to cut in.
            shop: Makes the tool calls ready.
            record: Is told how the call goes.
            meter: Is told which turn it is.
        """
        self._script = script
        self._worker = worker
        self._phone = phone
        self._shop = shop
        self._record = record
        self._meter = meter
        self._replies: asyncio.Queue[AssistantTurnStoppedMessage] = asyncio.Queue()
        assistant.add_event_handler("on_assistant_turn_stopped", self._on_reply)

    async def talk(self):
        """Have the call, from the greeting to the goodbye.

        Raises:
            NoReplyError: If a reply does not come, or is empty.
        """
        self._record.turn_began(0, None)
        try:
            await self._worker.queue_frame(LLMRunFrame())
            await self._listen()
            self._record.turn_ended()
            cut_in = False
            for number, turn in enumerate(self._script.turns, 1):
                self._meter.turn = number
                self._record.turn_began(number, turn)
                cut_in = await self._take(turn, already_speaking=cut_in)
                self._record.turn_ended()
        except NoReplyError:
            self._record.turn_ended()
            raise
        finally:
            # Nothing more is asked for that a summary could be kept back for.
            self._meter.keep_back(False)
        await self._record.summary_settled()

    async def _take(self, turn: Turn, *, already_speaking: bool) -> bool:
        """One turn; returns whether the caller cut the reply off and is speaking already."""
        if turn.delivers is not None:
            self._shop.deliver(turn.delivers)
            await self._listen()
        self._shop.expect(turn.tools)
        self._phone.listen(turn.hears)
        self._record.said(turn)
        await self._say(turn.caller, already_speaking=already_speaking)
        cut_in = await self._listen(steps=1 + sum(not tool.later for tool in turn.tools))
        if turn.summarize:
            await summarize_now(self._worker, self._record, self._meter)
        return cut_in

    async def _say(self, text: str, *, already_speaking: bool):
        if not already_speaking:
            await self._worker.queue_frame(ProposedUserStartedSpeakingFrame())
        await self._worker.queue_frames(
            [
                TranscriptionFrame(text=text, user_id="caller", timestamp=time_now_iso8601()),
                ProposedUserStoppedSpeakingFrame(),
            ]
        )

    async def _listen(self, steps: int = 1) -> bool:
        """Wait for the reply, the last of so many answers; returns whether it was cut off."""
        reply = None
        self._meter.caller_waits = True
        cutting_in = asyncio.create_task(self._cut_in())
        try:
            async with asyncio.timeout(REPLY_SECS):
                for _ in range(steps):
                    reply = await self._replies.get()
        except TimeoutError:
            pass
        finally:
            cutting_in.cancel()
        self._record.replied((reply and reply.content) or "")
        if reply is None or not (reply.content or "").strip():
            raise NoReplyError
        self._meter.replied()
        return reply.interrupted

    async def _cut_in(self):
        """Begin to speak once enough of the reply was heard."""
        await self._phone.cut_in.wait()
        self._record.note("the caller cuts in")
        await self._worker.queue_frame(ProposedUserStartedSpeakingFrame())

    async def _on_reply(self, _, message: AssistantTurnStoppedMessage):
        await self._replies.put(message)


async def summarize_now(worker: PipelineWorker, record: CallRecord, meter: Meter):
    """Ask for a summary from the application's own code, and wait for it.

    One that is on its way already makes this request an ignored one, so it is
    waited for, and the request made again.

    Args:
        worker: The call.
        record: Knows what became of a summary.
        meter: Keeps summaries back, save where the call waits for one.
    """
    meter.keep_back(False)
    while True:
        record.manual_requests += 1
        waiting = asyncio.create_task(record.next_outcome())
        await worker.queue_frame(LLMSummarizeContextFrame())
        outcome = await waiting
        if not (isinstance(outcome, SummarySkippedEvent) and outcome.reason == "in_flight"):
            break
        await record.next_outcome()
    meter.keep_back(True)
