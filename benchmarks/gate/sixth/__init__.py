#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The set of a sixth author; frozen before the gate ran on it.

It was made by somebody who had read neither the gate's rules, nor its tests, nor the texts of
the earlier sets.

- ``calls_*.txt``: calls in 33 languages with replies to each, in the form that
  :mod:`benchmarks.gate.fourth.texts` describes, 28 of them real chats of ``chitchat-dataset``
  (MIT, ``chitchat-license.txt``) with replies by hand; ``more_goods.txt``: more summaries of
  them; ``updates.txt``: summaries that carry on an earlier one;
- ``written.jsonl.gz``: what models of 1.5 and 0.5 billion parameters wrote about the English ones
  of them, 347 replies, read and labelled one by one: 107 by the author, the rest by one who knew
  the gate's rules, before the gate ran on any. What reports the call and is complete is good, slips
  in the telling included; what invents the matter or a number, or is in another language than
  asked for, is on the fence and in neither side. 73 are good. A reply that ended at the model's
  limit stands at its limit here too, in the package's count of tokens;
- ``sixth.jsonl.gz``: the set, made of all that by :mod:`.make_sixth`, the same bytes each time.
  What is neither by hand nor by a model is composed of what is by hand, as in the fourth set.

``python -m benchmarks.gate sixth [--errors]`` measures.
"""

from pathlib import Path

from benchmarks.gate.fourth import samples_with_tools
from benchmarks.gate.samples import Sample

MATERIAL = Path(__file__).parent / "sixth.jsonl.gz"


def sixth_samples() -> list[Sample]:
    """The samples of the sixth set."""
    return samples_with_tools(MATERIAL)
