#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Values of every kind, as they are written and as they are said. Pure, seeded.

A kind is one function in ``KINDS`` that makes a value of it up. A value knows all its
acceptable forms; what a number, a name or a street is called in a language stands in
:mod:`.numerals` and :mod:`.words`.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from random import Random

from benchmarks.fidelity.matching import compiled, literal, plain, symbols
from benchmarks.fidelity.numerals import cardinal, day, spell_digits, spell_pairs
from benchmarks.fidelity.words import WORDS, Words


@dataclass(frozen=True)
class Value:
    """A value.

    Parameters:
        renditions: The value as it may stand in a call, by the name of the form:
            ``written``, ``spoken``, ``spaced`` (digits apart, as recognizers give
            them), ``machine`` (as a tool gives it).
        patterns: All acceptable forms, over plain text.
    """

    renditions: dict[str, str]
    patterns: tuple[str, ...] = field(repr=False)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """One expression for all forms."""
        return compiled([*self.patterns, *map(literal, self.renditions.values())])


def make_value(kind: str, language: str, rng: Random) -> Value:
    """Make a value of a kind up."""
    return KINDS[kind](rng, language, WORDS[language])


def _phone(rng: Random, language: str, words: Words) -> Value:
    shape = rng.choice(words.phones)
    written = "".join(rng.choice("23456789") if char == "#" else char for char in shape)
    digits = re.sub(r"\D", "", written)
    groups = re.findall(r"\d+", written)
    plus = f"{words.plus} " if written.startswith("+") else ""
    if language == "fr" and not plus:
        spoken = spell_pairs(digits, language)
    else:
        other = rng.random() < 0.5
        spoken = ", ".join(spell_digits(group, language, other=other) for group in groups)
    renditions = {"written": written, "spoken": plus + spoken}
    if not plus:
        renditions["spaced"] = " ".join(digits)
    return Value(renditions, tuple(symbols(digits, language)))


def _email(rng: Random, language: str, words: Words) -> Value:
    first, last = (plain(rng.choice(names)) for names in (words.first_names, words.last_names))
    host = rng.choice(("example.com", "mail.example.org", "example.net"))
    written = f"{first}.{last}@{host}"
    spoken = written.replace(".", f" {words.dot} ").replace("@", f" {words.at} ")
    return Value({"written": written, "spoken": spoken}, (_dotted(written, words),))


def _web(rng: Random, language: str, words: Words) -> Value:
    name, page = rng.sample(words.pages, 2)
    written = f"www.{name}.example.com/{page}"
    spoken = written.replace("www.", "").replace(".", f" {words.dot} ")
    spoken = spoken.replace("/", f" {words.slash} ")
    return Value(
        {"written": written, "spoken": spoken},
        (_dotted(written, words), _dotted(written.removeprefix("www."), words)),
    )


def _dotted(written: str, words: Words) -> str:
    pattern = plain(written).replace(" ", f" (?:(?:{plain(words.dot)}|{plain(words.slash)}) )?")
    return pattern.replace("@", f" ?(?:@|{plain(words.at)}) ?")


def _money(rng: Random, language: str, words: Words) -> Value:
    sign, code, unit = words.currency
    whole = rng.randrange(21, 990)
    units = f"(?:{re.escape(sign.lower())}|{code.lower()}|{unit[:-1]}s?)"
    and_word = "(?:and|et|e|y|con|und|com)"
    cents = rng.choice((0, 25, 40, 50, 75, 90))
    whole_said = cardinal(whole, language)
    if cents:
        decimal = "." if language == "en" else ","
        amount = f"{whole}{decimal}{cents}"
        cents_said = cardinal(cents, language)
        spoken = f"{whole_said} {unit} {words.cents.format(cents=cents_said)}".strip()
        digits = rf"{whole} {cents}"
        extra = (f"{whole} {units} (?:{and_word} )?{cents}", rf"{units} ?{digits[:-1]}\b")
        if cents % 10 == 0:
            extra += (f"{digits[:-1]} {units}",)
    else:
        amount = str(whole)
        spoken = f"{whole_said} {unit}"
        digits = f"{whole}(?: 00?)?"
        extra = (spoken_loosely(spoken),)
    written = f"{sign}{amount}" if language == "en" else f"{amount} {sign}"
    if language == "pt":
        written = f"{sign} {amount}"
    return Value(
        {"written": written, "spoken": spoken, "machine": f"{whole}.{cents:02} {code}"},
        (rf"{units} ?{digits}", rf"{digits} ?{units}", *extra),
    )


