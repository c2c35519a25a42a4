#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Web addresses, with or without a scheme, also spoken ("shop dot example dot com slash help")."""

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
# Without those that are words: "at that point it was over".
_SPOKEN_DOMAINS = "com org net io dev app edu gov info uk br fr".split()
_DOT_WORDS = "dot punto punkt point ponto punt".split()
_SLASH = "(?:slash|barra|schrägstrich|forward slash|barre oblique|sbarra)"
_SPOKEN_PART = r"[a-z0-9][a-z0-9à-ÿ-]{0,40}"
_SPOKEN = Pattern(
    rf"(?<![\w@.-])(?:www\s(?:{'|'.join(_DOT_WORDS)})\s)?"
    rf"(?P<host>{_SPOKEN_PART}(?:\s(?:{'|'.join(_DOT_WORDS)})\s{_SPOKEN_PART}){{0,3}}"
    rf"\s(?:{'|'.join(_DOT_WORDS)})\s(?:{'|'.join(_SPOKEN_DOMAINS)}))(?![\w@-])"
    rf"(?P<path>(?:\s{_SLASH}\s{_SPOKEN_PART}){{0,4}})"
)
_SPOKEN_DOT = Pattern(rf"\s(?:{'|'.join(_DOT_WORDS)})\s")
_SPOKEN_SLASH = Pattern(rf"\s{_SLASH}\s")
_SCHEME_WORDS = ("http", "https", "www")
_TRAILING = ".,;:!?)]}>*_'\"»”"


def find(page: Page, language: str | None) -> Iterator[Found]:
    """The web addresses in a text of bounded length."""
    if not page.words.isdisjoint(_DOT_WORDS) and not page.words.isdisjoint(_SPOKEN_DOMAINS):
        for match in _SPOKEN.each(page.lower):
            host = ".".join(_split(match["host"], _SPOKEN_DOT))
            written = "/".join([host, *_split(match["path"], _SPOKEN_SLASH)[1:]])
            yield Found(match.start(), match.end(), "url", written, normal(written))
    if "." not in page.text:
        return
    for pattern, signs in ((_SCHEME, _SCHEME_WORDS), (_BARE, _DOMAINS)):
        for match in pattern.each(page.lower) if not page.words.isdisjoint(signs) else ():
            length = len(match[0].rstrip(_TRAILING))
            written = page.text[match.start() : match.start() + length]
            yield Found(
                match.start(), match.start() + len(written), "url", written, normal(written)
            )


def _split(text: str, sign: Pattern) -> list[str]:
    """The parts of a text between the words for a sign."""
    parts: list[str] = []
    start = 0
    for match in sign.each(text):
        parts.append(text[start : match.start()])
        start = match.end()
    return [*parts, text[start:]]


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
