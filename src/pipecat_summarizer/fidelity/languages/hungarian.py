#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Hungarian."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

HUNGARIAN = Language(
    code="hu",
    script="LATIN",
    letters="őű",
    common=words(
        """
        a abban ahhoz aki akkor akár alatt alábbi amely amelyet ami amikor amit amíg annak arra
        arról az azonban azt azzal csak csütörtök egy elmondta elég előtt ennek erre erről ez
        ezt ezzel ezért hogy hogyan hol holnap hozzá ide igen illetve itt jó jól kell kellene
        kérdezte kérem kérte kívül köszönjük köszönöm között legyen lehet lesz lett létezik majd
        meg megerősítette melyik mennyi mert miatt mikor milyen minden mivel miért mondta már
        még nagyon napon nekem neki nem nincs néhány nélkül olyan ott pedig rá részére sem
        szeretne szeretné szeretném szeretnénk szerint számára tegnap továbbá tud tudok tudom
        után utána vagy vagyok valamint vannak vele viszont volna volt által én és így ígérte
        óra órakor óta ön önnek önt úgy új ügyfelet ügyfelünk ügyfél ügyfélnek
        """
    ),
    first_person=words(
        "én engem nekem velem enyém mi minket nekünk vagyok vagyunk tudok tudunk szeretném"
    ),
    second_person=words(
        """
        ön önt önnek önnel öntől önök önöket önöknek önöné te téged neked veled tied vagy-e
        tudsz szeretnél szeretnéd kapsz kérsz
        """
    ),
    topic=phrases(
        """
        beszélget* | összefoglal* | összegz* | összegez* | átirat* | párbeszéd* | jegyzet* |
        leirat* | a hívás | a hívásban | a hívásról
        """
    ),
    reporting=phrases(
        """
        ügyfél* | ügyfel* | telefonáló* | hívó | hívót | hívónak | a hívó | vásárló* | vevő |
        felhasználó* | asszisztens* | ügynök* | munkatárs* | ügyintéző* | operátor* | kérdezte |
        megkérdezte | kérdezi | érdeklőd* | kérte | kéri | kérése | szerette volna | szeretné |
        szeretne | akarta | kívánta | mondta | elmondta | mondja | közölte | közli | jelezte |
        jelzi | említette | megemlítette | bejelentette | panasz* | reklamál* | elmagyarázta |
        ismertette | megerősítette | megerősíti | visszaigazol* | elfogadta | elfogadja |
        beleegyezett | egyetértett | elutasította | visszautasította | megígérte | ígérte |
        ígéri | felajánlotta | felajánlja | tájékoztatta | tájékoztatják | javasolta |
        lefoglalta | foglalt | lemondta | megbeszélt* | megállapod* | kapcsolatban hívott |
        telefonált
        """
    ),
    asking=words(
        "mi mit ki kit kinek hol hova hová honnan mikor melyik miért hogyan hány mennyi mennyibe milyen"
    ),
    yes_no=phrases(
        """
        igen | nem | persze | természetesen | hogyne | rendben | rendben van | jó | jól van |
        oké | ok | szia | sziasztok | helló | jó napot | jó napot kívánok | jó reggelt | jó
        estét | üdvözlöm | semmi gond | nem probléma | szívesen | értem | megértettem | így van
        | pontosan | helyes | valóban | úgy van | ez így van | tökéletes | remek | nagyszerű |
        kiváló | szuper | kitűnő | nagyon jó | biztosan | mindenképpen | örömmel | ó | ja |
        dehogy
        """
    ),
    offers=phrases(
        """
        szívesen segítek | örömmel segítek | segíthetek | miben segíthetek | hogyan segíthetek |
        mit tehetek | tudok segíteni | tudok önnek segíteni | miben lehetek | köszönöm a hívását
        | köszönjük a hívását | köszönöm, hogy hívott | köszönjük, hogy hívott | köszönöm, hogy
        felhívott | köszönöm megkeresését | köszönöm a türelmét | köszönjük megkeresését | hadd
        nézzem | hadd ellenőrizzem | máris megnézem | máris nézem | azonnal ellenőrzöm | azonnal
        megnézem | megnézem önnek | egy pillanat | egy pillanat türelmét | kérem, várjon | kérem
        várjon | sajnálattal hallom | sajnálom, hogy | megértem a | megértem, hogy | értem a
        helyzetét | intézem | elintézem | azért vagyok itt
        """
    ),
    apologies=phrases(
        """
        sajnálom | sajnos | nagyon sajnálom | elnézést | elnézést kérek | bocsánat | bocsánatot
        kérek | elnézését kérem | bocsásson meg | sajnálattal | az okozott kellemetlenségért
        """
    ),
    unable=openings(
        """
        nem tudok | nem tudom | nem áll módomban | nem segíthetek | nem vagyok | nincs | nem
        adhatok | nem oszthatok | nem oszthatom | nem férek | nem teljesíthetem | ebben nem
        tudok | ezt nem tudom | ezt a | erre nem
        """,
        "nem tudo | módomban | nem segíthet | nem vagyok | hozzáférésem | nem adhat | nem oszthat | nem férek | nem teljesíthet | jogosultságom | lehetőségem",
    ),
    unwilling=(
        *openings(
            "",
            """
        nem tudom összefoglal | nem tudok összefoglal | nem foglalhatom össze | nem tudom
        teljesíteni a kér | nem tudom teljesíteni ezt | nem tudok összegz | nem készíthetek
        összefogl
        """,
        ),
        *openings(
            "nem tudok | nem tudom | nem áll módomban | nem segíthetek | nem adhatok | nem oszthatok | nem oszthatom | nem teljesíthetem",
            """
        összefogl | segít | kérés | személyes adat | ezt a beszélget | beszélgetés | megosztani
        | módomban
        """,
        ),
        *openings(
            """
        mesterséges intelligenciaként | mi-ként | ai-ként | nyelvi modellként | mint mesterséges
        intelligencia | mint nyelvi modell | mint ai | mint mi | nyelvi modell vagyok | csak egy
        nyelvi modell | én csak egy | mesterséges intelligencia vagyok | ai-asszisztensként
        """
        ),
        *openings(
            "el kell utasítanom | vissza kell utasítanom | nincs hozzáférésem | nincs jogosultságom | nem vagyok jogosult"
        ),
        *openings(
            "kérem | kérlek | kérjük | küldje | ossza | adja | úgy tűnik",
            """
        a beszélgetést, am | a beszélgetést, hogy | a beszélgetés szövegét | az átiratot | a
        szöveget, am | nem adott meg beszélget | nem osztott meg | nem küldött
        """,
        ),
        *openings("nincs beszélgetés | nem található beszélgetés | nincs mit összefoglal*"),
    ),
    thinking=openings(
        """
        rendben, | oké, | ok, | jó, | tehát | szóval | hmm | először is | először át | össze
        kell | meg kell | át kell | a felhasználó azt szeretné, hogy | a felhasználó azt kéri |
        a felhasználó arra kér | a feladatom | az a feladatom | feladatom | lássuk | nézzük
        """,
        """
        foglalnom | összefoglal | összegezn | összefoglaló | lépésről lépésre | átirat
        """,
    ),
    announcing=words(
        """
        alábbi alábbiakban aktuális asszisztens asszisztenssel asszisztensek átirata
        beszélgetésnek ez felhasználó felhasználóval frissített folytatott friss fenti hívás
        hívásról hívó hívóval is itt készült következő következőkben látható legfrissebb lentebb
        olvasható persze rövid szöveg szövege telefonbeszélgetés telefonbeszélgetésről
        telefonhívás telefonhívásról teljes természetesen tartalma tömör található új utolsó
        ügyintéző ügyintézővel változat változata van ügyféllel között közötti íme korábbi de
        """
    ),
    talk=phrases(
        """
        kérem | kérjük | kérlek | köszönöm | köszönjük | köszi | sajnálom | sajnáljuk | elnézést
        | bocsánat | szívesen | örömmel | üdvözl* | szép napot | jó napot | további szép |
        kívánok | kívánunk | viszontlátásra | viszonthallásra | szia | természetesen | persze |
        semmi gond | rendben | segíthetek | szeretne | szeretné | tudna | tudná | kér | van-e |
        esetleg | egy pillanat | bármi más | még valami | másban | forduljon | jó kérdés |
        nyugodtan | mi | nekünk | nálunk | tudunk | küldöm | elküldöm | küldünk | ellenőrzöm |
        megnézem | intézem | értesítem | várjuk
        """
    ),
    farewells=phrases(
        """
        viszontlátásra | viszlát | a viszontlátásra | viszonthallásra | szia | sziasztok | szép
        napot | szép estét | szép hétvégét | további szép | további kellemes | további jó |
        kellemes napot | kellemes estét | kellemes hétvégét | kellemes utat | jó utat | jó
        éjszakát | jó étvágyat | jó szórakozást | jó pihenést | jobbulást | mielőbbi gyógyulást
        | sok sikert | sok szerencsét | minden jót | vigyázzon magára | hamarosan találkozunk |
        üdvözlettel | tisztelettel | szeretettel várjuk | várjuk szeretettel | köszönöm a
        hívását | köszönjük a hívását | köszönöm, hogy hívott
        """
    ),
    planning=phrases(
        """
        össze kell foglalnom | meg kell néznem | át kell néznem | kell írnom | kellene | lássuk
        | nézzük | azt hiszem | gondolom | megnézem | megírom | hmm | talán | először is | meg
        kell tartanom | azt kell
        """
    ),
)
