#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the content of a message is worth, whichever counter counts its text.

Only a provider knows what an image or a recording costs, and each has another
rule. The figures here are shared by all counters and may be changed;
``docs/decisions/token-counts.md`` says where they come from.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, cast

from pipecat_summarizer.messages import Part

CountText = Callable[[str], int]
"""Counts the tokens of a plain text."""

IMAGE_TOKENS = 500
"""Pipecat's figure."""

# Gemini bills 32 tokens for a second of audio, OpenAI about 10; the larger is taken.
# A second is 32,000 bytes as Pipecat records it (16-bit, 16 kHz, mono), and about
# 8,000 bytes in a codec; base64 writes 4 characters for 3 bytes.
_RAW_AUDIO_CHARS_PER_TOKEN = 32_000 // 32 * 4 // 3
_CODED_AUDIO_CHARS_PER_TOKEN = 8_000 // 32 * 4 // 3
_CODED_AUDIO = frozenset(
    {"aac", "flac", "g711_alaw", "g711_ulaw", "m4a", "mp3", "mp4", "mpeg", "ogg", "opus", "webm"}
)
AUDIO_MIN_TOKENS = 32
AUDIO_MAX_TOKENS = 20_000
"""About ten minutes, which is also what 20 MB of raw audio hold, OpenAI's largest request."""

# A page of a document was measured at 560 tokens by Gemini and 2,300 by Claude;
# 1,000 are taken for a page, and 50 kB for its size.
_FILE_CHARS_PER_TOKEN = 50_000 // 1_000 * 4 // 3
_TEXT_FILE_CHARS_PER_TOKEN = 4 * 4 // 3
_TEXT_FILES = (".csv", ".html", ".json", ".md", ".txt", ".xml")
FILE_MIN_TOKENS = 500
"""Also the worth of a file given as a URL, whose size nobody knows."""
FILE_MAX_TOKENS = 50_000

OPAQUE_MAX_TOKENS = 500
"""The most that one signature, encrypted reasoning or unknown payload counts."""
_OPAQUE_MIN_CHARS = 100
# A payload deeper than any provider's is no payload.
_MAX_PAYLOAD_NODES = 10_000


def count_part(part: Part, count_text: CountText) -> int:
    """The tokens of one part of a standard message's content."""
    return _COUNT_BY_KIND[part.kind](part, count_text)


def count_payload(payload: Any, count_text: CountText) -> int:
    """The tokens of a provider's own payload: its text, and what is opaque in it."""
    tokens = 0
    for value in _payload_values(payload):
        if isinstance(value, str) and not _is_opaque(value):
            tokens += count_text(value)
        else:
            tokens += min(len(value) // 4, OPAQUE_MAX_TOKENS)
    return tokens


def _count_text(part: Part, count_text: CountText) -> int:
    return count_text(part.text)


def _count_image(part: Part, count_text: CountText) -> int:
    return IMAGE_TOKENS


def _count_audio(part: Part, count_text: CountText) -> int:
    coded = part.text.lower() in _CODED_AUDIO
    tokens = part.size // (_CODED_AUDIO_CHARS_PER_TOKEN if coded else _RAW_AUDIO_CHARS_PER_TOKEN)
    return min(max(tokens, AUDIO_MIN_TOKENS), AUDIO_MAX_TOKENS)


def _count_file(part: Part, count_text: CountText) -> int:
    is_text = part.text.lower().endswith(_TEXT_FILES)
    tokens = part.size // (_TEXT_FILE_CHARS_PER_TOKEN if is_text else _FILE_CHARS_PER_TOKEN)
    return min(max(tokens, FILE_MIN_TOKENS), FILE_MAX_TOKENS)


def _count_other(part: Part, count_text: CountText) -> int:
    return count_text(part.text) + min(part.size // 4, OPAQUE_MAX_TOKENS)


_COUNT_BY_KIND: dict[str, Callable[[Part, CountText], int]] = {
    "text": _count_text,
    "refusal": _count_text,
    "image": _count_image,
    "audio": _count_audio,
    "file": _count_file,
    "other": _count_other,
}


def _is_opaque(text: str) -> bool:
    """Whether this is data rather than language: long, ASCII, and without a blank."""
    return len(text) >= _OPAQUE_MIN_CHARS and text.isascii() and " " not in text


def _payload_values(payload: Any) -> Iterator[str | bytes]:
    """The texts and byte strings in a provider's payload, wherever they stand."""
    waiting: list[Any] = [payload]
    for _ in range(_MAX_PAYLOAD_NODES):
        if not waiting:
            return
        value = waiting.pop()
        if isinstance(value, (str, bytes)):
            yield value
        elif isinstance(value, Mapping):
            waiting.extend(cast(Mapping[Any, Any], value).values())
        elif isinstance(value, (list, tuple)):
            waiting.extend(cast(Sequence[Any], value))
