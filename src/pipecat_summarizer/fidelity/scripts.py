#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""In which writing systems a text is written, read off Unicode's own names."""

import unicodedata
from collections import Counter
from functools import lru_cache

_KANA = frozenset({"HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"})
_JAPANESE_KANA_SHARE = 0.1
# Written without spaces between words.
_UNSPACED = frozenset({"CJK", "JAPANESE", "THAI", "LAO", "KHMER", "MYANMAR"})
_DENSE = ("CJK", "JAPANESE", "HANGUL")  # A letter stands for a syllable or a word.


def letters_by_script(text: str) -> Counter[str]:
    """How many letters of each script a text of bounded length holds.

    Kana make the Chinese characters beside them Japanese; a few of them in a
    Chinese text make nothing.
    """
    letters: Counter[str] = Counter()
    if text.isascii():
        latin = sum(map(str.isalpha, text))
        return Counter(LATIN=latin) if latin else letters
    for char, count in Counter(text).items():
        script = _script_of(char)
        if script:
            letters[script] += count
    kana = sum(letters.pop(name, 0) for name in _KANA)
    if kana:
        cjk = letters.pop("CJK", 0)
        is_japanese = kana >= _JAPANESE_KANA_SHARE * (kana + cjk)
        letters["JAPANESE" if is_japanese else "CJK"] = kana + cjk
    return letters


def weight_of(letters: Counter[str]) -> int:
    """How many letters there are, dense ones twice."""
    return letters.total() + sum(letters[script] for script in _DENSE)


def dominant_script(text: str) -> str:
    """The script of most letters of a text of bounded length; ``""`` where it has none."""
    letters = letters_by_script(text)
    return letters.most_common(1)[0][0] if letters else ""


def count_words(text: str) -> float:
    """About how many words a text of bounded length has.

    Where a script puts no spaces between words, two letters are a word.
    """
    letters = letters_by_script(text)
    unspaced = sum(letters[script] for script in _UNSPACED)
    if not unspaced:
        return sum(any(char.isalnum() for char in word) for word in text.split())
    spaced = "".join(" " if _is_unspaced(char) else char for char in text)
    return unspaced / 2 + sum(any(char.isalnum() for char in word) for word in spaced.split())


def is_unspaced(script: str) -> bool:
    """Whether the script puts no spaces between words."""
    return script in _UNSPACED


def _is_unspaced(char: str) -> bool:
    script = _script_of(char)
    return script in _UNSPACED or script in _KANA


@lru_cache(maxsize=8192)
def _script_of(char: str) -> str:
    """The first word of a letter's name, which is its script; ``""`` for other characters."""
    return unicodedata.name(char, "").partition(" ")[0] if char.isalpha() else ""
