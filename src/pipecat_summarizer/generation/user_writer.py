#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A writer of the user's own, as far as it can be trusted. Not public."""

import inspect
from typing import Any

from pipecat_summarizer.callbacks import trace_failure
from pipecat_summarizer.errors import ModelProviderError, describe
from pipecat_summarizer.generation.writers import (
    SummaryRequest,
    SummaryWriter,
    input_limit_of,
    needs_prompt,
)


class UserWriter:
    """Passes a request on; what comes of it is a reply, or an error that quotes nothing.

    Attributes:
        needs_prompt: Whether the writer asks a model.
        max_input_tokens: The most tokens that it reads; None where it does not say.
    """

    def __init__(self, writer: SummaryWriter):
        """Take the writer.

        Args:
            writer: The user's writer.
        """
        self._writer = writer
        self.needs_prompt = bool(needs_prompt(writer))
        limit: Any = input_limit_of(writer)
        self.max_input_tokens = limit if isinstance(limit, int) and limit > 0 else None

    @property
    def name(self) -> str:
        """The writer's name."""
        try:
            return str(self._writer.name)
        except Exception:
            return type(self._writer).__name__

    async def write(self, request: SummaryRequest) -> str | None:
        """Have it write.

        Raises:
            ModelProviderError: If it raised, or does not write asynchronously. The message
                names the kind of error and where it was raised, never its text, which may
                hold the conversation.
        """
        try:
            reply: Any = self._writer.write(request)
            if inspect.isawaitable(reply):
                return await reply
        except Exception as error:
            trace_failure(self.name, error)
            raise ModelProviderError(describe(error)) from None
        raise ModelProviderError(f"write returned a {type(reply).__name__}: it must be async")
