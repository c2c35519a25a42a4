#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Numbers as they are said in English, with the lakh and crore of India."""

from pipecat_summarizer.fidelity.spoken.lexicon import (
    Lexicon,
    Needs,
    multiplier,
    phrases,
    series,
    words,
)


def lexicon() -> Lexicon:
    """The words of English."""
    return Lexicon(
        numbers={
            **series(0, "zero/nought/naught"),
            **series(0, "oh", needs=Needs.SEQUENCE),
            **series(1, "one", needs=Needs.NEIGHBOUR),
            **series(2, "two three four five six seven eight nine/niner ten eleven twelve"),
            **series(13, "thirteen fourteen fifteen sixteen seventeen eighteen nineteen"),
            **series(
                20,
                "twenty thirty forty/fourty fifty sixty seventy eighty ninety",
                step=10,
                room=10,
            ),
            **multiplier(100, "hundred", joins="|and", most=99, needs=Needs.COMPOUND),
            **multiplier(1_000, "thousand", joins="|and", needs=Needs.COMPOUND),
            **multiplier(100_000, "lakh lakhs lac", joins="|and"),
            **multiplier(1_000_000, "million", joins="|and"),
            **multiplier(10_000_000, "crore crores", joins="|and"),
            **multiplier(10**9, "billion", joins="|and"),
            **series(1, "a", needs=Needs.COMPOUND),
            **series(1, "first second", ordinal=True, needs=Needs.DATE),
            **series(3, "third fourth fifth sixth seventh eighth ninth tenth", ordinal=True),
            **series(11, "eleventh twelfth thirteenth fourteenth fifteenth", ordinal=True),
            **series(16, "sixteenth seventeenth eighteenth nineteenth", ordinal=True),
            **series(
                20,
                "twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth",
                step=10,
                ordinal=True,
            ),
            **multiplier(100, "hundredth", most=99, ordinal=True),
            **multiplier(1_000, "thousandth", ordinal=True),
        },
        articles=words("a"),
        ordinal_last=True,
        points=words("point dot"),
        dashes=words("dash hyphen"),
        pluses=words("plus"),
        repeats={"double": 2, "triple": 3, "treble": 3, "quadruple": 4},
        links={("as", "in"): True, ("for",): False},
        letter_words=words("a i o"),
        zero_letter=True,
        leads=words(
            """
            the this that which no any every each some another other only new old big small
            right wrong same good bad last next first second third
            """
        ),
        labels=words(
            """
            number option room gate press platform floor terminal line seat zone table page
            step extension code route unit apartment suite level
            """
        ),
        counted=words(
            """
            night nights days week weeks month months year years hour hours minutes person
            people adult adults child children infant ticket tickets room rooms bag bags
            suitcase suitcases seat seats dollar dollars euro euros pound pounds rupee rupees
            percent kilo kilos mile miles bed beds bedroom bedrooms times
            """
        ),
        durations=words("second"),
        duration_leads=words("a an every each another per"),
        fraction_leads=words("a an"),
        date_leads=words("the on"),
        months=words(
            """
            january february march april may june july august september october november
            december
            """
        ),
        month_links=words("of"),
        idioms=phrases(
            """
            half a million | half a thousand | thanks a million | third party | third parties
            | a thousand thanks | one another | second hand
            """
        ),
        function_words=words(
            """
            is my you your was what this with have can please it's i'm need would are not
            they will on an
            """
        ),
    )
