#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The calls of a run, and the records of what each competitor made of them."""

import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from benchmarks.competitors import COMPETITORS
from benchmarks.competitors.competitor import Settings
from benchmarks.fidelity.scoring import score
from benchmarks.long_calls.conversation import Kind, LongCall
from benchmarks.processes import started

Record = dict[str, Any]

SEEDS = {50: (1, 2, 3), 200: (1, 2), 1000: (1,)}
"""By turns: the calls of each kind."""

BY_TOKENS = Settings(max_tokens=4000, max_new_messages=None, kept_messages=4, hard_limit=6000)
DEFAULTS = Settings(max_tokens=8000, max_new_messages=20, kept_messages=4, hard_limit=12_000)
"""The thresholds and the messages kept that Pipecat and this package come with."""

SWEEP = (1500, 2500, 4000, 6000)
"""Thresholds in tokens, for the picture of tokens against survival."""


@dataclass(frozen=True)
class Case:
    """A call with a competitor.

    Parameters:
        competitor: Its name.
        call: The call.
        settings: When to summarize.
        series: What the case is for: "tokens", "defaults" or "sweep".
    """

    competitor: str
    call: LongCall
    settings: Settings
    series: str


def cases(*, is_smoke: bool = False) -> Iterator[Case]:
    """All cases; only the shortest calls for a smoke test."""
    kinds: tuple[Kind, ...] = ("support", "chat")
    calls = [
        LongCall(kind, turns, seed) for kind in kinds for turns in SEEDS for seed in SEEDS[turns]
    ]
    if is_smoke:
        calls = [one for one in calls if one.turns == 50 and one.seed == 1]
    for name in COMPETITORS:
        for call in calls:
            yield Case(name, call, BY_TOKENS, "tokens")
            # It has no threshold by messages; what knows none at all is the same in both.
            if name not in ("langmem", "nothing", "sliding window"):
                yield Case(name, call, DEFAULTS, "defaults")
        for call in calls:
            if call.turns == 200 and call.kind == "support" and name != "nothing":
                for tokens in SWEEP:
                    settings = Settings(tokens, None, 4, tokens * 3 // 2)
                    yield Case(name, call, settings, "sweep")


def run(*, is_smoke: bool = False) -> Iterator[Record]:
    """Have all calls, two at a time."""
    todo = list(cases(is_smoke=is_smoke))
    names = list(dict.fromkeys(case.competitor for case in todo))
    with ThreadPoolExecutor(2) as pool:
        for records in pool.map(
            lambda name: _all_of(name, [case for case in todo if case.competitor == name]), names
        ):
            yield from records


def _all_of(name: str, todo: list[Case]) -> list[Record]:
    with started([name]) as processes:
        return [_record(case, processes[name]) for case in todo]


def _record(case: Case, process: Any) -> Record:
    found = process.ask(
        "call",
        messages=case.call.messages,
        round_ends=case.call.round_ends,
        settings=asdict(case.settings),
    )
    survival = [
        _survival(case.call, texts, number)
        for number, texts in enumerate(found.pop("contexts"), start=1)
    ]
    sizes: list[int] = found.pop("sizes")
    cached = found.pop("cached")
    is_shown = case.call.seed == 1 and case.series == "tokens"
    return {
        "competitor": case.competitor,
        "series": case.series,
        "kind": case.call.kind,
        "turns": case.call.turns,
        "seed": case.call.seed,
        **asdict(case.settings),
        "requests": len(sizes),
        "prompt_tokens": sum(sizes),
        "cached_tokens": sum(cached),
        "largest_request": max(sizes),
        **found,
        **survival[-1],
        "survival": [(one["values"], one["values_in_force"]) for one in survival],
        # For the picture: one call, every third request.
        "sizes": sizes[::3] if is_shown and case.call.turns == 200 else [],
    }


def _survival(call: LongCall, texts: list[str], number: int) -> Record:
    messages = [{"role": "user", "content": text} for text in texts]
    found = score(call.call.planted, messages, None, number=number, language="en")
    return {
        "values": len(found.survived),
        "values_in_force": len(found.survived) + len(found.lost),
        "wishes": len(found.wishes_survived),
        "wishes_in_force": len(found.wishes_survived) + len(found.wishes_lost),
    }


@dataclass(frozen=True)
class Price:
    """What a model costs, in dollars for a million tokens.

    Parameters:
        model: Its name.
        as_of: When that was so.
        prompt: Of a prompt.
        cached: Of a prompt, where it is in the cache.
        reply: Of a reply.
    """

    model: str
    as_of: str
    prompt: float
    cached: float
    reply: float


def price() -> Price:
    """The price that the tables are made with."""
    with open(Path(__file__).with_name("prices.toml"), "rb") as file:
        return Price(**tomllib.load(file))


def money(record: Record, price: Price) -> float:
    """What the prompts and the summaries of a call cost; its replies cost the same for all."""
    fresh = record["prompt_tokens"] - record["cached_tokens"] + record["summary_prompt_tokens"]
    return (
        fresh * price.prompt
        + record["cached_tokens"] * price.cached
        + record["summary_written_tokens"] * price.reply
    ) / 1e6
