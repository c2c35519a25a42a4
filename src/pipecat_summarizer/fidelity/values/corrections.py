#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a text says about values beside naming them: not this one, that one from now on.

Only the text is looked at here; which earlier value is meant is found by
:mod:`.book`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from pipecat_summarizer.fidelity.values import cues
from pipecat_summarizer.fidelity.values.entry import CODE_KINDS, Speaker, ValueKind
from pipecat_summarizer.fidelity.values.found import Found, FoundKind
from pipecat_summarizer.fidelity.values.patterns import Pattern
from pipecat_summarizer.fidelity.values.sentences import content_words
from pipecat_summarizer.slicing import Steps

How = Literal[
    "replaced",
    "made",
    "slipped",
    "renewed",
    "denied",
    "negated",
    "ended",
    "withdrawn",
    "forgotten",
]
"""``replaced``: one value of the text by another. ``made``: an earlier value, which is not
named, by one of the text. ``slipped``: the same, and the one that was said last.
``renewed``: the same, and only what is called so. ``denied``: what the assistant said, by one
of the text.
``negated``: a value of the text is named only to say that it is not meant. ``ended``,
``withdrawn``: a value of the text holds no more. ``forgotten``: an earlier value,
of which only the kind is named."""

_BEFORE_CHARS = 70
_NEAR_CHARS = 30
_AFTER_CHARS = 50
_SLIP_CHARS = 48
_PAIR = 2
# So many values so near each other are a list; nobody speaks so.
_MAX_VALUES = 40
_WITH_NUMBER: frozenset[FoundKind] = frozenset(
    {"quantity", "duration", "percentage", "money", "time", "id", "number"}
)
_ARTICLE = Pattern(
    r"(?<!\w)(?:the|my|that|this|our|el|la|mi|del|den|das|die|meinen|meine|der|le|ma|mon|o|a"
    r"|meu|minha|il|mio|mia|de|het|mijn)\s\Z"
)
_ON_A_THING = Pattern(
    r"(?:delete|remove|drop|take|discard|borr|descart|elimin|quit|lösch|streich|supprim|apag"
    r"|verwijder|hata|हटा)"
)
_WHOLE = Pattern(
    r"(?:it|that|this|all that|eso|das|ça|isso|quello|dat|us|यह|ye|yeh|wo|woh)(?!\w)(?!\s"
    r"(?:number|date|day|time|address|name|email|code|price|amount))"
)
_NO_CANCEL = Pattern(r"(?<!\w)(?:don't|do not|not|never|no|nicht|ne|não|non|niet)\s(?:\w+\s)?\Z")


@dataclass(frozen=True, slots=True)
class Change:
    """One change a text makes.

    Parameters:
        how: What happens.
        old: The value of the text that holds no longer, if it is named.
        new: The value of the text that holds from now on, if there is one.
        kinds: What kind of value is meant where none is named; empty for any.
        label: The words that say which one is meant.
    """

    how: How
    old: Found | None = None
    new: Found | None = None
    kinds: tuple[ValueKind, ...] = ()
    label: tuple[str, ...] = ()


def changes_steps(
    text: str,
    found: Sequence[Found],
    sentences: Sequence[tuple[int, int]],
    language: str | None,
    speaker: Speaker,
) -> Steps[tuple[Change, ...]]:
    """The changes a text of bounded length makes, in order.

    Args:
        text: The text, in digits and signs, and in lower case.
        found: Its values and bare numbers.
        sentences: Where its sentences begin and end.
        language: The code of its language, if that is known.
        speaker: Who speaks.
    """
    if len(found) > _MAX_VALUES:
        return ()
    reader = _Reader(text, found, sentences, language, speaker)
    changes: list[Change] = []
    for some in reader.changes():
        changes.extend(some)
        yield
    return tuple(changes)


def compatible(one: FoundKind, other: FoundKind) -> bool:
    """Whether a value of one kind may replace one of the other."""
    if one == other or (one in CODE_KINDS and other in CODE_KINDS):
        return True
    return "number" in (one, other) and one in _WITH_NUMBER and other in _WITH_NUMBER


