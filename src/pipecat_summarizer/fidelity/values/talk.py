#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What one message of caller, assistant or operator does to the ledger.

Who says a value, whether the caller agrees and what replaces what is decided
here; which earlier value is meant, in :mod:`.book`.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice

from pipecat_summarizer.fidelity.languages import LANGUAGES, Language, language_of, words_of
from pipecat_summarizer.fidelity.values import cues
from pipecat_summarizer.fidelity.values.book import Book, is_weak, renumbered
from pipecat_summarizer.fidelity.values.corrections import Change, changes_steps
from pipecat_summarizer.fidelity.values.entry import (
    CODE_KINDS,
    Asked,
    Ledger,
    Speaker,
    ValueEntry,
    ValueKind,
)
from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.name import full_names
from pipecat_summarizer.fidelity.values.kinds.page import lowered
from pipecat_summarizer.fidelity.values.questions import announced_by, asks_how_many
from pipecat_summarizer.fidelity.values.reading import WINDOW_CHARS, Window, pieces_of, window_steps
from pipecat_summarizer.fidelity.values.sentences import (
    content_words,
    last_question,
    sentences_of,
    words_at,
)
from pipecat_summarizer.slicing import Steps

_MAX_VALUES = 120
_MAX_WINDOWS = 200
_VALUES_PER_STEP = 5
_LANGUAGE_CHARS = 300
_QUESTION_CHARS = 200
_TAIL_CHARS = 600
_CHECK_CHARS = 60
_MAX_OFFERED = 20
_SHORT_WORDS = 3
_MAX_SENTENCES = 40
_LEAD_CHARS = 30
_NAMING_WORDS = 6
_PLAIN_LEAD = 3
_LANGUAGES = {language.code: language for language in LANGUAGES}
_COMMON = {language.code: frozenset(language.common) for language in LANGUAGES}


