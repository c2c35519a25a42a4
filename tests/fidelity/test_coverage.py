#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from summaries import assistant, tool_result, user

from pipecat_summarizer.fidelity import Draft, review
from pipecat_summarizer.fidelity.coverage import coverage_of

CALL = (
    user("Morning, Ruth Ferrer here. The boiler in the cellar drips since Monday."),
    assistant("Thanks, Ruth. I see boiler HX-4471, still under warranty. Is the valve closed?"),
    user("Yes, my neighbour closed it. I leave for Lisbon on the 14th."),
    assistant("A fitter can come on the 12th, between nine and eleven."),
    user("Fine. He must ring at the back gate, the front bell is broken."),
    assistant("Noted: back gate. Anything else?"),
    user("Do I have to pay for the visit?"),
)

SPANISH_CALL = (
    user("Buenas, soy Ruth Ferrer. La caldera del sótano gotea desde el lunes."),
    assistant("Gracias. Veo la caldera HX-4471, sigue en garantía. ¿La válvula está cerrada?"),
    user("Sí, la cerró mi vecino. Viajo a Lisboa el día 14."),
    assistant("Un técnico puede pasar el 12, entre las nueve y las once."),
    user("Bien. Que llame por la puerta de atrás, el timbre no funciona."),
    assistant("Anotado: puerta de atrás. ¿Algo más?"),
    user("¿Tengo que pagar la visita?"),
)

GERMAN_CALL = (
    user("Morgen, Ruth Ferrer. Der Heizkessel im Keller tropft seit Montag."),
    assistant("Danke. Ich sehe Kessel HX-4471, noch mit Garantie. Ist das Ventil zu?"),
    user("Ja, das hat mein Nachbar zugedreht. Ich fahre am 14. nach Lissabon."),
    assistant("Ein Monteur kann am 12. kommen, zwischen neun und elf."),
    user("Gut. Er soll am hinteren Tor klingeln, die Klingel vorne ist kaputt."),
    assistant("Notiert: hinteres Tor. Sonst noch etwas?"),
    user("Muss ich den Besuch bezahlen?"),
)

POLISH_CALL = (
    user("Dzień dobry, Ruta Ferens. Kocioł w piwnicy cieknie od poniedziałku."),
    assistant("Dziękuję. Widzę kocioł HX-4471, jeszcze na gwarancji. Zawór jest zakręcony?"),
    user("Tak, sąsiad go zakręcił. Czternastego lecę do Lizbony."),
    assistant("Monter może przyjechać 12 maja, między dziewiątą a jedenastą."),
    user("Dobrze. Niech dzwoni przy tylnej bramie, dzwonek z przodu nie działa."),
    assistant("Zapisane: tylna brama. Coś jeszcze?"),
    user("Czy muszę płacić za wizytę?"),
)

CHINESE_CALL = (
    user("早上好,我叫陆敏。地下室的锅炉从星期一开始漏水。"),
    assistant("谢谢。锅炉编号HX4471,还在保修期。阀门关了吗?"),
    user("邻居已经关了。我十四号去里斯本出差。"),
    assistant("维修工十二号上午九点到十一点可以过去。"),
    user("好。请他走后门按铃,前门的门铃坏了。"),
    assistant("记下了,走后门。还有别的吗?"),
    user("上门要付费吗?"),
)


def draft(text, messages=CALL, **fields):
    return Draft(**({"tokens": 40, "replaced_tokens": 400} | fields), text=text, messages=messages)


def names(text, messages=CALL, **fields):
    return {complaint.check for complaint in review(draft(text, messages, **fields))}


# What is counted


def test_what_only_the_last_words_have_is_known_but_neither_earlier_nor_beyond():
    coverage = coverage_of(draft("The visit costs nothing."))
    assert (coverage.known, coverage.earlier, coverage.beyond) == (1, 0, 0)


def test_names_and_numbers_of_earlier_words_are_carried_in_any_form():
    coverage = coverage_of(draft("Ferrer's boiler (HX4471) drips; fitter on the 12th."))
    assert coverage.earlier_numbers == 2
    assert coverage.beyond == coverage.terms


def test_a_number_of_nobody_is_not_carried():
    assert coverage_of(draft("Boiler 9917, Ruth Ferrer.")).earlier_numbers == 0


