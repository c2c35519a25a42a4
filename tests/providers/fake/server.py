#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The server: strict with every request, and unwell when it is asked for a summary.

A fault is one member of :class:`Fault`, and one case in ``_summary``. The conversation's own
requests never fail unless the rules refuse them.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import Enum
from typing import Any

from aiohttp import web

from pipecat_summarizer.generation import DEFAULT_SUMMARIZATION_PROMPT
from providers.fake import anthropic, gemini, openai
from providers.fake.wire import Body, Wire
from providers.rules import schema as schemas

WIRES = {"openai": openai.WIRE, "anthropic": anthropic.WIRE, "google": gemini.WIRE}

SUMMARY = "<summary>The caller goes through a list of numbers, one after the other.</summary>"
FIELDS = {"caller": ["The caller goes through a list of numbers, one after the other."]}
TOOL = "lookup"


class Fault(Enum):
    """What is wrong with the requests for summaries."""

    NONE = "none"
    RATE_LIMIT_ONCE = "429, then fine"
    SERVER_ERROR = "500"
    UNAUTHORIZED = "401"
    HANG = "hang"
    SLOW = "slow first token"
    CUT = "cut stream"
    MALFORMED = "malformed JSON"
    EMPTY = "empty choice"
    LENGTH = "finish_reason length"
    REFUSAL = "refusal"
    OVERFLOW = "context overflow"
    NO_SCHEMA = "400 for a schema"


@dataclass
class Received:
    """A request that came in.

    Parameters:
        body: What was sent.
        is_summary: Whether it asks for a summary.
        status: What it was answered with; None as long as it was not.
    """

    body: Body
    is_summary: bool
    status: int | None = None


class FakeProvider:
    """The server; made by :func:`run`.

    Attributes:
        url: Where it is.
        wire: The format it speaks.
        fault: What is wrong with the summaries.
        summary: What it writes, in one or several texts.
        fields: What it writes where its reply is held to a schema.
        received: Every request, in order.
        release: Set to let the slow ones go on.
        refused: What the rules refused, as text.
    """

    def __init__(self, wire: Wire, fault: Fault = Fault.NONE):
        self.url = ""
        self.wire = wire
        self.fault = fault
        self.summary: Body = wire.reply(SUMMARY)
        self.fields: dict[str, Any] = FIELDS
        self.received: list[Received] = []
        self.refused: list[str] = []
        self.release = asyncio.Event()
        self._calls = 0

    @property
    def summaries(self) -> list[Received]:
        """The requests for a summary."""
        return [one for one in self.received if one.is_summary]

    @property
    def turns(self) -> list[Received]:
        """The conversation's own requests."""
        return [one for one in self.received if not one.is_summary]

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Answer a request.

        Args:
            request: The request.
        """
        body = await request.json()
        is_summary = self.wire.system(body).startswith(DEFAULT_SUMMARIZATION_PROMPT[:40])
        received = Received(body, is_summary)
        self.received.append(received)
        schema = self.wire.schema(body)
        refused = self.wire.check(body) + (schemas.check(schema) if schema else [])
        if refused:
            self.refused += map(str, refused)
            response: web.StreamResponse = self._error(400, str(refused[0]))
        elif is_summary:
            response = await self._summary(request, schema)
        else:
            response = await self._turn(request, body)
        received.status = response.status
        return response

    async def _turn(self, request: web.Request, body: Body) -> web.StreamResponse:
        asked = self.wire.asked(body)
        if asked is not None and asked.startswith("Look up"):
            self._calls += 1
            events = self.wire.call_events(TOOL, self._calls)
        else:
            events = self.wire.text_events(f"Noted: {asked or 'the result'}")
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
        await response.prepare(request)
        for event in events:
            name = f"event: {event['type']}\n" if "type" in event else ""
            await response.write(f"{name}data: {json.dumps(event)}\n\n".encode())
        if self.wire is openai.WIRE:
            await response.write(b"data: [DONE]\n\n")
        await response.write_eof()
        return response

    async def _summary(self, request: web.Request, schema: Body | None) -> web.StreamResponse:
        wire = self.wire
        # Every property of the schema is there, in its order.
        written = {name: self.fields.get(name, []) for name in (schema or {}).get("properties", ())}
        fields = json.dumps(written)
        match self.fault:
            case Fault.RATE_LIMIT_ONCE if len(self.summaries) == 1:
                return self._error(429, "Rate limit reached")
            case Fault.SERVER_ERROR:
                return self._error(500, "Internal server error")
            case Fault.UNAUTHORIZED:
                return self._error(401, "Incorrect API key provided")
            case Fault.OVERFLOW:
                return self._error(400, wire.overflow)
            case Fault.NO_SCHEMA if schema:
                return self._error(400, "This model does not support structured outputs")
            case Fault.HANG | Fault.SLOW:
                await self.release.wait()
            case Fault.CUT:
                return await self._cut(request)
            case Fault.MALFORMED:
                return web.Response(text='{"id": "c1", ', content_type="application/json")
            case Fault.EMPTY:
                return web.json_response(wire.empty())
            case Fault.LENGTH if schema:
                return web.json_response(wire.reply(fields[:40], is_cut=True))
            case Fault.LENGTH:
                return web.json_response(wire.reply("<summary>The caller goes", is_cut=True))
            case Fault.REFUSAL:
                return web.json_response(wire.refusal())
            case _:
                pass
        return web.json_response(wire.reply(fields) if schema else self.summary)

    async def _cut(self, request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse(headers={"Content-Type": "application/json"})
        response.content_length = 1000
        await response.prepare(request)
        await response.write(b'{"id": "c1", ')
        assert request.transport is not None
        request.transport.close()
        return response

    def _error(self, status: int, text: str) -> web.Response:
        # As some providers do, it says when to come back: the SDKs need not guess.
        headers = {"retry-after-ms": "1"}
        return web.json_response(self.wire.error(status, text), status=status, headers=headers)


@asynccontextmanager
async def run(name: str, fault: Fault = Fault.NONE) -> AsyncIterator[FakeProvider]:
    """Run a server.

    Args:
        name: Whose format it speaks.
        fault: What is wrong with the summaries.
    """
    provider = FakeProvider(WIRES[name], fault)
    app = web.Application()
    app.router.add_post(WIRES[name].path, provider.answer)
    runner: Any = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    provider.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield provider
    finally:
        provider.release.set()
        await runner.cleanup()
