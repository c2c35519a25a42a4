#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The generator of the fidelity benchmark says the truth about what it planted."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.fidelity import filler
from benchmarks.fidelity.calls import ENDINGS, make_call
from benchmarks.fidelity.matching import compiled, literal, plain, symbols
from benchmarks.fidelity.numerals import LANGUAGES, cardinal, day, spell_digits, spell_pairs
from benchmarks.fidelity.phrases import phrases_of
from benchmarks.fidelity.planted import text_of
from benchmarks.fidelity.values import KINDS, make_value

LAST = 20


@pytest.fixture(autouse=True)
def made_up_filler(monkeypatch):
    """Whether the real chats are installed makes no difference here."""
    monkeypatch.setattr(filler, "has_chats", lambda: False)


@pytest.fixture(params=LANGUAGES)
def call(request):
    return make_call(request.param, seed=7)


def messages_of(call):
    return [*call.opening, *(message for messages in call.rounds for message in messages)]


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [
        ("en", 0, "zero"),
        ("en", 48, "forty-eight"),
        ("en", 320, "three hundred and twenty"),
        ("es", 22, "veintidós"),
        ("es", 48, "cuarenta y ocho"),
        ("es", 733, "setecientos treinta y tres"),
        ("de", 21, "einundzwanzig"),
        ("de", 101, "einhunderteins"),
        ("de", 643, "sechshundertdreiundvierzig"),
        ("fr", 21, "vingt et un"),
        ("fr", 71, "soixante et onze"),
        ("fr", 80, "quatre-vingts"),
        ("fr", 81, "quatre-vingt-un"),
        ("fr", 91, "quatre-vingt-onze"),
        ("fr", 99, "quatre-vingt-dix-neuf"),
        ("fr", 200, "deux cents"),
        ("pt", 16, "dezesseis"),
        ("pt", 95, "noventa e cinco"),
        ("pt", 720, "setecentos e vinte"),
    ],
)
def test_a_number_is_said_as_people_say_it(language, number, said):
    assert cardinal(number, language) == said


def test_digits_are_said_one_by_one_and_in_pairs():
    assert spell_digits("4077", "en", other=True) == "four oh double seven"
    assert spell_digits("4077", "en") == "four zero seven seven"
    assert spell_digits("26", "pt", other=True) == "dois meia"
    assert spell_pairs("061275", "fr") == "zéro six, douze, soixante-quinze"


def test_a_day_of_the_month_is_an_ordinal_where_the_language_says_one():
    assert [day(number, "en") for number in (2, 12, 22, 30)] == [
        "second",
        "twelfth",
        "twenty-second",
        "thirtieth",
    ]
    assert [day(number, "de") for number in (3, 14, 21)] == [
        "dritten",
        "vierzehnten",
        "einundzwanzigsten",
    ]
    assert day(14, "es") == "catorce"


@given(kind=st.sampled_from(sorted(KINDS)), language=st.sampled_from(LANGUAGES), seed=st.integers())
def test_a_value_is_found_in_each_of_its_renditions(kind, language, seed):
    value = make_value(kind, language, Random(seed))
    for rendition in value.renditions.values():
        assert value.pattern.search(plain(f"Well, {rendition}, thank you."))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The order is 48213.", True),
        ("It is 4 8 2 1 3, yes", True),
        ("482-13", True),
        ("four eight two, one three", True),
        ("four eight two one 3", True),
        ("The order is 148213.", False),
        ("The order is 48214.", False),
        ("482130", False),
        ("four eight two one", False),
    ],
)
def test_a_row_of_digits_is_found_however_it_is_set_apart_and_only_whole(text, found):
    assert bool(compiled(symbols("48213", "en")).search(plain(text))) is found


def test_a_letter_may_be_spelt_and_a_digit_doubled():
    pattern = compiled(symbols("B770", "en", {"B": "B as in Bravo"}))
    assert pattern.search(plain("B as in Bravo, double seven, oh"))
    assert pattern.search(plain("b seven seven zero"))
    assert not pattern.search(plain("D as in Delta, double seven, oh"))


