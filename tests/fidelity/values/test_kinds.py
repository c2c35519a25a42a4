#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from cases_kinds import CASES
from hypothesis import example, given
from hypothesis import strategies as st
from num2words import num2words

from pipecat_summarizer.fidelity.values.kinds import FINDERS, Page
from pipecat_summarizer.fidelity.values.reading import pieces_of, read_window

LANGUAGES = [None, "en", "es", "de", "fr", "pt", "hi", "it", "nl", "ja"]
PIECES = st.sampled_from(
    """
    order number 48213 phone +44 20 7946 0958 555-012-3456 $42.50 1.299,99 € 15 % march 3rd 2026-03-14 03/04/2026
    5:30 pm at half past friday v2.3.1 SW1A 1AA 14 Birch Lane rue de la Paix my name is Anna a@b.com www.x.org
    forty two double seven B as in Bravo flight BA 283 not no, instead of ( ) - , . / # @ : ; ? ! “ नाम 订单 号 ١٢
    """.split()
)
TEXTS = st.one_of(
    st.text(max_size=80),
    st.lists(PIECES, max_size=25).map(" ".join),
    st.lists(PIECES, max_size=25).map("".join),
)


@pytest.mark.parametrize(("text", "language", "values"), CASES, ids=[case[0] for case in CASES])
def test_all_values_of_a_text_are_found_and_nothing_else(text, language, values):
    found = read_window(text, language).found
    assert [(one.kind, one.normal) for one in found] == values


@given(text=TEXTS, language=st.sampled_from(LANGUAGES))
@example(text="AS 0", language=None)
@example(text="at 530, five thirty pm", language="en")
@example(text="7" * 500, language="en")
@example(text="a@" * 300, language=None)
@example(text="." * 900, language="de")
@example(text="1-" * 400, language=None)
@example(text="\ud800 my name is \udfff 48213", language=None)
def test_any_text_is_fine_and_no_two_values_overlap(text, language):
    window = read_window(text, language, bare_numbers=True)
    end = 0
    for one in window.found:
        assert end <= one.start < one.end <= len(window.text)
        assert one.normal
        assert one.written
        assert window.said(one.start, one.end)
        end = one.end


@given(text=TEXTS, language=st.sampled_from(LANGUAGES))
def test_the_normal_form_of_a_normal_form_is_itself(text, language):
    for one in read_window(text, language).found:
        again = [
            other.normal
            for other in FINDERS[one.kind](Page(one.normal), language)
            if other.end - other.start == len(one.normal)
        ]
        # Some kinds are told by the words around them alone; what is found is the same.
        assert set(again) <= {one.normal}


@given(text=TEXTS)
def test_a_value_that_is_written_is_said_as_it_stands(text):
    window = read_window(text, "xx")
    for one in window.found:
        if not window.shifts:
            assert window.said(one.start, one.end) == text[one.start : one.end]


@pytest.mark.parametrize("language", ["en", "es", "de", "fr", "pt"])
@given(number=st.integers(2, 999_999))
def test_an_amount_in_words_is_the_amount_in_digits(language, number):
    unit = {"en": "dollars", "es": "euros", "de": "Euro", "fr": "euros", "pt": "euros"}[language]
    spoken = read_window(f"{num2words(number, lang=language)} {unit}", language).found
    digits = read_window(f"{number} {unit}", language).found
    assert [(one.kind, one.normal) for one in spoken] == [(one.kind, one.normal) for one in digits]
    assert [one.kind for one in spoken] == ["money"]


@given(text=TEXTS, size=st.integers(1, 60))
def test_pieces_of_a_text_are_the_text(text, size):
    pieces = list(pieces_of(text, size))
    assert "".join(pieces) == text
    assert all(0 < len(piece) <= size for piece in pieces)
