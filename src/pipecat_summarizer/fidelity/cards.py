#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Card numbers and security codes in what was said: where they stand, and what to write instead.

A card number is 12 to 19 digits with the right check digit, a beginning that
some card scheme uses with that length, and groups like those on a card. Other
numbers have a check digit too (the number of a phone or of a SIM card, one id in
ten by chance), so each of the three is asked for. Where somebody speaks of a
card, any groups will do. Another scheme is a line in ``_LENGTHS``; another
language is one more word in ``_CARD_WORDS``, ``_CODE_WORDS`` and ``_FILLERS``.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pipecat_summarizer.fidelity.spoken import SpokenSpan, spoken_span_steps, spoken_spans
from pipecat_summarizer.slicing import Steps

CARD_DIGITS = "[card digits]"
"""Stands for a part of a card number whose rest stands elsewhere."""

SECURITY_CODE = "[security code]"
"""Stands for a security code."""

# The lengths of card numbers, by how they begin; the longest beginning counts.
_LENGTHS = {
    "2": (16,),
    "30": (14,),
    "34": (15,),
    "35": (16,),
    "36": (14, 16),
    "37": (15,),
    "38": (14, 16),
    "39": (14, 16),
    "4": (16, 13, 19),
    "5": (16, 19, 18, 17, 12),
    "6": (16, 19, 18, 17, 12),
    "81": (16, 19),
    "82": (16,),
    "9792": (16,),
}
_MOST_DIGITS = 19
_FEWEST_DIGITS = 12
_GROUP_DIGITS = 3
_LAST_DIGITS = 4
_LIKELY_LENGTHS = (16, 15, 14, 13, 19, 18, 17, 12)

_MARK = re.compile(r"\[card ending \d{4}\]|\[card digits\]|\[security code\]")
_NUMBER = re.compile(r"\d{1,40}")
_FILLERS = (
    "uh um uhm er eh erm hmm ok okay and then so yes "
    "y luego entonces pues si sí und dann äh ähm also ja et puis euh alors oui "
    "e depois então sim aur phir haan और फिर हाँ हां"
)
_GAP = re.compile(rf"[^\w+]*(?:(?:{'|'.join(_FILLERS.split())})\b[^\w+]*){{0,3}}", re.IGNORECASE)
_ACCOUNT = re.compile(r"(?<![^\W\d_])[A-Z]{2}$")
_MAX_GAP_CHARS = 40
_CARD_WORDS = re.compile(
    r"\b(?:cards?|credit|debit|visa|master ?card|amex|american express|maestro|discover|diners|"
    r"rupay|tarjetas?|(?:kredit|debit|ec.?)?karten?|cartes?|cartão|cartões|cartao)\b"
    r"|कार्ड|क्रेडिट|डेबिट",
    re.IGNORECASE,
)
_CODE_WORDS = re.compile(
    r"\b(?:c\W?v\W?[vc]2?|csc|security (?:code|number)|card (?:verification|validation) "
    r"(?:code|value|number)|(?:code|digits|numbers?) on the back|c[oó]digo (?:de )?seguridad|"
    r"c[oó]digo (?:de )?segurança|codigo de seguranca|(?:karten)?pr[üu]f(?:nummer|ziffer|zahl)|"
    r"sicherheits(?:code|nummer)|code (?:de )?s[ée]curit[ée]|cryptogramme(?: visuel)?|"
    r"suraksha code)\b|सीवीवी|सुरक्षा कोड|सिक्योरिटी कोड",
    re.IGNORECASE,
)
_CODE_IS = re.compile(
    r"[^\w]*(?:is|'s|es|ist|est|é|são|hai|है)[^\w]+(?:(?:my|the|mi|el|mein|meine|die|der|le|mon|o|"
    r"meu|mera)[^\w]+)?",
    re.IGNORECASE,
)
_CODE_AFTER_CHARS = 60
_CODE_BEFORE_CHARS = 60
_CARD_WORD_CHARS = 100
_CONTEXT_CHARS = 120  # What these may see, marks and all.
_PIECES_PER_STEP = 32
# "Un" is a digit in three of them: of a few words one cannot tell the language.
_LANGUAGES = ("en", "es", "de", "fr", "pt", "hi")
_SEGMENT_CHARS = 4_000
_CUT_CHARS = 100
_CUT_TRIES = 5
_MAX_MARK_CHARS = 20


