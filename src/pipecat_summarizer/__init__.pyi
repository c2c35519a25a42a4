#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

# What a type checker reads; __init__.py says where each name is when it is first used.

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
    YieldedError,
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

__version__: str

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
    "YieldedError",
    "attach_summarizer",
]
