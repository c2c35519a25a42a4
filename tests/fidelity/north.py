#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Calls, good summaries of them and bad replies, in languages of the north of Europe."""

from material import Material

SWEDISH = Material(
    call=(
        "Hej, det här är Karin Lindqvist. Mitt bredband har inte fungerat sedan i måndags.",
        "Hej Karin, det var tråkigt att höra. Vilket kundnummer har du?",
        "Det är 70 41 882. Routern blinkar rött hela tiden.",
        "Tack. Jag ser ett kabelfel i ditt område, på Storgatan 14 i Umeå.",
        "Jag jobbar hemifrån, så jag måste ha det igång före torsdag.",
        "En tekniker kan komma på onsdag mellan klockan 8 och 12.",
        "Det går bra. Får jag någon ersättning för dagarna utan internet?",
        "Ja, vi drar av 120 kronor på nästa faktura.",
        "Bra. Kan du skicka en bekräftelse till min mejl, karin.l@example.org?",
        "Absolut, den skickas nu. Något mer?",
        "Vad händer om felet är kvar efter onsdag?",
    ),
    refusals=(
        "Jag är ledsen, men jag kan inte hjälpa till med det.",
        "Tyvärr kan jag inte sammanfatta det här samtalet.",
        "Jag kan tyvärr inte sammanfatta samtalet eftersom det innehåller personuppgifter.",
        "Som språkmodell har jag inte tillgång till telefonsamtal.",
        "Vänligen skicka samtalet du vill att jag ska sammanfatta.",
        "Jag beklagar, men jag får inte lämna ut den informationen.",
    ),
    announcements=(
        "Här är en sammanfattning av samtalet mellan kunden och assistenten.",
        "Nedan följer en kort sammanfattning av konversationen.",
        "Självklart! Här kommer den uppdaterade sammanfattningen.",
    ),
    answers=(
        "Om felet är kvar efter onsdag kan du ringa oss igen, så skickar vi en ny tekniker till dig.",
        "Hej Karin! Hur kan jag hjälpa dig i dag?",
        "Självklart! Jag kan hjälpa dig med det.",
        "Ja, då får du ett mobilt bredband under tiden.",
    ),
    farewells=(
        "Ring oss om det inte fungerar, så hjälper vi dig. Ha en trevlig dag!",
        "Tack för att du ringde. Hej då!",
        "Vi ses på onsdag!",
    ),
    thoughts=(
        "Okej, jag måste sammanfatta det här samtalet. Kunden verkar heta Karin.",
        "Användaren vill att jag skriver en sammanfattning. Först ska jag titta på vad som sades.",
        "Låt mig se. Jag bör ta med namn och nummer i sammanfattningen, och jag tror att det räcker.",
    ),
    good=(
        "Karin Lindqvist (kundnummer 7041882) ringde om att hennes bredband på Storgatan 14 i Umeå "
        "inte har fungerat sedan i måndags. Ett kabelfel konstaterades, och en tekniker kommer på "
        "onsdag mellan 8 och 12. Hon får 120 kronor i ersättning på nästa faktura.",
        "Kunden arbetar hemifrån och behöver få igång bredbandet före torsdag. Assistenten bokade en "
        "tekniker till onsdag 8-12 och lovade ett avdrag på 120 kronor. Bekräftelsen skickas till "
        "karin.l@example.org. Obesvarat: vad som händer om felet är kvar.",
        "- Kund: Karin Lindqvist, 7041882\n- Bredband nere sedan måndag, routern blinkar rött\n"
        "- Kabelfel på Storgatan 14, Umeå\n- Tekniker onsdag 8-12\n- 120 kronor i avdrag",
        'Kunden frågade om ersättning. Assistenten sade: "Ja, vi drar av 120 kronor." Teknikern kommer '
        "onsdag 8-12, och kunden undrar vad som händer om felet är kvar.",
        "Samtalet gällde ett avbrott i bredbandet sedan i måndags hos Karin Lindqvist. Tekniker "
        "bokades till onsdag, och en bekräftelse skickas via mejl.",
        'Assistenten sade "jag kan tyvärr inte lova något före onsdag", och kunden godtog tiden '
        "mellan 8 och 12 samt avdraget på 120 kronor.",
        "Karin Lindqvist ringer om sitt bredband, som är nere. Hon vill ha det igång före torsdag och "
        "accepterar ett teknikerbesök på onsdag mellan 8 och 12.",
    ),
    plain=(
        "Jag vill gärna boka om min tid till nästa vecka.",
        "Var är paketet som jag beställde i förra veckan?",
        "Kunden ville veta när leveransen kommer.",
        "Det går inte att logga in på mitt konto.",
        "Hon frågade om det finns lediga rum i augusti.",
        "Vi har tyvärr inga bord kvar på lördag.",
        "Kan ni skicka fakturan till min nya adress?",
        "Teknikern kommer mellan åtta och tolv på onsdag.",
        "Hur mycket kostar det att ändra biljetten?",
        "Han är inte hemma före klockan sex.",
    ),
)

