#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest

from contexts import chat, user
from pipecat_summarizer.fidelity.values import Ledger, ValueEntry
from pipecat_summarizer.fidelity.wishes import Wish, Wishes
from pipecat_summarizer.generation.extraction import extract


def entry(said, status="in_force", *, written=None, kind="id"):
    return ValueEntry(
        said=said,
        written=written or said,
        normal=(written or said).upper(),
        kind=kind,
        speaker="caller",
        turn=1,
        status=status,
    )


@pytest.mark.parametrize("status", ["corrected", "withdrawn"])
def test_what_holds_only_values_out_of_force_is_left_out(status):
    messages = [user("Bring it to locker AB-12."), *chat(4)]
    ledger = Ledger(entries=(entry("AB-12", status),))
    assert "AB-12" in extract(messages, max_tokens=6000)
    assert "AB-12" not in extract(messages, max_tokens=6000, ledger=ledger)


def test_what_holds_a_value_in_force_as_well_is_shown():
    messages = [user("It is CD-34, not AB-12."), *chat(4)]
    ledger = Ledger(entries=(entry("AB-12", "corrected"), entry("CD-34")))
    assert "CD-34" in extract(messages, max_tokens=6000, ledger=ledger)


def test_a_spoken_value_in_force_is_worth_its_room():
    spoken = user("The thing has four eight two one three on it.")
    other = user("The weather in our town has been grey and quiet for weeks.")
    ledger = Ledger(entries=(entry("four eight two one three", written="48213"),))
    for messages in ([spoken, other], [other, spoken]):
        assert "four eight two" in extract(messages, max_tokens=20, ledger=ledger)


def test_part_of_a_longer_value_is_not_the_value():
    messages = [user("Bring it to locker AB-123."), *chat(4)]
    ledger = Ledger(entries=(entry("AB-12", "corrected"),))
    assert "AB-123" in extract(messages, max_tokens=6000, ledger=ledger)


def test_a_wish_in_force_is_carried_word_for_word():
    said = "Oh, and keep the gate of the yard shut at all times"
    messages = [user(f"{said}."), *chat(30)]
    wishes = Wishes(entries=(Wish(said, "always"),))
    for max_tokens in (6000, 80):
        assert said in extract(messages, max_tokens=max_tokens, wishes=wishes)


def test_a_wish_that_was_taken_back_is_not_shown():
    messages = [user("Never call me on Mondays. I have a question and it is about my order.")]
    wishes = Wishes(entries=(Wish("Never call me on Mondays.", "never", status="withdrawn"),))
    assert "Mondays" in extract(messages, max_tokens=6000)
    assert "Mondays" not in extract(messages, max_tokens=6000, wishes=wishes)
