#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The runner bots among the examples, each through its own pipeline with a scripted model.

The transport, the ears and the mouth pass frames on; all the rest is the example's.
"""

import asyncio
import importlib.util
import inspect
import json
import os
import re
import subprocess
import sys
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from loguru import logger
from pipecat.frames.frames import LLMMessagesAppendFrame
from pipecat.pipeline.worker import PipelineWorker
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.aggregators.llm_response_universal import LLMUserAggregatorParams
from pipecat.processors.filters.identity_filter import IdentityFilter
from pipecat.runner.types import RunnerArguments
from pipecat.transports.base_transport import BaseTransport
from pipecat.turns.user_turn_strategies import ExternalUserTurnStrategies

from pipecat_summarizer.testing import (
    Delay,
    ManualClock,
    ScriptedCall,
    ScriptedLLMService,
    ToolCall,
    record_events,
    settle,
)

EXAMPLES = Path(__file__).parents[1] / "examples"
RUNNER_BOTS = ("bot", "manual_summary", "recap_bot", "dedicated_llm", "flows")
OPTIONAL_PACKAGES = ("aiortc", "cartesia", "cv2", "daily", "deepgram", "fastapi", "uvicorn")

SUMMARY = (
    "<summary>The caller is planning a birthday for thirty in the garden and wants a cold "
    "buffet, with the tables under the apple trees.</summary>"
)


class HeadlessTransport(BaseTransport):
    """A transport without a client; what the client does is called by its event's name."""

    def __init__(self):
        super().__init__()
        self._register_event_handler("on_client_connected", sync=True)
        self._register_event_handler("on_client_disconnected", sync=True)
        self._ends = IdentityFilter(), IdentityFilter()

    def input(self):
        return self._ends[0]

    def output(self):
        return self._ends[1]

    async def client(self, event: str):
        await self._call_event_handler(f"on_client_{event}", SimpleNamespace())


def load(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    # The RTVI observer of Pipecat 1.9 would download sentence rules.
    monkeypatch.setattr(example, "PipelineWorker", partial(PipelineWorker, enable_rtvi=False))
    return example


class ExampleCall(ScriptedCall):
    """A call to an example's bot, whose client comes and goes."""

    def __init__(self, transport: HeadlessTransport, worker: PipelineWorker, pair: Any, llm: Any):
        user, assistant = pair
        context = assistant.context
        super().__init__(
            worker=worker, context=context, llm=llm, user=user, assistant=assistant, timeout_secs=30
        )
        self.events = record_events(assistant)
        self.client = transport.client


@asynccontextmanager
async def called(
    example: ModuleType, llm: ScriptedLLMService, **parts: Any
) -> AsyncIterator[ExampleCall]:
    """A call to an example's bot, whose client has connected and been greeted."""
    transport = HeadlessTransport()
    worker, pair = example.build_bot(
        transport=transport,
        stt=IdentityFilter(),
        llm=llm,
        tts=IdentityFilter(),
        user_params=LLMUserAggregatorParams(user_turn_strategies=ExternalUserTurnStrategies()),
        **parts,
    )
    call = ExampleCall(transport, worker, pair, llm)
    try:
        await call.start()
        await call.client("connected")
        await until(lambda: contents(call)[-1:] == ["Hello!"])
        yield call
        await call.end()
    except BaseException:
        await call.cancel()
        raise


async def until(condition):
    async with asyncio.timeout(30):
        while not condition():
            await settle()


async def talk(call: ExampleCall, turns: int):
    for turn in range(turns):
        await call.say(f"Now the guests at table number {turn}, who would like to eat outside.")


def messages(call: ExampleCall) -> list[Any]:
    stored: list[Any] = call.context.get_messages()
    return [{"content": ""} | message for message in stored]


def contents(call: ExampleCall) -> list[str]:
    return [str(message["content"]) for message in messages(call)]


def summaries_in(call: ExampleCall) -> list[str]:
    return [text for text in contents(call) if "under the apple trees" in text]


@pytest.fixture
def logged():
    """The messages that the examples log."""
    lines: list[str] = []
    sink = logger.add(
        lambda line: lines.append(line.record["message"]),
        filter=lambda record: str(record["name"]).startswith("example_"),
    )
    yield lines
    logger.remove(sink)


# All of them


def test_the_examples_import_without_keys_and_without_optional_packages():
    code = f"""
import importlib.abc, sys

class NotInstalled(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {OPTIONAL_PACKAGES!r}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, NotInstalled())
import {", ".join(RUNNER_BOTS)}
"""
    env = {name: value for name, value in os.environ.items() if not name.endswith("_KEY")}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=EXAMPLES,
        env=env,
        capture_output=True,
        text=True,
        timeout=50,
    )
    assert done.returncode == 0, done.stderr


