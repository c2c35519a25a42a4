#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What makes a request a standing one in Spanish."""

from pipecat_summarizer.fidelity.wishes.spanish import SPANISH_FRAGMENTS

_F = SPANISH_FRAGMENTS.extended(
    {
        "start": r"^|,|por favor|y|pero|si|no|bueno|vale|ok|{onward}|asi que|pase lo que pase",
        "se": r"(?:me |nos |le |les |lo |la |los |las |se |te |selo |sela )*",
        # The beginnings of what is asked of somebody; what is told ends otherwise.
        # The moods part the verbs: what "-ar" asks for ends in "-e", what the others ask for in "-a".
        "ask": r"""(?:(?:grab|us|utilic|llam|mand|envi|reenvi|cobr|cargu|gast|pagu|compr|reserv|cancel
            | anul|cambi|actualic|toqu|firm|acept|pas|conect|inici|termin|cort|grit|pregunt|molest|dej
            | entregu|llev|retir|guard|conserv|borr|elimin|revel|publiqu|coment|mencion|habl|trat
            | contest|envi|empaquet|factur|apunt|avis|confirm|consult|inform|notifiqu|verifiqu|revis
            | deletre|expliqu|autoric|gestion|prepar|despiert|busqu|saqu|quit|esper|facilit|cuent
            | modifiqu|rechac|dirij)(?:e|en|es)|(?:compart|escrib|vend|abr|transfier|divulgu|promet|respond
            | ofrezc|recomiend|repit|permit|pong|hag|dig|pid|incluy|transmit|met|le|vuelv|traig
            | recoj|exij|difund)(?:a|an|as)|de|den)(?:me|nos|le|les|lo|la|los|las|melo|mela|noslo)?""",
        "scope": r"""nadie|nunca|jamas|sin|nada|ningun\w*|otra vez|de nuevo|a menos que|hasta que
            | salvo|excepto|mas que|en absoluto|bajo ningun\w*|ya|a no ser que
            | (?:mi|mis|nuestro|nuestra) (?!pedido|reserva|cita|suscripcion|billete)\w+""",
        "only": r"solo|solamente|unicamente|exclusivamente|nada mas",
    }
)

SPANISH_NAMING = (
    _F.rule(
        "manner",
        needs="llameme llamame llamenme diganme digame dime",
        text=r"""(?:llameme|llamame|llamenme|digame|dime|diganme) (?!al|a|por|en|cuando|si|manana|hoy
            | luego|despues|antes|mejor|solo|siempre|que|cual|cuanto|como|donde|ya|otra|para|el|la
            | mas|de|desde|{day}|{part}|y|o|con|entre|sin|directamente|nada|algo|lo|quien|cuando)\w+(?: (?!{part})\w+)?
            (?:$| ,| por favor| y no| a partir| de ahora| desde| en vez)""",
    ),
)

