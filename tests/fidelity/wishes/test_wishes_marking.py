#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contexts import user
from pipecat_summarizer.fidelity.wishes import Wish, Wishes, marked_wishes, wishes_of


def marked(text, *said, language="en"):
    return marked_wishes(text, wishes_of([user(one) for one in said]), language)


NO_EMAIL = ("Please don't email me.", "You can email me again.")


@pytest.mark.parametrize(
    "text",
    [
        "Anna said: Please don't email me.",
        "The caller does not want emails.",
        "- No emails, please don't email me!",
    ],
)
def test_a_wish_that_was_taken_back_is_marked_in_its_words_and_in_others(text):
    [shown] = marked(text, *NO_EMAIL).splitlines()
    assert shown.removesuffix(text[-1]) == f"{text[:-1]} (no longer valid)"


@pytest.mark.parametrize(
    "text",
    [
        "The caller can be emailed again.",
        "The caller no longer minds; please don't email me was withdrawn.",
        "Her email is anna@example.com.",
        "The caller does not want calls.",
        "The caller does not want emails (no longer valid).",
    ],
)
def test_what_holds_or_says_itself_that_it_is_past_is_left(text):
    assert marked(text, *NO_EMAIL) == text


def test_a_wish_in_force_is_left():
    assert marked("Please don't email me.", "Please don't email me.") == "Please don't email me."


def test_a_wish_that_was_taken_back_and_said_again_is_left():
    text = "Please don't email me."
    assert marked(text, *NO_EMAIL, "Please don't email me.") == text


def test_the_mark_is_in_the_language_and_only_its_sentence_has_it():
    said = ("Sprechen Sie bitte langsam.", "Sie müssen nicht mehr langsam sprechen.")
    text = "Sie heißt Anke. Sprechen Sie bitte langsam. Die Nummer ist 48213.\nEnde."
    assert marked(text, *said, language="de") == text.replace(
        "langsam.", "langsam (nicht mehr gültig)."
    )


@given(st.text(), st.lists(st.text(min_size=1), max_size=3))
def test_marking_twice_is_marking_once_and_only_adds(text, said):
    entries = tuple(Wish(one, "contact", status="withdrawn") for one in said)
    once = marked_wishes(text, Wishes(entries), "en")
    assert marked_wishes(once, Wishes(entries), "en") == once
    assert once.replace(" (no longer valid)", "") == text.replace(" (no longer valid)", "")
