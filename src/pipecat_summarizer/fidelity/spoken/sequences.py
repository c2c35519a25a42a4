#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Numbers that stand one after the other: which of them are one sequence of digits."""

from collections.abc import Callable, Iterator

from pipecat_summarizer.fidelity.spoken.atoms import Atom, Kind
from pipecat_summarizer.fidelity.spoken.lexicon import Needs
from pipecat_summarizer.fidelity.spoken.outcomes import Outcome, joined, left
from pipecat_summarizer.fidelity.spoken.surroundings import Surroundings
from pipecat_summarizer.fidelity.spoken.tokens import Joint

_FEWEST_WRITTEN = 3
"""How many digits, written apart, are a sequence: "4 8 2" is one, "2 3" is not."""
_FEWEST_WRITTEN_UNEVENLY = 5
"""The same where spaces and hyphens change."""


def read_numbers(atoms: list[Atom], surroundings: Surroundings) -> list[Outcome]:
    """What numbers that stand one after the other come to.

    Args:
        atoms: The numbers, in words and in digits.
        surroundings: The words around them.
    """
    apart = {atom.start for place, atom in enumerate(atoms) if _stands_apart(atoms, place)}
    return [
        outcome
        for part in split_at(atoms, lambda atom: atom.start in apart)
        for outcome in (
            [joined(part, "number")]
            if part[0].start in apart
            else _read_sequence(part, surroundings)
        )
    ]


def is_plain_sequence(atoms: list[Atom]) -> bool:
    """Whether these are only words for numbers below 100, close together, as mostly they are."""
    for atom in atoms:
        if atom.kind is not Kind.SPOKEN or atom.big or atom.joint is Joint.COMMA:
            return False
    if len(atoms) < 3 and all(atom.needs is not Needs.NOTHING for atom in atoms):
        return False
    return max(atoms[0].needs, atoms[-1].needs) <= Needs.NEIGHBOUR


def is_long(atom: Atom) -> bool:
    """Whether it is a written number of more than one digit."""
    return atom.kind is Kind.WRITTEN and len(atom.written) > 1


def is_said_by_digit(atom: Atom) -> bool:
    """Whether it is one digit, or one that repeats."""
    return atom.digits or (atom.kind is Kind.WRITTEN and len(atom.written) == 1)


def split_at(atoms: list[Atom], parts_here: Callable[[Atom], bool]) -> Iterator[list[Atom]]:
    """The stretches between parts of one sort, and each such part by itself."""
    begin = 0
    for place, atom in enumerate(atoms):
        if parts_here(atom):
            if begin < place:
                yield atoms[begin:place]
            yield [atom]
            begin = place + 1
    if begin < len(atoms):
        yield atoms[begin:]


def _read_sequence(atoms: list[Atom], surroundings: Surroundings) -> list[Outcome]:
    if not any(atom.kind is Kind.SPOKEN for atom in atoms):
        return _written_apart(atoms)
    if any(map(is_long, atoms)) and not _goes_on_in_digits(atoms):
        # "50 two": a number, and another. "555 one two three four": one sequence.
        return [
            outcome
            for part in split_at(atoms, is_long)
            for outcome in (left(part) if is_long(part[0]) else _read_sequence(part, surroundings))
        ]
    first, last = _trimmed(atoms, surroundings)
    body = atoms[first:last]
    written = [atom for atom in body if atom.kind is Kind.WRITTEN]
    if len(written) == len(body):
        read = _written_apart(body)
    elif written and not _is_mixed_sequence(body, len(written)):
        read = _read_alone(body, surroundings)
    else:
        read = read_body(body, surroundings)
    return [*left(atoms[:first]), *read, *left(atoms[last:])]


