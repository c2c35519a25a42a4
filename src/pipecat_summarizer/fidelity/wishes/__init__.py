#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What is to hold from now on: wishes, limits, consent, disclosures. Pure, in steps.

- :mod:`.wish`: a wish, and all of a conversation.
- :mod:`.gathering`: from messages to wishes, and which of them still hold.
- :mod:`.reading`: from a sentence to what it wishes or takes back.
- :mod:`.sentences`: from a text to sentences, and to their clauses.
- :mod:`.grammar`: what a language's table holds. The tables: :mod:`.english`,
  :mod:`.spanish`, :mod:`.german`, :mod:`.french`, :mod:`.portuguese`, :mod:`.hindi`,
  and :mod:`.standing`: what makes any request a standing one.
- :mod:`.topics`: what a wish is about, in any language.
- :mod:`.section`: the wishes in a summary.
- :mod:`.marking`: what a summary shows that was taken back.

Another language is one more table here, one more in ``standing``, and one more name in
``reading.GRAMMARS``.
"""

from pipecat_summarizer.fidelity.wishes.gathering import wishes_of, wishes_steps
from pipecat_summarizer.fidelity.wishes.marking import marked_wishes, marked_wishes_steps
from pipecat_summarizer.fidelity.wishes.section import (
    missing_wishes,
    missing_wishes_steps,
    split_wishes,
    wishes_section,
)
from pipecat_summarizer.fidelity.wishes.wish import (
    Wish,
    Wishes,
    WishKind,
    WishSpeaker,
    WishStatus,
)

__all__ = [
    "Wish",
    "WishKind",
    "WishSpeaker",
    "WishStatus",
    "Wishes",
    "marked_wishes",
    "marked_wishes_steps",
    "missing_wishes",
    "missing_wishes_steps",
    "split_wishes",
    "wishes_of",
    "wishes_section",
    "wishes_steps",
]
