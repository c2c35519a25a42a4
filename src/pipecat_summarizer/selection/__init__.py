#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What goes and what stays, and the splice. Pure.

- :mod:`.units`: which messages hang together.
- :mod:`.recent`: which of the newest messages stay.
- :mod:`.select`: the rules.
- :mod:`.footing`: what must not come to stand behind what.
- :mod:`.marks`: the words that stand where something was left out.
- :mod:`.snapshot`: noticing an edit in place.
- :mod:`.splice`: the rewritten context.
- :mod:`.bound`: what is done without a model where a request must fit a limit.
"""

from pipecat_summarizer.selection.recent import (
    RecentMessagesPolicy,
    RecentPolicy,
    RecentTokensPolicy,
)
from pipecat_summarizer.selection.select import Selection, SelectionRules, select, select_steps
from pipecat_summarizer.selection.splice import Splice, recheck_steps, splice

__all__ = [
    "RecentMessagesPolicy",
    "RecentPolicy",
    "RecentTokensPolicy",
    "Selection",
    "SelectionRules",
    "Splice",
    "recheck_steps",
    "select",
    "select_steps",
    "splice",
]
