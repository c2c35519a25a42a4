#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contexts import (
    SHAPES,
    assistant,
    async_final,
    async_started,
    call,
    chat,
    contexts,
    result,
    signature,
    system,
    thought,
    user,
)
from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.selection import RecentMessagesPolicy, RecentPolicy, RecentTokensPolicy
from pipecat_summarizer.selection.units import find_units_steps
from pipecat_summarizer.slicing import drain

COUNTER = ApproximateTokenCounter()

budgets = st.integers(0, 40)
policies = st.one_of(
    st.builds(lambda n: RecentMessagesPolicy(keep_recent=n), budgets),
    st.builds(lambda n: RecentTokensPolicy(keep_recent_tokens=n * 15), budgets),
)


def recent(messages, policy):
    return policy.split(messages, COUNTER)[1]


def by_number(messages, keep):
    return recent(messages, RecentMessagesPolicy(keep_recent=keep))


def by_tokens(messages, keep):
    return recent(messages, RecentTokensPolicy(keep_recent_tokens=keep))


def tokens(messages):
    return COUNTER.count_messages(messages)


def index_of_exchange(messages):
    users = [i for i, m in enumerate(messages) if isinstance(m, dict) and m["role"] == "user"]
    return users[-1] if users else len(messages) - 1


# Any context


@given(contexts(), policies)
def test_the_two_parts_are_the_list_itself_in_order(messages, policy):
    before = copy.deepcopy(messages)
    older, newer = policy.split(messages, COUNTER)
    assert [id(m) for m in older + newer] == [id(m) for m in messages]
    assert messages == before


@given(contexts(), policies)
def test_what_hangs_together_is_never_split(messages, policy):
    older, _ = policy.split(messages, COUNTER)
    for members in drain(find_units_steps(messages)).members:
        assert len({index < len(older) for index in members}) <= 1


@given(contexts(), policies)
def test_the_newest_message_and_the_current_exchange_are_kept(messages, policy):
    older, newer = policy.split(messages, COUNTER)
    if messages:
        assert newer[-1] is messages[-1]
        assert len(older) <= index_of_exchange(messages)


@given(contexts(), budgets, budgets)
def test_a_larger_budget_never_keeps_less(messages, one, other):
    small, large = sorted((one, other))
    assert len(by_number(messages, small)) <= len(by_number(messages, large))
    assert len(by_tokens(messages, small * 15)) <= len(by_tokens(messages, large * 15))


@given(contexts(), budgets)
def test_a_number_is_kept_at_least(messages, keep):
    assert len(by_number(messages, keep)) >= min(keep, len(messages))


@given(contexts(), budgets)
def test_a_token_budget_is_kept_to_save_for_what_must_stay(messages, keep):
    kept = by_tokens(messages, keep * 15)
    assert tokens(kept) <= keep * 15 or kept == by_tokens(messages, 0)


@given(contexts(), policies)
def test_the_boundary_for_the_summarizer_is_that_of_the_cut_or_beside_it(messages, policy):
    first = policy.first_recent(messages, COUNTER)
    assert 0 <= first <= max(0, len(messages) - 1)
    if not any(drain(find_units_steps(messages)).members):
        cut = len(policy.split(messages, COUNTER)[0])
        assert cut == min(first, index_of_exchange(messages)) if messages else cut == 0


# By number


def test_the_newest_messages_are_kept_by_number():
    messages = [system(), *chat(30)]
    assert by_number(messages, 4) == messages[-4:]
    assert recent(messages, RecentMessagesPolicy()) == messages[-20:]
    assert by_number(messages, 99) == messages


@pytest.mark.parametrize("keep", [0, 1])
def test_a_budget_of_nothing_keeps_the_current_exchange(keep):
    messages = [*chat(3), user("And now?"), call("c1"), result("c1"), assistant("Now this.")]
    assert by_number(messages, keep) == messages[-4:]
    assert by_tokens(messages, keep) == messages[-4:]


def test_without_a_user_a_budget_of_nothing_keeps_the_newest_message():
    messages = [system(), assistant("Hello."), assistant("Anyone there?")]
    assert by_number(messages, 0) == messages[-1:]
    assert by_tokens(messages, 0) == messages[-1:]


def test_a_result_takes_its_call_and_the_other_results_with_it():
    group = [call("a", "b"), result("a"), result("b")]
    messages = [*chat(2), *group, *chat(1)]
    assert by_number(messages, 3) == [*group, *messages[-2:]]
    assert by_number(messages, 4) == [*group, *messages[-2:]]


def test_thinking_stays_with_its_reply_and_a_signature_with_its_call():
    messages = [*chat(2), thought(), assistant("Because."), user("Thanks.")]
    assert by_number(messages, 2) == messages[-3:]
    messages = [*chat(2), call("g1"), result("g1"), signature("g1"), user("Thanks.")]
    assert by_number(messages, 2) == messages[-4:]


