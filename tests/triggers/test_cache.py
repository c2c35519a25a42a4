#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from pipecat_summarizer.triggers import Rewrite, latest_tokens

TOKENS = st.integers(min_value=0, max_value=10**6)
REWRITES = st.builds(
    Rewrite,
    replaced=TOKENS,
    earlier=TOKENS,
    behind=TOKENS,
    summary=TOKENS,
    requests=st.integers(min_value=0, max_value=10**4),
)


def test_what_saves_as_much_as_it_costs_pays():
    # Lost: 0.75 * (200 + 200) + 4 * 200 = 1,100. Saved: 0.25 * 800 = 200 a request, half of it.
    rewrite = Rewrite(replaced=1000, earlier=0, behind=200, summary=200, requests=11)
    assert rewrite.pays
    assert not replace(rewrite, requests=10).pays


def test_a_summary_to_be_updated_has_to_be_read_and_pays_later():
    rewrite = Rewrite(replaced=1000, earlier=0, behind=200, summary=200, requests=11)
    assert not replace(rewrite, earlier=200).pays
    assert replace(rewrite, earlier=200, requests=13).pays


def test_what_does_not_shrink_never_pays():
    assert not Rewrite(replaced=200, earlier=200, behind=0, summary=200, requests=10**6).pays


@given(REWRITES, st.integers(min_value=0, max_value=10**4))
def test_what_pays_pays_after_more_requests_too(rewrite, more):
    if rewrite.pays and rewrite.saved >= 0:
        assert replace(rewrite, requests=rewrite.requests + more).pays


@given(REWRITES, TOKENS)
def test_what_does_not_pay_does_not_pay_with_more_to_read_anew(rewrite, more):
    if not rewrite.pays:
        assert not replace(rewrite, behind=rewrite.behind + more).pays
        assert not replace(rewrite, earlier=rewrite.earlier + more).pays


@given(REWRITES)
def test_it_is_thought_of_again_after_at_least_a_token(rewrite):
    assert rewrite.more_tokens >= 1


@given(st.none() | st.integers(min_value=1, max_value=10**6), st.integers(min_value=1))
def test_nothing_waits_to_the_hard_limit_or_for_less_than_the_threshold(threshold, more):
    hard_limit = (threshold or 0) + more
    latest = latest_tokens(threshold, hard_limit)
    assert (threshold or 0) <= latest < hard_limit
