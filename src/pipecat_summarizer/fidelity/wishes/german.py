#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How wishes are said, and taken back, in German."""

from pipecat_summarizer.fidelity.wishes.grammar import Fragments, Grammar

GERMAN_FRAGMENTS = Fragments(
    {
        "lead": r"^|,|und|aber|bitte|ja|nein|also|dann|oder|ok|gut|sondern|denn|weil",
        "you": r"sie|ihr|du",
        "reach": r"""rufen sie|rufe?|ruft|schreiben sie|schreibe?|schreibt|schicken sie|schicke?
            | schickt
            | mailen sie|mail|kontaktieren sie|kontaktiere?|melden sie sich|melde dich|senden sie
                | sende
            | hinterlassen sie|simsen sie|texten sie|belastigen sie""",
        "act": r"""{reach}|bestatigen sie|bestatige?|klopfen sie|klopfe?|klingeln sie|fragen sie
            | frage?|buchen sie|buche?
            | verbinden sie|verbinde?|geben sie|gib|sagen sie|sag|nennen sie|nenne?|sprechen sie
                | sprich
            | reden sie|rede?|nutzen sie|nutze?|benutzen sie|verwenden sie|liefern sie|liefer[en]?
                | prufen sie|prufe?
            | wiederholen sie|wiederhole?|lesen sie|lies|stellen sie|stelle?|legen sie|lege?
                | andern sie|andere?
            | stornieren sie|teilen sie|teile?|verkaufen sie|speichern sie|lassen sie|lass
                | informieren sie
            | versprechen sie|versprich|erwahnen sie|bieten sie|kommen sie|komm|nehmen sie|nimm
                | machen sie|mach
            | achten sie|achte|halten sie|halte|warten sie auf|belasten sie|ziehen sie|leiten sie
                | zeichnen sie
            | holen sie|zahlen sie|unterbrechen sie|duzen sie|siezen sie|bestellen sie|bestelle?
                | antworten sie|antworte""",
        "infinitive": r"""anrufen|schreiben|schicken|mailen|kontaktieren|melden|liefern|klingeln
            | kommen|zustellen
            | senden|anschreiben|storen|hinterlassen|terminieren|buchen|zuruckrufen|texten""",
        "channel": r"""emails?|mails?|anrufe?|telefon|telefonisch|sms|briefe?|post|whatsapp|handy
            | festnetz
            | nachrichten|schriftlich|mailbox|textnachrichten|werbeanrufe""",
        "day": r"""montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?
            | sonntags?
            | wochenenden?|am wochenende|feiertagen?|werktags""",
        "part": r"""morgens?|vormittags?|mittags?|nachmittags?|abends?|nachts?|fruh|mitternacht
            | feierabend""",
        "number": r"""(?:[€$£]?\d[\d.,]*|(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn
            | elf|zwolf
            |zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|hundert
                | tausend)\w*)""",
        "money": r"[€$£]\d[\d.,]*|{number} (?:euro|dollar|franken|pfund|cent|euros)",
        "when": r"(?:dem |der |den |um )?(?:{day}|{part}|{number})(?: uhr)?",
        "at": r"nach|vor|zwischen|ab|bis|am|an|in|um|von",
        "tongue": r"""deutsch|englisch|spanisch|franzosisch|portugiesisch|italienisch|turkisch
            | polnisch
            | russisch|arabisch|hindi|niederlandisch|hollandisch|chinesisch|ukrainisch""",
        "data": r"daten|nummer|adresse|informationen|angaben|unterlagen|name[n]?|akte|konto\w*",
        "handle": r"""aufgezeichnet|aufzeichnen|aufzeichnung|aufgenommen|aufnehmen|aufnahme
            | mitgeschnitten|mitschneiden
            | weitergegeben|weitergeben|weitergabe|gespeichert|speichern|speicherung|verkauft
                | verkaufen|verarbeitet
            | verarbeiten|verarbeitung|genutzt|geteilt|teilen""",
        "onward": r"""ab (?:jetzt|sofort|heute)|von (?:jetzt|nun|heute) an|in zukunft|zukunftig
            | kunftig
            | kunftighin|fortan|fur den rest (?:des|dieses) (?:gesprachs|anrufs)|von jetzt ab
                | ab nun""",
        "want": r"""(?:ich|wir) (?:mochten?|wurden?|wollen|will|bevorzugen?|hatten?|brauchen?
            | bitte darum)
            | mochten? (?:ich|wir)|hatten? (?:ich|wir)|will ich|wurde ich|ist es lieber
                | ware es lieber|ist lieber""",
        "no": r"nicht|nie|niemals|keine[nr]?|kein|nie wieder|auf keinen fall",
    }
)

