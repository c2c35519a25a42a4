#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipecat_summarizer.fidelity.keeping import without_sections
from pipecat_summarizer.fidelity.languages import LANGUAGES
from pipecat_summarizer.fidelity.reply import clean_reply
from pipecat_summarizer.generation.parts import _HEADINGS, RESPONSE_SCHEMA, text_of_fields
from pipecat_summarizer.generation.prompt import (
    DEFAULT_SUMMARIZATION_PROMPT,
    PARTS,
    ask_for_fields,
    build_prompt,
)

CALL = {
    "caller": ["Anna Lee calls because of her order."],
    "facts": ["Order 48213.", "Due on May 9."],
    "wishes": ["She wants to be called and not to get an e-mail."],
}


def rendered(fields, language=None):
    """What the gate gets to see of a reply in fields."""
    return clean_reply(text_of_fields(json.dumps(fields), language))


def test_every_part_stands_under_its_heading_and_empty_ones_are_left_out():
    assert rendered({**CALL, "done": [], "open": ["", " - "]}).text == (
        "Call:\n- Anna Lee calls because of her order.\n"
        "Facts:\n- Order 48213.\n- Due on May 9.\n"
        "Wishes and limits:\n- She wants to be called and not to get an e-mail."
    )


def test_the_parts_stand_in_the_order_of_the_prompt():
    assert rendered(dict(reversed(CALL.items()))).text == rendered(CALL).text


def test_a_reply_in_fields_is_a_whole_one():
    reply = rendered(CALL)
    assert (reply.problem, reply.is_closed) == (None, True)


def test_of_empty_fields_nothing_is_left():
    assert rendered({field: [] for field in PARTS}).text == ""


@pytest.mark.parametrize(
    "said, heading",
    [
        ("Die Kundin fragt nach ihrer Bestellung, die noch nicht da ist.", "Fakten:"),
        ("La clienta pregunta por el pedido que no ha llegado todavía.", "Datos:"),
        ("お客様は注文がまだ届いていないと言っています。", "事実:"),
        ("ग्राहक अपने ऑर्डर के बारे में पूछ रहा है जो अभी तक नहीं आया है।", "तथ्य:"),
    ],
)
def test_headings_are_in_the_language_of_the_reply_whatever_the_conversations(said, heading):
    assert rendered({"facts": [said]}, "en").text.splitlines()[0] == heading


def test_where_that_is_not_plain_they_are_in_the_conversations_language():
    assert rendered({"facts": ["48213"]}, "fr").text == "Faits:\n- 48213"
    assert rendered({"facts": ["48213"]}, "xx").text == "Facts:\n- 48213"
    assert rendered({"facts": ["48213"]}).text == "Facts:\n- 48213"


def test_every_language_of_the_gate_has_a_heading_for_every_part():
    assert set(_HEADINGS) == {language.code for language in LANGUAGES}
    for headings in _HEADINGS.values():
        assert len(set(headings.split("|"))) == len(PARTS)


@pytest.mark.parametrize("code", _HEADINGS)
def test_no_heading_is_taken_for_that_of_a_section_that_code_adds(code):
    fields = {field: ["48213"] for field in PARTS}
    text = rendered(fields, code).text
    assert without_sections(text) == text


@pytest.mark.parametrize("end", [1, 20, 60, -1])
def test_fields_that_are_cut_off_are_a_summary_that_is_cut_off(end):
    reply = clean_reply(text_of_fields(json.dumps(CALL)[:end]))
    assert reply.problem == "cut_off"


def test_broken_fields_are_cut_off_too():
    assert clean_reply(text_of_fields('{"caller": [Anna calls]}')).problem == "cut_off"
    assert clean_reply(text_of_fields('{"caller": ' * 5_000)).problem == "cut_off"


@pytest.mark.parametrize(
    "reply",
    [
        "",
        "Anna Lee calls because of order 48213.",
        "<summary>Anna Lee calls. {order} 48213.</summary>",
        '{"name": "lookup", "arguments": {"order": 48213}}',
        '["Anna Lee calls."]',
        '{"facts": ["x"]}' + " " * 100_000,
    ],
)
def test_what_is_not_in_our_fields_stays_as_it_is(reply):
    assert text_of_fields(reply) == reply


@pytest.mark.parametrize(
    "value, lines",
    [
        ("Order 48213.", ["- Order 48213."]),
        (48213, ["- 48213"]),
        (
            {"order": 48213, "due": ["May 9", "May 10"]},
            ["- order: 48213", "- due: May 9", "- due: May 10"],
        ),
        (["- Order\n 48213.", None, True, "…"], ["- Order 48213."]),
    ],
)
def test_what_a_field_holds_in_another_form_is_read_all_the_same(value, lines):
    assert rendered({"facts": value}).text.splitlines() == ["Facts:", *lines]


def test_fields_in_a_fence_are_read():
    assert (
        rendered(CALL).text == clean_reply(text_of_fields(f"```json\n{json.dumps(CALL)}\n```")).text
    )


def test_a_tag_in_a_field_does_not_end_the_summary():
    reply = rendered({"facts": ["The caller said </summary> and <think>.", "Order 48213."]})
    assert "48213" in reply.text and reply.is_closed


@given(st.recursive(st.none() | st.booleans() | st.floats() | st.text(), st.lists) | st.text())
def test_nothing_in_a_field_raises(value):
    reply = rendered({"facts": value})
    assert reply.is_closed or not reply.text


def test_the_prompt_for_fields_differs_in_its_last_line_only():
    prompt = build_prompt("[1] user: Hello.", words=50)
    *rest, last = ask_for_fields(prompt).splitlines()
    assert rest == prompt.splitlines()[:-1]
    assert "JSON" in last and "<summary>" not in last


def test_the_fields_are_the_parts_of_the_prompt():
    assert list(RESPONSE_SCHEMA["properties"]) == RESPONSE_SCHEMA["required"] == list(PARTS)
    assert all(f"- {part}\n" in DEFAULT_SUMMARIZATION_PROMPT for part in PARTS.values())
