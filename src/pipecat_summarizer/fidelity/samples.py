#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Bounded looks at a draft and at its conversation, so that every check is quick.

A check reads a draft through these functions only, whatever its size.
"""

from collections.abc import Iterator, Sequence
from itertools import islice

from pipecat_summarizer.messages import Message, is_standard, parts_of, role_of

DRAFT_CHARS = 3_000
"""How much of a draft's beginning the checks read."""

_BLOCKS = 4
_BLOCK_MESSAGES = 50
_MAX_PARTS = 8
_MIN_MESSAGE_CHARS = 40


def spoken_text(messages: Sequence[Message], max_chars: int) -> str:
    """Some of what caller and assistant said, from all over the conversation.

    Tool results and instructions are not in it: they need not be in the
    language that is spoken.
    """
    spoken = [m for m in spread(messages) if role_of(m) in ("user", "assistant")]
    share = max(_MIN_MESSAGE_CHARS, max_chars // max(1, len(spoken)))
    return " ".join(short_text(message, share) for message in spoken)[:max_chars]


def all_text(messages: Sequence[Message], max_chars: int) -> str:
    """Some of everything that was said or looked up, from all over the conversation."""
    chosen = list(spread(messages))
    share = max(_MIN_MESSAGE_CHARS, max_chars // max(1, len(chosen)))
    return " ".join(short_text(message, share) for message in chosen)[:max_chars]


def short_text(message: Message, max_chars: int) -> str:
    """The beginning of a message's text."""
    if is_standard(message):
        content = message.get("content")
        if isinstance(content, str):  # the common shape, without the detour
            return content[:max_chars]
    parts = islice(parts_of(message), _MAX_PARTS)
    texts = (part.text[:max_chars] for part in parts if part.kind == "text")
    return " ".join(texts)[:max_chars]


def spread(messages: Sequence[Message]) -> Iterator[Message]:
    """All messages, or runs of them from the beginning to the end."""
    if len(messages) <= _BLOCKS * _BLOCK_MESSAGES:
        yield from messages
        return
    last_start = len(messages) - _BLOCK_MESSAGES
    for block in range(_BLOCKS):
        start = last_start * block // (_BLOCKS - 1)
        yield from messages[start : start + _BLOCK_MESSAGES]
