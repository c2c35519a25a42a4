#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Regular expressions that are compiled when they are first used.

Every pattern here has bounded repeats and a look behind that keeps it from
starting inside a run, so that its time grows with the text and not faster.
"""

import re
from collections.abc import Iterator
from typing import ClassVar

from pipecat_summarizer.slicing import Steps

LETTERS = r"A-Za-z\u00c0-\u060b\u0620-\u065f\u066e-\u0963\u0970-\u1fff"
"""The letters of scripts that set words apart by spaces, as a part of a character class.

In the others a number may stand right beside a word."""

BEGIN = rf"(?<![\d_{LETTERS}])"
"""Where no word goes on."""

END = rf"(?![\d_{LETTERS}])"
"""Where no word goes on."""


class Pattern:
    """A regular expression, compiled at its first use or by :meth:`compile_steps`."""

    __slots__ = ("_compiled", "_source")
    _all: ClassVar[list["Pattern"]] = []

    def __init__(self, source: str):
        """Keep the source; nothing is compiled yet."""
        self._source = source
        self._compiled: re.Pattern[str] | None = None
        self._all.append(self)

    def _get(self) -> re.Pattern[str]:
        if self._compiled is None:
            self._compiled = re.compile(self._source)
        return self._compiled

    @classmethod
    def compile_steps(cls) -> Steps[None]:
        """Compile all patterns there are, one a step, so that no call waits for it."""
        for pattern in cls._all:
            pattern._get()
            yield

    def each(self, text: str) -> Iterator[re.Match[str]]:
        """All matches in a text of bounded length."""
        return self._get().finditer(text)

    def all(self, text: str) -> list[str]:
        """The text of all matches of a pattern without groups."""
        return self._get().findall(text)

    def search(self, text: str, start: int = 0) -> re.Match[str] | None:
        """The first match from ``start`` on."""
        return self._get().search(text, start)

    def match(self, text: str, start: int = 0) -> re.Match[str] | None:
        """A match that begins at ``start``."""
        return self._get().match(text, start)

    def whole(self, text: str) -> re.Match[str] | None:
        """A match of the whole text."""
        return self._get().fullmatch(text)


def any_of(words: str) -> str:
    """A group of alternatives, the longest first; words are set apart by ``|``."""
    alternatives = {" ".join(word.split()) for word in _alternatives(words)} - {""}
    return "(?:" + "|".join(sorted(alternatives, key=lambda w: (-len(w), w))) + ")"


def _alternatives(words: str) -> Iterator[str]:
    """The parts between the bars that stand in no group."""
    depth = start = 0
    for index, char in enumerate(words):
        depth += (char == "(") - (char == ")")
        if char == "|" and depth == 0:
            yield words[start:index]
            start = index + 1
    yield words[start:]
