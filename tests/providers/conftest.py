#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Whole calls against a strict provider, with Pipecat's real services and a clock moved by hand."""

import importlib
from contextlib import asynccontextmanager, suppress

import pytest
from loguru import logger
from pipecat.processors.aggregators.llm_context import LLMContext

from pipecat_summarizer import attach_summarizer
from pipecat_summarizer.testing import ManualClock, record_events, start_call
from pipeline.conftest import config_of, pair_of
from providers.fake import Fault, server, services

try:
    from pipecat.adapters.llm.schemas.function_schema import FunctionSchema
    from pipecat.adapters.llm.schemas.tools_schema import ToolsSchema
except ImportError:  # before Pipecat 1.14
    from pipecat.adapters.schemas.function_schema import FunctionSchema
    from pipecat.adapters.schemas.tools_schema import ToolsSchema

LOOKUP = FunctionSchema(server.TOOL, "Look something up.", properties={}, required=[])


@pytest.fixture(autouse=True)
def quiet():
    """Thousands of lines of Pipecat's cost a third of the time."""
    logger.disable("pipecat")
    logger.disable("pipecat_summarizer")
    yield
    logger.enable("pipecat")
    logger.enable("pipecat_summarizer")


@pytest.fixture(autouse=True)
def no_waiting_between_retries(monkeypatch):
    """The SDKs wait half a second before they send again what broke off."""
    for name in ("openai", "anthropic"):
        with suppress(ImportError):
            client = importlib.import_module(f"{name}._base_client")
            monkeypatch.setattr(client, "INITIAL_RETRY_DELAY", 0.001)


@pytest.fixture(autouse=True)
def no_walks_over_what_is_sent(monkeypatch):
    """Two SDKs walk over every message of every request in Python, to the same body as this."""

    async def as_it_is(body, *_):
        left_out = ("NotGiven", "Omit")
        return {key: one for key, one in body.items() if type(one).__name__ not in left_out}

    def dumped(content, *_):
        return content.model_dump(mode="json", by_alias=True, exclude_none=True)

    with suppress(ImportError, AttributeError):
        completions = importlib.import_module("openai.resources.chat.completions.completions")
        monkeypatch.setattr(completions, "async_maybe_transform", as_it_is)
    with suppress(ImportError, AttributeError):
        models = importlib.import_module("google.genai.models")
        monkeypatch.setattr(models, "_Content_to_mldev", dumped)
        types = models.types
        parameters = types._GenerateContentParameters.model_construct
        monkeypatch.setattr(types, "_GenerateContentParameters", parameters)


@pytest.fixture
def dial():
    """Start a call: ``async with dial("openai", Fault.HANG) as call``.

    The call has also its ``fake``, ``clock`` and ``events``.
    """

    @asynccontextmanager
    async def start(name, fault=Fault.NONE, *, summary=None, **settings):
        clock = ManualClock()
        async with (
            server.run(name, fault) as fake,
            services.service(name, fake.url, **settings) as llm,
        ):
            llm.register_function(server.TOOL, lookup)
            pair = pair_of(LLMContext(tools=ToolsSchema(standard_tools=[LOOKUP])))
            summarizer = attach_summarizer(
                pair.assistant(),
                config=config_of(max_unsummarized_messages=10, **(summary or {})),
                clock=clock,
            )
            # The first call of a process waits for what Pipecat warms up.
            async with start_call(llm=llm, pair=pair, timeout_secs=20) as call:
                call.fake, call.clock, call.events = fake, clock, record_events(summarizer)
                yield call

    return start


async def lookup(params):
    await params.result_callback({"found": "it"})
