#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The lines that carry into a summary the values it does not hold.

The annex is a heading alone in its line, and a line for each value: the words
that say what it is, and the value. It stands at the end of the summary, so that
:func:`split_annex` can take it off again before the next one is written.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from pipecat_summarizer.fidelity.values.entry import Asked, Ledger, ValueEntry
from pipecat_summarizer.fidelity.values.headings import HEADINGS, heading, kind_name
from pipecat_summarizer.fidelity.values.ledger import ledger_of
from pipecat_summarizer.slicing import Steps, drain

BUDGET_SHARE = 0.15
"""How much of a summary's budget the annex may take."""

_MAX_LINE_CHARS = 200
_BULLET = "- "
_MARKS = "*_# \t:："
_HEADINGS = frozenset(HEADINGS.values())


@dataclass(frozen=True, slots=True)
class Annex:
    """What is added to a summary.

    Parameters:
        text: The heading and its lines, or ``""`` where nothing is to be added.
        entries: The values it carries, in the order of its lines.
        left_out: The values it has no room for, the most important first.
    """

    text: str
    entries: tuple[ValueEntry, ...] = ()
    left_out: tuple[ValueEntry, ...] = ()

    def added_to(self, summary: str) -> str:
        """The summary with the annex at its end."""
        if not self.text:
            return summary
        return f"{summary.rstrip()}\n\n{self.text}" if summary.strip() else self.text


def annex(
    missing: Sequence[ValueEntry],
    *,
    language: str | None,
    max_tokens: int,
    measure: Callable[[str], int],
) -> Annex:
    """The annex at once; see :func:`annex_steps`."""
    return drain(annex_steps(missing, language=language, max_tokens=max_tokens, measure=measure))


def annex_steps(
    missing: Sequence[ValueEntry],
    *,
    language: str | None,
    max_tokens: int,
    measure: Callable[[str], int],
) -> Steps[Annex]:
    """The annex for values that a summary does not hold.

    Which values have room is decided by importance; they stand in the order they
    are given, so that the text stays the same as long as the values do.

    Args:
        missing: The values, the most important first; see ``missing_entries``.
        language: The code of the conversation's language.
        max_tokens: The most tokens it may have; see ``BUDGET_SHARE``.
        measure: How many tokens a text has.
    """
    lines: list[str] = []
    carried: list[ValueEntry] = []
    left_out: list[ValueEntry] = []
    title = f"{heading(language)}:"
    used = measure(title)
    for entry in missing:
        yield
        line = line_of(entry, language)
        cost = measure("\n" + line)
        if used + cost > max_tokens:
            left_out.append(entry)
            continue
        used += cost
        lines.append(line)
        carried.append(entry)
    # The sum of the lines is at most a few tokens off the whole; the whole decides.
    while lines and measure("\n".join([title, *lines])) > max_tokens:
        lines.pop()
        left_out.insert(0, carried.pop())
        yield
    text = "\n".join([title, *lines]) if lines else ""
    return Annex(text, tuple(carried), tuple(left_out))


def line_of(entry: ValueEntry, language: str | None) -> str:
    """The line of one value: what it is, and the value."""
    words = " ".join((entry.words or kind_name(entry.kind, language)).split())
    written = " ".join(entry.written.split())
    return f"{_BULLET}{words}: {written}"[:_MAX_LINE_CHARS]


def split_annex(text: str) -> tuple[str, tuple[str, ...]]:
    """A summary without its annex, and the lines of the annex, in any of the languages.

    A model that updates a summary may copy the annex into the middle of its text,
    or decorate the heading; every heading that stands alone in a line counts, and
    the list below it.
    """
    if not any(title in text for title in _HEADINGS):
        return text, ()
    kept: list[str] = []
    lines: list[str] = []
    in_annex = False
    for line in text.splitlines():
        if line.strip(_MARKS) in _HEADINGS:
            in_annex = True
        elif in_annex and line.lstrip().startswith(("- ", "* ", "• ")):
            lines.append(line.lstrip()[2:].strip())
        elif not in_annex or line.strip():
            in_annex = False
            kept.append(line)
    if not in_annex and not lines and len(kept) == len(text.splitlines()):
        return text, ()
    return "\n".join(kept).rstrip(), tuple(lines)


def ledger_of_summary(text: str) -> Ledger:
    """The values of an earlier summary whose ledger is not at hand, all taken as confirmed.

    Args:
        text: The summary, with or without an annex.
    """
    body, lines = split_annex(text)
    spoken = [{"role": "user", "content": piece} for piece in (body, *lines) if piece.strip()]
    ledger = ledger_of(spoken)
    entries = tuple(
        replace(entry, speaker="assistant", turn=0, last_turn=0, is_confirmed=True)
        for entry in ledger.entries
    )
    return replace(ledger, entries=entries, turns=0, asked=Asked())