def spoken_loosely(spoken: str) -> str:
    """The pattern of spoken words in which "and" may be left out."""
    return literal(spoken).replace(" and ", " (?:and )?")


def _date(rng: Random, language: str, words: Words) -> Value:
    number, month = rng.randrange(2, 29), rng.randrange(12)
    name = words.months[month]
    said = day(number, language)
    ordinal = f"{number}{_english_suffix(number)}"
    forms = {
        "en": (f"{name} {number}", f"the {said} of {name}"),
        "de": (f"{number}. {name}", f"{said} {name}"),
        "es": (f"{number} de {name}", f"{said} de {name}"),
        "fr": (f"{number} {name}", f"{said} {name}"),
        "pt": (f"{number} de {name}", f"{said} de {name}"),
    }[language]
    any_day = f"(?:{number}|0{number}|{ordinal}|{plain(said).removesuffix('n')}[nr]?)"
    month_name = plain(name)
    patterns = [f"{any_day} (?:de |of )?{month_name}", f"{month_name} (?:the )?{any_day}"]
    patterns += [f"2026 0?{month + 1} 0?{number}", f"0?{number} 0?{month + 1} (?:20)?26"]
    patterns += [f"0?{month + 1} 0?{number} (?:20)?26"]
    machine = f"2026-{month + 1:02}-{number:02}"
    return Value({"written": forms[0], "spoken": forms[1], "machine": machine}, tuple(patterns))


