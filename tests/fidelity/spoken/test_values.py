#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What must be read, language by language. What must not is in test_words.py."""

import pytest

from pipecat_summarizer.fidelity.spoken import spoken_spans, written_form

DIGITS = [
    ("en", "My number is four eight two one three", "48213"),
    ("en", "4 8 2 1 3", "48213"),
    ("en", "4-8-2-1-3", "48213"),
    ("en", "four, eight, two, one, three", "48213"),
    ("en", "4, 8, 2, 1, 3", "48213"),
    ("en", "five five five, one two three four", "5551234"),
    ("en", "five five five dash one two three four", "5551234"),
    ("en", "oh seven nine double two", "07922"),
    ("en", "triple zero five", "0005"),
    ("en", "double oh seven", "007"),
    ("en", "double five", "55"),
    ("en", "four O three", "403"),
    ("en", "4 o 3", "403"),
    ("en", "four 8 two 1 three", "48213"),
    ("en", "48 two one three", "48213"),
    ("en", "forty eight twenty one", "4821"),
    ("en", "forty 8 twenty 1", "4821"),
    ("en", "nineteen ninety-nine", "1999"),
    ("en", "twenty oh five", "2005"),
    ("en", "seven thirty", "730"),
    ("en", "one eight hundred five five five one two three four", "18005551234"),
    ("en", "one nine two dot one six eight dot one dot one", "192.168.1.1"),
    ("es", "cuatro ocho dos uno tres", "48213"),
    ("es", "doble cero siete", "007"),
    ("es", "nueve dos veces siete uno", "9771"),
    ("de", "vier acht zwo eins drei", "48213"),
    ("de", "null eins sieben eins", "0171"),
    ("de", "fünf zweimal die sieben drei", "5773"),
    ("fr", "quatre huit deux un trois", "48213"),
    (
        "fr",
        "zéro six douze trente-quatre cinquante-six soixante-dix-huit",
        "0612345678",
    ),
    ("fr", "zéro un deux fois sept", "0177"),
    ("fr", "double zéro neuf", "009"),
    ("pt", "quatro oito dois um três", "48213"),
    ("pt", "meia oito dois um meia", "68216"),
    ("hi", "चार आठ दो एक तीन", "48213"),
    ("hi", "char aath do ek teen", "48213"),
    ("hi", "नाइन एट डबल सेवन", "9877"),
    ("hi", "nine eight double nau", "9899"),
    ("hi", "४ ८ २", "482"),
    ("en", "call plus one, four seven eight, double five five, oh one five six", "+14785550156"),
    ("de", "unter plus vier neun, eins sieben eins, neun sieben vier fünf", "+491719745"),
    ("fr", "au plus trente-trois, six, douze, quarante-deux, treize", "+336124213"),
    ("fr", "au zéro un, trente-sept, vingt-deux, trente-neuf, vingt-sept", "0137223927"),
    ("es", "más tres cuatro, seis tres dos, dos tres nueve", "+34632239"),
    ("pt", "mais cinco cinco, um um, nove três quatro cinco cinco", "+551193455"),
]

CARDINALS = [
    ("en", "one hundred and five", "105"),
    ("en", "a hundred and five", "105"),
    ("en", "fifteen hundred", "1500"),
    ("en", "twenty-three point five", "23.5"),
    ("en", "fourteen point five zero", "14.50"),
    ("en", "23 point 5", "23.5"),
    ("en", "zero point double five", "0.55"),
    ("en", "one point five million", "1500000"),
    ("en", "2.5 million", "2500000"),
    ("en", "20 thousand", "20000"),
    ("en", "five lakh twenty thousand", "520000"),
    ("en", "two thousand twenty-six", "2026"),
    ("en", "ONE HUNDRED", "100"),
    ("es", "treinta y uno", "31"),
    ("es", "treinta y un", "31"),
    ("es", "treintaicinco", "35"),
    ("es", "veintitres coma cinco", "23.5"),
    ("es", "mil millones", "1000000000"),
    ("de", "fünfzehn", "15"),
    ("de", "fuenfzehn", "15"),
    ("de", "achtundvierzigtausend", "48000"),
    ("de", "fünf und zwanzig", "25"),
    ("de", "dreissig", "30"),
    ("de", "eine Million zweihunderttausend", "1200000"),
    ("de", "dreiundzwanzig Komma fünf", "23.5"),
    ("de", "2,5 Millionen", "2500000"),
    ("fr", "quatre-vingt-dix-sept", "97"),
    ("fr", "quatre vingt dix sept", "97"),
    ("fr", "soixante et onze", "71"),
    ("fr", "septante-deux", "72"),
    ("fr", "vingt-trois virgule vingt-cinq", "23.25"),
    ("pt", "vinte e três", "23"),
    ("pt", "quarenta e oito vírgula cinco", "48.5"),
    ("pt", "mil, duzentos e trinta e quatro", "1234"),
    ("pt", "20 mil", "20000"),
    ("hi", "अड़तालीस", "48"),
    ("hi", "पच्चीस हज़ार", "25000"),
    ("hi", "पच्चीस हजार", "25000"),
    ("hi", "adtalis", "48"),
    ("hi", "दो लाख पाँच हज़ार", "205000"),
]

ORDINALS = [
    ("en", "the twenty first of May", "twenty first", "21"),
    ("en", "the twenty-second", "twenty-second", "22"),
    ("en", "June third", "third", "3"),
    ("en", "June second", "second", "2"),
    ("en", "the first of June", "first", "1"),
    ("en", "I arrive on the first.", "first", "1"),
    ("es", "el primero de mayo", "primero", "1"),
    ("es", "el vigésimo primero", "vigésimo primero", "21"),
    ("de", "am einundzwanzigsten Mai", "einundzwanzigsten", "21"),
    ("de", "am ersten Mai", "ersten", "1"),
    ("de", "der dritte", "dritte", "3"),
    ("fr", "le vingt et unième", "vingt et unième", "21"),
    ("fr", "le premier mai", "premier", "1"),
    ("pt", "o vigésimo primeiro", "vigésimo primeiro", "21"),
    ("pt", "dia primeiro de maio", "primeiro", "1"),
]

