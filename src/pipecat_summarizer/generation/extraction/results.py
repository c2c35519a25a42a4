#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a tool was asked and what it found, in a few words.

``{"order": "KB-48213", "status": "shipped", "ok": true}`` becomes
``order KB-48213, status shipped``.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any, cast

MAX_RESULT_CHARS = 280
_MAX_PARSED_CHARS = 20_000
_MAX_FIELDS = 16
_MAX_ITEMS = 4
_MAX_DEPTH = 3
_MAX_VALUE_CHARS = 120


def fields_of(payload: str) -> list[str] | None:
    """The telling fields of a JSON payload, each with its name; None where it is no JSON.

    Args:
        payload: The arguments of a call, or its result.
    """
    text = payload.strip()
    if text[:1] not in ("{", "[") or len(text) > _MAX_PARSED_CHARS:
        return None
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    fields: dict[str, None] = {}
    for field in _fields("", value, 0):
        fields.setdefault(field)
        if len(fields) >= _MAX_FIELDS:
            break
    return list(fields)


def joined(fields: list[str]) -> str:
    """As many of the fields as may stand in one statement."""
    said = ""
    for field in fields:
        longer = f"{said}, {field}" if said else field
        if len(longer) > MAX_RESULT_CHARS:
            break
        said = longer
    return said


def _fields(name: str, value: Any, depth: int) -> Iterator[str]:
    if isinstance(value, Mapping):
        if depth < _MAX_DEPTH:
            for key, inner in cast(Mapping[str, Any], value).items():
                yield from _fields(str(key), inner, depth + 1)
    elif isinstance(value, list):
        items = cast(list[Any], value)
        if items and not any(isinstance(item, (Mapping, list)) for item in items):
            shown = [_said(item) for item in items[:_MAX_ITEMS]]
            more = f" (+{len(items) - _MAX_ITEMS})" if len(items) > _MAX_ITEMS else ""
            yield f"{_named(name)}{' / '.join(filter(None, shown))}{more}"
        elif depth < _MAX_DEPTH:
            for item in items[:_MAX_ITEMS]:
                yield from _fields(name, item, depth + 1)
    elif said := _said(value):
        yield _named(name) + said


def _named(name: str) -> str:
    name = name.replace("_", " ").strip()
    return f"{name} " if name else ""


def _said(value: Any) -> str:
    """A scalar as text; ``""`` for what tells nothing."""
    if value is None or value is True:
        return ""
    if value is False:
        return "no"
    text = " ".join(str(value).split())
    return text if len(text) <= _MAX_VALUE_CHARS else text[:_MAX_VALUE_CHARS].rstrip() + "…"
