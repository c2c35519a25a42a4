#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A summary of a list of messages that is not put in anywhere.

For whoever wants to know what a summary would say, and for hosts that store
messages themselves. It changes nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pipecat_summarizer.clock import Clock
from pipecat_summarizer.config import LLMContextSummaryConfig
from pipecat_summarizer.counting import TokenCounter
from pipecat_summarizer.errors import ModelProviderError, SummaryRejectedError
from pipecat_summarizer.fidelity.memory import Memory
from pipecat_summarizer.generation import SummaryWriter
from pipecat_summarizer.messages import Message
from pipecat_summarizer.selection import Selection, SelectionRules, select_steps
from pipecat_summarizer.slicing import run_sliced

if TYPE_CHECKING:
    from pipecat_summarizer.drafting import Written

_NOTHING = {"blank", "only_reasoning"}


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a summary would be.

    Parameters:
        selection: What it would replace.
        written: The summary; None where no message is old enough for a new one.
    """

    selection: Selection
    written: "Written | None"


async def propose(
    messages: Sequence[Message],
    *,
    writers: Sequence[SummaryWriter],
    config: LLMContextSummaryConfig,
    rules: SelectionRules,
    prior_text: str | None,
    memory: Memory,
    counter: TokenCounter,
    clock: Clock,
) -> Proposal:
    """Have a summary written.

    Args:
        messages: The messages. Never changed.
        writers: Who writes, and who does where one fails.
        config: How.
        rules: What stays.
        prior_text: The text of the earlier summary that stands in the messages.
        memory: What must survive of what that summary stands for.
        counter: Counts tokens.
        clock: Measures the timeout.

    Raises:
        ModelProviderError: If the model raised, or wrote nothing.
        SummaryRejectedError: If what it wrote is no summary.
        SummaryTimeoutError: If it took too long.
        CallbackError: If a function of the configuration raised.
    """
    from pipecat_summarizer.drafting import Drafting

    selection = await run_sliced(select_steps(messages, rules, counter))
    if not selection.fresh:
        return Proposal(selection, None)
    drafting = Drafting(
        writers=writers,
        config=config,
        counter=counter,
        clock=clock,
        messages=selection.messages,
        prior_summary=prior_text,
        replaced_tokens=selection.tokens,
        memory=memory,
        later=selection.later,
    )
    try:
        written = await drafting.run()
    except SummaryRejectedError as error:
        if not _NOTHING.isdisjoint(error.checks):
            raise ModelProviderError(f"{drafting.writer.name} wrote nothing") from error
        raise
    return Proposal(selection, written)
