#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The words of a text, with their places and what stands between them."""

import re
import unicodedata
from enum import IntEnum
from itertools import islice

from pipecat_summarizer.fidelity.spoken.lexicon import Lexicon, Number, fold
from pipecat_summarizer.slicing import Steps


class Joint(IntEnum):
    """What stands between a word and the one before it."""

    BREAK = 0
    """Anything that parts two values: the beginning, a full stop, a new line."""
    SPACE = 1
    HYPHEN = 2
    COMMA = 3
    SEPARATOR = 4
    """A comma or a point alone: two numbers beside it would be one in digits: "five,six"."""


CLOSE = (Joint.SPACE, Joint.HYPHEN)
"""What may stand between two words of one number."""


CHAINED = (*CLOSE, Joint.COMMA)
"""What may stand between two parts that are looked at together."""


class Shape(IntEnum):
    """What a word is made of."""

    WORD = 0
    LETTER = 1
    DIGITS = 2
    GROUPED = 3
    """Digits with separators: "48,213", "23.5"."""
    MIXED = 4
    """Letters and digits of which some are not those of ASCII."""


class Tokens:
    """The words of a text. The lists have an entry for each word.

    Parameters:
        text: The text.
        words: The words, folded; digits as those of ASCII.
        spans: Where they begin in the text, and where they end.
        joints: What stands before them.
        shapes: What they are made of.
        numbers: What they say as numbers.
        heads: Whether a value may begin with them.
    """

    __slots__ = ("text", "words", "spans", "joints", "shapes", "numbers", "heads")

    def __init__(self, text: str):
        """Begin with no words of a text."""
        self.text = text
        self.words: list[str] = []
        self.spans: list[tuple[int, int]] = []
        self.joints: list[Joint] = []
        self.shapes: list[Shape] = []
        self.numbers: list[Number | None] = []
        self.heads: list[bool] = []

    def __len__(self) -> int:
        """How many words there are."""
        return len(self.words)

    def follows(self, place: int) -> bool:
        """Whether there is a word at a place, and it stands close to the one before."""
        return place < len(self.joints) and self.joints[place] in CLOSE

    def follows_after(self, place: int, joint: Joint) -> bool:
        """Whether there is a word at a place, with this before it."""
        return place < len(self.joints) and self.joints[place] is joint

    def word(self, place: int) -> str:
        """The word at a place; empty where there is none."""
        return self.words[place] if 0 <= place < len(self.words) else ""

    def raw(self, place: int) -> str:
        """The word at a place as it stands in the text."""
        start, end = self.spans[place]
        return self.text[start:end]

    def is_foreign(self, place: int) -> bool:
        """Whether a word has digits that are not those of ASCII."""
        return has_foreign_digits(self.raw(place))


def rough_words(folded: str) -> list[str]:
    """All words of a folded text, to see quickly whether there is anything to read."""
    return _TOKEN.findall(folded)


def has_foreign_digits(text: str) -> bool:
    """Whether a text has digits that are not those of ASCII."""
    return not text.isascii() and _FOREIGN_DIGIT.search(text) is not None


def token_steps(text: str, lexicon: Lexicon) -> Steps[Tokens]:
    """All words of a text, as work in steps.

    Args:
        text: The text.
        lexicon: What the words may say.
    """
    tokens = Tokens(text)
    matches = _TOKEN.finditer(text)
    while spans := [match.span() for match in islice(matches, _STEP)]:
        if tokens.words:
            yield
        _add(tokens, spans, lexicon)
    if tokens.joints:
        tokens.joints[0] = Joint.BREAK
    return tokens


