#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the ledger alone reads in whole calls: ``python -m benchmarks.fidelity.ledger``.

No summary is written here. Each planted value and wish is looked for among the entries, so
that what gets lost later can be told from what was never found. The share of the values in
force that were taken as superseded has to be at most 1 %.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from loguru import logger

logger.remove()

from benchmarks.fidelity.calls import make_calls  # noqa: E402
from benchmarks.fidelity.matching import plain  # noqa: E402
from benchmarks.fidelity.numerals import LANGUAGES  # noqa: E402
from benchmarks.fidelity.planted import Call, Planted, text_of  # noqa: E402

EXAMPLES = 8
"""How many examples are printed for each kind and language."""

KINDS = {"order": "id", "booking": "id", "web": "url", "postal": "postal_code"}
"""What the ledger calls a kind of the generator, where that differs."""

Cell = tuple[str, str]
"""A kind and a language."""


@dataclass
class Reading:
    """What was read in all calls, by kind and language.

    Parameters:
        wishes: Whether wishes were read, rather than values.
        planted: How much is in force.
        missed: In force, and in no entry.
        inexact: In force, and in an entry with more or less around it, or of another kind.
        superseded: In force, and taken as superseded.
        stale: Superseded, and taken as in force.
        distractors: Never the caller's, and taken as in force.
        noise: Entries in force that nobody planted.
    """

    wishes: bool
    planted: Counter[Cell] = field(default_factory=Counter)
    missed: dict[Cell, list[str]] = field(default_factory=lambda: defaultdict(list))
    inexact: dict[Cell, list[str]] = field(default_factory=lambda: defaultdict(list))
    superseded: dict[Cell, list[str]] = field(default_factory=lambda: defaultdict(list))
    stale: dict[Cell, list[str]] = field(default_factory=lambda: defaultdict(list))
    distractors: dict[Cell, list[str]] = field(default_factory=lambda: defaultdict(list))
    noise: dict[Cell, list[str]] = field(default_factory=lambda: defaultdict(list))

    def add_call(self, call: Call):
        """Read a call."""
        messages = [*call.opening, *(message for one in call.rounds for message in one)]
        entries: list[Any] = list(_read(messages, wishes=self.wishes).entries)
        forms = [_forms(entry) for entry in entries]
        known: set[int] = set()
        last = len(call.rounds)
        for item in call.planted:
            if (item.kind == "wish") != self.wishes:
                continue
            cell = (item.kind, call.language)
            found = [
                index
                for index, texts in enumerate(forms)
                if any(item.pattern.search(text) for text in texts)
            ]
            known.update(found)
            holds = any(entries[index].status == "in_force" for index in found)
            example = _example(item, messages)
            if item.is_in_force(last):
                self.planted[cell] += 1
                if not found:
                    self.missed[cell].append(example)
                elif not holds:
                    self.superseded[cell].append(example)
                elif not any(_is_exact(item, entries[index], forms[index]) for index in found):
                    read = ", ".join(f"{entries[i].kind} `{forms[i][-1]}`" for i in found)
                    self.inexact[cell].append(f"{read} for {example}")
            elif item.is_stale(last) and holds:
                self.stale[cell].append(example)
            elif item.is_distractor and holds:
                self.distractors[cell].append(example)
        backs = [plain(item.ended_by) for item in call.planted if item.ended_by]
        for index, entry in enumerate(entries):
            is_back = any(text in back for text in forms[index] for back in backs)
            if index not in known and entry.status == "in_force" and not is_back:
                said = getattr(entry, "said", None) or entry.text
                context = _around(said, messages)
                self.noise[entry.kind, call.language].append(f"`{said}` {context}")

    def lines(self) -> Iterator[str]:
        """The report, in Markdown."""
        total = self.planted.total()
        for title, found in (
            ("missed", self.missed),
            ("inexact, or of another kind", self.inexact),
            ("wrongly taken as superseded", self.superseded),
        ):
            count = sum(map(len, found.values()))
            yield f"- {title}: {count} of {total} in force ({100 * count / max(1, total):.2f} %)"
        yield f"- stale taken as in force: {sum(map(len, self.stale.values()))}"
        yield f"- distractors taken as in force: {sum(map(len, self.distractors.values()))}"
        yield f"- entries nobody planted: {sum(map(len, self.noise.values()))}"
        yield ""
        kinds = sorted({kind for kind, _ in self.planted})
        yield f"| missed/planted | {' | '.join(LANGUAGES)} |"
        yield f"| --- |{' ---: |' * len(LANGUAGES)}"
        for kind in kinds:
            cells = [
                f"{len(self.missed.get((kind, one), []))}/{self.planted[kind, one]}"
                for one in LANGUAGES
            ]
            yield f"| {kind} | {' | '.join(cells)} |"
        for title, found in (
            ("Missed", self.missed),
            ("Inexact, or of another kind", self.inexact),
            ("Wrongly taken as superseded", self.superseded),
            ("Stale, taken as in force", self.stale),
            ("Distractors, taken as in force", self.distractors),
            ("Entries nobody planted", self.noise),
        ):
            yield f"\n## {title}"
            for (kind, language), examples in sorted(found.items()):
                yield f"\n{kind}, {language} ({len(examples)}):"
                yield from (f"- {example}" for example in list(dict.fromkeys(examples))[:EXAMPLES])


def read_calls(calls: Iterable[Call], *, wishes: bool) -> Reading:
    """Read calls for their values, or for their wishes."""
    reading = Reading(wishes)
    for call in calls:
        reading.add_call(call)
    return reading


def _read(messages: list[Any], *, wishes: bool) -> Any:
    if wishes:
        from pipecat_summarizer.fidelity.wishes import wishes_of

        return wishes_of(messages)
    from pipecat_summarizer.fidelity.values import ledger_of

    return ledger_of(messages)


def _forms(entry: Any) -> list[str]:
    names = ("said", "written", "normal", "text")
    return [plain(str(getattr(entry, name))) for name in names if hasattr(entry, name)]


def _is_exact(item: Planted, entry: Any, forms: list[str]) -> bool:
    if item.kind == "wish":
        return True
    is_whole = any(item.pattern.fullmatch(form) for form in forms)
    return is_whole and entry.kind == KINDS.get(item.kind, item.kind)


def _example(item: Planted, messages: list[dict[str, Any]]) -> str:
    texts = [f"{message['role']}: {text_of(message)!r}" for message in messages]
    places = [text for text in texts if item.pattern.search(plain(text))]
    example = f"`{item.said}` ({item.form}, {item.way}) in {' // '.join(places[:3])}"
    return f"{example}, {item.ended} by {item.ended_by!r}" if item.ended else example


def _around(said: str, messages: list[dict[str, Any]]) -> str:
    for message in messages:
        text = text_of(message)
        place = text.find(said)
        if place >= 0:
            return f"in {message['role']}: {text[max(0, place - 60) : place + len(said) + 40]!r}"
    return ""


def main(arguments: list[str] | None = None) -> None:
    """Read calls and report."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fidelity.ledger")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--calls", type=int, default=10, help="how many in each language")
    parser.add_argument("--wishes", action="store_true", help="wishes in place of values")
    args = parser.parse_args(arguments)
    calls = make_calls(args.seed, args.calls)
    print("\n".join(read_calls(calls, wishes=args.wishes).lines()))


if __name__ == "__main__":
    sys.exit(main())
