#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Numbers as they are said in the five languages of the generator. Pure.

These tables are the benchmark's own: a value must not be looked for with the tables
that are to be judged. A language is added to every table here.
"""

LANGUAGES = ("en", "es", "de", "fr", "pt")

DIGITS = {
    "en": "zero one two three four five six seven eight nine".split(),
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve".split(),
    "de": "null eins zwei drei vier fünf sechs sieben acht neun".split(),
    "fr": "zéro un deux trois quatre cinq six sept huit neuf".split(),
    "pt": "zero um dois três quatro cinco seis sete oito nove".split(),
}
OTHER_DIGITS = {"en": {"0": "oh"}, "de": {"2": "zwo"}, "pt": {"6": "meia"}}
"""Second words for a digit, in use on the phone."""

DOUBLE = {"en": "double"}
"""The word for a digit said twice, where that is usual."""

_TEENS = {
    "en": "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(),
    "es": (
        "diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte "
        "veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete "
        "veintiocho veintinueve"
    ).split(),
    "de": ("zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn").split(),
    "fr": "dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf".split(),
    "pt": ("dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove").split(),
}
_TENS = {
    "en": "twenty thirty forty fifty sixty seventy eighty ninety".split(),
    "es": "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(),
    "de": "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split(),
    "fr": "vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt".split(),
    "pt": "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split(),
}
_ES_HUNDREDS = (
    "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos "
    "ochocientos novecientos"
).split()
_PT_HUNDREDS = (
    "cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos"
).split()

_EN_ORDINALS = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth "
    "fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
).split()


def cardinal(number: int, language: str) -> str:
    """A number from 0 to 999 in words."""
    if number < 100:
        return _below_hundred(number, language)
    hundreds, rest = divmod(number, 100)
    rest_said = _below_hundred(rest, language) if rest else ""
    if language == "en":
        said = f"{DIGITS['en'][hundreds]} hundred"
        return f"{said} and {rest_said}" if rest else said
    if language == "de":
        return f"{'ein' if hundreds == 1 else DIGITS['de'][hundreds]}hundert{rest_said}"
    if language == "es":
        said = "cien" if number == 100 else _ES_HUNDREDS[hundreds - 1]
        return f"{said} {rest_said}".strip()
    if language == "fr":
        said = "cent" if hundreds == 1 else f"{DIGITS['fr'][hundreds]} cent"
        return f"{said} {rest_said}" if rest else said + "s" * (hundreds > 1)
    said = "cem" if number == 100 else _PT_HUNDREDS[hundreds - 1]
    return f"{said} e {rest_said}" if rest else said


def _below_hundred(number: int, language: str) -> str:
    digits, teens, tens = DIGITS[language], _TEENS[language], _TENS[language]
    if number < 10:
        return digits[number]
    if number < 10 + len(teens):
        return teens[number - 10]
    ten, one = divmod(number, 10)
    said = tens[ten - 2]
    if language == "fr":
        if ten in (7, 9):  # Counted on from sixty and from eighty.
            one += 10
        if number == 80:
            return "quatre-vingts"
        if one == 0:
            return said
        unit = digits[one] if one < 10 else teens[one - 10]
        return f"{said} et {unit}" if one in (1, 11) and ten < 8 else f"{said}-{unit}"
    if one == 0:
        return said
    if language == "en":
        return f"{said}-{digits[one]}"
    if language == "de":
        return f"{'ein' if one == 1 else digits[one]}und{said}"
    joint = "y" if language == "es" else "e"
    return f"{said} {joint} {digits[one]}"


def day(number: int, language: str) -> str:
    """A day of the month, 2 to 31, in words: an ordinal where the language says one."""
    if language == "en":
        if number <= 20:
            return _EN_ORDINALS[number - 1]
        if number == 30:
            return "thirtieth"
        return f"{_TENS['en'][number // 10 - 2]}-{_EN_ORDINALS[number % 10 - 1]}"
    if language == "de":
        irregular = {3: "dritten", 7: "siebten", 8: "achten"}
        return irregular.get(number, cardinal(number, "de") + ("ten" if number < 20 else "sten"))
    return cardinal(number, language)


def spell_digits(digits: str, language: str, *, other: bool = False) -> str:
    """Digits one by one.

    Args:
        digits: The digits.
        language: The language.
        other: Whether the phone's second words are taken, and doubles said as such.
    """
    words: list[str] = []
    index = 0
    while index < len(digits):
        digit = digits[index]
        word = DIGITS[language][int(digit)]
        if other:
            word = OTHER_DIGITS.get(language, {}).get(digit, word)
            if language in DOUBLE and digits[index + 1 : index + 2] == digit:
                word = f"{DOUBLE[language]} {word}"
                index += 1
        words.append(word)
        index += 1
    return " ".join(words)


def spell_pairs(digits: str, language: str) -> str:
    """Digits in pairs, as the French say a phone number: ``0612`` is "zéro six, douze"."""
    said: list[str] = []
    for start in range(0, len(digits), 2):
        pair = digits[start : start + 2]
        if pair[0] == "0" or len(pair) == 1:
            said.append(spell_digits(pair, language))
        else:
            said.append(cardinal(int(pair), language))
    return ", ".join(said)
