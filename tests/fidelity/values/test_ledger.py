#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contexts import (
    assistant,
    async_final,
    async_started,
    call,
    contexts,
    developer,
    result,
    running,
    system,
    thought,
    user,
)
from pipecat_summarizer.fidelity.values import Ledger, ledger_of, ledger_steps, prepare_steps
from pipecat_summarizer.slicing import drain


def shown(ledger):
    return [(one.kind, one.written, one.words) for one in ledger.in_force]


def test_an_entry_knows_what_was_said_by_whom_when_and_about_what():
    ledger = ledger_of([user("Hello."), user("My order number is four eight two one three.")])
    [entry] = ledger.entries
    assert (entry.said, entry.written, entry.normal) == (
        "four eight two one three",
        "48213",
        "48213",
    )
    assert (entry.kind, entry.speaker, entry.turn, entry.words) == (
        "id",
        "caller",
        2,
        "order number",
    )
    assert (entry.status, entry.is_confirmed) == ("in_force", False)


def test_the_same_value_is_one_entry_however_it_is_said():
    ledger = ledger_of(
        [
            user("My order is 48213."),
            assistant("Order 4 8 2 1 3?"),
            user("Yes, four eight two one three."),
            result("c1", '{"order_id": 48213}'),
        ]
    )
    assert [one.normal for one in ledger.entries] == ["48213"]
    assert ledger.entries[0].is_confirmed


@pytest.mark.parametrize(
    ("question", "answer", "entry"),
    [
        ("What is your order number?", "48213", ("id", "48213", "order number")),
        ("And the PIN?", "4821", ("id", "4821", "PIN")),
        ("What's your name, please?", "Anna Kovács", ("name", "Anna Kovács", "name")),
        ("May I have your full name?", "anna kovacs", ("name", "anna kovacs", "full name")),
        ("¿Cómo se llama usted?", "Lucía Gómez", ("name", "Lucía Gómez", "")),
        ("What's your phone number?", "5550123456", ("phone", "5550123456", "phone number")),
        ("Your zip code?", "94107", ("postal_code", "94107", "zip code")),
        ("How many tickets?", "three", ("quantity", "3", "tickets")),
        ("What time shall we come?", "five thirty", ("time", "5:30", "time")),
    ],
)
def test_a_bare_answer_is_what_was_asked_for(question, answer, entry):
    assert shown(ledger_of([assistant(question), user(answer)])) == [entry]


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("What's your name?", "I'd rather not say"),
        ("What's your name?", "yeah"),
        ("What is your order number?", "I don't have it here"),
        ("How many tickets?", "I don't know yet"),
        ("How are you?", "three"),
    ],
)
def test_an_answer_that_gives_nothing_is_no_value(question, answer):
    assert ledger_of([assistant(question), user(answer)]).entries == ()


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("So 2 nights, correct?", "Yes, that's right."),
        ("You said 2 nights. Is that right?", "Correct."),
        ("Entonces 2 noches, ¿correcto?", "Sí, exacto."),
        ("Also 2 Nächte, richtig?", "Genau."),
        ("Donc 2 nuits, c'est bien ça ?", "Oui."),
        ("Então 2 noites, certo?", "Isso mesmo."),
    ],
)
def test_what_the_caller_affirms_is_confirmed(question, answer):
    [entry] = ledger_of([assistant(question), user(answer)]).in_force
    assert (entry.kind, entry.is_confirmed, entry.importance) == ("duration", True, 0)


@pytest.mark.parametrize(
    "answer",
    ["Hmm, let me think.", "Yes, but not two.", "How much is it?", "No.", "Well, what else?"],
)
def test_what_the_caller_does_not_affirm_is_not_confirmed(answer):
    ledger = ledger_of([assistant("So 2 nights, correct?"), user(answer)])
    assert not any(one.is_confirmed for one in ledger.in_force)


def test_weak_kinds_of_the_assistant_are_talk():
    said = "We have 10% off on Fridays, it takes 20 minutes and comes with 3 cables."
    assert ledger_of([assistant(said)]).entries == ()
    assert len(ledger_of([user(said)]).entries) == 4


def test_strong_kinds_of_the_assistant_are_entries_of_the_least_importance():
    ledger = ledger_of(
        [
            assistant("Your order 48213 costs $20."),
            result("c1", '{"total": 35, "currency": "EUR"}'),
            user("My name is Anna."),
        ]
    )
    assert [(one.written, one.importance) for one in ledger.in_force] == [
        ("Anna", 0),
        ("EUR 35", 1),
        ("48213", 2),
        ("$20", 2),
    ]


def test_a_result_gives_its_fields_with_their_keys():
    content = json.dumps(
        {
            "order": {"id": 48213, "total": 129.5, "currency": "EUR", "status": "open"},
            "customerName": "Anna Kovács",
            "contact": {"email": "anna@example.com", "phone_number": "+44 20 7946 0958"},
            "departure_date": "2026-03-14",
            "qty": 3,
            "weight": "3 kg",
            "items": [{"sku": "AB-1234", "name": "USB cable"}],
            "previous_total": 99,
        }
    )
    ledger = ledger_of([call("c1"), result("c1", content)])
    assert shown(ledger) == [
        ("id", "48213", "order id"),
        ("money", "EUR 129.5", "order total"),
        ("name", "Anna Kovács", "customer name"),
        ("email", "anna@example.com", "contact email"),
        ("phone", "+44 20 7946 0958", "contact phone number"),
        ("date", "2026-03-14", "departure date"),
        ("id", "AB-1234", "items sku"),
    ]
    assert [one.written for one in ledger.stale] == ["99"]


