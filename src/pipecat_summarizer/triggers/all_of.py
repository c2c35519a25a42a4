#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""When all of several triggers fire."""

from collections.abc import Iterable

from pipecat_summarizer.triggers.composite import CompositeTrigger


class AllTrigger(CompositeTrigger):
    """Summarize when all of several triggers fire.

    Parameters:
        triggers: The triggers, at least one.
    """

    NAME = "all"

    def _fires(self, decisions: Iterable[bool]) -> bool:
        return all(decisions)
