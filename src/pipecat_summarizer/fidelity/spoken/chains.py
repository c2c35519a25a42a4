#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Parts that follow each other closely: where one value ends and the next begins."""

from collections.abc import Iterator
from dataclasses import replace

from pipecat_summarizer.fidelity.spoken.atoms import Atom, Kind, Sure
from pipecat_summarizer.fidelity.spoken.letters import is_word, may_be_zero, read_letters
from pipecat_summarizer.fidelity.spoken.lexicon import Lexicon, Needs
from pipecat_summarizer.fidelity.spoken.outcomes import Outcome, joined, left
from pipecat_summarizer.fidelity.spoken.sequences import (
    is_plain_sequence,
    is_said_by_digit,
    read_body,
    read_numbers,
    split_at,
)
from pipecat_summarizer.fidelity.spoken.surroundings import Surroundings
from pipecat_summarizer.fidelity.spoken.tokens import CLOSE, Joint

_FEWEST_OVER_COMMAS = 4
_FEWEST_WRITTEN_OVER_COMMAS = 5
"""How many digits are one sequence with commas between them, and not a list: "4, 8, 2, 1, 3"."""
_FEWEST_SPELLED = 4
_FEWEST_LIKELY = 2
"""How much is spelled together where a single letter with its word is not beyond doubt."""
_FEWEST_GROUPS = 3
_FEWEST_IN_GROUPS = 8
_LONGEST_GROUP = 4
"""What a phone number has that is said in groups with commas between them."""


