#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The model that writes all summaries: a script, the same for every competitor.

It copies what has something exact in it (digits, names, standing wishes), passes over long
results of tools, and forgets a small share each time. What it writes follows from the prompt
alone. Everybody gets as many words from it; whoever asks for fewer
gets these. How a competitor's prompt reads is for its adapter to know.
"""

import asyncio
import hashlib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

WORDS = 250
"""How many words it writes where it is asked for no number, or for more."""

FORGETS = 0.04
"""The share of what is worth keeping that is lost in each summary."""

LONG_RESULT_WORDS = 25
"""A tool's result with more words is data that the agent has told the caller about."""

LEAD = "The caller has several matters to sort out with the shop."

_SENTENCE_END = re.compile(r"(?<=[.!?])\s+|\n+")
_EXACT = re.compile(r"\d|@|\b[A-Z][\w-]+ [A-Z][\w-]+")
_STANDING = re.compile(r"\b(?:from now on|always|never|only|agree|don't|recorded)\b", re.I)
_CHANGED = re.compile(r"\b(?:not|sorry|actually|changed|change|forget|cancel|wait)\b", re.I)
_NUMBER = re.compile(r"\S*\d\S*")

Spoken = tuple[str, str]
"""Who says something ("caller", "agent" or "system"), and what."""

_SAYS = {"caller": "The caller said", "agent": "The agent said", "system": "The system says"}


class ProviderDown(Exception):
    """The provider does not answer."""


@dataclass
class StandIn:
    """A model, and the books on what it was asked.

    Parameters:
        count: Counts the tokens of a text.
        is_down: Whether every call fails.
        calls: How often it was asked.
        prompt_tokens: Tokens of all prompts.
        written_tokens: Tokens of all replies.
        largest_prompt: Tokens of the largest prompt.
    """

    count: Callable[[str], int]
    is_down: bool = False
    calls: int = 0
    prompt_tokens: int = 0
    written_tokens: int = 0
    largest_prompt: int = 0
    _gate: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self):
        """Answer at once."""
        self._gate.set()

    def hold(self):
        """Keep all replies back."""
        self._gate.clear()

    def let_go(self):
        """Hand out the replies that were kept back."""
        self._gate.set()

    async def write(
        self, prompt: str, earlier: str, spoken: Iterable[Spoken], words: int = WORDS
    ) -> str:
        """Write a summary.

        Args:
            prompt: All that the model is sent.
            earlier: The summary so far, as it stands in the prompt.
            spoken: The conversation, as it stands in the prompt.
            words: How many words it may have.

        Raises:
            ProviderDown: If it does not answer.
        """
        self.calls += 1
        tokens = self.count(prompt)
        self.prompt_tokens += tokens
        self.largest_prompt = max(self.largest_prompt, tokens)
        if self.is_down:
            raise ProviderDown("503")
        text = summary_of(earlier, spoken, min(words, WORDS))
        await self._gate.wait()
        self.written_tokens += self.count(text)
        return text


def summary_of(earlier: str, spoken: Iterable[Spoken], words: int) -> str:
    """What the model writes: a line for each thing worth it, the newest where room is short."""
    spoken = list(spoken)
    notes = [line.strip() for line in earlier.splitlines()]
    for speaker, text in spoken:
        if speaker == "system" and len(text.split()) > LONG_RESULT_WORDS:
            continue
        for sentence in _SENTENCE_END.split(text):
            if _EXACT.search(sentence) or _STANDING.search(sentence):
                notes.append(f'{_SAYS[speaker]}: "{sentence.strip()}"')
    notes = [note for note in dict.fromkeys(notes) if note and note != LEAD]
    notes = [note for note in _without_corrected(notes) if not _is_forgotten(note, len(spoken))]
    room = words - len(LEAD.split())
    kept: list[str] = []
    for note in reversed(notes):
        room -= len(note.split())
        if room < 0:
            break
        kept.append(note)
    return "\n".join([LEAD, *reversed(kept)])


def _without_corrected(notes: list[str]) -> list[str]:
    """Without those of which a later one, that tells of a change, repeats a number."""
    changed: set[str] = set()
    kept: list[str] = []
    for note in reversed(notes):
        numbers = set(_NUMBER.findall(note))
        if _CHANGED.search(note):
            changed |= numbers
        elif numbers & changed:
            continue
        kept.append(note)
    return kept[::-1]


def _is_forgotten(note: str, number: int) -> bool:
    digest = hashlib.sha256(f"{number}\n{note}".encode("utf-8", "replace")).digest()
    return int.from_bytes(digest[:4], "big") < FORGETS * 2**32
