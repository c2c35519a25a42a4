#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The ways into Pipecat's assistant aggregator: drop-in classes, and one function.

Pipecat gives no way to hand a summarizer to an aggregator, so the one it made is
replaced before the pipeline is set up. Everything that touches an aggregator's
private parts is in this module.
"""

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Any

from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.processors.aggregators.llm_response_universal import (
    LLMAssistantAggregator,
    LLMUserAggregatorParams,
)
from pipecat.processors.aggregators.llm_response_universal import (
    LLMAssistantAggregatorParams as _PipecatAssistantParams,
)
from pipecat.processors.aggregators.llm_response_universal import (
    LLMContextAggregatorPair as _PipecatPair,
)
from pipecat.utils.context.llm_context_summarization import (
    LLMAutoContextSummarizationConfig as _PipecatAutoConfig,
)

from pipecat_summarizer.clock import Clock
from pipecat_summarizer.config import LLMAutoContextSummarizationConfig
from pipecat_summarizer.config_values import check_switch
from pipecat_summarizer.errors import GraphConfigError
from pipecat_summarizer.events import EVENT_NAMES
from pipecat_summarizer.summarizer import LLMContextSummarizer


@dataclass
class LLMAssistantAggregatorParams(_PipecatAssistantParams):
    """Pipecat's parameters of an assistant aggregator, under this package's name.

    Parameters:
        enable_auto_context_summarization: Whether the thresholds are looked at.
            Without it the summarizer serves manual requests only.
        auto_context_summarization_config: When and how to summarize; Pipecat's
            own configuration will do. None: the defaults.
    """

    def __post_init__(self):
        """Take the old names, and check every value."""
        super().__post_init__()
        check_switch("enable_auto_context_summarization", self.enable_auto_context_summarization)
        config = self.auto_context_summarization_config
        if config is not None:
            try:
                LLMAutoContextSummarizationConfig.from_pipecat(config)
            except ValueError as error:
                raise ValueError(f"auto_context_summarization_config: {error}") from error


class LLMContextAggregatorPair(_PipecatPair):
    """Pipecat's pair of aggregators, its assistant half with this package's summarizer."""

    def __init__(
        self,
        context: LLMContext,
        *,
        user_params: LLMUserAggregatorParams | None = None,
        assistant_params: _PipecatAssistantParams | None = None,
        **kwargs: Any,
    ):
        """Make the pair.

        Args:
            context: The context both halves share.
            user_params: Parameters of the user half.
            assistant_params: Parameters of the assistant half; Pipecat's will do.
            **kwargs: Whatever else Pipecat's pair takes.
        """
        super().__init__(
            context, user_params=user_params, assistant_params=assistant_params, **kwargs
        )
        self._summarizer = attach_summarizer(self._assistant)

    @property
    def summarizer(self) -> LLMContextSummarizer:
        """The summarizer of the assistant half."""
        return self._summarizer


def attach_summarizer(
    assistant_aggregator: LLMAssistantAggregator,
    *,
    config: _PipecatAutoConfig | None = None,
    auto_trigger: bool | None = None,
    clock: Clock | None = None,
) -> LLMContextSummarizer:
    """Give an assistant aggregator this package's summarizer in place of Pipecat's.

    Handlers that were registered on the old summarizer are carried over. The
    aggregator re-emits every event as ``(aggregator, summarizer, event)``.

    Args:
        assistant_aggregator: The aggregator, before its pipeline is set up.
        config: When and how to summarize. None: what the aggregator's
            parameters say.
        auto_trigger: Whether the thresholds are looked at. None: yes if
            ``config`` is given, else what the aggregator's parameters say.
        clock: Time for timeouts and back-off; for tests.

    Returns:
        The summarizer.

    Raises:
        GraphConfigError: If the pipeline has been set up already.
        ValueError: If this is no assistant aggregator, or the configuration holds
            a value that cannot work.
    """
    aggregator = assistant_aggregator
    if not isinstance(aggregator, LLMAssistantAggregator):
        raise ValueError(
            "assistant_aggregator must be an LLMAssistantAggregator (the second of a pair), "
            f"got a {type(aggregator).__name__}"
        )
    if aggregator._setup is not None:
        raise GraphConfigError(f"{aggregator}: attach the summarizer before the pipeline is set up")
    params = aggregator._params
    if auto_trigger is None:
        auto_trigger = params.enable_auto_context_summarization or config is not None
    summarizer = LLMContextSummarizer(
        context=aggregator._context,
        config=params.auto_context_summarization_config if config is None else config,
        auto_trigger=auto_trigger,
        clock=clock,
    )
    _wire(aggregator, summarizer)
    _carry_over(aggregator, summarizer)
    aggregator._summarizer = summarizer  # pyright: ignore[reportAttributeAccessIssue]
    return summarizer


def _wire(aggregator: LLMAssistantAggregator, summarizer: LLMContextSummarizer):
    summarizer.serve(aggregator)
    summarizer.add_event_handler("on_request_summarization", aggregator._on_request_summarization)
    for event in EVENT_NAMES:
        if event not in aggregator._event_handlers:
            aggregator._register_event_handler(event)
        summarizer.add_event_handler(event, partial(_re_emit, aggregator, event))


async def _re_emit(
    aggregator: LLMAssistantAggregator, name: str, summarizer: LLMContextSummarizer, event: Any
):
    # As tasks of the summarizer, which waits for none of them for ever, as Pipecat does.
    for handler in aggregator._event_handlers[name].handlers:
        task = asyncio.create_task(aggregator._run_handler(name, handler, summarizer, event))
        summarizer._event_tasks.add((name, task))
        task.add_done_callback(summarizer._event_task_finished)


def _carry_over(aggregator: LLMAssistantAggregator, summarizer: LLMContextSummarizer):
    """Take the handlers that an application registered on the old summarizer."""
    old: Any = aggregator._summarizer
    for event in old._event_handlers.values() if old is not None else ():
        for handler in event.handlers:
            of_aggregator = getattr(handler, "__self__", None) is aggregator
            re_emits = isinstance(handler, partial) and handler.func is _re_emit
            if not of_aggregator and not re_emits:
                summarizer.add_event_handler(event.name, handler)