class ChainReader:
    """Makes values of parts that follow each other closely."""

    def __init__(self, surroundings: Surroundings, lexicon: Lexicon):
        """Read parts with these words around them, by this lexicon."""
        self._surroundings = surroundings
        self._lexicon = lexicon

    def read(self, atoms: list[Atom]) -> list[Outcome]:
        """What the parts come to, in order; each part is in one outcome."""
        first = atoms[0]
        if is_plain_sequence(atoms):
            return read_body(atoms, self._surroundings)
        if len(atoms) == 1 and first.kind is Kind.ORDINAL:
            return self._read_ordinal(atoms, is_first=True)
        if len(atoms) == 1 and first.kind is Kind.LETTER and first.sure <= Sure.LETTER:
            return left(atoms)
        words = {
            atom.start
            for place, atom in enumerate(atoms)
            if is_word(atoms, place) and not (self._lexicon.zero_letter and may_be_zero(atom))
        }
        return [
            outcome
            for part in split_at(atoms, lambda atom: atom.start in words)
            for outcome in (left(part) if part[0].start in words else self._read_part(part))
        ]

    def _read_part(self, atoms: list[Atom]) -> list[Outcome]:
        outcomes = [
            outcome
            for piece in _pieces(atoms, self._surroundings)
            for outcome in self._read_piece(piece)
        ]
        if any(outcome.form == "ordinal" for outcome in outcomes):
            _drop_ordinals(outcomes)
        return outcomes

    def _read_piece(self, atoms: list[Atom]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        for part in split_at(atoms, _stands_apart):
            kind = part[0].kind
            if kind is Kind.FIXED:
                outcomes += left(part)
            elif kind is Kind.ORDINAL:
                outcomes += self._read_ordinal(part, is_first=not outcomes)
            elif any(atom.kind is Kind.LETTER for atom in part):
                outcomes += read_letters(part, self._surroundings, self._lexicon)
            else:
                outcomes += read_numbers(part, self._surroundings)
        return outcomes

    def _read_ordinal(self, atoms: list[Atom], *, is_first: bool) -> list[Outcome]:
        is_ordinal = self._surroundings.say_ordinal(atoms[0], is_first=is_first)
        return [joined(atoms, "ordinal")] if is_ordinal else left(atoms)


def _pieces(atoms: list[Atom], surroundings: Surroundings) -> Iterator[list[Atom]]:
    """The parts between commas, or over them where they are one sequence of digits."""
    pieces = list(_between_commas(atoms))
    place = 0
    while place < len(pieces):
        end = (
            _end_of_spelling(pieces, place)
            or _end_of_groups(pieces, place, surroundings)
            or _end_of_digits(pieces, place)
        )
        yield [
            replace(atom, joint=Joint.SPACE) if atom.joint is Joint.COMMA and number else atom
            for number, atom in enumerate(atom for piece in pieces[place:end] for atom in piece)
        ]
        place = end


def _between_commas(atoms: list[Atom]) -> Iterator[list[Atom]]:
    begin = 0
    for place, atom in enumerate(atoms):
        if place and atom.joint is Joint.COMMA:
            yield atoms[begin:place]
            begin = place
    yield atoms[begin:]


def _end_of_spelling(pieces: list[list[Atom]], place: int) -> int:
    """The place behind the pieces that are spelled together: "nine, B as in Bravo, seven".

    A letter whose word may mean something else ("B de bola") spells only in company.
    """
    end = place
    while end < len(pieces) and all(
        (atom.kind is Kind.LETTER or is_said_by_digit(atom)) and not _stands_apart(atom)
        for atom in pieces[end]
    ):
        end += 1
    atoms = [atom for piece in pieces[place:end] for atom in piece]
    size = sum(len(atom.written) for atom in atoms)
    said = [atom for atom in atoms if atom.sure in (Sure.SAID, Sure.LIKELY)]
    is_sure = any(atom.sure is Sure.SAID for atom in said)
    if not said or (not is_sure and len(said) < _FEWEST_LIKELY and size < _FEWEST_SPELLED):
        return 0
    # "Room two, B as in Bravo": what stands before the first letter begins a code that is long.
    begins = is_sure and pieces[place][0].sure is Sure.SAID
    return end if begins or size >= _FEWEST_SPELLED else 0


def _end_of_groups(pieces: list[list[Atom]], place: int, surroundings: Surroundings) -> int:
    """The place behind the pieces that are a phone number said in groups.

    "Zéro six, trente-sept, vingt-deux" begins with a zero, or a plus sign stands before it:
    "plus thirty-three, six, twelve".
    """
    end, digits = place, 0
    while end < len(pieces) and not any(map(_stands_apart, pieces[end])):
        written = "".join(atom.written for atom in pieces[end])
        if not written.isdecimal() or len(written) > _LONGEST_GROUP:
            break
        digits += len(written)
        end += 1
    in_pairs = all(sum(len(atom.written) for atom in piece) == 2 for piece in pieces[place:end])
    has_zero = pieces[place][0].written.startswith("0")
    if digits < _FEWEST_IN_GROUPS or end - place < _FEWEST_GROUPS:
        return 0
    return end if (in_pairs and has_zero) or surroundings.has_plus(pieces[place][0]) else 0


def _end_of_digits(pieces: list[list[Atom]], place: int) -> int:
    """The place behind the pieces that are one sequence of digits."""
    end = place
    digits, spoken = 0, False
    while end < len(pieces) and all(map(is_said_by_digit, pieces[end])):
        if len(pieces[end]) == 1 and pieces[end][0].needs is Needs.SEQUENCE and end == place:
            break
        digits += sum(len(atom.written) for atom in pieces[end])
        spoken = spoken or any(atom.kind is Kind.SPOKEN for atom in pieces[end])
        end += 1
    fewest = _FEWEST_OVER_COMMAS if spoken else _FEWEST_WRITTEN_OVER_COMMAS
    return end if digits >= fewest else place + 1


def _stands_apart(atom: Atom) -> bool:
    return atom.kind in (Kind.FIXED, Kind.ORDINAL)


def _drop_ordinals(outcomes: list[Outcome]):
    """Let the ordinals be that are a fraction ("one third"), or would be joined once written."""
    for stretch in _stretches(outcomes):
        has_words = any(not outcome.written.isdecimal() for outcome in stretch)
        for place, outcome in enumerate(stretch):
            is_followed = place + 1 < len(stretch) and len(stretch[place + 1].written) == 1
            if outcome.form == "ordinal" and (has_words or place or is_followed):
                outcome.form = None
    for list_of_digits in _lists_of_digits(outcomes):
        if len(list_of_digits) >= _FEWEST_OVER_COMMAS:
            for outcome in list_of_digits:
                outcome.form = None if outcome.form == "ordinal" else outcome.form


def _lists_of_digits(outcomes: list[Outcome]) -> list[list[Outcome]]:
    """The outcomes in a row that may be one digit each, over commas."""
    lists: list[list[Outcome]] = [[]]
    for outcome in outcomes:
        if len(outcome.written) > 1 or outcome.is_word:
            lists.append([])
        else:
            lists[-1].append(outcome)
    return lists


def _stretches(outcomes: list[Outcome]) -> list[list[Outcome]]:
    """The outcomes close together. Words, and what was spelled save one letter, stand apart."""
    stretches: list[list[Outcome]] = [[]]
    for outcome in outcomes:
        is_apart = outcome.is_word or (outcome.form == "spelled" and len(outcome.written) > 1)
        if is_apart or outcome.joint not in CLOSE:
            stretches.append([])
        if not is_apart:
            stretches[-1].append(outcome)
    return stretches
