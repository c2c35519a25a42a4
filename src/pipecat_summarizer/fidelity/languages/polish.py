#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Polish."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

POLISH = Language(
    code="pl",
    script="LATIN",
    common=words(
        """
        ale być dla do i jak jego jej jest ma mogę na nie o od oraz po przez się to w z za
        został że
        """
    ),
    second_person=words("ciebie tobie cię twój twoja twoje twoją twojego"),
    topic=words("rozmow* podsumowanie"),
    reporting=words(
        """
        klient* użytkowni* dzwoniąc* rozmówc* zapytał* pyta chce chciał* poprosił* powiedział*
        zgłosił* obiecał* asystent*
        """
    ),
    asking=words("co kto gdzie kiedy który która które dlaczego jak ile jaka jaki jakie"),
    yes_no=phrases("tak | nie | oczywiście | jasne | cześć | dzień dobry | witam"),
    offers=phrases(
        """
        chętnie pomogę | mogę pomóc | w czym mogę pomóc | jak mogę pomóc | dziękuję za telefon
        | dziękujemy za telefon | proszę poczekać | już sprawdzam
        """
    ),
    apologies=phrases("przykro mi | przepraszam | niestety | bardzo mi przykro"),
    unable=openings("nie mogę | nie jestem w stanie | nie potrafię"),
    unwilling=(
        *openings(
            """
            jako ai, nie | jako ai nie | jako model językowy | jako sztuczna inteligencja
            | jestem modelem językowym
            """,
        ),
        *openings(
            "nie mogę | nie jestem w stanie",
            "podsumować | podsumowania | pomóc | tej prośby",
        ),
    ),
)
