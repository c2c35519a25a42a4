#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""No method at all: the context grows."""

from benchmarks.fidelity.methods.method import Method, Outcome


class Nothing(Method):
    """Keeps everything."""

    name = "none"
    needs_writer = False

    async def shrink(self) -> Outcome:
        """Do nothing."""
        return "skipped"
