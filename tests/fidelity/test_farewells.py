#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from summaries import CALLS, assistant, user

from pipecat_summarizer.fidelity import Draft
from pipecat_summarizer.fidelity.answers import AnswersCaller

FAREWELLS = {
    "en": ("See you at half past nine!", "The keys are at the desk, have a great evening!"),
    "es": (
        "Los folletos llegan solos. ¡Que tenga buen día!",
        "Nos vemos el martes.",
        "Hasta mañana a las nueve.",
    ),
    "de": ("Der Schlüssel liegt bereit, gute Fahrt!", "Mit freundlichen Grüßen, Ihr Autohaus"),
    "fr": ("Les clés sont à l'accueil, bonne journée !", "À bientôt !", "À demain, dix heures."),
    "pt": ("As chaves ficam na portaria. Boa viagem!", "Até breve.", "Até amanhã às oito."),
    "it": ("Le chiavi sono al banco, buona serata!", "Arrivederci!"),
    "nl": ("De sleutels liggen klaar, fijne dag nog!", "Tot ziens."),
    "pl": ("Klucze czekają w recepcji. Miłego dnia!", "Do zobaczenia w środę."),
    "ru": ("Ключи на стойке. Хорошего дня!", "До встречи в среду!"),
    "tr": ("Anahtarlar danışmada, iyi günler!", "Görüşürüz."),
    "ar": ("المفاتيح في الاستقبال، مع السلامة", "نتمنى لك يوما سعيدا"),
    "hi": ("चाबी काउंटर पर रहेगी। आपका दिन शुभ हो!", "फिर मिलेंगे!"),
    "zh": ("钥匙在前台，祝您愉快！", "明天见！"),
    "ja": ("鍵は受付にございます。またのお電話をお待ちしております。", "お大事に。"),
    "ko": ("열쇠는 안내 데스크에 있습니다. 좋은 하루 되세요!", "안녕히 계세요."),
}

AFFIRMED = {
    "en": "That's correct. The desk opens at nine.",
    "es": "Exacto, el mostrador abre a las nueve.",
    "de": "Genau, der Schalter öffnet um neun.",
    "fr": "Tout à fait, le guichet ouvre à neuf heures.",
    "pt": "Isso mesmo, o balcão abre às nove.",
    "it": "Perfetto, lo sportello apre alle nove.",
    "nl": "Dat klopt, de balie opent om negen uur.",
    "pl": "Zgadza się, recepcja otwiera o dziewiątej.",
    "ru": "Совершенно верно, стойка открывается в девять.",
    "tr": "Aynen, danışma dokuzda açılıyor.",
    "ar": "بالضبط، يفتح المكتب في التاسعة",
    "hi": "बहुत अच्छा, काउंटर नौ बजे खुलता है।",
    "zh": "没错，前台九点开门。",
    "ja": "その通りです。受付は九時に開きます。",
    "ko": "맞습니다, 데스크는 아홉 시에 엽니다.",
}

GOOD = (
    ("en", "Caller said goodbye: see you on Friday. Parcel 48213 is on its way."),
    ("en", "Order 48213 left on May 3. Second parcel by express; until then nothing is due."),
    ("en", "Leeds by Friday, 48213, return label in the parcel, good luck card for the sister."),
    ("de", "Bestellung 48213 ging am 3. Mai raus. Bis dann zahlt die Kundin nichts."),
    ("es", "El cliente se despidió: hasta luego. El pedido 48213 sigue pendiente."),
    ("es", "El pedido 48213 sale del almacén y no llega hasta mañana."),
    ("fr", "La cliente a dit au revoir. La commande 48213 reste attendue."),
)


def complaint(text, messages):
    messages = tuple(messages)
    return AnswersCaller()(Draft(text=text, tokens=20, replaced_tokens=400, messages=messages))


@pytest.mark.parametrize(
    "language, text", [(code, text) for code, texts in FAREWELLS.items() for text in texts]
)
def test_a_farewell_is_no_summary(language, text):
    assert complaint(text, CALLS.get(language, ()))


@pytest.mark.parametrize("language, text", AFFIRMED.items())
def test_what_says_that_the_caller_is_right_is_no_summary(language, text):
    assert complaint(text, CALLS.get(language, ()))


@pytest.mark.parametrize("text", ["See you at five!", "No problem at all, have a nice day!"])
def test_a_farewell_is_known_in_a_call_of_hardly_a_word(text):
    assert complaint(text, (user("Is it open?"), assistant("Until five."), user("Okay.")))


@pytest.mark.parametrize("language, text", GOOD)
def test_a_summary_may_tell_of_a_farewell(language, text):
    assert complaint(text, CALLS[language]) is None
