#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a trigger is, and how one is asked."""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from pipecat_summarizer.callbacks import call
from pipecat_summarizer.counting import TokenCounter
from pipecat_summarizer.errors import CallbackError
from pipecat_summarizer.messages import Message
from pipecat_summarizer.triggers.decision import SummarizationDecision


@runtime_checkable
class SummarizationTrigger(Protocol):
    """Says when a context is to be summarized.

    It is asked whenever the context may have grown, so it should be quick. It
    keeps nothing and changes nothing: the answer follows from what it is given,
    and one trigger may serve any number of contexts.
    """

    def should_summarize(
        self, messages: Sequence[Message], token_counter: TokenCounter
    ) -> SummarizationDecision:
        """Whether the messages should be summarized.

        Args:
            messages: The context's messages. Not to be changed.
            token_counter: Counts tokens. To count the messages as they are given,
                all at once, costs next to nothing inside a summarizer.
        """
        ...


@runtime_checkable
class SinceSummaryTrigger(SummarizationTrigger, Protocol):
    """A trigger that asks for more: what has come since the last summary.

    A list of messages does not show that, for a summary keeps the newest messages
    and they stand behind it. So whoever applies the summaries says it. Alone, such
    a trigger falls back on :meth:`should_summarize`.
    """

    def should_summarize_since(
        self, messages: Sequence[Message], token_counter: TokenCounter, new_messages: int
    ) -> SummarizationDecision:
        """Whether the messages should be summarized.

        Args:
            messages: The context's messages. Not to be changed.
            token_counter: Counts tokens.
            new_messages: How many of the messages, from the end, have come since
                the last summary.
        """
        ...


def decide(
    trigger: SummarizationTrigger,
    messages: Sequence[Message],
    token_counter: TokenCounter,
    *,
    new_messages: int | None = None,
) -> SummarizationDecision:
    """Ask a trigger, whichever kind it is.

    Args:
        trigger: The trigger.
        messages: The context's messages.
        token_counter: Counts tokens.
        new_messages: How many of the messages, from the end, have come since the
            last summary; None where nobody knows.

    Raises:
        CallbackError: If the trigger raised, or returned no decision.
    """
    # An `isinstance` with a protocol takes longer than all the rest.
    ask_since = getattr(trigger, "should_summarize_since", None)
    decision: Any
    if new_messages is None or ask_since is None:
        decision = call("trigger", trigger.should_summarize, messages, token_counter)
    else:
        decision = call("trigger", ask_since, messages, token_counter, new_messages)
    if not isinstance(decision, SummarizationDecision):
        raise CallbackError("trigger", f"returned a {type(decision).__name__}, not a decision")
    return decision
