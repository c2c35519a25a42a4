#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The fifth set of the gate: what is in it. It is frozen, and measured once."""

import gzip
import hashlib
from collections import Counter

import pytest

from benchmarks.gate.fifth import MATERIAL, fifth_samples

FROZEN = "185ec0d98d417377f889ac7fc07cb15e02b2792225a76dc8ece4480871ee142d"


@pytest.fixture(scope="module")
def samples():
    return fifth_samples()


def test_the_set_is_the_one_that_was_measured():
    assert hashlib.sha256(gzip.decompress(MATERIAL.read_bytes())).hexdigest() == FROZEN


def test_a_third_of_the_good_summaries_are_by_a_real_model(samples):
    sources = Counter(sample.source for sample in samples if sample.good)
    assert sources.total() == 1_000
    assert sources["qwen2.5-1.5b"] >= 334
    assert sources["hand"] >= 334


def test_the_bad_replies_are_of_every_kind_and_mostly_answers(samples):
    kinds = Counter(sample.kind for sample in samples if not sample.good)
    assert kinds.total() == 500
    assert kinds.most_common(1)[0][0] == "answer"
    assert {"blank", "cutoff", "thinking", "refusal", "script", "large", "digit", "leak"} < set(
        kinds
    )


def test_half_of_the_good_summaries_are_in_other_languages_than_english(samples):
    languages = Counter(sample.language for sample in samples if sample.good)
    assert languages["en"] < 500
    assert sum(number >= 20 for number in languages.values()) >= 15


def test_no_good_reply_is_there_twice_or_bad_as_well(samples):
    good = Counter(sample.raw for sample in samples if sample.good)
    assert max(good.values()) == 1
    assert not [one.raw for one in samples if not one.good and one.raw in good]


def test_the_calls_of_tools_are_in_the_messages(samples):
    called = [one for one in samples if any("tool_calls" in message for message in one.messages)]
    assert called
    assert all(any(message["role"] == "tool" for message in one.messages) for one in called)
