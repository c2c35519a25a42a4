#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Amounts of money with their currency."""

import re
from collections.abc import Iterator
from decimal import Decimal, InvalidOperation

from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.numbers import NOT_INSIDE, NUMBER, plain_number
from pipecat_summarizer.fidelity.values.kinds.page import Page
from pipecat_summarizer.fidelity.values.patterns import Pattern, any_of

ANY = "XXX"
"""The currency of an amount whose currency was not said; ISO's own code for none."""

_SYMBOLS = {
    "US$": "USD", "R$": "BRL", "C$": "CAD", "CA$": "CAD", "A$": "AUD", "AU$": "AUD",
    "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "￥": "JPY", "₹": "INR", "₽": "RUB",
    "₩": "KRW", "₺": "TRY", "zł": "PLN", "Rs.": "INR", "Rs": "INR",
}  # fmt: skip
_CODES = (
    "XXX USD EUR GBP JPY INR CHF BRL MXN PLN RUB TRY KRW CNY AUD CAD SEK NOK DKK CZK HUF AED "
    "SAR EGP "
    "ARS CLP COP PEN ZAR SGD HKD NZD"
).split()
_WORDS = {
    "USD": "us dollars?|dollars?|bucks|dólar(?:es)?|dólares|dolares|dollari|доллар(?:а|ов)?"
    "|dolarów|dolary|dolar|डॉलर|美元|ドル|달러|دولار",
    "CAD": "canadian dollars?",
    "AUD": "australian dollars?",
    "EUR": "euros?|евро|यूरो|欧元|ユーロ|유로|يورو|avro",
    "GBP": "pounds? sterling|pounds(?! of )|pound sterling|quid|libras(?: esterlinas)?|livres "
    "sterling"
    "|pfund sterling|sterline",
    "INR": "rupees?|rupias|rupaye|rupay|rupees|रुपये|रुपए|रुपया",
    "BRL": "reais|real",
    "MXN": "pesos?",
    "CHF": "francs?|franken",
    "PLN": "złotych|złote|złoty|zlotych|zloty",
    "RUB": "рубл(?:ь|я|ей)",
    "TRY": "türk lirası|lira|tl",
    "JPY": "yen|円|엔",
    "CNY": "yuan|元|块钱|块|人民币",
    "KRW": "won|원",
    "SAR": "ريال|riyals?",
    "EGP": "جنيه",
    "AED": "درهم|dirhams?",
}
_CENTS = any_of(
    "cents?|centavos?|céntimos?|centimos?|centimes?|cêntimos?|centesimi|pence|paise|kopecks?"
)
_MILLIONS = (
    ("thousand|mille|tausend|mila|duizend", 3),
    ("million|millions|millones|millón|millionen|milhões|milhão|milioni|miljoen", 6),
)
_SCALE = any_of("|".join(words for words, _ in _MILLIONS) + "|k|mio|m")
_WORD = any_of("|".join(_WORDS.values()))
_SYMBOL = any_of(
    "|".join(symbol.lower().replace("$", r"\$").replace(".", r"\.") for symbol in _SYMBOLS)
)
_CODE = any_of("|".join(_CODES).lower())
# Scripts that put no space between the amount and the next word.
_END = r"(?![a-zà-ÿа-яё])"
_BEFORE = Pattern(
    rf"(?<![\w$])(?:(?P<unit>{_SYMBOL}|{_CODE}(?=[\s\d]))\s?)"
    rf"(?P<number>{NUMBER})(?:\s?(?P<scale>{_SCALE}){_END})?"
)
_AFTER = Pattern(
    rf"{NOT_INSIDE}(?P<number>{NUMBER})(?:\s?(?P<scale>{_SCALE})(?=\s|€|\$))?(?:\sde)?\s?"
    rf"(?P<unit>{_SYMBOL}|{_CODE}|{_WORD}){_END}"
    rf"(?:,?\s(?:(?:and|y|con|und|et|e|en)\s)?(?P<cents>\d{{1,2}})(?:\s{_CENTS}{_END}|"
    rf"(?![\w:%/]|[.,]\d)))?"
)
_SIGNS = frozenset("$€£¥￥₹₽₩₺")
_UNIT_WORDS = frozenset(
    """
    dollar dollars bucks dólar dólares dolares dollari доллар доллара долларов dolarów dolary
    dolar डॉलर
    euro euros евро यूरो يورو avro pound pounds quid libras esterlinas sterling sterline rupee
    rupees rupias rupaye
    rupay रुपये रुपए रुपया reais real peso pesos franc francs franken złotych złote złoty
    zlotych zloty
    рубль рубля рублей lirası lira tl yen yuan won riyal riyals ريال جنيه درهم dirham dirhams
    دولار rs zł
    """.split()
) | {code.lower() for code in _CODES}


