#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a text is about: its terms, so that two texts can be compared."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from pipecat_summarizer.fidelity.languages.language import PUNCTUATION, Language, normal

_STEM_CHARS = 5
_SHORT_STEM_CHARS = 4  # Where vowels are not written, or are marks of their own.
_MIN_DIGITS = 2
_ARABIC_PREFIXES = ("وال", "بال", "لل", "ال", "و", "ب", "ل", "ف")
_SEPARATORS = dict.fromkeys(map(ord, PUNCTUATION + "'+=@&%$€£¥₹"), " ")
_CLOSED: dict[tuple[str, str], frozenset[str]] = {}


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a text.

    Parameters:
        words: The beginnings of its words, or pairs of letters.
        numbers: Its numbers, digits only.
    """

    words: frozenset[str]
    numbers: frozenset[str]

    @property
    def all(self) -> frozenset[str]:
        """Both."""
        return self.words | self.numbers


def separate_words(text: str) -> list[str]:
    """The normal words of a text, without any mark between or around them."""
    return normal(text).translate(_SEPARATORS).split()


def in_a_row(words: Iterable[str]) -> list[str]:
    """Words to be compared in a row: letters, where words are not set apart."""
    found: list[str] = []
    for word in words:
        if _is_unset(word[0]):
            found.extend(word)
        else:
            found.append(word)
    return found


def terms_of(words: Iterable[str], language: Language | None) -> Terms:
    """The terms of separate words.

    Args:
        words: The words.
        language: Whose common words are no terms; None leaves out none.
    """
    closed = closed_words(language) if language else frozenset[str]()
    found: set[str] = set()
    numbers: set[str] = set()
    for word in words:
        if word.isalpha() or not any(map(str.isdigit, word)):
            if word not in closed:
                found.update(_terms_of_word(word))
            continue
        numbers.update(_numbers_in(word))
        if _is_unset(word[-1]) or _is_unset(word[0]):
            found.update(_terms_of_word(word))
    return Terms(frozenset(found), frozenset(numbers))


def _numbers_in(word: str) -> Iterable[str]:
    # Where words are not set apart, one holds several numbers.
    runs = ("".join(run) for is_digit, run in groupby(word, str.isdigit) if is_digit)
    return (run for run in runs if len(run) >= _MIN_DIGITS)


def closed_words(language: Language) -> frozenset[str]:
    """Words of a language that say nothing of what a talk is about."""
    key = (language.code, language.script)
    found = _CLOSED.get(key)
    if found is None:
        phrases = (
            *(language.common + language.asking + language.first_person + language.second_person),
            *(language.topic + language.reporting + language.yes_no + language.offers),
            *(language.apologies + language.talk + language.planning),
        )
        found = frozenset(word for phrase in phrases for word in phrase.split() if "*" not in word)
        _CLOSED[key] = found
    return found


def _terms_of_word(word: str) -> Iterable[str]:
    first = word[0]
    if first < "\u0590":  # Latin, Greek, Cyrillic, Armenian
        return (word[:_STEM_CHARS],) if len(word) >= 4 else ()
    if first < "\u0780":  # Hebrew, Arabic
        for prefix in _ARABIC_PREFIXES:
            if word.startswith(prefix) and len(word) - len(prefix) >= 3:
                word = word[len(prefix) :]
                break
        return (word[:_SHORT_STEM_CHARS],) if len(word) >= 3 else ()
    if first < "\u0e00":  # the scripts of India
        return (word[:_SHORT_STEM_CHARS],) if len(word) >= 3 else ()
    if first < "\u1100":  # Thai, Lao, Burmese
        return (word[start : start + 3] for start in range(len(word) - 2))
    if "\uac00" <= first <= "\ud7a3":  # Hangul carries its endings with it.
        return (word[:2],) if len(word) >= 2 else ()
    return (
        one + other
        for one, other in zip(word, word[1:], strict=False)
        if one.isalpha() and other.isalpha() and not (_is_hiragana(one) or _is_hiragana(other))
    )


def _is_unset(char: str) -> bool:
    """Whether words are not set apart where this character stands."""
    return "\u0e00" <= char < "\u1100" or "\u2e80" <= char < "\uac00" or "\uf900" <= char < "\ufb00"


def _is_hiragana(char: str) -> bool:
    return "\u3040" <= char <= "\u309f"
