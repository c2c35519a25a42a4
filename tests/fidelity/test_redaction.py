#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import copy
import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contexts import assistant, call, contexts, developer, result, system, thought, user
from pipecat_summarizer.errors import CallbackError
from pipecat_summarizer.fidelity.redaction import redaction_of
from pipecat_summarizer.fidelity.spoken import spoken_spans
from pipecat_summarizer.slicing import drain

CARDS = redaction_of("cards")
ENDING = "[card ending 1111]"


def masked(*messages, redaction=CARDS):
    return drain(redaction.messages_steps(messages))


def texts(*messages):
    return [message["content"] for message in masked(*messages)]


@pytest.mark.parametrize(
    "number",
    [
        "4111111111111111",
        "4111 1111 1111 1111",
        "4111-1111-1111-1111",
        "4111 1111, 1111 1111",
        "4111 1111. 1111 1111",
        "4111 1111 uh 1111 and then 1111",
        "4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
        "four one one one one one one one one one one one one one one one",
        "four triple one, one one one one, double one double one, 1 1 1 1",
        "forty-one eleven eleven eleven eleven eleven eleven eleven",
        "cuatro uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno",
        "vier eins eins eins eins eins eins eins eins eins eins eins eins eins eins eins",
        "quatre un un un un un un un un un un un un un un un",
        "quatro um um um um um um um um um um um um um um um",
    ],
)
def test_of_a_card_number_the_last_four_digits_stay(number):
    assert CARDS.text(f"It is {number}, thanks.") == f"It is {ENDING}, thanks."


@pytest.mark.parametrize(
    "number, ending",
    [
        ("5500 0055 5555 5559", "5559"),
        ("378282246310005", "0005"),
        ("3782 822463 10005", "0005"),
        ("3056 930902 5904", "5904"),
        ("4222222222222", "2222"),
        ("6304 0000 0000", "0000"),
        ("6011 0000 0000 0000 001", "0001"),
    ],
)
def test_cards_of_other_schemes_are_masked(number, ending):
    assert CARDS.text(number) == f"[card ending {ending}]"


@pytest.mark.parametrize(
    "text",
    [
        "Order 4111111111111112.",
        "Call me on +49 151 2345 6789 or 0044 7911 123456.",
        "Call 555 123 4567 or 555 987 6543.",
        "The IBAN is DE89 3704 0044 0532 0130 00.",
        "The IMEI is 490154203237518.",
        "The SIM card has 8901260852290847689.",
        "It has 630400000000 pieces.",
        "1, 12, 15, 18, 20, 22, 25, 30, 31 and 44",
        "0000 0000 0000 0000",
        "1234567812345670",
        "41 111 11 1111 11111",
        "Flight 4111 at 11:11 on 11.11.1111 at gate 11",
        "4111111111111111ab",
        "I have four cards and one phone.",
        "",
    ],
)
def test_other_numbers_stay(text):
    assert CARDS.text(text) == text


@pytest.mark.parametrize("word", ["card", "tarjeta", "Karte", "carte", "cartão", "कार्ड"])
def test_where_somebody_speaks_of_a_card_any_groups_are_masked(word):
    assert CARDS.text(f"{word}: 41 111 11 1111 11111") == f"{word}: {ENDING}"


