#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What must survive any number of summaries. Pure, and cheap to import.

It is taken from the messages in code, beside the model, and handed on from summary
to summary. How that is done is in :mod:`.keeping`, which brings what is known of
numbers and languages and is loaded when a summarizer is made.
"""

from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pipecat_summarizer.fidelity.values import Ledger
    from pipecat_summarizer.fidelity.wishes import Wishes


@dataclass(frozen=True, slots=True)
class Memory:
    """What must survive of a conversation up to some message. Never changes.

    Parameters:
        ledger: The exact values; None while there are none.
        wishes: The standing wishes; None while there are none.
    """

    ledger: "Ledger | None" = field(default=None, repr=False)
    wishes: "Wishes | None" = field(default=None, repr=False)

    @property
    def has_begun(self) -> bool:
        """Whether anything was ever read into it."""
        return self.ledger is not None


def load() -> None:
    """Import what :mod:`.keeping` needs, and build its tables, once in a process.

    It takes some tenths of a second, so it is done when a bot is made and not while
    somebody is on the phone.
    """
    import_module("pipecat_summarizer.drafting")
    import_module("pipecat_summarizer.fidelity.keeping").warm_up()
