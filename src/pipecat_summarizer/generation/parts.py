#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A reply with one field for each part of a summary: what it must look like, and its text. Pure.

A provider that holds a reply to a schema gets :data:`RESPONSE_SCHEMA`. The text is the one that
any other model is asked for, headings included, so that nobody behind this module knows which of
the two it was. Headings in another language are one more line in ``_HEADINGS``.
"""

import json
import re
from collections.abc import Mapping
from typing import Any, cast

from pipecat_summarizer.fidelity.languages import language_of
from pipecat_summarizer.generation.prompt import PARTS

RESPONSE_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        field: {"type": "array", "items": {"type": "string"}, "description": part}
        for field, part in PARTS.items()
    },
    # As the strictest provider wants it.
    "required": list(PARTS),
    "additionalProperties": False,
}
"""What the fields are: a list of short sentences each."""

FIELD_TOKENS = 80
"""What the names of the fields and the marks between them take of a reply."""

# In the order of `PARTS`. None of them is a heading of a section that is added in code.
_HEADINGS = {
    "ar": "المكالمة|الحقائق|ما تقرر وما وُعد به|الرغبات والحدود|ما تم|ما بقي",
    "bn": "কল|তথ্য|সিদ্ধান্ত ও প্রতিশ্রুতি|ইচ্ছা ও সীমা|যা হয়েছে|যা বাকি",
    "cs": "Hovor|Fakta|Rozhodnuto a slíbeno|Přání a omezení|Hotovo|Otevřené",
    "da": "Opkald|Fakta|Besluttet og lovet|Ønsker og grænser|Gjort|Åbent",
    "de": "Anruf|Fakten|Beschlossen und zugesagt|Wünsche und Grenzen|Erledigt|Offen",
    "el": "Κλήση|Στοιχεία|Αποφάσεις και υποσχέσεις|Επιθυμίες και όρια|Έγιναν|Ανοιχτά",
    "en": "Call|Facts|Decided and promised|Wishes and limits|Done|Open",
    "es": "Llamada|Datos|Acordado y prometido|Deseos y límites|Hecho|Pendiente",
    "fa": "تماس|اطلاعات|تصمیم‌ها و وعده‌ها|خواسته‌ها و محدودیت‌ها|انجام‌شده|باز",
    "fi": "Puhelu|Tiedot|Päätökset ja lupaukset|Toiveet ja rajat|Tehty|Avoin",
    "fr": "Appel|Faits|Décidé et promis|Souhaits et limites|Fait|En suspens",
    "he": "השיחה|עובדות|החלטות והבטחות|בקשות ומגבלות|בוצע|נותר פתוח",
    "hi": "कॉल|तथ्य|निर्णय और वादे|इच्छाएँ और सीमाएँ|क्या हुआ|क्या बाकी है",
    "hi-Latn": "Call|Tathya|Nirnay aur vaade|Ichchhayein aur seemayein|Kya hua|Kya baaki hai",
    "hu": "Hívás|Tények|Döntések és ígéretek|Kérések és korlátok|Kész|Nyitott",
    "id": "Panggilan|Fakta|Keputusan dan janji|Keinginan dan batasan|Sudah dilakukan|Belum selesai",
    "it": "Chiamata|Fatti|Deciso e promesso|Desideri e limiti|Fatto|In sospeso",
    "ja": "お電話|事実|決定と約束|希望と制限|対応済み|未解決",
    "ko": "통화|사실|결정과 약속|요청과 제한|완료|남은 일",
    "nb": "Samtale|Fakta|Bestemt og lovet|Ønsker og grenser|Gjort|Åpent",
    "nl": "Gesprek|Feiten|Besloten en beloofd|Wensen en grenzen|Gedaan|Open",
    "pl": "Rozmowa|Fakty|Ustalono i obiecano|Życzenia i ograniczenia|Zrobiono|Otwarte",
    "pt": "Ligação|Dados|Decidido e prometido|Desejos e limites|Feito|Em aberto",
    "ro": "Apel|Fapte|Decis și promis|Dorințe și limite|Realizat|Deschis",
    "ru": "Звонок|Факты|Решено и обещано|Пожелания и ограничения|Сделано|Открыто",
    "sv": "Samtal|Fakta|Beslutat och utlovat|Önskemål och gränser|Gjort|Öppet",
    "ta": "அழைப்பு|தகவல்கள்|முடிவுகளும் வாக்குறுதிகளும்|விருப்பங்களும் வரம்புகளும்|முடிந்தவை|மீதமுள்ளவை",
    "th": "สายโทร|ข้อเท็จจริง|ข้อตกลงและคำสัญญา|ความต้องการและข้อจำกัด|ดำเนินการแล้ว|ค้างอยู่",
    "tr": "Arama|Bilgiler|Kararlar ve sözler|İstekler ve sınırlar|Yapılanlar|Açık konular",
    "uk": "Дзвінок|Факти|Вирішено й обіцяно|Побажання та обмеження|Зроблено|Відкрите",
    "vi": "Cuộc gọi|Thông tin|Quyết định và cam kết|Mong muốn và giới hạn|Đã làm|Còn lại",
    "zh": "来电|事实|决定与承诺|要求与限制|已完成|未解决",
}
_MAX_CHARS = 100_000  # A reply has a limit; what is longer is no reply to ours.
_SAMPLE_CHARS = 1_000
_OBJECT = re.compile(r"\s{0,99}(?:```\w{0,10}\s{0,9})?(?=\{)")
_DECODER = json.JSONDecoder(strict=False)


def text_of_fields(reply: str, language: str | None = None) -> str:
    """The text of a summary that came in fields, between the tags of any summary.

    A reply that is cut off or broken gets no closing tag, which is how the gate knows one. A
    reply in another form, such as text from a server that knows no schemas, stays as it is.

    Args:
        reply: The reply as the model gave it.
        language: The code of the conversation's language, for where the reply's own is not
            plain.
    """
    start = _OBJECT.match(reply)
    if start is None or len(reply) > _MAX_CHARS:
        return reply
    try:
        value, _ = _DECODER.raw_decode(reply, start.end())
    except (ValueError, RecursionError):
        return "<summary>\n" + _harmless(reply[start.end() :])
    fields = cast(Mapping[str, Any], value)
    if PARTS.keys().isdisjoint(fields):
        return reply
    items = [_items(fields.get(field)) for field in PARTS]
    sample = " ".join(item for part in items for item in part)[:_SAMPLE_CHARS]
    own = language_of(sample)
    code = own.code if own else language
    headings = _HEADINGS.get(code or "", _HEADINGS["en"]).split("|")
    parts = [
        "\n".join([f"{heading}:", *(f"- {item}" for item in part)])
        for heading, part in zip(headings, items, strict=True)
        if part
    ]
    return "\n".join(["<summary>", *parts, "</summary>"])


def _items(value: Any) -> list[str]:
    """What a field says, whatever a model made of it."""
    if isinstance(value, list):
        return [item for one in cast(list[Any], value) for item in _items(one)]
    if isinstance(value, Mapping):
        pairs = cast(Mapping[str, Any], value).items()
        return [f"{_harmless(key)}: {item}" for key, one in pairs for item in _items(one)]
    if isinstance(value, (str, int, float)) and not isinstance(value, bool):
        text = _harmless(" ".join(str(value).split())).removeprefix("- ")
        return [text] if any(map(str.isalnum, text)) else []
    return []


def _harmless(text: str) -> str:
    return text.replace("<", "‹")  # or a tag in a field would end the summary there
