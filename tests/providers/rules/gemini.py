#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Gemini's generateContent, from its documentation and the errors it sends with status 400."""

from typing import Any

from providers.rules.violation import Violation

_DATA = ("text", "inlineData", "fileData", "functionCall", "functionResponse")


def check(body: dict[str, Any]) -> list[Violation]:
    """What Gemini would refuse.

    Args:
        body: The request's body.
    """
    contents = body.get("contents") or []
    if not contents:
        return [Violation("no_contents", "contents", "contents are required")]
    found: list[Violation] = []
    for index, content in enumerate(contents):
        where = f"contents[{index}]"
        found += _shape(where, content)
        before = contents[index - 1] if index else None
        after = contents[index + 1] if index + 1 < len(contents) else None
        found += _turn(where, content, before, after)
    if contents[-1].get("role") == "model":
        error = "the last content must be of the user"
        found.append(Violation("ends_with_model", f"contents[{len(contents) - 1}]", error))
    return found + _signatures(contents)


def _parts(content: dict[str, Any] | None, kind: str) -> list[dict[str, Any]]:
    return [part for part in (content or {}).get("parts") or () if kind in part]


def _shape(where: str, content: dict[str, Any]) -> list[Violation]:
    found: list[Violation] = []
    if content.get("role") not in ("user", "model"):
        found.append(Violation("unknown_role", where, "Please use a valid role: user, model."))
    if not content.get("parts"):
        found.append(Violation("no_parts", where, "contents.parts must not be empty."))
    for number, part in enumerate(content.get("parts") or ()):
        if not any(part.get(kind) for kind in _DATA):
            error = "required oneof field 'data' must have one initialized field"
            found.append(Violation("empty_part", f"{where}.parts[{number}]", error))
    return found


def _turn(
    where: str,
    content: dict[str, Any],
    before: dict[str, Any] | None,
    after: dict[str, Any] | None,
) -> list[Violation]:
    """Calls follow the user or a response; as many responses as calls follow at once.

    Of one turn the first error is told.
    """
    calls, responses = _parts(content, "functionCall"), _parts(content, "functionResponse")
    found: list[Violation] = []
    if calls and len(_parts(after, "functionResponse")) != len(calls):
        error = (
            "Please ensure that the number of function response parts is equal to the "
            "number of function call parts of the function call turn."
        )
        found.append(Violation("responses_not_as_calls", where, error))
    elif calls and (before is None or before.get("role") != "user"):
        error = (
            "Please ensure that function call turn comes immediately after a user turn "
            "or after a function response turn."
        )
        found.append(Violation("call_turn_misplaced", where, error))
    if responses and not _parts(before, "functionCall"):
        error = (
            "Please ensure that function response turn comes immediately after a "
            "function call turn."
        )
        found.append(Violation("response_turn_misplaced", where, error))
    return found


def _signatures(contents: list[dict[str, Any]]) -> list[Violation]:
    """In the current turn the first call of each step carries its thought signature."""
    start = max(
        (
            index
            for index, content in enumerate(contents)
            if content.get("role") == "user" and not _parts(content, "functionResponse")
        ),
        default=0,
    )
    found: list[Violation] = []
    for index, content in enumerate(contents[start:], start=start):
        calls = _parts(content, "functionCall")
        if calls and not any(part.get("thoughtSignature") for part in content["parts"]):
            error = "Function call is missing a thought_signature in functionCall parts."
            found.append(Violation("call_unsigned", f"contents[{index}]", error))
    return found
