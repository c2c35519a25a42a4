#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How what must survive is found, and how it gets into a summary. Pure.

What a summary does not hold is added at its end, under a heading; before the next
one is written these sections are taken off again. Import it inside functions: see
:mod:`.memory`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache

from pipecat_summarizer.fidelity.languages.detect import detect_language, load_model
from pipecat_summarizer.fidelity.memory import Memory
from pipecat_summarizer.fidelity.redaction import redaction_of
from pipecat_summarizer.fidelity.values import (
    BUDGET_SHARE,
    Ledger,
    ValueEntry,
    annex,
    ledger_of_summary,
    ledger_steps,
    marked_stale,
    missing_entries,
    prepare_steps,
    split_annex,
)
from pipecat_summarizer.fidelity.wishes import (
    Wish,
    Wishes,
    missing_wishes,
    split_wishes,
    wishes_section,
    wishes_steps,
)
from pipecat_summarizer.messages import Message
from pipecat_summarizer.slicing import Steps, drain

WISHES_SHARE = 0.25
"""How much of a summary's budget the wishes may take."""

_KIND_RANK = {
    **dict.fromkeys(("id", "phone", "email", "name", "address", "postal_code", "flight"), 0),
    **dict.fromkeys(("duration", "quantity", "percentage", "weekday"), 2),
}

_SAMPLE: list[Message] = [
    {"role": "user", "content": "My name is Ann, I need two of the order 48213 on May 5."},
    {"role": "assistant", "content": "Is it 12 Birch Lane, and +44 117 496 0182?"},
    {"role": "user", "content": "No, it's five, not six; mail ann@example.com, never call."},
]


@dataclass(frozen=True, slots=True)
class Completed:
    """A summary with what it did not hold.

    Parameters:
        text: The summary.
        added: How many values and wishes were added.
        left_out: The values and wishes that had no room, as they were said.
    """

    text: str = field(repr=False)
    added: int = 0
    left_out: tuple[str, ...] = field(default=(), repr=False)


def memory_steps(messages: Sequence[Message], earlier: Memory) -> Steps[Memory]:
    """What must survive after some more messages.

    Args:
        messages: The messages, without an earlier summary. Never changed.
        earlier: What was known before them.
    """
    ledger = yield from ledger_steps(messages, earlier.ledger)
    wishes = yield from wishes_steps(messages, earlier.wishes)
    return Memory(ledger, wishes)


def memory_of_summary(text: str) -> Memory:
    """What an earlier summary says must survive, where nothing else is at hand."""
    body, wishes = split_wishes(text)
    return Memory(ledger_of_summary(body), wishes)


def without_sections(text: str) -> str:
    """A summary without what was added to it, also where a model copied that."""
    body, _ = split_annex(text)
    body, _ = split_wishes(body)
    return body.strip()


def completed(
    text: str,
    memory: Memory,
    *,
    now: Memory,
    budget: int,
    measure: Callable[[str], int],
) -> Completed:
    """Add to a summary what it does not hold, and mark what no longer holds.

    Args:
        text: The summary, without sections.
        memory: What it must hold.
        now: What is known now; what it says no longer holds is not added.
        budget: The most tokens that the whole summary was to have.
        measure: The tokens of a text.
    """
    ledger, ledger_now = memory.ledger or Ledger(), now.ledger or Ledger()
    language = ledger_now.language or ledger.language or detect_language(text)
    text = marked_stale(text, ledger_now, language)
    holding = {_key(entry) for entry in ledger_now.in_force}
    entries = [e for e in missing_entries(ledger, text, language) if _key(e) in holding]
    entries.sort(key=_rank)
    wished = {wish.text for wish in (now.wishes or Wishes()).in_force}
    missing = missing_wishes(memory.wishes or Wishes(), text)
    wishes = [wish for wish in missing if wish.text in wished]
    section, unheard = _wishes(wishes, language, int(budget * WISHES_SHARE), measure)
    values = annex(
        entries, language=language, max_tokens=int(budget * BUDGET_SHARE), measure=measure
    )
    whole = "\n\n".join([part for part in (text.strip(), section) if part])
    return Completed(
        text=values.added_to(whole),
        added=len(values.entries) + len(wishes) - len(unheard),
        left_out=(
            *[wish.text for wish in unheard],
            *[entry.written for entry in values.left_out],
        ),
    )


def reserve(memory: Memory, budget: int, measure: Callable[[str], int]) -> int:
    """How many tokens of a summary's budget what must survive may need, at most.

    Args:
        memory: What must survive.
        budget: The most tokens that the whole summary may have.
        measure: The tokens of a text.
    """
    nothing = completed("", memory, now=memory, budget=budget, measure=measure)
    return measure(nothing.text) if nothing.text else 0


def _wishes(
    wishes: Sequence[Wish],
    language: str | None,
    max_tokens: int,
    measure: Callable[[str], int],
) -> tuple[str, list[Wish]]:
    """The section of wishes, the newest first to find room, and those that found none."""
    carried: list[Wish] = []
    unheard: list[Wish] = []
    for wish in reversed(wishes):
        if measure(wishes_section([wish, *carried], language)) > max_tokens:
            unheard.insert(0, wish)
        else:
            carried.insert(0, wish)
    return wishes_section(carried, language), unheard


@cache
def warm_up() -> None:
    """Build every table, so that the first summary of a call need not."""
    load_model()
    drain(prepare_steps())
    drain(memory_steps(_SAMPLE, Memory()))
    redaction_of("cards").text("one two")


def _rank(entry: ValueEntry) -> tuple[int, int]:
    """Whose value it is, then how much is lost with it: an id cannot be guessed."""
    return entry.importance, _KIND_RANK.get(entry.kind, 1)


def _key(entry: ValueEntry) -> tuple[str, str]:
    return entry.kind, entry.normal
