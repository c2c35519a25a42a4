#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Not one request exceeds the limit where it can be met, whatever the context is."""

from collections import Counter
from random import Random

import pytest
from bound_contexts import COUNTERS, random_context, random_rules
from hypothesis import given
from hypothesis import strategies as st

from contexts import contexts, user
from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.messages import (
    is_standard,
    result_call_id,
    tool_calls_of,
)
from pipecat_summarizer.selection import RecentMessagesPolicy, SelectionRules
from pipecat_summarizer.selection.bound import Bound, BoundRules, bound
from pipecat_summarizer.selection.snapshot import snapshot
from pipecat_summarizer.selection.units import find_units_steps
from pipecat_summarizer.slicing import drain


def extract(messages, prior, max_tokens):
    return f"{len(messages)} messages; {prior or ''}"[: 2 * max_tokens]


def summary(text):
    return user(f"Conversation summary: {text}")


def random_limit(random, messages, counter):
    total = counter.count_messages(messages)
    return int(total * random.choice([0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98, 1.0, 1.2]))


def check_random(random):
    made = random_context(random)
    counter = random.choice(COUNTERS)
    limit = random_limit(random, made.messages, counter)
    writes = {"extract": extract, "build_message": summary} if random.random() < 0.5 else {}
    bounded = check(made.messages, limit, random_rules(made, random), counter, writes)
    if made.can_be_met(limit, counter):
        assert bounded.over_by == 0
    if not bounded.over_by:
        kept = {id(message) for message in bounded.messages}
        assert made.never <= kept
    return bounded


def check(messages, limit, rules, counter, writes) -> Bound:
    given_list, before = list(messages), [snapshot(message) for message in messages]
    bounded = bound(messages, limit, rules, counter, **writes)
    assert all(a is b for a, b in zip(messages, given_list, strict=True))
    assert messages == before
    assert bounded.messages is not messages
    assert bounded.tokens == counter.count_messages(bounded.messages)
    total = counter.count_messages(messages)
    if bounded.over_by or total <= limit:
        assert all(a is b for a, b in zip(messages, bounded.messages, strict=True))
        assert not bounded.steps and not bounded.replaced
        assert bounded.over_by == 0 or total > limit
        return bounded
    assert bounded.tokens <= limit
    check_steps(bounded, total)
    check_order(messages, bounded)
    check_structure(messages, bounded)
    check_current_exchange(messages, bounded, rules)
    again = bound(bounded.messages, limit, rules, counter, **writes)
    assert all(a is b for a, b in zip(bounded.messages, again.messages, strict=True))
    assert not again.steps
    return bounded


def check_steps(bounded, total):
    tokens = total
    for step in bounded.steps:
        assert step.tokens_before == tokens > step.tokens_after
        assert step.messages > 0
        tokens = step.tokens_after
    assert tokens == bounded.tokens


def check_order(messages, bounded):
    """Every message is where it was, cut or not, or is said to be gone; two may be new."""
    new_of = {id(old): new for old, new in bounded.replaced}
    place = {}
    for index, message in enumerate(messages):
        now = new_of.get(id(message), message)
        if id(message) not in new_of or now is not None:
            place.setdefault(id(now), []).append(index)
    assert all(any(old is m for m in messages) for old, _ in bounded.replaced)
    inserted = [bounded.summary.message] if bounded.summary else []
    inserted += [bounded.left_out_mark] if bounded.left_out_mark else []
    places = []
    for message in bounded.messages:
        if any(message is one for one in inserted):
            continue
        places.append(place[id(message)].pop(0))
    assert places == sorted(places)
    assert not any(place.values())


def check_structure(messages, bounded):
    """Calls and results are there together, and nothing new stands between them."""
    before, after = drain(find_units_steps(messages)), drain(find_units_steps(bounded.messages))
    assert len(after.orphans) <= len(before.orphans)
    results_before, results_after = map(_results, (messages, bounded.messages))
    for message in bounded.messages:
        for made in tool_calls_of(message):
            assert results_after[made.id] == results_before[made.id]
    old_ids = {id(m) for m in messages} | {id(new) for _, new in bounded.replaced if new}
    for message, following in zip(bounded.messages, bounded.messages[1:], strict=False):
        if id(message) not in old_ids:
            assert result_call_id(following) is None
    assert after.waiting.keys() == before.waiting.keys() & after.calls.keys()


def _results(messages):
    """How many results there are for each call id."""
    return Counter(result_call_id(message) for message in messages)


def check_current_exchange(messages, bounded, rules):
    last = max(
        (
            i
            for i, m in enumerate(messages)
            if is_standard(m)
            and m.get("role") == "user"
            and m is not rules.selection.prior_summary
            and not str(m.get("content")).startswith("[7 earlier")
        ),
        default=None,
    )
    gone = {id(old) for old, new in bounded.replaced if new is None}
    for message in [] if last is None else messages[last:]:
        assert id(message) not in gone or result_call_id(message) == "nobody called"


@pytest.mark.parametrize("block", range(5))
def test_ten_thousand_random_contexts_fit_where_they_can(block):
    met = over = 0
    for seed in range(2_000 * block, 2_000 * (block + 1)):
        bounded = check_random(Random(seed))
        met += bool(bounded.steps)
        over += bool(bounded.over_by)
    # Both sides were seen often, so the run says something.
    assert met > 600
    assert over > 60


@given(st.randoms(use_true_random=False))
def test_any_context_fits_where_it_can(random):
    check_random(random)


@given(
    contexts(),
    st.integers(0, 2_000),
    st.sampled_from(COUNTERS),
    st.lists(st.tuples(st.integers(0, 30), st.text(max_size=200), st.integers(1, 50)), max_size=4),
    st.booleans(),
)
def test_any_text_of_any_size_is_cut_without_harm(messages, limit, counter, large, writes):
    for index, text, times in large:
        if index < len(messages) and is_standard(messages[index]):
            message = messages[index]
            if message["role"] in ("user", "assistant") or (
                message["role"] == "tool" and message["content"].startswith('{"ok')
            ):
                messages[index] = {**message, "content": text * times}
    rules = BoundRules(SelectionRules(RecentMessagesPolicy(keep_recent=2)), summary_tokens=100)
    writers = {"extract": extract, "build_message": summary} if writes else {}
    check(messages, limit, rules, counter, writers)


@pytest.mark.parametrize("limit", [-5, 0, 1])
def test_an_impossible_limit_is_told_and_nothing_is_touched(limit):
    messages = [user("Hello"), user("there")]
    rules = BoundRules(SelectionRules(RecentMessagesPolicy()))
    bounded = check(messages, limit, rules, ApproximateTokenCounter(), {})
    assert bounded.over_by > 0
