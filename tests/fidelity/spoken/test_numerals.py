#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Every number that the package num2words can say is found, and is the right one.

It cannot say Hindi, whose numbers up to 99 have a table of their own.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipecat_summarizer.fidelity.spoken import spoken_spans, written_form

num2words = pytest.importorskip("num2words").num2words

# A label, since the number one alone is an article or a pronoun.
CALLS = {
    "en": ("en", "It is number {} please."),
    "es": ("es", "Es el número {} por favor."),
    "de": ("de", "Es ist Nummer {} bitte."),
    "fr": ("fr", "C'est le numéro {} merci."),
    "pt": ("pt_BR", "É o número {} obrigado."),
}


def misread(language, values):
    name, call = CALLS[language]
    for value in values:
        said = num2words(value, lang=name)
        text = call.format(said)
        spans = [(text[s.start : s.end], s.written) for s in spoken_spans(text, language)]
        if spans != [(said, str(value))]:
            yield value, said, spans


@pytest.mark.parametrize("language", CALLS)
def test_every_cardinal_below_ten_thousand_is_read(language):
    assert list(misread(language, range(10_000))) == []


@pytest.mark.parametrize("language", CALLS)
@given(value=st.integers(10_000, 10**9))
def test_larger_cardinals_are_read(language, value):
    assert list(misread(language, [value])) == []


@pytest.mark.parametrize("language", CALLS)
@given(value=st.integers(2, 10**9))
def test_cardinals_are_read_where_the_language_is_not_known(language, value):
    name, call = CALLS[language]
    text = call.format(num2words(value, lang=name))
    assert written_form(text) == call.format(value)


@pytest.mark.parametrize("language", ["en", "de", "fr", "pt"])
def test_every_ordinal_of_a_month_is_read(language):
    name, _ = CALLS[language]
    month = {"en": "May", "de": "Mai", "fr": "mai", "pt": "de maio"}[language]
    for day in range(1, 32):
        said = num2words(day, lang=name, to="ordinal")
        (span,) = spoken_spans(f"{said} {month}", language)
        assert (span.written, span.form) == (str(day), "ordinal")
