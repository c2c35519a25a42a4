#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Times of the day.

The normal form is ``17:30``; ``5:30am`` in the morning, and ``5:30`` where
nobody said which half of the day.
"""

import re
from collections.abc import Iterator

from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.page import Page
from pipecat_summarizer.fidelity.values.patterns import BEGIN, Pattern, any_of

_AM = any_of(r"a\.m\.|am|in the morning|de la mañana|da manhã|du matin|di mattina|morgens|subah")
_PM = any_of(
    r"p\.m\.|pm|in the afternoon|in the evening|at night|de la tarde|de la noche|da tarde|da noite"
    "|de l'après-midi|du soir|di sera|del pomeriggio|nachmittags|abends|shaam"
)
_HALF = rf"(?:\s?(?:(?P<am>{_AM})|(?P<pm>{_PM}))(?!\w))"
_CLOCK = Pattern(
    r"(?<![\w:.,/-])(?<!\d )(?P<hour>[0-2]?\d)(?P<sign>:|\s?h\s?)(?P<minute>[0-5]\d)(?::[0-5]\d"
    r"(?:\.\d{1,9})?)?"
    rf"(?:z|[+-]\d\d:?\d\d)?(?![\w:])(?:\s(?:uhr|uur|hrs)(?!\w))?{_HALF}?"
)
_AFTER_DATE = Pattern(r"(?<=\dt)(?P<hour>[0-2]\d)(?P<sign>:)(?P<minute>[0-5]\d)")
_DOTTED = Pattern(
    r"(?<![\w:.,/-])(?P<hour>[0-2]?\d)\.(?P<minute>[0-5]\d)"
    rf"(?:{_HALF}|\s(?:uhr|uur)(?!\w))"
)
# Spoken "five thirty" comes as "530".
_SPOKEN = Pattern(rf"(?<![\w:.,/-])(?P<hour>1[0-2]|0?\d)(?:\s?(?P<minute>[0-5]\d))?{_HALF}")
_HOURS = Pattern(
    BEGIN
    + r"(?<![:.,/-])(?:(?P<later>下午|晚上|午後|오후\s?)|(?P<earlier>上午|早上|午前|오전\s?))?(?P<hour>[0-2]?\d)\s?"
    rf"(?:o'clock|uhr|heures?|horas?|uur|h(?!\w)|часов|बजे|baje|点|點|時|时|시)"
    r"(?:\s?(?P<minute>[0-5]?\d)(?!\d)(?:\s?[分분])?(?![\w%.,]\d)|(?P<half>半|반|\set demie|\sy "
    r"media|\se meia))?"
    rf"{_HALF}?"
)
_AT = Pattern(
    r"(?<!\w)(?:at|a las?|às|as|alle(?: ore)?|um|om|vers)\s(?P<hour>[0-2]?\d)(?:\s?"
    r"(?P<minute>[0-5]\d))?(?![\w:/%-])(?!\.\d)(?!,\d)"
    r"(?:(?P<half>\sy media|\se meia|\se mezza)|(?P<quarter>\sy cuarto|\se um quarto|\se un "
    r"quarto))?"
    rf"{_HALF}?"
    r"(?=\s*[,.!?;)]|\s*\Z|\s(?:on|today|tomorrow|tonight|this|next|sharp|please|not|instead"
    r"|and|or|to"
    r"|del?|da|do|di|el|mañana|amanhã|domani|morgen|am|heute|y|e|ou|o|no|na|would|works|is|for"
    r"|with)\b)"
)
# "The time of the visit is five twenty": called a time, and so said without more.
_NAMED = Pattern(
    r"(?<!\w)(?:time|hora|heure|uhrzeit|ora|orario|tijd)(?!\w)[^.!?:\d]{0,40}?\s(?:is|was|es|est|ist"
    r"|é|è|será|sera|sarà|wird|to|for|para|auf|pour|op)\s(?P<hour>[0-2]?\d)\s?(?P<minute>[0-5]\d)"
    r"(?![\w:/%-]|[.,]\d)(?=\s*[,.!?;)]|\s*\Z)"
)
_PARTS = Pattern(
    r"(?<!\w)(?:(?P<past>half past|quarter past|half|(?:(?P<minute>5|10)\s(?:minuten\s)?"
    r"(?P<side>vor|nach)\s)?halb|viertel nach)|(?P<to>(?:a )?quarter to|(?:a )?quarter of"
    r"|viertel vor|dreiviertel|(?:un )?cuarto para las?))"
    rf"\s(?P<hour>1[0-2]|[1-9])(?![\w:/%]|[.,]\d){_HALF}?"
)
# "Saadhe paanch baje" is half past five, "paune chhe baje" a quarter to six.
_INDIC = Pattern(
    r"(?<!\w)(?:(?P<half>साढ़े|साढ़े|साढे|saadhe|sadhe|saarhe)|(?P<quarter>सवा|sava|sawa)"
    r"|(?P<to>पौने|paune|pone))\s(?P<hour>1[0-2]|[1-9])\s(?:बजे|baje)"
)
_INDIC_MINUTES = Pattern(
    r"(?<![\w:.,/-])(?P<hour>1[0-2]|[1-9])\s(?:(?P<past>बजकर|बज कर|bajkar|baj kar)"
    r"|(?P<to>बजने में|bajne mein|bajne me))\s(?P<minute>[1-5]?\d)\s(?:मिनट|minute|minutes|min)"
    r"(?:\s(?:पर|par))?"
)
_INDIC_HALVES = Pattern(
    r"(?<!\w)(?P<one>डेढ़|डेढ़|डेढ|dedh|derh)\s(?:बजे|baje)|(?P<two>ढाई|dhai|dhaai)\s(?:बजे|baje)"
)
# "Twenty to six", "zwanzig vor sechs", "quinze para as seis": minutes first.
_MINUTES = Pattern(
    r"(?<![\w:.,/-])(?<!from )(?<!between )(?P<minute>5|10|15|20|25)\s(?:minuten\s|minutes\s"
    r"|minutos\s)?(?:(?P<to>to|vor|para (?:as?|o|las?)|voor)|(?P<past>past|nach|over))\s"
    r"(?P<hour>1[0-2]|[1-9])(?![\w:/%-]|[.,]\d)(?!\s(?:or|more|less)\b)"
    rf"{_HALF}?"
    r"(?=\s*[,.!?;)]|\s*\Z|\s(?:on|today|tomorrow|tonight|this|next|please|not|instead|now|and|or"
    r"|am|pm|in|at|is|uhr|statt|nicht|heute|morgen|ab|auf|und|não|de|da|do|em|por|no|na|e|ou|om"
    r"|para|a|y|o|el)\b)"
)
# "Cinco menos cuarto", "six heures et quart", "às quatro e vinte": the hour first.
_HOUR_FIRST = Pattern(
    r"(?<![\w:.,/-])(?P<hour>1\d|2[0-3]|[1-9])(?P<unit>\s?heures?|\s?h)?\s"
    r"(?:(?P<less>menos|moins|meno)\s(?P<minus>cuarto|le quart|un quarto|um quarto|5|10|20|25)"
    r"|(?:y|e|et)\s(?P<plus>cuarto|un quart|quart|um quarto|un quarto|media|meia|mezza|demie"
    r"|5|10|15|20|25|30|35|40|45|50|55))"
    r"(?![\w:/%-]|[.,]\d)"
    rf"{_HALF}?"
    r"(?=\s*[,.!?;)]|\s*\Z|\s(?:no|não|pas|non|y|e|et|o|ou|en|em|el|le|il|de|del|da|do|a|à|al|au"
    r"|por|para|às|as|mañana|demain|amanhã|domani|hoy|hoje|oggi|maintenant|ahora|agora|au|in)\b)"
)
_CLOCK_LEAD = Pattern(
    r"(?:\blas?|\bàs|\bas|\balle|\bà|\bvers|\bhora[^.!?]{0,40}|\bheure[^.!?]{0,40}"
    r"|\bora[^.!?]{0,40}|c'est|pas|\bno|\bnão|\bnon|\bdire|\bde|\ba|\bpara|\bserá|\bes|\bé)\s\Z"
)
_LEAD_CHARS = 60
_NOON = Pattern(
    rf"(?<!\w)(?<!après[ -])(?:"
    rf"(?P<noon>{any_of('noon|mediodía|meio-dia|mezzogiorno|midday|midi')})|"
    rf"(?P<midnight>{any_of('midnight|medianoche|meia-noite|mezzanotte|mitternacht|minuit')}))"
    r"(?:\s(?:(?P<half>et demie?|e meia|y media|e mezza)|(?P<quarter>et quart|y cuarto)"
    r"|(?P<to>moins le quart|menos cuarto)))?"
    rf"(?!\w)"
)
_HALF_WORDS = frozenset(
    "am pm m morning afternoon evening night mañana tarde noche manhã noite matin midi soir "
    "mattina sera pomeriggio"
    " morgens nachmittags abends subah shaam uhr uur".split()
)
_HOUR_WORDS = frozenset("clock uhr heure heures hora horas uur h часов बजे baje".split())
_AT_WORDS = frozenset("at la las às as alle um om vers".split())
_NAMES = frozenset("time hora heure uhrzeit ora orario tijd".split())
_PART_WORDS = frozenset("half quarter halb viertel dreiviertel cuarto".split())
_INDIC_WORDS = frozenset("बजे baje बजकर बजने bajkar bajne baj".split())
_MINUTE_WORDS = frozenset(
    "to past vor nach voor over para menos moins meno cuarto quart quarto media meia mezza demie "
    "y e et".split()
)
_NOON_WORDS = frozenset(
    "noon midday midi mediodía meio mezzogiorno midnight medianoche meia mezzanotte mitternacht "
    "minuit".split()
)


def find(page: Page, language: str | None) -> Iterator[Found]:
    """The times in a text of bounded length."""
    text, words = page.lower, page.words
    if not page.has_digit:
        if not words.isdisjoint(_NOON_WORDS):
            yield from _noon(page)
        if not words.isdisjoint(_INDIC_WORDS):
            yield from _indic(page)
        return
    if ":" in text or "h" in words:
        for match in _CLOCK.each(text):
            yield from _found(page, match, int(match["hour"]), int(match["minute"]))
        for match in _AFTER_DATE.each(text):
            yield from _found(page, match, int(match["hour"]), int(match["minute"]), is_iso=True)
    if not words.isdisjoint(_HALF_WORDS):
        for pattern in (_DOTTED, _SPOKEN):
            for match in pattern.each(text):
                yield from _found(page, match, int(match["hour"]), int(match["minute"] or 0))
    if page.is_east_asian or not words.isdisjoint(_HOUR_WORDS):
        for match in _HOURS.each(text):
            if not _is_length(match, text):
                minute = 30 if match["half"] else int(match["minute"] or 0)
                is_said = bool(match["half"]) and not page.is_east_asian
                yield from _found(page, match, int(match["hour"]), minute, is_said=is_said)
    if not words.isdisjoint(_AT_WORDS):
        for match in _AT.each(text):
            minute = 30 if match["half"] else 15 if match["quarter"] else int(match["minute"] or 0)
            is_said = bool(match["half"] or match["quarter"])
            start = match.start("hour")
            yield from _found(page, match, int(match["hour"]), minute, start, is_said=is_said)
    if not words.isdisjoint(_NAMES):
        for match in _NAMED.each(text):
            start = match.start("hour")
            yield from _found(page, match, int(match["hour"]), int(match["minute"]), start)
    if not words.isdisjoint(_PART_WORDS):
        for match in _PARTS.each(text):
            yield from _found(page, match, *_part(match, language), is_said=True)
    if not words.isdisjoint(_INDIC_WORDS):
        yield from _indic(page)
    if not words.isdisjoint(_MINUTE_WORDS):
        yield from _in_parts(page)
    if not words.isdisjoint(_NOON_WORDS):
        yield from _noon(page)


def _in_parts(page: Page) -> Iterator[Found]:
    """Times said as an hour and minutes before or after it."""
    text = page.lower
    for match in _MINUTES.each(text):
        minute, hour = int(match["minute"]), int(match["hour"])
        lead = text[max(0, match.start() - 4) : match.start()]
        # "Ten to twelve" may be how many; from more to less nobody counts.
        if match["to"] == "to" and minute < hour and not lead.endswith("at "):
            continue
        if match["to"]:
            hour, minute = _before(hour), 60 - minute
        yield from _found(page, match, hour, minute, is_said=True)
    for match in _HOUR_FIRST.each(text):
        part = match["minus"] or match["plus"]
        is_sure = match["less"] or "quart" in part or "cuarto" in part
        lead = text[max(0, match.start() - _LEAD_CHARS) : match.start()]
        if not is_sure and not _CLOCK_LEAD.search(lead):
            continue
        minute = int(part) if part.isdigit() else 15 if is_sure else 30
        hour = int(match["hour"])
        if match["less"]:
            hour, minute = _before(hour), 60 - minute
        yield from _found(page, match, hour, minute, is_said=True)


def _indic(page: Page) -> Iterator[Found]:
    """Times as they are said in Hindi."""
    text = page.lower
    for match in _INDIC.each(text) if page.has_digit else ():
        hour = int(match["hour"])
        minute = 30 if match["half"] else 15 if match["quarter"] else 45
        hour = _before(hour) if match["to"] else hour
        yield from _found(page, match, hour, minute, is_said=True)
    for match in _INDIC_MINUTES.each(text) if page.has_digit else ():
        hour, minute = int(match["hour"]), int(match["minute"])
        if match["to"] and minute:
            hour, minute = _before(hour), 60 - minute
        yield from _found(page, match, hour, minute, is_said=True)
    for match in _INDIC_HALVES.each(text):
        yield from _found(page, match, 1 if match["one"] else 2, 30, is_said=True)


def _before(hour: int) -> int:
    return hour - 1 if hour > 1 else 12


def _noon(page: Page) -> Iterator[Found]:
    for match in _NOON.each(page.lower):
        written = page.text[match.start() : match.end()]
        minute = 30 if match["half"] else 15 if match["quarter"] else 45 if match["to"] else 0
        if minute:
            hour = (12 if match["noon"] else 24) - (minute == 45)
            hour %= 24
            written = f"{hour}:{minute:02}"
            normal = f"{written}{'am' if hour < 12 else ''}"
        else:
            normal = "12:00" if match["noon"] else "0:00am"
        yield Found(match.start(), match.end(), "time", written, normal)


def key(normal: str) -> str:
    """What two times have in common that may be the same: the hands of a clock."""
    hour, _, minute = normal.removesuffix("am").partition(":")
    return f"{int(hour) % 12}:{minute}" if hour.isdigit() else normal


def is_same(one: str, other: str) -> bool:
    """Whether two times may be the same: not morning against afternoon."""
    return key(one) == key(other) and (one == other or _half(one) is None or _half(other) is None)


def _half(normal: str) -> str | None:
    if normal.endswith("am"):
        return "am"
    hour = normal.partition(":")[0]
    return "pm" if hour.isdigit() and int(hour) >= 12 else None


def _is_length(match: re.Match[str], text: str) -> bool:
    """Whether "2 hours" is how long and not when: it is, unless "at" or "um" stands before."""
    unit = match[0]
    if match["am"] or match["pm"]:
        return False
    if (
        not any(word in unit for word in ("hora", "heure", "h"))
        or "o'clock" in unit
        or "uhr" in unit
    ):
        return False
    before = text[max(0, match.start() - 5) : match.start()]
    if match["minute"] and "heure" in unit:
        return False
    return not before.endswith(("à ", "às ", "as ", "vers ", "las "))


def _part(match: re.Match[str], language: str | None) -> tuple[int, int]:
    hour = int(match["hour"])
    words = match["past"] or match["to"]
    if match["to"]:
        return _before(hour), 45
    # In German half six is half an hour before.
    if words.endswith("halb") or (words == "half" and language == "nl"):
        off = int(match["minute"] or 0)
        return _before(hour), 30 - off if match["side"] == "vor" else 30 + off
    return hour, 15 if "quarter" in words or "viertel" in words else 30


def _found(
    page: Page,
    match: re.Match[str],
    hour: int,
    minute: int,
    start: int | None = None,
    *,
    is_iso: bool = False,
    is_said: bool = False,
) -> Iterator[Found]:
    if hour > 24 or minute > 59:
        return
    groups = match.groupdict()
    hands = f"{hour}:{minute:02}"
    hour %= 24
    if groups.get("pm") or groups.get("later"):
        hour = hour + 12 if hour < 12 else hour
        normal = f"{hour}:{minute:02}"
    elif groups.get("am") or groups.get("earlier"):
        normal = f"{hour % 12}:{minute:02}am"
    elif hour < 12 and (hour == 0 or is_iso or match["hour"].startswith("0")):
        normal = f"{hour}:{minute:02}am"
    else:
        normal = f"{hour}:{minute:02}"
    start = match.start() if start is None else start
    said = page.text[start : match.end()].rstrip()
    written = said
    if is_said:
        # "Quarter to six" is "5:45" to everybody who reads it.
        half = groups.get("am") or groups.get("pm")
        written = f"{hands} {half}" if half else hands
    elif len(said) > 2 and said[:3].isdigit():
        # Spoken "five thirty" comes as "530".
        cut = len(match["hour"])
        written = f"{said[:cut]}:{said[cut:]}"
    yield Found(start, start + len(said), "time", written, normal)
