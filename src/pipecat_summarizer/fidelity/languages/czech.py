#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Czech."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

CZECH = Language(
    code="cs",
    script="LATIN",
    letters="ěřů",
    common=words(
        """
        aby ale ano až bude budete budou bych byl byla bylo byly být chce chtěl chtěla další dne
        dnes dobrý dobře dokud děkuji hned ho i jak jako jeho jej jejich její jejím jemu jen
        ještě ji jinak již jsem jsme jsou jste jí k kde kdy když ke kolik kterou která které
        který kteří mají mezi mne mohl mohla mohu možné má mám máte mít mě můj může můžete můžu
        nebo nebyl nebyla není než nikdy nová nové nový nám náš ní níže něco nějak nějaký někdo
        od ode pak po podle pokud potvrdil potvrdila potřebuje pouze požádal požádala pro prosím
        proto protože proč před přes při přijde s se si slíbil stejně svou své svého svůj také
        takže tato tento toho tom tomu tyto této tím těch těchto třeba uvedl uvedla už v vaše ve
        velmi volající vám vás váš výše včera však vše všech všechno všechny z za zda zeptal
        zeptala zákaznice zákaznici zákazník zákazníka zákazníkem zákazníkovi zákazníků zítra či
        řekl řekla že žádné žádný
        """
    ),
    first_person=words("já mě mne mi mně můj moje mohu můžu chci jsem my nás nám náš naše jsme"),
    second_person=words(
        """
        vy vás vám vámi váš vaše vaši vašeho vaší vašem vašemu vaším vašich ty tebe tobě tě ti
        tvůj tvoje jste máte můžete chcete budete potřebujete
        """
    ),
    topic=phrases(
        """
        rozhovor* | konverzac* | hovor | hovoru | hovorem | shrnut* | shrnout | shrnu | souhrn*
        | přepis* | dialog* | poznámk* | projednáv*
        """
    ),
    reporting=phrases(
        """
        zákazní* | klient* | volajíc* | uživatel* | asistent* | operátor* | agent | agenta |
        agentka | pracovní* | zavolal* | volal* | volá | ptal* | ptá | zeptal* | dotázal* |
        dotazoval* | dotaz | chtěl | chtěla | chce | přál* | přeje | požádal* | žádá | žádal* |
        žádost* | požaduje | požadoval* | řekl | řekla | říká | uvedl* | uvádí | sdělil* |
        sděluje | zmínil* | oznámil* | oznamuje | nahlásil* | hlásí | stěžoval* | stížnost* |
        reklamac* | reklamoval* | vysvětlil* | vysvětluje | potvrdil* | potvrzuje | potvrzen* |
        souhlasil* | souhlasí | odmítl* | odmítá | přislíbil* | slíbil* | slíben* | nabídl* |
        nabízí | informoval* | informován* | navrhl* | dohodl* | domluvil* | objednal* |
        rezervoval* | zrušil*
        """
    ),
    asking=words("co kdo kde kdy kam který která které jaký jaká jaké proč jak kolik"),
    yes_no=phrases(
        """
        ano | ne | jo | jasně | jistě | zajisté | samozřejmě | určitě | dobře | dobrý den |
        dobré ráno | dobrý večer | ahoj | zdravím | v pořádku | rozumím | chápu | žádný problém
        | není problém | to nevadí | nebojte se | správně | přesně | přesně tak | přesně tak to
        je | to je pravda | souhlasí | je to tak | výborně | skvěle | skvělé | perfektní |
        perfektně | super | výtečně | ráda | rád | okej | ok | no jistě | ach | jé | aha | tak
        jo
        """
    ),
    offers=phrases(
        """
        rád vám pomohu | ráda vám pomohu | rád pomohu | ráda pomohu | rád vám pomůžu | ráda vám
        pomůžu | mohu vám pomoci | můžu vám pomoct | pomohu vám | jak vám mohu | jak vám můžu |
        jak mohu pomoci | s čím vám mohu | s čím mohu pomoci | co pro vás mohu | děkuji za
        zavolání | děkujeme za zavolání | děkuji, že voláte | děkuji, že jste | děkujeme, že
        jste | děkuji za trpělivost | děkuji za váš | dovolte | moment prosím | moment, prosím |
        okamžik prosím | okamžik, prosím | vydržte prosím | počkejte prosím | hned to
        zkontroluji | hned se podívám | podívám se na to | hned to ověřím | to mě mrzí | je mi
        líto, že | mrzí mě, že | rozumím vaší | rozumím vaším | chápu vaše | chápu vaši |
        postarám se | zařídím to | jsem tu, abych
        """
    ),
    apologies=phrases(
        """
        omlouvám se | je mi líto | je mi to líto | bohužel | promiňte | promiň | odpusťte |
        lituji | velmi se omlouvám | moc se omlouvám | omluvte mě | omlouváme se | za
        nepříjemnosti
        """
    ),
    unable=openings(
        """
        nemohu | nemůžu | nejsem schop* | nedokážu | neumím | nemám | nejsem oprávněn* | s tím
        nemohu | s tímto nemohu | s tím vám | tento požadavek nemohu | tuto žádost nemohu | tuto
        konverzaci nemohu | vám nemohu | to nemohu
        """
    ),
    unwilling=(
        *openings(
            "nemohu | nemůžu | nejsem schop* | nedokážu | bohužel nemohu | odmítám",
            """
        shrnout | shrnutí | souhrn | pomoci | pomoct | tuto žádost | tento požadavek | tomuto
        požadavku | této žádosti | osobní údaje | osobních údajů | tuto konverzaci | tento
        rozhovor | poskytnout
        """,
        ),
        *openings(
            """
        jako ai | jako umělá inteligence | jako jazykový model | jako velký jazykový model |
        jsem jazykový model | jsem pouze jazykový | jsem jen jazykový | jsem umělá inteligence |
        jsem pouze ai | jsem jen ai | jako virtuální asistent ne
        """
        ),
        *openings(
            "musím odmítnout | nejsem oprávněn* | nemám oprávnění | nemám přístup | nesmím | není mi dovoleno"
        ),
        *openings(
            "prosím | zašlete | pošlete | poskytněte | vložte | můžete | zdá se",
            """
        rozhovor, který | konverzaci, kterou | hovor, který | text rozhovoru | text konverzace |
        přepis rozhovoru | přepis hovoru | přepis konverzace | jste neposkytl | jste nevložil |
        jste neposlal | poskytněte konverzaci | poskytněte rozhovor
        """,
        ),
        *openings(
            "žádná konverzace | žádný rozhovor nebyl | není co shrnout | nebyla poskytnuta žádná konverzace"
        ),
    ),
    thinking=openings(
        """
        dobře, | ok, | okej, | takže | tak, | hmm | nejprve musím | nejdřív musím | musím |
        potřebuji | měl bych | měla bych | mám za úkol | musíme | potřebujeme | uživatel chce,
        abych | uživatel mě žádá | uživatel po mně | mým úkolem je | úkolem je | podívejme se |
        pojďme
        """,
        """
        shrnout | shrnul | shrnutí | souhrn | krok za krokem | po krocích | přepis
        """,
    ),
    announcing=words(
        """
        a agentem aktualizovaná aktualizované aktuální asistenta asistentem asistentkou celé
        celého dialogu do hovor hovoru je klienta klientem kompletní krátké krátký my na
        následuje následující o obsah operátorem poslední poznámky předchozí předkládám
        rozhovoru samozřejmě shrnuta shrnuto stručné stručný telefonického telefonního
        telefonátu ten text to toto uvedeno uvádím uživatele uživatelem verze volajícího
        volajícím zde zpracováno zákaznicí
        """
    ),
    talk=phrases(
        """
        prosím | děkuj* | díky | omlouvám | omlouváme | promiňte | rád | ráda | vítejte | hezký
        den | pěkný den | přeji | přejeme | na shledanou | nashledanou | na slyšenou | ahoj |
        samozřejmě | jistě | určitě | žádný problém | mohu | můžu | mám vám | mohl byste | mohla
        byste | můžete | chcete | přejete | potřebujete | máte | ještě něco | moment | okamžik |
        dobrá otázka | neváhejte | my | nás | nám | náš* | naše | našeho | naší | můžeme | máme
        | budeme | pošlu | zašlu | pošleme | zašleme | ověřím | zařídím | *ete | *íte | *áte
        """
    ),
    farewells=phrases(
        """
        na shledanou | nashledanou | na viděnou | na slyšenou | uvidíme se | ahoj | sbohem |
        mějte se | měj se | mějte hezký | mějte krásný | mějte pěkný | hezký den | pěkný den |
        krásný den | hezký večer | pěkný večer | hezký zbytek | pěkný zbytek | hezký víkend |
        pěkný víkend | šťastnou cestu | dobrou noc | dobrou chuť | hodně štěstí | hodně zdaru |
        brzy se uzdravte | ať se | přeji vám | přejeme vám | přeji hezký | přeji pěkný | těšíme
        se | s pozdravem | s úctou | děkuji za zavolání | děkujeme za zavolání | vše dobré
        """
    ),
    planning=phrases(
        """
        musím | měl bych | měla bych | potřebuji shrnout | potřebuji napsat | podívejme |
        podívám se | uvidíme | myslím | zkontroluji | napíšu | začnu | hmm | pojďme | možná bych
        | mám zachovat | nejprve si | musíme
        """
    ),
)
