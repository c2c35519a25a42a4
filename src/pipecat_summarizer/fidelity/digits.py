#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The check that no number was miswritten."""

from pipecat_summarizer.fidelity.draft import Draft


class WrongDigit:
    """Refuses a draft in which a known number stands with a wrong digit.

    Which numbers those are, whoever made the draft has found out before. Not a
    number that nobody said: only one that is nearly one that was.
    """

    name = "wrong_digit"

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None."""
        if draft.wrong_digits > 0:
            return "It had a number with a wrong digit. Copy every number exactly."
        return None
