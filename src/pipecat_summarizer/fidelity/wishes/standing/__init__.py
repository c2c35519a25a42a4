#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What makes any request a standing one, by grammar rather than by what it is about.

"Don't" with "anybody", "again" or "without"; "only" before a verb that asks for something;
"whenever" with a request behind it; what somebody may or may not do; what somebody
wants to be called. The tables of the languages in the room above hold what is asked for by
its subject, and are asked between the two that are here. A language is one module, its rules
in the order they are tried, and one more line in each of the two mappings.
"""

from pipecat_summarizer.fidelity.wishes.standing.english import ENGLISH_NAMING, ENGLISH_STANDING
from pipecat_summarizer.fidelity.wishes.standing.french import FRENCH_NAMING, FRENCH_STANDING
from pipecat_summarizer.fidelity.wishes.standing.german import GERMAN_NAMING, GERMAN_STANDING
from pipecat_summarizer.fidelity.wishes.standing.hindi import HINDI_NAMING, HINDI_STANDING
from pipecat_summarizer.fidelity.wishes.standing.portuguese import (
    PORTUGUESE_NAMING,
    PORTUGUESE_STANDING,
)
from pipecat_summarizer.fidelity.wishes.standing.spanish import SPANISH_NAMING, SPANISH_STANDING

NAMING = {
    "en": ENGLISH_NAMING,
    "es": SPANISH_NAMING,
    "de": GERMAN_NAMING,
    "fr": FRENCH_NAMING,
    "pt": PORTUGUESE_NAMING,
    "hi": HINDI_NAMING,
}
"""What somebody is to be called, by the ISO code of the language."""

STANDING = {
    "en": ENGLISH_STANDING,
    "es": SPANISH_STANDING,
    "de": GERMAN_STANDING,
    "fr": FRENCH_STANDING,
    "pt": PORTUGUESE_STANDING,
    "hi": HINDI_STANDING,
}
"""What is to hold, whatever it is about, by the ISO code of the language."""
