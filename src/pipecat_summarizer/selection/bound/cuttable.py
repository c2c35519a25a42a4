#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Messages whose text can be cut in the middle.

A :class:`Cuttable` makes a copy of a message with as many characters of its text
as are asked for, three quarters from the head, one from the tail, and a mark
between them. What a kind of message looks like when it is cut is decided here;
which messages are cut, and to what size, is not.
"""

import json
import re
from bisect import bisect_right
from collections.abc import Mapping
from itertools import accumulate
from typing import Any, Protocol, cast

from pipecat_summarizer.counting import TokenCounter
from pipecat_summarizer.messages import (
    Message,
    async_notice,
    dump_json,
    is_standard,
    is_unfinished_result,
    parts_of,
    role_of,
)
from pipecat_summarizer.selection.marks import (
    cut_count,
    cut_mark,
    find_cut_marks,
    media_mark,
)
from pipecat_summarizer.slicing import Steps

_MEDIA = {"image": "image", "audio": "recording", "file": "file"}
# A cut goes back to such a place where one is near, so that it parts no word and no number.
_BREAKS = re.compile(r'[\s"{}\[\]();]')
_BREAK_CHARS = 40
# A count of a large text is the costly part; a cut that uses this share of its room is good.
_GOOD_SHARE = 0.9
_MAX_TRIES = 8
# To parse a megabyte takes milliseconds.
_MAX_PARSED_CHARS = 50_000
_RESULT_FIELD = re.compile(r',\s*"result"\s*:\s*')
_MAX_FIELDS_CHARS = 4_000


class Cuttable(Protocol):
    """A message whose text can be cut.

    Attributes:
        whole: The message with all its text.
        length: How many characters that is.
    """

    whole: Message
    length: int

    def build(self, chars: int) -> Message:
        """A copy with about this many characters of its text, fewer than all, and a mark."""
        ...


def cuttable(message: Message) -> Cuttable | None:
    """The message as one that can be cut; None where it has no text to cut."""
    if not is_standard(message):
        return None
    if async_notice(message) is not None:
        return _CuttableNotice.of(message)
    content = _CuttableContent(message)
    return content if content.length else None


def cuttable_without_media(message: Message) -> Cuttable | None:
    """The same with a mark for each image, recording and file; None where it has none."""
    if not is_standard(message):
        return None
    content = message.get("content")
    if not isinstance(content, (list, tuple)):
        return None
    items: list[Any] = []
    found = False
    for item in cast(list[Any], content):
        part = next(parts_of({"content": [item]}), None)
        name = _MEDIA.get(part.kind) if part is not None else None
        if name is None:
            items.append(item)
        else:
            found = True
            items.append({"type": _text_type(message), "text": media_mark(name)})
    return _CuttableContent({**message, "content": items}) if found else None


def cut_text(text: str, chars: int) -> str:
    """A text with about this many of its characters, fewer than all, and a mark."""
    head, tail = _head(text, chars - chars // 4), _tail(text, len(text) - chars // 4)
    count = cut_count(find_cut_marks(text), len(head), len(text) - len(tail))
    return _joined(head, count, tail)


def fit_steps(
    text: Cuttable, max_tokens: int, counter: TokenCounter, size: int
) -> Steps[tuple[Message, int]]:
    """The largest form of a message that has at most so many tokens, as near as is cheap.

    Args:
        text: The message.
        max_tokens: How many it may have.
        counter: Counts them.
        size: The tokens of the whole message.

    Returns:
        The form and its tokens; the smallest there is where even that has more.
    """
    if size <= max_tokens:
        return text.whole, size
    fits, tokens = 0, counter.count_message(best := text.build(0))
    above, above_tokens = text.length, size
    for _ in range(_MAX_TRIES):
        yield
        if tokens >= max_tokens * _GOOD_SHARE or above - fits < 2:
            break
        share = (max_tokens - tokens) / max(1, above_tokens - tokens)
        chars = fits + int((above - fits) * min(share, 1.0) * 0.98)
        chars = min(max(chars, fits + 1), above - 1)
        built = text.build(chars)
        count = counter.count_message(built)
        if count <= max_tokens:
            best, fits, tokens = built, chars, count
        else:
            above, above_tokens = chars, count
    return best, tokens


class _CuttableContent:
    """A message by the text parts of its content."""

    def __init__(self, message: Message):
        self.whole = message
        content = message.get("content")
        self._items: list[Any] | None = None
        self._places: list[int] = []
        self._texts: list[str] = []
        if isinstance(content, str):
            self._places, self._texts = [0], [content]
        elif isinstance(content, (list, tuple)):
            self._items = list(cast(list[Any], content))
            for place, item in enumerate(self._items):
                text = _text_of_item(item)
                if text:
                    self._places.append(place)
                    self._texts.append(text)
        ends = list(accumulate(map(len, self._texts)))
        self._starts = [0, *ends[:-1]]
        self.length = ends[-1] if ends else 0
        self._marks = [
            (start + offset, end + offset, count)
            for text, offset in zip(self._texts, self._starts, strict=False)
            for start, end, count in find_cut_marks(text)
        ]

    def build(self, chars: int) -> Message:
        built = self._cut(chars - chars // 4, self.length - chars // 4)
        if is_unfinished_result(built):
            # What is left reads like the status of a call that still runs; half a
            # JSON object does not.
            built = self._cut(chars - chars // 4, self.length)
        return built

    def _cut(self, start: int, end: int) -> Message:
        first = bisect_right(self._starts, start) - 1
        last = bisect_right(self._starts, end) - 1
        head = _head(self._texts[first], start - self._starts[first])
        tail = _tail(self._texts[last], end - self._starts[last])
        count = cut_count(
            self._marks,
            self._starts[first] + len(head),
            self._starts[last] + len(self._texts[last]) - len(tail),
        )
        if first == last:
            texts = {first: _joined(head, count, tail)}
        else:
            texts = {first: _joined(head, count, ""), last: tail}
        if self._items is None:
            return {**self.whole, "content": texts[0]}
        # Of what was cut entirely nothing stays, not even an empty part.
        items: list[Any] = self._items.copy()
        for number in range(first, last + 1):
            place = self._places[number]
            text = texts.get(number, "")
            items[place] = _with_text(items[place], text) if text else None
        kept = {self._places[number] for number, text in texts.items() if text}
        cut = set(self._places[first : last + 1]) - kept
        return {
            **self.whole,
            "content": [item for place, item in enumerate(items) if place not in cut],
        }


class _CuttableNotice:
    """A final async-tool notice by the result it carries, which is JSON in JSON."""

    def __init__(self, message: Message, payload: dict[str, Any], text: str, *, escaped: bool):
        self.whole = message
        self.length = len(text)
        self._payload = payload
        self._text = text
        self._escaped = escaped
        self._marks = find_cut_marks(text)

    @classmethod
    def of(cls, message: Mapping[str, Any]) -> "_CuttableNotice | None":
        content = message.get("content")
        if not isinstance(content, str):
            return None
        if len(content) <= _MAX_PARSED_CHARS:
            payload = _parsed(content)
            result = payload.get("result") if payload else None
            if payload is None or result is None:
                return None
            text = result if isinstance(result, str) else dump_json(result)
            return cls(message, payload, text, escaped=False)
        field = _RESULT_FIELD.search(content, 0, _MAX_FIELDS_CHARS)
        payload = _parsed(content[: field.start()] + "}") if field else None
        if field is None or payload is None:
            return None
        text = content[field.end() :].rstrip().removesuffix("}").rstrip()
        escaped = text.startswith('"') and text.endswith('"')
        return cls(message, payload, text[1:-1] if escaped else text, escaped=escaped)

    def build(self, chars: int) -> Message:
        head = _head(self._text, chars - chars // 4)
        tail = _tail(self._text, self.length - chars // 4)
        count = cut_count(self._marks, len(head), self.length - len(tail))
        if self._escaped:
            head, tail = _unescaped(head), _unescaped(tail)
        payload = {**self._payload, "result": _joined(head, count, tail)}
        return {**self.whole, "content": dump_json(payload)}


def _head(text: str, end: int) -> str:
    """The beginning of a text, up to a break where one is near."""
    if 0 < end < len(text):
        for index in range(end, max(0, end - _BREAK_CHARS), -1):
            if _BREAKS.match(text, index) or _BREAKS.match(text, index - 1):
                return text[:index]
    return text[:end]


def _tail(text: str, start: int) -> str:
    """The end of a text, from a break on where one is near."""
    if 0 < start < len(text):
        for index in range(start, min(len(text), start + _BREAK_CHARS)):
            if _BREAKS.match(text, index) or _BREAKS.match(text, index - 1):
                return text[index:]
    return text[start:]


def _joined(head: str, count: int, tail: str) -> str:
    return " ".join([piece for piece in (head.rstrip(), cut_mark(count), tail.lstrip()) if piece])


def _text_of_item(item: Any) -> str:
    """The text of one item of a content list; ``""`` for what is none."""
    if isinstance(item, str):
        return item
    part = next(parts_of({"content": [item]}), None)
    return part.text if part is not None and part.kind in ("text", "refusal") else ""


def _with_text(item: Any, text: str) -> Any:
    if isinstance(item, str):
        return text
    fields = cast(Mapping[str, Any], item)
    key = "refusal" if fields.get("type") == "refusal" else "text"
    return {**fields, key: text}


def _text_type(message: Mapping[str, Any]) -> str:
    """The type of a text part, as the other parts of the message have theirs."""
    for item in cast(list[Any], message["content"]):
        if isinstance(item, Mapping):
            kind = cast(Mapping[str, Any], item).get("type")
            if isinstance(kind, str) and kind.startswith("input_"):
                return "output_text" if role_of(message) == "assistant" else "input_text"
    return "text"


def _parsed(text: str) -> dict[str, Any] | None:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return cast(dict[str, Any], value) if isinstance(value, dict) else None


def _unescaped(text: str) -> str:
    """The text of a piece of a JSON string; the piece itself where a cut parted an escape."""
    try:
        return json.loads(f'"{text}"', strict=False)
    except ValueError:
        return text
