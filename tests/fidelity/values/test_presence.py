#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contexts import user
from pipecat_summarizer.fidelity.values import ledger_of, missing_entries, stale_entries

FORMS = [
    # What the caller says, and how a summary may say the same.
    ("My order is 48213.", "Order 48213 is late."),
    ("My order is 48213.", "Order 48 213 is late."),
    ("My order is 48213.", "Order #48213."),
    ("My order is 48213.", "The order, four eight two one three, is late."),
    ("My order is four eight two one three.", "Order 48213."),
    ("The booking code is AB12-345.", "Booking ab12345 was made."),
    ("My phone is 555-012-3456.", "Phone: (555) 012 3456."),
    ("My phone is 555-012-3456.", "Phone: +1 555 012 3456."),
    ("My phone is +49 171 9697656.", "Phone: 0171 9697656."),
    ("My email is john dot smith at example dot com.", "Email John.Smith@example.com."),
    ("See https://www.example.com/help.", "They looked at example.com/help."),
    ("It costs $42.50.", "It costs forty-two dollars and fifty cents."),
    ("It costs $42.50.", "It costs 42.50."),
    ("It costs €1.299,99.", "It costs 1,299.99 euros."),
    ("On March 3rd.", "Due 2026-03-03."),
    ("On March 3rd.", "Due on the third of March."),
    ("On March 3, 2026.", "Due 3 March."),
    ("On the 14th.", "Due March 14."),
    ("On 03/04/2026.", "Due April 3, 2026."),
    ("At 5:30 pm.", "At 17:30."),
    ("At 5:30.", "At half past five."),
    ("At 5:30.", "At 17:30."),
    ("On Friday.", "El viernes."),
    ("For 45 minutes.", "Forty-five minutes."),
    ("15 percent.", "A 15% discount."),
    ("I need 15 units.", "Fifteen units were ordered."),
    ("My zip code is 94107.", "Lives in 94107."),
    ("I live at 14 Birch Lane.", "Lives at 14 Birch Ln."),
    ("I fly on flight BA 283.", "On BA283."),
    ("We run version 2.3.1.", "Runs v2.3.1."),
    ("My name is Anna Kovács.", "ANNA KOVACS called."),
    ("मेरा नाम राहुल शर्मा है", "ग्राहक राहुल शर्मा"),
]

OTHERS = [
    ("My order is 48213.", "Order 48231 is late."),
    ("My order is 48213.", "Order 148213 is late."),
    ("My order is 48213.", "Order 482137 is late."),
    ("My phone is 555-012-3456.", "Phone: 555-012-3457."),
    ("My phone is +49 171 9697656.", "Phone: + 1 9697656."),
    ("My phone is +49 171 9697656.", "Phone: 9697656."),
    ("My email is a.b@example.com.", "Email ab@example.com."),
    ("It costs $42.50.", "It costs $42.55."),
    ("It costs $42.", "Order 42 of them."),
    ("It costs 42 euros.", "It costs $42."),
    ("On March 3rd.", "Due March 13."),
    ("On March 3rd.", "Due in March."),
    ("On the 14th.", "There are 14 of them."),
    ("At 5:30 pm.", "At 5:30 am."),
    ("On Friday.", "On Thursday."),
    ("For 45 minutes.", "For 45 hours."),
    ("15 percent.", "15 units."),
    ("I need 15 units.", "15 minutes."),
    ("I live at 14 Birch Lane.", "Lives at 15 Birch Lane."),
    ("We run version 2.3.1.", "Runs 2.3.10."),
    ("My name is Anna Kovács.", "Annabel Kovács called."),
]


@pytest.mark.parametrize(("said", "summary"), FORMS)
def test_a_value_is_held_in_any_of_its_forms(said, summary):
    ledger = ledger_of([user(said)])
    assert ledger.in_force
    assert missing_entries(ledger, summary) == ()


@pytest.mark.parametrize(("said", "summary"), OTHERS)
def test_another_value_is_not_taken_for_it(said, summary):
    ledger = ledger_of([user(said)])
    assert missing_entries(ledger, summary) == ledger.in_force != ()


def test_what_is_missing_comes_by_importance_and_nothing_stale_is():
    ledger = ledger_of([user("My order is 48231, sorry, 48213. Call me at 555-012-3456.")])
    assert [one.normal for one in missing_entries(ledger, "Nothing.")] == ["48213", "5550123456"]


def test_a_stale_value_in_a_summary_is_found():
    ledger = ledger_of([user("My order is 48231, sorry, 48213.")])
    assert [one.normal for one in stale_entries(ledger, "Order 48231.")] == ["48231"]
    assert stale_entries(ledger, "Order 48213.") == ()


@given(text=st.text(max_size=200))
def test_any_summary_is_fine(text):
    ledger = ledger_of([user("Order 48213, Anna, $5, March 3, 5 pm, 14 Birch Lane, 15 units.")])
    assert set(missing_entries(ledger, text)) <= set(ledger.in_force)
