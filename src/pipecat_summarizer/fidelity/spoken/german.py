#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Numbers as they are said in German, where one number is mostly one word."""

from pipecat_summarizer.fidelity.spoken.lexicon import (
    Lexicon,
    Needs,
    Number,
    alphabet,
    fold,
    multiplier,
    series,
    words,
)


def lexicon() -> Lexicon:
    """The words of German."""
    return Lexicon(
        numbers={
            **series(0, "null"),
            **series(1, "ein/eine/einen/einem/einer", needs=Needs.COMPOUND),
            **_SMALL,
            **multiplier(100, "hundert", joins="|und", most=99),
            **multiplier(1_000, "tausend", joins="|und"),
            **multiplier(1_000_000, "million millionen", joins="|und"),
            **multiplier(10**9, "milliarde milliarden", joins="|und"),
            **_ordinals(),
        },
        compound=_compound,
        stems=("hundert", "tausend"),
        unit_joins=words("und"),
        articles=words("ein eine einen einem einer"),
        ordinal_last=True,
        points=words("komma punkt"),
        dashes=words("bindestrich strich"),
        pluses=words("plus"),
        repeats={"doppel": 2, "doppelte": 2, "dreifach": 3},
        times={
            ("zweimal",): 2,
            ("zwei", "mal"): 2,
            ("dreimal",): 3,
            ("drei", "mal"): 3,
        },
        fillers=words("die"),
        links={("wie",): True, ("wie", "in"): True},
        code_words=_CODE_WORDS,
        everyday=frozenset(_CODE_WORDS),
        counted=words(
            """
            nächte nächten tage tagen wochen monate monaten jahre jahren stunden minuten uhr
            euro dollar franken personen erwachsene kinder zimmer tickets koffer kilo mal grad
            prozent
            """
        ),
        date_leads=words("am den der dem vom zum"),
        months=words(
            """
            januar jänner februar märz april mai juni juli august september oktober november
            dezember
            """
        ),
        ambiguous=words("elf null achte achten achter"),
        function_words=words(
            """
            ist das der ich mein meine nicht mit für auf bitte ihre sie wir haben habe auch
            im zu
            """
        ),
    )


def _below_hundred() -> dict[str, Number]:
    """The numbers from 1 to 99; a written umlaut may be two letters."""
    units = ("ein", "zwei/zwo", "drei", "vier", "fünf/fuenf", "sechs", "sieben", "acht", "neun")
    tens = "zwanzig dreißig/dreissig vierzig fünfzig/fuenfzig sechzig siebzig achtzig neunzig"
    numbers = {
        **series(1, "eins zwei/zwo drei vier fünf/fuenf sechs sieben acht neun zehn elf"),
        **series(12, "zwölf/zwoelf dreizehn vierzehn fünfzehn/fuenfzehn sechzehn siebzehn"),
        **series(18, "achtzehn neunzehn"),
        **series(20, tens, step=10),
    }
    for value, same in enumerate(tens.split(), 2):
        for unit, variants in enumerate(units, 1):
            compounds = (f"{u}und{t}" for u in variants.split("/") for t in same.split("/"))
            numbers |= series(10 * value + unit, "/".join(compounds))
    return numbers


_SMALL = _below_hundred()
_ENDINGS = ("", "n", "r", "s", "m")
_IRREGULAR = {1: "erste", 3: "dritte", 7: "siebte", 8: "achte"}
_CODE_WORDS = alphabet(
    """
    anton ärger berta cäsar charlotte dora emil friedrich gustav heinrich ida julius kaufmann
    konrad ludwig martha nordpol otto ökonom paula quelle richard samuel siegfried schule
    theodor ulrich übermut viktor wilhelm xanthippe ypsilon zacharias zeppelin
    """
)


def _ordinal_stem(word: str, value: int) -> str:
    return word + ("te" if value < 20 else "ste")


def _ordinals() -> dict[str, Number]:
    stems = {_ordinal_stem(word, n.value): n.value for word, n in _SMALL.items()}
    stems |= {fold(word): value for value, word in _IRREGULAR.items()}
    ordinals = {
        stem + ending: Number(value, ordinal=True)
        for stem, value in stems.items()
        for ending in _ENDINGS
    }
    for ending in _ENDINGS:
        ordinals[f"erste{ending}"] = Number(1, ordinal=True, needs=Needs.DATE)
        # "Achten" is to pay attention as well.
        ordinals[f"achte{ending}"] = Number(8, ordinal=True, needs=Needs.DATE)
        ordinals |= multiplier(100, f"hundertste{ending}", most=99, ordinal=True)
    return ordinals


def _compound(word: str) -> Number | None:
    """A number from 100 to 999,999 in one word, or an ordinal."""
    if "hundert" not in word and "tausend" not in word:
        return None
    thousands, thousand, rest = word.rpartition("tausend")
    if not thousand:
        value = _below_thousand(word)
        return None if value is None else Number(value, 100 if value % 100 == 0 else 0)
    many = _below_thousand(thousands) if thousands else 1
    more = _below_thousand(_without_and(rest)) if rest else 0
    if many is None or more is None:
        return None
    return Number(1_000 * many + more, 0 if more else 1_000)


def _below_thousand(word: str) -> int | None:
    hundreds, hundred, rest = word.rpartition("hundert")
    if not hundred:
        return _value_of(word)
    many = _value_of(hundreds) if hundreds else 1
    more = _value_of(_without_and(rest)) if rest else 0
    return None if many is None or more is None or many > 19 else 100 * many + more


def _value_of(word: str) -> int | None:
    if word == "ein":
        return 1
    number = _SMALL.get(word)
    return None if number is None else number.value


def _without_and(word: str) -> str:
    return word.removeprefix("und")
