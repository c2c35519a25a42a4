#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""All values in a text: what is spoken made digits, and one value for one place.

A text is read in windows of bounded length, so that no step is long.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pipecat_summarizer.fidelity.spoken import SpokenSpan, spoken_span_steps
from pipecat_summarizer.fidelity.values.found import Found, FoundKind
from pipecat_summarizer.fidelity.values.kinds import FINDERS, FORMED, Page
from pipecat_summarizer.fidelity.values.kinds.numbers import NOT_INSIDE, NUMBER, plain_number
from pipecat_summarizer.fidelity.values.patterns import Pattern
from pipecat_summarizer.slicing import Steps, drain

WINDOW_CHARS = 1_000
"""How much text is read in one step."""

_EDGE_CHARS = 200
_SHORT_CHARS = 300
_NUMBERS_PER_STEP = 100
_FINDERS_PER_STEP = 4
_RANK: dict[FoundKind, int] = {kind: rank for rank, kind in enumerate(FINDERS)}
_BARE = Pattern(rf"{NOT_INSIDE}(?P<number>{NUMBER})(?![^\W_])")


@dataclass(frozen=True, slots=True)
class Window:
    """A piece of a text, in digits and signs.

    Parameters:
        text: The piece, with spoken numbers written.
        found: Its values, in order, none inside another.
        original: The piece as it was.
        shifts: For each spoken part: where it begins and ends in ``text``, and
            where in ``original``.
    """

    text: str
    found: tuple[Found, ...]
    original: str
    shifts: tuple[tuple[int, int, int, int], ...] = ()

    def said(self, start: int, end: int) -> str:
        """How a part of ``text`` stands in the original."""
        begin, finish = self.place(start, end)
        return self.original[begin:finish]

    def place(self, start: int, end: int) -> tuple[int, int]:
        """Where a part of ``text`` stands in the original."""
        return self._back(start, is_end=False), self._back(end, is_end=True)

    def _back(self, place: int, *, is_end: bool) -> int:
        by = 0
        for start, end, original_start, original_end in self.shifts:
            if place < start or (place == start and is_end):
                break
            if place < end or (place == end and is_end):
                # Inside a spoken part: all of it.
                return original_end if is_end else original_start
            by = original_end - end
        return place + by


def read_window(
    original: str, language: str | None, *, announced: str = "", bare_numbers: bool = False
) -> Window:
    """Read a text of bounded length at once; see :func:`window_steps`."""
    return drain(window_steps(original, language, announced=announced, bare_numbers=bare_numbers))


def window_steps(
    original: str, language: str | None, *, announced: str = "", bare_numbers: bool = False
) -> Steps[Window]:
    """Read a text of bounded length.

    Args:
        original: The text.
        language: The code of its language, if that is known.
        announced: Words to be read before the text that say what it answers.
        bare_numbers: Whether numbers that are no value are given as well.
    """
    spans = yield from spoken_span_steps(original, language)
    written, shifts, forms = _written(original, spans)
    text = announced + written
    page = Page(text, {start + len(announced): form for start, form in forms.items()})
    candidates: list[Found] = []
    is_long = len(text) > _SHORT_CHARS
    if is_long:
        yield from page.read_steps()
    for number, find in enumerate(FINDERS.values(), 1):
        candidates.extend(find(page, language))
        if is_long or number % _FINDERS_PER_STEP == 0:
            yield
    found = _one_for_each_place(candidates, len(text))
    if bare_numbers and page.has_digit:
        yield
        found = yield from _with_number_steps(text, found)
    if announced:
        found = [_moved(one, -len(announced)) for one in found if one.start >= len(announced)]
    return Window(written, tuple(found), original, shifts)


def written_steps(original: str, language: str | None) -> Steps[str]:
    """A text of bounded length with its spoken values written, and nothing else read."""
    spans = yield from spoken_span_steps(original, language)
    return _written(original, spans)[0]


def _moved(one: Found, by: int) -> Found:
    return one._replace(start=one.start + by, end=one.end + by)


def pieces_of(text: str, size: int) -> Iterator[str]:
    """A text in pieces of bounded length, cut between lines, sentences or at least words."""
    start = 0
    while len(text) - start > size:
        end = start + size
        for mark in ("\n", ". ", " "):
            cut = text.rfind(mark, end - _EDGE_CHARS, end)
            if cut > start:
                end = cut + len(mark)
                break
        yield text[start:end]
        start = end
    if start < len(text):
        yield text[start:]


def _written(
    original: str, spans: Sequence[SpokenSpan]
) -> tuple[str, tuple[tuple[int, int, int, int], ...], dict[int, str]]:
    """The text with its spoken values written, where they stand, and how they were said."""
    if not spans:
        return original, (), {}
    forms: dict[int, str] = {}
    pieces: list[str] = []
    shifts: list[tuple[int, int, int, int]] = []
    at = length = 0
    for span in spans:
        # A Portuguese weekday, and no fifth of anything.
        if original.startswith("-feira", span.end):
            continue
        pieces += (original[at : span.start], span.written)
        start = length + span.start - at
        length = start + len(span.written)
        forms[start] = span.form
        shifts.append((start, length, span.start, span.end))
        at = span.end
    pieces.append(original[at:])
    return "".join(pieces), tuple(shifts), forms


def _one_for_each_place(candidates: list[Found], length: int) -> list[Found]:
    """Of those that overlap the one that wins; see ``FINDERS``."""
    taken = bytearray(length)
    kept: list[Found] = []
    ranked = sorted(
        candidates,
        key=lambda one: (
            one.kind not in FORMED,
            not one.labelled,
            _RANK[one.kind],
            one.start - one.end,
            one.start,
        ),
    )
    for one in ranked:
        if 1 not in taken[one.start : one.end]:
            taken[one.start : one.end] = b"\x01" * (one.end - one.start)
            kept.append(one)
    return sorted(kept, key=lambda one: one.start)


def _with_number_steps(text: str, found: list[Found]) -> Steps[list[Found]]:
    taken = bytearray(len(text))
    for one in found:
        taken[one.start : one.end] = b"\x01" * (one.end - one.start)
    numbers: list[Found] = []
    for match in _BARE.each(text):
        if 1 not in taken[match.start() : match.end()]:
            number = plain_number(match[0])
            numbers.append(Found(match.start(), match.end(), "number", match[0], number))
            if len(numbers) % _NUMBERS_PER_STEP == 0:
                yield
    return sorted([*found, *numbers], key=lambda one: one.start)
