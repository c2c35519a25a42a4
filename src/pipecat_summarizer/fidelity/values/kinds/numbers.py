#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Numbers as they are written: grouped, with a decimal comma or point."""

from pipecat_summarizer.fidelity.values.patterns import BEGIN

NUMBER = (
    r"(?:\d{1,3}(?:[.,'\u00a0\u202f ]\d{3}){1,4}(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,15}"
    r"(?:[.,]\d{1,6})?)"
)
"""A number in digits. Put ``NOT_INSIDE`` before it."""

NOT_INSIDE = BEGIN + r"(?<![.,])(?<!\d[-/:])"
"""What may not stand before a number: part of a word, of a date or of another number."""


def plain_number(written: str, *, grouped_by_three: bool = True) -> str:
    """The number without groups, with a decimal point and no zeros that say nothing.

    Args:
        written: What ``NUMBER`` matched.
        grouped_by_three: Whether three digits after the only separator are a group
            ("1.500" is fifteen hundred) rather than decimals.
    """
    digits = "".join(char for char in written if not char.isspace() and char != "'")
    last = max(digits.rfind("."), digits.rfind(","))
    if last < 0:
        return _trimmed(digits, "")
    whole, decimals = digits[:last], digits[last + 1 :]
    separators = sum(char in ".," for char in digits)
    same = separators > 1 and len({char for char in digits if char in ".,"}) == 1
    if same or (separators == 1 and len(decimals) == 3 and grouped_by_three and whole != "0"):
        whole, decimals = whole + decimals, ""
    return _trimmed("".join(char for char in whole if char.isdigit()), decimals)


def _trimmed(whole: str, decimals: str) -> str:
    whole = whole.lstrip("0") or "0"
    decimals = decimals.rstrip("0")
    return f"{whole}.{decimals}" if decimals else whole
