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
from dataclasses import dataclass

from pipecat_summarizer.generation.neutral import neutral_label, neutral_slices
from pipecat_summarizer.messages import (
    INSTRUCTION_ROLES,
    Message,
    Part,
    async_notice,
    is_instruction,
    is_standard,
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
# Reading a notice parses JSON; at this size that still takes well under a millisecond.
_MAX_NOTICE_CHARS = 100_000
_MAX_NOTICE_PARTS = 20
_MARKS = {"image": "image", "audio": "audio", "file": "file", "other": "attachment"}


@dataclass(frozen=True, slots=True)
class Entry:
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
    names: dict[str, str] = {}  # The function of each call seen so far, by the call's id.
    caller_speaks = False
    for message in messages:
        for label, pieces, call_id in _contents(message, names):
            text = yield from _clamp_steps(pieces, max_entry_chars)
            body = yield from _body_steps(text)
            if not body and call_id is None:
                continue
            by_caller = call_id is None and role_of(message) == "user"
            entries.append(
                Entry(
                    text=f"[{len(entries) + 1}] {label}{': ' if body else ''}{body}",
                    starts_exchange=by_caller and not caller_speaks,
                    call_id=call_id,
                )
            )
            caller_speaks = by_caller
            yield
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


_Content = tuple[str, Iterable[str], str | None]
"""A label, the pieces of a text, and the id of the tool call it is a part of."""


def _contents(message: Message, names: dict[str, str]) -> Iterator[_Content]:
    """What is to be shown of a message."""
    if not is_standard(message):
        return
    # What is larger is content: reading it as a notice would cost too much.
    is_short = _is_short(message)
    notice = async_notice(message) if is_short else None
    call_id = notice.call_id if notice else result_call_id(message)
    if call_id is None:
        yield _label(message, is_short), _shown_parts(message), None
        for call in tool_calls_of(message):
            name = neutral_label(call.name, _MAX_LABEL_CHARS) or "a function"
            names[call.id] = name
            yield f"assistant calls {name}", (call.arguments,), call.id
        return
    label = f"result of {names.get(call_id) or _name_of(message) or 'a function'}"
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
