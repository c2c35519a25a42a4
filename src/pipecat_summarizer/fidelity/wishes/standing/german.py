#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What makes a request a standing one in German."""

from pipecat_summarizer.fidelity.wishes.german import GERMAN_FRAGMENTS

_F = GERMAN_FRAGMENTS.extended(
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

GERMAN_NAMING = (
    _F.rule(
        "manner",
        needs="nennen nenn nenne anreden ansprechen",
        text=r"""(?:nennen sie|nenne?|sagen sie zu) (?:mich|mir) (?!einen|eine|ein|den|die|das|mal|ihre?\w*|doch mal)
            (?:\w+ ){,4}?\w+|(?:reden|sprechen) sie mich (?:\w+ ){,3}?(?:mit|als) \w+(?: \w+)? an""",
    ),
)

GERMAN_STANDING = (
    _F.rule(
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
    _F.rule(
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
    _F.rule(
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
    _F.rule(
        "contact",
        needs="schriftlich uber lieber liebsten besser besten",
        text=r"""{channel} (?:ist|sind|ware|waren|passt|passen) (?:mir |fur mich )?(?:\w+ )?(?:lieber|liebsten|besser|besten)
        | (?:alles|nur|lieber|bitte) (?:\w+ ){,3}?schriftlich|schriftlich (?:bitte|haben)
        | uber (?:meinen|meine) (?:anwalt|anwaltin|assistentin|assistenten|sohn|tochter|frau|mann)""",
    ),
    _F.rule(
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
    _F.rule(
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
    _F.rule(
        "language",
        needs="""
            deutsch* englisch* spanisch* franzosisch* portugiesisch* italienisch* turkisch* polnisch*
            russisch* arabisch* hindi niederlandisch hollandisch chinesisch ukrainisch
            """,
        text=r"""(?:spreche|verstehe|kann) (?:\w+ )?nur {tongue}|auf {tongue} (?:ist|ware|geht) (?:\w+ ){,3}?(?:leichter|einfacher|lieber|besser)
        | (?:ins?|auf|zum) {tongue}e? (?:\w+ )?(?:wechseln|umsteigen|weiterreden|weitermachen)
        | {tongue} (?:ist|ware) (?:mir |fur mich )?(?:lieber|leichter|einfacher|besser)""",
    ),
    _F.rule(
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
)
