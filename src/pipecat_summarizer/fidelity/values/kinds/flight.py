#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Flight numbers: an airline's code and up to four digits, where a flight is spoken of.

An airline's own code needs no word for a flight before it.
"""

from collections.abc import Iterator

from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.page import Page
from pipecat_summarizer.fidelity.values.patterns import Pattern

# Two letters and a number are a flight by themselves where an airline has the letters.
_AIRLINES = frozenset(
    "AA AC AD AF AI AM AV AY AZ B6 BA CM CX DL DY EI EK EW EY FR G3 HV IB JL KL LA LH LO LX NH OS "
    "QF QR RJ SK SN SQ SU SV TK TP U2 UA UX VN VS VY W6 WN 6E".split()
)
_MIN_BARE_DIGITS = 3
_FLIGHT = Pattern(
    r"(?<![\w-])(?P<airline>[A-Za-z]{2,3}|[A-Za-z]\d|\d[A-Za-z])[\s-]?(?P<number>\d{1,4})(?![\w-])"
)


def find(page: Page, language: str | None) -> Iterator[Found]:
    """The flight numbers in a text of bounded length."""
    if not page.has_digit:
        return
    for match in _FLIGHT.each(page.text):
        airline = match["airline"]
        label = page.label_before(match.start())
        is_labelled = label == "flight" and (airline.isupper() or " " not in match[0])
        is_airline = airline in _AIRLINES and len(match["number"]) >= _MIN_BARE_DIGITS
        if is_labelled or (is_airline and label is None):
            yield Found(
                match.start(),
                match.end(),
                "flight",
                match[0].upper(),
                airline.upper() + match["number"],
                is_labelled,
            )
