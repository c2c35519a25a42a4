#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What goes through the gate, and how it does."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.fidelity import DEFAULT_CHECKS, Check, Draft, clean_reply, review

COUNTER = ApproximateTokenCounter()
MAX_TOKENS = 200


@dataclass(frozen=True)
class Sample:
    """A reply of a model, with the call it is about.

    Parameters:
        split: ``tuning`` or ``held_out``.
        good: Whether the gate must let it through; it must refuse all others.
        kind: What is good or bad about it.
        source: ``by_hand``, ``composed``, or the model that wrote it.
        language: The call's language.
        raw: The reply.
        said: What was said in turn, the caller first.
        prior_summary: The earlier summary, if there was one.
    """

    split: str
    good: bool
    kind: str
    source: str
    language: str
    raw: str
    said: tuple[str, ...]
    prior_summary: str | None = None

    @classmethod
    def read(cls, record: dict[str, Any]) -> "Sample":
        """A sample from a line of the stored material."""
        return cls(**{**record, "said": tuple(record["said"])})

    @property
    def draft(self) -> Draft:
        """The reply as the package checks it."""
        messages = [
            {"role": "assistant" if index % 2 else "user", "content": text}
            for index, text in enumerate(self.said)
        ]
        replaced = sum(map(COUNTER.count_message, messages))
        if self.prior_summary:
            replaced += count(self.prior_summary)
        reply = clean_reply(self.raw)
        return Draft(
            text=reply.text,
            tokens=count(reply.text) if reply.text else 0,
            replaced_tokens=replaced,
            messages=tuple(messages),
            prior_summary=self.prior_summary,
            problem=reply.problem,
            is_closed=reply.is_closed,
            max_tokens=MAX_TOKENS,
        )

    def complaints(self, checks: Sequence[Check] = DEFAULT_CHECKS) -> tuple[str, ...]:
        """The names of the checks that refuse it."""
        return tuple(complaint.check for complaint in review(self.draft, checks))


def count(text: str) -> int:
    """Tokens of a message with this text."""
    return COUNTER.count_message({"role": "user", "content": text})
