#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The content of a message, part by part, whatever shape it arrived in.

A new content type of Pipecat or of a provider is taught here, and every room
above knows it.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, cast

from pipecat_summarizer.messages.roles import Message, is_standard

PartKind = Literal["text", "refusal", "image", "audio", "file", "other"]

_SURROGATE = re.compile("[\ud800-\udfff]")
_TEXT_TYPES = frozenset({"text", "input_text", "output_text"})
_KIND_OF_TYPE: dict[str, PartKind] = {
    "refusal": "refusal",
    "image_url": "image",
    "image": "image",
    "input_image": "image",
    "input_audio": "audio",
    "audio": "audio",
    "file_base64": "file",
    "file_url": "file",
    "file": "file",
    "input_file": "file",
}


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a message's content.

    Parameters:
        kind: What the part is.
        text: Its text for ``text`` and ``refusal``; a name that says what it is
            (a file's name, a media format) for the rest, or ``""``.
        size: Characters of payload the part carries beside ``text``, such as
            the base64 data of an image. 0 when there is none.
    """

    kind: PartKind
    text: str = ""
    size: int = 0


def parts_of(message: Message) -> Iterator[Part]:
    """The parts of a standard message's content, in order; none for other messages.

    Missing, ``None`` or malformed content gives no part, never an error.
    """
    if not is_standard(message):
        return
    content = message.get("content")
    if isinstance(content, str):
        if content:
            yield Part("text", content)
    elif isinstance(content, (list, tuple)):
        for item in cast(list[Any], content):
            if isinstance(item, str):
                if item:
                    yield Part("text", item)
            elif isinstance(item, Mapping):
                part = _read_part(cast(Mapping[str, Any], item))
                if part is not None:
                    yield part


def text_of(message: Message) -> str:
    """All text of a standard message, its parts joined by a space; else ``""``."""
    if is_standard(message):
        content = message.get("content")
        if isinstance(content, str):  # the common shape, without the detour
            return content
    return " ".join(p.text for p in parts_of(message) if p.kind in ("text", "refusal"))


def encodable(text: str) -> str:
    """The text with a question mark for each half of a character: nobody can send such a half."""
    return text if text.isascii() else _SURROGATE.sub("?", text)


def _read_part(item: Mapping[str, Any]) -> Part | None:
    kind = item.get("type")
    if not isinstance(kind, str) or kind in _TEXT_TYPES:
        text = item.get("text")
        return Part("text", text) if isinstance(text, str) and text else None
    if kind == "refusal":
        text = item.get("refusal")
        return Part("refusal", text) if isinstance(text, str) and text else None
    part_kind = _KIND_OF_TYPE.get(kind, "other")
    label, size = _describe(kind, item)
    return Part(part_kind, label, size)


def _describe(kind: str, item: Mapping[str, Any]) -> tuple[str, int]:
    """A short name for a part that is not text, and the length of its payload."""
    body = item.get(kind, item)
    if kind.startswith("file"):
        body = item.get("file", item)
    if isinstance(body, str):
        return ("", len(body))
    if not isinstance(body, Mapping):
        return ("", 0)
    fields = cast(Mapping[str, Any], body)
    label = next(
        (v for k in ("filename", "name", "format") if isinstance(v := fields.get(k), str) and v), ""
    )
    size = sum(
        len(v) for k in ("url", "data", "file_data") if isinstance(v := fields.get(k), (str, bytes))
    )
    return label, size
