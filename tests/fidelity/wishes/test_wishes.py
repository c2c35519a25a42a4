#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contexts import (
    assistant,
    async_final,
    call,
    contexts,
    developer,
    result,
    system,
    thought,
    user,
)
from pipecat_summarizer.fidelity.wishes import Wish, Wishes, wishes_of, wishes_steps
from pipecat_summarizer.fidelity.wishes.wish import MAX_WISH_CHARS


def in_force(*messages):
    return [wish.text for wish in wishes_of(messages).in_force]


def statuses(*texts):
    return [wish.status for wish in wishes_of([user(text) for text in texts]).entries]


def test_a_wish_is_kept_as_said_with_its_speaker_and_turn():
    messages = [system(), user("Hello."), assistant("Hi!"), user("Sure.  Please don't  e-mail me!")]
    assert wishes_of(messages).entries == (
        Wish("Please don't e-mail me!", "contact", "caller", 2, "in_force"),
    )


@pytest.mark.parametrize(
    "first, second",
    [
        ("Please don't email me, call.", "Actually e-mail is fine."),
        ("Please don't email me.", "You can email me again."),
        ("Speak slowly please.", "You can speak normally again."),
        ("Please speak slowly.", "You don't have to speak slowly anymore."),
        ("Only call me in the mornings.", "Forget what I said about mornings."),
        ("My budget is 400 euros.", "Money is no object."),
        ("Please always knock, the bell is broken.", "You don't need to knock anymore."),
        ("No me llame antes de las nueve.", "Ya puede llamarme cuando quiera."),
        ("Bitte keine E-Mails.", "Sie können mir jetzt doch E-Mails schicken."),
        ("Sprechen Sie bitte langsamer.", "Sie können wieder normal sprechen."),
        ("Ne m'envoyez pas d'e-mails.", "Finalement le mail c'est bon."),
        ("Parlez plus lentement.", "Vous pouvez parler normalement maintenant."),
        ("Não me mande e-mail.", "Na verdade e-mail está bem."),
        ("I'd rather you texted me than rang me.", "Ringing me is fine after all."),
        ("Eine E-Mail wäre mir lieber als ein Anruf.", "Anrufen ist doch in Ordnung."),
        ("Always text me the total.", "You can stop texting me the total."),
        ("Prefiero un mensaje.", "Al final puede llamarme."),
        ("Hable más despacio.", "Ya no hace falta que hable despacio."),
        ("Rufen Sie nur abends an.", "Sie können mich jederzeit anrufen."),
        ("Reden Sie bitte lauter.", "Sie müssen nicht mehr laut reden."),
        ("Je préfère un SMS à un appel.", "Finalement, vous pouvez m'appeler sans problème."),
        ("Só me ligue depois das seis.", "Agora pode me ligar a qualquer hora."),
        ("मुझे ईमेल मत भेजिए।", "ईमेल भी ठीक है।"),
        ("mujhe email mat kijiye", "email bhi theek hai"),
    ],
)
def test_what_is_taken_back_is_withdrawn(first, second):
    assert statuses(first, second) == ["withdrawn"]


@pytest.mark.parametrize(
    "first, second",
    [
        ("In Spanish please.", "English again please."),
        ("En inglés, por favor.", "Mejor en español, por favor."),
        ("No more than 200 dollars.", "My budget is 300 dollars."),
        ("No more than 200 dollars for the hotel.", "Actually no more than 300 for the hotel."),
        ("My budget is 400 euros.", "Mein Budget liegt bei 500 Euro."),
        ("Only call me after six.", "Actually, only call me before noon."),
        ("Don't call me before nine.", "Please only call me after ten."),
        ("You may record this call.", "Actually, I don't want to be recorded."),
        ("Please email me only.", "Please don't email me anymore, call me instead."),
        ("Please speak slowly.", "Please speak a bit faster."),
        ("Never leave the parcel outside.", "Always leave the parcel outside."),
    ],
)
def test_a_newer_wish_takes_the_place_of_the_one_it_contradicts(first, second):
    assert statuses(first, second) == ["superseded", "in_force"]


