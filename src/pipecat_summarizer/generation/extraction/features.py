#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a statement carries: exact values, what it is about, what it is for. In steps."""

import dataclasses
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from pipecat_summarizer.fidelity.languages import Language, normal
from pipecat_summarizer.fidelity.refusals import first_phrase
from pipecat_summarizer.generation.extraction.cues import Cues, cues_steps
from pipecat_summarizer.generation.extraction.records import Records
from pipecat_summarizer.generation.extraction.statements import Statement
from pipecat_summarizer.generation.extraction.terms import names_item, term_of, terms_of, words_in
from pipecat_summarizer.generation.extraction.values import Value, values_of
from pipecat_summarizer.slicing import Steps

MARK = re.compile(r"[A-Z][A-Z -]{2,30}: ")
"""A label in capital letters: somebody found the sentence worth one."""

_QUESTION_ENDS = ("?", "？", "؟", ";")
_MIN_REPEATED_CHARS = 6
_ANSWER_WORDS = 8
_FEW_WORDS = 4


@dataclass(frozen=True, slots=True)
class Features:
    """A statement and what it carries.

    Of a long conversation there are ten thousand at once, so what is not compared as a set
    is a tuple, which costs the garbage collector nothing.

    Parameters:
        statement: The statement, without an opening such as "Sure, um".
        said: Its text in lower case.
        values: The exact values it carries.
        words: Its words.
        subject: The terms of what it is about, values not among them.
        terms: The terms of its words, in order.
        is_question: Whether it asks.
        is_answer: Whether it is a short yes or no.
        is_wish: Whether it says what is to hold.
        is_kept: Whether it is a wish on record, which is carried word for word.
        is_stale: Whether all that it holds of the records is no longer in force.
        is_marked: Whether a label in capital letters stands before it.
        changes: Whether it says that something has changed.
        corrects: Whether it takes something back.
        adds: Whether it says that something stands beside something else.
        names_item: Whether it is about one of several things with an id each.
        purpose: What else it is for, by the names of :class:`.Cues`.
    """

    statement: Statement
    said: str
    values: tuple[Value, ...]
    words: tuple[str, ...]
    subject: frozenset[str]
    terms: tuple[str, ...]
    is_question: bool
    is_answer: bool
    is_wish: bool
    is_kept: bool
    is_stale: bool
    is_marked: bool
    changes: bool
    corrects: bool
    adds: bool
    names_item: bool
    purpose: tuple[str, ...]

    @property
    def may_hold(self) -> bool:
        """Whether it says something that holds until something else is said."""
        return not self.is_question and self.statement.speaker != "tool"

    @property
    def modifiers(self) -> dict[str, frozenset[str]]:
        """For each term, the terms that stand right before it."""
        found: dict[str, frozenset[str]] = {}
        for before, term in zip(self.terms, self.terms[1:], strict=False):
            if before and term and before != term:
                found[term] = found.get(term, frozenset()) | {before}
        return found

    def does_again(self, earlier: "Features") -> bool:
        """Whether it says that what was done is done anew: "booked", "rebooked"."""
        return any(base in earlier.words for base in _repeated(self.words))


def features_steps(
    statements: Sequence[Statement], language: Language | None, records: Records
) -> Steps[list[Features]]:
    """Find what every statement carries.

    Args:
        statements: The statements, in order.
        language: The language of the conversation, or None.
        records: The values and wishes on record.
    """
    code = language.code if language else ""
    cues = yield from cues_steps(code)
    yes_no = language.yes_no if language else ()
    offers = language.offers if language else ()
    found: list[Features] = []
    for statement in statements:
        found.append(_features(statement, code, cues, records, yes_no, offers))
        yield
    return found


def _features(
    statement: Statement,
    language: str,
    cues: Cues,
    records: Records,
    yes_no: tuple[str, ...],
    offers: tuple[str, ...],
) -> Features:
    original = statement.text
    said = normal(original)
    listed = words_in(said)
    words = frozenset(listed)
    held = records.held_by(said, words)
    if statement.speaker != "tool" and not held.is_wish:
        text = without_opening(statement.text, cues)
        if text is not statement.text:
            statement = dataclasses.replace(statement, text=text)
    mark = MARK.match(statement.text)
    text = statement.text[mark.end() :] if mark else statement.text
    if text is not original:
        said = normal(text)
    values = tuple(values_of(text, language))
    plain = said
    for _, value in values:
        plain = plain.replace(value, " 0 ")
    terms = terms_of(plain)
    purpose = cues.found_in(said, words)
    if held.is_wish:
        purpose |= {"wish"}
    opening = said.lstrip("¡¿")
    if statement.speaker == "agent" and any(phrase in said for phrase in offers):
        purpose |= {"offer"}
    return Features(
        statement=statement,
        said=said,
        values=(*values, *(value for value in held.values if value not in values)),
        words=tuple(words),
        subject=frozenset((*terms, *map(term_of, _repeated(words)))) - {""},
        terms=tuple(terms),
        is_question=text.rstrip("\"')»”").endswith(_QUESTION_ENDS),
        is_answer=len(listed) <= _ANSWER_WORDS and bool(first_phrase(opening, yes_no)),
        is_wish="wish" in purpose,
        is_kept=held.is_wish,
        is_stale=held.is_stale,
        is_marked=mark is not None,
        changes="change" in purpose,
        corrects="correction" in purpose,
        adds="more" in purpose,
        names_item=names_item(words),
        purpose=tuple(purpose),
    )


def without_opening(text: str, cues: Cues) -> str:
    """The text without a greeting or a filler before what it says."""
    start = 0
    while match := cues.opening.match(text, start):
        if len(text[match.end() :].split()) < _FEW_WORDS - 1:
            break
        start = match.end()
    return text[start].upper() + text[start + 1 :] if start else text


def _repeated(words: Iterable[str]) -> Iterator[str]:
    """What is done again: the "booked" of "rebooked"."""
    return (word[2:] for word in words if word.startswith("re") and len(word) > _MIN_REPEATED_CHARS)
