#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What an LLM service can do: how much its model reads, and whether it keeps to a schema.

Whether a service and its model take a schema is for Pipecat to say, from 1.12 on. It says so of
every server that speaks OpenAI's format too, and many of those refuse a schema or pay no heed to
it. So one is sent unasked only where the service asks its provider's own address.
"""

import inspect
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from pipecat.services.llm_service import LLMService

from pipecat_summarizer.generation.windows import window_of

_PROVIDERS = frozenset({"api.openai.com", "api.anthropic.com"})

# The models that refused a schema, by the service that asked them.
_refusing: WeakKeyDictionary[Any, set[str]] = WeakKeyDictionary()


def active_service(llm: Any) -> Any:
    """Who answers: the active member of a switcher, else the service itself."""
    return getattr(llm, "active_llm", llm)


def window_of_service(service: Any) -> int | None:
    """The most tokens that a service's model reads; None where that is not known."""
    return window_of(_model_of(service))


def takes_schema(service: Any, wanted: bool | None) -> bool:
    """Whether a reply of this service is to be held to a schema.

    Args:
        service: The service.
        wanted: What the user says; None for where it is known to work.
    """
    if wanted is False or not isinstance(service, LLMService):
        return False
    model = _model_of(service)
    if (
        not getattr(service, "supports_response_schema", False)
        or not service.model_supports_response_schema(model)
        or model in _refusing.get(service, ())
    ):
        return False
    # A subclass may have been written before there were schemas.
    parameters = inspect.signature(service.run_inference).parameters.values()
    if not any(one.name == "response_schema" or one.kind == one.VAR_KEYWORD for one in parameters):
        return False
    return wanted is True or _asks_its_provider(service)


def note_refusal(service: Any):
    """Remember that a service's model refused a schema."""
    _refusing.setdefault(service, set()).add(_model_of(service))


def _model_of(service: Any) -> str:
    model = getattr(getattr(service, "_settings", None), "model", None)
    return model if isinstance(model, str) else ""


def _asks_its_provider(service: Any) -> bool:
    url = getattr(getattr(service, "_client", None), "base_url", None)
    return url is None or urlsplit(str(url)).hostname in _PROVIDERS  # Google's client has none
