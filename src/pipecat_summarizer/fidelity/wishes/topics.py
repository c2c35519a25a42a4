#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a wish is about, in any language, so that a newer one can take its place.

A topic is a row of word beginnings from all languages; a word of one more
language is added to its row.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from pipecat_summarizer.fidelity.wishes.grammar import plain

_STEM_CHARS = 5
_MIN_STEM_CHARS = 4


def _beginnings(text: str) -> tuple[str, ...]:
    return tuple(plain(text).split())


_TOPICS = {
    "channel.email": _beginnings("email mail correo courriel ईमेल मेल"),
    "channel.phone": _beginnings(
        """
        call phone phoning ring rang rung telephone landline llam telefon anruf angeruf ruf appel téléphon lig
        chamada फोन कॉल
        """
    ),
    "channel.text": _beginnings("text sms mensaj nachricht messag mensag मैसेज संदेश"),
    "channel.whatsapp": _beginnings("whatsapp व्हाट्सएप व्हाट्सऐप वॉट्सऐप"),
    "channel.letter": _beginnings("letter post carta brief lettre courrier चिट्ठी chitthi"),
    "channel.voicemail": _beginnings("voicemail buzon mailbox messagerie répondeur"),
    "time.part": _beginnings(
        """
        morning afternoon evening night weekend mañana tarde noche morgen vormittag nachmittag abend
        matin après-midi soir nuit manhã noite सुबह दोपहर शाम रात subah dopahar shaam raat
        """
    ),
    "manner.pace": _beginnings(
        """
        slow fast quick pace normal सामान्य despacio lento rápido langsam schnell lentement doucement vite
        devagar rápid धीरे धीमे तेज dheere dhire dhime tez jaldi
        """
    ),
    "manner.volume": _beginnings(
        """
        up loud quiet soft normal सामान्य alto bajo fuerte laut leise fort bas baixo जोर ऊंचा zor ooncha
        """
    ),
    "manner.length": _beginnings(
        """
        short brief concise corta breve kurz court brève curta छोटा छोटे संक्षेप chhota chhote detail
        """
    ),
    "manner.address": _beginnings("address tutea trat duz siez tuto vouvo name nombre nom nome"),
    "consent.recording": _beginnings(
        "record recording tape grab aufzeich aufgez aufnehm aufgen enregistr grava रिकॉर्ड"
    ),
    "consent.data": _beginnings(
        """
        data information file share pass third dato compart daten weitergeb weiterg donnée partag
        transm dados partilh compartilh जानकारी डेटा शेयर share jaankari
        """
    ),
    "consent.marketing": _beginnings(
        "marketing list newsletter promotion advertis publicidad werbung publicité offer offre"
    ),
    "limit.money": _beginnings(
        """
        budget dollar euro pound buck rupee cent peso real reais euros money spend price cost
        presupuesto dinero gastar orçamento dinheiro gastar geld ausgeben argent dépenser prix preis
        precio preço रुपये रुपए रुपया बजट पैसे rupay rupee rupaye rupe paise quid
        """
    ),
}
_CURRENCY_SIGNS = frozenset("$€£₹")

_BEFORE = frozenset(
    plain(
        "before until till earlier antes hasta vor bis avant jusqu'à até पहले तक pehle tak"
    ).split()
)
_AFTER = frozenset(
    plain("after from later past después desde nach ab après dès depois बाद baad").split()
)
_DENIALS = frozenset(
    plain(
        """
        don't dont not no never stop quit nothing without nicht nie niemals kein keine keinen keiner
        ohne pas jamais ne n' sans arrêtez arrête no nunca jamás sin deje dejen deja ni não sem pare
        parem jamais मत नहीं न बिना mat nahi nahin na bina won't can't cannot refuse refuso weigere
        """
    ).split()
)
# Words that say that something is wished, and not what.
_FILLERS = frozenset(
    plain(
        """
        please always never only just from with that this want would like prefer rather could
        should more than most actually instead again future going forward every time when make sure
        what your have been they them then will also
        siempre nunca solo sólo favor quiero prefiero ahora adelante partir quisiera desde para
        bitte immer nicht niemals jetzt zukunft möchte lieber wenn dass bitte können
        toujours jamais plaît vous veux préfère désormais maintenant seulement partir pour
        sempre quero prefiro agora diante frente favor para
        हमेशा कभी कृपया सिर्फ केवल मुझे आगे करें कीजिए करना hamesha kabhi sirf mujhe kripya karna
        kijiye karo aage
        """
    ).split()
)


@dataclass(frozen=True, slots=True)
class Subject:
    """What a sentence is about.

    Parameters:
        topics: Its topics.
        denied: Those of them it says no to.
        stems: The beginnings of its other words that carry a meaning.
    """

    topics: frozenset[str]
    denied: frozenset[str]
    stems: frozenset[str]

    def of(self, family: str) -> frozenset[str]:
        """Its topics of one family, such as ``channel``."""
        return frozenset(topic for topic in self.topics if topic.startswith(f"{family}."))


def subject_of(said: str) -> Subject:
    """The subject of a folded sentence of bounded length."""
    topics: set[str] = set()
    denied: set[str] = set()
    stems: set[str] = set()
    for clause in said.split(" , "):
        words = [_without_elision(word) for word in clause.split()]
        denies = not _DENIALS.isdisjoint(words)
        for word in words:
            own = _topics_of(word)
            topics.update(own)
            if denies:
                denied.update(own)
            is_filler = word in _FILLERS or word in _DENIALS
            if not own and len(word) >= _MIN_STEM_CHARS and not is_filler:
                stems.add(word[:_STEM_CHARS])
        if not _BEFORE.isdisjoint(words):
            topics.add("time.from" if denies else "time.until")
        elif not _AFTER.isdisjoint(words):
            topics.add("time.until" if denies else "time.from")
    return Subject(frozenset(topics), frozenset(denied), frozenset(stems - _numbers(stems)))


def overlap(one: frozenset[str], other: frozenset[str]) -> float:
    """Which share of the smaller set is in the other; 0 where one is empty."""
    smaller = min(len(one), len(other))
    return len(one & other) / smaller if smaller else 0.0


def _topics_of(word: str) -> list[str]:
    if word[0] in _CURRENCY_SIGNS:
        return ["limit.money"]
    return [topic for topic, beginnings in _TOPICS.items() if word.startswith(beginnings)]


def _without_elision(word: str) -> str:
    """The word without an article or pronoun before its apostrophe."""
    head, mark, rest = word.partition("'")
    return rest if mark and len(head) <= 2 and len(rest) > 2 else word


def _numbers(stems: Iterable[str]) -> set[str]:
    return {stem for stem in stems if any(map(str.isdigit, stem))}
