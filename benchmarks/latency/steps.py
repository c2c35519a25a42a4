#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The longest step in the event loop while a context of one megabyte is summarized.

A task that does nothing but give way sees how long the loop was held between two of its turns.
It is measured in the thread's own processor time, so that what else the machine does is not in
it. Python's garbage collector is: it looks at all objects of the process, whoever made them, in
the middle of whatever step comes next. So each step is also given without the time it took, and
beside it what becomes of it where a bot calls ``gc.freeze()`` once it is built, which leaves out
what was there before.
"""

import asyncio
import copy
import gc
import statistics
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from pipecat.frames.frames import LLMFullResponseStartFrame
from pipecat.processors.aggregators import llm_context_summarizer as pipecat_own
from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.utils.asyncio.task_manager import TaskManager
from pipecat.utils.context import llm_context_summarization as pipecat_config

from pipecat_summarizer import (
    ExtractiveSummaryWriter,
    LLMAutoContextSummarizationConfig,
    LLMContextSummarizer,
    LLMContextSummaryConfig,
)
from pipecat_summarizer.testing import ScriptedLLMService

SIZE_CHARS = 1_000_000
ROUNDS = 3

TITLE = "The longest step over a context of 1 MB, warmed up (processor time in ms, median of 3)"
HEADING = (
    f"{'context':<22} {'writer':<14} {'longest':>8} {'ours alone':>11} {'frozen':>7} "
    f"{'frozen, alone':>14} {'collector':>10} {'all of it':>10} {'steps':>6}"
)

Record = dict[str, str | int | float]

SENTENCES = (
    "I am calling about order {} which should have been here on Tuesday, could you look it up?",
    "Of course. Order {} left the warehouse and arrives on Friday between two and four.",
    "Fine, and please never call me before ten. My number is 0171 555 {}, my name is Jo Fischer.",
    "Noted: no calls before ten. The refund of {} euros goes to the card that you paid with.",
)


SMALL_TALK = (
    "Honestly, I am not sure what to tell you, it just stopped after the weekend and that was it.",
    "That sounds annoying. Did anything change in the house before it stopped, like a new router?",
    "No, nothing at all, my sister was here but she never touches anything in that corner.",
    "Then let us look at the lights on the front together; tell me what you see when it starts.",
)

SUMMARY = (
    "<summary>The caller is Jo Fischer and asked about many orders that should have been here on "
    "Tuesday. They left the warehouse and arrive on Friday between two and four; refunds go to "
    "the card. No calls before ten.</summary>"
)


def plain(count: int) -> list[Any]:
    """Alternating turns without a value."""
    return _alternating(SMALL_TALK, count)


def talk(count: int) -> list[Any]:
    """Alternating turns that are full of values."""
    return _alternating(SENTENCES, count)


def _alternating(sentences: tuple[str, ...], count: int) -> list[Any]:
    roles = ("user", "assistant")
    return [
        {"role": roles[i % 2], "content": sentences[i % 4].format(40_000 + i)} for i in range(count)
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
    "small talk": plain,
    "talk full of values": talk,
    "half of it tool calls": with_tools,
    "few long messages": few_large,
}


Work = Coroutine[Any, Any, Any]
"""Makes a summary, and gives back what has to live on for as long as the call."""


async def with_model(messages: list[Any]) -> Work:
    """A summary that a model writes."""
    return _ours(messages, ScriptedLLMService(summaries=SUMMARY))


async def without_model(messages: list[Any]) -> Work:
    """A summary without a model."""
    return _ours(messages, ExtractiveSummaryWriter())


async def pipecats(messages: list[Any]) -> Work:
    """A summary of Pipecat's own, from the check of its limits on."""
    llm = ScriptedLLMService(summaries=SUMMARY)
    summarizer = pipecat_own.LLMContextSummarizer(
        context=LLMContext(messages=messages),
        config=pipecat_config.LLMAutoContextSummarizationConfig(
            summary_config=pipecat_config.LLMContextSummaryConfig(llm=llm)
        ),
    )
    setup: Any = SimpleNamespace(task_manager=TaskManager(loop=asyncio.get_running_loop()))
    await summarizer.setup(setup)
    applied = asyncio.Event()

    async def on_applied(*_: Any):
        applied.set()

    summarizer.add_event_handler("on_summary_applied", on_applied)

    async def work():
        await summarizer.process_frame(LLMFullResponseStartFrame())
        await applied.wait()
        await summarizer.cleanup()
        return summarizer

    return work()