SPELLED = [
    ("en", "A B 1 2 3 4", "AB1234"),
    ("en", "A-B-1-2", "AB12"),
    ("en", "a b one two three four", "AB1234"),
    ("en", "A B dash one two", "AB12"),
    ("en", "B as in Bravo, seven", "B7"),
    ("en", "B, as in Bravo", "B"),
    ("en", "B for Bravo seven", "B7"),
    ("en", "B for boy D for dog", "BD"),
    ("en", "H as in hotel, T as in tango, four two", "HT42"),
    ("en", "X as in x-ray nine", "X9"),
    ("en", "Bravo Alpha seven", "BA7"),
    ("en", "foxtrot one two three", "F123"),
    ("en", "S M I T H", "SMITH"),
    ("en", "L double O P", "LOOP"),
    ("en", "double U A 4", "WA4"),
    ("en", "U A 1549", "UA1549"),
    ("es", "B de Barcelona siete", "B7"),
    ("de", "B wie Berta, sieben", "B7"),
    ("de", "Anton Berta sieben", "AB7"),
    ("de", "M Ü L L E R", "MÜLLER"),
    ("fr", "B comme Bernard", "B"),
    ("pt", "B de bola oito", "B8"),
    ("it", "A B 1 2 3 4", "AB1234"),
    ("it", "Bravo Alpha 7", "BA7"),
]


def only_span(text, language):
    (span,) = spoken_spans(text, language)
    return text[span.start : span.end], span.written, span.form


@pytest.mark.parametrize(("language", "text", "written"), DIGITS)
def test_digits_one_by_one_and_in_pairs_are_one_value(language, text, written):
    said, value, form = only_span(text, language)
    assert (value, form) == (written, "digits")
    assert text.endswith(said)


@pytest.mark.parametrize(("language", "text", "written"), CARDINALS)
def test_a_cardinal_is_its_digits(language, text, written):
    assert only_span(text, language) == (text, written, "number")


@pytest.mark.parametrize(("language", "text", "said", "written"), ORDINALS)
def test_an_ordinal_is_its_digits(language, text, said, written):
    assert only_span(text, language) == (said, written, "ordinal")


@pytest.mark.parametrize(("language", "text", "written"), SPELLED)
def test_letters_and_digits_spelled_out_are_one_value(language, text, written):
    assert only_span(text, language) == (text, written, "spelled")


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("४८२१३", "48213"),
        ("٤٨٢١٣", "48213"),
        ("４８２１３", "48213"),
        ("२५.७", "25.7"),
        ("٢٥٫٧", "25.7"),
        ("AB१२", "AB12"),
        ("रूम ४", "रूम 4"),
    ],
)
@pytest.mark.parametrize("language", ["en", "hi", "ar", None])
def test_the_digits_of_other_scripts_are_written_as_ours(text, written, language):
    assert written_form(text, language) == written


@pytest.mark.parametrize(
    ("language", "text", "written"),
    [
        ("en", "between one hundred and two hundred", "between 100 and 200"),
        ("en", "one or two, maybe three nights", "one or 2, maybe 3 nights"),
        ("en", "two-three weeks", "2-3 weeks"),
        ("en", "two three days", "2 3 days"),
        ("fr", "il y a deux trois jours", "il y a 2 3 jours"),
        ("en", "I paid 50 two times", "I paid 50 2 times"),
        ("en", "two 4 inch screws", "2 4 inch screws"),
        ("en", "8-5 four days a week", "8-5 4 days a week"),
        ("en", "rooms 1, 2, 3", "rooms 1, 2, 3"),
        ("en", "twenty, thirty, forty, fifty", "20, 30, 40, 50"),
        ("en", "It is four eight. Two people.", "It is 48. 2 people."),
        ("en", "four\neight\ntwo", "4\n8\n2"),
        ("en", "plan B two people", "plan B 2 people"),
        ("en", "Delta two three four", "Delta 234"),
        ("en", "a 4 day trip", "a 4 day trip"),
        ("en", "five million two hundred", "5000200"),
        ("en", "five,six", "five,six"),
        ("es", "son las ocho y veinte", "son las 8 y 20"),
        ("es", "cinco por ciento", "5 por ciento"),
        ("fr", "cinq pour cent", "5 pour cent"),
        ("fr", "deux fois sept", "2 fois 7"),
        ("pt", "às oito e vinte", "às 8 e 20"),
        ("en", "a twenty second delay", "a 20 second delay"),
    ],
)
def test_what_is_several_values_stays_several(language, text, written):
    assert written_form(text, language) == written


@pytest.mark.parametrize(
    ("language", "text", "written"),
    [
        ("en", "one", "1"),
        ("en", "one night", "1 night"),
        ("en", "room one", "room 1"),
        ("es", "opción uno", "opción 1"),
        ("fr", "neuf nuits", "9 nuits"),
        ("fr", "numéro un", "numéro 1"),
        ("pt", "número um", "número 1"),
        ("hi", "दो दिन", "2 दिन"),
        ("hi", "do din", "2 din"),
    ],
)
def test_a_word_that_may_be_something_else_is_a_number_where_that_is_said(language, text, written):
    assert written_form(text, language) == written


@pytest.mark.parametrize("language", ["en-US", "en_GB", "EN"])
def test_a_language_may_come_with_its_region(language):
    assert written_form("twenty two", language) == "22"
