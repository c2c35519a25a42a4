#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a message that stays has to stand on, and which leading instructions are old."""

import copy

import pytest

from contexts import assistant, call, chat, developer, result, running, signature, system, user
from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.selection import RecentMessagesPolicy, SelectionRules, select, splice
from pipecat_summarizer.selection.marks import left_out_mark

COUNTER = ApproximateTokenCounter()
SUMMARY = user("Conversation summary: an order is late.")
PINNED = assistant("Your member number is 48213.")


def selection_of(messages, keep=1, **rules):
    rules = SelectionRules(
        recent=RecentMessagesPolicy(keep_recent=keep), pin=lambda m: m is PINNED, **rules
    )
    return select(messages, rules, COUNTER)


def staying(messages, keep=1, **rules):
    selection = selection_of(messages, keep, **rules)
    return [messages[place] for place in selection.staying]


def test_a_call_keeps_the_question_that_parts_it_from_a_pinned_reply():
    question, waiting = user("Where is my parcel?"), [call("c1"), running("c1")]
    messages = [user("Who am I?"), PINNED, question, *waiting, *chat(2), user("Thanks.")]
    assert staying(messages) == [PINNED, question, *waiting, user("Thanks.")]


def test_with_a_signature_between_them_as_well():
    question = user("Where is my parcel?")
    waiting = [signature("c1"), call("c1"), running("c1")]
    messages = [user("Who am I?"), PINNED, question, *waiting, *chat(2), user("Thanks.")]
    assert staying(messages) == [PINNED, question, *waiting, user("Thanks.")]


def test_a_call_keeps_the_result_it_followed_and_that_result_its_call():
    done, waiting = [call("c0"), result("c0")], [call("c1"), running("c1")]
    messages = [user("Who am I?"), PINNED, *done, *waiting, *chat(2), user("Thanks.")]
    # The first call followed the pinned reply all along.
    assert staying(messages) == [PINNED, *done, *waiting, user("Thanks.")]


@pytest.mark.parametrize(
    "before",
    [
        [user("Who am I?"), user("Where is my parcel?")],  # the summary takes their place
        [user("Who am I?"), PINNED],  # it followed the reply before
        [user("Hm."), PINNED, assistant("I am looking.")],  # an assistant's message all along
        [],
    ],
)
def test_a_call_that_stands_as_well_as_before_keeps_nobody(before):
    waiting = [call("c1"), running("c1")]
    messages = [*before, *waiting, *chat(2), user("Thanks.")]
    kept = [m for m in before if m is PINNED]
    assert staying(messages) == [*kept, *waiting, user("Thanks.")]


def test_an_empty_message_of_the_user_does_not_come_to_stand_behind_the_summary():
    messages = [*chat(2), user(""), assistant("Are you there?"), user("Yes.")]
    assert staying(messages, keep=3) == messages[-4:]
    # Where it followed the user before, it is as it was.
    messages = [*chat(2), user("Hello?"), user(""), assistant("Are you there?"), user("Yes.")]
    assert staying(messages, keep=3) == messages[-3:]


@pytest.mark.parametrize("keep", range(6))
def test_roles_that_alternate_go_on_doing_so_where_that_is_asked_for(keep):
    messages = [system(), *chat(6), user("And now?")]
    kept = staying(messages, keep, alternate_roles=True)
    assert [m["role"] for m in kept[1:3]] == ["assistant", "user"]
    assert len(kept) <= 1 + max(1, keep) + 1
    assert len(staying(messages, keep)) == 1 + max(1, keep)


def test_tool_steps_do_not_count_where_roles_alternate():
    steps = [user("Where is it?"), call("c1"), result("c1"), assistant("It is on its way.")]
    messages = [*chat(2), *steps, user("Thanks.")]
    assert staying(messages, 1, alternate_roles=True) == messages[-2:]


def test_what_was_edited_meanwhile_is_no_reply_before_a_call_either():
    question, waiting = user("Where is my parcel?"), [call("c1"), running("c1")]
    edited = assistant("You are Anna.")
    messages = [user("Who am I?"), edited, question, *waiting, *chat(2), user("Thanks.")]
    selection = selection_of(list(messages))
    assert question not in [messages[place] for place in selection.staying]
    edited["content"] = "You are Anna Maria."
    result_of = splice(messages, selection, SUMMARY)
    assert result_of is not None
    assert result_of.messages == [SUMMARY, edited, question, *waiting, user("Thanks.")]


def test_what_was_left_out_is_not_what_the_user_said_last():
    messages = [system(), left_out_mark(12), assistant("One."), assistant("Two.")]
    assert staying(messages) == [system(), assistant("Two.")]
    said = user("I read: " + left_out_mark(12)["content"])
    messages = [system(), said, assistant("One."), assistant("Two.")]
    assert staying(messages) == messages


def test_of_what_was_put_among_the_opening_instructions_the_first_and_the_last_stay():
    opening = [system(), developer("The caller is a member. " * 20)]
    memories = [developer(f"Remembered, number {n}.") for n in range(6)]
    messages = [opening[0], *memories, opening[1], *chat(3)]
    kept = staying(messages, 2, opening=tuple(opening))
    assert kept == [opening[0], memories[0], memories[-1], opening[1], *messages[-2:]]
    assert staying(messages, 2) == [*messages[:8], *messages[-2:]]
    # Copies are nobody's that is known, so all of them count as the opening.
    assert staying(copy.deepcopy(messages), 2, opening=None)[:8] == messages[:8]
