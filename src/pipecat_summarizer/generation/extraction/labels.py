#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How a summary says who spoke, in the language of the conversation.

A label holds a word by which the output gate knows a report from a dialogue
that goes on, such as "said". Another language is one more line in ``_LABELS``.
"""

from dataclasses import dataclass
from typing import Literal

Speaker = Literal["caller", "agent", "operator", "tool", "other"]


@dataclass(frozen=True, slots=True)
class Labels:
    """The labels of one language.

    Parameters:
        caller: Before what the caller said.
        agent: Before what the assistant said.
        operator: Before what the application told the assistant.
        stop: The mark that ends a sentence without one.
        space: What stands between two sentences.
        is_quoted: Whether what was said stands in quotation marks, by which the
            gate knows a report in a language of which it does not know the
            words.
    """

    caller: str
    agent: str
    operator: str
    stop: str = "."
    space: str = " "
    is_quoted: bool = False


_UNKNOWN = Labels("Caller said", "Agent said", "Operator said", is_quoted=True)
_LABELS = {
    "ar": Labels("قال العميل", "قال الوكيل", "قال المشغل"),
    "bn": Labels("গ্রাহক বলেছেন", "এজেন্ট বলেছেন", "পরিচালক বলেছেন", "।"),
    "cs": Labels("Zákazník řekl", "Agent řekl", "Provozovatel řekl"),
    "da": Labels("Kunden sagde", "Agenten sagde", "Operatøren sagde"),
    "de": Labels("Anrufer sagte", "Agent sagte", "Betreiber sagte"),
    "el": Labels("Ο πελάτης είπε", "Ο εκπρόσωπος είπε", "Ο διαχειριστής είπε"),
    "en": Labels("Caller said", "Agent said", "Operator said"),
    "es": Labels("Cliente dijo", "Agente dijo", "Operador dijo"),
    "fa": Labels("مشتری گفت", "کارشناس گفت", "گرداننده گفت"),
    "fi": Labels("Asiakas sanoi", "Agentti sanoi", "Ylläpitäjä sanoi"),
    "fr": Labels("Client a dit", "Agent a dit", "Opérateur a dit"),
    "he": Labels("הלקוח אמר", "הנציג אמר", "המפעיל אמר"),
    "hi": Labels("ग्राहक ने कहा", "एजेंट ने कहा", "संचालक ने कहा", "।"),
    "hi-Latn": Labels("Grahak ne kaha", "Agent ne kaha", "Sanchalak ne kaha"),
    "hu": Labels("Az ügyfél mondta", "Az ügynök mondta", "Az üzemeltető mondta"),
    "id": Labels("Pelanggan berkata", "Agen berkata", "Operator berkata"),
    "it": Labels("Cliente ha detto", "Agente ha detto", "Operatore ha detto"),
    "ja": Labels("お客様の発言", "担当者の発言", "運営者の発言", "。", ""),
    "ko": Labels("고객이 말함", "상담원이 말함", "운영자가 말함"),
    "nb": Labels("Kunden sa", "Agenten sa", "Operatøren sa"),
    "nl": Labels("Klant zei", "Agent zei", "Beheerder zei"),
    "pl": Labels("Klient powiedział", "Agent powiedział", "Operator powiedział"),
    "pt": Labels("Cliente disse", "Agente disse", "Operador disse"),
    "ro": Labels("Clientul a spus", "Agentul a spus", "Administratorul a spus"),
    "ru": Labels("Клиент сказал", "Агент сказал", "Оператор сказал"),
    "sv": Labels("Kunden sade", "Agenten sade", "Operatören sade"),
    "ta": Labels("வாடிக்கையாளர் கூறினார்", "முகவர் கூறினார்", "இயக்குபவர் கூறினார்"),
    "th": Labels("ลูกค้าแจ้งว่า", "เจ้าหน้าที่แจ้งว่า", "ผู้ดำเนินการแจ้งว่า"),
    "tr": Labels("Müşteri dedi", "Asistan dedi", "Operatör dedi"),
    "uk": Labels("Клієнт сказав", "Агент сказав", "Адміністратор сказав"),
    "vi": Labels("Khách hàng nói rằng", "Nhân viên nói rằng", "Người vận hành nói rằng"),
    "zh": Labels("客户说", "客服说", "系统说", "。", ""),
}
_SPEAKER_OF: dict[str, Speaker] = {}
for _labels in _LABELS.values():
    _SPEAKER_OF[_labels.caller] = "caller"
    _SPEAKER_OF[_labels.agent] = "agent"
    _SPEAKER_OF[_labels.operator] = "operator"


def labels_of(code: str) -> Labels:
    """The labels of a language; English ones where it has none."""
    return _LABELS.get(code, _UNKNOWN)


def speaker_of(label: str) -> Speaker:
    """Who speaks behind a label of an earlier summary."""
    return _SPEAKER_OF.get(label, "other")
