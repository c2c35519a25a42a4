#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What must not be read: words that only sound like a value. What must is in test_values.py."""

import pytest

from pipecat_summarizer.fidelity.spoken import spoken_spans, written_form

WORDS = {
    "en": """
        the one you sent | no one | one of them | which one | another one | this one is fine
        one by one | the one one day | a second | wait a second | for the second time
        oh, I see | oh no | oh oh | a double room | double check | for you | to go | I won
        I ate it | too late | you may go | in May | a friend | I am here | at first
        first of all | the first floor | a third of it | one third | third party
        my friend Mike | Charlie and Victor | Hotel India | Oscar Romeo | plan B | vitamin C
        U.S.A. | P.S. | A. I. | e-mail | t-shirt | a couple hundred | half a million
        thanks a million | one another | I like it a lot | I I I think | it's B for Bob
        millions of people | order 48213 | 555-1234 | at 10:30 | on 12.05.2024 | 2-3 days
        3.5 percent | version 1.2.3 | 1,500 dollars | room 12 3 4 | Don't | O'Neil
    """,
    "es": """
        una noche | un momento | cada uno | uno de ellos | mil gracias | por ciento
        un cuarto doble | un segundo | de la a a la o | primero quiero saber | y a o
    """,
    "de": """
        eine Frage | ein Zimmer | einer von uns | erste Hilfe | achten Sie darauf
        das ist ein Test | einmal bitte
    """,
    "fr": """
        un téléphone neuf | une nuit | un moment | il y a | mille mercis | la première fois
        pour cent | un point important | l'un d'eux
    """,
    "pt": """
        uma noite | um momento | meia hora | segunda-feira | quarta-feira | um quarto
        mil desculpas | por cento | a e o
    """,
    "hi": """
        एक मिनट | बता दो | ek baat | bata do | mere saath | एक दूसरे
    """,
}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (language, text.strip())
        for language, texts in WORDS.items()
        for line in texts.strip().splitlines()
        for text in line.split("|")
        if text.strip()
    ],
)
def test_words_that_only_sound_like_a_value_are_none(language, text):
    assert spoken_spans(text, language) == ()


@pytest.mark.parametrize(
    "text",
    [
        "once upon a time",
        "the elf is here",
        "das ist ein Haus",
        "do you have a teen discount",
        "a cent for your thoughts",
        "five cents",
        "très bien",
        "Très bien, merci",
        "born in sept. 8",
        "seize the day",
        "$5 mil",
        "saath mein",
        "cent",
    ],
)
def test_a_number_of_another_language_is_none_where_the_language_is_not_known(text):
    foreign = {word for span in spoken_spans(text) for word in text[span.start : span.end].split()}
    assert foreign <= {"five"}


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("my number is four eight two one three", "my number is 48213"),
        ("mi número es cuatro ocho dos uno tres", "mi número es 48213"),
        ("mi código es four eight two", "mi código es 482"),
        ("vier acht zwei eins drei", "48213"),
        ("mein Code ist elf", "mein Code ist 11"),
        ("mon code est neuf sept", "mon code est 97"),
        ("es el once de mayo", "es el 11 de mayo"),
        ("treinta y uno", "31"),
        ("trinta e um", "31"),
        ("quatre-vingt-dix", "90"),
        ("चार आठ दो", "482"),
        ("mera number nau aath saat hai", "mera number 987 hai"),
        ("A B 1 2 3 4", "AB1234"),
    ],
)
def test_without_a_language_what_is_clear_is_read(text, written):
    assert written_form(text) == written


def test_a_language_that_is_not_here_keeps_its_words():
    assert written_form("quattro otto due", "it") == "quattro otto due"
    assert written_form("nummer vier", "nl") == "nummer vier"


@pytest.mark.parametrize(
    ("language", "text", "written"),
    [
        ("es", "el plan B de Barcelona, dos noches", "el plan B de Barcelona, 2 noches"),
        ("en", "twenty, thirty, forty, fifty", "20, 30, 40, 50"),
        ("en", "plus four chairs", "plus 4 chairs"),
        ("fr", "un tapis neuf, mars prochain", "un tapis neuf, mars prochain"),
    ],
)
def test_what_only_begins_like_a_code_or_a_phone_is_not_joined(language, text, written):
    assert written_form(text, language) == written
