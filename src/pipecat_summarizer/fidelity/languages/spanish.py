#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the checks know of Spanish."""

from pipecat_summarizer.fidelity.languages.language import Language, openings, phrases, words

SPANISH = Language(
    code="es",
    script="LATIN",
    common=words(
        """
        al como con de del el en es está fue ha la las le lo los mi más no para pero por puedo
        que se son su tiene un una y
        """
    ),
    first_person=words("yo me mi soy tengo quiero puedo veo necesito"),
    second_person=words(
        """
        usted ustedes tú te ti tu tus contigo puedes quieres tienes necesitas deseas prefieres
        podrías
        """
    ),
    topic=phrases(
        """
        conversación* | resum* | transcripción* | diálogo | notas
        """
    ),
    reporting=phrases(
        """
        cliente* | usuari* | llamante | preguntó | preguntaba | solicitó | solicita | pidió
        | dijo | dice | mencionó | indicó | explicó | informó | comentó | quería | acordó |
        acordaron | llamó | afirmó | rechazó | aceptó | prometió | ofreció | persona que
        llama | el asistente | el agente | hablaron | hablan de | charlan | charlaron |
        conversan | conversaron | charla sobre | se habló | se trató
        """
    ),
    asking=words("qué cuál cuáles quién quiénes dónde cuándo cómo cuánto cuánta cuántos"),
    yes_no=phrases(
        """
        sí | no | claro | claro que sí | por supuesto | desde luego | vale | hola | buenos
        días | buenas tardes | buenas noches | no hay problema | no se preocupe | no te
        preocupes | perfecto | entendido | de acuerdo | correcto | exacto | exactamente |
        así es | eso es | efectivamente | muy bien | genial | estupendo | excelente | bueno
        | ah | oh | ok | okay | encantado | encantada | con gusto | por supuesto que no |
        claro que no | qué bien
        """
    ),
    offers=phrases(
        """
puedo ayudarle | puedo ayudarte | con gusto le | con gusto te | con mucho gusto | estaré encantado | estaré encantada | encantado de ayudar | encantada de ayudar | en qué puedo ayudar | cómo puedo ayudar | gracias por llamar | gracias por contactar | déjame | déjeme | permítame | permíteme | lamento escuchar | siento escuchar | de nada | estoy aquí para ayudar | un momento, por favor | entiendo su | entiendo tu | comprendo su | comprendo tu | claro, con | le ayudo | te ayudo | yo me encargo
"""
    ),
    apologies=phrases(
        """
        lo siento | lo siento mucho | lo lamento | disculpa | disculpe | perdón | mis disculpas
        | lamentablemente | desafortunadamente | pido disculpas
        """
    ),
    unable=openings(
        """
        no puedo | no me es posible | no soy capaz | no tengo acceso | no tengo la capacidad
        | no estoy en condiciones | no hay ninguna conversación
        """,
    ),
    unwilling=(
        *openings("""no tengo permiso | no se me permite"""),
        *openings(
            """por favor""", """la conversación | la transcripción | el texto que | el diálogo"""
        ),
        *openings(
            """me es imposible | no estoy autorizad* | no se me permite | debo negarme | soy un asistente de ia | soy una inteligencia"""
        ),
        *openings(
            """no puedo | no me es posible | no soy capaz""",
            """generar | esa petición | esta petición | datos personales""",
        ),
        *openings(
            """
            como ia, no | como ia no | como una ia, no | como una ia no
            | como inteligencia artificial, no | como modelo de lenguaje
            | como un modelo de lenguaje | como asistente de ia | soy una ia
            | soy un modelo de lenguaje | no hay ninguna conversación que resumir
            | por favor, proporciona la conversación | por favor, proporcione la conversación
            | no se ha proporcionado ninguna conversación
            """,
        ),
        *openings(
            "no puedo | no me es posible",
            """
            resumir | un resumen | ayudarte | ayudarle | ayudar con es | hacer eso
            | esa solicitud | esta solicitud | tu solicitud | su solicitud
            """,
        ),
    ),
    thinking=openings(
        """
        vale, | bien, | bueno, | a ver, | primero, | tengo que | debo | necesito | hay que
        | el usuario quiere que | el usuario me pide | mi tarea es
        """,
        "resumir | un resumen | el resumen | paso a paso",
    ),
    announcing=words(
        """
        a actualizada actualizado anterior aquí asistente breve cliente claro completo
        conversaciones continuación de diálogo ella encontrará entre esta este esto forma ha han
        hecho le llamada ofrece persona presenta puntos principales resumida resumido resumió
        sido siguiente solicitado supuesto telefónica tiene usuario versión llama agente nueva
        nuevo texto notas he concisa conciso final
        """
    ),
    talk=phrases(
        """
        gracias | por favor | con gusto | mucho gusto | bienvenid* | disculpe | perdone
        | buen día | buenas tardes | hasta luego | hasta pronto | no se preocupe | claro
        | por supuesto | si quiere | si quieres | si desea | quiere que | quieres que |
        le parece | le puedo | puedo | podemos | nuestro | nuestra | nosotros | avíseme
        | permítame | a su disposición | buena pregunta | *aremos | *eremos | *iremos |
        *amos
        """
    ),
    farewells=phrases(
        """
        hasta luego | hasta mañana | hasta pronto | hasta la vista | nos vemos | adiós | chao | chau | que
        tenga | que tengas | que pase | que pases | buen viaje | feliz viaje | feliz día |
        buen día | buenas noches | buenas tardes | que vaya bien | que le vaya | que te vaya
        | que disfrute* | que se mejore | que te mejores | un saludo | saludos | un abrazo |
        cuídese | cuídate | mucha suerte | buena suerte | buen provecho | le esperamos | la
        esperamos | te esperamos | los esperamos | atentamente | gracias por llamar |
        gracias por su llamada
        """
    ),
    planning=phrases(
        """
        debo | debería | tengo que | necesito | voy a | vamos a | veamos | a ver |
        déjame | creo que | pienso | primero miro | hmm | quizás deba
        """
    ),
)
