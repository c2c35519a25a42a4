#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The set of a fourth author; measured at first sight, and tuned on since.

It was made by somebody who had read neither the gate's rules, nor its tests, nor the texts of
the sets that the rules were tuned on, and frozen before the gate ran on it for the first time.
What it said then is in docs/decisions/gate.md.

The texts are beside this file, in the form that :mod:`.texts` describes:

- ``set_*.txt``: calls in 26 languages and in mixtures of two, some with tools, with replies
  to each; ``asides.txt``: what may be said in between;
- ``good_more_*.txt``: more summaries of the same calls; ``updates.txt``: summaries that carry
  on an earlier one; ``pools.txt``: bad replies that fit any call of a language;
- ``written.jsonl.gz``: what two small models wrote of these calls on one machine, asked by the
  package's prompt, by one plain sentence, or as a voice agent (bad replies only), about as
  :mod:`benchmarks.gate.third.write_with_models` does; read and labelled one by one, those on
  the fence left out. What reports the call is good, slips in the telling included. They are
  few: models that small seldom write a usable summary, and had half an hour of a busy machine;
- ``fourth.jsonl.gz``: the set, made of all that by :mod:`.make_fourth`, the same bytes each
  time. What is neither by hand nor by a model is composed of what is by hand: two or three
  matters in one conversation, a second one after an earlier summary, prose as a list or a list
  as prose, a summary with its short form below; and bad replies that need no words of their own
  (copies, cut off, endless, too large, a wrong digit, blank, the turn that came next).

``python -m benchmarks.gate fourth [--errors]`` measures.
"""

import gzip
import json
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from benchmarks.gate.samples import Sample, samples_in

MATERIAL = Path(__file__).parent / "fourth.jsonl.gz"


@dataclass(frozen=True)
class ToolSample(Sample):
    """A reply about a call in which tools may be called.

    Parameters:
        tools: Name and arguments of the tool called with a message, by its place.
    """

    tools: tuple[tuple[int, str, str], ...] = ()

    @property
    def messages(self) -> tuple[dict[str, Any], ...]:
        """The messages it would replace, with the tools' calls."""
        messages: list[dict[str, Any]] = [dict(message) for message in super().messages]
        for place, name, arguments in self.tools:
            function = {"name": name, "arguments": arguments}
            call = {"id": f"call_{place}", "type": "function", "function": function}
            messages[place] |= {"content": None, "tool_calls": [call]}
            messages[place + 1]["tool_call_id"] = call["id"]
        return tuple(messages)


def fourth_samples() -> list[Sample]:
    """The samples of the fourth set."""
    return samples_with_tools(MATERIAL)


def samples_with_tools(path: Path) -> list[Sample]:
    """The samples of a set in which tools are called."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        tools = [json.loads(line)["tools"] for line in file]
    return [
        ToolSample(
            **{field.name: getattr(sample, field.name) for field in fields(sample)},
            tools=tuple((int(place), *called) for place, called in own.items()),
        )
        for sample, own in zip(samples_in(path), tools, strict=True)
    ]
