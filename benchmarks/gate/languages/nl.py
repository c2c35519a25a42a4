#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Dutch."""

from benchmarks.gate.languages import Scenario, Spoken

SPOKEN = Spoken(
    names="Anna de Vries | Bram Jansen | Sanne Bakker | Omar Haddad",
    days="op maandag | op dinsdag | op woensdag | op donderdag | op vrijdag | op zaterdag",
    amounts="35 euro | 49,90 euro | 120 euro | 18,50 euro",
    labels=("Klant", "Medewerker", "Gesprek", "Notities"),
    headings=("Beller", "Feiten", "Gedaan", "Wensen", "Open"),
    scenarios={
        "parcel": Scenario(
            call="""
            Hallo, met {name}. Mijn bestelling {id} is nog niet aangekomen.
            Wat vervelend. Ik zie dat hij {day} uit ons magazijn is vertrokken.
            Ik heb hem snel nodig, het is een cadeau voor mijn zus. En geen mails, bel me op {phone}.
            Begrepen. Ik kan vandaag gratis een tweede pakket met spoed sturen.
            Fijn, doe dat. En wanneer komt de koerier?
            """,
            who="""
            {name} belde omdat bestelling {id} niet is aangekomen.
            De klant heet {name} en wacht op bestelling {id}.
            {name}, bestelling {id}: niet geleverd.
            """,
            facts="""
            Het pakket is {day} uit het magazijn vertrokken en is een cadeau.
            De medewerker zag dat het {day} is verstuurd.
            Verstuurd {day}.
            """,
            done="""
            Er gaat gratis een tweede pakket met spoed weg.
            De medewerker beloofde een gratis spoedzending.
            Nieuwe spoedzending, gratis.
            """,
            wish="""
            Geen mails, alleen bellen op {phone}.
            Ze wil gebeld worden op {phone} en geen e-mail krijgen.
            Contact: {phone}, geen mail.
            """,
            open="""
            Nog niet bekend is wanneer de koerier komt.
            Gevraagd is wanneer de koerier komt; nog geen antwoord.
            Open: tijd van de koerier.
            """,
            answers="""
            De koerier komt {day} rond {time}, houd uw identiteitsbewijs klaar.
            Hij is er {day}. Kan ik nog iets voor u doen?
            Tussen {time} en twaalf uur. Ik bel u van tevoren.
            """,
        ),
        "appointment": Scenario(
            call="""
            Goedemorgen, met {name}. Ik heb een afspraak en wil die verzetten.
            Natuurlijk. Ik heb {day} om {time} plek bij dokter Patel.
            Dat past. Mijn patiëntnummer is {id}. En praat alstublieft wat langzamer.
            Genoteerd. Neem de nieuwe verzekeringspas mee.
            Doe ik. Kun je nog achter het gebouw parkeren?
            """,
            who="""
            {name}, patiëntnummer {id}, wil een afspraak verzetten.
            De beller {name} (patiënt {id}) vroeg om een andere datum.
            Afspraak verzetten voor {name}, patiënt {id}.
            """,
            facts="""
            De nieuwe afspraak is {day} om {time} bij dokter Patel.
            Afgesproken is {day} om {time}.
            Nieuw: {day}, {time}, dr. Patel.
            """,
            done="""
            De afspraak is verzet en het nummer genoteerd.
            De assistent heeft de afspraak bevestigd.
            Bevestigd.
            """,
            wish="""
            Er moet langzamer gesproken worden.
            Vroeg om langzaam te praten.
            Langzaam praten.
            """,
            open="""
            Of er achter het gebouw geparkeerd kan worden, is nog niet gezegd.
            De nieuwe pas moet mee; de vraag over parkeren staat open.
            Parkeren: nog te beantwoorden.
            """,
            answers="""
            Ja, u kunt daar na {time} gratis parkeren.
            Nee, helaas is dat alleen voor personeel.
            Zeker, neem de tweede ingang links.
            """,
        ),
        "billing": Scenario(
            call="""
            Mijn naam is {name}. Jullie hebben maart twee keer afgeschreven, {amount} per keer.
            Even kijken. Ja, ik zie twee betalingen op rekening {id}.
            Ik wil er één terug. En geen tegoedbon.
            De terugbetaling RF{id} loopt. Dat duurt drie tot vijf dagen.
            Goed. Krijg ik daar een bevestiging van?
            """,
            who="""
            Bij {name} is voor maart twee keer {amount} afgeschreven.
            {name} meldde een dubbele afschrijving van {amount}.
            Dubbele afschrijving van {amount} in maart, {name}.
            """,
            facts="""
            Er staan twee betalingen op rekening {id}.
            De assistent vond beide betalingen op rekening {id}.
            Rekening {id}, twee betalingen.
            """,
            done="""
            Terugbetaling RF{id} loopt, drie tot vijf dagen.
            Eén betaling wordt teruggestort onder RF{id}.
            Terugbetaling: RF{id}.
            """,
            wish="""
            Geen tegoedbon.
            De klant wil geen tegoedbon.
            Tegoedbon afgewezen.
            """,
            open="""
            Of er een bevestiging komt, is nog de vraag.
            De klant vroeg om een bevestiging.
            Bevestiging?
            """,
            answers="""
            Ja, u krijgt binnen een uur een e-mail.
            Zeker, ik heb hem net naar u gestuurd.
            U kunt hem altijd in uw account downloaden.
            """,
        ),
    },
    prefaces="""
    Hier is de samenvatting van het gesprek:
    Samenvatting:
    """,
    addressed="""
    U bent een klant die {id} heeft besteld en niet heeft gekregen. Er komt een tweede pakket.
    Je belde over bestelling {id}, die te laat is. Er gaat een spoedzending weg.
    """,
    refusals="""
    Het spijt me, maar ik kan niet aan dit verzoek voldoen.
    Ik kan dit gesprek niet samenvatten omdat het persoonsgegevens bevat.
    Als AI-taalmodel heb ik geen toegang tot telefoongesprekken.
    Sorry, ik ben niet in staat om een samenvatting te geven.
    """,
    told_refusals="""
    De medewerker zei sorry, er is geen geld terug voor {id}.
    {name} kan niet inloggen; er is een link gestuurd.
    Helaas is het artikel van {id} uitverkocht; {name} neemt het blauwe.
    """,
    offers="""
    Hallo! Hoe kan ik u vandaag helpen?
    Natuurlijk, ik help u daar graag mee.
    Bedankt voor het bellen, {name}. Wat is uw bestelnummer?
    Ik begrijp uw frustratie, {name}, en ik ga er meteen mee aan de slag.
    """,
    announcements="""
    Hier is de samenvatting van het gesprek.
    Dit is een samenvatting van het gesprek tussen de gebruiker en de assistent.
    Het gesprek is samengevat.
    """,
    reasonings="""
    Oké, ik moet dit gesprek samenvatten. Laten we het stap voor stap doen.
    """,
    off_topic="""
    Parijs is de hoofdstad van Frankrijk.
    Water kookt op zeeniveau bij honderd graden.
    """,
    replies="""
    Hij komt {day}, tussen {time} en twaalf uur.
    Bedankt. En als ik niet thuis ben?
    Dan geeft hij het af bij de buren.
    Goed, hartelijk dank. Dag!
    """,
)
