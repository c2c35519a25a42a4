#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a language's table of wishes holds, and how its phrases become patterns.

A pattern is matched against :func:`folded` text: lower case, no accents, single
spaces, every comma a word of its own, and no other punctuation. It is written
as alternatives over whole words; ``{name}`` stands for a fragment, and ``!`` before
an alternative says that it counts only where nobody is said to do it.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from pipecat_summarizer.fidelity.wishes.wish import WishKind
from pipecat_summarizer.slicing import Steps, drain

_MARKS = re.compile("[\u0300-\u036f\u093c]")
_MAX_TELLER_CHARS = 40
_MAX_KNOWN_WORDS = 4_096
_APOSTROPHES = str.maketrans({"’": "'", "‘": "'", "´": "'", "`": "'", "\u0901": "\u0902"})
_PAUSE = re.compile(r"(?<!\d)[,;:–—]|[,;:–—](?!\d)|\s[-]\s")
_OTHER = re.compile(r"(?<!\d)\.|\.(?!\d)|[^\w\s,.'$€£₹%\u0900-\u0963]|_")
_EMAIL = re.compile(r"\be mail")
# A pattern may go on in the next line, which stands for a space: not before a bar between two
# alternatives, and not beside a group that brings a space itself or takes up none.
_BREAK = re.compile(r"\s*\n\s*\|\s*| \| ")
_NO_SPACE = re.compile(
    r"( \)(?:[?*+]|\{[\d,]*\})?\??|\(\?<!.{1,30}\))\s*\n\s*|\s*\n\s*(?=\(\?[:=] )"
)
_FRAGMENT = re.compile(r"\{([a-z_]+)\}")
_NAMED = re.compile(r"\(\?P<\w+>")
_MAX_TOGETHER_CHARS = 600
_ANYWHERE = ("(?<![^ ])", "(?= |$)")
_AT_START = ("^", "(?: |$)")


@dataclass(frozen=True, slots=True)
class Phrase:
    """One way to say something.

    Parameters:
        source: Its pattern, without what bounds it on either side.
        tellers: The words after which it only tells something.
        askers: The two words after which it does ask for something all the same.
    """

    source: str
    tellers: frozenset[str] = frozenset()
    askers: frozenset[tuple[str, ...]] = frozenset()

    def is_told(self, before: str) -> bool:
        """Whether the words before it make it a tale."""
        last = tuple(before[-_MAX_TELLER_CHARS:].split()[-2:])
        return bool(last) and last[-1] in self.tellers and last not in self.askers


class Phrases:
    """Ways to say one thing. Each is compiled when it is first needed, by itself.

    To compile all phrases of a language takes a tenth of a second, which no call
    should wait for in one piece; see :meth:`prepare_steps`. Most sentences hold none,
    which some phrases together tell in a tenth of the time it takes one by one.

    Parameters:
        needs: Words of which a sentence must hold one to be searched at all. With
            a ``*``, a word may go on at that end.
        is_prepared: Whether nothing is left to be compiled.
    """

    def __init__(
        self, phrases: Iterable[Phrase], needs: str = "", bounds: tuple[str, str] = _ANYWHERE
    ):
        """Take the phrases as they are written, and what bounds each on either side."""
        self.needs = tuple(plain(needs).split())
        self._phrases = list(phrases)
        self._bounds = bounds
        self._patterns: list[re.Pattern[str]] = []
        self._groups = list(_grouped(self._phrases))
        self._any_of_group: list[re.Pattern[str]] = []
        self.is_prepared = not self._phrases

    def prepare_steps(self) -> Steps[None]:
        """Compile what has not been compiled yet."""
        while len(self._patterns) < len(self._phrases):
            self._patterns.append(self._compiled(self._phrases[len(self._patterns)].source))
            yield
        while len(self._any_of_group) < len(self._groups):
            group = self._phrases[self._groups[len(self._any_of_group)]]
            sources = "|".join(_NAMED.sub("(?:", phrase.source) for phrase in group)
            self._any_of_group.append(self._compiled(sources))
            yield
        self.is_prepared = True

    def _compiled(self, source: str) -> re.Pattern[str]:
        before, behind = self._bounds
        return re.compile(f"{before}(?:{source}){behind}")

    def search(self, text: str) -> re.Match[str] | None:
        """The first phrase, in the order they are written, that a folded text holds."""
        if not self.is_prepared:
            drain(self.prepare_steps())
        for any_of_group, group in zip(self._any_of_group, self._groups, strict=True):
            if any_of_group.search(text) is None:
                continue
            for phrase, pattern in zip(self._phrases[group], self._patterns[group], strict=True):
                for match in pattern.finditer(text):
                    if not phrase.tellers or not phrase.is_told(text[: match.start()]):
                        return match
        return None


