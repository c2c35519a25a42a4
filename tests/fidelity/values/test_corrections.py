#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from cases_corrections import CORRECTED, KEPT

from contexts import assistant, user
from pipecat_summarizer.fidelity.values import ledger_of


def ids(cases):
    return [" / ".join(message["content"] for message in case[0]) for case in cases]


def normals(entries):
    return {entry.normal for entry in entries}


@pytest.mark.parametrize(("messages", "in_force", "stale"), CORRECTED, ids=ids(CORRECTED))
def test_a_corrected_value_gives_way_to_the_new_one(messages, in_force, stale):
    ledger = ledger_of(messages)
    assert set(in_force) <= normals(ledger.in_force)
    assert set(stale) == normals(ledger.stale)


@pytest.mark.parametrize(("messages", "in_force"), KEPT, ids=ids(KEPT))
def test_a_value_beside_another_one_stays(messages, in_force):
    ledger = ledger_of(messages)
    assert set(in_force) <= normals(ledger.in_force)
    assert not ledger.stale


def test_what_replaces_a_value_keeps_the_words_that_say_what_it_is():
    ledger = ledger_of([user("The deadline is March 3."), user("Make it March 10.")])
    assert [(one.written, one.words) for one in ledger.in_force] == [("March 10", "deadline")]


def test_a_corrected_and_a_withdrawn_value_are_told_apart():
    ledger = ledger_of([user("My order is 48231, sorry, 48213."), user("Forget that number.")])
    assert [(one.normal, one.status) for one in ledger.entries] == [
        ("48231", "corrected"),
        ("48213", "withdrawn"),
    ]


def test_a_value_the_caller_comes_back_to_is_in_force_again():
    ledger = ledger_of(
        [
            user("On Thursday."),
            user("Actually, make it Friday."),
            user("No, make it Thursday again."),
        ]
    )
    assert normals(ledger.in_force) == {"thursday"}
    assert normals(ledger.stale) == {"friday"}


def test_the_assistant_alone_brings_no_corrected_value_back():
    ledger = ledger_of(
        [
            user("My order is 48231, sorry, 48213."),
            assistant("So order 48231, let me see."),
        ]
    )
    assert normals(ledger.in_force) == {"48213"}
