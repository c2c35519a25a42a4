#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import gc
import weakref

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contexts import assistant, call, result, thought, user
from pipecat_summarizer.counting import ApproximateTokenCounter, ContextSize
from pipecat_summarizer.slicing import drain

COUNTER = ApproximateTokenCounter()


class Recording:
    """A counter that tells which messages it was asked about."""

    def __init__(self):
        self.counted = []

    def count_message(self, message):
        self.counted.append(message)
        return COUNTER.count_message(message)

    def count_messages(self, messages):
        raise AssertionError("sizes are kept per message")

    def take(self):
        counted, self.counted = self.counted, []
        return counted


def chat(length):
    return [user(f"this is message number {index} of the call") for index in range(length)]


def sized(messages):
    """A size that has seen the messages, and its counter."""
    counter = Recording()
    size = ContextSize(counter)
    assert size.total(messages) == COUNTER.count_messages(messages)
    counter.take()
    return size, counter


# Any history

new_messages = st.one_of(
    st.builds(user, st.text(max_size=40)),
    st.builds(assistant, st.text(max_size=40)),
    st.builds(lambda text: user([{"type": "text", "text": text}]), st.text(max_size=40)),
    st.builds(lambda text: call("c1", arguments=text), st.text(max_size=40)),
    st.builds(lambda text: result("c1", text), st.text(max_size=40)),
    st.builds(thought, st.text(max_size=40)),
)
positions = st.integers(0, 30)
changes = st.one_of(
    st.tuples(st.just("append"), positions, new_messages),
    st.tuples(st.just("insert"), positions, new_messages),
    st.tuples(st.just("delete"), positions, new_messages),
    st.tuples(st.just("replace"), positions, new_messages),
    st.tuples(st.just("edit"), positions, new_messages),
    st.tuples(st.just("clear"), positions, new_messages),
)


def change(messages, kind, position, new):
    """Make one change to a context, the way an application would."""
    if kind == "clear":
        messages.clear()
    elif kind == "append" or not messages:
        messages.append(new)
    elif kind == "insert":
        messages.insert(position % len(messages), new)
    elif kind == "delete":
        del messages[position % len(messages)]
    elif kind == "replace":
        messages[position % len(messages)] = new
    else:
        old = messages[position % len(messages)]
        if not isinstance(old, dict):
            old.message = {"text": "edited"}
        elif "tool_calls" in old:
            old["tool_calls"] = call("c1", arguments="edited")["tool_calls"]
        else:
            old["content"] = "edited"


@given(st.lists(changes, max_size=30))
def test_after_any_change_the_total_is_what_a_fresh_count_gives(history):
    messages = []
    size = ContextSize(COUNTER)
    for kind, position, new in history:
        change(messages, kind, position, new)
        if kind in ("edit", "replace"):
            size.doubt()
        assert size.total(messages) == COUNTER.count_messages(messages)


@given(st.lists(st.lists(changes, max_size=8), max_size=8))
def test_after_many_changes_and_a_doubt_the_total_is_what_a_fresh_count_gives(batches):
    messages = []
    size = ContextSize(COUNTER)
    for batch in batches:
        for kind, position, new in batch:
            change(messages, kind, position, new)
        size.doubt()
        assert size.total(messages) == COUNTER.count_messages(messages)


@given(st.lists(st.lists(changes, max_size=4), min_size=1, max_size=6), st.integers(100, 350))
def test_whatever_happens_between_the_steps_of_a_recount_the_totals_stay_right(batches, length):
    messages = chat(length)
    size = ContextSize(COUNTER)
    size.total(messages)
    steps = size.recount_steps(messages)
    for batch in batches:
        next(steps, None)
        for kind, position, new in batch:
            change(messages, kind, position, new)
        size.doubt()
        assert size.total(messages) == COUNTER.count_messages(messages)
    drain(steps)
    assert size.total(messages) == COUNTER.count_messages(messages)


# What is looked at


def test_an_unchanged_context_is_not_counted_again():
    messages = chat(50)
    size, counter = sized(messages)
    assert size.total(messages) == size.total(list(messages)) == COUNTER.count_messages(messages)
    assert counter.take() == []


def test_only_what_was_added_at_the_end_is_counted():
    messages = chat(50)
    size, counter = sized(messages)
    messages += [assistant("one"), user("two")]
    assert size.total(messages) == COUNTER.count_messages(messages)
    assert counter.take() == messages[50:]


def test_an_unchanged_context_is_not_even_walked():
    class Guarded(list):
        walks = 0

        def __iter__(self):
            self.walks += 1
            return super().__iter__()

    messages = Guarded(chat(50))
    size = ContextSize(COUNTER)
    size.total(messages)
    assert messages.walks == 1
    messages.append(user("one more"))
    assert size.total(messages) == size.total(messages)
    assert messages.walks == 1


def test_a_touch_is_about_the_newest_messages_only():
    messages = [*chat(400), result("c1", "IN_PROGRESS"), user("And?")]
    size, counter = sized(messages)
    before = size.total(messages)
    messages[0]["content"] = "An old message grew. " * 10
    messages[-2]["content"] = '{"status": "shipped"}'
    size.touch()
    size.total(messages)
    assert counter.take() == [messages[-2]]
    assert size.total(messages) < COUNTER.count_messages(messages)
    size.doubt()
    assert before < size.total(messages) == COUNTER.count_messages(messages)


