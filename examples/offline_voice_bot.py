#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A voice bot with ears, mouth and model on this machine, summarizing while it talks.

One WAV file calls, the bot answers into another; no key, no network, no sound card::

    make voice                                                  # installs it all, then runs it
    python examples/offline_voice_bot.py                        # speaks the caller's lines first
    python examples/offline_voice_bot.py --input call.wav --output bot.wav

At work are Silero VAD, Smart Turn, Whisper tiny.en, SmolLM2-135M on llama.cpp and a
Piper voice, in the pipeline that any Pipecat voice bot has; ``voice/caller.txt`` is
what the caller says. Piper is GPL-3.0: it serves this example and is no dependency of
the package.

What is not as on the telephone:

- The recording is cut where the caller pauses for a second, and each line waits until
  the bot has answered the last one, so nobody is interrupted.
- What the bot says is kept, not played: a reply is over when it is made.
- The caller's audio comes in frames of 20 ms, with ``--speed`` faster than real time.
  Voice and turns are told from the audio, so they are the same at 1 and at 4; at 4 a
  digit may be spelled otherwise, and a summary is in the context a line or two later.
- The model is the smallest that talks. It proves the wiring, not the wording.

It ends with 1 if a line was not heard or not answered, if no summary was applied, or
if Whisper does not recognize in the bot's WAV what the bot said.
"""

import argparse
import asyncio
import os
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

# Read while the modules below are imported: no model may be looked up on a hub, since each is
# in an installed package; and LOGURU_LEVEL=DEBUG shows what Pipecat does.
os.environ.setdefault("HF_HUB_OFFLINE", "1")
os.environ.setdefault("LOGURU_LEVEL", "WARNING")

from pipecat.audio.turn.smart_turn.local_smart_turn_v3 import LocalSmartTurnAnalyzerV3
from pipecat.audio.vad.silero import SileroVADAnalyzer
from pipecat.pipeline.pipeline import Pipeline
from pipecat.pipeline.worker import PipelineParams, PipelineWorker
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.aggregators.llm_response_universal import LLMUserAggregatorParams
from pipecat.services.openai.llm import OpenAILLMService
from pipecat.services.piper.tts import PiperTTSService
from pipecat.services.whisper.stt import WhisperSTTService
from pipecat.transports.base_transport import TransportParams
from pipecat.turns.user_stop import TurnAnalyzerUserTurnStopStrategy
from pipecat.turns.user_turn_strategies import UserTurnStrategies
from pipecat.workers.runner import WorkerRunner

import local_model
from pipecat_summarizer import (
    ExtractiveSummaryWriter,
    LLMAssistantAggregatorParams,
    LLMAutoContextSummarizationConfig,
    LLMContextAggregatorPair,
    LLMContextSummaryConfig,
    SummaryAppliedEvent,
    SummaryFailedEvent,
)
from voice import speech
from voice.wav_transport import WavTransport

CALLER = Path(__file__).parent / "voice" / "caller.txt"
INSTRUCTION = (
    "You are on the phone for a shop that sells coffee machines. "
    "Answer the caller in one short and friendly sentence."
)
REPLY_TOKENS = 32
SUMMARY_TOKENS = 100
OUTPUT_SAMPLE_RATE = 22050
STT_SECS = 1.0
"""How long Whisper may take for a line here; Smart Turn waits that long for the words."""

RECOGNIZED = 0.8
"""The share of the bot's words that must be found again in its WAV."""


@dataclass
class Call:
    """What happened, by the number of the caller's line."""

    heard: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))
    said: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))
    summaries: list[SummaryAppliedEvent] = field(default_factory=list)

    def problems(self, answers: list[bytearray]) -> list[str]:
        """What went wrong, in words, given what the bot said to each line as audio."""
        problems = [] if self.summaries else ["no summary was applied"]
        for line, audio in enumerate(answers):
            if not any(self.heard[line]):
                problems.append(f"line {line + 1} was not heard")
            if not any(self.said[line]) or not audio:
                problems.append(f"line {line + 1} was not answered")
        return problems


