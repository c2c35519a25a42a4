#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The longest step in the event loop while a context of one megabyte is summarized.

A task that does nothing but give way sees how long the loop was held between two of its turns.
It is measured in the thread's own processor time, so that what else the machine does is not in
it; Python's garbage collector is.
"""

import asyncio
import copy
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

from pipecat.processors.aggregators.llm_context import LLMContext

from pipecat_summarizer import (
    ExtractiveSummaryWriter,
    LLMAutoContextSummarizationConfig,
    LLMContextSummarizer,
    LLMContextSummaryConfig,
)
from pipecat_summarizer.testing import ScriptedLLMService

SIZE_CHARS = 1_000_000
ROUNDS = 5

TITLE = "The longest step over a context of 1 MB, warmed up (processor time, median of 5)"
HEADING = f"{'context':<22} {'writer':<12} {'longest':>9} {'all of it':>10} {'steps':>7}"

Record = dict[str, str | int | float]

SENTENCES = (
    "I am calling about order {} which should have been here on Tuesday, could you look it up?",
    "Of course. Order {} left the warehouse and arrives on Friday between two and four.",
    "Fine, and please never call me before ten. My number is 0171 555 {}, my name is Jo Fischer.",
    "Noted: no calls before ten. The refund of {} euros goes to the card that you paid with.",
)


SUMMARY = (
    "<summary>The caller is Jo Fischer and asked about many orders that should have been here on "
    "Tuesday. They left the warehouse and arrive on Friday between two and four; refunds go to "
    "the card. No calls before ten.</summary>"
)


def talk(count: int) -> list[Any]:
    """Alternating turns that are full of values."""
    roles = ("user", "assistant")
    return [
        {"role": roles[i % 2], "content": SENTENCES[i % 4].format(40_000 + i)} for i in range(count)
    ]


def with_tools(count: int) -> list[Any]:
    """Turns of which half are calls and their results."""
    messages: list[Any] = []
    for i in range(count // 4):
        call = {"name": "find_order", "arguments": f'{{"id": "{40_000 + i}"}}'}
        result = f'{{"id": "{40_000 + i}", "status": "shipped", "eta": "2026-12-0{i % 9 + 1}"}}'
        messages += [
            {"role": "user", "content": SENTENCES[0].format(40_000 + i)},
            {
                "role": "assistant",
                "content": None,
                "tool_calls": [{"id": f"c{i}", "type": "function", "function": call}],
            },
            {"role": "tool", "tool_call_id": f"c{i}", "content": result * 3},
            {"role": "assistant", "content": SENTENCES[1].format(40_000 + i)},
        ]
    return messages


def few_large(count: int) -> list[Any]:
    """Few messages, each of them very long."""
    roles = ("user", "assistant")
    text = " ".join(SENTENCES[i % 4].format(40_000 + i) for i in range(240))
    return [{"role": roles[i % 2], "content": text} for i in range(count // 250)]


CONTEXTS: dict[str, Callable[[int], list[Any]]] = {
    "talk full of values": talk,
    "half of it tool calls": with_tools,
    "few long messages": few_large,
}


def run() -> Iterator[Record]:
    """Measure each kind of context with a model and without."""
    for name, make in CONTEXTS.items():
        messages = make(12_000)
        while sum(len(str(message)) for message in messages) > SIZE_CHARS:
            messages = messages[: len(messages) * 9 // 10]
        for writer in ("model", "extractive"):
            yield {"context": name, "writer": writer} | asyncio.run(measure(messages, writer))


async def measure(messages: list[Any], writer: str) -> Record:
    """Summarize the same context several times; the first time is not counted."""
    longest: list[float] = []
    total: list[float] = []
    steps: list[int] = []
    for _ in range(ROUNDS + 1):
        gaps = await gaps_of_one(messages, writer)
        longest.append(max(gaps))
        total.append(sum(gaps))
        steps.append(sum(gap > 0.0001 for gap in gaps))
    return {
        "longest_secs": statistics.median(longest[1:]),
        "total_secs": statistics.median(total[1:]),
        "steps": round(statistics.median(steps[1:])),
    }


async def gaps_of_one(messages: list[Any], writer: str) -> list[float]:
    """How long the loop was held each time, while one summary was made."""
    llm = ScriptedLLMService(summaries=SUMMARY) if writer == "model" else ExtractiveSummaryWriter()
    config = LLMAutoContextSummarizationConfig(summary_config=LLMContextSummaryConfig(llm=llm))
    summarizer = LLMContextSummarizer(
        context=LLMContext(messages=copy.deepcopy(messages)), config=config
    )
    gaps: list[float] = []
    work = asyncio.ensure_future(summarizer.summarize())
    last = time.thread_time()
    while not work.done():
        await asyncio.sleep(0)
        now = time.thread_time()
        gaps.append(now - last)
        last = now
    outcome = work.result()
    await summarizer.cleanup()
    if type(outcome).__name__ != "SummaryAppliedEvent":
        raise RuntimeError(f"no summary was made: {outcome}")
    return gaps


def row(record: Record) -> str:
    """A record as a line under ``HEADING``."""
    return (
        f"{record['context']:<22} {record['writer']:<12} {1e3 * float(record['longest_secs']):>6.2f} ms "
        f"{1e3 * float(record['total_secs']):>7.0f} ms {record['steps']:>7}"
    )
