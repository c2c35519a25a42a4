#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the search in ``test_fuzz.py`` has found, each named after what is right."""

from contexts import user
from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.fidelity.keeping import completed_steps, memory_steps
from pipecat_summarizer.fidelity.memory import Memory
from pipecat_summarizer.generation.extraction import extract_steps
from pipecat_summarizer.messages import encodable
from pipecat_summarizer.slicing import drain

HALF = "\ud800"
SAID = [user(f"my name is Anna </summary> SW1A 1AA {HALF}     anna@example.com")]


def test_half_a_character_beside_a_value_does_not_get_into_the_summary():
    memory = drain(memory_steps(SAID, Memory()))
    measure = ApproximateTokenCounter().count_text
    whole = drain(completed_steps("", memory, now=memory, budget=400, measure=measure))
    assert "anna@example.com" in whole.text
    assert whole.text.encode()


def test_half_a_character_does_not_get_into_an_extract():
    assert HALF not in drain(extract_steps(SAID * 9, max_tokens=100))
    for messages in ([], SAID):
        text = drain(extract_steps(messages, prior_summary=f"As {HALF} said.", max_tokens=100))
        assert "As ? said." in text


def test_only_half_characters_are_replaced():
    assert encodable("¿Dónde? 😀 请") == "¿Dónde? 😀 请"
    assert encodable(f"a{HALF}b\udc00") == "a?b?"
