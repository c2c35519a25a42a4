#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What was said exactly, and what was wished, survives a model that forgets it."""

import pytest

from pipecat_summarizer.testing import ScriptedLLMService

from .conftest import config_of, talk

VAGUE = "<summary>The caller spoke about a late order and was told that somebody looks.</summary>"
SAID = (
    "My name is Priya Natarajan and my order number is 4 8 2 1 3.",
    "You can reach me on 0171 555 2368, and please never email me.",
    "Deliver it to 9 Oak Street, please.",
    "No, it's 14 Birch Lane, not 9 Oak Street.",
)


@pytest.fixture
def rounds(phone):
    """A call that says something exact, and is then summarized again and again."""

    async def run(llm, count=4, said=SAID, **summary):
        async with phone(llm, config_of(max_unsummarized_messages=8, **summary)) as call:
            for text in said:
                await call.say(text)
            await talk(call, 4 * count)
            summaries = [event.summary for event in call.events.applied]
            assert len(summaries) >= count
            return summaries, call

    return run


async def test_exact_values_survive_any_number_of_summaries(rounds):
    summaries, _ = await rounds(ScriptedLLMService(summaries=VAGUE))
    for summary in summaries:
        assert "Priya Natarajan" in summary and "48213" in summary
        assert "555 2368" in summary or "5552368" in summary
        assert summary.count("48213") == 1  # not piled up from round to round


async def test_a_standing_wish_survives_word_for_word(rounds):
    summaries, _ = await rounds(ScriptedLLMService(summaries=VAGUE))
    assert all("never email me" in summary for summary in summaries)


async def test_a_corrected_value_is_not_shown_as_current(rounds):
    summaries, _ = await rounds(ScriptedLLMService(summaries=VAGUE))
    assert all("14 Birch Lane" in summary for summary in summaries[1:])
    assert not any("9 Oak Street" in summary for summary in summaries[1:])


async def test_what_the_model_wrote_itself_is_not_added_again(rounds):
    own = (
        "<summary>Priya Natarajan called about order 48213. It goes to 14 Birch Lane. She said: "
        '"You can reach me on 0171 555 2368, and please never email me."</summary>'
    )
    summaries, call = await rounds(ScriptedLLMService(summaries=own))
    assert summaries[-1].count("48213") == 1
    assert call.events.applied[0].added == 0


async def test_a_wrong_digit_is_asked_for_again_and_then_corrected(rounds):
    wrong = "<summary>Priya Natarajan called about her order 48218, which is late.</summary>"
    llm = ScriptedLLMService(summaries=wrong)
    summaries, call = await rounds(llm, count=1)
    assert "48213" in summaries[0] and "48218" not in summaries[0]
    assert call.events.applied[0].attempts == 2
    assert "wrong digit" in llm.inference_calls[1].prompt


async def test_what_has_no_room_is_listed_in_the_event(rounds):
    said = [f"Another order number is KB-{n}-{n * 7}." for n in range(4101, 4121)]
    _, call = await rounds(
        ScriptedLLMService(summaries=VAGUE), count=1, said=said, target_context_tokens=200
    )
    event = call.events.applied[-1]
    assert event.added and event.left_out
    assert any(value.startswith("KB-") for value in event.left_out)
    assert "KB-" not in repr(event)


async def test_it_can_be_switched_off(rounds):
    summaries, call = await rounds(
        ScriptedLLMService(summaries=VAGUE), count=1, enable_exact_values=False
    )
    assert "48213" not in summaries[0] and call.events.applied[0].added == 0


async def test_a_stale_value_in_the_models_own_words_is_marked(rounds):
    stale = "<summary>Priya Natarajan called about order 48213. It goes to 9 Oak Street.</summary>"
    summaries, _ = await rounds(ScriptedLLMService(summaries=stale), count=2)
    assert "9 Oak Street." not in summaries[-1]  # something stands behind it
    assert "14 Birch Lane" in summaries[-1]


async def test_a_wish_that_was_taken_back_is_marked_in_the_models_own_words(rounds):
    said = ("Please don't email me.", "Hm.", "Thanks.", "You can email me again after all.")
    stale = "<summary>The caller asked about an order. Please don't email me.</summary>"
    summaries, _ = await rounds(ScriptedLLMService(summaries=stale), count=2, said=said)
    assert summaries[-1].count("Please don't email me") == 1
    assert "Please don't email me (no longer valid)" in summaries[-1]


async def test_an_open_task_that_the_model_forgets_is_carried_word_for_word(rounds):
    task = "Send the corrected invoice to the accountant."
    first = f"<summary>The caller spoke about a late order.\nOpen:\n- {task}</summary>"
    summaries, _ = await rounds(ScriptedLLMService(summaries=[first, VAGUE, VAGUE, VAGUE]))
    assert all(summary.count(task) == 1 for summary in summaries)