def _grouped(phrases: Sequence[Phrase]) -> Iterator[slice]:
    """Phrases in a row that are compiled together, so that no step is long."""
    begin = chars = 0
    for index, phrase in enumerate(phrases):
        if chars and chars + len(phrase.source) > _MAX_TOGETHER_CHARS:
            yield slice(begin, index)
            begin, chars = index, 0
        chars += len(phrase.source)
    if phrases:
        yield slice(begin, len(phrases))


@dataclass(frozen=True, slots=True)
class Rule:
    """The ways to say one kind of wish.

    Parameters:
        kind: What the wish is about.
        phrases: How it is said.
        unless: What makes the sentence something else.
    """

    kind: WishKind
    phrases: Phrases
    unless: Phrases


@dataclass(frozen=True)
class Grammar:
    """How wishes are said, and taken back, in one language.

    Parameters:
        code: The language's ISO code.
        rules: How wishes are said, the more telling kind first.
        disclosure: How an assistant discloses what it has to.
        question: How a question begins that is no request.
        request: How a request begins that is put as a question.
        reported: What introduces somebody else's words.
        conditional: What begins a condition; its clause says nothing by itself.
        unreal: What makes the whole sentence a mere thought.
        replaces: What says that a wish takes the place of the last of its kind.
        take_backs: How a wish is taken back; the group ``what`` says which.
        consent_question: How an assistant asks for consent.
        answer: How an answer to it begins.
    """

    code: str
    rules: tuple[Rule, ...]
    disclosure: Phrases
    question: Phrases
    request: Phrases
    reported: Phrases
    conditional: Phrases
    unreal: Phrases
    replaces: Phrases
    take_backs: Phrases
    consent_question: Phrases
    answer: Phrases

    @cached_property
    def wishes(self) -> frozenset[Phrases]:
        """How wishes are said."""
        return frozenset(rule.phrases for rule in self.rules)

    @property
    def indexed(self) -> tuple[Phrases, ...]:
        """The phrases that are searched only where a sentence holds a word they need."""
        return (*self.wishes, self.disclosure, self.take_backs, self.consent_question)

    @cached_property
    def every(self) -> tuple[Phrases, ...]:
        """All phrases."""
        rules = (phrases for rule in self.rules for phrases in (rule.phrases, rule.unless))
        return (
            *rules,
            self.disclosure,
            self.question,
            self.request,
            self.reported,
            self.conditional,
            self.unreal,
            self.replaces,
            self.take_backs,
            self.consent_question,
            self.answer,
        )

    def prepare_steps(self) -> Steps[None]:
        """Compile all phrases that have not been compiled yet."""
        for phrases in self.every:
            if not phrases.is_prepared:
                yield from phrases.prepare_steps()


