#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The wishes at the end of a summary: written, found missing, and read back.

A section is a heading in the conversation's language and one line a wish, with
its words in quotation marks. Its form is stable: :func:`split_wishes` finds the
section of any earlier version, so that no round writes it twice. A language is
one more line in ``_LABELS``.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from pipecat_summarizer.fidelity.wishes.grammar import plain
from pipecat_summarizer.fidelity.wishes.reading import kind_of
from pipecat_summarizer.fidelity.wishes.wish import Wish, Wishes, WishSpeaker
from pipecat_summarizer.slicing import Steps, drain


@dataclass(frozen=True, slots=True)
class _Labels:
    heading: str
    caller: str
    operator: str
    assistant: str


_LABELS = {
    "ar": _Labels("رغبات وحدود سارية", "المتصل", "المشغل", "المساعد"),
    "bn": _Labels("বহাল ইচ্ছা ও সীমা", "কলার", "পরিচালক", "সহকারী"),
    "cs": _Labels("Platná přání a omezení", "volající", "provozovatel", "asistent"),
    "da": _Labels("Gældende ønsker og grænser", "opringeren", "operatøren", "assistenten"),
    "de": _Labels("Geltende Wünsche und Grenzen", "Anrufer", "Betreiber", "Assistent"),
    "el": _Labels("Ισχύουσες επιθυμίες και όρια", "καλών", "διαχειριστής", "βοηθός"),
    "en": _Labels("Wishes and limits in force", "caller", "operator", "assistant"),
    "es": _Labels("Deseos y límites vigentes", "llamante", "operador", "asistente"),
    "fa": _Labels("خواسته‌ها و محدودیت‌های جاری", "تماس‌گیرنده", "گرداننده", "دستیار"),
    "fi": _Labels("Voimassa olevat toiveet ja rajat", "soittaja", "ylläpitäjä", "avustaja"),
    "fr": _Labels("Souhaits et limites en vigueur", "appelant", "opérateur", "assistant"),
    "he": _Labels("בקשות ומגבלות בתוקף", "המתקשר", "המפעיל", "העוזר"),
    "hi": _Labels("लागू इच्छाएँ और सीमाएँ", "कॉलर", "संचालक", "सहायक"),
    "hi-Latn": _Labels("Laagu ichchhayein aur seemayein", "caller", "sanchalak", "sahayak"),
    "hu": _Labels("Érvényes kérések és korlátok", "hívó", "üzemeltető", "asszisztens"),
    "id": _Labels("Keinginan dan batasan yang berlaku", "penelepon", "operator", "asisten"),
    "it": _Labels("Desideri e limiti in vigore", "chiamante", "operatore", "assistente"),
    "ja": _Labels("現在有効な希望と制限", "発信者", "運営者", "アシスタント"),
    "ko": _Labels("현재 유효한 요청과 제한", "발신자", "운영자", "어시스턴트"),
    "nb": _Labels("Gjeldende ønsker og grenser", "innringeren", "operatøren", "assistenten"),
    "nl": _Labels("Geldende wensen en grenzen", "beller", "beheerder", "assistent"),
    "pl": _Labels("Obowiązujące życzenia i ograniczenia", "rozmówca", "operator", "asystent"),
    "pt": _Labels("Desejos e limites em vigor", "cliente", "operador", "assistente"),
    "ro": _Labels("Dorințe și limite în vigoare", "apelant", "administrator", "asistent"),
    "ru": _Labels("Действующие пожелания и ограничения", "звонящий", "оператор", "ассистент"),
    "sv": _Labels("Gällande önskemål och gränser", "uppringaren", "operatören", "assistenten"),
    "ta": _Labels("நடப்பு விருப்பங்களும் வரம்புகளும்", "அழைப்பாளர்", "இயக்குபவர்", "உதவியாளர்"),
    "th": _Labels("ความต้องการและข้อจำกัดที่มีผล", "ผู้โทร", "ผู้ดำเนินการ", "ผู้ช่วย"),
    "tr": _Labels("Geçerli istekler ve sınırlar", "arayan", "işletici", "asistan"),
    "uk": _Labels("Чинні побажання та обмеження", "абонент", "адміністратор", "асистент"),
    "vi": _Labels("Mong muốn và giới hạn còn hiệu lực", "người gọi", "người vận hành", "trợ lý"),
    "zh": _Labels("现行的要求和限制", "来电者", "运营方", "助手"),
}
_HEADINGS = frozenset(plain(labels.heading) for labels in _LABELS.values())
_SPEAKERS: dict[str, WishSpeaker] = {}
for _labels in _LABELS.values():
    _SPEAKERS[plain(_labels.assistant)] = "assistant"
    _SPEAKERS[plain(_labels.operator)] = "operator"
    _SPEAKERS[plain(_labels.caller)] = "caller"

