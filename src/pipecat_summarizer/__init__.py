#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The context summarizer for voice bots on Pipecat.

Change the imports of an existing bot, or hand its aggregator to
:func:`attach_summarizer`, or use :class:`LLMContextSummarizer` alone.

The rooms, in the order in which a context passes through them:

- :mod:`.messages`: reading Pipecat's universal messages.
- :mod:`.counting`: how big is it?
- :mod:`.triggers`: is it time?
- :mod:`.selection`: what goes, what stays, and the splice.
- :mod:`.generation`: what is asked, and who writes.
- :mod:`.fidelity`: may the reply be trusted?
- :mod:`.drafting`: ask, check, ask once more.
- :mod:`.making`: the order of all this, for one summary.
- :mod:`.runs`: one at a time, each with one event at its end.
- :mod:`.summarizer`: when one is begun, and who is told.

Before a model call: :mod:`.middleware` (for any host; :mod:`.nodes` says what one
shows it), :mod:`.attached_service`, :mod:`.request_bound` (the order of the steps),
:mod:`.request_host`, :mod:`.usage` (what a request costs). Without touching the
context: :mod:`.proposal`, :mod:`.tools`.

Around them: :mod:`.config` (what a user sets), :mod:`.events` (what a handler
receives), :mod:`.errors`, :mod:`.aggregators` (the ways into Pipecat),
:mod:`.telemetry`, :mod:`.testing` (fakes for your own tests), and the small
:mod:`.watch` (counting and triggers for one context), :mod:`.run` (one summary and
its event), :mod:`.context_state`, :mod:`.hooks`, :mod:`.clock` and :mod:`.slicing`.

A public name is imported when it is first used, so that importing the package costs next to
nothing. One more is a line in ``_HOMES`` and in ``__init__.pyi``.
"""

from importlib import import_module, metadata
from typing import Any

_HOMES = {
    "pipecat.frames.frames": ("LLMSummarizeContextFrame",),
    "pipecat_summarizer.aggregators": (
        "LLMAssistantAggregatorParams",
        "LLMContextAggregatorPair",
        "attach_summarizer",
    ),
    "pipecat_summarizer.config": (
        "LLMAutoContextSummarizationConfig",
        "LLMContextSummarizationConfig",
        "LLMContextSummaryConfig",
        "SummaryTelemetryConfig",
    ),
    "pipecat_summarizer.counting": (
        "ApproximateTokenCounter",
        "TiktokenTokenCounter",
        "TokenCounter",
        "UsageCalibratedTokenCounter",
    ),
    "pipecat_summarizer.errors": (
        "CallbackError",
        "GraphConfigError",
        "ModelProviderError",
        "NoWriterError",
        "SummarizationError",
        "SummaryRejectedError",
        "SummaryTimeoutError",
        "YieldedError",
    ),
    "pipecat_summarizer.events": (
        "RequestBoundedEvent",
        "RequestStep",
        "SummaryAppliedEvent",
        "SummaryFailedEvent",
        "SummaryOutcome",
        "SummarySkippedEvent",
        "SummaryStartedEvent",
    ),
    "pipecat_summarizer.generation": (
        "DEFAULT_SUMMARIZATION_PROMPT",
        "SummaryRequest",
        "SummaryWriter",
    ),
    "pipecat_summarizer.generation.extractive": ("ExtractiveSummaryWriter",),
    "pipecat_summarizer.middleware": ("SummarizationMiddleware",),
    "pipecat_summarizer.nodes": (
        "ModelCallContext",
        "NodeContext",
        "Replacement",
    ),
    "pipecat_summarizer.selection": (
        "RecentMessagesPolicy",
        "RecentTokensPolicy",
    ),
    "pipecat_summarizer.summarizer": ("LLMContextSummarizer",),
    "pipecat_summarizer.tools": ("SummarizationResult",),
    "pipecat_summarizer.triggers": (
        "AllTrigger",
        "AnyTrigger",
        "FixedTokenTrigger",
        "MessageCountTrigger",
        "SummarizationDecision",
        "SummarizationTrigger",
        "TokenLimitTrigger",
        "TurnCountTrigger",
    ),
}
"""Where the public names are."""

__all__ = sorted(  # pyright: ignore[reportUnsupportedDunderAll]
    name for names in _HOMES.values() for name in names
)


def __getattr__(name: str) -> Any:
    if name == "__version__":
        value = metadata.version("pipecat-summarizer")
    else:
        home = next((module for module, names in _HOMES.items() if name in names), None)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*globals(), *__all__]
