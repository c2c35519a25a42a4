#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A summary without a model: what was said, chosen by what it carries. Pure, in steps.

- :mod:`.summary`: the whole way, from messages to text.
- :mod:`.statements`: the earlier summary and the messages, sentence by sentence.
- :mod:`.sentences`, :mod:`.results`: where a sentence ends; what a tool found.
- :mod:`.features`: what a sentence carries. For that :mod:`.values`: exact values;
  :mod:`.cues`: what it is for; :mod:`.terms`: what it is about; :mod:`.records`:
  what the ledger and the wishes know of it.
- :mod:`.updates`: what a later statement takes the place of.
- :mod:`.weights`, :mod:`.choice`: what a statement is worth, and which ones fit.
- :mod:`.shortening`, :mod:`.labels`, :mod:`.languages`, :mod:`.rendering`: the text.
"""

from pipecat_summarizer.generation.extraction.summary import (
    MAX_SHARE,
    SHARE,
    TextCounter,
    extract,
    extract_steps,
)

__all__ = ["MAX_SHARE", "SHARE", "TextCounter", "extract", "extract_steps"]
