#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""German."""

from benchmarks.gate.languages import Scenario, Spoken

SPOKEN = Spoken(
    names="Anna Lenz | Thomas Weber | Jana Vogt | Mehmet Aydin | Ute Brandt",
    days="am Montag | am Dienstag | am Mittwoch | am Donnerstag | am Freitag | am Samstag",
    amounts="35 Euro | 49,90 Euro | 120 Euro | 18,50 Euro",
    labels=("Kunde", "Agent", "Anruf", "Notizen"),
    headings=("Anrufer", "Fakten", "Erledigt", "Wünsche", "Offen"),
    scenarios={
        "parcel": Scenario(
            call="""
            Guten Tag, hier ist {name}. Meine Bestellung {id} ist noch nicht da.
            Das tut mir leid. Ich sehe, sie hat unser Lager {day} verlassen.
            Ich brauche sie dringend, sie ist ein Geschenk für meine Schwester. Bitte keine Mails, nur anrufen, {phone}.
            Verstanden. Ich kann heute ein zweites Paket per Express schicken, ohne Kosten.
            Gut, machen Sie das. Und wann kommt der Kurier?
            """,
            who="""
            {name} rief an, weil Bestellung {id} nicht angekommen ist.
            Die Kundin heißt {name} und wartet auf Bestellung {id}.
            {name}, Bestellung {id}: nicht geliefert.
            """,
            facts="""
            Das Paket hat das Lager {day} verlassen und ist ein Geschenk.
            Laut Agent ging die Bestellung {day} hinaus.
            Versand {day}.
            """,
            done="""
            Ein zweites Paket geht kostenlos per Express hinaus.
            Zugesagt wurde ein kostenloser Express-Ersatz.
            Ersatz per Express, gratis.
            """,
            wish="""
            Keine E-Mails, nur Anrufe unter {phone}.
            Sie bat darum, nur unter {phone} angerufen zu werden.
            Kontakt: Telefon {phone}, keine Mail.
            """,
            open="""
            Offen ist, wann der Kurier kommt.
            Gefragt wurde nach der Ankunft des Kuriers, noch ohne Antwort.
            Uhrzeit des Kuriers fehlt noch.
            """,
            answers="""
            Der Kurier kommt {day} gegen {time}, bitte halten Sie Ihren Ausweis bereit.
            Er ist {day} bei Ihnen. Kann ich sonst noch etwas für Sie tun?
            Zwischen {time} und Mittag. Ich rufe Sie vorher an.
            """,
        ),
        "appointment": Scenario(
            call="""
            Hallo, {name} am Apparat. Ich habe einen Termin und muss ihn verschieben.
            Gern. Ich hätte {day} um {time} bei Doktor Patel frei.
            Das passt. Meine Patientennummer ist {id}. Und sprechen Sie bitte etwas langsamer.
            Ist notiert. Bringen Sie bitte die neue Versichertenkarte mit.
            Mache ich. Kann man noch hinter dem Haus parken?
            """,
            who="""
            {name}, Patientennummer {id}, möchte einen Termin verschieben.
            Der Anrufer {name} (Patient {id}) bat um einen anderen Termin.
            Terminverschiebung für {name}, Patient {id}.
            """,
            facts="""
            Neuer Termin ist {day} um {time} bei Doktor Patel.
            Man einigte sich auf {day}, {time}.
            Neu: {day}, {time}, Dr. Patel.
            """,
            done="""
            Der Termin ist verlegt und die Nummer notiert.
            Der Assistent hat den Termin eingetragen.
            Termin bestätigt.
            """,
            wish="""
            Es soll langsamer gesprochen werden.
            Bat um langsames Sprechen.
            Langsam sprechen.
            """,
            open="""
            Ungeklärt: Parken hinter dem Haus.
            Die neue Versichertenkarte ist mitzubringen; die Frage nach dem Parken steht noch aus.
            Parkfrage offen.
            """,
            answers="""
            Ja, Sie können dort ab {time} kostenlos parken.
            Nein, leider nicht, die Plätze sind nur für Mitarbeiter.
            Natürlich, nehmen Sie die zweite Einfahrt links.
            """,
        ),
        "billing": Scenario(
            call="""
            Mein Name ist {name}. Sie haben für März zweimal abgebucht, je {amount}.
            Moment. Ja, ich sehe zwei Zahlungen auf Konto {id}.
            Ich will eine davon zurück. Und keinen Gutschein.
            Die Erstattung läuft unter RF{id} und dauert drei bis fünf Tage.
            Gut. Bekomme ich das schriftlich?
            """,
            who="""
            Bei {name} wurden für März zweimal {amount} abgebucht.
            {name} beschwerte sich über eine doppelte Abbuchung von {amount}.
            Doppelte Abbuchung, {amount}, März, {name}.
            """,
            facts="""
            Auf Konto {id} stehen zwei Zahlungen.
            Der Assistent fand beide Zahlungen auf Konto {id}.
            Konto {id}, zwei Zahlungen.
            """,
            done="""
            Die Erstattung RF{id} läuft, sie dauert drei bis fünf Tage.
            Eine Zahlung wird unter RF{id} erstattet.
            Erstattung: RF{id}, drei bis fünf Tage.
            """,
            wish="""
            Kein Gutschein.
            Einen Gutschein lehnte der Kunde ab.
            Gutschein nicht gewünscht.
            """,
            open="""
            Ob es eine schriftliche Bestätigung gibt, ist offen.
            Gewünscht ist eine schriftliche Bestätigung.
            Schriftliche Bestätigung klären.
            """,
            answers="""
            Ja, Sie bekommen innerhalb einer Stunde eine E-Mail.
            Selbstverständlich, ich habe sie Ihnen gerade geschickt.
            Sie können sie jederzeit in Ihrem Konto herunterladen.
            """,
        ),
    },
    prefaces="""
    Hier ist die Zusammenfassung des Gesprächs:
    Zusammenfassung:
    **Zusammenfassung**
    """,
    addressed="""
    Sie sind ein Kunde, der {id} bestellt und noch nicht erhalten hat. Ein zweites Paket ist unterwegs.
    Du hast wegen Bestellung {id} angerufen, die fehlt. Vereinbart ist ein Express-Paket.
    Sie haben {name} ein Express-Paket für {id} zugesagt.
    """,
    refusals="""
    Es tut mir leid, aber dabei kann ich nicht helfen.
    Ich kann dieses Gespräch nicht zusammenfassen, da es persönliche Daten enthält.
    Als KI-Sprachmodell habe ich keinen Zugriff auf Telefonate.
    Leider bin ich nicht in der Lage, diese Zusammenfassung zu erstellen.
    Entschuldigung, ich darf keine persönlichen Daten wiedergeben.
    Bitte geben Sie mir das Gespräch, das ich zusammenfassen soll.
    """,
    told_refusals="""
    Der Agent sagte, es tue ihm leid, aber für {id} gebe es kein Geld zurück.
    {name} kann sich nicht anmelden; ein Link wurde geschickt.
    „Es tut mir leid, das kann ich nicht ändern“, hieß es beim ersten Anruf von {name}.
    Leider ist der Artikel aus {id} ausverkauft; {name} nimmt den blauen.
    """,
    offers="""
    Hallo! Wie kann ich Ihnen heute helfen?
    Natürlich, ich helfe Ihnen gerne dabei.
    Vielen Dank für Ihren Anruf, {name}. Wie lautet Ihre Bestellnummer?
    Lassen Sie mich das kurz prüfen.
    Ich verstehe Ihren Ärger, {name}, und kümmere mich sofort darum.
    Kein Problem, ich erledige das für Sie.
    """,
    announcements="""
    Hier ist die Zusammenfassung des Gesprächs.
    Dies ist eine Zusammenfassung des Gesprächs zwischen dem Benutzer und dem Assistenten.
    Im Folgenden finden Sie eine kurze Zusammenfassung des Anrufs.
    Das Gespräch wurde zusammengefasst.
    """,
    reasonings="""
    Okay, ich soll dieses Gespräch zusammenfassen. Gehen wir Schritt für Schritt vor.
    Der Benutzer möchte eine Zusammenfassung. Zuerst muss ich schauen, was gesagt wurde.
    """,
    off_topic="""
    Paris ist die Hauptstadt von Frankreich.
    Wasser kocht auf Meereshöhe bei hundert Grad.
    Die Photosynthese wandelt Sonnenlicht in Energie für die Pflanzen um.
    """,
    replies="""
    Er kommt {day}, zwischen {time} und Mittag.
    Danke. Und wenn ich nicht zu Hause bin?
    Dann gibt er es beim Nachbarn ab.
    Alles klar, vielen Dank. Auf Wiederhören!
    """,
)
