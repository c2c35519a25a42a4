#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How wishes are said, and taken back, in French."""

from pipecat_summarizer.fidelity.wishes.grammar import Fragments, Grammar

FRENCH_FRAGMENTS = Fragments(
    {
        "lead": r"""^|,|et|mais|s'il vous plait|s'il te plait|oui|non|alors|donc|ou|car|ok|surtout
            | merci de|svp""",
        "reach": r"""appelez|appelle|ecrivez|ecris|envoyez|envoie|contactez|contacte|telephonez
            | telephone
            | laissez|joignez|derangez|derange|rappelez|prevenez""",
        "act": r"""{reach}|confirmez|confirme|frappez|frappe|debitez|debite|prelevez|transferez
            | transfere
            | donnez|donne|dites|dis|parlez|parle|utilisez|utilise|livrez|verifiez|verifie|repetez
                | lisez
            | demandez|demande|faites|mettez|changez|annulez|partagez|vendez|gardez|enregistrez
                | passez
            | promettez|mentionnez|proposez|reservez|interrompez|coupez|deposez|sonnez|facturez
                | payez|adressez
            | attendez|consultez|commandez|achetez|montrez|epelez|informez|avertissez|communiquez
                | revelez""",
        "channel": r"""emails?|mails?|courriels?|appels?|telephone|sms|textos?|courriers?|lettres?
            | whatsapp
            | portable|fixe|messages?(?: vocaux| vocal)?|messagerie""",
        "day": r"""lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week ends?
            | jours feries|semaine""",
        "part": r"matins?|matinee|apres midis?|soirs?|soiree|nuits?|midi|minuit|travail",
        "number": r"""(?:[€$£]?\d[\d.,]*h?|(?:un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix
            | onze|douze
            |quinze|vingts?|trente|quarante|cinquante|soixante|cents?|mille))(?: (?:et|un|deux
                | trois|quatre|cinq|six|sept|huit|neuf|dix|vingts?|trente|cinquante|cents?
                    | mille))*""",
        "money": r"[€$£]\d[\d.,]*|{number} (?:euros?|dollars?|francs?|livres|balles)",
        "when": r"(?:le |la |les |l')?(?:{day}|{part}|{number})(?: heures?)?",
        "at": r"apres|avant|entre|a partir de|des|jusqu'a|le|la|les|en|pendant|de",
        "tongue": r"""francais|anglais|espagnol|allemand|portugais|italien|arabe|chinois|russe|hindi
            | neerlandais|polonais|turc""",
        "data": r"donnees|numero|adresse|informations?|coordonnees|dossier|nom|compte",
        "handle": r"""enregistr\w+|partag\w+|transmi\w+|stock\w+|conserv\w+|utilis\w+|vend\w+
            | trait(?:e|er|ees)|communiqu\w+""",
        "onward": r"""a partir de (?:maintenant|aujourd'hui)|desormais|dorenavant|a l'avenir
            | des maintenant
            | pour le reste de (?:l'appel|cet appel|la conversation)|a compter de (?:maintenant
                | ce jour)""",
        "want": r"""(?:je|j'|nous) ?(?:veux|voudrais|prefere|prefererais|aimerais|souhaite
            | souhaiterais|voulons|preferons|demande|exige)""",
        "only": r"seulement|uniquement|exclusivement|que",
        "please": r"s'il vous plait|s'il te plait|svp|merci de",
    },
    # "Vous ne m'appelez jamais" is a reproach.
    tellers="vous ils tu il elle on",
)

_F = FRENCH_FRAGMENTS

