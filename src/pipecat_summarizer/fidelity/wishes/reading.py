#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""From one sentence to what it wishes, discloses or takes back.

How a language says it stands in its grammar; what is true of all of them stands
here: a question, somebody else's words and a mere thought are no wishes.
"""

import re
from dataclasses import dataclass, replace

from pipecat_summarizer.fidelity.wishes.english import ENGLISH
from pipecat_summarizer.fidelity.wishes.french import FRENCH
from pipecat_summarizer.fidelity.wishes.german import GERMAN
from pipecat_summarizer.fidelity.wishes.grammar import Grammar, WordIndex, folded
from pipecat_summarizer.fidelity.wishes.hindi import HINDI
from pipecat_summarizer.fidelity.wishes.portuguese import PORTUGUESE
from pipecat_summarizer.fidelity.wishes.sentences import clauses_of, sentences_of, without_quotes
from pipecat_summarizer.fidelity.wishes.spanish import SPANISH
from pipecat_summarizer.fidelity.wishes.standing import NAMING, STANDING
from pipecat_summarizer.fidelity.wishes.topics import Subject, subject_of
from pipecat_summarizer.fidelity.wishes.wish import MAX_WISH_CHARS, WishKind, WishSpeaker
from pipecat_summarizer.slicing import Steps, drain

GRAMMARS = tuple(
    # What is called by a name comes first: "call me Ann" is about no phone.
    replace(grammar, rules=(*NAMING[grammar.code], *grammar.rules, *STANDING[grammar.code]))
    for grammar in (ENGLISH, SPANISH, GERMAN, FRENCH, PORTUGUESE, HINDI)
)

_INDEX = WordIndex(phrases for grammar in GRAMMARS for phrases in grammar.indexed)

_MARKS_OF_QUESTION = frozenset("?？؟")
# "Only after six, okay?" does not ask for anything.
_TAGS = (
    *(" ok", " okay", " please", " alright", " vale", " si", " por favor", " ja", " gut"),
    *(" bitte", " d'accord", " s'il vous plait", " ta bom", " theek hai", " ठीक है"),
)


@dataclass(frozen=True, slots=True)
class Statement:
    """A wish or a disclosure as it was said.

    Parameters:
        text: The words.
        kind: What it is about.
        subject: What it is about in detail.
        replaces: Whether it says that it takes the place of another.
    """

    text: str
    kind: WishKind
    subject: Subject
    replaces: bool = False


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Words that take a wish back.

    Parameters:
        subject: What the wish was about.
        only_denied: Whether only what was refused before is meant ("e-mail is fine").
        reverses: Whether it says that the caller thinks otherwise now ("after all").
    """

    subject: Subject
    only_denied: bool
    reverses: bool = False


def wishes_steps_in(sentence: str) -> Steps[list[Statement]]:
    """The wishes in a caller's or operator's sentence: most often none or one."""
    held = _INDEX.find(folded(sentence))
    if held:
        for grammar in GRAMMARS:
            if not grammar.wishes.isdisjoint(held):
                yield from grammar.prepare_steps()
                statements = yield from _wishes_steps_in(sentence, grammar)
                if statements:
                    return statements
    return []


def wishes_in(sentence: str) -> list[Statement]:
    """The same at once."""
    return drain(wishes_steps_in(sentence))


def disclosure_steps_in(sentence: str) -> Steps[Statement | None]:
    """The disclosure in a sentence of the assistant's."""
    said = folded(without_quotes(sentence))
    held = _INDEX.find(said)
    if held and not is_question(sentence):
        for grammar in GRAMMARS:
            if grammar.disclosure not in held:
                continue
            yield from grammar.prepare_steps()
            if grammar.disclosure.search(said):
                return Statement(bounded(sentence), "disclosure", subject_of(said))
    return None


def kind_of(text: str, speaker: WishSpeaker) -> WishKind:
    """The kind of a wish that was read back from a summary."""
    if speaker == "assistant":
        return "disclosure"
    statements = wishes_in(text)
    if statements:
        return statements[0].kind
    asks = any(drain(asks_consent_steps(sentence)) for sentence in sentences_of(text))
    return "consent" if asks else "wish"


def take_backs_steps_in(sentence: str) -> Steps[list[TakeBack]]:
    """What a sentence takes back, if there is anything."""
    said = folded(without_quotes(sentence))
    held = _INDEX.find(said)
    if not held or is_question(sentence):
        return []
    found: list[TakeBack] = []
    for grammar in GRAMMARS:
        if grammar.take_backs in held:
            yield from grammar.prepare_steps()
            reverses = grammar.replaces.search(said) is not None
            for clause in said.split(" , "):
                match = grammar.take_backs.search(clause)
                if match is not None and not grammar.reported.search(clause):
                    found.append(_take_back(match, reverses))
                yield
    return found


def asks_consent_steps(sentence: str) -> Steps[bool]:
    """Whether an assistant's question asks the caller for consent."""
    said = folded(sentence)
    held = _INDEX.find(said)
    for grammar in GRAMMARS:
        if grammar.consent_question in held:
            yield from grammar.consent_question.prepare_steps()
            if grammar.consent_question.search(said):
                return True
    return False


def is_answer(sentence: str) -> bool:
    """Whether a caller's sentence answers a question with a yes or a no."""
    said = folded(sentence)
    return any(grammar.answer.search(said) for grammar in GRAMMARS)


