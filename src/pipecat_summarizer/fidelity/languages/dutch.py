#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Dutch."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

DUTCH = Language(
    code="nl",
    script="LATIN",
    common=words(
        """
        aan bij dat de die een en er haar heeft het ik is kan maar met naar niet om op te u van
        voor werd wil wordt zijn
        """
    ),
    second_person=words("u uw je jij jou jouw jullie"),
    topic=words("gesprek samenvatting"),
    reporting=phrases(
        """
        klant* | beller | gebruiker* | vroeg | vraagt | wilde | wil | zei | zegt | vertelde
        | noemde | meldde | legde | beloofde | bood | akkoord | de assistent | de medewerker
        """
    ),
    asking=words("wat wie waar wanneer welke welk waarom hoe hoeveel"),
    yes_no=words("ja nee natuurlijk zeker uiteraard hallo hoi goedemorgen goedemiddag"),
    offers=phrases(
        """
        ik kan u helpen | ik kan je helpen | ik help u graag | ik help je graag | hoe kan ik u
        | hoe kan ik je | waarmee kan ik | bedankt voor het bellen | bedankt voor uw
        | laat me even | laat mij | ik zal even | graag gedaan | een moment alstublieft
        """
    ),
    apologies=phrases("het spijt me | sorry | mijn excuses | excuses | helaas"),
    unable=openings("ik kan | kan ik | ik ben", "niet | geen"),
    unwilling=(
        *openings(
            """
            als ai kan | als ai heb | als ai ben | als een ai kan ik | als een ai heb ik
            | als taalmodel | als een taalmodel | ik ben een ai | ik ben een taalmodel
            """,
        ),
        *openings(
            "ik kan",
            "niet samenvatten | geen samenvatting | niet helpen | niet aan dit verzoek",
        ),
    ),
)