@pytest.mark.parametrize(
    "text, expected",
    [
        ("The CVV is 123.", "The CVV is [security code]."),
        ("cvc 1234", "cvc [security code]"),
        ("my security code is one two three", "my security code is [security code]"),
        ("123 is my security code", "[security code] is my security code"),
        (
            "the three digits on the back are 9 8 7",
            "the three digits on the back are [security code]",
        ),
        ("El código de seguridad es 123", "El código de seguridad es [security code]"),
        ("Der Sicherheitscode lautet 123", "Der Sicherheitscode lautet [security code]"),
        ("Die Prüfnummer ist 123", "Die Prüfnummer ist [security code]"),
        ("Le code de sécurité est 123", "Le code de sécurité est [security code]"),
        ("Le cryptogramme, c'est 123", "Le cryptogramme, c'est [security code]"),
        ("O código de segurança é 123", "O código de segurança é [security code]"),
        ("सीवीवी 123 है", "सीवीवी [security code] है"),
        (
            "4111 1111 1111 1111, 12/28, CVV 123",
            f"{ENDING}, 12/28, CVV [security code]",
        ),
    ],
)
def test_of_a_security_code_nothing_stays(text, expected):
    assert CARDS.text(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "The security code was sent, it has 6 digits: 482913.",
        "The CVV is on the back. My order is 48213.",
        "Room 123.",
        "123 is my room",
        "I gave the security code twice, at least two weeks ago, to your colleague in room 123.",
    ],
)
def test_what_is_no_security_code_stays(text):
    assert CARDS.text(text) == text


def test_what_follows_a_masked_code_stays():
    said = "CVV 123, order 4567"
    assert CARDS.text(said) == "CVV [security code], order 4567"
    assert CARDS.text(CARDS.text(said)) == CARDS.text(said)


def test_a_code_is_masked_where_the_assistant_asked_for_it():
    assert texts(assistant("And the CVV, please?"), user("It's one two three.")) == [
        "And the CVV, please?",
        "It's [security code].",
    ]
    assert texts(assistant("And the room, please?"), user("It's 123."))[1] == "It's 123."
    assert texts(user("The CVV?"), assistant("It's 123 euros."))[1] == "It's 123 euros."


def test_a_number_said_in_several_turns_is_masked_with_its_echoes():
    call_ = [
        assistant("Your card number?"),
        user("It's 4111"),
        assistant("Okay."),
        user("one one one one"),
        assistant("4111 1111, go on."),
        user("1111, and"),
        user("then 1111, that's all. I have 2 cards."),
    ]
    assert texts(*call_) == [
        "Your card number?",
        "It's [card digits]",
        "Okay.",
        "[card digits]",
        "[card digits], go on.",
        "[card digits], and",
        f"then {ENDING}, that's all. I have 2 cards.",
    ]


@pytest.mark.parametrize(
    "between",
    [
        assistant(
            "Thank you. Before we go on I have to tell you that this call is recorded, for quality."
        ),
        developer("Ask for the expiry date."),
        user("What time is it?"),
    ],
)
def test_groups_that_do_not_follow_each_other_are_no_card(between):
    said = [user("4111 1111"), between, user("1111 1111")]
    assert texts(*said) == [message["content"] for message in said]


def test_single_digits_in_several_turns_are_answers():
    said = [user(digit) for digit in "4111111111111111"]
    assert texts(*said) == list("4111111111111111")


def test_a_false_start_is_masked_as_well():
    said = "4111 11, sorry: 4111 1111 1111 1111"
    assert CARDS.text(said) == f"[card digits], sorry: {ENDING}"


def test_tool_calls_and_results_are_masked_and_stay_json():
    arguments = {
        "card_number": 4111111111111111,
        "cvv": "123",
        "order": 48213,
        "ok": True,
        "n": None,
    }
    paid = call("c1", arguments=json.dumps(arguments))
    answer = result("c1", json.dumps({"cards": ["4111 1111 1111 1111", 7], "cvc": 123}))
    messages = masked(paid, answer)
    assert json.loads(messages[0]["tool_calls"][0]["function"]["arguments"]) == {
        **arguments,
        "card_number": ENDING,
        "cvv": "[security code]",
    }
    assert json.loads(messages[1]["content"]) == {"cards": [ENDING, 7], "cvc": "[security code]"}


def test_arguments_that_are_no_text_are_masked_too():
    message = call(
        "c1", arguments={"number": "4111111111111111", "deep": [{"x": 4111111111111111}]}
    )
    [changed] = masked(message)
    arguments = changed["tool_calls"][0]["function"]["arguments"]
    assert arguments == {"number": ENDING, "deep": [{"x": ENDING}]}
    assert message["tool_calls"][0]["function"]["arguments"]["number"] == "4111111111111111"


