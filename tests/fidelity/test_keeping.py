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


def test_a_value_is_listed_where_the_wish_that_quotes_it_stands_elsewhere_or_found_no_room():
    no_room = added_to("", "My mail is anna@example.com.", WISH + " Never call me" * 30)
    assert no_room.text.count("anna@example.com") == 1
