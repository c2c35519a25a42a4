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
- :mod:`.summarizer`: when one is begun, and what is told of it.

Before a model call: :mod:`.middleware` (for any host; :mod:`.nodes` says what one
shows it), :mod:`.attached_service`, :mod:`.request_bound` (the order of the steps),
:mod:`.request_host`, :mod:`.usage` (what a request costs). Without touching the
context: :mod:`.proposal`, :mod:`.tools`.

Around them: :mod:`.config` (what a user sets), :mod:`.events` (what a handler
receives), :mod:`.errors`, :mod:`.aggregators` (the ways into Pipecat),
:mod:`.telemetry`, :mod:`.testing` (fakes for your own tests), and the small
:mod:`.watch` (counting and triggers for one context), :mod:`.run` (one summary and
its event), :mod:`.context_state`, :mod:`.hooks`, :mod:`.clock` and :mod:`.slicing`.
"""

from importlib.metadata import version

from pipecat.frames.frames import LLMSummarizeContextFrame

from pipecat_summarizer.aggregators import (
    LLMAssistantAggregatorParams,
    LLMContextAggregatorPair,
    attach_summarizer,
)
from pipecat_summarizer.config import (
    LLMAutoContextSummarizationConfig,
    LLMContextSummarizationConfig,
    LLMContextSummaryConfig,
    SummaryTelemetryConfig,
)
from pipecat_summarizer.counting import (
    ApproximateTokenCounter,
    TiktokenTokenCounter,
    TokenCounter,
    UsageCalibratedTokenCounter,
)
from pipecat_summarizer.errors import (
    CallbackError,
    GraphConfigError,
    ModelProviderError,
    NoWriterError,
    SummarizationError,
    SummaryRejectedError,
    SummaryTimeoutError,
)
from pipecat_summarizer.events import (
    RequestBoundedEvent,
    RequestStep,
    SummaryAppliedEvent,
    SummaryFailedEvent,
    SummaryOutcome,
    SummarySkippedEvent,
    SummaryStartedEvent,
)
from pipecat_summarizer.generation import (
    DEFAULT_SUMMARIZATION_PROMPT,
    SummaryRequest,
    SummaryWriter,
)
from pipecat_summarizer.generation.extractive import ExtractiveSummaryWriter
from pipecat_summarizer.middleware import SummarizationMiddleware
from pipecat_summarizer.nodes import ModelCallContext, NodeContext, Replacement
from pipecat_summarizer.selection import RecentMessagesPolicy, RecentTokensPolicy
from pipecat_summarizer.summarizer import LLMContextSummarizer
from pipecat_summarizer.tools import SummarizationResult
from pipecat_summarizer.triggers import (
    AllTrigger,
    AnyTrigger,
    FixedTokenTrigger,
    MessageCountTrigger,
    SummarizationDecision,
    SummarizationTrigger,
    TokenLimitTrigger,
    TurnCountTrigger,
)

__version__ = version("pipecat-summarizer")

__all__ = [
    "DEFAULT_SUMMARIZATION_PROMPT",
    "AllTrigger",
    "AnyTrigger",
    "ApproximateTokenCounter",
    "CallbackError",
    "ExtractiveSummaryWriter",
    "FixedTokenTrigger",
    "GraphConfigError",
    "LLMAssistantAggregatorParams",
    "LLMAutoContextSummarizationConfig",
    "LLMContextAggregatorPair",
    "LLMContextSummarizationConfig",
    "LLMContextSummarizer",
    "LLMContextSummaryConfig",
    "LLMSummarizeContextFrame",
    "MessageCountTrigger",
    "ModelCallContext",
    "ModelProviderError",
    "NoWriterError",
    "NodeContext",
    "RecentMessagesPolicy",
    "RecentTokensPolicy",
    "Replacement",
    "RequestBoundedEvent",
    "RequestStep",
    "SummarizationDecision",
    "SummarizationError",
    "SummarizationMiddleware",
    "SummarizationResult",
    "SummarizationTrigger",
    "SummaryAppliedEvent",
    "SummaryFailedEvent",
    "SummaryOutcome",
    "SummaryRejectedError",
    "SummaryRequest",
    "SummarySkippedEvent",
    "SummaryStartedEvent",
    "SummaryTelemetryConfig",
    "SummaryTimeoutError",
    "SummaryWriter",
    "TiktokenTokenCounter",
    "TokenCounter",
    "TokenLimitTrigger",
    "TurnCountTrigger",
    "UsageCalibratedTokenCounter",
    "attach_summarizer",
]
