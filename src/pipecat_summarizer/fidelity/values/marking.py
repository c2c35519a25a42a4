#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a summary shows that holds no longer, marked as that.

A model that was told a corrected value twice may write the old one as if it
held. It is not taken out, for the sentence around it may be right: it gets a
short mark behind it. Another language is one more line in ``MARKS``, and one in
``PAST`` and ``_CHANGING`` where its words are known.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pipecat_summarizer.fidelity.languages import language_of
from pipecat_summarizer.fidelity.values.corrections import changes_steps, compatible
from pipecat_summarizer.fidelity.values.entry import CODE_KINDS, Ledger, ValueEntry
from pipecat_summarizer.fidelity.values.found import FoundKind
from pipecat_summarizer.fidelity.values.kinds.page import lowered
from pipecat_summarizer.fidelity.values.patterns import Pattern, any_of
from pipecat_summarizer.fidelity.values.reading import (
    WINDOW_CHARS,
    Window,
    pieces_of,
    window_steps,
)
from pipecat_summarizer.fidelity.values.same import Key, is_same, keys
from pipecat_summarizer.fidelity.values.sentences import sentences_of
from pipecat_summarizer.slicing import Steps, drain

MARKS = {
    "en": "no longer valid",
    "es": "ya no es válido",
    "de": "nicht mehr gültig",
    "fr": "n'est plus valable",
    "pt": "já não é válido",
    "it": "non più valido",
    "nl": "niet meer geldig",
    "pl": "już nieaktualne",
    "ru": "больше не действует",
    "tr": "artık geçerli değil",
    "ar": "لم يعد صالحًا",
    "hi": "अब मान्य नहीं",
    "zh": "已失效",
    "ja": "現在は無効",
    "ko": "더 이상 유효하지 않음",
    "id": "tidak berlaku lagi",
    "vi": "không còn hiệu lực",
    "th": "ใช้ไม่ได้แล้ว",
    "el": "δεν ισχύει πλέον",
    "he": "כבר לא בתוקף",
    "fa": "دیگر معتبر نیست",
    "hi-Latn": "ab maanya nahi",
    "bn": "আর কার্যকর নয়",
    "ta": "இனி செல்லாது",
    "sv": "gäller inte längre",
    "da": "gælder ikke længere",
    "nb": "gjelder ikke lenger",
    "fi": "ei enää voimassa",
    "cs": "již neplatí",
    "hu": "már nem érvényes",
    "ro": "nu mai este valabil",
    "uk": "більше не діє",
}
"""What stands, in brackets, behind what no longer holds, by language."""

_ALL_MARKS = frozenset(f" ({mark})" for mark in MARKS.values())
_MARK_CHARS = max(map(len, _ALL_MARKS))

_LANGUAGE_CHARS = 1_000
_NEAR_CHARS = 40
_FAR_CHARS = 4 * _NEAR_CHARS
_MAX_ENTRIES = 200
_PER_STEP = 4
_KEYS_PER_STEP = 50

# Says by itself that what stands beside it is past.
PAST = Pattern(
    r"(?<!\w)"
    + any_of(
        "no longer|not any ?more|any ?more|previously|formerly|former|old|outdated|obsolete|wrong"
        "|incorrect|superseded|withdrawn|revoked|cancel(?:l?ed)?|taken back|originally"
        "|ya no|antes|anteriormente|anterior|antigu[oa]|retirad[oa]|anulad[oa]|cancelad[oa]"
        "|nicht mehr|früher(?:e[nrs]?)?|vorher(?:ige[nrs]?)?|zuvor|alte[nrs]?|veraltet|falsch"
        "|storniert|zurückgenommen|zurückgezogen"
        "|n'est plus|auparavant|ancien(?:ne)?|annulée?|retirée?"
        "|já não|antig[oa]"
        "|non più|in precedenza|precedente|vecchi[oa]|annullat[oa]"
        "|niet meer|voorheen|eerder|oude?|geannuleerd|verouderd"
    )
    + r"(?!\w)"
)
# Says that one value took the place of another, where both are named.
_CHANGING = Pattern(
    r"(?<!\w)"
    + any_of(
        "not|instead of|rather than|corrected|correction|changed|replaced|replaces|moved|updated"
        "|en lugar de|en vez de|corregid[oa]|corrección|cambiad[oa]|cambió|sustituid[oa]"
        "|nicht|statt|anstatt|anstelle|korrigiert|korrektur|geändert|ersetzt"
        "|pas|au lieu de|plutôt que|corrigée?|changée?|remplacée?"
        "|não|em vez de|no lugar de|corrigid[oa]|mudou|mudad[oa]|substituíd[oa]"
        "|invece di|invece del|corrett[oa]|cambiat[oa]|sostituit[oa]"
        "|niet|in plaats van|gecorrigeerd|gewijzigd|vervangen"
    )
    + r"(?!\w)"
)
_STOPS = Pattern(r"[\n;•]")
# What may part the characters of a code.
_APART = r"[\s.()/-]{0,2}"


