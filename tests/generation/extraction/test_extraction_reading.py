#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contexts import assistant, async_final, async_started, call, result, running, thought, user
from pipecat_summarizer.generation.extraction.results import fields_of
from pipecat_summarizer.generation.extraction.sentences import MAX_SENTENCE_CHARS, sentences_of
from pipecat_summarizer.generation.extraction.shortening import shortened
from pipecat_summarizer.generation.extraction.statements import MAX_MESSAGE_CHARS, read_steps
from pipecat_summarizer.generation.extraction.terms import term_of
from pipecat_summarizer.generation.extraction.values import values_of
from pipecat_summarizer.slicing import drain


def read(messages, prior=""):
    return drain(read_steps(messages, prior, "en"))


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("Hello Dr. Smith. It costs $5.50.", ["Hello Dr. Smith.", "It costs $5.50."]),
        ("Mail a.b@example.com. Now!", ["Mail a.b@example.com.", "Now!"]),
        ("你好。我的订单号是48213。", ["你好。", "我的订单号是48213。"]),
        ("One line\nand another", ["One line", "and another"]),
        ("... ?! --", []),
    ],
)
def test_a_text_is_split_where_its_sentences_end(text, sentences):
    pytest.importorskip("sentencex")  # Where Pipecat does not bring it, marks decide alone.
    assert list(sentences_of(text, "en")) == sentences


@given(st.text(max_size=400))
def test_no_letter_or_digit_is_lost_in_the_split(text):
    kept = "".join(sentences_of(text, "en"))
    assert [c for c in text if c.isalnum()] == [c for c in kept if c.isalnum()]


def test_speech_without_a_full_stop_is_parted_at_a_pause():
    parts = list(sentences_of("and then, well, I went on, " * 60, "en"))
    assert len(parts) > 3
    assert all(len(part) <= MAX_SENTENCE_CHARS for part in parts)
    assert all(part.endswith(",") for part in parts)


@pytest.mark.parametrize(
    ("payload", "fields"),
    [
        ('{"order": "KB-1", "ok": true, "note": null}', ["order KB-1"]),
        ('{"a": {"b_c": 3}}', ["b c 3"]),
        ('{"slots": ["Mon", "Tue"]}', ["slots Mon / Tue"]),
        ('{"slots": ["1", "2", "3", "4", "5", "6"]}', ["slots 1 / 2 / 3 / 4 (+2)"]),
        ('[{"id": 1}, {"id": 2}]', ["id 1", "id 2"]),
        ('{"found": false}', ["found no"]),
        ("{}", []),
    ],
)
def test_of_a_payload_the_telling_fields_are_kept(payload, fields):
    assert fields_of(payload) == fields


@pytest.mark.parametrize("payload", ["", "shipped", "{broken", "[" * 10_000])
def test_what_is_no_json_has_no_fields(payload):
    assert fields_of(payload) is None


def test_a_result_stands_with_its_call():
    statements = read([call("c1", name="find", arguments='{"id": 7}'), result("c1", '{"at": "x"}')])
    assert [(one.label, one.text) for one in statements] == [("find", "(id 7) at x")]


def test_an_async_result_stands_with_its_call_and_notices_say_nothing():
    messages = [call("c1", name="find"), async_started("c1"), async_final("c1", '{"at": "x"}')]
    assert [one.text for one in read(messages)] == ["at x"]
    assert read([call("c2"), running("c2"), thought()]) == []


def test_a_plain_result_is_kept_as_it_is():
    assert [one.text for one in read([result("c1", "Shipped on Friday.")])] == [
        "Shipped on Friday."
    ]


def test_of_a_huge_message_head_and_tail_are_read():
    text = "Head one. " + "middle. " * MAX_MESSAGE_CHARS + "Tail end."
    said = [one.text for one in read([user(text)])]
    assert said[0] == "Head one."
    assert said[-1] == "Tail end."
    assert sum(map(len, said)) <= MAX_MESSAGE_CHARS


def test_the_earlier_summary_is_read_line_by_line():
    prior = (
        'Caller said: A one. B two.\nAgent said: "Quoted."\n- an item\nfind: (id 7) at x\nPlain.'
    )
    statements = read([assistant("New.")], prior)
    assert [(one.speaker, one.label, one.text, one.bullet) for one in statements] == [
        ("caller", "", "A one.", False),
        ("caller", "", "B two.", False),
        ("agent", "", "Quoted.", False),
        ("other", "", "an item", True),
        ("other", "find", "(id 7) at x", False),
        ("other", "", "Plain.", False),
        ("agent", "", "New.", False),
    ]
    assert [one.is_prior for one in statements] == [True] * 6 + [False]


@pytest.mark.parametrize(
    ("sentence", "kinds"),
    [
        ("Call 0161 496 0007.", {"phone"}),
        ("Mail ann@example.com.", {"email"}),
        ("It is KB-48213.", {"code"}),
        ("It costs 38.50 GBP.", {"money"}),
        ("It costs five hundred dollars.", {"money"}),
        ("On 2026-05-03 or May 4.", {"date"}),
        ("At 20:15 or 8 pm.", {"time"}),
        ("The number 48213.", {"number"}),
        ("Room 7.", {"small"}),
        ("I am Elena Moretti.", {"name"}),
        ("Nothing is here.", set()),
        ("Hello there.", set()),
    ],
)
def test_a_first_look_knows_kinds_of_values(sentence, kinds):
    assert {kind for kind, _ in values_of(sentence, "en")} == kinds


@pytest.mark.parametrize("sentence", ["das ist gut", "il est parti", "die erste ist frei"])
def test_a_verb_is_not_a_time_zone(sentence):
    assert values_of(sentence, "de") == []
    assert values_of("ten in IST", "de") == [("zone", "ist")]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("cost", "budget"),
        ("reports", "reported"),
        ("lieferadresse", "adresse"),
        ("answers", "reply"),
    ],
)
def test_words_for_the_same_have_one_term(one, other):
    assert term_of(one) == term_of(other) != ""


@pytest.mark.parametrize(("one", "other"), [("billing", "delivery"), ("order", "table")])
def test_words_for_different_things_have_two_terms(one, other):
    assert term_of(one) != term_of(other)


@pytest.mark.parametrize(
    ("text", "level", "short"),
    [
        ("The code is AB-12.", 0, "The code is AB-12."),
        ("PLEASE NOTE: the code is AB-12.", 1, "The code is AB-12."),
        ("Quick update: the code is AB-12; the old one is gone.", 1, "The code is AB-12"),
        ("The code (of the shed) is AB-12.", 1, "The code is AB-12."),
        ("The code (12 signs) is AB-12.", 1, "The code (12 signs) is AB-12."),
        ("Their names: Ann and Bob.", 1, "Their names: Ann and Bob."),
        ("The code of the shed is AB-12.", 2, "Code of shed AB-12."),
        ("It is.", 2, "It."),
        ("The.", 2, "The."),
    ],
)
def test_a_sentence_is_said_with_fewer_words(text, level, short):
    assert shortened(text, level, "en") == short


@pytest.mark.parametrize(
    ("language", "text", "short"),
    [
        ("fr", "Elle habite au 8 rue des Lilas.", "Elle habite au 8 rue des Lilas."),
        ("es", "Vive en la calle de Los Olivos.", "Vive en calle de Los Olivos."),
        ("fr", "Chez la voisine.", "Chez voisine."),
        ("de", "Die Rechnung ist da.", "Rechnung da."),
    ],
)
def test_a_name_keeps_its_small_words(language, text, short):
    assert shortened(text, 2, language) == short
