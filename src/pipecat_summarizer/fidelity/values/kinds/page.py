#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A text of bounded length with what every finder asks of it, worked out once."""

from bisect import bisect_right
from collections.abc import Mapping
from functools import cached_property

from pipecat_summarizer.fidelity.values.kinds.digit_runs import DigitRun, digit_runs
from pipecat_summarizer.fidelity.values.kinds.labels import LABEL_CHARS, Label, labels_in
from pipecat_summarizer.fidelity.values.patterns import Pattern
from pipecat_summarizer.slicing import Steps

_RUNS_PER_STEP = 100
_WORD = Pattern(r"[^\W\d_]+")
_INDIC_WORD = Pattern(r"[\u0900-\u0963\u0970-\u097f]+")
_DIGIT = Pattern(r"\d")
_EAST_ASIAN = Pattern(r"[\u2e80-\ud7ff\uf900-\uffef]")
_BREAK = Pattern(r"[.!?;](?=\s)|[\n。！？।]")


class Page:
    """A text, and what is known of it before anything is looked for.

    Parameters:
        text: The text.
        lower: The same in lower case, of the same length, with straight apostrophes.
            Patterns that know no capitals are much faster, so most read this.
        spoken: Where in the text a spoken number begins, and how it was said.
    """

    def __init__(self, text: str, spoken: Mapping[int, str] | None = None):
        """Take the text; all else is worked out when it is asked for."""
        self.text = text
        self.spoken = spoken or {}
        self.lower = lowered(text)

    @cached_property
    def words(self) -> frozenset[str]:
        """The words of the text in lower case, letters only."""
        words = _WORD.all(self.lower)
        if not self.lower.isascii() and any("\u0900" <= word[0] <= "\u097f" for word in words):
            words += _INDIC_WORD.all(self.lower)
        return frozenset(words)

    @cached_property
    def has_digit(self) -> bool:
        """Whether there is any digit."""
        return _DIGIT.search(self.text) is not None

    @cached_property
    def is_east_asian(self) -> bool:
        """Whether words may not be set apart by spaces."""
        return _EAST_ASIAN.search(self.text) is not None

    @cached_property
    def runs(self) -> tuple[DigitRun, ...]:
        """The runs of digits."""
        return tuple(digit_runs(self.text)) if self.has_digit else ()

    def read_steps(self) -> Steps[None]:
        """Work out now, in steps, what takes long where digits stand dense."""
        runs: list[DigitRun] = []
        for run in digit_runs(self.text) if self.has_digit else ():
            runs.append(run)
            if len(runs) % _RUNS_PER_STEP == 0:
                yield
        self.runs = tuple(runs)
        yield
        if self._labels[0]:
            yield

    @cached_property
    def _labels(self) -> tuple[list[int], list[tuple[int, int, Label]]]:
        labels = list(labels_in(self.lower))
        return [end for _, end, _ in labels], labels

    @cached_property
    def _breaks(self) -> list[int]:
        # "No. 12" is no end of a sentence.
        return [
            match.end()
            for match in _BREAK.each(self.lower)
            if not self.lower.endswith(("no.", "nr."), max(0, match.start() - 2), match.end())
        ]

    def label_before(self, start: int) -> Label | None:
        """The label that stands nearest before a place, in the same sentence.

        "Order number" is an order's: the bare word for a number gives way to the
        noun before it.
        """
        ends, labels = self._labels
        last = bisect_right(ends, start) - 1
        if last < 0:
            return None
        broken = bisect_right(self._breaks, start) - 1
        begin = max(start - LABEL_CHARS, self._breaks[broken] if broken >= 0 else 0)
        begun, _, label = labels[last]
        if begun < begin:
            return None
        if label == "number" and last:
            before_begun, before_ended, before = labels[last - 1]
            if before_begun >= begin and begun - before_ended <= 4:
                return before
        return label


def lowered(text: str) -> str:
    """The text in lower case, of the same length, with straight apostrophes."""
    lower = text.lower()
    if len(lower) != len(text):
        lower = "".join(low if len(low := char.lower()) == 1 else char for char in text)
    return lower.translate(_APOSTROPHES)


_APOSTROPHES = str.maketrans("’‘´`", "''''")
