#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The schema of a reply, as the strictest of the providers wants it."""

from typing import Any

from providers.rules.violation import Violation

_TYPES = ("object", "array", "string", "number", "integer", "boolean")


def check(schema: dict[str, Any], where: str = "schema") -> list[Violation]:
    """What would be refused in a schema.

    Args:
        schema: The schema.
        where: Its place in the request.
    """
    kind = schema.get("type")
    if kind not in _TYPES:
        return [Violation("schema_type", where, f"Invalid schema: type {kind!r}")]
    if kind == "array":
        return check(schema.get("items") or {}, f"{where}.items")
    if kind != "object":
        return []
    found: list[Violation] = []
    properties = schema.get("properties") or {}
    if set(schema.get("required") or ()) != set(properties):
        error = "'required' must include every key in properties"
        found.append(Violation("schema_required", where, error))
    if schema.get("additionalProperties") is not False:
        error = "'additionalProperties' must be supplied and be false"
        found.append(Violation("schema_open", where, error))
    for name, inner in properties.items():
        found += check(inner, f"{where}.{name}")
    return found
