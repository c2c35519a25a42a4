#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How wishes are said, and taken back, in Spanish.

The subjunctive tells a wish ("nunca me llamen") from a tale ("nunca me llaman").
"""

from pipecat_summarizer.fidelity.wishes.grammar import Fragments, Grammar

SPANISH_FRAGMENTS = Fragments(
    {
        "lead": r"^|,|y|pero|por favor|si|no|vale|bueno|entonces|mejor|o|ok|tambien|que|porque",
        "reach": r"""llame[ns]?|escriba[ns]?|contacte[ns]?|mande[ns]?|envie[ns]?|telefonee[ns]?
            | moleste[ns]?|deje[ns]?|localice[ns]?|marque[ns]?""",
        "reach_me": r"""(?:llam[ea]|escrib[ae]|contact[ea]|mand[ea]|envi[ea]|avis[ea]
            | localic?[ea])(?:n|ndo)?(?:me|nos)""",
        "act": r"""{reach}|confirme[ns]?|avise[ns]?|pregunte[ns]?|toque[ns]?|cobre[ns]?|cargue[ns]?
            | comparta[ns]?|de|den|des|diga[ns]?|hable[ns]?|use[ns]?|utilice[ns]?|entregue[ns]?
            | consulte[ns]?|verifique[ns]?|revise[ns]?|repita[ns]?|lea[ns]?|pase[ns]?|pida[ns]?
            | pongan?|ponga[ns]?|haga[ns]?|cambie[ns]?|cancele[ns]?|venda[ns]?|guarde[ns]?
                | grabe[ns]?
            | transfiera[ns]?|vuelva[ns]? a|prometa[ns]?|mencione[ns]?|ofrezca[ns]?|reserve[ns]?
            | interrumpa[ns]?|corte[ns]?|trate[ns]?|incluya[ns]?|compre[ns]?|pague[ns]?|muestre[ns]?
            | llamen|traiga[ns]?|espere[ns]?|responda[ns]?|conteste[ns]?|revele[ns]?|toca|avisa
            | confirma|pregunta|consulta|usa|revisa""",
        "channel": r"""correos?(?: electronicos?)?|emails?|mails?|llamadas?|telefono|mensajes?|sms
            | cartas?|whatsapp|movil|fijo|celular|buzon(?: de voz)?""",
        "day": r"""lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fines de semana
            | fin de semana|festivos""",
        "part": r"mananas?|tardes?|noches?|mediodia|medianoche|trabajo",
        "number": r"""(?:[$€£]?\d[\d.,]*|un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez
            | once
            |doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien
                | ciento
            |doscient[oa]s|trescient[oa]s|cuatrocient[oa]s|quinient[oa]s|mil)(?: (?:y|mil|cien
                | cincuenta
            |veinte|treinta|cuarenta|cinco))*""",
        "money": r"""(?:[$€£]\d[\d.,]*)|{number} (?:euros?|dolares|pesos|libras|soles|pavos
            | centimos)""",
        "when": r"(?:las? |el |los |la )?(?:{day}|{part}|{number})",
        "at": r"despues de|antes de|entre|a partir de|hasta|por|desde|en|a|de|los|las|el|durante",
        "tongue": r"""espanol|ingles|frances|aleman|portugues|italiano|catalan|hindi|ruso|chino
            | arabe
            | castellano|gallego|euskera|polaco|turco|japones""",
        "data": r"""datos|informacion|numero|direccion|correo|nombre|expediente|historial|telefono
            | cuenta""",
        "handle": r"""grab\w+|compart\w+|guard\w+|almacen\w+|us(?:ar|en|e)|ced\w+|vend\w+
            | trat(?:ar|en)|pas(?:ar|en)""",
        "onward": r"""a partir de (?:ahora|hoy|este momento)|de ahora en adelante|desde ahora
            | en adelante
            | en (?:el )?futuro|en lo sucesivo|de aqui en adelante|durante el resto de la llamada
            | de hoy en adelante""",
        "want": r"""(?:yo )?(?:quiero|quisiera|prefiero|preferiria|me gustaria|necesito|queremos
            | preferimos|le pido|les pido|pido)""",
    }
)

_F = SPANISH_FRAGMENTS

SPANISH = Grammar(
    code="es",
    rules=(
        _F.rule(
            "consent",
            needs="""
                grab* compart* autori* permi* consent* acept* acuerdo opon* rechaz* niego us* utili*
                guard* almacen* ced* vend* trat* quit* borr* sac* saqu* elimin* baja publicidad promocion*
                ofertas pas* niega
                """,
            text=r"""(?:puede[ns]?|pueden|podeis|le autorizo a|les autorizo a|le permito
                | tiene[n]? (?:mi )?permiso para
                |no (?:le |les )?autorizo a|no puede[ns]?) (?:ustedes )?(?:grabar|usar mis
                | compartir mis
                |utilizar mis|guardar mis|ceder mis|usar mi|compartir mi|tratar mis)
            | (?:no )?(?:doy|tienen?|dar) (?:mi )?(?:consentimiento|permiso|autorizacion)
            | sin mi (?:permiso|consentimiento|autorizacion)
            | (?:no )?(?:autorizo|acepto|permito|consiento|estoy de acuerdo|me opongo|rechazo
                | me niego)
                (?:con |en |a |que |la |el |al |me |se |mis |mi |\w+ ){,4}?(?:{handle}|grabacion
                | publicidad|tratamiento)
            | no (?:quiero|quisiera|me gustaria|deseo
                | queremos) (?:que |me |mi |se |esta |ser |esto |\w+ ){,4}?(?:{handle})
            | (?:no (?:me )?(?:grabe[ns]?|comparta[ns]?|venda[ns]?|ceda[ns]?|guarde[ns]?))
                (?:a |con |mis |mi |esta |la |esto|nada|\w+)
            | (?:deje[ns]?|pare[ns]?) de grabar
            | (?:no me importa|me parece bien|esta bien
                | no tengo problema) (?:en |con )?(?:que )?(?:me |la |lo |se )*(?:{handle})
            | (?:quite(?:n)?me|borre(?:n)?me|saque(?:n)?me|elimine(?:n)?me|denme de baja
                | deme de baja) (?:de )?(?:su|la|sus|todas)
            | no (?:quiero|mas) (?:mas )?(?:publicidad|promociones|ofertas)""",
            unless=r"que (?:datos|informacion)",
        ),
        _F.rule(
            "limit",
            needs="""
                mas maxim* mucho sumo tope presupuesto limite gast* pag* pas* super* exced* debajo
                nada menor menos encima
                """,
            text=r"""(?:no|nada de|sin) (?:mas|pasar|superar|exceder)(?:me)? (?:de|los
                | las) (?:{money}|{number})
            | (?:{money}) (?:como maximo|maximo|como mucho|a lo sumo|de tope)
            | (?:como maximo|maximo|como mucho|a lo sumo|hasta un maximo de|tope de
                | un tope de) (?:{money}|{number})
            | (?:mi|nuestro|el|un) (?:presupuesto|limite|tope
                | maximo)(?: maximo)?(?: para \w+(?: \w+)?)? (?:es|seria|sigue siendo|de|son)
                (?:ahora )?(?:de |unos )*(?:{money}|{number})
            | (?:no (?:quiero|puedo|quisiera|queremos|podemos|vamos a|voy a)(?: \w+)?
                | nunca) (?:gastar|pagar|pasar|superar|gaste[ns]?|reserve[ns]?|cobre[ns]?)
                (?:\w+ ){,3}?(?:mas de|de|los|por encima de) (?:{money}|{number})
            | (?:gastar|pagar) (?:hasta|como maximo|como mucho|menos de) (?:{money}|{number})
            | (?:que (?:no )?(?:cueste|pase|supere|sea)|por debajo de|menor de
                | mantengalo por debajo de|siempre que no (?:pase
                    | supere)) (?:mas |menos |de |los )*(?:{money})
            | nada (?:de|por encima de|que (?:pase|supere
                | cueste)) (?:mas )?(?:de )?(?:los )?(?:{money})""",
            unless=r"""tardo|costo|costaba|pague|era|fue|gaste|pagamos|duro|hace|ayer|pasad[oa]
                | ha costado
                | cobraron|tuve|habia|llevo|cuesta""",
        ),
        _F.rule(
            "language",
            needs="""
                espanol ingles frances aleman portugues italiano catalan hindi ruso chino arabe
                castellano gallego euskera polaco turco japones
                """,
            text=r"""(?:{lead}) ?(?:solo )?en {tongue} ?,? (?:por favor|mejor|otra vez|de nuevo)
            | (?:por favor|{lead}) ?en {tongue}$
            | (?:^|,|si|no|mejor) ?{tongue} ,? ?(?:por favor|otra vez|de nuevo)
            | (?:hable(?:me|nos)?|hableme|habla|hablame|hablemos|sigamos|siga|cambie|cambiemos
                | continuemos
                |continue|respondame|responda|responde|conteste|contesteme|vuelva|volvamos|pasemos
                | hagamoslo|hagalo|cambia|sigue)
                (?:conmigo )?(?:a hablar )?(?:en|a|al) {tongue}
            | ^(?:hablar|seguir|continuar|cambiar|hablarme|hacerlo|pasar|atenderme
                | volver)(?:me)? (?:en|a|al) {tongue}
            | {want} (?:que )?(?:hablar|hablemos|hable|me hable[ns]?|seguir|sigamos|continuar
                | hacerlo|me atiendan|responda)?(?: en| el)? ?{tongue}""",
            unless=r"manual|libro|clases?|aprend\w+|curso|menu|pagina",
        ),
        _F.rule(
            "time",
            needs="""
                solo solamente unicamente antes despues entre siempre lunes martes miercoles jueves
                viernes sabado* domingo* fin fines festivos manana* tarde* noche*
                """,
            text=r"""{lead} ?(?:solo|solamente|unicamente) (?:{at}) {when}
            | (?:{reach_me}|{reach}|entregue[ns]?|venga[ns]?|me llamen|me llame) (?:\w+ )?(?:solo
                | solamente|unicamente|siempre)
                (?:{at}) {when}
            | (?:solo|solamente|unicamente) (?:me )?(?:{reach_me}|{reach}|entregue[ns]?
                | venga[ns]?) (?:{at}) {when}
            | (?:solo|solamente|unicamente) (?:puedo (?:hablar|atender|recibir|contestar)
                | estoy (?:disponible|libre|en casa)
                |me pueden (?:llamar|localizar)|pueden llamarme|se me puede (?:llamar
                | localizar)) (?:{at}) {when}
            | (?:no|nunca|jamas) (?:me |nos |lo |la )?(?:{reach}|entregue[ns]?|venga[ns]?
                | programe[ns]?) (?:\w+ ){,4}?(?:antes de|despues de|entre|los|por la|por las|de
                    | en) {when}
            | (?:nada de|sin|no mas) (?:llamadas|entregas|visitas) (?:antes|despues|entre|los|por)
            | {lead} ?(?:no|nunca) (?:antes de|despues de) {when}
            | {lead} ?(?:por las|los) (?:{day}|{part}) (?:no (?:puedo|me va|estoy)|solo)""",
            unless=r"solo (?:llegaron?|llego|trabaja|abre)",
        ),
        _F.rule(
            "contact",
            needs="""
                llam* escri* contact* mand* envi* telefon* molest* dej* correo* email* mail*
                mensaje* sms carta* whatsapp movil fijo celular buzon localiz* marqu*
                """,
            text=r"""no (?:me|nos|le|lo|la) (?:vuelva[ns]? a )?(?:{reach}|llamar|escribir|mandar
                | enviar)
            | (?:no|nunca|jamas) (?:llame[ns]?|contacte[ns]?|escriba[ns]?) (?:a|al)
            | (?:deje[ns]?|pare[ns]?|deja) de (?:llamar|mandar|enviar|escribir|molestar)\w*
            | (?:mejor|solo|solamente|unicamente|mas bien) (?:me )?(?:{reach_me}|{reach}
                | por {channel})
            | {lead} ?(?:mejor )?{reach_me} (?:\w+ ){,3}?(?:mejor|solo|en lugar|en vez|no al)
            | (?:solo|solamente|unicamente) (?:por|al|use[ns]? el|via) (?:el )?{channel}
            | {channel} (?:solamente|unicamente|y nada mas)
            | {want} (?:que )?(?:me |nos )?(?:{reach}|llamen|contacten|ser contactad[oa])
            | {want} (?:el |la |por |un |una )?(?:{channel})(?: ,| a| antes| por|$)
            | (?:la mejor forma|la mejor manera|lo mejor) (?:de|para) (?:contactarme|localizarme
                | hablar conmigo)
            | (?:{channel}) (?:es mejor|me va mejor)
            | (?:nada de|no mas|no quiero(?: mas| recibir)?) {channel}""",
        ),
        _F.rule(
            "manner",
            needs="""
                habl* despacio lento* alto claro fuerte corta* breve* sea paciente palabras frases
                lenguaje pregunta cosa paso una tutea* tutee* trat* trateme llameme dirijase tu
                usted repita* repet* lea* deletre* interrumpa* grite* prisa apure dejeme rapido
                """,
            text=r"""(?:hable|habla|hablar|hableme|hablarme|hablame|hablen|vaya|ir|lea
                | leer)(?: un poco| un poquito)?(?: mas)?
                (?:despacio|lento|alto|fuerte|claro|bajo|rapido|lentamente|claramente)
            | {lead} ?mas (?:despacio|lento|alto|claro)(?: ,|$| por favor)
            | (?:respuestas|frases) (?:cortas|breves)
            | (?:sea|se) (?:breve|claro|concis[oa]|paciente)
            | (?:use|usa|utilice|con|usar) (?:palabras|frases|un lenguaje) (?:sencill|simpl|cort
                | facil)\w+
            | una (?:pregunta|cosa) (?:a la vez|cada vez|por vez)|paso a paso|de una en una
            | (?:tratame|trateme|tuteame|tuteeme|tutearme|tratarme|llameme|dirijase a mi
                | tratenme) (?:de|como|por mi|doctor|senor\w*)
            | (?:tuteame|tuteeme)|puede[ns]? (?:tutearme|tratarme de)|{lead} ?de (?:tu
                | usted) ,? ?por favor
            | (?:repita(?:me)?|repitame|lea|leame|deletree|deletreeme|repetir
                | repetirme) (?:siempre )?(?:cada|todo[sa]?|los numeros)
            | no me (?:interrumpa[ns]?|grite[ns]?|meta prisa|apure)|dejeme (?:terminar|hablar
                | acabar)
            | no hable[ns]? tan""",
            unless=r"internet|normal|no (?:hace falta|es necesario|tiene que|necesita)",
        ),
        _F.rule(
            "never",
            needs="nunca jamas no ningun ninguna",
            text=r"""{lead} ?(?:nunca
                | jamas) (?:mas )?(?:me |nos |le |les |lo |la |se )*(?:vuelva[ns]? a|{act})
            | (?:{lead}) ?no (?:me |nos |le |les |lo |la )*(?:{act}) (?:\w+ |, ){,6}?(?:nunca
                | jamas|mas|sin|otra vez)
            | (?:{lead}) ?no (?:me |nos |le |les |lo |la )*(?:vuelva[ns]?|vuelvas) a
            | por favor ,? ?nunca|bajo ning(?:un concepto|una circunstancia)
            | (?:no quiero|nunca quiero) (?:que )?(?:\w+ ){,4}?(?:nunca|jamas|mas|otra vez)$""",
        ),
        _F.rule(
            "always",
            needs="siempre vez momento",
            text=r"""{lead} ?siempre (?:me |nos |le |les |lo |la |se )*(?:{act})
            | {lead} ?(?:{act}|{reach_me}|avis\w+me|confirm\w+me|pregunt\w+me
                | consult\w+me)(?: \w+){,3}? siempre
            | por favor ,? ?siempre|(?:quiero|queremos) (?:que )?siempre
            | {lead} ?(?:{act}|{reach_me}) (?:\w+ ){,8}?(?:cada vez|en todo momento)
            | cada vez que (?:\w+ ){,3}?, (?:\w+ )?(?:{act}|{reach_me})""",
            unless=r"(?:el|ella|ellos|mi \w+|ustedes|yo) siempre",
        ),
        _F.rule(
            "wish",
            needs="ahora adelante hoy futuro sucesivo momento cuenta nota resto aqui",
            text=r"""{onward} ?,? (?:por
                favor ,? )?(?:siempre |nunca |solo |no |me |nos |le |las |los )*(?:{act}
                | {reach_me}|{want})
            | {onward} (?:\w+ |, ){,6}?(?:por favor|quiero|prefiero|puede[ns]?|deben?|tienen? que)
            | (?:por favor|{act}|{want}|puede[ns]?|deben?|tienen? que) (?:\w+ |, ){,14}?{onward}
            | tenga[ns]? en cuenta que|tome nota de que""",
        ),
    ),
    disclosure=_F.anywhere(
        r"""(?:esta|la|su|las|nuestra) (?:llamadas?|conversacion(?:es)?) (?:esta|esta siendo|sera
            | puede|podria|pueden|podrian|seran)
            (?:ser )?(?:siendo )?(?:grabad|monitoread|supervisad)\w+
        | por ley|(?:obligad[oa]|la ley (?:me|nos) (?:exige
            | obliga)) (?:por ley |legalmente )?(?:a )?(?:informar|comunicar|leer)\w*
        | (?:asistente|agente) (?:virtual|automatic[oa]|de inteligencia artificial)|soy una ia
        | no (?:es|constituye) (?:un )?(?:asesoramiento|consejo) (?:financiero|legal|medico|fiscal)
        | (?:se aplican|aplican) (?:\w+ )?(?:terminos|condiciones|cargos|tarifas|restricciones)
        | (?:con|por) (?:fines|motivos) de (?:calidad|formacion|seguridad|entrenamiento)
        | sujet[oa] a (?:aprobacion|disponibilidad|condiciones)|derecho (?:a|de) (?:desistimiento
            | retracto)
        | tiene derecho a
        | (?:le informo|le informamos|le aviso|le recuerdo|le advierto|le comunico|tenga en cuenta|debo informarle
            | debo decirle|tengo que informarle|tengo que decirle|para su informacion)(?: [\w']+| ,){,20}? (?:no|solo|sin
            | nunca|debe|deben|cargo|recargo|penalizacion|cobr\w+|reembols\w+|grab\w+)
        | (?:llamada|conversacion) se graba""",
        needs="""
            grabad* grabando monitore* supervisad* ley obligad* virtual automatic* inteligencia ia
            asesoramiento consejo aplica* fines motivos sujet* derecho
            informo informamos aviso recuerdo advierto comunico informarle decirle tenga informacion graba
            """,
    ),
    question=_F.at_start(
        r"""(?:y |pero |, |bueno |entonces )*(?:que|por que|cuando|como|donde|quien|cual|cuanto
            | cuanta
        | cuantos|acaso|es que)(?! (?:sea|no me|me llam|maximo|mucho|minimo))"""
    ),
    request=_F.at_start(
        r"""(?:y |pero |por favor |oiga |hola |, |si |no )*(?:puede|puedes|podria|podrias|pueden
            | podrian|podemos
        | podriamos|me puede|le importaria|te importaria|seria posible|se puede|quiere
            | me podria)(?: por favor| ,)*
        (?= (?:hablar|seguir|continuar|cambiar|ir|leer|repetir|hacerlo|mas|tutear|pasar|usar|siempre
        | deletrear|dejar|llamar|escribir|evitar|atender|no))"""
    ),
    reported=_F.anywhere(
        r"""dice[ns]?|dijo|dijeron|decia[ns]?|me (?:ha |han )?(?:dicho|contado|pedido|recomendado)
            | segun
        | pone|ponia|cree|opina|me (?:dijeron|pidieron|aconsejaron)|hay que|escribio|cuenta"""
    ),
    conditional=_F.anywhere(
        r"(?<!que )(?<!y )(?<!por )si(?! (?:es posible|puede|no le importa|,|por))(?= \w+ )"
    ),
    unreal=_F.anywhere(r"hubiera|hubiese|habria|hubieran|ojala|imaginese|como si"),
    replaces=_F.anywhere(
        r"""mejor|en realidad|en vez|en lugar|he cambiado de opinion|cambie de idea|pensandolo bien
            | mas bien|al final"""
    ),
    take_backs=_F.anywhere(
        r"""(?:olvide|olvida|olvidese|olvidate|ignore|ignora
            | no haga caso)(?: de)? (?:lo que (?:le |te )?(?:dije|dicho|pedi|he dicho))
            (?:antes )?(?:de|sobre|con|respecto a) (?P<what>.{3,80})
        | (?:olvide|olvida|olvidese|olvidate
            | ignore)(?: de| del)? (?:el |la |lo del? |lo de la )?(?P<what>(?:presupuesto|limite
                | grabacion|tope).{,40})
        | (?:ya )?(?:puede[ns]?|podeis) (?P<what>.{3,80}?) (?:otra vez|de nuevo|ahora
            | normal(?:mente)?|tambien|cuando quiera|sin problema)
        | ya puede[ns]? (?P<what>.{3,80})
        | (?P<what>(?:\w+ ){,4}?\w+) (?:ya )?(?:me va bien|esta bien|me parece bien
            | no hay problema|tambien vale) (?:otra vez|de nuevo|ahora|al final)
        | (?:en realidad|al final
            | pensandolo bien) (?:,)? ?(?P<what>(?:\w+ ){,4}?\w+) (?:ya )?(?:me va bien|esta bien
                | me parece bien|vale)
        | (?P<channel>(?:\w+ ){,3}?\w+) (?:ya )?(?:me va bien|esta bien|me parece bien
            | tambien vale)$
        | (?:ya )?no (?:hace falta|es necesario|tiene que|tienen que
            | necesita) (?:que )?(?P<what>.{3,80})
        | (?:el |la )?(?P<what>presupuesto|dinero|precio|limite) (?:ya )?no (?:importa|es problema
            | es un problema)
        | (?:ya )?no me (?:importa|molesta) que (?P<what>.{3,80})
        | (?:olvide|olvida|olvidese de)(?: de)? lo (?:de que|del?|de la|de los) (?P<what>.{3,60})
        | (?:me|nos|le|lo|la)? ?puede[ns]? (?P<what>.{3,60}?) (?:a cualquier hora|en cualquier momento|sin problema\w*|como siempre|como antes|si quiere)
        | (?:al final|en realidad|pensandolo bien) (?:me |nos )?puede[ns]? (?P<what>.{3,80})
        | (?:he cambiado|cambie) de (?:opinion|idea) (?:sobre|con|en cuanto a|respecto a) (?P<what>.{3,80})
        | ya no (?:quiero|necesito|me hace falta) que (?P<what>.{3,80})
        | ya (?:me |nos |le |lo )?puede[ns]? (?P<what>.{3,80})""",
        needs="""
            olvid* ignor* caso puede* podeis ya bien problema vale falta necesari* tiene* necesita
            presupuesto dinero precio limite importa molesta
            olvid* puede* hora momento problema final cambiado cambie quiero necesito
            """,
    ),
    consent_question=_F.anywhere(
        r"""(?:podemos|puedo|podriamos|nos permite|nos autoriza a|le parece bien (?:que|si)
            | esta de acuerdo (?:con|en)(?: que)?|acepta(?: que)?
        | da su (?:consentimiento|permiso)|le importa (?:que|si)
            | nos da permiso) (?:para )?(?:que )?(?:\w+ ){,4}?(?:{handle}|grabacion
                | mandarle publicidad|$)
        | (?:da|nos da|tenemos) su (?:consentimiento|permiso)""",
        needs="""
            grab* compart* guard* almacen* us* vend* trat* pas* consent* permi* publicidad
            """,
    ),
    answer=_F.at_start(
        r"""(?:si|no|claro|vale|por supuesto|de acuerdo|adelante|esta bien|prefiero que no
            | desde luego|ok|mejor no|acepto)"""
    ),
)
