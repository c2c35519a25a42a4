#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contexts import chat, system, user
from pipecat_summarizer.triggers import Backoff, Hold, NewMessages, Thresholds


@pytest.mark.parametrize(
    ("tokens", "new", "reason"),
    [
        (7999, 19, None),
        (8000, 0, "max_context_tokens:8000>=8000"),
        (8123, 99, "max_context_tokens:8123>=8000"),
        (0, 20, "max_unsummarized_messages:20>=20"),
    ],
)
def test_a_threshold_fires_at_its_value_and_says_so(tokens, new, reason):
    assert Thresholds(8000, 20).reason(tokens, new) == reason


def test_a_threshold_that_is_off_never_fires():
    assert Thresholds(None, 20).reason(10**9, 0) is None
    assert Thresholds(8000, None).reason(0, 10**9) is None


def test_a_reachable_threshold_needs_no_extra_gain():
    assert Thresholds(1000, None).missing_gain(1200, 10, 500, was_over=False) == 0


def test_a_threshold_below_what_must_stay_needs_a_tenth():
    thresholds = Thresholds(1000, None)
    assert thresholds.missing_gain(1200, 40, 40, was_over=False) == 61
    assert thresholds.missing_gain(1200, 100, 100, was_over=False) == 1
    assert thresholds.missing_gain(1200, 101, 101, was_over=False) == 0


def test_a_threshold_the_last_summary_did_not_get_under_needs_a_tenth():
    assert Thresholds(1000, None).missing_gain(1200, 40, 900, was_over=True) == 61


def test_a_message_threshold_needs_no_gain_in_tokens():
    assert Thresholds(1000, 4).missing_gain(999, 1, 1, was_over=True) == 0


def test_before_a_summary_all_but_the_leading_instructions_are_new():
    assert NewMessages().count([system(), system(), *chat(2)]) == 4


def test_messages_that_a_summary_kept_are_not_new():
    new_messages = NewMessages()
    messages = [system(), user("Conversation summary: so far."), *chat(2)]
    new_messages.mark(messages)
    assert new_messages.count(messages) == 0
    assert new_messages.count([*messages, *chat(1, start=5)]) == 2


def test_an_insertion_or_removal_is_counted_right():
    new_messages = NewMessages()
    messages = [system(), *chat(3)]
    new_messages.mark(messages)
    assert new_messages.count([*messages[:2], user("inserted"), *messages[2:]]) == 1
    assert new_messages.count([*messages[:-1], user("new")]) == 1


def test_a_replaced_context_counts_from_its_start():
    new_messages = NewMessages()
    new_messages.mark([system(), *chat(3)])
    assert new_messages.count([system(), *chat(1, start=9)]) == 2
    assert new_messages.count([]) == 0


def test_backoff_doubles_up_to_a_minute_and_asks_for_a_new_message():
    backoff = Backoff()
    assert not backoff.holds(now=0.0, messages=5)
    waits = [backoff.failed(now=0.0, messages=5) for _ in range(7)]
    assert waits == [2, 4, 8, 16, 32, 60, 60]
    assert backoff.holds(now=59.9, messages=6)
    assert backoff.holds(now=61.0, messages=5)
    assert not backoff.holds(now=61.0, messages=6)
    backoff.succeeded()
    assert not backoff.holds(now=0.0, messages=5)
    assert backoff.failed(now=0.0, messages=5) == 2


@given(st.integers(1, 10_000))
def test_backoff_never_overflows(failures):
    assert Backoff(failures=failures).failed(0.0, 0) <= 60


def test_a_hold_by_tokens_ends_with_the_tokens_that_were_missing():
    hold = Hold(tokens=1200, messages=10, more_tokens=61)
    assert hold.holds(1260, 40)
    assert not hold.holds(1261, 11)


def test_a_hold_by_messages_ends_when_a_share_is_new():
    assert Hold(tokens=1200, messages=10).holds(5000, 10)
    assert not Hold(tokens=1200, messages=10).holds(1200, 11)
    assert Hold(tokens=0, messages=500).holds(0, 510)
    assert not Hold(tokens=0, messages=500).holds(0, 511)


def test_a_hold_ends_when_the_context_was_cut():
    hold = Hold(tokens=1200, messages=10, more_tokens=61)
    assert not hold.holds(1199, 10)
    assert not hold.holds(1200, 9)