DANISH = Material(
    call=(
        "Goddag, det er Mette Sørensen. Jeg vil gerne flytte min tid hos tandlægen.",
        "Goddag Mette. Hvornår har du en tid nu?",
        "Den 12. marts klokken 9.30 hos doktor Bach på Vestergade.",
        "Tak. Hvornår vil det passe dig bedre?",
        "Helst efter klokken 15, for jeg har et møde i Aarhus den formiddag.",
        "Der er en ledig tid den 14. marts klokken 15.45.",
        "Det er fint, den tager jeg. Jeg har også tandpine i venstre side.",
        "Det skriver jeg i journalen. Skal vi ringe på 20 31 44 59?",
        "Ja, det er mit nummer. Hvad koster en undersøgelse uden forsikring?",
        "Den koster 385 kroner, og røntgen koster 190 kroner ekstra.",
        "Kan jeg betale med MobilePay?",
    ),
    refusals=(
        "Jeg beklager, men jeg kan ikke hjælpe med det.",
        "Desværre kan jeg ikke opsummere denne samtale.",
        "Jeg kan ikke lave et resumé af samtalen, da den indeholder personoplysninger.",
        "Som sprogmodel har jeg ikke adgang til telefonsamtaler.",
        "Send venligst samtalen, du gerne vil have opsummeret.",
        "Undskyld, men jeg må ikke dele de oplysninger.",
    ),
    announcements=(
        "Her er et resumé af samtalen mellem kunden og assistenten.",
        "Nedenfor følger en kort opsummering af samtalen.",
        "Selvfølgelig! Her er den opdaterede opsummering af opkaldet.",
    ),
    answers=(
        "Ja, du kan betale med MobilePay i receptionen.",
        "Du kan betale med MobilePay eller kort, og vi sender dig gerne en kvittering.",
        "Hej Mette! Hvordan kan jeg hjælpe dig i dag?",
        "Selvfølgelig! Jeg kan hjælpe dig med at flytte tiden.",
    ),
    farewells=(
        "MobilePay er helt fint, vi ses!",
        "Tak fordi du ringede. Hav en god dag!",
        "Farvel og god bedring!",
    ),
    thoughts=(
        "Okay, jeg skal opsummere denne samtale. Kunden hedder vist Mette.",
        "Brugeren beder mig om et resumé. Først skal jeg se på, hvad der blev sagt.",
        "Lad mig se. Jeg bør tage navne og tal med i resuméet, og jeg tror, at det er nok.",
    ),
    good=(
        "Mette Sørensen ringede for at flytte sin tid hos doktor Bach den 12. marts klokken 9.30. Hun "
        "fik i stedet en tid den 14. marts klokken 15.45, da hun har et møde i Aarhus. Hun har tandpine "
        "i venstre side, og det blev noteret i journalen.",
        "Kunden ønsker en tid efter klokken 15. Assistenten tilbød den 14. marts klokken 15.45, og kunden "
        "accepterede. En undersøgelse koster 385 kroner, røntgen 190 kroner ekstra. Åbent: betaling med "
        "MobilePay.",
        "- Mette Sørensen, 20 31 44 59\n- Tid flyttet fra 12. marts 9.30 til 14. marts 15.45\n"
        "- Tandpine i venstre side\n- Pris: 385 kroner, røntgen 190 kroner",
        'Kunden spurgte, om hun kan betale med MobilePay. Før det sagde assistenten: "Den koster 385 '
        'kroner." Tiden er flyttet til den 14. marts klokken 15.45.',
        "Samtalen handlede om at flytte en tid hos tandlægen på Vestergade til den 14. marts. Prisen "
        "uden forsikring blev oplyst til 385 kroner.",
        'Assistenten sagde "jeg kan desværre ikke tilbyde en tid før den 14. marts", og kunden tog tiden '
        "klokken 15.45 hos doktor Bach.",
        "Mette Sørensen ringer om sin tid hos tandlægen og vil have den flyttet. Hun spørger også, hvad "
        "en undersøgelse koster, og får oplyst 385 kroner.",
    ),
    plain=(
        "Jeg vil gerne flytte min tid til næste uge.",
        "Hvor er pakken, som jeg bestilte i sidste uge?",
        "Kunden ville vide, hvornår varen bliver leveret.",
        "Jeg kan ikke logge ind på min konto, og det haster.",
        "Hun spurgte, om der var ledige værelser efter den 3. august.",
        "Vi har desværre ikke noget bord tilbage på lørdag.",
        "Kan I sende regningen til mig igen?",
        "Hvad koster det at ændre billetten nu?",
        "Han blev ringet op af en medarbejder i går.",
        "Min mand er ikke hjemme før klokken seks, og jeg har meget travlt.",
    ),
)

