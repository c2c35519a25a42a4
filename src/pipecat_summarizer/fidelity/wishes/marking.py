#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Wishes that hold no longer, marked where a summary shows them as if they did.

A model that was told a wish, or found it in the earlier summary, may repeat it after it
was taken back. Its sentence stays, with a mark at its end, unless it says so itself.
Words that say so and are missing go to ``_ALLOWING``.
"""

from collections.abc import Sequence

from pipecat_summarizer.fidelity.values.marking import MARKS, PAST
from pipecat_summarizer.fidelity.wishes.gathering import subject_of_wish
from pipecat_summarizer.fidelity.wishes.grammar import folded, plain
from pipecat_summarizer.fidelity.wishes.section import words_only
from pipecat_summarizer.fidelity.wishes.sentences import sentences_of
from pipecat_summarizer.fidelity.wishes.topics import Subject, subject_of
from pipecat_summarizer.fidelity.wishes.wish import Wish, Wishes
from pipecat_summarizer.slicing import Steps, drain

_MAX_WISHES = 50
_CLOSING = ".!?…。！？।»”\"'*_ "
# Kinds that other words say as well: what they are about is in their topics.
_TOLD_FREELY = ("contact", "time", "manner")
_ALLOWING = frozenset(
    plain(
        """
        again now fine okay ok allowed normally anytime normal acceptable
        otra nuevo ahora bien normalmente cualquier wieder jetzt jederzeit doch normal erlaubt
        nouveau maintenant bon normalement toute d'accord novo agora normalmente qualquer
        फिर अब ठीक दोबारा phir ab theek dobara
        """
    ).split()
)


def marked_wishes(text: str, wishes: Wishes, language: str | None) -> str:
    """Mark what holds no longer at once; see :func:`marked_wishes_steps`."""
    return drain(marked_wishes_steps(text, wishes, language))


def marked_wishes_steps(text: str, wishes: Wishes, language: str | None) -> Steps[str]:
    """A summary in which each wish that holds no longer says so.

    Args:
        text: The summary, without sections.
        wishes: The wishes of the conversation.
        language: The code of its language; English where that is not known.
    """
    stale = _stale_for_sure(wishes)
    if not stale:
        return text
    mark = f" ({MARKS.get(language or 'en', MARKS['en'])})"
    holding = wishes.in_force[-_MAX_WISHES:]
    pieces: list[str] = []
    for line in text.splitlines(keepends=True):
        at = 0
        for sentence in sentences_of(line):
            end = line.index(sentence, at) + len(sentence)
            pieces.append(line[at:end])
            at = end
            if _shows(sentence, stale, holding) and mark.strip() not in sentence:
                body = sentence.rstrip(_CLOSING)
                pieces[-1] = pieces[-1][: len(pieces[-1]) - len(sentence)]
                pieces.append(f"{body}{mark}{sentence[len(body) :]}")
            yield
        pieces.append(line[at:])
    return "".join(pieces)


def _stale_for_sure(wishes: Wishes) -> list[Wish]:
    """The wishes that hold no longer, and were not said again."""
    holding = [words_only(wish.text) for wish in wishes.in_force]
    stale = [wish for wish in wishes.entries if wish.status != "in_force"]
    return [
        wish
        for wish in stale[-_MAX_WISHES:]
        if not any(words_only(wish.text) in words for words in holding)
    ]


def _shows(sentence: str, stale: Sequence[Wish], holding: Sequence[Wish]) -> bool:
    """Whether a sentence shows a wish that holds no longer as if it did."""
    words = f" {words_only(sentence)} "
    for wish in stale:
        said = f" {words_only(wish.text)} "
        if said in words:
            return not _says_past(words.replace(said, " "))
    about = subject_of(folded(sentence))
    return (
        any(_tells(about, wish) for wish in stale)
        and not any(_tells(about, wish) for wish in holding)
        and not _says_past(words)
        and _ALLOWING.isdisjoint(plain(words).split())
    )


def _says_past(words: str) -> bool:
    return PAST.search(words.lower()) is not None


def _tells(about: Subject, wish: Wish) -> bool:
    """Whether a sentence tells a wish in other words."""
    was = subject_of_wish(wish.text)
    if wish.kind not in _TOLD_FREELY or not was.topics or not was.topics <= about.topics:
        return False
    if about.denied & was.topics != was.denied:
        return False
    return not was.stems or 2 * len(was.stems & about.stems) >= len(was.stems)
