#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How wishes are said, and taken back, in English."""

from pipecat_summarizer.fidelity.wishes.grammar import Fragments, Grammar

ENGLISH_FRAGMENTS = Fragments(
    {
        # Where somebody may begin to tell another what to do.
        "lead": r"""^|,|and|but|so|then|please|just|ok|okay|yes|yeah|no|well|also|or|thanks|kindly
            | you (?:must|should|have to|need to|are to)|you to|remember to|be sure to
            | make sure (?:to|you|that you|they)|let's|i said|i told you""",
        "not": r"don'?t|do not|never|please not",
        "reach": r"call|phone|ring|email|text|message|contact|mail|fax|whatsapp|telephone|sms",
        "reaching": r"""calling|phoning|ringing|emailing|texting|messaging|writing to|contacting
            | mailing|bothering|disturbing""",
        "channel": r"""emails?|phone calls?|calls?|phone|text messages?|texts?|sms|letters?|mail
            | post
            | whatsapp|voicemails?|telephone|messages?|landline|mobile|cell ?phone|cell
                | voice messages?
            | (?:work|office|home|mobile|cell|other) number""",
        "act": r"""{reach}|write|send|tell|ask|give|let|inform|notify|remind|speak|talk|say|answer
            | reply|respond|use|charge|bill|book|order|buy|pay|deliver|leave|knock|check
                | double check
            | confirm|verify|repeat|read|spell|keep|make|include|add|remove|change|cancel|move
            | transfer|connect|share|store|save|sell|disclose|reveal|pass|record|address|refer|treat
            | wait|start|begin|finish|pick|select|schedule|plan|ship|bring|take|offer|suggest
            | recommend|mention|discuss|promise|quote|interrupt|route|sign|show|list|round|assume
            | guess|skip|bother|disturb|hold|play|forward|set|switch|copy|cc|update|put|run|charge
            | accept|reject|refund|follow|consult|approve|apply|provide|request|require""",
        "day": r"""mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?
            | weekends?|weekdays?|(?:bank |public )?holidays""",
        "days": r"""mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends
            | weekdays|mornings|afternoons|evenings|nights""",
        "part": r"mornings?|afternoons?|evenings?|nights?|lunch(?:time)?|noon|midnight|dark|school",
        "number": r"""(?:[$€£₹]?\d[\d.,]*k?|a|an|one|two|three|four|five|six|seven|eight|nine|ten
            | eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred
            | thousand|million|couple|few|half)(?: (?:hundred|thousand|million|and|grand|one|two
            | three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy
            | eighty|ninety)){,6}""",
        "money": r"""[$€£₹]\d[\d.,]*k?|{number} (?:us )?(?:dollars?|bucks|euros?|pounds?|quid|rupees
            | cents|usd|eur|gbp|grand|francs|pesos|reais)""",
        "when": r"(?:the )?(?:{day}|{part}|(?!an? ){number})|my (?:shift|lunch|class|work)",
        "at": r"after|before|between|until|till|past|from|during|in the|in|on the|on|at the|at",
        "tongue": r"""english|spanish|german|french|portuguese|hindi|italian|dutch|polish|turkish
            | russian|chinese|mandarin|cantonese|japanese|korean|arabic|urdu|punjabi|bengali|tamil
            | vietnamese|greek|swedish|hebrew|ukrainian""",
        "pace": r"""(?:a (?:bit|little|little bit
            | lot) |any )?(?:more |less |much |even )?(?:slow(?:er|ly)?
            | loud(?:er|ly)?|clear(?:er|ly)|quiet(?:er|ly)|soft(?:er|ly)|fast(?:er)?
            | quick(?:er|ly))""",
        "data": r"""data|information|info|details|file|files|records?|number|email|address|name
            | medical \w+|account|photos?|history|card|story|case""",
        "record": r"(?:be )?record(?:ed|ing)?|tap(?:e|ed|ing)",
        "handle": r"""{record}|shar(?:e|ed|ing)|stor(?:e|ed|ing)|sell(?:ing)?|sold|us(?:e|ing) my
            | pass(?:ed|ing)? (?:on|along)|disclos(?:e|ed|ing)|process(?:ed|ing)?|kept|keeping""",
        "onward": r"""from now on(?:wards?)?|from here on(?: out)?|going forward
            | from this (?:point|moment) on(?:wards?)?|in (?:the )?future|from today(?: on)?
            | for the rest of (?:this|the|our) (?:call|conversation)|as of (?:now|today)
            | for the remainder of (?:this|the) call|henceforth""",
        "want": r"""(?:i|we)(?:'d| would)? (?:really |also |just )?(?:want|like|need|prefer|rather
            | expect|ask)""",
    },
    # "They never call" tells something; "never call" asks for it, and so does "you to call".
    tellers="i we you they he she who people it that to can could don't dont not anyone someone",
    askers="you to",
)

