#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a sentence is about: its terms, the same for words of one stem or one attribute.

An attribute is something that has one value at a time, whatever it is called: an
address, a budget, a date. A word for one in another language is one more word in
``_ATTRIBUTES``.
"""

import re
from functools import lru_cache

KINDS = {
    "=limit": {"money", "number"},
    "=date": {"date", "weekday"},
    "=clock": {"zone", "time"},
    "=charge": {"name"},
    "=name": {"name", "code"},
    "=code": {"code", "number", "name"},
    "=reply": {"name"},
    "=unit": {"name"},
    "=address": {"name", "code", "number", "small"},
    "=phone": {"phone", "number"},
    "=email": {"email"},
}
"""The kinds of values that an attribute has."""

MANNERS = frozenset({"=reply", "=unit"})
"""What has no exact value: how somebody wants to be answered."""

_ATTRIBUTES = {
    "=limit": "budget cap capped caps ceiling limit limits maximum spend spending spent cost costs "
    "expense expenses obergrenze höchstbetrag ausgaben kosten presupuesto límite tope gasto gastos "
    "plafond dépense dépenses orçamento limite teto",
    "=date": "date dates deadline due timing scheduled appointment termin datum frist fecha cita "
    "plazo rendez délai data prazo",
    "=clock": "time times timezone timestamp timestamps clock clocks zeitzone uhrzeit hora horario "
    "heure fuseau fuso",
    "=charge": "own owns owner belongs responsible charge handles handling zuständig "
    "verantwortlich responsable encargado responsável",
    "=name": "name named called calling nombre nom nome",
    "=code": "code codes pin password passcode kennwort passwort código clave contraseña senha",
    "=reply": "answer answers reply replies response responses tone antwort antworten respuesta "
    "respuestas tono réponse réponses ton resposta respostas tom",
    "=unit": "units measure measures measurement measurements einheiten unidades medidas unités "
    "mesures",
    "=address": "address street adresse straße dirección calle rue endereço rua",
    "=phone": "phone mobile telephone telefon handy teléfono móvil celular téléphone portable "
    "telefone",
    "=email": "email mail correo courriel",
}
_SINGLE_ITEMS = (
    "order booking ticket invoice parcel package item account case reference tracking product "
    "flight reservation box bestellung buchung rechnung paket vorgang artikel konto pedido "
    "reserva factura paquete cuenta commande réservation facture colis compte fatura pacote "
    "conta"
).split()
_ITEMS = frozenset([*_SINGLE_ITEMS, *(f"{item}s" for item in _SINGLE_ITEMS)])
_STOP = frozenset(
    "the and for you our his her its are was has had not but all any can may did get got let now "
    "out off own she him they too who why how yes der die das den dem des ein und ist mit von zum "
    "zur bei auf aus für ich sie wir ihr mir mal los las una uno del con por que les des est sur "
    "pas mes nos uma dos das com não seu sua ele ela that this these those with from have has had been being were will would could should about "
    "into over than then them they their there here what when where which while your yours mine "
    "just very much more most some such also only every each other must does doing done make made "
    "please want wants user users like know think really okay well said says under below "
    "dass oder aber auch eine einen einem einer eines nicht noch schon mich dich sich wird werden "
    "wurde haben hatte sind sein ihre ihren para pero como este esta esto muy también donde "
    "cuando porque pour avec dans mais plus très vous nous être avoir mais muito isso essa esse "
    "está você".split()
)
_UNSPACED = re.compile(r"[\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]")
# Vowel signs are no letters to Python, and yet no end of a word.
_WORD = re.compile(r"(?:[^\W_]|[\u0300-\u036f\u064b-\u065f\u0900-\u0963\u0970-\u0dff])+")
_ENDINGS = re.compile(r"(?:ings?|eds?|ers?|es|s|e|en)$")
_STEM_CHARS = 6
_MIN_CHARS = 4
_MIN_TERM_CHARS = 3
_COMPOUND_CHARS = 7


def words_in(said: str) -> list[str]:
    """The words of a sentence in lower case, letters and digits alone."""
    return _WORD.findall(said)


def terms_of(said: str) -> list[str]:
    """The term of each word, in order; ``""`` for a word that says too little.

    Where words are not set apart, every pair of letters is a term.
    """
    if _UNSPACED.search(said):
        letters = [char for char in said if char.isalnum()]
        return [a + b for a, b in zip(letters, letters[1:], strict=False)]
    return [term_of(word) for word in words_in(said)]


@lru_cache(maxsize=16_384)
def term_of(word: str) -> str:
    """The term of one word; ``""`` where it says too little."""
    if word in _STOP or word[0].isdigit():
        return ""
    if attribute := _ATTRIBUTE_OF.get(word):
        return attribute
    if len(word) >= _COMPOUND_CHARS:  # The head of a compound is its end: "Lieferadresse".
        for chars in range(_MIN_CHARS, len(word) - 1):
            if attribute := _ATTRIBUTE_OF.get(word[-chars:]):
                return attribute
    return _stem(word) if len(word) >= _MIN_TERM_CHARS else ""


def names_item(words: frozenset[str]) -> bool:
    """Whether there may be several of what one of these words calls, each with an id of its own."""
    return not words.isdisjoint(_ITEMS)


def _stem(word: str) -> str:
    if len(word) > _MIN_CHARS:
        word = _ENDINGS.sub("", word)
    elif len(word) == _MIN_CHARS:
        word = word.removesuffix("s").removesuffix("e")
    if len(word) > 3 and word[-1] == word[-2]:  # "capped"
        word = word[:-1]
    return word[:_STEM_CHARS]


_ATTRIBUTE_OF = {word: name for name, words in _ATTRIBUTES.items() for word in words.split()}
