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
    first_person=words("je j'ai me moi mon ma je suis"),
    second_person=words(
        """
        vous votre vos avez-vous voulez-vous pouvez-vous souhaitez-vous désirez-vous tu toi ton
        ta tes as-tu veux-tu peux-tu
        """
    ),
    topic=phrases(
        """
        conversation* | résum* | l'échange | transcription* | dialogue | notes
        """
    ),
    reporting=phrases(
        """
        client* | utilisat* | l'utilisat* | appelant* | l'appelant* | demandé | souhaite |
        souhaitait | voulait | dit | indiqué | précisé | mentionné | expliqué | signalé |
        convenu | promis | proposé | accepté | refusé | l'assistant | l'agent | ils parlent
        | parlent de | ont parlé | discutent | discussion sur | bavard* | il a été convenu
        """
    ),
    asking=words("quel quelle quels quelles qui où quand comment pourquoi combien"),
    yes_no=phrases(
        """
        oui | non | bien sûr | certainement | d'accord | absolument | bonjour | bonsoir |
        salut | pas de souci | pas de problème | ne vous inquiétez pas | entendu | bien
        entendu | très bien | exactement | exact | tout à fait | c'est exact | c'est ça |
        c'est bien ça | parfait | super | génial | c'est noté | volontiers | avec plaisir |
        en effet | effectivement | ah | oh | eh bien | ok | bien sûr que non
        """
    ),
    offers=phrases(
        """
je peux vous aider | je peux t'aider | je serais ravi | je serai ravi | je suis ravi de vous | comment puis-je | en quoi puis-je | que puis-je | merci d'avoir appelé | merci de votre appel | merci pour votre appel | laissez-moi | laisse-moi | permettez-moi | je vais vérifier | je vous en prie | je suis désolé d'apprendre | je suis désolée d'apprendre | un instant | je comprends votre | je comprends que vous | je m'en occupe | je m'en charge | je vais vous aider | avec plaisir
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
        | il n'y a pas de conversation | il m'est impossible """,
    ),
    unwilling=(
        *openings(
            """veuillez | merci de | s'il vous plaît | pourriez-vous | pouvez-vous""",
            """la conversation | la transcription | le texte à | le dialogue""",
        ),
        *openings(
            """il m'est impossible | je n'ai pas accès | je n'ai pas la capacité | je dois refuser | je ne suis qu'un | je ne suis pas autorisé*"""
        ),
        *openings("""je ne peux pas""", """conversation car | cet appel"""),
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
    thinking=openings(
        """
        d'accord, | ok, | bon, | alors, | d'abord | je dois | il faut | nous devons
        | l'utilisateur veut que je | l'utilisateur me demande | l'utilisateur veut un
        | ma tâche est
        """,
        "résumer | un résumé. | le résumé, | étape par étape",
    ),
    announcing=words(
        """
        agent appel appels assistant bref brève bien ceci cet cette ci-dessous ci-dessus ci-après
        client cliente complet concis contient courte dessous d'un entre échange fin jour jours
        l'agent l'appel l'appelant l'assistant l'utilisateur mis mise nouvelle nouveau notes note
        points principaux présente résumée résumer résumés sous suit suivant sûr téléphonique
        trouverez utilisateur version voici été court
        """
    ),
    talk=phrases(
        """
        merci | s'il vous plaît | s'il te plaît | veuillez | volontiers | bienvenue |
        bonne journée | bonne soirée | au revoir | à bientôt | désolé | désolée | pas de
        souci | bien sûr | puis-je | dois-je | voulez-vous | souhaitez-vous |
        pouvez-vous | avez-vous | nous | notre | nos | n'hésitez | je vous | bonne
        question | *ez
        """
    ),
    farewells=phrases(
        """
        au revoir | à demain | à bientôt | à très vite | à tout à l'heure | à plus tard | à tout de
        suite | bonne journée | bonne soirée | bonne nuit | belle journée | belle soirée |
        bon voyage | bonne route | bon week-end | bon appétit | bon courage | bonne chance |
        bonne continuation | bonnes vacances | bon rétablissement | cordialement | bien
        cordialement | bien à vous | prenez soin | prends soin | portez-vous bien | nous
        vous attendons | on vous attend | merci de votre appel | merci pour votre appel
        """
    ),
    planning=phrases(
        """
        je dois | je devrais | il faut que je | il me faut | dois-je | voyons |
        laisse-moi | je vais | je pense | je crois | hmm | faut-il | est-ce que je |
        j'écris | je commence | maintenant je
        """
    ),
)
