#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Names that the caller gives: "my name is", "call me", "mi chiamo".

After a phrase that says nothing else, a name may stand in lower case, as speech
recognition writes it. After one that may ("I'm", "this is", "soy"), it needs its
capital letters. A language is one more entry in ``_PLAIN`` and ``_DOUBTFUL``.
"""

import unicodedata
from collections.abc import Iterator
from itertools import islice

from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.calendar_names import MONTHS, WEEKDAYS
from pipecat_summarizer.fidelity.values.kinds.page import Page
from pipecat_summarizer.fidelity.values.patterns import Pattern, any_of

_PLAIN = any_of(
    r"""
    my (?:full |first |last |given |family |middle |maiden )?name is|my (?:full |first
    |last )?name's
    |the name is|the name's|name's|(?:first|last|full|family) name(?: is|:)?|name:|i go by
    |i am called|i'm called|under the name(?: of)?|booked under|it's under
    |(?:his|her|their|[^\W\d_]{2,20}'s) (?:full |first |last )?name is
    |me llamo|mi nombre(?: completo)? es|mi apellido es|a nombre de|llámame|llámeme|puede llamarme
    |mein name ist|mein vorname ist|mein nachname ist|ich heiße|ich heisse|auf den namen
    |unter dem namen
    |nennen sie mich|nenn mich|name ist|hier spricht
    |je m'appelle|mon nom(?: de famille)? est|mon prénom est|au nom de|appelez-moi|appelle-moi
    |meu nome(?: completo)? é|o meu nome é|me chamo|chamo-me|em nome de|no nome de|pode me chamar de
    |meu sobrenome é
    |mi chiamo|il mio nome è|mi chiami|chiamami|a nome di|a nome|il mio cognome è
    |mijn (?:achter|voor)?naam is|ik heet|noem me|op naam van|u spreekt met|je spreekt met
    |मेरा नाम|मेरा पूरा नाम|mera naam|mera poora naam|mera nam
    |nazywam się|mam na imię|меня зовут|моё имя|мое имя|моя фамилия|benim adım|adım|ismim
    |اسمي|أنا اسمي
    """
)
_DOUBTFUL = any_of(
    r"""
    i'm|i am|this is|call me|calls? me|it's|here is|speaking with|soy|habla|le habla
    |soy la señora|soy el señor
    |ich bin(?: der| die)?|hier ist|je suis|c'est|ici|sou o|sou a|eu sou|aqui é o|aqui é a
    |aqui é|fala o|fala a
    |sono|parla|qui è|ik ben|met|main|maiṁ
    |se llama|heißt|heisst|s'appelle|se chama|si chiama|heet
    """
)
_TITLE = any_of(
    r"mr\.?|mrs\.?|ms\.?|miss|dr\.?|doctor|professor|prof\.?|herr|frau|señor|señora|sr\.|sra\."
    r"|don|doña|monsieur"
    r"|madame|mme|senhor|senhora|signor|signora|signore|dottor|dottoressa|meneer|mevrouw|pan"
    r"|pani|shri|shrimati|श्री|श्रीमती"
)
_LETTERS = r"(?:[^\W\d_]|['’-](?=[^\W\d_]))"
_ANY = rf"[^\W\d_](?:{_LETTERS}|\.(?=[^\W\d_]\.?)){{0,24}}"
_CAPITAL = rf"(?:[A-Z]\.|[A-ZÀ-ÖØ-ÞĀĂĄĆĈČĎĐĒĘĚĞĢĪĮİĶĻŁŃŅŇŌŐŒŔŘŚŞŠŤŪŮŰŲŹŻŽА-ЯЁ]{_LETTERS}{{0,24}})"
_PARTICLE = (
    r"(?:de la|de los|van der|van den|van de|von der|von|van|de|da|do|dos|del|della|di"
    r"|la|le|el|al|bin|ben|y|e)"
)
_ANY_NAME = Pattern(rf"{_ANY}(?:\s(?:{_PARTICLE}\s)?{_ANY}){{0,3}}")
_CAPITAL_NAME = Pattern(rf"{_CAPITAL}(?:\s(?:{_PARTICLE}\s)?{_CAPITAL}){{0,3}}")
_LEADING_TITLE = Pattern(
    rf"(?:{_TITLE}|ab jetzt|ab sofort|von jetzt an|einfach|bitte|just|simply|please|por favor"
    r"|simplemente|simplement|s'il vous plaît|simplesmente|apenas)\s(?=\w)"
)
_AFTER_PLAIN = Pattern(rf"(?<!\w){_PLAIN}(?::|,)?\s(?:(?:is|es|ist|est|é|è)\s)?")
_AFTER_DOUBTFUL = Pattern(rf"(?<!\w){_DOUBTFUL}\s")
_AFTER_TITLE = Pattern(rf"(?<!\w){_TITLE}\s")
# "I have the name as Anna Kovács", "the name on the booking is ...": not right after the word.
_NAME_WORD = Pattern(
    r"(?<![\w@.])(?:names?|nombre|nom|nome|naam|vorname|nachname)(?![\w@])(?=[^.!?\n]{3})"
)
_FULL_NAME = Pattern(
    rf"(?<![\w'’.-]){_CAPITAL}(?:\s(?:{_PARTICLE}\s)?{_CAPITAL}){{1,3}}(?![\w'’-])"
)
_SENTENCE_END = Pattern(r"[.!?](?=\s|\Z)|\n")
_FAR_CHARS = 90
_MAX_FAR = 2
_SPEAKING = Pattern(
    rf"(?:(?<=[.!?,]\s)|(?<!.))(?P<name>{_CAPITAL}(?:\s{_CAPITAL}){{0,2}}),?\s"
    r"(?:speaking|here|am apparat|à l'appareil|al habla|al teléfono|al telefono)(?=\s*[,.!]"
    r"|\s*\Z|\s(?:from|calling)\b)"
)
_INDIC = Pattern(
    r"मेरा (?:पूरा )?नाम\s(?P<name>[\u0900-\u0963\u0970-\u097f]{2,30}"
    r"(?:\s[\u0900-\u0963\u0970-\u097f]{2,30}){0,2})\sहै"
)
_INDIC_SPEAKING = Pattern(
    r"(?:मैं|main)\s(?P<name>[^\W\d_][\w\u0900-\u097f]{1,24}"
    r"(?:\s[^\W\d_][\w\u0900-\u097f]{1,24}){0,1})\s(?:बोल रह|bol rah)"
)
_CJK = Pattern(
    r"(?:我叫|我的名字是|我姓|名字叫|我的名字叫)(?P<zh>[\u4e00-\u9fff]{2,4}?)(?=[，。,.!！\s]|$)"
    r"|(?:私の名前は|名前は)(?P<ja>[\u3040-\u30ff\u4e00-\u9fff]{2,8}?)(?=です|と)"
    r"|(?P<ja2>[\u30a0-\u30ff\u4e00-\u9fff]{2,8})と申します"
    r"|(?:제 이름은|이름은)\s(?P<ko>[\uac00-\ud7a3]{2,5}?)(?=입니다|이에요|예요|이고)"
)
_OPENING_CHARS = 20
_OPENINGS = frozenset({"it's", "c'est", "here is", "ici", "met"})
_NAME_WORDS = frozenset("name names nombre nom nome naam vorname nachname".split())
_PLAIN_WORDS = frozenset(
    """
    name names call go called under spelled spelt llamo nombre apellido llámame llámeme
    llamarme vorname nachname
    heiße heisse namen nennen nenn spricht appelle nom prénom appelez nome chamo chamar
    sobrenome chiamo chiami
    chiamami cognome naam achternaam voornaam heet noem spreekt मेरा mera nazywam imię зовут
    имя фамилия adım ismim
    اسمي
    """.split()
)
_DOUBTFUL_WORDS = frozenset(
    "i this it call calls here speaking soy habla ich hier je c ici sou eu aqui fala sono "
    "parla qui ik met main se heißt heisst s si heet".split()
)
_TITLE_WORDS = frozenset(
    """
    mr mrs ms miss dr doctor professor prof herr frau señor señora sr sra don doña monsieur
    madame mme senhor senhora
    signor signora signore dottor dottoressa meneer mevrouw pan pani shri shrimati श्री श्रीमती
    """.split()
)
_SPEAKING_WORDS = frozenset("speaking here apparat appareil habla teléfono telefono".split())
_INDIC_WORDS = frozenset("मेरा मैं main".split())
_STOP = frozenset(
    """
    yeah yep yup nope haha hahaha lol oh asap anytime
    i'd i've i'll rather prefer don't do can't hmm uh um well let hold never none nobody
    private see know same mine why
    is not a an the from calling and i it in on at my for to but so with here speaking your you
    we with
    interested sorry fine good great not just also really happy sure glad afraid going looking
    having
    trying calling about because as or of that this what who when where how please thank thanks
    hai hain
    y no es el la los las un una de que con para por und oder nicht ist der die das ein eine
    von aus et pas
    ou est le les des du qui une moi pour e é não o os as com se per non il lo che sono di da
    en niet het van
    uit ja nein yes oui sí si sim ok okay hello hi hey there now actually no later tomorrow
    today back unknown
    on-file spelled spelt correct right wrong wait with capital one two three four five six
    seven eight nine zero
    और है हूँ जी मैं i'm i'll and a can could would was were are am be been being calls called
    using used via
    first last full name middle family given number account order booking reservation
    ich habe ab jetzt einfach bitte solo después seulement après uniquement only nur só somente
    apenas depois before when if anything whatever
    """.split()
)
_NO_NAMES = frozenset(
    """
    american english british german french spanish italian portuguese brazilian dutch indian
    greek danish swedish norwegian finnish czech hungarian romanian ukrainian israeli arab african
    asian vietnamese thai filipino pakistani egyptian iranian nigerian welsh catholic christian
    muslim jewish hindu buddhist mormon aries gemini virgo
    polish russian turkish
    canadian mexican chinese japanese korean irish scottish australian european swiss austrian
    belgian god monday
    sorry interested ok okay yes no great fine good not just calling the my your our it i i'm
    all unable happy glad
    sure thanks thank hello hi please well so really also very too customer kunde kundin
    cliente client mieter patient
    patientin student lehrer mitglied neukunde deutscher deutsche anna's what why how who when
    where which that this there
    here ready done back home traveling travelling looking trying going having allergic
    vegetarian vegan diabetic
    sie er wir ihnen ihr du english-speaking mum mom dad mother father wednesday correct wrong right urgent important
    perfect
    """.split()
)


def find(page: Page, language: str | None) -> Iterator[Found]:
    """The names that are given in a text of bounded length."""
    words = page.words
    text = page.text
    if not words.isdisjoint(_PLAIN_WORDS):
        for match in _AFTER_PLAIN.each(page.lower):
            yield from _named(page, match.end(), _ANY_NAME, needs_capital=False)
    if not words.isdisjoint(_DOUBTFUL_WORDS):
        for match in _AFTER_DOUBTFUL.each(page.lower):
            # "Hi, it's Anna" opens a call; later on, "it's" is about anything.
            if match.start() > _OPENING_CHARS and match[0].rstrip() in _OPENINGS:
                continue
            yield from _named(page, match.end(), _CAPITAL_NAME, needs_capital=True)
    if not words.isdisjoint(_NAME_WORDS):
        for match in _NAME_WORD.each(page.lower):
            yield from _far(page, match.end())
    if not words.isdisjoint(_TITLE_WORDS):
        for match in _AFTER_TITLE.each(page.lower):
            yield from _named(page, match.end(), _CAPITAL_NAME, needs_capital=True)
    if not words.isdisjoint(_SPEAKING_WORDS):
        for match in _SPEAKING.each(text):
            if match["name"].endswith("ly"):
                continue
            yield from _named(page, match.start(), _CAPITAL_NAME, needs_capital=True)
    if not words.isdisjoint(_INDIC_WORDS):
        for pattern in (_INDIC, _INDIC_SPEAKING):
            for match in pattern.each(text):
                start, end = match.span("name")
                yield from _found(text[start:end], start, needs_capital=False)
    if page.is_east_asian:
        for match in _CJK.each(text):
            group = next(name for name, value in match.groupdict().items() if value)
            start, end = match.span(group)
            yield Found(start, end, "name", match[group], match[group], True)


def full_names(text: str, start: int, end: int) -> Iterator[Found]:
    """What can be a first and a last name in a part of a text, by its form alone."""
    for match in islice(_FULL_NAME.each(text[start:end]), _MAX_FAR):
        name, at = match[0], start + match.start()
        # "Es Carmen Molina", where the first word has its capital as the first of a sentence.
        while (words := name.partition(" "))[0].casefold() in _STOP and words[2]:
            at += len(words[0]) + 1
            name = words[2]
        first = name.split()[0]
        if first.casefold().rstrip(".") in _NO_NAMES or first.isupper() and len(first) > 2:
            continue
        for one in _found(name, at, needs_capital=True):
            if " " in one.written:
                yield one


def _far(page: Page, start: int) -> Iterator[Found]:
    """The full names in the same sentence as the word for a name."""
    stop = _SENTENCE_END.search(page.text[: start + _FAR_CHARS], start)
    yield from full_names(page.text, start, stop.start() if stop else start + _FAR_CHARS)


def normal(written: str) -> str:
    """The name in lower case, without accents and points."""
    decomposed = unicodedata.normalize("NFKD", written.casefold())
    letters = (
        char if char.isalnum() or unicodedata.category(char) in ("Mc", "Mn") else " "
        for char in decomposed
        if unicodedata.category(char) != "Mn" or char > "\u0400"
    )
    return " ".join("".join(letters).split())


def _named(page: Page, start: int, pattern: Pattern, *, needs_capital: bool) -> Iterator[Found]:
    while title := _LEADING_TITLE.match(page.lower, start):
        start = title.end()
    match = pattern.match(page.text, start)
    if match is None or page.text[match.end() : match.end() + 1].isdigit():
        return
    first = match[0].split()[0].casefold().rstrip(".")
    if needs_capital and first in _NO_NAMES:
        return
    # Who shouts gives no name.
    if (
        needs_capital
        and len(first) > 2
        and match[0].split()[0].isupper()
        and not page.text.isupper()
    ):
        return
    yield from _found(match[0], start, needs_capital=needs_capital)


def _found(name: str, start: int, *, needs_capital: bool) -> Iterator[Found]:
    kept: list[str] = []
    for word in name.split():
        folded = word.casefold().rstrip(".")
        if folded in _STOP and not (kept and folded in _PARTICLES):
            break
        if folded in MONTHS and not word[0].isupper() or folded in WEEKDAYS:
            break
        # "My name is Anna Kovács and": once capitals are used, a small word ends the name.
        if kept and kept[0][0].isupper() and not word[0].isupper() and folded not in _PARTICLES:
            break
        kept.append(word)
        if not needs_capital and not kept[0][0].isupper() and len(kept) == 2:
            break
    while kept and kept[-1].casefold() in _PARTICLES:
        kept.pop()
    if not kept or len("".join(kept)) < 2:
        return
    length = _length(name, len(kept))
    written = name[:length].rstrip(".")
    if not written[0].isupper() and kept[0].casefold() in _NO_NAMES:
        return
    yield Found(start, start + len(written), "name", written, normal(written), True)


def _length(name: str, words: int) -> int:
    end = 0
    for word in name.split()[:words]:
        end = name.index(word, end) + len(word)
    return end


_PARTICLES = frozenset("de la los van der den von da do dos del della di le el al bin ben".split())