@pytest.mark.parametrize(
    "content",
    [
        '{"id": 48213',
        "[" * 5_000,
        '{"a":' * 2_000,
        '{"id": ' + "7" * 6_000 + "}",
        "null",
        "[]",
        '{"": "", "x": null, "y": [true, false]}',
        '{"\\ud800": "\\udfff 48213"}',
        " ".join(f'{{"id": {n}}}' for n in range(10_000, 14_000)),
    ],
)
def test_any_result_is_fine_and_gives_a_bounded_number_of_values(content):
    assert len(ledger_of([result("c1", content)]).entries) <= 60


def test_arguments_of_a_call_are_the_assistants():
    ledger = ledger_of([call("c1", arguments='{"booking_code": "XKQZPL", "nights": 2}')])
    [entry] = ledger.entries
    assert (entry.written, entry.words, entry.speaker) == ("XKQZPL", "booking code", "assistant")


def test_a_result_that_has_not_arrived_gives_nothing_and_a_late_one_is_a_tools():
    ledger = ledger_of(
        [
            running("c1"),
            async_started("c2"),
            thought("Order 99999"),
            async_final("c2", '{"order_id": "48213"}'),
        ]
    )
    assert [(one.written, one.speaker) for one in ledger.entries] == [("48213", "tool")]


def test_instructions_are_the_operators():
    ledger = ledger_of([system("Our number is 555-010-0000, 10% off."), developer("Hi.")])
    assert [(one.written, one.speaker) for one in ledger.entries] == [("555-010-0000", "operator")]


@pytest.mark.parametrize(
    "message",
    [None, 7, "48213", {}, {"role": "user"}, {"role": "user", "content": None}, {"content": "48213"},
     {"role": 5, "content": "48213"}, {"role": "user", "content": [None, 5, {"type": "text"}]},
     {"role": "assistant", "tool_calls": [None, {"function": None}, {"function": {"arguments": 5}}]},
     {"role": "tool", "content": {"a": 1}}],
)  # fmt: skip
def test_a_message_that_is_none_is_passed_over(message):
    assert ledger_of([message]).entries == ()


TALK = st.lists(
    st.one_of(
        st.sampled_from(
            [
                user("My order number is 48213."),
                user("Sorry, I meant 48231."),
                user("Yes."),
                user("No, 15."),
                user("Actually make it Friday."),
                user("Forget that number."),
                user("On Thursday at 5 pm, 50 units, 14 Birch Lane."),
                user("Ja, genau."),
                user("48213"),
                assistant("So order 48213?"),
                assistant("What is your order number?"),
                assistant("50 units, correct?"),
                assistant("Shall we say Monday?"),
                result("c", '{"order_id": 48213, "total": "$20"}'),
            ]
        ),
        st.text(max_size=30).map(user),
    ),
    max_size=10,
)


@given(messages=st.one_of(TALK, contexts()), cut=st.integers(0, 12))
def test_the_ledger_of_a_conversation_is_that_of_its_parts_merged(messages, cut):
    first = ledger_of(messages[:cut])
    before = first
    assert ledger_of(messages[cut:], first) == ledger_of(messages)
    assert first == before


@given(messages=TALK)
def test_a_ledger_has_one_entry_for_a_value_and_in_force_none_that_is_stale(messages):
    ledger = ledger_of(messages)
    values = [(one.kind, one.normal) for one in ledger.entries]
    assert len(values) == len(set(values))
    assert set(ledger.in_force).isdisjoint(ledger.stale)
    assert len(ledger.in_force) + len(ledger.stale) == len(ledger.entries)


@pytest.mark.parametrize(
    "text",
    ["7" * 60_000, "." * 60_000, "a@" * 30_000, "1, " * 20_000, "not 5 " * 10_000, "order 48213. " * 5_000,
     "my name is " * 5_000, "\n" * 60_000, "的" * 60_000, " five" * 12_000],
    ids=lambda text: text[:12].strip() or "newlines",
)  # fmt: skip
def test_a_large_message_is_read_in_many_small_steps(text):
    steps = sum(1 for _ in ledger_steps([user(text)]))
    assert steps >= len(text) // 1_000
    assert len(drain(ledger_steps([user(text)])).entries) <= 120


def test_nothing_said_is_an_empty_ledger():
    assert ledger_of([]) == Ledger()


def test_all_that_a_message_needs_is_made_ready_in_steps():
    assert sum(1 for _ in prepare_steps()) > 50


def test_one_utterance_that_looks_like_another_language_is_no_switch():
    spanish = [user("Hola, quiero hacer una reserva y no sé el precio"), user("no, no, dos")]
    ledger = ledger_of(spanish)
    assert ledger.language == "es"
    english = user("I would like to go on in English with you, please, if that is all right")
    assert ledger_of([english], ledger).language == "en"
