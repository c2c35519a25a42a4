#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How long one look at the token threshold takes, by the size of the context.

A summarizer looks whenever the context may have grown, so the cost is paid in every
turn. Here one message is added before each look, as in a call. The first look
at a context, where both sides must read all of it, is measured apart.
"""

import gc
import statistics
import time
from collections.abc import Callable, Iterator

from pipecat.processors.aggregators.llm_context import LLMContext
from pipecat.utils.context.llm_context_summarization import LLMContextSummarizationUtil

from pipecat_summarizer.counting import ApproximateTokenCounter, ContextSize
from pipecat_summarizer.messages import Message

SIZES = (100, 1_000, 10_000, 100_000)
LOOKS = 50

TITLE = "One look at the token threshold after one new message (median), and the first look"
HEADING = (
    f"{'messages':>9} {'ours':>12} {'Pipecat':>12} {'Pipecat/ours':>13}"
    f" {'ours, first':>14} {'Pipecat, first':>15} {'Pipecat/ours':>13}"
)

TEXTS = (
    "I'd like to move my appointment on the fourteenth, the reference is 4471-B.",
    "Of course. I can offer you Thursday at half past nine or Friday at two in the afternoon.",
    "Friday is fine. And could you send the confirmation to my other address, please?",
    "Done. Is there anything else I can do for you today?",
)


def run() -> Iterator[dict[str, int | float]]:
    """Measure each size of context."""
    for size in SIZES:
        context = LLMContext([message(index) for index in range(size)])
        kept = ContextSize(ApproximateTokenCounter())

        def ours(context: LLMContext = context, kept: ContextSize = kept) -> int:
            return kept.total(context.messages)

        def pipecat(context: LLMContext = context) -> int:
            return LLMContextSummarizationUtil.estimate_context_tokens(context)

        yield {"messages": size, **measure(context, ours, pipecat)}


def measure(
    context: LLMContext, ours: Callable[[], int], pipecat: Callable[[], int]
) -> dict[str, int | float]:
    """Let both sides look at the same growing context, in turns."""
    gc.collect()
    first_ours, first_pipecat = timed(ours), timed(pipecat)
    looks_ours: list[float] = []
    looks_pipecat: list[float] = []
    for look in range(LOOKS):
        context.add_message(message(look))
        sides = [(looks_ours, ours), (looks_pipecat, pipecat)]
        for times, side in sides if look % 2 else reversed(sides):
            times.append(timed(side))
    if ours() != pipecat():
        raise SystemExit(f"The two sides count differently: {ours()} and {pipecat()} tokens")
    return {
        "ours_secs": statistics.median(looks_ours),
        "pipecat_secs": statistics.median(looks_pipecat),
        "ours_first_secs": first_ours,
        "pipecat_first_secs": first_pipecat,
    }


def message(index: int) -> Message:
    """A message of a call; each its own object, as in a real context."""
    text = TEXTS[index % len(TEXTS)]
    if index % 2:
        return {"role": "assistant", "content": text}
    return {"role": "user", "content": text}


def timed(side: Callable[[], int]) -> float:
    """Seconds that one look takes."""
    started = time.perf_counter()
    side()
    return time.perf_counter() - started


def row(record: dict[str, int | float]) -> str:
    """A record as a line under ``HEADING``."""
    looks = [record["ours_secs"], record["pipecat_secs"]]
    first = [record["ours_first_secs"], record["pipecat_first_secs"]]
    return (
        f"{record['messages']:>9,} {looks[0] * 1e3:>9.4f} ms {looks[1] * 1e3:>9.4f} ms"
        f" {looks[1] / looks[0]:>12,.1f}x"
        f" {first[0] * 1e3:>11.3f} ms {first[1] * 1e3:>12.3f} ms {first[1] / first[0]:>12.1f}x"
    )
