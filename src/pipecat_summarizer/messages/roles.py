#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a message is: standard or service-specific, and whose.

Pipecat's universal context holds two shapes: OpenAI-style mappings, and
``LLMSpecificMessage`` objects that carry a provider's own data. Anything else
is an application's mistake; it is recognised here and left alone everywhere.
"""

from collections.abc import Mapping
from typing import Any, TypeGuard, cast

Message = Any
"""A context message as Pipecat holds it: a mapping, or a service-specific object."""

INSTRUCTION_ROLES = frozenset({"system", "developer"})


def is_standard(message: Message) -> TypeGuard[Mapping[str, Any]]:
    """Whether this is an OpenAI-style message rather than a provider's own."""
    return isinstance(message, dict) or isinstance(message, Mapping)


def is_service_specific(message: Message) -> bool:
    """Whether this is a provider's own message (thinking, signature, reasoning item).

    Read by shape, so that this room needs no import of Pipecat's processors.
    """
    return (
        not isinstance(message, Mapping) and hasattr(message, "llm") and hasattr(message, "message")
    )


def role_of(message: Message) -> str:
    """The role of a standard message; ``""`` for every other kind of message."""
    if type(message) is not dict and not is_standard(message):  # the first is the quicker
        return ""
    role = cast(Mapping[str, Any], message).get("role")
    return role if isinstance(role, str) else ""
