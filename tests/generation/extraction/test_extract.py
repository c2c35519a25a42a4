#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import copy

import pytest
from extraction_calls import CALLS, CHECKS, COUNTER, RESTAURANT, draft_of
from hypothesis import assume, given
from hypothesis import strategies as st

from contexts import SHAPES, assistant, call, chat, contexts, developer, result, running, user
from pipecat_summarizer.fidelity import review
from pipecat_summarizer.fidelity.languages import ENGLISH
from pipecat_summarizer.generation.extraction import extract
from pipecat_summarizer.generation.extraction.features import features_steps
from pipecat_summarizer.generation.extraction.records import Records
from pipecat_summarizer.generation.extraction.statements import read_steps
from pipecat_summarizer.generation.extraction.weights import weigh_steps
from pipecat_summarizer.messages import is_unfinished_result
from pipecat_summarizer.slicing import drain

PRIORS = st.sampled_from(
    [
        None,
        "Caller said: My name is Ann. Call me on 0161 496 0007.\nAgent said: I'll call on Friday.",
        "## Facts\n- order 48213\n- refund 5 EUR\n\nThe caller waits for an answer.",
        "請問",
        "\ud800 : ?",
    ]
)


@given(contexts(), PRIORS, st.integers(1, 400))
def test_a_summary_never_exceeds_its_budget(messages, prior, max_tokens):
    text = extract(messages, prior_summary=prior, max_tokens=max_tokens)
    assert COUNTER.count_text(text) <= max_tokens


@given(contexts(), PRIORS)
def test_the_same_messages_give_the_same_summary_and_are_not_changed(messages, prior):
    before = copy.deepcopy(messages)
    first = extract(messages, prior_summary=prior, max_tokens=200)
    assert extract(messages, prior_summary=prior, max_tokens=200) == first
    assert [m for m in messages if isinstance(m, dict)] == [
        m for m in before if isinstance(m, dict)
    ]


@given(contexts(), PRIORS.filter(lambda prior: prior is None or prior.isascii()))
def test_whatever_was_said_the_gate_lets_the_summary_pass(messages, prior):
    # What waits for a result is never replaced.
    messages = [message for message in messages if not is_unfinished_result(message)]
    text = extract(messages, prior_summary=prior, max_tokens=300)
    draft = draft_of(text, messages, prior=prior, max_tokens=300)
    assume(draft.replaced_tokens >= 60)  # Below that no message is smaller.
    assert review(draft, CHECKS) == ()


@pytest.mark.parametrize("language", CALLS)
@pytest.mark.parametrize("max_tokens", [60, 120, 6000])
def test_a_call_in_any_language_passes_the_gate(language, max_tokens):
    text = extract(CALLS[language], max_tokens=max_tokens)
    assert review(draft_of(text, CALLS[language], max_tokens=max_tokens), CHECKS) == ()


@pytest.mark.parametrize("shape", SHAPES)
def test_contexts_that_broke_others_do_not_break_it(shape):
    assert isinstance(extract(SHAPES[shape]["messages"], max_tokens=300), str)


@pytest.mark.parametrize(
    "odd",
    [
        None,
        3,
        {},
        {"role": None, "content": "x"},
        {"role": "user", "content": {"a": 1}},
        {"role": "user", "content": ["a", None, {"type": "text", "text": None}]},
        {"role": "user", "content": "\ud800 is no letter. It is half of one."},
        {"role": "tool", "tool_call_id": 3, "content": [1]},
        {"role": "tool", "tool_call_id": "a", "content": "[" * 10_000},
        {"role": "assistant", "tool_calls": "x"},
    ],
)
def test_a_malformed_message_is_no_reason_to_fail(odd):
    text = extract([odd, user("My order number is 48213.")], max_tokens=200)
    assert "48213" in text
    text.encode("utf-8")


@pytest.mark.parametrize("messages", [[], [user("")], [user("?!")], [running("c1")]])
def test_where_nothing_was_said_there_is_no_summary(messages):
    assert extract(messages, max_tokens=100) == ""


