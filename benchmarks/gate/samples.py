#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What goes through the gate, and how it does: the one place where a draft is put together."""

import gzip
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.fidelity import DEFAULT_CHECKS, Check, Draft, clean_reply, review
from pipecat_summarizer.fidelity.values import ledger_of, ledger_of_summary, wrong_digits

COUNTER = ApproximateTokenCounter()
MAX_TOKENS = 200
_HEADING = "Conversation summary: "


@dataclass(frozen=True)
class Sample:
    """A reply of a model, with the call it is about.

    Parameters:
        split: The set it is of.
        good: Whether the gate must let it through; it must refuse all others.
        kind: What is good or bad about it.
        source: ``by_hand``, ``composed``, or the model that wrote it.
        language: The call's language.
        raw: The reply.
        said: What was said in turn.
        prior_summary: The earlier summary, if there was one.
        roles: Who said it; none where the caller and the assistant take turns.
        max_tokens: The most tokens the reply might have.
    """

    split: str
    good: bool
    kind: str
    source: str
    language: str
    raw: str
    said: tuple[str, ...]
    prior_summary: str | None = None
    roles: tuple[str, ...] = ()
    max_tokens: int = MAX_TOKENS

    @classmethod
    def read(cls, record: dict[str, Any]) -> "Sample":
        """A sample from a line of the material of the gate's own author."""
        return cls(**{**record, "said": tuple(record["said"])})

    @property
    def messages(self) -> tuple[dict[str, str], ...]:
        """The messages it would replace."""
        roles = self.roles or islice(cycle(("user", "assistant")), len(self.said))
        return tuple(
            {"role": role, "content": text} for role, text in zip(roles, self.said, strict=True)
        )

    @cached_property
    def draft(self) -> Draft:
        """The reply as the package checks it at a first try."""
        messages, prior = self.messages, self.prior_summary
        replaced = sum(map(COUNTER.count_message, messages))
        reply = clean_reply(self.raw)
        ledger = ledger_of(messages, ledger_of_summary(prior) if prior else None)
        known = (prior or "", *self.said)
        return Draft(
            text=reply.text,
            tokens=count(reply.text) if reply.text else 0,
            replaced_tokens=replaced + (count(prior) if prior else 0),
            messages=messages,
            prior_summary=prior,
            problem=reply.problem,
            is_closed=reply.is_closed,
            max_tokens=self.max_tokens,
            wrong_digits=len(wrong_digits(reply.text, ledger, known)),
        )

    def complaints(self, checks: Sequence[Check] = DEFAULT_CHECKS) -> tuple[str, ...]:
        """The names of the checks that refuse it."""
        return tuple(complaint.check for complaint in review(self.draft, checks))


def samples_in(path: Path) -> list[Sample]:
    """The samples of a set with messages, whose file is called as the set is."""
    split = path.name.partition(".")[0]
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [_sample(split, json.loads(line)) for line in file]


def write_rows(path: Path, rows: Iterable[Any]) -> None:
    """Write a set, the same bytes for the same rows."""
    lines = [json.dumps(row, ensure_ascii=False) for row in rows]
    data = ("\n".join(lines) + "\n").encode("utf-8")
    path.write_bytes(gzip.compress(data, 9, mtime=0))
    print(f"{len(lines)} records, {len(data)} bytes")


def _sample(split: str, row: dict[str, Any]) -> Sample:
    return Sample(
        split=split,
        good=row.get("label", row["kind"]) == "good",
        kind=row["kind"],
        source=row["source"],
        language=row["language"],
        raw=row["reply"],
        said=tuple(text for _, text in row["messages"]),
        roles=tuple(role for role, _ in row["messages"]),
        prior_summary=row["prior"],
        max_tokens=row["max_tokens"],
    )


def count(text: str) -> int:
    """Tokens of the message that a summary becomes."""
    return COUNTER.count_message({"role": "user", "content": _HEADING + text})
