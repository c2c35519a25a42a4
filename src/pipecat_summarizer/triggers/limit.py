#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How many tokens a trigger allows, for those that a number of tokens can satisfy."""

from pipecat_summarizer.triggers.all_of import AllTrigger
from pipecat_summarizer.triggers.any_of import AnyTrigger
from pipecat_summarizer.triggers.fixed_token import FixedTokenTrigger
from pipecat_summarizer.triggers.protocol import SummarizationTrigger
from pipecat_summarizer.triggers.token_limit import TokenLimitTrigger


def token_limit_of(trigger: SummarizationTrigger) -> int | None:
    """The most tokens at which a trigger's checks of tokens do not fire.

    None for a trigger that checks something else. Of several in an
    :class:`.AnyTrigger` the least counts; in an :class:`.AllTrigger`, any will do.
    """
    if isinstance(trigger, TokenLimitTrigger):
        return trigger.threshold
    if isinstance(trigger, FixedTokenTrigger):
        return trigger.max_tokens
    if isinstance(trigger, (AnyTrigger, AllTrigger)):
        limits = [token_limit_of(one) for one in trigger.triggers]
        known = [limit for limit in limits if limit is not None]
        if known:
            return min(known) if isinstance(trigger, AnyTrigger) else max(known)
    return None