def test_the_reason_the_name_the_values_and_the_wishes_are_in_it():
    text = extract(RESTAURANT, max_tokens=6000)
    for carried in (
        "book a table for Saturday",
        "Okafor",
        "0161 496 0007",
        "allergic to peanuts",
        "don't text me",
        "BV-3391",
        "20.00 GBP",
    ):
        assert carried in text


def test_sentences_keep_their_order():
    text = extract(RESTAURANT, max_tokens=6000)
    assert text.index("Saturday") < text.index("0161 496 0007") < text.index("BV-3391")


def test_greetings_offers_and_fillers_are_not_in_it():
    text = extract(RESTAURANT, max_tokens=6000)
    for empty in ("Good evening", "How can I help", "um,", "Lovely", "Of course"):
        assert empty not in text


def test_the_question_that_is_left_open_comes_last():
    assert extract(RESTAURANT, max_tokens=6000).endswith("What's your cancellation policy?")


def weight_of_question(*after):
    """What the caller's question is worth that is followed by this."""
    said = [user("I need a room."), assistant("Of course."), user("Is the dog welcome?"), *after]
    found = drain(features_steps(drain(read_steps(said, None, "en")), ENGLISH, Records()))
    [question] = [one for one in drain(weigh_steps(found)) if "dog" in one.features.said]
    return question.weight


ASKED = weight_of_question()


@pytest.mark.parametrize(
    "after",
    [
        [assistant("One moment, I have to ask.")],
        [assistant("One moment, I have to ask."), user("Sure."), assistant("Thanks.")],
    ],
)
def test_a_question_that_was_put_off_is_still_open(after):
    assert weight_of_question(*after) > ASKED - 1


@pytest.mark.parametrize(
    "answer", ["No, sorry.", "Animals may stay in the garden.", "That is 8 euros."]
)
def test_a_question_that_was_answered_is_not(answer):
    after = [assistant("One moment, I have to ask."), user("Sure."), assistant(answer)]
    assert weight_of_question(*after) < ASKED / 2


def test_a_greeting_that_asks_is_no_question_that_was_answered():
    messages = [
        assistant("Guten Tag, Stadtwerke, was kann ich für Sie tun?"),
        user("Ja, hallo, Krüger mein Name, meine Kundennummer ist 773018."),
        assistant("Danke, Herr Krüger. Ich habe Ihren Vertrag gefunden."),
        user("Bitte schicken Sie die Rechnung nur noch per E-Mail."),
    ]
    text = extract(messages, max_tokens=6000)
    assert "773018" in text and "was kann ich" not in text


def test_a_short_answer_comes_with_its_question():
    text = extract(RESTAURANT, max_tokens=6000)
    asked = text.index("Shall I add a birthday cake for 35 pounds?")
    assert text.index("Yes please.") > asked


def test_a_speaker_is_named_once_for_all_that_follows():
    text = extract([user("My name is Ann. My order is 48213."), *chat(3)], max_tokens=6000)
    assert text.startswith("Caller said: My name is Ann. My order is 48213.")


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Caller said: "),
        ("de", "Anrufer sagte: "),
        ("es", "Cliente dijo: "),
        ("fr", "Client a dit: "),
        ("zh", "客户说: "),
        ("hi", "ग्राहक ने कहा: "),
        ("sv", "Kunden sade: "),
    ],
)
def test_labels_are_in_the_language_of_the_call(language, label):
    assert label in extract(CALLS[language], max_tokens=6000)


def test_in_an_unknown_language_what_was_said_is_quoted():
    text = extract(CALLS["lt"], max_tokens=6000)
    assert 'Caller said: "' in text
    assert all(line.endswith('"') for line in text.splitlines())


def test_a_tool_result_is_told_by_its_fields():
    messages = [
        user("Where is my order?"),
        call("c1", name="lookup_order", arguments='{"order": "KB-48213"}'),
        result("c1", '{"status": "shipped", "eta": "Friday", "gift": null, "ok": true}'),
        *chat(4),
    ]
    text = extract(messages, max_tokens=6000)
    assert "lookup_order: (order KB-48213) status shipped, eta Friday." in text


