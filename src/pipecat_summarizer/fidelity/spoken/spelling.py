#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The spelling alphabet of radio and aviation, which is used in every language."""

from pipecat_summarizer.fidelity.spoken.lexicon import alphabet

CODE_WORDS = alphabet(
    """
    alpha alfa bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike
    november oscar papa quebec romeo sierra tango uniform victor whiskey whisky xray yankee zulu
    """
)

EVERYDAY = frozenset(CODE_WORDS) - {"bravo", "foxtrot", "tango", "zulu", "yankee", "xray"}
"""Those that are names or ordinary words as well, so that one alone spells nothing."""