_CODE_LEAD = Pattern(
    r"(?:number|nummer|número|numero|numéro|code|código|codice|reference|referencia|referência)"
    r"\s?(?::|is|ist|lautet|es|est|é|è)?\s?\Z"
)


def find(page: Page, language: str | None) -> Iterator[Found]:
    """The amounts in a text of bounded length."""
    if not page.has_digit:
        return
    has_symbol = not _SIGNS.isdisjoint(page.text) or page.is_east_asian
    if not has_symbol and page.words.isdisjoint(_UNIT_WORDS):
        return
    text = page.lower
    for match in _BEFORE.each(text):
        # "RS34829" is a code, and so is "the ticket number is PLN 8374".
        unit = page.text[match.start() : match.end("unit")]
        if unit == "RS" or (unit.isalpha() and _CODE_LEAD.search(text[: match.start()][-40:])):
            continue
        yield _found(page, match, match["number"], match["unit"], match["scale"])
    for match in _AFTER.each(text):
        yield _found(page, match, match["number"], match["unit"], match["scale"], match["cents"])


def amount(normal: str) -> str:
    """The number of a normal form."""
    return normal.rpartition(" ")[2]


def _found(
    page: Page,
    match: re.Match[str],
    number: str,
    unit: str,
    scale: str | None,
    cents: str | None = None,
) -> Found:
    written = page.text[match.start() : match.end()].rstrip()
    plain = plain_number(number)
    if scale:
        plain = _scaled(plain, scale)
    elif cents and "." not in plain:
        plain = f"{plain}.{cents.zfill(2)}"
    return Found(
        match.start(),
        match.start() + len(written),
        "money",
        written,
        f"{_code(unit)} {_fixed(plain)}",
    )


def _scaled(plain: str, scale: str) -> str:
    power = 3 if scale == "k" else 6
    for words, exponent in _MILLIONS:
        if scale in words.split("|"):
            power = exponent
    try:
        return plain_number(format(Decimal(plain).scaleb(power), "f"), grouped_by_three=False)
    except InvalidOperation:
        return plain


def _fixed(plain: str) -> str:
    """Two decimals, or none."""
    whole, point, decimals = plain.partition(".")
    decimals = decimals.rstrip("0")
    return f"{whole}.{decimals.ljust(2, '0')}" if point and decimals else whole


def _code(unit: str) -> str:
    for symbol, code in _SYMBOLS.items():
        if symbol.lower() == unit:
            return code
    if unit.upper() in _CODES:
        return unit.upper()
    for code, pattern in _WORD_PATTERNS.items():
        if pattern.whole(unit):
            return code
    return unit.upper()


_WORD_PATTERNS = {code: Pattern(any_of(words)) for code, words in _WORDS.items()}


def normal_amount(written: str) -> str:
    """The normal form of an amount whose currency was not said."""
    return f"{ANY} {_fixed(plain_number(written, grouped_by_three=False))}"


def is_same(one: str, other: str) -> bool:
    """Whether two amounts are one; a dollar of any country may be called just that."""
    unit, _, sum_of_one = one.partition(" ")
    other_unit, _, sum_of_other = other.partition(" ")
    return sum_of_one == sum_of_other and (
        unit == other_unit
        or ANY in (unit, other_unit)
        or ("USD" in (unit, other_unit) and {unit, other_unit} <= _DOLLARS)
    )


_DOLLARS = frozenset({"USD", "CAD", "AUD", "NZD", "SGD", "HKD"})
