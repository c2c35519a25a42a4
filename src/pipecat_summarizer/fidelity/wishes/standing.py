#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What makes any request a standing one, by grammar rather than by what it is about.

"Don't" with "anybody", "again" or "without"; "only" before a verb that asks for something;
"whenever" with a request behind it; what somebody may or may not do; what somebody
wants to be called. The tables of the languages hold what is asked for by its subject,
and are asked first. Here a language has one row of rules, in the order they are tried.
"""

from pipecat_summarizer.fidelity.wishes.english import ENGLISH_FRAGMENTS
from pipecat_summarizer.fidelity.wishes.french import FRENCH_FRAGMENTS
from pipecat_summarizer.fidelity.wishes.german import GERMAN_FRAGMENTS
from pipecat_summarizer.fidelity.wishes.grammar import Rule
from pipecat_summarizer.fidelity.wishes.hindi import HINDI_FRAGMENTS
from pipecat_summarizer.fidelity.wishes.portuguese import PORTUGUESE_FRAGMENTS
from pipecat_summarizer.fidelity.wishes.spanish import SPANISH_FRAGMENTS

_EN = ENGLISH_FRAGMENTS.extended(
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

_ES = SPANISH_FRAGMENTS.extended(
    {
        "start": r"^|,|por favor|y|pero|si|no|bueno|vale|ok|{onward}|asi que|pase lo que pase",
        "se": r"(?:me |nos |le |les |lo |la |los |las |se |te |selo |sela )*",
        # The beginnings of what is asked of somebody; what is told ends otherwise.
        # The moods part the verbs: what "-ar" asks for ends in "-e", what the others ask for in "-a".
        "ask": r"""(?:(?:grab|us|utilic|llam|mand|envi|reenvi|cobr|cargu|gast|pagu|compr|reserv|cancel
            | anul|cambi|actualic|toqu|firm|acept|pas|conect|inici|termin|cort|grit|pregunt|molest|dej
            | entregu|llev|retir|guard|conserv|borr|elimin|revel|publiqu|coment|mencion|habl|trat
            | contest|envi|empaquet|factur|apunt|avis|confirm|consult|inform|notifiqu|verifiqu|revis
            | deletre|expliqu|autoric|gestion|prepar|despiert|busqu|saqu|quit|esper|facilit|cuent
            | modifiqu|rechac|dirij)(?:e|en|es)|(?:compart|escrib|vend|abr|transfier|divulgu|promet|respond
            | ofrezc|recomiend|repit|permit|pong|hag|dig|pid|incluy|transmit|met|le|vuelv|traig
            | recoj|exij|difund)(?:a|an|as)|de|den)(?:me|nos|le|les|lo|la|los|las|melo|mela|noslo)?""",
        "scope": r"""nadie|nunca|jamas|sin|nada|ningun\w*|otra vez|de nuevo|a menos que|hasta que
            | salvo|excepto|mas que|en absoluto|bajo ningun\w*|ya|a no ser que
            | (?:mi|mis|nuestro|nuestra) (?!pedido|reserva|cita|suscripcion|billete)\w+""",
        "only": r"solo|solamente|unicamente|exclusivamente|nada mas",
    }
)

_DE = GERMAN_FRAGMENTS.extended(
    {
        "start": r"^|,|und|aber|bitte|ja|nein|also|dann|ok|gut|{onward}|bitte ,",
        # Somebody is told to do something: the verb comes first, and nobody stands before it.
        "order": r"""(?!danke|meine|deine|seine|ihre|unsere|eine|keine|alle|diese|jene|viele|heute
            | gerne|beide|habe|hatte|wurde|konnte|mochte|ware|wollte|sollte|leute|ende|haben|sind|waren
            | werden|konnen|mussen|durfen|wissen|kennen|hatten|wollen|sollen|finden|meinen|sehen
            | glauben|denken|morgen|ware|welche|jede|andere|einige|manche|hallo|ohne|nahe|gerade|sonne|frage|rechnungen|wegen|gegen|neben)(?:\w+en (?:sie
            | wir)|\w{3,}e|gib|nimm|sprich|lies|hilf|lass|sag|mach|ruf|schick|komm|frag|schreib|bring
            | stell|leg|halt|meld|buch|versprich|lasst|gebt|sagt|macht|ruft|schickt|fragt|teilt)""",
        "scope": r"""nie|niemals|niemand\w*|nichts|nie wieder|nicht mehr|nicht wieder|ohne|auf keinen fall
            | keinesfalls|unter keinen umstanden|bevor|ausser|es sei denn|kein\w* \w+ mehr|nirgend\w*
            | keinerlei|solange|nicht (?:\w+ ){,3}?(?:mein\w*|unser\w*) (?!bestell\w*|termin\w*|abo)\w+""",
        "only": r"nur|ausschliesslich|bloss|einzig",
        "person": r"(?:ich|wir|er|sie|man|niemand|keiner|du|mein\w* \w+)",
    }
)

_FR = FRENCH_FRAGMENTS.extended(
    {
        "start": r"""^|,|et|mais|surtout|svp|s'il vous plait|s'il te plait|oui|non|alors|donc|ok
            | {onward}|merci|quoi qu'il arrive""",
        "se": r"(?:(?:me|m'|te|t'|nous|vous|le|la|les|l'|lui|leur|y|en|en) ?)*",
        "idle": r"""inquiet\w*|hesit\w*|quitt\w*|raccroch\w*|oubli\w*|fais|faites|soyez|sois|ayez|bouge\w*
            | paniqu\w*|sais|suis|peux|peut|vois|veux|marche\w*|fonctionne\w*|pas|plus|serait|\w+ant
            | derange\w* pas|crois|comprends|trouve""",
        # A sentence that begins with "ne" has no subject: somebody is told to do something.
        "ban": r"{start} ?,? ?(?:surtout |jamais |merci de |veuillez |priere de )*(?:ne |n')(?:jamais |pas |plus |rien )?{se}(?!{idle}\b)\w+",
        "order": r"""(?:{act}|\w{2,}(?:ez|issez)|dites|faites)""",
        "scope": r"""jamais|personne|plus|aucun\w*|rien|sans|avant (?:de|d'|que)|sauf|qui que ce soit
            | quiconque|nulle part|quoi que ce soit|a moins que|tant que|d'autre|sous aucun \w+
            | en aucun cas|(?:mon|ma|mes|notre|nos) (?!commande|rendez|abonnement|reservation|billet)\w+""",
        "may": r"""(?:pouvez|peut|peuvent|avez le droit (?:de|d')|a le droit (?:de|d')|ont le droit (?:de|d')|etes autorise\w* a|est autorise\w* a)""",
    }
)

