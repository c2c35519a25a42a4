#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How what must survive is found, and how it gets into a summary. Pure.

What a summary does not hold is added at its end, under a heading, and a value that
stands in a wish there is not listed again; before the next summary is written these
sections are taken off. Import it inside functions: see
:mod:`.memory`.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache

from pipecat_summarizer.fidelity.languages.detect import detect_language, load_model
from pipecat_summarizer.fidelity.memory import Memory
from pipecat_summarizer.fidelity.redaction import redaction_of
from pipecat_summarizer.fidelity.tasks import TASKS_SHARE, lost_tasks_steps, with_tasks
from pipecat_summarizer.fidelity.values import (
    BUDGET_SHARE,
    Ledger,
    ValueEntry,
    ValueKind,
    annex_steps,
    ledger_of_summary,
    ledger_steps,
    marked_stale_steps,
    missing_entries_steps,
    prepare_steps,
    split_annex,
)
from pipecat_summarizer.fidelity.values.presence import contents_steps
from pipecat_summarizer.fidelity.wishes import (
    Wish,
    Wishes,
    marked_wishes_steps,
    missing_wishes_steps,
    split_wishes,
    wishes_section,
    wishes_steps,
)
from pipecat_summarizer.messages import Message, encodable
from pipecat_summarizer.slicing import Steps, drain

WISHES_SHARE = 0.25
"""How much of a summary's budget the wishes may take."""

_ENTRIES_PER_STEP = 50
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
        added: How many values, wishes and open tasks were added.
        left_out: Those that had no room, as they were said or written.
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


def completed_steps(
    text: str,
    memory: Memory,
    *,
    now: Memory,
    budget: int,
    measure: Callable[[str], int],
    earlier: str | None = None,
    since: Iterable[Message] = (),
) -> Steps[Completed]:
    """Add to a summary what it does not hold, and mark what no longer holds.

    Args:
        text: The summary, without sections.
        memory: What it must hold.
        now: What is known now; what it says no longer holds is not added.
        budget: The most tokens that the whole summary was to have.
        measure: The tokens of a text.
        earlier: The earlier summary; what it says is open is not lost.
        since: What was said after it, also what stays.
    """
    ledger, ledger_now = memory.ledger or Ledger(), now.ledger or Ledger()
    wishes_now = now.wishes or Wishes()
    language = ledger_now.language or ledger.language or detect_language(text)
    yield
    added = left_out = ()
    if earlier:
        body = without_sections(earlier)
        yield
        lost = yield from lost_tasks_steps(body, text, since)
        room = int(budget * TASKS_SHARE)
        text, left_out = with_tasks(text, lost, language, max_tokens=room, measure=measure)
        added = lost[len(left_out) :]
        yield
    text = yield from marked_stale_steps(text, ledger_now, language)
    text = yield from marked_wishes_steps(text, wishes_now, language)
    missing_values = yield from missing_entries_steps(ledger, text, language)
    entries = yield from _ranked_steps(missing_values, ledger_now)
    wished = {wish.text for wish in wishes_now.in_force}
    missing = yield from missing_wishes_steps(memory.wishes or Wishes(), text)
    wishes = [wish for wish in missing if wish.text in wished]
    section, unheard = yield from _wishes_steps(
        wishes, language, int(budget * WISHES_SHARE), measure
    )
    if section and entries:
        entries = yield from _unquoted_steps(entries, section, language)
    values = yield from annex_steps(
        entries, language=language, max_tokens=int(budget * BUDGET_SHARE), measure=measure
    )
    unlisted: list[str] = []
    for index, entry in enumerate(values.left_out):
        unlisted.append(entry.written)
        if index % _ENTRIES_PER_STEP == 0:
            yield
    whole = "\n\n".join([part for part in (text.strip(), section) if part])
    return Completed(
        text=encodable(values.added_to(whole)),
        added=len(added) + len(values.entries) + len(wishes) - len(unheard),
        left_out=(
            *[wish.text for wish in unheard],
            *unlisted,
            *left_out,
        ),
    )


def reserve_steps(
    memory: Memory, budget: int, measure: Callable[[str], int], earlier: str | None = None
) -> Steps[int]:
    """How many tokens of a summary's budget what must survive may need, at most.

    Args:
        memory: What must survive.
        budget: The most tokens that the whole summary may have.
        measure: The tokens of a text.
        earlier: The earlier summary.
    """
    nothing = yield from completed_steps(
        "", memory, now=memory, budget=budget, measure=measure, earlier=earlier
    )
    return measure(nothing.text) if nothing.text else 0


def _wishes_steps(
    wishes: Sequence[Wish],
    language: str | None,
    max_tokens: int,
    measure: Callable[[str], int],
) -> Steps[tuple[str, list[Wish]]]:
    """The section of wishes, the newest first to find room, and those that found none."""
    carried: list[Wish] = []
    unheard: list[Wish] = []
    used = 0
    for wish in reversed(wishes):
        # A section of one has the heading too, so that the sum is never too small.
        cost = measure(wishes_section([wish], language))
        if used + cost > max_tokens:
            cost = measure(wishes_section([wish, *carried], language)) - used
        if used + cost > max_tokens:
            unheard.insert(0, wish)
        else:
            used += cost
            carried.insert(0, wish)
        yield
    return wishes_section(carried, language), unheard


@cache
def warm_up() -> None:
    """Build every table, so that the first summary of a call need not."""
    load_model()
    drain(prepare_steps())
    drain(memory_steps(_SAMPLE, Memory()))
    redaction_of("cards").text("one two")


def _ranked_steps(entries: Iterable[ValueEntry], now: Ledger) -> Steps[list[ValueEntry]]:
    """Those that hold now, what must not be lost first; equal ones in the order given."""
    holding: defaultdict[ValueKind, set[str]] = defaultdict(set)
    for index, entry in enumerate(now.entries):
        if entry.status == "in_force":
            holding[entry.kind].add(entry.normal)
        if index % _ENTRIES_PER_STEP == 0:
            yield
    by_rank: dict[tuple[int, int], list[ValueEntry]] = {}
    for index, entry in enumerate(entries):
        if entry.normal in holding[entry.kind]:
            by_rank.setdefault(_rank(entry), []).append(entry)
        if index % _ENTRIES_PER_STEP == 0:
            yield
    return [entry for rank in sorted(by_rank) for entry in by_rank[rank]]


def _unquoted_steps(
    entries: Iterable[ValueEntry], section: str, language: str | None
) -> Steps[list[ValueEntry]]:
    """Those that the section of wishes does not quote."""
    quoted = yield from contents_steps(section, language)
    unquoted: list[ValueEntry] = []
    for index, entry in enumerate(entries):
        if entry.written not in section or not quoted.holds(entry):
            unquoted.append(entry)
        if index % _ENTRIES_PER_STEP == 0:
            yield
    return unquoted


def _rank(entry: ValueEntry) -> tuple[int, int]:
    """Whose value it is, then how much is lost with it: an id cannot be guessed."""
    return entry.importance, _KIND_RANK.get(entry.kind, 1)