def build_bot(
    transport: WavTransport, model: local_model.LocalModel, call: Call
) -> tuple[PipelineWorker, LLMContext]:
    """The bot: a pipeline like any other, with the summarizer in its assistant aggregator."""
    stt = WhisperSTTService(
        device="cpu",
        compute_type="int8",
        ttfs_p99_latency=STT_SECS,
        settings=WhisperSTTService.Settings(model=str(speech.EARS)),
    )
    llm = OpenAILLMService(
        base_url=model.base_url,
        api_key="none",
        settings=OpenAILLMService.Settings(
            model=model.name,
            system_instruction=INSTRUCTION,
            max_tokens=REPLY_TOKENS,
            # One paragraph, said or summarized: in a second one this model raves.
            extra={"extra_body": {**model.extra_body, "stop": ["\n"]}},
        ),
    )
    tts = PiperTTSService(
        download_dir=speech.VOICE.parent,
        settings=PiperTTSService.Settings(voice=speech.VOICE.stem),
    )
    context = LLMContext()
    aggregators = LLMContextAggregatorPair(
        context,
        user_params=LLMUserAggregatorParams(
            vad_analyzer=SileroVADAnalyzer(),
            user_turn_strategies=UserTurnStrategies(
                stop=[TurnAnalyzerUserTurnStopStrategy(turn_analyzer=LocalSmartTurnAnalyzerV3())]
            ),
        ),
        assistant_params=LLMAssistantAggregatorParams(
            enable_auto_context_summarization=True,
            # So low that a short call gets several summaries.
            auto_context_summarization_config=LLMAutoContextSummarizationConfig(
                max_unsummarized_messages=8,
                summary_config=LLMContextSummaryConfig(
                    target_context_tokens=SUMMARY_TOKENS,
                    min_messages_after_summary=2,
                    # So small a model often answers the caller in place of a summary.
                    fallbacks=[ExtractiveSummaryWriter()],
                ),
            ),
        ),
    )
    tell(transport, aggregators, call)
    pipeline = Pipeline(
        [
            transport.input(),
            stt,
            aggregators.user(),
            llm,
            tts,
            transport.output(),
            aggregators.assistant(),
        ]
    )
    worker = PipelineWorker(
        pipeline,
        enable_rtvi=False,
        params=PipelineParams(
            audio_in_sample_rate=speech.SAMPLE_RATE, audio_out_sample_rate=OUTPUT_SAMPLE_RATE
        ),
    )

    @transport.event_handler("on_call_ended")
    async def on_call_ended(_transport):
        await worker.stop_when_done()

    return worker, context


def tell(transport: WavTransport, aggregators: LLMContextAggregatorPair, call: Call):
    """Print and keep what happens while it happens."""

    @aggregators.user().event_handler("on_user_turn_stopped")
    async def on_user_turn_stopped(_aggregator, _strategy, message):
        print(f"{transport.line + 1:>3} caller   {message.content}")
        call.heard[transport.line].append(message.content)

    @aggregators.assistant().event_handler("on_assistant_turn_stopped")
    async def on_assistant_turn_stopped(_aggregator, message):
        print(f"{transport.line + 1:>3} bot      {message.content}")
        call.said[transport.line].append(message.content)

    @aggregators.assistant().event_handler("on_summary_applied")
    async def on_summary_applied(_aggregator, _summarizer, event: SummaryAppliedEvent):
        print(
            f"    summary  {event.original_message_count} messages became "
            f"{event.new_message_count}, {event.tokens_before} tokens {event.tokens_after}, "
            f"in {event.duration_secs:.1f} s ({event.reason})\n             {event.summary!r}"
        )
        call.summaries.append(event)

    @aggregators.assistant().event_handler("on_summary_failed")
    async def on_summary_failed(_aggregator, _summarizer, event: SummaryFailedEvent):
        print(f"    summary  failed: {event.reason}, {event.detail}")


def listen_to_bot(path: Path, call: Call) -> list[str]:
    """Have Whisper hear what was written, and compare it with what the bot said."""
    said = " ".join(text for line in sorted(call.said) for text in call.said[line])
    recognized = speech.agreement(said, " ".join(speech.transcribe(path)))
    print(f"\nOf what the bot said, Whisper recognizes {recognized:.0%} in {path}.")
    return [] if recognized >= RECOGNIZED else ["the bot's WAV is not what the bot said"]


async def main(args: argparse.Namespace) -> int:
    """Take one call and return the exit code."""
    args.output.parent.mkdir(parents=True, exist_ok=True)
    if args.input is None:
        args.input = args.output.with_name("caller.wav")
        speech.speak_call(CALLER.read_text(encoding="utf-8").splitlines(), args.input)
    lines = speech.cut_at_pauses(speech.read_wav(args.input))
    print(f"{args.input} has {len(lines)} lines.\n")

    call = Call()
    params = TransportParams(audio_in_enabled=True, audio_out_enabled=True)
    transport = WavTransport(params, lines, speed=args.speed)
    with local_model.serve() as model:
        worker, context = build_bot(transport, model, call)
        runner = WorkerRunner()
        await runner.add_workers(worker)
        await runner.run()
    speech.write_wav(args.output, transport.answers, OUTPUT_SAMPLE_RATE)

    print("\nThe context at the end:")
    for message in context.get_messages():
        print(f"  {message}")
    problems = call.problems(transport.answers) + listen_to_bot(args.output, call)
    for problem in problems:
        print(f"FAILED: {problem}")
    return 1 if problems else 0


def parse_args() -> argparse.Namespace:
    """What the user asks for."""
    output = Path("output", "bot.wav")
    parser = argparse.ArgumentParser(description="A voice bot without keys or network.")
    parser.add_argument("--input", type=Path, help="the caller, 16-bit WAV; default: spoken here")
    parser.add_argument("--output", type=Path, default=output, help="the bot; default: %(default)s")
    parser.add_argument("--speed", type=float, default=1.0, help="times real time; default: 1")
    return parser.parse_args()


if __name__ == "__main__":
    try:
        sys.exit(asyncio.run(main(parse_args())))
    except local_model.LocalModelError as error:
        sys.exit(str(error))
