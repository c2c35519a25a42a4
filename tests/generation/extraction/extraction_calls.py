#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Calls in several languages, and how a summary of one is put before the gate."""

from contexts import assistant, call, result, user
from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.drafting import CHECKS_WITHOUT_A_MODEL
from pipecat_summarizer.fidelity import DEFAULT_CHECKS, Draft

COUNTER = ApproximateTokenCounter()

RESTAURANT = [
    assistant("Good evening, Bella Vista, this is Sam. How can I help you?"),
    user("Hi, um, I'd like to book a table for Saturday."),
    assistant("Of course. For how many people?"),
    user("Five, and around half past seven, please."),
    call("t1", name="check_tables", arguments='{"day": "Saturday", "people": 5}'),
    result("t1", '{"available": false, "alternatives": ["18:45", "20:15"]}'),
    assistant("I'm sorry, half past seven is full. I have 18:45 or 20:15."),
    user("20:15 then. My name is Okafor, and my number is 0161 496 0007."),
    assistant("Thank you. Do you have any allergies?"),
    user("Yes, my nephew is allergic to peanuts, so please never use any."),
    assistant("There is a car park on Mill Street, it costs 3 pounds."),
    user("Lovely. And please don't text me, just call."),
    call("t2", name="book_table", arguments='{"name": "Okafor", "time": "20:15"}'),
    result("t2", '{"booking": "BV-3391", "deposit": "20.00 GBP", "ok": true}'),
    assistant("You're booked, the booking number is BV-3391."),
    assistant("Shall I add a birthday cake for 35 pounds?"),
    user("Yes please."),
    user("What's your cancellation policy?"),
]
DOCTOR = [
    assistant("Praxis Doktor Lindner, guten Tag, was kann ich für Sie tun?"),
    user("Guten Tag, mein Name ist Jana Petersen. Ich brauche einen Termin wegen meinem Knie."),
    assistant("Gern. Wann würde es Ihnen passen?"),
    user("Am liebsten Dienstag, aber bitte erst nach 16 Uhr, vorher arbeite ich."),
    assistant("Ich habe Sie jetzt für Dienstag, den 14. Juli um 16:20 Uhr eingetragen."),
    user("Meine Nummer ist 0451 555 0188. Aber bitte nie vor neun anrufen."),
    user("Wie lange dauert das ungefähr?"),
]
BANK = [
    assistant("Banco Sol, buenos días, ¿en qué puedo ayudarle?"),
    user("Hola, llamo porque me han cobrado dos veces una compra de 46,90 euros."),
    assistant("Lo siento mucho. ¿Me dice su nombre y el número de la tarjeta?"),
    user("Me llamo Lucía Ferrer y la tarjeta termina en 8830."),
    assistant("Su reclamación es la RC-77120 y tendrá respuesta en diez días."),
    user("A partir de ahora no me llamen al trabajo, por favor."),
    user("¿Y me devuelven el dinero ya?"),
]
HOTEL = [
    assistant("Hôtel des Tilleuls, bonjour."),
    user("Bonjour, j'appelle pour modifier ma réservation, numéro HT-20418."),
    assistant("Je vois deux nuits à partir du 8 mai, chambre double, 238 euros."),
    user("Je suis allergique aux plumes, il faut absolument des oreillers synthétiques."),
    assistant("C'est noté. La réception ferme à 21 heures."),
    user("Est-ce que le petit déjeuner est compris ?"),
]
PARCEL = [
    assistant("您好，这里是晨光快递，请问有什么可以帮您？"),
    user("你好，我的包裹一直没到，单号是 SF1029384756。"),
    assistant("您的包裹目前在杭州中转站，预计4月18日送达。"),
    user("请不要放在快递柜，一定要送到前台。"),
    assistant("因为延误，可以退10元，三天内到账。"),
    user("好吧，谢谢。什么时候会再联系我？"),
]
GAS = [
    assistant("नमस्ते, सूर्या गैस सर्विस, मैं आपकी क्या मदद कर सकता हूँ?"),
    user("नमस्ते, मुझे गैस सिलेंडर बुक करना है। मेरा नाम राहुल वर्मा है।"),
    assistant("आपकी बुकिंग GS-8812 हो गई है, डिलीवरी 21 अगस्त को होगी, कीमत 903 रुपये।"),
    user("कृपया शाम 6 बजे के बाद ही भेजें, दिन में घर पर कोई नहीं होता।"),
    user("क्या मैं ऑनलाइन भुगतान कर सकता हूँ?"),
]
TRAIN = [
    assistant("Hej, välkommen till Nordtåg, vad kan jag hjälpa till med?"),
    user("Hej, jag heter Elin Åkesson och vill boka om min resa till Malmö."),
    assistant("Självklart. Vad är ditt bokningsnummer?"),
    user("Det är NT88213. Jag ska åka den 4 oktober."),
    assistant("Då är det klart. Du åker den 4 oktober klockan 9:15, vagn 3, plats 41."),
    user("Kan jag ta med min hund?"),
]
FERRY = [  # In a language that the package knows nothing of.
    assistant("Laba diena, keltų linija „Neringa“, kuo galiu padėti?"),
    user("Laba diena, mano vardas Rasa Kazlauskienė, noriu pakeisti kelionės laiką."),
    assistant("Žinoma. Koks jūsų užsakymo numeris?"),
    user("Numeris NL88213. Plauksime spalio 4 dieną su automobiliu."),
    assistant("Pakeičiau: spalio 4 diena, 9:15 valanda, trečias denis, 41 vieta."),
    user("Ar galiu vežtis šunį?"),
]
CALLS = {
    "en": RESTAURANT,
    "de": DOCTOR,
    "es": BANK,
    "fr": HOTEL,
    "zh": PARCEL,
    "hi": GAS,
    "lt": FERRY,
    "sv": TRAIN,
}


CHECKS = [check for check in DEFAULT_CHECKS if check.name in CHECKS_WITHOUT_A_MODEL]


def draft_of(text, messages, *, prior=None, max_tokens=6000):
    """A summary as the summarizer puts it before the gate."""
    replaced = COUNTER.count_messages(messages)
    if prior is not None:
        replaced += COUNTER.count_message(_stored(prior))
    return Draft(
        text=text,
        tokens=COUNTER.count_message(_stored(text)),
        replaced_tokens=replaced,
        messages=tuple(messages),
        prior_summary=prior,
        max_tokens=max_tokens,
    )


def _stored(text):
    return user(f"Conversation summary: {text}")
