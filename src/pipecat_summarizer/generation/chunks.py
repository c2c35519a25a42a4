#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Packing a transcript into as few requests as the writer's window allows. Pure, in steps.

Where to cut is a matter of rank: where the fewest tool calls wait for a result,
and there before a new exchange, if one begins.
"""

from collections.abc import Callable, Sequence
from itertools import accumulate

from pipecat_summarizer.generation.transcript import Transcript, clamped
from pipecat_summarizer.slicing import Steps

_MIN_ENTRY_CHARS = 80
_ENTRIES_PER_STEP = 200
_OPEN_CALL_RANKS = 3  # Where more calls are open than this tells apart, a cut is made anywhere.


def chunk_entries(
    transcript: Transcript,
    max_tokens: int | None,
    measure: Callable[[str], int],
    *,
    max_whole_tokens: int | None = None,
) -> Steps[list[str]]:
    """Pack entries into transcripts, one a request: a single one when all fit.

    An entry that does not fit a request by itself loses its middle.

    Args:
        transcript: The transcript, as :func:`.render_steps` gives it.
        max_tokens: The most tokens of one transcript, its entries' tokens added
            up; None for no limit.
        measure: The tokens of a text.
        max_whole_tokens: The most tokens of a transcript that is the only one;
            None: the same.
    """
    entries = transcript.entries
    if max_tokens is None:
        return [(yield from _joined_steps(entries))]
    sizes: list[int] = []
    for entry in entries:
        sizes.append(measure(entry + "\n"))
        yield
    if sum(sizes) <= (max_whole_tokens or max_tokens):
        return [(yield from _joined_steps(entries))]
    fitting: list[str] = []
    ends = [0]  # ends[i]: the tokens of all entries before i.
    for entry, tokens in zip(entries, sizes, strict=True):
        while tokens > max_tokens:
            shorter = _shorter(entry, max_tokens / tokens)
            if len(shorter) >= len(entry):
                break
            entry = shorter
            tokens = measure(entry + "\n")
            yield
        fitting.append(entry)
        ends.append(ends[-1] + tokens)
        yield

    cuts = yield from _cut_steps(transcript)
    chunks: list[str] = []
    start: int = 0
    end: int = 0
    while start < len(fitting):
        while end < len(fitting) and (end == start or ends[end + 1] - ends[start] <= max_tokens):
            end += 1
            if end % _ENTRIES_PER_STEP == 0:
                yield
        if end < len(fitting):
            end = next((cut[end] for cut in cuts if cut[end] > start), end)
        chunks.append((yield from _joined_steps(fitting[start:end])))
        start = end
        yield
    return chunks or [""]


def _joined_steps(entries: Sequence[str]) -> Steps[str]:
    """Their transcript."""
    parts: list[str] = []
    for start in range(0, len(entries), _ENTRIES_PER_STEP):
        parts.append("\n".join(entries[start : start + _ENTRIES_PER_STEP]))
        yield
    return "\n".join(parts)


def _shorter(entry: str, share: float) -> str:
    """The entry with its middle left out, so that about this share of it stays."""
    # A little less, as it also has to say that something was left out.
    chars = max(_MIN_ENTRY_CHARS, int(len(entry) * share * 0.9))
    return clamped(entry, chars)


def _cut_steps(transcript: Transcript) -> Steps[list[list[int]]]:
    """For each rank, the best first: the last place of that rank up to each index."""
    open_calls = yield from _open_call_steps(transcript)
    exchanges = set(transcript.exchanges)
    ranks: list[list[int]] = [[] for _ in range(2 * _OPEN_CALL_RANKS)]
    for index in range(len(transcript.entries)):
        for number, rank in enumerate(ranks):
            most_open, any_place = divmod(number, 2)
            is_place = open_calls[index] <= most_open and (any_place or index in exchanges)
            rank.append(index if is_place else rank[-1] if rank else 0)
        if index % _ENTRIES_PER_STEP == 0:
            yield
    return ranks


def _open_call_steps(transcript: Transcript) -> Steps[list[int]]:
    """How many calls a cut before each entry would part from a result."""
    first: dict[str, int] = {}
    last: dict[str, int] = {}
    opens = [0] * (len(transcript.entries) + 1)
    for count, (index, call_id) in enumerate(transcript.call_ids.items()):
        if call_id:
            first.setdefault(call_id, index)
            last[call_id] = index
        elif index - 1 in transcript.call_ids:
            # A part of a call without an id belongs to the part before it.
            opens[index] += 1
            opens[index + 1] -= 1
        if count % _ENTRIES_PER_STEP == 0:
            yield
    for count, call_id in enumerate(first):
        opens[first[call_id] + 1] += 1
        opens[last[call_id] + 1] -= 1
        if count % _ENTRIES_PER_STEP == 0:
            yield
    return list(accumulate(opens))
