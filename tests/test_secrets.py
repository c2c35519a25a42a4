#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What was said in a call, and the keys of its services, are told to nobody: not in the logs
above TRACE, not in spans, metrics, client messages or exceptions, not in the ``repr`` of an event.

Pipecat writes logs of its own, with a function's arguments at DEBUG: of those only what it
says about this package's work is looked at. What a handler of the application raises is logged
by Pipecat with its text, as for any handler.
"""

import asyncio
import re
import traceback

import pytest
from loguru import logger
from pipecat.frames.frames import (
    ErrorFrame,
    LLMSummarizeContextFrame,
    MetricsFrame,
    OutputTransportMessageUrgentFrame,
)
from pipecat.pipeline.worker import PipelineParams
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.frameworks.rtvi import RTVIObserverParams, RTVIServerMessageFrame

from contexts import call as tool_call
from contexts import chat, developer, result, system, user
from pipecat_summarizer import (
    LLMAutoContextSummarizationConfig,
    LLMContextSummaryConfig,
    MessageCountTrigger,
    ModelProviderError,
    RecentMessagesPolicy,
    SummarizationError,
    SummarizationMiddleware,
    SummaryRequest,
)
from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.testing import Delay, Hang, ScriptedLLMService
from pipeline.conftest import clock, config_of, nothing_blocks, phone

__all__ = ["clock", "nothing_blocks", "phone"]

KEY = "sk-proj-zqKEYzq3fG5hJ7kL9mN1pQ3rS5tU7vW9"
SYSTEM = "You are the agent of zqSYSTEMzq."
SAID = "I am zqCALLERzq, and my order number {} should have been here on Tuesday already."
NUMBER = "PZQ-84213{}"
SECRET = re.compile(r"zq[A-Z]+zq|PZQ-?84213\d", re.IGNORECASE)
"""Every text of the calls in this module holds one."""

SUMMARY = "<summary>zqSUMMARYzq asks about order PZQ-842130, which is late.</summary>"
WRONG_DIGIT = "<summary>zqSUMMARYzq asks about order PZQ-842199, which is late.</summary>"


@pytest.fixture
def told():
    """All that leaves the process as text, by where it was found."""
    found = []

    def take(message):
        record = message.record
        is_ours = record["name"].startswith("pipecat_summarizer")
        if is_ours or record["level"].no >= logger.level("WARNING").no:
            found.append((f"log {record['level'].name}", str(message)))

    sink = logger.add(take, level="DEBUG", format="{message}\n{exception}")
    yield found
    logger.remove(sink)


class BadRequest(Exception):
    status_code = 400


def quoting(kind=BadRequest):
    """A reply in which the provider quotes what it was sent, and with which key."""

    def fail(context, *args):
        raise kind(f"{KEY} may not ask {context.get_messages()}")

    return fail


def raises(*args):
    raise RuntimeError(f"{KEY} and {args}")


class Writer:
    name = "own"

    def __init__(self, kind):
        self.kind = kind

    async def write(self, request):
        raise self.kind(f"{KEY} cannot write {request.prompt} of {request.messages}")


class Check:
    name = "own"

    def __init__(self, function):
        self.function = function

    def __call__(self, draft):
        return self.function(draft)


class Trigger:
    def should_summarize(self, messages, token_counter):
        raises(messages)


class Counter(ApproximateTokenCounter):
    def count_message(self, message):
        raises(message)


def with_trigger(**fields):
    return LLMAutoContextSummarizationConfig(
        max_context_tokens=None,
        max_unsummarized_messages=6,
        summary_config=LLMContextSummaryConfig(min_messages_after_summary=2),
        **fields,
    )


SCENES = {
    "applied": (SUMMARY, config_of()),
    "masked": (SUMMARY, config_of(redact=lambda text: text.replace("CALLER", "***"))),
    "quoted by the provider": (quoting(), config_of()),
    "quoted in an error of ours": (quoting(ModelProviderError), config_of()),
    "quoted by a writer": (SUMMARY, config_of(llm=Writer(ValueError))),
    "quoted by a writer in an error of ours": (SUMMARY, config_of(llm=Writer(SummarizationError))),
    "refused": ("I'm sorry, zqSUMMARYzq, but I can't help with that.", config_of()),
    "cut off": ("<summary>zqSUMMARYzq asks about", config_of()),
    "in thoughts": ("<think>zqSUMMARYzq wants", config_of()),
    "too large": ("zqSUMMARYzq asks about it. " * 400, config_of()),
    "wrong digits": (WRONG_DIGIT, config_of()),
    "timeout": (Hang(), config_of(summarization_timeout=5.0)),
    "rewritten meanwhile": (Delay(1, SUMMARY), config_of()),
    "pin": (SUMMARY, config_of(pin=raises)),
    "factory": (SUMMARY, config_of(summary_message_factory=raises)),
    "redact": (SUMMARY, config_of(redact=raises)),
    "check": (SUMMARY, config_of(checks=[Check(raises)])),
    "check that quotes": (SUMMARY, config_of(checks=[Check(lambda draft: f"Not {draft.text}")])),
    "check of a wrong kind": (SUMMARY, config_of(checks=[Check(lambda draft: [draft.text])])),
    "trigger": (SUMMARY, with_trigger(trigger=Trigger())),
    "counter": (SUMMARY, with_trigger(token_counter=Counter())),
    "hard limit": (
        quoting(),
        LLMAutoContextSummarizationConfig(max_context_tokens=200, hard_limit_tokens=300),
    ),
    "nothing can go": (SUMMARY, config_of(pin=lambda message: True)),
}


@pytest.mark.parametrize("scene", SCENES)
async def test_a_whole_call_tells_nobody_what_was_said(phone, clock, told, exporter, scene):
    summaries, config = SCENES[scene]
    exporter.clear()
    llm = ScriptedLLMService(replies="It is on its way, zqASSISTANTzq.", summaries=summaries)
    llm._api_key = KEY
    context = LLMContext(
        messages=[
            system(SYSTEM),
            developer("Tell nobody of zqTASKzq."),
            *(user(SAID.format(NUMBER.format(n))) for n in range(3)),
            tool_call("c1", name="find_zqTOOLzq", arguments='{"order": "zqARGUMENTzq"}'),
            result("c1", '{"status": "zqRESULTzq"}'),
        ]
    )
    if isinstance(summaries, Delay):
        summaries.reply  # noqa: B018
        llm._clock = clock
    async with phone(
        llm,
        config,
        context=context,
        enable_rtvi=True,
        rtvi_observer_params=RTVIObserverParams(bot_llm_enabled=False, user_llm_enabled=False),
        enable_tracing=True,
        params=PipelineParams(enable_metrics=True),
    ) as call:
        for number in range(4):
            await call.say(SAID.format(NUMBER.format(number)))
            await call.flush()
        if scene == "rewritten meanwhile":
            call.context.set_messages(chat(4))
        await clock.advance(5)
        await call.queue(LLMSummarizeContextFrame())
        await call.flush()
        await clock.advance(5)
        with_error = asyncio.ensure_future(call.summarizer.recap())
        for _ in range(3):
            await call.flush()
            await clock.advance(5)
        try:
            told.append(("result", repr(await with_error)))
        except Exception as error:
            assert isinstance(error, SummarizationError)
            told.append(("exception", "".join(traceback.format_exception(error))))
        events = call.events.events
    told += [("event", repr(event) + str(event)) for event in events]
    kinds = (MetricsFrame, RTVIServerMessageFrame, ErrorFrame)
    told += [("frame", repr(frame) + str(frame)) for kind in kinds for frame in call.seen(kind)]
    told += [
        ("client", repr(frame.message))
        for frame in call.seen(OutputTransportMessageUrgentFrame)
        if frame.message["type"] in ("server-message", "metrics")
    ]
    told += [
        ("span", span.to_json())
        for span in exporter.get_finished_spans()
        if span.name == "summarize_context"
    ]
    assert call.errors == []
    assert {"event", "frame"} <= {where for where, _ in told}
    assert {"log DEBUG", "log WARNING"} & {where for where, _ in told}
    assert [(where, text) for where, text in told if SECRET.search(text) or KEY in text] == []


# Hosts


class Run:
    def __init__(self, messages):
        self.state = {"messages": messages}
        self.messages = messages

    def __repr__(self):
        return "Run"


@pytest.mark.parametrize(
    "chat_with",
    [
        ScriptedLLMService(summaries=quoting()),
        ScriptedLLMService(summaries=quoting(ModelProviderError)),
        Writer(KeyError),
        Writer(ModelProviderError),
    ],
)
async def test_a_host_that_logs_an_error_with_all_its_causes_quotes_nothing(told, chat_with):
    middleware = SummarizationMiddleware(
        chat_with,
        trigger=MessageCountTrigger(max_messages=3),
        recent=RecentMessagesPolicy(keep_recent=1),
    )
    run = Run([user(SAID.format(NUMBER.format(n))) for n in range(6)])
    middleware.before_node(run)
    with pytest.raises(ModelProviderError) as raised:
        await middleware.before_model(run)
    told.append(("before_model", "".join(traceback.format_exception(raised.value))))
    with pytest.raises(ModelProviderError) as raised:
        await middleware.summarize_state(run.state)
    told.append(("summarize_state", "".join(traceback.format_exception(raised.value))))
    assert [(where, text) for where, text in told if SECRET.search(text) or KEY in text] == []


async def test_a_replacement_and_a_result_show_no_text_in_their_repr():
    middleware = SummarizationMiddleware(
        ScriptedLLMService(summaries=SUMMARY),
        trigger=MessageCountTrigger(max_messages=3),
        recent=RecentMessagesPolicy(keep_recent=1),
    )
    run = Run([user(SAID.format(NUMBER.format(n))) for n in range(6)])
    middleware.before_node(run)
    replacement = await middleware.before_model(run)
    result_of_state = await middleware.summarize_state(run.state)
    assert "zqSUMMARYzq" in result_of_state.summary
    for shown in (replacement, result_of_state, middleware.after_node(run)):
        assert not SECRET.search(repr(shown) + str(shown))


def test_a_request_to_a_writer_shows_no_text_in_its_repr():
    request = SummaryRequest(
        system_instruction="Summarize.",
        prompt=SAID,
        max_tokens=10,
        messages=(user(SAID),),
        prior_summary=SAID,
    )
    assert not SECRET.search(repr(request))


async def test_what_failed_is_told_in_full_at_trace_and_only_there(phone):
    lines = []
    sink = logger.add(
        lambda text: lines.append((text.record["level"].name, str(text))), level="TRACE"
    )
    try:
        async with phone(ScriptedLLMService(summaries=quoting()), config_of()) as call:
            for number in range(4):
                await call.say(SAID.format(NUMBER.format(number)))
            await call.flush()
    finally:
        logger.remove(sink)
    levels = {level for level, text in lines if "may not ask" in text}
    assert levels == {"TRACE"}
    assert not [text for _, text in lines if KEY in text]
