#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Masking what must reach neither a writer, nor the exact values, nor a summary. Pure, in steps.

What is masked is gone: of a card number its last four digits stay, of a security
code nothing. How cards are found stands in :mod:`.cards`; a user's own function
masks whatever it wants.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby, islice
from typing import Any, Literal, cast

from pipecat_summarizer.callbacks import call
from pipecat_summarizer.errors import CallbackError
from pipecat_summarizer.fidelity.cards import (
    CARD_DIGITS,
    Card,
    Mask,
    Piece,
    asks_code,
    card_masks,
    cards_steps,
    chains_steps,
    codes_steps,
    digits_of,
    fragments_of,
    is_gap,
    is_group,
    pieces_steps,
    segments_steps,
    speaks_of_card,
)
from pipecat_summarizer.messages import Message, dump_json, is_standard, role_of
from pipecat_summarizer.slicing import Steps, drain

Redact = Literal["cards"] | Callable[[str], str] | None
"""What is masked: nothing, card numbers and security codes, or what a function masks."""

_TEXT_KEYS = ("text", "refusal")
# A larger JSON text is masked as it stands, and need not be JSON afterwards.
_MAX_PARSED_CHARS = 50_000
_MAX_NESTING = 100
# What an assistant says between two parts of a number: "Go on."
_SHORT_REPLY_CHARS = 80
_MAX_CARDS = 50
_CHAINS_PER_STEP = 32


def redaction_of(value: Redact) -> "Redaction":
    """The masking that a configuration asks for."""
    return Redaction(value)


class Redaction:
    """Masks texts and messages. Holds nothing of what it has seen."""

    def __init__(self, redact: Redact):
        """Set what is masked.

        Args:
            redact: None for nothing, ``"cards"``, or a function from a text to the
                masked text.
        """
        self._redact = redact

    def text(self, text: str) -> str:
        """A text, masked.

        Raises:
            CallbackError: If the function raised, or returned anything but text.
        """
        [masked] = drain(self._texts_steps([_Text(text)])) if self._redact else [text]
        return masked

    def message(self, message: Message) -> Message:
        """A message, masked: the same object where nothing is to be masked.

        Raises:
            CallbackError: As for :meth:`text`.
        """
        [masked] = drain(self.messages_steps([message]))
        return masked

    def messages_steps(self, messages: Sequence[Message]) -> Steps[list[Message]]:
        """Messages, masked, also a card number that was said in several turns.

        A message in which nothing is masked comes back as the same object, and none
        is changed. What a service keeps for itself (thoughts, signatures) stays as
        it is: no writer reads it.

        Args:
            messages: The messages in order.

        Raises:
            CallbackError: As for :meth:`text`.
        """
        if self._redact is None:
            return list(messages)
        texts: list[_Text] = []
        for message in messages:
            self._changed(message, _Collector(texts, role_of(message)))
            yield
        masked = iter((yield from self._texts_steps(texts)))
        result: list[Message] = []
        for message in messages:
            result.append(self._changed(message, lambda _: next(masked)))
            yield
        return result

    def _texts_steps(self, texts: "list[_Text]") -> Steps[list[str]]:
        redact = self._redact
        if redact == "cards":
            return (yield from _without_cards_steps(texts))
        masked: list[str] = []
        for text in texts:
            masked.append(_call(redact, text.said) if callable(redact) else text.said)
            yield
        return masked

    def _changed(self, message: Message, change: "_Change") -> Message:
        # A function gets a text as it stands; a card is found in the values of a JSON text.
        return _changed_message(message, change, self._redact == "cards")


@dataclass(slots=True)
class _Text:
    """A text of a message, and what is to be masked in it.

    Parameters:
        said: The text.
        role: Whose message it stands in.
        goes_on: Whether it is the next part of a long text.
        chains: Its digits, those together that may be one number.
        masks: What is to be masked.
        masked_at: Where the digits begin that are.
    """

    said: str
    role: str = ""
    goes_on: bool = False
    chains: list[list[Piece]] = field(default_factory=list[list[Piece]])
    masks: list[Mask] = field(default_factory=list[Mask])
    masked_at: set[int] = field(default_factory=set[int])

    def mask(self, mask: Mask, pieces: Sequence[Piece]):
        """Mask a part, and with it these digits."""
        self.masks.append(mask)
        self.masked_at.update(piece.start for piece in pieces)

    def is_masked(self, piece: Piece) -> bool:
        """Whether the digits are masked already."""
        return piece.start in self.masked_at

    def masked(self) -> str:
        """The text with its masks."""
        if not self.masks:
            return self.said
        parts: list[str] = []
        end = 0
        for mask in sorted(self.masks, key=lambda mask: mask.start):
            if mask.start >= end:
                parts += self.said[end : mask.start], mask.instead
                end = mask.end
        return "".join((*parts, self.said[end:]))


