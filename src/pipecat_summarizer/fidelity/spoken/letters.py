#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Letters, and digits with them: whether they spell something."""

from pipecat_summarizer.fidelity.spoken.atoms import Atom, Kind, Sure
from pipecat_summarizer.fidelity.spoken.lexicon import Lexicon, Needs, fold
from pipecat_summarizer.fidelity.spoken.outcomes import Outcome, joined, left
from pipecat_summarizer.fidelity.spoken.sequences import is_long, read_numbers, split_at
from pipecat_summarizer.fidelity.spoken.surroundings import Surroundings
from pipecat_summarizer.fidelity.spoken.tokens import Joint

_FEWEST_LETTERS = 3
_LETTERS = (Sure.LETTER, Sure.LIKELY, Sure.SAID)
_PLAIN = (Sure.WORD, Sure.LETTER)
_CODE_WORDS = (Sure.NAME, Sure.CODE)


def read_letters(atoms: list[Atom], surroundings: Surroundings, lexicon: Lexicon) -> list[Outcome]:
    """What letters and numbers that stand one after the other come to.

    Args:
        atoms: The letters and numbers.
        surroundings: The words around them.
        lexicon: The words of the language.
    """
    if lexicon.zero_letter:
        atoms = [
            _as_zero(atom) if _is_zero(atoms, place) else atom for place, atom in enumerate(atoms)
        ]
    words = {atom.start for place, atom in enumerate(atoms) if is_word(atoms, place)}
    return [
        outcome
        for part in split_at(atoms, lambda atom: atom.start in words)
        for outcome in (
            left(part) if part[0].start in words else _read_part(part, surroundings, lexicon)
        )
    ]


def is_word(atoms: list[Atom], place: int) -> bool:
    """Whether a letter is a word: "a", "y", where no letter that is none stands beside it."""
    if atoms[place].kind is not Kind.LETTER or atoms[place].sure is not Sure.WORD:
        return False
    return not any(
        atom.kind is Kind.LETTER and atom.sure in _LETTERS for atom in _beside(atoms, place)
    )


def _beside(atoms: list[Atom], place: int) -> list[Atom]:
    """The parts right before a part and right behind it, with no comma between."""
    before = atoms[place - 1 : place] if place and atoms[place].joint is not Joint.COMMA else []
    after = [atom for atom in atoms[place + 1 : place + 2] if atom.joint is not Joint.COMMA]
    return [*before, *after]


def _read_part(atoms: list[Atom], surroundings: Surroundings, lexicon: Lexicon) -> list[Outcome]:
    first, last = _trimmed(atoms)
    body = atoms[first:last]
    if _is_spelled(body) and not _is_known_word(body, lexicon):
        spelled = joined(body, "spelled")
        if len(spelled.written) == 1:
            return [*left(atoms[:first]), spelled, *left(atoms[last:])]
        before, after = atoms[:first], atoms[last:]
        return [*_read_words(before, surroundings), spelled, *_read_words(after, surroundings)]
    has_code_words = any(map(_is_code_word, atoms))
    outcomes: list[Outcome] = []
    for part in split_at(atoms, _is_code_word if has_code_words else _is_letter):
        is_letter = _is_code_word(part[0]) or (_is_letter(part[0]) and not has_code_words)
        if is_letter or all(map(_is_unsure, part)):
            outcomes += left(part)
        elif has_code_words:
            outcomes += _read_part(part, surroundings, lexicon)
        else:
            outcomes += read_numbers(part, surroundings)
    return outcomes


def _read_words(atoms: list[Atom], surroundings: Surroundings) -> list[Outcome]:
    """What words beside letters come to: nothing, save a number with its label."""
    outcomes: list[Outcome] = []
    for part in split_at(atoms, _is_letter):
        outcomes += left(part) if _is_letter(part[0]) else read_numbers(part, surroundings)
    for outcome in outcomes:
        outcome.is_word = outcome.form is None
    return outcomes


def _is_spelled(atoms: list[Atom]) -> bool:
    letters = [atom for atom in atoms if _is_letter(atom)]
    numbers = [atom for atom in atoms if not _is_letter(atom)]
    code_words = [atom for atom in letters if _is_code_word(atom)]
    plain = sum(len(atom.written) for atom in letters if not _is_code_word(atom))
    few_digits = sum(len(atom.written) for atom in numbers) < 3 or any(
        atom.big or is_long(atom) for atom in numbers
    )
    if numbers and all(map(_is_unsure, numbers)):
        return False
    if code_words:
        if len(code_words) == 1:
            is_code = code_words[0].sure is Sure.CODE and not plain and not few_digits
            return is_code or plain > 1
        is_code = any(atom.sure is Sure.CODE for atom in code_words)
        return len(atoms) > 2 and bool(is_code or numbers or plain or len(code_words) > 3)
    if any(atom.sure is Sure.SAID for atom in letters):
        return True
    if any(atom.sure is Sure.LIKELY for atom in letters):
        return len(letters) > 1 or any(not atom.big and not is_long(atom) for atom in numbers)
    if plain > 1:
        return bool(numbers) or (
            plain >= _FEWEST_LETTERS and len({atom.written for atom in letters}) > 1
        )
    return bool(letters) and not few_digits


def _is_known_word(atoms: list[Atom], lexicon: Lexicon) -> bool:
    """Whether the letters make a word that means something here: "S I X"."""
    if len(atoms) == 1 or not all(map(_is_letter, atoms)):
        return False
    word = fold("".join(atom.written for atom in atoms))
    return word in lexicon.known or lexicon.number(word) is not None


def _trimmed(atoms: list[Atom]) -> tuple[int, int]:
    """Where the letters begin and end without the words beside them: "oh", "a"."""
    first, last = 0, len(atoms)
    has_digits = not all(map(_is_letter, atoms))
    is_short = len(atoms) <= _FEWEST_LETTERS and not has_digits

    def is_word(atom: Atom, beside: Atom, *, is_last: bool) -> bool:
        if not _is_letter(beside):
            return False
        if _is_unsure(atom):
            return True
        if not _is_letter(atom) or atom.sure is not Sure.WORD or atom.capital:
            return False
        return beside.capital or is_short or (is_last and has_digits)

    while last - first > 1 and is_word(atoms[first], atoms[first + 1], is_last=False):
        first += 1
    while last - first > 1 and is_word(atoms[last - 1], atoms[last - 2], is_last=True):
        last -= 1
    return first, last


def _is_unsure(atom: Atom) -> bool:
    return atom.needs is Needs.SEQUENCE


def _is_letter(atom: Atom) -> bool:
    return atom.kind is Kind.LETTER


def _is_code_word(atom: Atom) -> bool:
    return atom.kind is Kind.LETTER and atom.sure in _CODE_WORDS


def may_be_zero(atom: Atom) -> bool:
    """Whether it is a letter O that may stand for a zero."""
    return atom.kind is Kind.LETTER and not atom.written.strip("O") and atom.sure in _PLAIN


def _is_zero(atoms: list[Atom], place: int) -> bool:
    """Whether a letter O stands among digits: no other letter is beside it."""
    return may_be_zero(atoms[place]) and all(
        atom.kind is not Kind.LETTER or may_be_zero(atom) for atom in _beside(atoms, place)
    )


def _as_zero(atom: Atom) -> Atom:
    written = "0" * len(atom.written)
    needs = Needs.SEQUENCE if len(written) == 1 else Needs.NOTHING
    return Atom(Kind.SPOKEN, atom.start, atom.end, written, atom.joint, needs, digits=True)
