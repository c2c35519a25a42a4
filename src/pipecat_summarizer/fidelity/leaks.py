#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Checks for text that was never meant to be a summary: the prompt, or a tool call."""

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from pipecat_summarizer.fidelity.draft import Draft
from pipecat_summarizer.fidelity.languages import words_of
from pipecat_summarizer.fidelity.samples import DRAFT_CHARS
from pipecat_summarizer.generation.prompt import DEFAULT_SUMMARIZATION_PROMPT, build_prompt

_RUN_WORDS = 8  # So many words of ours in a row are no coincidence.
_HEADER = re.compile(
    r"^\[\d{1,6}\] (?:user|assistant|(?:interim )?result of|instruction|notice|other)\b",
    re.MULTILINE,
)
_MESSAGE = re.compile(r"""["']role["']\s?:\s?["'](?:user|assistant|tool)["']""")
_TAGS = ("<conversation>", "</conversation>", "<earlier_summary>", "</earlier_summary>")

_CALL_TAGS = (
    *("<tool_call", "<function_call", "<function=", "<|python_tag|>", "[tool_calls]"),
    *("<invoke ", "<tool_use", "<|tool_call", "<｜tool", "tool_code"),
)
_CALL_KEYS = frozenset(
    "id type name function tool tool_name arguments parameters input tool_input args".split()
)
_CALL_NAMES = ("name", "function", "tool", "tool_name")
_CALL_ARGUMENTS = ("arguments", "parameters", "input", "tool_input", "args")
_CALL_SYNTAX = re.compile(
    r"\[?(?:print\()?[a-z]\w{0,60}(?:\.\w{1,60}){0,4}\([^()\n]{0,400}\)\)?;?\]?"
)
_ACTION = re.compile(r"action: ?[\w.]{1,80}\s{1,4}action input:", re.IGNORECASE)
_INNER_CALL = re.compile(r"<(?:tool_call|function_call|tool_use)s?>\s{0,9}[{\[<]", re.IGNORECASE)
_MAX_JSON_CHARS = 20_000


class PromptLeak:
    """Refuses a draft that repeats what the model was told, or the transcript as it stood.

    Not one in which a caller asks for a summary or talks about tags: it takes
    eight of our words in a row, one of our tags, a numbered entry, or a message's role. A custom
    prompt is not searched for: it may ask for a sentence of its own.
    """

    name = "prompt_leak"

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None."""
        text = draft.text[:DRAFT_CHARS]
        if _HEADER.search(text) or _MESSAGE.search(text):
            return "It copied the conversation. Summarize it in your own words."
        if any(tag in text for tag in _TAGS) or not _told().isdisjoint(_runs(text)):
            return "It repeated the instructions. Give the summary only."
        return None


class ToolCallText:
    """Refuses a tool call written as text.

    Not a summary in JSON, and not one that tells of a call: the whole draft has
    to be a call, or a part of it one in tags.
    """

    name = "tool_call"

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None."""
        text = draft.text[:DRAFT_CHARS]
        bare = text.strip("` \n")
        if (
            bare[:40].lower().startswith(_CALL_TAGS)
            or _INNER_CALL.search(text)
            or _ACTION.match(bare)
            or _is_code(bare)
            or _is_call(draft.text)
        ):
            return "It was a tool call. Write the summary as text."
        return None


@cache
def _told() -> frozenset[str]:
    return _runs(f"{DEFAULT_SUMMARIZATION_PROMPT} {build_prompt('', words=0)}") | _runs(
        build_prompt("", words=0, prior_summary="-")
    )


def _runs(text: str) -> frozenset[str]:
    # Numbers differ from one prompt to the next.
    words = ["0" if word.isdigit() else word for word in words_of(text)]
    return frozenset(
        " ".join(words[start : start + _RUN_WORDS]) for start in range(len(words) - _RUN_WORDS + 1)
    )


def _is_code(text: str) -> bool:
    """Whether a text is a call in the syntax of a programming language, and nothing else."""
    return _CALL_SYNTAX.fullmatch(text) is not None and any(mark in text for mark in "_.='\"{")


def _is_call(text: str) -> bool:
    if text[:1] not in ("{", "[") or len(text) > _MAX_JSON_CHARS:
        return False
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return False
    calls = cast(list[Any], value) if isinstance(value, list) else [value]
    return bool(calls) and all(map(_is_call_object, calls))


def _is_call_object(value: Any) -> bool:
    if not isinstance(value, Mapping):
        return False
    call = cast(Mapping[str, Any], value)
    if set(call) == {"tool_calls"}:
        return True
    if not _CALL_KEYS.issuperset(call):
        return False
    inner = call.get("function")
    if isinstance(inner, Mapping):
        call = cast(Mapping[str, Any], inner)
    has_arguments = any(key in call for key in _CALL_ARGUMENTS)
    return has_arguments and any(isinstance(call.get(key), str) for key in _CALL_NAMES)
