#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Reading messages into the ledger, one by one.

What was known before comes in as the earlier ledger, so that the ledger of a
conversation is that of its parts, one after the other. What a message of
caller or assistant does is decided in :mod:`.talk`; what a tool gives holds
until somebody says otherwise.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from pipecat_summarizer.fidelity.values.book import Book, is_weak
from pipecat_summarizer.fidelity.values.entry import Ledger, Speaker, ValueEntry, ValueKind
from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.page import lowered
from pipecat_summarizer.fidelity.values.reading import WINDOW_CHARS, pieces_of, window_steps
from pipecat_summarizer.fidelity.values.sentences import sentences_of, words_at
from pipecat_summarizer.fidelity.values.talk import Talk
from pipecat_summarizer.fidelity.values.tool_values import fields_of, values_of
from pipecat_summarizer.messages import (
    Message,
    async_notice,
    is_instruction,
    is_standard,
    is_unfinished_result,
    parts_of,
    role_of,
    tool_calls_of,
)
from pipecat_summarizer.slicing import Steps, drain

_MAX_CALLS = 16
_MAX_TOOL_VALUES = 60
_MAX_TOOL_WINDOWS = 40
_VALUES_PER_STEP = 5
_MAX_ANSWER_FIELDS = 4
"""How many fields a tool's result has at most that is what the caller asked for."""


def ledger_of(messages: Sequence[Message], earlier: Ledger | None = None) -> Ledger:
    """Read messages at once; see :func:`ledger_steps`."""
    return drain(ledger_steps(messages, earlier))


def ledger_steps(messages: Sequence[Message], earlier: Ledger | None = None) -> Steps[Ledger]:
    """The ledger of a conversation, or of its next part.

    Args:
        messages: The messages, in order. Not changed; none of them raises.
        earlier: The ledger of what came before, if anything did.
    """
    ledger = earlier or Ledger()
    book = yield from Book.of_steps(ledger)
    yield
    for message in messages:
        ledger = yield from _read_message(message, book, ledger)
        yield
    entries = yield from book.closed_steps()
    return replace(ledger, entries=entries, turns=book.turns)


def _read_message(message: Message, book: Book, ledger: Ledger) -> Steps[Ledger]:
    """What one message says; gives back what the next one has to know."""
    if not is_standard(message):
        return ledger
    role = role_of(message)
    notice = async_notice(message)
    if notice is not None or role in ("tool", "function"):
        if notice is None and not is_unfinished_result(message):
            yield from _read_tool(" ".join(_texts(message)), book, ledger, "tool")
        elif notice is not None and notice.result is not None:
            yield from _read_tool(notice.result, book, ledger, "tool")
        return ledger
    if role == "user":
        book.turns += 1
        return (yield from Talk(book, ledger, "caller").read(_texts(message)))
    if role == "assistant":
        ledger = yield from Talk(book, ledger, "assistant").read(_texts(message))
        for call in tool_calls_of(message)[:_MAX_CALLS]:
            yield from _read_tool(call.arguments, book, ledger, "assistant")
        return ledger
    if role in ("system", "developer") and is_instruction(message):
        return (yield from Talk(book, ledger, "operator").read(_texts(message)))
    return ledger


def _texts(message: Message) -> Iterator[str]:
    return (part.text for part in parts_of(message) if part.kind in ("text", "refusal"))


def _read_tool(text: str, book: Book, ledger: Ledger, speaker: Speaker) -> Steps[None]:
    """What a tool gave or was given."""
    fields = fields_of(text)
    yield
    if fields is None:
        yield from _read_plain(text, book, ledger, speaker)
        return
    values = 0
    for field in fields:
        for found, words in values_of(field, ledger.language):
            if values >= _MAX_TOOL_VALUES:
                return
            entry = _tool_entry(found, words, found.written, book, speaker)
            if len(fields) <= _MAX_ANSWER_FIELDS:
                entry = entry.called_as_well(ledger.asked.wanted)
            index = book.say(entry)
            values += 1
            if field.is_past and index == len(book.entries) - 1:
                book.end(index, "corrected")
        yield


def _read_plain(text: str, book: Book, ledger: Ledger, speaker: Speaker) -> Steps[None]:
    """A result that is no JSON, or too long to be read as such."""
    values = 0
    for piece in islice(pieces_of(text, WINDOW_CHARS), _MAX_TOOL_WINDOWS):
        window = yield from window_steps(piece, ledger.language)
        yield
        sentences = sentences_of(lowered(window.text))
        for index, one in enumerate(window.found):
            if index % _VALUES_PER_STEP == 0:
                yield
            if one.kind == "number" or is_weak(one.kind):
                continue
            if values >= _MAX_TOOL_VALUES:
                return
            words = words_at(window.text, window.found, index, sentences, "")
            said = window.said(one.start, one.end)
            book.say(_tool_entry(one, words, said, book, speaker))
            values += 1
        yield


def _tool_entry(found: Found, words: str, said: str, book: Book, speaker: Speaker) -> ValueEntry:
    kind: ValueKind = "id" if found.kind == "number" else found.kind
    return ValueEntry(
        said=said,
        written=found.written,
        normal=found.normal,
        kind=kind,
        speaker=speaker,
        turn=book.turns,
        words=words,
        last_turn=book.turns,
    )
