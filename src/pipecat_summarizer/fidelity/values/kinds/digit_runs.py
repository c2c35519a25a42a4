#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Runs of digits as a caller's phone or an order number come: in one piece or in groups."""

from collections.abc import Iterator
from typing import NamedTuple

from pipecat_summarizer.fidelity.values.patterns import BEGIN, END, Pattern

_RUN = Pattern(
    BEGIN + r"(?<![.,/@:$€£+-])(?:\+\s?|\#)?(?:\(?\d{1,30}(?:(?:\)?[ \u00a0.\-/]\(?|\)|\s-\s"
    r"|,\s)\d{1,20}){0,11}\)?)" + END + r"(?!%|[.,:]\d|\s?[€£$%°])"
)
_GROUP = Pattern(r"\d+")
_TWO = Pattern(r"(?<!\d)(?P<first>\d{5,}) (?P<second>\d{5,})(?!\d)")
_MAX_DIGITS = 30


class DigitRun(NamedTuple):
    """Digits that stand together.

    Parameters:
        start: Where they begin, with a plus sign before them.
        end: Where they end.
        written: How they stand there.
        groups: The groups of digits.
        has_plus: Whether a plus sign opens them.
        has_hash: Whether a number sign does.
        has_commas: Whether commas part them, as a pause in speech does.
    """

    start: int
    end: int
    written: str
    groups: tuple[str, ...]
    has_plus: bool
    has_hash: bool
    has_commas: bool

    @property
    def digits(self) -> str:
        """All digits."""
        return "".join(self.groups)

    @property
    def is_spelled(self) -> bool:
        """Whether every digit stands by itself."""
        return len(self.groups) > 1 and all(len(group) == 1 for group in self.groups)


def digit_runs(text: str) -> Iterator[DigitRun]:
    """The runs of digits in a text of bounded length."""
    for match in _RUN.each(text):
        for start, written in _cut(match.start(), match[0]):
            run = _run(start, written)
            if len(run.digits) <= _MAX_DIGITS:
                yield run


def _run(start: int, written: str) -> DigitRun:
    return DigitRun(
        start,
        start + len(written),
        written,
        tuple(_GROUP.all(written)),
        has_plus=written.startswith("+"),
        has_hash=written.startswith("#"),
        has_commas="," in written,
    )


def _cut(start: int, written: str) -> Iterator[tuple[int, str]]:
    """Two long groups with a space between them are two numbers."""
    while match := _TWO.search(written):
        yield start, written[: match.end("first")]
        start += match.start("second")
        written = written[match.start("second") :]
    yield start, written


def parts_at_commas(run: DigitRun) -> Iterator[DigitRun]:
    """The same run, cut where a comma may part two values."""
    start = run.start
    for piece in run.written.split(", "):
        yield _run(start, piece)
        start += len(piece) + 2
