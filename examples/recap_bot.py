#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A bot that reads the caller a recap, by a function that the model calls itself.

`summarize_context` has the older part of the call summarized and changes nothing in it.
Talk for a while, then ask "what have we settled so far?". Run it with::

    pip install pipecat-summarizer "pipecat-ai[cartesia,deepgram,openai,runner,webrtc]"
    export OPENAI_API_KEY=... DEEPGRAM_API_KEY=... CARTESIA_API_KEY=...
    python recap_bot.py -t webrtc    # then open http://localhost:7860

`bot.py` shows the other transports.
"""

import os

from dotenv import load_dotenv
from pipecat.frames.frames import LLMRunFrame
from pipecat.pipeline.pipeline import Pipeline
from pipecat.pipeline.worker import PipelineWorker
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.aggregators.llm_response_universal import LLMUserAggregatorParams
from pipecat.processors.frame_processor import FrameProcessor
from pipecat.runner.types import RunnerArguments
from pipecat.runner.utils import create_transport
from pipecat.transports.base_transport import BaseTransport, TransportParams
from pipecat.workers.runner import WorkerRunner

from pipecat_summarizer import LLMContextAggregatorPair

INSTRUCTIONS = (
    "You help the caller furnish a flat, room by room. Everything you write is spoken aloud: use "
    "short, plain sentences. When the caller asks what was said or settled so far, call "
    "summarize_context and read out its summary in your own words."
)
TRANSPORTS = {"webrtc": lambda: TransportParams(audio_in_enabled=True, audio_out_enabled=True)}
GREETING = "Greet the caller and ask which room comes first."


def build_bot(
    transport: BaseTransport,
    stt: FrameProcessor,
    llm: FrameProcessor,
    tts: FrameProcessor,
    user_params: LLMUserAggregatorParams,
) -> tuple[PipelineWorker, LLMContextAggregatorPair]:
    """Wire the bot. What needs a key or a model is handed in, so tests can hand in fakes."""
    context = LLMContext()
    aggregators = LLMContextAggregatorPair(context, user_params=user_params)
    # The LLM service registers the function's handler by itself.
    context.set_tools([*aggregators.summarizer.tools()])
    user, assistant = aggregators.user(), aggregators.assistant()
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