def marked_stale(text: str, ledger: Ledger, language: str | None = None) -> str:
    """Mark what no longer holds at once; see :func:`marked_stale_steps`."""
    return drain(marked_stale_steps(text, ledger, language))


def marked_stale_steps(text: str, ledger: Ledger, language: str | None = None) -> Steps[str]:
    """A summary in which each value that holds no longer says so.

    What the summary itself says to be past, or to be replaced by another value,
    stays as it is. So does a text that was marked before.

    Args:
        text: The summary.
        ledger: The values of the conversation.
        language: The code of its language; None for the ledger's.
    """
    stale = yield from _stale_for_sure_steps(ledger)
    if not stale:
        return text
    if (language or ledger.language) is None:
        known = language_of(text[:_LANGUAGE_CHARS])
        language = known.code if known else None
    language = language or ledger.language
    yield
    mark = f" ({MARKS.get(language or 'en', MARKS['en'])})"
    pieces: list[str] = []
    compact = _compact(text)
    yield
    stale_finder = yield from _finder_steps(stale[-_MAX_ENTRIES:], compact)
    in_force = yield from ledger.in_force_steps()
    holding_finder = yield from _finder_steps(in_force[:_MAX_ENTRIES], compact)
    at = 0
    # By lines, so that a mark does not move where the text is cut the next time.
    for line in text.splitlines(keepends=True):
        for piece in pieces_of(line, WINDOW_CHARS):
            at += len(piece)
            window = yield from window_steps(piece, language)
            yield
            past = yield from stale_finder.places_steps(window)
            if past:
                current = yield from holding_finder.places_steps(window)
                following = text[at : at + _MARK_CHARS]
                piece = yield from _marked_steps(window, past, current, mark, language, following)
            pieces.append(piece)
    return "".join(pieces)