def _is_mixed_sequence(atoms: list[Atom], written: int) -> bool:
    """Whether words and digits are one sequence; "two 4 inch screws" and "8-5 four days" are not.

    Three are, where most are words, or where they would be in digits alone.
    """
    if len(atoms) == _FEWEST_WRITTEN and written > 1:
        return all(len(atom.written) == 1 for atom in atoms) and _is_even(atoms)
    return len(atoms) >= _FEWEST_WRITTEN


def _read_alone(atoms: list[Atom], surroundings: Surroundings) -> list[Outcome]:
    return [
        outcome
        for atom in atoms
        for outcome in (
            left([atom]) if atom.kind is Kind.WRITTEN else _read_sequence([atom], surroundings)
        )
    ]


def _is_even(atoms: list[Atom]) -> bool:
    """Whether the same stands between all; "9-5 6" is a range, and a number."""
    return len({atom.joint for atom in atoms[1:]}) < 2


def _goes_on_in_digits(atoms: list[Atom]) -> bool:
    """Whether what was written at once is said digit by digit beside that."""
    sure = [atom for atom in atoms if atom.needs is Needs.NOTHING and not is_long(atom)]
    return len(sure) > 1 and any(atom.kind is Kind.SPOKEN for atom in sure)


def _stands_apart(atoms: list[Atom], place: int) -> bool:
    """Whether nothing is joined to a number, such as 1,500.

    Full hundreds are joined to digits: "one eight hundred five five five".
    """
    if not atoms[place].big or atoms[place].needs is not Needs.NOTHING:
        return False
    written = atoms[place].written
    beside = (*atoms[max(0, place - 1) : place], *atoms[place + 1 : place + 2])
    is_hundreds = len(written) == 3 and written.endswith("00")
    return not (is_hundreds and any(map(is_said_by_digit, beside)))


def read_body(atoms: list[Atom], surroundings: Surroundings) -> list[Outcome]:
    """The same where each is known to be a number, and none to stand apart."""
    if len(atoms) == 1:
        is_number = len(atoms[0].written) == 1 or not atoms[0].digits
        return [joined(atoms, "number" if is_number else "digits")]
    if len(atoms) == 2 and _is_range(atoms, surroundings):
        return _read_alone(atoms, surroundings)
    return [joined(atoms, "digits")]


def _is_range(atoms: list[Atom], surroundings: Surroundings) -> bool:
    """Whether two numbers are two: "two-three", "two three days"."""
    first, second = atoms
    if second.joint is Joint.HYPHEN:
        return True
    if len(first.written) != 1 or len(second.written) != 1:
        return False
    return int(second.written) == int(first.written) + 1 and surroundings.count_things(second)


def _written_apart(atoms: list[Atom]) -> list[Outcome]:
    outcomes: list[Outcome] = []
    for part in split_at(atoms, is_long):
        fewest = _FEWEST_WRITTEN if _is_even(part) else _FEWEST_WRITTEN_UNEVENLY
        if is_long(part[0]) or len(part) < fewest:
            outcomes += left(part)
        else:
            outcomes.append(joined(part, "digits"))
    return outcomes


def _trimmed(atoms: list[Atom], surroundings: Surroundings) -> tuple[int, int]:
    """Where the sequence begins and ends without the words that are no number here."""
    first, last = 0, len(atoms)
    spoken = sum(atom.kind is Kind.SPOKEN for atom in atoms)
    has_sure = any(atom.needs is Needs.NOTHING for atom in atoms)

    def belongs(atom: Atom) -> bool:
        others = last - first - 1
        if atom.needs is Needs.NOTHING:
            return True
        if others == 0:
            return surroundings.say_number(atom)
        if surroundings.label(atom):
            return True
        if atom.needs is Needs.NEIGHBOUR:
            return others > 1 or (spoken > 1 and has_sure)
        return others > 1 and has_sure

    while first < last:
        if not belongs(atoms[first]):
            first += 1
        elif not belongs(atoms[last - 1]):
            last -= 1
        else:
            break
        spoken -= 1
    return first, last
