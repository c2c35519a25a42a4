#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The ledger while it is written: entries by what they may be the same as."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice, takewhile

from pipecat_summarizer.fidelity.values import cues
from pipecat_summarizer.fidelity.values.corrections import Change, compatible
from pipecat_summarizer.fidelity.values.entry import (
    CODE_KINDS,
    WEAK_KINDS,
    Ledger,
    Status,
    ValueEntry,
    ValueKind,
)
from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.headings import HEADINGS, kind_name
from pipecat_summarizer.fidelity.values.kinds.id import compact
from pipecat_summarizer.fidelity.values.kinds.numbers import NUMBER, plain_number
from pipecat_summarizer.fidelity.values.patterns import Pattern
from pipecat_summarizer.fidelity.values.restated import (
    is_of_attribute,
    is_other_door,
    restates,
)
from pipecat_summarizer.fidelity.values.same import Key, is_same, keys
from pipecat_summarizer.slicing import Steps, freed_steps

_ENTRIES_PER_STEP = 50
_RECENT_TURNS = 2
_MAX_LOOK_BACK = 200
_MAX_NAMES = 10
_SIMILAR = 0.4
_MIN_PART = 6
_WITH_NUMBER = frozenset({"time", "quantity", "duration", "percentage", "money"})
_CLOCK_DIGITS = (3, 4)
_PAIR = 2
_FIRST_NUMBER = Pattern(NUMBER)


