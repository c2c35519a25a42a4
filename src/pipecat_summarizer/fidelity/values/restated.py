#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""When a value is said again with another one: what it is a value of decides.

"The deadline is March 3", and later "the deadline is March 10": there is one
deadline. "My order is 48213", and later "my order is 48977": there are two. An
attribute is what has one value at a time; its word in another language, or
another word for it, is one more word in ``_ATTRIBUTES``.
"""

from functools import lru_cache

from pipecat_summarizer.fidelity.values.entry import ValueEntry, ValueKind

_ATTRIBUTES = {
    "=limit": "budget cap capped caps ceiling limit limits maximum spend spending expense expenses "
    "obergrenze höchstbetrag budgetgrenze presupuesto límite tope gasto gastos plafond dépense "
    "dépenses orçamento limite teto tetto spesa limiet",
    "=deadline": "deadline due cutoff frist abgabetermin plazo délai échéance prazo scadenza",
    "=birthday": "birthday birthdate born geburtstag geburtsdatum cumpleaños nacimiento "
    "anniversaire naissance aniversário nascimento compleanno nascita",
    "=appointment": "appointment termin cita rendez consulta appuntamento afspraak",
    "=address": "address adresse anschrift dirección domicilio endereço indirizzo adres",
    "=phone": "phone mobile cell telephone telefon handy telefonnummer handynummer teléfono móvil "
    "celular téléphone portable telefone telemóvel telefono cellulare telefoon",
    "=email": "email mail e-mail correo courriel",
    "=code": "code password passcode passphrase pin kennwort passwort clave contraseña senha parola "
    "wachtwoord código codice",
    "=version": "version versión versão versione versie",
}
_ATTRIBUTE_OF = {word: name for name, words in _ATTRIBUTES.items() for word in words.split()}
_OF_KIND: dict[ValueKind, frozenset[str]] = {
    "money": frozenset({"=limit"}),
    "date": frozenset({"=deadline", "=birthday", "=appointment"}),
    "weekday": frozenset({"=deadline", "=appointment"}),
    "time": frozenset({"=deadline", "=appointment"}),
    "address": frozenset({"=address"}),
    "phone": frozenset({"=phone"}),
    "email": frozenset({"=email"}),
    "id": frozenset({"=code"}),
    "version": frozenset({"=version"}),
}
# There may be several of them, each with an id of its own.
_ITEMS = frozenset(
    """
    order orders booking bookings ticket tickets invoice parcel package item account case
    reference tracking product
    flight reservation box shipment claim policy card room gate seat promo voucher coupon discount
    bestellung buchung rechnung paket vorgang artikel konto gutschein pedido reserva factura paquete
    cuenta incidencia cupón commande réservation facture colis compte dossier fatura pacote conta
    protocolo ordine prenotazione fattura pratica
    """.split()
)
_IDLE = frozenset(
    """
    number numbers nummer número numero numéro now still please new updated current latest actual
    nueva nuevo neue neuer neues nouveau nouvelle nova novo nuova nuovo instead just keep stay under
    below within max best first full set should must remember note
    jetzt ahora maintenant agora adesso has have changed hat geändert cambiado changé mudou
    """.split()
)
_MIN_CHARS = 3
_STEM_CHARS = 6
_COMPOUND_CHARS = 8
_MIN_HEAD_CHARS = 5
_DOOR_WORDS = 3


def restates(later: ValueEntry, earlier: ValueEntry, *, says_change: bool) -> bool:
    """Whether a value is the new one of what an earlier value was the value of.

    Args:
        later: The value that was said last, in force.
        earlier: An earlier one in force.
        says_change: Whether the words around the later one say that it is new.
    """
    attributes = _OF_KIND.get(later.kind)
    if attributes is None or earlier.kind != later.kind:
        return False
    mine, theirs = terms(later.words), terms(earlier.words)
    shared = mine & theirs
    if not shared & attributes or (_ITEMS & (mine | theirs) and later.kind == "id"):
        return False
    if mine == theirs:
        return True
    # "My work phone" is another one than "my phone", and "the billing address" than
    # "the delivery address"; "the address is now" is any that there is.
    return says_change and (mine < theirs or (mine > theirs and len(shared) > 1))


def is_of_attribute(entry: ValueEntry) -> bool:
    """Whether its words say it to be a value of what has one at a time."""
    attributes = _OF_KIND.get(entry.kind)
    return attributes is not None and not attributes.isdisjoint(terms(entry.words))


def is_other_door(later: str, earlier: str) -> bool:
    """Whether two addresses are of one house and differ in the flat: a slip, as a rule."""
    one, other = later.split(), earlier.split()
    return (
        len(one) == len(other) > _DOOR_WORDS
        and one[:-1] == other[:-1]
        and one[-1] != other[-1]
        and one[-2] in ("flat", "apt", "apartment", "unit", "suite", "floor")
    )


def terms(words: str) -> frozenset[str]:
    """What a few words are about: an attribute by any of its words, and the stems of the rest."""
    found = (_term(word.strip("'.,:;\"")) for word in words.casefold().split())
    return frozenset(term for term in found if term)


@lru_cache(maxsize=4_096)
def _term(word: str) -> str:
    if len(word) < _MIN_CHARS or word in _IDLE or word[0].isdigit():
        return ""
    if attribute := _ATTRIBUTE_OF.get(word):
        return attribute
    if word in _ITEMS:
        return word
    if len(word) >= _COMPOUND_CHARS:
        # "Lieferadresse" is an address of a kind: its head alone is another thing.
        for chars in range(_MIN_HEAD_CHARS, len(word) - 2):
            if word[-chars:] in _ATTRIBUTE_OF:
                return word
    return word[:_STEM_CHARS]
