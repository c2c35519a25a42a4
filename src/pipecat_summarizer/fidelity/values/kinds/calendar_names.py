#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Names of months and weekdays, by language."""

_MONTHS = {
    "en": "january february march april may june july august september october november december",
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre "
    "diciembre",
    "de": "januar februar märz april mai juni juli august september oktober november dezember",
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro "
    "dezembro",
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre "
    "dicembre",
    "nl": "januari februari maart april mei juni juli augustus september oktober november december",
    "pl": "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października "
    "listopada grudnia",
    "ru": "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
    "tr": "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
    "ar": "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
    "hi": "जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर",
    "en-short": "jan feb mar apr _ jun jul aug sep oct nov dec",
    "de-austrian": "jänner feber _ _ _ _ _ _ _ _ _ _",
    "others": "_ fevrier marco _ _ _ _ aout sept _ _ decembre",
    "hi-more": "_ फ़रवरी _ _ _ _ _ _ सितम्बर अक्तूबर नवम्बर दिसम्बर",
    "ar-levant": "_ شباط آذار نيسان أيار حزيران تموز آب أيلول _ _ _",
}

_WEEKDAYS = {
    "en": "monday tuesday wednesday thursday friday saturday sunday",
    "es": "lunes martes miércoles jueves viernes sábado domingo",
    "de": "montag dienstag mittwoch donnerstag freitag samstag sonntag",
    "fr": "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "pt": "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo",
    "it": "lunedì martedì mercoledì giovedì venerdì sabato domenica",
    "nl": "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
    "pl": "poniedziałek wtorek środa czwartek piątek sobota niedziela",
    "pl-cases": "poniedziałku wtorku środę czwartku piątku sobotę niedzielę",
    "ru": "понедельник вторник среда четверг пятница суббота воскресенье",
    "ru-cases": "понедельника вторника среду четверга пятницу субботу воскресенья",
    "tr": "pazartesi salı çarşamba perşembe cuma cumartesi pazar",
    "ar": "الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد",
    "hi": "सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार",
    "hi-latin": "somvaar mangalvaar budhvaar guruvaar shukravaar shanivaar ravivaar",
    "hi-latin-short": "somvar mangalvar budhvar guruvar shukravar shanivar ravivar",
    "zh": "星期一 星期二 星期三 星期四 星期五 星期六 星期日",
    "zh-short": "周一 周二 周三 周四 周五 周六 周日",
    "ja": "月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日",
    "ko": "월요일 화요일 수요일 목요일 금요일 토요일 일요일",
    "others": "_ _ miercoles _ _ sabado _",
    "pt-short": "segunda terça quarta quinta sexta _ _",
    "it-plain": "lunedi martedi mercoledi giovedi venerdi _ _",
    "de-north": "_ _ _ _ _ sonnabend _",
}

_ENGLISH_WEEKDAYS = _WEEKDAYS["en"].split()


def _by_name(table: dict[str, str], skip: frozenset[str] = frozenset()) -> dict[str, int]:
    numbers: dict[str, int] = {}
    for language, names in table.items():
        if language not in skip:
            for number, name in enumerate(names.split(), start=1):
                if name != "_":
                    numbers.setdefault(name, number)
    return numbers


MONTHS: dict[str, int] = _by_name(_MONTHS)
"""The number of a month, by its name in any language, in lower case."""

WEEKDAYS: dict[str, str] = {
    name: _ENGLISH_WEEKDAYS[number - 1]
    for name, number in _by_name(_WEEKDAYS, frozenset({"pt-short"})).items()
}
"""The English name of a weekday, by its name in any language, in lower case."""

PORTUGUESE_SHORT: dict[str, str] = {
    name: _ENGLISH_WEEKDAYS[number - 1]
    for name, number in _by_name({"pt-short": _WEEKDAYS["pt-short"]}).items()
}
"""Portuguese weekdays without "-feira", which are ordinals elsewhere."""
