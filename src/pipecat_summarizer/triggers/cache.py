#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Whether a rewrite pays, where the provider's prompt cache makes an unchanged prompt cheap.

A rewrite makes later requests smaller, by tokens that would have been cached ones, and loses
the cached prefix behind the instructions. ``docs/decisions/cache-aware.md`` has the
derivation; the two prices may be changed here.
"""

from dataclasses import dataclass

CACHED_PRICE = 0.25
"""What a cached token of a prompt costs, in tokens that are not cached."""

REPLY_PRICE = 4
"""What a token of a reply costs, in tokens of a prompt."""

GROWTH_SHARE = 8
"""A rewrite that does not pay is thought of again when one in this many tokens has come."""


@dataclass(frozen=True, slots=True)
class Rewrite:
    """A rewrite that could be made now. All but ``requests`` is tokens.

    Parameters:
        replaced: What would be replaced, an earlier summary included.
        earlier: The earlier summary, which its update has to read.
        behind: What stays behind the first message that is replaced.
        summary: The summary that would take its place.
        requests: How many requests there have been since the last rewrite.
    """

    replaced: int
    earlier: int
    behind: int
    summary: int
    requests: int

    @property
    def lost(self) -> float:
        """What it costs once: to write the summary, and to read anew what was cached."""
        read_anew = (self.summary + self.behind) * (1 - CACHED_PRICE)
        return read_anew + self.earlier + self.summary * REPLY_PRICE

    @property
    def saved(self) -> float:
        """What it saves in each request after it, where the prompt would be cached."""
        return (self.replaced - self.summary) * CACHED_PRICE

    @property
    def pays(self) -> bool:
        """Whether as many requests as there have been will save what it costs.

        The next stretch is expected to be as long as this one. Half, since what is saved
        has grown from nothing over it.
        """
        return self.requests * self.saved / 2 >= self.lost

    @property
    def more_tokens(self) -> int:
        """How many tokens should come before this is thought of again."""
        return max(1, (self.replaced - self.earlier) // GROWTH_SHARE)


def latest_tokens(max_context_tokens: int | None, hard_limit_tokens: int) -> int:
    """The tokens at which nothing waits any longer.

    Half way from the threshold to the hard limit: the rest is for the system instruction
    and the tools, which are not in the tokens of messages, and for what is said while a
    summary is written.

    Args:
        max_context_tokens: The threshold; None for none.
        hard_limit_tokens: The hard limit.
    """
    return ((max_context_tokens or 0) + hard_limit_tokens) // 2