class Book:
    """Entries that are added, repeated, replaced and taken back.

    Nothing is ever removed: what holds no longer is kept as that.
    """

    def __init__(self, turns: int = 0):
        """Begin with nothing, after so many turns of the caller."""
        self.entries: list[ValueEntry] = []
        self.turns = turns
        # A tuple of numbers costs the garbage collector nothing, of which there is one a value.
        self._by_key: dict[Key, tuple[int, ...]] = {}
        self._names: list[int] = []

    @classmethod
    def of_steps(cls, ledger: Ledger) -> Steps["Book"]:
        """Begin with what is known so far."""
        book = cls(ledger.turns)
        for index, entry in enumerate(ledger.entries):
            book.entries.append(entry)
            book._index(entry, index)
            if index % _ENTRIES_PER_STEP == 0:
                yield
        return book

    def closed_steps(self) -> Steps[tuple[ValueEntry, ...]]:
        """The entries, after the last; nothing can be added any more."""
        entries = tuple(self.entries)
        yield from freed_steps(self._by_key, self.entries)
        return entries

    def find(self, kind: ValueKind, normal: str) -> int | None:
        """Where a value stands, if it is known."""
        for one in keys(kind, normal):
            for index in self._by_key.get(one, ()):
                entry = self.entries[index]
                if is_same(kind, normal, entry.kind, entry.normal):
                    return index
        return None

    def _index(self, entry: ValueEntry, index: int) -> None:
        for one in keys(entry.kind, entry.normal):
            self._by_key[one] = (*self._by_key.get(one, ()), index)
        if entry.kind == "name":
            self._names.append(index)

    def say(self, entry: ValueEntry) -> int:
        """Note that a value was said; the same value is one entry, whoever says it."""
        index = self.find(entry.kind, entry.normal)
        if index is None:
            entry = self._of_other_door(entry)
            self.entries.append(entry)
            index = len(self.entries) - 1
            self._index(entry, index)
            return index
        known = self.entries[index]
        by_caller = entry.speaker == "caller"
        status = known.status
        if (
            status != "in_force"
            and (by_caller or entry.speaker == "tool")
            and known.last_turn < entry.turn
        ):
            status = "in_force"
        if known.words:
            known = known.called_as_well(entry.words)
        self.entries[index] = replace(
            known.called_as_well(entry.also_called),
            words=known.words or entry.words,
            status=status,
            is_confirmed=known.is_confirmed or (by_caller and known.speaker != "caller"),
            last_turn=entry.turn,
        )
        return index

    def _of_other_door(self, entry: ValueEntry) -> ValueEntry:
        """An address takes the place of one in the same house: "no, flat 14"."""
        for index in self._in_force(entry.kind, -1) if entry.kind == "address" else ():
            known = self.entries[index]
            if is_other_door(entry.normal, known.normal):
                self.end(index, "corrected")
                is_callers = known.is_confirmed or known.speaker == "caller"
                entry = replace(entry, is_confirmed=is_callers, words=entry.words or known.words)
        return entry

    def confirm(self, entry: ValueEntry) -> None:
        """Note that the caller agreed to a value the assistant said."""
        index = self.say(entry)
        if self.entries[index].status == "in_force":
            self.entries[index] = replace(self.entries[index], is_confirmed=True)

    def reject(self, entries: Sequence[ValueEntry]) -> None:
        """Note that the caller said no to what only the assistant had said."""
        for entry in entries:
            index = self.find(entry.kind, entry.normal)
            if index is not None and self.entries[index].importance == 2:
                self.end(index, "withdrawn")

    def end(self, index: int, status: Status) -> None:
        """Note that a value holds no longer."""
        self.entries[index] = replace(self.entries[index], status=status, last_turn=self.turns)

    def target(
        self,
        change: Change,
        new: int,
        later: Collection[int],
        offered: Sequence[ValueEntry] = (),
    ) -> int | None:
        """Which earlier value a new one stands for, where only the new one is named.

        Args:
            change: The change.
            new: Where the new value stands.
            later: Values that the same text names after it, and so are none of the
                earlier ones.
            offered: The values that the assistant said last.

        Returns:
            Where it stands; None where that is not plain, as two values beside each
            other are better than one that is lost.
        """
        entry = self.entries[new]
        is_slip = change.how == "slipped"
        labels = {word.casefold() for word in change.label}
        generic = _generic_names(entry.kind)
        # "The second quantity has changed": it may be one of other things now.
        named_by_kind = change.how == "made" and not generic.isdisjoint(labels)
        any_unit = is_slip or named_by_kind
        of_kind = self._in_force(entry.kind, besides=new, any_unit=any_unit)
        candidates = [i for i in of_kind if i not in later]
        if not candidates:
            return None
        if is_slip:
            return self._said_last(candidates, offered)
        is_other = cues.ADDITION.search(" ".join(labels)) is not None
        if is_other:
            # "My other order": only what was called so as well.
            named = [i for i in candidates if self._is_another(i)]
            # Of two the other one is the one that was said last.
            others = [i for i in candidates if self.entries[i].kind == entry.kind]
            candidates = named or (others[1:] if len(others) == _PAIR else [])
            if len(candidates) <= 1:
                return candidates[0] if candidates else None
        names = {i: _words(self.entries[i].every_name) for i in candidates}
        if labels and labels <= generic:
            # "The name" is the one that was called nothing else.
            plain = [i for i in candidates if names[i] <= generic]
            plain = plain or [i for i in candidates if not self._is_another(i)]
            if len(plain) == 1:
                return plain[0]
        shared = {i: _shared(labels, names[i]) for i in candidates}
        most = max(shared.values())
        if most:
            # "The address" is none that has a word of its own before it, if there is one without.
            named = [i for i in candidates if shared[i] == most]
            return min(reversed(named), key=lambda i: len(names[i]))
        if change.how == "made" and not labels:
            # "Actually, make it Friday" is about what was just spoken of.
            last = self._said_last(candidates, offered)
            if last is not None:
                return last
        if change.how == "renewed":
            return None
        nameless = [i for i in candidates if not names[i]]
        if labels and len(candidates) > 1 and len(nameless) == 1:
            # What was called otherwise is another thing.
            return nameless[0]
        recent = [i for i in candidates if self.entries[i].last_turn >= self.turns - _RECENT_TURNS]
        similar = [i for i in recent if is_similar(self.entries[i].normal, entry.normal)]
        if entry.kind in CODE_KINDS or entry.kind == "email":
            return (
                similar[-1]
                if similar
                else (recent[0] if len(recent) == 1 == len(candidates) and not labels else None)
            )
        if len(candidates) == 1:
            return candidates[0] if recent or not labels else None
        newest = max((self.entries[i].last_turn for i in recent), default=None)
        last = [i for i in recent if self.entries[i].last_turn == newest]
        return last[0] if len(last) == 1 else None

    def _is_another(self, index: int) -> bool:
        """Whether a value was called the other one, or the second."""
        return cues.ADDITION.search(self.entries[index].every_name.casefold()) is not None

    def restated(self, new: int, *, says_change: bool) -> int | None:
        """Which earlier value has a new one, because the same thing has another value."""
        entry = self.entries[new]
        if not is_of_attribute(entry):
            return None
        for index in reversed(self._in_force(entry.kind, besides=new)):
            known = self.entries[index]
            if known.last_turn < self.turns and restates(entry, known, says_change=says_change):
                return index
        return None

    def _said_last(self, candidates: Sequence[int], offered: Sequence[ValueEntry]) -> int | None:
        """The one of some values that was said last, in this turn or the one before."""
        repeated = [self.find(one.kind, one.normal) for one in offered]
        recent = [i for i in candidates if self.entries[i].last_turn >= self.turns - 1]
        for index in reversed(repeated):
            if index in recent:
                return index
        newest = max((self.entries[i].last_turn for i in recent), default=None)
        last = [i for i in recent if self.entries[i].last_turn == newest]
        return last[0] if len(last) == 1 else None

    def denied(self, new: Found, offered: Sequence[ValueEntry]) -> ValueEntry | None:
        """Which of the values that the assistant said a "no" is about."""
        candidates = [
            one
            for one in offered
            if compatible(one.kind, new.kind)
            and not (one.kind == new.kind and one.normal == new.normal)
        ]
        if any(one.kind == new.kind and one.normal == new.normal for one in offered):
            return None
        if new.kind in CODE_KINDS:
            similar = [one for one in candidates if is_similar(one.normal, new.normal)]
            if similar:
                return similar[-1]
            # What the caller said before is an order of its own, not a slip of the assistant.
            candidates = [one for one in candidates if not self._is_callers(one)]
        return candidates[0] if len(candidates) == 1 else None

    def last(self, kinds: Sequence[ValueKind], labels: Sequence[str]) -> int | None:
        """The value the caller said last, of one of the kinds if there are any."""
        wanted = {label.casefold() for label in labels}
        recent: list[int] = []
        for index in range(len(self.entries) - 1, max(-1, len(self.entries) - _MAX_LOOK_BACK), -1):
            entry = self.entries[index]
            if (
                entry.status != "in_force"
                or entry.importance
                or (kinds and entry.kind not in kinds)
            ):
                continue
            if entry.last_turn >= self.turns - _RECENT_TURNS:
                recent.append(index)
        named = [i for i in recent if wanted & _words(self.entries[i].every_name)]
        pool = named or recent
        newest = max((self.entries[i].last_turn for i in pool), default=None)
        last = [i for i in pool if self.entries[i].last_turn == newest]
        return last[0] if len(last) == 1 else None

    def numbered_last(self) -> ValueEntry | None:
        """The value with a number that was said last, in this turn or the one before."""
        recent = [
            entry
            for entry in self.entries[-_MAX_LOOK_BACK:]
            if entry.status == "in_force"
            and entry.last_turn >= self.turns - 1
            and entry.kind in _WITH_NUMBER
        ]
        newest = [one for one in recent if one.last_turn == max(e.last_turn for e in recent)]
        return newest[0] if len(newest) == 1 else None

    def with_number(self, number: Found, offered: Sequence[ValueEntry]) -> ValueEntry | None:
        """The value in force, or offered by the assistant, that has this number."""
        plain = number.normal if number.kind == "number" else plain_number(number.written)
        for entry in [*offered, *reversed(self.entries[-_MAX_LOOK_BACK:])]:
            if entry.status == "in_force" and plain in _numbers_of(entry):
                return entry
        return None

    def names(self) -> list[ValueEntry]:
        """The names in force, the newest first."""
        first = len(self.entries) - _MAX_LOOK_BACK
        recent = takewhile(lambda index: index >= first, reversed(self._names))
        names = (self.entries[index] for index in recent)
        return list(islice((one for one in names if one.status == "in_force"), _MAX_NAMES))

    def _in_force(self, kind: ValueKind, besides: int, *, any_unit: bool = False) -> list[int]:
        start = max(0, len(self.entries) - _MAX_LOOK_BACK)
        return [
            index
            for index, entry in enumerate(self.entries[start:], start)
            if entry.status == "in_force"
            and index != besides
            and compatible(entry.kind, kind)
            and (any_unit or kind != "quantity" or _unit(entry) == _unit(self.entries[besides]))
        ]

    def _is_callers(self, entry: ValueEntry) -> bool:
        index = self.find(entry.kind, entry.normal)
        return index is not None and self.entries[index].importance == 0


