#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Numbers as they are said in Hindi, in Devanagari and romanised, with English mixed in.

English digits are common in Hindi calls, written either way, so they are read here as well.
"""

from dataclasses import replace

from pipecat_summarizer.fidelity.spoken import english
from pipecat_summarizer.fidelity.spoken.lexicon import (
    Lexicon,
    Needs,
    multiplier,
    phrases,
    series,
    words,
)

_DEVANAGARI = """
    शून्य/जीरो एक दो तीन चार पांच/पाञ्च/पान्च छह/छः/छे/छै/छ सात आठ नौ
    दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह/सतरह अठारह/अट्ठारह उन्नीस
    बीस इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस छब्बीस सत्ताईस/सत्ताइस
    अट्ठाईस/अट्ठाइस/अठाईस/अठाइस उनतीस/उन्तीस
    तीस इकतीस/इकत्तीस बत्तीस तैंतीस/तेंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस/उन्तालीस
    चालीस इकतालीस बयालीस/ब्यालीस/बयालिस तैंतालीस/तेंतालीस/तैतालीस चौवालीस/चवालीस/चौंवालीस/चौआलीस
    पैंतालीस छियालीस/छयालीस सैंतालीस अड़तालीस उनचास/उन्चास
    पचास इक्यावन/इक्यावान बावन तिरपन/तिरेपन चौवन/चव्वन पचपन छप्पन सत्तावन अट्ठावन/अठावन उनसठ
    साठ इकसठ बासठ तिरसठ/तिरेसठ चौंसठ/चौसठ पैंसठ छियासठ/छासठ सड़सठ/सरसठ अड़सठ उनहत्तर/उन्हत्तर
    सत्तर इकहत्तर/इकत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर/पिचहत्तर छिहत्तर सतहत्तर/सतत्तर अठहत्तर
    उनासी/उन्यासी/उन्नासी
    अस्सी इक्यासी बयासी/ब्यासी तिरासी/तेरासी चौरासी पचासी/पिचासी छियासी सत्तासी/सतासी अट्ठासी/अठासी
    नवासी
    नब्बे/नव्वे इक्यानवे/इक्यानबे बानवे/बानबे तिरानवे/तिरानबे चौरानवे/चौरानबे
    पचानवे/पंचानवे/पिचानवे/पंचानबे/पचानबे छियानवे/छियानबे सत्तानवे/सत्तानबे
    अट्ठानवे/अठानवे/अट्ठानबे निन्यानवे/निन्यानबे
"""
_ROMANISED = """
    shunya/shoonya/sunya ek do teen/tin char/chaar paanch/panch/paach chhe/chhah/chah/che/chhai
    saat/sat aath/ath nau
    das gyarah/gyaarah barah/baarah terah chaudah pandrah solah satrah/satarah
    atharah/athaarah/attharah unnis/unnees
    bees/bis ikkis/ikkees bais/baees/baais teis/teyis/taees chaubis/chaubees
    pachis/pachees/pacchis/pacchees/pachchis/pachchees chhabbis/chhabbees/chabbis/chabbees
    sattais/sattaees/sattaais atthais/atthaees/athais/attais untis/untees/unatis/unatees
    tees/tis ikatis/ikatees/iktis/iktees/ikattis battis/battees taintis/taintees/tentis/tentees
    chauntis/chauntees/chautis/chautees paintis/paintees chhattis/chhattees/chattis/chattees
    saintis/saintees adtis/adtees/artis/artees/adatis untalis/untalees/untaalis/unatalis
    chalis/chalees/chaalis/chaalees iktalis/iktalees/iktaalis/ikatalis
    bayalis/bayalees/byalis/bayaalis taintalis/taintalees/taintaalis/tentalis
    chauvalis/chauwalis/chavalis/chawalis/chauvaalis paintalis/paintalees/paintaalis
    chhiyalis/chhiyalees/chiyalis/chhialis saintalis/saintalees/saintaalis
    adtalis/adtalees/adtaalis/artalis/artalees unchas/unchaas/unanchas
    pachas/pachaas ikyavan/ikyawan/ikyaavan bavan/bawan/baavan tirpan/tirepan/trepan
    chauvan/chauwan/chavvan pachpan chhappan/chappan sattavan/sattawan
    atthavan/atthawan/athavan/athawan unsath/unasath
    saath/sath iksath/ikasath basath/baasath tirsath/tiresath chaunsath/chausath painsath
    chhiyasath/chiyasath sadsath/sarsath adsath/arsath unhattar/unahattar
    sattar ikhattar/ikahattar bahattar tihattar chauhattar pachhattar/pachahattar/pichhattar
    chhihattar/chihattar satahattar/sathattar athhattar/athahattar unasi/unyasi/unnasi
    assi ikyasi bayasi/byasi tirasi chaurasi pachasi/pichasi chhiyasi/chiyasi sattasi/satasi
    atthasi/athasi navasi
    nabbe/nabbey ikyanve/ikyanave/ikyanbe banve/banave/baanve/banbe tiranve/tiranave/tiranbe
    chauranve/chauranave/chauranbe pachanve/pachanave/panchanve chhiyanve/chhiyanave/chiyanve
    sattanve/sattanave/sattanbe atthanve/athanve/atthanave ninyanve/ninyanave/ninyanbe
"""
# "Do" is also "give", "saath" is "with", "ek" is the article.
_AMBIGUOUS_ALONE = {1: "एक/ek", 2: "दो/do", 4: "char", 7: "sat", 10: "das", 60: "saath/sath"}


def lexicon() -> Lexicon:
    """The words of Hindi, and those of English."""
    base = english.lexicon()
    romanised = series(0, _ROMANISED)
    return replace(
        base,
        numbers={
            **base.numbers,
            **series(0, _DEVANAGARI),
            **romanised,
            **series(1, "वन", needs=Needs.NEIGHBOUR),
            **series(2, "टू थ्री फोर फाइव सिक्स सेवन एट नाइन/नाईन टेन"),
            **{
                word: number
                for value, same in _AMBIGUOUS_ALONE.items()
                for word, number in series(value, same, needs=Needs.NEIGHBOUR).items()
            },
            **multiplier(100, "सौ sau", most=99),
            **multiplier(1_000, "हज़ार hazar hazaar hajar hajaar"),
            **multiplier(100_000, "लाख"),
            **multiplier(10_000_000, "करोड़ karod karor"),
            **multiplier(10**9, "अरब"),
        },
        points=base.points | words("दशमलव पॉइंट पॉइन्ट प्वाइंट dashamlav dashamlab"),
        dashes=base.dashes | words("डैश"),
        repeats={**base.repeats, **{"डबल": 2, "ट्रिपल": 3}},
        links={**base.links, ("से",): False, ("फॉर",): False, ("se",): False},
        labels=base.labels | words("नंबर नम्बर कमरा कमरे"),
        counted=base.counted
        | words(
            """
            रात रातें दिन हफ्ते हफ़्ते महीने साल घंटे बजे लोग लोगों टिकट कमरे रुपये रुपए रूपये
            raat raatein din hafte mahine saal ghante baje log logon ticket tickets kamre
            rupaye rupay rupees
            """
        ),
        date_leads=base.date_leads | words("तारीख"),
        idioms=base.idioms | phrases("एक दूसरे | ek dusre | ek doosre | एक बार | ek baar"),
        untrusted=frozenset(romanised) | words("sau"),
        function_words=words(
            """
            है हैं मेरा मेरी का की के में और को यह मैं
            hai hain mera meri ka ki ke mein aur ko yeh nahi kya haan ji aap mujhe chahiye
            """
        ),
    )