_PIECE_CHARS = 2_000
_WISHES_PER_STEP = 5
_MARKUP = "*_#:： \t"
_LINE = re.compile(r"[-*•][ \t]{0,3}([^\"“”:：\n]{1,40})[:：][ \t]{0,3}[\"“](.{1,600})[\"”][ \t]*$")
_NO_WORDS = re.compile(r"[\s!-/:-@\[-`{-~¡-¿‘-‟…‹›«»।॥–—、。「」『』！-／：-？؟،]+")


def missing_wishes(wishes: Wishes, text: str) -> tuple[Wish, ...]:
    """Look for them at once; see :func:`missing_wishes_steps`."""
    return drain(missing_wishes_steps(wishes, text))


def missing_wishes_steps(wishes: Wishes, text: str) -> Steps[tuple[Wish, ...]]:
    """The wishes in force that a text does not contain word for word.

    Capital letters, spaces and punctuation do not matter.

    Args:
        wishes: All wishes.
        text: A summary.
    """
    pieces: list[str] = []
    start = 0
    while start < len(text):
        end = text.find(" ", start + _PIECE_CHARS)
        end = end if end >= 0 else len(text)
        pieces.append(words_only(text[start:end]))
        start = end
        yield
    said = f" {' '.join(filter(None, pieces))} "
    missing: list[Wish] = []
    for count, wish in enumerate(wishes.in_force):
        if f" {words_only(wish.text)} " not in said:
            missing.append(wish)
        if count % _WISHES_PER_STEP == 0:
            yield
    return tuple(missing)


def wishes_section(wishes: Iterable[Wish], language: str | None) -> str:
    """The section that carries these wishes; ``""`` for none.

    Args:
        wishes: The wishes, in order.
        language: The ISO code of the conversation's language; English is used
            for one that is not known.
    """
    labels = _LABELS.get(language or "", _LABELS["en"])
    speakers = {
        "caller": labels.caller,
        "operator": labels.operator,
        "assistant": labels.assistant,
    }
    lines = [f'- {speakers[wish.speaker]}: "{wish.text}"' for wish in wishes]
    return "\n".join([f"{labels.heading}:", *lines]) if lines else ""


def split_wishes(text: str) -> tuple[str, Wishes]:
    """A summary without its sections of wishes, and the wishes that stood there.

    Args:
        text: A summary, of bounded length.
    """
    kept: list[str] = []
    found: list[Wish] = []
    in_section = False
    for line in text.splitlines():
        if plain(line.strip(_MARKUP)) in _HEADINGS:
            in_section = True
            continue
        match = _LINE.match(line.strip()) if in_section else None
        if match is None:
            in_section = in_section and not line.strip()
            kept.append(line)
            continue
        wish = match[2].strip()
        speaker = _SPEAKERS.get(plain(match[1].strip(_MARKUP)), "caller")
        found.append(Wish(wish, kind_of(wish, speaker), speaker))
    if not found and len(kept) == len(text.splitlines()):
        return text, Wishes()
    unique = {(wish.speaker, words_only(wish.text)): wish for wish in found}
    return "\n".join(kept).strip(), Wishes(tuple(unique.values()), has_begun=True)


def words_only(text: str) -> str:
    """The words of a text, in lower case, with single spaces between them."""
    return _NO_WORDS.sub(" ", text.casefold()).strip()
