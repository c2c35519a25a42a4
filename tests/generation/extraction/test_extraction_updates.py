#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest

from contexts import user
from pipecat_summarizer.fidelity.languages import LANGUAGES
from pipecat_summarizer.generation.extraction.features import features_steps
from pipecat_summarizer.generation.extraction.records import Records
from pipecat_summarizer.generation.extraction.statements import read_steps
from pipecat_summarizer.generation.extraction.updates import replaced_steps
from pipecat_summarizer.slicing import drain


def held(*said, language="en"):
    """What still holds of several statements of the caller."""
    known = next((one for one in LANGUAGES if one.code == language), None)
    statements = drain(read_steps([user(text) for text in said], "", language))
    found = drain(features_steps(statements, known, Records()))
    gone = drain(replaced_steps(found))
    return [one.statement.text for index, one in enumerate(found) if index not in gone]


@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        ("The rent budget is $900.", "Our rent budget is $750."),
        ("My delivery address is 9 Oak Street.", "The delivery address is now 14 Birch Lane."),
        ("The party is booked for 2027-05-03.", "The party was rebooked for 2027-06-09."),
        ("Keep the cost of flowers below 200 euros.", "The new limit for flowers is 150 euros."),
        ("Please give me short answers.", "I would rather get detailed answers."),
        ("Anna Berg is responsible for the catering.", "Tom Lind now handles the catering."),
        ("The locker code is AB-12.", "The locker code has changed to CD-34."),
        ("Show times in UTC.", "From now on show all times in Pacific time."),
    ],
)
def test_a_later_statement_takes_the_place_of_an_earlier_one(earlier, later):
    assert held(earlier, later) == [later]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("My order number is KB-48213.", "My order number is KB-48977."),
        ("The order is 48213.", "The order is 48977."),
        ("The code of the red door is AB-12.", "The code of the old door is CD-34."),
        ("My order is KB-48213.", "I have another order, KB-48977."),
        ("The rent budget is $900.", "The food budget is $300."),
        ("The billing address is 9 Oak Street.", "The delivery address is now 14 Birch Lane."),
        ("The first flight is LH 123.", "The second flight is LH 456."),
        ("Dinner is on 2027-05-03.", "The concert is on 2027-06-09."),
        ("Anna Berg is the cook.", "Tom Lind is the driver."),
        ("The locker code is AB-12.", "Is the locker code now CD-34?"),
        ("I went to Rome in 2019 with friends.", "I went to Oslo in 2021 with friends."),
        ("My daughter is 12.", "My son is 15."),
        ("Please give me short answers.", "Please call me after six."),
    ],
)
def test_two_statements_that_both_hold_both_stay(one, other):
    assert held(one, other) == [one, other]


def test_what_is_said_again_is_kept_once_where_it_was_said_last():
    assert held("My name is Ann.", "It rains.", "My name is Ann.") == [
        "It rains.",
        "My name is Ann.",
    ]


def test_only_the_best_match_goes_when_one_thing_has_changed():
    rent, food = "The rent budget is $900.", "The food budget is $300."
    assert held(rent, food, "The food budget is $250 now.") == [
        rent,
        "The food budget is $250 now.",
    ]


@pytest.mark.parametrize(
    ("language", "earlier", "later"),
    [
        ("de", "Die Lieferadresse ist Ulmenweg 12a.", "Die Lieferadresse ist jetzt Birkenweg 3b."),
        (
            "es",
            "El presupuesto del viaje es 900 euros.",
            "El presupuesto del viaje ahora es 700 euros.",
        ),
        (
            "fr",
            "Le plafond du voyage est 900 euros.",
            "Le plafond du voyage est maintenant 700 euros.",
        ),
        ("pt", "O orçamento da viagem é 900 euros.", "O orçamento da viagem agora é 700 euros."),
    ],
)
def test_updates_are_known_in_other_languages(language, earlier, later):
    assert held(earlier, later, language=language) == [later]
