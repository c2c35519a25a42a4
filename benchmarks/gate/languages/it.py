#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Italian."""

from benchmarks.gate.languages import Scenario, Spoken

SPOKEN = Spoken(
    names="Anna Neri | Marco Rossi | Giulia Conti | Paolo Greco | Elena Serra",
    days="lunedì | martedì | mercoledì | giovedì | venerdì | sabato",
    amounts="35 euro | 49,90 euro | 120 euro | 18,50 euro",
    labels=("Cliente", "Agente", "Chiamata", "Note"),
    headings=("Chi chiama", "Dati", "Fatto", "Richieste", "In sospeso"),
    scenarios={
        "parcel": Scenario(
            call="""
            Buongiorno, sono {name}. Il mio ordine {id} non è ancora arrivato.
            Mi dispiace. Vedo che è partito dal magazzino {day}.
            Mi serve presto, è un regalo per mia sorella. E niente email, chiamatemi al {phone}.
            Capito. Posso spedire un secondo pacco espresso, senza costi.
            Bene, lo faccia. E quando passa il corriere?
            """,
            who="""
            {name} ha chiamato perché l'ordine {id} non è arrivato.
            La cliente è {name} e aspetta l'ordine {id}.
            {name}: ordine {id} non consegnato.
            """,
            facts="""
            Il pacco è partito dal magazzino {day} ed è un regalo per la sorella.
            L'agente ha visto che l'ordine è partito {day}.
            Partito {day}.
            """,
            done="""
            Parte un secondo pacco espresso senza costi.
            L'agente ha promesso una nuova spedizione espressa gratuita.
            Nuova spedizione espressa, gratis.
            """,
            wish="""
            Niente email, solo chiamate al {phone}.
            Ha chiesto di essere chiamata al {phone} e non per email.
            Contatto: {phone}, niente email.
            """,
            open="""
            Resta da dire quando passa il corriere.
            Ha chiesto quando arriva il corriere; ancora senza risposta.
            In sospeso: orario del corriere.
            """,
            answers="""
            Il corriere passa {day} alle {time}, tenga pronto il documento.
            Arriverà {day}. Posso fare altro per lei?
            Tra le {time} e mezzogiorno. La chiamo prima.
            """,
        ),
        "appointment": Scenario(
            call="""
            Salve, sono {name}. Ho un appuntamento e devo spostarlo.
            Certo. Posso offrirle {day} alle {time} con la dottoressa Patel.
            Va bene. Il mio numero paziente è {id}. E parli un po' più piano, per favore.
            Annotato. Porti la nuova tessera dell'assicurazione.
            D'accordo. Si può ancora parcheggiare dietro l'edificio?
            """,
            who="""
            {name}, paziente {id}, vuole spostare un appuntamento.
            Il paziente {name} (numero {id}) ha chiesto un'altra data.
            Spostamento per {name}, paziente {id}.
            """,
            facts="""
            Nuovo appuntamento {day} alle {time} con la dottoressa Patel.
            Hanno concordato {day} alle {time}.
            Nuova data: {day}, {time}, dott.ssa Patel.
            """,
            done="""
            L'appuntamento è spostato e il numero annotato.
            L'assistente ha confermato l'appuntamento.
            Appuntamento confermato.
            """,
            wish="""
            Bisogna parlare più piano.
            Ha chiesto di parlare piano.
            Parlare piano.
            """,
            open="""
            Non si sa ancora se si può parcheggiare dietro l'edificio.
            Deve portare la nuova tessera; domanda sul parcheggio senza risposta.
            Parcheggio: da rispondere.
            """,
            answers="""
            Sì, può parcheggiare lì gratis dopo le {time}.
            No, mi dispiace, è solo per il personale.
            Certo, prenda la seconda entrata a sinistra.
            """,
        ),
        "billing": Scenario(
            call="""
            Mi chiamo {name}. Mi avete addebitato marzo due volte, {amount} ogni volta.
            Un attimo. Sì, vedo due pagamenti sul conto {id}.
            Ne voglio uno indietro. E non voglio un buono.
            Ho avviato il rimborso RF{id}. Ci vogliono da tre a cinque giorni.
            Bene. Avrò una conferma scritta?
            """,
            who="""
            A {name} è stato addebitato marzo due volte, {amount} ogni volta.
            {name} ha segnalato un doppio addebito di {amount}.
            Doppio addebito di {amount} a marzo, {name}.
            """,
            facts="""
            Ci sono due pagamenti sul conto {id}.
            L'assistente ha trovato entrambi i pagamenti sul conto {id}.
            Conto {id}, due pagamenti.
            """,
            done="""
            Il rimborso RF{id} è avviato, da tre a cinque giorni.
            Un pagamento viene rimborsato con il riferimento RF{id}.
            Rimborso RF{id} in corso.
            """,
            wish="""
            Niente buono.
            Ha rifiutato un buono.
            Buono non gradito.
            """,
            open="""
            La conferma scritta è da definire.
            Il cliente ha chiesto una conferma scritta.
            Conferma scritta?
            """,
            answers="""
            Sì, riceverà un'email di conferma entro un'ora.
            Certamente, gliel'ho appena mandata.
            Può scaricarla dal suo account.
            """,
        ),
    },
    prefaces="""
    Ecco il riassunto della chiamata:
    Riepilogo:
    **Riassunto della conversazione**
    """,
    addressed="""
    Lei è un cliente che ha ordinato {id} e non l'ha ricevuto. Un secondo pacco è in viaggio.
    Hai chiamato per l'ordine {id}, in ritardo. È previsto un invio espresso.
    Hai chiesto un secondo invio di {id} e dato il numero {phone}.
    """,
    refusals="""
    Mi dispiace, ma non posso aiutarti con questa richiesta.
    Non posso riassumere questa conversazione perché contiene dati personali.
    Come intelligenza artificiale, non ho accesso alle telefonate.
    Spiacente, non sono in grado di fornire un riassunto.
    Sono un modello linguistico e non posso farlo.
    Per favore, fornisci la conversazione da riassumere.
    """,
    told_refusals="""
    L'agente ha detto che gli dispiace, ma per {id} non c'è rimborso.
    {name} non riesce a entrare nel conto; è stato mandato un link.
    "Mi dispiace, non posso cambiare l'indirizzo", avevano detto prima a {name}.
    Purtroppo l'articolo di {id} è esaurito; {name} prende quello blu.
    """,
    offers="""
    Ciao! Come posso aiutarti oggi?
    Certo, sarò felice di aiutarla.
    Grazie per aver chiamato, {name}. Mi dice il numero d'ordine?
    Mi lasci controllare subito.
    Capisco la sua frustrazione, {name}, e me ne occupo subito.
    Nessun problema, ci penso io.
    """,
    announcements="""
    Ecco il riassunto della conversazione.
    Questo è un riassunto della conversazione tra l'utente e l'assistente.
    Di seguito è riportato un breve riassunto della chiamata.
    La conversazione è stata riassunta.
    """,
    reasonings="""
    Allora, devo riassumere questa chiamata. Procediamo passo dopo passo.
    L'utente vuole un riassunto. Prima devo vedere che cosa è stato detto.
    """,
    off_topic="""
    Parigi è la capitale della Francia.
    L'acqua bolle a cento gradi al livello del mare.
    La fotosintesi trasforma la luce del sole in energia per le piante.
    """,
    replies="""
    Passa {day}, tra le {time} e mezzogiorno.
    Grazie. E se non sono in casa?
    Allora lo lascia al vicino.
    Va bene, grazie mille. Arrivederci!
    """,
)
