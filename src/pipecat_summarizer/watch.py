#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Whether it is time: counting and triggers, put together for one context.

Asked at every response, so :meth:`ContextWatch.due` is flat in the context's
size. What needs a walk over the context is a generator of short steps.
"""

from bisect import bisect
from collections.abc import Sequence

from pipecat_summarizer.config import LLMAutoContextSummarizationConfig
from pipecat_summarizer.context_state import ContextState
from pipecat_summarizer.counting import ContextSize, TokenCounter, UsageCalibratedTokenCounter
from pipecat_summarizer.errors import CallbackError
from pipecat_summarizer.messages import Message, role_of
from pipecat_summarizer.selection import Selection
from pipecat_summarizer.triggers import (
    Backoff,
    Hold,
    Rewrite,
    SummarizationDecision,
    Thresholds,
    decide,
    latest_tokens,
)

TRIGGER_GAIN_SHARE = 4
"""A trigger that fires on what must stay too is served for a quarter of the tokens at least."""

WALK_MESSAGES = 500
"""A walk over at most this many messages is short enough for a single step."""


class MeasuredCounter:
    """A counter that knows the tokens of some lists already, so that a trigger may ask at will."""

    def __init__(self, counter: TokenCounter, known: Sequence[Message], tokens: int):
        """Take what is known.

        Args:
            counter: Counts all else.
            known: A list, known by identity.
            tokens: Its tokens.
        """
        self._counter = counter
        self._known = known
        self._tokens = tokens

    def count_message(self, message: Message) -> int:
        """The tokens of one message."""
        return self._counter.count_message(message)

    def count_messages(self, messages: Sequence[Message]) -> int:
        """The tokens of several messages."""
        if messages is self._known:
            return self._tokens
        return self._counter.count_messages(messages)


class ContextWatch:
    """Watches the size of a context for one summarizer.

    Attributes:
        size: The tokens of the context. Tell it of messages edited in place.
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
        self._thresholds = Thresholds(config.max_context_tokens, config.max_unsummarized_messages)
        self._trigger = config.trigger
        self._still_fires = False
        self._state = state
        self._counter = counter
        self._calibrated = config.token_counter
        # One provider's failures say nothing of another's.
        self._backoff = state.backoffs.setdefault(id(config.summary_config.llm), Backoff())
        self._hold: Hold | None = None
        self._cache_hold: Hold | None = None
        self._latest: int | None = None
        if config.cache_aware and config.hard_limit_tokens is not None:
            threshold = config.max_context_tokens if config.trigger is None else None
            self._latest = latest_tokens(threshold, config.hard_limit_tokens)
        self._max_summary_tokens = config.summary_config.target_context_tokens
        self._told = ""

    def needs_walk(self, messages: Sequence[Message]) -> bool:
        """Whether :meth:`due` would walk over more messages than one step may."""
        return len(messages) > WALK_MESSAGES and not self.size.is_known(messages)

    def due(self, messages: Sequence[Message]) -> str | None:
        """Why a summary is due, or None.

        Raises:
            CallbackError: If the trigger raised, or returned no decision.
        """
        new_messages = self._state.new_messages.count(messages)
        reason = self._reason(messages, self.size.total(messages), new_messages)
        if reason is None:
            self._told = ""
        return reason

    def decision(self, messages: Sequence[Message], tokens: int) -> SummarizationDecision:
        """What the trigger, or the thresholds, say of a context.

        Args:
            messages: Its messages.
            tokens: Their tokens.

        Raises:
            CallbackError: If the trigger raised, or returned no decision.
        """
        new_messages = self._state.new_messages.count(messages)
        tokens += self._surplus(messages)
        if self._trigger is None:
            return self._thresholds.decision(tokens, new_messages, len(messages))
        counter = MeasuredCounter(self._counter, messages, tokens)
        return decide(self._trigger, messages, counter, new_messages=new_messages)

    def is_backing_off(self, messages: Sequence[Message], now: float) -> bool:
        """Whether the writer failed too lately to be asked again."""
        return self._backoff.holds(now, len(messages))

    def is_held(self, messages: Sequence[Message], now: float) -> bool:
        """Whether nothing is to be done although a summary is due.

        After a failure for some time, and after a look that found nothing to
        gain until that can have changed.
        """
        if self._cache_hold is not None:
            if self._cache_hold.holds(self.size.total(messages), len(messages)):
                return True
            self._cache_hold = None
        if self._hold is not None:
            by_tokens = self._hold.more_tokens is not None
            if not (by_tokens and self._message_reason(messages)):
                if self._hold.holds(self.size.total(messages), len(messages)):
                    return True
            self._hold = None
        return self.is_backing_off(messages, now)

    def verdict(self, selection: Selection, tokens: int) -> tuple[str | None, str | None]:
        """After a full look: why a summary is due, and what would make it vain.

        Args:
            selection: What would go.
            tokens: Tokens of the whole context, counted afresh.

        Returns:
            Both; no reason where it is not due, or is better made later.
        """
        new_messages = self._state.new_messages.count(selection.context)
        reason = self._reason(selection.context, tokens, new_messages)
        if reason is None:
            return None, None
        more_tokens = None
        if selection.fresh:
            more_tokens = self._missing_gain(selection, tokens)
            by_messages = self._message_reason(selection.context)
            if not more_tokens or by_messages:
                if self._waits_for_cache(selection, tokens, new_messages):
                    return None, None
                return (by_messages if more_tokens else reason), None
        self._hold = Hold(tokens, len(selection.context), more_tokens)
        if more_tokens or self._fires_on_what_stays(selection, tokens):
            return reason, "what must stay is over the limit, and little else can go"
        return reason, "no message can go"

    def tells(self, hindrance: str) -> bool:
        """Whether a hindrance is news. It is told once, until it changes."""
        is_news, self._told = hindrance != self._told, hindrance
        return is_news

    def failed(self, messages: Sequence[Message], now: float) -> float:
        """Note a failure; returns the seconds until the next try."""
        return self._backoff.failed(now, len(messages))

    def succeeded(self, messages: Sequence[Message], *, by_own_writer: bool = True):
        """Note that a summary was applied, and the context that it left.

        Args:
            messages: The context.
            by_own_writer: Whether the writer made it that is asked at a threshold.
                Another's success says nothing of that one.
        """
        self._hold = self._cache_hold = None
        if by_own_writer:
            self._backoff.succeeded()
        if self._trigger is not None:
            self._still_fires = self._would_fire(messages, self.size.total(messages))

    def _reason(self, messages: Sequence[Message], tokens: int, new_messages: int) -> str | None:
        if self._trigger is None:
            return self._thresholds.reason(tokens + self._surplus(messages), new_messages)
        counter = MeasuredCounter(self._counter, messages, tokens + self._surplus(messages))
        decision = decide(self._trigger, messages, counter, new_messages=new_messages)
        return decision.reason if decision.should_summarize else None

    def _message_reason(self, messages: Sequence[Message]) -> str | None:
        """Why a summary is due by the messages alone, where that threshold is in force."""
        if self._trigger is not None:
            return None
        return self._thresholds.message_reason(self._state.new_messages.count(messages))

    def _surplus(self, messages: Sequence[Message]) -> int:
        """What the provider reported beyond the messages, where the counter knows it."""
        counter = self._calibrated
        if isinstance(counter, UsageCalibratedTokenCounter) and counter.is_anchored(messages):
            return counter.surplus
        return 0

    def _missing_gain(self, selection: Selection, tokens: int) -> int:
        prior = selection.prior_message
        going = selection.tokens - self._count(prior)
        if self._trigger is None:
            return self._thresholds.missing_gain(
                tokens,
                going,
                selection.tokens,
                was_over=self._thresholds.is_over(self._state.tokens_after),
            )
        if not self._still_fires and not self._fires_on_what_stays(selection, tokens):
            return 0
        return max(0, tokens // TRIGGER_GAIN_SHARE + 1 - going)

    def _waits_for_cache(self, selection: Selection, tokens: int, new_messages: int) -> bool:
        """Whether a rewrite would not pay yet, and may wait; it is held then."""
        latest, total = self._latest, tokens + self._surplus(selection.context)
        if latest is None or total >= latest:
            return False
        earlier = self._count(selection.prior_message)
        first = selection.staying[: bisect(selection.staying, selection.going[0])]
        in_front = sum([self._count(selection.context[index]) for index in first[:WALK_MESSAGES]])
        rewrite = Rewrite(
            replaced=selection.tokens,
            earlier=earlier,
            behind=max(0, tokens - selection.tokens - in_front),
            summary=min(earlier or selection.tokens // 4, self._max_summary_tokens),
            requests=_requests_in(selection.context, new_messages),
        )
        if rewrite.pays:
            return False
        more_tokens = min(rewrite.more_tokens, latest - total)
        self._cache_hold = Hold(tokens, len(selection.context), more_tokens)
        return True

    def _count(self, message: Message | None) -> int:
        return 0 if message is None else self._counter.count_message(message)

    def _fires_on_what_stays(self, selection: Selection, tokens: int) -> bool:
        """Whether a summary, however short, could not get under the limit."""
        left = tokens - selection.tokens
        if self._trigger is None:
            return self._thresholds.is_over(left)
        return self._would_fire([selection.context[i] for i in selection.staying], left)

    def _would_fire(self, messages: Sequence[Message], tokens: int) -> bool:
        """Whether the trigger fires right after a summary; no, if it cannot say."""
        try:
            return self._reason(messages, tokens, 0) is not None
        except CallbackError:
            return False


def _requests_in(messages: Sequence[Message], new_messages: int) -> int:
    """About how many requests the newest messages stand for: each has a message of the assistant."""
    looked_at = min(new_messages, WALK_MESSAGES)
    newest = messages[len(messages) - looked_at :] if looked_at else ()
    answers = sum([role_of(message) == "assistant" for message in newest])
    return answers * new_messages // max(1, looked_at)
