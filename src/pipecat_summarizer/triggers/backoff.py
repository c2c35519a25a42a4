#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Back-off after failures: 2, 4, 8 ... 60 seconds, and at least one new message."""

from dataclasses import dataclass

FIRST_SECS = 2.0
MAX_SECS = 60.0


@dataclass(slots=True)
class Backoff:
    """When the next try may be made.

    A provider that is down is not asked on every turn, and not asked again for
    a conversation that has not moved on.

    Parameters:
        failures: Failures since the last success.
        until: Time of the next try, on the caller's clock.
        messages: Messages in the context at the last failure.
    """

    failures: int = 0
    until: float = 0.0
    messages: int = 0

    def holds(self, now: float, messages: int) -> bool:
        """Whether it is too early to try."""
        if self.failures == 0:
            return False
        return now < self.until or messages == self.messages

    def failed(self, now: float, messages: int) -> float:
        """Note a failure, and return how many seconds to wait."""
        secs = min(MAX_SECS, FIRST_SECS * 2.0 ** min(self.failures, 10))
        self.failures += 1
        self.until = now + secs
        self.messages = messages
        return secs

    def succeeded(self):
        """Note a success."""
        self.failures = 0
