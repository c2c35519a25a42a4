#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""From selected messages to a summary that may be trusted: render, ask, check, ask once more.

Between the pure rooms and the orchestrator: it waits for writers, and for nothing
else. It knows no context, no threshold and no event. Imported when a summarizer is made:
see :mod:`.fidelity.memory`.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain

from pipecat_summarizer.callbacks import trace_failure
from pipecat_summarizer.clock import Clock, within
from pipecat_summarizer.config import LLMContextSummaryConfig
from pipecat_summarizer.counting import TokenCounter, count_text
from pipecat_summarizer.errors import (
    CallbackError,
    ModelProviderError,
    SummaryRejectedError,
    SummaryTimeoutError,
)
from pipecat_summarizer.fidelity import DEFAULT_CHECKS, Complaint, Draft, clean_steps, review_steps
from pipecat_summarizer.fidelity.digits import WrongDigit
from pipecat_summarizer.fidelity.keeping import (
    Completed,
    completed_steps,
    memory_steps,
    reserve_steps,
    without_sections,
)
from pipecat_summarizer.fidelity.memory import Memory
from pipecat_summarizer.fidelity.redaction import redaction_of
from pipecat_summarizer.fidelity.values import Ledger, corrected_text, wrong_digits_steps
from pipecat_summarizer.generation import (
    SummaryRequest,
    SummaryWriter,
    build_prompt,
    chunk_entries,
    input_limit_of,
    needs_prompt,
    render_steps,
    words_for,
)
from pipecat_summarizer.generation.extraction import extract_steps
from pipecat_summarizer.generation.transcript import MAX_ENTRY_CHARS
from pipecat_summarizer.messages import Message, text_of
from pipecat_summarizer.slicing import run_sliced

MAX_TRIES = 2
"""How often a writer is asked for one text: once, and once more if it is refused."""

CLOSING_TOKENS = 300
"""Room in the writer's window for what is asked behind a transcript."""

MIN_CHUNK_TOKENS = 256
"""A chunk is never planned smaller than this, however small the window is said to be."""

LAST_WRITER_SECS = 0.5
"""What a writer without a model, last in the chain, keeps of the time for a summary."""

CHECKS_WITHOUT_A_MODEL = ("blank", "too_large", "not_smaller", "wrong_digit")
"""What a summary has to pass that was written without a model. It quotes, as no other may."""


@dataclass(frozen=True, slots=True)
class Written:
    """A summary that passed the gate.

    Parameters:
        text: The summary.
        message: The message that stands in the context for it.
        tokens: Tokens of that message.
        memory: What must survive, up to the newest message it replaces.
        added: Values and wishes that were added to it.
        left_out: Values and wishes that had no room in it.
    """

    text: str
    message: Message
    tokens: int
    memory: Memory = field(default_factory=Memory)
    added: int = 0
    left_out: tuple[str, ...] = ()


