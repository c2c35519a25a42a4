#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Wrong digits: a number in a summary that is one digit off a value, and was never said.

A wrong digit is only what stands in neither the conversation nor the earlier
summary, in any form, while a value in force of the same kind, of five digits or
more, differs from it by one. Anything else may be true: a sum, another order.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from pipecat_summarizer.fidelity.values.book import distance
from pipecat_summarizer.fidelity.values.entry import CODE_KINDS, Ledger, ValueEntry
from pipecat_summarizer.fidelity.values.found import FoundKind
from pipecat_summarizer.fidelity.values.kinds.id import compact
from pipecat_summarizer.fidelity.values.presence import Contents
from pipecat_summarizer.fidelity.values.reading import WINDOW_CHARS, pieces_of, read_window
from pipecat_summarizer.slicing import Steps, drain

_MIN_DIGITS = 5
_MAX_CODE_CHARS = 40


@dataclass(frozen=True, slots=True)
class WrongDigit:
    """A number with a wrong digit.

    Parameters:
        found: The number as it stands in the text.
        start: Where it begins.
        end: Where it ends.
        right: The value it should be.
    """

    found: str
    start: int
    end: int
    right: ValueEntry


def wrong_digits(
    text: str, ledger: Ledger, known_texts: Iterable[str] = (), language: str | None = None
) -> tuple[WrongDigit, ...]:
    """Look for wrong digits at once; see :func:`wrong_digits_steps`."""
    return drain(wrong_digits_steps(text, ledger, known_texts, language))


def wrong_digits_steps(
    text: str, ledger: Ledger, known_texts: Iterable[str] = (), language: str | None = None
) -> Steps[tuple[WrongDigit, ...]]:
    """The numbers of a text that are one digit off a value in force.

    Args:
        text: A summary.
        ledger: The values of the conversation.
        known_texts: All texts in which a number may stand by right: the messages
            and the earlier summary. They are read only where a number is in doubt.
        language: The code of the language; None for the ledger's.
    """
    language = language or ledger.language
    doubtful: list[WrongDigit] = []
    known = {compact(entry.normal) for entry in ledger.entries}
    right = [entry for entry in ledger.in_force if _digits(entry.normal) >= _MIN_DIGITS]
    if not right:
        return ()
    offset = 0
    for piece in pieces_of(text, WINDOW_CHARS):
        window = read_window(piece, language, bare_numbers=True)
        for one in window.found:
            code = compact(one.normal)
            if code in known or not _MIN_DIGITS - 1 <= _digits(code) or len(code) > _MAX_CODE_CHARS:
                continue
            entry = next((e for e in right if _is_one_off(one.kind, code, e)), None)
            if entry is not None:
                start, end = window.place(one.start, one.end)
                doubtful.append(WrongDigit(piece[start:end], offset + start, offset + end, entry))
        offset += len(piece)
        yield
    if not doubtful:
        return ()
    for known_text in known_texts:
        for piece in pieces_of(known_text, WINDOW_CHARS):
            contents = Contents(piece, language)
            doubtful = [wrong for wrong in doubtful if not contents.holds_code(wrong.found)]
            if not doubtful:
                return ()
            yield
    return tuple(doubtful)


def corrected_text(text: str, wrong: Iterable[WrongDigit]) -> str:
    """The text with its wrong digits put right.

    Args:
        text: The text they were found in.
        wrong: What is wrong in it.
    """
    for one in sorted(wrong, key=lambda one: one.start, reverse=True):
        text = text[: one.start] + one.right.written + text[one.end :]
    return text


def _is_one_off(kind: FoundKind, code: str, entry: ValueEntry) -> bool:
    same_kind = kind == entry.kind or (
        entry.kind in CODE_KINDS and (kind in CODE_KINDS or kind == "number")
    )
    if not same_kind:
        return False
    right = compact(entry.normal)
    if len(code) == len(right):
        # A letter that differs is another code; two digits that changed places are one slip.
        off = [(a, b) for a, b in zip(code, right, strict=True) if a != b]
        if any(not (a.isdigit() and b.isdigit()) for a, b in off):
            return False
        return len(off) == 1 or (len(off) == 2 and distance(code, right) == 1)
    return (
        abs(len(code) - len(right)) == 1
        and _letters(code) == _letters(right)
        and distance(code, right) == 1
    )


def _digits(text: str) -> int:
    return sum(char.isdigit() for char in text)


def _letters(text: str) -> str:
    return "".join(char for char in text if not char.isdigit())
