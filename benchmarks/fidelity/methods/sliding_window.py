#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A sliding window: the newest exchanges that fit, and nothing of what was before.

It may hold as many tokens as a summary may have, and beside them as many messages as a
summary leaves, so that the methods are compared at the same size.
"""

from benchmarks.fidelity.methods.method import KEPT_MESSAGES, Method, Outcome
from benchmarks.fidelity.planted import text_of
from benchmarks.fidelity.tokens import counting


class SlidingWindow(Method):
    """Drops the oldest exchanges, whole: no tool result is left without its call."""

    name = "sliding window"
    needs_writer = False

    async def shrink(self) -> Outcome:
        """Drop what does not fit."""
        _, count = counting()
        messages = self.messages
        leading = 1 if messages[0]["role"] == "system" else 0
        start = max(leading, len(messages) - KEPT_MESSAGES)
        room = self.target_tokens
        while start > leading and room >= 0:
            start -= 1
            room -= count(text_of(messages[start]))
        if room < 0:
            start += 1
        while start < len(messages) and messages[start]["role"] != "user":
            start += 1
        kept = messages[:leading] + messages[start:]
        if len(kept) == len(messages):
            return "skipped"
        self.context.set_messages(kept)  # pyright: ignore[reportArgumentType]
        return "applied"
