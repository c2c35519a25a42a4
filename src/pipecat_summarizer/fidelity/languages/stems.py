#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a text is about, as far as its longer words tell."""

from pipecat_summarizer.fidelity.languages.language import Language, is_glued, normal, words_of

_STEM_CHARS = 6
_MIN_STEM_CHARS = 4


def stems_of(text: str, language: Language) -> frozenset[str]:
    """The beginnings of a text's longer words, or its pairs of letters.

    Pairs where words are not set apart, or carry their endings with them. The text
    is of bounded length.
    """
    said = normal(text)
    if is_glued(language):
        letters = "".join(char if char.isalnum() else " " for char in said)
        return frozenset(
            pair
            for pair in map("".join, zip(letters, letters[1:], strict=False))
            if " " not in pair
        )
    return frozenset(
        stem_of(word)
        for word in words_of(said)
        if (len(word) >= _MIN_STEM_CHARS or word.isdigit())
        and word not in language.asking
        and word not in language.common
    )


def stem_of(word: str) -> str:
    """The beginning of a normal word."""
    return word[:_STEM_CHARS]
