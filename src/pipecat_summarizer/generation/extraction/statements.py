#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What was said, statement by statement: the earlier summary first, then the messages.

A statement is a sentence with its speaker, or what a tool was asked and found.
Everything here is bounded per message, and nothing raises on a malformed one.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

from pipecat_summarizer.generation.extraction.labels import Speaker, speaker_of
from pipecat_summarizer.generation.extraction.results import fields_of, joined
from pipecat_summarizer.generation.extraction.sentences import sentences_of
from pipecat_summarizer.generation.neutral import neutral_label, neutral_text
from pipecat_summarizer.messages import (
    Message,
    async_notice,
    is_instruction,
    is_standard,
    is_unfinished_result,
    parts_of,
    result_call_id,
    role_of,
    tool_calls_of,
)
from pipecat_summarizer.slicing import Steps

MAX_MESSAGE_CHARS = 6_000
"""How much of one message is read: three quarters from its head, the rest from its tail."""

_MAX_PARTS = 50
_MAX_LABEL_CHARS = 40
_MAX_PLAIN_RESULT_CHARS = 280
_SPEAKERS: dict[str, Speaker] = {"user": "caller", "assistant": "agent"}
_MARKS = {"image": "[image]", "audio": "[audio]", "file": "[file]", "other": "[attachment]"}
_BULLET = re.compile(r"(?:[-*•–]|\d{1,2}[.)])\s+")
_LABEL = re.compile(r"([^\W\d][^:：\n.?!,;]{0,39})[:：]\s*")
_MAX_LABEL_WORDS = 4


@dataclass(frozen=True, slots=True)
class Statement:
    """One sentence, or one tool call with its result.

    Parameters:
        text: What was said.
        speaker: Who said it.
        label: What stands before it, where it is not the speaker's own label.
        turn: The message it stands in; below zero in the earlier summary.
        bullet: Whether it is an item of a list.
    """

    text: str
    speaker: Speaker
    label: str = ""
    turn: int = 0
    bullet: bool = False

    @property
    def is_prior(self) -> bool:
        """Whether it stands in the earlier summary."""
        return self.turn < 0


@dataclass(slots=True)
class _Reading:
    """What is known while the messages are read."""

    language: str
    statements: list[Statement] = field(default_factory=list[Statement])
    calls: dict[str, tuple[str, str]] = field(default_factory=dict[str, tuple[str, str]])


def read_steps(
    messages: Sequence[Message], prior_summary: str | None, language: str
) -> Steps[list[Statement]]:
    """Read everything a summary can be made of, in order.

    Args:
        messages: What is to be summarized. Not changed.
        prior_summary: The summary to be updated, or None.
        language: The ISO code of the conversation's language; ``""`` if unknown.
    """
    reading = _Reading(language)
    lines = (prior_summary or "").splitlines()
    for number, line in enumerate(lines):
        reading.statements.extend(_prior_line(line, number - len(lines), language))
        yield
    for turn, message in enumerate(messages):
        for statement in _message(message, turn, reading):
            reading.statements.append(statement)
        yield
    return reading.statements


def _prior_line(line: str, turn: int, language: str) -> Iterator[Statement]:
    line = _clean(line)
    bullet = _BULLET.match(line)
    if bullet:
        yield Statement(line[bullet.end() :], "other", turn=turn, bullet=True)
        return
    label = ""
    match = _LABEL.match(line)
    if match and len(match[1].split()) <= _MAX_LABEL_WORDS:
        label, line = match[1], line[match.end() :]
    speaker = speaker_of(label)
    if speaker != "other" and len(line) > 1 and line[0] == line[-1] == '"':
        line = line[1:-1]
    for sentence in sentences_of(line, language):
        yield Statement(sentence, speaker, "" if speaker != "other" else label, turn)


def _message(message: Message, turn: int, reading: _Reading) -> Iterator[Statement]:
    if not is_standard(message):
        return
    parts = list(islice(parts_of(message), _MAX_PARTS))
    is_short = sum(len(part.text) for part in parts) <= MAX_MESSAGE_CHARS
    notice = async_notice(message) if is_short else None
    call_id = notice.call_id if notice else result_call_id(message)
    if call_id is not None:
        if notice is not None:
            found = notice.result
        else:
            found = None if is_short and is_unfinished_result(message) else _text(message)
        if found is not None:
            yield from _result(call_id, found, message, turn, reading)
        return
    for call in tool_calls_of(message):
        name = neutral_label(call.name, _MAX_LABEL_CHARS)
        reading.calls[call.id] = (name, call.arguments[:MAX_MESSAGE_CHARS])
    role = role_of(message)
    if role not in ("user", "assistant") and not is_instruction(message):
        return
    speaker: Speaker = _SPEAKERS.get(role, "operator")
    name = message.get("name")
    label = neutral_label(name, _MAX_LABEL_CHARS) if isinstance(name, str) else ""
    for sentence in sentences_of(_text(message), reading.language):
        yield Statement(_clean(sentence), speaker, label, turn)


def _result(
    call_id: str, found: str, message: Message, turn: int, reading: _Reading
) -> Iterator[Statement]:
    name, arguments = reading.calls.get(call_id, ("", ""))
    if not name and isinstance(given := message.get("name"), str):
        name = neutral_label(given, _MAX_LABEL_CHARS)
    asked = fields_of(arguments) or []
    fields = fields_of(found)
    if fields is None:
        fields = [_clean(found[:_MAX_PLAIN_RESULT_CHARS])]
    asked = joined([one for one in asked if one not in fields])
    answer = joined(fields)
    text = f"({asked}) {answer or 'ok'}" if asked else answer
    if text:
        yield Statement(text, "tool", name or "tool", turn)


def _text(message: Message) -> str:
    """A message's text, with marks for what is not text, of bounded length."""
    pieces: list[str] = []
    for part in islice(parts_of(message), _MAX_PARTS):
        mark = _MARKS.get(part.kind)
        pieces.append(mark or _clamped(part.text))
    return _clamped(" ".join(pieces))


def _clamped(text: str) -> str:
    if len(text) <= MAX_MESSAGE_CHARS:
        return text
    tail = MAX_MESSAGE_CHARS // 4
    return f"{text[: MAX_MESSAGE_CHARS - tail]}\n{text[-tail:]}"


def _clean(text: str) -> str:
    """One line that cannot pass for anybody's structure."""
    return " ".join(neutral_text(text).split())
