#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Flight numbers: an airline's code and up to four digits, where a flight is spoken of."""

from collections.abc import Iterator

from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.page import Page
from pipecat_summarizer.fidelity.values.patterns import Pattern

_WORDS = (
    "flight flights vuelo vuelos flug flugnummer vol voo volo vlucht lot рейс uçuş फ्लाइट".split()
)
_FLIGHT = Pattern(
    r"(?<![\w-])(?P<airline>[A-Za-z]{2,3}|[A-Za-z]\d|\d[A-Za-z])[\s-]?(?P<number>\d{1,4})(?![\w-])"
)


def find(page: Page, language: str | None) -> Iterator[Found]:
    """The flight numbers in a text of bounded length."""
    if not page.has_digit or (page.words.isdisjoint(_WORDS) and not page.is_east_asian):
        return
    for match in _FLIGHT.each(page.text):
        airline = match["airline"]
        if page.label_before(match.start()) == "flight" and (
            airline.isupper() or " " not in match[0]
        ):
            yield Found(
                match.start(),
                match.end(),
                "flight",
                match[0].upper(),
                airline.upper() + match["number"],
                True,
            )
