#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a tool gave or was given: the fields of a JSON text, with their keys as words.

A key says what its value is, so that ``"order_id": 48213`` is an id and
``"amount": 48213`` a price. Text that is no JSON is read as any other text.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

from pipecat_summarizer.fidelity.values.entry import WEAK_KINDS, ValueKind
from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds import Page, id, money, name
from pipecat_summarizer.fidelity.values.patterns import Pattern
from pipecat_summarizer.fidelity.values.reading import WINDOW_CHARS, read_window
from pipecat_summarizer.fidelity.values.sentences import sentences_of, words_at

MAX_JSON_CHARS = 50_000
"""To parse more would take too long for one step; larger text is read as it stands."""

_MAX_FIELDS = 400
_MAX_DEPTH = 12
_MAX_CODE_CHARS = 64
_MAX_NAME_CHARS = 60
_CAMEL = Pattern(r"(?<=[a-z0-9])(?=[A-Z])")
_KEY_KINDS: tuple[tuple[ValueKind, Pattern], ...] = (
    ("email", Pattern(r"e ?mail")),
    ("phone", Pattern(r"phone|mobile|cell|fax|msisdn|telefon|tel\b")),
    ("postal_code", Pattern(r"\b(?:zip|postal|postcode|plz)\b")),
    ("url", Pattern(r"\b(?:url|link|href|website)\b")),
    ("flight", Pattern(r"\bflight(?: number| no)?$")),
    ("version", Pattern(r"\bversion$")),
    ("money", Pattern(r"\b(?:price|amount|total|subtotal|cost|fee|fees|balance|due|charge"
    r"|refund|deposit|paid|fare|rate|payment|tax|tip|limit|budget|salary)\b")),
    ("date", Pattern(r"\b(?:date|day|dob|birthday|deadline|on|at|until|expires|expiry|created"
    r"|updated|start|end|departure|arrival|eta)\b")),
    ("time", Pattern(r"\b(?:time|slot|hour)\b")),
    ("name", Pattern(r"(?:^|\b)(?:name|first name|last name|full name|customer|passenger|guest"
    r"|agent|contact|patient|driver|doctor|technician|recipient|owner)$")),
    ("id", Pattern(r"\b(?:id|ids|number|no|nr|num|code|ref|reference|pnr|locator|confirmation"
    r"|tracking|ticket|order|booking|reservation|invoice|account|case|policy|claim|sku|serial"
    r"|imei|vin|plate|gate|seat|room|terminal|pin|token|key|iban|member)\b")),
)  # fmt: skip
_NO_NAME_KEY = Pattern(
    r"\b(?:files?|products?|items?|events?|function|tool|field|column|class|method|type|status"
    r"|plan|service|display|user ?agent)\b"
)
_PAST = Pattern(r"^(?:old|previous|prev|former|prior|past|original)\b")
_CURRENCY = Pattern(r"\bcurrency(?: code)?$")
_NUMBER = Pattern(r"-?\d{1,15}(?:\.\d{1,6})?")
_NAME = Pattern(r"[^\W\d_][\w.'’-]*(?:\s[^\W\d_][\w.'’-]*){0,4}")
_CODE = Pattern(r"[#+(]?[A-Za-z0-9](?:[A-Za-z0-9 _./:#()-]{0,62}[A-Za-z0-9])?")


@dataclass(frozen=True, slots=True)
class Field:
    """One value of a JSON text.

    Parameters:
        words: Its key, and the one above it, as words.
        text: The value as text.
        kind: What the key says it is, or None.
        is_past: Whether the key says that it holds no longer.
    """

    words: str
    text: str
    kind: ValueKind | None
    is_past: bool = False


def fields_of(text: str) -> list[Field] | None:
    """The fields of a JSON text; None for any other text and for one that is too long."""
    if len(text) > MAX_JSON_CHARS or text.lstrip()[:1] not in ("{", "["):
        return None
    try:
        value = json.loads(text, parse_float=str, parse_int=str, parse_constant=str)
    except (ValueError, RecursionError):
        return None
    fields: list[Field] = []
    for field in _walk(value, ""):
        fields.append(field)
        if len(fields) >= _MAX_FIELDS:
            break
    return fields


