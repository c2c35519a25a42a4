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
    assistant,
    async_final,
    call,
    chat,
    contexts,
    developer,
    result,
    running,
    system,
    thought,
    user,
)
from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.selection import (
    RecentMessagesPolicy,
    SelectionRules,
    recheck_steps,
    select,
    splice,
)
from pipecat_summarizer.slicing import drain

SUMMARY = user("Conversation summary: as said.")


def selected(messages, keep=2, **rules):
    return select(
        messages,
        SelectionRules(RecentMessagesPolicy(keep_recent=keep), **rules),
        ApproximateTokenCounter(),
    )


def test_the_summary_takes_the_place_of_the_first_replaced_message():
    messages = [system(), *chat(3)]
    spliced = splice(messages, selected(messages), SUMMARY)
    assert spliced.messages == [system(), SUMMARY, *messages[-2:]]
    assert list(spliced.replaced) == messages[1:5]
    assert spliced.index == 1


def test_the_callers_list_is_not_touched():
    messages = [system(), *chat(3)]
    before = copy.deepcopy(messages)
    splice(messages, selected(messages), SUMMARY)
    assert messages == before


def test_messages_that_arrived_meanwhile_stay():
    messages = [system(), *chat(3)]
    selection = selected(messages)
    messages += chat(2, start=10)
    messages.insert(3, developer("From memory: the caller likes tea."))
    spliced = splice(messages, selection, SUMMARY)
    assert spliced.messages == [system(), SUMMARY, messages[3], *messages[6:]]


def test_a_message_removed_meanwhile_stays_removed_and_its_neighbours_are_not_taken_for_it():
    messages = [system(), *chat(4)]
    selection = selected(messages)
    del messages[2]
    kept = messages[-2:]
    assert splice(messages, selection, SUMMARY).messages == [system(), SUMMARY, *kept]


def test_a_message_edited_in_place_meanwhile_stays():
    messages = [system(), *chat(3)]
    selection = selected(messages)
    messages[2]["content"] = "I was wrong: it is order 7."
    spliced = splice(messages, selection, SUMMARY)
    assert messages[2] in spliced.messages
    assert len(spliced.replaced) == 3


def test_a_part_edited_in_place_meanwhile_is_noticed():
    parts = user([{"type": "text", "text": "old"}])
    messages = [parts, *chat(3)]
    selection = selected(messages)
    parts["content"][0]["text"] = "new"
    assert parts in splice(messages, selection, SUMMARY).messages


def test_an_edit_in_a_very_long_context_is_noticed_before_the_last_look_and_near_the_end():
    messages = [system(), *chat(4_000)]
    selection = selected(messages)
    messages[-3]["content"] += " edited"
    messages[2]["content"] += " edited"
    drain(recheck_steps(selection))
    messages[-5]["content"] += " edited"
    spliced = splice(messages, selection, SUMMARY)
    edited = [message for message in spliced.messages if message["content"].endswith("edited")]
    assert edited == [messages[2], messages[-5], messages[-3]]
    assert len(spliced.replaced) == len(messages) - 6


def test_a_long_context_that_is_as_it_was_is_put_together_alike_with_a_last_look_and_without():
    messages = [system(), *chat(4_000)]
    selection, other = selected(messages), selected(messages)
    drain(recheck_steps(selection))
    assert selection.rechecked > 4_000
    one, two = (splice(messages, each, SUMMARY) for each in (selection, other))
    assert one == two and len(one.replaced) == len(messages) - 3


def test_a_message_that_moved_meanwhile_stays():
    messages = [system(), *chat(4)]
    selection = selected(messages)
    messages.append(messages.pop(1))
    assert messages[-1] in splice(messages, selection, SUMMARY).messages


@pytest.mark.parametrize(
    "replacement",
    [
        pytest.param([], id="emptied"),
        pytest.param([system(), user("A new caller.")], id="reset"),
        pytest.param([system(), *chat(3, start=50)], id="another conversation"),
    ],
)
def test_a_context_that_was_replaced_is_left_alone(replacement):
    messages = [system(), *chat(3)]
    assert splice(replacement, selected(messages), SUMMARY) is None


def test_a_copied_context_is_recognised_by_the_whole_selection_in_order():
    messages = [system(), *chat(3)]
    selection = selected(messages)
    copied = copy.deepcopy(messages)
    assert splice(copied, selection, SUMMARY).messages == [system(), SUMMARY, *copied[-2:]]