@pytest.mark.parametrize(
    "first, second",
    [
        ("No more than 200 dollars for the hotel.", "No more than 500 dollars for the flight."),
        ("No more than 200 dollars.", "Not more than 2 suitcases."),
        ("Never call before nine.", "Never deliver on Sundays."),
        ("Don't call me before nine.", "Don't call me after eight."),
        ("Please don't email me, call.", "Don't call me at work."),
        ("Please speak slowly.", "One question at a time please."),
        ("You may record this call.", "Don't share my data with anyone."),
        ("Always knock twice.", "Never charge my card without asking me."),
        ("Only call me after six.", "In Spanish please."),
        ("You may record this call.", "I don't agree to my data being used for advertising."),
        ("Don't share my data with anyone.", "I don't want my data used for advertising."),
        ("Never leave a message with my neighbours.", "I'd rather have a text instead of a call."),
        ("Just call me Annie from now on.", "From now on, never mention the lamp."),
    ],
)
def test_two_wishes_that_can_both_be_met_both_stay(first, second):
    assert statuses(first, second) == ["in_force", "in_force"]


@pytest.mark.parametrize(
    "first, second",
    [
        ("You may record this call.", "You can call me any time now."),
        ("Just call me Annie from now on.", "It's fine to call me at any hour."),
        ("Please always text me the total.", "You can text me again."),
    ],
)
def test_a_channel_that_is_allowed_again_takes_back_no_wish_about_something_else(first, second):
    assert statuses(first, second)[0] == "in_force"


@pytest.mark.parametrize(
    "text",
    [
        "Friday is fine for the appointment.",
        "Is e-mail fine?",
        "He said e-mail is fine now.",
        "You can call my wife.",
        "That's fine.",
        "Forget it.",
    ],
)
def test_what_takes_nothing_back_leaves_wishes_in_force(text):
    wishes = ["Please don't email me.", "No deliveries on Fridays.", "Never call before nine."]
    assert statuses(*wishes, text) == ["in_force"] * 3


def test_what_is_taken_back_beside_a_new_wish_leaves_the_new_one():
    first, second = "Please don't email me.", "Actually email is fine, but never before nine."
    assert [(w.text, w.status) for w in wishes_of([user(first), user(second)]).entries] == [
        (first, "withdrawn"),
        ("but never before nine.", "in_force"),
    ]


def test_two_wishes_in_one_sentence_are_two():
    said = "Please don't email me, and only call me after six."
    assert in_force(user(said)) == ["Please don't email me", "and only call me after six."]


def test_a_wish_said_again_is_one():
    assert in_force(user("Please don't email me."), user("please, don't EMAIL me")) == [
        "Please don't email me."
    ]


def test_a_long_sentence_is_kept_around_its_wish():
    story = "so the parcel went to the old house and then it came back to the depot, "
    said = story * 3 + "so from now on please always call me before you come, " + story * 3
    [text] = in_force(user(said))
    assert "from now on please always call me before you come" in text
    assert text in said and len(text) <= MAX_WISH_CHARS


def test_only_a_disclosure_of_the_assistants_counts():
    assert in_force(
        assistant(
            "This call may be recorded. I never share data. Please always keep your receipt."
        ),
    ) == ["This call may be recorded."]
    assert in_force(user("This call may be recorded.")) == []


@pytest.mark.parametrize(
    "question, answer",
    [
        ("Is it okay if we record this call?", "Yes, go ahead."),
        ("May I record this call?", "No, I'd rather you didn't."),
        ("¿Podemos grabar la llamada?", "Sí, claro."),
        ("Dürfen wir das Gespräch aufzeichnen?", "Nein, lieber nicht."),
        ("Pouvons-nous enregistrer cet appel ?", "Oui, d'accord."),
        ("Podemos gravar a chamada?", "Pode sim."),
        ("क्या हम यह कॉल रिकॉर्ड कर सकते हैं?", "जी हाँ।"),
    ],
)
def test_a_consent_given_by_an_answer_is_kept_with_its_question(question, answer):
    [wish] = wishes_of([assistant(f"Welcome. {question}"), user(answer)]).in_force
    assert (wish.kind, wish.text) == ("consent", f"{question} {answer}")