def test_accents_case_and_marks_make_no_difference_but_words_do():
    pattern = compiled([literal("Élodie Lefèvre")])
    assert pattern.search(plain("ELODIE LEFEVRE"))
    assert not pattern.search(plain("Élodie Lefèvres"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_words_in_every_language(language):
    phrases = phrases_of(language)
    assert phrases.labels.keys() == phrases.says.keys() == KINDS.keys()
    assert all(len(labels) == 2 for labels in phrases.labels.values())
    assert all("{v}" in one for says in phrases.says.values() for both in says for one in both)
    assert phrases.lines.keys() == phrases_of("en").lines.keys()


def test_the_same_seed_gives_the_same_call_and_another_one_another():
    assert make_call("de", 3).rounds == make_call("de", 3).rounds
    assert make_call("de", 3).rounds != make_call("de", 4).rounds


def test_a_short_call_is_the_beginning_of_a_long_one():
    assert make_call("fr", 3, rounds=4).rounds == make_call("fr", 3).rounds[:4]


def test_every_kind_is_planted_twice_and_both_can_be_in_force(call):
    planted = [item for item in call.planted if item.kind != "wish" and not item.is_distractor]
    first_said = [item for item in planted if item.replaces is None]
    assert sorted(item.kind for item in first_said) == sorted([*KINDS, *KINDS])
    in_force = [item.kind for item in planted if item.is_in_force(LAST)]
    assert any(in_force.count(kind) == 2 for kind in KINDS)


def test_what_was_planted_stands_in_the_call_from_its_round_on_and_nowhere_before(call):
    before = [plain(text_of(message)) for message in call.opening]
    for number, messages in enumerate(call.rounds, start=1):
        now = [plain(text_of(message)) for message in messages]
        for item in call.planted:
            if item.since == number:
                assert any(item.pattern.search(text) for text in now), item
            if item.since >= number:
                assert not any(item.pattern.search(text) for text in before), item
        before += now


def test_no_value_can_be_mistaken_for_another(call):
    values = [item for item in call.planted if item.kind != "wish"]
    for item in values:
        for other in values:
            if other is not item:
                assert not item.pattern.search(plain(other.said)), (item, other)


def test_what_ends_a_value_names_the_new_one_and_silently_not_the_old(call):
    endings = {item.ended for item in call.planted if item.kind != "wish"} - {None}
    assert {ending.removesuffix("_silently") for ending in ENDINGS} >= {
        ending.removesuffix("_silently") for ending in endings
    }
    for new in call.planted:
        old = new.replaces
        if old is None:
            continue
        texts = [plain(text_of(message)) for message in call.rounds[new.since - 1]]
        (words,) = [text for text in texts if new.pattern.search(text)][:1]
        assert bool(old.pattern.search(words)) is not (old.ended or "").endswith("_silently")
        assert old.until == new.since


def test_a_wish_that_is_taken_back_holds_no_more(call):
    taken_back = [item for item in call.planted if item.kind == "wish" and item.until]
    for item in taken_back:
        assert item.is_in_force(item.since)
        assert item.is_stale(LAST) and not item.is_in_force(LAST)


def test_a_distractor_is_neither_in_force_nor_stale(call):
    distractors = [item for item in call.planted if item.is_distractor]
    assert distractors
    for item in distractors:
        assert not item.is_in_force(LAST) and not item.is_stale(LAST)


def test_a_tool_call_is_followed_by_its_result_in_the_same_round(call):
    for messages in call.rounds:
        for index, message in enumerate(messages):
            for one in message.get("tool_calls", ()):
                result = messages[index + 1]
                assert result["tool_call_id"] == one["id"]
                assert json.loads(result["content"])["status"] == "found"
    ids = [m["tool_call_id"] for m in messages_of(call) if m["role"] == "tool"]
    assert ids and len(ids) == len(set(ids))


def test_real_chats_are_taken_where_they_are_installed(monkeypatch):
    chats = [["Hi there", "Hello", "How are you?", "Fine"]]
    monkeypatch.setattr(filler, "has_chats", lambda: True)
    monkeypatch.setattr(filler, "_chats", lambda: chats)
    texts = [text_of(message) for message in messages_of(make_call("en", 1, rounds=1))]
    assert "Hi there" in texts and "Hello" in texts
    texts = [text_of(message) for message in messages_of(make_call("es", 1, rounds=1))]
    assert "Hi there" not in texts
