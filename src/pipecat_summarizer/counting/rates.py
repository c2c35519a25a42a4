#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How many tokens a text is, by the scripts it is written in.

ASCII and the Latin alphabets of Western Europe count a quarter of a token a
character, which is Pipecat's rule. Every other script has a rate of its own,
measured on real text with the o200k tokenizer by ``scripts/calibrate_counts.py``;
``docs/decisions/token-counts.md`` has the figures. To change a rate, change
:data:`_PAGE_RATES` or :data:`_RANGE_RATES` and run that script again.
"""

import re

MAX_EXACT_CHARS = 4096
"""A longer text that is not ASCII is judged by a sample of this many characters."""

_WINDOW_CHARS = 128

# Rates are kept as whole units, so that a quarter of a token is exact. One
# character's rate must fit into a byte: at most 255 units, 3.19 tokens.
_UNITS_PER_TOKEN = 80

# Tokens a character, by Unicode page (256 code points): first page, last page, rate.
_PAGE_RATES: tuple[tuple[int, int, float], ...] = (
    (0x00, 0x00, 0.25),  # ASCII, Latin-1
    (0x01, 0x01, 1.2),  # the Latin letters of Polish, Czech, Turkish ...
    (0x02, 0x02, 1.0),  # those of Romanian, Azerbaijani; phonetic signs
    (0x03, 0x03, 0.38),  # Greek
    (0x04, 0x04, 0.33),  # Cyrillic
    (0x05, 0x05, 0.34),  # Armenian
    (0x06, 0x06, 0.38),  # Arabic
    (0x07, 0x07, 2.0),  # Syriac, Thaana
    (0x09, 0x09, 0.36),  # Devanagari, Bengali
    (0x0A, 0x0A, 0.38),  # Gujarati
    (0x0B, 0x0B, 0.37),  # Tamil
    (0x0C, 0x0C, 0.45),  # Telugu, Kannada
    (0x0D, 0x0D, 0.39),  # Malayalam
    (0x0E, 0x0E, 0.43),  # Thai
    (0x0F, 0x0F, 1.5),  # Tibetan
    (0x10, 0x10, 0.57),  # Burmese
    (0x12, 0x12, 2.1),  # Ethiopic
    (0x17, 0x17, 0.64),  # Khmer
    (0x1E, 0x1E, 0.4),  # the toned vowels of Vietnamese
    (0x1F, 0x1F, 1.5),  # polytonic Greek
    (0x20, 0x20, 0.25),  # typographic punctuation
    (0x21, 0x27, 1.0),  # signs, arrows, dingbats
    (0x30, 0x30, 0.7),  # kana and their punctuation
    (0x4E, 0x9F, 0.86),  # Chinese characters
    (0xAC, 0xD7, 0.73),  # Hangul
    (0xD8, 0xD8, 1.9),  # emoji: the first half of a surrogate pair
    (0xDC, 0xDF, 0.0),  # the second half
    (0xFE, 0xFE, 0.5),  # the mark that makes a sign an emoji
    (0xFF, 0xFF, 0.8),  # full-width punctuation
)
# A script the tokenizer knows nothing of costs about one token a byte of UTF-8.
_OTHER_RATE = 2.9

# Scripts that share a page with another one of a very different rate.
_RANGE_RATES: tuple[tuple[str, float], ...] = (
    ("\u0300-\u036f", 1.8),  # combining accents (text in decomposed form)
    ("\u0590-\u05ff", 0.44),  # Hebrew
    ("\u0a00-\u0a7f", 0.6),  # Gurmukhi
    ("\u0b00-\u0b7f", 1.1),  # Odia
    ("\u0d80-\u0dff", 0.65),  # Sinhala
    ("\u0e80-\u0eff", 1.9),  # Lao
    ("\u10a0-\u10ff", 0.34),  # Georgian
)


def estimate_text(text: str) -> int:
    """The tokens of a text, never more than 0.1 ms of work whatever its length.

    Args:
        text: Any text; for ASCII the answer is ``len(text) // 4``.
    """
    if text.isascii():
        return len(text) // 4
    if len(text) <= MAX_EXACT_CHARS:
        return _units(text) // _UNITS_PER_TOKEN
    sample = _sample(text)
    return _units(sample) * len(text) // (len(sample) * _UNITS_PER_TOKEN)


def _units(text: str) -> int:
    # The high byte of each UTF-16 unit is the Unicode page. `translate` and `sum`
    # over bytes run in C, which no loop over characters can match.
    pages = text.encode("utf-16-le", "surrogatepass")[1::2]
    units = sum(pages.translate(_UNITS_OF_PAGE))
    for page, extra_units, find_runs in _RANGES:
        if page in pages:
            units += extra_units * sum(map(len, find_runs(text)))
    return units


def _sample(text: str) -> str:
    """Windows of the text at even distances, its start and end among them."""
    count = MAX_EXACT_CHARS // _WINDOW_CHARS
    last = len(text) - _WINDOW_CHARS
    starts = (last * index // (count - 1) for index in range(count))
    return "".join(text[start : start + _WINDOW_CHARS] for start in starts)


def _to_units(rate: float) -> int:
    return round(rate * _UNITS_PER_TOKEN)


def _build_page_table() -> bytes:
    table = bytearray([_to_units(_OTHER_RATE)]) * 256
    for first, last, rate in _PAGE_RATES:
        table[first : last + 1] = bytes([_to_units(rate)]) * (last + 1 - first)
    return bytes(table)


_UNITS_OF_PAGE = _build_page_table()
# For each range: its page, what one character adds to its page's units, and
# a function that finds the runs of such characters.
_RANGES = tuple(
    (
        page := ord(chars[0]) >> 8,
        _to_units(rate) - _UNITS_OF_PAGE[page],
        re.compile(f"[{chars}]+").findall,
    )
    for chars, rate in _RANGE_RATES
)
