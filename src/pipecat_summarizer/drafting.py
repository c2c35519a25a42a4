#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""From selected messages to a summary that may be trusted: render, ask, check, ask once more.

Between the pure rooms and the orchestrator: it waits for a writer, and for
nothing else. It knows no context, no threshold and no event.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from pipecat_summarizer.config import LLMContextSummaryConfig
from pipecat_summarizer.counting import TokenCounter
from pipecat_summarizer.errors import CallbackError, ModelProviderError, SummaryRejectedError
from pipecat_summarizer.fidelity import Complaint, Draft, clean_steps, review_steps
from pipecat_summarizer.generation import (
    SummaryRequest,
    SummaryWriter,
    build_prompt,
    chunk_entries,
    render_steps,
    words_for,
)
from pipecat_summarizer.generation.transcript import MAX_ENTRY_CHARS
from pipecat_summarizer.messages import Message
from pipecat_summarizer.slicing import run_sliced

MAX_TRIES = 2
"""How often a writer is asked for one text: once, and once more if it is refused."""

PROMPT_TOKENS = 600
"""Room in the writer's window for the instructions around a transcript."""

MIN_CHUNK_TOKENS = 256
"""A chunk is never planned smaller than this, however small the window is said to be."""


@dataclass(frozen=True, slots=True)
class Written:
    """A summary that passed the gate.

    Parameters:
        text: The summary.
        message: The message that stands in the context for it.
        tokens: Tokens of that message.
    """

    text: str
    message: Message
    tokens: int


@dataclass(slots=True)
class Drafting:
    """The writing of one summary.

    Parameters:
        writer: Who writes.
        config: How it is written.
        counter: Measures what is sent and what comes back.
        messages: The messages to be replaced, the earlier summary not among them.
        prior_summary: The earlier summary's text; None for the first.
        replaced_tokens: Tokens of all that is replaced.
        attempts: Calls made so far.
    """

    writer: SummaryWriter
    config: LLMContextSummaryConfig
    counter: TokenCounter
    messages: tuple[Message, ...]
    prior_summary: str | None
    replaced_tokens: int
    attempts: int = 0

    async def run(self) -> Written:
        """Write the summary.

        Raises:
            SummaryRejectedError: If the writer was refused twice.
            CallbackError: If ``summary_message_factory`` raised.
            Exception: Whatever the writer raised.
        """
        chunks = await self._chunks()
        summary = self.prior_summary
        for chunk in chunks[:-1]:
            tokens = self._measure(chunk) + self._measure(summary or "")
            summary = (await self._ask(chunk, summary, tokens)).text
        return await self._ask(chunks[-1], summary, self.replaced_tokens)

    async def _chunks(self) -> Sequence[str]:
        """The transcript: whole, or in pieces where it exceeds the writer's window."""
        if not getattr(self.writer, "needs_prompt", True):
            return [""]
        window = self.config.max_input_tokens
        max_chars = MAX_ENTRY_CHARS
        room = None
        if window is not None:
            # The summary so far goes along with each chunk, and the reply needs its room too.
            room = window - PROMPT_TOKENS - 2 * min(self.config.target_context_tokens, window // 4)
            room = max(MIN_CHUNK_TOKENS, room)
            max_chars = min(max_chars, 3 * room)
        entries = await run_sliced(render_steps(self.messages, max_entry_chars=max_chars))
        return await run_sliced(chunk_entries(entries, room, self._measure))

    async def _ask(self, transcript: str, prior: str | None, replaced_tokens: int) -> Written:
        complaints: tuple[Complaint, ...] = ()
        for _ in range(MAX_TRIES):
            request = self._request(transcript, prior, replaced_tokens, complaints)
            self.attempts += 1
            raw = await self._written(request)
            reply = await run_sliced(clean_steps(raw if isinstance(raw, str) else ""))
            message = self._message(reply.text) if reply.text else None
            draft = Draft(
                text=reply.text,
                tokens=self.counter.count_message(message) if message else 0,
                replaced_tokens=replaced_tokens,
                problem=reply.problem,
                is_closed=reply.is_closed,
                max_tokens=request.max_tokens,
                messages=self.messages,
                prior_summary=prior,
                custom_prompt=self.config.has_custom_prompt,
            )
            complaints = await run_sliced(review_steps(draft))
            if not complaints:
                return Written(text=reply.text, message=message, tokens=draft.tokens)
        raise SummaryRejectedError(tuple(complaint.check for complaint in complaints))

    async def _written(self, request: SummaryRequest) -> str | None:
        """What the writer gives, whatever it does with exceptions that are not its own."""
        task = asyncio.current_task()
        try:
            raw = await self.writer.write(request)
        except (Exception, KeyboardInterrupt, SystemExit, GeneratorExit):
            raise
        except BaseException as error:  # such as a panic of an extension, or a cancellation
            if task is not None and task.cancelling():
                raise
            raise ModelProviderError(type(error).__name__) from error
        if task is not None and task.cancelling():
            # The writer swallowed the cancellation; nobody waits for a second try.
            raise asyncio.CancelledError
        return raw

    def _request(
        self,
        transcript: str,
        prior: str | None,
        replaced_tokens: int,
        complaints: tuple[Complaint, ...],
    ) -> SummaryRequest:
        max_tokens = self.config.target_context_tokens
        return SummaryRequest(
            system_instruction=self.config.summary_prompt,
            prompt=build_prompt(
                transcript,
                prior_summary=prior,
                words=words_for(replaced_tokens, max_tokens),
                complaints=[complaint.text for complaint in complaints],
            ),
            max_tokens=max_tokens,
            messages=self.messages,
            prior_summary=prior,
        )

    def _message(self, text: str) -> Message:
        try:
            return self.config.build_message(text)
        except CallbackError:
            raise
        except Exception as error:
            raise CallbackError("summary_message_factory", error) from error

    def _measure(self, text: str) -> int:
        return self.counter.count_message({"role": "user", "content": text})
