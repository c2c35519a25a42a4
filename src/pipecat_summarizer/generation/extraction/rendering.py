#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""From chosen statements to the text of a summary: one line for each turn of a speaker."""

from collections.abc import Iterable

from pipecat_summarizer.generation.extraction.choice import Candidate
from pipecat_summarizer.generation.extraction.labels import Labels, speaker_of
from pipecat_summarizer.generation.extraction.statements import Statement

_CLOSING = ".!?…。！？।॥؟۔)]}\"'»”’」』"


def rendered(candidates: Iterable[Candidate], labels: Labels) -> str:
    """The text of a summary."""
    lines: list[tuple[str, list[str]]] = []
    last: tuple[str, int] | None = None
    for one in candidates:
        if one.line != last:
            lines.append((lead_of(one.weighed.features.statement, labels), []))
        lines[-1][1].append(one.text)
        last = one.line
    return "\n".join(lead + _quoted(texts, lead, labels) for lead, texts in lines)


def _quoted(texts: Iterable[str], lead: str, labels: Labels) -> str:
    text = labels.space.join(texts)
    speaker = speaker_of(lead.removesuffix(": "))
    # Instructions say "you", and may be in another language than the call.
    if speaker == "operator" or labels.is_quoted and speaker != "other":
        return '"' + text.replace('"', "'") + '"'
    return text


def line_of(statement: Statement, labels: Labels, index: int) -> tuple[str, int]:
    """Statements with the same line stand in one line of the text."""
    label = label_of(statement, labels)
    if statement.bullet:
        return ("", index + 1)
    if statement.speaker == "tool" or not label:
        return (label, statement.turn)
    return (label, 0)


def lead_of(statement: Statement, labels: Labels) -> str:
    """What a line begins with."""
    if statement.bullet:
        return "- "
    label = label_of(statement, labels)
    return f"{label}: " if label else ""


def label_of(statement: Statement, labels: Labels) -> str:
    """What stands before a statement."""
    if statement.label:
        return statement.label
    return {
        "caller": labels.caller,
        "agent": labels.agent,
        "operator": labels.operator,
    }.get(statement.speaker, "")


def closed(text: str, labels: Labels) -> str:
    """The text with a mark at its end."""
    text = text.rstrip(" ,;:、，،-–—")
    return text if text.endswith(tuple(_CLOSING)) else text + labels.stop


def clipped(text: str, max_chars: int) -> str:
    """As much of a text as there is room for, whole words if that is possible."""
    if len(text) <= max_chars:
        return text
    cut = text[: max(0, max_chars - 1)]
    end = cut.rfind(" ")
    return (cut[:end] if end > len(cut) // 2 else cut).rstrip(" ,;:") + "…"
