#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from pydantic import ValidationError

from contexts import chat, system
from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.triggers import (
    FixedTokenTrigger,
    MessageCountTrigger,
    SummarizationDecision,
    SummarizationTrigger,
    TokenLimitTrigger,
    TurnCountTrigger,
)

COUNTER = ApproximateTokenCounter()


class Fixed:
    """A counter for which every list has the same size."""

    def __init__(self, tokens):
        self.tokens = tokens
        self.asked = 0

    def count_message(self, message):
        raise AssertionError("a trigger counts the whole list")

    def count_messages(self, messages):
        self.asked += 1
        return self.tokens


@pytest.mark.parametrize(
    ("turns", "fires", "reason"),
    [(20, False, "message_count:40<=40"), (21, True, "message_count:42>40")],
)
def test_the_message_count_fires_above_its_limit_and_counts_no_tokens(turns, fires, reason):
    counter = Fixed(0)
    decision = MessageCountTrigger(max_messages=40).should_summarize(chat(turns), counter)
    assert decision == SummarizationDecision(
        should_summarize=fires, reason=reason, token_count=None, message_count=2 * turns
    )
    assert counter.asked == 0


def test_the_message_count_is_of_everything_in_the_context():
    decision = MessageCountTrigger(max_messages=2).should_summarize([system(), *chat(1)], COUNTER)
    assert decision.reason == "message_count:3>2"


@pytest.mark.parametrize(
    ("tokens", "fires", "reason"),
    [
        (0, False, "token_limit:0<=960"),
        (900, False, "token_limit:900<=960"),
        (960, False, "token_limit:960<=960"),
        (961, True, "token_limit:961>960"),
        (1200, True, "token_limit:1200>960"),
    ],
)
def test_the_token_limit_fires_above_a_share_of_the_models_limit(tokens, fires, reason):
    counter = Fixed(tokens)
    decision = TokenLimitTrigger(max_input_tokens=1200).should_summarize(chat(2), counter)
    assert decision == SummarizationDecision(
        should_summarize=fires, reason=reason, token_count=tokens, message_count=4
    )
    assert counter.asked == 1


@pytest.mark.parametrize(
    ("limit", "ratio", "threshold"),
    [(100, 0.29, 29), (10, 0.7, 7), (128_000, 0.8, 102_400), (8000, 1, 8000), (1, 0.5, 0)],
)
def test_the_share_is_taken_as_it_is_written(limit, ratio, threshold):
    assert int(100 * 0.29) == 28  # what a float would make of the first one
    trigger = TokenLimitTrigger(max_input_tokens=limit, threshold_ratio=ratio)
    assert trigger.threshold == threshold
    assert not trigger.should_summarize([], Fixed(threshold)).should_summarize
    assert trigger.should_summarize([], Fixed(threshold + 1)).should_summarize


@pytest.mark.parametrize(
    ("tokens", "fires", "reason"),
    [(4000, False, "fixed_token:4000<=4000"), (4001, True, "fixed_token:4001>4000")],
)
def test_the_fixed_number_of_tokens_fires_above_it(tokens, fires, reason):
    decision = FixedTokenTrigger(max_tokens=4000).should_summarize(chat(1), Fixed(tokens))
    assert decision == SummarizationDecision(
        should_summarize=fires, reason=reason, token_count=tokens, message_count=2
    )


def test_tokens_are_those_of_the_counter():
    messages = chat(5)
    decision = FixedTokenTrigger(max_tokens=1).should_summarize(messages, COUNTER)
    assert decision.token_count == COUNTER.count_messages(messages)


@pytest.mark.parametrize(
    "trigger",
    [
        MessageCountTrigger(max_messages=1),
        TokenLimitTrigger(max_input_tokens=1),
        FixedTokenTrigger(max_tokens=1),
        TurnCountTrigger(max_turns=1),
    ],
    ids=lambda trigger: type(trigger).__name__,
)
def test_a_trigger_is_a_frozen_value(trigger):
    assert isinstance(trigger, SummarizationTrigger)
    (name, value), *_ = dict(trigger).items()
    with pytest.raises(ValidationError, match="frozen"):
        setattr(trigger, name, 5)
    assert trigger == type(trigger)(**{name: value})
    assert hash(trigger) == hash(type(trigger)(**{name: value}))
    with pytest.raises(TypeError, match="positional"):
        type(trigger)(5)


@pytest.mark.parametrize(
    ("trigger", "field"),
    [
        (MessageCountTrigger, "max_messages"),
        (TokenLimitTrigger, "max_input_tokens"),
        (FixedTokenTrigger, "max_tokens"),
        (TurnCountTrigger, "max_turns"),
    ],
)
@pytest.mark.parametrize("value", [0, -3, True, 1.5, "40", None])
def test_a_bad_limit_is_a_value_error_that_names_field_and_value(trigger, field, value):
    with pytest.raises(ValueError) as caught:
        trigger(**{field: value})
    assert f"\n{field}\n" in str(caught.value)
    assert f"input_value={value!r}" in str(caught.value)


@pytest.mark.parametrize("ratio", [0, -0.1, 1.01, 80, float("nan"), float("inf"), True, "0.8"])
def test_a_bad_ratio_is_a_value_error_that_names_field_and_value(ratio):
    with pytest.raises(ValueError) as caught:
        TokenLimitTrigger(max_input_tokens=1000, threshold_ratio=ratio)
    assert "\nthreshold_ratio\n" in str(caught.value)
    assert f"input_value={ratio!r}" in str(caught.value)


def test_a_misspelled_field_is_an_error():
    with pytest.raises(ValueError, match="max_mesages"):
        MessageCountTrigger(max_mesages=40)


def test_a_decision_is_a_frozen_value_with_the_counts_in_order():
    decision = SummarizationDecision(should_summarize=True, reason="mine:2>1", message_count=2)
    assert decision.token_count is None
    with pytest.raises(ValidationError, match="frozen"):
        decision.reason = "other"
    for bad in ({"token_count": -1}, {"message_count": -1}, {"should_summarize": 1}, {"why": ""}):
        with pytest.raises(ValueError, match=next(iter(bad))):
            SummarizationDecision(**(dict(decision) | bad))
