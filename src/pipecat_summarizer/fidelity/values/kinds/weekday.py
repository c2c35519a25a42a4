#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Days of the week, in any of the languages; the normal form is the English name."""

import re
from collections.abc import Iterator

from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.calendar_names import PORTUGUESE_SHORT, WEEKDAYS
from pipecat_summarizer.fidelity.values.kinds.page import Page
from pipecat_summarizer.fidelity.values.patterns import Pattern, any_of

_SPACED = [name for name in WEEKDAYS if name[0] < "\u2e80"]
_UNSPACED = [name for name in WEEKDAYS if name[0] >= "\u2e80"]
_WORDS = frozenset(
    [*PORTUGUESE_SHORT, *(name for name in _SPACED), *(f"{name}s" for name in _SPACED)]
)
_NAME = Pattern(
    rf"(?<![^\W_])(?:{any_of('|'.join(_SPACED))}s?(?![^\W_])|{any_of('|'.join(_UNSPACED))})"
)
_PORTUGUESE = Pattern(
    rf"(?<!\w)(?:na|para|nesta|de|até|é|à|a|não)\s(?P<day>{any_of('|'.join(PORTUGUESE_SHORT))})"
    rf"(?![\w-])(?!\s(?!às|as|de|do|da|à|a|que|e|ou|por|não|dia|agora|então|seguinte|próxima|passada"
    r"|mesmo|em|no|na|o|é|está|seria|cedo|pela|para|até|depois|se|mas|com)\w)"
)


def find(page: Page, language: str | None) -> Iterator[Found]:
    """The weekdays in a text of bounded length."""
    if not page.is_east_asian and page.words.isdisjoint(_WORDS):
        return
    for match in _NAME.each(page.lower):
        name = match[0]
        # "Fridays", and not Italian and Turkish words that end so.
        normal = WEEKDAYS.get(name) or WEEKDAYS.get(name.removesuffix("s"))
        if normal and not _means_something_else(name, language):
            yield _found(page, match, normal)
    if language == "pt":
        for match in _PORTUGUESE.each(page.lower):
            yield _found(page, match, PORTUGUESE_SHORT[match["day"]], "day")


def _found(page: Page, match: re.Match[str], normal: str, group: str | int = 0) -> Found:
    start, end = match.span(group)
    return Found(start, end, "weekday", page.text[start:end], normal)


def _means_something_else(name: str, language: str | None) -> bool:
    """Whether a name is another word elsewhere, as "cuma" and "pazar" are."""
    return name in _AMBIGUOUS and language not in _AMBIGUOUS[name]


_AMBIGUOUS = {
    "pazar": ("tr",),
    "salı": ("tr",),
    "cuma": ("tr",),
    "среда": ("ru",),
    "środa": ("pl",),
    "воскресенья": ("ru",),
}
