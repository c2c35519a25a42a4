#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A counter of the user's own, as far as it can be trusted. Not public."""

from collections.abc import Callable, Sequence
from operator import index
from typing import Any

from pipecat_summarizer.callbacks import call
from pipecat_summarizer.counting.approximate import ApproximateTokenCounter
from pipecat_summarizer.counting.protocol import TokenCounter
from pipecat_summarizer.errors import CallbackError
from pipecat_summarizer.messages import Message

MAX_TOKENS = 1_000_000_000
"""A count above this is no count."""


class GuardedTokenCounter:
    """Asks a counter until it raises or returns what is no count; then another one.

    Attributes:
        problem: What was wrong with the counter; ``""`` while nothing is.
    """

    def __init__(
        self,
        counter: TokenCounter,
        on_problem: Callable[[str], None] | None = None,
        fallback: TokenCounter | None = None,
    ):
        """Trust the counter for now.

        Args:
            counter: The user's counter.
            on_problem: Called once with what is wrong, without conversation text.
            fallback: Counts from then on; an :class:`.ApproximateTokenCounter` by
                default.
        """
        self.problem = ""
        self._counter = counter
        self._on_problem = on_problem
        self._fallback = fallback if fallback is not None else ApproximateTokenCounter()

    def count_message(self, message: Message) -> int:
        """The tokens of one message."""
        tokens = None if self.problem else self._ask("count_message", message)
        return self._fallback.count_message(message) if tokens is None else tokens

    def count_messages(self, messages: Sequence[Message]) -> int:
        """The tokens of several messages."""
        tokens = None if self.problem else self._ask("count_messages", messages)
        return self._fallback.count_messages(messages) if tokens is None else tokens

    def _ask(self, method: str, argument: Any) -> int | None:
        """The counter's answer; None when it is none."""
        field = f"token_counter.{method}"
        try:
            # Not every failure is an `Exception`: tiktoken panics on a megabyte without a break.
            answer = call(field, lambda: getattr(self._counter, method)(argument))
        except CallbackError as error:
            return self._distrust(str(error))
        try:
            tokens = index(answer)  # also NumPy's whole numbers
        except TypeError:
            kind = type(answer).__name__
            return self._distrust(f"{field} returned a {kind}, not a whole number")
        if isinstance(answer, bool):
            return self._distrust(f"{field} returned {answer}, not a whole number")
        if not 0 <= tokens <= MAX_TOKENS:
            which = "below 0" if tokens < 0 else f"above {MAX_TOKENS}"
            return self._distrust(f"{field} returned a number {which}")
        return tokens

    def _distrust(self, problem: str) -> None:
        self.problem = f"{problem}; tokens are estimated from now on"
        if self._on_problem is not None:
            self._on_problem(self.problem)
