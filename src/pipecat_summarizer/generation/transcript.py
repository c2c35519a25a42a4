#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The conversation as the summarizing model reads it. Pure, in steps.

One entry is one line with a numbered header, and further lines behind a ``|``::

    [7] user (Anna): Where is my order?
    [8] assistant calls find_order: {"id": 48213}
    [9] result of find_order: {"status": "shipped"}
    [10] user: [image] This is the parcel.
      | It is damaged.

Every word of a text passes :func:`.neutral_text`, so a header can only be ours.
How entries are packed into requests is told in :mod:`.chunks`.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, cast

from pipecat_summarizer.generation.neutral import (
    neutral_label,
    neutral_slices,
    neutral_text,
)
from pipecat_summarizer.messages import (
    INSTRUCTION_ROLES,
    Message,
    Part,
    async_notice,
    is_instruction,
    is_standard,
    is_surely_final,
    is_unfinished_result,
    parts_of,
    result_call_id,
    role_of,
    text_of,
    tool_calls_of,
)
from pipecat_summarizer.messages.tool_calls import IN_PROGRESS
from pipecat_summarizer.slicing import Steps

MAX_ENTRY_CHARS = 32_000
"""How much of one message is shown before its middle is left out, if nothing else is asked."""

_CONTINUATION = "\n  | "
_MAX_LABEL_CHARS = 64
_PARTS_PER_STEP = 200
_MESSAGES_PER_STEP = 20
_SHORT_CHARS = 2_000
# Reading a notice parses JSON; at this size that still takes well under a millisecond.
_MAX_NOTICE_CHARS = 100_000
_MAX_NOTICE_PARTS = 20
_MARKS = {"image": "image", "audio": "audio", "file": "file", "other": "attachment"}


class Entry(NamedTuple):
    """One entry of a transcript.

    Parameters:
        text: The entry as it stands in the transcript, header and all.
        starts_exchange: Whether the caller begins to speak here.
        call_id: The tool call this is a part of; ``""`` where it has no id; None
            for everything that is not part of one.
    """

    text: str
    starts_exchange: bool = False
    call_id: str | None = None


def render_steps(
    messages: Sequence[Message], *, max_entry_chars: int = MAX_ENTRY_CHARS
) -> Steps[list[Entry]]:
    """Render messages as entries, in order.

    Left out is what says nothing: service-specific messages, empty ones, and
    notices that a tool is still running. A message that is no message is left
    out as well; nothing here raises on one.

    Args:
        messages: What is to be summarized. Not changed.
        max_entry_chars: A longer text loses its middle, before anything else is
            done with it, and the entry says so.
    """
    entries: list[Entry] = []
    functions = _Functions()
    caller_speaks = False
    for number, message in enumerate(messages):
        for label, content, call_id in _contents(message, functions):
            body = _short_body(content, max_entry_chars)
            if body is None:
                pieces = (content,) if isinstance(content, str) else content
                text = yield from _clamp_steps(pieces, max_entry_chars)
                body = yield from _body_steps(text)
                yield
            if not body and call_id is None:
                continue
            by_caller = call_id is None and role_of(message) == "user"
            header = f"[{len(entries) + 1}] {label}"
            text = f"{header}: {body}" if body else header
            entries.append(Entry(text, by_caller and not caller_speaks, call_id))
            caller_speaks = by_caller
        if number % _MESSAGES_PER_STEP == 0:
            yield
    return entries


def transcript_of(entries: Iterable[Entry]) -> str:
    """The text of several entries, as it goes into a prompt."""
    return "\n".join(entry.text for entry in entries)


def clamped(text: str, max_chars: int) -> str:
    """The text with its middle left out, which it says, if it is too long."""
    if len(text) <= max_chars:
        return text
    return _with_gap(text, text, max_chars, len(text))


_Content = tuple[str, str | Iterable[str], str | None]
"""A label, a text or its pieces, and the id of the tool call it is a part of."""


class _Functions:
    """The functions that were called so far, by the call's id and as a header names them."""

    def __init__(self):
        self._of_call: dict[str, str] = {}
        self._labels: dict[str, str] = {}

    def add(self, call_id: str, name: str) -> str:
        label = self._labels.get(name)
        if label is None:
            label = neutral_label(name, _MAX_LABEL_CHARS) or "a function"
            self._labels[name] = label
        self._of_call[call_id] = label
        return label

    def of(self, call_id: str, message: Message) -> str:
        return self._of_call.get(call_id) or _name_of(message) or "a function"


