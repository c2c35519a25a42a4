#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pipecat.metrics.metrics import LLMTokenUsage

from contexts import assistant, call, chat, contexts, result, running, system, user
from pipecat_summarizer.counting import (
    ApproximateTokenCounter,
    ContextSize,
    TokenCounter,
    UsageCalibratedTokenCounter,
)

BASE = ApproximateTokenCounter()


def usage(prompt, completion=50, total=None, **cache):
    total = prompt + completion if total is None else total
    return LLMTokenUsage(
        prompt_tokens=prompt, completion_tokens=completion, total_tokens=total, **cache
    )


@given(contexts())
def test_without_a_report_it_is_the_base(messages):
    counter = UsageCalibratedTokenCounter(BASE)
    assert counter.count_messages(messages) == BASE.count_messages(messages)
    assert list(map(counter.count_message, messages)) == list(map(BASE.count_message, messages))
    assert counter.surplus == 0
    assert not counter.is_anchored(messages)
    assert isinstance(counter, TokenCounter)


@given(contexts(), contexts(), st.integers(1, 100_000))
def test_it_counts_as_reported_and_adds_the_base_count_of_what_came_since(sent, since, reported):
    counter = UsageCalibratedTokenCounter(BASE)
    counter.record_usage(usage(reported), sent)
    assert counter.is_anchored(sent + since)
    assert counter.count_messages(sent) == reported
    assert counter.count_messages(sent + since) == reported + BASE.count_messages(since)


def test_cached_tokens_are_in_whichever_way_a_service_reports_them():
    messages = [system(), *chat(3)]
    # As Anthropic and Bedrock do: without the cache, and with it in the total.
    net = usage(120, 50, 4170, cache_read_input_tokens=3000, cache_creation_input_tokens=1000)
    # As OpenAI does: with it.
    gross = usage(4120, 50, 4170, cache_read_input_tokens=3000)
    for report in (net, gross):
        counter = UsageCalibratedTokenCounter()
        counter.record_usage(report, messages)
        assert counter.count_messages(messages) == 4120


def test_a_service_that_reports_no_total_is_read_by_its_prompt():
    counter = UsageCalibratedTokenCounter()
    counter.record_usage(usage(700, 50, 0), chat(1))
    assert counter.count_messages(chat(1)) == BASE.count_messages(chat(1))
    messages = chat(1)
    counter.record_usage(usage(700, 50, 0), messages)
    assert counter.count_messages(messages) == 700


def test_a_report_of_nothing_changes_nothing():
    messages = chat(2)
    counter = UsageCalibratedTokenCounter()
    counter.record_usage(usage(900), messages)
    counter.record_usage(usage(0, 0), [*messages, user("more")])
    assert counter.count_messages(messages) == 900


def test_the_last_report_counts():
    messages = chat(2)
    counter = UsageCalibratedTokenCounter()
    counter.record_usage(usage(900), messages)
    messages = [*messages, *chat(1)]
    counter.record_usage(usage(950), messages)
    assert counter.count_messages([*messages, user("x" * 40)]) == 950 + 20


def replaced(messages):
    return [system(), user("Conversation summary: so far."), *messages[-2:]]


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(replaced, id="a summary"),
        pytest.param(lambda messages: messages[:-1], id="one removed"),
        pytest.param(lambda messages: [user("new"), *messages], id="one in front"),
        pytest.param(lambda messages: [dict(m) for m in messages], id="equal ones"),
        pytest.param(lambda messages: [], id="empty"),
    ],
)
def test_a_list_that_begins_otherwise_counts_as_the_base_counts_it(change):
    messages = [system(), *chat(4)]
    counter = UsageCalibratedTokenCounter()
    counter.record_usage(usage(5000), messages)
    changed = change(messages)
    assert not counter.is_anchored(changed)
    assert counter.count_messages(changed) == BASE.count_messages(changed)
    assert counter.count_messages(messages) == 5000


def test_a_message_edited_in_place_since_is_counted_as_it_is_now():
    pending = running("c1")
    messages = [system(), user("Where is it?"), call("c1"), pending]
    counter = UsageCalibratedTokenCounter()
    counter.record_usage(usage(500), messages)
    before = BASE.count_message(pending)
    pending["content"] = "x" * 4000
    assert counter.count_messages(messages) == 500 + BASE.count_message(pending) - before


def test_an_edit_between_request_and_report_is_seen_where_the_count_was_taken_before():
    pending = running("c1")
    messages = [system(), user("Where is it?"), call("c1"), pending]
    sent = BASE.count_messages(messages)
    before = BASE.count_message(pending)
    pending["content"] = "x" * 4000
    counter = UsageCalibratedTokenCounter()
    counter.record_usage(usage(500), messages, base_tokens=sent)
    assert counter.count_messages(messages) == 500 + BASE.count_message(pending) - before


def test_whoever_keeps_sizes_per_message_adds_the_surplus():
    messages = [system(), *chat(20)]
    counter = UsageCalibratedTokenCounter()
    size = ContextSize(counter)
    counter.record_usage(usage(3000), messages, base_tokens=size.total(messages))
    messages += [user("And?"), result("c1", "late")]
    assert size.total(messages) + counter.surplus == counter.count_messages(messages)


def test_a_base_that_counts_too_high_is_corrected_and_never_below_zero():
    message = assistant("word " * 4000)
    counter = UsageCalibratedTokenCounter()
    counter.record_usage(usage(4000), [message])
    assert counter.surplus < 0
    message["content"] = ""
    assert counter.count_messages([message]) == 0


def test_the_callers_list_is_neither_kept_nor_changed():
    messages = chat(2)
    counter = UsageCalibratedTokenCounter()
    counter.record_usage(usage(900), messages)
    messages.append(user("x" * 40))
    assert counter.count_messages(messages) == 920
    del messages[:]
    assert counter.count_messages(messages) == 0