class _Reader:
    """One text, its values, and what has been made of them so far."""

    def __init__(
        self,
        text: str,
        found: Sequence[Found],
        sentences: Sequence[tuple[int, int]],
        language: str | None,
        speaker: Speaker,
    ):
        self._text = text
        self._found = found
        self._sentences = sentences
        self._language = language
        self._speaker = speaker
        # "No, quince, no cincuenta": the second "no" cannot be an answer.
        opens_with_no = text[:_NEAR_CHARS].lstrip().startswith("no,")
        self._guess = "es" if opens_with_no else ""
        self._old: set[int] = set()
        self._new: set[int] = set()
        self._undecided: set[int] = set()
        self._of_sentence: list[list[int]] = [[] for _ in sentences]
        self._bounds = [(0, len(text))] * len(found)
        number = 0
        for index, one in enumerate(found):
            while number + 1 < len(sentences) and one.start >= sentences[number][1]:
                number += 1
            if sentences:
                self._of_sentence[number].append(index)
                self._bounds[index] = sentences[number]

    def changes(self) -> Iterator[Iterator[Change]]:
        """The changes in order, some at a time."""
        for number, indexes in enumerate(self._of_sentence):
            start, end = self._sentences[number]
            sentence = self._text[start:end]
            if cues.HYPOTHETICAL.search(sentence):
                self._undecided.add(number)
                continue
            yield self._pairs(sentence, indexes)
            yield self._contrasts(number, indexes)
        yield self._slips()
        if self._speaker == "caller":
            yield self._denials()
        for number, indexes in enumerate(self._of_sentence):
            yield self._made(number, indexes)
            if self._speaker == "caller":
                yield self._taken_back(number, indexes)

    # What stands around a value.

    def _before(self, index: int, chars: int = _BEFORE_CHARS) -> str:
        one = self._found[index]
        start = max(self._bounds[index][0], one.start - chars)
        if index and self._found[index - 1].end > start:
            start = self._found[index - 1].end
        return self._text[start : one.start]

    def _after(self, index: int) -> str:
        one = self._found[index]
        end = min(one.end + _AFTER_CHARS, self._bounds[index][1])
        if index + 1 < len(self._found):
            end = min(end, self._found[index + 1].start)
        return self._text[one.end : max(end, one.end)]

    def _between(self, index: int) -> str:
        return self._text[self._found[index].end : self._found[index + 1].start]

    def _is_negated(self, index: int) -> bool:
        before = self._before(index)
        if cues.ANSWERED.whole(self._text[self._bounds[index][0] : self._found[index].start]):
            return False
        by_no = cues.NEGATED_BY_NO.get(self._language or self._guess)
        return bool(
            cues.NEGATED.search(before)
            or (by_no and by_no.search(before))
            or cues.NEGATED_AFTER.match(self._after(index))
        )

    def _is_ended(self, index: int) -> bool:
        return bool(
            cues.NO_LONGER.search(self._before(index)) or cues.ENDED.match(self._after(index))
        )

    def _replace(self, old: int, new: int) -> Iterator[Change]:
        if old in self._old or new in self._old or self._is_same(old, new):
            return
        self._old.add(old)
        self._new.add(new)
        yield Change("replaced", self._found[old], self._found[new])

    def _is_same(self, one: int, other: int) -> bool:
        first, second = self._found[one], self._found[other]
        return first.kind == second.kind and first.normal == second.normal

    def _compatible(self, one: int, other: int) -> bool:
        return compatible(self._found[one].kind, self._found[other].kind)

    # What is said of values.

    def _pairs(self, sentence: str, indexes: Sequence[int]) -> Iterator[Change]:
        """From one to another; one replaced by another; one was and another is now."""
        if len(indexes) < _PAIR:
            return
        is_change = cues.CHANGE.search(sentence) is not None
        for old, new in zip(indexes, indexes[1:], strict=False):
            if not self._compatible(old, new):
                continue
            between = self._between(old)[-_BEFORE_CHARS:]
            before = self._before(old)
            if cues.REPLACES.search(between):
                yield from self._replace(new, old)
            elif is_change and cues.FROM.search(before) and cues.TO.search(between):
                yield from self._replace(old, new)
            elif is_change and cues.TO.search(before) and cues.FROM.search(between):
                yield from self._replace(new, old)
            elif is_change and (cues.REPLACED_BY.search(between) or cues.ARROW.search(between)):
                yield from self._replace(old, new)
            elif cues.FORMERLY.search(between):
                yield from self._replace(new, old)
            elif cues.OLD.search(before) and cues.NOW.search(between):
                yield from self._replace(old, new)
            elif cues.NOW.search(before) and cues.OLD.search(between):
                yield from self._replace(new, old)

    def _contrasts(self, number: int, indexes: Sequence[int]) -> Iterator[Change]:
        """This one, not that one."""
        for index in indexes:
            if index in self._old or index in self._new:
                continue
            is_ended = self._is_ended(index)
            if not is_ended and not self._is_negated(index):
                continue
            partner = self._partner(number, indexes, index)
            if partner is not None:
                yield from self._replace(index, partner)
            else:
                self._old.add(index)
                yield Change("ended" if is_ended else "negated", self._found[index])

    def _partner(self, number: int, indexes: Sequence[int], index: int) -> int | None:
        """The value that holds in place of a negated one: the nearest, at most a sentence away."""
        near = sorted(indexes, key=lambda other: (abs(other - index), other > index))
        for other in near:
            if self._may_hold(other, index):
                return other
        for neighbour in (number + 1, number - 1):
            if 0 <= neighbour < len(self._of_sentence):
                others = self._of_sentence[neighbour]
                for other in others if neighbour > number else reversed(others):
                    if self._may_hold(other, index):
                        return other
        return None

    def _may_hold(self, other: int, negated: int) -> bool:
        return (
            other != negated
            and other not in self._old
            and self._compatible(other, negated)
            and not self._is_negated(other)
            and not self._is_ended(other)
        )

    def _slips(self) -> Iterator[Change]:
        """A slip of the tongue, and what was meant, one after the other."""
        for index in range(len(self._found) - 1):
            if (
                index in self._old
                or index + 1 in self._old
                or not self._compatible(index, index + 1)
            ):
                continue
            between = self._between(index)
            if len(between) > _SLIP_CHARS or "?" in between or cues.ADDITION.search(between):
                continue
            slip = cues.SLIP.search(between.replace(",", " , ").replace("  ", " "))
            slip = slip or cues.SLIP.search(between.translate(_NO_MARKS))
            if slip and not self._is_about_else(index, slip.string[slip.end() :]):
                yield from self._replace(index, index + 1)

    def _is_about_else(self, index: int, rest: str) -> bool:
        """Whether what follows "sorry" or "actually" is about another thing than the value."""
        start, _ = self._bounds[index]
        known = content_words(self._text[start : self._found[index].start][-2 * _BEFORE_CHARS :])
        return sum(word not in known for word in content_words(rest)) > 1

    def _denials(self) -> Iterator[Change]:
        """No, and what is right instead."""
        if not self._sentences or not cues.DENIAL.match(self._text[:_BEFORE_CHARS]):
            return
        first = 0
        if not self._of_sentence[0] and len(self._sentences) > 1:
            start, end = self._sentences[0]
            # "No. It's 48213." but not "No, that is all. My number is 555 0123."
            if len(self._text[start:end].split()) > 3:
                return
            first = 1
        start, end = self._sentences[first]
        if cues.ADDITION.search(self._text[start:end]):
            return
        for index in self._of_sentence[first]:
            if index not in self._old and index not in self._new:
                yield Change("denied", new=self._found[index])

    def _made(self, number: int, indexes: Sequence[int]) -> Iterator[Change]:
        """What something shall be, or is, from now on."""
        start, end = self._sentences[number]
        sentence = self._text[start:end]
        if not indexes or number in self._undecided:
            return
        # "My other order number has changed, it's 48213 now" adds nothing.
        if self._adds(number, indexes) and not (
            cues.HAS_CHANGED.search(sentence) and cues.SETTLED.search(sentence)
        ):
            return
        is_question = sentence.rstrip().endswith(("?", "？", "؟"))
        if self._speaker == "assistant" and is_question:
            return
        for index in indexes:
            if index in self._old or index in self._new:
                continue
            if self._speaker != "assistant" and self._is_slip(start, index):
                self._new.add(index)
                yield Change("slipped", new=self._found[index])
                continue
            before = self._before(index)
            near = before[-_NEAR_CHARS:]
            lead = self._text[start : self._found[index].start][-2 * _BEFORE_CHARS :]
            clause = lead[max(lead.rfind(","), lead.rfind(";")) + 1 :]
            is_made = cues.IS_NOW.search(before) or (
                cues.CHANGE.search(clause)
                and cues.TO.search(before)
                and not cues.FROM.search(lead[-4:])
            )
            is_made = is_made or (
                cues.NOW_AFTER.match(self._after(index)) and cues.CHANGE.search(lead)
            )
            if not is_made and self._speaker != "assistant":
                is_made = (
                    cues.MAKE_IT.search(before)
                    or cues.INSTEAD.match(self._after(index))
                    or cues.MEANT.search(near)
                )
            # "My new order is 55555" is one more order; a new price or phone is the price.
            is_renewed = self._found[index].kind not in ("id", "flight", "name") and (
                cues.NEW.search(before)
            )
            if is_made or is_renewed:
                self._new.add(index)
                cue = cues.MAKE_IT.search(before) if is_made else None
                if cue is not None:
                    # "Make it", "put": these words are no part of what it is called.
                    lead = lead[: len(lead) - len(before) + cue.start()]
                label = tuple(w for w in content_words(lead) if not cues.CHANGE.whole(w))
                how: How = "made" if is_made else "renewed"
                yield Change(how, new=self._found[index], label=label)

    def _adds(self, number: int, indexes: Sequence[int]) -> bool:
        """Whether a sentence says that something comes beside; "segunda-feira" says no second."""
        start, end = self._sentences[number]
        at = start
        for index in indexes:
            if cues.ADDITION.search(self._text[at : self._found[index].start]):
                return True
            at = self._found[index].end
        return cues.ADDITION.search(self._text[at:end]) is not None

    def _is_slip(self, start: int, index: int) -> bool:
        """Whether all that stands before a value says that the one before it was a slip."""
        lead = self._text[start : self._found[index].start]
        made = cues.MAKE_IT.search(lead[-_BEFORE_CHARS:])
        if made is not None:
            # "Actually, make it Friday."
            lead = lead[: len(lead) - len(lead[-_BEFORE_CHARS:]) + made.start()]
            return bool(lead.strip()) and cues.SLIPPED.whole(lead) is not None
        return cues.SLIPPED.whole(lead) is not None

    def _taken_back(self, number: int, indexes: Sequence[int]) -> Iterator[Change]:
        """Forget that number; cancel the Friday one."""
        start, end = self._sentences[number]
        sentence = self._text[start:end]
        forget = cues.FORGET.search(sentence)
        if forget and not cues.NOT_FORGET.search(sentence[: forget.start()][-_NEAR_CHARS:]):
            named = [
                index
                for index in indexes
                if 0 <= self._found[index].start - start - forget.end() <= _BEFORE_CHARS
                and index not in self._new
                and not (
                    _ON_A_THING.match(forget[0])
                    and self._found[index].kind in ("id", "quantity", "flight", "number")
                )
            ]
            for index in named[:1]:
                self._old.add(index)
                yield Change("withdrawn", self._found[index])
            if not indexes:
                yield from self._forgotten(sentence[forget.end() :][:_BEFORE_CHARS], forget[0])
            return
        cancel = cues.CANCEL.search(sentence)
        if (
            cancel
            and not sentence.rstrip().endswith("?")
            and not _NO_CANCEL.search(sentence[: cancel.start()][-_NEAR_CHARS:])
        ):
            for index in indexes:
                if (
                    self._found[index].kind in ("weekday", "date", "time")
                    and 0 < self._found[index].start - start - cancel.end() + 1 <= _NEAR_CHARS
                    and _ARTICLE.search(self._before(index))
                    and index not in self._new
                ):
                    self._old.add(index)
                    yield Change("withdrawn", self._found[index])

    def _forgotten(self, rest: str, verb: str) -> Iterator[Change]:
        rest = rest.lstrip(" ,")
        for about in ("about ", "de ", "von ", "di "):
            rest = rest.removeprefix(about)
        if _WHOLE.match(rest) and not _ON_A_THING.match(verb):
            yield Change("forgotten")
            return
        if not _ARTICLE.match(rest.partition(" ")[0] + " "):
            return
        for noun, kinds in cues.NOUNS:
            if noun.search(rest[:_NEAR_CHARS]):
                yield Change(
                    "forgotten", kinds=kinds, label=tuple(content_words(rest[:_BEFORE_CHARS]))
                )
                return


_NO_MARKS = str.maketrans({",": "", ".": "", "…": "", "-": " ", "—": " "})
