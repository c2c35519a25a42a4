#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Swedish."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

SWEDISH = Language(
    code="sv",
    script="LATIN",
    common=words(
        """
        att av bara behöver bekräftade blev blir den denna deras det detta dig din dina ditt där
        efter eftersom eller en ert ett fick finns frågade från få får för före genom gick hade
        har henne hennes hjälpa hon honom hos hur här igen inga ingen innan inom inte jag kan
        kommer kunde kunden med mellan men mig mitt mycket många måste nej när någon något några
        och också på redan ringde ringer sade samt sedan ska skulle som så tack till utan vad
        vara varför varit vid vilken vill vänligen än ännu är även åt önskade över
        """
    ),
    first_person=words("jag mig min mitt mina vi oss vår vårt våra"),
    second_person=words("du dig din ditt dina ni er ert era dej"),
    topic=phrases(
        """
        samtal* | konversation* | sammanfatt* | transkript* | transkription* | utskrift* |
        dialog* | anteckning* | diskussion* | diskuterade*
        """
    ),
    reporting=phrases(
        """
        kund | kunden | kundens | kunder | kunderna | klient* | uppringaren* | inringaren* | den
        som ringde | användare* | personen | ringde | frågade | frågar | undrade | undrar |
        ville | önskade | önskar | begärde | begär | bad om | bad att | bad assistenten |
        efterfrågade | sade | sa att | säger | uppgav | uppger | berättade | berättar | nämnde |
        nämner | meddelade | meddelar | rapporterade | rapporterar | förklarade | förklarar |
        bekräftade | bekräftar | bekräftades | godkände | godkänner | accepterade | accepterar |
        gick med på | avböjde | avvisade | tackade nej | tackade ja | klagade | klagomål* |
        reklamation* | lovade | lovades | erbjöd | erbjöds | informerade | informerades |
        föreslog | föreslogs | bokade | bokades | avbokade | avbokades | kom överens |
        överenskom* | assistenten | assistentens | agenten | agentens | handläggaren |
        medarbetaren | kundtjänst
        """
    ),
    asking=words("vad vem vems var vart när vilken vilket vilka varför hur"),
    yes_no=phrases(
        """
        ja | nej | jo | javisst | ja visst | jajamän | absolut | självklart | visst | okej | ok
        | hej | hej hej | hejsan | hallå | god morgon | god dag | god kväll | inga problem |
        inget problem | ingen fara | jag förstår | förstått | det stämmer | det stämmer bra |
        stämmer | precis | exakt | just det | korrekt | helt rätt | perfekt | toppen | utmärkt |
        bra | jättebra | mycket bra | vad bra | fint | härligt | underbart | naturligtvis |
        givetvis | gärna | såklart | åh | oj | nej då | ja tack
        """
    ),
    offers=phrases(
        """
        jag kan hjälpa dig | jag kan hjälpa er | jag hjälper dig gärna | jag hjälper er gärna |
        jag hjälper gärna | självklart kan jag | hur kan jag hjälpa | vad kan jag hjälpa | vad
        kan jag göra för | tack för att du ringer | tack för att du ringde | tack för ditt
        samtal | tack för att du kontaktar | tack för att du hör av | tack för att du väntade |
        låt mig kolla | låt mig se | låt mig kontrollera | låt mig hjälpa | jag ska kolla | jag
        kollar | ett ögonblick | vänta ett ögonblick | varsågod och vänta | tråkigt att höra |
        det var tråkigt | jag beklagar att höra | jag förstår din | jag förstår att du | jag
        fixar det | jag ordnar det | jag tar hand om det | jag finns här | vad roligt att
        """
    ),
    apologies=phrases(
        """
        jag är ledsen | jag är hemskt ledsen | ledsen | tyvärr | beklagar | jag beklagar |
        förlåt | ursäkta | jag ber om ursäkt | ber om ursäkt | jag är mycket ledsen | för
        besväret
        """
    ),
    unable=openings(
        "jag kan | kan jag | jag är | jag har | jag får | har jag | får jag | det kan jag | det går",
        "inte | ingen | inga",
    ),
    unwilling=(
        *openings(
            """
        jag kan inte | jag kan tyvärr inte | jag kommer inte att | jag får inte | jag har inte
        möjlighet
        """,
            """
        sammanfatt | hjälpa till | hjälpa dig | uppfylla | utföra | personuppgifter | begäran |
        det här samtalet | detta samtal
        """,
        ),
        *openings(
            """
        som ai | som en ai | som språkmodell | som en språkmodell | jag är en ai | jag är bara
        en | jag är en språkmodell
        """,
            "jag | språkmodell | ai",
        ),
        *openings(
            "jag måste avböja | jag måste tacka nej | jag vägrar | jag är inte behörig | jag har inte behörighet"
        ),
        *openings(
            "vänligen | var vänlig | skicka | dela | ge mig | kan du | det verkar som",
            """
        samtalet du vill | samtalet som du | samtalet så att | konversationen du |
        konversationen som du | konversationen så | transkriptionen | texten som du | inte har
        delat | inte har skickat | inte har bifogat
        """,
        ),
        *openings("det finns inget samtal | det finns ingen konversation | inget samtal har"),
    ),
    thinking=openings(
        """
        okej, | ok, | alltså, | så, | bra, | hmm | jag måste | jag ska | jag behöver | jag bör |
        vi måste | vi ska | vi behöver | låt mig | först måste jag | först ska jag | användaren
        vill att jag | användaren ber mig | min uppgift är | uppgiften är
        """,
        """
        sammanfatta | en sammanfattning | sammanfattningen | steg för steg | anteckningarna |
        transkriptionen
        """,
    ),
    announcing=words(
        """
        agenten aktuell användaren användarens assistenten assistentens de fullständig följande
        följer ges given gärna göra hela helt i innehåll innehållet kort kortfattad kundens
        lämnas nedan ny nya nytt ok okej ovan ovanstående presenteras sammanfattas samtalets
        senaste självklart skriven skrivits telefonsamtal telefonsamtalet text texten tidigare
        uppdaterad uppdaterade uppringaren uppringarens version versionen visst
        """
    ),
    talk=phrases(
        """
        tack | tackar | snälla | vänligen | varsågod | välkommen | gärna | ledsen | beklagar |
        ursäkta | förlåt | ha en | trevlig | hej | hej då | vi ses | vi hörs | önskar dig | inga
        problem | ingen fara | självklart | naturligtvis | givetvis | visst | absolut | låt mig
        | låt oss | ska jag | ska vi | kan jag | kan du | kan ni | vill du | vill ni | har du |
        har ni | behöver du | får jag | skulle du | något mer | något annat | ett ögonblick |
        tveka inte | hör av dig | bra fråga | bara att | vi | oss | jag ska | jag kommer att
        """
    ),
    farewells=phrases(
        """
        hej då | hejdå | hej så länge | adjö | vi ses | vi hörs | på återseende | på återhörande
        | ha en bra | ha en fin | ha en trevlig | ha en fortsatt | ha det bra | ha det så bra |
        ha det fint | trevlig helg | trevlig kväll | trevlig resa | trevlig dag | fortsatt
        trevlig | god natt | sov gott | lycka till | krya på dig | kör försiktigt | ta hand om
        dig | smaklig måltid | mycket nöje | välkommen åter | varmt välkommen | med vänlig
        hälsning | med vänliga hälsningar | vänliga hälsningar | hälsningar | tack för att du
        ringde | tack för ditt samtal | tack och hej | allt gott
        """
    ),
    planning=phrases(
        """
        jag måste | jag ska | jag bör | jag behöver | måste jag | ska jag | bör jag | låt mig |
        låt oss | vi får se | jag tror | jag tänker | jag skriver | jag börjar | jag vill | hmm
        | kanske jag | vi ska | vi måste
        """
    ),
)
