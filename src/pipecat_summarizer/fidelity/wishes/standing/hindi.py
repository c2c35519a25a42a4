#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What makes a request a standing one in Hindi."""

from pipecat_summarizer.fidelity.wishes.hindi import HINDI_FRAGMENTS

_F = HINDI_FRAGMENTS.extended(
    {
        "scope": r"""किसी|कुछ|कुछ भी|मेरे \S+|मेरी \S+|mere \w+|meri \w+|kuch|कहीं|कभी|बिना|जब तक|दोबारा|फिर से|kisi|kuch bhi|kuchh bhi|kahin|kabhi|bina
            | jab tak|dobara|phir se""",
        "whenever": r"""जब भी|जब कभी|हर बार|अगर कोई|अगर कुछ|अगर कभी|jab bhi|jab kabhi|har baar|har bar|agar koi|agar kuch
            | agar kabhi""",
        "allowed": r"""इजाजत|अनुमति|सहमति|मंजूरी|ijazat|ijaazat|anumati|permission|sehmati|sahmati|manzoori""",
    }
)

HINDI_NAMING = (
    _F.rule(
        "manner",
        needs="नाम naam कहकर kehkar कहिए kahiye बुलाइए bulaiye पुकारिए kaho bulao",
        text=r"""(?:मुझे|मुझको|mujhe|mujhko|humein|हमें) (?:{word} ){,6}?(?:कहकर|कह कर|नाम से|के नाम से|kehkar|keh kar|kah kar|naam se) (?:{word} ){,3}?(?:{asks})
            | (?:मुझे|mujhe) (?:{word} ){,3}?(?:कहिए|कहिये|बुलाइए|बुलाएं|पुकारिए|पुकारें|kahiye|kaho|bulaiye|bulaye|bulayein|bulao|pukariye)$""",
    ),
)

HINDI_STANDING = (
    _F.rule(
        "consent",
        needs="""
            इजाजत अनुमति सहमति मंजूरी ijazat ijaazat anumati permission sehmati sahmati manzoori गोपनीय
            gopniya confidential राज secret तरफ taraf ओर
            """,
        text=r"""(?:{allowed}) (?:{word} ){,3}?(?:है|hai|नहीं|nahi|nahin|देता|देती|देते|deta|deti|dete|दी|di)
        | (?:गोपनीय|gopniya|confidential|secret|राज) (?:{word} )?(?:{asks})
        | (?:मेरी|हमारी|meri|hamari) (?:तरफ से|ओर से|taraf se|or se) (?:{word} ){,4}?(?:सकते|सकती|सकता|sakte|sakti|sakta)""",
        unless=r"थी|था|thi|tha",
    ),
    _F.rule(
        "never",
        needs="""
            मत mat नहीं nahi nahin न na ना बंद band
            """,
        text=r"""(?:{scope}) (?:{word} ){,8}?(?:मत|mat|न|na|ना) (?:{asks})
        | (?:{scope}) (?:{word} ){,8}?(?:नहीं|nahi|nahin) (?:{asks}|चाहिए|chahiye|होना|hona)(?:$| चाहिए| chahiye)
        | (?:मैं |main |mai )?(?:नहीं|nahi|nahin) (?:चाहता|चाहती|चाहते|chahta|chahti|chahte) (?:{word} )?(?:कि|ki|ke)
        | (?:{word} ){1,6}?(?:मत|mat) (?:{asks}) (?:{word} ){,6}?(?:{scope})
        | (?:भेजना|करना|देना|bhejna|karna|dena) (?:बंद|band) (?:{asks})""",
        unless=r"चिंता मत|chinta mat|काटना|kaatna|katna|भूलना|bhoolna|bhulna|काटिए|kaatiye",
    ),
    _F.rule(
        "always",
        needs="""
            हमेशा hamesha hamesa सिर्फ केवल sirf keval जब jab हर har अगर agar पहले pehle pahle
            """,
        text=r"""(?:{whenever}) (?:{word} |, ){1,14}?(?:{asks}){end}
        | (?:सिर्फ|केवल|sirf|keval) (?:{word} ){1,8}?(?:{asks}){end}
        | (?:{word} ){1,6}?(?:करने|kharidne|लेने|देने|बदलने|काटने|karne|lene|dene|badalne|katne) (?:से पहले|se pehle|se pahle) (?:{word} ){,4}?(?:पूछ|pooch|puch|puchh|poochh|बता|bata)[\w\u0900-\u0963]*""",
        unless=r"(?:है|हैं|था|थी|थे|hai|hain|tha|thi|the)$|जानना|पूछना था|jaanna|poochna tha",
    ),
    _F.rule(
        "contact",
        needs="ज्यादा zyada jyada सबसे",
        text=r"""(?:{reach}) (?:{word} ){,2}?(?:ज्यादा|सबसे|zyada|jyada) (?:ठीक|अच्छा|बेहतर|theek|thik|achha|accha|behtar)""",
    ),
    _F.rule(
        "time",
        needs="""
            सबसे बजे baje बाद पहले baad pehle pahle सुबह दोपहर शाम रात subah dopahar shaam sham raat *वार *var *day
            """,
        text=r"""(?:{time}) (?:{word} ){,5}?(?:उपलब्ध|available|फ्री|free|घर पर|ghar par|ghar pe) (?:{word} )?(?:नहीं|nahi|nahin) (?:{word} )?(?:रहता|रहती|होता|होती|हूं|rehta|rehti|hota|hoti|hoon|hun)
        | (?:{only}) (?:{word} ){,5}?(?:{time}) (?:{word} ){,5}?(?:उपलब्ध|available|फ्री|free)
        | (?:{time}) (?:{word} ){,3}?(?:{only}) (?:{word} ){,4}?(?:उपलब्ध|available|फ्री|free|बात कर सकता|बात कर सकती|baat kar sakta|baat kar sakti)
        | (?:{day}|{part}) (?:{word} ){,5}?(?:मत|mat) (?:{asks})""",
    ),
    _F.rule(
        "language",
        needs="""
            हिंदी हिन्दी अंग्रेजी इंग्लिश उर्दू मराठी तमिल बंगाली गुजराती पंजाबी hindi english
            angrezi angreji urdu marathi tamil bengali gujarati punjabi telugu
            """,
        text=r"""(?:{only}) (?:{tongue}) (?:{word} )?(?:आती|समझता|समझती|बोलता|बोलती|aati|samajhta|samajhti|bolta|bolti)
        | (?:{tongue}) (?:{only}) (?:{word} )?(?:आती|समझता|समझती|बोलता|बोलती|aati|samajhta|samajhti|bolta|bolti)
        | (?:{tongue}) (?:में|mein|me) (?:{word} ){,4}?(?:आसान|बेहतर|aasan|behtar|easy|better)""",
    ),
    _F.rule(
        "manner",
        needs="""
            सुनाई sunai बहरा bahra समय samay time आराम aaram aaraam अंक ank अक्षर akshar समझाइए samjhaiye
            samjhao समझाओ
            """,
        text=r"""(?:कम|ठीक से नहीं|kam|theek se nahi) (?:सुनाई|sunai) (?:देता|deta)
        | (?:सोचने|लिखने|sochne|likhne) (?:{word} ){,3}?(?:समय|टाइम|samay|time) (?:{asks})
        | (?:एक एक|ek ek) (?:अंक|अक्षर|नंबर|ank|akshar|number) (?:{word} ){,4}?(?:{asks})
        | (?:आराम से|सरल|आसान|aaram se|saral|aasan|step by step) (?:{word} ){,5}?(?:समझा|samjha)[\w\u0900-\u0963]*""",
    ),
)
