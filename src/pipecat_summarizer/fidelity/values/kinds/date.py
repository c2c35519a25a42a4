#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Calendar dates: with a month by name, in digits, or a day of the month alone.

Days that depend on today ("tomorrow", "next week") are no exact values. The
normal form is the ISO date; ``--03-14`` where no year is said, ``2026-03`` where
no day is, ``---14`` where only the day is. A date in digits whose order is open
("03/04/2026") keeps both readings: ``2026-03-04~2026-04-03``.
"""

import re
from collections.abc import Iterator

from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.calendar_names import MONTHS
from pipecat_summarizer.fidelity.values.kinds.page import Page
from pipecat_summarizer.fidelity.values.patterns import Pattern, any_of

_MONTH = any_of("|".join(MONTHS))
_ORDINAL = r"(?:st|nd|rd|th|er|ère|º|ª|°|\.|-го|-е)?"
_DAY = r"(?P<day>[0-3]?\d)"
_YEAR = r"(?P<year>(?:19|20)\d\d)"
_OF = r"(?:of\s|de\s|del\s|di\s|de\s|d')?"
_DAY_MONTH = Pattern(
    rf"(?<![\w.,/-]){_DAY}{_ORDINAL}[\s-]{_OF}(?P<month>{_MONTH})(?![^\W_])\.?"
    rf"(?:,?[\s-](?:de\s|del\s)?{_YEAR}(?!\w))?"
)
_MONTH_DAY = Pattern(
    rf"(?<![^\W_])(?P<month>{_MONTH})(?![^\W_])\.?\s(?:the\s)?{_DAY}(?![\d:%])(?!\.\d)"
    rf"(?:st|nd|rd|th)?(?![^\W_])(?:,?\s{_YEAR}(?!\w))?"
)
_MONTH_YEAR = Pattern(
    rf"(?<![^\W_])(?P<month>{_MONTH})(?![^\W_])\.?,?\s(?:of\s|de\s|del\s)?{_YEAR}(?!\w)"
)
_ISO = Pattern(
    r"(?<![\w.-])(?P<year>(?:19|20)\d\d)[-/.年년]\s?(?P<month>[01]?\d)[-/.月월]\s?(?P<day>[0-3]?\d)"
    r"(?:[日일]|(?=t\d)|(?![\w-]))"
)
_DIGITS = Pattern(
    r"(?<![\w.,/-])(?P<a>[0-3]?\d)(?P<sign>[./-])(?P<b>[0-3]?\d)(?P=sign)(?P<year>(?:19"
    r"|20)?\d\d)(?![\w-])(?!\.\d)"
)
_SHORT = Pattern(r"(?<![\w.,/-])(?P<a>[0-3]?\d)/(?P<b>[0-3]?\d)(?![\w/-])(?!\.\d)")
_GERMAN = Pattern(r"(?<![\w.,/-])(?P<day>[0-3]?\d)\.\s?(?P<month>[01]?\d)\.(?![\w.])")
_EAST_ASIAN = Pattern(r"(?<!\d)(?P<month>[01]?\d)[月월]\s?(?P<day>[0-3]?\d)(?:[日号號]|일)")
_OWN = Pattern(r"(?<![\w-])(?:--(?P<month>\d\d)-(?P<day>\d\d)|---(?P<only>\d\d))(?![\w-])")
_DAY_TOKEN = Pattern(
    r"(?<![\w.,/:-])(?P<day>[0-3]?\d)(?P<suffix>st|nd|rd|th|\.)?(?![\w:%/-])(?!\.\d|,\d)"
)
_DAY_LEADS = {
    "en": Pattern(r"(?<!\w)(?:on|by|until|till|for|from|to|before|after|not|due|it's) the \Z"),
    "de": Pattern(r"(?<!\w)(?:am|zum|vom|den|dem) \Z"),
    "es": Pattern(r"(?<!\w)(?:el|del|al) (?:día )?\Z"),
    "fr": Pattern(r"(?<!\w)(?:le|du|au) \Z"),
    "pt": Pattern(r"(?<!\w)(?:dia|no dia|o dia) \Z"),
    "it": Pattern(r"(?<!\w)(?:il|dal|al|giorno) \Z"),
}
_DAY_ENDS = Pattern(
    r"\s*(?:[,.!?;:)]|\Z)|\s(?:at|of|and|or|not|instead|to|if|please|is|was|in|so|um|und|oder"
    r"|nicht|y|o|no|a|por|à"
    r"|et|ou|pas|e|às|não|alle|non)(?!\w)"
)
_DAY_WORDS = frozenset("the am zum vom den dem el del al le du au dia día il dal giorno".split())
_DATE_WORD = Pattern(
    r"(?<!\w)(?:on|by|until|till|from|to|date|due|before|after|le|el|am|il|op|dia|día|datum"
    r"|fecha|data)"
    r"\W{1,3}\Z"
)
_SIGN = Pattern(r"\d[-/.年년]\s?\d|--|\d[月월]")


def find(page: Page, language: str | None) -> Iterator[Found]:
    """The dates in a text of bounded length."""
    if not page.has_digit:
        return
    text = page.lower
    if page.is_east_asian or not page.words.isdisjoint(MONTHS):
        for pattern in (_DAY_MONTH, _MONTH_DAY):
            for match in pattern.each(text):
                month, day = MONTHS[match["month"]], int(match["day"])
                yield from _found(page, match, _iso(match["year"], month, day))
        for match in _MONTH_YEAR.each(text):
            yield from _found(page, match, f"{match['year']}-{MONTHS[match['month']]:02}")
    if _SIGN.search(text):
        yield from _in_digits(page, language)
    if not page.words.isdisjoint(_DAY_WORDS):
        for match in _DAY_TOKEN.each(text):
            if _is_day_of_month(page, match, language):
                yield from _found(page, match, _day_of_month(int(match["day"])))


def _in_digits(page: Page, language: str | None) -> Iterator[Found]:
    text = page.lower
    for match in _ISO.each(text):
        yield from _found(page, match, _iso(match["year"], int(match["month"]), int(match["day"])))
    for match in _DIGITS.each(text):
        yield from _found(
            page, match, _either(match["a"], match["b"], match["year"], match["sign"])
        )
    for match in _SHORT.each(text):
        if match[0] != "24/7" and _DATE_WORD.search(
            text[max(0, match.start() - 12) : match.start()]
        ):
            yield from _found(page, match, _either(match["a"], match["b"], None, "/"))
    if language in ("de", None):
        for match in _GERMAN.each(text):
            yield from _found(page, match, _iso(None, int(match["month"]), int(match["day"])))
    for match in _EAST_ASIAN.each(text):
        yield from _found(page, match, _iso(None, int(match["month"]), int(match["day"])))
    for match in _OWN.each(text):
        if match["only"]:
            yield from _found(page, match, _day_of_month(int(match["only"])))
        else:
            yield from _found(page, match, _iso(None, int(match["month"]), int(match["day"])))


def _is_day_of_month(page: Page, match: re.Match[str], language: str | None) -> bool:
    """Whether a small number is a day: "on the 14", "am 14.", "el 14"."""
    text = page.lower
    said = page.spoken.get(match.start())
    if said and said != "ordinal":
        return False
    lead = _DAY_LEADS.get(language or "en")
    if lead is None or not lead.search(text[max(0, match.start() - 14) : match.start()]):
        return False
    if language == "de" and match["suffix"] != ".":
        return False
    return _DAY_ENDS.match(text, match.end()) is not None


def is_within(specific: str, general: str) -> bool:
    """Whether a date says all that another one says: 2026-03-14 says March 14."""
    return any(_covers(one, other) for one in specific.split("~") for other in general.split("~"))


def _covers(specific: str, general: str) -> bool:
    if specific == general:
        return True
    if general.startswith("---"):
        return len(specific) >= 7 and specific[-2:] == general[-2:] and not _is_month(specific)
    if general.startswith("--"):
        return len(specific) == 10 and specific[4:] == general[1:]
    # Without its year a date is still recognised by who reads it.
    return specific.startswith("--") and len(general) == 10 and general[4:] == specific[1:]


def _is_month(normal: str) -> bool:
    return len(normal) == 7 and normal[0] != "-"


def _iso(year: str | None, month: int, day: int) -> str:
    if not (1 <= month <= 12 and 1 <= day <= 31):
        return ""
    if year is None:
        return f"--{month:02}-{day:02}"
    return f"{year if len(year) == 4 else '20' + year}-{month:02}-{day:02}"


def _day_of_month(day: int) -> str:
    return f"---{day:02}" if 1 <= day <= 31 else ""


def _either(a: str, b: str, year: str | None, sign: str) -> str:
    """A date in digits: what is over twelve is the day; a full stop means day first."""
    day_first = _iso(year, int(b), int(a))
    month_first = "" if sign == "." else _iso(year, int(a), int(b))
    readings = sorted({reading for reading in (day_first, month_first) if reading})
    return "~".join(readings)


def _found(page: Page, match: re.Match[str], normal: str) -> Iterator[Found]:
    if normal:
        written = page.text[match.start() : match.end()].rstrip(" ,.")
        yield Found(match.start(), match.start() + len(written), "date", written, normal)
