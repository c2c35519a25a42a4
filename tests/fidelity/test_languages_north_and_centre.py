#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from centre import CENTRE
from north import NORTH
from summaries import CALLS, GOOD, assistant, user

from pipecat_summarizer.fidelity import Draft, review
from pipecat_summarizer.fidelity.languages import LANGUAGES, language_of

SAMPLES = NORTH | CENTRE
KNOWN = {one.code: one for one in LANGUAGES}

NEIGHBOURS = {
    "de": "Der Kunde hat den Termin verschoben, weil er am Freitag nicht kann.",
    "nl": "De klant wil graag weten of er nog een kamer is.",
    "en": "I have a question on the order that I made at noon.",
    "pl": "Klient nie może się zalogować do konta od poniedziałku.",
    "pt": "O cliente quer saber se a encomenda chega na sexta.",
    "es": "El cliente no puede entrar en la cuenta y se queja.",
    "fr": "Anne a besoin de la facture pour le mois de mai.",
    "it": "Il cliente ha chiesto se la stanza è libera.",
    "tr": "Müşteri ne zaman geleceğini ve ücreti sordu, ama cevap yok.",
    "ru": "Клиент спросил, когда придёт посылка, и попросил перезвонить.",
    "sk": "Zákazník sa pýtal, kedy dorazí tovar.",
    "et": "Klient tahtis teada, millal kaup kohale jõuab.",
    "bg": "Клиентът попита кога ще пристигне пратката.",
}


def draft(text, code):
    call = SAMPLES[code].call
    messages = [(assistant if index % 2 else user)(said) for index, said in enumerate(call)]
    return Draft(text=text, tokens=60, replaced_tokens=700, messages=tuple(messages))


def names(text, code):
    return {complaint.check for complaint in review(draft(text, code))}


def each(field):
    return pytest.mark.parametrize(
        ("code", "text"),
        [(code, text) for code, one in SAMPLES.items() for text in getattr(one, field)],
    )


@each("plain")
def test_a_plain_sentence_tells_its_language(code, text):
    assert language_of(text).code == code


@pytest.mark.parametrize("code", SAMPLES)
def test_a_call_tells_its_language(code):
    assert language_of(" ".join(SAMPLES[code].call)).code == code


@pytest.mark.parametrize(("code", "text"), NEIGHBOURS.items())
def test_a_sentence_of_a_neighbour_is_in_none_of_these_languages(code, text):
    found = language_of(text)
    assert found is None or found.code not in SAMPLES
    assert code not in KNOWN or found is KNOWN[code]


@pytest.mark.parametrize("code", CALLS)
def test_a_call_in_another_language_is_in_none_of_these_languages(code):
    for text in (" ".join(message["content"] for message in CALLS[code]), *GOOD[code]):
        found = language_of(text)
        assert found is None or found.code not in SAMPLES


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("ru", "Вы уже были тут?"),
        ("uk", "Чи є її ключі?"),
        ("cs", "Příště přijďte dříve."),
        ("hu", "Őszintén őrzött hűtő."),
        ("ro", "Mașină, țigări, ușă."),
    ],
)
def test_letters_that_no_other_language_has_tell_one_too(code, text):
    assert language_of(text).code == code


def test_a_single_letter_tells_no_language():
    assert language_of("Dvořák, 48213") is None


@each("good")
def test_a_good_summary_is_let_through(code, text):
    assert names(text, code) == set()


@each("refusals")
def test_a_refusal_is_refused(code, text):
    assert "refusal" in names(text, code)


@each("announcements")
def test_an_announcement_alone_is_refused(code, text):
    assert "announcement" in names(text, code)


@each("answers")
def test_an_answer_is_refused(code, text):
    assert "answers_caller" in names(text, code)


@each("farewells")
def test_a_farewell_is_refused(code, text):
    assert "answers_caller" in names(text, code)


@each("thoughts")
def test_thinking_aloud_is_refused(code, text):
    assert "only_reasoning" in names(text, code)


@pytest.mark.parametrize("code", SAMPLES)
def test_a_talk_that_goes_on_is_refused(code):
    call = SAMPLES[code].call
    text = "\n".join(f"{'BA'[index % 2]}: {said}" for index, said in enumerate(call[-4:]))
    assert "answers_caller" in names(text, code)


@pytest.mark.parametrize("code", SAMPLES)
def test_a_language_has_words_enough_to_be_told_by(code):
    language = KNOWN[code]
    assert len(language.common) == len(set(language.common)) >= 40