@pytest.mark.parametrize(
    "messages",
    [
        [assistant("Could you share your order number?"), user("Sure, it's 48213.")],
        [assistant("May I record this call?"), user("Who is this?")],
        [assistant("May I record this call? How are you?"), user("Yes, fine.")],
        [assistant("May I record this call?"), user("Hm."), user("Yes.")],
    ],
)
def test_an_answer_to_something_else_is_no_consent(messages):
    assert in_force(*messages) == []


def test_the_operators_wishes_stand_in_the_middle_of_the_call():
    leading = [system("Never promise a refund."), developer("Always be kind.")]
    middle = [user("Hello."), developer("Never promise a delivery date."), system("Speak slowly.")]
    wishes = wishes_of(leading + middle).in_force
    assert [(wish.text, wish.speaker) for wish in wishes] == [
        ("Never promise a delivery date.", "operator"),
        ("Speak slowly.", "operator"),
    ]


def test_notices_and_tool_results_are_not_wishes():
    messages = [
        user("Hi."),
        call("c1"),
        result("c1", "Always call before you come."),
        async_final("c2", '"Never call before nine."'),
        thought("Always call first."),
        developer("The following function(s) have just been added: always_call. Never call it."),
    ]
    assert in_force(*messages) == []


def test_callers_and_operators_do_not_take_back_each_others_wishes():
    messages = [user("Hi."), developer("Never mention the price."), user("Never mention my wife.")]
    messages += [user("Forget what I said about the price."), developer("In Spanish please.")]
    messages += [user("English please.")]
    assert len(in_force(*messages)) == 4


SAID = st.sampled_from(
    [
        "Please don't email me, call.",
        "Actually e-mail is fine.",
        "In Spanish please.",
        "English again please.",
        "No more than 200 dollars.",
        "My budget is 300 euros.",
        "Yes.",
        "Where is my order?",
        "Solo después de las seis, por favor.",
        "Ya puede llamarme cuando quiera.",
    ]
)
MESSAGES = st.lists(
    st.one_of(
        SAID.map(user),
        SAID.map(developer),
        st.sampled_from(["This call is recorded.", "May I record this call?", "Ok."]).map(
            assistant
        ),
    ),
    max_size=10,
)


@given(MESSAGES, MESSAGES)
def test_the_wishes_of_a_call_are_those_of_its_second_part_given_its_first(first, second):
    assert wishes_of(first + second) == wishes_of(second, wishes_of(first))


@given(contexts())
def test_any_context_is_read_without_a_change_to_it(messages):
    before = repr(messages)
    wishes_of(messages)
    assert repr(messages) == before


@given(
    st.lists(st.one_of(st.text(), st.sampled_from(["please never \ud800 call", "\u0000", "don't"])))
)
def test_any_text_gives_wishes_that_can_be_encoded(texts):
    asked = [assistant("\ud800 May I record this call?"), user("Yes \ud800.")]
    for wish in wishes_of([*asked, *map(user, texts)]).entries:
        wish.text.encode()
        assert 0 < len(wish.text) <= MAX_WISH_CHARS and "\n" not in wish.text


@pytest.mark.parametrize(
    "message",
    [None, 7, {}, {"role": 3}, {"role": "user"}, {"role": "user", "content": 5}, ["user"]],
)
def test_a_malformed_message_says_nothing(message):
    assert wishes_of([message]).entries == ()


@pytest.mark.parametrize(
    "text", ["please never call me. " * 2_000, "never " * 8_000, "a" * 50_000, "no, " * 10_000]
)
def test_a_large_message_is_read_in_many_steps(text):
    steps = sum(1 for _ in wishes_steps([user(text)]))
    assert steps >= len(text) / 400


def test_the_number_of_wishes_is_bounded_and_the_newest_stay():
    texts = [f"Never mention {chr(97 + i // 26) * 3}{chr(97 + i % 26) * 4}." for i in range(300)]
    kept = in_force(*map(user, texts))
    assert len(kept) == 200 and kept[-1] == texts[-1]


def test_no_messages_leave_wishes_as_they_are():
    earlier = wishes_of([user("Please don't email me.")])
    assert wishes_of([], earlier) == earlier
    assert wishes_of([]) == Wishes()
