#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Numbers as they are said in Spanish."""

from pipecat_summarizer.fidelity.spoken.lexicon import (
    Lexicon,
    Needs,
    Number,
    multiplier,
    phrases,
    series,
    words,
)

_UNITS = "uno/un/una dos tres cuatro cinco seis siete ocho nueve"
_TENS = "treinta cuarenta cincuenta sesenta setenta ochenta noventa"


def lexicon() -> Lexicon:
    """The words of Spanish."""
    return Lexicon(
        numbers={
            **series(0, "cero"),
            **series(1, "uno", needs=Needs.NEIGHBOUR),
            **series(1, "un/una", needs=Needs.COMPOUND),
            **series(2, "dos tres cuatro cinco seis siete ocho nueve diez once doce trece"),
            **series(14, "catorce quince dieciséis diecisiete dieciocho diecinueve veinte"),
            **series(21, "veintiuno/veintiún/veintiuna veintidós veintitrés veinticuatro"),
            **series(25, "veinticinco veintiséis veintisiete veintiocho veintinueve"),
            **series(30, _TENS, step=10, room=10, joins="y"),
            **_one_word_compounds(),
            **series(100, "cien"),
            **series(100, "ciento", room=100),
            **_hundreds("os"),
            **_hundreds("as"),
            **multiplier(1_000, "mil"),
            **multiplier(1_000_000, "millón millones"),
            **multiplier(10**12, "billón billones"),
            **series(1, "primero/primer/primera segundo/segunda", ordinal=True, needs=Needs.DATE),
            **series(3, "tercero/tercer/tercera", ordinal=True),
            **series(4, "cuarto/cuarta", ordinal=True, needs=Needs.DATE),
            **series(5, "quinto/quinta sexto/sexta séptimo/séptima", ordinal=True),
            **series(8, "octavo/octava noveno/novena", ordinal=True),
            **series(10, "décimo/décima", room=10, ordinal=True),
            **series(100, "centésimo/centésima", room=100, ordinal=True),
            **series(
                20,
                """
                vigésimo/vigésima trigésimo/trigésima cuadragésimo/cuadragésima
                quincuagésimo/quincuagésima sexagésimo/sexagésima septuagésimo/septuagésima
                octogésimo/octogésima nonagésimo/nonagésima
                """,
                step=10,
                room=10,
                ordinal=True,
            ),
        },
        points=words("punto coma"),
        dashes=words("guion raya"),
        pluses=words("más"),
        repeats={"doble": 2, "triple": 3},
        times={("dos", "veces"): 2, ("tres", "veces"): 3},
        fillers=words("el"),
        links={("de",): False, ("como",): False, ("como", "en"): True},
        letter_words=words("a e o u y"),
        leads=words("cada"),
        labels=words("número opción habitación puerta marque piso línea terminal página"),
        counted=words(
            """
            noches días semanas meses años horas minutos euros dólares pesos personas adultos
            niños habitaciones billetes boletos maletas kilos veces
            """
        ),
        date_leads=words("el día"),
        months=words(
            """
            enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre
            noviembre diciembre
            """
        ),
        month_links=words("de"),
        idioms=phrases("por ciento | mil gracias | mil disculpas | mil perdones"),
        ambiguous=words("mil once tres"),
        function_words=words(
            """
            el los las es mi su está usted favor qué pero hola gracias tengo quiero
            necesito del al
            """
        ),
    )


def _hundreds(ending: str) -> dict[str, Number]:
    stems = "doscient trescient cuatrocient quinient seiscient setecient ochocient novecient"
    return series(200, " ".join(stem + ending for stem in stems.split()), step=100, room=100)


def _one_word_compounds() -> dict[str, Number]:
    """The tens and units in one word: "treintaicinco"."""
    return {
        word: number
        for place, tens in enumerate(_TENS.split())
        for word, number in series(
            10 * place + 31,
            " ".join("/".join(f"{tens}i{unit}" for unit in s.split("/")) for s in _UNITS.split()),
        ).items()
    }
