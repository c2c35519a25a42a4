#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Percentages."""

from collections.abc import Iterator

from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.numbers import NOT_INSIDE, NUMBER, plain_number
from pipecat_summarizer.fidelity.values.kinds.page import Page
from pipecat_summarizer.fidelity.values.patterns import Pattern, any_of

_WORDS = (
    "cent percent prozent ciento cento procent procenta процент процента процентов प्रतिशत "
    "pratishat yüzde "
    "بالمئة المئة بالمائة"
).split()
_SIGN = any_of(
    "%|％|per cent|percent|prozent|por ciento|por cento|pour cent|per cento|procent|procenta?"
    r"|процент\w{0,3}|प्रतिशत|pratishat|パーセント|퍼센트|بالمئة|في المئة|بالمائة"
)
_AFTER = Pattern(rf"{NOT_INSIDE}(?P<number>{NUMBER})\s?-?{_SIGN}(?!\w)")
_BEFORE = Pattern(rf"(?:%|yüzde\s|百分之)(?P<number>{NUMBER})")


def find(page: Page, language: str | None) -> Iterator[Found]:
    """The percentages in a text of bounded length."""
    if not page.has_digit:
        return
    signs = "%" in page.text or "％" in page.text or page.is_east_asian
    if not signs and page.words.isdisjoint(_WORDS):
        return
    for pattern in (_AFTER, _BEFORE):
        for match in pattern.each(page.lower):
            number = plain_number(match["number"], grouped_by_three=False)
            yield Found(
                match.start(),
                match.end(),
                "percentage",
                page.text[match.start() : match.end()],
                f"{number}%",
            )
