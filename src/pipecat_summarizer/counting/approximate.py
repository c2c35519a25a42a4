#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The default token counter: no tokenizer, no download, no wait.

What a message's text is worth is decided in :mod:`.rates`, and images, audio and
the like in :mod:`.parts`; this module puts a message together.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from pipecat_summarizer.counting.parts import count_part, count_payload
from pipecat_summarizer.counting.rates import estimate_text
from pipecat_summarizer.messages import (
    Message,
    is_service_specific,
    is_standard,
    parts_of,
    tool_calls_of,
)

MESSAGE_TOKENS = 10
"""Pipecat's figure for a message's role and structure; once more for a result's call id."""


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
            if not is_service_specific(message):
                return 0
            return MESSAGE_TOKENS + count_payload(message.message, estimate_text)
        tokens = MESSAGE_TOKENS
        content = message.get("content")
        if isinstance(content, str):  # the common shape, without the detour
            tokens += len(content) // 4 if content.isascii() else estimate_text(content)
        elif content:
            tokens += sum([count_part(part, estimate_text) for part in parts_of(message)])
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
    calls = message["tool_calls"]
    if not isinstance(calls, (list, tuple)):
        return 0
    try:
        for call in cast(list[Any], calls):  # the common shape, without the detour
            function = call["function"]
            tokens += estimate_text(function["name"] + function["arguments"])
    except (AttributeError, LookupError, TypeError):
        return sum(estimate_text(call.name + call.arguments) for call in tool_calls_of(message))
    return tokens