def test_the_earlier_summary_and_what_was_looked_up_count_as_said():
    for call, prior in (
        ((tool_result('{"town": "Coimbra"}'), *CALL), None),
        (CALL, "She moved to Coimbra in May."),
    ):
        assert coverage_of(draft("Coimbra", call, prior_summary=prior)).beyond == 1
    assert coverage_of(draft("Coimbra")).beyond == 0


def test_words_that_the_caller_repeats_while_nobody_answers_are_all_last_words():
    asked = (*CALL, user("Hello? Are you there?"))
    assert coverage_of(draft("The visit costs nothing.", asked)).earlier == 0


def test_copied_runs_are_found_whatever_stands_around_them():
    text = "A) The boiler in the cellar drips since Monday.\n* between NINE and eleven!"
    coverage = coverage_of(draft(text))
    assert coverage.copied > 0.8
    assert (coverage.copied_turns, coverage.copied_sides) == (2, 2)
    assert coverage_of(draft("Her boiler drips.")).copied == 0


@given(
    st.text(max_size=200),
    st.lists(st.builds(user, st.text(max_size=80)), max_size=5),
    st.none() | st.text(max_size=80),
)
def test_no_text_makes_the_count_fail_or_inconsistent(text, messages, prior):
    coverage = coverage_of(draft(text, tuple(messages), prior_summary=prior))
    assert 0 <= coverage.beyond <= coverage.earlier <= coverage.known <= coverage.terms
    assert 0 <= coverage.copied <= 1
    counted = replace(draft(text, tuple(messages), prior_summary=prior), coverage=coverage)
    assert coverage_of(counted) is coverage


@given(st.lists(st.sampled_from("boiler valve gate neighbour Lisbon 4471 twelve".split())))
def test_a_draft_of_the_calls_own_words_covers_itself(words):
    text = " ".join(words)
    call = (user(text), assistant("One moment."), user("When?"))
    coverage = coverage_of(draft(text, call))
    assert coverage.beyond == coverage.terms


# What is refused for it


@pytest.mark.parametrize(
    "call, text",
    [
        (CALL, "Nothing at all, the whole repair is covered."),
        (CALL, "There is a flat fee of 35 euros, payable in cash or by card."),
        (CALL, "Would it help if he brought a spare part along?"),
        (CALL, "Lovely, then we are all set. Safe travels!"),
        (CALL, "Tulips were first brought to Europe by diplomats in the sixteenth century."),
        (CALL, "Beat the eggs with sugar, fold in the flour and bake for half an hour."),
        (SPANISH_CALL, "No, está incluido, usted no paga nada."),
        (SPANISH_CALL, "Solo los desplazamientos de fin de semana tienen un coste de 35 euros."),
        (SPANISH_CALL, "Estupendo, quedamos así entonces. ¡Buen viaje!"),
        (GERMAN_CALL, "Die Anfahrt ist kostenlos, nur Ersatzteile werden berechnet."),
        (GERMAN_CALL, "Soll ich Ihnen vorher noch eine Erinnerung schicken?"),
        (POLISH_CALL, "Nie, naprawa jest darmowa, a dojazd też nic nie kosztuje."),
        (POLISH_CALL, "Cieszę się, że mogłam pomóc. Udanej podróży!"),
        (CHINESE_CALL, "不用,配件和人工都是免费的。"),
        (CHINESE_CALL, "很高兴为您服务,祝您旅途愉快!"),
    ],
)
def test_what_carries_nothing_of_a_call_is_no_summary_of_it(call, text):
    assert {"answers_caller", "not_a_summary"} & names(text, call)
    assert "not_a_summary" not in names(text, call, custom_prompt=True)
    assert "not_a_summary" not in names(text, call, summary_language="en")