FRENCH = Grammar(
    code="fr",
    rules=(
        _F.rule(
            "consent",
            needs="""
                enregistr* partag* transm* stock* conserv* utilis* vend* trait* communiqu* consent*
                accord autoris* accept* refus* oppose* interdis* permets contre publicite
                prospection demarchage retirez enlevez supprimez donnez donne droit permission
                """,
            text=r"""vous (?:pouvez|avez le droit d'|ne pouvez pas|etes autorise a
                | avez ma permission (?:de|pour)) ?(?:enregistrer|utiliser mes|partager mes
                    | transmettre mes|conserver mes|utiliser mon|partager mon)
            | (?:je|j') ?(?:ne |n')?(?:donne|autorise|accepte|consens|refuse|m'oppose
                | suis (?:pas )?d'accord|suis contre|interdis|permets)
                (?:pas |a |pour |que |de |d'|l'
                | vous |mon |ce |cet |cette |mes |etre |\w+ ){,5}?(?:{handle}|enregistrement
                    | l'enregistrement|publicite|d'enregistr\w+|l'utilisation)
            | (?:donne|retire|sans) (?:pas )?mon (?:consentement|accord|autorisation)
            | {want} (?:pas )?(?:etre|que (?:\w+ ){,5}?) ?(?:{handle})
            | (?:je|nous) ne (?:veux|voulons|souhaite|voudrais) pas (?:etre |que |qu'|l'
                | cet |mes |on |\w+ ){,6}?(?:{handle})
            | !(?:n'|ne )(?:enregistrez|partagez|vendez|transmettez|communiquez|donnez) (?:pas
                | jamais|plus) (?:mes|mon|cet|l'appel|cette|ca)
            | arretez (?:d'enregistrer|l'enregistrement)
            | (?:ca ne me derange pas|pas de probleme) (?:que|pour|d')(?: \w+){,3}? ?(?:{handle})
            | (?:retirez|enlevez|supprimez) moi de|plus de (?:publicite|prospection|demarchage)""",
        ),
        _F.rule(
            "limit",
            needs="""
                plus maximum max budget limite plafond depens* pay* depass* coute* moins sous rien
                dessous jusqu
                """,
            text=r"""pas plus (?:de|que) (?:{money}|{number})
            | (?:{money}) (?:maximum|max|au maximum|au plus|tout au plus)
            | (?:maximum|au maximum|au plus|max) (?:{money})
            | (?:mon|ma|notre|le|la|un) (?:\w+ )?(?:budget|limite|plafond
                | maximum)(?: maximum)?(?: pour \w+(?: \w+)?)? (?:est|serait|de|c'est
                    | reste)(?: maintenant| desormais)? (?:de |a )?(?:{money}|{number})
            | ne (?:veux|peux|voudrais|voulons|pouvons|souhaite) pas (?:depenser|payer|mettre
                | depasser) (?:plus de |les )?(?:{money}|{number})
            | ne (?:depassez|depasse|depassons) pas (?:les )?(?:{money})
            | (?:depenser|payer|mettre|aller) (?:jusqu'a|au maximum|moins de|maximum) (?:{money}
                | {number})
            | (?:rien|restez|tant que c'est|qui coute|que ca reste
                | que ce soit) (?:\w+ )?(?:a plus de|au dessus de|en dessous de|sous|a moins de
                    | moins de) (?:les )?(?:{money})
            | (?:ne doit|doit|faut) (?:pas )?(?:\w+ )?(?:depasser
                | couter) (?:pas )?(?:plus de |moins de )?(?:{money})""",
            unless=r"coutait|couta|pris|paye|etait|dure|coute|derniere?|hier|a coute|ai eu|avait",
        ),
        _F.rule(
            "language",
            needs="""
                francais anglais espagnol allemand portugais italien arabe chinois russe hindi
                neerlandais polonais turc
                """,
            text=r"""(?:{lead}) ?en {tongue} ,? ?(?:{please}|plutot|de nouveau|a nouveau)
            | (?:{please}|{lead}) ?(?:plutot )?en {tongue}$
            | (?:^|,|oui|non) ?(?:le )?{tongue} ,? ?(?:{please}|plutot|de nouveau|a nouveau)
            | !(?:parlez|parlons|continuons|continuez|repondez|passons|passez|revenons|revenez
                | repassons|reprenons)(?: moi| nous)?(?: en| a l'| au| a)? ?{tongue}
            | (?:^|,|{please}) ?(?:parle|reponds|continue)(?: moi| nous)?(?: en| au| a)? ?{tongue}
            | ^(?:on peut |nous pouvons |pourrait on )?(?:parler|continuer|passer|repondre
                | me parler|revenir|poursuivre|faire ca)(?: en| a l'| au)? ?{tongue}
            | {want} (?:que )?(?:parler|continuer|que vous (?:me )?parliez|qu'on parle
                | qu'on continue|poursuivre|le faire)?(?: en| l'| le)? ?{tongue}""",
            unless=r"manuel|livre|cours|appris|apprends|site|notice",
        ),
        _F.rule(
            "time",
            needs="""
                seulement uniquement exclusivement que qu avant apres entre toujours jamais pas
                joignable disponible lundi* mardi* mercredi* jeudi* vendredi* samedi* dimanche* week
                matin* soir* nuit*
                """,
            text=r"""{lead} ?(?:seulement|uniquement|exclusivement) (?:{at}) ?{when}
            | (?:{reach}|livrez|venez|passez)(?: moi| nous)? (?:seulement|uniquement|toujours
                | exclusivement) (?:{at}) ?{when}
            | (?:ne suis|n'est|ne sommes|ne peux)(?: \w+){,3}? (?:joignable|disponible|libre
                | chez moi|la|parler|repondre)(?: \w+)? (?:que|qu'|seulement
                    | uniquement) ?(?:{at}) ?{when}
            | (?:suis|sommes) (?:seulement|uniquement) (?:joignable|disponible|libre)
            | !(?:ne |n')(?:me |m'|nous )?(?:{reach}|livrez|venez|sonnez) (?:pas|jamais|plus
                | surtout pas) (?:\w+ ){,3}?(?:{at}) ?{when}
            | pas (?:de |d')(?:livraisons?|appels?|visites?) (?:\w+ )?(?:{at}) ?{when}
            | {lead} ?(?:pas|jamais) (?:avant|apres) {when}
            | {lead} ?(?:le|les) (?:{day}|{part}) (?:seulement|uniquement|jamais|ca ne va pas
                | ne me convient\w* pas)""",
            unless=r"(?:n'est arrive|ouvre|ferme|travaille)",
        ),
        _F.rule(
            "contact",
            needs="""
                appel* ecri* envo* contact* telephon* laiss* joi* derang* rappel* preven* email*
                mail* courriel* sms texto* courrier* lettre* whatsapp portable fixe message*
                messagerie
                """,
            text=r"""!(?:ne |n')(?:m'|me |nous )(?:{reach}) (?:pas|plus|jamais|surtout pas)
            | {lead} ?(?:m'|me |nous )(?:{reach}) (?:pas|plus|jamais|surtout pas)
            | !(?:ne |n')(?:{reach}) (?:pas|plus|jamais) (?:a mon|sur mon|au|mon|ma|de)
            | (?:arretez|cessez|arrete) (?:de |d')(?:m'|me |nous )(?:appeler|envoyer|ecrire
                | contacter|deranger|telephoner)
            | !(?:{reach}) (?:moi|nous) (?:\w+ ){,3}?(?:plutot|seulement|uniquement|de preference
                | pas sur)
            | (?:{only}|plutot) (?:par|sur|via|au) (?:le |mon )?{channel}
            | (?:par|sur) {channel} (?:seulement|uniquement|plutot|de preference|{please})
            | {want} (?:qu'on |que vous |que l'on |etre |par |le |les |un |recevoir )*(?:m'
                | me |nous )?(?:appel\w+|ecri\w+|envo\w+|contact\w+|joint|{channel})
            | (?:le mieux|le plus simple
                | la meilleure facon) (?:c'est |est |pour |de )*(?:de )?(?:m'|me )(?:joindre
                    | contacter|appeler|ecrire|envoyer)
            | (?:plus|pas) (?:d'|de ){channel}(?: {please}| ,|$)""",
            unless=r"je (?:m'appelle|n'ai)|j'ai",
        ),
        _F.rule(
            "manner",
            needs="""
                parl* lentement doucement fort vite clairement bas distinctement courtes breves
                simples bref breve concis* patient clair mots phrases question chose pas etape tuto*
                vouvo* repet* lis* epel* relisez interromp* coup* bouscul* criez laissez appelez
                allez aller
                """,
            text=r"""!(?:parlez|parler|allez|lisez
                | parliez)(?: moi)?(?: un peu)?(?: plus| moins)? (?:lentement|doucement|fort|vite
                    | clairement|bas|distinctement)
            | {lead} ?parle(?: moi)?(?: un peu)?(?: plus| moins)? (?:lentement|doucement|fort|vite
                | clairement|bas|distinctement)
            | {lead} ?(?:un peu )?(?:plus|moins) (?:lentement|doucement|fort|vite
                | clairement)(?: {please}| ,|$)
            | (?:reponses|phrases) (?:courtes|breves|simples)|soyez (?:bref|breve|concis|concise
                | patient|clair)
            | (?:utilisez|avec) des (?:mots|phrases) (?:simples|courtes?|faciles)
            | une (?:seule )?(?:question|chose) a la fois|pas a pas|etape par etape
            | (?:me tutoyer|tutoyez moi|tutoie moi|me vouvoyer|vouvoyez moi|on peut se tutoyer)
            | (?:repetez|lisez|epelez|relisez)(?: moi)? (?:toujours |chaque|tous|toutes|bien chaque)
            | !ne (?:m'interrompez|me coupez|me bousculez|criez) (?:pas|plus|jamais)
                | laissez moi (?:finir|terminer|parler)
            | ne parlez pas (?:si|aussi)|appelez moi (?:docteur|monsieur|madame|par mon)""",
            unless=r"internet|normalement|il|elle|pere|mere|(?:plus|pas) (?:besoin|la peine)",
        ),
        _F.rule(
            "never",
            needs="jamais sans plus aucun",
            text=r"""!(?:ne |n')(?:me |m'|le |la |les |lui |leur |l'
                | nous )*(?:{act}) (?:plus )?jamais
            | !(?:ne |n')(?:me |m'|le |la |les |lui |leur |l'|nous )*(?:{act}) (?:pas|rien
                | plus) (?:\w+ ){,8}?(?:sans|plus jamais)
            | !(?:ne |n')(?:me |m'|le |la |les |lui |leur |l'
                | nous )*(?:{act}) plus (?:a |de |mon |ma |mes |ce |cette )
            | (?:ne veux|ne voulons) plus jamais|en aucun cas|sous aucun pretexte|surtout jamais""",
            unless=r"inquietez",
        ),
        _F.rule(
            "always",
            needs="toujours fois systematiquement permanence",
            text=r"""!(?:{act})(?: moi| nous| lui)?(?: \w+){,3}? toujours
            | !(?:{act})(?: moi| nous| lui)? (?:\w+ ){,8}?(?:a chaque fois|chaque fois
                | systematiquement|en permanence)
            | toujours (?:{please})|{want} (?:\w+ )?toujours
            | (?:{lead}) ?toujours (?:me )?(?:confirmer|appeler|demander|verifier|prevenir
                | frapper)""",
            unless=r"""(?:vous|ils|tu|il|elle|on|je) (?:\w+ )?(?:appelez|fermez|appelle|prends?
                | demande)""",
        ),
        _F.rule(
            "wish",
            needs="""
                maintenant aujourd desormais dorenavant avenir reste compter notez esprit compte
                """,
            text=r"""{onward} ?,? (?:ne |n'|me |m'|toujours |{please} ,? )*(?:{act}|{want})
            | {onward} (?:[\w']+ |, ){,6}?(?:{please}|je veux|je voudrais|vous (?:devez|pouvez)
                | il faut que vous)
            | (?:{please}|{act}|{want}|vous devez) (?:[\w']+ |, ){,14}?{onward}
            | (?:gardez a l'esprit|notez bien|tenez compte du fait) que""",
            unless=r"(?:le|la) \w+ ferme",
        ),
    ),
    disclosure=_F.anywhere(
        r"""(?:cet|l'|votre|les|vos|cette) ?(?:appels?|conversations?|communications?) (?:est|sont
            | peut|peuvent|sera|seront|pourra)(?: \w+){,3}? (?:enregistre|ecoute)\w*
        | (?:la loi|tenu|tenue|oblige
            | obligee)(?: par la loi| legalement)?(?: de | d'| a | m'oblige
                a )(?:vous )?(?:informer|lire|signaler|communiquer|dire)
        | par la loi|legalement tenu\w*
        | (?:assistant|agent|conseiller)e? (?:virtuel|automatique|vocal)\w*|je suis une (?:ia
            | intelligence artificielle)
        | ne constitue pas un (?:conseil|avis) (?:financier|juridique|medical|fiscal)
        | (?:conditions|frais|restrictions) (?:\w+ )?(?:s'appliquent|peuvent s'appliquer)
        | (?:a des fins|pour des raisons) (?:de |d')(?:qualite|formation|securite)
        | droit de retractation|vous avez le droit (?:de|d')|sous reserve (?:de|d')
        | (?:je vous informe|nous vous informons|je vous signale|je vous rappelle|je vous previens|sachez
            | veuillez noter|je dois vous (?:informer|dire|prevenir|signaler)|pour votre information
            | notez)(?: [\w']+| ,){,20}? (?:pas|ne|n'\w+|non|jamais|uniquement|frais|penalite\w*|rembours\w+|factur\w+
            | enregistre\w*)""",
        needs="""
            enregistr* ecoute* loi tenu tenue oblig* legalement assistant* agent* conseiller* ia
            intelligence conseil avis appliqu* fins raisons retractation droit reserve
            informe informons signale rappelle previens sachez noter notez informer information dois
            """,
    ),
    question=_F.at_start(
        r"""(?:et |mais |, |alors )*(?:pourquoi|quand|comment|ou est|ou sont|qui|que (?:se|dois
            | puis)|quel\w*|combien
        | est ce qu\w*|qu'est ce|avez vous|etes vous|y a t)"""
    ),
    request=_F.at_start(
        r"""(?:et |mais |, |oui |non |bonjour |excusez moi |alors )*(?:pouvez vous|pourriez vous
            | peux tu|pourrais tu|vous pouvez
        | vous pourriez|tu peux|voulez vous bien|pourrait on|peut on|on peut
            | est ce que vous (?:pouvez|pourriez)|est ce qu'on (?:peut|pourrait)
                | on pourrait)(?: s'il vous plait| ,)*
        (?= (?:parler|continuer|passer|me|ne|m'|nous|toujours|repeter|utiliser|poursuivre|revenir
        | aller|lire|epeler))"""
    ),
    reported=_F.anywhere(
        r"""(?:il|elle|ils|elles|mari|femme|on|lettre|panneau|medecin|fils|fille|mere|pere
            | collegue) (?:m'a |m'ont |a |ont |me |nous )?(?:dit|disait|disent|disaient|dise
                | demande)
        | m'a dit|m'ont dit|on m'a|disait|selon|il (?:ne )?faut(?: jamais| toujours)|parait que
            | ecrit que"""
    ),
    conditional=_F.anywhere(
        r"""(?:si|s'il)(?! (?:vous plait|te plait|possible|c'est possible|vous pouvez|lentement|vite
            | fort))"""
    ),
    unreal=_F.anywhere(r"(?:l')?aurais|aurait|si j'avais|si j'etais|j'aurais|imaginez"),
    replaces=_F.anywhere(
        r"plutot|finalement|en fait|a la place|au lieu|j'ai change d'avis|tout compte fait"
    ),
    take_backs=_F.anywhere(
        r"""(?:oubliez|oublie|ignorez|ne tenez pas compte de) (?:ce que (?:je
            | j') ?(?:vous )?(?:ai )?(?:dit|disais|demande)) (?:avant )?(?:sur|de|pour
                | a propos (?:de|du|des)) (?P<what>.{3,80})
        | (?:oubliez|oublie|ignorez) (?:le |la |l'|mon )?(?P<what>(?:budget|limite|plafond
            | enregistrement).{,40})
        | vous pouvez (?:de nouveau|a nouveau|maintenant|finalement|aussi) (?P<what>.{3,80})
        | vous pouvez (?P<what>.{3,80}?) (?:de nouveau|a nouveau|maintenant|normalement|finalement
            | quand vous voulez|aussi)
        | (?:en fait|finalement) ,? ?(?:le |la |les |l'
            | par )?(?P<what>(?:[\w']+ ){,3}?[\w']+) (?:,? ?(?:c'est bon|ca va|c'est d'accord
                | ca me va|me va|est bien|convient|c'est ok))
        | (?:le |la |les |l'|par )?(?P<what>(?:[\w']+ ){,3}?[\w']+) (?:,? ?(?:c'est bon|ca va
            | c'est d'accord|ca me va|me va|me convient)) (?:maintenant|finalement|de nouveau
                | a nouveau)
        | (?:le |la |les |l'|par )?(?P<channel>[\w']+) (?:,? ?(?:c'est bon|ca va|c'est d'accord
            | ca me va|me va|me convient|est ok))$
        | (?:plus besoin|vous n'avez plus besoin|pas la peine|plus la peine
            | ce n'est plus la peine) (?:de |d')(?P<what>.{3,80})
        | (?:le |la |l')?(?P<what>budget|argent|prix|limite) (?:n'a (?:pas|plus) d'importance
            | n'est (?:pas|plus) un probleme|importe peu)
        | (?:ca ne me (?:derange|gene) plus) (?:que|si|qu'|de) (?P<what>.{3,80})
        | (?:vous|tu) (?:pouvez|peux) (?P<what>.{3,60}?) (?:sans probleme|a toute heure|a n'importe quelle heure|a tout moment|comme avant|si vous voulez)(?: .*)?
        | oubliez (?:l'|le |la |les )?(?:histoire (?:de|des|du) )?(?P<what>.{3,60})
        | (?:vous n'etes plus|vous n'avez plus) (?:oblige\w* de|a|besoin de|besoin d') ?(?P<what>.{3,80})
        | (?:il n'est plus|ce n'est plus|n'est plus) (?:necessaire|utile|la peine|important|obligatoire) (?:de |d'|que )?(?P<what>.{3,80})
        | j'ai change d'avis (?:sur|pour|concernant|au sujet de|a propos de) (?P<what>.{3,60})
        | je ne (?:tiens|veux) plus (?:a ce que|que|qu') ?(?P<what>.{3,80})""",
        needs="""
            oubli* ignor* tenez pouvez bon va accord convient bien ok besoin peine budget argent
            prix limite importance importe probleme derange gene
            probleme heure moment avant change n'etes n'avez necessaire utile oblige* tiens
            """,
    ),
    consent_question=_F.anywhere(
        r"""(?:pouvons nous|puis je|peut on|acceptez vous|autorisez vous|etes vous d'accord
            | est ce que nous pouvons|consentez vous)(?: [\w']+){,6}? ?(?:{handle}
                | l'enregistrement|d'enregistrer)
        | (?:donnez vous|avons nous) votre (?:accord|consentement)""",
        needs="""
            enregistr* partag* transm* stock* conserv* utilis* vend* trait* communiqu* accord
            consentement
            """,
    ),
    answer=_F.at_start(
        r"""(?:oui|non|d'accord|bien sur|pas de probleme|allez y|je prefere pas|je prefere que non
            | certainement|ok|volontiers|j'accepte)"""
    ),
)
