#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the benchmark says of a ledger, held against ledgers made up for it."""

from dataclasses import dataclass, field

import pytest

from benchmarks.fidelity import ledger, report
from benchmarks.fidelity.matching import symbols
from benchmarks.fidelity.planted import Call, Planted
from benchmarks.fidelity.values import Value


@dataclass
class Entry:
    said: str
    kind: str = "id"
    status: str = "in_force"


@dataclass
class Entries:
    entries: list[Entry] = field(default_factory=list)


def call(**changes):
    item = Planted(
        kind="order",
        label="the order number",
        said="48213",
        form="written",
        way="said",
        value=Value({"written": "48213"}, tuple(symbols("48213", "en"))),
        since=1,
        **changes,
    )
    message = {"role": "user", "content": "My order is 48213."}
    return Call("en", 1, [], [[message]], [item])


@pytest.fixture
def reading_of(monkeypatch):
    def read(one, *entries):
        monkeypatch.setattr(ledger, "_read", lambda messages, wishes: Entries(list(entries)))
        return ledger.read_calls([one], wishes=False)

    return read


CELL = ("order", "en")


def test_a_value_in_an_entry_of_its_own_is_found_exactly(reading_of):
    reading = reading_of(call(), Entry("four eight two one three"))
    assert reading.planted[CELL] == 1
    assert not (reading.missed or reading.inexact or reading.superseded or reading.noise)


def test_a_value_in_no_entry_is_missed_and_another_entry_is_noise(reading_of):
    reading = reading_of(call(), Entry("48214"))
    assert len(reading.missed[CELL]) == 1
    assert len(reading.noise["id", "en"]) == 1


@pytest.mark.parametrize("entry", [Entry("order is 48213"), Entry("48213", kind="postal_code")])
def test_more_than_the_value_or_another_kind_is_inexact(reading_of, entry):
    reading = reading_of(call(), entry)
    assert len(reading.inexact[CELL]) == 1 and not reading.missed


def test_a_value_in_force_that_was_taken_as_corrected_is_wrongly_superseded(reading_of):
    reading = reading_of(call(), Entry("48213", status="corrected"))
    assert len(reading.superseded[CELL]) == 1 and not reading.missed


def test_one_value_in_a_hundred_may_be_taken_as_superseded_and_not_more():
    assert "cleared: 1 of 100 values" in report.ledger_bar(1, 100)
    assert "missed: 2 of 100 values" in report.ledger_bar(2, 100)


def test_a_value_that_holds_no_more_may_be_missing_but_not_in_force(reading_of):
    ended = {"until": 1, "ended": "withdrawn", "ended_by": "Forget it."}
    assert not reading_of(call(**ended)).stale
    assert not reading_of(call(**ended), Entry("48213", status="withdrawn")).stale
    assert len(reading_of(call(**ended), Entry("48213")).stale[CELL]) == 1


def test_what_took_a_value_back_is_no_noise(reading_of):
    ended = {"until": 1, "ended": "withdrawn", "ended_by": "Forget it, Anna."}
    assert not reading_of(call(**ended), Entry("Anna", kind="name")).noise


def test_a_distractor_in_force_is_counted_apart(reading_of):
    reading = reading_of(call(is_distractor=True), Entry("48213"))
    assert len(reading.distractors[CELL]) == 1
    assert not reading.planted and not reading.noise


def test_the_report_names_every_list(reading_of):
    lines = "\n".join(reading_of(call(), Entry("48214")).lines())
    assert "missed: 1 of 1" in lines and "wrongly taken as superseded: 0 of 1" in lines
    assert "`48214`" in lines