class WordIndex:
    """Which phrases a sentence may hold, by its words: a look-up for each word."""

    def __init__(self, phrases: Iterable[Phrases]):
        """Index all phrases by the words they need."""
        self._whole: dict[str, set[Phrases]] = {}
        self._beginnings: dict[str, set[Phrases]] = {}
        self._endings: dict[str, set[Phrases]] = {}
        for one in phrases:
            for need in one.needs:
                if need.endswith("*"):
                    self._beginnings.setdefault(need[:-1], set()).add(one)
                elif need.startswith("*"):
                    self._endings.setdefault(need[1:], set()).add(one)
                else:
                    self._whole.setdefault(need, set()).add(one)
        self._known: dict[str, frozenset[Phrases]] = {}
        self._lengths = sorted(set(map(len, self._beginnings)))

    def find(self, said: str) -> set[Phrases]:
        """The phrases that a folded sentence may hold."""
        words = {*said.split(), *said.replace("'", " ").split()} if "'" in said else said.split()
        found: set[Phrases] = set()
        for word in words:
            known = self._known.get(word)
            if known is None:
                known = frozenset(self._phrases_of(word))
                if len(self._known) >= _MAX_KNOWN_WORDS:
                    del self._known[next(iter(self._known))]
                self._known[word] = known
            if known:
                found |= known
        return found

    def _phrases_of(self, word: str) -> Iterator[Phrases]:
        yield from self._whole.get(word, ())
        for length in self._lengths:
            if length > len(word):
                break
            yield from self._beginnings.get(word[:length], ())
        for ending, phrases in self._endings.items():
            if word.endswith(ending):
                yield from phrases


class Fragments:
    """Fragments of patterns, and what is made of them."""

    def __init__(self, fragments: Mapping[str, str], *, tellers: str = "", askers: str = ""):
        """Name the fragments; a fragment may hold those named before it.

        Args:
            fragments: The fragments by name.
            tellers: Words after which a phrase marked with ``!`` only tells something.
            askers: Two words after which it does not.
        """
        self._tellers = frozenset(tellers.split())
        self._askers = frozenset([tuple(askers.split())])
        self._fragments: dict[str, str] = {}
        for name, text in fragments.items():
            self._fragments[name] = f"(?:{self._expand(_joined(text))})"

    def extended(self, fragments: Mapping[str, str]) -> "Fragments":
        """These fragments and some more."""
        more = Fragments({})
        more._tellers, more._askers = self._tellers, self._askers
        more._fragments = dict(self._fragments)
        for name, text in fragments.items():
            more._fragments[name] = f"(?:{more._expand(_joined(text))})"
        return more

    def anywhere(self, text: str, needs: str = "") -> Phrases:
        """Phrases of whole words, wherever they stand."""
        return Phrases(map(self._phrase, self._alternatives(text)), needs)

    def at_start(self, text: str) -> Phrases:
        """Phrases of whole words at the beginning."""
        return Phrases(map(Phrase, self._alternatives(text)), bounds=_AT_START)

    def rule(self, kind: WishKind, *, needs: str, text: str, unless: str = "") -> Rule:
        """A rule whose phrases stand anywhere."""
        exceptions = self.anywhere(unless) if unless else Phrases(())
        return Rule(kind, self.anywhere(text, needs), exceptions)

    def _phrase(self, text: str) -> Phrase:
        if text[0] == "!":
            return Phrase(text[1:], self._tellers, self._askers)
        return Phrase(text)

    def _alternatives(self, text: str) -> Iterator[str]:
        start = depth = 0
        joined = _joined(text)
        for index, char in enumerate(joined + "|"):
            depth += (char in "([") - (char in ")]")
            if char == "|" and not depth:
                yield self._expand(joined[start:index])
                start = index + 1

    def _expand(self, text: str) -> str:
        return _FRAGMENT.sub(lambda match: self._fragments[match[1]], text)


def _joined(text: str) -> str:
    return _unmarked(
        " ".join(_NO_SPACE.sub(lambda match: match[1] or "", _BREAK.sub("|", text)).split())
    )


def plain(text: str) -> str:
    """The text in lower case, without accents and nukta, with straight apostrophes."""
    return _unmarked(text.casefold())


@lru_cache(maxsize=512)
def folded(text: str) -> str:
    """A text of bounded length as the patterns read it."""
    spaced = _OTHER.sub(" ", _PAUSE.sub(" , ", plain(text)))
    return _EMAIL.sub("email", " ".join(spaced.split())).strip(" ,")


def _unmarked(text: str) -> str:
    if text.isascii():
        return text
    return _MARKS.sub("", unicodedata.normalize("NFD", text.translate(_APOSTROPHES)))
