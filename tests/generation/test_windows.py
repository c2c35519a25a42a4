#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipecat_summarizer.generation.windows import window_of


@pytest.mark.parametrize(
    "model, tokens",
    [
        ("gpt-4", 8_192),
        ("gpt-4-0613", 8_192),
        ("gpt-4-turbo-2024-04-09", 128_000),
        ("gpt-4o-mini", 128_000),
        ("gpt-4.1-mini", 1_047_576),
        ("o3-mini", 200_000),
        ("gpt-5.1", 272_000),
        ("gpt-5.3-chat-latest", 128_000),
        ("gpt-5.4-mini", 272_000),
        ("gpt-5.5", 922_000),
        ("gpt-6-sol", 922_000),
        ("claude-2.0", 100_000),
        ("claude-2.1", 200_000),
        ("claude-sonnet-4-5-20250929", 200_000),
        ("claude-sonnet-4-6", 1_000_000),
        ("claude-haiku-4-5", 200_000),
        ("claude-haiku-5-5", 1_000_000),
        ("gemini-2.5-flash", 1_048_576),
        ("gemini-2.5-flash-native-audio-latest", 128_000),
        ("gemini-3.8-live", 128_000),
        ("mistral-small-2501", 32_000),
        ("mistral-small-latest", 128_000),
        ("mistral-large-2402", 32_000),
        ("grok-4.6", 500_000),
        ("deepseek-chat", 131_072),
        ("deepseek-v4-pro", 1_000_000),
        ("deepseek-v2p5", 32_768),
        ("llama3-70b-8192", 8_192),
        ("llama-3.3-70b-versatile", 131_072),
    ],
)
def test_a_model_is_known_by_how_its_name_begins(model, tokens):
    assert window_of(model) == tokens


@pytest.mark.parametrize(
    "model, same",
    [
        ("openai/gpt-4.1-mini", "gpt-4.1-mini"),
        ("models/gemini-2.5-flash", "gemini-2.5-flash"),
        ("us.anthropic.claude-3-5-haiku-20241022-v1:0", "claude-3-5-haiku"),
        ("mistral.mistral-large-2407-v1:0", "mistral-large"),
        ("Meta-Llama-3.3-70B-Instruct", "llama-3.3"),
        ("accounts/fireworks/models/llama-v3p3-70b-instruct", "llama-3.3"),
        ("us.meta.llama3-3-70b-instruct-v1:0", "llama-3.3"),
        ("meta.llama3-70b-instruct-v1:0", "llama-3"),
        ("llama3.1", "llama-3.1"),
    ],
)
def test_where_it_runs_does_not_matter(model, same):
    assert window_of(model) == window_of(same) is not None


@pytest.mark.parametrize(
    "model", ["", "my-deployment", "scripted", "SmolLM2-135M", "llama-guard", "my-gpt-4", "ogpt-4"]
)
def test_of_another_name_nothing_is_known(model):
    assert window_of(model) is None


@given(st.text())
def test_no_name_raises(model):
    window_of(model)
