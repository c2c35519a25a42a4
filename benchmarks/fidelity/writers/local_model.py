#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""SmolLM2-135M on llama.cpp, on this machine: a real model, and a very weak one."""

import contextlib
from collections.abc import Iterator
from typing import Any

from openai import AsyncOpenAI
from pipecat.services.openai.llm import OpenAILLMService

from benchmarks.fidelity.writers.writer import Writer
from examples import local_model

MAX_TOKENS = 120
"""The most it writes. It is given the budget of all writers, and would not stop by itself."""


@contextlib.contextmanager
def served() -> Iterator[type[Writer]]:
    """The writer, for as long as its model is served."""
    with local_model.serve() as model:

        class SmolLM2(Writer):
            """The served model."""

            name = "SmolLM2-135M"

            def for_ours(self) -> Any:
                """An OpenAI service that asks the local server."""
                return _Counted(self, model)

            def for_pipecat(self) -> Any:
                """The same."""
                return self.for_ours()

        yield SmolLM2


class _Counted(OpenAILLMService):
    """Counts what is asked, and bounds what is written."""

    def __init__(self, writer: Writer, model: local_model.LocalModel):
        super().__init__(
            base_url=model.base_url,
            api_key="none",
            default_headers=model.headers,
            settings=OpenAILLMService.Settings(
                model=model.name, extra={"extra_body": model.extra_body}
            ),
        )
        self._writer = writer

    def create_client(self, *args: Any, **kwargs: Any) -> AsyncOpenAI:
        return super().create_client(*args, **kwargs).with_options(max_retries=0)

    async def run_inference(
        self, context: Any, max_tokens: int | None = None, *args: Any, **kwargs: Any
    ) -> str | None:
        self._writer.calls += 1
        return await super().run_inference(
            context, min(max_tokens or MAX_TOKENS, MAX_TOKENS), *args, **kwargs
        )
