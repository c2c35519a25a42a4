#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How many or how much of something: "15 units", "2.5 kg", "three tickets".

A number with the word after it. What that word is need not be known, only what
it is not: the units of other kinds, and words that follow a number by chance.
"""

import re
from collections.abc import Iterator

from pipecat_summarizer.fidelity.values.cues import SLIPPED
from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.duration import unit_of
from pipecat_summarizer.fidelity.values.kinds.numbers import NOT_INSIDE, NUMBER, plain_number
from pipecat_summarizer.fidelity.values.kinds.page import Page
from pipecat_summarizer.fidelity.values.patterns import END, LETTERS, Pattern, any_of

_LEAD_CHARS = 40
_COUNTED = Pattern(rf"{NOT_INSIDE}(?P<number>{NUMBER})(?:\s|-)?(?P<noun>[{LETTERS}]{{1,30}}){END}")
_ASSIGNED = Pattern(
    rf"(?P<noun>[^\W\d_]{{3,30}})\s?(?:=|:|(?:is |was |were |are |has been |been )?(?:now |set "
    rf"|changed |raised |lowered "
    rf"|increased |reduced |updated |capped |limited |bumped )(?:from\s{NUMBER}\s)?(?:to|at))\s"
    rf"(?P<number>{NUMBER})(?![\w%/-]|[.:,]\d|\s[^\W\d_])"
)
_COUNTERS = Pattern(
    r"(?<![\d.,])(?P<number>\d{1,6})\s?(?P<noun>[个個人张張件本名枚台箱杯份]|(?:개|명|장|권|대)(?![가-힣]{2}))"
)
_ASSIGNING = "set changed raised lowered increased reduced updated capped limited bumped".split()
_GERMAN_VERB_ENDINGS = ("en", "ern", "eln")
_SHORT_UNITS = frozenset(
    "kg g mg lb lbs oz km m cm mm ft in l ml gb mb tb kb mph kmh kw kwh w v a hz mhz ghz px pt "
    "ha".split()
)
_NO_UNITS = frozenset(
    any_of(
        """
        and|or|about|around|something|anything|off|out|up|down|over|under|into|again|all|any
        |each|every|both|some|to|of|in|on|at|is|are|was|were|the|a|an|by|for|with|from|but|not
        |no|more|less|other
        |times|time|thing|things|question|questions|moment|second|sec|minute|way|ways|one|ones
        |am|pm|th|st
        |nd|rd|instead|please|if|then|that|this|it|i|you|we|they|he|she|my|your|after|before|as|so
        |last|first|next|per|percent|dollars|point|dot|plus|minus|today|tomorrow|would|will|can
        |should
        |works|sounds|now|also|too|still|has|have|had|be|because|since|until|right|ok|okay|yes|sorry
        |actually|which|who|when|where|what|there|here|than|only|just|street|avenue|road|lane|drive
        |y|o|de|del|en|el|la|los|las|un|una|por|para|con|no|veces|cosas|cosa|que|es|son|al|a|me
        |se|su
        |und|oder|von|bis|am|im|in|an|auf|zu|mit|nicht|mal|uhr|der|die|das|den|ist|sind|bitte
        |wenn|statt
        |sondern|aber|für|nach|vor|über|unter|ab|menos|cuarto|media|moins|quart|demie|meia|et|ou|à|au|du|des|le|les|en|pas|fois|chose|choses|est|sont|pour|avec
        |mais|que
        |चाहिए|chahiye|s'il|e|em|do|da|dos|das|os|as|não|vezes|coisas|é|são|com|mas|il|lo|gli|i
        |di|non|volte|cose|sono
        |per|ma|op|aan|van|het|een|niet|keer|dingen|voor|met|maar|is|zijn|hai|hain|nahi|nahin
        |aur|ki|ka
        |ke|ko|se|par|है|हैं|नहीं|और|का|की|के|को|से|पर|में|i'm|nie|i|w|na|не|и|в|на|ve|ile
        """
    )[3:-1].split("|")
)


def find(page: Page, language: str | None) -> Iterator[Found]:
    """The quantities in a text of bounded length."""
    if not page.has_digit:
        return
    for match in _COUNTED.each(page.lower):
        noun = match["noun"]
        if page.spoken.get(match.start()) == "ordinal" or _is_verb(page, match, language):
            continue
        if noun in _NO_UNITS or unit_of(noun) or (len(noun) < 3 and noun not in _SHORT_UNITS):
            continue
        yield _found(page, match, noun)
    if not page.words.isdisjoint(_ASSIGNING) or "=" in page.text or ": " in page.text:
        for match in _ASSIGNED.each(page.lower):
            start, end = match.span("number")
            # "Sorry, I misspoke: twenty."
            lead = page.lower[max(0, start - _LEAD_CHARS) : start]
            if SLIPPED.whole(lead.rpartition(". ")[2]):
                continue
            number = plain_number(match["number"], grouped_by_three=False)
            yield Found(
                start, end, "quantity", page.text[start:end], f"{number} {stem(match['noun'])}"
            )
    if page.is_east_asian:
        for match in _COUNTERS.each(page.text):
            yield _found(page, match, match["noun"])


def _is_verb(page: Page, match: re.Match[str], language: str | None) -> bool:
    """Whether the word after a number is what somebody does: "15 running", "um neun anrufen"."""
    noun = match["noun"]
    if language == "de":
        first = page.text[match.start("noun")]
        return first.islower() and noun.endswith(_GERMAN_VERB_ENDINGS) and page.text != page.lower
    return (
        language == "en"
        and noun.endswith("ing")
        and len(noun) > len("string")
        and match["number"] != "1"
    )


def stem(noun: str) -> str:
    """A noun without the ending that makes it more than one."""
    for ending in ("es", "s"):
        if len(noun) > len(ending) + 2 and noun.endswith(ending) and not noun.endswith("ss"):
            return (
                noun[: -len(ending)]
                if ending == "s" or noun.endswith(("xes", "ches"))
                else noun[:-1]
            )
    return noun


def _found(page: Page, match: re.Match[str], noun: str) -> Found:
    number = plain_number(match["number"], grouped_by_three=False)
    return Found(
        match.start(),
        match.end(),
        "quantity",
        page.text[match.start() : match.end()],
        f"{number} {stem(noun)}",
    )
