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
from pipecat_summarizer.fidelity.values.kinds import money
from pipecat_summarizer.fidelity.values.kinds.address import normal as normal_address
from pipecat_summarizer.fidelity.values.kinds.date import is_within
from pipecat_summarizer.fidelity.values.kinds.name import normal as normal_name
from pipecat_summarizer.fidelity.values.kinds.numbers import plain_number
from pipecat_summarizer.fidelity.values.reading import WINDOW_CHARS, pieces_of, read_window
from pipecat_summarizer.fidelity.values.same import Key, is_same, keys

_LANGUAGE_CHARS = 1_000


class Contents:
    """What values a text holds."""

    def __init__(self, text: str, language: str | None = None):
        """Read the text.

        Args:
            text: A summary, or any other text.
            language: The code of its language; None to tell it from the text.
        """
        if language is None:
            known = language_of(text[:_LANGUAGE_CHARS])
            language = known.code if known else None
        self._by_key: dict[Key, list[tuple[ValueKind, str]]] = {}
        self._numbers: set[str] = set()
        written: list[str] = []
        for piece in pieces_of(text, WINDOW_CHARS):
            window = read_window(piece, language, bare_numbers=True)
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
        self._codes = _Compact(whole)
        self._names = f" {normal_name(whole)} "
        self._addresses = f" {normal_address(whole)} "
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

    def holds_code(self, code: str) -> bool:
        """Whether the text holds these letters and digits, however they are parted."""
        return self._codes.holds(code)


def missing_entries(
    ledger: Ledger, text: str, language: str | None = None
) -> tuple[ValueEntry, ...]:
    """The values in force that a text does not hold in any of their forms, by importance.

    Args:
        ledger: The values.
        text: A summary.
        language: The code of its language; None for the ledger's.
    """
    contents = Contents(text, language or ledger.language)
    return tuple(entry for entry in ledger.in_force if not contents.holds(entry))


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
    return is_same(kind, normal, entry.kind, entry.normal)


class _Compact:
    """A text without what parts the characters of a code, that remembers where words begin."""

    def __init__(self, text: str):
        chars: list[str] = []
        edges: list[bool] = []
        is_edge = True
        for char in text.upper():
            if char.isalnum():
                chars.append(char)
                edges.append(is_edge)
                is_edge = False
            else:
                is_edge = True
        self._text = "".join(chars)
        self._edges = [*edges, True] if len(self._text) == len(edges) else []

    def holds(self, code: str) -> bool:
        wanted = "".join(char for char in code.upper() if char.isalnum())
        if not wanted or not self._edges:
            return False
        at = self._text.find(wanted)
        while at >= 0:
            if self._is_edge(at) and self._is_edge(at + len(wanted)):
                return True
            at = self._text.find(wanted, at + 1)
        return False

    def _is_edge(self, at: int) -> bool:
        if at == 0 or self._edges[at]:
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