def is_question(text: str) -> bool:
    """Whether a sentence ends with a mark of question."""
    return not _MARKS_OF_QUESTION.isdisjoint(text[-4:])


def bounded(text: str) -> str:
    """The text on one line, of bounded length, and with an encoding."""
    line = " ".join(text.split())
    if len(line) > MAX_WISH_CHARS:
        line = line[: line.rfind(" ", 0, MAX_WISH_CHARS)] if " " in line else line[:MAX_WISH_CHARS]
        line = line[:MAX_WISH_CHARS]
    return line.encode("utf-8", "replace").decode("utf-8")


def _wishes_steps_in(sentence: str, grammar: Grammar) -> Steps[list[Statement]]:
    reading = _read(sentence, grammar)
    clauses = clauses_of(sentence)
    if len(clauses) == 1 or not reading.is_promising:
        return [_statement(sentence, reading.kind, grammar)] if reading.kind else []
    yield
    kind = reading.kind
    if grammar.take_backs.search(folded(sentence)):
        # Only what stands beside the words that take something back.
        clauses = [clause for clause in clauses if not grammar.take_backs.search(folded(clause))]
        kind = None
    ending = "?" if is_question(sentence) else ""
    kinds: list[WishKind | None] = []
    before = ""
    for clause in clauses:
        kinds.append(_read(clause + ending, grammar, before).kind)
        before = f"{before} , {folded(clause)}"
        yield
    if len(set(kinds) - {None}) > 1:
        return _apart(clauses, kinds, grammar)
    if kind and len(sentence) <= MAX_WISH_CHARS:
        return [_statement(sentence, kind, grammar)]
    kind = kind or next(filter(None, kinds), None)
    return [_statement(_around(clauses, kinds), kind, grammar)] if kind else []


@dataclass(frozen=True, slots=True)
class _Reading:
    """What a sentence or clause is by itself.

    Parameters:
        kind: The kind of wish it is, or None.
        is_promising: Whether a part of it may be one.
    """

    kind: WishKind | None
    is_promising: bool


def _read(text: str, grammar: Grammar, before: str = "") -> _Reading:
    """Read a sentence or clause, given the folded text before it."""
    said = folded(without_quotes(text))
    held = _INDEX.find(said)
    request = grammar.request.search(said)
    if request and request.end() > 0:
        said = said[request.end() :].lstrip(" ,")
    elif is_question(text) and not said.endswith(_TAGS) or grammar.question.search(said):
        return _Reading(None, is_promising=not before)
    if before and (grammar.unreal.search(before) or grammar.reported.search(before)):
        return _Reading(None, is_promising=False)
    is_promising = False
    for rule in grammar.rules:
        match = rule.phrases.search(said) if rule.phrases in held else None
        if match is None:
            continue
        if not is_promising and grammar.unreal.search(said):
            return _Reading(None, is_promising=False)
        is_promising = True
        if not rule.unless.search(said) and _is_own(said, match, grammar):
            return _Reading(rule.kind, is_promising)
    return _Reading(None, is_promising)


def _is_own(said: str, match: re.Match[str], grammar: Grammar) -> bool:
    """Whether what was found is neither reported nor a mere condition."""
    reported = grammar.reported.search(said)
    if reported and reported.start() < match.end():
        return False
    condition = grammar.conditional.search(said)
    if condition is None or condition.start() >= match.start():
        return True
    return " , " in said[condition.end() : match.start() + 2]


def _take_back(match: re.Match[str], reverses: bool) -> TakeBack:
    groups = match.groupdict()
    what = groups.get("what")
    subject = subject_of(what or groups.get("channel") or "")
    return TakeBack(subject, only_denied=what is None, reverses=reverses)


def _apart(clauses: list[str], kinds: list[WishKind | None], grammar: Grammar) -> list[Statement]:
    """One statement for each clause that is a wish, with the clauses after it."""
    pieces: list[tuple[str, WishKind]] = []
    opening = ""
    for clause, kind in zip(clauses, kinds, strict=True):
        if kind is not None:
            pieces.append((f"{opening} {clause}".strip(), kind))
            opening = ""
        elif pieces:
            text, last = pieces[-1]
            pieces[-1] = (f"{text} {clause}", last)
        else:
            opening = f"{opening} {clause}"
    return [_statement(text.rstrip(" ,;:–—"), kind, grammar) for text, kind in pieces]


def _around(clauses: list[str], kinds: list[WishKind | None]) -> str:
    """The clauses around the first that is a wish, as many as there is room for."""
    center = next((index for index, kind in enumerate(kinds) if kind), 0)
    first, last = center, center
    length = len(clauses[center]) if clauses else 0
    while True:
        if last + 1 < len(clauses) and length + len(clauses[last + 1]) < MAX_WISH_CHARS:
            last += 1
            length += len(clauses[last]) + 1
        elif first > 0 and length + len(clauses[first - 1]) < MAX_WISH_CHARS:
            first -= 1
            length += len(clauses[first]) + 1
        else:
            return " ".join(clauses[first : last + 1])


def _statement(text: str, kind: WishKind, grammar: Grammar) -> Statement:
    said = folded(text)
    replaces = grammar.replaces.search(said) is not None
    return Statement(bounded(text), kind, subject_of(said), replaces)
