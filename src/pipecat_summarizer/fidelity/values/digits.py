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

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from pipecat_summarizer.fidelity.values.book import distance
from pipecat_summarizer.fidelity.values.entry import CODE_KINDS, Ledger, ValueEntry
from pipecat_summarizer.fidelity.values.found import FoundKind
from pipecat_summarizer.fidelity.values.kinds.id import compact
from pipecat_summarizer.fidelity.values.patterns import Pattern
from pipecat_summarizer.fidelity.values.presence import codes_steps
from pipecat_summarizer.fidelity.values.reading import WINDOW_CHARS, pieces_of, window_steps
from pipecat_summarizer.slicing import Steps, drain, freed_steps

_MIN_DIGITS = 5
_MAX_CODE_CHARS = 40
_MAX_GROUPS = 12
_BETWEEN = " \u00a0-./"
_WORD = Pattern(r"[A-Za-z0-9]{1,40}")
_MAX_OFF = 2
_ENTRIES_PER_STEP = 40
_TABLES = 64
_WORDS_PER_STEP = 20


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
    known: set[str] = set()
    for index, entry in enumerate(ledger.entries):
        known.add(compact(entry.normal))
        if index % _ENTRIES_PER_STEP == 0:
            yield
    right: list[tuple[str, ValueEntry]] = []
    # Several small tables: to grow a large one takes a millisecond.
    masks: list[dict[str, ValueEntry]] = [{} for _ in range(_TABLES)]
    in_force = yield from ledger.in_force_steps()
    for index, entry in enumerate(in_force):
        if _digits(entry.normal) >= _MIN_DIGITS:
            code = compact(entry.normal)
            right.append((code, entry))
            if entry.kind in CODE_KINDS and len(code) <= _MAX_CODE_CHARS:
                for mask in _masks(code):
                    masks[hash(mask) % _TABLES][mask] = entry
        if index % _ENTRIES_PER_STEP == 0:
            yield
    if not right:
        return ()
    offset = 0
    for piece in pieces_of(text, WINDOW_CHARS):
        window = yield from window_steps(piece, language, bare_numbers=True)
        wrong: list[WrongDigit] = []
        for one in window.found:
            code = compact(one.normal)
            if code in known or not _MIN_DIGITS - 1 <= _digits(code) or len(code) > _MAX_CODE_CHARS:
                continue
            entry = yield from _one_off_steps(one.kind, code, right)
            if entry is not None:
                start, end = window.place(one.start, one.end)
                wrong.append(WrongDigit(piece[start:end], offset + start, offset + end, entry))
        shaped = yield from _of_shape_steps(piece, offset, masks, known)
        for one in shaped:
            if not any(one.start < other.end and other.start < one.end for other in wrong):
                wrong.append(one)
        doubtful.extend(wrong)
        offset += len(piece)
        yield
    yield from freed_steps(*masks, right, known)
    if not doubtful:
        return ()
    for known_text in known_texts:
        for piece in pieces_of(known_text, WINDOW_CHARS):
            codes = yield from codes_steps(piece, language)
            doubtful = [wrong for wrong in doubtful if not codes.holds(wrong.found)]
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


def _one_off_steps(
    kind: FoundKind, code: str, right: Sequence[tuple[str, ValueEntry]]
) -> Steps[ValueEntry | None]:
    """The first of some values that a number is one digit off."""
    for index, (normal, entry) in enumerate(right):
        if abs(len(code) - len(normal)) <= 1 and _is_one_off(kind, code, normal, entry):
            return entry
        if index % _ENTRIES_PER_STEP == 0:
            yield
    return None


def _of_shape_steps(
    piece: str, offset: int, masks: Sequence[Mapping[str, ValueEntry]], known: Collection[str]
) -> Steps[list[WrongDigit]]:
    """What is written like a code with one digit changed, whatever is written around it."""
    words = list(_WORD.each(piece)) if any(masks) else []
    shaped: list[WrongDigit] = []
    for index, first in enumerate(words):
        if index % _WORDS_PER_STEP == 0:
            yield
        code, end = "", first.start()
        for word in words[index : index + _MAX_GROUPS]:
            between = piece[end : word.start()]
            if len(between) > 1 or between.strip(_BETWEEN) or len(code) > _MAX_CODE_CHARS:
                break
            code, end = code + word[0].upper(), word.end()
            if _digits(code) < _MIN_DIGITS or code in known:
                continue
            entries = (masks[hash(mask) % _TABLES].get(mask) for mask in _masks(code))
            entry = next(filter(None, entries), None)
            if entry is not None:
                found = piece[first.start() : end]
                start = offset + first.start()
                shaped.append(WrongDigit(found, start, offset + end, entry))
                break
    return shaped


def _masks(code: str) -> Iterator[str]:
    """A code with each of its digits left open, one at a time."""
    for place, char in enumerate(code):
        if char.isdigit():
            yield f"{code[:place]}?{code[place + 1 :]}"


def _is_one_off(kind: FoundKind, code: str, right: str, entry: ValueEntry) -> bool:
    same_kind = kind == entry.kind or (
        entry.kind in CODE_KINDS and (kind in CODE_KINDS or kind == "number")
    )
    if not same_kind:
        return False
    if len(code) == len(right):
        # A letter that differs is another code; two digits that changed places are one slip.
        off = [(a, b) for a, b in zip(code, right, strict=True) if a != b]
        if len(off) > _MAX_OFF or any(not (a.isdigit() and b.isdigit()) for a, b in off):
            return False
        return len(off) == 1 or (len(off) == _MAX_OFF and distance(code, right) == 1)
    return (
        abs(len(code) - len(right)) == 1
        and _letters(code) == _letters(right)
        and distance(code, right) == 1
    )


def _digits(text: str) -> int:
    return sum(map(str.isdigit, text))


def _letters(text: str) -> str:
    return "".join(char for char in text if not char.isdigit())
