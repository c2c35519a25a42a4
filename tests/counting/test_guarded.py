#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

from enum import IntEnum

import pytest

from contexts import chat
from pipecat_summarizer.counting import (
    ApproximateTokenCounter,
    GuardedTokenCounter,
    TokenCounter,
)

APPROXIMATE = ApproximateTokenCounter()


class Answering:
    """A counter with a given answer."""

    def __init__(self, answer):
        self.answer = answer
        self.asked = 0

    def count_message(self, message):
        self.asked += 1
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer

    count_messages = count_message


class PanicException(BaseException):
    """What a Rust extension that panics raises."""


def guarded(answer, **arguments):
    counter = Answering(answer)
    return counter, GuardedTokenCounter(counter, **arguments)


BAD = [
    pytest.param(KeyError("what was said"), "raised KeyError", id="raises"),
    pytest.param(PanicException("what was said"), "raised PanicException", id="panics"),
    pytest.param(-1, "returned a number below 0", id="negative"),
    pytest.param(10**400, "returned a number above 1000000000", id="huge"),
    pytest.param(True, "returned True, not a whole number", id="bool"),
    pytest.param(12.0, "returned a float, not a whole number", id="float"),
    pytest.param(float("nan"), "returned a float, not a whole number", id="nan"),
    pytest.param(None, "returned a NoneType, not a whole number", id="none"),
    pytest.param("12", "returned a str, not a whole number", id="text"),
]


@pytest.mark.parametrize(("answer", "what"), BAD)
@pytest.mark.parametrize("method", ["count_message", "count_messages"])
def test_a_bad_counter_is_told_once_and_estimated_from_then_on(answer, what, method):
    problems = []
    counter, guard = guarded(answer, on_problem=problems.append)
    messages = chat(2)
    argument = messages if method == "count_messages" else messages[0]
    expected = getattr(APPROXIMATE, method)(argument)
    assert [getattr(guard, method)(argument) for _ in range(3)] == [expected] * 3
    assert problems == [f"token_counter.{method} {what}; tokens are estimated from now on"]
    assert guard.problem == problems[0]
    assert guard.count_message(messages[0]) == APPROXIMATE.count_message(messages[0])
    assert guard.count_messages(messages) == APPROXIMATE.count_messages(messages)
    assert counter.asked == 1


class Size(IntEnum):
    SMALL = 7


@pytest.mark.parametrize("answer", [0, 7, 10**9, Size.SMALL])
def test_a_good_counter_is_believed(answer):
    counter, guard = guarded(answer, on_problem=pytest.fail)
    assert guard.count_message(chat(1)[0]) == guard.count_messages(chat(1)) == int(answer)
    assert guard.problem == ""
    assert counter.asked == 2
    assert isinstance(guard, TokenCounter)


def test_what_lacks_a_method_is_estimated():
    guard = GuardedTokenCounter(object())
    assert guard.count_messages(chat(1)) == APPROXIMATE.count_messages(chat(1))
    assert "count_messages raised AttributeError" in guard.problem


def test_another_counter_may_stand_in():
    _, guard = guarded(None, fallback=Answering(5))
    assert guard.count_message(chat(1)[0]) == 5


@pytest.mark.parametrize("stop", [KeyboardInterrupt, SystemExit])
def test_what_is_to_end_the_program_ends_it(stop):
    _, guard = guarded(stop())
    with pytest.raises(stop):
        guard.count_message(chat(1)[0])
    assert guard.problem == ""
