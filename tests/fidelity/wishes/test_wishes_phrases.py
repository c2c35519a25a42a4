#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Phrases are tried some together first; what is found is what each would find by itself."""

import pytest

from pipecat_summarizer.fidelity.wishes.grammar import Fragments

MANY = [f"call number {number} (?P<what>now|later)" for number in range(60)]
"""More than are compiled together."""


@pytest.mark.parametrize("number", [0, 31, 59])
def test_a_phrase_is_found_wherever_it_is_written_among_many(number):
    phrases = Fragments({}).anywhere("|".join(MANY))
    found = phrases.search(f"please call number {number} later today")
    assert found is not None
    assert (found[0], found["what"]) == (f"call number {number} later", "later")


def test_many_phrases_find_nothing_where_none_stands():
    phrases = Fragments({}).anywhere("|".join(MANY))
    assert phrases.search("please call number 60 later") is None
    assert phrases.search("please call number 5 laterally") is None
    assert phrases.search("please recall number 5 later") is None


def test_the_phrase_that_is_written_first_is_found_even_where_another_stands_before_it():
    phrases = Fragments({}).anywhere("never call | no letters")
    found = phrases.search("no letters and never call")
    assert found is not None and found[0] == "never call"


def test_where_a_phrase_is_only_told_the_next_one_is_found():
    fragments = Fragments({}, tellers="they", askers="that they")
    phrases = fragments.anywhere("!never call | never")
    told = phrases.search("they never call")
    asked = phrases.search("see that they never call")
    assert told is not None and told[0] == "never"
    assert asked is not None and asked[0] == "never call"


def test_phrases_of_the_beginning_are_found_nowhere_else():
    phrases = Fragments({}).at_start("yes | of course")
    assert phrases.search("of course you may") is not None
    assert phrases.search("well of course") is None
    assert phrases.search("yesterday") is None