@pytest.mark.parametrize("depth", [50, 500])
def test_deep_arguments_hide_nothing(depth):
    arguments = "[" * depth + '"4111111111111111"' + "]" * depth
    assert "4111111" not in repr(masked(call("c1", arguments=arguments)))


def test_parts_are_masked_and_images_stay():
    image = {"type": "image_url", "image_url": {"url": "data:image/png;base64,4111111111111111"}}
    message = {
        "role": "user",
        "content": [image, {"type": "text", "text": "4111111111111111"}, "hi"],
    }
    [changed] = masked(message)
    assert changed["content"] == [image, {"type": "text", "text": ENDING}, "hi"]
    assert changed["content"][0] is image


def test_what_has_nothing_to_mask_is_the_same_object():
    messages = [
        system(),
        user("Order 48213."),
        thought(),
        call("c1"),
        result("c1"),
        None,
        {},
        {"role": 1},
    ]
    assert all(new is old for new, old in zip(masked(*messages), messages, strict=True))
    assert CARDS.message(messages[1]) is messages[1]


def test_off_masks_nothing():
    off = redaction_of(None)
    message = user("4111111111111111")
    assert masked(message, redaction=off)[0] is message
    assert off.text("4111111111111111") == "4111111111111111"
    assert off.message(message) is message


@given(contexts())
def test_the_callers_messages_are_never_changed(messages):
    before = copy.deepcopy(messages)
    masked(*messages)
    masked(*messages, redaction=redaction_of(str.upper))
    assert repr(messages) == repr(before)


# A user's own function


def test_a_function_masks_texts_parts_arguments_and_results():
    redaction = redaction_of(lambda text: text.replace("Anna", "[name]"))
    messages = masked(
        user("Anna called."),
        {"role": "user", "content": [{"type": "text", "text": "Anna?"}]},
        call("c1", arguments='{"name": "Anna"}'),
        result("c1", '{"found": "Anna"}'),
        redaction=redaction,
    )
    assert "Anna" not in repr(messages)
    assert redaction.text("Hi Anna") == "Hi [name]"
    assert redaction.message(message := user("Hi.")) is message


def test_a_function_sees_a_json_text_as_it_stands():
    seen = []
    masked(
        result("c1", '{"a": "b"}'), redaction=redaction_of(lambda text: seen.append(text) or text)
    )
    assert set(seen) == {'{"a": "b"}'}


@pytest.mark.parametrize(
    "function, message",
    [
        (lambda text: 1 / 0, "redact raised ZeroDivisionError"),
        (lambda text: None, "redact returned NoneType, not text"),
        (lambda text: b"x", "redact returned bytes, not text"),
    ],
)
def test_a_function_that_fails_is_named_without_what_was_said(function, message):
    for act in (lambda r: r.text("Anna"), lambda r: r.message(user("Anna"))):
        with pytest.raises(CallbackError, match=f"^{message}$"):
            act(redaction_of(function))


# Irreversible


def with_check_digit(digits):
    total = sum(
        sum(divmod(int(digit) * (2 - place % 2), 10))
        for place, digit in enumerate(reversed(digits))
    )
    return digits + str(-total % 10)


DIGITS = {
    "en": "zero one two three four five six seven eight nine",
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve",
    "de": "null eins zwei drei vier fünf sechs sieben acht neun",
    "fr": "zéro un deux trois quatre cinq six sept huit neuf",
    "pt": "zero um dois três quatro cinco seis sete oito nove",
}


@st.composite
def cards(draw):
    start, length = draw(
        st.sampled_from([("4", 16), ("51", 16), ("37", 15), ("36", 14), ("6011", 16), ("2221", 16)])
    )
    rest = draw(
        st.text("0123456789", min_size=length - len(start) - 1, max_size=length - len(start) - 1)
    )
    return with_check_digit(start + rest)