def _contents(message: Message, functions: _Functions) -> Iterable[_Content]:
    """What is to be shown of a message."""
    if type(message) is dict:  # the common shapes, without the detour
        fields = cast(dict[str, Any], message)
        role, text = fields.get("role"), fields.get("content")
        if type(text) is str and len(text) <= _SHORT_CHARS:
            if role == "user" or role == "assistant":
                if "name" not in fields and "tool_calls" not in fields:
                    return ((role, text, None),)
            elif role == "tool":
                call_id = fields.get("tool_call_id")
                if type(call_id) is str and is_surely_final(text):
                    return ((f"result of {functions.of(call_id, fields)}", text, call_id),)
    return _read_contents(message, functions)


def _read_contents(message: Message, functions: _Functions) -> Iterator[_Content]:
    if not is_standard(message):
        return
    # What is larger is content: reading it as a notice would cost too much.
    is_short = _is_short(message)
    notice = async_notice(message) if is_short else None
    call_id = notice.call_id if notice else result_call_id(message)
    if call_id is None:
        yield _label(message, is_short), _shown_parts(message), None
        for call in tool_calls_of(message):
            yield f"assistant calls {functions.add(call.id, call.name)}", call.arguments, call.id
        return
    label = f"result of {functions.of(call_id, message)}"
    if notice is None:
        if is_short and is_unfinished_result(message):
            if text_of(message).strip() == IN_PROGRESS:
                return
            label = f"interim {label}"
        yield label, _shown_parts(message), call_id
    elif notice.result is not None:
        yield label if notice.finished else f"interim {label}", notice.result, call_id


def _short_body(content: str | Iterable[str], max_chars: int) -> str | None:
    """The text as an entry has it, where it is short and one line; None where it is not."""
    if type(content) is not str or len(content) > min(max_chars, _SHORT_CHARS):
        return None
    if not content.isascii() or not content.isprintable():
        return None if content else ""
    return neutral_text(content).strip()


def _is_short(message: Message) -> bool:
    total = 0
    for count, part in enumerate(parts_of(message)):
        total += len(part.text)
        if total > _MAX_NOTICE_CHARS or count > _MAX_NOTICE_PARTS:
            return False
    return True


def _label(message: Message, is_short: bool) -> str:
    role = role_of(message)
    if role in INSTRUCTION_ROLES:
        return f"instruction ({role})" if is_short and is_instruction(message) else "notice"
    if role not in ("user", "assistant"):
        role = "other"
    name = _name_of(message)
    return f"{role} ({name})" if name else role


def _name_of(message: Message) -> str:
    """The ``name`` a message carries: the speaker's, or the function's."""
    name = message.get("name")
    return neutral_label(name, _MAX_LABEL_CHARS) if isinstance(name, str) else ""


def _shown_parts(message: Message) -> Iterator[str]:
    return (_shown(part) for part in parts_of(message))


def _shown(part: Part) -> str:
    mark = _MARKS.get(part.kind)
    if mark is None:
        return part.text
    name = neutral_label(part.text, _MAX_LABEL_CHARS) if mark == "file" else ""
    return f"[{mark}: {name}]" if name else f"[{mark}]"


def _clamp_steps(pieces: Iterable[str], max_chars: int) -> Steps[str]:
    """The pieces, joined by spaces, as one text of bounded length."""
    kept: list[str] = []
    total = -1
    for count, piece in enumerate(pieces, start=1):
        kept.append(piece)
        total += len(piece) + 1
        if count % _PARTS_PER_STEP == 0:
            yield
    if total <= max_chars:
        return " ".join(kept)
    # Only as much as is shown is ever copied.
    head = " ".join(_until(kept, max_chars))
    tail = " ".join(reversed(list(_until(reversed(kept), max_chars, from_end=True))))
    return _with_gap(head, tail, max_chars, total)


def _body_steps(text: str) -> Steps[str]:
    """The text, harmless, every line but the first behind a mark, and no empty lines."""
    lines: list[str] = []
    line = ""
    for piece in neutral_slices(text.strip()):
        # The full stop keeps a break at the very end from being dropped.
        *complete, rest = f"{line}{piece}.".splitlines()
        lines.extend(one for one in complete if one and not one.isspace())
        line = rest[:-1]
        yield
    if line and not line.isspace():
        lines.append(line)
    return _CONTINUATION.join(lines).strip()


def _until(pieces: Iterable[str], max_chars: int, *, from_end: bool = False) -> Iterator[str]:
    """As many pieces as it takes to have this many characters."""
    for piece in pieces:
        if max_chars <= 0:
            return
        yield piece[-max_chars:] if from_end else piece[:max_chars]
        max_chars -= len(piece) + 1


def _with_gap(head: str, tail: str, max_chars: int, total: int) -> str:
    """Three quarters from the head, the rest from the tail, and what was left out."""
    tail_chars = max_chars // 4
    head_chars = max_chars - tail_chars
    cut = total - head_chars - tail_chars
    end = tail[len(tail) - tail_chars :] if tail_chars else ""
    return f"{head[:head_chars]} (... {cut} characters left out ...) {end}"
