#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Words that say what a code is: "order number", "phone", "Postleitzahl".

The label that stands nearest before a code decides, so that an order number is
neither a price nor a phone.
"""

from collections.abc import Iterator
from typing import Literal, cast

from pipecat_summarizer.fidelity.values.patterns import LETTERS, Pattern, any_of

Label = Literal["id", "phone", "postal_code", "flight", "version", "number"]
"""What a label announces; ``number`` for the bare word, which may be anyone's."""

LABEL_CHARS = 56
"""How far before a code its label may stand."""

_WORDS: dict[Label, str] = {
    "postal_code": r"zip(?:[ _-]?code)?|postal[ _-]?code|post[ _-]?code|código postal|codigo postal"
    r"|postleitzahl|plz|code postal|cep|cap(?=\s)|código de endereçamento|codice postale|kod "
    r"pocztowy|индекс"
    r"|posta kodu|पिन कोड|pin code",
    "flight": r"flights?|connection|conexión|conexão|correspondance|coincidenza"
    r"|[^\W\d]{3,15}flug(?:nummer)?|vuelo|vuelos|flug|flugnummer|vol|voo|volo|vlucht|lot|рейс|uçuş|फ्लाइट"
    r"|航班|便名|항공편",
    "version": r"versions?|version|versión|versão|versione|versie|release|firmware|build",
    "phone": r"phone|phones|telephone|mobile|cell(?:phone)?|call(?: [^\W\d]+)? (?:back )?(?:on"
    r"|at)|reach (?:[^\W\d]+ )?(?:on|at)"
    r"|llamar(?:me)? al|localizar(?:me)? en|erreichen|joindre au|ligar (?:no|para)|me ligue no"
    r"|text(?: [^\W\d]+)? (?:on|at)|fax|whatsapp|callback|landline|call me|ring me"
    r"|teléfono|telefono|móvil|movil|celular|telefon[^\W\d]*|handy[^\W\d]*|mobilnummer"
    r"|rufnummer|rückruf[^\W\d]*"
    r"|téléphone|portable|telefone|telemóvel|cellulare|telefoonnummer|mobiele?|telefon"
    r"|телефон[^\W\d]*|номер телефона"
    r"|फोन|फ़ोन|मोबाइल|电话|手机|電話|携帯|전화|هاتف|جوال",
    "id": r"orders?|booking|bookings|reservation|tickets?|account|tracking|confirmation"
    r"|reference|ref|case|invoice"
    r"|policy|member(?:ship)?|customer|client|claim|serial|id|ids|pin|code|codes|card|contract"
    r"|patient|passport"
    r"|licen[cs]e|plate|vin|imei|sku|part|model|item|product|shipment|parcel|package"
    r"|transaction|receipt|student"
    r"|employee|badge|locker|rooms?|gate|seat|terminal|extension|ext|port|apartment|apt|suite"
    r"|unit|meter"
    r"|application|request|incident|issue|docket|voucher|coupon|promo|quote|batch|lot number"
    r"|container|iban|pnr"
    r"|loyalty|frequent flyer|purchase|delivery number|password|passcode|identifier|commit|hash"
    r"|key|token|sensor|pump"
    r"|machine|device|vehicle|truck|dock|bay|zone|channel|node|rack|tag|pedidos?|reservas?"
    r"|boleto|cuenta|seguimiento"
    r"|referencia|factura|póliza|poliza|expediente|código|codigo|identificador|tarjeta|contrato"
    r"|cliente|socio"
    r"|habitación|puerta|asiento|localizador|incidencia|caso|bestell[^\W\d]*|buchung[^\W\d]*"
    r"|auftrag[^\W\d]*|kunden[^\W\d]*|rechnung[^\W\d]*"
    r"|vorgang[^\W\d]*|sendung[^\W\d]*|konto[^\W\d]*|kennzeichen|aktenzeichen|referenz[^\W\d]*"
    r"|reservierung[^\W\d]*|vertrag[^\W\d]*|kartennummer"
    r"|ticketnummer|versicherung[^\W\d]*|zimmer[^\W\d]*|mitglied[^\W\d]*|code|commande"
    r"|réservation|dossier|compte|suivi|facture"
    r"|référence|contrat|carte|chambre|porte|siège|identifiant|billet|reserva|conta|rastreio"
    r"|rastreamento|fatura"
    r"|protocolo|apólice|cartão|quarto|portão|assento|ordine|ordini|prenotazione|pratica|conto"
    r"|fattura|codice|contratto"
    r"|camera|tessera|biglietto|bestelling|bestelnummer|boeking[^\W\d]*|klantnummer"
    r"|factuur[^\W\d]*|dossiernummer|rekening[^\W\d]*"
    r"|kamer|ordernummer|zamówieni[^\W\d]*|rezerwacj[^\W\d]*|konta|заказ[^\W\d]*|брон[^\W\d]*"
    r"|счет[^\W\d]*|договор[^\W\d]*|sipariş[^\W\d]*|rezervasyon[^\W\d]*"
    r"|hesap|ऑर्डर|बुकिंग|खाता|आर्डर|टिकट|订单[^\W\d]*|訂單[^\W\d]*|单号|预订[^\W\d]*|预约[^\W\d]*|账号"
    r"|注文[^\W\d]*|予約[^\W\d]*|番号|会員[^\W\d]*|주문[^\W\d]*|예약[^\W\d]*|계좌[^\W\d]*"
    r"|طلب|الطلب|حجز|الحجز|حساب|رقم الطلب",
    "number": r"number|numbers|no\.|#|nummer|número|numero|numéro|nº|n°|номер|numer"
    r"|numara[^\W\d]*|नंबर|number hai|号码|번호|رقم",
}
_LABEL = Pattern(
    rf"(?<![\d{LETTERS}])(?:"
    + "|".join(rf"(?P<{label}>{any_of(words)})" for label, words in _WORDS.items())
    + rf")(?![{LETTERS}])"
)


def labels_in(lower: str) -> Iterator[tuple[int, int, Label]]:
    """Where the labels of a text in lower case begin and end."""
    for match in _LABEL.each(lower):
        yield match.start(), match.end(), cast(Label, match.lastgroup)
