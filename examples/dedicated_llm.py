#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A second, cheaper model writes the summaries, in words and tags of your own.

A hotel's concierge talks with one model. Another writes the summaries, from a prompt
made for hotel guests, and each stands in an XML tag that the concierge is told about.
All four events are handled. Run it with::

    pip install pipecat-summarizer "pipecat-ai[cartesia,deepgram,openai,runner,webrtc]"
    export OPENAI_API_KEY=... DEEPGRAM_API_KEY=... CARTESIA_API_KEY=...
    python dedicated_llm.py -t webrtc    # then open http://localhost:7860

`SUMMARY_MODEL`, `SUMMARY_BASE_URL` and `SUMMARY_API_KEY` name another model or server for
the summaries. `bot.py` shows the other transports.
"""

import os
from typing import Any

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
from pipecat.services.llm_service import LLMService
from pipecat.transports.base_transport import BaseTransport, TransportParams
from pipecat.workers.runner import WorkerRunner

from pipecat_summarizer import (
    LLMAssistantAggregatorParams,
    LLMAutoContextSummarizationConfig,
    LLMContextAggregatorPair,
    LLMContextSummaryConfig,
    SummaryAppliedEvent,
    SummaryFailedEvent,
    SummarySkippedEvent,
    SummaryStartedEvent,
)

INSTRUCTIONS = (
    "You are the concierge of the Hotel Meridian, on the telephone. Everything you write is "
    "spoken aloud: use short, plain sentences. A <call_so_far> block is your own note of the "
    "earlier call. Trust it, and never mention or read it out."
)
TRANSPORTS = {"webrtc": lambda: TransportParams(audio_in_enabled=True, audio_out_enabled=True)}
GREETING = "Welcome the guest and ask how you can help."
SUMMARY_TEMPLATE = "<call_so_far>\n{summary}\n</call_so_far>"
SUMMARY_PROMPT = (
    "You keep the concierge's notes of a guest's call, in at most {target_tokens} tokens. Write "
    "down the guest's name and room, every booking with its time, place and price, every wish "
    "that is still open, and how the guest likes to be spoken to. Leave out the small talk."
)


def make_summary_llm() -> LLMService[Any]:
    """The model for the summaries: a call to it that fails is one request, not three.

    The SDK of OpenAI, as those of others, sends a request again by itself, up to twice,
    behind Pipecat's back. The summarizer tries again as well, but later, and only when there
    is more to sum up. So the SDK should not: the caller is not waiting for a summary.
    """
    from pipecat.services.openai.llm import OpenAILLMService

    class SummaryLLMService(OpenAILLMService):
        def create_client(self, *args, **kwargs):
            return super().create_client(*args, **kwargs).with_options(max_retries=0)

    return SummaryLLMService(
        api_key=os.environ.get("SUMMARY_API_KEY") or os.environ["OPENAI_API_KEY"],
        base_url=os.environ.get("SUMMARY_BASE_URL"),
        settings=SummaryLLMService.Settings(model=os.environ.get("SUMMARY_MODEL", "gpt-4.1-mini")),
    )


def build_bot(
    transport: BaseTransport,
    stt: FrameProcessor,
    llm: FrameProcessor,
    tts: FrameProcessor,
    user_params: LLMUserAggregatorParams,
    summary_llm: LLMService[Any],
) -> tuple[PipelineWorker, LLMContextAggregatorPair]:
    """Wire the bot. What needs a key or a model is handed in, so tests can hand in fakes."""
    context = LLMContext()
    aggregators = LLMContextAggregatorPair(
        context,
        user_params=user_params,
        assistant_params=LLMAssistantAggregatorParams(
            enable_auto_context_summarization=True,
            auto_context_summarization_config=LLMAutoContextSummarizationConfig(
                max_context_tokens=4000,
                summary_config=LLMContextSummaryConfig(
                    target_context_tokens=600,
                    summarization_prompt=SUMMARY_PROMPT,
                    summary_message_template=SUMMARY_TEMPLATE,
                    llm=summary_llm,
                    owns_llm=True,  # It serves this call only: close it with the pipeline.
                    summarization_timeout=20.0,
                ),
            ),
        ),
    )
    user, assistant = aggregators.user(), aggregators.assistant()
    worker = PipelineWorker(
        Pipeline([transport.input(), stt, user, llm, tts, transport.output(), assistant])
    )
    handle_events(assistant)

    @transport.event_handler("on_client_connected")
    async def on_client_connected(_transport, _client):
        context.add_message({"role": "developer", "content": GREETING})
        await worker.queue_frame(LLMRunFrame())

    @transport.event_handler("on_client_disconnected")
    async def on_client_disconnected(_transport, _client):
        await worker.cancel()

    return worker, aggregators


def handle_events(assistant: LLMAssistantAggregator):
    """Each summary is one `started`, unless there is nothing to do, and one of the others."""

    @assistant.event_handler("on_summary_started")
    async def on_summary_started(_aggregator, _summarizer, event: SummaryStartedEvent):
        logger.info(f"Summing up {event.summarized_message_count} messages ({event.reason})")

    @assistant.event_handler("on_summary_applied")
    async def on_summary_applied(_aggregator, _summarizer, event: SummaryAppliedEvent):
        saved = event.tokens_before - event.tokens_after
        logger.info(f"Each request is {saved} tokens shorter now; {event.attempts} call(s) paid")

    @assistant.event_handler("on_summary_failed")
    async def on_summary_failed(_aggregator, _summarizer, event: SummaryFailedEvent):
        # Nothing is lost: the context is as it was, and the guest hears nothing of it.
        when = "on request" if event.retry_in_secs is None else f"in {event.retry_in_secs:.0f} s"
        logger.warning(f"No summary: {event.reason} ({event.detail}); next try {when}")

    @assistant.event_handler("on_summary_skipped")
    async def on_summary_skipped(_aggregator, _summarizer, event: SummarySkippedEvent):
        logger.info(f"No summary needed or used: {event.reason} ({event.detail})")


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
        summary_llm=make_summary_llm(),
    )
    runner = WorkerRunner(handle_sigint=runner_args.handle_sigint)
    await runner.add_workers(worker)
    await runner.run()


if __name__ == "__main__":
    from pipecat.runner.run import main

    load_dotenv()
    main()