class Talk:
    """One message that somebody speaks."""

    def __init__(self, book: Book, ledger: Ledger, speaker: Speaker):
        """Take the ledger as it is written, what was known of the talk before, and who speaks."""
        self._book = book
        self._ledger = ledger
        self._speaker: Speaker = speaker
        self._language = ledger.language
        self._suspected = ledger.suspected
        self._values = 0
        self._offered: list[ValueEntry] = []

    def read(self, texts: Iterable[str]) -> Steps[Ledger]:
        """Read the texts of the message, window by window; give back what the next has to know."""
        asked = self._ledger.asked
        tail = ""
        is_first = True
        for text in texts:
            if is_first:
                self._learn_language(text)
                if self._speaker == "caller":
                    self._agree(text, asked)
            for piece in islice(pieces_of(text, WINDOW_CHARS), _MAX_WINDOWS):
                yield from self._read_piece(piece, asked, is_first)
                tail = (tail + piece)[-_TAIL_CHARS:]
                is_first = False
                yield
        if self._speaker == "assistant" and tail.strip():
            asked = self._ask(tail)
        elif self._speaker == "caller":
            asked = Asked(wanted=self._wanted(tail))
        entries, turns = self._ledger.entries, self._ledger.turns
        return Ledger(entries, turns, self._language, self._suspected, asked)

    def _learn_language(self, text: str) -> None:
        if self._speaker == "operator":
            return
        text = text[:_LANGUAGE_CHARS]
        language = language_of(text)
        if language is None:
            return
        if language.code == self._language:
            self._suspected = None
            return
        known = _LANGUAGES.get(self._language or "")
        if known is None or language.code == self._suspected or _is_plain(text, language, known):
            self._language, self._suspected = language.code, None
        else:
            # Some words are in several languages: one short utterance is no switch.
            self._suspected = language.code

    def _agree(self, text: str, asked: Asked) -> None:
        """A yes confirms what the assistant asked about, save where an objection follows.

        A mere no takes back what only the assistant said.
        """
        if not asked.checked:
            return
        opening = lowered(text[:_QUESTION_CHARS])
        if len(opening.split()) <= _SHORT_WORDS and cues.DENIAL.match(opening):
            self._book.reject(asked.checked)
            return
        agreement = cues.AGREEMENT.match(opening)
        if agreement is None or cues.OBJECTION.search(opening[agreement.end() :][:80]):
            return
        for entry in asked.checked:
            self._book.confirm(replace(entry, last_turn=self._book.turns))

    def _read_piece(self, piece: str, asked: Asked, is_first: bool) -> Steps[None]:
        """Note what one window says."""
        if self._values >= _MAX_VALUES:
            return
        answered = asked if is_first and self._speaker == "caller" else Asked()
        window = yield from window_steps(
            piece,
            self._language,
            announced=announced_by(answered.question, piece),
            bare_numbers=self._speaker == "caller",
        )
        yield
        window = self._with_known_names(_counted(window, answered.question))
        yield
        if not window.found and not cues.FORGET.search(lowered(piece)):
            return
        lower = lowered(window.text)
        sentences = sentences_of(lower)
        found = window.found
        yield
        changes = yield from changes_steps(lower, found, sentences, self._language, self._speaker)
        gone = {change.old for change in changes if change.old is not None}
        if self._speaker == "assistant":
            gone |= set(_examples(lower, found, sentences))
        # What is replaced was said as well, and stands before what replaces it.
        replaced = {change.old for change in changes if change.how == "replaced"}
        entries: dict[Found, ValueEntry] = {}
        for index, one in enumerate(found):
            entries[one] = self._entry(window, index, sentences, answered)
            if index % _VALUES_PER_STEP == _VALUES_PER_STEP - 1:
                yield
        places: dict[Found, int] = {}
        for index, one in enumerate(found):
            if index % _VALUES_PER_STEP == 0:
                yield
            is_said = one not in gone or one in replaced
            if is_said and self._counts(one) and self._values < _MAX_VALUES:
                places[one] = self._book.say(entries[one])
                self._values += 1
        for change in changes:
            self._apply(change, places, answered)
            yield
        if self._speaker in ("caller", "operator"):
            changed = gone | {change.new for change in changes}
            unchanged = {one: place for one, place in places.items() if one not in changed}
            yield from self._restate_steps(lower, sentences, unchanged)
        if self._speaker == "assistant":
            self._offered += [
                entries[one] for one in found if one not in gone and one.kind != "number"
            ]

    def _with_known_names(self, window: Window) -> Window:
        """With names that were given before, which nothing announces a second time."""
        names = self._book.names()
        if not names:
            return window
        known: list[Found] = []
        for entry in names:
            start = window.text.find(entry.written)
            end = start + len(entry.written)
            is_word = start >= 0 and not (
                window.text[start - 1 : start].isalnum() or window.text[end : end + 1].isalnum()
            )
            if is_word and all(
                end <= one.start or one.end <= start for one in (*window.found, *known)
            ):
                known.append(Found(start, end, "name", entry.written, entry.normal, True))
        has_recent = any(one.last_turn >= self._book.turns - 1 for one in names)
        if (known or has_recent) and self._speaker != "operator":
            known += _corrected_names(window, known, has_recent=has_recent)
        if not known:
            return window
        found = sorted([*window.found, *known], key=lambda one: one.start)
        return replace(window, found=tuple(found))

    def _counts(self, one: Found) -> bool:
        if one.kind == "number":
            return False
        return self._speaker == "caller" or not is_weak(one.kind)

    def _entry(
        self,
        window: Window,
        index: int,
        sentences: Sequence[tuple[int, int]],
        asked: Asked,
    ) -> ValueEntry:
        one = window.found[index]
        kind: ValueKind = "quantity" if one.kind == "number" else one.kind
        words = also_called = ""
        if one.kind != "number":
            words = words_at(window.text, window.found, index, sentences, asked.question)
            if len(window.found) == 1:
                # What answers a question is what was asked for, whatever it is called.
                also_called = " ".join(content_words(asked.question)[-_NAMING_WORDS:])
        return ValueEntry(
            said=window.said(one.start, one.end),
            written=one.written,
            normal=one.normal,
            kind=kind,
            speaker=self._speaker,
            turn=self._book.turns,
            words=words,
            also_called=also_called,
            last_turn=self._book.turns,
        )

    def _apply(
        self,
        change: Change,
        places: dict[Found, int],
        asked: Asked,
    ) -> None:
        if change.how == "replaced" and change.old and change.new:
            self._replaced(change.old, change.new, places, asked)
        elif change.how in ("made", "slipped", "renewed") and change.new:
            self._made(change, change.new, places, asked)
        elif change.how == "denied" and change.new:
            self._denied(change.new, places, asked)
        elif change.how in ("ended", "withdrawn") and change.old and change.old.kind != "number":
            index = self._book.find(change.old.kind, change.old.normal)
            if index is not None:
                self._book.end(index, "withdrawn")
        elif change.how == "forgotten":
            index = self._book.last(change.kinds, change.label)
            if index is not None and index not in places.values():
                self._book.end(index, "withdrawn")

    def _replaced(
        self,
        old: Found,
        new: Found,
        places: dict[Found, int],
        asked: Asked,
    ) -> None:
        """One value of the text by another; a bare number takes its unit from the other."""
        if old.kind == "number" or new.kind == "number":
            meant = self._book.with_number(old, asked.offered)
            if meant is not None:
                self._renumber(meant, new, places)
            return
        known = self._book.find(old.kind, old.normal)
        place = places.get(new)
        if known is not None and known != place and place is not None:
            self._book.end(known, "corrected")
            self._name_like(place, known)

    def _made(self, change: Change, new: Found, places: dict[Found, int], asked: Asked) -> None:
        place = places.get(new)
        if place is None:
            meant = self._book.numbered_last() if change.how == "slipped" else None
            if meant is not None and new.kind == "number":
                self._renumber(meant, new, places)
            return
        later = {index for one, index in places.items() if one.start > new.start}
        index = self._book.target(change, place, later, asked.offered)
        if index is not None:
            self._book.end(index, "corrected")
            self._name_like(place, index)

    def _restate_steps(
        self, text: str, sentences: Sequence[tuple[int, int]], places: dict[Found, int]
    ) -> Steps[None]:
        """A value that is new, of a thing that has one at a time, and had another one."""
        for start, end in sentences:
            inside = [one for one in places if start <= one.start < end]
            kinds = [one.kind for one in inside]
            sentence = text[start:end]
            if not inside or sentence.rstrip().endswith(("?", "？", "؟")):
                continue
            if cues.ADDITION.search(sentence) or cues.HYPOTHETICAL.search(sentence):
                continue
            says_change = cues.SETTLED.search(sentence) is not None
            for one in inside:
                entry = self._book.entries[places[one]]
                # What was said before, or beside another of its kind, is not new.
                if kinds.count(one.kind) > 1 or entry.turn < self._book.turns:
                    continue
                index = self._book.restated(places[one], says_change=says_change)
                if index is not None:
                    self._book.end(index, "corrected")
            yield

    def _denied(self, new: Found, places: dict[Found, int], asked: Asked) -> None:
        wrong = self._book.denied(new, asked.offered)
        if wrong is None:
            return
        if new.kind == "number":
            self._renumber(wrong, new, places)
            return
        known = self._book.find(wrong.kind, wrong.normal)
        if known is not None and known != places.get(new):
            self._book.end(known, "corrected")
            if new in places:
                self._name_like(places[new], known)

    def _renumber(self, wrong: ValueEntry, new: Found, places: dict[Found, int]) -> None:
        """The same value with another number: "fifteen, not fifty" of fifty units."""
        known = self._book.find(wrong.kind, wrong.normal)
        place = places.get(new)
        if place is None:
            right = replace(
                renumbered(wrong, new),
                speaker=self._speaker,
                turn=self._book.turns,
                last_turn=self._book.turns,
                is_confirmed=False,
                status="in_force",
            )
            place = self._book.say(right)
        if known is not None and known != place:
            self._book.end(known, "corrected")
            self._name_like(place, known)

    def _name_like(self, place: int, old: int) -> None:
        """What replaces a value is the same thing: it keeps the words that say what it is."""
        known = self._book.entries[old]
        words = known.words
        entry = self._book.entries[place]
        if entry.kind == "id" and known.kind in CODE_KINDS:
            # "No, 48009, not 61879" says not again that it is a postal code.
            entry = replace(entry, kind=known.kind)
        if words and (old < place or not entry.words):
            entry = replace(entry, words=words).called_as_well(entry.words)
        self._book.entries[place] = entry.called_as_well(known.also_called)

    def _wanted(self, tail: str) -> str:
        """What the caller asks to be looked up."""
        return " ".join(content_words(last_question(tail))[-_NAMING_WORDS:])

    def _ask(self, tail: str) -> Asked:
        question = last_question(tail)[-_QUESTION_CHARS:]
        checked: Sequence[ValueEntry] = ()
        if question:
            inside = [entry for entry in self._offered if entry.said in question]
            if cues.ADDITION.search(lowered(question)):
                inside = []
            is_check = cues.CHECK.search(lowered(tail[-_QUESTION_CHARS:]))
            checked = inside or (self._offered if is_check else ())
        elif cues.CHECK.search(lowered(tail[-_CHECK_CHARS:])):
            checked = self._offered
        for entry in self._offered[-_MAX_OFFERED:]:
            # What was asked about says what the answer is; the value in it may turn out wrong.
            question = question.replace(entry.said, "")
        offered = tuple(self._offered[-_MAX_OFFERED:])
        wanted = self._ledger.asked.wanted
        return Asked(question, offered, tuple(checked[-_MAX_OFFERED:]), wanted)


