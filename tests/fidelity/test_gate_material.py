#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The gate on material held out from tuning: the bars that the README names."""

from collections import Counter

import pytest

from benchmarks.gate import errors, records, stored, wilson

MAX_REFUSED = 0.01
MAX_LET_THROUGH = 0.05


@pytest.fixture(scope="module")
def held_out():
    return stored()


@pytest.fixture(scope="module")
def mistaken(held_out):
    return [sample for sample, _ in errors(held_out)]


@pytest.fixture(scope="module")
def mistakes(mistaken):
    return Counter(sample.good for sample in mistaken)


def test_good_summaries_are_hardly_ever_refused(held_out, mistakes):
    good = sum(sample.good for sample in held_out)
    assert good >= 1_000
    assert mistakes[True] / good < MAX_REFUSED


def test_bad_replies_are_hardly_ever_let_through(held_out, mistakes):
    bad = sum(not sample.good for sample in held_out)
    assert bad >= 500
    assert mistakes[False] / bad < MAX_LET_THROUGH


def test_no_reply_is_in_both_splits(held_out):
    tuned = {sample.raw for sample in stored("tuning")}
    # Blank replies, and the shortest calls of tools, have no variety.
    assert not [one.raw for one in held_out if one.raw in tuned and len(one.raw) > 40]


def test_the_material_is_of_many_languages_kinds_and_sources(held_out):
    assert len({sample.language for sample in held_out if sample.good}) >= 15
    assert len({sample.kind for sample in held_out if not sample.good}) >= 15
    assert {sample.source for sample in held_out} == {"by_hand", "composed", "gemma3", "smollm2"}


def test_an_interval_holds_its_share():
    assert wilson(0, 1_000) == (0.0, pytest.approx(0.0038, abs=1e-4))
    low, high = wilson(25, 500)
    assert low < 0.05 < high


def test_the_table_counts_every_reply_once(held_out, mistaken):
    replies, wrong = Counter(), Counter()
    for record in records(held_out, mistaken):
        replies[record["by"]] += record["replies"]
        wrong[record["by"]] += record["wrong"]
    assert set(replies) == {"all", "source", "kind", "language"}
    assert set(replies.values()) == {len(held_out)}
    assert set(wrong.values()) == {len(mistaken)}
