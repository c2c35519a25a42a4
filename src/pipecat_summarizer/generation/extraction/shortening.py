#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Saying the same with fewer words, where the whole does not fit. Pure."""

import re

LEVELS = 3
"""How many levels there are."""

_MARK = re.compile(
    r"(?:[A-Z][A-Z -]{2,30}|(?:[^\W\d]+ )?(?i:update|note|reminder|correction|fyi)): "
)
_ASIDE = re.compile(r" ?\([^()\d]{1,120}\)")
_BEFORE_STOP = re.compile(r"[ ,]+(?=[.,;:!?])")
_CLAUSE = re.compile(r"; [^;\d]{1,200}$")
_DROPPED = {
    "en": "a|an|the|is|are|am|was|were|please|just|really|very|total|that|there",
    "de": "der|die|das|den|dem|des|eine?|eine[nmrs]|ist|sind|bitte|mal|eben|doch",
    "es": "el|la|los|las|unas?|unos?|es|está|son|por favor,?",
    "fr": "le|la|les|une?|des|est|sont|s'il (?:vous|te) plaît,?",
    "pt": "o|a|os|as|um|uma|uns|umas|é|está|são|por favor,?",
    "it": "il|lo|la|i|gli|le|un[ao]?|è|sono|per favore,?",
    "nl": "de|het|een|is|zijn|graag|even",
}
# Before a capital letter it is a part of a name: "rue des Lilas". In English that is rare, and in
# German every noun has one.
_PART_OF_NAME = {
    language: "" if language in ("en", "de") else "| ?(?-i:[A-ZÀ-Þ])" for language in _DROPPED
}
_WORDS = {
    language: re.compile(
        rf"(?<![\w'’-])(?:{words})(?![\w'’-]{_PART_OF_NAME[language]}) ?", re.IGNORECASE
    )
    for language, words in _DROPPED.items()
}


def shortened(text: str, level: int, language: str) -> str:
    """A shorter form of a sentence.

    Args:
        text: The sentence.
        level: 0: as it was said; 1: without what stands around its core; 2: in
            the style of a headline.
        language: An ISO code.
    """
    if level == 0:
        return text
    mark = _MARK.match(text)
    short = text[mark.end() :] if mark else text
    short = _ASIDE.sub("", short)
    clause = _CLAUSE.search(short)
    if clause and any(char.isdigit() for char in short[: clause.start()]):
        short = short[: clause.start()]
    if level == LEVELS - 1 and language in _WORDS:
        short = _WORDS[language].sub("", short)
    short = _BEFORE_STOP.sub("", " ".join(short.split()))
    return short[:1].upper() + short[1:] if short.strip(" .,;:!?") else text