def test_a_touch_counts_only_what_was_edited():
    messages = [*chat(20), call("c1"), result("c1", "IN_PROGRESS"), *chat(20)]
    size, counter = sized(messages)
    messages[21]["content"] = '{"status": "shipped", "eta": "Thursday before noon"}'
    size.touch()
    assert size.total(messages) == COUNTER.count_messages(messages)
    assert counter.take() == [messages[21]]


def test_a_touch_after_which_nothing_changed_counts_nothing():
    messages = chat(20)
    size, counter = sized(messages)
    size.touch()
    assert size.total(messages) == COUNTER.count_messages(messages)
    assert counter.take() == []


def test_a_touch_sees_calls_that_were_replaced():
    messages = [call("c1"), result("c1"), *chat(3)]
    size, counter = sized(messages)
    messages[0]["tool_calls"] = call("c1", arguments='{"order": "4471-82"}')["tool_calls"]
    size.touch()
    assert size.total(messages) == COUNTER.count_messages(messages)
    assert counter.take() == [messages[0]]


@pytest.mark.parametrize("end", [0, -1])
def test_another_message_at_either_end_needs_no_touch(end):
    messages = chat(20)
    size, _ = sized(messages)
    messages[end] = user("something else, and rather longer than what stood here before")
    assert size.total(messages) == COUNTER.count_messages(messages)


def test_what_a_summary_left_in_place_is_not_counted_again():
    messages = chat(50)
    size, counter = sized(messages)
    messages[1:40] = [user("Conversation summary: they talked.")]
    assert size.total(messages) == COUNTER.count_messages(messages)
    assert counter.take() == [messages[1]]


def test_a_message_in_the_list_twice_counts_twice():
    twice = user("again and again")
    messages = [twice, assistant("yes"), twice]
    size, _ = sized(messages)
    del messages[0]
    assert size.total(messages) == COUNTER.count_messages(messages)


# The recount


def test_a_recount_reads_what_no_touch_can_show():
    messages = [user([{"type": "text", "text": "short"}]), *chat(5)]
    size, _ = sized(messages)
    messages[0]["content"].append({"type": "text", "text": "and then much longer than before"})
    assert drain(size.recount_steps(messages)) == COUNTER.count_messages(messages)
    assert size.total(messages) == COUNTER.count_messages(messages)


def test_a_recount_pauses_at_least_every_hundred_messages():
    messages = chat(1000)
    size, counter = sized(messages)
    for _ in size.recount_steps(messages):
        assert len(counter.take()) <= 100
    assert len(counter.take()) <= 100


def test_what_a_cut_leaves_behind_is_handed_back_to_be_let_go_of_in_steps():
    messages = chat(300)
    size, _ = sized(messages)
    assert size.total_of_cut(messages) == (COUNTER.count_messages(messages), {})
    newest = messages[-3:]
    total, held = size.total_of_cut(newest)
    assert total == size.total(newest) == COUNTER.count_messages(newest)
    assert held.keys() == set(map(id, messages))


def test_a_recount_of_nothing_is_nothing():
    assert drain(ContextSize(COUNTER).recount_steps([])) == 0


def test_a_recount_returns_the_total_of_the_list_as_it_is_at_the_end():
    messages = chat(300)
    size, _ = sized(messages)
    steps = size.recount_steps(messages)
    next(steps)
    messages.append(assistant("said while it was counting"))
    assert drain(steps) == COUNTER.count_messages(messages)


def test_a_recount_is_right_when_messages_move_while_it_counts():
    messages = chat(300)
    size, _ = sized(messages)
    steps = size.recount_steps(messages)
    next(steps)
    messages.insert(0, user("put in front while it was counting"))
    assert drain(steps) == COUNTER.count_messages(messages)


def test_a_recount_that_is_given_up_leaves_the_sizes_as_they_were():
    messages = chat(300)
    size, counter = sized(messages)
    steps = size.recount_steps(messages)
    next(steps)
    steps.close()
    counter.take()
    assert size.total(messages) == COUNTER.count_messages(messages)
    assert counter.take() == []


def test_a_counter_that_raises_leaves_the_sizes_as_they_were():
    class Failing(Recording):
        broken = False

        def count_message(self, message):
            if self.broken:
                raise RuntimeError
            return super().count_message(message)

    messages = chat(5)
    counter = Failing()
    size = ContextSize(counter)
    size.total(messages)
    messages.append(user("new"))
    counter.broken = True
    try:
        size.total(messages)
    except RuntimeError:
        pass
    counter.broken = False
    assert size.total(messages) == COUNTER.count_messages(messages)


# Nothing is kept alive


class Watched(dict):
    """A message whose end can be seen."""


def test_messages_that_left_the_list_are_let_go_at_the_next_look():
    messages = [Watched(user("gone soon")), *chat(3)]
    gone = weakref.ref(messages[0])
    size, _ = sized(messages)
    del messages[0]
    size.total(messages)
    gc.collect()
    assert gone() is None


def test_messages_that_left_the_list_are_let_go_by_a_recount():
    messages = [*chat(3), Watched(user("gone soon")), *chat(3)]
    gone = weakref.ref(messages[3])
    size, _ = sized(messages)
    messages[3] = user("here instead")
    drain(size.recount_steps(messages))
    gc.collect()
    assert gone() is None


def test_a_touch_between_the_steps_of_a_recount_is_not_lost():
    messages = chat(100)
    size = ContextSize(COUNTER)
    steps = size.recount_steps(messages)
    next(steps)
    messages[0]["content"] = "edited meanwhile " * 50
    size.touch()
    drain(steps)
    assert size.total(messages) == COUNTER.count_messages(messages)
