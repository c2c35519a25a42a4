#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How wishes are said, and taken back, in Hindi, in its own script and romanised.

The verb stands at the end: "-iye", "-na", "-o" and "-en" ask for something,
"hai" and "tha" tell something. "Mat" is said of what is not to be done, and of
nothing else. The folded text has no nukta and no chandrabindu.
"""

from pipecat_summarizer.fidelity.wishes.grammar import Fragments, Grammar

HINDI_FRAGMENTS = Fragments(
    {
        # What a verb that asks for something ends with, at the end of what is said.
        "asks": r"""[\u0900-\u097f]*(?:िए|िएगा|िये|इए|इएगा|इये|ना|ें|एं|ओ|ो)|\w*(?:iye|iyega|iega
            | ijiye|ie|na|ein|aein|jao|karo|bolo
            |bhejo|rakho|poocho|puchho|bataao|batao|dena|dijiye|karen|kare|lo|do)""",
        "end": r"(?: please| ji| haan| na| theek hai| प्लीज| जी| ठीक है)*$",
        "mat": r"मत|mat|नहीं|nahi|nahin",
        "dont": r"मत|mat|na|न",
        "reach": r"""कॉल|फोन|ईमेल|मेल|मैसेज|संदेश|एसएमएस|व्हाट्सएप|चिट्ठी|संपर्क|call|phone|fone
            | email|mail|message|msg|sms
            |whatsapp|chitthi|sampark|contact""",
        "only": r"सिर्फ|केवल|बस|ही|sirf|keval|bas|hi|only",
        "day": r"""सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|इतवार|संडे|सैटरडे|somvar
            | mangalvar|budhvar|guruvar
            |shukravar|shanivar|ravivar|itvaar|itwar|sunday|monday|tuesday|wednesday|thursday
                | friday|saturday|weekend""",
        "part": r"सुबह|दोपहर|शाम|रात|subah|dopahar|shaam|sham|raat",
        "time": r"""{day}|{part}|बजे|baje|के बाद|से पहले|ke baad|se pehle|se pahle""",
        "tongue": r"""हिंदी|हिन्दी|अंग्रेजी|इंग्लिश|उर्दू|मराठी|तमिल|बंगाली|गुजराती|पंजाबी|hindi
            | english|angrezi|angreji|urdu|marathi|tamil|bengali
            |gujarati|punjabi|telugu""",
        "money": r"""[₹$]?\d[\d.,]*|रुपये|रुपए|रुपया|रूपये|पैसे|rupaye|rupees|rupee|rupaya|rupay
            | rs|हजार|सौ|लाख|hazaar|hazar|sau|lakh""",
        "record": r"रिकॉर्ड|रिकार्ड|रिकॉर्डिंग|record|recording|टेप",
        "handle": r"""{record}|शेयर|साझा|share|store|स्टोर|बेच[\u0900-\u097f]*|bech\w*""",
        "onward": r"""अब से|आज से|आगे से|अबसे|आगे चलकर|भविष्य में|आइंदा|ab se|abse|aage se|aaj se
            | aainda|future mein|future me|bhavishya mein""",
        "word": r"[\w\u0900-\u0963']+",
        "i": r"मैं|मुझे|हम|हमें|main|mai|mujhe|hum|humein",
    }
)

_F = HINDI_FRAGMENTS

HINDI = Grammar(
    code="hi",
    rules=(
        _F.rule(
            "consent",
            needs="""
                रिकॉर्ड* रिकार्ड* record* टेप शेयर साझा share* store स्टोर बेच* bech* सहमति अनुमति
                इजाजत permission ijazat
                """,
            text=r"""(?:आप|aap|tum|तुम) (?:{word} ){,5}?(?:{handle}) (?:{word} )?(?:कर
                | kar) (?:सकते|सकती|sakte|sakti)
            | (?:{handle}) (?:{word} ){,2}?(?:{dont}) (?:{asks})
            | (?:{dont}) (?:{handle}) (?:{word} )?(?:{asks})
            | (?:नहीं|nahi|nahin) (?:चाहता|चाहती|चाहते|chahta|chahti
                | chahte) (?:{word} ){,6}?(?:{handle})
            | (?:{handle}) (?:{word} ){,4}?(?:नहीं|nahi|nahin) (?:चाहता|चाहती|चाहते|chahta|chahti
                | chahte|चाहिए|chahiye|होनी|होना)
            | (?:मेरी|मेरा|meri|mera) (?:सहमति|अनुमति|इजाजत|permission|ijazat) (?:{word} )?(?:है
                | hai|नहीं|nahi|nahin)
            | (?:अनुमति|इजाजत|सहमति|permission|ijazat) (?:{word} )?(?:देता|देती|देते|deta|deti|dete)
            | (?:{handle}) (?:{word} ){,3}?(?:से|में|se|mein) (?:{word} )?(?:दिक्कत|एतराज|dikkat
                | problem|aitraaz) (?:नहीं|nahi|nahin)
            | (?:{record}) (?:{word} )?(?:बंद|band) (?:{asks})""",
            unless=r"(?:हुई|हुआ|hui|hua|थी|थे|thi)",
        ),
        _F.rule(
            "limit",
            needs="""
                से se बजट लिमिट budget limit अधिकतम maximum max तक tak अंदर andar zyada jyada ज्यादा
                """,
            text=r"""(?:{money}) (?:से|se) (?:ज्यादा|अधिक|ऊपर|zyada|jyada|upar
                | oopar) (?:का |ki |ka |की |{word} ){,2}?(?:नहीं|nahi|nahin|मत|mat|na)
            | (?:ज्यादा से ज्यादा|अधिकतम|zyada se zyada|jyada se jyada|maximum
                | max) (?:{word} ){,3}?(?:{money})
            | (?:मेरा|हमारा|mera|hamara|humara) (?:{word} )?(?:बजट|लिमिट|budget
                | limit) (?:{word} ){,5}?(?:{money})
            | (?:बजट|लिमिट|budget|limit) (?:{word} ){,4}?(?:{money}) (?:{word} ){,2}?(?:है|hai)
            | (?:{money}) (?:{word} )?(?:तक|के अंदर|से कम|tak|ke andar
                | se kam) (?:{word} ){,2}?(?:ही|hi|रखिए|rakhiye|rakhna|में|होना|hona|चाहिए
                    | chahiye)""",
            unless=r"था|थे|थी|tha|thi|the|दिए|diye|लगा|laga|हुआ|kal|कल|पिछले|pichhle",
        ),
        _F.rule(
            "language",
            needs="""
                हिंदी हिन्दी अंग्रेजी इंग्लिश उर्दू मराठी तमिल बंगाली गुजराती पंजाबी hindi english
                angrezi angreji urdu marathi tamil bengali gujarati punjabi telugu
                """,
            text=r"""(?:{tongue}) (?:में|mein|me|mai) (?:ही |hi )?(?:{word} ){,2}?(?:{asks}){end}
            | (?:{tongue}) (?:में|mein|me) (?:{word} ){,2}?(?:कर सकते|kar sakte|बोल सकते|bol sakte
                | करें|karein)
            | (?:{tongue}) (?:में|mein|me)(?: प्लीज| please|$)
            | (?:^|,) ?(?:{tongue}) (?:please|प्लीज)
            | (?:{i}) (?:{word} )?(?:{tongue}) (?:में|mein|me) (?:{word} ){,2}?(?:चाहता|चाहती
                | चाहूंगा|chahta|chahti|chahunga|पसंद|pasand)""",
            unless=r"किताब|kitaab|सीख[\u0900-\u097f]*|seekh\w*|manual",
        ),
        _F.rule(
            "time",
            needs="""
                बजे बाद पहले सुबह दोपहर शाम रात *वार संडे सैटरडे baje baad pehle pahle subah
                dopahar shaam
                sham raat *var itvaar itwar *day weekend
                """,
            text=r"""(?:{only}) (?:{word} ){,4}?(?:{time}) (?:{word} ){,4}?(?:{asks}){end}
            | (?:{time}) (?:{word} ){,2}?(?:{only}) (?:{word} ){,4}?(?:{asks}){end}
            | (?:{time}) (?:{word} ){,5}?(?:{dont}) (?:{asks}){end}
            | (?:{i}) (?:{only}) (?:{word} ){,3}?(?:{time}) (?:{word} ){,4}?(?:सकता|सकती|sakta
                | sakti|उपलब्ध|available|फ्री|free|घर|ghar)
            | (?:^|,) ?(?:{only}) (?:{word} ){,4}?(?:के बाद|से पहले|ke baad|se pehle|को|ko)$""",
        ),
        _F.rule(
            "contact",
            needs="""
                कॉल फोन ईमेल मेल मैसेज संदेश एसएमएस व्हाट्सएप चिट्ठी संपर्क call phone fone email
                mail message msg sms whatsapp chitthi sampark contact
                """,
            text=r"""(?:{reach}) (?:{word} ){,3}?(?:{dont}) (?:{asks})
            | (?:{only}) (?:{word} ){,2}?(?:{reach}) (?:{word} ){,4}?(?:{asks}){end}
            | (?:{reach}) (?:{word} )?(?:{only}) (?:{word} ){,3}?(?:{asks}){end}
            | (?:{reach}) (?:{word} ){,2}?(?:बंद|band) (?:{asks}){end}
            | (?:{i}) (?:{reach}) (?:{word} ){,2}?(?:पसंद|pasand|बेहतर|behtar)
            | (?:{reach}) (?:{word} ){,3}?(?:बेहतर|behtar|सबसे अच्छा)""",
            unless=r"(?:काट[\u0900-\u097f]*|रख[\u0900-\u097f]*|kaat\w*|rakh\w*|kat)",
        ),
        _F.rule(
            "manner",
            needs="""
                धीरे धीमे जोर ऊंचा आराम साफ तेज dheere dhire dhime zor jor aaram saaf tez oonchi एक
                ek छोटे छोटा संक्षेप आसान सरल सीधे chhote chhota short aasan saral simple easy बीच
                beech इतना इतनी इतने itna itni itne हर har
                """,
            text=r"""(?:धीरे|धीमे|जोर से|ऊंचा|आराम से|साफ|तेज|dheere|dhire|dhime|zor se|jor se
                | aaram se|saaf|tez|oonchi awaaz mein) (?:{word} ){,3}?(?:{asks}|बोल
                    | bol)(?: सकते| sakte)?
            | (?:एक बार में|एक समय में|एक एक|ek baar mein|ek baar me|ek time
                | ek ek) (?:{word} ){,4}?(?:{asks}|सवाल|sawaal|sawal)
            | (?:छोटे|छोटा|संक्षेप|आसान|सरल|सीधे|chhote|chhota|short|aasan|saral|simple
                | easy) (?:{word} ){,4}?(?:{asks}){end}
            | (?:बीच में|beech mein|बीच मे) (?:{word} )?(?:{dont}) (?:{asks})
            | (?:इतना|इतनी|इतने|itna|itni|itne) (?:{word} )?(?:तेज|जल्दी|tez
                | jaldi) (?:{word} )?(?:{dont})
            | (?:हर|har) (?:नंबर|चीज|number|cheez) (?:{word} ){,3}?(?:दोहरा|dohra|repeat)\w*""",
            unless=r"(?:इंटरनेट|internet|नेट)",
        ),
        _F.rule(
            "never",
            needs="मत mat नहीं nahi nahin na न",
            text=r"""(?:कभी|kabhi|kabhii|दोबारा|dobara
                | dubara) (?:भी |bhi )?(?:{word} ){,7}?(?:{dont}) (?:{asks})
            | (?:बिना|bina) (?:{word} ){,6}?(?:{dont}) (?:{asks})
            | (?:किसी को|किसी के|kisi ko|kisi ke) (?:{word} ){,4}?(?:{dont}) (?:{asks})""",
        ),
        _F.rule(
            "always",
            needs="हमेशा hamesha hamesa हर har",
            text=r"""(?:हमेशा|hamesha|hamesa) (?:{word} ){,8}?(?:{asks}){end}
            | (?:हर बार|har baar) (?:{word} ){,8}?(?:{asks}){end}""",
            unless=r"(?:है|हैं|हूं|था|थी|थे|hai|hain|hoon|hun|tha|thi|पड़[\u0900-\u097f]*|padta)",
        ),
        _F.rule(
            "wish",
            needs="""
                अब आज आगे अबसे भविष्य आइंदा ab abse aage aaj aainda future bhavishya ध्यान dhyan
                dhyaan
                """,
            text=r"""(?:{onward}) (?:{word} |, ){,10}?(?:{asks}|चाहिए|चाहता हूं|चाहती हूं|chahiye
                | chahta hoon|chahti hoon){end}
            | (?:ध्यान रखिए|ध्यान रखें|dhyan rakhiye|dhyaan rakhna) (?:कि|ki)""",
        ),
    ),
    disclosure=_F.anywhere(
        r"""(?:यह|ये|आपकी|इस|yeh|ye|yah|aapki) (?:कॉल|बातचीत|call
            | baatcheet) (?:{word} ){,5}?(?:{record}) (?:{word} )?(?:जा|हो|ja|ho|की|ki)(?: {word})*
        | (?:{record}) (?:की |ki )?(?:जा रही|हो रही|जा सकती|हो सकती|ja rahi|ho rahi|ja sakti
            | ho sakti)
        | कानूनन|कानून के (?:अनुसार|तहत)|कानूनी तौर|kanoon ke|kanoonan
        | (?:वर्चुअल|एआई|ऑटोमेटेड|virtual|ai|automated) (?:असिस्टेंट|सहायक|assistant)
        | (?:वित्तीय|कानूनी|चिकित्सा) सलाह नहीं
        | (?:नियम|शर्तें|नियम और शर्तें|terms|niyam) (?:{word} ){,2}?(?:लागू|lagu|laagu)
        | (?:गुणवत्ता|क्वालिटी|प्रशिक्षण|quality|training) (?:के लिए|के उद्देश्य|ke liye)
        | (?:ध्यान दें|ध्यान दीजिए|कृपया नोट|सूचित|बताना चाहूंगा|बताना चाहूंगी|dhyan dein|dhyan dijiye|kripya note|soochit)(?: {word}){,16}? (?:नहीं|nahi|nahin|केवल|सिर्फ|keval|sirf|शुल्क|shulk|charge)""",
        needs="""
            रिकॉर्ड* रिकार्ड* record* कानून* kanoon* वर्चुअल एआई ऑटोमेटेड virtual ai automated सलाह
            लागू lagu laagu गुणवत्ता क्वालिटी प्रशिक्षण quality training
            ध्यान नोट सूचित बताना dhyan note soochit
            """,
    ),
    question=_F.anywhere(
        r"""(?<!\w )(?:क्या|kya) (?:आप|aap|यह|yeh|ye|वह|woh|कॉल|मैं|main
            | आपने)(?! (?:{word} ){,6}?(?:सकते|सकती|sakte|sakti))
        | क्यों|kyun|kyon|कब|kab|कहां|kahan|कौन|kaun|कितने का|kitne ka|कैसे|kaise"""
    ),
    request=_F.at_start(
        r"""(?:क्या|kya) (?:हम|आप|hum|aap|main|मैं)(?= (?:{word} ){,8}?(?:सकते|सकती|sakte|sakti))"""
    ),
    reported=_F.anywhere(
        r"""कहते|कहती|कहता|कहा|बोला|बोली|बोले|kehte|kehti|kehta|kaha|bola|boli|bole|लिखा|likha
            | बताया|bataya"""
    ),
    conditional=_F.anywhere(r"अगर|यदि|agar|yadi"),
    unreal=_F.anywhere(r"काश|kaash|पता होता|pata hota"),
    replaces=_F.anywhere(r"""बल्कि|की जगह|के बजाय|असल में|balki|ki jagah|ke bajay|actually
        | asal mein"""),
    take_backs=_F.anywhere(
        r"""(?P<what>.{3,80}?) (?:वाली|के बारे में|wali|ke baare mein) (?:{word} ){,4}?(?:भूल
            | bhool|bhul)(?: {word})*
        | (?:अब|ab) (?P<what>(?:{word} ){1,6}?)(?:कर|बोल|भेज|kar|bol|bhej) (?:सकते|सकती|sakte
            | sakti)(?: {word})*
        | (?P<what>(?:{word} ){1,6}?)(?:फिर से|दोबारा|phir se|dobara|normal
            | सामान्य) (?:{word} ){,3}?(?:सकते|सकती|sakte|sakti)(?: {word})*
        | (?P<channel>(?:{reach})(?: पर| par)?)(?: भी| bhi)? (?:ठीक|theek|thik|चलेगा
            | chalega)(?: है| hai| रहेगा| rahega)*
        | (?:अब |ab )?(?P<what>.{3,60}?) (?:की जरूरत नहीं|ki zaroorat nahi|ki zarurat nahi
            | ki jarurat nahi)(?: {word})*
        | (?:अब |ab )?(?P<what>बजट|budget|पैसे|paise|लिमिट
            | limit) (?:की |ki )?(?:{word} )?(?:चिंता मत|chinta mat|फर्क नहीं|fark nahi
                | koi baat nahi|matter nahi)(?: {word})*
        | (?P<what>(?:{word} ){1,6}?)(?:कभी भी|किसी भी समय|kabhi bhi|kisi bhi samay|kisi bhi time) (?:{word} ){,4}?(?:सकते|सकती|sakte|sakti)(?: {word})*""",
        needs="""
            भूल bhool bhul अब ab फिर दोबारा phir dobara normal सामान्य ठीक theek thik चलेगा chalega
            जरूरत zaroorat zarurat jarurat बजट budget पैसे paise लिमिट limit
            कभी kabhi किसी kisi
            """,
    ),
    consent_question=_F.anywhere(
        r"""(?:क्या|kya) (?:हम|मैं|hum|main|आप|aap) (?:{word} ){,6}?(?:{handle})(?: {word})*""",
        needs="रिकॉर्ड* रिकार्ड* record* शेयर साझा share* store स्टोर",
    ),
    answer=_F.at_start(
        r"(?:हां|जी|जी हां|नहीं|ठीक है|बिल्कुल|haan|han|ji|nahi|nahin|theek hai|bilkul|ok|sure)"
    ),
)
