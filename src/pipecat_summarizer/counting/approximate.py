#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The default token counter: no tokenizer, no download, no wait.

What a message's text is worth is decided in :mod:`.rates`; this module says
what the rest of a message is worth, and its constants may be changed.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, cast

from pipecat_summarizer.counting.rates import estimate_text
from pipecat_summarizer.messages import (
    Message,
    Part,
    is_service_specific,
    is_standard,
    parts_of,
    tool_calls_of,
)

# Pipecat's figures.
MESSAGE_TOKENS = 10
"""The role and structure of a message; once more for a tool message's call id."""
IMAGE_TOKENS = 500

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


class ApproximateTokenCounter:
    """Estimates tokens from characters, as Pipecat does where Pipecat counts at all.

    For contexts of English text, tool calls and tool results the numbers are
    Pipecat's own: 10 a message, a quarter of a token a character, 10 for a
    call id, 500 an image. Where Pipecat's are far off they are better:

    - Other scripts count at measured rates, so that Chinese, Korean, Hindi or
      Arabic text is not taken for a third of its size.
    - Audio counts 32 tokens a second (Gemini's rule; OpenAI's is about 10), the
      seconds read off the payload's size and format, 20,000 at most.
    - Files count 1,000 tokens for 50 kB (documents) or a quarter of a token a
      character (text files), 500 at least and 50,000 at most.
    - Service-specific messages count their text, and what is opaque in them
      (signatures, encrypted reasoning) at up to 500 tokens a piece.

    It keeps nothing, so one may serve any number of contexts. It never raises:
    a malformed message counts as what can be read of it.
    """

    def count_text(self, text: str) -> int:
        """The tokens of a plain text, without any overhead."""
        return estimate_text(text)

    def count_message(self, message: Message) -> int:
        """The tokens of one message, its structural overhead included."""
        if not is_standard(message):
            return _count_specific(message) if is_service_specific(message) else 0
        tokens = MESSAGE_TOKENS
        content = message.get("content")
        if isinstance(content, str):  # the common shape, without the detour
            tokens += len(content) // 4 if content.isascii() else estimate_text(content)
        elif content:
            tokens += sum(map(_count_part, parts_of(message)))
        if "tool_calls" in message:
            tokens += _count_calls(message)
        if "tool_call_id" in message:
            tokens += MESSAGE_TOKENS
        return tokens

    def count_messages(self, messages: Sequence[Message]) -> int:
        """The tokens of several messages."""
        return sum(map(self.count_message, messages))


def _count_calls(message: Mapping[str, Any]) -> int:
    tokens = 0
    try:
        for call in message["tool_calls"]:  # the common shape, without the detour
            function = call["function"]
            tokens += estimate_text(function["name"] + function["arguments"])
    except (AttributeError, LookupError, TypeError):
        return sum(estimate_text(call.name + call.arguments) for call in tool_calls_of(message))
    return tokens


def _count_part(part: Part) -> int:
    return _COUNT_BY_KIND[part.kind](part)


def _count_audio(part: Part) -> int:
    coded = part.text.lower() in _CODED_AUDIO
    tokens = part.size // (_CODED_AUDIO_CHARS_PER_TOKEN if coded else _RAW_AUDIO_CHARS_PER_TOKEN)
    return min(max(tokens, AUDIO_MIN_TOKENS), AUDIO_MAX_TOKENS)


def _count_file(part: Part) -> int:
    is_text = part.text.lower().endswith(_TEXT_FILES)
    tokens = part.size // (_TEXT_FILE_CHARS_PER_TOKEN if is_text else _FILE_CHARS_PER_TOKEN)
    return min(max(tokens, FILE_MIN_TOKENS), FILE_MAX_TOKENS)


def _count_other(part: Part) -> int:
    return estimate_text(part.text) + min(part.size // 4, OPAQUE_MAX_TOKENS)


_COUNT_BY_KIND: dict[str, Callable[[Part], int]] = {
    "text": lambda part: estimate_text(part.text),
    "refusal": lambda part: estimate_text(part.text),
    "image": lambda part: IMAGE_TOKENS,
    "audio": _count_audio,
    "file": _count_file,
    "other": _count_other,
}


def _count_specific(message: Message) -> int:
    tokens = MESSAGE_TOKENS
    for value in _payload_values(message.message):
        if isinstance(value, str) and not _is_opaque(value):
            tokens += estimate_text(value)
        else:
            tokens += min(len(value) // 4, OPAQUE_MAX_TOKENS)
    return tokens


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