_Change = Callable[[str], str]
"""What a text becomes."""


@dataclass(slots=True)
class _Collector:
    """Takes every text of a message, and leaves it as it is."""

    texts: list[_Text]
    role: str

    def __call__(self, text: str) -> str:
        self.texts.append(_Text(text, self.role))
        return text


def _call(redact: Callable[[str], str], text: str) -> str:
    masked = call("redact", redact, text)
    if not isinstance(masked, str):
        raise CallbackError("redact", f"returned {type(masked).__name__}, not text")
    return masked


def _without_cards_steps(texts: list[_Text]) -> Steps[list[str]]:
    segments: list[_Text] = []
    counts: list[int] = []
    for text in texts:
        parts = yield from segments_steps(text.said)
        segments += [_Text(part, text.role, bool(place)) for place, part in enumerate(parts)]
        counts.append(len(parts))
        yield
    masked = iter((yield from _masked_steps(segments)))
    return ["".join(islice(masked, count)) for count in counts]


def _masked_steps(texts: list[_Text]) -> Steps[list[str]]:
    for number, text in enumerate(texts):
        pieces = yield from pieces_steps(text.said, number)
        text.chains = yield from chains_steps(text.said, pieces)
        yield
    chains = yield from _joined_chains_steps(texts)
    fragments = yield from _mask_cards_steps(texts, chains)
    for number, text in enumerate(texts):
        is_answer = number > 0 and text.role == "user" and not text.goes_on
        is_asked = is_answer and _asks_code(texts[number - 1])
        free = yield from _mask_fragments_steps(text, fragments)
        text.masks += yield from codes_steps(
            text.said,
            free,
            is_asked,
            before=texts[number - 1].said if text.goes_on else "",
            after=texts[number + 1].said if _goes_on(texts, number + 1) else "",
        )
    # What a million digits were read into is let go of in steps as well.
    while chains:
        chains.pop()
        yield
    masked: list[str] = []
    for text in texts:
        masked.append(text.masked())
        text.chains, text.masks, text.masked_at = [], [], set()
        yield
    return masked


def _mask_cards_steps(texts: list[_Text], chains: list[list[Piece]]) -> Steps[set[str]]:
    """Mask the card numbers, and give what else would tell of them."""
    said = [text.said for text in texts]
    fragments: set[str] = set()
    count = 0
    for chain in chains:
        first = chain[0]
        is_told = speaks_of_card(texts[first.text].said, first.start) or (
            first.text > 0 and speaks_of_card(said[first.text - 1])
        )
        cards = yield from cards_steps(chain, said, is_told)
        cards.reverse()
        while cards:
            card = cards.pop()
            _mask_card(card, texts)
            count += 1
            if count <= _MAX_CARDS:
                fragments |= fragments_of(card)
            yield
        yield
    return fragments


def _joined_chains_steps(texts: Sequence[_Text]) -> Steps[list[list[Piece]]]:
    """The chains of all texts, joined where a caller says a number in several turns."""
    chains: list[list[Piece]] = []
    unfinished: list[Piece] | None = None  # The digits the caller's last words end with.
    for text in texts:
        last: list[Piece] | None = None
        for chain in text.chains:
            if (
                last is None
                and unfinished is not None
                and (text.goes_on or (text.role == "user" and is_group(chain)))
                and is_gap(text.said, 0, chain[0].start)
            ):
                last = unfinished
                last += chain
            else:
                last = [*chain]
                chains.append(last)
        if last is not None and (text.role != "assistant" or len(text.said) > _SHORT_REPLY_CHARS):
            end = text.chains[-1][-1].end
            unfinished = last if is_gap(text.said, end, len(text.said)) else None
        elif text.role != "assistant" or len(text.said) > _SHORT_REPLY_CHARS:
            unfinished = None
        yield
    return chains


def _asks_code(text: _Text) -> bool:
    return text.role == "assistant" and asks_code(text.said)


def _mask_card(card: Card, texts: Sequence[_Text]):
    for number, mask in card_masks(card):
        texts[number].mask(mask, [piece for piece in card.pieces if piece.text == number])
    # What the assistant says again while the caller goes on.
    for text in texts[card.pieces[0].text + 1 : card.pieces[-1].text]:
        for chain in text.chains:
            if (
                is_group(chain)
                and digits_of(chain) in card.digits
                and not any(map(text.is_masked, chain))
            ):
                text.mask(Mask(chain[0].start, chain[-1].end, CARD_DIGITS), chain)


