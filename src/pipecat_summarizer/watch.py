#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Whether it is time: counting and triggers, put together for one context.

Asked at every response, so :meth:`ContextWatch.due` is flat in the context's
size. What needs a walk over the context is a generator of short steps.
"""

from collections.abc import Sequence

from pipecat_summarizer.config import LLMAutoContextSummarizationConfig
from pipecat_summarizer.context_state import ContextState
from pipecat_summarizer.counting import ContextSize, TokenCounter
from pipecat_summarizer.messages import Message
from pipecat_summarizer.selection import Selection
from pipecat_summarizer.slicing import Steps
from pipecat_summarizer.triggers import Backoff, Hold, Thresholds


class ContextWatch:
    """Watches the size of a context for one summarizer.

    Attributes:
        size: The tokens of the context. Tell it of messages edited in place.
        told: Whether the application knows that a threshold fires for nothing.
    """

    def __init__(
        self,
        config: LLMAutoContextSummarizationConfig,
        state: ContextState,
        counter: TokenCounter,
    ):
        """Take the thresholds, and what is remembered about the context.

        Args:
            config: The thresholds.
            state: What is remembered about the context.
            counter: Measures messages.
        """
        self.size = ContextSize(counter)
        self.told = False
        self._thresholds = Thresholds(config.max_context_tokens, config.max_unsummarized_messages)
        self._state = state
        self._counter = counter
        self._backoff = Backoff()
        self._hold: Hold | None = None

    def due(self, messages: Sequence[Message]) -> str | None:
        """Why a summary is due, or None."""
        reason = self._reason(messages, self.size.total(messages))
        if reason is None:
            self.told = False
        return reason

    def is_held(self, messages: Sequence[Message], now: float) -> bool:
        """Whether nothing is to be done although a summary is due.

        After a failure for some time, and after a look that found nothing to
        gain until that can have changed.
        """
        if self._hold is not None:
            if self._hold.holds(self.size.total(messages), len(messages)):
                return True
            self._hold = None
        return self._backoff.holds(now, len(messages))

    def look_steps(self, messages: Sequence[Message]) -> Steps[tuple[int, str | None]]:
        """Count everything afresh: the tokens, and why a summary is due."""
        tokens = yield from self.size.recount_steps(messages)
        return tokens, self._reason(messages, tokens)

    def hindrance(self, selection: Selection, tokens: int) -> str | None:
        """Why a summary that a threshold asked for would gain nothing, or None.

        Args:
            selection: What would go.
            tokens: Tokens of the whole context.
        """
        more_tokens = None
        if selection.fresh:
            prior = selection.prior_message
            more_tokens = self._thresholds.missing_gain(
                tokens,
                selection.tokens - (self._counter.count_message(prior) if prior else 0),
                selection.tokens,
                was_over=self._thresholds.is_over(self._state.tokens_after),
            )
            if not more_tokens:
                return None
        self._hold = Hold(tokens, len(selection.context), more_tokens)
        if more_tokens:
            return "what must stay is over max_context_tokens, and little else can go"
        return "no message can go"

    def failed(self, messages: Sequence[Message], now: float) -> float:
        """Note a failure; returns the seconds until the next try."""
        return self._backoff.failed(now, len(messages))

    def succeeded(self):
        """Note that a summary was applied."""
        self._hold = None
        self._backoff.succeeded()

    def _reason(self, messages: Sequence[Message], tokens: int) -> str | None:
        return self._thresholds.reason(tokens, self._state.new_messages.count(messages))
