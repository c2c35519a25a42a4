#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What each request has, in tokens, and how much of it a provider's prompt cache can reuse.

Pure, and without packages: it runs in every competitor's environment. A message counts its
text and its calls by the tokenizer, and four tokens for its frame. The instructions and the
tools are in every request.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from benchmarks.fidelity.planted import text_of
from benchmarks.long_calls.tools import TOOLS

MESSAGE_TOKENS = 4

CACHE_STEP = 1024
"""A provider's cache holds prefixes of so many tokens, and of multiples of it."""


class MessageTokens:
    """Counts messages, each text once."""

    def __init__(self, count: Callable[[str], int]):
        """Take the count of a text."""
        self._count = count
        self._known: dict[str, int] = {}
        self.of_tools = count(json.dumps(TOOLS))

    def of(self, message: dict[str, Any]) -> int:
        """The tokens of a message."""
        text = text_of(message)
        tokens = self._known.get(text)
        if tokens is None:
            self._known[text] = tokens = self._count(text)
        return tokens + MESSAGE_TOKENS


@dataclass
class Requests:
    """All requests of a conversation.

    Parameters:
        tokens: Counts messages.
        sizes: The tokens of each request.
        cached: How many of them were in the cache.
    """

    tokens: MessageTokens
    sizes: list[int] = field(default_factory=list)
    cached: list[int] = field(default_factory=list)
    _last: list[dict[str, Any]] = field(default_factory=list)

    def add(self, messages: list[dict[str, Any]]) -> int:
        """Take in a request; returns its tokens."""
        sizes = [self.tokens.of(message) for message in messages]
        same = self.tokens.of_tools
        for message, before, size in zip(messages, self._last, sizes, strict=False):
            if message is not before and message != before:
                break
            same += size
        self.sizes.append(self.tokens.of_tools + sum(sizes))
        self.cached.append(same // CACHE_STEP * CACHE_STEP if self._last else 0)
        self._last = list(messages)
        return self.sizes[-1]