def _goes_on(texts: Sequence[_Text], number: int) -> bool:
    return number < len(texts) and texts[number].goes_on


def _mask_fragments_steps(text: _Text, fragments: set[str]) -> Steps[list[list[Piece]]]:
    """Mask what else tells more of a card than its last digits; the digits that are left."""
    free: list[list[Piece]] = []
    for count, chain in enumerate(text.chains):
        for is_masked, run in groupby(chain, text.is_masked):
            rest = [*run]
            if not is_masked and digits_of(rest) in fragments:
                text.mask(Mask(rest[0].start, rest[-1].end, CARD_DIGITS), rest)
            elif not is_masked:
                free.append(rest)
        if count % _CHAINS_PER_STEP == 0:
            yield
    return free


def _changed_message(message: Message, change: _Change, in_cards: bool) -> Message:
    """A message with its texts changed; the same object if none did."""
    if not is_standard(message):
        return message
    has_json = in_cards and role_of(message) == "tool"
    return _changed_fields(
        message,
        {
            "content": lambda content: _changed_content(content, change, has_json),
            "tool_calls": lambda calls: _changed_items(
                calls, lambda call: _changed_call(call, change, in_cards)
            ),
        },
    )


def _changed_content(content: Any, change: _Change, has_json: bool) -> Any:
    if isinstance(content, str):
        return _changed_json(content, change) if has_json else change(content)
    return _changed_items(content, lambda part: _changed_part(part, change))


def _changed_part(part: Any, change: _Change) -> Any:
    if isinstance(part, str):
        return change(part)

    def text(value: Any) -> Any:
        return change(value) if isinstance(value, str) else value

    return _changed_fields(part, dict.fromkeys(_TEXT_KEYS, text))


def _changed_call(call: Any, change: _Change, in_cards: bool) -> Any:
    def arguments(value: Any) -> Any:
        if not isinstance(value, str):
            return _changed_value(value, change, in_cards)
        return _changed_json(value, change) if in_cards else change(value)

    return _changed_fields(
        call,
        {
            "arguments": arguments,
            "function": lambda function: _changed_fields(function, {"arguments": arguments}),
        },
    )


def _changed_json(text: str, change: _Change) -> str:
    """A text changed value by value if it is JSON, so that it stays so; else as it stands."""
    if text[:1] in ("{", "[") and len(text) <= _MAX_PARSED_CHARS:
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            return change(text)
        changed = _changed_value(value, change, in_cards=True)
        return text if changed is value else json.dumps(changed, ensure_ascii=False)
    return change(text)


def _changed_value(
    value: Any, change: _Change, in_cards: bool, key: str = "", depth: int = 0
) -> Any:
    """A value of JSON with the texts in it changed; the same object if none did.

    What a card's digits are is told by the key they stand under, and they may be
    a number.
    """
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, (dict, list)):
        if depth >= _MAX_NESTING:
            text = dump_json(cast(Any, value))
            return _kept(cast(Any, value), text, change(text))
        if isinstance(value, list):
            return _changed_items(
                value, lambda item: _changed_value(item, change, in_cards, key, depth + 1)
            )
        fields = cast(dict[Any, Any], value)
        changes = {
            name: partial(
                _changed_value, change=change, in_cards=in_cards, key=str(name), depth=depth + 1
            )
            for name in fields
        }
        return _changed_fields(fields, changes)
    if not isinstance(value, str) and not (in_cards and isinstance(value, int)):
        return value
    before = f"{key.replace('_', ' ')}: " if in_cards and key else ""
    text = f"{before}{value}"
    return _kept(value, text, change(text), len(before))


def _kept(value: Any, text: str, changed: str, start: int = 0) -> Any:
    return value if changed == text else changed[start:]


def _changed_fields(fields: Any, changes: Mapping[Any, Callable[[Any], Any]]) -> Any:
    """A mapping with some values changed; the same object if none did."""
    if not isinstance(fields, Mapping):
        return fields
    old = cast(Mapping[Any, Any], fields)
    changed = {key: change(old[key]) for key, change in changes.items() if key in old}
    if all(_is_same(value, old[key]) for key, value in changed.items()):
        return old
    return {**old, **changed}


def _changed_items(items: Any, change: Callable[[Any], Any]) -> Any:
    """A list with its items changed; the same object if none did."""
    if not isinstance(items, (list, tuple)):
        return items
    old = cast(Sequence[Any], items)
    changed = [change(item) for item in old]
    return old if all(map(_is_same, changed, old)) else changed


def _is_same(new: Any, old: Any) -> bool:
    return new is old or (isinstance(new, str) and new == old)
