#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The words of the annex, by language: its heading, and what each kind of value is called.

Another language is one more line in ``HEADINGS`` and in ``_KIND_NAMES``.
"""

from typing import get_args

from pipecat_summarizer.fidelity.values.entry import ValueKind

HEADINGS = {
    "en": "Exact values",
    "es": "Datos exactos",
    "de": "Genaue Angaben",
    "fr": "Valeurs exactes",
    "pt": "Dados exatos",
    "it": "Dati esatti",
    "nl": "Exacte gegevens",
    "pl": "Dokładne dane",
    "ru": "Точные данные",
    "tr": "Kesin bilgiler",
    "ar": "القيم الدقيقة",
    "hi": "सटीक विवरण",
    "zh": "准确信息",
    "ja": "正確な情報",
    "ko": "정확한 정보",
}
"""The heading of the annex. Told apart from a summary's own words by standing alone in a line."""

# In the order of `ValueKind`.
_KIND_NAMES = {
    "en": "name|number|phone|email|web address|amount|date|time|day|duration|percentage|quantity"
    "|postal code|address|flight|version",
    "es": "nombre|número|teléfono|correo|sitio web|importe|fecha|hora|día|duración|porcentaje"
    "|cantidad|código postal|dirección|vuelo|versión",
    "de": "Name|Nummer|Telefon|E-Mail|Webadresse|Betrag|Datum|Uhrzeit|Tag|Dauer|Prozentsatz|Menge"
    "|Postleitzahl|Adresse|Flug|Version",
    "fr": "nom|numéro|téléphone|e-mail|site web|montant|date|heure|jour|durée|pourcentage|quantité"
    "|code postal|adresse|vol|version",
    "pt": "nome|número|telefone|e-mail|site|valor|data|hora|dia|duração|porcentagem|quantidade"
    "|código postal|endereço|voo|versão",
    "it": "nome|numero|telefono|e-mail|sito web|importo|data|ora|giorno|durata|percentuale"
    "|quantità|CAP|indirizzo|volo|versione",
    "nl": "naam|nummer|telefoon|e-mail|website|bedrag|datum|tijd|dag|duur|percentage|aantal"
    "|postcode|adres|vlucht|versie",
    "pl": "imię i nazwisko|numer|telefon|e-mail|strona|kwota|data|godzina|dzień|czas trwania"
    "|procent|ilość|kod pocztowy|adres|lot|wersja",
    "ru": "имя|номер|телефон|почта|сайт|сумма|дата|время|день|длительность|процент|количество"
    "|индекс|адрес|рейс|версия",
    "tr": "isim|numara|telefon|e-posta|web adresi|tutar|tarih|saat|gün|süre|yüzde|miktar"
    "|posta kodu|adres|uçuş|sürüm",
    "ar": "الاسم|الرقم|الهاتف|البريد الإلكتروني|الموقع|المبلغ|التاريخ|الوقت|اليوم|المدة|النسبة"
    "|الكمية|الرمز البريدي|العنوان|الرحلة|الإصدار",
    "hi": "नाम|नंबर|फ़ोन|ईमेल|वेबसाइट|राशि|तारीख|समय|दिन|अवधि|प्रतिशत|मात्रा|पिन कोड|पता|उड़ान|संस्करण",
    "zh": "姓名|号码|电话|邮箱|网址|金额|日期|时间|星期|时长|百分比|数量|邮编|地址|航班|版本",
    "ja": "名前|番号|電話|メール|ウェブサイト|金額|日付|時刻|曜日|期間|割合|数量|郵便番号|住所|便名|バージョン",
    "ko": "이름|번호|전화|이메일|웹사이트|금액|날짜|시간|요일|기간|비율|수량|우편번호|주소|항공편|버전",
}


def heading(language: str | None) -> str:
    """The heading in a language, or in English."""
    return HEADINGS.get(language or "en", HEADINGS["en"])


def kind_name(kind: ValueKind, language: str | None) -> str:
    """What a kind of value is called in a language, or in English."""
    names = _KIND_NAMES.get(language or "en", _KIND_NAMES["en"]).split("|")
    return names[get_args(ValueKind).index(kind)]
