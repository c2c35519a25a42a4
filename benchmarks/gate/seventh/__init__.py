#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The set of a seventh author; frozen before the gate ran on it.

It was made by somebody who had read neither the gate's rules, nor its tests, nor the texts of
the earlier sets.

- ``calls_*.txt``: calls in 24 languages, and real chats of ``chitchat-dataset`` (MIT,
  ``chitchat-license.txt``), with what a model might have replied, by hand: ``= name`` opens a
  call, ``U``, ``A``, ``C`` and ``T`` are the caller, the assistant, a tool call and its result;
  ``++`` opens a good summary, ``!! kind`` a bad reply. ``more_*.txt``: more replies to them;
- ``asides.txt``: turns that make a call longer;
- ``written.jsonl.gz``: what a model of 1.5 billion parameters wrote about three of the English ones
  and of more such chats, read and labelled one by one. What reports the call and is complete is
  good, slips in the telling included; what invents the matter or a number is in neither side. Far
  fewer are good than a third of all, as the machine gave no more in the time. A reply that ended
  at the model's limit stands at its limit here too, in the package's count of tokens;
- ``seventh.jsonl.gz``: the set, made of all that by :mod:`.make_seventh`, the same bytes each
  time. What is neither by hand nor by a model is composed of what is by hand.

``SHA256`` is of the set as it was frozen.
"""

import json
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from benchmarks.gate.samples import Sample, samples_in

MATERIAL = Path(__file__).parent / "seventh.jsonl.gz"
SHA256 = "9fe7e730491ad40938ca5009543ef33e437810757f95ac2a354f886056caa284"


@dataclass(frozen=True)
class CallSample(Sample):
    """A sample in whose roles ``call`` stands for a tool call of the assistant."""

    @property
    def messages(self) -> tuple[dict[str, Any], ...]:
        """The messages it would replace."""
        return tuple(map(as_message, self.roles, self.said))


def as_message(role: str, text: str) -> dict[str, Any]:
    """A turn as Pipecat has it in its context."""
    if role == "tool":
        return {"role": "tool", "tool_call_id": "call_1", "content": text}
    if role != "call":
        return {"role": role, "content": text}
    name, _, arguments = text.partition(" ")
    json.loads(arguments)
    function = {"name": name, "arguments": arguments}
    call = {"id": "call_1", "type": "function", "function": function}
    return {"role": "assistant", "content": "", "tool_calls": [call]}


def seventh_samples() -> list[Sample]:
    """The samples of the seventh set."""
    own = [field.name for field in fields(Sample)]
    return [
        CallSample(**{name: getattr(sample, name) for name in own})
        for sample in samples_in(MATERIAL)
    ]
