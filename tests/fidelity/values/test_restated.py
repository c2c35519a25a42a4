#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A thing that has one value at a time has the one that was said last; others keep all."""

import pytest

from pipecat_summarizer.fidelity.values import Ledger, ledger_of
from tests.contexts import assistant, user


def _of(*said: str) -> Ledger:
    return ledger_of([user(text) for text in said])


def _in_force(ledger: Ledger) -> set[str]:
    return {entry.written for entry in ledger.in_force}


@pytest.mark.parametrize(
    ("before", "after", "old", "new"),
    [
        ("The project budget cap is $800.", "Keep project spend under $300.", "$800", "$300"),
        ("The deadline is March 3.", "The deadline is March 10.", "March 3", "March 10"),
        ("The deadline is March 3.", "The deadline is March 10 now.", "March 3", "March 10"),
        ("The vault code is X7K-2291.", "The new vault code is P4T-8810.", "X7K-2291", "P4T-8810"),
        ("My email is a.b@example.com.", "My email is c.d@example.com.", "a.b@example.com",
         "c.d@example.com"),
        ("Meine Adresse ist Bahnhofstraße 12.", "Meine neue Adresse ist Lindenallee 4.",
         "Bahnhofstraße 12", "Lindenallee 4"),
        ("The deposit was $300.", "The deposit has changed, it's $350 now.", "$300", "$350"),
        ("L'acompte est de 210 €.", "L'acompte a changé, c'est 323 € maintenant.", "210 €", "323 €"),
    ],
)  # fmt: skip
def test_what_has_one_value_at_a_time_has_the_last_one(before: str, after: str, old: str, new: str):
    ledger = _of(before, "All right.", after)
    assert new in _in_force(ledger)
    assert {entry.written for entry in ledger.stale} == {old}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("My order number is 48213.", "My order number is 48977."),
        ("My ticket code is AB4821.", "My ticket code is CD4977."),
        ("My phone number is 555 010 1234.", "My work phone number is 555 020 9876."),
        ("The billing address is 14 Mill Road.", "The delivery address is 15 Oak Street."),
        ("The deadline is March 3.", "The other deadline is March 10."),
        ("The deadline is March 3.", "What if the deadline is March 10?"),
        ("The budget is $300.", "The hotel costs $200."),
        ("My appointment is on March 3.", "My husband's appointment is on March 4."),
        ("The lunch was $30.", "The lunch was $45."),
    ],
)
def test_what_may_have_several_values_keeps_them(before: str, after: str):
    assert not _of(before, "All right.", after).stale


def test_two_values_in_one_breath_both_hold():
    assert not _of("The deadline is March 3 and the deadline is March 10.").stale


@pytest.mark.parametrize(
    ("first", "correction", "new"),
    [
        ("My name is Ann Leigh.", "Wait, it's Anne Lee.", "Anne Lee"),
        ("My name is Ann Leigh.", "Sorry, I misspoke: Anne Lee.", "Anne Lee"),
        ("Mi nombre es Ana Ruiz.", "Espere, es Anna Sanz.", "Anna Sanz"),
        ("I live at 14 Mill Road.", "Wait, it's 28 Oak Street.", "28 Oak Street"),
        ("Il me faut la chambre 24 jours.", "Attendez, c'est seize jours.", "16 jours"),
        ("My code is PM5D2P.", "Sorry, I misspoke: MT8C4G.", "MT8C4G"),
    ],
)
def test_a_slip_right_before_is_corrected_without_naming_it(first: str, correction: str, new: str):
    ledger = ledger_of([user(first), assistant("Thank you."), user(correction)])
    assert _in_force(ledger) == {new}


@pytest.mark.parametrize(
    "said",
    [
        "Wait, I also have 28 Oak Street.",
        "Wait, what about 28 Oak Street?",
        "Sorry, can you say 28 Oak Street again?",
    ],
)
def test_what_is_said_after_a_wait_replaces_nothing_by_itself(said: str):
    ledger = ledger_of([user("I live at 14 Mill Road."), assistant("Thank you."), user(said)])
    assert "14 Mill Road" in _in_force(ledger)


def test_a_slip_is_about_what_was_said_last_and_nothing_before():
    ledger = _of(
        "I live at 14 Mill Road.", "Right.", "And so on.", "Hm.", "Wait, it's 28 Oak Street."
    )
    assert _in_force(ledger) == {"14 Mill Road", "28 Oak Street"}


@pytest.mark.parametrize(
    "said",
    [
        "Just as an example, the order number could look like 48213.",
        "With another customer the order number was 48213, but that is not yours.",
        "Nur ein Beispiel: die Bestellnummer 48213.",
    ],
)
def test_what_the_assistant_gives_as_an_example_is_no_value(said: str):
    assert not ledger_of([assistant(said)]).entries
    assert ledger_of([assistant("Your order number is 48213.")]).entries


def test_another_door_of_the_same_house_is_a_slip():
    said = [
        {
            "role": "user",
            "content": "It's 27 Harbour Lane, flat 4, Bristol. The postcode is BS1 9QX.",
        },
        {"role": "user", "content": "No, sorry, it's 27 Harbour Lane, flat 14."},
    ]
    ledger = ledger_of(said)
    assert [e.written for e in ledger.in_force if e.kind == "address"] == [
        "27 Harbour Lane, flat 14"
    ]
    assert [e.written for e in ledger.in_force if e.kind == "postal_code"] == ["BS1 9QX"]


def test_two_houses_are_two_addresses():
    said = [{"role": "user", "content": "I have 12 Birch Lane, flat 2, and 14 Birch Lane, flat 2."}]
    addresses = [e for e in ledger_of(said).in_force if e.kind == "address"]
    assert len(addresses) == 2
