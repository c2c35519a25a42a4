#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A telephone line made of WAV files: a recorded caller on one end, the bot's voice kept on the other.

The caller is polite: one line, then silence on the line until the bot has
answered. What may be changed is the caller's patience, in `WavTransport`.
"""

import asyncio
import time

from pipecat.frames.frames import (
    BotStartedSpeakingFrame,
    BotStoppedSpeakingFrame,
    CancelFrame,
    EndFrame,
    Frame,
    InputAudioRawFrame,
    LLMContextAssistantTurnFrame,
    OutputAudioRawFrame,
    StartFrame,
    UserStartedSpeakingFrame,
    UserStoppedSpeakingFrame,
)
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor
from pipecat.transports.base_input import BaseInputTransport
from pipecat.transports.base_output import BaseOutputTransport
from pipecat.transports.base_transport import BaseTransport, TransportParams

FRAME_SECS = 0.02


class WavInputTransport(BaseInputTransport):
    """Sends a caller's lines into the pipeline, each after the bot has answered the last."""

    def __init__(self, transport: "WavTransport", params: TransportParams):
        """Initialize the input."""
        super().__init__(params)
        self._transport = transport
        self._caller_task: asyncio.Task | None = None
        self._user_speaking = False
        self._bot_speaking = False
        self._answer_due = False

    async def start(self, frame: StartFrame):
        """Pick up the phone."""
        await super().start(frame)
        await self.set_transport_ready(frame)
        self._caller_task = self.create_task(self._call())

    async def stop(self, frame: EndFrame):
        """Hang up."""
        await self._hang_up()
        await super().stop(frame)

    async def cancel(self, frame: CancelFrame):
        """Hang up at once."""
        await self._hang_up()
        await super().cancel(frame)

    async def process_frame(self, frame: Frame, direction: FrameDirection):
        """Follow whose turn it is."""
        await super().process_frame(frame, direction)
        if isinstance(frame, UserStartedSpeakingFrame):
            self._user_speaking = self._answer_due = True
        elif isinstance(frame, UserStoppedSpeakingFrame):
            self._user_speaking = False
        elif isinstance(frame, BotStartedSpeakingFrame):
            self._bot_speaking = True
        elif isinstance(frame, BotStoppedSpeakingFrame):
            self._bot_speaking = False
        elif isinstance(frame, LLMContextAssistantTurnFrame):
            # What was said until the caller went on is no answer to all of the line.
            self._answer_due = self._user_speaking

    async def _call(self):
        """Say every line, wait for its answer, and hang up."""
        frame_bytes = 2 * int(self.sample_rate * FRAME_SECS)
        for line, audio in enumerate(self._transport.lines):
            self._transport.line = line
            self._answer_due = True
            for start in range(0, len(audio), frame_bytes):
                await self._send(audio[start : start + frame_bytes])
            spoken, quiet_since = time.monotonic(), None
            while time.monotonic() < spoken + self._transport.answer_timeout_secs:
                await self._send(bytes(frame_bytes))
                if self._answer_due or self._bot_speaking:
                    quiet_since = None
                elif quiet_since is None:
                    quiet_since = time.monotonic()
                elif time.monotonic() > quiet_since + self._transport.quiet_secs:
                    break
        await self._transport.call_ended()
        while True:
            await self._send(bytes(frame_bytes))

    async def _send(self, audio: bytes):
        """Send one frame and let its time pass."""
        frame = InputAudioRawFrame(audio=audio, sample_rate=self.sample_rate, num_channels=1)
        await self.push_audio_frame(frame)
        await asyncio.sleep(FRAME_SECS / self._transport.speed)

    async def _hang_up(self):
        if self._caller_task:
            await self.cancel_task(self._caller_task)
            self._caller_task = None


class WavOutputTransport(BaseOutputTransport):
    """Keeps what the bot says, as fast as it is said: nobody plays it, so nothing is paced."""

    def __init__(self, transport: "WavTransport", params: TransportParams):
        """Initialize the output."""
        super().__init__(params)
        self._transport = transport

    async def start(self, frame: StartFrame):
        """Pick up the phone."""
        await super().start(frame)
        await self.set_transport_ready(frame)

    async def write_audio_frame(self, frame: OutputAudioRawFrame) -> bool:
        """Keep a piece of the bot's voice with the caller's line that it answers."""
        self._transport.answers[self._transport.line] += frame.audio
        return True


class WavTransport(BaseTransport):
    """A transport whose caller is a list of recorded lines.

    Event handlers available:

    - on_call_ended: Called when the last line was answered, or nobody answers.

    Parameters:
        line: The caller's line that is being said or answered.
        answers: What the bot said to each line, 16-bit mono audio.
    """

    def __init__(
        self,
        params: TransportParams,
        lines: list[bytes],
        *,
        speed: float = 1.0,
        quiet_secs: float = 0.6,
        answer_timeout_secs: float = 60.0,
    ):
        """Initialize the transport.

        Args:
            params: Pipecat's transport parameters.
            lines: The caller's lines, 16-bit mono audio at the pipeline's input rate.
            speed: How much faster than real time the caller's audio is sent.
            quiet_secs: How long the bot must be quiet before the caller goes on.
            answer_timeout_secs: How long the caller waits for an answer before going on.
        """
        super().__init__()
        self.lines = lines
        self.speed = speed
        self.quiet_secs = quiet_secs
        self.answer_timeout_secs = answer_timeout_secs
        self.line = 0
        self.answers = [bytearray() for _ in lines]
        self._input = WavInputTransport(self, params)
        self._output = WavOutputTransport(self, params)
        self._register_event_handler("on_call_ended")

    def input(self) -> FrameProcessor:
        """The caller's end."""
        return self._input

    def output(self) -> FrameProcessor:
        """The bot's end."""
        return self._output

    async def call_ended(self):
        """Say that the caller has no more lines."""
        await self._call_event_handler("on_call_ended")
