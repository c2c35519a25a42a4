#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Numbers as they are said in Portuguese, in Brazil and in Portugal."""

from pipecat_summarizer.fidelity.spoken.lexicon import (
    Lexicon,
    Needs,
    Number,
    multiplier,
    phrases,
    series,
    words,
)


def lexicon() -> Lexicon:
    """The words of Portuguese."""
    return Lexicon(
        numbers={
            **series(0, "zero"),
            **series(1, "um", needs=Needs.SEQUENCE),
            **series(1, "uma", needs=Needs.COMPOUND),
            **series(2, "dois/duas três quatro cinco seis sete oito nove dez onze doze treze"),
            # Half a dozen, and half an hour as well.
            **series(6, "meia", needs=Needs.SEQUENCE),
            **series(14, "catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete"),
            **series(18, "dezoito dezenove/dezanove"),
            **series(20, "vinte trinta quarenta cinquenta", step=10, room=10, joins="e"),
            **series(60, "sessenta setenta oitenta noventa", step=10, room=10, joins="e"),
            **series(100, "cem"),
            **series(100, "cento", room=100, joins="e"),
            **_hundreds("os"),
            **_hundreds("as"),
            **multiplier(1_000, "mil", joins="|e"),
            **multiplier(1_000_000, "milhão milhões", joins="|e"),
            **multiplier(10**9, "bilhão bilhões bilião biliões", joins="|e"),
            **series(1, "primeiro/primeira segundo", ordinal=True, needs=Needs.DATE),
            **series(3, "terceiro/terceira", ordinal=True),
            # "Quarto" is a room; "quarta", "quinta" and "sexta" are days of the week.
            **series(4, "quarto", ordinal=True, needs=Needs.DATE),
            **series(5, "quinto sexto sétimo/sétima oitavo/oitava nono/nona", ordinal=True),
            **series(10, "décimo/décima", room=10, ordinal=True),
            **series(100, "centésimo/centésima", room=100, ordinal=True),
            **series(
                20,
                """
                vigésimo/vigésima trigésimo/trigésima quadragésimo/quadragésima
                quinquagésimo/quinquagésima sexagésimo/sexagésima
                septuagésimo/septuagésima/setuagésimo/setuagésima octogésimo/octogésima
                nonagésimo/nonagésima
                """,
                step=10,
                room=10,
                ordinal=True,
            ),
        },
        points=words("vírgula ponto"),
        dashes=words("traço hífen"),
        pluses=words("mais"),
        repeats={"duplo": 2, "dupla": 2, "triplo": 3},
        times={("duas", "vezes"): 2, ("tres", "vezes"): 3},
        fillers=words("o"),
        links={("de",): False, ("como",): False, ("como", "em"): True},
        letter_words=words("a e o"),
        labels=words("número opção quarto portão andar linha página terminal digite"),
        counted=words(
            """
            noites dias semanas meses anos horas minutos euros dólares reais pessoas adultos
            crianças quartos bilhetes passagens malas quilos vezes
            """
        ),
        date_leads=words("dia no"),
        months=words(
            """
            janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro
            dezembro
            """
        ),
        month_links=words("de"),
        idioms=phrases("por cento | mil desculpas | mil perdões | meia hora | meia noite"),
        ambiguous=words("mil dois doze três"),
        function_words=words(
            """
            os as é meu minha não está você favor que obrigado obrigada tenho quero
            preciso do da em com são eu
            """
        ),
    )


def _hundreds(ending: str) -> dict[str, Number]:
    stems = "duzent trezent quatrocent quinhent seiscent setecent oitocent novecent"
    return series(
        200, " ".join(stem + ending for stem in stems.split()), step=100, room=100, joins="e"
    )
