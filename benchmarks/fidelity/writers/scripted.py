#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A model that is a script: it reads either method's prompt, and writes as its mood is.

What it writes is a pure function of prompt, seed and language. It copies sentences, the ones
with something exact in them first, and forgets some. It does not know what was planted, nor
which sentences hold no more, save where a later one says so.
"""

import hashlib
import re
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, ClassVar, Literal

from pipecat.processors.aggregators.llm_context import LLMContext

from benchmarks.fidelity.matching import plain
from benchmarks.fidelity.numerals import OTHER_DIGITS, cardinal
from benchmarks.fidelity.scoring import MARKS
from benchmarks.fidelity.words import WORDS
from benchmarks.fidelity.writers.writer import Writer
from pipecat_summarizer.testing import ScriptedLLMService

Mood = Literal["well", "drops_digits", "truncates", "answers", "refuses"]

USUAL_WORDS = 250
"""How many words it writes where the prompt names no number."""

FORGETS = 0.04
"""The share of the sentences worth keeping that is lost in each summary."""

_ASKED_WORDS = re.compile(r"Use at most (\d+) words?")
_OUR_BLOCK = re.compile(r"<(earlier_summary|conversation)>\n(.*?)\n</\1>", re.DOTALL)
_OUR_HEADER = re.compile(r"^\[\d+\] ([^:\n]*)(?:: )?", re.MULTILINE)
_ITS_HEADER = re.compile(
    r"^(SYSTEM|DEVELOPER|USER|ASSISTANT|TOOL|TOOL_CALL|TOOL_RESULT\[\w+\]): ", re.MULTILINE
)
_ITS_SUMMARY = "Conversation summary: "
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+|\n+")
_EXACT = re.compile(r"\d|@|\b[A-ZÀ-Þ][\w-]+ [A-ZÀ-Þ][\w-]+")


@dataclass(frozen=True)
class _Wording:
    """What the model says of its own, in one language.

    Parameters:
        lead: How it begins a summary.
        sources: How it quotes the caller, the assistant, and a tool.
        answer: What it says to the caller in place of a summary.
        refusal: What it says where it declines.
        standing: Words by which it knows a wish that is to last, over plain text.
    """

    lead: str
    sources: tuple[str, str, str]
    answer: str
    refusal: str
    standing: str


WORDINGS = {
    "en": _Wording(
        "The caller has several matters to sort out with the shop.",
        ("The caller said", "The agent said", "The system says"),
        "Sure, I'd be happy to help you with that! Could you tell me a little more?",
        "I'm sorry, but I can't help with that request.",
        "from now on|always|never|only|agree|don t|recorded",
    ),
    "es": _Wording(
        "El cliente tiene varios asuntos que resolver con la tienda.",
        ("El cliente dijo", "El agente dijo", "El sistema indica"),
        "¡Claro, con mucho gusto le ayudo con eso! ¿Me puede contar un poco más?",
        "Lo siento, pero no puedo ayudar con esa solicitud.",
        "a partir de ahora|siempre|nunca|solo|autorizo|consentimiento|llameme|no quiero|se graba",
    ),
    "de": _Wording(
        "Die anrufende Person hat mehrere Dinge mit dem Laden zu klären.",
        ("Der Anrufer sagte", "Der Agent sagte", "Das System meldet"),
        "Natürlich helfe ich Ihnen gern dabei! Können Sie mir etwas mehr erzählen?",
        "Es tut mir leid, aber dabei kann ich nicht helfen.",
        "ab jetzt|immer|niemals|nur|stimme|einverstanden|keine|nicht mehr als|aufgezeichnet",
    ),
    "fr": _Wording(
        "La personne qui appelle a plusieurs choses à régler avec le magasin.",
        ("Le client a dit", "L'agent a dit", "Le système indique"),
        "Bien sûr, je vous aide avec plaisir ! Pouvez-vous m'en dire un peu plus ?",
        "Je suis désolé, mais je ne peux pas aider avec cette demande.",
        "a partir de maintenant|toujours|jamais|seulement|accepte|consens|appelez moi|ne veux pas|enregistre",
    ),
    "pt": _Wording(
        "A pessoa que ligou tem vários assuntos para resolver com a loja.",
        ("O cliente disse", "O agente disse", "O sistema indica"),
        "Claro, terei todo o prazer em ajudar com isso! Pode me contar um pouco mais?",
        "Sinto muito, mas não posso ajudar com esse pedido.",
        "a partir de agora|sempre|nunca|so me|autorizo|concordo|me ligue|nao quero|gravada",
    ),
}


class _Scripted(Writer):
    """Writes in one of its moods, drawn anew for each prompt."""

    moods: ClassVar[tuple[Mood, ...]]

    def for_ours(self) -> Any:
        """A real Pipecat service whose model is the script."""
        return ScriptedLLMService(summaries=self._write)

    def for_pipecat(self) -> Any:
        """The same."""
        return self.for_ours()

    def _write(
        self, context: LLMContext, max_tokens: int | None, system_instruction: str | None
    ) -> str:
        self.calls += 1
        message: Any = context.messages[-1]
        return write(message["content"], seed=self.seed, language=self.language, moods=self.moods)


class WritesWell(_Scripted):
    """A model that does its work."""

    name = "scripted, good"
    moods = ("well",)


class DropsDigits(_Scripted):
    """A model that is not exact with numbers."""

    name = "scripted, drops digits"
    moods = ("drops_digits",)


class Erratic(_Scripted):
    """A model that may do anything."""

    name = "scripted, erratic"
    moods = ("well", "well", "well", "drops_digits", "drops_digits", "truncates") + (
        "answers",
        "refuses",
    )


def write(prompt: str, *, seed: int, language: str, moods: tuple[Mood, ...]) -> str:
    """What the model says to a prompt.

    Args:
        prompt: Of this package, or of Pipecat.
        seed: What its choices come from, beside the prompt.
        language: What is spoken.
        moods: The moods it may be in.
    """
    digest = hashlib.sha256(f"{seed}\n{prompt}".encode("utf-8", "replace")).hexdigest()
    rng = Random(digest)
    mood = rng.choice(moods)
    wording = WORDINGS[language]
    if mood == "answers":
        return wording.answer
    if mood == "refuses":
        return wording.refusal
    notes = _without_corrected(_notes(prompt, language), language)
    notes = [note for note in notes if rng.random() >= FORGETS]
    if mood == "drops_digits":
        notes = [_inexact(note, language, rng) for note in notes]
    asked = _ASKED_WORDS.search(prompt)
    words = int(asked[1]) if asked else USUAL_WORDS
    text = "\n".join([wording.lead, *_last_words(notes, words - len(wording.lead.split()))])
    if mood == "truncates":
        return f"<summary>{text[: len(text) * 3 // 5].rstrip('.')}"
    return f"<summary>{text}</summary>" if "<summary>" in prompt else text


def _notes(prompt: str, language: str) -> list[str]:
    """The lines of the earlier summary, and what is worth a line in the conversation."""
    wording = WORDINGS[language]
    blocks = dict(_OUR_BLOCK.findall(prompt))
    earlier: str = blocks.get("earlier_summary", "")
    spoken: list[tuple[str, str]] = []
    if "conversation" in blocks:
        parts = _OUR_HEADER.split(blocks["conversation"])
        for header, text in zip(parts[1::2], parts[2::2], strict=True):
            spoken.append((header, text.replace("\n  | ", "\n")))
    else:
        parts = _ITS_HEADER.split(prompt)
        for header, text in zip(parts[1::2], parts[2::2], strict=True):
            if text.startswith(_ITS_SUMMARY):
                earlier = text.removeprefix(_ITS_SUMMARY)
            elif not header.startswith("TOOL_RESULT"):  # Which only repeats what TOOL said.
                spoken.append((header.lower(), text))
    notes = [line.strip() for line in earlier.splitlines()]
    for header, text in spoken:
        source = wording.sources[
            0 if header.startswith("user") else 1 if header == "assistant" else 2
        ]
        notes += [
            f'{source}: "{sentence.strip()}"'
            for sentence in _SENTENCE_END.split(text)
            if _matters(sentence, language)
        ]
    return [note for note in dict.fromkeys(notes) if note and note != wording.lead]


def _matters(sentence: str, language: str) -> bool:
    words = plain(sentence)
    return bool(
        _EXACT.search(sentence)
        or not _number_words(language).isdisjoint(words.split())
        or re.search(rf"\b(?:{WORDINGS[language].standing})\b", words)
    )


@cache
def _number_words(language: str) -> frozenset[str]:
    """The words of numbers, without the one that may be an article; and the days."""
    words = {plain(cardinal(number, language)) for number in range(100) if number != 1}
    words |= set(map(plain, OTHER_DIGITS.get(language, {}).values()))
    return frozenset(words | set(map(plain, WORDS[language].weekdays)))


def _without_corrected(sentences: list[str], language: str) -> list[str]:
    """Without those of which a later one, that tells of a change, repeats a number."""
    mark = re.compile(rf"\b(?:{MARKS[language]})\b")
    changed: set[str] = set()
    kept: list[str] = []
    for sentence in reversed(sentences):
        words = plain(sentence)
        numbers = set(re.findall(r"\S*\d\S*", words))
        if mark.search(words):
            changed |= numbers
        elif numbers & changed:
            continue
        kept.append(sentence)
    return kept[::-1]


def _inexact(note: str, language: str, rng: Random) -> str:
    """The note with half of its longer numbers wrong or gone, also those in words."""

    def spoil(found: re.Match[str]) -> str:
        digits = found[0]
        if rng.random() < 0.5:
            return digits
        place = rng.randrange(len(digits))
        wrong = rng.choice("".join(sorted(set("0123456789") - {digits[place]})))
        return rng.choice(("", digits[:place] + wrong + digits[place + 1 :], digits[:place]))

    note = re.sub(r"\d{2,}", spoil, note)
    words = [
        word
        for word in note.split(" ")
        if plain(word) not in _number_words(language) or rng.random() >= 0.1
    ]
    return " ".join(words)


def _last_words(sentences: list[str], limit: int) -> list[str]:
    """As many of the last sentences as hold no more words than asked for."""
    kept: list[str] = []
    for sentence in reversed(sentences):
        limit -= len(sentence.split())
        if limit < 0 and kept:
            break
        kept.append(sentence)
    return kept[::-1]
