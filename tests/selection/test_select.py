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
    async_interim,
    async_started,
    call,
    chat,
    contexts,
    developer,
    result,
    running,
    signature,
    system,
    thought,
    user,
)
from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.errors import CallbackError
from pipecat_summarizer.selection import RecentMessagesPolicy, SelectionRules, select

COUNTER = ApproximateTokenCounter()


def going(messages, keep=0, **rules):
    """The messages that go."""
    return list(
        select(
            messages, SelectionRules(RecentMessagesPolicy(keep_recent=keep), **rules), COUNTER
        ).messages
    )


def staying(messages, keep=0, **rules):
    gone = {id(m) for m in going(messages, keep, **rules)}
    return [m for m in messages if id(m) not in gone]


# The front


@pytest.mark.parametrize("role", ["system", "developer"])
def test_all_leading_instructions_stay_in_either_role(role):
    leading = [{"role": role, "content": "One. " * 100}, developer("Two. " * 100)]
    assert staying(leading + chat(3))[:2] == leading


def test_a_kick_off_that_was_obeyed_goes():
    kick_off = developer("Please introduce yourself to the caller.")
    messages = [system(), kick_off, assistant("Hello!"), *chat(3)]
    assert going(messages)[:2] == [kick_off, assistant("Hello!")]


def test_a_kick_off_is_seen_through_the_thinking_that_came_before_the_greeting():
    messages = [system(), developer("Say hello."), thought(), assistant("Hello!"), *chat(2)]
    assert going(messages)[0] == developer("Say hello.")


@pytest.mark.parametrize(
    "messages",
    [
        pytest.param([developer("Be brief."), assistant("Hi."), *chat(3)], id="only instruction"),
        pytest.param([system(), developer("Be brief."), *chat(3)], id="the caller spoke first"),
        pytest.param(
            [system(), developer("Long. " * 80), assistant("Hi."), *chat(3)], id="a briefing"
        ),
    ],
)
def test_a_leading_developer_message_that_is_no_kick_off_stays(messages):
    assert not any(m["role"] == "developer" for m in going(messages))


def test_a_service_with_a_system_instruction_makes_the_first_developer_message_a_kick_off():
    messages = [developer("Introduce yourself."), assistant("Hi."), *chat(3)]
    assert going(messages, system_instruction=True)[0] == developer("Introduce yourself.")


# The middle


def test_pinned_messages_stay_in_order():
    messages = [system(), *chat(5)]
    pinned = [messages[7], messages[2]]
    kept = staying(messages, pin=lambda m: any(m is p for p in pinned))
    assert kept == [system(), messages[2], messages[7], *messages[-2:]]


def test_a_pin_is_asked_about_standard_messages_only_and_thinking_stays_with_its_reply():
    asked = []
    reply = assistant("That is our policy.")
    messages = [user("a"), thought(), reply, *chat(3)]
    kept = staying(messages, pin=lambda m: asked.append(m) or m is reply)
    assert kept[:2] == messages[1:3]
    assert all(isinstance(m, dict) for m in asked)


def test_a_pin_that_raises_is_named():
    with pytest.raises(CallbackError, match="pin raised KeyError"):
        select(
            chat(3),
            SelectionRules(RecentMessagesPolicy(keep_recent=0), pin=lambda m: m["nothing"]),
            COUNTER,
        )


def test_the_task_in_force_and_the_newest_other_instruction_stay():
    task, nudges = developer("Take the address."), [developer(f"Nudge {i}.") for i in range(5)]
    messages = [system(), *chat(2), task, *chat(2), *nudges, *chat(2)]
    assert [m for m in staying(messages, task=(task,)) if m["role"] == "developer"] == [
        task,
        nudges[-1],
    ]


def test_async_payloads_and_tool_change_notices_are_not_the_newest_instruction():
    order = developer("Offer a refund.")
    notice = developer("The following function(s) have just been added and may now be called: `x`.")
    messages = [
        system(),
        *chat(1),
        order,
        user("Look it up."),
        call("a"),
        async_started("a"),
        async_final("a"),
        notice,
        *chat(2),
    ]
    assert order in staying(messages)
    assert notice in going(messages)


