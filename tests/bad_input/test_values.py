#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Every field of every public class with every kind of value: taken as documented, or a
``ValueError`` that names the field and the value, when the object is built."""

import dataclasses
import functools
import sys

import pytest
from pipecat.processors.aggregators.llm_context import LLMContext

import pipecat_summarizer
from pipecat_summarizer import (
    AllTrigger,
    AnyTrigger,
    ApproximateTokenCounter,
    ExtractiveSummaryWriter,
    FixedTokenTrigger,
    LLMAssistantAggregatorParams,
    LLMAutoContextSummarizationConfig,
    LLMContextSummarizationConfig,
    LLMContextSummarizer,
    LLMContextSummaryConfig,
    MessageCountTrigger,
    RecentMessagesPolicy,
    RecentTokensPolicy,
    SummarizationDecision,
    SummarizationMiddleware,
    SummarizationResult,
    SummaryTelemetryConfig,
    TiktokenTokenCounter,
    TokenLimitTrigger,
    TurnCountTrigger,
    UsageCalibratedTokenCounter,
    attach_summarizer,
)
from pipecat_summarizer.config_values import shown
from pipecat_summarizer.fidelity import DEFAULT_CHECKS
from pipecat_summarizer.testing import ManualClock
from pipeline.conftest import pair_of


class Text(str):
    pass


class Model:
    async def run_inference(self, context, **kwargs):
        return "A summary."


class Writer:
    name = "writer"

    async def write(self, request):
        return "A summary."


class NamelessWriter(Writer):
    name = 7


class WriterWithBrokenName(Writer):
    @property
    def name(self):
        raise RuntimeError


class AsyncCounter(ApproximateTokenCounter):
    async def count_message(self, message):
        return 1


class AsyncTrigger:
    async def should_summarize(self, messages, token_counter):
        return None


class BrokenTrigger:
    @property
    def should_summarize(self):
        raise RuntimeError


class AsyncCheck:
    name = "async"

    async def __call__(self, draft):
        return None


class BrokenRepr:
    def __repr__(self):
        raise RuntimeError


def function(*args):
    return None


async def coroutine_function(*args):
    return None


TRIGGER = MessageCountTrigger(max_messages=3)

VALUES = {
    "none": None,
    "true": True,
    "false": False,
    "zero": 0,
    "one": 1,
    "negative": -1,
    "most": sys.maxsize,
    "huge": 10**400,
    "endless": 10**5000,  # has no text: Python refuses to write so many digits
    "half": 0.5,
    "one and a half": 1.5,
    "nan": float("nan"),
    "inf": float("inf"),
    "-inf": float("-inf"),
    "huge float": 1e300,
    "complex": 1j,
    "empty": "",
    "blank": " \n",
    "text": "text",
    "digits": "8000",
    "template": "Notes: {summary}",
    "str subclass": Text("Notes: {summary}"),
    "lone surrogate": "Notes: \ud800 {summary}",
    "cards": "cards",
    "bytes": b"text",
    "list": [],
    "list of text": ["text"],
    "tuple": (),
    "dict": {},
    "message": {"role": "user", "content": "hello"},
    "set": set(),
    "object": object(),
    "broken repr": BrokenRepr(),
    "class": Model,
    "function": function,
    "async": coroutine_function,
    "async partial": functools.partial(coroutine_function, 1),
    "model": Model(),
    "writer": Writer(),
    "writer class": Writer,
    "nameless writer": NamelessWriter(),
    "writer with broken name": WriterWithBrokenName(),
    "writers": [Model(), Writer()],
    "trigger": TRIGGER,
    "triggers": (TRIGGER, TRIGGER),
    "trigger class": MessageCountTrigger,
    "trigger classes": (MessageCountTrigger,),
    "async trigger": AsyncTrigger(),
    "broken trigger": BrokenTrigger(),
    "counter": ApproximateTokenCounter(),
    "async counter": AsyncCounter(),
    "checks": list(DEFAULT_CHECKS),
    "check classes": [type(DEFAULT_CHECKS[0])],
    "async check": [AsyncCheck()],
    "recent": RecentMessagesPolicy(),
    "recent class": RecentMessagesPolicy,
    "clock": ManualClock(),
    "clock class": ManualClock,
    "context": LLMContext(),
    "summary config": LLMContextSummaryConfig(),
    "auto config": LLMAutoContextSummarizationConfig(),
    "telemetry": SummaryTelemetryConfig(),
}

SWITCH = {"true", "false"}
COUNT = {"one", "most"}
COUNT_OR_ZERO = COUNT | {"zero"}
SECONDS = {"one", "most", "half", "one and a half"}
ANY_TEXT = {"empty", "blank", "text", "digits", "template", "str subclass", "cards"}
WORD = ANY_TEXT - {"empty", "blank"}
FUNCTION = {"function", "class"} | {
    "writer class",
    "trigger class",
    "recent class",
    "clock class",
}
"""A class is a function of its arguments."""

SUMMARY = {
    "target_context_tokens": COUNT,
    "min_messages_after_summary": COUNT_OR_ZERO,
    "summarization_prompt": ANY_TEXT | {"none"},
    "summary_message_template": {"template", "str subclass"},
    "llm": {"none", "model", "writer"},
    "summarization_timeout": SECONDS,
}
THRESHOLDS = {
    "max_context_tokens": COUNT | {"none"},
    "max_unsummarized_messages": COUNT | {"none"},
}

TAKEN = [
    (
        LLMContextSummaryConfig,
        {},
        SUMMARY
        | {
            "pin": FUNCTION | {"none"},
            "summary_message_factory": FUNCTION | {"none"},
            "owns_llm": SWITCH,
            "max_input_tokens": COUNT | {"none"},
            "recent": {"none", "recent"},
            "fallbacks": {"list", "tuple", "writers"},
            "enable_exact_values": SWITCH,
            "redact": FUNCTION | {"none", "cards"},
            "checks": {"none", "list", "tuple", "checks"},
            "summary_language": WORD | {"none"},
            "yield_to_turns": SWITCH,
            "response_schema": SWITCH | {"none"},
            "alternate_roles": SWITCH,
        },
    ),
    (
        LLMAutoContextSummarizationConfig,
        {},
        THRESHOLDS
        | {
            "summary_config": {"summary config"},
            "telemetry": {"telemetry"},
            "trigger": {"none", "trigger"},
            "token_counter": {"none", "counter"},
            "hard_limit_tokens": {"none", "most"},
            "hard_limit_wait_secs": SECONDS | {"zero"},
        },
    ),
    (LLMAutoContextSummarizationConfig, {"hard_limit_tokens": 9000}, {"cache_aware": SWITCH}),
    (LLMContextSummarizationConfig, {}, SUMMARY | THRESHOLDS),
    (
        SummaryTelemetryConfig,
        {},
        dict.fromkeys(("enable_metrics", "enable_tracing", "enable_rtvi", "enable_logs"), SWITCH),
    ),
    (
        LLMAssistantAggregatorParams,
        {},
        {
            "enable_auto_context_summarization": SWITCH,
            "auto_context_summarization_config": {"none", "auto config"},
        },
    ),
    (MessageCountTrigger, {}, {"max_messages": COUNT}),
    (FixedTokenTrigger, {}, {"max_tokens": COUNT}),
    (
        TokenLimitTrigger,
        {"max_input_tokens": 100},
        {"max_input_tokens": COUNT, "threshold_ratio": {"half", "one"}},
    ),
    (
        TurnCountTrigger,
        {"max_turns": 3},
        {"max_turns": COUNT, "is_summary": FUNCTION | {"none"}},
    ),
    (AnyTrigger, {}, {"triggers": {"triggers"}}),
    (AllTrigger, {}, {"triggers": {"triggers"}}),
    (RecentMessagesPolicy, {}, {"keep_recent": COUNT_OR_ZERO}),
    (RecentTokensPolicy, {}, {"keep_recent_tokens": COUNT_OR_ZERO}),
    (
        SummarizationDecision,
        {"should_summarize": True, "reason": "own", "message_count": 1},
        {
            "should_summarize": SWITCH,
            "reason": ANY_TEXT | {"lone surrogate"},
            "token_count": COUNT_OR_ZERO | {"none", "huge", "endless"},
            "message_count": COUNT_OR_ZERO | {"huge", "endless"},
        },
    ),
    (UsageCalibratedTokenCounter, {}, {"base": {"none", "counter"}}),
    (ExtractiveSummaryWriter, {}, {"share": {"half"}}),
    (
        SummarizationMiddleware,
        {"chat": Model(), "trigger": TRIGGER, "recent": RecentMessagesPolicy()},
        {
            "chat": {"model", "writer"},
            "trigger": {"trigger"},
            "recent": {"recent"},
            "messages_field": WORD | {"blank", "lone surrogate"},
            "token_counter": {"none", "counter"},
            "summary_prompt": ANY_TEXT | {"none"},
            "summary_message_factory": FUNCTION | {"none"},
            "provide_tool": SWITCH,
            "clock": {"none", "clock"},
        },
    ),
    (
        LLMContextSummarizer,
        {"context": LLMContext()},
        {
            "context": {"context"},
            "config": {"none", "auto config"},
            "auto_trigger": SWITCH,
            "clock": {"none", "clock"},
        },
    ),
]

CASES = [
    pytest.param(build, others, field, taken, id=f"{build.__name__}.{field}")
    for build, others, fields in TAKEN
    for field, taken in fields.items()
]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize(("build", "others", "field", "taken"), CASES)
def test_a_value_is_taken_or_named(build, others, field, taken):
    accepted = set()
    for kind, value in VALUES.items():
        try:
            build(**{**others, field: value})
            accepted.add(kind)
        except ValueError as error:
            assert field in str(error), kind
            assert names_value(str(error), value), (kind, str(error))
    assert accepted == taken


def names_value(text, value):
    names = {shown(value), f"a {type(value).__name__}"}
    if isinstance(value, (list, tuple)):
        names |= {shown(item) for item in value}
    # Pydantic shortens long values in the middle.
    return any(name in text for name in names) or "input_value=" in text


def test_no_public_class_with_settings_is_forgotten():
    tested = {build.__name__ for build, _, _ in TAKEN}
    outputs = ("Event", "Error", "Step", "Outcome", "Request", "Replacement", "Result", "Frame")
    protocols = {"NodeContext", "ModelCallContext", "SummarizationTrigger", "SummaryWriter"}
    others = {"LLMContextAggregatorPair", "TiktokenTokenCounter", "ApproximateTokenCounter"}
    public = {
        name
        for name in pipecat_summarizer.__all__
        if isinstance(getattr(pipecat_summarizer, name), type) and not name.endswith(outputs)
    }
    assert public - protocols - others - {"TokenCounter"} == tested


@pytest.mark.parametrize(
    "build", [build for build, _, _ in TAKEN if dataclasses.is_dataclass(build)]
)
def test_no_field_of_a_configuration_is_forgotten(build):
    fields = {item.name for item in dataclasses.fields(build)}
    tested = {name for known, _, fields in TAKEN if known is build for name in fields}
    # What only Pipecat's own class checks, or takes under its old name.
    pipecats = {
        "add_tool_change_messages",
        "enable_context_summarization",
        "context_summarization_config",
    }
    assert fields - pipecats == tested


def test_what_an_aggregator_is_given_is_no_falsy_default():
    for kind in VALUES.keys() - {"none", "auto config"}:
        with pytest.raises(ValueError, match="config must be an"):
            attach_summarizer(pair_of().assistant(), config=VALUES[kind])


@pytest.mark.parametrize("field", ["model", "encoding"])
def test_a_tokenizer_that_nobody_knows_is_named(field):
    pytest.importorskip("tiktoken")
    for kind in VALUES.keys() - {"none"}:
        with pytest.raises(ValueError, match=field):
            TiktokenTokenCounter(**{field: VALUES[kind]})


def test_a_result_is_whole_numbers_and_text():
    fields = {
        "summary": "As said.",
        "original_message_count": 3,
        "summarized_message_count": 2,
        "kept_message_count": 1,
        "reason": "manual",
    }
    assert SummarizationResult(**fields).token_count is None
    for name in fields:
        for wrong in (None, True, -1, 1.5, "1" if name.endswith("count") else 1, b"x", []):
            with pytest.raises(ValueError, match=name):
                SummarizationResult(**{**fields, name: wrong})


# How a value is shown


@pytest.mark.parametrize(
    "key",
    [
        "sk-proj-aB3dE5gH7jK9mN1pQ3sT5vX7zA2cD4fG6hJ8",
        "AIzaSyA1bC2dE3fG4hI5jK6lM7nO8pQ9rS0tU1v",
        "0123456789abcdef0123456789abcdef",
    ],
)
@pytest.mark.parametrize("wrap", [lambda key: key, lambda key: {"api_key": key}, lambda key: [key]])
def test_what_may_be_a_key_is_not_shown(key, wrap):
    with pytest.raises(ValueError, match="llm must have") as raised:
        LLMContextSummaryConfig(llm=wrap(key))
    assert key[8:] not in str(raised.value)


@pytest.mark.parametrize(
    "value", ["gpt-4o-mini-2024-07-18", "claude-sonnet-4-20250514", 8000, None, {"role": "user"}]
)
def test_what_is_no_key_is_shown_as_it_is(value):
    assert shown(value) == repr(value)


def test_what_may_be_a_conversation_is_not_shown():
    messages = [{"role": "user", "content": "My number is 48213, and I live at 12 Birch Lane."}] * 3
    assert shown(messages) == "a list"
    assert len(shown("word " * 1000)) < 100


def test_a_slow_or_endless_repr_is_no_error():
    assert shown(10**5000) == "a int"
    assert shown(BrokenRepr()) == "a BrokenRepr"
