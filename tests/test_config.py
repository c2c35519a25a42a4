#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import copy
import warnings

import pytest
from pipecat.processors.aggregators.llm_response_universal import (
    LLMAssistantAggregatorParams as PipecatAssistantParams,
)
from pipecat.utils.context import llm_context_summarization as upstream

from pipecat_summarizer import (
    CallbackError,
    LLMAssistantAggregatorParams,
    LLMAutoContextSummarizationConfig,
    LLMContextSummarizationConfig,
    LLMContextSummaryConfig,
    MessageCountTrigger,
    SummaryTelemetryConfig,
)


class Model:
    async def run_inference(self, context, **kwargs):
        return "A summary."


def test_the_defaults_are_pipecats():
    config = LLMAutoContextSummarizationConfig()
    assert (config.max_context_tokens, config.max_unsummarized_messages) == (8000, 20)
    summary = config.summary_config
    assert (summary.target_context_tokens, summary.min_messages_after_summary) == (6000, 4)
    assert summary.summary_message_template == "Conversation summary: {summary}"
    assert (summary.summarization_prompt, summary.llm) == (None, None)
    assert summary.summarization_timeout == 120.0
    assert (summary.pin, summary.summary_message_factory, summary.owns_llm) == (None, None, False)
    params = LLMAssistantAggregatorParams()
    assert params.enable_auto_context_summarization is False
    assert params.auto_context_summarization_config is None


def test_every_class_is_a_kind_of_pipecats():
    assert issubclass(LLMContextSummaryConfig, upstream.LLMContextSummaryConfig)
    assert issubclass(LLMAutoContextSummarizationConfig, upstream.LLMAutoContextSummarizationConfig)
    assert issubclass(LLMContextSummarizationConfig, upstream.LLMContextSummarizationConfig)
    assert issubclass(LLMAssistantAggregatorParams, PipecatAssistantParams)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("target_context_tokens", 0),
        ("target_context_tokens", -5),
        ("target_context_tokens", "800"),
        ("target_context_tokens", True),
        ("min_messages_after_summary", -1),
        ("min_messages_after_summary", 1.5),
        ("summarization_prompt", 7),
        ("summary_message_template", "no placeholder"),
        ("summary_message_template", None),
        ("summarization_timeout", 0),
        ("summarization_timeout", -1.0),
        ("summarization_timeout", float("nan")),
        ("summarization_timeout", float("inf")),
        ("summarization_timeout", None),
        ("llm", "gpt-4o"),
        ("pin", "system"),
        ("summary_message_factory", {"role": "user"}),
        ("owns_llm", 1),
        ("max_input_tokens", 0),
        ("response_schema", 1),
    ],
)
def test_a_bad_summary_value_names_the_field_and_the_value(field, value):
    with pytest.raises(ValueError, match=field) as raised:
        LLMContextSummaryConfig(**{field: value})
    assert repr(value) in str(raised.value)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("max_context_tokens", 0),
        ("max_context_tokens", "8000"),
        ("max_unsummarized_messages", 0),
        ("max_unsummarized_messages", 2.0),
        ("summary_config", None),
        ("summary_config", {"llm": None}),
        ("telemetry", True),
    ],
)
def test_a_bad_threshold_names_the_field_and_the_value(field, value):
    with pytest.raises(ValueError, match=field) as raised:
        LLMAutoContextSummarizationConfig(**{field: value})
    assert repr(value) in str(raised.value)


def test_one_threshold_must_be_set():
    with pytest.raises(ValueError, match="max_context_tokens and max_unsummarized_messages"):
        LLMAutoContextSummarizationConfig(max_context_tokens=None, max_unsummarized_messages=None)
    LLMAutoContextSummarizationConfig(max_context_tokens=None)
    LLMAutoContextSummarizationConfig(max_unsummarized_messages=None)


def test_a_bad_telemetry_switch_is_named():
    with pytest.raises(ValueError, match="enable_rtvi must be True or False, got 'no'"):
        SummaryTelemetryConfig(enable_rtvi="no")


@pytest.mark.parametrize("kind", [LLMContextSummaryConfig, upstream.LLMContextSummaryConfig])
def test_a_budget_over_the_threshold_is_taken_as_80_percent_on_a_copy(kind):
    given = kind(target_context_tokens=6000)
    before = copy.copy(given)
    config = LLMAutoContextSummarizationConfig(max_context_tokens=1000, summary_config=given)
    assert config.summary_config.target_context_tokens == 800
    assert given == before


def test_a_budget_within_the_threshold_is_left_alone():
    given = LLMContextSummaryConfig(target_context_tokens=1000)
    config = LLMAutoContextSummarizationConfig(max_context_tokens=1000, summary_config=given)
    assert config.summary_config is given


@pytest.mark.parametrize(
    ("template", "text"),
    [
        ("Conversation summary: {summary}", "Conversation summary: as said"),
        ("<s>{summary}</s>", "<s>as said</s>"),
        ("{summary} / {summary}", "as said / as said"),
        ("{{literal}} {summary}", "{literal} as said"),
        ('{"summary": "{summary}"}', '{"summary": "as said"}'),
        ("{other} {summary}", "{other} as said"),
        ("} {summary} {", "} as said {"),
        ("{} {summary}", "{} as said"),
    ],
)
def test_a_template_formats_or_is_filled_in_literally(template, text):
    config = LLMContextSummaryConfig(summary_message_template=template)
    assert config.build_message("as said") == {"role": "user", "content": text}


def test_a_summary_with_braces_is_no_template():
    config = LLMContextSummaryConfig()
    assert config.build_message("a {summary} b")["content"].endswith(": a {summary} b")


