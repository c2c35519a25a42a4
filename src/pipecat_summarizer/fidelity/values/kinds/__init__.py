#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Finding the values of each kind in a text, one module a kind.

Each has ``find(page, language)``, which first asks the page for words or signs
that cost next to nothing to look for; what is spoken was turned into digits before. A new kind
is one more
module and one more line in ``FINDERS``.
"""

from collections.abc import Callable, Iterator

from pipecat_summarizer.fidelity.values.found import Found, FoundKind
from pipecat_summarizer.fidelity.values.kinds import (
    address,
    date,
    duration,
    email,
    flight,
    id,
    money,
    name,
    percentage,
    phone,
    postal_code,
    quantity,
    time,
    url,
    version,
    weekday,
)
from pipecat_summarizer.fidelity.values.kinds.page import Page

Finder = Callable[[Page, str | None], Iterator[Found]]

FINDERS: dict[FoundKind, Finder] = {
    "email": email.find,
    "url": url.find,
    "address": address.find,
    "money": money.find,
    "percentage": percentage.find,
    "date": date.find,
    "flight": flight.find,
    "time": time.find,
    "version": version.find,
    "postal_code": postal_code.find,
    "phone": phone.find,
    "id": id.find,
    "duration": duration.find,
    "weekday": weekday.find,
    "quantity": quantity.find,
    "name": name.find,
}
"""How each kind is found. Of two values on one place one of a ``FORMED`` kind wins, then
one with a label, then the kind that comes first here: the more form a kind has, the
earlier it stands."""

FORMED: frozenset[FoundKind] = frozenset({"email", "url", "address", "money", "percentage"})
"""Kinds with a sign of their own, which no label outdoes."""

__all__ = ["FINDERS", "FORMED", "Finder", "Page"]
