#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Italian."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

ITALIAN = Language(
    code="it",
    script="LATIN",
    common=words(
        """
        al alla anche che come con da dal del della di e gli ha i il in la le lo ma nel non per
        più si sono stato sua suo un una è
        """
    ),
    first_person=words("io mi mio mia posso vedo voglio"),
    second_person=phrases(
        "tu | ti | te | tuo | tua | tuoi | tue | voi | vostro | vostra | la chiamo | la richiamo | le mando | le invio | gliel'ho | tenga | prenda | attenda"
    ),
    topic=phrases(
        """
        conversazion* | riassun* | riepilog* | trascrizion* | dialogo | appunti
        """
    ),
    reporting=phrases(
        """
        cliente | utente | chiamante | chiesto | chiede | chiedeva | vuole | voleva | detto
        | richiesto | indicato | spiegato | menzionato | segnalato | concordato | promesso |
        offerto | accettato | rifiutato | l'assistente | l'agente | l'operatore | parlano di
        | hanno parlato | chiacchierano | chiacchierata | discutono di | si è parlato
        """
    ),
    asking=words("qual quale quali chi dove quando come perché quanto quanta quanti cosa"),
    yes_no=phrases(
        """
        sì | no | certo | certamente | certo che sì | ciao | buongiorno | buonasera | va
        bene | nessun problema | non si preoccupi | d'accordo | capito | perfetto | esatto |
        esattamente | giusto | benissimo | ottimo | molto bene | volentieri | con piacere |
        ecco fatto | ah | oh | ok | okay | assolutamente | ha ragione | certo che no
        """
    ),
    offers=phrases(
        """
posso aiutarla | posso aiutarti | sarò felice di | sarei felice di | come posso aiutar | grazie per aver chiamato | grazie per averci | mi lasci | lasciami | fammi | mi dispiace sentire | prego, | sono qui per aiutar | un momento, per favore | capisco la sua | capisco il suo | me ne occupo | ci penso io | la aiuto | ti aiuto
"""
    ),
    apologies=phrases(
        """
        mi dispiace | mi scuso | mi spiace | scusa | scusi | chiedo scusa | purtroppo
        | sono spiacente | spiacente
        """
    ),
    unable=openings(
        "non posso | non sono in grado | non riesco | non ho accesso | mi è impossibile"
    ),
    unwilling=(
        *openings(
            """per favore | si prega di | potresti | potrebbe""",
            """la conversazione | la trascrizione | il testo da | il dialogo""",
        ),
        *openings(
            """mi è impossibile | devo rifiutare | sono solo un modello | non sono autorizzat* | sono un'ia"""
        ),
        *openings(
            """non posso | non sono in grado | non riesco a""",
            """generare | fornire un | dati personali""",
        ),
        *openings(
            """
            come ia, non | come ia non | in quanto ia, non | come intelligenza artificiale
            | come modello linguistico | in quanto modello linguistico
            | in quanto intelligenza artificiale | sono un'intelligenza artificiale
            | sono un modello linguistico
            """,
        ),
        *openings(
            "non posso | non sono in grado",
            """
            riassumere | un riassunto | aiutarti | aiutarla | farlo | questa richiesta
            | la tua richiesta
            """,
        ),
    ),
    thinking=openings(
        """
        allora, | va bene, | bene, | ok, | prima | per prima cosa | devo | dobbiamo | bisogna
        | l'utente vuole che | l'utente mi chiede | l'utente vuole un | il mio compito è
        """,
        "riassumere | un riassunto. | il riassunto, | passo dopo passo | passo per passo",
    ),
    announcing=words(
        """
        agente aggiornata aggiornato assistente breve certo chiamata chiamate cliente completo
        conciso conversazioni della ecco è finale fra l'assistente l'utente nota note nuova nuovo
        principali punti presenta qui questa questo riportato riassunta riassunti seguente
        seguito segue sopra sotto stata stato telefonata telefonica testo tra trova utente
        versione
        """
    ),
    talk=phrases(
        """
        grazie | prego | per favore | per cortesia | volentieri | benvenut* | piacere |
        auguro | arrivederci | a presto | buona giornata | buona serata | scusi | non si
        preoccupi | certo | certamente | vuole che | le va bene | desidera | posso |
        possiamo | nostro | nostra | noi | perfetto | bella domanda | buona domanda |
        *iamo | *eremo | *iremo
        """
    ),
    farewells=phrases(
        """
        arrivederci | arrivederla | ciao | a presto | a dopo | a domani | alla prossima |
        buona giornata | buona serata | buona notte | buonanotte | buon viaggio | buon
        weekend | buon fine settimana | buone vacanze | buon appetito | buona fortuna |
        buona guarigione | in bocca al lupo | cordiali saluti | un saluto | saluti | la
        aspettiamo | ti aspettiamo | vi aspettiamo | le auguro | stia bene | stammi bene |
        si riguardi | tanti auguri | ci vediamo | ci sentiamo | grazie per aver chiamato
        """
    ),
    planning=phrases(
        """
        devo | dovrei | vediamo | fammi | lasciami | per prima cosa | penso | credo |
        hmm | ho bisogno di | adesso scrivo | ora scrivo
        """
    ),
)