_F = GERMAN_FRAGMENTS

GERMAN = Grammar(
    code="de",
    rules=(
        _F.rule(
            "consent",
            needs="""
                aufzeich* aufgezeich* aufnehm* aufgenomm* aufnahme mitschn* mitgeschn* weitergeb*
                weitergeg* weitergabe gespeichert speicher* verkauf* verarbeit* genutzt geteilt
                teil* einverstanden stimme* widersprech* widerspreche* erlaub* gestatte verweiger*
                untersag* verbiete einwilligung zustimmung einverstandnis streichen nehmen loschen
                werbung daten nummer adresse angaben unterlagen
                """,
            text=r"""(?:sie|ihr|du) (?:durfen|durft|darfst|konnen|konnt|kannst
                | durfen nicht)(?: \w+){,5}? (?:{handle})
            | (?:{want}) (?:\w+ ){,4}?(?:{no}) (?:\w+ ){,5}?(?:{handle})
            | (?:{want}) (?:{no}) , dass (?:\w+ ){,6}?(?:{handle})
            | (?:bin|sind)(?: \w+){,4}? einverstanden
            | (?:stimme|stimmen|widerspreche|widersprechen|erlaube|erlauben|gestatte|verweigere
                | untersage|verbiete)(?: \w+){,5}? ,? ?(?:\w+ ){,6}?(?:{handle}|zu|werbung)
            | (?:habe|haben|gebe|geben|erteile)(?: \w+){,4}? (?:einwilligung|erlaubnis|zustimmung
                | einverstandnis)
            | ohne meine (?:einwilligung|erlaubnis|zustimmung)
            | (?:geben|zeichnen|nehmen|speichern|verkaufen|teilen|gib
                | schneiden) (?:sie )?(?:\w+ ){,3}?(?:{data}|gesprach|anruf|das
                    | mich) (?:\w+ )?(?:bitte )?(?:{no})
            | (?:bitte )?(?:{no}) (?:aufzeichnen|aufnehmen|mitschneiden|weitergeben|speichern)
            | (?:streichen|nehmen|loschen) sie mich (?:bitte )?(?:aus|von)
            | keine werbung""",
            unless=r"wurde(?:n)? (?:\w+ ){,6}?(?:aufgezeichnet|aufgenommen)",
        ),
        _F.rule(
            "limit",
            needs="""
                mehr uber teurer maximal* maximum hochstens allerhochstens budget limit obergrenze
                unter bis hochstpreis innerhalb
                """,
            text=r"""(?:nicht|nichts|keinesfalls) (?:mehr als|uber|teurer als) (?:{money}|\d[\d.,]*)
            | (?:{money}) (?:maximal|maximum|hochstens)
            | (?:maximal|hochstens|maximum|bis maximal|bis hochstens|allerhochstens) (?:{money})
            | (?:mein|unser|das) (?:\w+ )?(?:budget|limit|maximum
                | hochstpreis)(?: fur \w+(?: \w+)?)? (?:ist|liegt|betragt
                    | sind)(?: jetzt| nun| ungefahr| etwa| bei)* (?:{money}|{number})
            | (?:budget|limit|obergrenze) (?:von|bei|ist|sind) (?:{money}|{number})
            | (?:{want}|kann ich|konnen wir|kann)(?: \w+){,4}? (?:mehr als|uber|hochstens|maximal
                | bis zu) (?:{money}|{number}) (?:\w+ ){,2}?(?:ausgeben|zahlen|bezahlen)
            | (?:darf|soll|sollte|muss)(?: \w+){,3}? (?:mehr als|hochstens|maximal|unter
                | nicht uber|bis) (?:{money}|{number})
            | (?:unter|innerhalb von) (?:{money}) (?:bleiben|halten)
            | (?:bleiben|halten) sie (?:\w+ ){,3}?unter (?:{money})
            | nichts uber (?:{money})""",
            unless=r"""gekostet|gedauert|bezahlt|war|hatte|kostete|dauerte|wurde|waren|letztes
                | gestern|kostet""",
        ),
        _F.rule(
            "language",
            needs="""
                deutsch englisch spanisch franzosisch portugiesisch italienisch turkisch polnisch
                russisch arabisch hindi niederlandisch hollandisch chinesisch ukrainisch
                """,
            text=r"""(?:{lead}) ?(?:nur |lieber |wieder |jetzt )?auf {tongue} ,? ?(?:bitte|weiter
                | lieber)
            | (?:bitte|{lead}) ?(?:nur |lieber |wieder |jetzt |wieder
                auf )?(?:auf )?{tongue} ?(?:weiter|bitte|sprechen|reden)?$
            | (?:sprechen|reden|antworten|machen|wechseln|schalten|gehen|bleiben) (?:sie
                | wir)(?: bitte| jetzt| mit mir| lieber| ab jetzt| doch| nur| wieder| mir)*(?:
                    auf| in| zu| zuruck zu| ins| bei)? {tongue}
            | (?:sprich|rede|antworte)(?: bitte| mit mir)* (?:auf )?{tongue}
            | ^(?:bitte |vielleicht |lieber |auch )*(?:auf |zu |ins )?{tongue}
                (?:\w+ )?(?:sprechen|reden|weitermachen|fortfahren|wechseln|weiterreden
                | weitersprechen|fortsetzen|antworten)
            | {want} (?:\w+ ){,2}?(?:lieber )?(?:auf )?{tongue} (?:\w+ )?(?:sprechen|reden
                | weitermachen|haben)""",
            unless=r"anleitung|buch|kurs|gelernt|lerne|unterricht|webseite",
        ),
        _F.rule(
            "time",
            needs="""
                nur erst vor nach zwischen nie niemals nicht abends morgens nachmittags vormittags
                nachts mittags *tags wochenende* erreichbar ausschliesslich keine
                """,
            text=r"""{lead} ?nur (?:{at}) {when}
            | {lead} ?(?:bitte )?nur (?:abends|morgens|nachmittags|vormittags|nachts|mittags
                | wochentags|werktags|\w+tags)
            | (?:{reach}|liefern sie|kommen sie|klingeln sie)(?: mich| mir| uns| bitte)* (?:erst
                | nur|{no}|ausschliesslich|immer)(?: bitte)? (?:(?:{at}) )?{when}
            | (?:bin|sind) (?:ich |wir )?(?:\w+ )?(?:nur|erst|immer nur
                | ausschliesslich) (?:\w+ ){,4}?(?:erreichbar|zu hause|zuhause|verfugbar|da|frei)
            | (?:bitte )?(?:{no}) (?:(?:{at}) )?{when} (?:\w+ ){,2}?{infinitive}
            | (?:{lead}) ?(?:bitte )?(?:{when}|am wochenende
                | am {day}) (?:bitte )?(?:{no}) {infinitive}
            | (?:{lead}) ?(?:bitte )?(?:{no}) (?:vor|nach|zwischen|am) {when}
            | (?:keine) (?:anrufe|lieferungen|termine|besuche) (?:\w+ )?(?:vor|nach|zwischen|am|an
                | \w+s)
            | (?:kann|konnen) (?:ich |wir )?(?:nur|erst) (?:{at} )?{when} (?:\w+ )?(?:sprechen
                | telefonieren|reden)
            | (?:ich|wir) (?:kann|konnen) (?:nur|erst) (?:{at} )?{when}""",
            unless=r"(?:arbeitet|offnet|schliesst|kam|gekommen|angekommen|geoffnet)",
        ),
        _F.rule(
            "contact",
            needs="""
                ruf* schreib* schick* mail* kontaktier* meld* send* hinterlass* email* anruf*
                telefon* sms brief* post whatsapp handy festnetz nachricht* schriftlich mailbox
                textnachrichten angerufen lieber erreich* storen werbeanrufe
                """,
            text=r"""(?:{reach})(?: mich| mir| uns| bitte)*(?: \w+){,3}? (?:{no}|lieber
                | stattdessen|nur|ausschliesslich|nicht mehr)
            | (?:{lead}) ?(?:bitte )?keine (?:weiteren )?(?:\w+ )?{channel}
            | {want} (?:\w+ )?keine (?:\w+ )?{channel}
            | (?:bitte )?(?:{no}|nicht mehr) (?:\w+ ){,3}?(?:anrufen|schreiben|anschreiben
                | kontaktieren|schicken|storen)$
            | (?:nur|ausschliesslich|lieber|bitte) (?:noch )?(?:per|uber|via|am|auf dem
                | auf das) {channel}
            | (?:nur|ausschliesslich) (?:noch )?(?:{channel}|anrufen|schreiben)
            | {want} (?:\w+ ){,3}?(?:lieber )?(?:per |uber |am |, )?(?:{channel}|dass sie mir
                | dass sie mich|wenn sie mir|wenn sie mich|angerufen|kontaktiert)
            | (?:mir|uns) (?:ist|ware) (?:eine? |die |der )?{channel} (?:viel )?lieber
            | {channel} (?:ist|ware) (?:mir|uns) (?:viel )?lieber
            | (?:mir|uns) (?:ist|ware) (?:es )?(?:\w+ )?lieber ,? ?wenn (?:sie|du|man)
            | (?:am besten|am liebsten|am einfachsten) (?:\w+ ){,4}?(?:per|uber|am
                | auf dem) {channel}
            | (?:am besten|am liebsten) (?:erreichen|erreicht)
            | horen sie auf , ?mich|horen sie auf ,? ?(?:mir|mich)""",
            unless=r"(?:ich|wir) (?:rufe|schreibe|schicke|rufen)",
        ),
        _F.rule(
            "manner",
            needs="""
                langsam* laut* leiser deutlich* schnell* einfach* kurz* knappe frage eins schritt
                duz* siez* du sie nennen nenn wiederhol* lesen buchstabier* unterbrech* ausreden
                """,
            text=r"""(?:sprechen|reden|lesen|sprich|rede|machen
                | sagen) (?:sie )?(?:bitte |mit mir |doch |etwas |ein bisschen |ein
                    wenig |mir |das |es )*
                (?:langsamer|langsam|lauter|leiser|deutlicher|deutlich|schneller|einfacher)
            | ^(?:\w+ ){,4}?(?:langsamer|langsam|lauter|leiser|deutlicher
                | schneller) (?:\w+ )?(?:sprechen|reden|vorlesen|machen)
            | {lead} ?(?:bitte )?(?:etwas |ein bisschen |ein wenig )?(?:langsamer|lauter|leiser
                | deutlicher)(?: bitte)?$
            | (?:{lead}) ?nicht so (?:schnell|laut|leise)
            | (?:kurze|knappe|einfache) (?:antworten|satze|worte|worter)|(?:fassen sie sich
                | halten sie sich) (?:\w+ )?kurz
            | (?:eine|nur eine|immer nur eine|immer eine|jeweils eine) frage (?:auf einmal
                | nach der anderen|pro|zur zeit)|eins nach dem anderen|schritt fur schritt
            | (?:duzen|siezen|per du|per sie)|nennen sie mich (?:bitte )?(?:doktor|dr|herr|frau
                | nur|beim)
            | (?:wiederholen|lesen|buchstabieren) sie (?:bitte |mir )*(?:immer |jede|alle|jedes
                | jeden)
            | unterbrechen sie mich (?:bitte )?(?:nicht|nie)
                | lassen sie mich (?:bitte )?(?:ausreden|immer ausreden)
            | (?:sprechen|reden) sie (?:bitte )?nicht so""",
            unless=r"internet|verbindung|normal|er|vater|mutter|mann|(?:mussen|brauchen) (?:\w+ )?nicht",
        ),
        _F.rule(
            "never",
            needs="nie niemals nicht nichts keine* kein keinen umstanden",
            text=r"""(?:{act})(?: mich| mir| uns| bitte| diesem \w+| dem \w+| etwas| es| das|
                ihm| ihr)*(?: \w+){,3}? (?:nie|niemals|nie wieder|nie mehr|auf keinen fall|unter
                keinen umstanden)
            | bitte (?:\w+ ){,4}?(?:nie|niemals|auf keinen fall)
            | (?:{act})(?: \w+){,4}? (?:nicht mehr|nicht wieder|nichts|keine?n? \w+|nicht
                | nie)(?: \w+){,5}? ,? ?(?:ohne (?:mich|mein|vorher|zu)|bevor)
            | (?:ich will|ich mochte|wir wollen) (?:nie|niemals) (?:wieder|mehr)
            | (?:{act})(?: mich| mir| uns| bitte)* nicht (?:mehr|wieder)
            | unter keinen umstanden|auf (?:gar )?keinen fall""",
            unless=r"mal|(?:mach|machen sie) dir|sorgen",
        ),
        _F.rule(
            "always",
            needs="immer mal jedesmal stets jederzeit bevor vorher",
            text=r"""(?:{act})(?: mich| mir| uns| bitte| den \w+| die \w+| das \w+| es)*
                (?: \w+){,3}? (?:immer|jedes mal|jedesmal|stets|jederzeit)
            | (?:^|,|und) ?(?:bitte )immer (?:\w+ ){,6}?(?:{infinitive}|fragen|klopfen|bestatigen
                | prufen|informieren|\w+en)$
            | bitte (?:\w+ ){,3}?immer
            | {want} (?:\w+ ){,3}?(?:immer|jedes mal)
            | (?:fragen|rufen|geben|sagen|informieren|bestatigen) sie (?:\w+ ){,5}?(?:bevor
                | vorher immer)""",
            unless=r"""(?:er|sie|man|wir|ich|mann|frau) (?:\w+ )?(?:sagt|bestelle|rufe|nehme|habe
                | hat)""",
        ),
        _F.rule(
            "wish",
            needs="""
                jetzt sofort heute nun zukunft zukunftig kunftig* fortan rest daran beachten
                bedenken
                """,
            text=r"""{onward} ?,? (?:bitte |nur |immer )*(?:{act}|mochte[n]?|will|wurde[n]?|sollen
                | mussen|soll|durfen|alles|nur)
            | {onward} (?:\w+ |, ){,8}?(?:bitte|hatte|hatten|wunsche|mochte[n]?|will|wollen|sollen
                | mussen)
            | (?:bitte|{act}|{want}|sie (?:sollen|mussen)) (?:\w+ |, ){,14}?{onward}
            | (?:denken sie daran|beachten sie|bedenken sie) ,? ?(?:bitte )?,? ?dass ich""",
        ),
    ),
    disclosure=_F.anywhere(
        r"""(?:dieses|das|ihr|der|dieser|alle) (?:gesprache?|anrufe?|telefonate?) (?:wird|werden
            | kann|konnen|wurde)(?: \w+){,6}? (?:aufgezeichnet|mitgeschnitten|aufgenommen|uberwacht)
        | (?:gesetzlich|rechtlich) (?:\w+ )?verpflichtet|laut gesetz|von gesetzes wegen
        | (?:virtuelle[rn]?|automatische[rn]?|digitale[rn]?|kunstliche[rn]?) (?:assistent\w*
            | intelligenz)|ich bin (?:eine|ein) ki|mit einer ki
        | keine (?:anlage|rechts|steuer|finanz)\s?beratung|stellt keine (?:\w+ )?beratung dar
        | (?:es gelten|gelten) (?:\w+ )?(?:bedingungen|geschaftsbedingungen|einschrankungen|agb)
        | zu (?:schulungs|qualitats|trainings|sicherheits)\w*
        | widerrufsrecht|sie haben das recht
        | (?:weise sie|weisen sie|informiere sie|muss (?:ich )?(?:sie|ihnen)|darf (?:ich )?sie|ich muss sie
            | mache sie|beachten sie|bitte beachten|zu ihrer information|mochte sie)(?: \w+| ,){,20}? (?:nicht|kein\w*|nur|nie
            | gebuhr\w*|kosten\w*|erstatt\w+|aufgezeichnet|verpflichtet|verbindlich)""",
        needs="""
            aufgezeichnet mitgeschnitten aufgenommen uberwacht verpflichtet gesetz wegen assistent*
            intelligenz ki beratung *beratung gelten schulungs* qualitats* trainings* sicherheits*
            widerrufsrecht recht
            weise weisen informiere muss darf mache beachten information mochte
            """,
    ),
    question=_F.at_start(
        r"""(?:und |aber |, |also |denn )*(?:warum|wieso|weshalb|was|wann|wo|wer|wie|welche\w*
            | wieviel
        | haben sie|hast du|ist (?:das|es|der|die)|sind (?:das|die|sie)|war|gibt es|wird|wurden
            | kann (?:ich|man|es)
        | darf ich|muss ich|soll ich|schliessen sie|offnen sie|stimmt)"""
    ),
    request=_F.at_start(
        r"""(?:und |aber |, |bitte |hallo |entschuldigung |ja |nein )*(?:konnen|konnten|wurden
            | konnte|kannst|kann|wollen|mochten)
        (?:sie|wir|du|ihr)(?: bitte| vielleicht| mal| auch| mit mir)*"""
    ),
    reported=_F.anywhere(
        r"""sagt|sagte|sagten|meinte|meint|steht|stand|schrieb|schreibt hier|hat (?:mir )?gesagt
            | haben (?:mir )?gesagt
        | hat man|hat gemeint|angeblich|laut (?:de[mr]|ihre[mr]|meine[mr]|vertrag|gesetz|\w+plan)|man soll(?:te)?|behauptet|gesagt ,? ?(?:ich|wir)"""
    ),
    conditional=_F.anywhere(
        r"""(?<!lieber )(?<!lieber , )(?:wenn|falls)(?! (?:moglich|es geht|sie mir|sie mich|man mir
            | du mir|du mich))"""
    ),
    unreal=_F.anywhere(
        r"""hatte(?:n)? (?:ich|wir|er|sie) (?!gern|lieber)(?:\w+ ){,8}?(?:ge\w+|nie)|gewusst
            | ware (?:ich|ich nie)"""
    ),
    replaces=_F.anywhere(
        r"""doch lieber|stattdessen|eigentlich|uberlegt|anders|sondern|statt|doch nicht|lieber doch
            | jetzt doch"""
    ),
    take_backs=_F.anywhere(
        r"""(?:vergessen sie|vergiss|ignorieren sie|streichen sie)(?: bitte)? ,? ?(?:was ich|das
            | den|die|was)(?: \w+){,3}? (?:zu|uber|mit|zum|zur|wegen
                | von) (?P<what>.{3,80}?)(?: gesagt(?: habe| hatte)?|$)
        | (?:vergessen sie|vergiss|ignorieren sie) (?:das |den |die |mein )*(?P<what>(?:budget
            | limit|obergrenze|aufzeichnung).{,30})
        | (?:sie|du|ihr) (?:konnen|kannst|durfen
            | darfst) (?:jetzt |nun |gern |gerne |ruhig |mir |mich |uns )*(?:wieder|doch
                | jetzt auch|auch wieder) (?P<what>.{3,80})
        | (?:sie|du|ihr) (?:konnen|kannst|durfen|darfst) (?P<what>.{3,60}?) (?:jetzt|wieder|doch
            | nun)(?: \w+)*$
        | (?P<what>(?:\w+ ){,3}?\w+) (?:ist|sind|geht|gehen|passt|passen
            | ware) (?:jetzt |nun )?(?:doch|wieder|jetzt|nun) (?:\w+ )?(?:ok|okay|in ordnung|gut
                | fein)?$
        | (?:eigentlich|doch) (?:ist|sind|geht|passt) (?P<what>(?:\w+ ){,3}?\w+) (?:\w+ )?(?:ok
            | okay|in ordnung|gut|auch)$
        | (?P<channel>(?:per )?\w+) (?:ist|sind|geht|passt) (?:auch )?(?:ok|okay|in ordnung|auch
            | fur mich ok)$
        | (?:sie|du|ihr) (?:mussen|brauchen|musst|brauchst) (?P<what>.{3,60}?) (?:nicht mehr
            | nicht langer) .{,40}
        | (?:das |mein )?(?P<what>budget|geld|preis|limit) (?:spielt keine rolle|ist egal
            | ist kein problem|gilt nicht mehr)
        | (?:sie|du|ihr) (?:konnen|kannst|durfen|darfst) (?:jetzt |nun |mich |mir )*(?:jederzeit|rund um die uhr|wann (?:immer )?sie \w+) (?P<what>.{3,60})
        | (?:sie|du|ihr) (?:konnen|kannst|durfen|darfst) (?P<what>.{5,60}?) (?:jederzeit|rund um die uhr|zu jeder zeit|wann (?:immer )?sie|ohne problem\w*|gern auch|problemlos) ?.{,30}
        | (?:sie|du|ihr) (?:mussen|brauchen|musst|brauchst) (?:\w+ )?(?:nicht mehr|nicht langer) (?P<what>.{3,80})
        | (?:ich )?(?:habe es mir|hab es mir) anders uberlegt (?:mit|bei|wegen) (?P<what>.{3,60})
        | (?:es ist|ist) (?:jetzt |nun |doch )*(?:ok|okay|in ordnung) (?:, )?wenn sie (?P<what>.{3,60})
        | (?:das |die |der )?(?P<what>\w+(?: \w+)?) (?:ist|sind) (?:nicht mehr|nicht langer) (?:notig|notwendig|wichtig)
        | (?:das |die |der )?(?P<what>\w+(?: \w+)?) (?:brauche ich|brauchen wir|mochte ich) (?:nicht mehr|nicht langer)""",
        needs="""
            vergessen vergiss ignorier* streichen konnen kannst durfen darfst doch wieder jetzt nun
            ok okay ordnung auch mussen brauchen musst brauchst budget geld preis limit fein gut
            jederzeit uhr zeit problem* problemlos uberlegt notig notwendig wichtig brauche
            """,
    ),
    consent_question=_F.anywhere(
        r"""(?:durfen|darf|konnen) (?:wir|ich) (?:\w+ ){,6}?(?:{handle})
        | sind sie (?:\w+ ){,3}?(?:einverstanden)|stimmen sie (?:\w+ ){,6}?zu|erlauben sie
            | haben wir ihre (?:einwilligung|zustimmung)""",
        needs="""
            aufzeich* aufgezeich* aufnehm* aufgenomm* aufnahme mitschn* weitergeb* speicher*
            verarbeit* einverstanden zu erlauben einwilligung zustimmung teilen
            """,
    ),
    answer=_F.at_start(
        r"""(?:ja|nein|klar|gerne|naturlich|ok|okay|in ordnung|einverstanden|lieber nicht
            | selbstverstandlich|ungern|auf keinen fall)"""
    ),
)
