#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Street addresses with a house number."""

import re
from collections.abc import Iterator

from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.page import Page
from pipecat_summarizer.fidelity.values.patterns import Pattern, any_of

_SHORT_FORMS = {
    "street": "st", "road": "rd", "avenue": "ave", "lane": "ln", "drive": "dr", "court": "ct",
    "boulevard": "blvd", "place": "pl", "square": "sq", "terrace": "ter", "highway": "hwy",
    "parkway": "pkwy", "straße": "str", "strasse": "str", "avenida": "av", "calle": "c",
}  # fmt: skip
_ENGLISH = any_of(
    "street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|boulevard|blvd|place|pl|square|sq"
    "|terrace|way|close"
    "|crescent|highway|hwy|parkway|pkwy|grove|mews|gardens|walk|row|hill|trail|circle|loop"
)
_WORD = r"[^\W\d_][\w'’.-]{0,24}"
# The words of a street's name are no verbs and no pronouns.
_NO_STREET = (
    r"(?!(?:is|it's|i|you|we|not|and|or|but|the|to|from|a|minutes?|hours?|days?|am|pm"
    r"|of|in|on|at|by|for|down)\b)"
)
_NUMBER_FIRST = Pattern(
    rf"(?<![\w.,$€£/-])\d{{1,5}}(?:[A-Za-z]|[-/]\d{{1,4}})?\s"
    rf"(?:{_NO_STREET}{_WORD}\s){{1,3}}?{_ENGLISH}\b"
    r"(?!\s(?:is|of|minutes?)\s\w+ing)\.?(?:,?\s(?:apt\.?|apartment|unit|flat|suite"
    r"|floor)\s[\w-]{1,6})?"
)
_FRENCH = Pattern(
    r"(?<![\w.,-])\d{1,4}(?:\s?bis|\s?ter|[A-Ca-c])?,?\s(?i:rue|avenue|av\.|boulevard|bd|place"
    r"|chemin|allée|impasse|quai|cours|route|square)"
    r"\s(?:(?:de|du|des|la|le|les|l'|l’|d'|d’|à|aux|saint|sainte)\s?){0,3}[^\W\d_][\w'’-]{0,24}"
    r"(?:[\s-][A-ZÀ-Ý][\w'’-]{0,24}){0,3}"
)
_NAME_FIRST = Pattern(
    r"(?<!\w)(?:calle|c/|avenida|avda\.?|av\.|paseo|plaza|carrera|camino|ronda|rua|travessa"
    r"|praça|alameda|estrada"
    r"|via|viale|piazza|corso|largo|vicolo|ul\.|ulica|aleja|улица|ул\.|проспект|rue|avenue)"
    r"\s(?:[^\W\d_][\w'’.-]{0,24}\s?){1,5}?,?\s?(?:n[º°.]?\s?|número\s|numero\s|дом\s"
    r"|д\.\s)?\d{1,5}(?:[a-zA-Z](?!\w))?(?![\w:/%-]|[.,]\d)"
)
_GERMANIC = Pattern(
    r"(?<!\w)(?:[A-ZÄÖÜ][\w-]{1,30}\s){0,2}(?:[A-ZÄÖÜ][\w-]{0,30}(?:straße|strasse|str\.|weg"
    r"|platz|allee|gasse|ring|damm|ufer|straat|laan|plein|gracht|kade|dijk|singel)"
    r"|(?:Straße|Strasse|Str\.|Weg|Platz|Allee|Ring|Damm|Ufer))\s(?:nummer\s)?\d{1,4}"
    r"(?:\s?[a-z](?!\w))?(?![\w.:/%-]\d)"
)
_LEADING = Pattern(
    r"(?:über|bei|zur?|zum|in die|an die|auf der|auf die|in der|in|an der|am|ich|wohne|die|der|das|meine|unsere|adresse|ist|an)\s"
)
# Streets in Italian or Spanish, and plain words in English.
_ENGLISH_WORDS = ("via ", "largo ", "corso ", "plaza ", "avenue ", "route ")
_STREET_WORDS = frozenset(
    """
    street st road rd avenue ave lane ln drive dr court ct boulevard blvd place pl square sq
    terrace way close
    crescent highway hwy parkway pkwy grove mews gardens walk row hill trail circle loop rue bd
    chemin allée
    impasse quai cours route calle avenida avda av paseo plaza carrera camino ronda rua
    travessa praça alameda
    estrada via viale piazza corso largo vicolo ul ulica aleja улица ул проспект c
    """.split()
)
_PLAIN_WORDS = frozenset(
    "way close place square walk row hill trail circle loop gardens mews grove pl st dr ct".split()
)
_GERMANIC_ENDINGS = (
    "straße", "strasse", "str", "weg", "platz", "allee", "gasse", "ring", "damm", "ufer",
    "straat", "laan",
    "plein", "gracht", "kade", "dijk", "singel",
)  # fmt: skip


def find(page: Page, language: str | None) -> Iterator[Found]:
    """The addresses in a text of bounded length."""
    if not page.has_digit:
        return
    if any(word.endswith(_GERMANIC_ENDINGS) for word in page.words):
        for match in _GERMANIC.each(page.text):
            yield _found(match.start(), match[0])
    if page.words.isdisjoint(_STREET_WORDS):
        return
    for match in _FRENCH.each(page.text):
        yield _found(match.start(), match[0])
    for pattern in (_NUMBER_FIRST, _NAME_FIRST):
        for match in pattern.each(page.lower):
            if not _is_street(page, match):
                continue
            if language != "en" or not match[0].startswith(_ENGLISH_WORDS):
                yield _found(match.start(), page.text[match.start() : match.end()])


def _is_street(page: Page, match: re.Match[str]) -> bool:
    """Whether a word that is no street's by itself, such as "way", has its capital letter."""
    last = match[0].rstrip(" .").rpartition(" ")[2]
    at = match.start() + match[0].rfind(last)
    return last not in _PLAIN_WORDS or page.text[at].isupper()


def _found(start: int, written: str) -> Found:
    while leading := _LEADING.match(written.lower()):
        start += leading.end()
        written = written[leading.end() :]
    written = written.rstrip(" .,")
    return Found(start, start + len(written), "address", written, normal(written))


def normal(written: str) -> str:
    """The address in lower case, with the short forms of "street" and its like."""
    words = "".join(
        char if char.isalnum() or char in "'’-/" else " " for char in written.casefold()
    ).split()
    return " ".join(_short(word) for word in words)


def _short(word: str) -> str:
    for long in ("straße", "strasse"):
        if word.endswith(long):
            return word[: -len(long)] + "str"
    return _SHORT_FORMS.get(word, word)
