#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a summary shows that holds no longer is marked, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipecat_summarizer.fidelity.languages import LANGUAGES
from pipecat_summarizer.fidelity.values import ledger_of, marked_stale
from tests.contexts import user

LEDGER = ledger_of(
    [
        user("My order number is 48213."),
        user("Sorry, I meant 48977, not 48213."),
        user("My email is ann@example.com."),
        user("No wait, it's anne@example.com, not ann@example.com."),
        user("The deposit is $300."),
        user("It's $350, not $300."),
    ]
)
MARK = " (no longer valid)"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Order 48213 is late.", f"Order 48213{MARK} is late."),
        ("The order is four eight two one three.", f"The order is four eight two one three{MARK}."),
        ("Order 4 8 2 1 3, thanks.", f"Order 4 8 2 1 3{MARK}, thanks."),
        ("A deposit of three hundred dollars.", f"A deposit of three hundred dollars{MARK}."),
        ("Write to ann@example.com.", f"Write to ann@example.com{MARK}."),
        ("- order: 48213\n- deposit: $350", f"- order: 48213{MARK}\n- deposit: $350"),
        # The word says that something was corrected, and not to what.
        ("Number corrected: 48213", f"Number corrected: 48213{MARK}"),
        ("Not urgent. Order 48213 is late.", f"Not urgent. Order 48213{MARK} is late."),
        ("48213 twice: 48213", f"48213{MARK} twice: 48213{MARK}"),
    ],
)
def test_what_is_shown_as_current_gets_a_mark(before: str, after: str):
    assert marked_stale(before, LEDGER, "en") == after


@pytest.mark.parametrize(
    "text",
    [
        "The order is 48977, not 48213.",
        "The order is 48977 instead of 48213.",
        "The deposit changed from $300 to $350.",
        "The order is 48977 (previously 48213).",
        "48213 is no longer the order.",
        "The old number was 48213.",
        "Order 48977, anne@example.com, $350.",
        "Order 482139, room 4821, ann@example.com.au, $3000.",
        "joann@example.com asked for $300.50.",
        "",
    ],
)
def test_what_is_marked_holds_or_is_another_value_stays_as_it_is(text: str):
    assert marked_stale(text, LEDGER, "en") == text


def test_a_value_that_holds_again_is_not_marked():
    ledger = ledger_of(
        [
            user("My order number is 48213."),
            user("No wait, 48977, not 48213."),
            user("It was right at first: the order is 48213, not 48977."),
        ]
    )
    assert marked_stale("Order 48213", ledger, "en") == "Order 48213"
    assert marked_stale("Order 48977", ledger, "en") == f"Order 48977{MARK}"


def test_every_language_has_a_mark_of_its_own_and_another_one_has_the_english_one():
    marks = {marked_stale("48213", LEDGER, language.code) for language in LANGUAGES}
    assert len(marks) == len(LANGUAGES)
    assert marked_stale("48213", LEDGER, "xx") == f"48213{MARK}"


@given(
    st.lists(
        st.sampled_from(
            ["48213", "48977", "$300", "$350", "ann@example.com", "not", "from", "to", "old", ".",
             "order", ",", "\n", "\ud800", "changed", "three hundred dollars"]
        ),
        max_size=30,
    ),
    st.sampled_from([language.code for language in LANGUAGES]),
)  # fmt: skip
def test_what_was_marked_is_not_marked_again(words: list[str], language: str):
    once = marked_stale(" ".join(words), LEDGER, language)
    assert marked_stale(once, LEDGER, language) == once
