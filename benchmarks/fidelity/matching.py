#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""When a value stands in a text, in whatever form. Pure.

Texts and forms are brought to one plain alphabet first, and forms are looked for as whole
words. This shares nothing with the package that is measured: what is right is said by the
generator, which knows every acceptable form of what it planted.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping

from benchmarks.fidelity.numerals import DIGITS, DOUBLE, OTHER_DIGITS

_KEPT = "@%$€£+"
"""Marks that carry meaning. All others only separate."""


def plain(text: str) -> str:
    """A text in small letters without accents, everything between words one space."""
    decomposed = unicodedata.normalize("NFKD", text.replace("ß", "ss")).casefold()
    chars = (
        char if char.isalnum() or char in _KEPT else " "
        for char in decomposed
        if not unicodedata.combining(char)
    )
    return " ".join("".join(chars).split())


def plain_lines(text: str) -> list[str]:
    """The pieces of a text that stand apart (a line, a list's item), each made plain."""
    return [plain(line) for line in re.split(r"[\n;•]", text)]


def literal(form: str) -> str:
    """The pattern of a form that has to stand as it is."""
    return re.escape(plain(form)).replace(r"\ ", " ")


def symbols(value: str, language: str, spelt: Mapping[str, str] | None = None) -> Iterable[str]:
    """The patterns of a row of letters and digits.

    Together, apart in any way, or each digit in words.

    Args:
        value: The row.
        language: The language of the words.
        spelt: What may be said in place of a letter, such as "B as in Bravo".
    """
    chars = [char for char in plain(value) if char.isalnum()]
    yield " ?".join(chars)
    letters = {plain(letter): plain(said) for letter, said in (spelt or {}).items()}
    yield _in_words(chars, language, letters)


def compiled(patterns: Iterable[str]) -> re.Pattern[str]:
    """One expression, over plain text, for all forms of a value."""
    joined = "|".join(sorted(set(patterns), key=len, reverse=True))
    return re.compile(rf"(?<![^\W_])(?:{joined})(?![^\W_])")


def _in_words(chars: list[str], language: str, letters: Mapping[str, str]) -> str:
    pieces: list[str] = []
    index = 0
    while index < len(chars):
        word = _word(chars[index], language, letters)
        double = DOUBLE.get(language)
        if double and chars[index].isdigit() and chars[index + 1 : index + 2] == [chars[index]]:
            pieces.append(f"(?:{double} {word}|{word} {word})")
            index += 2
        else:
            pieces.append(word)
            index += 1
    return " ".join(pieces)


def _word(char: str, language: str, letters: Mapping[str, str]) -> str:
    if not char.isdigit():
        return f"(?:{letters[char]}|{char})" if char in letters else char
    words = {plain(DIGITS[language][int(char)]), char}
    other = OTHER_DIGITS.get(language, {}).get(char)
    if other:
        words.add(plain(other))
    return f"(?:{'|'.join(sorted(words))})"
