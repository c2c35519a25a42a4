#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What became of the parts of a text: a value each, or nothing."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from pipecat_summarizer.fidelity.spoken.atoms import Atom, Kind
from pipecat_summarizer.fidelity.spoken.tokens import Joint

Form = Literal["digits", "number", "ordinal", "spelled"]
"""How a value was said: digits or pairs one after the other; a cardinal, maybe with decimals;
an ordinal; letters, and digits with them."""


@dataclass(slots=True)
class Outcome:
    """What one or several parts came to.

    Parameters:
        start: The place of the first word.
        end: The place behind the last word.
        written: What they say; empty for words that say nothing.
        form: How it was said; None where they stay as they are.
        joint: What stands before them.
        is_word: Whether it is an ordinary word, which has nothing to do with what is beside it.
    """

    start: int
    end: int
    written: str
    form: Form | None
    joint: Joint
    is_word: bool = False


def left(atoms: Iterable[Atom]) -> list[Outcome]:
    """The outcome of parts that nothing is made of.

    Digits that are not those of ASCII are written so in any case.
    """
    return [
        Outcome(
            atom.start,
            atom.end,
            atom.written if atom.kind in (Kind.WRITTEN, Kind.FIXED) else "",
            ("digits" if atom.kind is Kind.WRITTEN else "number") if atom.foreign else None,
            atom.joint,
        )
        for atom in atoms
    ]


def joined(atoms: list[Atom], form: Form) -> Outcome:
    """The outcome of parts that are one value."""
    written = atoms[0].written if len(atoms) == 1 else "".join([atom.written for atom in atoms])
    return Outcome(atoms[0].start, atoms[-1].end, written, form, atoms[0].joint)
