#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What makes a request a standing one in French."""

from pipecat_summarizer.fidelity.wishes.french import FRENCH_FRAGMENTS

_F = FRENCH_FRAGMENTS.extended(
    {
        "start": r"""^|,|et|mais|surtout|svp|s'il vous plait|s'il te plait|oui|non|alors|donc|ok
            | {onward}|merci|quoi qu'il arrive""",
        "se": r"(?:(?:me|m'|te|t'|nous|vous|le|la|les|l'|lui|leur|y|en|en) ?)*",
        "idle": r"""inquiet\w*|hesit\w*|quitt\w*|raccroch\w*|oubli\w*|fais|faites|soyez|sois|ayez|bouge\w*
            | paniqu\w*|sais|suis|peux|peut|vois|veux|marche\w*|fonctionne\w*|pas|plus|serait|\w+ant
            | derange\w* pas|crois|comprends|trouve""",
        # A sentence that begins with "ne" has no subject: somebody is told to do something.
        "ban": r"{start} ?,? ?(?:surtout |jamais |merci de |veuillez |priere de )*(?:ne |n')(?:jamais |pas |plus |rien )?{se}(?!{idle}\b)\w+",
        "order": r"""(?:{act}|\w{2,}(?:ez|issez)|dites|faites)""",
        "scope": r"""jamais|personne|plus|aucun\w*|rien|sans|avant (?:de|d'|que)|sauf|qui que ce soit
            | quiconque|nulle part|quoi que ce soit|a moins que|tant que|d'autre|sous aucun \w+
            | en aucun cas|(?:mon|ma|mes|notre|nos) (?!commande|rendez|abonnement|reservation|billet)\w+""",
        "may": r"""(?:pouvez|peut|peuvent|avez le droit (?:de|d')|a le droit (?:de|d')|ont le droit (?:de|d')|etes autorise\w* a|est autorise\w* a)""",
    }
)

FRENCH_NAMING = (
    _F.rule(
        "manner",
        needs="appelez appelle",
        text=r"""(?:appelez|appelle) moi (?!quand|si|au|a|sur|demain|plus|apres|avant|le|la|les|ce|cet|cette|plutot
            | seulement|uniquement|toujours|des|en|par|vers|pour|chaque|d'abord|tout|svp|s'il|bien
            | pas|jamais|de|et|ou|desormais|dorenavant|quelqu|un|une|directement|que|entre|lundi|mardi
            | mercredi|jeudi|vendredi|samedi|dimanche|tot|tard|maintenant|dans|avec)\w+
            (?:$| ,| {onward}| s'il| svp| et pas| plutot| et non)""",
    ),
)

