#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What holds for any text at all."""

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipecat_summarizer.fidelity.spoken import spoken_span_steps, spoken_spans, written_form
from pipecat_summarizer.fidelity.spoken.languages import lexicon_of
from pipecat_summarizer.slicing import drain

LANGUAGES = ["en", "es", "de", "fr", "pt", "hi"]
DIGITS = {
    "en": "zero one two three four five six seven eight nine",
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve",
    "de": "null eins zwei drei vier fünf sechs sieben acht neun",
    "fr": "zéro un deux trois quatre cinq six sept huit neuf",
    "pt": "zero um dois três quatro cinco seis sete oito nove",
    "hi": "शून्य एक दो तीन चार पांच छह सात आठ नौ",
}

languages = st.sampled_from([*LANGUAGES, "it", "", None])
words = st.one_of(
    *(st.sampled_from(sorted(lexicon_of(language).known)) for language in LANGUAGES),
    *(st.sampled_from(sorted(lexicon_of(language).numbers)) for language in LANGUAGES),
    st.sampled_from("a b c e i o u x y A B E I O X 1 2 0 48 1,500 3.5 २ १२ AB१ é ½ foo".split()),
    st.sampled_from(["B as in Bravo", "C for cat", "x-ray", "double", "the", "one", "oh"]),
)
gaps = st.sampled_from([" "] * 6 + ["-", ", ", ". ", ",", "\n", " - ", ""])
speech = st.lists(st.tuples(words, gaps), max_size=9).map(
    lambda parts: "".join(word + gap for word, gap in parts)
)
texts = st.one_of(speech, st.text(max_size=60), st.text(st.characters(), max_size=20))


@given(texts, languages)
def test_spans_are_in_order_in_bounds_and_apart(text, language):
    end = 0
    for span in spoken_spans(text, language):
        assert end <= span.start < span.end <= len(text)
        assert span.written
        end = span.end


@given(texts, languages)
def test_the_written_form_is_its_own_written_form(text, language):
    written = written_form(text, language)
    assert written_form(written, language) == written


@given(texts, languages)
def test_the_written_form_is_the_text_with_its_spans_replaced(text, language):
    written = text
    for span in reversed(spoken_spans(text, language)):
        written = written[: span.start] + span.written + written[span.end :]
    assert written_form(text, language) == written


@given(st.sampled_from(LANGUAGES), st.text("0123456789", min_size=3, max_size=20))
def test_digits_said_one_by_one_are_the_number(language, digits):
    said = " ".join(DIGITS[language].split()[int(digit)] for digit in digits)
    assert written_form(f"({said})", language) == f"({digits})"


@given(st.lists(st.sampled_from("BCDFGHJKLMNPQRSTVWXZ"), min_size=2, max_size=6), st.integers(0))
@pytest.mark.parametrize("language", [*LANGUAGES, "it", None])
def test_letters_and_digits_set_apart_are_the_id(language, letters, number):
    code = [*letters, *str(number)]
    assert written_form(" ".join(code), language) == "".join(code)


@pytest.mark.parametrize("language", [*LANGUAGES, None])
@pytest.mark.parametrize(
    "part",
    [
        "7",
        "4 8 ",
        "four, ",
        "1.1",
        "one point ",
        "B as in ",
        "hundert",
        "deux fois ",
        "\ud800",
        "a ",
    ],
)
def test_nothing_is_too_long(language, part):
    text = part * (40_000 // len(part))
    assert written_form(text, language) == written_form(written_form(text, language), language)


@pytest.mark.parametrize("language", [*LANGUAGES, None])
def test_long_texts_are_read_in_steps(language):
    text = "My code is 4 8 2 1 3. " * 1_000
    assert sum(1 for _ in spoken_span_steps(text, language)) > 50
    assert {s.written for s in drain(spoken_span_steps(text, language))} == {"48213"}


def test_no_language_is_built_before_it_is_needed():
    check = (
        "import sys, pipecat_summarizer.fidelity.spoken as spoken;"
        "assert not any(name.startswith(spoken.__name__ + '.english') for name in sys.modules);"
        "spoken.spoken_spans('one two three', 'en');"
        "assert spoken.__name__ + '.english' in sys.modules;"
        "assert spoken.__name__ + '.hindi' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", check], check=True)