def _is_plain(text: str, language: Language, known: Language) -> bool:
    """Whether a text is in a language rather than in the one that was spoken before."""
    said = words_of(text)
    here, there = _COMMON[language.code], _COMMON[known.code]
    return sum((word in here) - (word in there) for word in said) >= _PLAIN_LEAD


def _examples(
    text: str, found: Sequence[Found], sentences: Sequence[tuple[int, int]]
) -> Iterator[Found]:
    """The values of sentences that say them to be nobody's."""
    for start, end in sentences:
        if cues.EXAMPLE.search(text[start:end]):
            yield from (one for one in found if start <= one.start < end)


def _corrected_names(window: Window, known: Sequence[Found], *, has_recent: bool) -> list[Found]:
    """The full names beside a known one, or after words that correct the one said last."""
    places = [(one.start, one.end) for one in (*window.found, *known)]
    lower = lowered(window.text)
    new: list[Found] = []
    for start, end in sentences_of(lower)[:_MAX_SENTENCES]:
        has_known = any(start <= one.start < end for one in known)
        if not has_known and not has_recent:
            continue
        for one in full_names(window.text, start, end):
            lead = lower[start : one.start]
            is_meant = has_known or cues.SLIPPED.whole(lead) or cues.MAKE_IT.search(lead)
            is_meant = is_meant or cues.MEANT.search(lead[-_LEAD_CHARS:])
            if is_meant and all(
                one.end <= begin or finish <= one.start for begin, finish in places
            ):
                new.append(one)
    return new


def _counted(window: Window, question: str) -> Window:
    """A bare number that answers "how many?" is a quantity."""
    numbers = [one for one in window.found if one.kind == "number"]
    if len(numbers) != 1 or len(window.found) != 1 or not asks_how_many(question):
        return window
    return replace(window, found=(numbers[0]._replace(kind="quantity"),))
