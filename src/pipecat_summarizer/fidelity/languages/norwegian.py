#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Norwegian (Bokmål)."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

NORWEGIAN = Language(
    code="nb",
    script="LATIN",
    common=words(
        """
        allerede annet av avtalte bekreftet ble bli blir blitt både bør dager deg den denne dere
        deres deretter derfor det dette ditt eller en ennå er etter fikk finnes fordi fortsatt
        fra få får før først gi gikk gir gjennom gjerne gjør gjøre hadde har heller henne hennes
        hjelpe hjem hos hun hva hvem hvilken hvis hvor hvordan hvorfor igjen ikke ingen innen
        jeg kan kanskje klokka kommer kunden kundens kunne med meg mellom men mer minst mitt mye
        må nei nettopp noe noen nå når og også opp oppgir opplyste på ringer ringte samt
        samtalen seg sende sendt siden sier sist skal skulle som spurte så takk til tilbake uke
        uker ut uten ved vennligst vil vår våre være vært å ønsket
        """
    ),
    first_person=words("jeg meg min mitt mine vi oss vår vårt våre"),
    second_person=words("du deg din ditt dine dere deres"),
    topic=phrases(
        """
        samtale* | sammendrag* | oppsummer* | resym* | referat* | transkri* | utskrift* |
        dialog* | notater | notatene | diskuterte* | drøftet*
        """
    ),
    reporting=phrases(
        """
        kunde | kunden | kundens | kunder | kundene | klient* | innringer* | oppringer* | den
        som ringte | brukeren* | ringte | spurte | spør | ville | ønsket | ønsker | ba om | ber
        om | ba assistenten | etterspurte | forespurte | sa | sier | opplyste | opplyser |
        oppga | fortalte | forteller | nevnte | nevner | meddelte | meldte | melder |
        rapporterte | forklarte | forklarer | bekreftet | bekrefter | bekreftes | godtok |
        aksepterte | aksepterer | gikk med på | avslo | takket nei | takket ja | klaget | klage*
        | reklamasjon* | lovet | tilbød | informerte | informert | foreslo | booket | bestilte |
        avbestilte | avtalte | avtalt | ble enige | assistenten | assistentens | agenten |
        agentens | medarbeideren | kundeservice
        """
    ),
    asking=words("hva hvem hvor når hvilken hvilket hvilke hvorfor hvordan"),
    yes_no=phrases(
        """
        ja | nei | jo | joda | ja da | nei da | javisst | ja takk | nei takk | selvfølgelig |
        selvsagt | naturligvis | absolutt | sikkert | okei | ok | okay | hei | hei hei | hallo |
        god dag | god morgen | god kveld | ikke noe problem | ingen problem | det er i orden | i
        orden | jeg forstår | forstått | det stemmer | det er riktig | stemmer | riktig |
        korrekt | nettopp | akkurat | nøyaktig | perfekt | supert | flott | fint | bra |
        kjempebra | veldig bra | utmerket | topp | gjerne | med glede | åh | å | så bra | den er
        god
        """
    ),
    offers=phrases(
        """
        jeg kan hjelpe deg | jeg kan hjelpe dere | jeg hjelper deg gjerne | jeg hjelper gjerne |
        det kan jeg hjelpe | hvordan kan jeg hjelpe | hva kan jeg hjelpe | hva kan jeg gjøre for
        | takk for at du ringer | takk for at du ringte | takk for at du kontakter | takk for at
        du tok kontakt | takk for henvendelsen | takk for tålmodigheten | la meg sjekke | la meg
        se | la meg hjelpe | la meg undersøke | jeg skal sjekke | jeg sjekker | jeg undersøker |
        et øyeblikk | vent litt | vennligst vent | det var leit å høre | det var dumt | leit å
        høre | jeg forstår din | jeg forstår at du | jeg ordner det | jeg fikser det | jeg tar
        meg av | jeg er her for
        """
    ),
    apologies=phrases(
        """
        beklager | jeg beklager | jeg beklager det | jeg beklager så mye | dessverre | unnskyld
        | jeg er lei meg | jeg er lei for | det var leit | for ulempen | jeg ber om unnskyldning
        """
    ),
    unable=openings(
        "jeg kan | kan jeg | jeg er | jeg har | jeg får | har jeg | får jeg | det kan jeg | at jeg",
        "ikke | ingen",
    ),
    unwilling=(
        *openings(
            """
        jeg kan ikke | jeg kan dessverre ikke | jeg vil ikke | jeg får ikke | jeg er ikke i
        stand | jeg har ikke mulighet
        """,
            """
        oppsummer | sammendrag | hjelpe med | hjelpe deg | oppfylle | personopplysninger |
        personlige opplysninger | forespørsel | denne samtalen | utføre
        """,
        ),
        *openings(
            """
        som ki | som en ki | som ai | som en ai | som språkmodell | som en språkmodell | jeg er
        en ki | jeg er en ai | jeg er bare en | jeg er en språkmodell | som kunstig intelligens
        """,
            "jeg | språkmodell | ai | ki",
        ),
        *openings("jeg må avslå | jeg må dessverre avslå | jeg nekter | jeg har ikke tillatelse"),
        *openings(
            "vennligst | vær så snill | send | del | gi meg | kan du | kunne du | det ser ut til",
            """
        samtalen du | samtalen som du | samtalen, så | samtalen så | transkripsjonen | teksten
        du | ikke har delt | ikke har sendt | ikke har lagt ved
        """,
        ),
        *openings("det er ingen samtale | det finnes ingen samtale | ingen samtale er"),
    ),
    thinking=openings(
        """
        ok, | okei, | okay, | altså, | så, | greit, | hmm | jeg skal | jeg må | jeg bør | jeg
        trenger | vi skal | vi må | vi trenger | la meg | la oss | først må jeg | først skal jeg
        | brukeren vil at jeg | brukeren ønsker at jeg | brukeren ber meg | min oppgave er |
        oppgaven min er | oppgaven er
        """,
        """
        oppsummere | sammenfatte | en oppsummering | et sammendrag | sammendraget |
        oppsummeringen | trinn for trinn | steg for steg | transkripsjonen | et referat
        """,
    ),
    announcing=words(
        """
        agenten aktuell alt assistenten assistentens brukeren brukerens de du et finner for
        fullstendig følgende følger gis gitt gjengis hele helt her i innhold innholdet
        innringeren innringerens kort kortfattet nedenfor nedenstående ny nye nytt ok okei om
        oppdatert oppdaterte oppringeren ovenfor ovenstående samlet selvfølgelig siste skrevet
        tekst teksten telefonsamtale telefonsamtalen tidligere versjon versjonen vi
        """
    ),
    talk=phrases(
        """
        takk | vennligst | vær så snill | vær så god | velkommen | gjerne | beklager | unnskyld
        | dessverre | ha en | ha det | hei | vi ses | vi sees | vi snakkes | ønsker deg | ikke
        noe problem | selvfølgelig | selvsagt | naturligvis | absolutt | la meg | la oss | skal
        jeg | skal vi | kan jeg | kan du | kan dere | vil du | vil dere | har du | har dere |
        trenger du | får jeg | kunne du | noe mer | noe annet | et øyeblikk | ikke nøl | ta
        gjerne | bare ta | ring gjerne | godt spørsmål | bare å | vi | oss | jeg skal | jeg vil
        """
    ),
    farewells=phrases(
        """
        ha det | ha det bra | ha det fint | hade bra | hei så lenge | farvel | adjø | vi ses |
        vi sees | vi snakkes | vi høres | på gjensyn | på gjenhør | ha en fin | ha en god | ha
        en hyggelig | ha en flott | ha en fortsatt | fortsatt god | fortsatt fin | god helg |
        god kveld | god tur | god reise | god bedring | god natt | god ferie | sov godt | lykke
        til | kjør forsiktig | ta vare på deg | velkommen tilbake | kos deg | med vennlig hilsen
        | vennlig hilsen | beste hilsen | hilsen | takk for samtalen | takk for at du ringte |
        takk for nå
        """
    ),
    planning=phrases(
        """
        jeg må | jeg skal | jeg bør | jeg trenger å | må jeg | skal jeg | bør jeg | la meg | la
        oss | la oss se | jeg tror | jeg tenker | jeg skriver | jeg starter | jeg begynner | hmm
        | kanskje jeg | vi må | vi skal
        """
    ),
)
