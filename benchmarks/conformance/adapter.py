#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The extractive writer and the ledger behind the kit's compactor interface.

Nothing here or in the package knows a word of the kit's sessions, and what marks
the planted turns (``canary_id``) is never read.
"""

from compaction_kit.compacted import CompactedContext
from compaction_kit.session import Turn

from pipecat_summarizer.fidelity.values import ledger_of
from pipecat_summarizer.fidelity.wishes import wishes_of
from pipecat_summarizer.generation.extraction import extract

_CHARS_PER_TOKEN = 4  # As the approximate counter counts plain English.
_NO_BUDGET = 1_000_000


class ExtractiveCompactor:
    """Compacts a session as the package summarizes a call.

    The first round sees messages; a later one sees what the round before wrote,
    which is an earlier summary without new messages. Instructions at the front
    are not summarized, as in a pipeline.
    """

    name = "pipecat-summarizer"

    def compact(
        self, turns: list[Turn], round_num: int = 1, budget_chars: int | None = None
    ) -> CompactedContext:
        max_tokens = _NO_BUDGET
        if budget_chars is not None:
            # A count of whole tokens leaves out up to three characters.
            max_tokens = max(1, (budget_chars - _CHARS_PER_TOKEN + 1) // _CHARS_PER_TOKEN)
        messages = [
            {"role": turn.role, "content": turn.text} for turn in turns if turn.role != "system"
        ]
        prior = None
        if round_num > 1:
            prior = "\n".join(turn.text for turn in turns if turn.role == "system")
        text = extract(
            messages,
            prior_summary=prior,
            max_tokens=max_tokens,
            ledger=ledger_of(messages),
            wishes=wishes_of(messages),
        )
        return CompactedContext(text=text, compactor_name=self.name, round_num=round_num)
