#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

from contexts import user
from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.fidelity.keeping import completed_steps, memory_steps
from pipecat_summarizer.fidelity.memory import Memory
from pipecat_summarizer.slicing import drain


def added_to(text, *said, budget=400):
    memory = drain(memory_steps([user(one) for one in said], Memory()))
    measure = ApproximateTokenCounter().count_text
    return drain(completed_steps(text, memory, now=memory, budget=budget, measure=measure))


WISH = "From now on, please always write to anna@example.com."


def test_a_value_that_is_quoted_in_the_wishes_is_not_listed_again():
    whole = added_to("Anna called.", "My order is AB-48213.", WISH)
    assert WISH in whole.text and "AB-48213" in whole.text
    assert whole.text.count("anna@example.com") == 1
    assert (whole.added, whole.left_out) == (2, ())


def test_a_value_is_listed_where_the_wish_that_quotes_it_found_no_room():
    long = WISH.removesuffix(".") + ", to nobody else at that house" * 4
    whole = added_to("Anna called.", long, budget=200)
    assert whole.left_out == (long,)
    assert whole.text.count("anna@example.com") == 1


def test_a_value_is_listed_where_a_wish_has_a_longer_one():
    whole = added_to("", "My order is 48213.", "From now on, never mention order 482137 to anyone.")
    assert "order: 48213\n" in whole.text + "\n"
