#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Finnish."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

FINNISH = Language(
    code="fi",
    script="LATIN",
    common=words(
        """
        asiakas asiakkaan ei eikä eivät ennen enää että haluaa haluaisin haluan halusi heti
        hyvin hän hänelle hänen hänet häntä ja jo joita joka jonka jos jossa josta jota joten
        jotta jälkeen kaikki kanssa kertoi kiitos koska kuin kuitenkin kun kyllä kysyi lisäksi
        lukien lupasi miksi mikä mikäli milloin minulla minulle minun minä missä miten mitä
        mukaan mutta myös niiden niin niitä noin nyt ole olemme olen olet oli olisi olisin
        olivat olla ollut osalta ovat paljon pitää pyysi päivää saa saada sanoi sekä siihen
        siinä siis siitä sille sinua sinulle sinun sitten sitä soittaja tai takaisin teidän
        teille teillä tulee tuli tulla tällä tämä tämän tässä täytyy vaan vahvisti vain vielä
        voi voidaan voiko voin voisi voit voitte välillä yhteydessä
        """
    ),
    first_person=words(
        "minä minun minua minulla minulle mä mun me meidän meitä meille meillä voin voimme olen olemme haluan"
    ),
    second_person=words(
        """
        sinä sinun sinua sinulla sinulle sinut sulle sun te teidän teitä teillä teille teidät
        voit voitte voitko voitteko voisitko voisitteko haluat haluatte haluatko haluatteko
        haluaisitko haluaisitteko tarvitset tarvitsette tarvitsetko tarvitsetteko saat saatte
        olet olette oletko oletteko
        """
    ),
    topic=phrases(
        """
        keskustel* | puhelun | puhelussa | puhelusta | yhteenve* | tiivistel* | tiivist* |
        litter* | transkript* | dialog* | muistiinpano* | kooste
        """
    ),
    reporting=phrases(
        """
        asiaka* | soittaja* | käyttäjä* | asiakaspalvel* | avustaja* | assistentti | assistentin
        | agentti | agentin | virkailija* | edustaja | soitti | soittaa | kysyi | kysyy |
        tiedusteli | tiedustelee | haluaa | halusi | toivoi | toivoo | pyysi | pyytää |
        pyydettiin | sanoi | sanoo | kertoi | kertoo | kerrottiin | mainitsi | mainitsee |
        ilmoitti | ilmoittaa | ilmoitettiin | valitti | valittaa | valitus* | reklamaatio* |
        selitti | selittää | vahvisti | vahvistaa | vahvistettiin | hyväksyi | hyväksyy |
        suostui | suostuu | kieltäytyi | kieltäytyy | lupasi | lupaa | luvattiin | tarjosi |
        tarjoaa | tarjottiin | ehdotti | ehdottaa | varasi | varattiin | peruttiin | perui |
        sovittiin | sopi | sopivat | sovitaan | raportoi
        """
    ),
    asking=words(
        "mikä mitä mitkä kuka kenen missä mistä mihin minne milloin koska miksi miten kuinka paljonko"
    ),
    yes_no=phrases(
        """
        kyllä | joo | juu | ei | toki | totta kai | tottakai | tietenkin | tietysti | ilman
        muuta | selvä | selvä juttu | hyvä | hyvä on | okei | ok | hei | hei hei | moi | terve |
        päivää | hyvää päivää | hyvää huomenta | huomenta | hyvää iltaa | ei hätää | ei ongelmaa
        | ei haittaa | ei se mitään | ymmärrän | ymmärretty | aivan | juuri niin | niin | pitää
        paikkansa | oikein | täsmälleen | täydellistä | mahtavaa | hienoa | loistavaa |
        erinomaista | mainiota | kiva | mielelläni | mielellään | ai | voi
        """
    ),
    offers=phrases(
        """
        voin auttaa | autan mielelläni | autan sinua | autan teitä | miten voin auttaa | kuinka
        voin auttaa | miten voin olla avuksi | kuinka voin olla avuksi | mitä voin tehdä |
        kiitos soitostasi | kiitos soitosta | kiitos soitostanne | kiitos yhteydenotosta |
        kiitos kun soitit | kiitos, että soitit | kiitos kärsivällisyydestä* | anna kun | annapa
        kun | odota hetki | odotathan hetken | hetkinen | hetki vain | tarkistan asian |
        tarkistan heti | katson heti | ikävä kuulla | olen pahoillani kuullessani | ikävää
        kuulla | ymmärrän huolesi | ymmärrän turhautumis* | hoidan asian | hoidan sen | selvitän
        asian | olen täällä auttamassa
        """
    ),
    apologies=phrases(
        """
        olen pahoillani | pahoillani | valitettavasti | ikävä kyllä | anteeksi | pyydän anteeksi
        | pahoittelen | pahoittelut | pahoittelemme | olen todella pahoillani | olen hyvin
        pahoillani
        """
    ),
    unable=openings(
        """
        en voi | en pysty | en kykene | en saa | en ole | en osaa | minulla ei ole | minun ei
        ole | en valitettavasti | tähän en | tätä en | tässä en
        """
    ),
    unwilling=(
        *openings(
            """
        en voi | en pysty | en kykene | en saa | en valitettavasti voi | en valitettavasti pysty
        | valitettavasti en | en suostu
        """,
            """
        tiivist | yhteenveto | auttaa | täyttää | tehdä tätä | henkilötieto | pyyntö | tätä
        keskustelua | keskustelun | jakaa
        """,
        ),
        *openings(
            """
        tekoälynä | tekoälymallina | kielimallina | olen tekoäly | olen vain tekoäly | olen
        kielimalli | olen vain kielimalli | tekoälyavustajana
        """
        ),
        *openings(
            "minun on kieltäydyttävä | joudun kieltäytymään | kieltäydyn | minulla ei ole oikeutta | minulla ei ole lupaa | minulla ei ole pääsyä"
        ),
        *openings(
            "ole hyvä | olkaa hyvä | voisitko | voitko | lähetä | jaa | anna | näyttää siltä",
            """
        keskustelu, jo | keskustelu jo | keskustelun, jo | keskustelun jo | litterointi |
        tekstin, jonka | tekstin jonka | et ole jakanut | et ole antanut | et ole lähettänyt
        """,
        ),
        *openings("keskustelua ei ole annettu | keskustelua ei annettu | tiivistettävää ei ole"),
    ),
    thinking=openings(
        """
        okei, | ok, | selvä, | no niin, | eli | siis | hmm | minun täytyy | minun pitää | minun
        pitäisi | minun on | minun tulee | meidän täytyy | meidän pitää | ensin minun | käyttäjä
        haluaa, että | käyttäjä pyytää minua | tehtäväni on | tehtävänäni on | katsotaan |
        aloitan
        """,
        """
        tiivistää | tiivistän | tiivistelmä | yhteenvedo | yhteenveto | vaihe vaiheelta | askel
        askeleelta | litteroin
        """,
    ),
    announcing=words(
        """
        alla asiakkaan avustaja avustajan edellä ehdottomasti ja kai keskustelusta koko
        kokonainen käydystä käyttäjä käyttäjän lyhennelmä lyhyesti lyhyt löydät oheinen ohessa
        on puhelu puhelun puhelusta pyydetty pyytämäsi päivitetty selkeä seuraava seuraavassa
        sisältö soittajan tekemä tekstin tiivis toki totta tämä tässä täydellinen uusi valmis
        versio viimeisin virkailijan välillä välinen välisestä yllä
        """
    ),
    talk=phrases(
        """
        kiitos | kiitoksia | kiitän | ole hyvä | olkaa hyvä | ole ystävällinen | tervetuloa |
        mielelläni | pahoittelen | pahoittelemme | anteeksi | valitettavasti | hyvää päivän* |
        hyvää iltaa | mukavaa | hei | heippa | moi | näkemiin | kuulemiin | nähdään | toivotan |
        ei hätää | totta kai | tietenkin | toki | ilman muuta | voinko | voimmeko | saanko |
        saisinko | haluatko | haluatteko | voitko | voitteko | onko sinulla | onko teillä |
        tarvitsetko | jotain muuta | muuta, missä | hetkinen | hetki | otathan | ota yhteyttä |
        ottakaa yhteyttä | hyvä kysymys | me | meillä | meidän | lähetän | tarkistan | varaan |
        hoidan | ilmoitan | lähetämme | ilmoitamme
        """
    ),
    farewells=phrases(
        """
        näkemiin | kuulemiin | nähdään | hei hei | heippa | moikka | moi moi | hyvää
        päivänjatkoa | hyvää päivän jatkoa | hyvää jatkoa | hyvää illanjatkoa | hyvää iltaa |
        hyvää viikonloppua | hyvää matkaa | hyvää yötä | mukavaa päivää | mukavaa päivänjatkoa |
        mukavaa iltaa | mukavaa viikonloppua | mukavaa matkaa | hauskaa | onnea | kauniita unia
        | pikaista paranemista | aja varovasti | ajele varovasti | voi hyvin | pidä huolta
        itsestäsi | hyvää ruokahalua | ystävällisin terveisin | terveisin | parhain terveisin |
        tervetuloa | palataan | kiitos soitosta* | kiitos yhteydenotosta | kaikkea hyvää
        """
    ),
    planning=phrases(
        """
        minun täytyy | minun pitää | minun pitäisi | minun on | pitäisikö minun | katsotaan |
        mietitään | luulen | ajattelen | aloitan | kirjoitan | hmm | ehkä minun | meidän täytyy
        | meidän pitää | teen siis
        """
    ),
)
