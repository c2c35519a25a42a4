#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contexts import assistant, call, chat, contexts, developer, result, system, user
from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.triggers import NewMessages, SinceSummaryTrigger, TurnCountTrigger, decide

COUNTER = ApproximateTokenCounter()


def is_summary(message):
    return str(message.get("content")).startswith("Conversation summary:")


def test_only_the_users_messages_are_turns():
    messages = [system(), *chat(1), call("c1"), result("c1"), assistant("a"), developer("b")]
    decision = TurnCountTrigger(max_turns=1).should_summarize(messages, COUNTER)
    assert (decision.reason, decision.should_summarize) == ("turn_count:1<=1", False)
    assert (decision.token_count, decision.message_count) == (None, 7)
    decision = TurnCountTrigger(max_turns=1).should_summarize([*messages, user("c")], COUNTER)
    assert (decision.reason, decision.should_summarize) == ("turn_count:2>1", True)


def test_alone_it_counts_since_the_newest_summary_it_knows():
    messages = [
        system(),
        user("Conversation summary: older."),
        *chat(3),
        user("Conversation summary: newer."),
        *chat(2),
    ]
    known = TurnCountTrigger(max_turns=1, is_summary=is_summary)
    assert known.should_summarize(messages, COUNTER).reason == "turn_count:2>1"
    unknown = TurnCountTrigger(max_turns=1)
    assert unknown.should_summarize(messages, COUNTER).reason == "turn_count:7>1"


def test_told_what_is_new_it_does_not_count_the_turns_a_summary_kept():
    trigger = TurnCountTrigger(max_turns=2)
    messages = [system(), user("Conversation summary: so far."), *chat(4)]
    new_messages = NewMessages()
    new_messages.mark(messages)

    def reason():
        new = new_messages.count(messages)
        return decide(trigger, messages, COUNTER, new_messages=new).reason

    assert reason() == "turn_count:0<=2"
    messages += chat(2, start=9)
    assert reason() == "turn_count:2<=2"
    messages += chat(1, start=11)
    assert reason() == "turn_count:3>2"


def test_more_new_messages_than_there_are_is_all_of_them():
    decision = decide(TurnCountTrigger(max_turns=1), chat(2), COUNTER, new_messages=99)
    assert decision.reason == "turn_count:2>1"


@given(contexts(), st.integers(0, 60))
def test_it_counts_the_users_messages_among_the_new_ones(messages, new):
    decision = TurnCountTrigger(max_turns=3).should_summarize_since(messages, COUNTER, new)
    newest = messages[max(0, len(messages) - new) :]
    turns = [m for m in newest if isinstance(m, dict) and m["role"] == "user"]
    assert decision.should_summarize == (len(turns) > 3)
    assert decision.reason.startswith(f"turn_count:{len(turns)}")


def test_it_asks_for_what_is_new_and_a_bad_predicate_is_refused():
    assert isinstance(TurnCountTrigger(max_turns=1), SinceSummaryTrigger)
    with pytest.raises(ValueError, match="is_summary"):
        TurnCountTrigger(max_turns=1, is_summary="Conversation summary")