def _add(tokens: Tokens, spans: list[tuple[int, int]], lexicon: Lexicon):
    """Add the words that stand at these places."""
    first, begin = len(tokens), spans[0][0]
    piece = tokens.text[begin : spans[-1][1]]
    folded = fold(piece)
    if len(folded) == len(piece):
        words = [folded[start - begin : end - begin] for start, end in spans]
    else:
        words = [fold(tokens.text[start:end]) for start, end in spans]
    gap = tokens.spans[-1][1] if first else 0
    text, joints = tokens.text, tokens.joints
    for start, end in spans:
        joints.append(_JOINTS[text[gap:start]])
        gap = end
    tokens.words += words
    tokens.spans += spans
    tokens.shapes += [Shape.WORD] * len(words)
    tokens.numbers += map(lexicon.numbers.get, words)
    tokens.heads += [word in lexicon.heads for word in words]
    has_stem, is_foreign = lexicon.has_stem(folded), has_foreign_digits(piece)
    for place, word in enumerate(words, first):
        if len(word) < 2 or word[0].isdecimal() or is_foreign:
            _look_closer(tokens, place)
        if has_stem and tokens.numbers[place] is None:
            tokens.numbers[place] = lexicon.number(word)
            tokens.heads[place] = tokens.numbers[place] is not None or tokens.heads[place]
    if Joint.SEPARATOR in joints[first:]:
        _part_at_separators(tokens, first)


def _part_at_separators(tokens: Tokens, first: int):
    """Read nothing in words that would be one number with their neighbours in digits."""
    glued = [
        place
        for place in range(max(1, first), len(tokens))
        if tokens.joints[place] is Joint.SEPARATOR
        and _may_be_digits(tokens, place - 1)
        and _may_be_digits(tokens, place)
    ]
    for place in {place for right in glued for place in (right - 1, right)}:
        tokens.words[place] = ""
        tokens.shapes[place] = Shape.WORD
        tokens.numbers[place] = None
        tokens.heads[place] = False


def _may_be_digits(tokens: Tokens, place: int) -> bool:
    if tokens.shapes[place] is Shape.MIXED:
        return False
    return tokens.heads[place] or tokens.numbers[place] is not None


def _look_closer(tokens: Tokens, place: int):
    """Put right what is said of a word that may be no mere word."""
    word = tokens.raw(place)
    if word[0].isdecimal() and _GROUPED.fullmatch(word):
        tokens.shapes[place] = Shape.DIGITS if word.isdecimal() else Shape.GROUPED
        tokens.words[place] = word if word.isascii() else ascii_digits(word)
    elif has_foreign_digits(word):
        tokens.shapes[place] = Shape.MIXED
        tokens.words[place] = ""
    elif len(word) == 1 and _is_letter(word):
        tokens.shapes[place] = Shape.LETTER
    else:
        return
    tokens.heads[place] = True


def ascii_digits(word: str) -> str:
    """The word with all digits, and what separates them, as those of ASCII."""
    return "".join(map(_ascii_digit, word))


def _ascii_digit(character: str) -> str:
    if character.isdecimal():
        return str(unicodedata.decimal(character))
    return _SEPARATORS.get(character, character)


def _is_letter(character: str) -> bool:
    return (character.isascii() and character.isalpha()) or (
        character.isupper() and character < _LATIN_END
    )


class _Joints(dict[str, Joint]):
    """What a gap between two words means."""

    def __missing__(self, gap: str) -> Joint:
        is_space = len(gap) <= _WIDEST_SPACE and gap.isspace() and "\n" not in gap
        return Joint.SPACE if is_space else Joint.BREAK


_STEP = 64
_WIDEST_SPACE = 4
_LATIN_END = "\u0250"
_SEPARATORS = {".": ".", ",": ",", "٫": ".", "٬": ","}
_JOINTS = _Joints(
    {
        " ": Joint.SPACE,
        "-": Joint.HYPHEN,
        "\u2011": Joint.HYPHEN,
        " - ": Joint.HYPHEN,
        **dict.fromkeys(_SEPARATORS, Joint.SEPARATOR),
        ", ": Joint.COMMA,
        "، ": Joint.COMMA,
        "，": Joint.COMMA,
    }
)
# The vowel signs of Devanagari and accents set apart are parts of a word, which \w is not told.
_IN_WORD = r"\w\u0300-\u036f\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963\u200c\u200d"
_TOKEN = re.compile(
    rf"\d++(?![{_IN_WORD}])(?:[.,٫٬]\d++(?![{_IN_WORD}]))*+"
    rf"|[{_IN_WORD}]++(?:['’][{_IN_WORD}]++)*+"
)
_GROUPED = re.compile(r"\d++(?:[.,٫٬]\d++)*+")
_FOREIGN_DIGIT = re.compile(r"(?![0-9])\d")
