#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contexts import assistant, user
from pipecat_summarizer.fidelity.languages import LANGUAGES
from pipecat_summarizer.fidelity.values import (
    annex,
    ledger_of,
    ledger_of_summary,
    missing_entries,
    split_annex,
)

SUMMARY = "Anna wants her parcel.\n- It is late."
TALK = [
    user("My order number is 48213 and my phone is 555-012-3456."),
    assistant("It ships on March 3 for $20."),
    user("My name is Anna."),
]


def words(text):
    return len(text.split())


def annex_of(messages, summary, *, max_tokens=100, language="en", measure=words):
    missing = missing_entries(ledger_of(messages), summary)
    return annex(missing, language=language, max_tokens=max_tokens, measure=measure)


def test_the_annex_says_what_is_missing_and_what_it_is():
    assert annex_of(TALK, SUMMARY).text == (
        "Exact values:\n- order number: 48213\n- phone: 555-012-3456\n- ships: March 3\n- ships: $20"
    )


def test_nothing_missing_is_no_annex():
    added = annex_of(TALK, "Anna: 48213, 555-012-3456, March 3, $20.")
    assert (added.text, added.entries, added.left_out) == ("", (), ())
    assert added.added_to(SUMMARY) == SUMMARY


def test_what_has_no_room_is_left_out_by_importance():
    added = annex_of(TALK, SUMMARY, max_tokens=9)
    assert added.text == "Exact values:\n- order number: 48213\n- phone: 555-012-3456"
    assert [one.written for one in added.left_out] == ["March 3", "$20"]


@pytest.mark.parametrize("max_tokens", [-1, 0, 1, 2, 4])
def test_where_no_line_has_room_there_is_no_heading_either(max_tokens):
    added = annex_of(TALK, SUMMARY, max_tokens=max_tokens)
    assert added.text == ""
    assert len(added.left_out) == 4


@given(max_tokens=st.integers(0, 60), scale=st.integers(1, 5))
def test_the_annex_stays_within_its_budget_and_loses_no_entry(max_tokens, scale):
    def measure(text):
        return (len(text) + scale - 1) // scale

    added = annex_of(TALK, SUMMARY, max_tokens=max_tokens, measure=measure)
    assert measure(added.text) <= max_tokens
    assert len(added.entries) + len(added.left_out) == 4


def test_the_text_stays_the_same_when_more_is_said():
    first = annex_of(TALK, SUMMARY).text
    later = annex_of([*TALK, user("My email is a@example.com.")], SUMMARY).text
    assert first.splitlines()[:3] == later.splitlines()[:3]


@pytest.mark.parametrize("language", [one.code for one in LANGUAGES])
def test_the_annex_is_in_the_language_and_comes_off_again(language):
    ledger = ledger_of([user("48213 99817")])
    added = annex(ledger.in_force, language=language, max_tokens=100, measure=words)
    title, *lines = added.text.splitlines()
    assert (title == "Exact values:") == (language == "en")
    body, taken = split_annex(added.added_to(SUMMARY))
    assert body == SUMMARY
    assert taken == tuple(line.removeprefix("- ") for line in lines)


@pytest.mark.parametrize(
    ("text", "body"),
    [
        (f"{SUMMARY}\n\n**Exact values:**\n- order: 48213", SUMMARY),
        (f"{SUMMARY}\n\n## Exact values\n* order: 48213\n", SUMMARY),
        ("A.\n\nExact values:\n- order: 48213\n\nB.", "A.\n\nB."),
        ("Exact values:\n- order: 48213", ""),
    ],
)
def test_an_annex_that_a_model_copied_comes_off_too(text, body):
    assert split_annex(text) == (body, ("order: 48213",))


@pytest.mark.parametrize(
    "text",
    ["", SUMMARY, "The exact values are unknown.", "Exact values: 48213 and 99817.", "- a\n- b"],
)
def test_a_summary_without_an_annex_stays_as_it_is(text):
    assert split_annex(text) == (text, ())


@given(text=st.text(max_size=120))
def test_any_text_can_be_split(text):
    body, lines = split_annex(text)
    assert split_annex(body)[1] == () or lines


def test_the_values_of_a_summary_whose_ledger_is_lost_are_kept():
    full = annex_of(TALK, SUMMARY).added_to(SUMMARY)
    ledger = ledger_of_summary(full)
    assert {"48213", "555-012-3456", "March 3", "$20"} <= {one.written for one in ledger.in_force}
    assert all(one.importance == 0 for one in ledger.in_force)
    assert missing_entries(ledger, full) == ()
