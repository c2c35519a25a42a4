#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The bound before a model call, for any host.

A host with nodes and a state calls the hooks; what it shows them is told in
:mod:`.nodes`. A Pipecat pipeline needs no host: :meth:`SummarizationMiddleware.attach`
hooks an LLM service. Both check a trigger, keep what a recent policy keeps, and have
one model write.
"""

import dataclasses
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from loguru import logger
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.frame_processor import FrameProcessor
from pipecat.utils.base_object import BaseObject

from pipecat_summarizer.attached_service import AttachedService
from pipecat_summarizer.clock import Clock, SystemClock
from pipecat_summarizer.config import LLMAutoContextSummarizationConfig, LLMContextSummaryConfig
from pipecat_summarizer.config_values import (
    check_clock,
    check_seconds,
    check_switch,
    check_text,
    check_writer,
    shown,
)
from pipecat_summarizer.counting import (
    ApproximateTokenCounter,
    GuardedTokenCounter,
    TokenCounter,
)
from pipecat_summarizer.events import EVENT_NAMES
from pipecat_summarizer.fidelity import memory as memories
from pipecat_summarizer.fidelity.memory import Memory
from pipecat_summarizer.generation.choice import WriterChoice
from pipecat_summarizer.generation.prompt import DEFAULT_SUMMARIZATION_PROMPT
from pipecat_summarizer.messages import Message, role_of, text_of
from pipecat_summarizer.nodes import (
    ModelCallContext,
    NodeContext,
    Replacement,
    stored_messages,
    stored_places,
    with_summary,
)
from pipecat_summarizer.proposal import Proposal, propose
from pipecat_summarizer.selection import RecentPolicy, SelectionRules
from pipecat_summarizer.tools import (
    FunctionSchema,
    SummarizationResult,
    result_of,
    summarize_context_tool,
)
from pipecat_summarizer.triggers import SummarizationTrigger, decide

SUMMARY_PREFIX = "Conversation summary: "
"""How the default summary message of a host begins; by it an earlier one is known again."""


@dataclass(eq=False, slots=True)
class _NodeRun:
    """One run of a node, and what was summarized in it.

    Parameters:
        context: What the host showed; kept, so that its ``id()`` is not reused.
        stored: The stored messages as they were.
        current: The same with the summary in place.
        removed: Those that were replaced.
        summary: The summary's message, if there is one.
        text: The summary.
    """

    context: Any
    stored: list[Message]
    current: list[Message] = field(default_factory=list)
    removed: list[Message] = field(default_factory=list)
    summary: Message | None = None
    text: str = ""

    def __post_init__(self):
        self.current = list(self.stored)


class SummarizationMiddleware(BaseObject):
    """Replaces older messages with a summary before a model call, once a trigger fires.

    Either its hooks are called by a host, once per run of a node:
    :meth:`before_node`, then :meth:`before_model` before each call of the model,
    then :meth:`after_node` or :meth:`on_error`. Or it is attached to Pipecat's LLM
    services with :meth:`attach`.

    Event handlers available, of what happens to attached services:

    - on_summary_started: A summary was found necessary and is being written.
    - on_summary_applied: A summary took the place of older messages.
    - on_summary_failed: A summary could not be had; the context is as it was.
    - on_summary_skipped: A summary was made and not used.
    - on_request_bounded: A request was above its limit, and was made to fit.

    Example::

        middleware = SummarizationMiddleware(
            small_llm,
            trigger=TokenLimitTrigger(max_input_tokens=16_000),
            recent=RecentMessagesPolicy(keep_recent=8),
        )
        middleware.attach(llm)
    """

    def __init__(
        self,
        chat: Any,
        *,
        trigger: SummarizationTrigger,
        recent: RecentPolicy,
        messages_field: str = "messages",
        token_counter: TokenCounter | None = None,
        summary_prompt: str = DEFAULT_SUMMARIZATION_PROMPT,
        summary_message_factory: Callable[[str], Message] | None = None,
        provide_tool: bool = False,
        clock: Clock | None = None,
    ):
        """Take the policies.

        Args:
            chat: Who writes the summary: anything with Pipecat's ``run_inference``,
                or a :class:`.SummaryWriter`.
            trigger: When; checked against the whole request.
            recent: Which of the newest messages stay.
            messages_field: The field of a state that holds the messages.
            token_counter: Counts tokens. None: the approximate one.
            summary_prompt: System instruction for the summarizing LLM.
            summary_message_factory: Makes the summary's message of its text. None:
                a system message, or a user message in Pipecat's context, where a
                system message would be pulled out of its place.
            provide_tool: Whether :meth:`tools` has ``summarize_context``.
            clock: Time for timeouts; for tests.

        Raises:
            ValueError: If a value cannot work.
        """
        super().__init__()
        memories.load()
        if not isinstance(messages_field, str) or not messages_field:
            raise ValueError(f"messages_field must be a name, got {shown(messages_field)}")
        check_switch("provide_tool", provide_tool)
        check_writer("chat", chat)
        check_text("summary_prompt", summary_prompt)
        check_clock("clock", clock)
        self._provide_tool = provide_tool
        self._messages_field = messages_field
        self._factory = summary_message_factory
        # Only a prompt of the user's own decides on language and form.
        is_own = summary_prompt != DEFAULT_SUMMARIZATION_PROMPT
        self._config = LLMAutoContextSummarizationConfig(
            trigger=trigger,
            token_counter=token_counter,
            summary_config=LLMContextSummaryConfig(
                llm=chat,
                recent=recent,
                summarization_prompt=summary_prompt if is_own else None,
                summary_message_factory=summary_message_factory,
            ),
        )
        if trigger is None or recent is None:
            raise ValueError(
                f"trigger and recent must be set, got {shown(trigger)} and {shown(recent)}"
            )
        self._trigger = trigger
        self._counter: TokenCounter = ApproximateTokenCounter()
        if token_counter is not None:
            self._counter = GuardedTokenCounter(token_counter, self._on_counter_problem)
        self._clock: Clock = SystemClock() if clock is None else clock
        self._runs: dict[Hashable, _NodeRun] = {}
        self._attached: WeakKeyDictionary[FrameProcessor, AttachedService] = WeakKeyDictionary()
        for event in EVENT_NAMES:
            self._register_event_handler(event)

    # A host with nodes and a state

    def before_node(self, ctx: NodeContext) -> None:
        """Remember which messages the node's stored input holds.

        Args:
            ctx: The run of the node.

        Raises:
            GraphConfigError: If its state has no ``messages_field``.
        """
        stored = stored_messages(ctx.state, self._messages_field)
        self._runs[_run_of(ctx)] = _NodeRun(ctx, stored)

    async def before_model(self, ctx: ModelCallContext) -> Replacement | None:
        """Summarize the request's older stored messages, if the trigger fires.

        Args:
            ctx: The run of the node, with the messages of the request.

        Returns:
            The request to send; None to send it as it is.

        Raises:
            ModelProviderError: If the model raised, or wrote nothing. The node's
                model must not be called then.
            SummaryRejectedError: If what it wrote is no summary.
            SummaryTimeoutError: If it took too long.
            CallbackError: If the trigger, or another function of the
                configuration, raised.
        """
        run = self._runs.get(_run_of(ctx))
        if run is None or getattr(ctx, "has_siblings", False):
            return None
        request = list(ctx.messages)
        if run.summary is not None:  # of an earlier call in this run
            request = self._replaced(request, run.stored, run.removed, run.summary)
        decision = decide(self._trigger, request, self._counter)
        if decision.should_summarize:
            places = stored_places(request, run.current)
            proposal = await self._propose([request[place] for place in places], run)
            if proposal.written is not None:
                going = list(proposal.selection.replaced)
                summary, text = proposal.written.message, proposal.written.text
                request = self._replaced(request, run.current, going, summary)
                run.removed.extend([m for m in going if m is not run.summary])
                run.current = self._replaced(run.current, run.current, going, summary)
                run.summary, run.text = summary, text
        if run.summary is None:
            return None
        return Replacement(tuple(request), run.summary, tuple(run.removed))

    def after_node(self, ctx: NodeContext) -> Replacement | None:
        """Hand over what is to be stored.

        Args:
            ctx: The run of the node.

        Returns:
            The stored messages with the summary in the place of the first that is
            replaced, and without the others; None when nothing was summarized.
        """
        run = self._runs.pop(_run_of(ctx), None)
        if run is None or run.summary is None:
            return None
        return Replacement(tuple(run.current), run.summary, tuple(run.removed))

    def on_error(self, ctx: NodeContext, error: BaseException) -> None:
        """Forget what was summarized in a run that failed; nothing is stored.

        Args:
            ctx: The run of the node.
            error: Why it failed.
        """
        self._runs.pop(_run_of(ctx), None)

    def tools(self) -> tuple[FunctionSchema, ...]:
        """``summarize_context`` as a Pipecat function, if ``provide_tool`` is set."""
        if not self._provide_tool:
            return ()
        return (summarize_context_tool(lambda params: self.summarize_state(params.context)),)

    async def summarize_state(self, state: Any) -> SummarizationResult:
        """Summarize the messages of a state without changing it.

        Args:
            state: The state, or a ``LLMContext``.

        Raises:
            GraphConfigError: If it has no ``messages_field``.
            SummarizationError: If the summary could not be had; see ``errors``.
        """
        name = "messages" if isinstance(state, LLMContext) else self._messages_field
        messages = stored_messages(state, name)
        decision = decide(self._trigger, messages, self._counter)
        return result_of(await self._propose(messages, None), decision)

    async def _propose(self, messages: Sequence[Message], run: _NodeRun | None) -> Proposal:
        prior, prior_text = self._prior(messages, run)
        config = self._config.summary_config
        if self._factory is None:
            config = dataclasses.replace(config, summary_message_factory=_system_message)
        rules = SelectionRules(recent=config.recent_policy, pin=None, prior_summary=prior)
        return await propose(
            messages,
            writers=WriterChoice(LLMContext()).writers(config),
            config=config,
            rules=rules,
            prior_text=prior_text,
            memory=_memory_of(prior_text),
            counter=self._counter,
            clock=self._clock,
        )

    def _prior(
        self, messages: Sequence[Message], run: _NodeRun | None
    ) -> tuple[Message | None, str | None]:
        """The message of an earlier summary, and its text."""
        if run is not None and run.summary is not None:
            return run.summary, run.text
        for message in messages:
            text = text_of(message) if role_of(message) in ("system", "user") else ""
            if text.startswith(SUMMARY_PREFIX):
                return message, text.removeprefix(SUMMARY_PREFIX)
        return None, None

    def _replaced(
        self,
        request: list[Message],
        stored: Sequence[Message],
        going: Sequence[Message],
        summary: Message,
    ) -> list[Message]:
        """A request with the summary in place; as it was where nothing of it goes."""
        places = stored_places(request, stored)
        going_places = sorted(set(stored_places(request, going)).intersection(places))
        return with_summary(request, places, going_places, summary) if going_places else request

    # Pipecat

    def attach(self, llm: FrameProcessor, *, wait_secs: float = 2.0) -> None:
        """Bound every request of an LLM service, whichever context it is about.

        The trigger is checked with the system instruction and the tools counted in.
        Where it names a number of tokens, what must fit is made to fit: see
        ``hard_limit_tokens`` of :class:`.LLMAutoContextSummarizationConfig`.

        Args:
            llm: The service; may be attached before or while its pipeline runs, and
                is let go at the pipeline's end.
            wait_secs: The longest that a request waits for a summary.

        Raises:
            ValueError: If this is no processor, or the time is no number of seconds.
        """
        check_seconds("wait_secs", wait_secs, may_be_zero=True)
        if not isinstance(llm, FrameProcessor):
            raise ValueError(f"llm must be an LLM service, got a {type(llm).__name__}")
        if llm not in self._attached:
            self._attached[llm] = AttachedService(
                llm,
                self._config,
                wait_secs=wait_secs,
                clock=self._clock,
                call_event_handler=self._call_event_handler,
            )

    async def cleanup(self):
        """Stop for good: summaries being written are cancelled, and no context is touched."""
        attached, self._attached = list(self._attached.values()), WeakKeyDictionary()
        for service in attached:
            await service.release()
        await super().cleanup()

    def _on_counter_problem(self, problem: str):
        logger.error(f"{self}: {problem}")


def _run_of(ctx: NodeContext) -> Hashable:
    run_id = getattr(ctx, "run_id", None)
    return id(ctx) if run_id is None else ("run_id", run_id)


def _memory_of(prior_text: str | None) -> Memory:
    if not prior_text:
        return Memory()
    from pipecat_summarizer.fidelity.keeping import memory_of_summary

    return memory_of_summary(prior_text)


def _system_message(text: str) -> Message:
    return {"role": "system", "content": SUMMARY_PREFIX + text}