# Pipecat's services and the SDKs under them use what is deprecated when they are imported.
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("name", RUNNER_BOTS)
async def test_an_example_makes_all_its_services_from_the_environment(name, monkeypatch):
    example = load(name, monkeypatch)
    for key in ("OPENAI_API_KEY", "DEEPGRAM_API_KEY", "CARTESIA_API_KEY"):
        monkeypatch.setenv(key, "a key")
    if importlib.util.find_spec("deepgram") is None:
        ears = SimpleNamespace(DeepgramSTTService=lambda *, api_key: IdentityFilter())
        monkeypatch.setitem(sys.modules, "pipecat.services.deepgram.stt", ears)
    transport = HeadlessTransport()
    made = {}

    async def create_transport(runner_args, transports):
        assert "webrtc" in transports
        return transport

    def build_bot(**parts):
        made.update(parts)
        raise InterruptedError("it is enough to have them")

    signature = inspect.signature(example.build_bot)
    monkeypatch.setattr(example, "create_transport", create_transport)
    monkeypatch.setattr(example, "build_bot", build_bot)
    with pytest.raises(InterruptedError):
        await example.bot(RunnerArguments())

    assert signature.bind(**made).arguments["transport"] is transport
    assert made["llm"].__class__.__name__ == "OpenAILLMService"
    assert made["user_params"].vad_analyzer is not None


@pytest.mark.parametrize("name", RUNNER_BOTS)
async def test_a_client_that_leaves_ends_the_call(name, monkeypatch):
    example = load(name, monkeypatch)
    parts = {"summary_llm": ScriptedLLMService()} if name == "dedicated_llm" else {}
    async with called(example, ScriptedLLMService(replies="Hello!"), **parts) as call:
        await call.client("disconnected")
        await until(lambda: not call.is_running)


def test_the_readme_has_a_row_for_every_example_and_no_other():
    readme = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \[`(\w+\.py)`\]\((\w+\.py)\)", readme, re.MULTILINE)
    # `local_model.py` is run by the examples, not by a user.
    programs = {
        file.name
        for file in EXAMPLES.glob("*.py")
        if "__main__" in file.read_text(encoding="utf-8") and file.name != "local_model.py"
    }
    assert all(text == link for text, link in rows)
    assert sorted(text for text, _ in rows) == sorted(programs)


# bot.py


async def test_the_bot_sums_up_a_long_call_and_keeps_the_allergy_as_it_was_said(monkeypatch):
    bot = load("bot", monkeypatch)
    allergy = "Please mind that my nephew has an allergy to sesame, a severe one."
    llm = ScriptedLLMService(
        system_instruction=bot.INSTRUCTIONS,
        replies=["Hello!", ToolCall("check_date", {"date": "2027-05-15"}), "That day is taken."]
        + ["I have written that down."] * 60,
        summaries=SUMMARY.replace("</summary>", " An allergy was spoken of.</summary>"),
    )
    async with called(bot, llm) as call:
        assert await call.say("Are you free on the fifteenth of May?") == "That day is taken."
        result = '{"date": "2027-05-15", "is_free": false}'
        assert result in contents(call)
        await call.say(allergy)
        await talk(call, 17)
        first = (await call.events.wait_for_applied())[0]
        assert first.reason.startswith("max_unsummarized_messages:4")
        assert first.new_message_count < first.original_message_count - 30
        assert allergy in contents(call)
        assert bot.GREETING not in contents(call)
        assert result not in contents(call)

        await talk(call, 21)
        await call.events.wait_for_applied(2)
        assert contents(call).count(allergy) == 1
        assert len(summaries_in(call)) == 1
        assert len(llm.inference_calls) == 2
        assert call.errors == []