@pytest.mark.parametrize(
    "call, text",
    [
        (CALL, "Ruth Ferrer: boiler HX-4471 drips, fitter on the 12th, 9 to 11, back gate."),
        (CALL, "You booked a fitter for Ruth Ferrer on the 12th. Tell her what the visit costs."),
        (CALL, "Boiler leak, warranty.\nFitter 12th\nUse back gate\nAway from 14th (Lisbon)"),
        (CALL, "I told Ruth her boiler is under warranty; the fitter comes on the 12th."),
        (CALL, "Ferrer, boiler dripping"),
        (
            SPANISH_CALL,
            "Le dijiste a Ruth que el técnico va el 12. Falta decirle si la visita se paga.",
        ),
        (SPANISH_CALL, "Ruth Ferrer, caldera HX-4471 gotea, técnico el 12, puerta de atrás."),
        (GERMAN_CALL, "Du hast Ruth Ferrer einen Monteur am 12. versprochen; hinteres Tor."),
        (GERMAN_CALL, "Kessel HX-4471 tropft. Ventil zu. Monteur am 12., 9 bis 11 Uhr."),
        (POLISH_CALL, "Ruta Ferens, kocioł HX-4471 cieknie; monter 12 maja, tylna brama."),
        (CHINESE_CALL, "陆敏,锅炉HX4471漏水,十二号上门,走后门。"),
        (CHINESE_CALL, "你已为陆敏约好维修工十二号上门,记得走后门。"),
    ],
)
def test_whoever_is_spoken_to_what_carries_the_call_passes(call, text):
    assert names(text, call) == set()


def test_a_summary_in_another_language_is_not_weighed():
    text = "Ruth's cellar is wet and somebody will come by to fix it before she leaves town."
    assert not {"answers_caller", "not_a_summary"} & names(text, GERMAN_CALL)


def test_of_next_to_no_conversation_any_words_may_be_the_summary():
    call = (user("Hi."), assistant("Hello, how are you?"), user("Fine."))
    assert "not_a_summary" not in names("A short chat about the weather took place.", call)


@pytest.mark.parametrize("call", [CALL, SPANISH_CALL, GERMAN_CALL, POLISH_CALL, CHINESE_CALL])
@pytest.mark.parametrize("labels", ["U:/B:", "[A] /[B] ", "– /– ", "/", "Plumber - /Ruth - "])
def test_a_copy_is_refused_whatever_its_labels(call, labels):
    labels = labels.split("/")
    lines = [labels[n % 2] + message["content"] for n, message in enumerate(call[:5])]
    assert "transcript_copy" in names("\n".join(lines), call)


@pytest.mark.parametrize(
    "text",
    [
        "The boiler in the cellar drips since Monday. Fitter comes between nine and eleven.",
        'Ruth Ferrer said "the front bell is broken"; the fitter comes on the 12th.',
    ],
)
def test_notes_in_the_words_of_the_call_are_no_copy(text):
    assert names(text) == set()


def test_a_dialogue_in_other_words_is_refused_by_its_turns():
    text = "Ms F - it leaks\nShop - did you turn it off?\nMs F - a friend of mine did\nShop - good"
    assert "answers_caller" in names(text)
    headings = (
        "Q: Why did she call?\nA: Boiler HX-4471 drips\nQ: When is the fitter there?\nA: 12th"
    )
    assert names(headings) == set()


def test_quotes_that_are_told_are_no_dialogue():
    # An earlier summary without a model holds such lines, and whoever updates it keeps them.
    quotes = (
        "Caller said: I sail on Monday.\nAgent said: You get a berth.\nCaller said: My dog too."
    )
    assert "answers_caller" not in names(
        f"{quotes}\nRuth Ferrer, boiler HX-4471, fitter on the 12th."
    )


@pytest.mark.parametrize(
    "call, text",
    [
        (CALL, "Ruth Ferrer has a boiler that drips. Let me see what else the transcript says. "
         "I should mention the back gate. Maybe I need to add the fitter."),
        (SPANISH_CALL, "A ver, tengo que hacer un resumen con la caldera y el técnico del 12."),
        (GERMAN_CALL, "Der Kessel tropft. Ich muss die Notizen kurz halten. Mal sehen, soll ich "
         "das hintere Tor nennen?"),
        (POLISH_CALL, "Muszę streścić tę rozmowę. Zobaczmy: kocioł HX-4471, monter 12 maja."),
        (CHINESE_CALL, "我需要写一份摘要。让我看看,锅炉HX4471漏水,维修工十二号来。"),
    ],
)  # fmt: skip
def test_thinking_aloud_is_no_summary_however_much_of_the_call_it_holds(call, text):
    assert "only_reasoning" in names(text, call)


@pytest.mark.parametrize(
    "text",
    [
        "Ruth Ferrer wants a summary of the repair by e-mail after the fitter was there.",
        "I should ring Ruth Ferrer before the fitter comes on the 12th; boiler HX-4471.",
        'She said "let me see, I must be in Lisbon on the 14th"; the fitter comes on the 12th.',
    ],
)
def test_plans_that_are_not_about_writing_are_no_thoughts(text):
    assert names(text) == set()
