#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The tables of the languages."""

import pytest

from pipecat_summarizer.fidelity.spoken import hindi
from pipecat_summarizer.fidelity.spoken.languages import lexicon_of
from pipecat_summarizer.fidelity.spoken.lexicon import fold


@pytest.mark.parametrize("table", [hindi._DEVANAGARI, hindi._ROMANISED])
def test_hindi_has_every_number_below_a_hundred_and_no_word_for_two(table):
    said = [
        (word, value) for value, same in enumerate(fold(table).split()) for word in same.split("/")
    ]
    assert {value for _, value in said} == set(range(100))
    assert len(dict(said)) == len(set(said))
    numbers = lexicon_of("hi").numbers
    assert [(word, numbers[word].value) for word, _ in said] == said


@pytest.mark.parametrize("language", ["en", "es", "de", "fr", "pt", "hi"])
def test_every_word_of_a_table_is_folded(language):
    lexicon = lexicon_of(language)
    assert {word for word in lexicon.known if fold(word) != word} == set()


def test_unknown_languages_share_one_table():
    assert lexicon_of("xx") is lexicon_of("")
