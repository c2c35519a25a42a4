#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Where sentences end, and the few words that say what a value is."""

from collections.abc import Sequence

from pipecat_summarizer.fidelity.languages import LANGUAGES
from pipecat_summarizer.fidelity.values.entry import WEAK_KINDS
from pipecat_summarizer.fidelity.values.found import Found
from pipecat_summarizer.fidelity.values.kinds.calendar_names import MONTHS
from pipecat_summarizer.fidelity.values.patterns import Pattern

_MAX_WORDS_CHARS = 60
_WORDS_BEFORE = 6
_WORDS_AFTER = 4
_QUESTION_WORDS = 4
_QUESTION_MARKS = frozenset("?？؟")
_NAMING = frozenset({"id", "flight", "name", "phone", "email"})
_FOR = Pattern(r"\s(?:for|in|on|per|für|para|pour|per|voor)\s")
_END = Pattern(r"[.!?…]+(?=\s|$)|[。！？।؟\n]+")
_CLAUSE = Pattern(r"[,;:()\[\]{}\"“”«»|]|\s[-–—>]+\s|[→]")
_ABBREVIATION = Pattern(
    r"(?:^|[\s(])(?:no|nr|mr|mrs|ms|dr|st|ave|rd|apt|str|approx|ext|prof|sr|sra|bzw|ca|z\.b"
    r"|e\.g|i\.e|a\.m|p\.m|[a-z])\Z"
)
_PUNCTUATION = " \t\r\n.,;:!?…()[]{}<>\"“”„«»'’*_#|/\\-–—=>→¿¡。，、！？：；।؟،"
_STOP = frozenset(
    word
    for language in LANGUAGES
    if language.script in ("LATIN", "CYRILLIC", "ARABIC")
    for word in language.common
) | frozenset(
    """
    old new previous previously former formerly updated
    a i an the my your our his her their its it it's that that's this these those is are was
    were be been will would
    should could can may might do does did has have had and or but so also then than as at on
    in to of for from by with
    about into until till after before please well okay ok yes yeah yep no nope not um uh er oh
    hi hello hey sure sorry
    actually just now let's let i'd i'm i'll i've we we'll we've you you're he she they there
    here what's what which when
    where who how give tell me us could get got need want like know say said make it's it is,
    make called us number's
    wait instead rather mean meant i'd could, confirm verify provide share have's you'd
    mi mis tu su sus un una el la los las de del que es son está y o en con por para al lo se
    me te le si sí no pero ya
    mein meine meinen meiner ihr ihre ihren unser der die das den dem des ein eine einen ist
    sind war und oder aber an auf
    in im am um zu zum zur von vom bei mit für nach ja nein bitte ich es sie wir also dann noch
    mon ma mes votre vos notre nos le la les l un une des du de au aux et ou mais est sont
    c'est à en dans sur pour par
    avec je j'ai il elle on nous vous oui non s'il plaît que qui
    meu minha meus minhas seu sua o a os as um uma do da dos das no na nos nas em e ou mas é
    são com por para ao à às eu
    você sim não que
    mio mia miei mie suo sua il lo la i gli le un uno una di del della dei e o ma è sono con
    per a al alla da dal in nel
    nella su sì no che ho
    mijn uw jouw onze de het een en of maar is zijn was met voor aan op in naar van te ik u je
    ja nee dat die
    now jetzt nun ahora agora maintenant désormais changed geändert cambiado changé mudou
    misspoke versprochen equivocado trompé enganei
    möchte brauche bleibe wohne heiße llamo vivo quiero quisiera necesito quedarme m'appelle
    habite voudrais veux moro chamo quero queria preciso ficar live stay
    sagen digamos disons dizer speaking apparat calling
    habe haben hier gibt also soll lautet geht steht stehen kommen beträgt läuft
    tengo como aquí entonces así debe ser viene va dice donc alors ici doit être dit
    tenho aqui então deve ser vem diz está come comes goes says should
    mera meri mere aapka aapki hai hain ka ki ke ko se mein par aur ya haan ji nahi yeh woh
    मेरा मेरी मेरे आपका आपकी है हैं का की के को से में पर और या हाँ हां जी नहीं यह वह
    moje mój moja to jest się i na do w z nie tak мой моя моё это и на в с не да нет benim bu
    ve da de mi evet hayır
    """.split()
)
# Words with which one asks for something, beside what is asked for.
_ASKING = frozenset(
    """
    n'est-ce stimmt's certo verdad realidad verdade realidade eigentlich really now mejor melhor
    correct right confirm many much best reach works work korrekt richtig correcto exact certo
    giusto klopt sahi
    give tell say what which name's shall usted cómo llama llamas heißen heißt appelez chiama
    chama heet repeat spell speak enter digits please could can may have get know need help
    today again once more thanks thank you're great perfect let darme dar decirme diga dígame
    puede podría dame
    geben sagen nennen können könnten wie lautet wäre donner dire pouvez pourriez quel quelle
    quels est-ce dar dizer
    pode poderia qual dare dire può potrebbe quale geven zeggen kunt welk welke wat bata sakte
    kya cual cuál cuál's
    """.split()
)