def is_similar(one: str, other: str) -> bool:
    """Whether two codes are so alike that one may be a slip of the other."""
    one, other = compact(one), compact(other)
    longest = max(len(one), len(other))
    if longest == 0 or abs(len(one) - len(other)) > 2 or longest > 64:
        return False
    return distance(one, other) <= max(1, int(longest * _SIMILAR))


def distance(one: str, other: str) -> int:
    """How many characters have to be changed, left out or put in; a swap of two counts one."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, char in enumerate(one, start=1):
        following = [i]
        for j, other_char in enumerate(other, start=1):
            cost = min(row[j] + 1, following[-1] + 1, row[j - 1] + (char != other_char))
            if i > 1 and j > 1 and char == other[j - 2] and one[i - 2] == other_char:
                cost = min(cost, before[j - 2] + 1)
            following.append(cost)
        before, row = row, following
    return row[-1]


def renumbered(entry: ValueEntry, number: Found) -> ValueEntry:
    """The same value with another number."""
    plain = number.normal if number.kind == "number" else plain_number(number.written)
    if entry.kind in CODE_KINDS:
        return replace(
            entry, said=number.written, written=number.written, normal=compact(number.written)
        )
    match = _FIRST_NUMBER.search(entry.written)
    written = (
        entry.written[: match.start()] + number.written + entry.written[match.end() :]
        if match
        else number.written
    )
    if entry.kind == "percentage":
        normal = f"{plain}%"
    elif entry.kind == "money":
        normal = f"{entry.normal.partition(' ')[0]} {plain}"
    elif entry.kind == "time" and len(plain) in _CLOCK_DIGITS:
        # "Three twenty" is read as 320.
        written = f"{plain[:-2]}:{plain[-2:]}"
        normal = f"{written}{'am' if entry.normal.endswith('am') else ''}"
    elif entry.kind == "time":
        normal = f"{plain}:00{'am' if entry.normal.endswith('am') else ''}"
    else:
        normal = f"{plain} {entry.normal.partition(' ')[2]}".strip()
    return replace(entry, said=number.written, written=written, normal=normal)


def is_weak(kind: ValueKind) -> bool:
    """Whether a value of this kind counts only when the caller said or confirmed it."""
    return kind in WEAK_KINDS


def _numbers_of(entry: ValueEntry) -> tuple[str, ...]:
    """The bare numbers that a value may be called by."""
    if entry.kind in ("name", "email", "url", "address", "date", "weekday", "version"):
        return ()
    if entry.kind in CODE_KINDS:
        return (entry.normal,)
    match = _FIRST_NUMBER.search(entry.written)
    if match is None:
        return ()
    first = plain_number(match[0])
    if entry.kind != "time":
        return (first,)
    # "Five twenty" is read as 520, "five" as 5.
    return first, first + "".join(filter(str.isdecimal, entry.written[match.end() :]))


def _unit(entry: ValueEntry) -> str:
    return entry.normal.partition(" ")[2]


def _shared(labels: Collection[str], words: Collection[str]) -> int:
    """How many words of a label two have in common; a compound has its parts."""
    return sum(
        any(
            word == label
            or (min(len(word), len(label)) >= _MIN_PART and (word in label or label in word))
            for label in labels
        )
        for word in words
    )


@cache
def _generic_names(kind: ValueKind) -> frozenset[str]:
    """What values of a kind are called in all languages, where nothing else is said of them."""
    names = (kind_name(kind, language) for language in HEADINGS)
    return frozenset(word for name in names for word in name.casefold().split())


def _words(label: str) -> set[str]:
    return {word for word in label.casefold().split() if len(word) > 2}
