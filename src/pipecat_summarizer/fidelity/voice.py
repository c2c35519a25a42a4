#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Who speaks in a text, and to whom. Several checks ask."""

from pipecat_summarizer.fidelity.languages import Language, is_glued
from pipecat_summarizer.fidelity.refusals import first_phrase

PAUSES = ",.;:!?–—、，。！？：؟،।"
CALLER_LABELS = frozenset(
    "user caller customer human guest patient client usuario cliente llamante benutzer kunde anrufer "
    "utilisateur appelant usuário utente gebruiker klant beller klient пользователь клиент "
    "müşteri kullanıcı arayan anruferin kundin cliente chiamante お客様 発信者 발신자 المتصل "
    "उपयोगकर्ता ग्राहक कॉलर 用户 用戶 客户 客戶 ユーザー 顧客 사용자 고객 المستخدم العميل "
    "pelanggan pengguna penelepon pemanggil khách ลูกค้า ผู้ใช้ ผู้โทร πελάτης πελάτισσα χρήστης "
    "kund kunden uppringaren innringeren asiakas soittaja zákazník zákaznice volající ügyfél "
    "hívó clientul clienta apelantul клієнт клієнтка користувач абонент "
    "לקוח לקוחה הלקוח הלקוחה משתמש המשתמש مشتری کاربر grahak গ্রাহক কলার வாடிக்கையாளர்".split()
)
ASSISTANT_LABELS = frozenset(
    "assistant agent bot ai asistente agente assistent assistente asystent asistan ассистент "
    "medewerker mitarbeiter konsultant temsilci оператор representative operador operatore "
    "atendente conseiller 担当者 オペレーター موظف الموظف "
    "सहायक एजेंट 助手 客服 アシスタント 상담원 어시스턴트 المساعد الوكيل "
    "asisten agen ejen petugas ผู้ช่วย พนักงาน เจ้าหน้าที่ βοηθός εκπρόσωπος נציג נציגה הנציג "
    "assistenten avustaja asiakaspalvelija asistent asistentka operátor asszisztens ügyintéző "
    "asistentul operatorul асистент асистентка помічник "
    "הנציגה עוזר העוזר دستیار کارشناس اپراتور sahayak এজেন্ট সহকারী முகவர் உதவியாளர்".split()
)
_FULL_STOPS = ".!?。！？؟।"
_LOOSE_MARKS = PAUSES + "¡¿*_#>- "
_OPENING_CHARS = 300
_ENDING_CHARS = 120
_QUOTES = str.maketrans("“”„«»「」", '"""""""')


def own_words(text: str) -> str:
    """A text without what stands in quotation marks."""
    return " ".join(text.translate(_QUOTES).split('"')[::2])


def polite_words(text: str, language: Language) -> int:
    """How often a text addresses somebody by a capital letter; it is not normal, then."""
    if not language.polite:
        return 0
    words = text.split()
    # At the beginning of a sentence a capital letter says nothing.
    return sum(
        word.strip(PAUSES) in language.polite and before[-1] not in ".!?:"
        for before, word in zip(words, words[1:], strict=False)
    )


def offers(said: str, language: Language) -> bool:
    """Whether an assistant begins to serve somebody, and not by announcing a summary."""
    opening = said[:_OPENING_CHARS]
    rest = _without_label(opening).lstrip("¡¿")
    for _ in range(3):
        if first_phrase(rest, language.offers):
            return not language.holds(language.topic, opening)
        phrase = first_phrase(rest, language.yes_no) or first_phrase(rest, language.apologies)
        if not phrase:
            return False
        # A name may follow a greeting: "Hello Anna, how can I help you?"
        rest = rest[len(phrase) :]
        pause = next((i for i, char in enumerate(rest[:30]) if char in PAUSES), None)
        if pause is None:
            return False
        rest = rest[pause:].lstrip(PAUSES + " ¡¿")
    return False


def affirms(said: str, language: Language) -> bool:
    """Whether a text begins with a yes, a no or a greeting that stands by itself."""
    rest = _without_label(said).lstrip("¡¿")
    phrase = first_phrase(rest, language.yes_no)
    return bool(phrase) and (rest[len(phrase) :].lstrip() or ".")[0] in PAUSES


def takes_leave(said: str, language: Language) -> bool:
    """Whether a normal text ends with a farewell."""
    end = said[-_ENDING_CHARS:].rstrip(_LOOSE_MARKS)
    if is_glued(language):
        return any(
            phrase in end[_start_of_last(end, _FULL_STOPS) :] for phrase in language.farewells
        )
    # "Here is your ticket, goodbye!": the last clause of the sentence may be it.
    starts = {_start_of_last(end, _FULL_STOPS), _start_of_last(end, PAUSES)}
    return any(
        first_phrase(end[start:].lstrip(_LOOSE_MARKS), language.farewells) for start in starts
    )


def _start_of_last(text: str, marks: str) -> int:
    """Where that begins which stands after the last of some marks."""
    return max(text.rfind(mark) for mark in marks) + 1


def _without_label(said: str) -> str:
    label, colon, rest = said.partition(":")
    return rest.lstrip() if colon and label.strip("*_ ") in ASSISTANT_LABELS else said
