#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Ids of anything: orders, bookings, tickets, accounts, rooms, ports.

Digits are an id where a label says so ("order number", "gate") or where there
are at least five of them; letters and digits together are one by their form.
The normal form is the letters and digits, in capitals.
"""

from collections.abc import Iterator, Sequence

from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.digit_runs import DigitRun, parts_at_commas
from pipecat_summarizer.fidelity.values.kinds.labels import Label, labels_in
from pipecat_summarizer.fidelity.values.kinds.page import Page
from pipecat_summarizer.fidelity.values.patterns import BEGIN, END, Pattern

_MIN_BARE = 5
_MIN_SPELLED = 4
_MIN_SAID = 3
_MAX_DATE = 4
_MIN_GROUPED = 7
_BEFORE_CHARS = 48
_MAX_CHARS = 40
_MAX_VERSION = 6
"""How many digits with points between them are a version, whatever stands before."""

# Letters and digits in one word, perhaps with dashes: "AB12345", "ORD-48213", "7f3a-91".
_MIXED = Pattern(
    BEGIN + r"(?<![@./-])(?:\#\s?)?(?=[A-Za-z_-]{0,39}\d)(?P<code>[A-Za-z0-9]{1,40}"
    r"(?:[-_/][A-Za-z0-9]{1,40}){0,6})" + END + r"(?![@%-]|\.\d|[:,]\d)"
)
# Spaced out: "A B 1 2 3", "AB 12 34 56", "XK 4821".
_SPACED = Pattern(
    r"(?<![\w@.-])(?P<code>(?:[A-Z]{1,4}\d{0,6}|\d{1,6})(?:[ -](?:[A-Z]{1,4}\d{0,6}"
    r"|\d{1,8})){1,14})(?![\w@%]|[.:,]\d)",
)
_LETTERS_FIRST = Pattern(r"[A-Z]{2,4} \d{3,6}")
# Only letters, where a label asks for them: "booking code XKQZPL".
_LETTERS = Pattern(r"(?<![\w@.-])(?P<code>[A-Z]{5,8}|[A-Z](?:[ -][A-Z]){3,9})(?![\w-])")
_MIXED_SIGN = Pattern(r"[A-Za-z][-_/]?\d|\d[-_/]?[A-Za-z]")
_SPACED_SIGN = Pattern(r"[A-Z0-9][ -][A-Z0-9]")
_LETTERS_SIGN = Pattern(r"[A-Z](?:[A-Z]{4}|[ -][A-Z][ -])")
_UNITS = Pattern(
    r"(?:\d+(?:st|nd|rd|th|er|e|am|pm|h|hrs?|mins?|s|secs?|k|m|kg|g|mg|lbs?|oz|km|cm|mm|ml|l|gb"
    r"|mb|tb|kb|mph|"
    r"kmh|kw|kwh|w|v|a|mah|hz|mhz|ghz|px|ft|in|x|d|p|c|f|go|mo|bn|mio|h\d{2,3}|°c?)|v\d+"
    r"|[hx]26[45]|mp[34]|covid-?\d+|"
    r"(?:19|20)\d\ds|\d+x\d+|\d+[-/](?:\d+[-/]?)*|[a-z]+-\d{1,2}-[a-z]+|\d{1,4}-[a-z]{3,}"
    r"(?:-[a-z]+)*|\d{1,2}-\d{1,2}(?:am|pm))"
)
_DESIGNATOR = Pattern(
    r"(?<!\w)(?:rooms?|gate|seat|terminal|platform|extension|ext\.?|port|apartment|apt\.?|suite"
    r"|locker|channel|zone|"
    r"table|dock|bay|rack|lane|unit|pier|track|slot|locker|floor|habitación|puerta|asiento"
    r"|zimmer|gleis|chambre|porte|siège|quai|"
    r"quarto|portão|assento|camera|binario|kamer|spoor)\s(?:number\s|no\.\s|nummer\s)?\Z"
)
_SET_TO = Pattern(
    r"(?<!\w)(?:changed|moved|set|updated|switched|reset|bumped|reassigned|corrected)"
    r"(?: from (?:[^\W\d_]+ )?\S{1,20})? to (?:the )?\Z"
)
_COUNTED = Pattern(r"(?<!\w)(?:for|of|over|under|about|at|by|in|to|and|por|für|pour|di|de)\s\Z")
# "Order 250 units" is how many, not which.
_COUNTS = Pattern(r"\s(?:more\s)?[^\W\d_]{3,30}s(?<!\bwas)(?<!\bhas)(?!\w)|\s?[x×](?!\w)")


def find(page: Page, language: str | None) -> Iterator[Found]:
    """The ids in a text of bounded length."""
    for run in page.runs:
        if run.has_commas and _is_list(run) and page.label_before(run.start) != "id":
            continue
        for piece in parts_at_commas(run) if run.has_commas else (run,):
            yield from _digits(page, piece)
    text = page.text
    has_code = False
    for match in _MIXED.each(text) if page.has_digit and _MIXED_SIGN.search(text) else ():
        code = match["code"]
        labelled = page.label_before(match.start()) == "id"
        if _is_mixed(code) or (labelled and _is_short_code(code)):
            has_code = True
            yield Found(match.start(), match.end(), "id", code, compact(code), labelled)
    for match in _SPACED.each(text) if page.has_digit and _SPACED_SIGN.search(text) else ():
        code = _without_label(match["code"])
        start = match.end() - len(code)
        label = page.label_before(start)
        # "BLH 6323, not MS-77347": beside a code by its form it is one as well.
        is_like = has_code and label is None and _LETTERS_FIRST.whole(code)
        if _has_both(code) and (is_like or _is_spaced_code(code, label)):
            yield Found(start, match.end(), "id", _joined(code), compact(code), label == "id")
    for match in _LETTERS.each(text) if _LETTERS_SIGN.search(text) else ():
        if page.label_before(match.start()) == "id":
            code = match["code"]
            yield Found(match.start(), match.end(), "id", _joined(code), compact(code), True)


def compact(code: str) -> str:
    """Letters and digits alone, in capitals."""
    return "".join(char for char in code if char.isalnum()).upper()


def _digits(page: Page, run: DigitRun) -> Iterator[Found]:
    size = len(run.digits)
    if run.has_plus or size > _MAX_CHARS:
        return
    label = page.label_before(run.start)
    if label == "id" or run.has_hash:
        yield from _labelled_digits(page, run)
    # "Two million" is how many of something, and no id by itself.
    elif page.spoken.get(run.start) not in ("number", "ordinal"):
        is_one = len(run.groups) == 1 or label == "number"
        if (is_one and size >= _MIN_BARE) or (run.is_spelled and size >= _MIN_SPELLED):
            yield _found(run, labelled=False)
        elif _is_card(run) or _is_grouped_code(run):
            yield _found(run, labelled=False)


def _is_list(run: DigitRun) -> bool:
    """Whether nothing between commas is long enough for an id."""
    return all(len(piece) < _MIN_SPELLED for piece in run.written.split(", "))


def _labelled_digits(page: Page, run: DigitRun) -> Iterator[Found]:
    size = len(run.digits)
    if "." in run.written and size <= _MAX_VERSION and max(map(len, run.groups)) < _MIN_SAID:
        return
    if size >= _MIN_BARE or (len(run.groups) > 1 and size >= _MIN_SAID):
        yield _found(run, labelled=True)
        return
    # "Order 250 units" and "order for 250" count; a gate or a room is named whatever its size.
    before = page.lower[max(0, run.start - _BEFORE_CHARS) : run.start]
    if _COUNTS.match(page.lower, run.end):
        return
    is_named = _SET_TO.search(before) or not _COUNTED.search(before)
    if _DESIGNATOR.search(before) or (size >= _MIN_SAID and is_named):
        yield _found(run, labelled=True)


def _is_card(run: DigitRun) -> bool:
    return tuple(map(len, run.groups)) in ((4, 4, 4, 4), (4, 6, 5))


def _is_grouped_code(run: DigitRun) -> bool:
    """Whether groups of digits are a code by their form: "55 20 81 34", "72 0461", "7720-418".

    Not a number with its thousands set apart ("31 200"), not a range ("1500-2000"), not a
    date ("2026-0411", where "2026-11840" is a number of that year), and not what may be a few numbers beside each other ("10 20 30").
    """
    marks = {char for char in run.written if not char.isdigit()}
    sizes = [len(group) for group in run.groups]
    if len(run.digits) < _MIN_BARE or len(marks) != 1 or min(sizes[0], max(sizes)) < 1:
        return False
    if marks == {"-"}:
        is_range = len(sizes) == 2 and (sizes[0] == sizes[1] and run.groups[0] < run.groups[1])
        is_date = _is_year(run.groups[0]) and (len(sizes) != 2 or sizes[1] <= _MAX_DATE)
        return not is_range and not is_date
    if marks <= {" ", "\u00a0"}:
        if sizes == [2, 4]:
            return not _is_year(run.groups[1])
        return len(run.digits) >= _MIN_GROUPED and max(sizes) > 1 and not _is_thousands(sizes)
    return False


def _is_year(group: str) -> bool:
    return len(group) == 4 and group[:2] in ("19", "20")


def _is_thousands(sizes: Sequence[int]) -> bool:
    return sizes[0] <= 3 and all(size == 3 for size in sizes[1:])


def _is_mixed(code: str) -> bool:
    """Whether a word with a digit in it is a code by its form alone."""
    if len(compact(code)) < 4 or not _has_both(code) or _UNITS.whole(code.casefold()):
        return False
    digits = sum(char.isdigit() for char in code)
    if digits < 2:
        return False
    letters = [char for char in code if char.isalpha()]
    if all(char.isupper() for char in letters):
        return True
    # In lower case a word with a number after it is a name of something: "python3", "route66".
    return digits >= 3 or "-" in code or "_" in code


def _has_both(code: str) -> bool:
    return any(char.isdigit() for char in code) and any(char.isalpha() for char in code)


def _is_short_code(code: str) -> bool:
    """Whether a short word with a digit can be a code where a label says so: "seat 12A"."""
    return _has_both(code) and (code.isupper() or not _UNITS.whole(code.casefold()))


def _is_spaced_code(code: str, label: Label | None) -> bool:
    groups = code.replace("-", " ").split()
    if label in ("id", "flight", "number"):
        return len(compact(code)) >= 3
    return len(groups) >= 4 and all(len(group) <= 2 for group in groups) and len(compact(code)) >= 5


def _without_label(code: str) -> str:
    """A code without the word in capitals before it: "IBAN DE89 3704"."""
    group, space, rest = code.partition(" ")
    while space and len(group) > 1 and any(labels_in(group.lower())):
        code = rest
        group, space, rest = code.partition(" ")
    return code


def _joined(code: str) -> str:
    """Without the spaces of one who spells; groups that are longer keep their dashes."""
    groups = code.replace("-", " ").split()
    if all(len(group) == 1 for group in groups) or " " in code:
        return "".join(groups)
    return code


def _found(run: DigitRun, *, labelled: bool) -> Found:
    written = run.written.lstrip("#").strip()
    if run.is_spelled or " " in written:
        written = run.digits
    return Found(run.start, run.end, "id", written, run.digits, labelled)
