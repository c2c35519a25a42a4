#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Silence after a look that found nothing to do, until that can have changed.

A full look costs a walk over the context. Without a hold, a threshold that is
exceeded and cannot be got under would cost one at every check.
"""

from dataclasses import dataclass

GROWTH_SHARE = 50
"""A context that is held is looked at again when it has grown by one in this many messages."""


@dataclass(slots=True)
class Hold:
    """A look found nothing to do; these are the sizes at which to look again.

    Parameters:
        tokens: Tokens of the context then.
        messages: Messages of the context then.
        more_tokens: Tokens it must grow by; None when only messages matter.
    """

    tokens: int
    messages: int
    more_tokens: int | None = None

    def holds(self, tokens: int, messages: int) -> bool:
        """Whether a context of this size is still not worth a look."""
        if messages < self.messages or tokens < self.tokens:
            return False  # it was cut or replaced: everything may have changed
        if self.more_tokens is not None:
            return tokens < self.tokens + self.more_tokens
        return messages < self.messages + 1 + self.messages // GROWTH_SHARE