_PT = PORTUGUESE_FRAGMENTS.extended(
    {
        "start": r"^|,|por favor|e|mas|sim|nao|bom|ok|ta|{onward}|entao|aconteca o que acontecer",
        "se": r"(?:me |nos |lhe |lhes |o |a |os |as |se |te )*",
        "ask": r"""(?:(?:compartilh|partilh|grav|us|utiliz|ligu|mand|envi|reenvi|cobr|gast|pagu|compr
            | reserv|cancel|mud|alter|atualiz|assin|aceit|recus|pass|inici|termin|cort|grit|pergunt
            | incomod|deix|entregu|lev|retir|guard|conserv|apagu|elimin|revel|divulgu|comuniqu|cont
            | publiqu|coment|mencion|fal|trat|fatur|debit|anot|avis|confirm|consult|inform|notifiqu
            | verifiqu|revis|soletr|expliqu|autoriz|prepar|coloqu|acord|tir|encaminh|chequ|repass|toqu
            | us|chamem|cham)(?:e|em)|(?:escrev|vend|mex|abr|transfir|fornec|promet|respond|oferec|sug|repit
            | permit|ponh|fac|dig|pec|inclu|lei|resolv|receb|traga|entreg)(?:a|am)|de|deem)(?: me| nos| lhe)?""",
        "scope": r"""ninguem|nunca|jamais|sem|nada|nenhum\w*|mais|outra vez|de novo|a menos que|ate que
            | salvo|exceto|a nao ser|em hipotese|de jeito nenhum|antes de
            | (?:o |a |os |as |da |do |com o |com a )?(?:meu|minha|meus|minhas|nosso|nossa) (?!pedido|reserva|consulta|assinatura|passagem)\w+""",
        "only": r"so|somente|apenas|unicamente|exclusivamente",
    }
)

_HI = HINDI_FRAGMENTS.extended(
    {
        "scope": r"""किसी|कुछ|कुछ भी|मेरे \S+|मेरी \S+|mere \w+|meri \w+|kuch|कहीं|कभी|बिना|जब तक|दोबारा|फिर से|kisi|kuch bhi|kuchh bhi|kahin|kabhi|bina
            | jab tak|dobara|phir se""",
        "whenever": r"""जब भी|जब कभी|हर बार|अगर कोई|अगर कुछ|अगर कभी|jab bhi|jab kabhi|har baar|har bar|agar koi|agar kuch
            | agar kabhi""",
        "allowed": r"""इजाजत|अनुमति|सहमति|मंजूरी|ijazat|ijaazat|anumati|permission|sehmati|sahmati|manzoori""",
    }
)