def _ours(messages: list[Any], llm: Any) -> Work:
    summarizer = LLMContextSummarizer(
        context=LLMContext(messages=messages),
        config=LLMAutoContextSummarizationConfig(summary_config=LLMContextSummaryConfig(llm=llm)),
    )

    async def work():
        others = asyncio.all_tasks()
        outcome = await summarizer.summarize()
        if type(outcome).__name__ != "SummaryAppliedEvent":
            raise RuntimeError(f"no summary was made: {outcome}")
        await summarizer.cleanup()
        # Letting go of the messages is a part of it.
        if left := asyncio.all_tasks() - others:
            await asyncio.wait(left)
        return summarizer

    return work()


WRITERS: dict[str, Callable[[list[Any]], Coroutine[Any, Any, Work]]] = {
    "model": with_model,
    "extractive": without_model,
    "pipecat's own": pipecats,
}


@dataclass
class Steps:
    """How long the loop was held each time, in seconds.

    Parameters:
        whole: All of it.
        alone: Without the garbage collector.
        pause: The longest run of the collector.
    """

    whole: list[float] = field(default_factory=list[float])
    alone: list[float] = field(default_factory=list[float])
    pause: float = 0.0


@dataclass
class Collector:
    """What the garbage collector took, in seconds of the thread.

    Parameters:
        total: All its runs.
        longest: The longest of them.
    """

    total: float = 0.0
    longest: float = 0.0
    _begun: float = 0.0

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Take its time meanwhile."""
        gc.callbacks.append(self._told)
        try:
            yield
        finally:
            gc.callbacks.remove(self._told)

    def _told(self, phase: str, _: dict[str, int]):
        if phase == "start":
            self._begun = time.thread_time()
            return
        took = time.thread_time() - self._begun
        self.total += took
        self.longest = max(self.longest, took)


def run() -> Iterator[Record]:
    """Measure each kind of context with each writer, as it is and frozen."""
    for name, make in CONTEXTS.items():
        messages = make(12_000)
        while sum(len(str(message)) for message in messages) > SIZE_CHARS:
            messages = messages[: len(messages) * 9 // 10]
        for writer, start in WRITERS.items():
            yield {"context": name, "writer": writer} | asyncio.run(measure(messages, start))


async def measure(
    messages: list[Any], start: Callable[[list[Any]], Coroutine[Any, Any, Work]]
) -> Record:
    """Summarize the same context several times; the first time is not counted."""
    await steps_of_one(messages, start)
    as_is: list[Steps] = []
    frozen: list[Steps] = []
    for _ in range(ROUNDS):
        as_is.append(await steps_of_one(messages, start))
        frozen.append(await steps_of_one(messages, start, is_frozen=True))
    return {
        "longest_secs": statistics.median(max(one.whole) for one in as_is),
        "alone_secs": statistics.median(max(one.alone) for one in as_is),
        "frozen_secs": statistics.median(max(one.whole) for one in frozen),
        "frozen_alone_secs": statistics.median(max(one.alone) for one in frozen),
        "collector_secs": statistics.median(one.pause for one in as_is),
        "total_secs": statistics.median(sum(one.alone) for one in as_is),
        "steps": round(statistics.median(sum(gap > 0.0001 for gap in one.whole) for one in as_is)),
    }


async def steps_of_one(
    messages: list[Any],
    start: Callable[[list[Any]], Coroutine[Any, Any, Work]],
    *,
    is_frozen: bool = False,
) -> Steps:
    """How long the loop was held each time, while one summary was made."""
    work = await start(copy.deepcopy(messages))
    with _frozen(is_frozen):
        return await _watched(work)


async def _watched(work: Work) -> Steps:
    steps, collector = Steps(), Collector()
    with collector.watched():
        task = asyncio.ensure_future(work)
        last, collected = time.thread_time(), 0.0
        while not task.done():
            await asyncio.sleep(0)
            now = time.thread_time()
            steps.whole.append(now - last)
            steps.alone.append(now - last - (collector.total - collected))
            last, collected = now, collector.total
    steps.pause = collector.longest
    task.result()
    return steps


@contextmanager
def _frozen(is_frozen: bool) -> Iterator[None]:
    """Leave what there is now out of the garbage collector's work."""
    if is_frozen:
        gc.collect()
        gc.freeze()
    try:
        yield
    finally:
        if is_frozen:
            gc.unfreeze()


def row(record: Record) -> str:
    """A record as a line under ``HEADING``."""
    longest, alone, frozen, frozen_alone, collector, total = (
        1e3 * float(record[f"{name}_secs"])
        for name in ("longest", "alone", "frozen", "frozen_alone", "collector", "total")
    )
    return (
        f"{record['context']:<22} {record['writer']:<14} {longest:>8.2f} {alone:>11.2f} "
        f"{frozen:>7.2f} {frozen_alone:>14.2f} {collector:>10.2f} {total:>10.0f} "
        f"{record['steps']:>6}"
    )
