#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""E-mail addresses, written or spoken ("john dot smith at example dot com")."""

from collections.abc import Iterator

from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.page import Page
from pipecat_summarizer.fidelity.values.patterns import Pattern, any_of

_LOCAL_CHARS = 64
_DOMAIN_CHARS = 253
_TRAILING = ".-_+"
_LOCAL = Pattern(r"[\w.+%'-]{1,64}\Z")
_DOMAIN = Pattern(r"[a-z0-9](?:[\w-]{0,62})(?:\.[a-z0-9](?:[\w-]{0,62})){1,6}")

_AT_WORDS = "at arroba arobase chiocciola apenstaartje klammeraffe małpa собака एट ऐट".split()
_AT = any_of("|".join(_AT_WORDS))
_DOT_WORDS = "dot punto punkt point ponto punt kropka точка डॉट nokta com".split()
_DOT = any_of("|".join(_DOT_WORDS[:-1]))
_DASH = any_of("dash|hyphen|minus|guion|guión|bindestrich|tiret|hífen|trattino|streepje")
_UNDERSCORE = any_of("underscore|guion bajo|guión bajo|unterstrich|tiret bas|sublinhado")
_SIGN = rf"(?:{_UNDERSCORE}|{_DOT}|{_DASH}|[.\-_])"
_PART = r"[^\W_][\w-]{0,40}"
_SPOKEN = Pattern(
    rf"(?<![\w.@])(?P<local>{_PART}(?:\s?{_SIGN}\s?{_PART}){{0,4}})\s{_AT}\s"
    rf"(?P<domain>{_PART}(?:\s{_DASH}\s{_PART}){{0,2}}(?:(?:\s{_DOT}\s|\.){_PART}){{1,3}})"
)
_SPOKEN_DOT = Pattern(rf"\s{_DOT}\s")
_PLACES = frozenset(
    "look out us me it here online website site page them him her available find visit is are "
    "up log".split()
)
# "At that point it was over" is when.
_POINTS = frozenset("this that some one what which the any every each no least".split())
_SPOKEN_SIGNS = (
    (Pattern(rf"\s{_UNDERSCORE}\s"), "_"),
    (Pattern(rf"\s{_DOT}\s"), "."),
    (Pattern(rf"\s{_DASH}\s"), "-"),
)


def find(page: Page, language: str | None) -> Iterator[Found]:
    """The e-mail addresses in a text of bounded length."""
    text = page.lower
    at = text.find("@")
    while at >= 0:
        local = _LOCAL.search(text[max(0, at - _LOCAL_CHARS) : at])
        domain = _DOMAIN.match(text[at + 1 : at + 1 + _DOMAIN_CHARS])
        if local and domain:
            name = local[0].lstrip(_TRAILING + "'")
            host = domain[0].rstrip(_TRAILING)
            if name and "." in host:
                start, end = at - len(name), at + 1 + len(host)
                yield Found(start, end, "email", page.text[start:end], text[start:end])
        at = text.find("@", at + 1)
    if page.words.isdisjoint(_AT_WORDS) or page.words.isdisjoint(_DOT_WORDS):
        return
    for match in _SPOKEN.each(text):
        written = f"{_without_words(match['local'])}@{_without_words(match['domain'])}"
        local, _, domain = written.partition("@")
        # "Look at www.example.com", "find us at example.com": where, and not who.
        is_place = domain.casefold().startswith("www.") or local.casefold() in _PLACES
        is_place = is_place or domain.casefold().partition(".")[0] in _POINTS
        is_spoken = _SPOKEN_DOT.search(match["domain"]) is not None
        if (
            domain.rsplit(".", 1)[-1].isalpha()
            and not is_place
            and (is_spoken or not local.isalpha())
        ):
            yield Found(match.start(), match.end(), "email", written, written.casefold())


def _without_words(spoken: str) -> str:
    padded = f" {spoken} "
    for pattern, sign in _SPOKEN_SIGNS:
        while match := pattern.search(padded):
            padded = padded[: match.start()] + sign + padded[match.end() :]
    return "".join(padded.split())
