#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What there is to know of a language, and how its phrases are looked up."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from pipecat_summarizer.fidelity.scripts import is_unspaced

Opening = tuple[str, tuple[str, ...]]
"""How a sentence begins, and what else it must contain: one of these, or nothing."""


@dataclass(frozen=True, slots=True)
class Language:
    """What the checks know of one language.

    Every phrase is in lower case, with a straight apostrophe. A missing phrase
    lets a bad reply through, and one too many refuses a good summary, so what is
    doubtful is left out.

    Parameters:
        code: Its ISO code.
        script: The script it is written in.
        second_person: Words that address somebody, and mean nothing else.
        first_person: Words of somebody who speaks for themselves.
        topic: Words for a conversation and its summary.
        reporting: Words of someone who reports what others said; also what they
            call the caller. A ``*`` stands for the rest of a word.
        asking: Words that ask for a fact.
        yes_no: A reply that begins with one of these and a mark of punctuation
            answers, or greets.
        offers: How an assistant begins to serve a caller.
        apologies: How a refusal may begin.
        unable: After an apology, how it goes on.
        unwilling: How a refusal begins without an apology.
        common: Words that tell it from the other languages of its script.
        letters: Letters that do the same: no other language here has them.
        polite: Words that address somebody when they have a capital letter
            inside a sentence.
        thinking: How a model begins to think aloud about its task.
        announcing: Words that announce a summary, and say nothing of a call;
            ``topic``, ``common`` and who spoke need not be among them.
        talk: Words of somebody who takes part in a talk: courtesy, promise, address.
            One alone decides nothing, so they may be words of a summary too.
        farewells: How the last sentence of a talk begins.
        planning: Words of somebody who thinks about what to write.
    """

    code: str
    script: str
    second_person: tuple[str, ...]
    topic: tuple[str, ...]
    reporting: tuple[str, ...]
    asking: tuple[str, ...]
    yes_no: tuple[str, ...]
    offers: tuple[str, ...]
    apologies: tuple[str, ...]
    unable: tuple[Opening, ...]
    unwilling: tuple[Opening, ...]
    common: tuple[str, ...] = ()
    letters: str = ""
    polite: tuple[str, ...] = ()
    first_person: tuple[str, ...] = ()
    thinking: tuple[Opening, ...] = ()
    announcing: tuple[str, ...] = ()
    talk: tuple[str, ...] = ()
    farewells: tuple[str, ...] = ()
    planning: tuple[str, ...] = ()

    def holds(self, phrases: Iterable[str], text: str, padded: str | None = None) -> bool:
        """Whether a text, normal and of bounded length, holds one of the phrases.

        Whole words are meant, save a ``*`` at an end of a phrase. Where words
        are not set apart, or carry their endings with them, any occurrence counts.

        Args:
            phrases: The phrases.
            text: The text.
            padded: Its :func:`padded_words`, where several languages are asked.
        """
        if is_glued(self):
            return any(phrase in text for phrase in phrases)
        padded = padded or padded_words(text)
        return any(_whole(phrase) in padded for phrase in phrases)

    def counter(self, text: str, padded: str | None = None) -> Callable[[Iterable[str]], int]:
        """Counts how often a text, normal and of bounded length, holds any of some phrases."""
        if is_glued(self):
            return lambda phrases: sum(map(text.count, phrases))
        spaced = padded or padded_words(text)
        return lambda phrases: sum(spaced.count(_whole(phrase)) for phrase in phrases)


def _whole(phrase: str) -> str:
    """The phrase as it stands among words with spaces around them."""
    start = "" if phrase.startswith("*") else " "
    end = "" if phrase.endswith("*") else " "
    return f"{start}{phrase.strip('*')}{end}"


def is_glued(language: Language) -> bool:
    """Whether words are not set apart, or carry their endings with them."""
    return is_unspaced(language.script) or language.script == "HANGUL"


def normal(text: str) -> str:
    """The text in lower case, with straight apostrophes and single spaces.

    Without the marks that may be left out: Arabic vowels, the joints of no width in
    Persian words, and the dot that the Turkish "İ" leaves behind. Lower case and no more:
    whatever folds a final "ς" or an "ß" would part them from the phrases.
    """
    return " ".join(text.translate(_APOSTROPHES).lower().translate(_OPTIONAL).split())


def words_of(text: str) -> list[str]:
    """The words of a text of bounded length, normal and without punctuation."""
    words = (word.strip(PUNCTUATION) for word in normal(text).split())
    return [word for word in words if word]


def padded_words(text: str) -> str:
    """The same with a space before and behind each."""
    return f" {' '.join(words_of(text))} "


def words(text: str) -> tuple[str, ...]:
    """Words, written with spaces between them."""
    return tuple(text.split())


def phrases(text: str) -> tuple[str, ...]:
    """Phrases, written with ``|`` between them."""
    return tuple(" ".join(phrase.split()) for phrase in text.split("|"))


def openings(starts: str, contains: str = "") -> tuple[Opening, ...]:
    """The same for openings: each start with all that its sentence may contain."""
    must_hold = phrases(contains) if contains else ()
    return tuple((start, must_hold) for start in phrases(starts))


PUNCTUATION = ".,;:!?…()[]{}<>«»‹›\"'“”„*_#~|/\\-–—。，、！？：；「」『』（）।॥¿¡؟،"
_OPTIONAL = dict.fromkeys([0x307, *range(0x64B, 0x653), 0x200C])
_APOSTROPHES = str.maketrans("’‘´`", "''''")
