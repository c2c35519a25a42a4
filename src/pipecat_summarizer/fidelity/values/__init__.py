#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The ledger of exact values: what has to survive letter for letter. Pure.

It is taken from the messages in code, before and apart from any model.

- :mod:`.entry`: what a value is, and the ledger of all of them.
- :mod:`.ledger`, :mod:`.talk`: from messages to the ledger.
- :mod:`.presence`: whether a text holds a value, in any of its forms.
- :mod:`.marking`: what a summary shows that holds no longer, marked as that.
- :mod:`.annex`: the lines that carry into a summary what it does not hold.
- :mod:`.digits`: numbers in a summary that are one digit off.
- :mod:`.reading`, :mod:`.kinds`: finding values in a text, one module a kind.
- :mod:`.corrections`, :mod:`.cues`: what a text says about values beside naming them.
- :mod:`.questions`, :mod:`.sentences`: what an answer answers; what is around a value.
- :mod:`.tool_values`: the fields of a tool's result.
- :mod:`.book`: the ledger while it is written.
- :mod:`.same`: when two values are one.
- :mod:`.restated`: when a value is the new one of what had another before.
"""

from pipecat_summarizer.fidelity.values.annex import (
    BUDGET_SHARE,
    Annex,
    annex,
    annex_steps,
    ledger_of_summary,
    split_annex,
)
from pipecat_summarizer.fidelity.values.digits import (
    WrongDigit,
    corrected_text,
    wrong_digits,
    wrong_digits_steps,
)
from pipecat_summarizer.fidelity.values.entry import Ledger, Speaker, Status, ValueEntry, ValueKind
from pipecat_summarizer.fidelity.values.ledger import ledger_of, ledger_steps
from pipecat_summarizer.fidelity.values.marking import marked_stale, marked_stale_steps
from pipecat_summarizer.fidelity.values.patterns import Pattern
from pipecat_summarizer.fidelity.values.presence import (
    missing_entries,
    missing_entries_steps,
    stale_entries,
)
from pipecat_summarizer.slicing import Steps

__all__ = [
    "BUDGET_SHARE",
    "Annex",
    "Ledger",
    "Speaker",
    "Status",
    "ValueEntry",
    "ValueKind",
    "WrongDigit",
    "annex",
    "annex_steps",
    "corrected_text",
    "ledger_of",
    "ledger_of_summary",
    "ledger_steps",
    "marked_stale",
    "marked_stale_steps",
    "missing_entries",
    "missing_entries_steps",
    "prepare_steps",
    "split_annex",
    "stale_entries",
    "wrong_digits",
    "wrong_digits_steps",
]


def prepare_steps() -> Steps[None]:
    """Make everything ready that the first message would have to wait for."""
    yield from Pattern.compile_steps()