def values_of(field: Field, language: str | None) -> Iterator[tuple[Found, str]]:
    """The values in a field, each with the words that say what it is."""
    text = field.text
    whole = _whole(field)
    if whole is not None:
        yield whole, field.words
        return
    if len(text) > WINDOW_CHARS:
        text = text[:WINDOW_CHARS]
    window = read_window(text, language)
    sentences = sentences_of(window.text)
    for index, one in enumerate(window.found):
        if one.kind in WEAK_KINDS or one.kind == "number":
            continue
        words = words_at(window.text, window.found, index, sentences, "")
        # The T of "2026-03-14T09:40" is no word.
        yield one, words if len(words) > 1 else field.words


def _whole(field: Field) -> Found | None:
    """The field as one value, where its key says what it is and its text can be that."""
    text, kind = field.text, field.kind
    if kind == "name" and _is_name(text):
        return Found(0, len(text), "name", text, name.normal(text), True)
    if kind == "money" and _NUMBER.whole(text.rpartition(" ")[2]) is not None:
        unit, _, amount = text.rpartition(" ")
        if unit:
            return next(money.find(Page(text), None), None)
        return Found(
            0,
            len(text),
            "money",
            text,
            money.normal_amount(amount),
        )
    if kind in ("id", "flight", "postal_code", "phone") and _is_code(text):
        if kind == "phone":
            sign = "+" if text.startswith("+") else ""
            digits = "".join(char for char in text if char.isdigit())
            return (
                Found(0, len(text), kind, text, sign + digits, True) if len(digits) >= 6 else None
            )
        return Found(0, len(text), kind, text.lstrip("#"), id.compact(text), True)
    if kind == "version" and text[:1].isalnum() and any(map(str.isdigit, text)) and len(text) <= 24:
        return Found(0, len(text), "version", text, text.casefold().lstrip("v"), True)
    return None


def _is_name(text: str) -> bool:
    return len(text) <= _MAX_NAME_CHARS and text[:1].isupper() and _NAME.whole(text) is not None


def _is_code(text: str) -> bool:
    return (
        len(text) <= _MAX_CODE_CHARS
        and text.count(" ") <= 5
        and _CODE.whole(text) is not None
        and (any(map(str.isdigit, text)) or (text.isupper() and 3 <= len(text) <= 10))
    )


def _walk(root: Any, words: str) -> Iterator[Field]:
    """The fields in order, however deep, without recursion."""
    stack: list[tuple[Any, str, str, str, int]] = [(root, words, "", "", 0)]
    while stack:
        value, key, above, currency, depth = stack.pop()
        if isinstance(value, dict) and depth < _MAX_DEPTH:
            items = cast(dict[str, Any], value)
            unit = next(
                (
                    item
                    for name, item in items.items()
                    if isinstance(item, str) and _CURRENCY.search(_words(name))
                ),
                currency,
            )
            for name, item in reversed(list(items.items())[:_MAX_FIELDS]):
                stack.append((item, _words(name), key or above, unit, depth + 1))
        elif isinstance(value, list) and depth < _MAX_DEPTH:
            for item in reversed(cast(list[Any], value)[:_MAX_FIELDS]):
                stack.append((item, key, above, currency, depth + 1))
        elif isinstance(value, str) and value.strip():
            yield _field(value.strip(), key, above, currency)


def _field(text: str, key: str, above: str, currency: str) -> Field:
    kind = _kind_of(key)
    if kind is None and above and key in ("value", "text", "result", "number", "display"):
        kind = _kind_of(above)
    words = key if not above or above in key else f"{above} {key}"
    if kind == "name" and _NO_NAME_KEY.search(words):
        kind = None
    if kind == "money" and _NUMBER.whole(text) is not None and currency:
        text = f"{currency} {text}"
    return Field(words, text, kind, is_past=_PAST.search(key) is not None)


@lru_cache(maxsize=1_024)
def _kind_of(key: str) -> ValueKind | None:
    return next((kind for kind, pattern in _KEY_KINDS if pattern.search(key)), None)


def _words(key: Any) -> str:
    spaced = re.sub(r"[_\-.\s]+", " ", _spaced(str(key)[:80]))
    return spaced.strip().casefold()


def _spaced(key: str) -> str:
    pieces: list[str] = []
    start = 0
    for match in _CAMEL.each(key):
        pieces.append(key[start : match.start()])
        start = match.start()
    pieces.append(key[start:])
    return " ".join(pieces)