async def test_the_bot_talks_on_when_no_summary_can_be_had(monkeypatch, logged):
    bot = load("bot", monkeypatch)
    llm = ScriptedLLMService(replies=["Hello!", "Noted."], summaries=RuntimeError("down"))
    async with called(bot, llm) as call:
        await talk(call, 22)
        assert call.events.failed and not call.events.applied
        assert len(contents(call)) == 2 + 2 * 22
        assert call.errors == [] and llm.is_usable
    assert [line for line in logged if "RuntimeError" in line], logged


def test_only_a_callers_words_of_an_allergy_are_pinned(monkeypatch):
    pin = load("bot", monkeypatch).speaks_of_an_allergy
    assert pin({"role": "user", "content": "She is Allergic to nuts."})
    assert pin({"role": "user", "content": [{"type": "text", "text": "An allergy, yes."}]})
    assert not pin({"role": "user", "content": "She likes nuts."})
    assert not pin({"role": "assistant", "content": "Is anybody allergic?"})


# recap_bot.py


async def test_the_model_reads_out_a_recap_and_the_context_stays(monkeypatch):
    recap = load("recap_bot", monkeypatch)

    def read_out(context):
        [result] = [m for m in context.get_messages() if m["role"] == "tool"]
        return json.loads(result["content"])["summary"]

    llm = ScriptedLLMService(
        replies=["Hello!", *["Noted."] * 5, ToolCall("summarize_context"), read_out],
        summaries=SUMMARY,
    )
    async with called(recap, llm) as call:
        await talk(call, 5)
        before = messages(call)
        reply = await call.say("What have we settled so far?")
        assert "cold buffet" in reply
        assert messages(call)[: len(before)] == before
        assert not call.events.applied and call.errors == []


# policies.py


def test_the_policies_run_without_a_key_and_keep_the_limit():
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "policies.py")], capture_output=True, text=True, timeout=50
    )
    assert done.returncode == 0, done.stderr
    largest = [int(n) for n in re.findall(r"largest request +(\d+) tokens", done.stdout)]
    assert len(largest) == 4
    assert largest[0] > largest[1] and largest[2] <= 400 and largest[3] <= 400
    assert "turn_count:15>4" in done.stdout and "results_shortened" in done.stdout


# manual_summary.py


def making_room(*before: str, summaries: Any = SUMMARY) -> ScriptedLLMService:
    """A model that talks, calls the function, and says what came of it."""
    call = ToolCall("make_room", {"keep": "a buffet for thirty"})
    return ScriptedLLMService(
        system_instruction="You help to plan a party.",
        replies=["Hello!", *before, call, "Then on to the music."],
        summaries=summaries,
    )


async def test_the_model_has_the_talk_summarized_while_its_own_call_is_pending(monkeypatch):
    manual = load("manual_summary", monkeypatch)
    llm = making_room("And how many guests?", "Thirty, very well.")
    async with called(manual, llm) as call:
        await call.say("We want a cold buffet in the garden, under the apple trees.")
        await call.say("There will be thirty of us, if the weather holds, else a few less.")
        reply = await call.say("That is settled, on to the music.")

        assert reply == "Then on to the music."
        [event] = call.events.applied
        assert event.reason == "manual" and event.summarized_message_count == 6
        [summary, *rest] = messages(call)
        assert [summary["content"]] == summaries_in(call)
        assert [message["role"] for message in rest] == ["user", "assistant", "tool", "assistant"]
        assert rest[2]["content"] == '{"done": true, "messages_replaced": 6}'
    # The one request was made as the function's own configuration says.
    [request] = llm.inference_calls
    assert str(request.system_instruction).endswith("Keep this in full detail: a buffet for thirty")
    assert request.max_tokens == 500


