#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Tool calls, their results, and Pipecat's async-tool notices.

Where a call stands is read off the messages alone. Pipecat writes
``IN_PROGRESS`` into the tool message of a running call and replaces it with the
result later; an async call leaves an ``async_tool`` payload with the status
``running`` (``started`` in older versions), may add developer messages with
interim results, and ends with a developer message whose status is ``finished``.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

from pipecat_summarizer.messages.parts import text_of
from pipecat_summarizer.messages.roles import Message, is_standard, role_of

IN_PROGRESS = "IN_PROGRESS"

_ASYNC_TYPE = "async_tool"
_UNFINISHED = frozenset({"running", "started"})
# A tool that answers at once "I have started, ask again" says so in a `status`.
_INTERIM = frozenset({"pending", "in_progress", "running", "started"})
# A result larger than this is a result, not a status.
_MAX_STATUS_CHARS = 4096
# To parse a megabyte of JSON takes milliseconds; of a larger payload the head is read.
_MAX_PARSED_CHARS = 50_000
_HEAD_CHARS = 2_000
_INTERIM_STATUS = re.compile(rf'"status"\s*:\s*"(?ai:{"|".join(sorted(_INTERIM))})(?:"|\Z)')
_HEAD_FIELD = re.compile(r'"(type|status|tool_call_id)"\s*:\s*"([^"\\]{0,200})"')


class ToolCall(NamedTuple):
    """One call an assistant message makes.

    Parameters:
        id: The provider's id of the call; ``""`` where it has none.
        name: The function's name; ``""`` where it has none.
        arguments: The arguments as JSON text, whatever shape they arrived in.
    """

    id: str
    name: str
    arguments: str


@dataclass(frozen=True, slots=True)
class AsyncNotice:
    """What an async-tool message says.

    Parameters:
        call_id: The call it is about.
        finished: Whether no further message will follow for this call.
        result: The result or interim result as JSON text; None when it only
            says that the call has started.
    """

    call_id: str
    finished: bool
    result: str | None


def tool_calls_of(message: Message) -> tuple[ToolCall, ...]:
    """The calls of an assistant message, in order; empty for every other message."""
    if not is_standard(message):
        return ()
    raw: Any = message.get("tool_calls")
    if not isinstance(raw, (list, tuple)):
        return ()
    return tuple(
        [
            _read_call(cast(Mapping[str, Any], call))
            for call in cast(list[Any], raw)
            if isinstance(call, (dict, Mapping))
        ]
    )


def ids_of_calls(message: Mapping[str, Any]) -> list[str]:
    """The ids of the calls of a standard message, as :func:`tool_calls_of` gives them."""
    raw: Any = message.get("tool_calls")
    if not isinstance(raw, (list, tuple)):
        return []
    ids: list[str] = []
    for call in cast(list[Any], raw):
        if isinstance(call, (dict, Mapping)):
            call_id = cast(Mapping[str, Any], call).get("id")
            ids.append(call_id if isinstance(call_id, str) else "")
    return ids


def result_call_id(message: Message) -> str | None:
    """The id of the call that this tool message answers; None for other messages."""
    if role_of(message) != "tool":
        return None
    call_id = message.get("tool_call_id")
    return call_id if isinstance(call_id, str) else ""


def async_notice(message: Message) -> AsyncNotice | None:
    """The async-tool payload in a tool or developer message, or None."""
    if role_of(message) not in ("tool", "developer"):
        return None
    content = message.get("content")
    # Cheap before the parse: every such payload names its type.
    if not isinstance(content, str) or _ASYNC_TYPE not in content or not content.startswith("{"):
        return None
    payload = _parse_object(content) if len(content) <= _MAX_PARSED_CHARS else _head_of(content)
    if payload is None or payload.get("type") != _ASYNC_TYPE:
        return None
    status = payload.get("status")
    call_id = payload.get("tool_call_id")
    if not isinstance(call_id, str):
        call_id = message.get("tool_call_id")
    result = payload.get("result")
    if result is not None and not isinstance(result, str):
        result = dump_json(result)
    return AsyncNotice(
        call_id=call_id if isinstance(call_id, str) else "",
        finished=not isinstance(status, str) or status not in _UNFINISHED,
        result=result,
    )


def is_surely_final(text: str) -> bool:
    """Whether the text of a tool message is a final result for sure; quick, and without a parse.

    Where this is False, :func:`async_notice` and :func:`is_unfinished_result` know.
    """
    if _ASYNC_TYPE in text or IN_PROGRESS in text or "\\" in text:
        return False
    return '"status"' not in text or _INTERIM_STATUS.search(text) is None


def is_unfinished_result(message: Message) -> bool:
    """Whether a tool message stands in for a result that has not arrived yet."""
    if result_call_id(message) is None:
        return False
    notice = async_notice(message)
    if notice is not None:
        return not notice.finished
    text = text_of(message).strip()
    if is_surely_final(text):
        return False
    if text == IN_PROGRESS:
        return True
    if not text.startswith("{") or len(text) > _MAX_STATUS_CHARS or '"status"' not in text:
        return False
    payload = _parse_object(text)
    status = payload.get("status") if payload else None
    return isinstance(status, str) and status.lower() in _INTERIM


def dump_json(value: Any) -> str:
    """JSON text of any value; what JSON cannot say is written with ``str``."""
    try:
        return json.dumps(value, ensure_ascii=False, default=str)
    except Exception:  # also of a `__str__`
        return "<unreadable>"


def _read_call(call: Mapping[str, Any]) -> ToolCall:
    function = call.get("function")
    is_nested = isinstance(function, (dict, Mapping))
    fields = cast(Mapping[str, Any], function) if is_nested else call
    call_id, name, arguments = call.get("id"), fields.get("name"), fields.get("arguments")
    if arguments is None:
        arguments = ""
    return ToolCall(
        call_id if isinstance(call_id, str) else "",
        name if isinstance(name, str) else "",
        arguments if isinstance(arguments, str) else dump_json(arguments),
    )


def _head_of(content: str) -> dict[str, Any]:
    """The fields of a large async-tool payload; Pipecat writes them before its result."""
    fields: dict[str, Any] = {}
    for match in _HEAD_FIELD.finditer(content[:_HEAD_CHARS]):
        fields.setdefault(match[1], match[2])
    fields["result"] = content
    return fields


def _parse_object(text: str) -> dict[str, Any] | None:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return cast(dict[str, Any], value) if isinstance(value, dict) else None
