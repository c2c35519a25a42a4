#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Phone numbers.

A number is a phone where a label says so, where it has a country code, or where
it is grouped as phones are. The normal form is its digits, and the plus sign.
"""

from collections.abc import Iterator

from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.digit_runs import DigitRun
from pipecat_summarizer.fidelity.values.kinds.page import Page

_MAX_DIGITS = 15
_MIN_LABELLED = 6
_MIN_NUMBER = 7
_MIN_GROUPED = 9
_SUFFIX = 7
_COUNTRY = 3
"""How many digits the code of a country has at most."""
# How nine digits are written as a phone where none of them begins with a zero.
_GROUPED = frozenset({(3, 3, 3), (3, 2, 2, 2), (2, 3, 2, 2)})


def find(page: Page, language: str | None) -> Iterator[Found]:
    """The phone numbers in a text of bounded length."""
    for run in page.runs:
        size = len(run.digits)
        if not _MIN_LABELLED <= size <= _MAX_DIGITS or run.has_hash:
            continue
        label = page.label_before(run.start)
        if label == "phone" or (label == "number" and size >= _MIN_NUMBER):
            yield _found(run, labelled=True)
        elif run.has_plus and size >= _MIN_NUMBER:
            yield _found(run, labelled=label != "id")
        elif label is None and _is_grouped(run, size):
            yield _found(run)


def is_same(one: str, other: str) -> bool:
    """Whether two numbers are one, with or without the country or area code."""
    one, other = _national(one), _national(other)
    if len(one) > len(other):
        one, other = other, one
    return one == other or (
        len(one) >= _SUFFIX and other.endswith(one) and len(other) - len(one) <= 4
    )


def is_whole(text: str, value: str) -> bool:
    """Whether a number in a text is all of another one: it may lack the country, and no more."""
    one, other = _national(text), _national(value)
    if one == other or one.endswith(other):
        return True
    lacks = len(other) - len(one)
    is_national = not text.startswith("+") and value.startswith("+") and lacks <= _COUNTRY
    return is_national and len(one) >= _SUFFIX and other.endswith(one)


def key(normal: str) -> str:
    """What two ways to give the same number have in common."""
    return normal[-_SUFFIX:]


def _national(normal: str) -> str:
    return normal.removeprefix("+").removeprefix("00").lstrip("0")


def _is_grouped(run: DigitRun, size: int) -> bool:
    """Whether digits are grouped as phones are and dates, cards and lists are not."""
    sizes = tuple(map(len, run.groups))
    if run.has_commas:
        return False
    if sizes in ((3, 3, 4), (3, 4), (1, 3, 3, 4)):
        return "-" in run.written or "(" in run.written or "." in run.written or sizes != (3, 4)
    if sizes in _GROUPED and not run.is_spelled and run.digits[0] in "6789":
        return True
    if run.written.startswith("(") and size >= _MIN_GROUPED:
        return True
    starts_with_zero = run.digits.startswith("0")
    if len(sizes) == 1:
        return starts_with_zero and 10 <= size <= 11
    return starts_with_zero and size >= _MIN_GROUPED and not run.is_spelled


def _found(run: DigitRun, *, labelled: bool = False) -> Found:
    written = run.digits if run.is_spelled or run.has_commas else run.written.strip()
    sign = "+" if run.has_plus else ""
    if run.has_plus and not written.startswith("+"):
        written = "+" + written
    return Found(run.start, run.end, "phone", written, sign + run.digits, labelled)