SPANISH_STANDING = (
    _F.rule(
        "consent",
        needs="""
            autori* prohib* permit* permis* consent* acuerdo opong* niego confidencial secreto
            nombre entre derecho puede* pueden privado compart* publicidad retiro nadie puedo
            """,
        text=r"""(?:no )?(?:le |les |te |se lo |me )*(?:autorizo|prohibo|permito|consiento|niego|opongo
            | doy permiso|doy autorizacion) (?:\w+ ){,3}?(?:a |que|para|el |la )
        | (?:tiene[ns]?|doy|le doy|les doy) (?:\w+ )?(?:mi )?(?:permiso|autorizacion|consentimiento)
        | no tiene[ns]? (?:\w+ )?(?:derecho|permiso|autorizacion) (?:a|para|de)
        | (?:puede[ns]?|podra[n]?) (?:\w+ ){,4}?(?:en mi nombre|por mi)
        | no puede[ns]? (?:compartir|usar|dar|pasar|vender|hablar|facilitar|ceder|guardar) (?:\w+ ){,6}?
            (?:mis?|nadie|esto|terceros)
        | (?:mantenga[ns]?|que quede|trate[ns]?|quede)(?:lo|la)? (?:\w+ ){,4}?(?:confidencial\w*
            | en secreto|entre nosotros|en privado)
        | (?:es|esto es) (?:estrictamente )?confidencial
        | retiro (?:mi|el) (?:consentimiento|permiso|autorizacion)
        | nadie (?:mas )?(?:que|salvo|excepto|aparte de) \w+(?: \w+)? (?:puede|debe)|(?:solo|unicamente) yo puedo
        | no (?:acepto|estoy de acuerdo) (?:\w+ ){,6}?(?:datos|publicidad|grab\w+|us\w+)""",
    ),
    _F.rule(
        "never",
        needs="no nunca jamas evite* prefiero preferiria deje* tampoco",
        text=r"""{start} ?no {se}{ask} (?:\w+ |, ){,10}?{scope}
        | {start} ?(?:nunca|jamas|tampoco) {se}{ask}
        | {start} ?(?:por favor )?(?:evite[ns]?|absten\w+ de|deje[ns]? de) \w+(?:ar|er|ir)(?:me|nos|le|lo|la)*
        | (?:no (?:quiero|quisiera|deseo|me gustaria)|prefiero|preferiria|le pido|les pido|pido) que
            (?:no |nadie |nunca |\w+ nunca ){se}(?:\w+)
        | no (?:quiero|quisiera|deseo) que (?:nadie|ustedes|usted|mi \w+|se|me|le|les)
        | que (?:nadie|no) {se}(?:sepa|entere|vea|moleste|toque|llame|{ask})""",
        unless=r"que no (?:funciona|llega|se preocupe)|preocupe[ns]?|cuelgue[ns]?|olvide[ns]?",
    ),
    _F.rule(
        "always",
        needs="""
            siempre solo solamente unicamente exclusivamente vez cuando si caso antes asegure*
            insisto
            """,
        text=r"""{start} ?(?:por favor )?(?:{only}) {se}(?:{ask}|quiero que)
        | {start} ?(?:por favor )?{ask} (?:\w+ ){,5}?(?:{only}|siempre)
        | {start} ?siempre {se}{ask}
        | {start} ?\w+[aeo](?:me|nos|lo|la|le|melo|mela|noslo) (?:\w+ ){,3}?siempre
        | (?:cada vez que|siempre que|todas las veces que|si (?:alguien|algo|alguna vez|hay algun\w*)
            | en caso de que)(?: \w+| ,){1,12} ,? ?(?:por favor )?{se}(?:{ask}|{reach_me}|\w+[ae](?:me|nos|melo|lo))
        | {start} ?(?:{ask}|{reach_me}|\w+[ae](?:me|nos|melo)) (?:\w+ ){,8}?(?:cada vez|siempre que
            | todas las veces)
        | (?:pregunteme|consulteme|preguntame|aviseme|consultenme|pidame permiso) (?:\w+ )?antes de
        | asegure[ns]?(?:e|se)? (?:de )?que (?:siempre|nunca|nadie|solo)|insisto en""",
        unless=r"(?:el|ella|ellos|mi \w+|ustedes|yo) siempre|solo (?:quiero saber|quiero preguntar)",
    ),
    _F.rule(
        "contact",
        needs="escrito traves medio prefiero mejor preferiria nada",
        text=r"""(?:por escrito)(?: ,|$| por favor| y)|(?:todo|solo|quiero|prefiero) (?:\w+ ){,3}?por escrito
        | (?:a traves de|por medio de) mi \w+
        | (?:prefiero|mejor|preferiria) (?:\w+ ){,4}?{channel}
        | {channel} (?:de texto )?(?:me |nos )(?:viene|vienen|va|van|resulta|resultan) (?:\w+ )?mejor
        | nada (?:de|por) (?:el )?{channel}""",
    ),
    _F.rule(
        "time",
        needs="""
            mejor nunca solo hora horas fin fines lunes martes miercoles jueves viernes sabado* domingo*
            mananas tardes noches antes despues
            """,
        text=r"""(?:la )?mejor hora (?:para \w+ )?(?:es|seria)
        | (?:solo|nunca|no) (?:puedo|estoy|suelo estar|contesto|cojo) (?:\w+ ){,4}?(?:{at}) {when}
        | (?:los|por las|en) {day} no (?:se puede|puedo|estoy|me va|me viene|me es)
        | (?:los (?:{day})|por las (?:mananas|tardes|noches)) (?:\w+ )?(?:no|nunca|imposible|me viene mal|prefiero)""",
    ),
    _F.rule(
        "limit",
        needs="mas maxim* limite tope hasta demasiado encima superior menos presupuesto",
        text=r"""(?:todo lo que|cualquier cosa que|lo que) (?:pase|supere|sea mas|cueste mas) (?:de )?(?:los )?(?:{money}|{number})
        | (?:{money}) (?:es|son) (?:\w+ )?(?:mi limite|mi tope|mi maximo|lo maximo|el maximo|el tope|el limite)
        | {number} (?:\w+ )?(?:es|son) mi (?:\w+ )?(?:tope|limite|maximo|presupuesto)
        | que no (?:cueste|pase|supere|sea) (?:mas )?(?:de )?(?:los )?{number}|{money} o menos
        | lo maximo que (?:\w+ ){1,4}(?:es|son) (?:{money}|{number})
        | (?:puede[ns]?|quiero|puedo) (?:\w+ ){,4}?hasta (?:{money})""",
        unless=r"era|fue|costo|costaba|tuve|ayer|pasad[oa]",
    ),
    _F.rule(
        "language",
        needs="""
            espanol ingles frances aleman portugues italiano catalan hindi ruso chino arabe
            castellano gallego euskera polaco turco japones
            """,
        text=r"""(?:solo|solamente|unicamente) (?:hablo|entiendo|se) (?:\w+ )?{tongue}
        | {tongue} (?:es|seria|me es|me resulta) (?:mas facil|mejor)
        | (?:mas facil|mas comodo|mas comoda|mejor|mas a gusto) (?:\w+ ){,3}?{tongue}""",
    ),
    _F.rule(
        "manner",
        needs="""
            oigo sordo sorda ciego ciega tiempo espere* pausa tecnicismos jerga explique*
            digito letra cifra brev* grano usted* tu alto despacio claro lento tutear* tuteo
            """,
        text=r"""oigo (?:muy |bastante |un poco )?mal|soy (?:\w+ )?(?:sord[oa]|cieg[oa]|dislexic[oa])
        | (?:deme|dame|dejeme) (?:\w+ ){,3}?(?:tiempo|un momento) (?:\w+ )?(?:para|de) (?:pensar|apuntar|anotar|escribir|contestar|responder)
        | (?:sin|nada de|evite[ns]?) (?:\w+ )?(?:tecnicismos|jerga|rodeos|abreviaturas|bromas|chistes)
        | explique(?:me|melo|nmelo)? (?:\w+ ){,4}?(?:paso a paso|sencill\w+|despacio|facil)
        | (?:digito a digito|letra por letra|cifra por cifra|numero por numero|uno por uno|una por una)
        | vaya al grano|sea breve|(?:tratenos|trateme|hableme|tratame|hablame) (?:siempre )?de (?:usted|tu)
        | no me tutee[ns]?|{start} ?mas (?:alto|despacio|claro|lento|fuerte)""",
    ),
)
