#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Spanish."""

from benchmarks.gate.languages import Scenario, Spoken

SPOKEN = Spoken(
    names="Ana Ruiz | Juan Pérez | Lucía Moreno | Carlos Vega | Marta Iglesias",
    days="el lunes | el martes | el miércoles | el jueves | el viernes | el sábado",
    amounts="35 euros | 49,90 euros | 120 pesos | 18,50 euros",
    labels=("Cliente", "Agente", "Llamada", "Notas"),
    headings=("Quién llama", "Datos", "Hecho", "Deseos", "Pendiente"),
    scenarios={
        "parcel": Scenario(
            call="""
            Hola, soy {name}. Mi pedido {id} todavía no ha llegado.
            Lo siento mucho. Veo que salió del almacén {day}.
            Lo necesito ya, es un regalo para mi hermana. No me escriban correos, llámenme al {phone}.
            Entendido. Puedo enviarle hoy otro paquete urgente sin coste.
            Perfecto, hágalo. ¿Y cuándo viene el mensajero?
            """,
            who="""
            {name} llamó porque el pedido {id} no ha llegado.
            La persona que llama es {name} y espera el pedido {id}.
            {name}: pedido {id} sin entregar.
            """,
            facts="""
            El paquete salió del almacén {day}; es un regalo para su hermana.
            El agente vio que el envío salió {day}.
            Salida del almacén: {day}.
            """,
            done="""
            Se envía otro paquete urgente sin coste.
            El agente prometió un segundo envío urgente gratis.
            Segundo envío urgente, gratis.
            """,
            wish="""
            No quiere correos, solo llamadas al {phone}.
            Pidió que la llamen al {phone} y que no le escriban.
            Contacto: teléfono {phone}, nada de correo.
            """,
            open="""
            Falta decir cuándo viene el mensajero.
            Preguntó cuándo llega el mensajero; aún sin respuesta.
            Pendiente: hora del mensajero.
            """,
            answers="""
            El mensajero pasará {day} a las {time}, esté atenta al teléfono.
            Llegará {day}. ¿Puedo ayudarle en algo más?
            Le llegará entre las {time} y el mediodía.
            """,
        ),
        "appointment": Scenario(
            call="""
            Buenas, soy {name}. Tengo una cita y necesito cambiarla.
            Claro. Le puedo ofrecer {day} a las {time} con la doctora Patel.
            Me viene bien. Mi número de paciente es {id}. Y hable más despacio, por favor.
            Anotado. Traiga la tarjeta nueva del seguro.
            De acuerdo. ¿Se puede aparcar detrás del edificio?
            """,
            who="""
            {name}, paciente {id}, quiere cambiar su cita.
            El paciente {name} solicitó otra fecha; número {id}.
            Cambio de cita para {name}, paciente n.º {id}.
            """,
            facts="""
            Nueva cita {day} a las {time} con la doctora Patel.
            Acordaron verse {day} a las {time}.
            Fecha nueva: {day}, {time}, Dra. Patel.
            """,
            done="""
            La cita quedó cambiada y anotada.
            El asistente anotó el número y confirmó la cita.
            Cita confirmada.
            """,
            wish="""
            Quiere que se le hable más despacio.
            Pidió hablar despacio.
            Hablar despacio.
            """,
            open="""
            Queda por responder si se puede aparcar detrás del edificio.
            Debe traer la tarjeta nueva; preguntó por el aparcamiento.
            Por aclarar: aparcamiento.
            """,
            answers="""
            Sí, puede aparcar allí gratis a partir de las {time}.
            No, lo siento, es solo para empleados.
            Claro, entre por la segunda puerta a la izquierda.
            """,
        ),
        "billing": Scenario(
            call="""
            Me llamo {name}. Me han cobrado marzo dos veces, {amount} cada vez.
            Un momento. Sí, veo dos pagos en la cuenta {id}.
            Quiero que me devuelvan uno. Y no quiero un vale.
            He iniciado la devolución con la referencia RF{id}. Tarda de tres a cinco días.
            Bien. ¿Me lo confirmarán por escrito?
            """,
            who="""
            A {name} le cobraron marzo dos veces, {amount} cada una.
            {name} se quejó de un cobro doble de {amount}.
            Cobro doble de {amount} en marzo, cuenta de {name}.
            """,
            facts="""
            Hay dos pagos en la cuenta {id}.
            El asistente encontró ambos pagos en la cuenta {id}.
            Cuenta {id}, dos pagos.
            """,
            done="""
            Devolución RF{id} iniciada, tarda de tres a cinco días.
            Se devuelve un pago con la referencia RF{id}.
            Devolución en curso: RF{id}.
            """,
            wish="""
            No acepta un vale.
            Rechazó el vale.
            Sin vale.
            """,
            open="""
            Falta aclarar la confirmación por escrito.
            Preguntó si habrá confirmación por escrito.
            ¿Confirmación por escrito? Pendiente.
            """,
            answers="""
            Sí, le enviaremos la confirmación por correo en una hora.
            Por supuesto, ya se la he mandado.
            La puede descargar desde su cuenta cuando quiera.
            """,
        ),
    },
    prefaces="""
    Aquí tiene el resumen de la llamada:
    Resumen:
    **Resumen de la conversación**
    """,
    addressed="""
    Usted es un cliente que pidió {id} y no lo ha recibido. Se envía otro paquete.
    Llamaste por el pedido {id}, que no llega. Se acordó un envío urgente.
    Pediste un segundo envío del pedido {id} y diste el {phone}.
    """,
    refusals="""
    Lo siento, pero no puedo ayudarte con esa petición.
    No me es posible resumir esta conversación porque contiene datos personales.
    Como inteligencia artificial, no puedo recordar llamadas.
    Disculpa, no puedo generar un resumen de esta llamada.
    Soy un modelo de lenguaje y no tengo acceso a esa información.
    Por favor, comparte la conversación que quieres que resuma.
    """,
    told_refusals="""
    El agente dijo que lo sentía, pero que no hay devolución para {id}.
    {name} no puede entrar en su cuenta; se le mandó un enlace.
    «Lo siento, no puedo cambiar la dirección», le habían dicho a {name} antes.
    Lamentablemente el artículo de {id} está agotado; {name} acepta el azul.
    """,
    offers="""
    ¡Hola! ¿En qué puedo ayudarle hoy?
    Claro, con mucho gusto le ayudo con eso.
    Gracias por llamar, {name}. ¿Me da su número de pedido?
    Permítame revisarlo ahora mismo.
    Entiendo su molestia, {name}, y haré lo posible por resolverlo.
    No se preocupe, yo me encargo.
    """,
    announcements="""
    Aquí está el resumen de la conversación.
    Este es un resumen de la conversación entre el usuario y el asistente.
    A continuación se presenta un resumen de la llamada.
    La conversación ha sido resumida.
    """,
    reasonings="""
    Vale, tengo que resumir esta llamada. Vamos paso a paso.
    El usuario quiere que haga un resumen. Primero debo ver qué se dijo.
    """,
    off_topic="""
    París es la capital de Francia.
    El agua hierve a cien grados a nivel del mar.
    La fotosíntesis convierte la luz del sol en energía para las plantas.
    """,
    replies="""
    Llegará {day}, entre las {time} y el mediodía.
    Gracias. ¿Y si no estoy en casa?
    Entonces lo deja con su vecino.
    Muy bien, muchas gracias. ¡Adiós!
    """,
)
