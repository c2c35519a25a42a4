#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What is remembered about a context, shared by all who summarize it.

Two aggregators may share one context, and two contexts may share one list of
messages. They must agree on what is in flight and which message is the summary,
so that state hangs on the list of messages and not on a summarizer.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import repeat
from operator import is_
from typing import Any
from weakref import WeakKeyDictionary

from pipecat.processors.aggregators.llm_context import LLMContext

from pipecat_summarizer.fidelity.memory import Memory
from pipecat_summarizer.generation.conversation_llm import same_messages
from pipecat_summarizer.messages import (
    INSTRUCTION_ROLES,
    Message,
    is_instruction,
    leading_instructions,
    role_of,
    text_of,
)
from pipecat_summarizer.selection.snapshot import is_unchanged
from pipecat_summarizer.triggers import Backoff, NewMessages

_states: WeakKeyDictionary[LLMContext, "ContextState"] = WeakKeyDictionary()


@dataclass(eq=False, slots=True)
class ContextState:
    """What is remembered about one list of messages.

    Parameters:
        in_flight: The summary being made, if any.
        new_messages: Counts the messages since the last summary.
        summary_message: The message of the last summary.
        summary_text: Its text without the template.
        backoffs: Patience with each provider that fails, by its ``id()``.
        task: The instructions of the task in force.
        opening: The instructions that the conversation opened with.
        tokens_after: Tokens of the context right after the last summary.
        memory: What must survive of all that was replaced in this conversation.
        mark: The message that says what was left out, if one does.
        bounding: Held while a request is made to fit.
    """

    in_flight: Any = None
    new_messages: NewMessages = field(default_factory=NewMessages)
    summary_message: Message | None = None
    summary_text: str = ""
    backoffs: dict[int, Backoff] = field(default_factory=dict)
    task: tuple[Message, ...] = ()
    opening: tuple[Message, ...] = ()
    tokens_after: int = 0
    memory: Memory = field(default_factory=Memory)
    mark: Message | None = None
    bounding: asyncio.Lock = field(default_factory=asyncio.Lock)
    _task_frame: int = -1
    _has_begun: bool = False

    def applied(
        self,
        messages: list[Message],
        summary: Message,
        text: str,
        tokens: int,
        memory: Memory | None = None,
    ):
        """Remember a summary.

        Args:
            messages: The context after it.
            summary: Its message.
            text: Its text without the template.
            tokens: Tokens of the context after it.
            memory: What must survive of all that it stands for; None for what did
                before.
        """
        if memory is not None:
            self.memory = memory
        self.summary_message = summary
        self.summary_text = text
        self.new_messages.mark(messages)
        self.tokens_after = tokens

    def changed(self, old: Message, new: Message):
        """Take in that a message was cut, and which one stands for it."""
        if old is self.summary_message:
            self.summary_message = new

    def prior(self, messages: Sequence[Message]) -> tuple[Message | None, str | None]:
        """The message of the last summary as it stands in the context, and its text.

        It is looked for by identity, then by equality, since an application may
        have copied its messages. An edited summary counts as it reads now.
        """
        known = self.summary_message
        if known is None:
            return None, None
        found: Message = known
        if not _holds(messages, known):
            found = next((m for m in messages if is_unchanged(m, known)), None)
        if found is None:
            return None, None
        text = text_of(found)
        return found, self.summary_text if self.summary_text in text else text

    def memory_in(self, messages: Sequence[Message]) -> Memory:
        """What must survive of what the messages of a context stand for.

        A context that was replaced by another conversation's has nothing of it; one
        that was restored has what its summary says.
        """
        prior, text = self.prior(messages)
        if prior is not None or (self.mark is not None and _holds(messages, self.mark)):
            if self.memory.has_begun or text is None:
                return self.memory
        if not text:
            return Memory()
        from pipecat_summarizer.fidelity.keeping import memory_of_summary

        return memory_of_summary(text)

    def mark_opening(self, messages: list[Message]):
        """Take in the leading instructions until the conversation has begun, and of each new one.

        What is put among them later, as memory processors do at every turn, is told apart
        from them by this.

        Args:
            messages: The context.
        """
        if self._has_begun and self.opening and messages and messages[0] is self.opening[0]:
            return
        count = leading_instructions(messages)
        known = {id(message) for message in self.opening}
        if self._has_begun and any(id(message) in known for message in messages[:count]):
            return
        self.opening = tuple(messages[:count])
        self._has_begun = count < len(messages)

    def mark_task(self, messages: list[Message], frame_id: int):
        """Take the instructions at the end of the context as the task in force.

        Args:
            messages: The context.
            frame_id: The frame that says so. It passes several processors, and
                counts where it is met first.
        """
        if frame_id == self._task_frame:
            return
        self._task_frame = frame_id
        start = len(messages)
        while start > 0 and role_of(messages[start - 1]) in INSTRUCTION_ROLES:
            start -= 1
        task = tuple(m for m in messages[start:] if is_instruction(m))
        if task:
            self.task = task


def state_of(context: LLMContext) -> ContextState:
    """The state of a context; the same one for contexts that share their messages."""
    state = _states.get(context)
    if state is None:
        state = next(
            (state for other, state in _states.items() if same_messages(other, context)),
            None,
        )
        _states[context] = state = state or ContextState()
    return state


def _holds(messages: Sequence[Message], message: Message) -> bool:
    """Whether this very message is there; of many, quicker than a loop."""
    return any(map(is_, messages, repeat(message)))