_F = ENGLISH_FRAGMENTS

ENGLISH = Grammar(
    code="en",
    rules=(
        _F.rule(
            "consent",
            needs="""
                record* tap* shar* sell* sold stor* permission consent* approval agree* object*
                authori* permit* allow* refuse* decline* unsubscribe opt* list lists database
                marketing advertis* ads promotion* spam use using pass* disclos* give giving
                forward* keep* kept hand process* access terms
                """,
            text=r"""(?:you|they|anyone) (?:may|can|could|are (?:not )?(?:allowed|welcome|free) to
                | may not
                | cannot|can't|have my (?:permission|consent|ok|okay|approval|blessing) to
                | don'?t have my (?:permission|consent) to|do not have my (?:permission|consent) to)
                (?:record|tape)
            | (?:you|they|anyone) (?:may|can|could|are (?:allowed|welcome|free) to|may not|cannot
                | can't|have my (?:permission|consent|ok|okay|approval|blessing) to)
                (?:share|use|store|keep|pass on|forward|process|save|contact|look at|access)
                (?:on )?(?:my|our|this) (?:\w+ )?{data}
            | (?:have|got|has|give|gave|withdraw|revoke|without) (?:you )?(?:my|our)
                (?:permission|consent|approval|authorization|authorisation)
            | (?:i|we) (?:do not|don'?t|hereby|also|fully|can'?t|cannot|'d|do|will not|won'?t
                | never)?
                ?(?:consent|agree|object|authori[sz]e|permit|allow|refuse|decline)
                (?:to |you |that |for |in |anyone |the |any |my )*(?:\w+ ){,3}?(?:{handle}
                | marketing|terms
                | photos?|recordings?)
            | (?:i|we)(?: would)? (?:don'?t|do not|wouldn'?t|rather not|never|'d rather not
                | would not)
                (?:want |like |wish |have )*(?:to |you |this |the |my |our |be |being |it |any |anyone |anybody |\w+ ){,4}(?:{handle})
            | (?:fine|ok|okay|happy|comfortable|good|alright|all right|uncomfortable|no problem
                | not fine|not ok|not okay|not comfortable|not happy) (?:with|if|for|about)
                (?:\w+ ){,4}(?:{handle})
            | !(?:stop|quit|{not}|no) (?:record|recording|taping|tape)
            | !(?:stop|quit|{not}|no) (?:share|sharing|sell|selling|store|storing|pass|passing
                | disclose|disclosing|forward|forwarding|give out|giving out|give|giving|hand out
                    | use)
                (?:on |out |away )?(?:my|our|any of my|personal|this) (?:\w+ )?{data}
            | (?:take|remove|delete|get) (?:me|us|my \w+) (?:off|from) (?:of )?(?:your|the|all|any)
                (?:\w+ ){,2}?(?:lists?|database)
            | unsubscribe me|opt(?:ing)? (?:me )?out|{lead} ?opt me in
            | (?:rather|prefer) not (?:to )?(?:be )?(?:{handle})
            | no (?:more )?(?:marketing|advertising|ads|promotions?|promotional \w+|sales calls
                | spam)""",
        ),
        _F.rule(
            "limit",
            needs="""
                more higher max maximum tops most less budget limit cap ceiling under below within
                over above beyond exceed only up beneath expensive
                """,
            text=r"""(?:no|not|never|nothing) (?:more|higher) than (?:{money}|{number})
            | (?:{money}) (?:max|maximum|tops|at most|at the most|at the very most|or less|or under
                | or below)
            | {number} (?:max|maximum|tops|at the most|at most)
            | (?:max|maximum|maximum of|maximum is|at most|at the most|at the very most) (?:{money})
            | (?:maximum|most|limit|cap|ceiling|max) (?:that )?(?:i|we|i'm|we're)(?: \w+){,4}
                (?:{money}|{number})
            | (?:my|our|the|a|that's my) (?:\w+ )?(?:budget|limit|cap|maximum|ceiling|price limit)
                (?:for \w+ (?:\w+ )?)?(?:is|'s|of|at|would be|stays|remains)(?: about| around| only
                | now| at| exactly)* (?:{money}|{number})
            | (?:keep|keeps|stay|stays|staying|be|remain|remains|bring|get)(?: it| this| that
                | everything| things| the \w+| them| your \w+)?(?: to| at| total| all)?
                (?:under|below|within|beneath|less than) (?:{money}|{number}|(?:my|the|our) budget)
            | (?:nothing|not anything) (?:that's |that is |that costs )?(?:over|above
                | more expensive than
                | more than|beyond) (?:{money}|{number})
            | (?:can'?t|cannot|can not|won'?t|don'?t want to|do not want to|couldn'?t|not going to
                | not willing to|wouldn'?t|never|don'?t|do not|not) (?:\w+ ){,2}?(?:spend|pay|go
                    | charge
                | offer|exceed|book|order|buy|afford|cost)(?: \w+){,2}? (?:more than|over|above
                    | beyond
                | higher than|anything over|anything above) (?:{money}|{number})
            | (?:spend|pay|go|charge|cost|offer)(?: \w+)? (?:up to|at most|no more than|less than
                | under|a maximum of|max) (?:{money}|{number})
            | (?:can|will|want to|going to|could) only (?:spend|pay|afford) (?:{money}|{number})
            | as long as (?:it|that|the \w+)(?:'s| is| stays| costs) (?:under|below|less than
                | within)
                (?:{money}|{number})
            | (?:must|should|has to|can|may)(?: not)? (?:cost|exceed|be)(?: \w+)? (?:more than
                | less than|under|over|above|below|up to) (?:{money}|{number})""",
            unless=r"""(?:was|were|took|cost me|costed|paid|had|got|did|been|spent|came|it's|there's
                | it is|there are|used to|charged me|says|weighs?|lasts?|last (?:year|month|week
                    | time)
                | ago|yesterday|as long as it)(?! under| below)""",
        ),
        _F.rule(
            "language",
            needs="""
                english spanish german french portuguese hindi italian dutch polish turkish russian
                chinese mandarin cantonese japanese korean arabic urdu punjabi bengali tamil
                vietnamese greek swedish hebrew ukrainian
                """,
            text=r"""in {tongue}(?: language)? (?:please|from now on|instead|again|only
                | if (?:possible|you can))
            | (?:please|{lead}) ?in {tongue}$
            | (?:please|{onward}|only) (?:in )?{tongue}$
            | (?:^|,|yes|no|ok|okay|actually|but
                | and) ?(?:in |only |just )?{tongue} (?:again |only |instead )?
                (?:please|only|again|from now on|instead|is better|is fine|would be better)
            | !(?:speak|talk|continue|switch|go on|carry on|change|answer|reply|respond|proceed
                | go back|return|do this|do it|do that|keep going|keep it|stick|use|stay)
                (?: to me| with me| me| us)?(?: only| back| this| over)?(?: in| to| into| with)?
                {tongue}
            | (?:i|we)(?:'d| would)?(?: much| really)? (?:prefer|rather|like|want
                | feel more comfortable)
                (?:you )?(?:to )?(?:speak |speaking |talk |talking |continue |use |do this |have
                this |switch
                |be answered |have it )?(?:in |to )?{tongue}""",
            unless=r"""(?:manual|book|menu|website|lessons?|course|speaker|class|learn\w*|movie
                | restaurant)""",
        ),
        _F.rule(
            "time",
            needs="""
                only before after between until during earlier later past monday* tuesday*
                wednesday* thursday* friday* saturday* sunday* weekend* weekday* holiday* morning*
                afternoon* evening* night* available reach* lunch* noon work
                """,
            text=r"""{lead} ?only (?:(?:{at}) {when}|(?:after|before) work)
            | !(?:only|never|always) (?:please )?(?:{reach}|deliver|come|visit|schedule|book|ring
                | be called|be contacted|send \w+)(?: \w+){,3}? (?:{at}) {when}
            | {lead} ?(?:please )?(?:{reach}|deliver|come|visit|schedule|ring|try me|send \w+)
                (?: \w+){,3}? (?:only|never|no earlier than|no later than|not before|not after)
                (?: \w+){,3}? {when}
            | (?:i'm|i am|we're|we are|i can|we can|i'll be|we'll be|my wife is|my husband is) only
                (?:be )?(?:available|reachable|free|home|at home|around|in|reached|talk|speak
                | contacted|take calls|answer|pick up|receive) (?:\w+ ){,3}?(?:{at}|{day})
            | (?:can|could) (?:only be|be) (?:reached|contacted|called) (?:only )?(?:{at}) {when}
            | !(?:{not}|stop) (?:{reach}|{reaching}|deliver|delivering|come|disturb|schedule|book
                | send)(?: \w+){,4}? (?:before|after|between|during|on|in the|at|past|until
                    | earlier than
                | later than) {when}
            | no (?:\w+ )?(?:calls|deliveries|visits|appointments|meetings|messages|texts|emails)
                (?:\w+ )?(?:before|after|between|on|in the|at|during|past) {when}
            | {lead} ?(?:not|nothing|never) (?:before|after|earlier than|later than|between)
                (?:{number}|noon|midnight|lunch)
            | {lead} ?(?:not|never) on (?:{days}|{day})
            | (?:{days}) (?:only|don'?t work|do not work|are (?:no good|out|best|better|bad
                | off limits)
                | work best|suit me best|is best)
            | (?:^|,|only|please) ?no (?:{days})""",
            unless=r"(?:works?|worked|open|opens|closed?|closes) only|only (?:opens?|works?)",
        ),
        _F.rule(
            "contact",
            needs="""
                call* phone* phoning text* email* mail* letter* messag* whatsapp sms voicemail*
                contact* reach* ring* rung mobile cell* landline disturb* bother* number telephone
                fax post write voice
                """,
            text=r"""!(?:{not}) (?:ever )?(?:{reach}|write|disturb|bother)(?: to)?
                (?:me|us|my|him|her|here|there|this|that|at|on|by|or)
            | !(?:{not}|stop|quit) (?:ever )?(?:leave|leaving|send|sending)(?: me| us)?(?: any| more
                | your| those| these)* ?{channel}
            | !(?:stop|quit) {reaching}
            | (?:please|only|just|{lead}) ?(?:please |just |only )*{reach} (?:me|us|my \w+)
                (?:\w+ ){,5}?(?:instead|only|rather|exclusively|not (?:by|on|at|the|my))
            | (?:please|{lead}) ?only (?:ever )?(?:{reach}|contact|reach|use) (?:me|us|my|by|the)
            | {lead} ?(?:please )?(?:just |only )(?:use|do) (?:the |my )?{channel}
            | use (?:the |my )?{channel}(?:\w+ ){,6}? ?(?:not|instead|rather|only)
            | (?:{channel}) (?:only|and nothing else)
            | only (?:by|via|through|on|over|per) (?:the |my )?{channel}
            | {lead} ?(?:no|no more) (?:phone calls|calls|emails|texts|letters|voicemails|messages
                | text messages)
                (?:please|from|any|ever|at|,|$)
            | (?:i|we) (?:don'?t|do not) want (?:any |more |your |to get |to
                receive |those )*{channel}
            | {lead} ?just {reach} (?:me|us)(?= ,|$)
            | (?:can only|only|can best|best) (?:reach|contact|get|catch) (?:me|us)
            | {want} (?:\w+ ){,4}?(?:{reach}(?:ed)?|{reaching}|reached|contacted|rung|phoned|texted
                | messaged|called|written to)(?:$| (?:me|us|by|via|on|than|instead|rather|at|over
                    | please))
            | {want} (?:an? |by |via |to use |it by |things by |everything by |to get )?{channel}
                (?:to|over|rather|please|contact|,|than|instead|only|$)
            | (?:best|easiest|only) way to (?:reach|contact|get hold of|get) (?:me|us)
            | (?:{channel}) (?:is|works|would be) (?:best|better|preferred|easier)(?! than)
            | (?:rather than|instead of|not) (?:by )?(?:{reaching}|{channel})$""",
            unless=r"(?:i|we) (?:didn'?t|did not|couldn'?t|haven't|don'?t (?:have|own|use|get))",
        ),
        _F.rule(
            "manner",
            needs="""
                speak* talk* slow* fast* loud* quiet* soft* clear* short brief simple* quick*
                concise plain easy step time repeat* spell* read* say* confirm address refer name
                names music chit small jargon pleasantries pitch technical interrupt* rush* shout*
                mumbl* yell* finish patient polite doctor mister dr mr mrs ms sir madam ma'am
                """,
            text=r"""!(?:speak|speaking|talk|talking|go|read|reading|say (?:it|that|them
                | everything))
                (?: to me| to us| it)? ?{pace}
            | !(?:speak|talk)(?:ing)? (?:a (?:bit|little) )?up
            | you(?:'re| are) (?:speaking|talking|going) (?:\w+ )?too (?:fast|quick|quickly|quiet
                | quietly
                | loud|softly)
            | {lead} ?(?:please )?(?:can you |could you )?slow down
            | {lead} ?not so (?:fast|quick|loud)
            | {lead} ?(?:please )?(?:keep|make) (?:it|your \w+|the \w+|things|this|that)
                (?:short|brief|simple|quick|slow)
            | (?:short|brief|simple|quick|concise) (?:answers|sentences|replies)
            | !(?:use|using|with) (?:simple|short|plain|easy|simpler|shorter)
                (?:words|language|english|terms|sentences|answers)
            | one (?:\w+ )?(?:question|thing|step|item|number|instruction) at a time|step by step
            | (?:{lead}|mind|you to|like you to|want you to) ?(?:please )?(?:repeat|repeating|read
                | reading
                | spell|spelling|say|saying|confirm)(?: out| back)? (?:every|each|all|everything
                | the numbers|numbers|names)
            | !(?:address|call|calling|refer to) me (?:as|by my|by|only|doctor|dr|mister|mr|mrs|ms
                | sir|madam|ma'am)
            | !use my (?:first|last|full) name|(?:first|last) names? (?:only|please|basis)
            | no (?:small talk|jargon|music|more questions about|chit chat)
            | !(?:skip|spare me|leave out|cut) (?:the )?(?:small talk|pleasantries|jargon
                | sales pitch
                | technical \w+|chit chat)
            | !(?:don'?t|do not|stop|quit|never|please not) (?:interrupt|rush|shout|mumble
                | yell)(?:ing)?
            | !(?:don'?t|do not|stop) (?:talk|speak|go|talking|speaking|going) (?:\w+ )?so
            | {lead} ?(?:please )?let me finish
            | {lead} ?(?:please )?be (?:brief|quick|patient|polite|concise|quiet)""",
            unless=r"""(?:internet|connection|website|computer|page|network) (?:\w+ )?slow(?:er|s)?
                | normal(?:ly)?""",
        ),
        _F.rule(
            "never",
            needs="never don't dont not ever circumstances",
            text=r"""{lead} ?never (?:ever )?(?:please )?(?:again )?{act}
            | please never|(?:i|we) never (?:ever )?want
            | !(?:don'?t|do not) ever {act}
            | !(?:don'?t|do not) (?:you )?{act} (?:\w+ |, ){,12}?(?:again|anymore|any more
                | any longer|without (?:asking|telling|checking|my|me|calling|letting)|ever)
            | (?:i|we) (?:don'?t|do not) want (?:you |to |any |anyone |my |\w+ ){,6}?(?:again
                | anymore
                | any more|ever)
            | !(?:don'?t|do not) (?:ever )?(?:tell (?!me)|mention|reveal|disclose|discuss|promise
                | offer|quote)(?:\w+)?
            | !(?:don'?t|do not) ever
            | under no circumstances""",
            unless=r"""never (?:mind|again call)|(?:they|we|you|people|i)
                (?:\w+ ){,6}?(?:and|or|but) never""",
        ),
        _F.rule(
            "always",
            needs="always every each times whenever first anytime any",
            text=r"""{lead} ?(?:please )?always (?:please )?{act}
            | please always|(?:i|we) always want (?:you|to be|it|them|my)
            | (?:i|we) want (?:you )?to always
            | (?:please|{lead}) ?{act} (?:\w+ |, ){,10}?(?:every (?:single )?time|each time
                | at all times
                | every month|every week|every day|whenever you|always)
            | (?:every time|each time|whenever|any time|anytime) you {act}
            | {lead} ?{act} (?:\w+ ){,6}?first before
            | at all times""",
            unless=r"""(?:they|we|you|people|i) (?:\w+ ){,6}?(?:and|or|but) always|(?:i|we
                | they) have to
                | (?:every|each) time you (?:\w+ ){,3}?(?:it|i|they|the)""",
        ),
        _F.rule(
            "wish",
            needs="""
                now future forward here moment point rest remainder henceforth mind note remember
                today
                """,
            text=r"""{onward} ?,? (?:please |just |only |i said |do |don'?t |do not )*{act}
            | {onward} (?:, |\w+ ){,6}?(?:please|{want}|can you|could you|you (?:must|should|have to
                | need to|are to|may)|let's|we (?:must|should))
            | (?:please|{lead} ?{act}|{want}|can you|could you|you (?:must|should|have to|need to
                | are to))
                (?:\w+ |, ){,16}?{onward}
            | {lead} ?(?:please )?(?:keep|bear) in mind|{lead} ?please (?:note|remember) that (?:i
                | we)""",
        ),
    ),
    disclosure=_F.anywhere(
        r"""(?:this|the|your|our|all) (?:phone )?(?:calls?|conversations?|lines?|chat|session)
            (?:is|are|may be|will be|might be|can be)(?: being| also| now)* (?:record|monitor
                | transcri
            | taped|stored)\w*
        | calls (?:may|are|will|can|might) (?:be )?(?:\w+ )?(?:recorded|monitored)
        | (?:required|obliged|obligated)(?: by \w+)? to (?:inform|tell|advise|read|disclose|notify
            | let)
        | legally (?:required|obliged|obligated|bound)|by law
        | (?:i am|i'm|you are (?:speaking|talking) (?:with|to)|you're (?:speaking|talking) (?:with
            | to)
            | this is) an? (?:\w+ )?(?:ai|automated|virtual|artificial|digital)
        | not (?:\w+ )?(?:constitute |be taken as )?(?:financial|legal|medical|tax
            | investment) advice
        | attempt to collect a debt
        | (?:terms|conditions|fees|charges|restrictions) (?:and \w+ )?(?:may |will )?apply
        | for (?:quality|training|security|compliance)(?: \w+){,3} purposes
        | subject to (?:credit|approval|terms|availability|verification)
        | you have the right to|right of (?:withdrawal|cancellation)|cooling off period
        | by (?:continuing|staying on the line)
        | (?:please (?:note|be aware|be advised|bear in mind)|be aware|just so you know|for your information
            | i (?:must|have to|need to|should|am required to|'m required to)(?: also)? (?:inform|tell|advise|warn
            | remind|let|point out|mention)(?: you)?(?: know)?|(?:we|i) (?:would like to |hereby )?(?:inform|advise
            | notify) you)(?: [\w']+| ,){,20}? (?:not|cannot|can't|non|never|only|must|fees?|charged?|refund\w*
            | penalt\w+|liable|binding|recorded|monitored|at your own)""",
        needs="""
            record* monitor* transcri* taped stored required obliged obligated legally law ai
            automated virtual artificial digital advice debt apply purposes subject right withdrawal
            cooling continuing staying
            note aware advised mind know information inform advise notify warn remind must
            """,
    ),
    question=_F.at_start(
        r"""(?:and |so |but |ok |okay |well |wait |sorry |, )*(?:do(?! not)|does|did|is|are|am|was
            | were|have you
        | has|had|why|what|what's|when|how|who|who's|where|which|will (?:it|they|there|i|the)
            | would (?:it
        | they|i|that)|should|can i|can it|can they|can we (?:still|get|have)|could i|may i|shall
        | isn't|aren't|don't you|doesn't|didn't|haven't|won't|can't (?:you|i|we))"""
    ),
    request=_F.at_start(
        r"""(?:and |so |but |ok |okay |well |hi |hello |please |sorry |yes |no |, |actually )*(?:can|could
        | would|will|might|may)(?: you| we| i ask you to| i ask that you)(?: please| just| maybe|
            also
        | possibly| kindly| mind| be so kind as to)*"""
    ),
    reported=_F.anywhere(
        r"""(?<!\bi )(?<!we )(?<!i've )(?<!i have )(?<!already )(?:said|says|saying|wrote|writes
            | insists
        | insisted|claims|claimed|thinks|reads)
        | told (?:me|us|him|them|her that)|tells (?:me|us)|telling (?:me|us)|(?:asks|asked) (?:me
            | us)
        | (?:was|were|been|got|being) (?:told|asked|advised)|(?:advised|advises|warned
            | taught) (?:me|us)
        | (?:wants|wanted|makes|made|lets) me|supposed to|rule is|(?:everyone|everybody|people) say
        | according to"""
    ),
    conditional=_F.anywhere(
        r"if(?! (?:possible|you can|you could|you don'?t mind|you please|that's ok))"
    ),
    unreal=_F.anywhere(
        r"""would(?: have|'ve)(?: never| always)?(?: been)?|(?:i
            | we)(?:'d| would| wouldn't| could)(?: have)?
        (?:never|always)|had (?:i|we) known|i wish|what if|imagine|i (?:always|never) (?:thought
            | knew|had)"""
    ),
    replaces=_F.anywhere(
        r"""actually|instead|i meant|changed my mind|make that|make it|on second thoughts?|after all
        | rather|not anymore|correction"""
    ),
    take_backs=_F.anywhere(
        r"""(?:forget|ignore|disregard|scrap|never mind|drop|cancel|take back)
            (?:everything |all )?(?:what i (?:said|told you|asked)|the (?:rule|thing|wish|limit
                | request
            |instruction|part)|my (?:rule|wish|request|limit)) (?:earlier |before )?
            (?:about|on|regarding|with|for) (?P<what>.{3,80})
        | (?:forget|ignore|disregard|scrap|drop|never mind) (?:about )?(?:the|my|that)
            (?P<what>(?:\w+ )?(?:budget|limit|cap|rule|language|recording)\b.{0,40})
        | (?:you|they|we) (?:can|may|could|are welcome to|are free to) (?P<what>.{3,80}?)
            (?:again|now|after all|normally|as well|too|anyway|any time|anytime)
        | (?P<what>(?:\w+ ){,4}?\w+)(?:'s| is| are| works?| would be)
            (?:fine|ok|okay|alright|all right|good|no problem|allowed|possible)
            (?:for me |by me |with me )?(?:again|now|after all|anyway|actually)
        | actually (?P<what>(?:\w+ ){,4}?\w+)(?:'s| is| are| works?| would be)
            (?:fine|ok|okay|alright|all right|good|no problem|allowed|possible)
        | (?P<channel>(?:\w+ ){,3}?\w+)(?:'s| is| are| works?| would be)
            (?:fine|ok|okay|alright|all right|no problem
                | allowed)(?: too| as well| for me| by me| with me| then)*$
        | (?:no need to|(?:you|they) (?:don'?t|do not|no longer) (?:have|need) to
            | you needn't) (?P<what>.{3,80}?)(?: (?:anymore|any more|any longer|now|after all
                | again)|$)
        | (?:feel free to|go ahead and|it's (?:fine|ok|okay) to|i don'?t mind (?:if you|you)?
            |i no longer (?:mind|want|need)) (?P<what>.{3,80})
        | (?:the |my )?(?P<what>\w+(?: \w+)?) (?:doesn'?t|does not|don'?t|no longer) (?:matter
            | matters
            |count|counts|apply|applies)(?: anymore| any more| any longer)?
        | (?P<what>money|budget|price) (?:is|isn't|is not) (?:no|an|the) (?:object|issue
            | problem)
        | (?:it's|it is|that's) (?:fine|ok|okay|alright|all right) (?:now )?(?:to|if you|for you to) (?P<what>.{3,80})
        | (?:you|they) (?:can|may) (?:just )?(?:stop|quit) (?P<what>\w+ing.{,60})
        | (?:you|they|we) (?:can|may) (?P<what>.{3,60}?) (?:whenever|no problem|without a problem|without any problem|at any
            | like before|as before|as usual)(?: .*)?
        | (?:i've |i have |i )?changed my mind (?:about|on|regarding) (?P<what>.{3,80})
        | i take back (?:what i said about )?(?P<what>.{3,80})
        | (?:the |my )?(?P<what>\w+(?: \w+){,2}) (?:isn't|is not|aren't|are not) (?:needed|necessary|required|important)(?: anymore| any more| any longer| now)""",
        needs="""
            forget ignore disregard scrap mind drop cancel take can may could welcome fine ok okay
            alright right good problem allowed possible need needn't don't do feel go it's matter*
            count* appl* money budget price longer
            it's fine ok okay stop quit whenever changed needed necessary required important usual
            """,
    ),
    consent_question=_F.anywhere(
        r"""(?:may|can|could|shall) (?:we|i) (?:\w+ ){,3}?(?:{record}|tape|store your|share your
            | keep your
        | use your|process your (?:personal )?data|send you (?:marketing|offers|our newsletter))
        | (?:is it|are you|would it be|would you be) (?:ok|okay|fine|alright|all right|happy
            | comfortable
        | good)(?: with you)? (?:if|with|for) (?:\w+ ){,4}?(?:{handle}|record)
        | do you (?:agree|consent|allow|mind|give)(?: us)? (?:\w+ ){,6}?(?:{handle}|consent
            | permission)
        | do (?:we|i) have your (?:consent|permission)""",
        needs="""
            record* tape* store* shar* keep use using process* send consent* permission stor*
            """,
    ),
    answer=_F.at_start(
        r"""(?:yes|yeah|yep|sure|ok|okay|of course|go ahead|that's fine|fine|no|nope|absolutely|i do
        |i don'?t|i agree|please do|please don'?t|not really|i'd rather not|no problem|certainly)"""
    ),
)
