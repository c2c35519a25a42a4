#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Making text harmless inside a prompt, and keeping it readable. Pure.

What a caller says or a tool returns may look like the prompt's own structure: a
closing tag, a chat template's role token, another entry's header. After
:func:`neutral_text` there is no ``<`` in it, so no tag and no ``<|token|>``, and
no ``[12]`` and no ``[INST]``.
"""

import re
from collections.abc import Iterator, Sequence

# Control characters say nothing, and some providers refuse them. What breaks a line stays.
_CONTROL = re.compile("[\x00-\x08\x0e-\x1b\x1f\x7f]")
_SURROGATE = re.compile("[\ud800-\udfff]")
# Entry headers, and the role tokens of chat templates that write them in brackets.
_IN_BRACKETS = r"([ \t]{0,4}\d{1,40}[ \t]{0,4}|/?[A-Z][A-Z_]{1,30})"
# A search for one character runs several times faster than for one of two.
_BRACKETED = re.compile(rf"\[{_IN_BRACKETS}[\]］]")
_WIDELY_BRACKETED = re.compile(rf"［{_IN_BRACKETS}[\]］]")
_MAX_BRACKETED_CHARS = 60

_SLICE_CHARS = 4_000


def neutral_text(text: str) -> str:
    """The text without anything that could pass for the prompt's structure.

    Meant for text of bounded length: it is linear, but not in steps. What has
    no encoding (a lone surrogate) becomes a question mark.
    """
    if not text.isprintable():
        text = _CONTROL.sub("", text if text.isascii() else _SURROGATE.sub("?", text))
    text = text.replace("<", "‹")
    if "[" in text:
        text = _BRACKETED.sub(r"(\1)", text)
    if text.isascii():
        return text
    return _WIDELY_BRACKETED.sub(r"(\1)", text.replace("＜", "‹"))


def neutral_lines(texts: Sequence[str]) -> list[str] | None:
    """The same for several short texts of one line each, without blanks at their ends.

    None where one of them may have more lines than one.
    """
    joined = " ".join(texts)
    if not joined.isprintable():
        return None
    # To look through all of them at once takes a fraction of the time.
    if neutral_text(joined) != joined:
        texts = [*map(neutral_text, texts)]
    return [*map(str.strip, texts)]


def neutral_slices(text: str) -> Iterator[str]:
    """The same for text of any length, in short pieces."""
    start = 0
    while start < len(text):
        end = start + _SLICE_CHARS
        if end < len(text):
            # What stands in brackets is cut before its bracket or not at all.
            since = end - _MAX_BRACKETED_CHARS
            end = max(text.rfind("[", since, end), text.rfind("［", since, end))
            end = end if end > start else start + _SLICE_CHARS
        yield neutral_text(text[start:end])
        start = end


def neutral_label(text: str, max_chars: int) -> str:
    """A name for a header: neutral, short, on one line, without ``:`` or brackets."""
    return " ".join(neutral_text(text[:max_chars]).translate(_NO_LABEL_MARKS).split())


_NO_LABEL_MARKS = str.maketrans(dict.fromkeys(":()[]{}", " "))
