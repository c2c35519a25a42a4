#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Where a sentence ends. Pure; one piece of bounded length at a time.

``sentencex``, which Pipecat brings from 1.12 on, knows abbreviations in many
languages. Where it is missing, or does not take a text, the marks of
punctuation decide alone.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache

MAX_SENTENCE_CHARS = 280
"""A longer run of words, such as speech without punctuation, is parted at a pause."""

_MAX_PIECE_CHARS = 2_000  # What is handed over at once: some microseconds of work.
_ENDS = re.compile(r"(?<=[.!?…])\s+|(?<=[。！？।॥؟۔])\s*")
_PAUSES = (", ", "; ", "，", "、", "；", "، ", " – ", " - ", " ")


def sentences_of(text: str, language: str) -> Iterator[str]:
    """The sentences of a text, without the space around them, and none without a word.

    Args:
        text: A text of any length.
        language: An ISO code; of an unknown one nothing is known but the marks.
    """
    for line in text.splitlines():
        for piece in _pieces(line):
            for sentence in _split(piece, language):
                if any(map(str.isalnum, sentence)):
                    yield from _parted(sentence.strip())


def _pieces(line: str) -> Iterator[str]:
    """A line in pieces that are split at once, cut behind a mark where there is one."""
    start = 0
    while len(line) - start > _MAX_PIECE_CHARS:
        window = line[start : start + _MAX_PIECE_CHARS]
        end = max(window.rfind(mark) for mark in (". ", "? ", "! ", "。", "।")) + 1
        end = end or window.rfind(" ") + 1 or len(window)
        yield window[:end]
        start += end
    yield line[start:]


def _split(piece: str, language: str) -> list[str]:
    if len(piece) < 3:
        return [piece]
    segment = _segment()
    if segment is not None:
        try:
            return segment(language, piece)
        except UnicodeEncodeError:  # a lone surrogate
            pass
    return _ENDS.split(piece)


@cache
def _segment() -> Callable[[str, str], list[str]] | None:
    try:
        from sentencex import segment  # pyright: ignore
    except ImportError:
        return None
    return segment  # pyright: ignore


def _parted(sentence: str) -> Iterator[str]:
    while len(sentence) > MAX_SENTENCE_CHARS:
        window = sentence[:MAX_SENTENCE_CHARS]
        half = MAX_SENTENCE_CHARS // 2
        ends = (window.rfind(pause, half) + len(pause.rstrip()) for pause in _PAUSES)
        end = next((end for end in ends if end >= half), MAX_SENTENCE_CHARS)
        yield sentence[:end].strip()
        sentence = sentence[end:].strip()
    if sentence:
        yield sentence