NAMING: dict[str, tuple[Rule, ...]] = {
    "en": (
        _EN.rule(
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
    ),
    "es": (
        _ES.rule(
            "manner",
            needs="llameme llamame llamenme diganme digame dime",
            text=r"""(?:llameme|llamame|llamenme|digame|dime|diganme) (?!al|a|por|en|cuando|si|manana|hoy
                | luego|despues|antes|mejor|solo|siempre|que|cual|cuanto|como|donde|ya|otra|para|el|la
                | mas|de|desde|{day}|{part}|y|o|con|entre|sin|directamente|nada|algo|lo|quien|cuando)\w+(?: (?!{part})\w+)?
                (?:$| ,| por favor| y no| a partir| de ahora| desde| en vez)""",
        ),
    ),
    "de": (
        _DE.rule(
            "manner",
            needs="nennen nenn nenne anreden ansprechen",
            text=r"""(?:nennen sie|nenne?|sagen sie zu) (?:mich|mir) (?!einen|eine|ein|den|die|das|mal|ihre?\w*|doch mal)
                (?:\w+ ){,4}?\w+|(?:reden|sprechen) sie mich (?:\w+ ){,3}?(?:mit|als) \w+(?: \w+)? an""",
        ),
    ),
    "fr": (
        _FR.rule(
            "manner",
            needs="appelez appelle",
            text=r"""(?:appelez|appelle) moi (?!quand|si|au|a|sur|demain|plus|apres|avant|le|la|les|ce|cet|cette|plutot
                | seulement|uniquement|toujours|des|en|par|vers|pour|chaque|d'abord|tout|svp|s'il|bien
                | pas|jamais|de|et|ou|desormais|dorenavant|quelqu|un|une|directement|que|entre|lundi|mardi
                | mercredi|jeudi|vendredi|samedi|dimanche|tot|tard|maintenant|dans|avec)\w+
                (?:$| ,| {onward}| s'il| svp| et pas| plutot| et non)""",
        ),
    ),
    "pt": (
        _PT.rule(
            "manner",
            needs="chame chamar chamem trate",
            text=r"""(?:me (?:chame|chamem|trate|tratem)|(?:chame|chamem|trate) me|pode me chamar|me chamar) (?:so |apenas |sempre )*(?:de|por|pelo|pela) \w+""",
        ),
    ),
    "hi": (
        _HI.rule(
            "manner",
            needs="नाम naam कहकर kehkar कहिए kahiye बुलाइए bulaiye पुकारिए kaho bulao",
            text=r"""(?:मुझे|मुझको|mujhe|mujhko|humein|हमें) (?:{word} ){,6}?(?:कहकर|कह कर|नाम से|के नाम से|kehkar|keh kar|kah kar|naam se) (?:{word} ){,3}?(?:{asks})
                | (?:मुझे|mujhe) (?:{word} ){,3}?(?:कहिए|कहिये|बुलाइए|बुलाएं|पुकारिए|पुकारें|kahiye|kaho|bulaiye|bulaye|bulayein|bulao|pukariye)$""",
        ),
    ),
}
"""What somebody is to be called."""

STANDING: dict[str, tuple[Rule, ...]] = {
    "en": (
        _EN.rule(
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
        _EN.rule(
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
        _EN.rule(
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
        _EN.rule(
            "contact",
            needs="writing through via best better easier easiest",
            text=r"""{channel} (?:\w+ )?(?:is|are|suits?|works?) (?:\w+ ){,2}?(?:best|better|easier|easiest)(?! than)
            | (?:everything|all of it|it all|it|any\w*|all (?:the |my |your )?\w+) (?:\w+ )?in
                writing|in writing (?:only|please|,)|only in writing
            | !(?:{reach}|deal|speak|talk)(?: with| to)?(?: me| us)? (?:only )?(?:through|via) my \w+""",
        ),
        _EN.rule(
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
        _EN.rule(
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
        _EN.rule(
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
        _EN.rule(
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
    ),
    "es": (
        _ES.rule(
            "consent",
            needs="""
                autori* prohib* permit* permis* consent* acuerdo opong* niego confidencial secreto
                nombre entre derecho puede* pueden privado compart* publicidad retiro nadie puedo
                """,
            text=r"""(?:no )?(?:le |les |te |se lo |me )*(?:autorizo|prohibo|permito|consiento|niego|opongo
                | doy permiso|doy autorizacion) (?:\w+ ){,3}?(?:a |que|para|el |la )
            | (?:tiene[ns]?|doy|le doy|les doy) (?:\w+ )?(?:mi )?(?:permiso|autorizacion|consentimiento)
            | no tiene[ns]? (?:\w+ )?(?:derecho|permiso|autorizacion) (?:a|para|de)
            | (?:puede[ns]?|podra[n]?) (?:\w+ ){,4}?(?:en mi nombre|por mi)
            | no puede[ns]? (?:compartir|usar|dar|pasar|vender|hablar|facilitar|ceder|guardar) (?:\w+ ){,6}?
                (?:mis?|nadie|esto|terceros)
            | (?:mantenga[ns]?|que quede|trate[ns]?|quede)(?:lo|la)? (?:\w+ ){,4}?(?:confidencial\w*
                | en secreto|entre nosotros|en privado)
            | (?:es|esto es) (?:estrictamente )?confidencial
            | retiro (?:mi|el) (?:consentimiento|permiso|autorizacion)
            | nadie (?:mas )?(?:que|salvo|excepto|aparte de) \w+(?: \w+)? (?:puede|debe)|(?:solo|unicamente) yo puedo
            | no (?:acepto|estoy de acuerdo) (?:\w+ ){,6}?(?:datos|publicidad|grab\w+|us\w+)""",
        ),
        _ES.rule(
            "never",
            needs="no nunca jamas evite* prefiero preferiria deje* tampoco",
            text=r"""{start} ?no {se}{ask} (?:\w+ |, ){,10}?{scope}
            | {start} ?(?:nunca|jamas|tampoco) {se}{ask}
            | {start} ?(?:por favor )?(?:evite[ns]?|absten\w+ de|deje[ns]? de) \w+(?:ar|er|ir)(?:me|nos|le|lo|la)*
            | (?:no (?:quiero|quisiera|deseo|me gustaria)|prefiero|preferiria|le pido|les pido|pido) que
                (?:no |nadie |nunca |\w+ nunca ){se}(?:\w+)
            | no (?:quiero|quisiera|deseo) que (?:nadie|ustedes|usted|mi \w+|se|me|le|les)
            | que (?:nadie|no) {se}(?:sepa|entere|vea|moleste|toque|llame|{ask})""",
            unless=r"que no (?:funciona|llega|se preocupe)|preocupe[ns]?|cuelgue[ns]?|olvide[ns]?",
        ),
        _ES.rule(
            "always",
            needs="""
                siempre solo solamente unicamente exclusivamente vez cuando si caso antes asegure*
                insisto
                """,
            text=r"""{start} ?(?:por favor )?(?:{only}) {se}(?:{ask}|quiero que)
            | {start} ?(?:por favor )?{ask} (?:\w+ ){,5}?(?:{only}|siempre)
            | {start} ?siempre {se}{ask}
            | {start} ?\w+[aeo](?:me|nos|lo|la|le|melo|mela|noslo) (?:\w+ ){,3}?siempre
            | (?:cada vez que|siempre que|todas las veces que|si (?:alguien|algo|alguna vez|hay algun\w*)
                | en caso de que)(?: \w+| ,){1,12} ,? ?(?:por favor )?{se}(?:{ask}|{reach_me}|\w+[ae](?:me|nos|melo|lo))
            | {start} ?(?:{ask}|{reach_me}|\w+[ae](?:me|nos|melo)) (?:\w+ ){,8}?(?:cada vez|siempre que
                | todas las veces)
            | (?:pregunteme|consulteme|preguntame|aviseme|consultenme|pidame permiso) (?:\w+ )?antes de
            | asegure[ns]?(?:e|se)? (?:de )?que (?:siempre|nunca|nadie|solo)|insisto en""",
            unless=r"(?:el|ella|ellos|mi \w+|ustedes|yo) siempre|solo (?:quiero saber|quiero preguntar)",
        ),
        _ES.rule(
            "contact",
            needs="escrito traves medio prefiero mejor preferiria nada",
            text=r"""(?:por escrito)(?: ,|$| por favor| y)|(?:todo|solo|quiero|prefiero) (?:\w+ ){,3}?por escrito
            | (?:a traves de|por medio de) mi \w+
            | (?:prefiero|mejor|preferiria) (?:\w+ ){,4}?{channel}
            | {channel} (?:de texto )?(?:me |nos )(?:viene|vienen|va|van|resulta|resultan) (?:\w+ )?mejor
            | nada (?:de|por) (?:el )?{channel}""",
        ),
        _ES.rule(
            "time",
            needs="""
                mejor nunca solo hora horas fin fines lunes martes miercoles jueves viernes sabado* domingo*
                mananas tardes noches antes despues
                """,
            text=r"""(?:la )?mejor hora (?:para \w+ )?(?:es|seria)
            | (?:solo|nunca|no) (?:puedo|estoy|suelo estar|contesto|cojo) (?:\w+ ){,4}?(?:{at}) {when}
            | (?:los|por las|en) {day} no (?:se puede|puedo|estoy|me va|me viene|me es)
            | (?:los (?:{day})|por las (?:mananas|tardes|noches)) (?:\w+ )?(?:no|nunca|imposible|me viene mal|prefiero)""",
        ),
        _ES.rule(
            "limit",
            needs="mas maxim* limite tope hasta demasiado encima superior menos presupuesto",
            text=r"""(?:todo lo que|cualquier cosa que|lo que) (?:pase|supere|sea mas|cueste mas) (?:de )?(?:los )?(?:{money}|{number})
            | (?:{money}) (?:es|son) (?:\w+ )?(?:mi limite|mi tope|mi maximo|lo maximo|el maximo|el tope|el limite)
            | {number} (?:\w+ )?(?:es|son) mi (?:\w+ )?(?:tope|limite|maximo|presupuesto)
            | que no (?:cueste|pase|supere|sea) (?:mas )?(?:de )?(?:los )?{number}|{money} o menos
            | lo maximo que (?:\w+ ){1,4}(?:es|son) (?:{money}|{number})
            | (?:puede[ns]?|quiero|puedo) (?:\w+ ){,4}?hasta (?:{money})""",
            unless=r"era|fue|costo|costaba|tuve|ayer|pasad[oa]",
        ),
        _ES.rule(
            "language",
            needs="""
                espanol ingles frances aleman portugues italiano catalan hindi ruso chino arabe
                castellano gallego euskera polaco turco japones
                """,
            text=r"""(?:solo|solamente|unicamente) (?:hablo|entiendo|se) (?:\w+ )?{tongue}
            | {tongue} (?:es|seria|me es|me resulta) (?:mas facil|mejor)
            | (?:mas facil|mas comodo|mas comoda|mejor|mas a gusto) (?:\w+ ){,3}?{tongue}""",
        ),
        _ES.rule(
            "manner",
            needs="""
                oigo sordo sorda ciego ciega tiempo espere* pausa tecnicismos jerga explique*
                digito letra cifra brev* grano usted* tu alto despacio claro lento tutear* tuteo
                """,
            text=r"""oigo (?:muy |bastante |un poco )?mal|soy (?:\w+ )?(?:sord[oa]|cieg[oa]|dislexic[oa])
            | (?:deme|dame|dejeme) (?:\w+ ){,3}?(?:tiempo|un momento) (?:\w+ )?(?:para|de) (?:pensar|apuntar|anotar|escribir|contestar|responder)
            | (?:sin|nada de|evite[ns]?) (?:\w+ )?(?:tecnicismos|jerga|rodeos|abreviaturas|bromas|chistes)
            | explique(?:me|melo|nmelo)? (?:\w+ ){,4}?(?:paso a paso|sencill\w+|despacio|facil)
            | (?:digito a digito|letra por letra|cifra por cifra|numero por numero|uno por uno|una por una)
            | vaya al grano|sea breve|(?:tratenos|trateme|hableme|tratame|hablame) (?:siempre )?de (?:usted|tu)
            | no me tutee[ns]?|{start} ?mas (?:alto|despacio|claro|lento|fuerte)""",
        ),
    ),
    "de": (
        _DE.rule(
            "consent",
            needs="""
                darf durfen erlaub* verbiete untersag* gestatte einverstanden berechtigt befugt
                vertraulich geheim namen zustimm* einwillig* widerspr* erlaubnis vollmacht lehne
                unter ziehe
                """,
            text=r"""(?:ich|wir) (?:erlaube|verbiete|untersage|gestatte|genehmige|verweigere|lehne) (?:\w+ )?
            | (?:hiermit|damit)? ?(?:erlaube|verbiete|untersage|gestatte) ich
            | (?:{person}|niemand|sonst niemand|nur ich) (?:darf|durfen) (?:\w+ ){,8}?(?:nicht|nichts|niemandem
                | kein\w*|nie|niemals|nur|in meinem namen|fur mich|auch)
            | (?:darf|durfen) (?:\w+ ){,4}?(?:niemand|keiner|sie nicht|sie nie|sie niemals)
            | (?:hat|haben|habe|erteile|gebe) (?:\w+ ){,3}?(?:meine )?(?:vollmacht|erlaubnis|einwilligung|zustimmung)
            | (?:ist|sind) (?:\w+ ){,2}?(?:berechtigt|befugt|autorisiert)
            | (?:behandeln|halten|lassen) sie (?:\w+ ){,4}?(?:vertraulich|geheim|unter uns)
            | (?:bleibt|soll|muss) (?:\w+ ){,4}?(?:vertraulich|geheim|unter uns)
            | ziehe (?:\w+ ){,2}?(?:einwilligung|zustimmung|erlaubnis) (?:\w+ ){,4}?zuruck
            | (?:nicht|kein\w*) einverstanden|widerspreche (?:ich |der |dem )""",
            unless=r"darf ich|darf man|leider",
        ),
        _DE.rule(
            "never",
            needs="""
                nie niemals niemand* nichts nicht kein* ohne keinesfalls nirgend* bevor ausser
                unterlassen vermeiden verzichten horen
                """,
            text=r"""{start} ?(?:bitte )?{order} (?:\w+ |, ){,9}?{scope}
            | {start} ?(?:bitte )?(?:nie|niemals|auf keinen fall|keinesfalls) (?:\w+ ){,6}?\w+en$
            | (?:{want}|ich bitte sie|bitte) (?:\w+ ){,2}?(?:, )?(?:dass |wenn )(?:\w+ ){,6}?(?:nicht|nie|niemals|niemand|kein\w*|nichts)
            | {want} (?:\w+ ){,3}?(?:nicht|nie|niemals|auf keinen fall|kein\w*) ,? ?(?:\w+ ){,4}?(?:dass|von)
            | (?:sie|du) (?:sollen|sollst|durfen|darfst) (?:\w+ ){,6}?(?:nie|niemals|nicht mehr|niemandem|nichts ohne)
            | (?:niemand|keiner) (?:ausser \w+ )?(?:soll|sollte|darf|muss) (?:\w+ ){,6}?
            | (?:unterlassen|vermeiden) sie|verzichten sie auf|horen sie auf
            | {start} ?(?:bitte )?\w+en sie (?:\w+ ){,6}?(?:nicht|kein\w*) (?:\w+ ){,6}?(?:, )?(?:bis|ohne|bevor|solange|ausser)""",
            unless=r"sorgen|keine ahnung|nichts dafur|verstehen sie|wissen sie|haben sie|konnen sie|auflegen",
        ),
        _DE.rule(
            "always",
            needs="""
                immer nur ausschliesslich stets jedes jedesmal jederzeit sooft wann sobald falls
                wenn bevor grundsatzlich bestehe
                """,
            text=r"""{start} ?(?:bitte )?{order} (?:\w+ ){,5}?(?:immer|stets|grundsatzlich|ausschliesslich|jedes mal|jedesmal)
            | {start} ?(?:bitte )?{order} (?:mich |mir |uns |das |es |bitte |die \w+ |den \w+ |\w+ )?(?:{only}) (?:mit|an|uber|per|in|zu|auf|meine?\w*|fur|bei|von|nach|das|die|den)
            | {start} ?(?:bitte )?(?:{only}) (?:\w+ ){,6}?\w+en$
            | (?:jedes mal|jedesmal|immer|sooft|wann immer|falls jemand|wenn jemand|falls etwas|wenn etwas|falls irgend\w+|wenn irgend\w+) ,? ?(?:wenn )?(?:\w+ |, ){1,12}?(?:, )(?:bitte |dann |so )?{order}
            | {start} ?(?:bitte )?{order} (?:\w+ ){,8}?(?:, )?(?:jedes mal|jedesmal|immer|sooft|wann immer) ?,? ?(?:wenn|\w+)
            | (?:fragen|frag) (?:sie )?(?:\w+ ){,4}?(?:, )?bevor
            | {want} (?:\w+ |, ){,8}?(?:immer|jedes mal|jederzeit|grundsatzlich)
            | ich bestehe (?:darauf|auf|\w+ \w+ (?:darauf|auf))|achten sie (?:\w+ )?(?:immer )?darauf""",
            unless=r"nur (?:kurz|mal|noch|eine frage|wissen|schnell)|immer noch|immer wieder",
        ),
        _DE.rule(
            "contact",
            needs="schriftlich uber lieber liebsten besser besten",
            text=r"""{channel} (?:ist|sind|ware|waren|passt|passen) (?:mir |fur mich )?(?:\w+ )?(?:lieber|liebsten|besser|besten)
            | (?:alles|nur|lieber|bitte) (?:\w+ ){,3}?schriftlich|schriftlich (?:bitte|haben)
            | uber (?:meinen|meine) (?:anwalt|anwaltin|assistentin|assistenten|sohn|tochter|frau|mann)""",
        ),
        _DE.rule(
            "time",
            needs="""
                beste besten zeit nie nicht montags dienstags mittwochs donnerstags freitags samstags
                sonntags wochenende vormittags nachmittags abends morgens nachts vor nach werktags
                """,
            text=r"""(?:am wochenende|an wochenenden|am {day}|{day}) (?:geht|passt) (?:\w+ ){,5}?(?:nicht|nie)
            | (?:die )?beste (?:zeit|uhrzeit) (?:\w+ ){,4}?ist
            | (?:bin|sind) (?:ich |wir )?(?:\w+ )?(?:nie|nicht|am besten) (?:{at} )?{when} (?:\w+ )?(?:erreichbar|zu hause|zuhause|da)
            | (?:bin|sind) (?:ich |wir )?(?:{at} )?{when} (?:\w+ )?(?:nie|nicht|am besten) (?:\w+ )?(?:erreichbar|zu hause|zuhause|da)
            | (?:montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|wochenends|am wochenende|vormittags|nachmittags|abends|morgens|nachts) (?:\w+ )?(?:nie|nicht|geht (?:\w+ )?nicht|passt (?:\w+ )?(?:nicht|am besten)|bitte nicht)""",
            unless=r"funktioniert|arbeitet|geoffnet|offen",
        ),
        _DE.rule(
            "limit",
            needs="mehr uber maxim* limit grenze hochstens obergrenze schmerzgrenze alles hoher teurer weniger",
            text=r"""(?:hoher|teurer) als {money} (?:\w+ ){,3}?nicht|{money} oder weniger
            | {number} (?:\w+ )?(?:ist|sind) meine? (?:\w+ )?(?:obergrenze|limit|grenze|schmerzgrenze|maximum|budget)
            | alles (?:uber|was uber|was mehr als|oberhalb von) (?:{money}|{number})
            | (?:{money}) (?:ist|sind) (?:\w+ )?(?:mein limit|meine grenze|meine obergrenze|das maximum|das hochste|die obergrenze|meine schmerzgrenze)
            | (?:das hochste|das meiste|das maximum) ,? ?(?:was|das) (?:\w+ ){1,5}(?:ist|sind) (?:{money})
            | (?:sie|du) (?:konnen|durfen|kannst|darfst) (?:\w+ ){,4}?(?:bis zu|bis|hochstens|maximal) (?:{money})""",
            unless=r"war|waren|hat|gekostet|letztes",
        ),
        _DE.rule(
            "language",
            needs="""
                deutsch* englisch* spanisch* franzosisch* portugiesisch* italienisch* turkisch* polnisch*
                russisch* arabisch* hindi niederlandisch hollandisch chinesisch ukrainisch
                """,
            text=r"""(?:spreche|verstehe|kann) (?:\w+ )?nur {tongue}|auf {tongue} (?:ist|ware|geht) (?:\w+ ){,3}?(?:leichter|einfacher|lieber|besser)
            | (?:ins?|auf|zum) {tongue}e? (?:\w+ )?(?:wechseln|umsteigen|weiterreden|weitermachen)
            | {tongue} (?:ist|ware) (?:mir |fur mich )?(?:lieber|leichter|einfacher|besser)""",
        ),
        _DE.rule(
            "manner",
            needs="""
                hore schwerhorig taub blind zeit warten fachbegriffe fachchinesisch umschweife
                erklaren erklar* ziffer buchstabe kurz duzen siezen langsamer lauter deutlicher leiser
                witze ausreden fassen
                """,
            text=r"""hore (?:\w+ )?(?:schlecht|schwer)|bin (?:\w+ )?(?:schwerhorig|taub|blind|gehorlos)
            | (?:geben|lassen) sie mir (?:\w+ ){,3}?zeit (?:zum|, um|um)
            | (?:keine|ohne) (?:fachbegriffe|umschweife|abkurzungen|witze|floskeln|fremdworter)
            | erklaren sie (?:\w+ ){,5}?(?:schritt fur schritt|einfach|langsam|in ruhe)
            | (?:ziffer fur ziffer|buchstabe fur buchstabe|zahl fur zahl|einzeln)
            | (?:fassen|halten) sie sich (?:\w+ )?kurz|(?:antworten|sprechen|reden) sie (?:\w+ ){,3}?(?:kurz|knapp|deutlich\w*|langsam\w*|laut\w*|leiser?)
            | {start} ?(?:bitte )?(?:\w+ )?(?:langsamer|lauter|deutlicher|leiser)$""",
            unless=r"internet|verbindung|normal|vater|mutter",
        ),
    ),
    "fr": (
        _FR.rule(
            "consent",
            needs="""
                autoris* interdi* permets consens accept* refus* oppose* droit permission accord
                confidentiel* secret nom entre prive partager l'autorisation autorisation d'accord personne refusons retire
                """,
            text=r"""(?:je|j'|nous) ?(?:ne |n')?(?:vous |leur |lui |y )?(?:autorise|interdis|permets|consens|refuse|m'oppose|accepte) (?:pas |formellement )?(?:a |que|qu'|de |d'|mon |ma |mes )
            | (?:avez|a|ont|donne|n'avez|n'a|n'ont) (?:pas |bien )?(?:mon|ma|le|la|aucun|aucune) ?(?:autorisation|permission|accord|consentement|droit) (?:de|d'|pour)
            | {may} (?:[\w']+ ){,6}?(?:en mon nom|a ma place|pour moi)
            | vous (?:ne |n')(?:pouvez|devez|avez) (?:pas|jamais|en aucun cas) (?:le droit (?:de |d'))?(?:donner|partager|utiliser|parler|communiquer|transmettre|vendre|dire|appeler)
            | (?:gardez|traitez|que) (?:[\w']+ ){,4}?(?:confidentiel\w*|secret|entre nous|pour vous)
            | (?:strictement )?confidentiel(?: ,|$)
            | (?:je|nous) refus\w+ (?:d'etre|que|qu')|retire mon (?:consentement|accord)
            | suis (?:pas )?d'accord (?:pour|avec|a ce) (?:que |qu'|ce que )?(?:[\w']+ ){,4}?(?:mon|ma|mes)
            | (?:a|ont|avez) (?:l'autorisation|la permission|l'accord) (?:de|d'|pour)
            | personne (?:d'autre )?(?:que \w+ |a part \w+ |sauf \w+ )?(?:ne |n')(?:peut|doit|est autorise\w*|a le droit)""",
            unless=r"je refuse de payer",
        ),
        _FR.rule(
            "never",
            needs="ne n' n ni jamais personne evitez cessez arretez prefere prefererais veux",
            text=r"""{ban} (?:[\w']+ |, ){,10}?{scope}
            | {start} ?(?:merci de |veuillez |priere de |je vous prie de |je vous demande de )(?:bien vouloir )?(?:ne |n')(?:pas|jamais|plus|rien) (?!{idle}\b)
            | {want} (?:pas )?(?:que|qu') ?(?:personne|vous ne|vous n'|on ne|on n'|l'on ne|mon \w+ ne|ma \w+ ne|mes \w+ ne)
            | (?:je|nous) ne (?:veux|voulons|souhaite|voudrais) (?:pas|jamais|plus) (?:que|qu')
            | que personne (?:ne|n')|il ne faut (?:jamais|surtout pas)
            | {start} ?(?:evitez|cessez|arretez) (?:de |d')
            | vous ne devez (?:jamais|en aucun cas|sous aucun)
            | {start} ?(?:ne )?(?:jamais|surtout pas) (?:de|d'|avant|apres|chez|a|au|sur) \w+""",
            unless=r"inquiet\w*|raccroch\w*|arretez de rire",
        ),
        _FR.rule(
            "always",
            needs="""
                toujours seulement uniquement exclusivement que qu fois jamais quelqu* chaque systematiquement
                assurez veillez tiens insiste avant cas
                """,
            text=r"""(?:(?:a )?chaque fois que|chaque fois qu'|toutes les fois (?:que|qu')|a chaque|si (?:jamais|quelqu'un|quelque chose)|au cas ou|des (?:que|qu'))(?: ?[\w']+| ,){1,14}? ,? ?{order}(?: moi| nous)?
            | {start} ?{order}(?: moi| nous| lui| le| la)* (?:[\w']+ ){,5}?(?:toujours|systematiquement|a chaque fois|chaque fois|uniquement|exclusivement)
            | {start} ?(?:ne |n'){se}{order} (?:[\w']+ ){,5}?(?:que|qu')
            | {start} ?{order}(?: moi| nous)? (?:[\w']+ ){,4}?(?:uniquement|exclusivement|seulement) (?:a|avec|par|pour|chez|sur|au|aux) (?:moi|mon|ma|mes)
            | (?:assurez vous|veillez) (?:bien )?(?:a |que |de |d')?(?:toujours|ne jamais|ce que)
            | (?:je|j'y) ?(?:tiens|insiste) (?:a ce que|a avoir|a recevoir|a etre|pour que|sur)
            | {start} ?(?:demandez|consultez|prevenez|previens|avertissez|interrogez)(?: moi| nous) (?:[\w']+ )?avant (?:de|d'|que|toute?)
            | {want} (?:[\w']+ ){,8}?(?:toujours|a chaque fois|systematiquement)""",
            unless=r"(?:il|elle|on|je|ils|vous) (?:\w+ )?toujours|attendre que",
        ),
        _FR.rule(
            "contact",
            needs="ecrit intermediaire l'intermediaire via passez mieux preferable*",
            text=r"""(?:tout|uniquement|seulement|plutot|preferablement) (?:[\w']+ ){,3}?par ecrit|par ecrit(?: ,|$| {please}| uniquement)
            | {channel} (?:me |nous )?(?:convient|conviennent|va|vont|sont|est) (?:\w+ )?(?:mieux|preferables?)
            | (?:par l'intermediaire de|via|passez par) (?:mon|ma) \w+""",
        ),
        _FR.rule(
            "time",
            needs="""
                meilleur* jamais pas que joignable disponible lundi* mardi* mercredi* jeudi* vendredi*
                samedi* dimanche* week matin* soir* nuit*
                """,
            text=r"""(?:la meilleure heure|le meilleur moment) (?:pour [\w']+ (?:\w+ )?)?(?:est|c'est|serait)
            | (?:je ne|je n'|nous ne) ?(?:suis|reponds|decroche|peux|sommes) (?:jamais|pas) (?:[\w']+ ){,3}?(?:{at}) ?{when}
            | (?:le|les) (?:{day}|{part}s?) ?,? ?(?:c'est|je ne|jamais|pas|ce n'est)(?: [\w']+){,3}? ?(?:impossible|non|pas|mieux|jamais)""",
            unless=r"ferme|ouvert|ouvre|marche|fonctionne",
        ),
        _FR.rule(
            "limit",
            needs="plus maxim* limite plafond jusqu tout dela dessus moins",
            text=r"""tout ce qui (?:depasse|est au dessus de|coute plus de) (?:les )?(?:{money}|{number})
            | au dela de (?:{money}|{number})|{money} ou moins
            | (?:{money}) ,? ?(?:c'est|est|sont|ce sera) (?:\w+ )?(?:mon maximum|ma limite|mon plafond|le maximum|la limite|le plafond|mon max)
            | le maximum (?:que )?(?:[\w']+ ){1,5}(?:est|c'est) (?:de )?(?:{money}|{number})
            | vous pouvez (?:[\w']+ ){,4}?jusqu'a (?:{money})""",
            unless=r"etait|a coute|hier|derniere?",
        ),
        _FR.rule(
            "language",
            needs="""
                francais anglais espagnol allemand portugais italien arabe chinois russe hindi
                neerlandais polonais turc
                """,
            text=r"""(?:plus a l'aise|plus facile|plus simple|mieux) (?:[\w']+ ){,2}?{tongue}
            | ne (?:parle|comprends) que (?:le |l')?{tongue}|en {tongue} (?:c'est|ce serait|ca serait|me convient) (?:\w+ ){,3}?(?:mieux|plus facile|plus simple)""",
        ),
        _FR.rule(
            "manner",
            needs="""
                entends malentendant* sourd* aveugle temps jargon termes expliquez explique chiffre lettre
                bref court* tutoie* tutoyer* tutoyez vouvoie* vouvoyer* vouvoyez plus detours attendez
                blagues laissez pause faut devez
                """,
            text=r"""(?:j'entends|entends) (?:\w+ )?mal|suis (?:\w+ )?(?:malentendante?|sourde?|aveugle|dyslexique)
            | (?:laissez|donnez|laisse) moi (?:[\w']+ ){,4}?temps (?:de|d'|pour)
            | (?:sans|pas de|evitez le|evitez les|pas d') ?(?:jargon|termes techniques|abreviations|blagues|detours|anglicismes)
            | (?:il faut|vous devez|faut) parler (?:plus|moins) \w+
            | expliquez(?: moi)? (?:[\w']+ ){,5}?(?:etape par etape|simplement|lentement|pas a pas|mots simples)
            | (?:chiffre par chiffre|lettre par lettre|un par un|une par une)
            | (?:repondez|parlez|restez|soyez)(?: moi)? (?:[\w']+ ){,4}?(?:brievement|bref|breve|concis\w*|court|clairement|lentement|fort|poli\w*)
            | allez (?:droit )?au but|{start} ?(?:tutoie|tutoyez|vouvoyez|vouvoie) moi|(?:on|nous) (?:peut|pouvons) se tutoyer
            | ne me tutoyez pas|{start} ?plus (?:lentement|fort|doucement|clairement)(?:$| ,| s'il| svp)""",
            unless=r"internet|normalement|pere|mere",
        ),
    ),
    "pt": (
        _PT.rule(
            "consent",
            needs="""
                autoriz* proib* permit* permis* consint* acordo oponh* recus* confidencia* segredo
                nome entre direito podem pode aceito ninguem posso desejo quero chega basta tire* retire* remov*
                """,
            text=r"""(?:nao )?(?:lhe |te |os |as |vos )?(?:autorizo|proibo|permito|consinto|recuso|aceito|me oponho|oponho me) (?:\w+ ){,3}?(?:a |que|o uso|para|em )
            | (?:nao )?(?:autorizo|permito|aceito) (?:o|a|os|que|qualquer|nenhum\w*) (?:\w+ ){,6}?(?:dados|uso|publicidade|grav\w+|informac\w+)
            | (?:tem|dou|nao tem|nao dou|da) (?:\w+ )?(?:minha|meu|permissao|direito|autorizacao|consentimento) ?(?:permissao|autorizacao|consentimento)? ?(?:para|de|a)
            | (?:pode|podem|podera) (?:\w+ ){,4}?(?:em meu nome|no meu lugar|por mim)
            | (?:voces? |o senhor |a senhora )?nao (?:pode|podem) (?:compartilhar|partilhar|usar|dar|passar|vender|falar|ceder|guardar|revelar) (?:\w+ ){,6}?(?:meus?|minhas?|ninguem|isso|terceiros)
            | ninguem (?:mais )?(?:alem de \w+ |a nao ser \w+ |exceto \w+ )?(?:mais )?(?:pode|deve)|so eu posso
            | nao (?:quero|desejo|gostaria de) ser \w+[ai]d[oa]|(?:chega de|basta de) (?:propaganda|publicidade|ofertas)
            | (?:tire|tirem|retire|retirem|remova|removam) (?:o |a )?(?:meu|minha) \w+ d[aeo]
            | (?:mantenha[m]?|trate[m]?|fica|fique) (?:\w+ ){,4}?(?:confidencial\w*|em segredo|entre nos|em sigilo|so entre)""",
        ),
        _PT.rule(
            "never",
            needs="nao nunca jamais evite* prefiro preferia preferiria pare* ninguem",
            text=r"""{start} ?nao {se}{ask} (?:\w+ |, ){,10}?{scope}
            | {start} ?(?:nunca|jamais) {se}{ask}
            | {start} ?(?:por favor )?(?:evite[m]?|pare[m]? de|deixe[m]? de) (?:me )?\w+(?:ar|er|ir)
            | (?:prefiro|preferia|preferiria|peco|quero|gostaria|queria) que (?:nao|ninguem|nunca|voces? nao|voces? nunca)
            | nao (?:quero|queria|gostaria|desejo) que (?:ninguem|voces?|o senhor|a senhora|meu \w+|minha \w+|me|se)
            | que ninguem {se}(?:saiba|fique|veja|incomode|{ask})""",
            unless=r"preocupe[m]?|desligue[m]?|esqueca[m]?|nao (?:chegou|funciona)",
        ),
        _PT.rule(
            "always",
            needs="""
                sempre so somente apenas unicamente exclusivamente vez vezes se caso antes garanta
                certifique* insisto quando questao
                """,
            text=r"""{start} ?(?:por favor )?(?:{only}) {se}(?:{ask}|quero que)
            | {start} ?(?:por favor )?(?:me )?{ask} (?:\w+ ){,5}?(?:somente|apenas|exclusivamente|unicamente|sempre)
            | {start} ?(?:por favor )?{ask} so (?:com|para|a|ao|por|pelo|no|na|em|meu|minha|o|quando|depois)
            | {start} ?sempre {se}{ask}
            | (?:toda vez que|todas as vezes que|cada vez que|sempre que|se (?:alguem|algo|alguma coisa|houver)|caso (?:alguem|algo))(?: \w+| ,){1,12} ,? ?(?:por favor )?{se}{ask}
            | {start} ?{se}{ask} (?:\w+ ){,8}?(?:toda vez|cada vez|sempre que|todas as vezes)
            | (?:me (?:pergunte|consulte|avise|peca)m?|(?:pergunte|consulte|avise) me) (?:\w+ )?antes de
            | (?:garanta|certifique se)(?: de)? que|insisto em|faco questao (?:de|que)""",
            unless=r"(?:ele|ela|eles|voces|meu \w+|eu|se) sempre|so (?:quero saber|queria saber)",
        ),
        _PT.rule(
            "contact",
            needs="escrito meio intermedio atraves pelo pela prefiro preferia preferiria nada melhor",
            text=r"""(?:tudo|so|apenas|somente|prefiro|quero) (?:\w+ ){,3}?por escrito|por escrito(?: ,|$| por favor)
            | (?:por meio d[aeo]|atraves d[aeo]|por intermedio d[aeo]|pelo|pela) (?:meu|minha) (?:advogad\w|filh\w|assistente|marido|mulher|esposa)
            | (?:prefiro|preferia|preferiria) (?:\w+ ){,4}?{channel}
            | nada (?:de|por|pelo|pela) {channel}|{channel} (?:e|fica|seria) (?:\w+ )?melhor""",
        ),
        _PT.rule(
            "time",
            needs="""
                melhor nunca so segunda* terca* quarta* quinta* sexta* sabado* domingo* manhas tardes
                noites antes depois manha tarde noite horario
                """,
            text=r"""(?:o )?melhor (?:horario|hora) (?:para \w+ (?:\w+ )?)?(?:e|seria)
            | (?:so|nunca|nao) (?:posso|estou|costumo estar|atendo|consigo) (?:\w+ ){,4}?(?:{at}) ?{when}
            | (?:aos|as|nas|nos) (?:{day}|{part}) (?:\w+ )?(?:nao|nunca|e impossivel|prefiro)
            | (?:aos|nos|as|nas) {day} nao (?:da|posso|consigo|estou)""",
            unless=r"abre|fecha|funciona|chegou",
        ),
        _PT.rule(
            "limit",
            needs="mais maxim* limite teto ate tudo acima passar menos orcamento",
            text=r"""(?:tudo (?:o )?que|qualquer coisa que|o que) (?:passar|passe|ultrapassar|custar mais|ficar acima) (?:de |dos )?(?:{money}|{number})
            | (?:{money}) (?:e|sao) (?:\w+ )?(?:o )?(?:meu limite|meu teto|meu maximo|o maximo|maximo|o teto|o limite)
            | {number} (?:\w+ )?(?:e|sao) (?:o )?meu (?:\w+ )?(?:teto|limite|maximo|orcamento)|{money} ou menos
            | o maximo que (?:\w+ ){1,4}(?:e|sao) (?:{money}|{number})
            | (?:pode[m]?|quero|posso) (?:\w+ ){,4}?ate (?:{money})""",
            unless=r"era|foi|custou|custava|tinha|ontem|passad[oa]",
        ),
        _PT.rule(
            "language",
            needs="""
                portugues ingles espanhol frances alemao italiano hindi russo chines arabe polaco
                polones turco japones
                """,
            text=r"""(?:so|somente|apenas) (?:falo|entendo|sei) (?:\w+ )?{tongue}
            | (?:em )?{tongue} (?:e|seria|fica) (?:mais facil|melhor)
            | (?:mais a vontade|mais facil|melhor) (?:\w+ ){,2}?{tongue}""",
        ),
        _PT.rule(
            "manner",
            needs="""
                ouco surd* ceg* tempo espere* jargao termos explique* digito letra rodeios breve
                direto voce senhor senhora devagar alto claro abreviacoes piadas
                """,
            text=r"""ouco (?:muito |um pouco )?mal|sou (?:\w+ )?(?:surd[oa]|ceg[oa]|dislexic[oa])
            | (?:me de|de me|me deixe|me da|deixe me) (?:\w+ ){,3}?(?:tempo|um momento) (?:\w+ )?(?:para|de|pra) (?:pensar|anotar|escrever|responder)
            | (?:sem|nada de|evite[m]?) (?:\w+ )?(?:jargao|termos tecnicos|rodeios|abreviacoes|piadas|girias)
            | (?:me explique|explique me|explique) (?:\w+ ){,4}?(?:passo a passo|simples|devagar|calma)
            | (?:digito por digito|letra por letra|um por um|uma por uma|numero por numero)
            | (?:va direto ao ponto|seja breve|seja direto)|me trate (?:por|de|como)
            | {start} ?mais (?:alto|devagar|claro|baixo)(?:$| ,| por favor)""",
            unless=r"internet|normal|pai|mae",
        ),
    ),
    "hi": (
        _HI.rule(
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
        _HI.rule(
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
        _HI.rule(
            "always",
            needs="""
                हमेशा hamesha hamesa सिर्फ केवल sirf keval जब jab हर har अगर agar पहले pehle pahle
                """,
            text=r"""(?:{whenever}) (?:{word} |, ){1,14}?(?:{asks}){end}
            | (?:सिर्फ|केवल|sirf|keval) (?:{word} ){1,8}?(?:{asks}){end}
            | (?:{word} ){1,6}?(?:करने|kharidne|लेने|देने|बदलने|काटने|karne|lene|dene|badalne|katne) (?:से पहले|se pehle|se pahle) (?:{word} ){,4}?(?:पूछ|pooch|puch|puchh|poochh|बता|bata)[\w\u0900-\u0963]*""",
            unless=r"(?:है|हैं|था|थी|थे|hai|hain|tha|thi|the)$|जानना|पूछना था|jaanna|poochna tha",
        ),
        _HI.rule(
            "contact",
            needs="ज्यादा zyada jyada सबसे",
            text=r"""(?:{reach}) (?:{word} ){,2}?(?:ज्यादा|सबसे|zyada|jyada) (?:ठीक|अच्छा|बेहतर|theek|thik|achha|accha|behtar)""",
        ),
        _HI.rule(
            "time",
            needs="""
                सबसे बजे baje बाद पहले baad pehle pahle सुबह दोपहर शाम रात subah dopahar shaam sham raat *वार *var *day
                """,
            text=r"""(?:{time}) (?:{word} ){,5}?(?:उपलब्ध|available|फ्री|free|घर पर|ghar par|ghar pe) (?:{word} )?(?:नहीं|nahi|nahin) (?:{word} )?(?:रहता|रहती|होता|होती|हूं|rehta|rehti|hota|hoti|hoon|hun)
            | (?:{only}) (?:{word} ){,5}?(?:{time}) (?:{word} ){,5}?(?:उपलब्ध|available|फ्री|free)
            | (?:{time}) (?:{word} ){,3}?(?:{only}) (?:{word} ){,4}?(?:उपलब्ध|available|फ्री|free|बात कर सकता|बात कर सकती|baat kar sakta|baat kar sakti)
            | (?:{day}|{part}) (?:{word} ){,5}?(?:मत|mat) (?:{asks})""",
        ),
        _HI.rule(
            "language",
            needs="""
                हिंदी हिन्दी अंग्रेजी इंग्लिश उर्दू मराठी तमिल बंगाली गुजराती पंजाबी hindi english
                angrezi angreji urdu marathi tamil bengali gujarati punjabi telugu
                """,
            text=r"""(?:{only}) (?:{tongue}) (?:{word} )?(?:आती|समझता|समझती|बोलता|बोलती|aati|samajhta|samajhti|bolta|bolti)
            | (?:{tongue}) (?:{only}) (?:{word} )?(?:आती|समझता|समझती|बोलता|बोलती|aati|samajhta|samajhti|bolta|bolti)
            | (?:{tongue}) (?:में|mein|me) (?:{word} ){,4}?(?:आसान|बेहतर|aasan|behtar|easy|better)""",
        ),
        _HI.rule(
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
    ),
}
"""What is to hold, whatever it is about."""
