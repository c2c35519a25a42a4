#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""When a context is to be summarized. Pure.

Policies that a user sets, each a file of its own:

- :mod:`.protocol`: what a trigger is, and how one is asked.
- :mod:`.decision`: what it answers.
- :mod:`.message_count`, :mod:`.token_limit`, :mod:`.fixed_token`, :mod:`.turn_count`.
- :mod:`.any_of`, :mod:`.all_of`: of several; :mod:`.composite` is what they share.

What the summarizer keeps in mind beside them:

- :mod:`.thresholds`: the two thresholds.
- :mod:`.new_messages`: messages since the last summary.
- :mod:`.hold`: silence while nothing can be done.
- :mod:`.backoff`: patience with a provider that fails.
- :mod:`.cache`: whether a rewrite pays while the provider caches prompts.
"""

from pipecat_summarizer.triggers.all_of import AllTrigger
from pipecat_summarizer.triggers.any_of import AnyTrigger
from pipecat_summarizer.triggers.backoff import Backoff
from pipecat_summarizer.triggers.cache import Rewrite, latest_tokens
from pipecat_summarizer.triggers.decision import SummarizationDecision
from pipecat_summarizer.triggers.fixed_token import FixedTokenTrigger
from pipecat_summarizer.triggers.hold import Hold
from pipecat_summarizer.triggers.limit import token_limit_of
from pipecat_summarizer.triggers.message_count import MessageCountTrigger
from pipecat_summarizer.triggers.new_messages import NewMessages
from pipecat_summarizer.triggers.protocol import (
    SinceSummaryTrigger,
    SummarizationTrigger,
    decide,
)
from pipecat_summarizer.triggers.thresholds import Thresholds
from pipecat_summarizer.triggers.token_limit import TokenLimitTrigger
from pipecat_summarizer.triggers.turn_count import TurnCountTrigger

__all__ = [
    "AllTrigger",
    "AnyTrigger",
    "Backoff",
    "FixedTokenTrigger",
    "Hold",
    "MessageCountTrigger",
    "NewMessages",
    "Rewrite",
    "SinceSummaryTrigger",
    "SummarizationDecision",
    "SummarizationTrigger",
    "Thresholds",
    "TokenLimitTrigger",
    "TurnCountTrigger",
    "decide",
    "latest_tokens",
    "token_limit_of",
]
