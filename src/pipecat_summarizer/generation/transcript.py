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
from dataclasses import dataclass, field
from typing import Any, cast

from pipecat_summarizer.generation.neutral import (
    neutral_label,
    neutral_lines,
    neutral_slices,
)
from pipecat_summarizer.messages import (
    INSTRUCTION_ROLES,
    Message,
    Part,
    ToolCall,
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
_MESSAGES_PER_STEP = 50
_SHORT_CHARS = 2_000
# Reading a notice parses JSON; at this size that still takes well under a millisecond.
_MAX_NOTICE_CHARS = 100_000
_MAX_NOTICE_PARTS = 20
_MARKS = {"image": "image", "audio": "audio", "file": "file", "other": "attachment"}


@dataclass(slots=True)
class Transcript:
    """A conversation as a model reads it.

    Parameters:
        entries: Each as it stands in the transcript, header and all.
        exchanges: The places where the caller begins to speak, in order.
        call_ids: By place, the tool call that an entry is a part of, ``""`` where that
            has no id. No place for what is not part of one.
    """

    entries: list[str] = field(default_factory=list[str])
    exchanges: list[int] = field(default_factory=list[int])
    call_ids: dict[int, str] = field(default_factory=dict[int, str])


def render_steps(
    messages: Sequence[Message], *, max_entry_chars: int = MAX_ENTRY_CHARS
) -> Steps[Transcript]:
    """Render messages as entries, in order.

    Left out is what says nothing: service-specific messages, empty ones, and
    notices that a tool is still running. A message that is no message is left
    out as well; nothing here raises on one.

    Args:
        messages: What is to be summarized. Not changed.
        max_entry_chars: A longer text loses its middle, before anything else is
            done with it, and the entry says so.
    """
    writing = _Writing()
    functions = _Functions()
    place = 0
    while place < len(messages):
        lines = _Lines(min(max_entry_chars, _SHORT_CHARS))
        batch = messages[place : place + _MESSAGES_PER_STEP]
        count = lines.read(batch, functions)
        yield from writing.add_lines_steps(lines)
        place += count
        if count < len(batch):
            message = messages[place]
            for label, pieces, call_id in _contents(message, functions):
                text = yield from _clamp_steps(pieces, max_entry_chars)
                body = yield from _body_steps(text)
                writing.add(label, body, call_id, by_caller=role_of(message) == "user")
            place += 1
        yield
    return writing.transcript


def transcript_of(transcript: Transcript) -> str:
    """The text of a whole transcript, as it goes into a prompt."""
    return "\n".join(transcript.entries)


def clamped(text: str, max_chars: int) -> str:
    """The text with its middle left out, which it says, if it is too long."""
    if len(text) <= max_chars:
        return text
    return _with_gap(text, text, max_chars, len(text))


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


class _Lines:
    """What is to be shown of messages of the common shapes, as long as it is short."""

    def __init__(self, max_chars: int):
        self.labels: list[str] = []
        self.texts: list[str] = []
        self.call_ids: list[str | None] = []
        self._max_chars = max_chars

    def read(self, messages: Sequence[Message], functions: _Functions) -> int:
        """Read messages up to the first of another shape; returns how many.

        In all of a call's messages together most of the time is spent here, so it is one
        loop without a call where that can be.
        """
        for read, message in enumerate(messages):
            if type(message) is not dict:
                return read
            fields = cast(dict[str, Any], message)
            role: Any = fields.get("role")
            text: Any = fields.get("content")
            is_text = type(text) is str and len(text) <= self._max_chars
            if role == "tool":
                call_id = fields.get("tool_call_id")
                if not is_text or type(call_id) is not str or not is_surely_final(text):
                    return read
                self._add(f"result of {functions.of(call_id, fields)}", text, call_id)
            elif (role == "user" or role == "assistant") and "name" not in fields:
                calls: list[ToolCall] | None = []
                if "tool_calls" in fields:
                    calls = self._calls(fields["tool_calls"])
                    is_text = is_text or text is None
                if calls is None or not is_text:
                    return read
                if text:
                    self.labels.append(role)
                    self.texts.append(text)
                    self.call_ids.append(None)
                for call in calls:
                    function = functions.add(call.id, call.name)
                    self._add(f"assistant calls {function}", call.arguments, call.id)
            else:
                return read
        return len(messages)

    def _add(self, label: str, text: str, call_id: str):
        self.labels.append(label)
        self.texts.append(text)
        self.call_ids.append(call_id)

    def _calls(self, raw: Any) -> list[ToolCall] | None:
        """The calls, if each has what a call has, and short arguments; else None."""
        calls: list[ToolCall] = []
        if type(raw) is not list:
            return None
        for call in cast(list[dict[str, Any]], raw):
            function = call.get("function") if type(call) is dict else None
            if type(function) is not dict:
                return None
            fields = cast(dict[str, Any], function)
            call_id, name, arguments = call.get("id"), fields.get("name"), fields.get("arguments")
            if not (isinstance(call_id, str) and isinstance(name, str)):
                return None
            if not isinstance(arguments, str) or len(arguments) > self._max_chars:
                return None
            calls.append(ToolCall(call_id, name, arguments))
        return calls


class _Writing:
    """A transcript that is being written."""

    def __init__(self):
        self.transcript = Transcript()
        self._caller_speaks = False

    def add_lines_steps(self, lines: _Lines) -> Steps[None]:
        """Add an entry for each line."""
        bodies = neutral_lines(lines.texts) or []
        for text in lines.texts[len(bodies) :]:
            line = neutral_lines((text,))
            bodies.append(line[0] if line else (yield from _body_steps(text)))
        if not all(bodies):
            for label, body, call_id in zip(lines.labels, bodies, lines.call_ids, strict=True):
                self.add(label, body, call_id, by_caller=label == "user")
            return
        entries = self.transcript.entries
        first = len(entries)
        speaks = [label == "user" for label in lines.labels]
        spoke = [self._caller_speaks, *speaks]
        self._caller_speaks = spoke[-1]
        self.transcript.exchanges += [
            place
            for place, (now, before) in enumerate(zip(speaks, spoke, strict=False), first)
            if now and not before
        ]
        self.transcript.call_ids.update(
            [(place, one) for place, one in enumerate(lines.call_ids, first) if one is not None]
        )
        entries += [
            f"[{number}] {label}: {body}"
            for number, (label, body) in enumerate(
                zip(lines.labels, bodies, strict=True), first + 1
            )
        ]

    def add(self, label: str, body: str, call_id: str | None, *, by_caller: bool):
        """Add one entry, if it says anything."""
        if not body and call_id is None:
            return
        place = len(self.transcript.entries)
        header = f"[{place + 1}] {label}"
        self.transcript.entries.append(f"{header}: {body}" if body else header)
        by_caller = by_caller and call_id is None
        if by_caller and not self._caller_speaks:
            self.transcript.exchanges.append(place)
        self._caller_speaks = by_caller
        if call_id is not None:
            self.transcript.call_ids[place] = call_id


def _contents(
    message: Message, functions: _Functions
) -> Iterator[tuple[str, Iterable[str], str | None]]:
    """What is to be shown of a message: label, pieces of text, the call it is a part of."""
    if not is_standard(message):
        return
    # What is larger is content: reading it as a notice would cost too much.
    is_short = _is_short(message)
    notice = async_notice(message) if is_short else None
    call_id = notice.call_id if notice else result_call_id(message)
    if call_id is None:
        yield _label(message, is_short), _shown_parts(message), None
        for call in tool_calls_of(message):
            label = f"assistant calls {functions.add(call.id, call.name)}"
            yield label, (call.arguments,), call.id
        return
    label = f"result of {functions.of(call_id, message)}"
    if notice is None:
        if is_short and is_unfinished_result(message):
            if text_of(message).strip() == IN_PROGRESS:
                return
            label = f"interim {label}"
        yield label, _shown_parts(message), call_id
    elif notice.result is not None:
        yield label if notice.finished else f"interim {label}", (notice.result,), call_id


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
    head = yield from _until_steps(kept, max_chars)
    tail = yield from _until_steps(reversed(kept), max_chars, from_end=True)
    return _with_gap(" ".join(head), " ".join(reversed(tail)), max_chars, total)


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


def _until_steps(
    pieces: Iterable[str], max_chars: int, *, from_end: bool = False
) -> Steps[list[str]]:
    """As many pieces as it takes to have this many characters."""
    taken: list[str] = []
    for piece in pieces:
        if max_chars <= 0:
            break
        taken.append(piece[-max_chars:] if from_end else piece[:max_chars])
        max_chars -= len(piece) + 1
        if len(taken) % _PARTS_PER_STEP == 0:
            yield
    return taken


def _with_gap(head: str, tail: str, max_chars: int, total: int) -> str:
    """Three quarters from the head, the rest from the tail, and what was left out."""
    tail_chars = max_chars // 4
    head_chars = max_chars - tail_chars
    cut = total - head_chars - tail_chars
    end = tail[len(tail) - tail_chars :] if tail_chars else ""
    return f"{head[:head_chars]} (... {cut} characters left out ...) {end}"
