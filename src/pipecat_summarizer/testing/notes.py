#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a scripted model writes when no summaries are scripted: short notes that pass the checks.

They quote the caller, whatever the language: the same notes for the same prompt.
"""

import re
from typing import Any

DEFAULT_SUMMARY = (
    "<summary>The caller and the assistant have been talking on the phone, "
    "one short sentence at a time.</summary>"
)
"""What a scripted service writes where it is shown no conversation, or nothing a caller said."""

_CONVERSATION = re.compile(r"<conversation>\n(.*)\n</conversation>", re.DOTALL)
_CALLER = re.compile(r"^\[\d+\] user: (.+)$", re.MULTILINE)
_ALLOWED = re.compile(r"Use at most (\d+) word")
_QUOTES = re.compile(r'["“”„«»「」]')
_USUAL_WORDS = 60
_FRAME_WORDS = 3
_EXCERPT_WORDS = 10
_CHARS_PER_WORD = 6  # In scripts without spaces the letters are what is long.


def notes_of(prompt: str) -> str:
    """The notes on the conversation that a prompt shows.

    Args:
        prompt: What a model is sent; see :func:`~pipecat_summarizer.generation.prompt.build_prompt`.
    """
    shown = _CONVERSATION.search(prompt)
    said = _CALLER.findall(shown[1]) if shown else []
    allowed = _ALLOWED.search(prompt)
    words = max(0, int(allowed[1]) - _FRAME_WORDS) if allowed else _USUAL_WORDS
    count = min(len(said), words // _EXCERPT_WORDS + 1)
    if not words or not count:
        return DEFAULT_SUMMARY
    # Spread over the call, for what it was about at first matters as much as the end.
    chosen = [said[index * len(said) // count] for index in range(count)]
    quoted = ", ".join(f'"{_excerpt(text, words // count)}"' for text in chosen)
    return f"<summary>Caller said {quoted}, etc.</summary>"


def _excerpt(text: str, words: int) -> str:
    beginning = " ".join(_QUOTES.sub("", text).split()[: max(1, words)])
    cut = beginning[: max(1, words) * _CHARS_PER_WORD]
    if cut != beginning:
        # No half of a number, nor of a word where words are set apart.
        cut = (cut.rpartition(" ")[0] or cut).rstrip("0123456789")
    return cut.strip()


def text_of(message: Any) -> str:
    """The text of a message that was sent."""
    content = message.get("content") if isinstance(message, dict) else None
    if isinstance(content, list):
        return "".join(part.get("text", "") for part in content)
    return content or ""
