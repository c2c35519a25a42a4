#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A second set of replies for the gate, made by somebody who had not read its rules.

It was measured once: 1.8 % of its good replies refused, 37 % of its bad ones let through. After
that the checks were tuned on it, so what they do on it now says nothing of other texts.

``python -m benchmarks.gate second [--errors]`` measures.
"""

from pathlib import Path

from benchmarks.gate.samples import Sample, samples_in


def second_samples() -> list[Sample]:
    """The samples of the second set."""
    return samples_in(Path(__file__).parent / "second.jsonl.gz")
