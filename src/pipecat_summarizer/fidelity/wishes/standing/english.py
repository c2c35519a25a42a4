#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What makes a request a standing one in English."""

from pipecat_summarizer.fidelity.wishes.english import ENGLISH_FRAGMENTS

_F = ENGLISH_FRAGMENTS.extended(
    {
        "start": r"""^|,|please|ok|okay|yes|yeah|no|well|also|so|but|then|and please
            | {onward}|whatever happens""",
        # What nobody asks another to do: "don't know", said without "I", and talk about the talk.
        "idle": r"""know|think|have|want|need|see|hear|remember|believe|like|care|feel|get|seem|worry
            | hang|forget|mind|understand|work|fit|really|even|be|bother|panic|wait|you|we|i|they
            | it|live|own|look|speak|as|so|that|exist|match|sound|mean|apologi[sz]e|recall""",
        "past": r"""been|had|seen|heard|got|gotten|done|knew|was|were|again|mind|said|told|came
            | went|thought|took|made|paid|bought|sent|spoke|gave|found|felt|met|left|\w+ed
            | \w+[^s]s|in|a|the|quite|really""",
        "scope": r"""anyone|anybody|nobody|no one|anything|any \w+|ever|again|any ?more|any longer
            | without|unless|until|till|no matter|other than|except|but me|at all|elsewhere
            | behind my back|under any circumstances|(?:my|our) (?!order|booking|subscription
            | appointment|reservation|tickets?|call|seat|cart)\w+""",
        "deed": r"""{act}|deal|hand|explain|handle|process|review|download|upload|bring|release|drop
            | work|address|enter|access|open|look|involve|assign|renew|alert|wake|feed|keep
            | warn|report|print|sign|escalate|notify|submit|collect|return|fill|turn|stick""",
    }
)

ENGLISH_NAMING = (
    _F.rule(
        "manner",
        needs="call address calling",
        text=r"""!(?:just |please |only |always )*(?:call|calling|address) me (?:by my \w+
            | (?!back|later|tomorrow|tonight|today|now|again|maybe|if|when|after|before|at|on|in
            | by|only|instead|first|please|and|or|to|whenever|any\w*|soon|asap|immediately|once
            | every|each|until|till|not|never|always|about|regarding|with|from|old|crazy|this
            | that|next|then|there|here|for|is|between|during|between|as|back|directly|rather
            | up|out|over|during|around|no|right|{days}|{day}|{part}|{number}|{channel})\w+
            (?:$| ,| please| from| not| and not| instead| everyone| will| is fine| or))
        | my (?:name|first name|last name) is pronounced|!use my (?:first|last|full) name""",
    ),
)

