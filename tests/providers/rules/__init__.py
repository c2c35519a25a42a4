#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the providers refuse, as pure checks of a request's body. One provider a file.

Written from the errors that the providers document or send, each quoted beside its rule,
and not from their source: where a provider is milder than its own words, these are not.
A rule added to a file needs a case in ``test_rules.py``, both what it refuses and what not.

Every check takes what goes over the wire and returns violations, in order of the messages.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from providers.rules import (
    anthropic,
    bedrock,
    chat_template,
    gemini,
    mistral,
    openai_chat,
    openai_responses,
)
from providers.rules.violation import Violation


@dataclass(frozen=True)
class Provider:
    """A provider's rules.

    Parameters:
        name: What it is called here.
        check: Finds what it would refuse in the body of a request.
    """

    name: str
    check: Callable[[dict[str, Any]], list[Violation]]


PROVIDERS = {
    provider.name: provider
    for provider in (
        Provider("openai_chat", openai_chat.check),
        Provider("openai_responses", openai_responses.check),
        Provider("anthropic", anthropic.check),
        Provider("gemini", gemini.check),
        Provider("bedrock", bedrock.check),
        Provider("mistral", mistral.check),
        Provider("chat_template", chat_template.check),
    )
}


def kinds(violations: list[Violation]) -> Counter[str]:
    """How often each kind occurs."""
    return Counter(violation.kind for violation in violations)