def test_a_part_of_a_copied_selection_proves_nothing():
    messages = [system(), *chat(3)]
    selection = selected(messages)
    assert splice(copy.deepcopy(messages)[2:], selection, SUMMARY) is None


def test_the_earlier_summary_is_replaced_with_the_rest():
    old = user("Conversation summary: earlier.")
    messages = [system(), old, *chat(3)]
    spliced = splice(messages, selected(messages, prior_summary=old), SUMMARY)
    assert spliced.messages == [system(), SUMMARY, *messages[-2:]]


def test_a_unit_that_lost_or_changed_a_message_stays_whole():
    messages = [system(), *chat(1), call("a"), result("a"), *chat(3)]
    selection = selected(messages)
    messages[4]["content"] = '{"changed": 1}'
    assert splice(messages, selection, SUMMARY).messages[2:4] == [call("a"), messages[4]]


def test_a_late_result_or_notice_keeps_the_call_it_is_about():
    for late in (result("a", '{"late": 1}'), async_final("a")):
        messages = [system(), *chat(1), call("a"), result("a"), *chat(3)]
        selection = selected(messages)
        messages.append(late)
        spliced = splice(messages, selection, SUMMARY)
        assert spliced.messages[2:4] == [call("a"), result("a")]
        assert spliced.messages[-1] == late


def test_a_late_notice_keeps_a_call_that_shares_its_thinking_with_another():
    steps = [thought(), call("a"), result("a"), call("b"), result("b")]
    messages = [system(), *chat(1), *steps, *chat(3)]
    selection = selected(messages)
    messages.append(async_final("b"))
    assert splice(messages, selection, SUMMARY).messages[2:7] == steps


def test_only_what_the_pipeline_says_it_summarized_is_replaced():
    messages = [system(), *chat(4)]
    spliced = splice(messages, selected(messages), SUMMARY, up_to=3)
    assert spliced.messages == [system(), SUMMARY, *messages[4:]]


def test_the_summary_never_stands_between_a_call_and_its_result():
    kept_call, gone_call = call("a"), call("b")
    messages = [kept_call, gone_call, running("a"), result("b"), *chat(2)]
    spliced = splice(messages, selected(messages), SUMMARY)
    assert spliced.messages[:3] == [SUMMARY, kept_call, running("a")]


@st.composite
def changes(draw, messages):
    """The context after some changes an application may make while a summary is written."""
    changed = list(messages)
    for _ in range(draw(st.integers(0, 4))):
        kind = draw(st.sampled_from(["append", "insert", "delete", "edit", "copy"]))
        index = draw(st.integers(0, max(0, len(changed) - 1)))
        if kind == "append":
            changed.append(user("One more thing."))
        elif kind == "insert":
            changed.insert(index, developer("Remember."))
        elif kind == "delete" and changed:
            del changed[index]
        elif kind == "edit" and changed and isinstance(changed[index], dict):
            changed[index]["content"] = "edited"
        elif kind == "copy":
            changed = copy.deepcopy(changed)
    return changed


@given(st.data(), st.integers(0, 4))
def test_every_message_is_replaced_or_still_there_in_order(data, keep):
    messages = data.draw(contexts())
    selection = selected(messages, keep)
    changed = data.draw(changes(messages))
    spliced = splice(changed, selection, SUMMARY)
    if spliced is None:
        return
    replaced = {id(m) for m in spliced.replaced}
    rest = [m for m in spliced.messages if m is not SUMMARY]
    expected = [m for m in changed if id(m) not in replaced]
    assert [id(m) for m in rest] == [id(m) for m in expected]
    assert len(spliced.messages) == len(changed) - len(spliced.replaced) + 1
    assert assistant("") not in spliced.replaced or assistant("") in changed


@given(contexts(), st.integers(0, 4), st.integers(0, 3))
def test_the_quick_way_for_a_context_that_only_grew_gives_what_the_long_way_gives(
    messages, keep, more
):
    selection = selected(messages, keep)
    grown = messages + chat(more, start=70) + [async_final("c0.0")] * (more == 3)
    quick = splice(grown, selection, SUMMARY)
    assert quick == splice(grown, selection, SUMMARY, up_to=len(messages))
