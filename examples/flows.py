#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Pipecat Flows, with a summary where one node hands over to the next.

A driver reports an accident, then books the repair. What was said about the accident
is summarized on the way from one node to the other. Run it with::

    pip install pipecat-summarizer "pipecat-ai[cartesia,deepgram,openai,runner,webrtc]"
    export OPENAI_API_KEY=... DEEPGRAM_API_KEY=... CARTESIA_API_KEY=...
    python flows.py -t webrtc    # then open http://localhost:7860

The pre-action takes the place of Flows' own `ContextStrategy.RESET_WITH_SUMMARY`, which is
deprecated. That one has the caller wait for the summary, five seconds at most, and then
replaces every message. Here the caller is asked the next question at once, and the summary
takes the place of the older messages when it is written; the node's task stays.
"""

import os
from typing import Any

from dotenv import load_dotenv
from loguru import logger
from pipecat.flows import FlowManager, NodeConfig
from pipecat.pipeline.pipeline import Pipeline
from pipecat.pipeline.worker import PipelineWorker
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.aggregators.llm_response_universal import LLMUserAggregatorParams
from pipecat.processors.frame_processor import FrameProcessor
from pipecat.runner.types import RunnerArguments
from pipecat.runner.utils import create_transport
from pipecat.services.llm_service import LLMService
from pipecat.transports.base_transport import BaseTransport, TransportParams
from pipecat.workers.runner import WorkerRunner

from pipecat_summarizer import (
    LLMContextAggregatorPair,
    LLMContextSummaryConfig,
    LLMSummarizeContextFrame,
)

TRANSPORTS = {"webrtc": lambda: TransportParams(audio_in_enabled=True, audio_out_enabled=True)}
ROLE = (
    "You take reports of accidents on the telephone for an insurer. Everything you write is "
    "spoken aloud: use short, plain, kind sentences, and ask one question at a time."
)
ACCIDENT_TASK = "Ask what happened, where and when, and whether anybody is hurt. Ask for the plate."
REPAIR_TASK = "Offer a repair on Monday or Tuesday, ask which suits, and book it."
FAREWELL_TASK = "Sum up what was agreed in one sentence, and say goodbye."


async def summarize(action: dict, flow_manager: FlowManager):
    """A pre-action: have the talk so far summarized while the next node begins."""
    config = LLMContextSummaryConfig(target_context_tokens=500, min_messages_after_summary=2)
    await flow_manager.worker.queue_frame(LLMSummarizeContextFrame(config=config))


async def report_accident(flow_manager: FlowManager, plate: str) -> tuple[dict, NodeConfig]:
    """Take the report down once the caller has told all of it.

    Args:
        plate: The car's number plate.
    """
    flow_manager.state["plate"] = plate
    return {"claim": "C-1047", "plate": plate}, repair_node()


async def book_repair(flow_manager: FlowManager, day: str) -> tuple[dict, NodeConfig]:
    """Book the repair.

    Args:
        day: Monday or Tuesday.
    """
    return {"booked": day, "plate": flow_manager.state["plate"]}, farewell_node()


def accident_node() -> NodeConfig:
    return NodeConfig(
        name="accident",
        role_message=ROLE,
        task_messages=[{"role": "developer", "content": ACCIDENT_TASK}],
        functions=[report_accident],
    )


def repair_node() -> NodeConfig:
    return NodeConfig(
        name="repair",
        pre_actions=[{"type": "summarize", "handler": summarize}],
        task_messages=[{"role": "developer", "content": REPAIR_TASK}],
        functions=[book_repair],
    )


def farewell_node() -> NodeConfig:
    return NodeConfig(
        name="farewell",
        task_messages=[{"role": "developer", "content": FAREWELL_TASK}],
        post_actions=[{"type": "end_conversation"}],
    )


def build_bot(
    transport: BaseTransport,
    stt: FrameProcessor,
    llm: LLMService[Any],
    tts: FrameProcessor,
    user_params: LLMUserAggregatorParams,
) -> tuple[PipelineWorker, LLMContextAggregatorPair]:
    """Wire the bot. What needs a key or a model is handed in, so tests can hand in fakes."""
    aggregators = LLMContextAggregatorPair(LLMContext(), user_params=user_params)
    user, assistant = aggregators.user(), aggregators.assistant()
    worker = PipelineWorker(
        Pipeline([transport.input(), stt, user, llm, tts, transport.output(), assistant])
    )
    flow_manager = FlowManager(
        worker=worker, llm=llm, context_aggregator=aggregators, transport=transport
    )

    @assistant.event_handler("on_summary_applied")
    async def on_summary_applied(_aggregator, _summarizer, event):
        logger.info(f"The context of node {flow_manager.current_node}: {event}")

    @transport.event_handler("on_client_connected")
    async def on_client_connected(_transport, _client):
        await flow_manager.initialize(accident_node())

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
        llm=OpenAILLMService(api_key=os.environ["OPENAI_API_KEY"]),
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