@pytest.mark.parametrize(
    "summaries, reason",
    [("I cannot help with that.", "rejected"), (RuntimeError("down"), "model_error")],
)
async def test_the_model_is_told_when_there_is_no_summary(monkeypatch, summaries, reason):
    manual = load("manual_summary", monkeypatch)
    llm = making_room("And how many guests?", summaries=summaries)
    async with called(manual, llm) as call:
        await call.say("We want a cold buffet in the garden, under the apple trees.")
        assert await call.say("That is settled.") == "Then on to the music."
        assert f'{{"done": false, "why": "{reason}"}}' in contents(call)
        assert len(contents(call)) == 8
    assert [event.reason for event in call.events.failed] == [reason]


async def test_an_interrupted_request_does_not_answer_the_next_one(monkeypatch):
    manual = load("manual_summary", monkeypatch)
    clock = ManualClock()
    llm = ScriptedLLMService(
        replies=[
            "Hello!",
            "And how many guests?",
            ToolCall("make_room", {"keep": "the buffet"}),
            "Beside the pond, then.",
            ToolCall("make_room", {"keep": "the tables"}),
            "I could not do that.",
        ],
        summaries=[Delay(3, SUMMARY), RuntimeError("down")],
        clock=clock,
    )
    async with called(manual, llm) as call:
        await call.say("We want a cold buffet in the garden, under the apple trees.")
        await call.say("That is settled.", wait=False)
        await clock.wait_for_sleepers()
        assert await call.say("No, the tables go beside the pond.") == "Beside the pond, then."
        await clock.advance(3)
        await call.events.wait_for_applied()

        assert await call.say("Now it is settled, all of it.") == "I could not do that."
        assert '{"done": false, "why": "model_error"}' in contents(call)


async def test_nothing_is_summarized_before_the_model_asks(monkeypatch):
    manual = load("manual_summary", monkeypatch)
    llm = ScriptedLLMService(replies=["Hello!", "Noted."])
    async with called(manual, llm) as call:
        await talk(call, 25)
    assert call.events.events == [] and llm.inference_calls == []


# dedicated_llm.py


class OwnedLLMService(ScriptedLLMService):
    is_closed = False

    async def cleanup(self):
        await super().cleanup()
        self.is_closed = True


async def test_the_second_model_writes_all_summaries_and_the_first_none(monkeypatch, logged):
    dedicated = load("dedicated_llm", monkeypatch)
    writer = OwnedLLMService(summaries=SUMMARY)
    llm = ScriptedLLMService(
        system_instruction=dedicated.INSTRUCTIONS, replies=["Hello!", "Noted."]
    )
    async with called(dedicated, llm, summary_llm=writer) as call:
        await talk(call, 10)
        [event] = await call.events.wait_for_applied()
        assert event.writer == writer.name
        [summary] = summaries_in(call)
        assert summary == f"<call_so_far>\n{event.summary}\n</call_so_far>"
        assert not writer.is_closed
    assert "<call_so_far>" in dedicated.INSTRUCTIONS
    assert llm.inference_calls == []
    [request] = writer.inference_calls
    assert request.system_instruction == dedicated.SUMMARY_PROMPT.replace("{target_tokens}", "600")
    assert request.max_tokens == 600
    assert writer.is_closed
    assert [line.split()[0] for line in logged] == ["Summing", "Each"]


async def test_a_second_model_that_is_down_is_reported_and_the_first_talks_on(monkeypatch, logged):
    dedicated = load("dedicated_llm", monkeypatch)
    writer = ScriptedLLMService(summaries=ConnectionError("down"))
    llm = ScriptedLLMService(replies=["Hello!", "Noted."])
    async with called(dedicated, llm, summary_llm=writer) as call:
        await talk(call, 11)
        assert contents(call)[-1] == "Noted." and len(contents(call)) == 2 + 2 * 11
        assert call.errors == [] and llm.is_usable
    assert logged[1] == "No summary: model_error (ConnectionError); next try in 2 s"


async def test_a_summary_that_is_not_needed_is_reported(monkeypatch, logged):
    dedicated = load("dedicated_llm", monkeypatch)
    llm = ScriptedLLMService(replies=["Hello!", "Noted."])
    async with called(dedicated, llm, summary_llm=ScriptedLLMService()) as call:
        await call.summarizer.summarize()
        await until(lambda: logged)
    assert logged == ["No summary needed or used: nothing_to_summarize (no message can go)"]


