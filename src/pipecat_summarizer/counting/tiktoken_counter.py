#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Exact counts for OpenAI's models, with their own tokenizer. Extra ``[tiktoken]``.

Text is exact. What surrounds it is not public; the figures here are those that
OpenAI's cookbook gives for chat messages ("How to count tokens with tiktoken",
https://cookbook.openai.com/examples/how_to_count_tokens_with_tiktoken), and for
tool calls, about which it says nothing, the same figure once more.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pipecat_summarizer.config_values import shown
from pipecat_summarizer.counting.parts import count_part, count_payload
from pipecat_summarizer.messages import (
    Message,
    is_service_specific,
    is_standard,
    parts_of,
    role_of,
    tool_calls_of,
)

if TYPE_CHECKING:
    import tiktoken

MESSAGE_TOKENS = 3
"""What surrounds a message, by the cookbook."""
NAME_TOKENS = 1
"""What a speaker's name costs beside its text, by the cookbook."""
CALL_TOKENS = 3
"""What surrounds a tool call, and the call id of a result. The ids themselves are not read."""
REPLY_TOKENS = 3
"""What opens the reply, once a request, by the cookbook. No message's count holds it."""

KEPT_TEXTS = 16_384
"""So many counts are kept at least, and at most twice as many."""

# On a megabyte without a break tiktoken overflows its stack, so long texts go in pieces.
_PIECE_CHARS = 32_768
_CUT_SEARCH_CHARS = 1_024

_FILES_URL = "https://openaipublic.blob.core.windows.net/encodings/"
_FILE_OF_ENCODING = {
    "cl100k_base": "cl100k_base.tiktoken",
    "o200k_base": "o200k_base.tiktoken",
    "o200k_harmony": "o200k_base.tiktoken",
    "p50k_base": "p50k_base.tiktoken",
    "p50k_edit": "p50k_base.tiktoken",
    "r50k_base": "r50k_base.tiktoken",
}


class TiktokenTokenCounter:
    """Counts tokens with the tokenizer of OpenAI's models.

    Make one at start-up, not in a call: the first use of an encoding reads its
    file, and where it is not cached yet downloads it. One counter may serve any
    number of contexts. The count of each text is kept under the text's hash, so a
    text is read once and none is held; an edited message is counted afresh.

    A megabyte takes 25 to 100 ms at its first count. Images, audio, files and a
    provider's opaque data count as in :class:`.ApproximateTokenCounter`. For
    models of other providers the counts are an estimate as well.

    Example::

        counter = TiktokenTokenCounter(model="gpt-4.1")
        counter.count_messages(context.messages)
    """

    def __init__(self, *, model: str | None = None, encoding: str | None = None):
        """Load the tokenizer.

        Args:
            model: A model whose encoding tiktoken knows, such as ``"gpt-4.1"``.
            encoding: The name of an encoding, such as ``"o200k_base"``. One of
                the two is given.

        Raises:
            ValueError: If not exactly one is given, or tiktoken does not know it.
            ImportError: If tiktoken is not installed.
            FileNotFoundError: If the encoding's file is neither cached nor to be
                had; the message says where to put it.
        """
        self._encoding = _load(_encoding_name(model, encoding))
        # Two generations: when the young one is full it becomes the old one. What is
        # in neither has long not been asked for.
        self._young: dict[tuple[int, int], int] = {}
        self._old: dict[tuple[int, int], int] = {}

    @property
    def encoding_name(self) -> str:
        """The name of the encoding."""
        return self._encoding.name

    def count_text(self, text: str) -> int:
        """The tokens of a plain text, without any overhead."""
        key = (hash(text), len(text))
        tokens = self._young.get(key)
        if tokens is None:
            tokens = self._old.get(key)
            if tokens is None:
                tokens = sum([len(self._encoding.encode_ordinary(p)) for p in _pieces(text)])
            if len(self._young) >= KEPT_TEXTS:
                self._old, self._young = self._young, {}
            self._young[key] = tokens
        return tokens

    def count_message(self, message: Message) -> int:
        """The tokens of one message, its structural overhead included."""
        count = self.count_text
        if not is_standard(message):
            if not is_service_specific(message):
                return 0
            return MESSAGE_TOKENS + count_payload(message.message, count)
        tokens = MESSAGE_TOKENS + count(role_of(message))
        name = message.get("name")
        if isinstance(name, str) and name:
            tokens += NAME_TOKENS + count(name)
        for part in parts_of(message):
            tokens += count_part(part, count)
        for call in tool_calls_of(message):
            tokens += CALL_TOKENS + count(call.name) + count(call.arguments)
        if "tool_call_id" in message:
            tokens += CALL_TOKENS
        return tokens

    def count_messages(self, messages: Sequence[Message]) -> int:
        """The tokens of several messages, without the three that open the reply."""
        return sum(map(self.count_message, messages))


def _encoding_name(model: str | None, encoding: str | None) -> str:
    if (model is None) == (encoding is None):
        raise ValueError(
            "model or encoding must be given, and not both; "
            f"got model={shown(model)} and encoding={shown(encoding)}"
        )
    tiktoken = _import_tiktoken()
    if encoding is not None:
        known = tiktoken.list_encoding_names()
        if encoding not in known:
            raise ValueError(f"encoding must be one of {', '.join(known)}; got {shown(encoding)}")
        return encoding
    try:
        return tiktoken.encoding_name_for_model(model or "")
    except (KeyError, AttributeError, TypeError):
        raise ValueError(
            f"model must be one that tiktoken knows, got {shown(model)}; "
            "name an encoding instead, such as encoding='o200k_base'"
        ) from None


def _load(name: str) -> "tiktoken.Encoding":
    try:
        return _import_tiktoken().get_encoding(name)
    except Exception as error:
        raise FileNotFoundError(_how_to_get(name, error)) from error


def _import_tiktoken():
    try:
        import tiktoken
    except ImportError as error:
        raise ImportError(
            "TiktokenTokenCounter needs tiktoken: pip install 'pipecat-summarizer[tiktoken]'"
        ) from error
    return tiktoken


def _how_to_get(name: str, error: Exception) -> str:
    file = _FILE_OF_ENCODING.get(name)
    if file is None:
        what = "its files as tiktoken names them"
    else:
        url = _FILES_URL + file
        # tiktoken's own rule for the name of a cached file.
        what = f"{url} under the name {hashlib.sha1(url.encode()).hexdigest()}"
    return (
        f"the file of encoding {name!r} is not cached and could not be downloaded "
        f"({type(error).__name__}). Without a network: set TIKTOKEN_CACHE_DIR to a directory "
        f"that holds {what}"
    )


def _pieces(text: str) -> Iterator[str]:
    """The text in pieces that the tokenizer would part as well, as far as there are any."""
    start = 0
    while len(text) - start > _PIECE_CHARS:
        end = _last_break(text, start + _PIECE_CHARS)
        yield text[start:end]
        start = end
    yield text[start:]


def _last_break(text: str, end: int) -> int:
    # Every encoding begins a token at a single blank between two letters.
    for index in range(end, end - _CUT_SEARCH_CHARS, -1):
        if (
            text[index] == " "
            and text[index - 1].isalpha()
            and text[index + 1 : index + 2].isalpha()
        ):
            return index
    return end
