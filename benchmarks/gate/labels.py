#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Whether what a model wrote is a good summary, by rules that know nothing of the gate.

The rules know the call instead: what was planted in it, and every number in it. What
they cannot tell is left out, or told by hand in ``material/by_eye.json``.
"""

import json
import re
import unicodedata
from collections import Counter
from typing import Any

from benchmarks.gate.languages import spoken
from benchmarks.gate.models import MATERIAL

MIN_FACTS = 2
MIN_LETTERS = 25
MAX_SAME = 3  # How often the same five words may come before it is a loop.
_NUMBER = re.compile(r"[A-Z]{0,2}\d[\d:.,]*\d|\d{2,}")
_SPEECH = {
    "en": "I I'm I'll I've me my mine we us our you your you're you'll",
    "es": "yo mi me nosotros nuestro usted tú te tu puedo tengo",
    "de": "ich mir mich mein meine wir uns Sie Ihnen du dir dein",
    "fr": "je j'ai moi mon ma nous vous votre tu toi",
    "pt": "eu me meu minha nós você te teu",
    "it": "io mi mio mia noi tu ti posso",
    "nl": "ik mij mijn wij we jij je u uw",
    "pl": "ja mnie mi mój moje ty cię mogę",
    "tr": "ben bana benim biz siz size sizi",
    "ru": "я мне мой моя мы вы вам вас",
    "ar": "أنا لي أنت لك إليك",
    "hi": "मैं मुझे मेरा मेरी मेरे हम आप आपका",
    "zh": "我 您 你",
    "ja": "私 ですか ください いたします",
    "ko": "저는 제가 세요 드릴 드리",
}
"""Words of somebody who speaks instead of reporting."""


def verdict(record: dict[str, Any]) -> str | None:
    """``clean`` or ``slips`` (good), what is bad about it, or None where rules cannot tell.

    One with slips is a summary of the call in which some value is not the call's: to find
    that out is not what is measured here.
    """
    text = record["raw"].strip()
    if not any(map(str.isalnum, text)):
        return "blank"
    if is_loop(text):
        return "loop"
    if copies(text, record["said"]):
        return "transcript"
    if is_dialogue(text, record["language"]):
        return "dialogue"
    facts = facts_in(text, record["values"])
    speaks = is_speech(text, record["language"])
    letters = sum(map(str.isalpha, text)) * (3 if record["language"] in ("zh", "ja", "ko") else 1)
    if facts >= MIN_FACTS and not speaks and letters >= MIN_LETTERS and ends(text):
        is_clean = not foreign_numbers(text, record["said"]) and not foreign_names(text, record)
        return "clean" if is_clean else "slips"
    return None


def is_speech(text: str, language: str) -> bool:
    """Whether somebody speaks in the first or second person."""
    signs = _SPEECH[language].split()
    if language in ("zh", "ja", "ko"):
        return any(sign in text for sign in signs)
    return not set(signs).isdisjoint(re.findall(r"[\w'\u093c-\u094d-]+", text))


def facts_in(text: str, values: dict[str, str]) -> int:
    """How many planted values a text has."""
    return sum(values[name] in text for name in ("name", "id", "day", "time", "amount", "phone"))


def foreign_numbers(text: str, said: list[str]) -> bool:
    """Whether a text has a number that nobody said."""
    heard = " ".join(said)
    return any(number.strip(".,:") not in heard for number in _NUMBER.findall(text))


def foreign_names(text: str, record: dict[str, Any]) -> bool:
    """Whether a text has a name of another caller, or a part of one beside the right one."""
    own = record["values"]["name"]
    names = [name.strip() for name in spoken(record["language"]).names.split("|")]
    parts = {part for name in names if name != own for part in [name, *name.split()]}
    return any(part in text for part in parts if part not in own and len(part) > 1)


def is_dialogue(text: str, language: str) -> bool:
    """Whether two or more lines have a speaker's label."""
    caller, agent, _, _ = spoken(language).labels
    labels = {caller, agent, "User", "Assistant", "Caller", "Agent", "user", "assistant"}
    starts = [
        line.lstrip("[]0123456789 *-").partition(":")[0].strip("* ") for line in text.splitlines()
    ]
    return sum(start in labels for start in starts) >= 2


def copies(text: str, said: list[str]) -> bool:
    """Whether a text is mostly whole messages of the call, word for word."""
    copied = sum(len(message) for message in said if len(message) > 25 and message in text)
    return copied > 0.6 * len(text)


def is_loop(text: str) -> bool:
    """Whether a text says the same over and over."""
    words = text.split()
    runs = Counter(tuple(words[start : start + 5]) for start in range(len(words) - 4))
    return bool(runs) and max(runs.values()) > MAX_SAME


def ends(text: str) -> bool:
    """Whether a text ends with a mark of punctuation."""
    return unicodedata.category(text[-1]) == "Po"


def by_eye() -> dict[str, str]:
    """Verdicts by hand, by model and number; ``unclear`` leaves a reply out."""
    return json.loads((MATERIAL / "by_eye.json").read_text(encoding="utf-8"))
