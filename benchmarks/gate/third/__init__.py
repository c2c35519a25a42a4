#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A third set of replies for the gate, by another author than the first two.

It was made by somebody who had read neither the gate's rules, nor its tests, nor the material
that the rules were tuned on, and frozen before the gate ran on it for the first time. That
time 0.7 % of its good replies were refused, and 13.6 % of its bad ones let through. After that
the checks were tuned on it, so what they do on it now says nothing of other texts.

The texts are beside this file:

- ``calls_*.txt``: the calls, and in ``asides.txt`` and ``exchanges.txt`` what may be said in
  between, written by hand in 27 languages, and in mixtures of two;
- ``hand_good_*.txt`` and ``hand_bad_*.txt``: replies to each call, written by hand;
- ``written.jsonl.gz``: what small real models wrote on one machine (:mod:`.write_with_models`),
  each reply read and labelled, those on the fence left out. 17 of the good ones and 66 of the
  bad ones are theirs: models that small seldom write a usable summary, and one machine that
  others worked on did not write more in an hour;
- ``third.jsonl.gz``: the set, made of all that by :mod:`.make_third`, the same bytes each
  time. What is not by hand or by a model is composed: hand-written summaries with other digits,
  in other wrappings, of two calls in one or after an earlier summary; and bad replies that need
  no words of their own (copies, cut off, too large, a wrong digit, blank).

``python -m benchmarks.gate third [--errors]`` measures.
"""

from pathlib import Path

from benchmarks.gate.samples import Sample, samples_in


def third_samples() -> list[Sample]:
    """The samples of the third set."""
    return samples_in(Path(__file__).parent / "third.jsonl.gz")
