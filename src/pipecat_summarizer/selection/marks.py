#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The words that stand where something was left out, and how they are read again.

They are read by a model, and by the next bound, which adds up what an earlier mark says. To change the words is to forget the marks in stored contexts.
"""

import re
from collections.abc import Sequence

from pipecat_summarizer.messages import Message, is_standard, role_of

_OPENING = "[... "
_CUT = re.compile(r"\[\.\.\. (\d{1,3}(?:,\d{3}){0,4}) characters? left out \.\.\.\]")
_LEFT_OUT = re.compile(
    r"\[(\d{1,3}(?:,\d{3}){0,4}) earlier messages? (?:was|were) left out here "
    r"to stay within the model's limit\]"
)
# No longer text is a mark.
_MAX_MARK_CHARS = 120

CutMarks = Sequence[tuple[int, int, int]]
"""Marks in a text: where each begins and ends, and how many characters it speaks of."""


def cut_mark(count: int) -> str:
    """What stands in a text for the characters that were cut."""
    return f"{_OPENING}{count:,} character{_s(count)} left out ...]"


def find_cut_marks(text: str) -> CutMarks:
    """The marks of earlier cuts in a text."""
    if _OPENING not in text:
        return ()
    return [(m.start(), m.end(), _number(m[1])) for m in _CUT.finditer(text)]


def cut_count(marks: CutMarks, start: int, end: int) -> int:
    """How many characters of the first text are missing when this span is cut as well."""
    count = end - start
    for first, last, said in marks:
        if start <= first and last <= end:
            count += said - (last - first)
    return max(1, count)


def left_out_mark(count: int) -> Message:
    """The message that stands for the messages that were left out."""
    was = "was" if count == 1 else "were"
    return {
        "role": "user",
        "content": f"[{count:,} earlier message{_s(count)} {was} left out here "
        "to stay within the model's limit]",
    }


def left_out_count(message: Message) -> int:
    """How many messages this one stands for; 0 where it is no such mark."""
    if not is_standard(message) or role_of(message) != "user":
        return 0
    content = message.get("content")
    if not isinstance(content, str) or len(content) > _MAX_MARK_CHARS:
        return 0
    mark = _LEFT_OUT.fullmatch(content)
    return _number(mark[1]) if mark else 0


def media_mark(kind: str) -> str:
    """What stands for an image, a recording or a file that was left out."""
    return f"[{'an' if kind[0] in 'aeiou' else 'a'} {kind} was left out here]"


def _s(count: int) -> str:
    return "" if count == 1 else "s"


def _number(text: str) -> int:
    return int(text.replace(",", ""))