@dataclass(frozen=True, slots=True)
class Piece:
    """Digits that stand together, written or spoken.

    Parameters:
        text: In which of the texts it stands.
        start: Where it begins.
        end: Where it ends.
        digits: The digits.
    """

    text: int
    start: int
    end: int
    digits: str


@dataclass(frozen=True, slots=True)
class Card:
    """A card number.

    Parameters:
        pieces: Where its digits stand, with what was said in one go with them.
        digits: Its digits alone.
    """

    pieces: tuple[Piece, ...]
    digits: str


@dataclass(frozen=True, slots=True)
class Mask:
    """What is to be written instead of a part of a text.

    Parameters:
        start: Where the part begins.
        end: Where it ends.
        instead: What is written there.
    """

    start: int
    end: int
    instead: str


def segments_steps(text: str) -> Steps[list[str]]:
    """A text of any length in parts of bounded length, cut where no number stands if possible."""
    parts: list[str] = []
    start = 0
    while len(text) - start > _SEGMENT_CHARS:
        end = yield from _cut_steps(text, start + _SEGMENT_CHARS // 2, start + _SEGMENT_CHARS)
        parts.append(text[start:end])
        start = end
        yield
    return [*parts, text[start:]]


def _cut_steps(text: str, first: int, last: int) -> Steps[int]:
    """The best place to cut a text between two places: at a blank, and within no digits."""
    last_blank = blank = text.rfind(" ", first, last)
    for _ in range(_CUT_TRIES):
        if blank < 0:
            break
        around = blank - _CUT_CHARS, blank + _CUT_CHARS
        if not spoken_spans(text[slice(*around)]) and not _NUMBER.search(text, *around):
            return blank
        blank = text.rfind(" ", first, max(first, blank - _CUT_CHARS))
        yield
    if last_blank >= 0:
        return last_blank
    while last > first and text[last - 1].isdigit() and text[last].isdigit():
        last -= 1
    return last


def pieces_steps(text: str, number: int = 0) -> Steps[list[Piece]]:
    """All digits of a text, in order.

    Args:
        text: A text of bounded length.
        number: Which of several texts it is.
    """
    # What was masked before has no digits, and nothing is joined over it.
    found = [Piece(number, m.start(), m.end(), "") for m in _MARK.finditer(text)]
    found += yield from _spoken_steps(text, number)
    found.sort(key=lambda piece: piece.start)
    written: list[Piece] = []
    place = 0
    for count, match in enumerate(_NUMBER.finditer(text)):
        while place < len(found) and found[place].end <= match.start():
            place += 1
        if place == len(found) or found[place].start >= match.end():
            digits = "".join(str(int(digit)) for digit in match[0])
            written.append(Piece(number, match.start(), match.end(), digits))
        if count % _PIECES_PER_STEP == 0:
            yield
    pieces = (piece for piece in (*found, *written) if piece.digits)
    return sorted(pieces, key=lambda piece: piece.start)


def _spoken_steps(text: str, number: int) -> Steps[list[Piece]]:
    """Digits that are spoken, in whichever language most of them are."""
    spans = yield from spoken_span_steps(text)
    if not spans:
        return []
    for language in _LANGUAGES:
        spans += yield from spoken_span_steps(text, language)
    taken: list[Piece] = []
    is_taken = bytearray(len(text))
    for count, span in enumerate(sorted(spans, key=_longest_first)):
        digits = _digits_of_spoken(span.written)
        if digits and not any(is_taken[span.start : span.end]):
            taken.append(Piece(number, span.start, span.end, digits))
            is_taken[span.start : span.end] = b"x" * (span.end - span.start)
        if count % _PIECES_PER_STEP == 0:
            yield
    return taken


_WITHIN_LETTERS = re.compile(r"[^\W\d_]*([0-9]+)[^\W\d_]*")


def _digits_of_spoken(written: str) -> str:
    """What is said in digits alone; ``""`` for the rest."""
    match = _WITHIN_LETTERS.fullmatch(written)
    digits = match[1] if match else ""
    # "... four two I think", where the next word is read as one more letter.
    if digits != written and not any(is_card_number(digits[:n]) for n in (None, 16, 15)):
        return ""
    return digits


def _longest_first(span: SpokenSpan) -> tuple[int, int]:
    return -len(span.written), span.start


def chains_steps(text: str, pieces: Iterable[Piece]) -> Steps[list[list[Piece]]]:
    """The pieces of a text that may be parts of one number, together."""
    chains: list[list[Piece]] = []
    for count, piece in enumerate(pieces):
        before = chains[-1][-1] if chains else None
        if before is not None and is_gap(text, before.end, piece.start):
            chains[-1].append(piece)
        else:
            chains.append([piece])
        if count % _PIECES_PER_STEP == 0:
            yield
    return chains


def is_gap(text: str, start: int, end: int) -> bool:
    """Whether there is nothing in a part of a text that parts two groups of digits."""
    if end - start > _MAX_GAP_CHARS or _MARK.search(text, start, end):
        return False
    return _GAP.fullmatch(text, start, end) is not None


def is_group(chain: Sequence[Piece]) -> bool:
    """Whether there are enough digits for a group of a card number. Fewer are an answer."""
    return len(digits_of(chain)) >= _GROUP_DIGITS


def digits_of(chain: Iterable[Piece]) -> str:
    """The digits of several pieces."""
    return "".join(piece.digits for piece in chain)


def fragments_of(card: Card) -> set[str]:
    """All that tells more of a card number than its last digits."""
    digits = card.digits
    return {
        digits[start:end]
        for start in range(len(digits))
        for end in range(start + _LAST_DIGITS + 1, len(digits) + 1)
    }


def cards_steps(
    chain: Sequence[Piece], texts: Sequence[str], speaks_of_card: bool
) -> Steps[list[Card]]:
    """The card numbers in a chain.

    Args:
        chain: Pieces in a row.
        texts: The texts they stand in.
        speaks_of_card: Whether somebody spoke of a card just before.
    """
    cards: list[Card] = []
    place = 0
    if _is_no_card(texts[chain[0].text], chain[0]):
        return cards
    while place < len(chain):
        if place % _PIECES_PER_STEP == 0:
            yield
        card = _card_at(chain, place, texts, speaks_of_card)
        if card:
            cards.append(card)
        place += len(card.pieces) if card else 1
    return cards


def speaks_of_card(text: str, end: int | None = None) -> bool:
    """Whether a text speaks of a card, shortly before a place or its end."""
    return _CARD_WORDS.search(_before(text, end, _CARD_WORD_CHARS)) is not None


def asks_code(text: str) -> bool:
    """Whether the end of a text speaks of a security code."""
    return _CODE_WORDS.search(_before(text, None, _CARD_WORD_CHARS)) is not None


def codes_steps(
    text: str,
    chains: Sequence[Sequence[Piece]],
    is_asked: bool,
    *,
    before: str = "",
    after: str = "",
) -> Steps[list[Mask]]:
    """The security codes of a text.

    Args:
        text: Any text.
        chains: Its digits, without those of card numbers.
        is_asked: Whether the text answers a question for the code.
        before: What stands before it, where it is a part of a longer one.
        after: What stands after it there.
    """
    before, after = before[-_CONTEXT_CHARS:], after[:_CONTEXT_CHARS]
    whole, shift = f"{before}{text}{after}", len(before)
    masks: list[Mask] = []
    is_asked = is_asked and SECURITY_CODE not in text
    for count, chain in enumerate(chains):
        if count % _PIECES_PER_STEP == 0:
            yield
        if _is_said_code(whole, chain[0].start + shift, chain[-1].end + shift) or is_asked:
            masks += _code_masks(chain)
            is_asked = is_asked and not masks
    return masks


def card_masks(card: Card) -> list[tuple[int, Mask]]:
    """What to write instead of a card number, and in which of the texts."""
    masks: list[tuple[int, Mask]] = []
    for text in dict.fromkeys(piece.text for piece in card.pieces):
        own = [piece for piece in card.pieces if piece.text == text]
        is_last = text == card.pieces[-1].text
        instead = f"[card ending {card.digits[-_LAST_DIGITS:]}]" if is_last else CARD_DIGITS
        masks.append((text, Mask(own[0].start, own[-1].end, instead)))
    return masks


def is_card_number(digits: str) -> bool:
    """Whether digits have the check digit, the beginning and the length of a card number."""
    if not _FEWEST_DIGITS <= len(digits) <= _MOST_DIGITS or digits.count(digits[0]) == len(digits):
        return False
    lengths = next((_LENGTHS[digits[:size]] for size in (4, 2, 1) if digits[:size] in _LENGTHS), ())
    return len(digits) in lengths and _has_check_digit(digits)


def _has_check_digit(digits: str) -> bool:
    total = 0
    for place, digit in enumerate(reversed(digits)):
        value = int(digit) * (1 + place % 2)
        total += value - 9 if value > 9 else value
    return total % 10 == 0


def _is_no_card(text: str, first: Piece) -> bool:
    """Whether these digits begin a phone number, or a bank account's (DE89 3704 ...)."""
    before = text[max(0, first.start - 3) : first.start]
    return before.endswith("+") or (len(first.digits) == 2 and _ACCOUNT.search(before) is not None)


def _card_at(
    chain: Sequence[Piece], place: int, texts: Sequence[str], speaks_of_card: bool
) -> Card | None:
    """The card number that begins with a piece."""
    digits = ""
    ends: dict[int, int] = {}  # How many pieces it takes to have so many digits.
    for count, piece in enumerate(chain[place : place + _MOST_DIGITS], start=1):
        digits += piece.digits
        ends.setdefault(len(digits), count)
        if len(digits) >= _MOST_DIGITS:
            break
    for length in _LIKELY_LENGTHS:
        if length in ends and is_card_number(digits[:length]):
            pieces = tuple(chain[place : place + ends[length]])
            end = pieces[-1].end
            is_cut = texts[pieces[-1].text][end : end + 1].isalpha()
            if not is_cut and (speaks_of_card or _is_grouped(pieces)):
                return Card(pieces, digits[:length])
    # Said in one go with what follows, such as the month it expires.
    first = chain[place]
    if texts[first.text][first.start : first.end] != first.digits:
        for length in (16, 15):
            if len(first.digits) > length and is_card_number(first.digits[:length]):
                return Card((first,), first.digits[:length])
    return None


def _is_grouped(card: Sequence[Piece]) -> bool:
    """Whether the digits stand in groups as they stand on a card."""
    length = len(digits_of(card))
    sizes = [len(piece.digits) for piece in card]
    if len(sizes) == 1:
        return length >= 13
    if set(sizes) == {1}:
        return True
    ends = {sum(sizes[:count]) for count in range(1, len(sizes))}
    return ends <= {4, 10} if length in (14, 15) else all(end % 4 == 0 for end in ends)


def _before(text: str, end: int | None, size: int) -> str:
    """The end of a text, or what stands before a place, with a digit for each mark."""
    end = len(text) if end is None else end
    marked = text[max(0, end - size - _MAX_MARK_CHARS) : end]
    return _MARK.sub("0", marked)[-size:]


def _is_said_code(text: str, start: int, end: int) -> bool:
    before = _before(text, start, _CODE_AFTER_CHARS)
    words = list(_CODE_WORDS.finditer(before))
    if words and not any(map(str.isdigit, before[words[-1].end() :])):
        return True
    after = _MARK.sub("0", text[end : end + _CODE_BEFORE_CHARS])
    link = _CODE_IS.match(after)
    return link is not None and _CODE_WORDS.match(after, link.end()) is not None


def _code_masks(chain: Sequence[Piece]) -> list[Mask]:
    """A mask for the first three or four digits, if they stand by themselves."""
    digits = 0
    for count, piece in enumerate(chain):
        digits += len(piece.digits)
        if digits > 4:
            break
        is_last = count + 1 == len(chain) or digits + len(chain[count + 1].digits) > 4
        if digits >= 3 and is_last:
            return [Mask(chain[0].start, piece.end, SECURITY_CODE)]
    return []
