#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Danish."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

DANISH = Language(
    code="da",
    script="LATIN",
    common=words(
        """
        af aftalte allerede bede bekræftede blev blevet blive bliver både bør dage den denne
        derefter deres derfor det dette dig efter efterfølgende eller ellers en endnu er fandt
        fik fordi fra få får før først gange gennem gerne gik giver går gør gøre har havde
        heller hende hendes herefter herunder hjem hjælpe hos hun hvad hvem hverken hvilken hvis
        hvor hvordan hvorfor hvornår igen ikke ind inden indtil ingen jeg jer kan kommer kunden
        kundens kunne lige med meget mellem men mig mindst må måske nej nogen nogensinde noget
        nogle når og også oplyste på ringede ringer sagde samt samtale sende sendt siden sidst
        sig siger skal skulle som spurgte stadig stadigvæk så tage tager tak til tilbage ud uden
        uge uger ved venligst vil vores være været ønskede
        """
    ),
    first_person=words("jeg mig min mit mine vi os vores"),
    second_person=words("du dig din dit dine jer jeres"),
    topic=phrases(
        """
        samtale* | opkaldets | sammenfat* | opsummer* | resum* | referat* | transskri* |
        udskrift* | dialog* | noter | noterne | drøftede* | diskuterede*
        """
    ),
    reporting=phrases(
        """
        kunde | kunden | kundens | kunder | kunderne | klient* | opringer* | indringer* | den
        der ringede | brugeren* | ringede | spurgte | spørger | ville | ønskede | ønsker |
        anmodede | anmoder | bad om | beder om | bad assistenten | sagde | siger | oplyste |
        oplyser | fortalte | fortæller | nævnte | nævner | meddelte | meddeler | rapporterede |
        forklarede | forklarer | bekræftede | bekræfter | bekræftet | accepterede | accepterer |
        gik med til | indvilligede | afviste | takkede nej | takkede ja | klagede | klage* |
        reklamation* | lovede | tilbød | informerede | informeret | foreslog | bookede |
        bestilte | afbestilte | aftalte | aftalt | blev enige | assistenten | assistentens |
        agenten | agentens | medarbejderen | kundeservice
        """
    ),
    asking=words("hvad hvem hvis hvor hvornår hvilken hvilket hvilke hvorfor hvordan"),
    yes_no=phrases(
        """
        ja | nej | jo | jamen | javel | ja tak | nej tak | selvfølgelig | naturligvis | absolut
        | bestemt | sikkert | okay | ok | hej | hej hej | goddag | god dag | godmorgen |
        godaften | hallo | intet problem | ingen problem | det er i orden | i orden | jeg
        forstår | forstået | det er korrekt | det er rigtigt | det stemmer | korrekt | rigtigt |
        præcis | netop | nemlig | perfekt | super | fint | fantastisk | dejligt | glimrende |
        meget gerne | gerne | åh | nå | det lyder godt
        """
    ),
    offers=phrases(
        """
        jeg kan hjælpe dig | jeg kan hjælpe jer | jeg hjælper dig gerne | jeg hjælper gerne |
        jeg vil gerne hjælpe | det kan jeg hjælpe | hvordan kan jeg hjælpe | hvad kan jeg hjælpe
        | hvad kan jeg gøre for | tak fordi du ringer | tak fordi du ringede | tak for dit
        opkald | tak fordi du kontakter | tak for din henvendelse | tak for din tålmodighed |
        lad mig tjekke | lad mig se | lad mig undersøge | lad mig hjælpe | lad mig lige | jeg
        tjekker | jeg vil tjekke | jeg undersøger | et øjeblik | vent venligst | lige et øjeblik
        | det er jeg ked af at høre | det gør mig ondt at høre | jeg forstår din | jeg forstår
        godt | jeg forstår, at du | jeg sørger for det | det ordner jeg | jeg tager mig af
        """
    ),
    apologies=phrases(
        """
        jeg beklager | beklager | jeg beklager meget | desværre | undskyld | jeg undskylder |
        jeg er ked af det | det er jeg ked af | det gør mig ondt | for ulejligheden | jeg er ked
        af
        """
    ),
    unable=openings(
        "jeg kan | kan jeg | jeg er | jeg har | jeg må | har jeg | må jeg | det kan jeg | at jeg",
        "ikke | ingen",
    ),
    unwilling=(
        *openings(
            """
        jeg kan ikke | jeg kan desværre ikke | jeg kan beklageligvis ikke | jeg vil ikke | jeg
        må ikke | jeg er ikke i stand
        """,
            """
        opsummer | resum | sammenfat | hjælpe med | hjælpe dig | opfylde | personoplysninger |
        personlige oplysninger | anmodning | denne samtale
        """,
        ),
        *openings(
            """
        som ai | som en ai | som sprogmodel | som en sprogmodel | jeg er en ai | jeg er blot en
        | jeg er kun en | jeg er en sprogmodel | som kunstig intelligens
        """,
            "jeg | sprogmodel | ai",
        ),
        *openings("jeg må afvise | jeg må desværre afvise | jeg nægter | jeg har ikke tilladelse"),
        *openings(
            "venligst | vær venlig | send | del | giv mig | kan du | kunne du | det ser ud til",
            """
        samtalen, du | samtalen du | samtalen, som du | samtalen, så | samtalen så |
        transskriptionen | teksten, du | teksten du | ikke har delt | ikke har sendt | ikke har
        vedhæftet
        """,
        ),
        *openings("der er ingen samtale | der er ikke nogen samtale | ingen samtale er"),
    ),
    thinking=openings(
        """
        okay, | ok, | altså, | så, | godt, | hmm | jeg skal | jeg må | jeg bør | jeg er nødt til
        | vi skal | vi må | vi er nødt til | lad mig | lad os | først skal jeg | først må jeg |
        brugeren vil have mig | brugeren ønsker, at jeg | brugeren beder mig | min opgave er |
        opgaven er
        """,
        """
        opsummere | sammenfatte | en opsummering | et resumé | resuméet | en sammenfatning |
        trin for trin | skridt for skridt | transskriptionen | et referat
        """,
    ),
    announcing=words(
        """
        agenten aktuel alt assistenten assistentens at brugeren brugerens de der dit et for
        fulde følgende følger gengives givet hele helt her i indhold indholdet kort kortfattet
        mit nedenfor nedenstående ny nye nyt ok okay om opdaterede opdateret opkald opkalder
        opkalderen opkaldet opkaldets opringeren ovenfor ovenstående samlet selvfølgelig seneste
        skrevet tekst teksten telefonsamtale telefonsamtalen tidligere version versionen vi
        """
    ),
    talk=phrases(
        """
        tak | venligst | velkommen | gerne | beklager | undskyld | desværre | hav en | hav det |
        fortsat | hej | farvel | vi ses | vi tales | ønsker dig | intet problem | selvfølgelig |
        naturligvis | absolut | lad mig | lad os | skal jeg | skal vi | kan jeg | kan du | kan i
        | vil du | vil i | har du | har i | må jeg | behøver du | kunne du | ellers andet |
        andet, jeg | et øjeblik | tøv ikke | skriv endelig | ring endelig | godt spørgsmål |
        bare | vi | os | vores | jeg skal | jeg vil
        """
    ),
    farewells=phrases(
        """
        farvel | hej hej | hej så længe | vi ses | vi tales | vi tales ved | på gensyn | på
        genhør | hav en god | hav en dejlig | hav en rigtig | hav det godt | hav det | god dag |
        god aften | god weekend | god tur | god rejse | god ferie | god fornøjelse | god bedring
        | god nat | sov godt | fortsat god | held og lykke | pas på dig selv | kør forsigtigt |
        velbekomme | med venlig hilsen | venlig hilsen | de bedste hilsner | bedste hilsner |
        mange hilsner | tak for opkaldet | tak for dit opkald | tak fordi du ringede | kom godt
        hjem
        """
    ),
    planning=phrases(
        """
        jeg skal | jeg må | jeg bør | jeg er nødt til | skal jeg | bør jeg | må jeg | lad mig |
        lad os | lad os se | jeg tror | jeg tænker | jeg skriver | jeg starter | jeg begynder |
        hmm | måske skal jeg | vi skal | vi må
        """
    ),
)
