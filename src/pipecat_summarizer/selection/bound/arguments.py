#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Answered tool calls whose arguments can be cut.

The last resort: without the text of the message, and with long arguments in the
one form that every adapter can still parse, a JSON object.
"""

import json
from collections.abc import Mapping
from typing import Any, cast

from pipecat_summarizer.messages import Message, dump_json, is_standard, tool_calls_of
from pipecat_summarizer.selection.bound.cuttable import Cuttable, cut_text, cuttable

_KEY = "left_out"
_OPENING = f'{{"{_KEY}": '
# Shorter arguments are hardly longer than what would stand for them.
_MIN_CHARS = 200


def cuttable_arguments(message: Message) -> Cuttable | None:
    """The message as one whose arguments can be cut; None where none is long."""
    if not is_standard(message):
        return None
    longest = max((len(call.arguments) for call in tool_calls_of(message)), default=0)
    if longest < _MIN_CHARS:
        return None
    text = cuttable(message)
    return _CuttableArguments(message if text is None else text.build(0), longest)


class _CuttableArguments:
    """A message by the arguments of its calls, each cut to the same length."""

    def __init__(self, message: Mapping[str, Any], longest: int):
        self.whole = message
        self.length = longest

    def build(self, chars: int) -> Message:
        texts = iter(tool_calls_of(self.whole))
        calls: list[Any] = []
        for call in cast(list[Any], self.whole["tool_calls"]):
            if isinstance(call, Mapping):
                call = _with_arguments(cast(Mapping[str, Any], call), next(texts).arguments, chars)
            calls.append(call)
        return {**self.whole, "tool_calls": calls}


def _with_arguments(call: Mapping[str, Any], arguments: str, chars: int) -> Mapping[str, Any]:
    if len(arguments) <= max(chars, _MIN_CHARS):
        return call
    cut = dump_json({_KEY: cut_text(_text_of(arguments), chars)})
    function = call.get("function")
    if isinstance(function, Mapping):
        return {**call, "function": {**cast(Mapping[str, Any], function), "arguments": cut}}
    return {**call, "arguments": cut}


def _text_of(arguments: str) -> str:
    """The arguments; where they were cut before, what was left of them then."""
    if arguments.startswith(_OPENING):
        try:
            return str(json.loads(arguments)[_KEY])
        except (ValueError, RecursionError):
            pass
    return arguments
