#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How long something takes."""

import re
from collections.abc import Iterator

from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.numbers import NOT_INSIDE, NUMBER, plain_number
from pipecat_summarizer.fidelity.values.kinds.page import Page
from pipecat_summarizer.fidelity.values.patterns import END, LETTERS, Pattern

_UNITS = {
    "second": "second seconds sec secs segundo segundos sekunde sekunden seconde secondes "
    "secondi secondo "
    "seconden секунд секунды секунда секунду saniye सेकंड 秒 초",
    "minute": "minute minutes min mins minuto minutos minuten minuti minut minuty minuta минут "
    "минуты "
    "минута минуту dakika मिनट minat 分钟 分間 分 분 دقيقة دقائق",
    "hour": "hour hours hr hrs hora horas stunde stunden heure heures ore ora uren uur godzin "
    "godziny "
    "godzina godzinę час часа часов saat घंटे घंटा ghante 小时 時間 시간 ساعة ساعات",
    "day": "day days día días dia dias tag tage tagen jour jours giorno giorni dag dagen dni "
    "dzień день "
    "дня дней gün दिन din 天 日間 يوم أيام",
    "night": "night nights noche noches nacht nächte nächten nuit nuits noite noites notte "
    "notti nachten "
    "रात 晚 泊 박",
    "week": "week weeks semana semanas woche wochen semaine semaines settimana settimane weken "
    "tygodni "
    "tygodnie недель недели неделя неделю hafta हफ़्ते हफ्ते hafte 周 週間 주 أسبوع أسابيع",
    "month": "month months mes meses monat monate monaten mois mês mese mesi maand maanden miesiąc "
    "miesiące miesięcy месяц месяца месяцев ay महीने mahine 个月 ヶ月 か月 شهر أشهر",
    "year": "year years yr yrs año años jahr jahre jahren an ans année années ano anos anno "
    "anni jaar jaren "
    "lat rok lata год года лет yıl साल saal 年間 سنة سنوات",
}
_UNIT_OF = {word: unit for unit, words in _UNITS.items() for word in words.split()}
_COUNTED = Pattern(rf"{NOT_INSIDE}(?P<number>{NUMBER})(?:\s|-)?(?P<unit>[{LETTERS}]{{1,16}}){END}")
_EAST_ASIAN = Pattern(rf"{NOT_INSIDE}(?P<number>{NUMBER})\s?(?P<unit>[^\x00-\u303f\s]{{1,2}})")
_INDIC = Pattern(
    rf"{NOT_INSIDE}(?P<number>{NUMBER})\s?(?P<unit>[\u0900-\u097f]{{2,8}})(?![\u0900-\u097f])"
)
# "One moment", "a second": nobody means sixty ticks of the clock.
_SHORTLY = frozenset({"second", "minute"})


def find(page: Page, language: str | None) -> Iterator[Found]:
    """The durations in a text of bounded length."""
    if not page.has_digit:
        return
    if page.is_east_asian or not page.words.isdisjoint(_UNIT_OF):
        for match in _COUNTED.each(page.lower):
            yield from _found(page, match, match["unit"])
    if page.is_east_asian:
        for match in _EAST_ASIAN.each(page.lower):
            unit = match["unit"]
            yield from _found(page, match, unit if unit in _UNIT_OF else unit[:1])
    for match in _INDIC.each(page.lower) if not page.lower.isascii() else ():
        yield from _found(page, match, match["unit"])


def unit_of(word: str) -> str:
    """The English name of a unit of time in lower case, or ``""``."""
    return _UNIT_OF.get(word, "")


def _found(page: Page, match: re.Match[str], word: str) -> Iterator[Found]:
    unit = unit_of(word)
    number = plain_number(match["number"], grouped_by_three=False)
    if unit and not (number == "1" and unit in _SHORTLY):
        end = match.start("unit") + len(word)
        yield Found(
            match.start(), end, "duration", page.text[match.start() : end], f"{number} {unit}"
        )
