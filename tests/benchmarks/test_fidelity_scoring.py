#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The scorer of the fidelity benchmark, on both sides of each of its rules."""

import pytest

from benchmarks.fidelity.matching import symbols
from benchmarks.fidelity.numerals import LANGUAGES
from benchmarks.fidelity.planted import Planted
from benchmarks.fidelity.scoring import MARKS, score
from benchmarks.fidelity.values import Value


def planted(said, *, kind="order", language="en", since=1, until=None, is_distractor=False):
    patterns = tuple(symbols(said, language)) if kind == "order" else ()
    return Planted(
        kind=kind,
        label="the order number",
        said=said,
        form="written",
        way="said",
        value=Value({"written": said}, patterns),
        since=since,
        until=until,
        is_distractor=is_distractor,
    )


def scored(items, *, summary=None, messages=(), number=5, language="en"):
    context = [*messages]
    if summary is not None:
        context.insert(0, {"role": "user", "content": f"Conversation summary: {summary}"})
    return score(items, context, summary, number=number, language=language)


@pytest.mark.parametrize(
    "summary", ["Order 48213.", "order 4 8 2 1 3", "Order four eight two one three."]
)
def test_a_value_survives_in_any_of_its_forms(summary):
    assert len(scored([planted("48213")], summary=summary).survived) == 1


@pytest.mark.parametrize("summary", ["Order 48218.", "Order 4821.", "An order.", ""])
def test_a_value_does_not_survive_in_another_form(summary):
    assert len(scored([planted("48213")], summary=summary).lost) == 1


def test_a_value_survives_in_a_kept_message_and_in_a_tool_result_but_not_across_two():
    item = planted("48213")
    tool = {"role": "tool", "tool_call_id": "1", "content": '{"order_number": "48213"}'}
    assert scored([item], messages=[tool]).survived
    call = {
        "role": "assistant",
        "tool_calls": [
            {"id": "1", "function": {"name": "find", "arguments": '{"order": "48213"}'}}
        ],
    }
    assert scored([item], messages=[call]).survived
    halves = [{"role": "user", "content": "482"}, {"role": "user", "content": "13"}]
    assert scored([item], messages=halves).lost


def test_a_wish_survives_word_for_word_only():
    wish = planted("Don't email me, call me instead.", kind="wish")
    assert scored([wish], summary="Wish: don't email me, call me instead").wishes_survived
    assert scored([wish], summary="The caller prefers calls to emails.").wishes_lost


def test_what_was_not_planted_yet_or_holds_no_more_is_not_looked_for():
    result = scored([planted("48213", since=6), planted("77120", until=5)], summary="")
    assert not result.survived and not result.lost


@pytest.mark.parametrize(
    "summary",
    [
        "The order is 48213.",
        "The order was 48213.",
        "The order is 77120.\nNot for the neighbour.\nOrder: 48213",
        "Order 77120 (not 48213).\nThe caller gave order 48213.",
        f"It is not the first time that somebody calls {'because of it ' * 8} 48213",
    ],
)
def test_a_stale_value_without_a_mark_next_to_it_is_shown_as_current(summary):
    assert len(scored([planted("48213", until=3)], summary=summary).stale_shown) == 1


@pytest.mark.parametrize(
    "summary",
    [
        "The order is 77120, not 48213.",
        "No, 77120. Corrected from 48213.",
        "Order: 77120 (previously 48213)",
        "48213 is no longer valid.",
        "The order is 77120.",
        "",
    ],
)
def test_a_stale_value_with_a_mark_or_without_a_place_is_not(summary):
    result = scored([planted("48213", until=3)], summary=summary)
    assert result.stale and not result.stale_shown


def test_a_mark_in_another_item_excuses_nothing():
    summary = "Order: 48213; street: 14 Birch Lane, not 9 Oak Street"
    assert scored([planted("48213", until=3)], summary=summary).stale_shown


def test_a_kept_message_is_no_place_where_a_stale_value_is_shown():
    kept = [{"role": "user", "content": "Order 48213."}]
    assert not scored([planted("48213", until=3)], summary="", messages=kept).stale_shown


def test_a_distractor_is_counted_apart():
    result = scored([planted("48213", is_distractor=True)], summary="Such as 48213.")
    assert len(result.distractors_shown) == 1
    assert not result.lost and not result.stale_shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_marks_and_they_are_plain(language):
    from benchmarks.fidelity.matching import plain

    assert all(plain(mark) == mark for mark in MARKS[language].split("|"))
