#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contexts import user
from pipecat_summarizer.fidelity.values import corrected_text, ledger_of, wrong_digits

LEDGER = ledger_of([user("My order is 48213. My phone is 555-012-3456. It costs $12,345.")])


@pytest.mark.parametrize(
    ("summary", "right"),
    [
        ("Order 48214 is late.", "Order 48213 is late."),
        ("Order 48231 is late.", "Order 48213 is late."),
        ("Order 482213 is late.", "Order 48213 is late."),
        ("Phone 555 012 3457.", "Phone 555-012-3456."),
        ("Order four eight two one four.", "Order 48213."),
        ("Order 48214, phone 555-012-3466.", "Order 48213, phone 555-012-3456."),
        ("It costs $12,346.", "It costs $12,345."),
    ],
)
def test_a_number_one_digit_off_is_wrong_and_is_put_right(summary, right):
    wrong = wrong_digits(summary, LEDGER)
    assert wrong
    assert corrected_text(summary, wrong) == right
    assert wrong_digits(right, LEDGER) == ()


@pytest.mark.parametrize(
    "summary",
    [
        "Order 48213 is late.",
        "Order 99817 is late.",
        "Order 48299 is late.",
        "The last four digits are 3456.",
        "It took 48 minutes and 13 seconds.",
        "It costs $48,214.",
        "Order A48213 is late.",
        "",
    ],
)
def test_another_number_is_not_wrong(summary):
    assert wrong_digits(summary, LEDGER) == ()


@pytest.mark.parametrize(
    "known", ["My other order is 48214.", "48 214", "four eight two one four", "ref-48214-x"]
)
def test_a_number_that_stands_anywhere_in_any_form_is_not_wrong(known):
    assert wrong_digits("Order 48214.", LEDGER, ["Hello.", known]) == ()
    assert wrong_digits("Order 48214.", LEDGER, ["Hello."]) != ()


def test_a_value_that_was_corrected_is_not_put_in():
    ledger = ledger_of([user("My order is 48231, sorry, 48213.")])
    assert wrong_digits("Order 48231.", ledger) == ()
    assert wrong_digits("Order 48232.", ledger) == ()


def test_a_value_of_fewer_than_five_digits_is_left_alone():
    ledger = ledger_of([user("My PIN is 4821.")])
    assert wrong_digits("The PIN is 4822.", ledger) == ()


@given(text=st.text(max_size=120), known=st.lists(st.text(max_size=40), max_size=3))
def test_any_text_is_fine_and_what_is_found_stands_there(text, known):
    for one in wrong_digits(text, LEDGER, known):
        assert text[one.start : one.end] == one.found


def test_a_code_in_groups_is_known_and_its_wrong_digit_found():
    ledger = ledger_of([{"role": "user", "content": "55 20 81 34."}])
    assert wrong_digits("Account (55208137).", ledger) != ()
    assert wrong_digits("Account (55208134).", ledger) == ()


def test_a_range_and_thousands_are_no_code_by_their_form():
    texts = ["Between 1500-2000 of them.", "It costs 31 200.", "In 2024-25.", "In 05 2031."]
    assert ledger_of([{"role": "user", "content": text} for text in texts]).in_force == ()


def test_a_code_is_compared_whatever_parts_it_and_stands_around_it():
    ledger = ledger_of([{"role": "user", "content": "Tracking number PS 8820 5567 1."}])
    assert wrong_digits("Insulin in PS 8820 5367 1.", ledger) != ()
    assert wrong_digits("Insulin in PS 8820 5567 1.", ledger) == ()
