#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of French."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

FRENCH = Language(
    code="fr",
    script="LATIN",
    common=words(
        """
        a au avec c'est ce dans de des du elle est et il j'ai je l'appelant la le les ne par pas
        plus pour que qui sa son sont sur un une vous été
        """
    ),
    second_person=words(
        """
        vous votre vos avez-vous voulez-vous pouvez-vous souhaitez-vous désirez-vous tu toi ton
        ta tes as-tu veux-tu peux-tu
        """
    ),
    topic=words("conversation résumé l'échange"),
    reporting=words(
        """
        client* utilisat* l'utilisat* appelant* l'appelant* demandé souhaite souhaitait voulait
        dit indiqué précisé mentionné expliqué signalé convenu promis proposé accepté refusé
        l'assistant l'agent
        """
    ),
    asking=words("quel quelle quels quelles qui où quand comment pourquoi combien"),
    yes_no=phrases(
        """
        oui | non | bien sûr | certainement | d'accord | absolument | bonjour | bonsoir | salut
        """
    ),
    offers=phrases(
        """
        je peux vous aider | je peux t'aider | je serais ravi | je serai ravi
        | je suis ravi de vous | comment puis-je | en quoi puis-je | que puis-je
        | merci d'avoir appelé | merci de votre appel | merci pour votre appel | laissez-moi
        | laisse-moi | permettez-moi | je vais vérifier | je vous en prie
        | je suis désolé d'apprendre | je suis désolée d'apprendre | un instant
        """
    ),
    apologies=phrases(
        """
        je suis désolé | je suis désolée | je suis vraiment désolé | désolé | désolée
        | je m'excuse | mes excuses | toutes mes excuses | malheureusement | je regrette
        """
    ),
    unable=openings(
        """
        je ne peux | je ne suis pas | je ne puis | je n'ai pas | je suis incapable
        | il n'y a pas de conversation
        """,
    ),
    unwilling=(
        *openings(
            """
            en tant qu'ia, je | en tant qu'intelligence artificielle, je
            | en tant que modèle de langage | en tant que modèle d'ia
            | en tant que modèle linguistique | en tant qu'assistant ia | je suis une ia
            | je suis un modèle de langage | il n'y a pas de conversation à
            | veuillez fournir la conversation
            """,
        ),
        *openings(
            "je ne peux pas | je ne suis pas en mesure | je ne suis pas capable",
            """
            résumer | un résumé | de résumé | vous aider | t'aider | faire cela | cette demande
            | votre demande | ta demande
            """,
        ),
    ),
)
