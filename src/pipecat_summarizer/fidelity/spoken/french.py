#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Numbers as they are said in French, with the septante and nonante of Belgium."""

from pipecat_summarizer.fidelity.spoken.lexicon import (
    Lexicon,
    Needs,
    Number,
    multiplier,
    phrases,
    series,
    words,
)

_FROM_SEVENTEEN = {("dix", "sept"): 17, ("dix", "huit"): 18, ("dix", "neuf"): 19}
_SIXTY = Number(60, 20, ("", "et"))
_EIGHTY = Number(80, 20)


def lexicon() -> Lexicon:
    """The words of French."""
    return Lexicon(
        numbers={
            **series(0, "zéro"),
            **series(1, "un", needs=Needs.SEQUENCE),
            **series(1, "une", needs=Needs.COMPOUND),
            **series(2, "deux trois quatre cinq six sept huit"),
            **series(9, "neuf", needs=Needs.NEIGHBOUR),
            **series(10, "dix onze douze treize quatorze quinze seize"),
            **series(20, "vingt trente quarante cinquante", step=10, room=10, joins="|et"),
            "soixante": _SIXTY,
            **series(70, "septante huitante/octante nonante", step=10, room=10, joins="|et"),
            **multiplier(100, "cent cents", most=19),
            **multiplier(1_000, "mille"),
            **multiplier(1_000_000, "million millions"),
            **multiplier(10**9, "milliard milliards"),
            **series(1, "premier/première", ordinal=True, needs=Needs.DATE),
            **series(1, "unième", ordinal=True, needs=Needs.COMPOUND),
            **series(2, "deuxième troisième quatrième cinquième sixième", ordinal=True),
            **series(7, "septième huitième neuvième dixième onzième", ordinal=True),
            **series(12, "douzième treizième quatorzième quinzième seizième", ordinal=True),
            **series(20, "vingtième trentième quarantième", step=10, ordinal=True),
            **series(50, "cinquantième soixantième", step=10, ordinal=True),
            **multiplier(100, "centième", most=19, ordinal=True),
            **multiplier(1_000, "millième", ordinal=True),
        },
        pairs={
            ("quatre", "vingt"): _EIGHTY,
            ("quatre", "vingts"): _EIGHTY,
            ("quatre", "vingtieme"): Number(80, ordinal=True),
            **{pair: Number(value) for pair, value in _FROM_SEVENTEEN.items()},
            **{
                (ten, f"{unit.removesuffix('f')}{'v' if unit == 'neuf' else ''}ieme"): Number(
                    value, ordinal=True
                )
                for (ten, unit), value in _FROM_SEVENTEEN.items()
            },
        },
        ordinal_last=True,
        points=words("virgule point"),
        dashes=words("tiret"),
        pluses=words("plus"),
        repeats={"double": 2, "triple": 3},
        times={("deux", "fois"): 2, ("trois", "fois"): 3},
        fillers=words("le"),
        links={("comme",): True, ("comme", "dans"): True, ("de",): False},
        letter_words=words("a y"),
        labels=words("numéro option chambre porte quai étage ligne page terminal tapez"),
        # "Neuf mars" is a day: nothing else that is new stands before a month.
        counted=words(
            """
            janvier février mars avril mai juin juillet août septembre octobre novembre décembre
            nuit nuits jour jours semaine semaines mois an ans heure heures minute minutes
            euro euros dollar dollars personne personnes adulte adultes enfant enfants
            chambre chambres billet billets place places kilo kilos fois pour
            """
        ),
        date_leads=words("le au du"),
        months=words(
            """
            janvier février mars avril mai juin juillet août septembre octobre novembre
            décembre
            """
        ),
        idioms=phrases("pour cent | mille mercis | tapis neuf"),
        ambiguous=words("cent mille neuf seize sept"),
        untrusted=words("cents"),
        function_words=words(
            """
            est les je mon ma vous votre avec bonjour merci c'est sur pas que qui j'ai
            voudrais il nous des dans très suis bien
            """
        ),
    )
