#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contexts import assistant, contexts, user
from pipecat_summarizer.fidelity.tasks import lost_tasks, open_tasks, with_tasks

INVOICE = "Send the corrected invoice to the accountant."
CHAIR = "Ask the warehouse about the missing chair."
EARLIER = f"""Who is calling: Anna Keller, about order 48213.
Facts: a deposit of 40 dollars.
Open:
- {INVOICE}
- {CHAIR}
Done: a technician was booked."""
SMALL_TALK = [user("It rains again."), assistant("It does.")]


@pytest.mark.parametrize(
    "summary, tasks",
    [
        (EARLIER, (INVOICE, CHAIR)),
        (f"**Where the call stands, and what is open**\n{INVOICE}", (INVOICE,)),
        (f"Open: {INVOICE}\nAnna likes the blue one.", (INVOICE,)),
        (
            "## Offen\n- Rechnung an Steuerberater schicken.",
            ("Rechnung an Steuerberater schicken.",),
        ),
        ("Pendiente:\n- Enviar factura corregida.", ("Enviar factura corregida.",)),
        ("En attente :\n- Envoyer la facture corrigée.", ("Envoyer la facture corrigée.",)),
        ("Pendente:\n- Enviar a fatura corrigida.", ("Enviar a fatura corrigida.",)),
        ("बाकी काम:\n- ग्राहक को नया बिल भेजना।", ("ग्राहक को नया बिल भेजना।",)),
        ("Anna called. The refund of 40 dollars is still open.", None),
        ("Goal: a refund for the broken lamp.", ("a refund for the broken lamp.",)),
    ],
)
def test_what_a_summary_says_is_open_is_a_task(summary, tasks):
    expected = ("The refund of 40 dollars is still open.",) if tasks is None else tasks
    assert open_tasks(summary) == expected


@pytest.mark.parametrize(
    "summary",
    [
        "Facts: order 48213, deposit 40 dollars.",
        "Done:\n- The technician was booked for Friday.",
        "The caller likes the blue chair.",
        "Open:\n",
        "Next appointment: Friday at three in the afternoon.",
        "",
    ],
)
def test_what_a_summary_tells_otherwise_is_none(summary):
    assert open_tasks(summary) == ()


def test_a_task_that_a_new_summary_lost_is_found():
    assert lost_tasks(EARLIER, "Anna Keller called.", SMALL_TALK) == (INVOICE, CHAIR)


def test_a_task_in_other_order_and_form_is_not_lost():
    text = (
        "Still to do: the accountant gets a corrected invoice. The warehouse: missing chair, ask."
    )
    assert lost_tasks(EARLIER, text, SMALL_TALK) == ()


@pytest.mark.parametrize(
    "messages",
    [
        [assistant("The corrected invoice was sent to the accountant.")],
        [user("What about the corrected invoice?"), assistant("That is done.")],
        [user("I no longer need the corrected invoice.")],
        [user("Never mind the corrected invoice for the accountant.")],
    ],
)
def test_a_task_that_was_done_or_withdrawn_may_go(messages):
    assert lost_tasks(EARLIER, "Anna called.", messages) == (CHAIR,)


@pytest.mark.parametrize(
    "messages",
    [
        [user("Was the corrected invoice sent to the accountant?"), assistant("Not yet.")],
        [user("Please think of the corrected invoice."), user("My dog barks.")],
        [assistant("The lamp was sent.")],
    ],
)
def test_a_task_that_is_only_spoken_of_may_not(messages):
    assert lost_tasks(EARLIER, "Anna called.", messages) == (INVOICE, CHAIR)


def words(text):
    return len(text.split())


def added(text, tasks, language="en", max_tokens=100):
    return with_tasks(text, tasks, language, max_tokens=max_tokens, measure=words)


def test_a_task_is_added_under_the_heading_the_summary_has():
    text = "Facts: x\nOpen:\n- Call back.\nDone: y"
    assert added(text, [INVOICE]) == (f"Facts: x\nOpen:\n- Call back.\n- {INVOICE}\nDone: y", ())


def test_or_under_one_in_the_language_of_the_call():
    assert added("Fakten: x", [INVOICE], "de") == (f"Fakten: x\n\nOffen:\n- {INVOICE}", ())
    assert added("", [INVOICE], "xx") == (f"Open:\n- {INVOICE}", ())


def test_what_is_added_is_bounded_and_the_rest_is_given():
    text, left_out = added("Facts: x", [INVOICE, CHAIR], max_tokens=8)
    assert INVOICE in text and CHAIR not in text and left_out == (CHAIR,)


def test_a_task_that_was_added_is_not_lost_again():
    text, _ = added("Anna called.", [INVOICE, CHAIR])
    assert lost_tasks(EARLIER, text, SMALL_TALK) == ()
    assert open_tasks(text) == (INVOICE, CHAIR)


@given(st.text(), st.text(), contexts())
def test_any_text_gives_tasks_of_the_earlier_summary(earlier, text, messages):
    assert set(lost_tasks(earlier, text, messages)) <= set(open_tasks(earlier))