def test_the_earlier_summary_is_not_transcript():
    summary = user("Conversation summary: the caller is Ann.")
    messages = [system(), summary, *chat(3)]
    selection = select(
        messages,
        SelectionRules(RecentMessagesPolicy(keep_recent=0), prior_summary=summary),
        COUNTER,
    )
    assert selection.prior_message is summary
    assert summary not in selection.messages
    assert selection.tokens == COUNTER.count_messages(messages[1:-2])


def test_a_summary_in_the_system_role_is_no_leading_instruction():
    summary = system("Conversation summary: the caller is Ann.")
    later = developer("Speak slowly.")
    messages = [system(), summary, later, *chat(1), developer("Newer."), *chat(3)]
    assert later in going(messages, prior_summary=summary)


# The back


def test_the_current_exchange_stays_whole_whatever_the_policy():
    exchange = [user("Which flight?"), call("a"), result("a"), call("b"), result("b")]
    messages = [system(), *chat(2), *exchange]
    assert staying(messages, keep=1) == [system(), *exchange]


def test_recent_messages_stay():
    messages = [system(), *chat(5)]
    assert staying(messages, keep=4) == [system(), *messages[-4:]]


# Tool calls


@pytest.mark.parametrize(
    "unit",
    [
        pytest.param([call("a"), running("a")], id="in progress"),
        pytest.param([call("a")], id="no result yet"),
        pytest.param([call("a"), async_started("a")], id="async running"),
        pytest.param(
            [call("a"), result("a", '{"type": "async_tool", "status": "started"}')],
            id="async started, as older versions wrote it",
        ),
        pytest.param([call("a"), async_started("a"), async_interim("a")], id="async interim"),
        pytest.param([call("a"), result("a", '{"status": "pending", "ticket": 9}')], id="interim"),
        pytest.param([call("a", "b"), result("a")], id="one of two answered"),
    ],
)
def test_a_pending_call_stays_and_blocks_nobody_else(unit):
    messages = [system(), *chat(1), *unit, *chat(3)]
    assert staying(messages) == [system(), *unit, *messages[-2:]]


@pytest.mark.parametrize(
    "unit",
    [
        pytest.param([call("a"), result("a")], id="answered"),
        pytest.param([call("a"), result("a", "CANCELLED")], id="cancelled"),
        pytest.param([call("a"), result("a", "COMPLETED")], id="no return value"),
        pytest.param([call("a"), async_started("a"), async_final("a")], id="async finished"),
        pytest.param(
            [
                call("a"),
                result("a", '{"status": "pending"}'),
                result("a", '{"status": "approved"}'),
            ],
            id="interim, then final",
        ),
        pytest.param([call("a", "b"), result("b"), result("a")], id="parallel"),
    ],
)
def test_a_finished_call_goes_with_all_that_belongs_to_it(unit):
    messages = [system(), *chat(1), *unit, *chat(3)]
    assert staying(messages) == [system(), *messages[-2:]]


def test_a_call_stays_with_a_late_notice_that_is_recent():
    messages = [system(), user("Go."), call("a"), async_started("a"), *chat(3), async_final("a")]
    assert staying(messages, keep=1)[1:3] == [call("a"), async_started("a")]


def test_a_reused_call_id_means_the_newest_call():
    messages = [*chat(1), call("0"), result("0"), *chat(1), call("0"), running("0"), *chat(2)]
    assert staying(messages) == [call("0"), running("0"), *messages[-2:]]


def test_a_result_without_its_call_never_stays():
    messages = [*chat(2), user("And?"), result("gone"), assistant("Well.")]
    assert result("gone") in going(messages, keep=4)


def test_an_orphaned_result_alone_is_nothing_to_summarize():
    selection = select(
        [user("q"), result("gone")], SelectionRules(RecentMessagesPolicy(keep_recent=4)), COUNTER
    )
    assert selection.fresh == 0


