#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""``summarize_context``: the function by which an LLM asks for a summary itself.

It tells and changes nothing: the context stays as it is.
"""

from collections.abc import Awaitable, Callable

from loguru import logger
from pipecat.services.llm_service import FunctionCallParams
from pydantic import BaseModel, ConfigDict, Field

try:
    from pipecat.adapters.llm.schemas.function_schema import FunctionSchema
except ImportError:  # Pipecat before 1.14
    from pipecat.adapters.schemas.function_schema import FunctionSchema

from pipecat_summarizer.errors import SummarizationError, describe
from pipecat_summarizer.proposal import Proposal
from pipecat_summarizer.triggers import SummarizationDecision

NO_OLDER_MESSAGES = "no_older_messages"
"""The reason of a result where nothing is old enough to be summarized."""


class SummarizationResult(BaseModel):
    """What a summary of the conversation would be; the conversation is as it was.

    Parameters:
        summary: The summary; empty where nothing is old enough, or it failed.
        original_message_count: Messages of the conversation.
        summarized_message_count: Older messages that the summary covers.
        kept_message_count: Messages that it does not cover.
        token_count: Tokens that the trigger counted; None where it counted none.
        reason: The check that the trigger made; ``no_older_messages``; or, from
            the tool, the code of what went wrong, such as ``timeout``.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    summary: str = Field(repr=False)
    original_message_count: int = Field(ge=0)
    summarized_message_count: int = Field(ge=0)
    kept_message_count: int = Field(ge=0)
    token_count: int | None = Field(default=None, ge=0)
    reason: str


def result_of(proposal: Proposal, decision: SummarizationDecision) -> SummarizationResult:
    """A proposal as a result.

    Args:
        proposal: What a summary would be.
        decision: What the trigger says of the conversation.
    """
    count = len(proposal.selection.context)
    written = proposal.written
    summarized = proposal.selection.replaced_count if written else 0
    return SummarizationResult(
        summary=written.text if written else "",
        original_message_count=count,
        summarized_message_count=summarized,
        kept_message_count=count - summarized,
        token_count=decision.token_count,
        reason=decision.reason if written else NO_OLDER_MESSAGES,
    )


def summarize_context_tool(
    summarize: Callable[[FunctionCallParams], Awaitable[SummarizationResult]],
) -> FunctionSchema:
    """The function, for a context's tools; the LLM service registers it by itself.

    Args:
        summarize: Gives the result for a call.
    """

    async def summarize_context(params: FunctionCallParams):
        try:
            result = await summarize(params)
        except Exception as error:
            on_purpose = isinstance(error, SummarizationError)
            logger.warning(f"summarize_context: {error if on_purpose else describe(error)}")
            count = len(params.context.messages)
            result = SummarizationResult(
                summary="",
                original_message_count=count,
                summarized_message_count=0,
                kept_message_count=count,
                reason=error.code if on_purpose else "error",
            )
        await params.result_callback(result.model_dump())

    return FunctionSchema(
        name="summarize_context",
        description=(
            "Summarize the older part of this conversation, for a recap or to make sure of what "
            "was said. Changes nothing. The newest messages are not in the summary."
        ),
        properties={},
        required=[],
        handler=summarize_context,
    )