def _english_suffix(number: int) -> str:
    if 10 < number < 20:
        return "th"
    return {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")


def _time(rng: Random, language: str, words: Words) -> Value:
    hour, minute = rng.randrange(15, 20), rng.choice((15, 20, 30, 40, 45))
    short = hour - 12

    def either(number: int) -> str:
        """The pattern of a number in digits or in words."""
        return f"(?:0?{number}|{plain(cardinal(number, language))})"

    digits = [
        f"0?{clock} ?{mark}{minute}" for clock in (hour, short) for mark in ("", "h ?", "uhr ")
    ]
    in_full = [
        _plain_shape(words.clock, language).format(hour=either(clock), minute=either(minute))
        for clock in (hour, short)
    ]
    shape = words.clock_idioms.get(minute, words.clock)
    idiom = shape.format(
        hour=cardinal(short, language),
        next=cardinal(short + 1, language),
        minute=cardinal(minute, language),
    )
    # "20 to 6" is "twenty to six", with its numbers in digits.
    in_digits = _plain_shape(shape, language).format(
        hour=either(short), next=either(short + 1), minute=either(minute)
    )
    written = {
        "en": f"{short}:{minute} pm",
        "de": f"{hour}:{minute} Uhr",
        "fr": f"{hour} h {minute}",
    }
    return Value(
        {
            "written": written.get(language, f"{hour}:{minute}"),
            "spoken": idiom,
            "machine": f"{hour}:{minute}",
        },
        (*digits, *in_full, in_digits),
    )


def _plain_shape(shape: str, language: str) -> str:
    """An idiom of the clock over plain text, where its own numbers may stand in digits."""
    words: list[str] = []
    for word in shape.split():
        number = next((one for one in (15, 20) if cardinal(one, language) == word), None)
        named = f"(?:{number}|{plain(word)})" if number else plain(word)
        words.append(word if word.startswith("{") else named)
    return " ".join(words)


def _weekday(rng: Random, language: str, words: Words) -> Value:
    name = rng.choice(words.weekdays)
    return Value({"written": name}, ())


def _duration(rng: Random, language: str, words: Words) -> Value:
    return _counted(rng, language, rng.choice(words.durations), range(3, 49))


def _quantity(rng: Random, language: str, words: Words) -> Value:
    return _counted(rng, language, rng.choice(words.units), range(3, 99))


def _counted(rng: Random, language: str, unit: str, numbers: range) -> Value:
    """A number and a unit; no number whose word has a gender."""
    number = rng.choice([number for number in numbers if number % 10 not in (1, 2)])
    said = cardinal(number, language)
    ending = "n?" if language == "de" else ""
    patterns = tuple(f"(?:{number}|{literal(said)}) ?{literal(unit)}{ending}" for _ in (0,))
    return Value({"written": f"{number} {unit}", "spoken": f"{said} {unit}"}, patterns)


def _percentage(rng: Random, language: str, words: Words) -> Value:
    number = rng.choice([number for number in range(3, 96) if number % 10 not in (1, 2)])
    said = cardinal(number, language)
    name = words.percent
    sign = "%" if language == "en" else " %"
    pattern = f"(?:{number}|{literal(said)}) ?(?:%|{literal(name)}|percent)"
    return Value({"written": f"{number}{sign}", "spoken": f"{said} {name}"}, (pattern,))


def _order(rng: Random, language: str, words: Words) -> Value:
    digits = "".join(rng.choice("0123456789") for _ in range(rng.choice((5, 6, 8))))
    digits = rng.choice("23456789") + digits[1:]
    spoken = spell_digits(digits, language, other=rng.random() < 0.5)
    return Value(
        {"written": digits, "spoken": spoken, "spaced": " ".join(digits)},
        tuple(symbols(digits, language)),
    )


def _booking(rng: Random, language: str, words: Words) -> Value:
    letters = list(words.alphabet)
    shape = rng.choice(("AA#A#A", "AA-#####", "AAA ####", "A####-A", "#A##A"))
    chosen = "".join(
        rng.choice(letters) if char == "A" else rng.choice("23456789") if char == "#" else char
        for char in shape
    )
    spelt = {
        letter: words.as_in.format(letter=letter, word=word)
        for letter, word in words.alphabet.items()
    }
    use_words = rng.random() < 0.5
    said = [
        spell_digits(char, language) if char.isdigit() else spelt[char] if use_words else char
        for char in chosen
        if char.isalnum()
    ]
    joint = ", " if use_words else " "
    return Value(
        {"written": chosen, "spoken": joint.join(said)},
        tuple(symbols(chosen, language, spelt)),
    )


def _postal(rng: Random, language: str, words: Words) -> Value:
    digits = "".join(rng.choice("0123456789") for _ in range(8 if language == "pt" else 5))
    digits = rng.choice("123456789") + digits[1:]
    written = f"{digits[:5]}-{digits[5:]}" if language == "pt" else digits
    return Value(
        {"written": written, "spoken": spell_digits(digits, language)},
        tuple(symbols(digits, language)),
    )


def _address(rng: Random, language: str, words: Words) -> Value:
    number, street = rng.randrange(3, 98), rng.choice(words.streets)
    said = cardinal(number, language)
    return Value(
        {
            "written": street.format(number=number),
            "spoken": street.format(number=said),
        },
        (),
    )


def _flight(rng: Random, language: str, words: Words) -> Value:
    airline = rng.choice(("BA", "LH", "IB", "AF", "TP", "KL", "DL"))
    number = str(rng.randrange(213, 9876))
    spoken = f"{' '.join(airline)} {spell_digits(number, language)}"
    return Value(
        {"written": f"{airline} {number}", "spoken": spoken, "machine": airline + number},
        tuple(symbols(airline + number, language)),
    )


def _version(rng: Random, language: str, words: Words) -> Value:
    parts = [rng.randrange(2, 10), rng.randrange(10, 31), rng.randrange(2, 10)]
    written = ".".join(map(str, parts))
    spoken = f" {words.point} ".join(cardinal(part, language) for part in parts)
    pattern = f" (?:{plain(words.point)} )?".join(map(str, parts))
    return Value({"written": written, "spoken": spoken}, (pattern,))


def _name(rng: Random, language: str, words: Words) -> Value:
    return Value({"written": f"{rng.choice(words.first_names)} {rng.choice(words.last_names)}"}, ())


KINDS: dict[str, Callable[[Random, str, Words], Value]] = {
    "phone": _phone,
    "email": _email,
    "web": _web,
    "money": _money,
    "date": _date,
    "time": _time,
    "weekday": _weekday,
    "duration": _duration,
    "percentage": _percentage,
    "quantity": _quantity,
    "order": _order,
    "booking": _booking,
    "postal": _postal,
    "address": _address,
    "flight": _flight,
    "version": _version,
    "name": _name,
}
