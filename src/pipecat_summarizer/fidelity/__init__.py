#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Whether a reply may stand in for the conversation, and what it must hold. Pure.

- :mod:`.reply`: from what a model sent to the text it means.
- :mod:`.draft`: what is checked, what a check is, what it says.
- :mod:`.checks`: all checks in one list, and :func:`review`.
- :mod:`.form`: size, end and script.
- :mod:`.reasoning`: the model only thought.
- :mod:`.topics`: the model announced a summary, or wrote of something else.
- :mod:`.digits`: the model miswrote a number.
- :mod:`.refusals`: the model declined.
- :mod:`.answers`: the model took part in the conversation.
- :mod:`.copies`: the model copied it.
- :mod:`.coverage`, :mod:`.weighing`: how much of it a draft carries, and what that says.
- :mod:`.voice`: who speaks in a text, and to whom.
- :mod:`.leaks`: the model repeated the prompt, or called a tool.
- :mod:`.languages`: what these know of each language.
- :mod:`.values`, :mod:`.spoken`: exact values, as written and as spoken.
- :mod:`.wishes`: standing wishes.
- :mod:`.memory`: both of them, and how they get into a summary.
- :mod:`.scripts`, :mod:`.samples`: bounded looks at any amount of text.
"""

from pipecat_summarizer.fidelity.checks import DEFAULT_CHECKS, review, review_steps
from pipecat_summarizer.fidelity.draft import Check, Complaint, Draft, ReplyProblem
from pipecat_summarizer.fidelity.reply import Reply, clean_reply, clean_steps

__all__ = [
    "DEFAULT_CHECKS",
    "Check",
    "Complaint",
    "Draft",
    "Reply",
    "ReplyProblem",
    "clean_reply",
    "clean_steps",
    "review",
    "review_steps",
]
