#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipecat_summarizer.fidelity.languages import LANGUAGES
from pipecat_summarizer.fidelity.scripts import dominant_script
from pipecat_summarizer.fidelity.wishes import (
    Wish,
    Wishes,
    missing_wishes,
    missing_wishes_steps,
    split_wishes,
    wishes_section,
)

EMAIL = Wish("Please don't email me, call.", "contact", "caller", 3)
NEVER = Wish("Never promise a delivery date.", "never", "operator", 4)
RECORDED = Wish("This call is recorded.", "disclosure", "assistant", 1)
WISHES = Wishes((RECORDED, EMAIL, NEVER))


@pytest.mark.parametrize(
    "text",
    [
        "Anna called. Please don't email me, call. Never promise a delivery date. This call is "
        "recorded.",
        "She said “please don’t e-mail me — call”, this call is RECORDED; never promise\n"
        "a delivery date",
    ],
)
def test_what_stands_there_word_for_word_is_not_missing(text):
    missing = missing_wishes(WISHES, text.replace("don’t e-mail", "don't email"))
    assert missing == ()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "The caller prefers calls to e-mail.",
        "Please don't email me, call me.".replace("call me", "recall"),
        "Please don't email me.",
    ],
)
def test_what_is_said_in_other_words_is_missing(text):
    assert missing_wishes(Wishes((EMAIL,)), text) == (EMAIL,)


def test_a_wish_that_no_longer_holds_is_not_missing():
    closed = Wishes((Wish("In Spanish please.", "language", status="superseded"),))
    assert missing_wishes(closed, "") == ()


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_a_section_is_found_again_in_every_language(language):
    section = wishes_section(WISHES.in_force, language)
    heading = section.splitlines()[0]
    script = next(one.script for one in LANGUAGES if one.code == language)
    # The Japanese heading has few kana, which is enough for a reader.
    assert dominant_script(heading) in (script, "CJK" if language == "ja" else script)
    assert missing_wishes(WISHES, section) == ()
    rest, found = split_wishes(f"Anna called.\n\n{section}\n\nShe waits.")
    assert [(w.text, w.kind, w.speaker) for w in found.in_force] == [
        (w.text, w.kind, w.speaker) for w in WISHES.in_force
    ]
    assert rest.split() == ["Anna", "called.", "She", "waits."]


def test_no_wishes_make_no_section():
    assert wishes_section((), "en") == ""


def test_an_unknown_language_gets_an_english_heading():
    assert wishes_section([EMAIL], None) == wishes_section([EMAIL], "en")
    assert wishes_section([EMAIL], "xx") == wishes_section([EMAIL], "en")


def test_a_section_is_not_written_twice_from_round_to_round():
    text = "Anna called."
    for _ in range(5):
        rest, found = split_wishes(text)
        wishes = Wishes(found.in_force or (EMAIL, NEVER))
        text = f"{rest}\n\n{wishes_section(wishes.in_force, 'en')}"
    assert text.count("Wishes and limits in force") == 1
    assert text.count(EMAIL.text) == text.count(NEVER.text) == 1


def test_two_sections_become_one():
    text = f"{wishes_section([EMAIL], 'en')}\n{wishes_section([EMAIL, NEVER], 'de')}\nThe rest."
    rest, found = split_wishes(text)
    assert rest == "The rest."
    assert [wish.text for wish in found.in_force] == [EMAIL.text, NEVER.text]


@pytest.mark.parametrize(
    "heading",
    [
        "**Wishes and limits in force:**",
        "## Wishes and limits in force",
        "wishes and limits in force:",
    ],
)
def test_a_model_may_have_copied_a_section_with_marks_of_its_own(heading):
    _, found = split_wishes(f"{heading}\n* **caller**: “In Spanish please.”\n")
    assert [(wish.text, wish.kind) for wish in found.in_force] == [
        ("In Spanish please.", "language")
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Anna called.",
        '- caller: "Please don\'t email me."',
        "The wishes and limits in force: none were discussed.",
    ],
)
def test_a_summary_without_a_section_stays_as_it_is(text):
    assert split_wishes(text) == (text, Wishes())


def test_a_line_that_is_no_wish_ends_the_section_and_stays():
    text = f'{wishes_section([EMAIL], "en")}\n- Order 48213 is late.\n- caller: "Hello."'
    rest, found = split_wishes(text)
    assert rest == '- Order 48213 is late.\n- caller: "Hello."'
    assert len(found.in_force) == 1


@pytest.mark.parametrize("before", [1_970, 1_985, 1_999, 2_010])
def test_a_wish_is_not_missing_wherever_it_stands_in_a_long_text(before):
    text = f"{'x' * before} {EMAIL.text}, she said. {'y ' * 3_000}{NEVER.text}"
    assert missing_wishes(WISHES, text) == (RECORDED,)


def test_a_long_text_is_looked_through_in_steps():
    assert sum(1 for _ in missing_wishes_steps(WISHES, "word " * 4_000)) >= 9


@given(st.text(max_size=200))
def test_any_text_can_be_split_and_looked_through(text):
    rest, found = split_wishes(text)
    assert split_wishes(rest)[0].strip() == rest.strip()
    missing_wishes(WISHES, text)