@st.composite
def said_cards(draw):
    """A card number, and a way to say it."""
    card = draw(cards())
    way = draw(st.sampled_from(["plain", "groups", "single", "spoken", "split"]))
    groups = [card[i : i + 4] for i in range(0, len(card), 4)]
    if way == "plain":
        return card, card
    if way == "groups" and len(card) == 16:
        return card, draw(st.sampled_from([" ", "-", " - ", ", ", ". "])).join(groups)
    if way == "single":
        return card, " ".join(card)
    words = DIGITS[draw(st.sampled_from(sorted(DIGITS)))].split()
    if way == "spoken":
        return card, " ".join(words[int(digit)] for digit in card)
    pauses = draw(
        st.lists(st.sampled_from([", ", " uh ", ". ", " and then "]), min_size=4, max_size=4)
    )
    said = "".join(group + pause for group, pause in zip(groups, pauses, strict=False))
    return card, "my card is " + said.strip()


def digits_in(text):
    written = []
    end = 0
    for span in spoken_spans(text):
        written += text[end : span.start], span.written
        end = span.end
    # What stays of the card and what follows it are not one number.
    return re.sub(r"[^\d\]]", "", "".join((*written, text[end:])))


@settings(max_examples=300, deadline=None)
@given(
    said_cards(),
    st.sampled_from(["", "Hello. ", "It's ", "Mi tarjeta es: "]),
    st.sampled_from(["", " thanks", ", exp 12/28."]),
)
def test_no_five_digits_of_a_card_are_left(said_card, before, after):
    card, said = said_card
    text = CARDS.text(f"{before}{said}{after}")
    left = digits_in(text)
    assert not any(card[i : i + 5] in left for i in range(len(card) - 4)) or card[:5] == card[-5:]
    assert f"[card ending {card[-4:]}]" in text
    assert CARDS.text(text) == text


@pytest.mark.parametrize("after", [" A", " À", " I think", " A B", " 4 2 A"])
@pytest.mark.parametrize("card", ["four two " * 8, "vier zwei " * 8])
def test_a_spoken_card_is_masked_where_the_next_word_reads_as_a_letter(card, after):
    text = CARDS.text(f"{card.strip()}{after}")
    assert text.startswith("[card ") and text.count("two") + text.count("zwei") <= 1


@pytest.mark.parametrize("said", ["four two four two A", "A B four two four two", "two A four two"])
def test_a_spoken_id_with_letters_is_no_card(said):
    assert CARDS.text(said) == said


@pytest.mark.parametrize("digits", ["38276415070134788096५", "4111111111111111"])
@pytest.mark.parametrize("before", ["9. ", "９，", "x"])
def test_no_number_of_a_long_text_is_cut_in_two(digits, before):
    for shift in range(0, 25, 6):
        text = "y" * shift + f"{before * 50}{digits}. " * 30
        once = CARDS.text(text)
        assert digits not in once
        assert CARDS.text(once) == once


@pytest.mark.parametrize("said", ["my security code is, wait a moment, 000", "123 is the cvv"])
def test_no_security_code_of_a_long_text_is_cut_from_what_calls_it_one(said):
    for shift in range(0, 60, 7):
        text = "y" * shift + f" {said} and " * 150
        once = CARDS.text(text)
        assert not any(map(str.isdigit, once))
        assert CARDS.text(once) == once


@settings(deadline=None)
@given(
    st.lists(
        st.one_of(
            st.text(max_size=30),
            said_cards().map(lambda said: said[1]),
            st.sampled_from(["cvv 123", "4111", "1111"]),
        ),
        max_size=6,
    )
)
def test_masking_twice_is_masking_once(parts):
    text = " ".join(parts)
    once = CARDS.text(text)
    assert CARDS.text(once) == once
    messages = masked(*map(user, parts))
    again = masked(*messages)
    assert [message["content"] for message in again] == [message["content"] for message in messages]


@pytest.mark.parametrize(
    "text", ["1 " * 20_000, "4111 1111 1111 1111, " * 2_000, "a" * 100_000, "7" * 50_000]
)
def test_a_large_text_is_masked_in_many_steps(text):
    steps = sum(1 for _ in CARDS.messages_steps([user(text)]))
    assert steps > 15
