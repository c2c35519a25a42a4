#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from near_east import NEAR_EAST
from south_asia import SOUTH_ASIA
from south_east_asia import SOUTH_EAST_ASIA
from summaries import CALLS, GOOD, assistant, user

from pipecat_summarizer.fidelity import Draft, review
from pipecat_summarizer.fidelity.languages import LANGUAGES, language_of

SOUTH_AND_EAST = {**NEAR_EAST, **SOUTH_ASIA, **SOUTH_EAST_ASIA}
EVERY = list(SOUTH_AND_EAST)
SPOKE = {"answers_caller", "not_a_summary"}

NEIGHBOURS = {
    "sv": "Jag har inte fått min beställning, och det är redan fredag.",
    "de": "Ich kann mich nicht anmelden, und das Paket ist auch nicht da.",
    "nl": "Ik heb dan maar een nieuw pakket besteld, het is er niet.",
    "fr": "Je ne peux pas me connecter, et le colis est là depuis lundi.",
    "pt": "Não consigo entrar na conta, e a encomenda se perdeu.",
    "it": "Se ho capito bene non se ne parla, e il pacco non è arrivato.",
    "it, short": "Se ne ho due, ne restituisco uno.",
    "de, short": "Mein Paket, mein Geld und meine Karte.",
    "pt, short": "Bom dia, qual é o dia?",
    "en, with a name": "This is Nguyễn Thị Hạnh.",
    "es": "No puedo entrar en la cuenta, y el paquete se perdió ayer.",
    "pl": "Nie mogę się zalogować, a paczka jest na poczcie, tak.",
    "tr": "Ne zaman gelecek, bir de adresi değiştirmek istiyorum.",
    "en": "The main agent said to use the bus, and do come by at ten.",
    "ar": "من أين يمكنني تغيير العنوان، وما هو الموعد الجديد؟",
    "ur": "میرا آرڈر ابھی تک نہیں آیا ہے اور مجھے پیسے واپس چاہیے۔",
    "ta-Latn": "Enakku innum parcel varala, address maatha mudiyuma sollunga.",
}


def draft(text, code):
    call = SOUTH_AND_EAST[code].call
    messages = [(assistant if index % 2 else user)(said) for index, said in enumerate(call)]
    return Draft(text=text, tokens=60, replaced_tokens=700, messages=tuple(messages))


def names(text, code):
    return {complaint.check for complaint in review(draft(text, code))}


def each(field):
    return pytest.mark.parametrize(
        ("code", "text"),
        [(code, text) for code in EVERY for text in getattr(SOUTH_AND_EAST[code], field)],
    )


@each("plain")
def test_a_plain_sentence_tells_its_language(code, text):
    assert language_of(text).code == code


@pytest.mark.parametrize(("code", "text"), NEIGHBOURS.items())
def test_a_sentence_of_a_neighbour_is_in_none_of_these_languages(code, text):
    found = language_of(text)
    assert found is None or found.code not in EVERY


@pytest.mark.parametrize("code", CALLS)
def test_a_call_in_another_language_is_in_none_of_these_languages(code):
    call = " ".join(message["content"] for message in CALLS[code])
    for text in (call, *GOOD[code]):
        found = language_of(text)
        assert found is None or found.code not in EVERY


def test_words_of_another_script_tell_nothing():
    assert language_of("Anna 48213 تا را") is None


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
    assert SPOKE & names(text, code)


@each("farewells")
def test_a_farewell_is_refused(code, text):
    assert "answers_caller" in names(text, code)


@each("thoughts")
def test_thinking_aloud_is_refused(code, text):
    assert "only_reasoning" in names(text, code)


@pytest.mark.parametrize("code", EVERY)
def test_the_call_itself_is_in_its_language(code):
    assert language_of(" ".join(SOUTH_AND_EAST[code].call)).code == code


def test_every_language_has_its_own_code_and_words():
    assert len({one.code for one in LANGUAGES}) == len(LANGUAGES)
    for one in LANGUAGES:
        assert len(set(one.common)) == len(one.common)
