#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What names, streets, units and clocks are called in each language of the generator."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """The words of a language.

    Parameters:
        phones: Shapes of a phone number, ``#`` for a digit.
        plus: The plus sign.
        currency: Sign, code and plural of the currency.
        cents: How cents follow the whole units.
        months: January to December.
        weekdays: Monday to Sunday.
        clock: The time in full.
        clock_idioms: The time as people say it, by the minute.
        durations: Units of time in the plural.
        units: Units of goods in the plural.
        percent: Percent.
        dot: The dot in an address of a mailbox or page.
        at: The at sign.
        slash: The slash.
        point: The point in a version.
        as_in: How a letter is spelt.
        alphabet: The word for each letter.
        streets: Addresses, with ``{number}``.
        first_names: First names.
        last_names: Last names.
        pages: Words for the address of a page.
    """

    phones: tuple[str, ...]
    plus: str
    currency: tuple[str, str, str]
    cents: str
    months: Sequence[str]
    weekdays: Sequence[str]
    clock: str
    clock_idioms: dict[int, str]
    durations: Sequence[str]
    units: Sequence[str]
    percent: str
    dot: str
    at: str
    slash: str
    point: str
    as_in: str
    alphabet: dict[str, str]
    streets: Sequence[str]
    first_names: Sequence[str]
    last_names: Sequence[str]
    pages: Sequence[str]


_LETTERS = "BCDFGHKLMNPRST"

WORDS = {
    "en": Words(
        phones=("4##-555-01##", "(3##) 555-01##", "+1 4## 555 01##"),
        plus="plus",
        currency=("$", "USD", "dollars"),
        cents="and {cents} cents",
        months=(
            "January February March April May June July August September October November December"
        ).split(),
        weekdays="Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(),
        clock="{hour} {minute}",
        clock_idioms={
            15: "quarter past {hour}",
            30: "half past {hour}",
            40: "twenty to {next}",
            45: "quarter to {next}",
        },
        durations="minutes days weeks months years".split(),
        units="boxes kilos chairs litres tickets bottles".split(),
        percent="percent",
        dot="dot",
        at="at",
        slash="slash",
        point="point",
        as_in="{letter} as in {word}",
        alphabet=dict(
            zip(
                _LETTERS,
                "Bravo Charlie Delta Foxtrot Golf Hotel Kilo Lima Mike November Papa Romeo Sierra "
                "Tango".split(),
                strict=True,
            )
        ),
        streets=[
            "{number} Birch Lane",
            "{number} Oak Street",
            "{number} Station Road",
            "{number} Maple Avenue",
            "{number} Mill Road",
        ],
        first_names="Anna Peter Laura Thomas Nina Oliver Grace Martin Helen Simon".split(),
        last_names="Keller Brooks Whitfield Harper Doyle Fletcher Norris Palmer".split(),
        pages="returns shop orders guide tickets support".split(),
    ),
    "es": Words(
        phones=("6## ### ###", "91 ### ## ##", "+34 6## ### ###"),
        plus="más",
        currency=("€", "EUR", "euros"),
        cents="con {cents}",
        months=(
            "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre "
            "diciembre"
        ).split(),
        weekdays="lunes martes miércoles jueves viernes sábado domingo".split(),
        clock="{hour} {minute}",
        clock_idioms={
            15: "{hour} y cuarto",
            20: "{hour} y veinte",
            30: "{hour} y media",
            40: "{next} menos veinte",
            45: "{next} menos cuarto",
        },
        durations="minutos días semanas meses años".split(),
        units="cajas kilos sillas litros entradas botellas".split(),
        percent="por ciento",
        dot="punto",
        at="arroba",
        slash="barra",
        point="punto",
        as_in="{letter} de {word}",
        alphabet=dict(
            zip(
                _LETTERS,
                "Barcelona Carmen Dolores Francia Granada Historia Kilo Lorenzo Madrid Navarra "
                "París Ramón Sábado Toledo".split(),
                strict=True,
            )
        ),
        streets=[
            "calle Mayor {number}",
            "calle del Olmo {number}",
            "avenida de la Estación {number}",
            "plaza del Carmen {number}",
            "calle Molino {number}",
        ],
        first_names="Lucía Pedro Carmen Javier Marta Sergio Elena Pablo Irene Andrés".split(),
        last_names="Ortega Molina Serrano Vidal Cabrera Herrero Pascual Fuentes".split(),
        pages="devoluciones tienda pedidos manual entradas ayuda".split(),
    ),
    "de": Words(
        phones=("0151 #######", "030 ######", "+49 171 #######"),
        plus="plus",
        currency=("€", "EUR", "Euro"),
        cents="{cents}",
        months=(
            "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"
        ).split(),
        weekdays="Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag".split(),
        clock="{hour} Uhr {minute}",
        clock_idioms={
            15: "Viertel nach {hour}",
            20: "zwanzig nach {hour}",
            30: "halb {next}",
            40: "zwanzig vor {next}",
            45: "Viertel vor {next}",
        },
        durations="Minuten Tage Wochen Monate Jahre".split(),
        units="Kisten Kilo Stühle Liter Karten Flaschen".split(),
        percent="Prozent",
        dot="Punkt",
        at="at",
        slash="Schrägstrich",
        point="Punkt",
        as_in="{letter} wie {word}",
        alphabet=dict(
            zip(
                _LETTERS,
                "Berta Cäsar Dora Friedrich Gustav Heinrich Kaufmann Ludwig Martha Nordpol Paula "
                "Richard Samuel Theodor".split(),
                strict=True,
            )
        ),
        streets=[
            "Birkenweg {number}",
            "Hauptstraße {number}",
            "Bahnhofstraße {number}",
            "Lindenallee {number}",
            "Mühlenweg {number}",
        ],
        first_names="Anke Jürgen Lena Stefan Heike Matthias Greta Florian Ute Torsten".split(),
        last_names="Kellermann Vogel Brandt Lehmann Winkler Seidel Krause Pohl".split(),
        pages="retouren laden bestellungen anleitung karten hilfe".split(),
    ),
    "fr": Words(
        phones=("06 ## ## ## ##", "01 ## ## ## ##", "+33 6 ## ## ## ##"),
        plus="plus",
        currency=("€", "EUR", "euros"),
        cents="{cents}",
        months=(
            "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"
        ).split(),
        weekdays="lundi mardi mercredi jeudi vendredi samedi dimanche".split(),
        clock="{hour} heures {minute}",
        clock_idioms={
            15: "{hour} heures et quart",
            30: "{hour} heures et demie",
            40: "{next} heures moins vingt",
            45: "{next} heures moins le quart",
        },
        durations="minutes jours semaines mois ans".split(),
        units="cartons kilos chaises litres billets bouteilles".split(),
        percent="pour cent",
        dot="point",
        at="arobase",
        slash="slash",
        point="point",
        as_in="{letter} comme {word}",
        alphabet=dict(
            zip(
                _LETTERS,
                "Berthe Célestin Désiré François Gaston Henri Kléber Louis Marcel Nicolas Pierre "
                "Raoul Suzanne Thérèse".split(),
                strict=True,
            )
        ),
        streets=[
            "{number} rue des Lilas",
            "{number} avenue de la Gare",
            "{number} rue du Moulin",
            "{number} boulevard Voltaire",
            "{number} place du Marché",
        ],
        first_names="Camille Julien Élodie Antoine Chloé Mathieu Manon Benoît Sylvie Luc".split(),
        last_names="Lefèvre Moreau Girard Perrin Chevalier Blanchard Rousseau Marchand".split(),
        pages="retours boutique commandes notice billets aide".split(),
    ),
    "pt": Words(
        phones=("(11) 9####-####", "21 9#### ####", "+55 11 9####-####"),
        plus="mais",
        currency=("R$", "BRL", "reais"),
        cents="e {cents} centavos",
        months=(
            "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro "
            "dezembro"
        ).split(),
        weekdays=(
            "segunda-feira,terça-feira,quarta-feira,quinta-feira,sexta-feira,sábado,domingo"
        ).split(","),
        clock="{hour} e {minute}",
        clock_idioms={
            30: "{hour} e meia",
            40: "vinte para as {next}",
            45: "quinze para as {next}",
        },
        durations="minutos dias semanas meses anos".split(),
        units="caixas quilos cadeiras litros ingressos garrafas".split(),
        percent="por cento",
        dot="ponto",
        at="arroba",
        slash="barra",
        point="ponto",
        as_in="{letter} de {word}",
        alphabet=dict(
            zip(
                _LETTERS,
                "bola casa dado faca gato hotel kilo lata mala navio pato rato sapo tatu".split(),
                strict=True,
            )
        ),
        streets=[
            "rua das Flores {number}",
            "avenida Paulista {number}",
            "rua do Moinho {number}",
            "travessa da Estação {number}",
            "rua Augusta {number}",
        ],
        first_names="Beatriz Rafael Camila Tiago Larissa Bruno Helena Caio Marina Diego".split(),
        last_names="Almeida Barros Carvalho Moreira Nogueira Teixeira Ramos Pinto".split(),
        pages="devolucoes loja pedidos manual ingressos ajuda".split(),
    ),
}
