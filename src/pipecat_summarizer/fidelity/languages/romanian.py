#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Romanian."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

ROMANIAN = Language(
    code="ro",
    script="LATIN",
    letters="țșţ",
    common=words(
        """
        a aceasta această acest acesta aceste acestea acestei acestora acestui agentul ale
        apelantul asistentul astfel atunci avea aveți avut azi aș ați bine cererea cerut chiar
        client clienta clientei clientul clientului confirmat cu când cât câte câteva câți că
        către dacă decât deja deoarece despre din dintr-o dintre doar dorea dorește dorit
        dumneavoastră după eu ești fi fie fiind foarte fost fără i i-a iar l-a m-am mea meu mi-a
        mâine n-a nici nicio niciun nimic noi noul nouă nu numai o oferit orice pe pentru poate
        prea primi primit prin promis putea putem puteți până s-a s-au sau solicitat spus sunat
        sunt sunteți să săi său toate trebuie unde unei unui urmare următoarea voia vrea vreau
        vă ziua îi îl îmi în înainte înapoi încă însă într-o într-un între întrebat își îți și
        și-a
        """
    ),
    first_person=words("eu mie mine îmi mă meu mea noi nouă ne nostru noastră pot putem am avem"),
    second_person=words(
        """
        tu tine ție îți te tău ta tăi dumneavoastră dvs dvs. vă voi vouă vostru voastră v-am
        v-ați ați aveți puteți doriți sunteți veți vreți trebuie-vă ai poți vrei dorești
        """
    ),
    topic=phrases(
        """
        conversați* | discuți* | rezum* | sumar | sumarul | sinteza | transcri* | dialog* |
        notițe* | notele | apelul | apelului
        """
    ),
    reporting=phrases(
        """
        client | clientul* | clienta | clientei | apelant* | utilizator* | asistent* | agentul*
        | agenta | agentei | operator* | reprezentant* | a sunat | sună | a întrebat | întreabă
        | întrebat | dorea | dorește | dorit | voia | vrea | vrut | a cerut | cere | cerut |
        solicit* | a spus | spune | spus | a menționat | menționat | menționează | declarat |
        precizat | precizează | afirmat | comunicat | raportat | semnalat | reclamat | reclam* |
        plâns | plângere* | explicat | explică | confirmat | confirmă | acceptat | acceptă | a
        fost de acord | este de acord | refuzat | refuză | promis | promite | oferit | oferă |
        informat* | informează | propus | rezervat | programat | anulat | stabilit | convenit
        """
    ),
    asking=words("ce cine unde când care cărui cât câte câți cum de-ce"),
    yes_no=phrases(
        """
        da | nu | sigur | sigur că da | desigur | bineînțeles | categoric | cu siguranță | bine
        | foarte bine | în regulă | bună | bună ziua | bună dimineața | bună seara | salut |
        nicio problemă | nu-i nimic | nu vă faceți griji | am înțeles | înțeleg | înțeles |
        corect | exact | întocmai | așa este | așa e | adevărat | perfect | excelent | minunat |
        grozav | super | cu plăcere | cu drag | ok | okay | ah | ba da
        """
    ),
    offers=phrases(
        """
        vă pot ajuta | te pot ajuta | pot să vă ajut | pot să te ajut | vă ajut cu plăcere | cu
        plăcere vă | cu ce vă pot | cu ce te pot | cum vă pot ajuta | cum te pot ajuta | cu ce
        pot | cum pot să vă | aș fi bucuros | aș fi bucuroasă | mă bucur să | vă mulțumim că ați
        sunat | vă mulțumesc că ați | mulțumim că ați | mulțumesc că ați | vă mulțumim pentru
        apel | mulțumim pentru apel | vă mulțumesc pentru | permiteți-mi | lăsați-mă | lasă-mă |
        un moment, vă rog | un moment vă rog | o clipă | vă rog să așteptați | verific imediat |
        verific acum | voi verifica | îmi pare rău să aud | îmi pare rău că | înțeleg frustrarea
        | înțeleg îngrijorarea | înțeleg situația | mă ocup | rezolv imediat | sunt aici să |
        sunt aici pentru a
        """
    ),
    apologies=phrases(
        """
        îmi pare rău | ne pare rău | îmi pare foarte rău | din păcate | scuze | scuzați |
        scuzați-mă | îmi cer scuze | ne cerem scuze | regret | pentru neplăcere* | mă scuzați
        """
    ),
    unable=openings(
        """
        nu pot | nu vă pot | nu te pot | nu sunt | nu am | nu mi se permite | nu îmi este | nu
        reușesc | nu voi putea | nu îndeplinesc | nu dețin
        """,
    ),
    unwilling=(
        *openings(
            "nu pot | nu vă pot | nu te pot | nu sunt în măsură | nu sunt capabil* | nu voi",
            """
        rezum | ajuta | ajut cu | această solicitare | această cerere | acestei solicitări |
        îndeplini | date personale | datele personale | datelor personale | această conversație
        | acestei conversații | furniza
        """,
        ),
        *openings(
            """
        ca ai | ca model lingvistic | ca model de limbaj | ca un model | ca inteligență
        artificială | ca asistent ai | fiind un model | fiind o inteligență | fiind un ai | sunt
        un model | sunt doar un model | sunt o inteligență | sunt doar un ai | în calitate de ai
        | în calitate de model | în calitate de inteligență | în calitate de asistent
        """
        ),
        *openings(
            "trebuie să refuz | sunt nevoit* să refuz | nu am permisiunea | nu sunt autorizat* | nu am acces | nu mi se permite"
        ),
        *openings(
            "vă rog | te rog | vă rugăm | puteți | ați putea | trimiteți | furnizați | se pare",
            """
        conversația pe care | conversația, astfel | conversația pentru a | textul conversației |
        transcrierea | transcriptul | nu ați furnizat | nu ați inclus | nu ați trimis |
        furnizați conversația | furnizezi conversația
        """,
        ),
        *openings(
            "nu există nicio conversație | nu există o conversație | nu a fost furnizată | nu este nimic de rezumat | nu există nimic de rezumat"
        ),
    ),
    thinking=openings(
        """
        bine, | ok, | okay, | deci, | deci | așadar | hmm | mai întâi trebuie să | trebuie să |
        ar trebui să | trebuie | am nevoie să | hai să | haideți să | să vedem | utilizatorul
        vrea să | utilizatorul îmi cere | utilizatorul dorește să | sarcina mea | rolul meu
        """,
        """
        rezum conv | rezum ace | rezum ap | rezumez | să fac un rezumat | un rezumat | rezumatul
        | să rezum | pas cu pas | transcrierea
        """,
    ),
    announcing=words(
        """
        actualizat actualizată actuală agent al apel apelant apelul apelului are asistent
        asistentului cel complet complete completă concis conversația conținutul de desigur este
        găsiți iată jos la lui mai nou operator operatorul prezentat prezentată prezint realizat
        regăsiți scurt scurtă sigur sub succint sus telefonic telefonice telefonică textul
        ultima un urmează următorul utilizator utilizatorul utilizatorului va versiune versiunea
        """
    ),
    talk=phrases(
        """
        vă rog | te rog | vă rugăm | mulțumesc | mulțumim | mersi | scuze | scuzați | îmi pare
        rău | ne pare rău | cu plăcere | cu drag | bine ați | o zi | la revedere | pe curând |
        vă doresc | vă dorim | nicio problemă | desigur | sigur | bineînțeles | pot să | aș
        putea | doriți | dorești | puteți | poți | ați putea | aveți | ai nevoie | aveți nevoie
        | altceva | un moment | o clipă | nu ezitați | bună întrebare | permiteți-mi | noi |
        nostru | noastră | avem | vom | putem | vă trimit | vă anunț | voi trimite | voi
        verifica | verific | trimit
        """
    ),
    farewells=phrases(
        """
        la revedere | pe curând | ne vedem | ne auzim | o zi bună | o zi frumoasă | o zi
        minunată | o zi plăcută | o seară bună | o seară frumoasă | o seară plăcută | un weekend
        | să aveți o | să aveți un | să ai o | să ai un | drum bun | călătorie plăcută | noapte
        bună | somn ușor | mult succes | succes | multă baftă | multă sănătate | însănătoșire
        grabnică | poftă bună | distracție plăcută | aveți grijă | toate cele bune | numai bine
        | cu stimă | cu respect | cele mai bune | vă așteptăm | vă doresc | vă dorim | mulțumim
        pentru apel | vă mulțumim că ați sunat | mulțumesc că ați sunat | cu bine
        """
    ),
    planning=phrases(
        """
        trebuie să rezum | trebuie să scriu | trebuie să fac | trebuie să păstrez | trebuie să
        includ | ar trebui să includ | ar trebui să scriu | ar trebui să menționez | hai să |
        haideți să | să vedem | să mă gândesc | cred că | mă gândesc | voi scrie | voi începe |
        hmm | poate ar trebui | mai întâi, voi | am să | să verific
        """
    ),
)