def test_the_factory_wins_over_the_template():
    config = LLMContextSummaryConfig(
        summary_message_factory=lambda text: {"role": "system", "content": text}
    )
    assert config.build_message("as said") == {"role": "system", "content": "as said"}


@pytest.mark.parametrize("nonsense", [None, "text", {"content": "no role"}])
def test_a_factory_that_returns_no_message_is_named(nonsense):
    config = LLMContextSummaryConfig(summary_message_factory=lambda text: nonsense)
    with pytest.raises(CallbackError, match="summary_message_factory returned"):
        config.build_message("as said")


def test_the_budget_is_filled_into_a_custom_prompt():
    config = LLMContextSummaryConfig(
        summarization_prompt="At most {target_tokens} tokens, as {json}.", target_context_tokens=50
    )
    assert config.summary_prompt == "At most 50 tokens, as {json}."


@pytest.mark.parametrize("prompt", [None, "", "  \n"])
def test_a_blank_prompt_is_the_default_one(prompt):
    config = LLMContextSummaryConfig(summarization_prompt=prompt)
    assert not config.has_custom_prompt
    assert config.summary_prompt == LLMContextSummaryConfig().summary_prompt


def test_anything_with_run_inference_may_be_the_llm():
    model = Model()
    assert LLMContextSummaryConfig(llm=model).llm is model


def test_pipecats_objects_are_taken_with_all_their_values():
    model = Model()
    given = upstream.LLMAutoContextSummarizationConfig(
        max_context_tokens=100,
        max_unsummarized_messages=None,
        summary_config=upstream.LLMContextSummaryConfig(
            target_context_tokens=50, min_messages_after_summary=1, llm=model
        ),
    )
    config = LLMAutoContextSummarizationConfig.from_pipecat(given)
    assert (config.max_context_tokens, config.max_unsummarized_messages) == (100, None)
    assert isinstance(config.summary_config, LLMContextSummaryConfig)
    assert config.summary_config.min_messages_after_summary == 1
    assert config.summary_config.llm is model


def test_our_own_objects_are_taken_as_they_are():
    config = LLMAutoContextSummarizationConfig()
    assert LLMAutoContextSummarizationConfig.from_pipecat(config) is config


@pytest.mark.parametrize("kind", [LLMAutoContextSummarizationConfig, LLMContextSummaryConfig])
def test_something_else_is_no_configuration(kind):
    with pytest.raises(ValueError, match="config must be an .* got 'yes'"):
        kind.from_pipecat("yes")


def test_a_value_that_pipecat_let_through_is_refused():
    given = upstream.LLMContextSummaryConfig(summarization_timeout=0)
    with pytest.raises(ValueError, match="summarization_timeout .* got 0"):
        LLMContextSummaryConfig.from_pipecat(given)


def test_the_flat_class_warns_and_converts():
    with pytest.warns(DeprecationWarning, match="LLMContextSummarizationConfig is deprecated"):
        flat = LLMContextSummarizationConfig(
            max_context_tokens=4000, target_context_tokens=9000, min_messages_after_summary=2
        )
    assert flat.target_context_tokens == 3200
    config = flat.to_auto_config()
    assert isinstance(config, LLMAutoContextSummarizationConfig)
    assert config.max_context_tokens == 4000
    assert config.summary_config.target_context_tokens == 3200
    assert config.summary_config.min_messages_after_summary == 2


def test_the_flat_class_checks_its_values():
    with pytest.warns(DeprecationWarning), pytest.raises(ValueError, match="summarization_timeout"):
        LLMContextSummarizationConfig(summarization_timeout=-1)


def test_the_old_parameter_names_work_with_a_warning():
    with pytest.warns(DeprecationWarning):
        flat = LLMContextSummarizationConfig(max_context_tokens=4000)
    with pytest.warns(DeprecationWarning, match="enable_context_summarization"):
        params = LLMAssistantAggregatorParams(enable_context_summarization=True)
    assert params.enable_auto_context_summarization is True
    with pytest.warns(DeprecationWarning, match="context_summarization_config"):
        params = LLMAssistantAggregatorParams(context_summarization_config=flat)
    assert params.auto_context_summarization_config.max_context_tokens == 4000


def test_nothing_warns_that_is_not_deprecated():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        LLMAutoContextSummarizationConfig()
        LLMAssistantAggregatorParams(enable_auto_context_summarization=True)


@pytest.mark.parametrize("wrong", ["blank", [3], [lambda draft: None], {"a": 1}])
def test_checks_that_cannot_check_are_named(wrong):
    with pytest.raises(ValueError, match="checks"):
        LLMContextSummaryConfig(checks=wrong)


def test_checks_need_names_of_their_own():
    from pipecat_summarizer.fidelity import DEFAULT_CHECKS

    with pytest.raises(ValueError, match="names of their own"):
        LLMContextSummaryConfig(checks=[DEFAULT_CHECKS[0], DEFAULT_CHECKS[0]])
    assert LLMContextSummaryConfig(checks=[]).checks == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"hard_limit_tokens": 0},
        {"hard_limit_tokens": 1.5},
        {"hard_limit_tokens": 8000},
        {"hard_limit_wait_secs": -1},
        {"hard_limit_wait_secs": "2"},
    ],
)
def test_a_bad_hard_limit_is_named(wrong):
    with pytest.raises(ValueError, match=next(iter(wrong))):
        LLMAutoContextSummarizationConfig(**wrong)


def test_a_hard_limit_beside_a_trigger_may_be_any():
    trigger = MessageCountTrigger(max_messages=10)
    config = LLMAutoContextSummarizationConfig(trigger=trigger, hard_limit_tokens=100)
    assert config.hard_limit_tokens == 100 and config.hard_limit_wait_secs == 2.0
