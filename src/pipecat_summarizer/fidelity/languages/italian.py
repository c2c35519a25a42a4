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
    second_person=words("tu ti te tuo tua tuoi tue voi vostro vostra"),
    topic=words("conversazione riassunto riepilogo"),
    reporting=words(
        """
        cliente utente chiamante chiesto chiede chiedeva vuole voleva detto richiesto indicato
        spiegato menzionato segnalato concordato promesso offerto accettato rifiutato
        l'assistente l'agente l'operatore
        """
    ),
    asking=words("qual quale quali chi dove quando come perché quanto quanta quanti cosa"),
    yes_no=phrases(
        """
        sì | no | certo | certamente | certo che sì | ciao | buongiorno | buonasera | va bene
        """
    ),
    offers=phrases(
        """
        posso aiutarla | posso aiutarti | sarò felice di | sarei felice di | come posso aiutar
        | grazie per aver chiamato | grazie per averci | mi lasci | lasciami | fammi
        | mi dispiace sentire | prego, | sono qui per aiutar | un momento, per favore
        """
    ),
    apologies=phrases(
        """
        mi dispiace | mi scuso | mi spiace | scusa | scusi | chiedo scusa | purtroppo
        | sono spiacente
        """
    ),
    unable=openings("non posso | non sono in grado | non riesco | non ho accesso"),
    unwilling=(
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
)
