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
    first_person=words("ik mij mijn wij we"),
    second_person=words("u uw je jij jou jouw jullie"),
    topic=phrases(
        """
        gesprek* | samenvat* | transcript* | dialoog | notities | aantekeningen
        """
    ),
    reporting=phrases(
        """
        klant* | beller | gebruiker* | vroeg | vraagt | wilde | wil | zei | zegt | vertelde
        | noemde | meldde | legde | beloofde | bood | akkoord | de assistent | de medewerker
        | praten over | spraken over | bespreken | bespraken | praatje over | het ging over
        | ging over
        """
    ),
    asking=words("wat wie waar wanneer welke welk waarom hoe hoeveel"),
    yes_no=phrases(
        """
        ja | nee | natuurlijk | zeker | uiteraard | hallo | hoi | goedemorgen | goedemiddag
        | geen probleem | begrepen | geen zorgen | prima | klopt | dat klopt | precies |
        inderdaad | perfect | heel goed | mooi | oké | ok | top | graag | ach | oh | ah |
        komt goed | komt in orde
        """
    ),
    offers=phrases(
        """
ik kan u helpen | ik kan je helpen | ik help u graag | ik help je graag | hoe kan ik u | hoe kan ik je | waarmee kan ik | bedankt voor het bellen | bedankt voor uw | laat me even | laat mij | ik zal even | graag gedaan | een moment alstublieft | ik begrijp uw | ik begrijp je | ik ga er meteen | ik regel het | ik help u
"""
    ),
    apologies=phrases("het spijt me | sorry | mijn excuses | excuses | helaas"),
    unable=openings("ik kan | kan ik | ik ben", "niet | geen"),
    unwilling=(
        *openings(
            """geef | graag | deel | stuur""", """het gesprek dat | het transcript | de tekst die"""
        ),
        *openings(
            """het is mij niet mogelijk | ik ben slechts een taalmodel | ik mag geen | als ai-taalmodel | als ai-assistent | ik moet weigeren"""
        ),
        *openings(
            """ik kan | ik ben""", """persoonsgegevens | persoonlijke gegevens | niet in staat"""
        ),
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
    thinking=openings(
        """
        oké, | ok, | goed, | dus, | eerst | ik moet | we moeten | de gebruiker wil dat ik
        | de gebruiker vraagt mij | mijn taak is
        """,
        "samenvatten | samen te vatten | een samenvatting. | stap voor stap",
    ),
    announcing=words(
        """
        assistent beknopte beller beller's bijgewerkte boven dit deze gebruiker gesprekken hier
        hieronder klant korte kort laatste medewerker nieuwe notities onder samengevat
        samenvattingen telefoongesprek telefoontje tekst tussen versie vindt volgt volgende
        volledige bij
        """
    ),
    talk=phrases(
        """
        alstublieft | alsjeblieft | dank | bedankt | graag | welkom | fijne dag | fijne
        avond | tot ziens | tot dan | geen probleem | natuurlijk | zal ik | kan ik | mag
        ik | wilt u | wil je | kunt u | kun je | heeft u | heb je | wij | we | ons |
        onze | goede vraag | gerust | gewoon
        """
    ),
    farewells=phrases(
        """
        tot ziens | tot straks | tot zo | tot snel | tot de volgende keer | doei | fijne dag
        | fijne avond | fijn weekend | fijne reis | fijne vakantie | prettige dag | prettige
        avond | een fijne dag | een fijne avond | een prettige dag | een prettige avond |
        een goede reis | goede reis | veel plezier | veel succes | beterschap | met
        vriendelijke groet* | groetjes | welterusten | slaap lekker | eet smakelijk | we
        zien u | we zien je | bedankt voor het bellen | bedankt voor uw telefoontje
        """
    ),
    planning=phrases(
        """
        ik moet | moet ik | ik zal | laat me | laten we | eens kijken | even kijken | ik
        denk | ik ga | hmm | ik schrijf
        """
    ),
)
