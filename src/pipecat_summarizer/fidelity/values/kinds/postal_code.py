#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Postal codes: by their form where it is plain, else by their label or a place beside them."""

import re
from collections.abc import Iterator

from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.page import Page
from pipecat_summarizer.fidelity.values.patterns import Pattern

_WORDS = (
    "zip postal postcode post postleitzahl plz cep cap endereço pocztowy индекс posta पिन pin"
).split()
_SIGN = Pattern(r"[A-Z]\d|\d{4} [A-Z]{2}|\d{5}-\d{3}|[A-Z]{2} \d{5}|, \d{5}")
_BRITISH = Pattern(r"(?<![\w-])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![\w-])")
_CANADIAN = Pattern(r"(?<![\w-])[A-Z]\d[A-Z][\s-]?\d[A-Z]\d(?![\w-])")
_DUTCH = Pattern(r"(?<![\w.,/-])[1-9]\d{3}\s[A-Z]{2}(?![\w-])")
_BRAZILIAN = Pattern(r"(?<![\w.,/-])\d{5}-\d{3}(?![\w-])")
_STATE = Pattern(r"(?<=[\s,][A-Z]{2}\s)\d{5}(?:-\d{4})?(?![\w-])")
_PLACE = Pattern(r"(?<=,\s)\d{5}(?=\s[A-ZÀ-Ý][a-zà-ÿ]{2})")
_LABELLED = Pattern(
    r"(?<![\w.,/-])(?:\d{4,6}(?:-\d{3,4})?|\d{8}|\d{3}\s?\d{2}(?:\d)?|\d(?:\s\d){3,5}"
    r"|(?=[A-Z]{0,2}\d)[A-Z\d]{2,4}\s?[A-Z\d]{3})(?![\w-]|[.,]\d)"
)
_NOT_DUTCH = frozenset(
    {
        "AM",
        "PM",
        "UK",
        "US",
        "EU",
        "KM",
        "KG",
        "CM",
        "MM",
        "GB",
        "MB",
        "TB",
        "ML",
        "BC",
        "AD",
        "ID",
        "OK",
    }
)


def find(page: Page, language: str | None) -> Iterator[Found]:
    """The postal codes in a text of bounded length."""
    if not page.has_digit:
        return
    text = page.text
    if _SIGN.search(text):
        for pattern in (_BRITISH, _CANADIAN, _BRAZILIAN, _STATE, _PLACE):
            for match in pattern.each(text):
                if page.label_before(match.start()) in (None, "postal_code", "number"):
                    yield _found(match)
        for match in _DUTCH.each(text):
            is_unit = match[0][-2:] in _NOT_DUTCH
            if not is_unit and page.label_before(match.start()) in (None, "postal_code"):
                yield _found(match)
    if page.words.isdisjoint(_WORDS):
        return
    for match in _LABELLED.each(text.upper() if len(text.upper()) == len(text) else text):
        has_digit = any(char.isdigit() for char in match[0])
        if has_digit and page.label_before(match.start()) == "postal_code":
            yield _found(match, labelled=True)


def _found(match: re.Match[str], *, labelled: bool = False) -> Found:
    code = compact(match[0])
    written = code if match[0][1:2] == " " else match[0]
    return Found(match.start(), match.end(), "postal_code", written, code, labelled)


def compact(code: str) -> str:
    """Letters and digits alone, in capitals."""
    return "".join(char for char in code if char.isalnum()).upper()