ENGLISH_STANDING = (
    _F.rule(
        "consent",
        needs="""
            authori* forbid prohibit permit consent* allow* agree accept object oppose
            permission authority behalf confidential* private secret between record speak talk
            discuss yourself anonymous
            """,
        text=r"""(?:i|we)(?: \w+)?(?: do| don'?t| do not| won'?t| will not| cannot| can'?t| never)*
            (?:authori[sz]e|forbid|prohibit|permit|consent)
        | (?:i|we|i'm|we're) (?:do |don'?t |do not |won'?t |will not |never |hereby |not |am |can'?t
            | cannot )*(?:allow|agree to|accept|object to|oppose|against|comfortable with)
            (?:\w+ ){,5}?(?:being|be|used|using|use|shared|sharing|record\w*|stor\w+|sold|sale
            | analy[sz]\w+|process\w*|passed|advertis\w+|marketing|transcri\w+|monitor\w*
            | track\w*)
        | (?:has|have|got|gives?) (?:\w+ )?(?:my )?(?:full )?(?:permission|authori[sz]ation
            | authority|consent) to
        | (?:may|can|will|is allowed to|is authori[sz]ed to|are allowed to|to) (?:\w+ ){,5}?on
            (?:my|our) behalf
        | you(?:'re| are) (?:not |never )?(?:allowed|permitted|authori[sz]ed|free) to
        | you (?:can|may) (?:also )?(?:speak|talk|discuss) (?:\w+ ){,4}?(?:to|with) (?:my \w+|her
            | him|them)
        | !(?:keep|treat|keeping) (?:this|that|it|everything|all this|all of this|my \w+|the \w+)
            (?:\w+ ){,3}?(?:confidential\w*|private|secret|between us|to yourself|anonymous)
        | strictly confidential|off the record|my eyes only""",
    ),
    _F.rule(
        "never",
        needs="""
            don't dont not never nobody rather no mustn't mustnt didn't avoid refrain stop you're
            """,
        text=r"""{start} ?(?:please |just |and )*(?:don'?t|do not|never)(?: ever)? (?!(?:{idle}|{past}) )\w+
            (?:\w+ |, ){,10}?{scope}
        | (?:^|,|please|and|but|{onward}) ?(?:please )?never (?:ever )?(?!{past}|{idle})\w+
        | (?:i|we) (?:don'?t|do not) (?:want|wish) (?:to be|my \w+(?: \w+)?(?: to be)?) \w+ed
        | you(?:'re| are) (?:not|never) to \w+
        | (?:i|we) (?:don'?t|do not|never|wouldn'?t) want (?:anyone|anybody|people|strangers
            | others|you to (?!worry|think|feel|get|lose|have|be|miss))
        | (?:i|we)(?:'d| would)(?: much| really)? (?:rather|prefer|appreciate)(?: it)?(?: if
            | that)? (?:you|they|nobody|no one|people|your \w+) (?:\w+ )?(?:didn'?t|don'?t|not
            | never|did not|wouldn'?t) \w+
        | (?:you|they|anyone|nobody|no one) (?:may not|may never|must not|mustn'?t|must never
            | are not to|aren'?t to|are never to|is not to|have no (?:right|permission|authority)
            to|should never) (?!have)\w+
        | (?:nobody|no one)(?: else| but \w+| except \w+(?: \w+)?)* (?:is to|may|must|should
            | is allowed to|is supposed to) \w+
        | (?:make sure|see to it|ensure)(?: that)? (?:you never|nobody|no one|it never
            | they never|you don'?t)
        | {start} ?(?:please )?(?:avoid|refrain from|stop) (?:ever )?\w+ing (?:\w+ ){,8}?(?:me
            | my|us|our|anything|anyone|{scope})""",
        unless=r"stop (?:working|charging|loading|responding)|no one should (?:have|be)",
    ),
    _F.rule(
        "always",
        needs="""
            only always every each whenever anytime any if case insist before sure first
            exclusively
            """,
        text=r"""{start} ?(?:please )?only (?:ever )?(?:{deed})
        | {start} ?(?:please )?{deed} (?:\w+ ){,8}?(?:exclusively|and nobody else|and no one else
            | and nowhere else|and nothing else)
        | {start} ?(?:please )?always (?:please )?(?:{deed})
        | (?:every (?:single )?time|each time|whenever|any ?time|if (?:anyone|anybody|anything
            | someone|somebody|nobody|no one|ever|there's ever)|in case)
            (?:\w+ |, ){1,14}?(?:, |please |then |just |you should |you must |i want you to )+
            (?:\w+ )?(?:{deed})
        | (?:every time|each time|whenever) (?:\w+ ){1,10}?{deed} (?:me|us|it|them)
        | {start} ?(?:please )?{deed} (?:\w+ ){,8}?(?:every time|each time|whenever
            | if (?:anyone|anybody|anything))
        | (?:make sure|see to it|ensure)(?: that)? (?:you|it|they|everyone|everything)
            (?:\w+ )?(?:always|only)
        | (?:i|we) insist (?:on|that)
        | (?:i|we) (?:want|need|expect|'d like|would like|require) (?:\w+ ){,6}?(?:every time
            | each time|at all times)
        | {start} ?(?:please )?(?:always )?(?:ask|check with|consult|clear it with) (?:me|us|my \w+)
            (?:first |beforehand |in advance |for permission )*before (?:you|doing|making
            | any\w*|\w+ing)""",
        unless=r"""(?:i|they|he|she|we|it|people) (?:\w+ )?(?:only|always)|only (?:works?|charge \w+
            | offer)""",
    ),
    _F.rule(
        "contact",
        needs="writing through via best better easier easiest",
        text=r"""{channel} (?:\w+ )?(?:is|are|suits?|works?) (?:\w+ ){,2}?(?:best|better|easier|easiest)(?! than)
        | (?:everything|all of it|it all|it|any\w*|all (?:the |my |your )?\w+) (?:\w+ )?in
            writing|in writing (?:only|please|,)|only in writing
        | !(?:{reach}|deal|speak|talk)(?: with| to)?(?: me| us)? (?:only )?(?:through|via) my \w+""",
    ),
    _F.rule(
        "time",
        needs="""
            best never not weekdays weekends mornings afternoons evenings nights *days home
            reachable available
            """,
        text=r"""best times? (?:to \w+ (?:me |hold of me |us )?)?(?:is|are|would be)
        | (?:i'm|i am|we're|we are) (?:never|not) (?:\w+ )?(?:home|in|available|reachable|free
            | around|up|awake) (?:\w+ ){,3}?(?:{at}) (?:{when}|{days})
        | !{reach} (?:me|us|my \w+) (?:\w+ ){,4}?(?:on |in the |at )?(?:{days})""",
    ),
    _F.rule(
        "limit",
        needs="over above beyond more most limit maximum ceiling up",
        text=r"""(?:anything|everything) (?:over|above|beyond|costing more than|more than) (?:{money}
            | {number}) (?:is|would be|'s)
        | {number} (?:\w+ )?is (?:\w+ )?my (?:\w+ )?(?:limit|max\w*|ceiling|cap|budget)
        | {money} is (?:\w+ )?(?:the most|my limit|my maximum|my max|as much as|as high as|my ceiling
            | the maximum|the limit|the absolute)
        | (?:the most|the maximum|the limit)(?: \w+){1,6} (?:is|be) (?:{money}|{number})
        | (?:you|they) (?:can|may) (?:\w+ ){,4}?(?:up to|no more than|at most) (?:{money})""",
        unless=r"was|were|last (?:year|month|time)|used to",
    ),
    _F.rule(
        "language",
        needs="""
            english spanish german french portuguese hindi italian dutch polish turkish russian
            chinese mandarin cantonese japanese korean arabic urdu punjabi bengali tamil
            """,
        text=r"""(?:i|we) (?:only|can only|just) (?:really )?(?:speak|understand|talk|know)
            (?:\w+ )?{tongue}
        | (?:feel better|more comfortable|easier|happier|rather be) (?:\w+ ){,2}?{tongue}
        | {tongue} (?:is|would be|works) (?:much )?(?:easier|better|best|preferable)(?: for me|$)
        | {lead} ?(?:please )?(?:do|have|hold|continue|keep|carry on|proceed|go on|explain|say)
            (?:\w+ ){,4}?in {tongue}""",
        unless=r"(?:manual|book|menu|website|lessons?|course|speaker|class|learn\w*|movie|how)",
    ),
    _F.rule(
        "manner",
        needs="""
            hearing deaf blind dyslexic slow* loud* quick* time moment pause wait jargon slang abbreviations
            acronyms idioms jokes explain digit letter brief* short concise* point formal*
            polite* louder slower clearer quieter fast
            """,
        text=r"""(?:i'm|i am) (?:\w+ )?(?:hard of hearing|hearing impaired|deaf|blind
            | partially sighted|dyslexic)
        | you (?:need|have|ought) to (?:speak|talk|go|read) {pace}
        | {start} ?(?:please )?(?:give|allow) me (?:\w+ ){,4}?(?:to (?:think|write|answer|note
            | respond|process|speak|finish))
        | {start} ?(?:please )?(?:wait|pause) (?:\w+ ){,4}?(?:finish\w*|done|writing|written
            | sentence|question|step|item|number)
        | (?:no|avoid|without|skip|drop|don't use)(?: the| any| all| using| technical)*
            (?:jargon|slang|abbreviations|acronyms|idioms|jokes)
        | {start} ?(?:please )?(?:explain|walk me through|go through|take me through)
            (?:\w+ ){,5}?(?:step by step|one by one|in simple|in plain|slowly)
        | (?:digit by digit|letter by letter|one (?:digit|letter|word|number) at a time)
        | {start} ?(?:please )?(?:answer|reply|respond|keep (?:it|your \w+|this)|stay)
            (?:\w+ ){,4}?(?:brief\w*|short|to the point|concise\w*|formal\w*|polite\w*)
        | {start} ?(?:please )?(?:a (?:bit|little) )?(?:louder|slower|clearer|quieter)(?: please|$)""",
    ),
)
