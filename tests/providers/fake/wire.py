#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the server has to know of a provider's format: one object of these a provider."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from providers.rules.violation import Violation

Body = dict[str, Any]


@dataclass(frozen=True)
class Wire:
    """A provider's format.

    Parameters:
        path: Where it is asked, as aiohttp routes.
        check: What it refuses in a request.
        system: The system instruction of a request.
        schema: What a request wants the reply to be held to; None for nothing.
        asked: The text of the last message of a request; None after a tool's result.
        reply: A whole reply of several texts, ended in good order or cut off.
        empty: A reply without anything in it.
        refusal: The model declines.
        error: An error's body, by its status and text.
        overflow: What it says of an input that is too large, with status 400.
        text_events: A streamed reply.
        call_events: A streamed call of a function, by its name and the number of the call.
    """

    path: str
    check: Callable[[Body], list[Violation]]
    system: Callable[[Body], str]
    schema: Callable[[Body], Body | None]
    asked: Callable[[Body], str | None]
    reply: Callable[..., Body]
    empty: Callable[[], Body]
    refusal: Callable[[], Body]
    error: Callable[[int, str], Body]
    overflow: str
    text_events: Callable[[str], list[Body]]
    call_events: Callable[[str, int], list[Body]]
