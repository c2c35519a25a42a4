#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The languages: which there are, and what is read where the language is not known.

A language is added in :data:`_MODULES`. All are built at their first use.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, replace
from functools import cache
from importlib import import_module
from itertools import combinations
from typing import Any, cast

from pipecat_summarizer.fidelity.spoken.lexicon import Lexicon, Needs, Number
from pipecat_summarizer.fidelity.spoken.spelling import CODE_WORDS, EVERYDAY

_MODULES = {
    "en": "english",
    "es": "spanish",
    "de": "german",
    "fr": "french",
    "pt": "portuguese",
    "hi": "hindi",
}


def lexicon_of(code: str) -> Lexicon:
    """What is known of a language; of one that is not here, letters and digits only."""
    return _lexicon_of(code if code in _MODULES else "")


@cache
def _lexicon_of(code: str) -> Lexicon:
    return replace(_built(code), ambiguous=frozenset(), untrusted=frozenset())


@cache
def lexicon_of_all(likely: str | None = None) -> Lexicon:
    """The words of all languages.

    A word that means another thing in another language is read as the likely language reads
    it. Where none is likely, it is left out, or needs another number beside it.

    Args:
        likely: The ISO code of the likely language.
    """
    trusted = None if likely is None else _built(likely)
    others = [_built(code) for code in _MODULES if code != likely]
    lexica = others if trusted is None else [*others, trusted]
    unclear = {word for lexicon in others for word in lexicon.untrusted}
    for first, second in combinations(others, 2):
        unclear.update(_contradictions(first, second))
    ambiguous = frozenset[str]().union(*(lexicon.ambiguous for lexicon in others))
    if trusted is not None:
        unclear |= ambiguous | trusted.function_words
    numbers: dict[str, Number] = {}
    for lexicon in others:
        for word, number in lexicon.numbers.items():
            if word not in unclear:
                numbers[word] = _widest(numbers.get(word), number)
    for word in ambiguous & numbers.keys():
        numbers[word] = replace(numbers[word], needs=max(numbers[word].needs, Needs.NEIGHBOUR))
    numbers |= {} if trusted is None else trusted.numbers
    merged: dict[str, Any] = {
        field.name: _merged([getattr(lexicon, field.name) for lexicon in lexica])
        for field in fields(Lexicon)
    }
    merged["numbers"] = numbers
    return Lexicon(**merged)


def likely_language(words: Iterable[str]) -> str | None:
    """The language whose function words are the most among these; None where none is ahead."""
    found = frozenset(words)
    counts = sorted(
        ((len(found & tellers), code) for code, tellers in _tellers().items()), reverse=True
    )
    (most, code), (second, _) = counts[:2]
    return code if most > second else None


@cache
def _built(code: str) -> Lexicon:
    name = _MODULES.get(code)
    if name is None:
        return Lexicon(code_words=CODE_WORDS, everyday=EVERYDAY)
    module = import_module(f"{__package__}.{name}")
    lexicon = cast(Callable[[], Lexicon], module.lexicon)()
    return replace(
        lexicon,
        code_words={**CODE_WORDS, **lexicon.code_words},
        everyday=EVERYDAY | lexicon.everyday,
    )


@cache
def _tellers() -> dict[str, frozenset[str]]:
    """The function words of each language, without what may be a part of a value."""
    lexica = {code: _built(code) for code in _MODULES}
    spoken = frozenset[str]().union(*(lexicon.spoken for lexicon in lexica.values()))
    return {code: lexicon.function_words - spoken for code, lexicon in lexica.items()}


def _contradictions(first: Lexicon, second: Lexicon) -> Iterator[str]:
    """The number words that have another value in another language."""
    for word in first.numbers.keys() & second.numbers.keys():
        here, there = first.numbers[word], second.numbers[word]
        if (here.value, here.times, here.ordinal) != (there.value, there.times, there.ordinal):
            yield word


def _widest(first: Number | None, second: Number) -> Number:
    """The same number in two languages: all that may follow, and all that it needs."""
    if first is None:
        return second
    return replace(
        first,
        room=max(first.room, second.room),
        joins=tuple(dict.fromkeys((*first.joins, *second.joins))),
        needs=max(first.needs, second.needs),
    )


def _merged(values: list[Any]) -> Any:
    first = values[0]
    if isinstance(first, frozenset):
        return frozenset[Any]().union(*values)
    if isinstance(first, dict):
        return {key: value for entries in values for key, value in entries.items()}
    if isinstance(first, tuple):
        return tuple(item for items in values for item in items)
    if isinstance(first, bool):
        return any(values)
    return next((value for value in values if value is not None), None)
