#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Summaries on demand: the model calls a function when a topic is settled.

A party planner who is done with one topic says so, and the talk about it becomes a
summary that keeps in full what the planner names. No threshold is looked at. Say
"that's settled, on to the music" to the bot. Run it with::

    pip install pipecat-summarizer "pipecat-ai[cartesia,deepgram,openai,runner,webrtc]"
    export OPENAI_API_KEY=... DEEPGRAM_API_KEY=... CARTESIA_API_KEY=...
    python manual_summary.py -t webrtc    # then open http://localhost:7860

`bot.py` shows the other transports, and summaries that come by themselves.
"""

import asyncio
import os

from dotenv import load_dotenv
from loguru import logger
from pipecat.frames.frames import LLMRunFrame
from pipecat.pipeline.pipeline import Pipeline
from pipecat.pipeline.worker import PipelineWorker
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.aggregators.llm_response_universal import (
    LLMAssistantAggregator,
    LLMUserAggregatorParams,
)
from pipecat.processors.frame_processor import FrameProcessor
from pipecat.runner.types import RunnerArguments
from pipecat.runner.utils import create_transport
from pipecat.services.llm_service import FunctionCallParams
from pipecat.transports.base_transport import BaseTransport, TransportParams
from pipecat.workers.runner import WorkerRunner

from pipecat_summarizer import (
    LLMContextAggregatorPair,
    LLMContextSummaryConfig,
    LLMSummarizeContextFrame,
    SummaryAppliedEvent,
    SummaryOutcome,
)

INSTRUCTIONS = (
    "You help the caller plan a party, one topic after the other. Everything you write is spoken "
    "aloud: use short, plain sentences. When a topic is settled, say so, and call make_room."
)
TRANSPORTS = {"webrtc": lambda: TransportParams(audio_in_enabled=True, audio_out_enabled=True)}
GREETING = "Greet the caller and ask what the party is for."


def summary_config(keep: str) -> LLMContextSummaryConfig:
    """How one summary is made. It holds for that request only, and for all of it."""
    usual_prompt = LLMContextSummaryConfig().summary_prompt
    return LLMContextSummaryConfig(
        target_context_tokens=500,
        min_messages_after_summary=2,
        summarization_prompt=f"{usual_prompt}\n\nKeep this in full detail: {keep}",
        # The caller waits for the function, which waits for the summary.
        summarization_timeout=10.0,
    )


def make_room_function(assistant: LLMAssistantAggregator):
    """The function for the model, and the handlers that tell it how a summary went."""
    outcomes: asyncio.Queue[SummaryOutcome] = asyncio.Queue()

    async def on_outcome(_aggregator, _summarizer, outcome: SummaryOutcome):
        logger.info(outcome)  # Shows no word of the conversation.
        outcomes.put_nowait(outcome)

    # Every request ends in exactly one of these.
    for event in ("on_summary_applied", "on_summary_failed", "on_summary_skipped"):
        assistant.add_event_handler(event, on_outcome)

    async def make_room(params: FunctionCallParams, keep: str):
        """Forget the small talk about a topic that is settled.

        Args:
            keep: What must not be forgotten, in a few words.
        """
        # An interruption ends this call and not the summary, whose outcome then waits here.
        while not outcomes.empty():
            outcomes.get_nowait()
        # This call is still pending, and stays in the context, as does the question it answers.
        await params.llm.queue_frame(LLMSummarizeContextFrame(config=summary_config(keep)))
        outcome = await outcomes.get()
        if isinstance(outcome, SummaryAppliedEvent):
            await params.result_callback(
                {"done": True, "messages_replaced": outcome.summarized_message_count}
            )
        else:
            await params.result_callback({"done": False, "why": outcome.reason})

    return make_room


def build_bot(
    transport: BaseTransport,
    stt: FrameProcessor,
    llm: FrameProcessor,
    tts: FrameProcessor,
    user_params: LLMUserAggregatorParams,
) -> tuple[PipelineWorker, LLMContextAggregatorPair]:
    """Wire the bot. What needs a key or a model is handed in, so tests can hand in fakes."""
    context = LLMContext()
    # Automatic summaries are off unless they are asked for; the summarizer is there all the same.
    aggregators = LLMContextAggregatorPair(context, user_params=user_params)
    user, assistant = aggregators.user(), aggregators.assistant()
    context.set_tools([make_room_function(assistant)])
    worker = PipelineWorker(
        Pipeline([transport.input(), stt, user, llm, tts, transport.output(), assistant])
    )

    @transport.event_handler("on_client_connected")
    async def on_client_connected(_transport, _client):
        context.add_message({"role": "developer", "content": GREETING})
        await worker.queue_frame(LLMRunFrame())

    @transport.event_handler("on_client_disconnected")
    async def on_client_disconnected(_transport, _client):
        await worker.cancel()

    return worker, aggregators


async def bot(runner_args: RunnerArguments):
    """Serve one session; Pipecat's runner and Pipecat Cloud call this."""
    from pipecat.audio.vad.silero import SileroVADAnalyzer
    from pipecat.services.cartesia.tts import CartesiaTTSService
    from pipecat.services.deepgram.stt import DeepgramSTTService
    from pipecat.services.openai.llm import OpenAILLMService

    worker, _ = build_bot(
        transport=await create_transport(runner_args, TRANSPORTS),
        stt=DeepgramSTTService(api_key=os.environ["DEEPGRAM_API_KEY"]),
        llm=OpenAILLMService(
            api_key=os.environ["OPENAI_API_KEY"],
            settings=OpenAILLMService.Settings(system_instruction=INSTRUCTIONS),
        ),
        tts=CartesiaTTSService(
            api_key=os.environ["CARTESIA_API_KEY"],
            settings=CartesiaTTSService.Settings(voice="71a7ad14-091c-4e8e-a314-022ece01c121"),
        ),
        user_params=LLMUserAggregatorParams(vad_analyzer=SileroVADAnalyzer()),
    )
    runner = WorkerRunner(handle_sigint=runner_args.handle_sigint)
    await runner.add_workers(worker)
    await runner.run()


if __name__ == "__main__":
    from pipecat.runner.run import main

    load_dotenv()
    main()
