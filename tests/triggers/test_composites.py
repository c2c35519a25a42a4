#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import itertools

import pytest

from contexts import chat
from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.errors import CallbackError
from pipecat_summarizer.triggers import (
    AllTrigger,
    AnyTrigger,
    FixedTokenTrigger,
    MessageCountTrigger,
    SummarizationDecision,
    SummarizationTrigger,
    TurnCountTrigger,
    decide,
)

COUNTER = ApproximateTokenCounter()


class Asked:
    """A trigger with a fixed answer that counts how often it was asked."""

    def __init__(self, fires, tokens=None):
        self.fires, self.tokens, self.asked = fires, tokens, 0

    def should_summarize(self, messages, token_counter):
        self.asked += 1
        return SummarizationDecision(
            should_summarize=self.fires,
            reason=f"asked:{self.fires}",
            token_count=self.tokens,
            message_count=len(messages),
        )


@pytest.mark.parametrize("answers", list(itertools.product([True, False], repeat=3)))
def test_each_is_asked_once_and_any_or_all_must_fire(answers):
    for composite, combine in ((AnyTrigger, any), (AllTrigger, all)):
        triggers = [Asked(fires) for fires in answers]
        decision = composite(triggers=triggers).should_summarize(chat(2), COUNTER)
        assert decision.should_summarize == combine(answers)
        assert [trigger.asked for trigger in triggers] == [1, 1, 1]
        assert decision.message_count == 4


def test_the_reason_names_every_check_whether_it_fired_or_not():
    messages = chat(21)
    tokens = COUNTER.count_messages(messages)
    triggers = [MessageCountTrigger(max_messages=40), FixedTokenTrigger(max_tokens=90_000)]
    decision = AnyTrigger(triggers=triggers).should_summarize(messages, COUNTER)
    assert decision.should_summarize
    assert decision.reason == f"any(message_count:42>40, fixed_token:{tokens}<=90000)"
    decision = AllTrigger(triggers=triggers).should_summarize(messages, COUNTER)
    assert not decision.should_summarize
    assert decision.reason == f"all(message_count:42>40, fixed_token:{tokens}<=90000)"


def test_composites_nest():
    inner = AllTrigger(triggers=[Asked(True), Asked(False)])
    decision = AnyTrigger(triggers=[inner, Asked(True)]).should_summarize([], COUNTER)
    assert decision.reason == "any(all(asked:True, asked:False), asked:True)"


def test_the_token_count_is_the_largest_that_was_counted():
    def counted(*tokens):
        triggers = [Asked(True, one) for one in tokens]
        return AnyTrigger(triggers=triggers).should_summarize([], COUNTER).token_count

    assert counted(None, 900, None, 800) == 900
    assert counted(None, 0) == 0
    assert counted(None, None) is None


def test_what_is_new_is_passed_on_to_those_that_ask_for_it():
    turns = TurnCountTrigger(max_turns=5)
    nested = AnyTrigger(triggers=[AllTrigger(triggers=[turns]), Asked(False)])
    decision = decide(nested, chat(10), COUNTER, new_messages=4)
    assert decision.reason == "any(all(turn_count:2<=5), asked:False)"
    assert decide(nested, chat(10), COUNTER).reason == "any(all(turn_count:10>5), asked:False)"


@pytest.mark.parametrize("composite", [AnyTrigger, AllTrigger])
def test_it_is_a_frozen_trigger_of_triggers(composite):
    trigger = composite(triggers=[MessageCountTrigger(max_messages=3)])
    assert isinstance(trigger, SummarizationTrigger)
    assert trigger == composite(triggers=(MessageCountTrigger(max_messages=3),))
    with pytest.raises(ValueError, match="frozen"):
        trigger.triggers = ()


@pytest.mark.parametrize("value", [[], [3], None, [lambda messages, counter: True]])
def test_what_is_no_trigger_is_refused_by_name_and_value(value):
    with pytest.raises(ValueError, match=r"\ntriggers(?s:.)*input_value="):
        AnyTrigger(triggers=value)


def answering(answer):
    class Answering:
        def should_summarize(self, messages, token_counter):
            if isinstance(answer, Exception):
                raise answer
            return answer

    return Answering()


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        (KeyError("what the caller said"), "trigger raised KeyError"),
        (True, "trigger returned a bool, not a decision"),
        (None, "trigger returned a NoneType, not a decision"),
    ],
)
@pytest.mark.parametrize("nested", [False, True])
def test_a_trigger_that_fails_is_told_without_what_was_said(answer, says, nested):
    trigger = answering(answer)
    if nested:
        trigger = AnyTrigger(triggers=[AllTrigger(triggers=[trigger])])
    with pytest.raises(CallbackError) as caught:
        decide(trigger, chat(1), COUNTER)
    assert str(caught.value) == says