@dataclass(slots=True)
class Drafting:
    """The writing of one summary.

    Parameters:
        writers: Who writes: the first, or the next where one fails.
        config: How it is written.
        counter: Measures what is sent and what comes back.
        clock: Measures the timeout.
        messages: The messages to be replaced, the earlier summary not among them.
        prior_summary: The earlier summary's text; None for the first.
        replaced_tokens: Tokens of all that is replaced.
        memory: What must survive of what the earlier summary replaced.
        later: Messages that stay and came after some of these.
        attempts: Calls made so far.
        writer: Who is being asked.
    """

    writers: Sequence[SummaryWriter]
    config: LLMContextSummaryConfig
    counter: TokenCounter
    clock: Clock
    messages: tuple[Message, ...]
    prior_summary: str | None
    replaced_tokens: int
    memory: Memory = field(default_factory=Memory)
    later: tuple[Message, ...] = ()
    attempts: int = 0
    writer: SummaryWriter = field(init=False)

    def __post_init__(self):
        """Begin with the first writer."""
        self.writer = self.writers[0]

    @property
    def yields(self) -> int:
        """How often writing was broken off for a turn of the caller."""
        return sum(getattr(writer, "yields", 0) for writer in self.writers)

    async def run(self) -> Written:
        """Write the summary within its timeout.

        Raises:
            SummaryTimeoutError: If the time ran out.
            SummaryRejectedError: If the last writer was refused twice.
            CallbackError: If a function of the configuration raised.
            Exception: Whatever the last writer raised.
        """
        deadline = self.clock.time() + self.config.summarization_timeout
        try:
            return await within(self.clock, self.config.summarization_timeout, self._run(deadline))
        except TimeoutError:
            raise SummaryTimeoutError(
                f"no summary within {self.config.summarization_timeout:g} s"
            ) from None

    async def _run(self, deadline: float) -> Written:
        await self._mask()
        memory, now = self.memory, self.memory
        if self.config.enable_exact_values:
            memory = await run_sliced(memory_steps(self.messages, self.memory))
            now = await run_sliced(memory_steps(self.later, memory)) if self.later else memory
        text = await self._text(deadline, memory)
        return await self._written(text, memory, now)

    async def _mask(self):
        """What is masked reaches nobody from here on."""
        if self.config.redact is not None:
            redaction = redaction_of(self.config.redact)
            both = await run_sliced(redaction.messages_steps([*self.messages, *self.later]))
            count = len(self.messages)
            self.messages, self.later = tuple(both[:count]), tuple(both[count:])
            if self.prior_summary is not None:
                self.prior_summary = redaction.text(self.prior_summary)

    async def _text(self, deadline: float, memory: Memory) -> str:
        """What the first writer writes that can."""
        for number, writer in enumerate(self.writers):
            self.writer = writer
            is_last = number == len(self.writers) - 1
            try:
                if is_last:
                    return await self._by_writer(memory)
                return await within(
                    self.clock, self._share(number, deadline), self._by_writer(memory)
                )
            except CallbackError:
                raise
            except Exception:
                if is_last:
                    raise
        raise AssertionError("there is always a writer")

    def _share(self, number: int, deadline: float) -> float:
        """How long a writer may take that is not the last one."""
        left = deadline - self.clock.time()
        rest = self.writers[number:]
        models = [writer for writer in rest if needs_prompt(writer)]
        if len(models) < len(rest):
            left = max(left / 2, left - LAST_WRITER_SECS)
        return max(0.0, left / max(1, len(models)))

    async def _by_writer(self, memory: Memory) -> str:
        chunks = await self._chunks()
        summary = self.prior_summary
        for chunk in chunks[:-1]:
            tokens = self._measure(chunk) + self._measure(summary or "")
            summary = await self._ask(chunk, summary, tokens, memory)
        return await self._ask(chunks[-1], summary, self.replaced_tokens, memory)

    async def _chunks(self) -> Sequence[str]:
        """The transcript: whole, or in pieces where it exceeds the writer's window."""
        if not needs_prompt(self.writer):
            return [""]
        room = whole = None
        max_chars = MAX_ENTRY_CHARS
        if self._window is not None:
            # The reply needs its room too, and the summary so far goes along with each chunk.
            free = self._window - CLOSING_TOKENS - self._measure(self.config.summary_prompt)
            free -= self._reply_tokens
            whole = max(MIN_CHUNK_TOKENS, free - self._measure(self.prior_summary or ""))
            room = max(MIN_CHUNK_TOKENS, free - self._reply_tokens)
            max_chars = min(max_chars, 3 * max(room, whole))
        shown = await run_sliced(render_steps(self.messages, max_entry_chars=max_chars))
        return await run_sliced(chunk_entries(shown, room, self._measure, max_whole_tokens=whole))

    @property
    def _window(self) -> int | None:
        """How much the writer reads; None where that is not known."""
        return self.config.max_input_tokens or input_limit_of(self.writer)

    @property
    def _reply_tokens(self) -> int:
        """The most tokens of a reply, which takes its room from the writer's window."""
        budget = self.config.target_context_tokens
        return budget if self._window is None else max(1, min(budget, self._window // 4))

    async def _ask(
        self, transcript: str, prior: str | None, replaced_tokens: int, memory: Memory
    ) -> str:
        complaints: tuple[Complaint, ...] = ()
        words = words_for(replaced_tokens, await self._room_for_text(memory))
        for attempt in range(MAX_TRIES):
            request = self._request(transcript, prior, words, complaints, memory)
            self.attempts += 1
            raw = await self._reply(request)
            reply = await run_sliced(clean_steps(raw if isinstance(raw, str) else ""))
            text = without_sections(reply.text)
            # Lazily: they are read only where a number is in doubt.
            known = map(text_of, chain(self.messages, self.later))
            wrong = await run_sliced(
                wrong_digits_steps(text, memory.ledger or Ledger(), chain((prior or "",), known))
            )
            draft = Draft(
                text=text,
                tokens=self.counter.count_message(self._message(text)) if text else 0,
                replaced_tokens=replaced_tokens,
                problem=reply.problem,
                is_closed=reply.is_closed,
                max_tokens=request.max_tokens,
                messages=self.messages,
                prior_summary=prior,
                custom_prompt=self.config.has_custom_prompt,
                summary_language=self.config.summary_language,
                wrong_digits=len(wrong),
            )
            complaints = await self._complaints(draft)
            names = {complaint.check for complaint in complaints}
            if attempt == MAX_TRIES - 1 and names == {WrongDigit.name}:
                return corrected_text(text, wrong)  # what a second try got wrong is known
            if not complaints:
                return text
        raise SummaryRejectedError(tuple(complaint.check for complaint in complaints))

    async def _complaints(self, draft: Draft) -> tuple[Complaint, ...]:
        checks = DEFAULT_CHECKS if self.config.checks is None else self.config.checks
        if not needs_prompt(self.writer):
            checks = [check for check in checks if check.name in CHECKS_WITHOUT_A_MODEL]
        return await run_sliced(review_steps(draft, checks))

    async def _reply(self, request: SummaryRequest) -> str | None:
        """What the writer gives, whatever it does with exceptions that are not its own."""
        task = asyncio.current_task()
        # To copy a long prompt was a step by itself; what the writer does with it is another.
        await asyncio.sleep(0)
        try:
            raw = await self.writer.write(request)
        except (Exception, KeyboardInterrupt, SystemExit, GeneratorExit):
            raise
        except BaseException as error:  # such as a panic of an extension, or a cancellation
            if task is not None and task.cancelling():
                raise
            trace_failure(self.writer.name, error)
            raise ModelProviderError(type(error).__name__) from None
        if task is not None and task.cancelling():
            # The writer swallowed the cancellation; nobody waits for a second try.
            raise asyncio.CancelledError
        return raw

    async def _room_for_text(self, memory: Memory) -> int:
        """The most tokens of the writer's own text."""
        budget = self.config.target_context_tokens
        needed = await run_sliced(reserve_steps(memory, budget, self._measure, self.prior_summary))
        room = max(budget // 2, budget - needed, 1)
        return min(room, self._reply_tokens)

    def _request(
        self,
        transcript: str,
        prior: str | None,
        words: int,
        complaints: tuple[Complaint, ...],
        memory: Memory,
    ) -> SummaryRequest:
        return SummaryRequest(
            system_instruction=self.config.summary_prompt,
            prompt=build_prompt(
                transcript,
                prior_summary=prior,
                words=words,
                complaints=[complaint.text for complaint in complaints],
                language=self.config.summary_language,
            ),
            max_tokens=self._reply_tokens,
            messages=self.messages,
            prior_summary=without_sections(prior) if prior else None,
            memory=memory if self.config.enable_exact_values else None,
        )

    async def _written(self, text: str, memory: Memory, now: Memory) -> Written:
        """The summary with what must survive; that may not make it larger than what it replaces."""
        whole = Completed(text)
        budget = self.config.target_context_tokens
        message = self._message(text)
        tokens = self.counter.count_message(message)
        if self.config.enable_exact_values:
            whole = await self._completed(text, memory, now)
            if self._measure(whole.text) > budget and whole.added:
                # A writer that used up its budget; the sentences that carry least go.
                room = max(1, await self._room_for_text(memory))
                text = await run_sliced(extract_steps((), prior_summary=text, max_tokens=room))
                whole = await self._completed(text, memory, now)
            if whole.text != text:
                longer = self._message(whole.text)
                longer_tokens = self.counter.count_message(longer)
                if longer_tokens < self.replaced_tokens:
                    message, tokens = longer, longer_tokens
                else:
                    whole = Completed(text, left_out=whole.left_out)
        return Written(whole.text, message, tokens, memory, whole.added, whole.left_out)

    async def _completed(self, text: str, memory: Memory, now: Memory) -> Completed:
        return await run_sliced(
            completed_steps(
                text,
                memory,
                now=now,
                budget=self.config.target_context_tokens,
                measure=self._measure,
                earlier=self.prior_summary,
                since=chain(self.messages, self.later),
            )
        )

    def _message(self, text: str) -> Message:
        return self.config.build_message(text)

    def _measure(self, text: str) -> int:
        return count_text(self.counter, text)
