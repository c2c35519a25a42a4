#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a person sees: the table while the call runs, and the report at its end."""

from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pipecat_summarizer import SummaryAppliedEvent, SummaryFailedEvent

from .checks import CallChecks, Promise
from .record import CallRecord, Summary, TurnRow, is_summary, say_outcome
from .service import Meter, PaidCall

BAR_WIDTH = 8
PLOT_HEIGHT = 10
PLOT_WIDTH = 70
EXCHANGE_HEIGHT = 8
"""What the panel with the last words takes, its border included."""


class LiveTable:
    """The table of turns, as many of the last ones as the terminal has room for."""

    def __init__(self, record: CallRecord, limit: int | None):
        """Show a call.

        Args:
            record: What happens in it.
            limit: The tokens at which a summary is due: a full bar.
        """
        self._record = record
        self._limit = limit

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw it; rich calls this several times a second."""
        if self._record.rows:
            yield self._headline()
            yield self._table(console.height - EXCHANGE_HEIGHT - 3)
            yield self._exchange()

    def _headline(self) -> Text:
        record = self._record
        line = Text.assemble(
            (record.script.title, "bold"),
            f"   turn {record.row.number} of {len(record.script.turns)}",
            f"   {record.secs:.0f} s",
            f"   summaries {len(record.applied)}",
            overflow="ellipsis",
            no_wrap=True,
        )
        if record.is_summarizing:
            line.append("   writing one", "yellow")
        return line

    def _table(self, height: int) -> Table:
        rows = self._record.rows
        start = len(rows)
        while start > 0 and (height := height - max(1, len(rows[start - 1].notes))) >= 0:
            start -= 1
        table = Table(box=None, expand=True, pad_edge=False, header_style="dim")
        table.add_column("turn", justify="right", width=4)
        table.add_column("messages", justify="right", width=8)
        table.add_column("tokens", justify="right", width=6)
        table.add_column("", width=BAR_WIDTH)
        table.add_column("event", ratio=1, no_wrap=True, overflow="ellipsis")
        for row in rows[start:]:
            sizes = [str(row.messages), str(row.tokens), _bar(row.tokens, self._limit)]
            notes = Text("\n").join(Text(note, _note_style(note)) for note in row.notes)
            table.add_row(str(row.number), *(sizes if row.ended else ["…", "", ""]), notes)
        return table

    def _exchange(self) -> Panel:
        """The last words of both."""
        table = Table(box=None, show_header=False, pad_edge=False)
        table.add_column("", width=6)
        table.add_column("")
        for row in self._record.rows[-2:]:
            if row.caller:
                table.add_row(Text("Caller", "bold"), Text(row.caller))
            table.add_row(Text("Agent", "bold cyan"), Text(row.reply.strip() or "…", "cyan"))
        # The oldest of them is what a narrow terminal can do without.
        return Panel(_Tail(table, EXCHANGE_HEIGHT - 2), height=EXCHANGE_HEIGHT, border_style="dim")


class _Tail:
    """The last lines of something that may be longer."""

    def __init__(self, inner: Any, height: int):
        self._inner = inner
        self._height = height

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = console.render_lines(self._inner, options.update(height=None), pad=False)
        for line in lines[-self._height :]:
            yield from line
            yield Text()


def plain_line(row: TurnRow) -> str:
    """One turn in one line, for a terminal that cannot redraw, or a file."""
    notes = "; ".join(row.notes)
    line = f"turn {row.number:3}  {row.messages:3} messages  {row.tokens:5} tokens  {notes}"
    return line.rstrip()


class Report:
    """What is printed at the end."""

    def __init__(self, record: CallRecord, meter: Meter, checks: CallChecks):
        """Report on a call that is over.

        Args:
            record: What happened in it.
            meter: What was paid for.
            checks: Which promises were kept.
        """
        self._record = record
        self._meter = meter
        self._checks = checks

    def __rich__(self) -> Group:
        """All of it, in the order in which a reader asks."""
        return Group(
            *_section("What was summarized, when and why", self._summaries()),
            *_section("The size of the context over the call", self._plot(), self._sizes()),
            *_section("The calls that were paid for", self._paid(), self._saved()),
            *_section("The context at the end", self._context(), self._facts()),
            *_section("The promises", self._promises()),
        )

    def _summaries(self) -> Table:
        table = Table(box=None, pad_edge=False, header_style="dim")
        for name in ("turn", "because of", "messages", "tokens", "calls", "seconds"):
            table.add_column(name, justify="left" if name == "because of" else "right")
        for summary in self._record.summaries:
            table.add_row(*_summary_cells(summary))
        return table

    def _plot(self) -> Text:
        """The size there was as bars, the size there would have been as dots above them."""
        rows = self._record.rows
        if len(rows) > PLOT_WIDTH:
            rows = [rows[column * len(rows) // PLOT_WIDTH] for column in range(PLOT_WIDTH)]
        top = max(row.tokens_without for row in rows) or 1
        plot = Text()
        for level in range(PLOT_HEIGHT, 0, -1):
            floor = top * (level - 0.5) / PLOT_HEIGHT
            plot.append(f"{round(top * level / PLOT_HEIGHT):6} ", "dim")
            for row in rows:
                if row.tokens >= floor:
                    plot.append("█", "green")
                else:
                    plot.append("·" if row.tokens_without >= floor else " ", "yellow")
            plot.append("\n")
        last = f"turn {rows[-1].number}"
        plot.append(f"{0:6} {'greeting':<{max(9, len(rows) - len(last))}}{last}\n", "dim")
        plot.append("       ").append("█", "green").append(" tokens in the context   ")
        plot.append("·", "yellow").append(" what it would have been without summaries")
        return plot

    def _sizes(self) -> Text:
        last = self._record.rows[-1]
        largest = max(row.tokens for row in self._record.rows)
        return Text(
            f"At the end {last.tokens:,} tokens in {last.messages} messages, at most "
            f"{largest:,}. Without summaries {last.tokens_without:,}."
        )

    def _paid(self) -> Table:
        table = Table(box=None, pad_edge=False, header_style="dim")
        table.add_column("")
        for name in ("calls", "tokens read", "of these cached", "tokens written"):
            table.add_column(name, justify="right")
        for name, calls in (
            ("replies", self._meter.of("reply")),
            ("summaries", self._meter.of("summary")),
        ):
            cached = sum(call.cached_tokens for call in calls)
            written = sum(call.completion_tokens or 0 for call in calls)
            table.add_row(name, str(len(calls)), f"{_read(calls):,}", f"{cached:,}", f"{written:,}")
        return table

    def _saved(self) -> Text:
        """What the replies would have read without: more by what was not in the context."""
        away = {row.number: row.tokens_without - row.tokens for row in self._record.rows}
        replies = self._meter.of("reply")
        without = sum(
            call.prompt_tokens + away[call.turn] for call in replies if call.prompt_tokens
        )
        text = Text(f"Without summaries the replies would have read about {without:,} tokens.")
        if cut_off := sum(call.prompt_tokens is None for call in replies):
            text.append(f" For {cut_off} that was cut off the server gave no count.")
        return text

    def _context(self) -> Table:
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column("", style="bold", no_wrap=True)
        table.add_column("")
        for message in self._record.context.messages:
            table.add_row(*_message_cells(message))
        return table

    def _facts(self) -> Text:
        record = self._record
        said = {name: fact for name, fact in record.script.facts.items() if record.was_said(fact)}
        text = str(record.context.messages)
        lost = [name for name, fact in said.items() if fact not in text]
        line = Text(
            f"\nOf {len(said)} exact values that were said, {len(said) - len(lost)} "
            "stand in it word for word."
        )
        return line.append(f" Not there: {', '.join(lost)}.") if lost else line

    def _promises(self) -> Table:
        table = Table(box=None, pad_edge=False, show_header=False)
        for _ in range(3):
            table.add_column("")
        for promise in Promise:
            broken = self._checks.broken.get(promise, [])
            mark = Text("broken", "bold red") if broken else Text("kept", "bold green")
            found = "\n".join(broken[:5]) or self._how(promise)
            table.add_row(mark, promise.value, Text(found, "red" if broken else "dim"))
        return table

    def _how(self, promise: Promise) -> str:
        """What a promise that was kept was held against."""
        record, meter = self._record, self._meter
        replies, summaries = meter.of("reply"), meter.of("summary")
        return {
            Promise.UNBROKEN: f"{len(record.rows)} turns, each with its reply",
            Promise.UNSTALLED: f"{sum(call.over_summary for call in replies)} of {len(replies)} "
            "replies were asked for while a summary was being written; none waited for it",
            Promise.VALID: f"{len(replies) + len(summaries)} requests, as they were sent",
            Promise.KEPT: f"{self._checks.checked[promise]} looks at what must stay; summaries "
            f"over an open question: {record.over_open_question}, over a running tool: "
            f"{record.over_running_tool}",
            Promise.THRIFTY: f"{len(summaries)} calls for {len(record.summaries)} summaries, "
            f"never more than {meter.most_in_flight} at a time",
            Promise.TOLD: f"{len(record.summaries) + len(record.skipped)} requests for a summary, "
            "each with its event",
        }[promise]


def _section(title: str, *parts: Any) -> tuple[Any, ...]:
    return Text(), Text(title, "bold underline"), *parts


def _bar(tokens: int, limit: int | None) -> Text:
    """A bar that is full where a summary is due."""
    share = min(1.0, tokens / limit) if limit else 0.0
    return Text("█" * round(share * BAR_WIDTH), "red" if share >= 1 else "green")


def _note_style(note: str) -> str:
    if not note.startswith("summary"):
        return "dim"
    if note.startswith("summary in"):
        return "bold green"
    return "bold red" if note.startswith("summary failed") else "yellow"


def _summary_cells(summary: Summary) -> list[str]:
    outcome = summary.outcome
    turns = f"{summary.turn} → {summary.outcome_turn}"
    if isinstance(outcome, SummaryAppliedEvent):
        return [
            turns,
            outcome.reason,
            f"{outcome.original_message_count} → {outcome.new_message_count}",
            f"{outcome.tokens_before} → {outcome.tokens_after}",
            str(outcome.attempts),
            f"{outcome.duration_secs:.1f}",
        ]
    why = f"{summary.started.reason}\n{say_outcome(outcome) if outcome else 'no outcome'}"
    if isinstance(outcome, SummaryFailedEvent):
        return [turns, why, "", "", str(outcome.attempts), f"{outcome.duration_secs:.1f}"]
    return [turns, why, "", "", "", ""]


def _message_cells(message: Any) -> list[Any]:
    role = message["role"]
    if calls := message.get("tool_calls"):
        function = calls[0]["function"]
        return [role, Text(f"{function['name']}({function['arguments']})", "dim")]
    style = "green" if is_summary(message) else "dim" if role in ("tool", "developer") else ""
    return [role, Text((message.get("content") or "").strip(), style)]


def _read(calls: list[PaidCall]) -> int:
    return sum(call.prompt_tokens or 0 for call in calls)
