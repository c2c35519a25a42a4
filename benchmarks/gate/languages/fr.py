#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""French."""

from benchmarks.gate.languages import Scenario, Spoken

SPOKEN = Spoken(
    names="Anne Leroy | Marc Dupont | Chloé Martin | Yanis Benali | Sophie Girard",
    days="lundi | mardi | mercredi | jeudi | vendredi | samedi",
    amounts="35 euros | 49,90 euros | 120 euros | 18,50 euros",
    labels=("Client", "Agent", "Appel", "Notes"),
    headings=("Appelant", "Faits", "Fait", "Souhaits", "À suivre"),
    scenarios={
        "parcel": Scenario(
            call="""
            Bonjour, ici {name}. Ma commande {id} n'est toujours pas arrivée.
            Je suis désolé. Je vois qu'elle a quitté notre dépôt {day}.
            Il me la faut vite, c'est un cadeau pour ma sœur. Et pas d'e-mails, appelez-moi au {phone}.
            Entendu. Je peux envoyer un deuxième colis en express, sans frais.
            Très bien, faites-le. Et quand passe le livreur ?
            """,
            who="""
            {name} a appelé parce que la commande {id} n'est pas arrivée.
            La cliente est {name} et attend la commande {id}.
            {name}, commande {id} : non livrée.
            """,
            facts="""
            Le colis a quitté le dépôt {day} ; c'est un cadeau pour sa sœur.
            L'agent a vu que la commande est partie {day}.
            Partie du dépôt {day}.
            """,
            done="""
            Un deuxième colis part en express, sans frais.
            L'agent a promis un envoi express gratuit.
            Renvoi en express, gratuit.
            """,
            wish="""
            Pas d'e-mails, appeler au {phone}.
            Elle a demandé d'être appelée au {phone} et de ne pas recevoir d'e-mails.
            Contact : téléphone {phone} seulement.
            """,
            open="""
            Reste à dire quand passe le livreur.
            L'heure du livreur a été demandée, sans réponse pour l'instant.
            À préciser : passage du livreur.
            """,
            answers="""
            Le livreur passera {day} vers {time}, préparez votre pièce d'identité.
            Il sera chez vous {day}. Puis-je faire autre chose pour vous ?
            Entre {time} et midi. Je vous appelle avant.
            """,
        ),
        "appointment": Scenario(
            call="""
            Bonjour, c'est {name}. J'ai un rendez-vous et je dois le déplacer.
            Bien sûr. Je peux vous proposer {day} à {time} avec le docteur Patel.
            Ça me va. Mon numéro de patient est {id}. Et parlez un peu plus lentement, s'il vous plaît.
            C'est noté. Apportez la nouvelle carte d'assurance.
            D'accord. Peut-on toujours se garer derrière le bâtiment ?
            """,
            who="""
            {name}, patient {id}, veut déplacer un rendez-vous.
            Le patient {name} (numéro {id}) a demandé une autre date.
            Report de rendez-vous pour {name}, patient {id}.
            """,
            facts="""
            Nouveau rendez-vous {day} à {time} avec le docteur Patel.
            Ils ont convenu de {day} à {time}.
            Nouvelle date : {day}, {time}, Dr Patel.
            """,
            done="""
            Le rendez-vous est déplacé et le numéro noté.
            L'assistant a confirmé le rendez-vous.
            Rendez-vous confirmé.
            """,
            wish="""
            Il faut parler plus lentement.
            A demandé qu'on parle lentement.
            Parler lentement.
            """,
            open="""
            On ne sait pas encore s'il est possible de se garer derrière le bâtiment.
            La nouvelle carte est à apporter ; question du parking sans réponse.
            Parking : à répondre.
            """,
            answers="""
            Oui, vous pouvez vous y garer gratuitement après {time}.
            Non, désolé, ces places sont réservées au personnel.
            Bien sûr, prenez la deuxième entrée à gauche.
            """,
        ),
        "billing": Scenario(
            call="""
            Je m'appelle {name}. Vous m'avez débité deux fois pour mars, {amount} chaque fois.
            Un instant. Oui, je vois deux paiements sur le compte {id}.
            Je veux qu'on m'en rembourse un. Et pas de bon d'achat.
            J'ai lancé le remboursement RF{id}. Il prend de trois à cinq jours.
            Bien. Est-ce que j'aurai une confirmation écrite ?
            """,
            who="""
            {name} a été débité deux fois pour mars, {amount} chaque fois.
            {name} s'est plaint d'un double débit de {amount}.
            Double débit de {amount} en mars, {name}.
            """,
            facts="""
            Deux paiements figurent sur le compte {id}.
            L'assistant a trouvé les deux paiements sur le compte {id}.
            Compte {id}, deux paiements.
            """,
            done="""
            Le remboursement RF{id} est lancé, de trois à cinq jours.
            Un paiement est remboursé sous la référence RF{id}.
            Remboursement RF{id} en cours.
            """,
            wish="""
            Pas de bon d'achat.
            A refusé un bon d'achat.
            Bon d'achat exclu.
            """,
            open="""
            La confirmation écrite reste à régler.
            Le client a demandé une confirmation écrite.
            Confirmation écrite ?
            """,
            answers="""
            Oui, vous recevrez un e-mail de confirmation dans l'heure.
            Bien entendu, je viens de vous l'envoyer.
            Vous pouvez la télécharger depuis votre compte.
            """,
        ),
    },
    prefaces="""
    Voici le résumé de l'appel :
    Résumé :
    **Résumé de la conversation**
    """,
    addressed="""
    Vous êtes un client qui a commandé {id} et ne l'a pas reçu. Un deuxième colis est en route.
    Vous avez appelé au sujet de la commande {id}, en retard. Un envoi express est prévu.
    Vous avez demandé un deuxième envoi pour {id} et donné le {phone}.
    """,
    refusals="""
    Je suis désolé, mais je ne peux pas répondre à cette demande.
    Je ne peux pas résumer cette conversation car elle contient des données personnelles.
    En tant qu'intelligence artificielle, je n'ai pas accès aux appels.
    Désolée, il m'est impossible de fournir un résumé de cet appel.
    Je suis un modèle de langage et je ne peux pas faire cela.
    Merci de me fournir la conversation que vous souhaitez résumer.
    """,
    told_refusals="""
    L'agent s'est dit désolé, mais aucun remboursement n'est possible pour {id}.
    {name} ne peut pas se connecter ; un lien a été envoyé.
    « Je suis désolé, je ne peux pas changer l'adresse », avait dit le premier agent à {name}.
    Malheureusement l'article de {id} est épuisé ; {name} prend le bleu.
    """,
    offers="""
    Bonjour ! Comment puis-je vous aider aujourd'hui ?
    Bien sûr, je vais vous aider avec plaisir.
    Merci de votre appel, {name}. Quel est votre numéro de commande ?
    Laissez-moi vérifier cela tout de suite.
    Je comprends votre frustration, {name}, et je m'en occupe immédiatement.
    Pas de souci, je m'en charge pour vous.
    """,
    announcements="""
    Voici le résumé de la conversation.
    Ceci est un résumé de la conversation entre l'utilisateur et l'assistant.
    Vous trouverez ci-dessous un bref résumé de l'appel.
    La conversation a été résumée.
    """,
    reasonings="""
    D'accord, je dois résumer cet appel. Procédons étape par étape.
    L'utilisateur veut un résumé. D'abord, je dois regarder ce qui a été dit.
    """,
    off_topic="""
    Paris est la capitale de la France.
    L'eau bout à cent degrés au niveau de la mer.
    La photosynthèse transforme la lumière du soleil en énergie pour les plantes.
    """,
    replies="""
    Il passera {day}, entre {time} et midi.
    Merci. Et si je ne suis pas chez moi ?
    Alors il le laissera chez votre voisin.
    Très bien, merci beaucoup. Au revoir !
    """,
)
