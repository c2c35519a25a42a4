#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The writer that needs no model: a thin, sliced way to :mod:`.extraction`."""

from pipecat_summarizer.config_values import check_number
from pipecat_summarizer.generation.writers import SummaryRequest
from pipecat_summarizer.slicing import run_sliced


class ExtractiveSummaryWriter:
    """Writes a summary of sentences as they were said, without a model.

    It works offline, gives the same summary for the same messages, and never
    fails. It takes the caller's last open question, exact values, wishes,
    promises and decisions first, and what the call is about besides, in order
    and with the speaker. A custom prompt means nothing to it.
    """

    name = "ExtractiveSummaryWriter"
    needs_prompt = False

    def __init__(self, *, share: float = 0.25):
        """Set how long a summary is.

        Args:
            share: Its length, as a share of the messages it replaces; more only
                where that much of them carries something. Above 0 and at most
                0.5.
        """
        check_number("share", share, above=0, at_most=0.5)
        self._share = share

    async def write(self, request: SummaryRequest) -> str:
        """Write a summary."""
        from pipecat_summarizer.generation.extraction import extract_steps

        return await run_sliced(
            extract_steps(
                request.messages,
                prior_summary=request.prior_summary,
                max_tokens=request.max_tokens,
                share=self._share,
                ledger=request.memory.ledger if request.memory else None,
                wishes=request.memory.wishes if request.memory else None,
            )
        )
