#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""From messages to all wishes of the conversation, and which of them still hold.

A fold over the messages: the wishes of a conversation are those of its second
part, given those of its first. What decides that a newer wish takes the place
of an older one is :func:`_replaces`; what takes one back is :func:`_takes_back`.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial

from pipecat_summarizer.fidelity.wishes.grammar import folded
from pipecat_summarizer.fidelity.wishes.reading import (
    Statement,
    TakeBack,
    asks_consent_steps,
    bounded,
    disclosure_steps_in,
    is_answer,
    is_question,
    take_backs_steps_in,
    wishes_steps_in,
)
from pipecat_summarizer.fidelity.wishes.section import words_only
from pipecat_summarizer.fidelity.wishes.sentences import sentences_of
from pipecat_summarizer.fidelity.wishes.topics import Subject, overlap, subject_of
from pipecat_summarizer.fidelity.wishes.wish import (
    MAX_WISH_CHARS,
    Wish,
    Wishes,
    WishSpeaker,
    WishStatus,
)
from pipecat_summarizer.messages import Message, is_instruction, parts_of, role_of
from pipecat_summarizer.slicing import Steps, drain

MAX_ENTRIES = 200
"""So many wishes are kept: of more, first those go that no longer hold, then the oldest."""

_TIMES = frozenset({"time.from", "time.until", "time.part"})
_MONEY = frozenset({"limit.money"})
_SAME = 0.6  # So much of what two wishes are about makes them one.
_ALIKE = ("always", "never", "wish")  # Kinds that say the same in other words.


def wishes_of(messages: Sequence[Message], earlier: Wishes | None = None) -> Wishes:
    """Gather the wishes at once; see :func:`wishes_steps`."""
    return drain(wishes_steps(messages, earlier))


def wishes_steps(messages: Sequence[Message], earlier: Wishes | None = None) -> Steps[Wishes]:
    """Gather what caller and operator want to hold, and what the assistant disclosed.

    Instructions before the conversation began are no wishes: they stay in the
    context anyway. Those in its middle are the operator's.

    Args:
        messages: The conversation, or its next part, without the earlier summary.
            Not changed.
        earlier: The wishes of the part before.
    """
    gathering = _Gathering(earlier or Wishes())
    for message in messages:
        speaker = gathering.speaker_of(message)
        if speaker is not None:
            for part in parts_of(message):
                if part.kind == "text":
                    yield from gathering.hear_steps(part.text, speaker)
        yield
    return gathering.result()