def test_an_image_is_told_by_a_mark():
    image = {"type": "image_url", "image_url": {"url": "data:image/png;base64,AAAA"}}
    text = {"type": "text", "text": "This is parcel PN-7730, it is damaged."}
    assert "[image]" in extract([{"role": "user", "content": [image, text]}], max_tokens=6000)


def test_instructions_do_not_speak_to_the_caller():
    messages = [developer("You must offer Ann a refund of 20 GBP."), *chat(4)]
    text = extract(messages, max_tokens=6000)
    assert 'Operator said: "You must offer Ann a refund of 20 GBP."' in text


def test_without_new_messages_the_earlier_summary_stands():
    prior = "Caller said: My name is Ann.\n- order 48213"
    assert extract([], prior_summary=prior, max_tokens=100) == prior


def test_the_earlier_summary_is_updated():
    prior = "Caller said: My name is Ann. My delivery address is 9 Oak Street."
    messages = [user("My delivery address is now 14 Birch Lane."), *chat(5)]
    text = extract(messages, prior_summary=prior, max_tokens=6000)
    assert "Ann" in text
    assert "14 Birch Lane" in text
    assert "Oak Street" not in text


def test_lists_and_headings_of_another_writer_are_kept():
    prior = "- The caller is Ann Okafor.\n- Her order is KB-48213.\nShe waits for a call on 5 May."
    messages = [assistant("Let me see what I can do about that for you."), user("And when?")]
    text = extract(messages, prior_summary=prior, max_tokens=6000)
    assert text.startswith(prior)


def test_what_carries_something_survives_twenty_rounds_within_the_budget():
    text = None
    for number in range(20):
        messages = RESTAURANT if number == 0 else chat(3, start=10 * number)
        text = extract(messages, prior_summary=text, max_tokens=700)
        assert COUNTER.count_text(text) <= 700
    for carried in ("Okafor", "0161 496 0007", "allergic to peanuts", "don't text me", "BV-3391"):
        assert carried in text
    for once in ("0161 496 0007", "allergic to peanuts", "don't text me"):
        assert text.count(once) == 1


def test_colour_fades_from_round_to_round():
    story = [user(f"We walked along the river {word} it was quiet and grey.") for word in WORDS]
    text = extract([user("My order is KB-48213."), *story], max_tokens=6000)
    told = [text.count("river")]
    for number in range(12):
        text = extract(chat(1, start=number), prior_summary=text, max_tokens=6000)
        told.append(text.count("river"))
    assert told[0] > told[-1]
    assert "KB-48213" in text


def test_a_tight_budget_makes_sentences_shorter_before_it_loses_one():
    messages = [
        user(f"The code of the {place} door is {100 + number}-XY, please keep it safe.")
        for number, place in enumerate(WORDS)
    ]
    full = extract(messages, max_tokens=6000)
    tight = extract(messages, max_tokens=COUNTER.count_text(full) * 4 // 5)
    assert "The code of the" in full
    assert "The code of the" not in tight
    assert tight.count("-XY") >= full.count("-XY") > 6


def test_with_little_room_there_is_at_least_a_beginning():
    assert extract([user("Supercalifragilistic expialidocious words")], max_tokens=3) != ""


@pytest.mark.parametrize("share", [0.1, 0.3])
def test_a_larger_share_tells_more(share):
    story = [user(f"There was {word} in the {word}house, said {word}man.") for word in WORDS]
    lengths = [len(extract(story, max_tokens=6000, share=one)) for one in (share, share + 0.2)]
    assert lengths[0] < lengths[1]


def test_an_answer_of_the_agent_is_not_taken_for_the_caller():
    messages = [*chat(3), assistant("Your refund of 38.50 GBP has been sent today.")]
    [line] = [one for one in extract(messages, max_tokens=6000).splitlines() if "38.50" in one]
    assert line.startswith("Agent said: ")


WORDS = "red green blue black white brown amber violet orange silver golden purple".split()
