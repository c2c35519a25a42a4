#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""When one of several triggers fires."""

from collections.abc import Iterable

from pipecat_summarizer.triggers.composite import CompositeTrigger


class AnyTrigger(CompositeTrigger):
    """Summarize when any of several triggers fires.

    Parameters:
        triggers: The triggers, at least one.
    """

    NAME = "any"

    def _fires(self, decisions: Iterable[bool]) -> bool:
        return any(decisions)
