#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The set of a fifth author; frozen before the gate ran on it, and tuned on since.

It was made by somebody who had read neither the gate's rules, nor its tests, nor the texts of
the earlier sets. At first sight the gate refused 18 of the 1,000 good ones, 16 of them from six of
the chats, and let 32 of the 500 bad ones through, nine of them about something else altogether.
No label was changed after that.

- ``calls_*.txt``: calls in 32 languages, four of them in two at once, with replies to each, in the
  form that :mod:`benchmarks.gate.fourth.texts` describes; ``more_goods.txt``: more summaries of
  them; ``updates.txt``: summaries that carry on an earlier one;
- ``written.jsonl.gz``: what a model of 1.5 billion parameters wrote on one machine of 68 real
  chats of ``chitchat-dataset`` (MIT, ``chitchat-license.txt``), asked by the package's prompt or
  by one plain sentence; all in English. Read and labelled one by one. What reports the call and
  is complete is good, slips in the telling included; what invents the matter or a number, or
  says next to nothing, is on the fence and in neither side. A reply that ended at the model's
  limit stands at its limit here too, in the package's count of tokens;
- ``fifth.jsonl.gz``: the set, made of all that by :mod:`.make_fifth`, the same bytes each time.
  What is neither by hand nor by a model is composed of what is by hand, as in the fourth set.

``python -m benchmarks.gate fifth [--errors]`` measures.
"""

from pathlib import Path

from benchmarks.gate.fourth import samples_with_tools
from benchmarks.gate.samples import Sample

MATERIAL = Path(__file__).parent / "fifth.jsonl.gz"


def fifth_samples() -> list[Sample]:
    """The samples of the fifth set."""
    return samples_with_tools(MATERIAL)