class _Gathering:
    """What has been heard so far."""

    def __init__(self, earlier: Wishes):
        self._entries = list(earlier.entries)
        self._turns = earlier.turns
        self._question = earlier.question
        self._has_begun = earlier.has_begun

    def speaker_of(self, message: Message) -> WishSpeaker | None:
        """Whose message is next; None for one that nobody speaks."""
        role = role_of(message)
        if role == "user":
            self._has_begun = True
            self._turns += 1
            return "caller"
        if role == "assistant":
            self._has_begun = True
            return "assistant"
        return "operator" if self._has_begun and is_instruction(message) else None

    def hear_steps(self, text: str, speaker: WishSpeaker) -> Steps[None]:
        """Take a text of any length into account."""
        for sentence in sentences_of(text):
            if speaker == "assistant":
                yield from self._hear_assistant_steps(sentence)
            else:
                yield from self._hear_steps(sentence, speaker)
            yield

    def result(self) -> Wishes:
        """All wishes so far."""
        return Wishes(tuple(self._entries), self._turns, self._question, self._has_begun)

    def _hear_assistant_steps(self, sentence: str) -> Steps[None]:
        disclosure = yield from disclosure_steps_in(sentence)
        if disclosure is not None:
            self._add(disclosure, "assistant")
        if is_question(sentence):
            is_asked = yield from asks_consent_steps(sentence)
            self._question = sentence[-MAX_WISH_CHARS // 2 :] if is_asked else ""

    def _hear_steps(self, sentence: str, speaker: WishSpeaker) -> Steps[None]:
        if any(wish.status == "in_force" for wish in self._entries):
            take_backs = yield from take_backs_steps_in(sentence)
            for take_back in take_backs:
                self._close("withdrawn", speaker, partial(_takes_back, take_back))
            yield
        found = yield from wishes_steps_in(sentence)
        yield
        if speaker == "caller" and self._question:
            if not found and is_answer(sentence):
                said = bounded(f"{self._question} {sentence}")
                found = [Statement(said, "consent", subject_of(folded(self._question)))]
            self._question = ""
        for statement in found:
            self._add(statement, speaker)

    def _add(self, statement: Statement, speaker: WishSpeaker):
        words = words_only(statement.text)
        if any(
            wish.speaker == speaker and wish.status == "in_force" and words_only(wish.text) == words
            for wish in self._entries
        ):
            return
        self._close("superseded", speaker, partial(_replaces, statement))
        self._entries.append(Wish(statement.text, statement.kind, speaker, self._turns))
        if len(self._entries) > MAX_ENTRIES:
            closed = (i for i, wish in enumerate(self._entries) if wish.status != "in_force")
            del self._entries[next(closed, 0)]

    def _close(self, status: WishStatus, speaker: WishSpeaker, is_meant: Callable[[Wish], bool]):
        for index, wish in enumerate(self._entries):
            if wish.status == "in_force" and wish.speaker == speaker and is_meant(wish):
                self._entries[index] = replace(wish, status=status)


def _replaces(new: Statement, old: Wish) -> bool:
    """Whether a wish takes the place of one in force, by the same speaker."""
    about, was = new.subject, subject_of_wish(old.text)
    if new.kind != old.kind:
        return new.kind in _ALIKE and old.kind in _ALIKE and _are_alike(about, was)
    match new.kind:
        case "language":
            return True
        case "disclosure":
            return False
        case "limit":
            # "Actually, no more than 300" need not say again that it is money.
            is_same_measure = new.replaces or (about.topics & _MONEY) == (was.topics & _MONEY)
            return is_same_measure and not _differ(about.stems, was.stems)
        case "contact":
            # "Text me instead" says nothing of messages to the neighbours.
            is_wider = not was.stems - about.stems
            if new.replaces:
                return is_wider
            turned = (about.denied & (was.topics - was.denied)) | (
                was.denied & (about.topics - about.denied)
            )
            is_refined = bool(about.stems - was.stems)
            return bool(turned) and is_wider and not is_refined or _is_same(about, was)
        case "time":
            if new.replaces:
                return True
            return bool(about.topics & was.topics & _TIMES) and not _differ(
                _activity(about), _activity(was)
            )
        case "manner":
            return bool(about.of("manner") & was.of("manner")) or _is_same(about, was)
        case "consent":
            # What is allowed with data says nothing of a recording, nor of advertising.
            is_one_matter = about.of("consent") == was.of("consent") != frozenset()
            return is_one_matter and not _differ(about.stems, was.stems) or _is_same(about, was)
        case _:
            return _are_alike(about, was)


def _takes_back(it: TakeBack, wish: Wish) -> bool:
    """Whether words that take something back mean this wish."""
    about, was = it.subject, subject_of_wish(wish.text)
    match wish.kind:
        case "disclosure" | "language":
            return False
        case "consent" | "manner" | "limit":
            if it.only_denied or about.of(wish.kind):
                return bool(about.of(wish.kind) & was.of(wish.kind))
            return bool(about.stems & was.stems)
        case "contact":
            if it.reverses and about.of("channel") and not was.denied:
                return True
            return bool(about.of("channel") & (was.denied or was.topics))
        case "time":
            if it.only_denied:
                return bool(about.topics & was.denied)
            if about.topics and was.topics:
                return bool(about.topics & was.topics)
            return bool(about.stems & was.stems)
        case _:
            # A channel alone ("you may text me again") says nothing of what is told by it.
            if about.stems & was.stems:
                return not it.only_denied
            return not was.stems and bool(about.topics & was.topics)


def _are_alike(one: Subject, other: Subject) -> bool:
    """Whether what two wishes are about is the same in most of its words."""
    shared = one.stems & other.stems
    is_enough = len(shared) > 1 or one.stems == other.stems
    return is_enough and overlap(one.stems, other.stems) >= _SAME


def _is_same(one: Subject, other: Subject) -> bool:
    return one.topics == other.topics and overlap(one.stems, other.stems) >= _SAME


def _differ(one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether both say what they are about, and it is not the same."""
    return bool(one) and bool(other) and one.isdisjoint(other)


def _activity(subject: Subject) -> frozenset[str]:
    return subject.stems | subject.of("channel")


@lru_cache(maxsize=512)
def subject_of_wish(text: str) -> Subject:
    """What a wish is about, by its words alone."""
    return subject_of(folded(text))