def test_a_late_notice_keeps_all_since_its_call():
    messages = [*chat(2), call("a"), async_started("a"), *chat(6), async_final("a"), *chat(1)]
    assert by_number(messages, 3) == messages[4:]


@pytest.mark.parametrize("keep", [0, 1])
def test_a_notice_in_the_current_exchange_keeps_its_call(keep):
    group = [call("a"), async_started("a"), user("And?"), async_final("a"), assistant("Done.")]
    assert by_number([*chat(2), *group], keep) == group
    assert by_tokens([*chat(2), *group], keep) == group


# By tokens


def test_the_newest_messages_are_kept_by_tokens():
    messages = chat(10)
    assert by_tokens(messages, tokens(messages[-5:])) == messages[-5:]
    assert by_tokens(messages, tokens(messages[-5:]) - 1) == messages[-4:]
    assert by_tokens(messages, tokens(messages)) == messages


def test_the_newest_message_is_kept_even_if_it_alone_exceeds_the_budget():
    messages = [*chat(3), user("word " * 4000)]
    assert by_tokens(messages, 100) == messages[-1:]


def test_a_result_is_kept_only_where_its_call_fits_too():
    large = call("c1", arguments="x" * 4000)
    messages = [*chat(1), large, result("c1"), assistant("Done."), *chat(1)]
    assert by_tokens(messages, tokens(messages[-4:]) + 50) == messages[-3:]
    assert by_tokens(messages, tokens(messages[-5:])) == messages[-5:]


def test_a_late_notice_that_does_not_fit_with_its_call_goes_with_it():
    started = [call("a"), async_started("a")]
    messages = [*started, *chat(20), async_final("a"), assistant("It arrived."), *chat(2)]
    assert by_tokens(messages, 200) == messages[-5:]


# For the summarizer


def test_the_boundary_is_not_moved_by_what_hangs_together():
    messages = [call("a"), async_started("a"), *chat(20), async_final("a"), *chat(2)]
    policy = RecentMessagesPolicy(keep_recent=8)
    assert policy.first_recent(messages, COUNTER) == len(messages) - 8
    # All of the async call is paid for, though only its notice stands among the newest.
    policy = RecentTokensPolicy(keep_recent_tokens=tokens(messages[-8:]) + tokens(messages[:2]))
    assert policy.first_recent(messages, COUNTER) == len(messages) - 8


def test_the_work_is_done_in_short_steps():
    messages = chat(400)
    policy = RecentTokensPolicy(keep_recent_tokens=10**9)
    steps = sum(1 for _ in policy.first_recent_steps(messages, COUNTER))
    assert steps >= 2 * 400 // 25
    assert sum(1 for _ in policy.split_steps(messages, COUNTER)) >= steps


def test_only_what_is_near_the_boundary_is_counted():
    counted = []

    class Recording(ApproximateTokenCounter):
        def count_message(self, message):
            counted.append(message)
            return super().count_message(message)

    RecentTokensPolicy(keep_recent_tokens=100).split(chat(500), Recording())
    assert len(counted) < 10


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
@pytest.mark.parametrize("keep", [0, 1, 2, 5])
def test_shapes_that_broke_others_are_split_whole(shape, keep):
    messages = shape["messages"]
    for kept in (by_number(messages, keep), by_tokens(messages, keep * 20)):
        older = messages[: len(messages) - len(kept)]
        calls = {c["id"] for m in older for c in m.get("tool_calls") or ()}
        answered = {m["tool_call_id"] for m in kept if m.get("role") == "tool"}
        assert not calls & answered


def test_an_empty_context_is_split_into_nothing():
    for policy in (RecentMessagesPolicy(), RecentTokensPolicy(keep_recent_tokens=5)):
        assert policy.split([], COUNTER) == ([], [])
        assert policy.first_recent([], COUNTER) == 0


# As values


def test_a_policy_is_a_frozen_value():
    policy = RecentTokensPolicy(keep_recent_tokens=50)
    assert policy == RecentTokensPolicy(keep_recent_tokens=50)
    assert isinstance(policy, RecentPolicy)
    with pytest.raises(ValueError, match="frozen"):
        policy.keep_recent_tokens = 60
    with pytest.raises(TypeError, match="positional"):
        RecentMessagesPolicy(20)


@pytest.mark.parametrize(
    ("policy", "field"),
    [(RecentMessagesPolicy, "keep_recent"), (RecentTokensPolicy, "keep_recent_tokens")],
)
@pytest.mark.parametrize("value", [-1, True, 2.5, "20", None])
def test_a_bad_value_is_a_value_error_that_names_field_and_value(policy, field, value):
    with pytest.raises(ValueError) as caught:
        policy(**{field: value})
    assert f"\n{field}\n" in str(caught.value)
    assert f"input_value={value!r}" in str(caught.value)
