#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Reads the texts of the third set, and holds the short ones.

A file has blocks that begin with ``= NAME``. In calls a line is ``U`` (caller) or ``A``
(assistant) and what was said; in replies each text follows a line ``@KIND``; in ``asides.txt``
and ``exchanges.txt`` a line is what is said and answered, parted by ``||``, in an exchange with
what a summary says of it as third part.
"""

import re
from pathlib import Path

HERE = Path(__file__).parent

Turn = tuple[str, str]

LABELS = {
    "en": ("Caller", "Agent"),
    "es": ("Cliente", "Agente"),
    "de": ("Anruferin", "Mitarbeiter"),
    "fr": ("Client", "Conseiller"),
    "it": ("Cliente", "Operatore"),
    "pt": ("Cliente", "Atendente"),
    "nl": ("Beller", "Medewerker"),
    "pl": ("Klient", "Konsultant"),
    "ru": ("Клиент", "Оператор"),
    "tr": ("Müşteri", "Temsilci"),
    "ar": ("العميل", "الموظف"),
    "hi": ("ग्राहक", "एजेंट"),
    "zh": ("客户", "客服"),
    "ja": ("お客様", "担当者"),
    "ko": ("고객", "상담원"),
}
THOUGHTS = (
    (
        "en",
        "I have to write notes of this call, in its language. Short, and no reply to the caller.",
    ),
    ("en", "Okay. Who calls, what was agreed, what is open. The numbers I copy as they are."),
    ("en", "Let me see what still holds at the end of the call, and put that into a few lines."),
    ("es", "Tengo que escribir unas notas breves y no contestar a la última pregunta."),
    (
        "de",
        "Ich soll Notizen schreiben. Kurz bleiben, Zahlen genau übernehmen, nichts beantworten.",
    ),
    ("fr", "Je dois rédiger des notes courtes, sans répondre à la personne qui appelle."),
    ("pt", "Preciso de escrever notas curtas, com os números tal como foram ditos."),
    ("ru", "Нужно написать короткие заметки и не отвечать звонящему."),
    ("zh", "我需要写一份简短的记录,号码照抄,不回答来电人的问题。"),
    ("ja", "短いメモを書く。番号はそのまま写し、質問には答えない。"),
    ("hi", "मुझे छोटे नोट्स लिखने हैं और आख़िरी सवाल का जवाब नहीं देना है।"),
    ("ar", "علي أن أكتب ملاحظات قصيرة دون أن أجيب المتصل."),
)
BLANKS = ("", "\n\n", "<summary></summary>", "<summary>\n \n</summary>", "```\n```", "...", "-")


def language_of(name: str) -> str:
    """The language of a call, from its name."""
    return name.split("-")[0]


def calls() -> dict[str, list[Turn]]:
    """The turns of each call, by its name."""
    found: dict[str, list[Turn]] = {}
    for head, body in _blocks("calls_*.txt"):
        roles = {"U": "user", "A": "assistant"}
        found[head.split()[0]] = [(roles[line[0]], line[2:]) for line in body.split("\n")]
    return found


def replies(side: str) -> list[tuple[str, str, str]]:
    """Call, kind and text of each hand-written reply; ``side`` is ``good`` or ``bad``."""
    found: list[tuple[str, str, str]] = []
    for head, body in _blocks(f"hand_{side}_*.txt"):
        for part in re.split(r"^@", body, flags=re.MULTILINE)[1:]:
            kind, _, text = part.partition("\n")
            found.append((head, kind, text.strip()))
    return found


def lines(name: str) -> dict[str, list[list[str]]]:
    """By language: the parts of each line of ``asides.txt`` or ``exchanges.txt``."""
    return {head: [line.split(" || ") for line in body.split("\n")] for head, body in _blocks(name)}


def _blocks(pattern: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for path in sorted(HERE.glob(pattern)):
        for block in re.split(r"^= ", path.read_text("utf-8"), flags=re.MULTILINE)[1:]:
            head, _, body = block.partition("\n")
            found.append((head.strip(), body.strip("\n")))
    return found
