#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A voice bot for the browser and the telephone that never forgets an allergy.

A caterer's line: calls get long, and the context stays small. Run it with::

    pip install pipecat-summarizer "pipecat-ai[cartesia,daily,deepgram,openai,runner,webrtc]"
    export OPENAI_API_KEY=... DEEPGRAM_API_KEY=... CARTESIA_API_KEY=...

    python bot.py -t webrtc    # then open http://localhost:7860
    python bot.py -t daily     # wants DAILY_API_KEY as well
    python bot.py -t twilio -x YOUR-NAME.ngrok.io    # TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN

Of the extras, `daily` and `webrtc` are needed only for the transport of that name.
The keys may also stand in a file `.env` beside this one.

It is put together as Pipecat documents it. What this package asks of it is one import
from `pipecat_summarizer`; only `pin` and the richer events are not in Pipecat's own.
"""

import os
from typing import Any

from dotenv import load_dotenv
from loguru import logger
from pipecat.frames.frames import LLMRunFrame
from pipecat.pipeline.pipeline import Pipeline
from pipecat.pipeline.worker import PipelineParams, PipelineWorker, ProcessorUnusablePolicy
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.aggregators.llm_response_universal import LLMUserAggregatorParams
from pipecat.processors.frame_processor import FrameProcessor
from pipecat.runner.types import RunnerArguments
from pipecat.runner.utils import create_transport
from pipecat.services.llm_service import FunctionCallParams
from pipecat.transports.base_transport import BaseTransport, TransportParams
from pipecat.workers.runner import WorkerRunner

from pipecat_summarizer import (
    LLMAssistantAggregatorParams,
    LLMAutoContextSummarizationConfig,
    LLMContextAggregatorPair,
    LLMContextSummaryConfig,
    SummaryAppliedEvent,
    SummaryFailedEvent,
)

INSTRUCTIONS = (
    "You answer the telephone of Fig and Thyme, a caterer. Take down what the guests will eat, "
    "one question at a time. Everything you write is spoken aloud, so use short, plain sentences "
    "without lists or symbols. Never suggest a dish that holds what a guest must not eat."
)
GREETING = "Greet the caller and ask what they are celebrating."
BOOKED_DATES = {"2027-05-15", "2027-06-19"}


async def check_date(params: FunctionCallParams, date: str):
    """Check whether the kitchen is free on a date.

    Args:
        date: The date, as YYYY-MM-DD.
    """
    await params.result_callback({"date": date, "is_free": date not in BOOKED_DATES})


def speaks_of_an_allergy(message: dict[str, Any]) -> bool:
    """Whether a message must stay as it is: a guest's life may hang on the caller's own words."""
    return message["role"] == "user" and "allerg" in str(message["content"]).lower()


def build_bot(
    transport: BaseTransport,
    stt: FrameProcessor,
    llm: FrameProcessor,
    tts: FrameProcessor,
    user_params: LLMUserAggregatorParams,
    idle_timeout_secs: float | None = 300,
) -> tuple[PipelineWorker, LLMContextAggregatorPair]:
    """Wire the bot. What needs a key or a model is handed in, so tests can hand in fakes."""
    context = LLMContext(tools=[check_date])
    aggregators = LLMContextAggregatorPair(
        context,
        user_params=user_params,
        assistant_params=LLMAssistantAggregatorParams(
            enable_auto_context_summarization=True,
            auto_context_summarization_config=LLMAutoContextSummarizationConfig(
                max_context_tokens=4000,
                max_unsummarized_messages=40,
                summary_config=LLMContextSummaryConfig(
                    target_context_tokens=800, pin=speaks_of_an_allergy
                ),
            ),
        ),
    )
    user, assistant = aggregators.user(), aggregators.assistant()
    worker = PipelineWorker(
        Pipeline([transport.input(), stt, user, llm, tts, transport.output(), assistant]),
        params=PipelineParams(enable_metrics=True, enable_usage_metrics=True),
        idle_timeout_secs=idle_timeout_secs,
        # A service that is gone for good ends the call. A failed summary never does.
        processor_unusable_policy=ProcessorUnusablePolicy.END,
    )

    @assistant.event_handler("on_summary_applied")
    async def on_summary_applied(_aggregator, _summarizer, event: SummaryAppliedEvent):
        logger.info(
            f"Summary ({event.reason}): {event.original_message_count} messages became "
            f"{event.new_message_count}, {event.tokens_before} tokens {event.tokens_after}, "
            f"written by {event.writer} in {event.duration_secs:.1f} s"
        )

    @assistant.event_handler("on_summary_failed")
    async def on_summary_failed(_aggregator, _summarizer, event: SummaryFailedEvent):
        logger.warning(f"No summary ({event.reason}): {event.detail}; the call goes on")

    @transport.event_handler("on_client_connected")
    async def on_client_connected(_transport, _client):
        context.add_message({"role": "developer", "content": GREETING})
        await worker.queue_frame(LLMRunFrame())

    @transport.event_handler("on_client_disconnected")
    async def on_client_disconnected(_transport, _client):
        await worker.cancel()

    return worker, aggregators


# A transport is imported only when it is asked for, so nobody installs all of them.
def daily_params() -> TransportParams:
    from pipecat.transports.daily.transport import DailyParams

    return DailyParams(audio_in_enabled=True, audio_out_enabled=True)


def twilio_params() -> TransportParams:
    from pipecat.transports.websocket.fastapi import FastAPIWebsocketParams

    return FastAPIWebsocketParams(audio_in_enabled=True, audio_out_enabled=True)


TRANSPORTS = {
    "webrtc": lambda: TransportParams(audio_in_enabled=True, audio_out_enabled=True),
    "daily": daily_params,
    "twilio": twilio_params,
}


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
        idle_timeout_secs=runner_args.pipeline_idle_timeout_secs,
    )
    runner = WorkerRunner(handle_sigint=runner_args.handle_sigint)
    await runner.add_workers(worker)
    await runner.run()


if __name__ == "__main__":
    from pipecat.runner.run import main

    load_dotenv()
    main()