async def test_a_failing_call_of_the_second_model_is_one_http_request(monkeypatch):
    dedicated = load("dedicated_llm", monkeypatch)
    requests = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter):
        requests.append((await reader.readuntil(b"\r\n\r\n")).split(b" ")[1])
        writer.write(b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        monkeypatch.setenv("NO_PROXY", "*")
        monkeypatch.setenv("SUMMARY_API_KEY", "a key")
        monkeypatch.setenv("SUMMARY_BASE_URL", f"http://127.0.0.1:{port}/v1")
        llm = dedicated.make_summary_llm()
        context = LLMContext([{"role": "user", "content": "Sum up."}])
        with pytest.raises(Exception, match="503"):
            await llm.run_inference(context)
        await llm.cleanup()
    assert requests == [b"/v1/chat/completions"]


# flows.py


async def report(call: ExampleCall):
    """Get from the first node into the second."""
    await call.say("Somebody drove into my car from behind while I was waiting at the lights.")
    await call.say(
        "It was at the corner of Mill Lane and the High Street, at a quarter past eight."
    )
    return await call.say("The plate is KX19 ABC, and nobody is hurt, thank goodness for that.")


def insurer(summaries: Any = SUMMARY, clock: ManualClock | None = None) -> ScriptedLLMService:
    """A model that leads through all nodes, with the caller's help."""
    return ScriptedLLMService(
        replies=[
            "Hello!",
            "Oh dear. Where was that?",
            "What is the plate?",
            ToolCall("report_accident", {"plate": "KX19 ABC"}),
            "Would Monday or Tuesday suit you?",
            "There is no other day, I am afraid.",
            ToolCall("book_repair", {"day": "Monday"}),
            "Monday it is. Goodbye!",
        ],
        summaries=summaries,
        clock=clock,
    )


async def test_the_next_node_begins_while_the_last_one_is_being_summarized(monkeypatch):
    flows = load("flows", monkeypatch)
    clock = ManualClock()
    llm = insurer(Delay(4, SUMMARY), clock)
    async with called(flows, llm) as call:
        assert await report(call) == "Would Monday or Tuesday suit you?"
        await until(lambda: llm.calls_in_flight)
        assert call.events.applied == []
        await clock.advance(4)
        await call.events.wait_for_applied()
        assert flows.REPAIR_TASK in contents(call)
        assert any("C-1047" in text for text in contents(call))


async def test_a_nodes_task_survives_summaries_until_the_next_node(monkeypatch):
    flows = load("flows", monkeypatch)
    llm = insurer()
    async with called(flows, llm) as call:
        await report(call)
        await call.events.wait_for_applied()
        assert flows.ACCIDENT_TASK not in contents(call)
        assert contents(call).count(flows.REPAIR_TASK) == 1

        # So the task is no longer the newest instruction either.
        note: Any = {"role": "developer", "content": "The line is bad. Speak slowly."}
        await call.queue(LLMMessagesAppendFrame(messages=[note]))
        await call.say("Have you got nothing later in the week, by any chance?")
        await call.summarizer.summarize()
        await call.events.wait_for_applied(2)
        assert len(summaries_in(call)) == 1
        assert contents(call).count(flows.REPAIR_TASK) == 1
        # The claim's number outlives the call that looked it up, in the summary alone.
        assert [text for text in contents(call) if "C-1047" in text] == summaries_in(call)


async def test_the_flow_ends_with_the_booking_and_the_call(monkeypatch, recwarn):
    # Pipecat's own handler of `end_conversation` has the signature that Pipecat deprecates.
    warnings.simplefilter("ignore", DeprecationWarning)
    flows = load("flows", monkeypatch)
    async with called(flows, insurer()) as call:
        await report(call)
        await call.say("Have you got nothing later in the week, by any chance?")
        await call.say("Then Monday, please.", wait=False)
        await until(lambda: not call.is_running)
        assert flows.FAREWELL_TASK in contents(call)
        assert contents(call)[-1] == "Monday it is. Goodbye!"
    assert call.errors == []