# Service-specific messages


def test_thinking_goes_and_stays_with_the_reply_it_led_to():
    old, new = thought("old"), thought("new")
    messages = [user("a"), old, assistant("b"), user("c"), new, assistant("d")]
    assert staying(messages) == [user("c"), new, assistant("d")]
    assert going(messages) == [user("a"), old, assistant("b")]


def test_thinking_stays_with_the_pending_call_of_its_turn():
    unit = [thought(), call("a"), result("a"), call("b"), running("b")]
    messages = [user("q"), *unit, *chat(3)]
    assert staying(messages)[:5] == unit


def test_a_thought_signature_stays_with_the_call_it_names():
    sign = signature("a")
    messages = [user("q"), sign, call("a"), running("a"), assistant("Wait."), *chat(3)]
    assert staying(messages)[:3] == [sign, call("a"), running("a")]


# Malformed input


@pytest.mark.parametrize(
    "odd",
    ["just text", None, 3, {"content": "no role"}, {"role": None}, {"role": "tool"}],
    ids=repr,
)
def test_a_malformed_message_harms_nothing(odd):
    messages = [system(), odd, *chat(3)]
    assert staying(messages)[-2:] == messages[-2:]


# Shapes that broke other libraries


def test_shape_mixed_orphan_run():
    shape = SHAPES["lc38352-mixed-orphan-run"]
    kept = staying(shape["messages"], shape["keep"])
    assert [m.get("tool_call_id") for m in kept if m["role"] == "tool"] == ["c2"]
    assert any(m.get("tool_calls") for m in kept)


def test_shape_interim_pending_result_does_not_close_the_call():
    shape = SHAPES["adk5602-interim-pending"]
    kept = staying(shape["messages"], shape["keep"])
    assert [m["tool_call_id"] for m in kept if m["role"] == "tool"] == ["lr1", "lr1"]
    assert kept[0] == shape["messages"][1]
    before_the_result = shape["messages"][:15]
    assert staying(before_the_result, shape["keep"])[:2] == before_the_result[1:3]


def test_shape_dead_call_blocks_nobody():
    shape = SHAPES["adk-dead-call-blocks"]
    kept = staying(shape["messages"], shape["keep"])
    assert kept == [shape["messages"][i] for i in (0, 2, 3, -4, -3, -2, -1)]


def test_shape_keep_zero_leaves_more_than_the_system_message():
    shape = SHAPES["vstorm40-keep0-system-only"]
    assert staying(shape["messages"], shape["keep"]) == shape["messages"]


# Properties


@given(contexts(), st.integers(0, 6))
def test_each_message_goes_or_stays_and_nothing_is_changed(messages, keep):
    before = copy.deepcopy(messages)
    selection = select(messages, SelectionRules(RecentMessagesPolicy(keep_recent=keep)), COUNTER)
    assert messages == before
    assert sorted(selection.going + selection.staying) == list(range(len(messages)))
    assert selection.going == sorted(selection.going)
    assert all(m is messages[i] for m, i in zip(selection.messages, selection.going, strict=True))


@given(contexts(), st.integers(0, 6))
def test_what_stays_has_every_call_with_its_results(messages, keep):
    kept = staying(messages, keep)
    calls = {c["id"] for m in kept if isinstance(m, dict) for c in m.get("tool_calls", ())}
    results = {m["tool_call_id"] for m in kept if isinstance(m, dict) and m["role"] == "tool"}
    assert calls == results


@given(contexts(), st.integers(0, 6))
def test_the_current_exchange_and_the_leading_instructions_stay(messages, keep):
    kept = {id(m) for m in staying(messages, keep)}
    users = [i for i, m in enumerate(messages) if isinstance(m, dict) and m["role"] == "user"]
    if users:
        assert all(id(m) in kept for m in messages[users[-1] :])
    if messages and isinstance(messages[0], dict) and messages[0]["role"] == "system":
        assert id(messages[0]) in kept
