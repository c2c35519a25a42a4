#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""From messages to the text of a summary."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.generation.extraction.choice import Candidate, Choice, choose_steps
from pipecat_summarizer.generation.extraction.features import features_steps
from pipecat_summarizer.generation.extraction.labels import Labels, labels_of
from pipecat_summarizer.generation.extraction.languages import spoken_language_steps
from pipecat_summarizer.generation.extraction.records import records_steps
from pipecat_summarizer.generation.extraction.rendering import (
    clipped,
    closed,
    lead_of,
    line_of,
    rendered,
)
from pipecat_summarizer.generation.extraction.shortening import LEVELS, shortened
from pipecat_summarizer.generation.extraction.statements import read_steps
from pipecat_summarizer.generation.extraction.updates import replaced_steps
from pipecat_summarizer.generation.extraction.weights import Weighed, weigh_steps
from pipecat_summarizer.messages import Message, encodable, tool_calls_of
from pipecat_summarizer.slicing import Steps, drain, freed_steps

if TYPE_CHECKING:  # Who brings no records needs no ledger.
    from pipecat_summarizer.fidelity.values import Ledger
    from pipecat_summarizer.fidelity.wishes import Wishes

SHARE = 0.25
"""How long a summary should be, as a share of what was said."""

MAX_SHARE = 0.5
"""How long it may be where that much carries something, as a share of what is replaced."""

_KEPT_SHARE = 0.8  # How much of the earlier summary's room its colour may still take up.
_MESSAGE_TOKENS = 10  # What a message counts by itself.
_UNITS = 4  # A token in fourths: whole ones would add up too coarsely, sentence by sentence.
_PER_STEP = 20


class TextCounter(Protocol):
    """Counts the tokens of messages, and of a plain text."""

    def count_text(self, text: str) -> int:
        """The tokens of a plain text."""
        ...

    def count_message(self, message: Message) -> int:
        """The tokens of one message."""
        ...


def extract(
    messages: Sequence[Message],
    *,
    prior_summary: str | None = None,
    max_tokens: int,
    share: float = SHARE,
    ledger: "Ledger | None" = None,
    wishes: "Wishes | None" = None,
    counter: TextCounter | None = None,
) -> str:
    """Summarize at once; see :func:`extract_steps`."""
    return drain(
        extract_steps(
            messages,
            prior_summary=prior_summary,
            max_tokens=max_tokens,
            share=share,
            ledger=ledger,
            wishes=wishes,
            counter=counter,
        )
    )


def extract_steps(
    messages: Sequence[Message],
    *,
    prior_summary: str | None = None,
    max_tokens: int,
    share: float = SHARE,
    ledger: "Ledger | None" = None,
    wishes: "Wishes | None" = None,
    counter: TextCounter | None = None,
) -> Steps[str]:
    """Summarize by choosing sentences.

    Args:
        messages: What is to be summarized. Not changed.
        prior_summary: The summary to be updated, or None.
        max_tokens: The most tokens of the summary.
        share: How long the summary should be, as a share of what was said.
        ledger: The exact values of the conversation, if they are known: those in
            force count for more, and what holds only others is left out.
        wishes: The same for what is to hold from now on.
        counter: Counts tokens; None for the approximate one.

    Returns:
        The summary; ``""`` only where nothing was said.
    """
    counter = counter or ApproximateTokenCounter()
    prior = (prior_summary or "").strip()
    replaced_tokens = said_tokens = 0
    for count, message in enumerate(messages):
        tokens = counter.count_message(message)
        replaced_tokens += tokens
        said_tokens += max(0, tokens - _MESSAGE_TOKENS)
        if count % _PER_STEP == 0:
            yield
    prior_tokens = counter.count_text(prior)
    if not said_tokens and prior_tokens <= max_tokens:
        return encodable(prior)

    language, is_sure = yield from spoken_language_steps(messages, prior)
    code = language.code if language else ""
    labels = labels_of(code if is_sure else "")
    statements = yield from read_steps(messages, prior, code)
    records = yield from records_steps(ledger, wishes)
    found = yield from features_steps(statements, language, records)
    replaced = yield from replaced_steps(found)
    weighed = yield from weigh_steps(found)

    limit = int(prior_tokens + MAX_SHARE * replaced_tokens)
    room = _UNITS * min(max_tokens, limit)
    colour_room = int(_UNITS * (_KEPT_SHARE * prior_tokens + share * said_tokens))
    choice = Choice([], is_complete=False)
    shown: list[Candidate] = []
    # Only a budget makes sentences shorter: where there is room they stay as they were said.
    for level in range(LEVELS if max_tokens <= limit else 1):
        yield from _released_steps(shown)
        shown = yield from _candidate_steps(weighed, replaced, level, code, labels, counter)
        choice = yield from choose_steps(shown, room, colour_room)
        if choice.is_complete:
            break
    chosen = choice.candidates or _heaviest(weighed, replaced, code, labels)
    text = rendered(chosen, labels) or _called(messages)
    yield from _released_steps(statements, found, weighed, shown, chosen)
    yield from freed_steps(replaced)
    yield from records.released_steps()
    max_chars = len(text)
    while counter.count_text(text) > max_tokens and max_chars > 1:
        max_chars = max_chars * 9 // 10
        text = clipped(text, max_chars)
        yield
    return encodable(text)


def _candidate_steps(
    weighed: Sequence[Weighed],
    replaced: set[int],
    level: int,
    language: str,
    labels: Labels,
    counter: TextCounter,
) -> Steps[list[Candidate]]:
    candidates: list[Candidate] = []
    for index, one in enumerate(weighed):
        if index not in replaced:
            statement = one.features.statement
            text = statement.text
            if not one.features.is_kept:
                text = shortened(text, level, language)
            text = closed(text, labels)
            candidates.append(
                Candidate(
                    index=index,
                    weighed=one,
                    text=text,
                    line=line_of(statement, labels, index),
                    cost=counter.count_text(_UNITS * (text + labels.space)),
                    label_cost=counter.count_text(_UNITS * (lead_of(statement, labels) + "\n")),
                )
            )
        if index % _PER_STEP == 0:
            yield
    return candidates


def _released_steps(*lists: list[Any]) -> Steps[None]:
    """Empty the lists: to let go of 10,000 messages at once would take 25 ms."""
    for one in lists:
        while one:
            del one[-_PER_STEP:]
            yield


def _called(messages: Sequence[Message]) -> str:
    """What was done where nothing was said and no result says anything."""
    calls = Counter(call.name for message in messages for call in tool_calls_of(message))
    return ", ".join([f"{name} ({count})" for name, count in calls.items() if name])


def _heaviest(
    weighed: Sequence[Weighed], replaced: set[int], language: str, labels: Labels
) -> list[Candidate]:
    """The one statement to be cut, where none fits or none says anything."""
    if not weighed:
        return []
    # One that holds, if there is any.
    _, best = max(enumerate(weighed), key=lambda one: (one[0] not in replaced, one[1].weight))
    statement = best.features.statement
    text = closed(shortened(statement.text, LEVELS - 1, language), labels)
    return [Candidate(0, best, text, line_of(statement, labels, 0), 0, 0)]