FRENCH_STANDING = (
    _F.rule(
        "consent",
        needs="""
            autoris* interdi* permets consens accept* refus* oppose* droit permission accord
            confidentiel* secret nom entre prive partager l'autorisation autorisation d'accord personne refusons retire
            """,
        text=r"""(?:je|j'|nous) ?(?:ne |n')?(?:vous |leur |lui |y )?(?:autorise|interdis|permets|consens|refuse|m'oppose|accepte) (?:pas |formellement )?(?:a |que|qu'|de |d'|mon |ma |mes )
        | (?:avez|a|ont|donne|n'avez|n'a|n'ont) (?:pas |bien )?(?:mon|ma|le|la|aucun|aucune) ?(?:autorisation|permission|accord|consentement|droit) (?:de|d'|pour)
        | {may} (?:[\w']+ ){,6}?(?:en mon nom|a ma place|pour moi)
        | vous (?:ne |n')(?:pouvez|devez|avez) (?:pas|jamais|en aucun cas) (?:le droit (?:de |d'))?(?:donner|partager|utiliser|parler|communiquer|transmettre|vendre|dire|appeler)
        | (?:gardez|traitez|que) (?:[\w']+ ){,4}?(?:confidentiel\w*|secret|entre nous|pour vous)
        | (?:strictement )?confidentiel(?: ,|$)
        | (?:je|nous) refus\w+ (?:d'etre|que|qu')|retire mon (?:consentement|accord)
        | suis (?:pas )?d'accord (?:pour|avec|a ce) (?:que |qu'|ce que )?(?:[\w']+ ){,4}?(?:mon|ma|mes)
        | (?:a|ont|avez) (?:l'autorisation|la permission|l'accord) (?:de|d'|pour)
        | personne (?:d'autre )?(?:que \w+ |a part \w+ |sauf \w+ )?(?:ne |n')(?:peut|doit|est autorise\w*|a le droit)""",
        unless=r"je refuse de payer",
    ),
    _F.rule(
        "never",
        needs="ne n' n ni jamais personne evitez cessez arretez prefere prefererais veux",
        text=r"""{ban} (?:[\w']+ |, ){,10}?{scope}
        | {start} ?(?:merci de |veuillez |priere de |je vous prie de |je vous demande de )(?:bien vouloir )?(?:ne |n')(?:pas|jamais|plus|rien) (?!{idle}\b)
        | {want} (?:pas )?(?:que|qu') ?(?:personne|vous ne|vous n'|on ne|on n'|l'on ne|mon \w+ ne|ma \w+ ne|mes \w+ ne)
        | (?:je|nous) ne (?:veux|voulons|souhaite|voudrais) (?:pas|jamais|plus) (?:que|qu')
        | que personne (?:ne|n')|il ne faut (?:jamais|surtout pas)
        | {start} ?(?:evitez|cessez|arretez) (?:de |d')
        | vous ne devez (?:jamais|en aucun cas|sous aucun)
        | {start} ?(?:ne )?(?:jamais|surtout pas) (?:de|d'|avant|apres|chez|a|au|sur) \w+""",
        unless=r"inquiet\w*|raccroch\w*|arretez de rire",
    ),
    _F.rule(
        "always",
        needs="""
            toujours seulement uniquement exclusivement que qu fois jamais quelqu* chaque systematiquement
            assurez veillez tiens insiste avant cas
            """,
        text=r"""(?:(?:a )?chaque fois que|chaque fois qu'|toutes les fois (?:que|qu')|a chaque|si (?:jamais|quelqu'un|quelque chose)|au cas ou|des (?:que|qu'))(?: ?[\w']+| ,){1,14}? ,? ?{order}(?: moi| nous)?
        | {start} ?{order}(?: moi| nous| lui| le| la)* (?:[\w']+ ){,5}?(?:toujours|systematiquement|a chaque fois|chaque fois|uniquement|exclusivement)
        | {start} ?(?:ne |n'){se}{order} (?:[\w']+ ){,5}?(?:que|qu')
        | {start} ?{order}(?: moi| nous)? (?:[\w']+ ){,4}?(?:uniquement|exclusivement|seulement) (?:a|avec|par|pour|chez|sur|au|aux) (?:moi|mon|ma|mes)
        | (?:assurez vous|veillez) (?:bien )?(?:a |que |de |d')?(?:toujours|ne jamais|ce que)
        | (?:je|j'y) ?(?:tiens|insiste) (?:a ce que|a avoir|a recevoir|a etre|pour que|sur)
        | {start} ?(?:demandez|consultez|prevenez|previens|avertissez|interrogez)(?: moi| nous) (?:[\w']+ )?avant (?:de|d'|que|toute?)
        | {want} (?:[\w']+ ){,8}?(?:toujours|a chaque fois|systematiquement)""",
        unless=r"(?:il|elle|on|je|ils|vous) (?:\w+ )?toujours|attendre que",
    ),
    _F.rule(
        "contact",
        needs="ecrit intermediaire l'intermediaire via passez mieux preferable*",
        text=r"""(?:tout|uniquement|seulement|plutot|preferablement) (?:[\w']+ ){,3}?par ecrit|par ecrit(?: ,|$| {please}| uniquement)
        | {channel} (?:me |nous )?(?:convient|conviennent|va|vont|sont|est) (?:\w+ )?(?:mieux|preferables?)
        | (?:par l'intermediaire de|via|passez par) (?:mon|ma) \w+""",
    ),
    _F.rule(
        "time",
        needs="""
            meilleur* jamais pas que joignable disponible lundi* mardi* mercredi* jeudi* vendredi*
            samedi* dimanche* week matin* soir* nuit*
            """,
        text=r"""(?:la meilleure heure|le meilleur moment) (?:pour [\w']+ (?:\w+ )?)?(?:est|c'est|serait)
        | (?:je ne|je n'|nous ne) ?(?:suis|reponds|decroche|peux|sommes) (?:jamais|pas) (?:[\w']+ ){,3}?(?:{at}) ?{when}
        | (?:le|les) (?:{day}|{part}s?) ?,? ?(?:c'est|je ne|jamais|pas|ce n'est)(?: [\w']+){,3}? ?(?:impossible|non|pas|mieux|jamais)""",
        unless=r"ferme|ouvert|ouvre|marche|fonctionne",
    ),
    _F.rule(
        "limit",
        needs="plus maxim* limite plafond jusqu tout dela dessus moins",
        text=r"""tout ce qui (?:depasse|est au dessus de|coute plus de) (?:les )?(?:{money}|{number})
        | au dela de (?:{money}|{number})|{money} ou moins
        | (?:{money}) ,? ?(?:c'est|est|sont|ce sera) (?:\w+ )?(?:mon maximum|ma limite|mon plafond|le maximum|la limite|le plafond|mon max)
        | le maximum (?:que )?(?:[\w']+ ){1,5}(?:est|c'est) (?:de )?(?:{money}|{number})
        | vous pouvez (?:[\w']+ ){,4}?jusqu'a (?:{money})""",
        unless=r"etait|a coute|hier|derniere?",
    ),
    _F.rule(
        "language",
        needs="""
            francais anglais espagnol allemand portugais italien arabe chinois russe hindi
            neerlandais polonais turc
            """,
        text=r"""(?:plus a l'aise|plus facile|plus simple|mieux) (?:[\w']+ ){,2}?{tongue}
        | ne (?:parle|comprends) que (?:le |l')?{tongue}|en {tongue} (?:c'est|ce serait|ca serait|me convient) (?:\w+ ){,3}?(?:mieux|plus facile|plus simple)""",
    ),
    _F.rule(
        "manner",
        needs="""
            entends malentendant* sourd* aveugle temps jargon termes expliquez explique chiffre lettre
            bref court* tutoie* tutoyer* tutoyez vouvoie* vouvoyer* vouvoyez plus detours attendez
            blagues laissez pause faut devez
            """,
        text=r"""(?:j'entends|entends) (?:\w+ )?mal|suis (?:\w+ )?(?:malentendante?|sourde?|aveugle|dyslexique)
        | (?:laissez|donnez|laisse) moi (?:[\w']+ ){,4}?temps (?:de|d'|pour)
        | (?:sans|pas de|evitez le|evitez les|pas d') ?(?:jargon|termes techniques|abreviations|blagues|detours|anglicismes)
        | (?:il faut|vous devez|faut) parler (?:plus|moins) \w+
        | expliquez(?: moi)? (?:[\w']+ ){,5}?(?:etape par etape|simplement|lentement|pas a pas|mots simples)
        | (?:chiffre par chiffre|lettre par lettre|un par un|une par une)
        | (?:repondez|parlez|restez|soyez)(?: moi)? (?:[\w']+ ){,4}?(?:brievement|bref|breve|concis\w*|court|clairement|lentement|fort|poli\w*)
        | allez (?:droit )?au but|{start} ?(?:tutoie|tutoyez|vouvoyez|vouvoie) moi|(?:on|nous) (?:peut|pouvons) se tutoyer
        | ne me tutoyez pas|{start} ?plus (?:lentement|fort|doucement|clairement)(?:$| ,| s'il| svp)""",
        unless=r"internet|normalement|pere|mere",
    ),
)
