#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A value as it was found in a text, before anybody knows whose it is or whether it holds."""

from typing import Literal, NamedTuple

from pipecat_summarizer.fidelity.values.entry import ValueKind

FoundKind = ValueKind | Literal["number"]
"""A bare number is no value by itself; a correction or an answer may make it one."""


class Found(NamedTuple):
    """A value in a text.

    Parameters:
        start: Where it begins.
        end: Where it ends.
        kind: What it is.
        written: How it stands there.
        normal: Its normal form.
        labelled: Whether the words around it say what it is, rather than its form.
    """

    start: int
    end: int
    kind: FoundKind
    written: str
    normal: str
    labelled: bool = False
