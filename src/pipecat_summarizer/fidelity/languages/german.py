#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of German."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

GERMAN = Language(
    code="de",
    script="LATIN",
    common=words(
        """
        am auch auf bis das dass dem den der des die ein eine er es für hat ich ihnen ihre im
        ist kann mit nicht sich sie und von war wird wurde zu
        """
    ),
    first_person=words("ich mir mich mein meine wir uns"),
    second_person=words("du dir dich dein deine deinen deiner deinem euch euer eure"),
    polite=words("Sie Ihnen Ihr Ihre Ihrem Ihren Ihrer Ihres"),
    topic=phrases(
        """
        gespräch* | unterhaltung* | zusammenfass* | transkript* | notizen | dialog
        """
    ),
    reporting=phrases(
        """
        kunde | kunden | kundin | anrufer* | nutzer* | benutzer* | fragte | fragt | bat |
        wollte | sagte | sagt | erwähnte | erklärte | teilte | nannte | berichtete |
        vereinbart* | vereinbarten | versprach | bot | gab an | der assistent | die
        assistentin | lehnte | sie sprechen | sprachen über | sprechen über | unterhalten
        sich | unterhielten sich | plaudern | plauderei | es ging um | geht es um | ging es
        um
        """
    ),
    asking=words("was wer wo wann welche welcher welches warum wie wieviel wohin woher"),
    yes_no=phrases(
        """
        ja | nein | klar | natürlich | sicher | gerne | selbstverständlich | hallo | guten
        tag | guten morgen | guten abend | kein problem | keine sorge | alles klar |
        verstanden | in ordnung | richtig | genau | stimmt | das stimmt | perfekt | super |
        prima | sehr gut | sehr gern | sehr gerne | gern | ach | oh | ah | aber ja | aber
        sicher | ganz genau | ok | okay
        """
    ),
    offers=phrases(
        """
ich kann ihnen helfen | ich kann dir helfen | ich kann ihnen gerne | ich helfe ihnen | ich helfe dir | gerne helfe ich | wie kann ich ihnen | wie kann ich dir | womit kann ich | vielen dank für ihren anruf | danke für ihren anruf | vielen dank für deinen anruf | lassen sie mich | lass mich | einen moment bitte | ich schaue gerne | gern geschehen | es tut mir leid zu hören | das tut mir leid | ich verstehe ihren | ich verstehe, dass sie | ich kümmere mich | ich erledige das | ich werde mich darum
"""
    ),
    apologies=phrases(
        """
        es tut mir leid | tut mir leid | es tut mir sehr leid | entschuldigung
        | ich entschuldige mich | verzeihung | leider | bedauerlicherweise
        """
    ),
    unable=openings(
        "ich kann | kann ich | ich bin | ich darf | bin ich | dabei kann ich | hierbei kann ich | das kann ich",
        "nicht | kein | keine | außerstande",
    ),
    unwilling=(
        *openings("""bitte""", """das gespräch | die unterhaltung | das transkript | den text"""),
        *openings("""ich darf""", """keine | nicht"""),
        *openings(
            """ich muss ablehnen | als ki-sprachmodell | ich bin nur ein sprachmodell | es ist mir nicht möglich"""
        ),
        *openings(
            """ich kann | ich bin""", """keine persönlichen | nicht in der lage | nicht befugt"""
        ),
        *openings(
            """
            als ki habe | als ki kann | als ki bin | als ki darf | als eine ki kann
            | als eine ki habe | als eine ki bin | als künstliche intelligenz kann
            | als künstliche intelligenz habe | als sprachmodell | als ein sprachmodell
            | als ki-assistent | als ki-modell | als ki-sprachmodell | ich bin eine ki
            | ich bin nur eine ki | ich bin ein sprachmodell | es gibt kein gespräch
            | bitte stellen sie das gespräch
            """,
        ),
        *openings(
            "ich kann",
            """
            nicht zusammenfassen | keine zusammenfassung | nicht helfen | nicht weiterhelfen
            | diese anfrage nicht | dieser anfrage nicht | das nicht tun
            """,
        ),
    ),
    thinking=openings(
        """
        okay, | ok, | gut, | also, | zuerst | als erstes | ich soll | ich muss | wir müssen
        | der benutzer möchte, dass ich | der nutzer möchte, dass ich | der benutzer möchte eine
        | meine aufgabe ist
        """,
        """
        zusammenfassen | zusammenzufassen | zusammenfasse | zusammenfassung. zuerst
        | zusammenfassung, | schritt für schritt
        """,
    ),
    announcing=words(
        """
        agent aktualisierte anruf anrufs anrufer anrufers assistent assistenten bitte benutzer
        benutzers dies diese dieser dieses folgende folgenden finden fassung gerne habe hier
        kurze knappe kunde kunden nachfolgend natürlich neue notizen nutzer nutzers oben telefonat
        telefonats telefongespräch telefongesprächs unten vollständige wurden zum zur zusammen
        zusammengefasst zwischen version überblick
        """
    ),
    talk=phrases(
        """
        bitte | danke | vielen dank | gern | gerne | willkommen | wünsche | wünschen |
        schönen tag | auf wiederhören | entschuldigen | kein problem |
        selbstverständlich | natürlich | darf ich | soll ich | sollen wir | möchten sie
        | können sie | haben sie | brauchen sie | wir | uns | unser* | melden sie | gute
        frage | einfach
        """
    ),
    farewells=phrases(
        """
        auf wiederhören | auf wiedersehen | tschüss | tschüß | bis bald | bis gleich |
        schönen tag | schönen abend | schönes wochenende | einen schönen tag | einen schönen
        abend | einen guten tag | gute besserung | gute fahrt | gute reise | gute nacht |
        viel spaß | viel erfolg | viel glück | alles gute | mit freundlichen grüßen |
        freundliche grüße | liebe grüße | viele grüße | beste grüße | ich wünsche ihnen |
        wir wünschen ihnen | wir freuen uns auf | guten appetit | danke für ihren anruf |
        vielen dank für ihren anruf
        """
    ),
    planning=phrases(
        """
        ich muss | ich soll | ich sollte | muss ich | soll ich | sollte ich | lass mich
        | mal sehen | schauen wir | ich denke | ich glaube | ich werde | hmm | ich
        schreibe | ich fange
        """
    ),
)
