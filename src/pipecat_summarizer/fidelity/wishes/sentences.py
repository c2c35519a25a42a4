#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""From a message's text to sentences of bounded length, and from a sentence to its clauses.

A rule of our own: Pipecat's splitter differs between its versions (``nltk`` up
to 1.9, ``sentencex`` later), and a wish is found as well in a sentence that was
cut a little wrong. An abbreviation that must not end a sentence goes to
``_ABBREVIATIONS``.
"""

import re
from collections.abc import Iterator

MAX_SENTENCE_CHARS = 320
"""Speech without punctuation is cut into pieces of this length at most."""

_WINDOW = 2_000
_END = re.compile(r"[.!?…。！？।॥]+[\"'”’»)\]]*(?=\s|$)|[।॥。！？]|[\r\n]+")
_ABBREVIATIONS = frozenset(
    "mr mrs ms dr prof st no nr vs etc approx tel ext sr sra srta ud uds hr fr bzw usw ca ggf "
    "mme mlle av rua art inc ltd z.b d.h u.a p.ej".split()
)
_CLAUSE = re.compile(
    r"[,;:–—]\s+|\s+(?=(?:and|but|so|because|y|pero|porque|und|aber|weil|et|mais|car|e|mas|"
    r"और|लेकिन|पर|क्योंकि|aur|lekin|kyunki)\s)",
    re.IGNORECASE,
)
_QUOTED = re.compile(r"[“„\"«‹「]([^“”„\"«»‹›「」]{0,300})[”“\"»›」]")


def sentences_of(text: str) -> Iterator[str]:
    """The sentences of a text of any length, each of bounded length and stripped.

    The text is read window by window, so that each sentence costs little.
    """
    start = 0
    while start < len(text):
        end = _sentence_end(text, start)
        sentence = text[start:end].strip()
        if sentence:
            yield sentence
        start = end


def clauses_of(sentence: str) -> list[str]:
    """The clauses of a sentence, in order; joined by spaces they are nearly the sentence."""
    starts = [0, *(match.end() for match in _CLAUSE.finditer(sentence))]
    ends = [*starts[1:], len(sentence)]
    clauses = (sentence[a:b].strip() for a, b in zip(starts, ends, strict=True))
    return [clause for clause in clauses if clause]


def without_quotes(sentence: str) -> str:
    """The sentence without what it quotes. A single quoted word is no speech."""
    return _QUOTED.sub(lambda quote: " " if " " in quote[1].strip() else quote[1], sentence)


def _sentence_end(text: str, start: int) -> int:
    limit = start + MAX_SENTENCE_CHARS
    for match in _END.finditer(text, start, min(len(text), limit)):
        if match.end() < limit and not _is_abbreviation(text, start, match):
            return match.end()
    if len(text) <= limit:
        return len(text)
    # Too long: at the last mark or space there is.
    cut = max(text.rfind(mark, start + 1, limit) for mark in (", ", "; ", ": "))
    if cut < start + MAX_SENTENCE_CHARS // 3:
        cut = text.rfind(" ", start + 1, limit)
    return cut + 1 if cut > start else limit


def _is_abbreviation(text: str, start: int, match: re.Match[str]) -> bool:
    if match[0] != ".":
        return False
    word = text[max(start, match.start() - 12) : match.start()].rpartition(" ")[2].casefold()
    is_initial = len(word) == 1 and word.isalpha() and word != "i"
    return is_initial or word in _ABBREVIATIONS
