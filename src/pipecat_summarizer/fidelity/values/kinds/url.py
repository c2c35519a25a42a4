#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Web addresses, with or without a scheme."""

from collections.abc import Iterator

from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.page import Page
from pipecat_summarizer.fidelity.values.patterns import Pattern

_SCHEME = Pattern(r"(?<!\w)(?:https?://|www\.)[^\s<>\"'`{}|\\^\u3000-\u303f\uff00-\uffef]{3,500}")
_DOMAINS = (
    "com org net io dev app edu gov uk de es fr it nl pt br in ru pl jp cn kr eu info".split()
)
_BARE = Pattern(
    r"(?<![\w@.-])(?:[a-z0-9][a-z0-9-]{0,40}\.){1,4}"
    rf"(?:{'|'.join(_DOMAINS)})"
    r"(?![\w@-])(?!\.\w)(?:/[^\s<>\"']{0,200})?"
)
_SCHEME_WORDS = ("http", "https", "www")
_TRAILING = ".,;:!?)]}>*_'\"»”"


def find(page: Page, language: str | None) -> Iterator[Found]:
    """The web addresses in a text of bounded length."""
    if "." not in page.text:
        return
    for pattern, signs in ((_SCHEME, _SCHEME_WORDS), (_BARE, _DOMAINS)):
        for match in pattern.each(page.lower) if not page.words.isdisjoint(signs) else ():
            length = len(match[0].rstrip(_TRAILING))
            written = page.text[match.start() : match.start() + length]
            yield Found(
                match.start(), match.start() + len(written), "url", written, normal(written)
            )


def normal(written: str) -> str:
    """The address without scheme, "www." and a slash at its end; the host in lower case."""
    rest = written.strip()
    lowered = rest.casefold()
    for prefix in ("https://", "http://"):
        if lowered.startswith(prefix):
            rest = rest[len(prefix) :]
    while rest.casefold().startswith("www."):
        rest = rest[4:]
    host, slash, path = rest.rstrip("/").partition("/")
    return host.casefold() + slash + path
