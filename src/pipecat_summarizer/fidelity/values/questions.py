#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the assistant asked for, so that a bare answer is what was asked for.

"48213" after "What is your order number?" is an id, "Anna Kovács" after "And your
name?" a name. The answer is read as if the words that announce it stood before.
"""

from pipecat_summarizer.fidelity.values.kinds.page import Page, lowered
from pipecat_summarizer.fidelity.values.patterns import Pattern

_MAX_NAME_WORDS = 5
_NAME = Pattern(
    r"(?<!\w)(?:(?:your|full|first|last|whose|caller's|account holder's) (?:\w+ )?name|who am "
    r"i speaking (?:with|to)|who's calling|name please|spell (?:that|your)"
    r"|cómo se llama|cómo te llamas|su nombre|tu nombre|wie heißen|wie heißt|ihr(?:en)? "
    r"(?:vollständiger |vollständigen |ganzer )?name[n]?|comment vous appelez|votre nom|quel "
    r"est votre nom"
    r"|seu nome|como (?:você )?se chama|come si chiama|suo nome|nome e cognome|uw (?:volledige "
    r"|achter|voor)?naam|hoe heet|aapka naam|aapka shubh naam|आपका (?:पूरा )?नाम)(?!\w)"
)
_ANNOUNCEMENTS = {
    "id": "order number ",
    "number": "number ",
    "phone": "phone number ",
    "postal_code": "zip code ",
    "flight": "flight number ",
    "version": "version ",
}
_WHEN = Pattern(
    r"(?<!\w)(?:what time|which time|a qué hora|um wie ?viel uhr|welche uhrzeit|à quelle heure"
    r"|a que horas|que horas|a che ora|hoe laat|kitne baje|कितने बजे)(?!\w)"
)
_HOW_MANY = Pattern(
    r"(?<!\w)(?:how many|what quantity|cuánt[oa]s|wie ?viele|combien d[e']|quant[oa]s|quant[ie]"
    r"|hoeveel|kitne|kitni|कितने|कितनी|сколько|ile|kaç)(?!\w)|多少|几个|いくつ|何個|몇 ?개"
)


def announced_by(question: str, answer: str) -> str:
    """The words to be read before an answer; ``""`` where the question asks for no value."""
    if not question:
        return ""
    question = lowered(question)
    if _NAME.search(question) and len(answer.split()) <= _MAX_NAME_WORDS:
        return "my name is "
    if _WHEN.search(question):
        return "at "
    # As if the answer were the last word of the question.
    asked = question.rstrip("?？؟ ") + " "
    label = Page(asked).label_before(len(asked))
    return _ANNOUNCEMENTS.get(label or "", "")


def asks_how_many(question: str) -> bool:
    """Whether a bare number is an answer."""
    return _HOW_MANY.search(lowered(question)) is not None