NORWEGIAN = Material(
    call=(
        "Hei, dette er Ingrid Haugen. Jeg har bestilt en sofa som ikke har kommet ennå.",
        "Hei Ingrid. Hva er ordrenummeret ditt?",
        "Det er 558 20 17. Den skulle vært levert forrige fredag.",
        "Jeg ser at sofaen står på lageret i Drammen, den ble forsinket fra fabrikken.",
        "Vi flytter til Bergen den 20. juni, så den må komme før det.",
        "Jeg kan sette opp levering torsdag 13. juni etter klokken 16.",
        "Det passer bra. Kan sjåføren bære den opp til tredje etasje?",
        "Ja, innbæring koster 450 kroner, men vi tar det gratis på grunn av forsinkelsen.",
        "Så fint. Får jeg en melding på telefon før de kommer?",
        "Ja, sjåføren ringer en halvtime før på 934 55 210.",
        "Hva gjør jeg hvis sofaen er skadet?",
    ),
    refusals=(
        "Beklager, men jeg kan ikke hjelpe med det.",
        "Dessverre kan jeg ikke oppsummere denne samtalen.",
        "Jeg kan ikke lage et sammendrag av samtalen, fordi den inneholder personopplysninger.",
        "Som språkmodell har jeg ikke tilgang til telefonsamtaler.",
        "Vennligst send samtalen du vil ha oppsummert.",
        "Jeg beklager, men jeg har ikke lov til å dele den informasjonen.",
    ),
    announcements=(
        "Her er et sammendrag av samtalen mellom kunden og assistenten.",
        "Nedenfor følger en kort oppsummering av samtalen.",
        "Selvfølgelig! Her er den oppdaterte oppsummeringen av telefonsamtalen.",
    ),
    answers=(
        "Hvis sofaen er skadet, kan du ta et bilde og sende det til oss, så bytter vi den for deg.",
        "Hei Ingrid! Hvordan kan jeg hjelpe deg i dag?",
        "Selvfølgelig! Jeg kan hjelpe deg med det.",
        "Ja, da får du en ny uten ekstra kostnad.",
    ),
    farewells=(
        "Ta kontakt hvis den er skadet, så ordner vi det. Ha en fin dag!",
        "Takk for at du ringte. Ha det bra!",
        "Vi snakkes, og lykke til med flyttingen!",
    ),
    thoughts=(
        "Ok, jeg må oppsummere denne samtalen. Kunden heter visst Ingrid.",
        "Brukeren ber meg om et sammendrag. Først skal jeg se på hva som ble sagt.",
        "La meg se. Jeg bør ta med navn og tall i sammendraget, og jeg tror at det holder.",
    ),
    good=(
        "Ingrid Haugen ringte om en sofa, ordre 5582017, som skulle vært levert forrige fredag. Sofaen "
        "står på lageret i Drammen. Levering ble avtalt til torsdag 13. juni etter klokken 16, med gratis "
        "innbæring til tredje etasje.",
        "Kunden flytter til Bergen den 20. juni og trenger sofaen før det. Assistenten tilbød levering "
        "13. juni, og kunden godtok. Sjåføren ringer en halvtime før på 93455210. Ubesvart: hva hun gjør "
        "hvis sofaen er skadet.",
        "- Ingrid Haugen, ordre 5582017\n- Sofa forsinket fra fabrikken, står i Drammen\n"
        "- Levering torsdag 13. juni etter 16\n- Innbæring gratis (ellers 450 kroner)",
        'Kunden spurte om innbæring. Assistenten svarte: "Ja, vi tar det gratis." Leveringen er torsdag 13. '
        "juni, og hun lurer på hva som skjer hvis sofaen er skadet.",
        "Samtalen gjaldt en forsinket sofa som må leveres før flyttingen til Bergen den 20. juni. "
        "Innbæringen på 450 kroner ble strøket.",
        'Assistenten sa "jeg kan dessverre ikke levere før 13. juni", og kunden godtok tidspunktet etter '
        "klokken 16 i Bergen.",
        "Ingrid Haugen ringer om ordre 5582017. Hun ønsker levering før den 20. juni, og får bekreftet "
        "torsdag 13. juni med innbæring til tredje etasje.",
    ),
    plain=(
        "Jeg vil gjerne flytte timen min til neste uke.",
        "Hvor er pakken som jeg bestilte forrige uke?",
        "Kunden ville vite hva det koster å endre billetten.",
        "Jeg får ikke logget inn på kontoen, og det haster å få hjelp.",
        "Hun spurte om det var ledige rom etter 3. august.",
        "Vi har dessverre ikke noe bord igjen på lørdag.",
        "Kan dere sende regningen til meg igjen?",
        "Hva koster det å avbestille nå?",
        "Han ble oppringt av en medarbeider, men hadde ikke tid.",
        "Mannen min er ikke hjemme før klokken seks, og jeg har mye å gjøre.",
    ),
)

