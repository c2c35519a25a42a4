#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The sets of replies that the gate is measured on, each by another author.

Another set is a package of its own, which says how it was made, and one more line in ``SETS``.
"""

from collections.abc import Callable
from functools import partial

from benchmarks.gate import stored
from benchmarks.gate.fifth import fifth_samples
from benchmarks.gate.fourth import fourth_samples
from benchmarks.gate.samples import Sample
from benchmarks.gate.second import second_samples
from benchmarks.gate.seventh import seventh_samples
from benchmarks.gate.sixth import sixth_samples
from benchmarks.gate.third import third_samples

SETS: dict[str, Callable[[], list[Sample]]] = {
    "tuning": partial(stored, "tuning"),
    "held_out": partial(stored, "held_out"),
    "second": second_samples,
    "third": third_samples,
    "fourth": fourth_samples,
    "fifth": fifth_samples,
    "sixth": sixth_samples,
    "seventh": seventh_samples,
}

HELD_OUT = ("held_out",)
"""Those that are measured where none is named."""