def sentences_of(text: str) -> list[tuple[int, int]]:
    """Where each sentence of a text of bounded length begins and ends."""
    bounds: list[tuple[int, int]] = []
    start = 0
    for match in _END.each(text):
        if match[0] == "." and _is_day(text, match.start()):
            continue
        if match[0] == "." and _ABBREVIATION.search(
            text[max(start, match.start() - 8) : match.start()]
        ):
            continue
        bounds.append((start, match.end()))
        start = match.end()
    if text[start:].strip():
        bounds.append((start, len(text)))
    return bounds


def last_question(text: str) -> str:
    """The last question of a text of bounded length, or ``""``."""
    if _QUESTION_MARKS.isdisjoint(text):
        return ""
    for start, end in reversed(sentences_of(text)):
        sentence = text[start:end].strip()
        if sentence[-1:] in _QUESTION_MARKS:
            return sentence
    return ""


def words_at(
    text: str,
    found: Sequence[Found],
    index: int,
    sentences: Sequence[tuple[int, int]],
    question: str,
) -> str:
    """The few words that say what a value is.

    Args:
        text: The text it stands in.
        found: The values of the text.
        index: Which of them is asked about.
        sentences: Where the sentences of the text begin and end.
        question: What the text answers, or ``""``.
    """
    one = found[index]
    begin, finish = next(
        ((start, end) for start, end in sentences if start <= one.start < end), (0, len(text))
    )
    before = next((other for other in reversed(found[:index]) if not _says_which(other, one)), None)
    if before is not None and before.end <= begin:
        before = None
    after_end = min(finish, found[index + 1].start) if index + 1 < len(found) else finish
    words = _label(text[before.end if before else begin : one.start][-160:], from_end=True)
    if not words:
        words = _label(text[one.end : after_end][:100], from_end=False)
    if one.kind in WEAK_KINDS and _FOR.match(text, one.end):
        # "10 workers for staging and 20 for production": what stands before is about the first.
        purpose = _label(text[one.end : after_end][:100], from_end=False)
        words = f"{words} {purpose}".strip() if before is None or not purpose else purpose
    if not words and question:
        words = " ".join(content_words(question)[-_QUESTION_WORDS:])
    if not words and before is not None:
        words = _label(text[begin : before.start][-160:], from_end=True)
    return words[:_MAX_WORDS_CHARS].strip()


def _says_which(other: Found, one: Found) -> bool:
    """Whether a value says what the next one is: "two orders, 48213", "order 48213 ships Friday"."""
    if other.kind in ("quantity", "number"):
        return one.kind not in WEAK_KINDS
    return other.kind in _NAMING and one.kind not in _NAMING


def content_words(text: str) -> list[str]:
    """The words of a text of bounded length that are about something."""
    words = (word.strip(_PUNCTUATION) for word in text.translate(_APOSTROPHES).split())
    return [
        word
        for word in words
        if word
        and word.casefold() not in _STOP
        and word.casefold() not in _ASKING
        and not word.isdigit()
    ]


def _is_day(text: str, stop: int) -> bool:
    """Whether a full stop stands between a day and its month: "3. März"."""
    if not text[stop - 1 : stop].isdigit():
        return False
    following = text[stop + 1 : stop + 20].split()
    return bool(following) and following[0].strip(_PUNCTUATION).casefold() in MONTHS


def _label(piece: str, *, from_end: bool) -> str:
    """The words next to a value, up to the next comma that leaves any."""
    clauses = _clauses(piece)
    # What follows a value after a comma is about something else.
    clauses = [clause for clause in (clauses if from_end else clauses[:1]) if content_words(clause)]
    if not clauses:
        return ""
    words = (clauses[-1] if from_end else clauses[0]).translate(_APOSTROPHES).split()
    words = [word.strip(_PUNCTUATION) for word in words]
    words = [word for word in words if word]
    words = words[-_WORDS_BEFORE:] if from_end else words[:_WORDS_AFTER]
    while words and words[0].casefold() in _STOP:
        words.pop(0)
    while words and words[-1].casefold() in _STOP:
        words.pop()
    return " ".join(words)


def _clauses(piece: str) -> list[str]:
    clauses: list[str] = []
    start = 0
    for match in _CLAUSE.each(piece):
        clauses.append(piece[start : match.start()])
        start = match.end()
    clauses.append(piece[start:])
    return clauses


_APOSTROPHES = str.maketrans("’‘´`", "''''")