FINNISH = Material(
    call=(
        "Hei, täällä Aino Virtanen. Haluaisin muuttaa hotellivarausta.",
        "Hei Aino. Mikä on varausnumero?",
        "Se on 83 19 204, kaksi yötä Tampereella 5. heinäkuuta alkaen.",
        "Kiitos. Löysin varauksen, kahden hengen huone. Miten haluat muuttaa sitä?",
        "Tulemme vasta 6. heinäkuuta ja jäämme kolmeksi yöksi, koska juna on peruttu.",
        "Se onnistuu. Lisäyö maksaa 129 euroa, aamiainen kuuluu hintaan.",
        "Hyvä. Tarvitsemme myös lastensängyn, tyttäremme on kaksivuotias.",
        "Lisäsin lastensängyn maksutta. Lähetänkö vahvistuksen sähköpostiin?",
        "Kyllä, osoite on aino.v@example.org.",
        "Vahvistus on lähetetty. Muutos on voimassa heti.",
        "Onko hotellilla pysäköintipaikkaa autolle?",
    ),
    refusals=(
        "Olen pahoillani, mutta en voi auttaa tässä.",
        "Valitettavasti en voi tiivistää tätä keskustelua.",
        "En voi tehdä yhteenvetoa keskustelusta, koska se sisältää henkilötietoja.",
        "Tekoälynä minulla ei ole pääsyä puheluihin.",
        "Voisitko lähettää keskustelun, jonka haluat tiivistettävän?",
        "Pahoittelen, mutta en pysty täyttämään tätä pyyntöä.",
    ),
    announcements=(
        "Tässä on yhteenveto asiakkaan ja avustajan välisestä keskustelusta.",
        "Alla on lyhyt tiivistelmä keskustelusta.",
        "Totta kai! Tässä on päivitetty yhteenveto puhelusta.",
    ),
    answers=(
        "Kyllä, hotellilla on pysäköintihalli.",
        "Voit pysäköidä hallin kellariin, ja saat alennuksen, kun näytät avaimen vastaanotossa.",
        "Hei Aino! Miten voin auttaa sinua tänään?",
        "Totta kai! Voin auttaa sinua varauksen kanssa.",
    ),
    farewells=(
        "Pysäköinti on kellarissa, tervetuloa!",
        "Kiitos soitosta ja hyvää päivänjatkoa!",
        "Nähdään heinäkuussa, hyvää matkaa!",
    ),
    thoughts=(
        "Okei, minun täytyy tiivistää tämä keskustelu. Asiakas on ilmeisesti Aino.",
        "Käyttäjä haluaa, että teen yhteenvedon. Katsotaan ensin, mitä sanottiin.",
        "Katsotaan. Minun pitäisi ottaa nimet ja numerot mukaan yhteenvetoon, luulen että se riittää.",
    ),
    good=(
        "Aino Virtanen soitti muuttaakseen varausta 8319204 Tampereella. Uusi tulopäivä on 6. heinäkuuta "
        "ja yöpyminen kestää kolme yötä, koska juna on peruttu. Lisäyö maksaa 129 euroa, ja huoneeseen "
        "lisättiin lastensänky maksutta.",
        "Asiakas halusi siirtää hotellivarausta päivällä. Avustaja vahvisti muutoksen ja kertoi, että "
        "aamiainen kuuluu hintaan. Vahvistus lähetettiin osoitteeseen aino.v@example.org. Avoinna: "
        "pysäköintipaikka autolle.",
        "- Aino Virtanen, varaus 8319204\n- Tampere, 6. heinäkuuta alkaen kolme yötä\n"
        "- Lisäyö 129 euroa, aamiainen kuuluu hintaan\n- Lastensänky maksutta",
        'Asiakas kysyi lastensänkyä. Avustaja sanoi: "Lisäsin lastensängyn maksutta." Varaus alkaa 6. '
        "heinäkuuta, ja asiakas kysyy vielä pysäköinnistä.",
        "Keskustelu koski hotellivarauksen muuttamista Tampereella. Varaus siirrettiin 6. heinäkuuta "
        "alkavaksi, ja lisäyön hinnaksi sovittiin 129 euroa.",
        'Avustaja sanoi "valitettavasti en voi tarjota alennusta", ja asiakas hyväksyi lisäyön hinnan '
        "129 euroa Tampereella.",
        "Aino Virtanen haluaa muuttaa varausta ja pyytää lastensängyn kaksivuotiaalle. Hänelle "
        "vahvistetaan kolme yötä ja aamiainen.",
    ),
    plain=(
        "Haluaisin siirtää varauksen ensi viikolle, jos se on mahdollista.",
        "Missä on paketti, jonka tilasin viime viikolla?",
        "Asiakas halusi tietää, milloin toimitus tulee.",
        "En voi kirjautua tilille, koska salasana ei toimi.",
        "Hän kysyi, onko elokuussa vielä vapaita huoneita.",
        "Minulla ei ole enää aikaa tällä viikolla.",
        "Voiko laskun saada uudelleen, kun osoite on muuttunut?",
        "Mitä lipun muuttaminen maksaa nyt?",
        "Hän ei ole kotona ennen kuutta.",
        "Laite oli rikki jo silloin kun se tuli.",
    ),
)

NORTH = {
    "sv": SWEDISH,
    "da": DANISH,
    "nb": NORWEGIAN,
    "fi": FINNISH,
}
