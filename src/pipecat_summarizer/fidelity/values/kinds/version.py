#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Versions of software: "v2.3.1", "version 3.2", "1.9.0-rc1"."""

from collections.abc import Iterator

from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.page import Page
from pipecat_summarizer.fidelity.values.patterns import Pattern

_WORDS = ("version versions versión versão versione versie release firmware build v").split()
_NEAR = ("version", "versión", "versão", "versione", "versie", "release")
_SIGN = Pattern(r"\d\.\d{1,5}\.\d")
_VERSION = Pattern(
    r"(?<![\w.,/-])(?P<v>v\.?\s?)?(?P<number>\d{1,5}(?:\.\d{1,5}){0,3}(?:-?(?:rc|beta|alpha|dev"
    r"|b|a)\.?\d{0,4})?)"
    r"(?![\w/%€$-]|[.,:]\d)"
)


def find(page: Page, language: str | None) -> Iterator[Found]:
    """The versions in a text of bounded length."""
    if not page.has_digit or (page.words.isdisjoint(_WORDS) and not _SIGN.search(page.lower)):
        return
    for match in _VERSION.each(page.lower):
        number = match["number"]
        points = number.count(".")
        labelled = page.label_before(match.start()) == "version"
        if points == 2 and not match["v"] and not labelled and _is_date(number):
            continue
        before = page.lower[max(0, match.start() - 10) : match.start()].rstrip()
        if match["v"] or points == 2 or (labelled and (points or before.endswith(_NEAR))):
            written = page.text[match.start() : match.end()]
            yield Found(match.start(), match.end(), "version", written, number, labelled)


def _is_date(number: str) -> bool:
    day, month, year = number.split(".")
    return (
        day.isdigit()
        and month.isdigit()
        and year.isdigit()
        and len(year) in (2, 4)
        and int(day) <= 31
        and 1 <= int(month) <= 12
    )