def _stale_for_sure_steps(ledger: Ledger) -> Steps[list[ValueEntry]]:
    """The values that hold no longer, and are not the same as one that does."""
    stale: list[ValueEntry] = []
    holding: dict[Key, list[ValueEntry]] = {}
    for index, entry in enumerate(ledger.entries):
        if entry.status != "in_force":
            stale.append(entry)
            for key in keys(entry.kind, entry.normal):
                holding[key] = []
        if index % _KEYS_PER_STEP == 0:
            yield
    for index, entry in enumerate(ledger.entries if stale else ()):
        if entry.status == "in_force":
            for key in keys(entry.kind, entry.normal):
                if key in holding:
                    holding[key].append(entry)
        if index % _KEYS_PER_STEP == 0:
            yield
    for_sure: list[ValueEntry] = []
    for index, entry in enumerate(stale):
        if not any(
            is_same(entry.kind, entry.normal, other.kind, other.normal)
            for key in keys(entry.kind, entry.normal)
            for other in holding.get(key, ())
        ):
            for_sure.append(entry)
        if index % _KEYS_PER_STEP == 0:
            yield
    return for_sure


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a value stands in a piece of text."""

    start: int
    end: int
    kind: FoundKind


class _Finder:
    """Finds some values in a text, in any of their forms."""

    def __init__(self):
        self._by_key: dict[Key, list[ValueEntry]] = {}
        self._literals: list[tuple[re.Pattern[str], FoundKind]] = []

    def add(self, entry: ValueEntry, compact: str) -> None:
        """Look for a value; by its characters only where the text, made compact, has them."""
        for key in keys(entry.kind, entry.normal):
            self._by_key.setdefault(key, []).append(entry)
        if any(_compact(form) in compact for form in (entry.written, entry.said, entry.normal)):
            self._literals.append((_literal(entry), entry.kind))

    def places_steps(self, window: Window) -> Steps[list[_Place]]:
        """Where the values stand in the original of a window, the first and longest first."""
        places: set[_Place] = set()
        for one in window.found:
            if one.kind == "number":
                continue
            if any(
                is_same(one.kind, one.normal, entry.kind, entry.normal)
                for key in keys(one.kind, one.normal)
                for entry in self._by_key.get(key, ())
            ):
                start, end = window.place(one.start, one.end)
                places.add(_Place(start, end, one.kind))
        lower = lowered(window.original)
        for index, (pattern, kind) in enumerate(self._literals):
            for match in pattern.finditer(lower):
                if not _is_in_another(window, match.start(), match.end()):
                    places.add(_Place(match.start(), match.end(), kind))
            if index % _PER_STEP == _PER_STEP - 1:
                yield
        return sorted(places, key=lambda place: (place.start, -place.end))


def _finder_steps(entries: Sequence[ValueEntry], compact: str) -> Steps[_Finder]:
    finder = _Finder()
    for index, entry in enumerate(entries):
        finder.add(entry, compact)
        if index % _PER_STEP == _PER_STEP - 1:
            yield
    return finder


def _compact(text: str) -> str:
    """Letters and digits alone, in lower case."""
    return "".join(filter(str.isalnum, lowered(text)))


def _literal(entry: ValueEntry) -> re.Pattern[str]:
    """A value as it is written or said."""
    forms = {re.escape(lowered(form)) for form in (entry.written, entry.said) if form.strip()}
    if entry.kind in CODE_KINDS:
        chars = [re.escape(char) for char in lowered(entry.normal) if char.isalnum()]
        forms.add(_APART.join(chars[:64]))
    longest_first = sorted(forms, key=lambda form: (-len(form), form))
    return re.compile(rf"(?<![\w@])(?<![\w][.,/-])(?:{'|'.join(longest_first)})(?![\w@]|[.,/-]\w)")


def _is_in_another(window: Window, start: int, end: int) -> bool:
    """Whether a place is only a part of a value: "3 March" in "3 March 2026"."""
    for one in window.found:
        begin, finish = window.place(one.start, one.end)
        if begin <= start and end <= finish and (begin, finish) != (start, end):
            return True
    return False


def _marked_steps(
    window: Window,
    past: Sequence[_Place],
    current: Sequence[_Place],
    mark: str,
    language: str | None,
    following: str,
) -> Steps[str]:
    """The piece with a mark behind each past value that has none, here or in what follows."""
    said = yield from _said_to_be_past_steps(window, language)
    text = window.original
    lower = lowered(text)
    sentences = sentences_of(lower)
    yield
    pieces: list[str] = []
    at = done = 0
    for place in past:
        if place.end <= done or any(_covers(other, place) for other in current):
            continue
        done = place.end
        if (
            any(start < place.end and place.start < end for start, end in said)
            or (text[place.end :] + following).startswith(tuple(_ALL_MARKS))
            or _is_marked(lower, place, current, sentences)
        ):
            continue
        pieces += (text[at : place.end], mark)
        at = place.end
        yield
    pieces.append(text[at:])
    return "".join(pieces)


def _said_to_be_past_steps(window: Window, language: str | None) -> Steps[set[tuple[int, int]]]:
    """Where the text has values that it says itself to hold no longer."""
    lower = lowered(window.text)
    sentences = sentences_of(lower)
    changes = yield from changes_steps(lower, window.found, sentences, language, "operator")
    return {window.place(one.old.start, one.old.end) for one in changes if one.old is not None}


def _covers(one: _Place, other: _Place) -> bool:
    return one.start <= other.start and other.end <= one.end


def _is_marked(
    lower: str,
    place: _Place,
    current: Sequence[_Place],
    sentences: Sequence[tuple[int, int]],
) -> bool:
    """Whether the words next to a value say that it is past."""
    begin, finish = next(
        ((start, end) for start, end in sentences if start <= place.start < end), (0, len(lower))
    )
    unmarked = _outside_marks(lower, max(begin, place.start - _FAR_CHARS), place.start)
    unmarked = unmarked[-_NEAR_CHARS:]
    start = unmarked[0] if unmarked else place.start
    before = "".join(lower[at] for at in unmarked)
    unmarked = _outside_marks(lower, place.end, min(finish, place.end + _FAR_CHARS))
    unmarked = unmarked[:_NEAR_CHARS]
    end = unmarked[-1] + 1 if unmarked else place.end
    after = "".join(lower[at] for at in unmarked)
    if any(mark in lower[start : end + _MARK_CHARS] for mark in _ALL_MARKS):
        # What stands beside it was marked, and the text with it.
        return True
    for stop in _STOPS.each(before):
        before = " " * stop.end() + before[stop.end() :]
    stop = _STOPS.search(after)
    after = after[: stop.start()] if stop else after
    if PAST.search(before) or PAST.search(after):
        return True
    has_current = any(
        compatible(other.kind, place.kind) and start <= other.start < end for other in current
    )
    return has_current and bool(_CHANGING.search(before) or _CHANGING.search(after))


def _outside_marks(lower: str, start: int, end: int) -> list[int]:
    """The places of a text that are in no mark: that of one value says nothing of another."""
    places: list[int] = []
    at = start
    while at < end:
        mark = next((mark for mark in _ALL_MARKS if lower.startswith(mark, at)), "")
        if not mark:
            places.append(at)
        at += max(1, len(mark))
    return places
