#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Which exact values a sentence carries, by a first look at it.

Quick and coarse: it tells a sentence that is worth its room from one that is
not. Nothing is ever shown or corrected by it.
"""

import re

from pipecat_summarizer.generation.extraction.terms import words_in

Value = tuple[str, str]
"""A kind and the value, in lower case."""

_CURRENCIES = (
    "dollar dollars bucks pound pounds euro euros cent cents usd eur gbp inr rupee rupees dolares "
    "dólares reais reales pesos libras franc francs franken kronor kr yen 元 块 円 रुपये रुपए"
)
_WEEKDAYS = (
    "monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag "
    "freitag samstag sonntag lunes martes miércoles jueves viernes sábado domingo lundi mardi "
    "mercredi jeudi vendredi samedi dimanche segunda-feira terça-feira quarta-feira quinta-feira "
    "sexta-feira"
)
_ZONES = "UTC GMT CET CEST EST EDT CST PST PDT IST"  # In small letters "ist" and "est" are verbs.
_ZONES_OF = "pacific central eastern mountain"
# Without one of these words, or a slash, there is no need to look for them.
_WORDS = frozenset(words_in(f"{_CURRENCIES} {_WEEKDAYS} {_ZONES_OF}"))
_CAPITALS = frozenset(words_in(_ZONES))
_CURRENCY = rf"(?:{_CURRENCIES.replace(' ', '|')})(?!\w)"
_MONTH = (
    r"(?:january|february|march|april|may|june|july|august|september|october|november|december"
    r"|januar|februar|märz|mai|juni|juli|oktober|dezember"
    r"|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre"
    r"|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre"
    r"|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)\b"
)
_HAS_DIGITS = re.compile(r"[\d@]|www\.|https?:")
_WITH_DIGITS = re.compile(
    r"(?P<email>[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4})"
    r"|(?P<web>(?:https?://|www\.)[^\s,;]{3,200})"
    r"|(?P<money>[$€£¥₹]\s?\d[\d.,]{0,14}(?:\s?(?:k|million|mil)\b)?"
    rf"|\d[\d.,]{{0,14}}\s?(?:[$€£¥₹]|{_CURRENCY}))"
    r"|(?P<date>\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./](?:\d{2,4})?(?!\d)"
    rf"|\b{_MONTH} \d{{1,2}}(?:st|nd|rd|th)?\b"
    rf"|\d{{1,2}}(?:st|nd|rd|th|\.|er|º)?(?: (?:of|de))? {_MONTH}|\d{{1,2}}月\d{{1,2}}[日号])"
    r"|(?P<time>\d{1,2}(?::| ?h ?)\d{2}\b|\d{1,2}\s?(?:a\.?m\b|p\.?m\b|o'clock|uhr\b|heures\b|点|時|बजे))"
    r"|(?P<percent>\d[\d.,]{0,8}\s?(?:%|percent|prozent|por ciento|pour cent|por cento))"
    r"|(?P<code>#\d{2,}|\b(?=[a-z_./-]{0,30}\d)(?=[\d_./-]{0,30}[a-z])"
    r"[a-z\d]{1,30}(?:[-_/.][a-z\d]{1,30}){0,6}\b)"
    r"|(?P<phone>\+?\(?\d[\d ()/-]{7,20}\d)"
    r"|(?P<number>\d[\d.,-]{0,20})",
    re.IGNORECASE,
)
_IN_WORDS = re.compile(
    rf"\b(?:(?P<money>{_CURRENCY})"
    rf"|(?P<weekday>(?:{_WEEKDAYS.replace(' ', '|')})\b)"
    rf"|(?P<zone>(?-i:{_ZONES.replace(' ', '|')})(?:[+-]\d{{1,2}})?\b"
    rf"|(?:{_ZONES_OF.replace(' ', '|')}) time\b"
    r"|(?-i:[A-Z][a-z]{2,12}/[A-Z][A-Za-z_]{2,20}\b)))",
    re.IGNORECASE,
)
_AMOUNT_WORDS = 3
_NAMED = r"[A-ZÀ-Þ][a-zß-ÿ][^\W\d_]*"
# A capital letter at the beginning of a sentence says nothing, save where another follows.
_NAME = re.compile(rf"(?:(?<=[^\s.!?:] )|\b(?={_NAMED} {_NAMED})){_NAMED}(?: {_NAMED}){{0,2}}")
_NO_NAMES = frozenset({"de"})  # Where every noun has a capital letter.
_SMALL_CHARS = 2
_YEAR = re.compile(r"(?:19|20)\d\d")


def values_of(sentence: str, language: str = "") -> list[Value]:
    """The values of a sentence of bounded length, names among them.

    Args:
        sentence: The sentence.
        language: An ISO code; ``""`` if unknown.
    """
    found: list[Value] = []
    if _HAS_DIGITS.search(sentence):
        for match in _WITH_DIGITS.finditer(sentence):
            kind = match.lastgroup or ""
            text = match[0].casefold().strip(" .,-()")
            if kind == "number" and (len(text) <= _SMALL_CHARS or _YEAR.fullmatch(text)):
                kind = "small"
            found.append((kind, text))
    for match in _IN_WORDS.finditer(sentence) if _may_hold_words(sentence) else ():
        text = match[0]
        if match.lastgroup == "money":  # "five hundred dollars"
            before = sentence[: match.start()].replace("-", " ").split()[-_AMOUNT_WORDS:]
            text = " ".join([*before, text])
            if any(map(str.isdigit, text)):
                continue
        found.append((match.lastgroup or "", text.casefold()))
    if language not in _NO_NAMES:
        for match in _NAME.finditer(sentence):
            name = match[0].casefold()
            if not any(name in text for _, text in found):
                found.append(("name", name))
    return found


def _may_hold_words(sentence: str) -> bool:
    words = words_in(sentence)
    is_zone = "/" in sentence or not _CAPITALS.isdisjoint(words)
    return is_zone or not _WORDS.isdisjoint(map(str.casefold, words))
