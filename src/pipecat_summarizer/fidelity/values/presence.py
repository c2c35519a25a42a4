#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Whether a text holds a value, in any of its forms.

The text is read once like a message is, and its values are compared by their
normal forms; what cannot be recognised without its context is looked for by its
characters.
"""

from pipecat_summarizer.fidelity.languages import language_of
from pipecat_summarizer.fidelity.values.entry import CODE_KINDS, Ledger, ValueEntry, ValueKind
from pipecat_summarizer.fidelity.values.kinds import money, phone
from pipecat_summarizer.fidelity.values.kinds.address import normal as normal_address
from pipecat_summarizer.fidelity.values.kinds.date import is_within
from pipecat_summarizer.fidelity.values.kinds.name import normal as normal_name
from pipecat_summarizer.fidelity.values.kinds.numbers import plain_number
from pipecat_summarizer.fidelity.values.reading import (
    WINDOW_CHARS,
    pieces_of,
    window_steps,
    written_steps,
)
from pipecat_summarizer.fidelity.values.same import Key, is_same, keys
from pipecat_summarizer.slicing import Steps, drain

_LANGUAGE_CHARS = 1_000
_COMPACT_CHARS = 2_000
_ENTRIES_PER_STEP = 16


class Contents:
    """What values a text holds."""

    def __init__(self, text: str, language: str | None = None):
        """Read the text at once; see :func:`contents_steps`."""
        drain(self.read_steps(text, language))

    def read_steps(self, text: str, language: str | None) -> Steps[None]:
        """Read the text."""
        if language is None:
            known = language_of(text[:_LANGUAGE_CHARS])
            language = known.code if known else None
        self._by_key: dict[Key, list[tuple[ValueKind, str]]] = {}
        self._numbers: set[str] = set()
        written: list[str] = []
        for piece in pieces_of(text, WINDOW_CHARS):
            window = yield from window_steps(piece, language, bare_numbers=True)
            yield
            written += (piece, window.text) if window.text != piece else (piece,)
            for one in window.found:
                if one.kind == "number":
                    self._numbers.add(one.normal)
                else:
                    if one.kind == "quantity":
                        self._numbers.add(one.normal.partition(" ")[0])
                    for key in keys(one.kind, one.normal):
                        self._by_key.setdefault(key, []).append((one.kind, one.normal))
        whole = "\n".join(written)
        self._codes = Codes()
        for piece in written:
            for start in range(0, len(piece), _COMPACT_CHARS):
                self._codes.add(piece[start : start + _COMPACT_CHARS])
                yield
            self._codes.add("\n")
        names: list[str] = []
        addresses: list[str] = []
        for piece in written:
            names.append(normal_name(piece))
            addresses.append(normal_address(piece))
            yield
        self._names = f" {' '.join(names)} "
        self._addresses = f" {' '.join(addresses)} "
        self._folded = whole.casefold()

    def holds(self, entry: ValueEntry) -> bool:
        """Whether the text holds the value."""
        for key in keys(entry.kind, entry.normal):
            if any(_says(kind, normal, entry) for kind, normal in self._by_key.get(key, ())):
                return True
        if entry.kind in CODE_KINDS or entry.kind == "version":
            return self._codes.holds(entry.normal.removeprefix("+"))
        if entry.kind == "name":
            return f" {entry.normal} " in self._names or _is_unspaced_in(entry.normal, self._folded)
        if entry.kind == "address":
            return f" {entry.normal} " in self._addresses
        if entry.kind == "money":
            amount = money.amount(entry.normal)
            plain = plain_number(amount, grouped_by_three=False)
            return ("." in amount or len(amount) > 3) and plain in self._numbers
        if entry.kind in ("email", "url"):
            return entry.normal.casefold() in self._folded
        if entry.kind == "quantity":
            number, _, noun = entry.normal.partition(" ")
            return number in self._numbers and noun in self._folded
        return _holds_word(entry.written.casefold(), self._folded)


def contents_steps(text: str, language: str | None = None) -> Steps[Contents]:
    """What values a text holds.

    Args:
        text: A summary, or any other text.
        language: The code of its language; None to tell it from the text.
    """
    contents = Contents("", language)
    yield from contents.read_steps(text, language)
    return contents


def codes_steps(piece: str, language: str | None) -> Steps["Codes"]:
    """The codes that a text of bounded length holds as it stands or once written.

    It costs much less than :func:`contents_steps`, as no value is looked for.
    """
    if language is None:
        known = language_of(piece[:_LANGUAGE_CHARS])
        language = known.code if known else None
    written = yield from written_steps(piece, language)
    codes = Codes()
    for text in (piece, written) if written != piece else (piece,):
        codes.add(text)
        codes.add("\n")
        yield
    return codes


def missing_entries(
    ledger: Ledger, text: str, language: str | None = None
) -> tuple[ValueEntry, ...]:
    """The missing values at once; see :func:`missing_entries_steps`."""
    return drain(missing_entries_steps(ledger, text, language))


def missing_entries_steps(
    ledger: Ledger, text: str, language: str | None = None
) -> Steps[tuple[ValueEntry, ...]]:
    """The values in force that a text does not hold in any of their forms, by importance.

    Args:
        ledger: The values.
        text: A summary.
        language: The code of its language; None for the ledger's.
    """
    contents = yield from contents_steps(text, language or ledger.language)
    missing: list[ValueEntry] = []
    in_force = yield from ledger.in_force_steps()
    for count, entry in enumerate(in_force):
        if not contents.holds(entry):
            missing.append(entry)
        if count % _ENTRIES_PER_STEP == 0:
            yield
    return tuple(missing)


def stale_entries(ledger: Ledger, text: str, language: str | None = None) -> tuple[ValueEntry, ...]:
    """The values that hold no longer and that a text still holds.

    Args:
        ledger: The values.
        text: A summary.
        language: The code of its language; None for the ledger's.
    """
    contents = Contents(text, language or ledger.language)
    return tuple(entry for entry in ledger.stale if contents.holds(entry))


def _says(kind: ValueKind, normal: str, entry: ValueEntry) -> bool:
    if kind == entry.kind == "date":
        return is_within(normal, entry.normal)
    if "phone" in (kind, entry.kind) and kind in CODE_KINDS and entry.kind in CODE_KINDS:
        return phone.is_whole(normal, entry.normal)
    return is_same(kind, normal, entry.kind, entry.normal)


class Codes:
    """A text without what parts the characters of a code, that remembers where words begin."""

    def __init__(self):
        """Begin with no text."""
        self._text = ""
        self._edges = bytearray()
        self._is_edge = True

    def add(self, piece: str):
        """Go on with a piece of the text."""
        chars: list[str] = []
        edges = bytearray()
        for char in piece.upper():
            if char.isalnum():
                chars.append(char)
                edges.append(self._is_edge)
                self._is_edge = False
            else:
                self._is_edge = True
        self._text += "".join(chars)
        self._edges += edges

    def holds(self, code: str) -> bool:
        """Whether the text holds these letters and digits, however they are parted."""
        wanted = "".join(char for char in code.upper() if char.isalnum())
        if not wanted:
            return False
        at = self._text.find(wanted)
        while at >= 0:
            if self._begins_word(at) and self._begins_word(at + len(wanted)):
                return True
            at = self._text.find(wanted, at + 1)
        return False

    def _begins_word(self, at: int) -> bool:
        if at in (0, len(self._text)) or self._edges[at]:
            return True
        # "Flight BA283", "No.48213": letters before digits part them as well.
        return self._text[at - 1].isalpha() and not self._text[at - 1].isascii()


def _is_unspaced_in(name: str, folded: str) -> bool:
    return bool(name) and name[0] >= "\u2e80" and name in folded


def _holds_word(word: str, folded: str) -> bool:
    at = folded.find(word) if word else -1
    while at >= 0:
        before = folded[at - 1 : at]
        after = folded[at + len(word) : at + len(word) + 1]
        if not before.isalnum() and not after.isalnum():
            return True
        at = folded.find(word, at + 1)
    return False
