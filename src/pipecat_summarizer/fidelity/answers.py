#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The check that a model summarized the conversation instead of taking part in it."""

from collections.abc import Sequence

from pipecat_summarizer.fidelity.draft import Draft
from pipecat_summarizer.fidelity.languages import (
    Language,
    language_of,
    languages_of_script,
    normal,
    stem_of,
    stems_of,
)
from pipecat_summarizer.fidelity.refusals import first_phrase, first_sentence
from pipecat_summarizer.fidelity.samples import DRAFT_CHARS, short_text, spoken_text
from pipecat_summarizer.messages import Message, role_of

_OPENING_CHARS = 300
_LANGUAGE_CHARS = 1_000
_PAUSES = ",.;:!?–—、，。！？：؟،।"
_SPOKE = "It spoke to the caller. Summarize the conversation instead."

_MAX_LINES = 80
_MAX_SPEECH_LINES = 12
_MAX_LINE_CHARS = 200
_CALLER_LABELS = frozenset(
    "user caller customer human guest patient client usuario cliente llamante benutzer kunde anrufer "
    "utilisateur appelant usuário utente gebruiker klant beller klient пользователь клиент "
    "müşteri kullanıcı arayan anruferin kundin cliente chiamante お客様 発信者 발신자 المتصل "
    "उपयोगकर्ता ग्राहक कॉलर 用户 用戶 客户 客戶 ユーザー 顧客 사용자 고객 المستخدم العميل".split()
)
_ASSISTANT_LABELS = frozenset(
    "assistant agent bot ai asistente agente assistent assistente asystent asistan ассистент "
    "medewerker mitarbeiter konsultant temsilci оператор representative operador operatore "
    "atendente conseiller 担当者 オペレーター موظف الموظف "
    "सहायक एजेंट 助手 客服 アシスタント 상담원 어시스턴트 المساعد الوكيل".split()
)

_QUESTION_MESSAGES = 40
_MAX_ANSWER_WORDS = 60
_MIN_OVERLAP = 0.5
_MIN_CONVERSATION_STEMS = 20


class AnswersCaller:
    """Refuses a draft that speaks to the caller instead of about the call.

    Refused are: a dialogue that goes on; an offer to help; "Yes, ..." and "Hello!";
    words to a "you" by one who reports nothing; and an answer to the caller's
    last question that says nothing else of the conversation.

    Not refused: a summary that tells what was asked and answered, that begins
    with "Sure, here is the summary", that quotes questions and offers, that has
    "Caller:" and "Agent:" as headings, that is written to the assistant ("You
    promised the caller a refund"), or that is mere notes. Not refused either is
    what is in no language of :mod:`.languages`.
    """

    name = "answers_caller"

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None."""
        text = draft.text[:DRAFT_CHARS]
        said = normal(text).lstrip("*_#>- ")
        language = language_of(text[:_LANGUAGE_CHARS])
        # Of a few words one cannot tell the language, but an opening tells it by itself.
        languages = [language] if language else languages_of_script(text[:_LANGUAGE_CHARS])
        if _goes_on(text, languages):
            return "It continued the conversation. Summarize it instead."
        if any(_offers(said[:_OPENING_CHARS], one) for one in languages):
            return _SPOKE
        if any(one.holds(one.topic + one.reporting, said) for one in languages):
            return None
        if any(_affirms(said, one) for one in languages):
            return _SPOKE
        language = language or _spoken_language(text, draft)
        if language is None:
            return None
        if _notes(said, language):
            return None
        if not draft.custom_prompt and _addresses(text, language):
            return _SPOKE
        if _answers(said, draft, language):
            return "It answered the caller's question. Summarize the conversation instead."
        return None


def _spoken_language(text: str, draft: Draft) -> Language | None:
    """The language of the conversation, if a text could be in it."""
    language = language_of(spoken_text(draft.messages, _LANGUAGE_CHARS))
    return language if language in languages_of_script(text[:_LANGUAGE_CHARS]) else None


def _notes(said: str, language: Language) -> bool:
    """Whether a text is a note to somebody on what they said, such as "You called about"."""
    sentence = first_sentence(said)
    if said[len(sentence) :][:1] in ("?", "？", "؟"):
        return False
    return any(
        (not start or first_phrase(sentence, (start,)))
        and (not must_hold or any(part in sentence for part in must_hold))
        for start, must_hold in language.noting
    )


def _goes_on(text: str, languages: Sequence[Language]) -> bool:
    """Whether there are lines of both sides, and one of them is direct speech."""
    sides: set[bool] = set()
    speech: list[str] = []
    for line in text.splitlines()[:_MAX_LINES]:
        label, colon, words = line.replace("：", ":").partition(":")
        label = normal(label[:40]).strip("*_#-[]()<>. 0123456789").removeprefix("the ")
        if colon and (label in _CALLER_LABELS or label in _ASSISTANT_LABELS):
            sides.add(label in _CALLER_LABELS)
            speech.append(normal(words[:_MAX_LINE_CHARS]))
    return len(sides) == 2 and any(
        _is_direct(words, languages) for words in speech[:_MAX_SPEECH_LINES]
    )


def _is_direct(words: str, languages: Sequence[Language]) -> bool:
    """Whether somebody speaks here, rather than that somebody tells what was said."""
    if any(one.holds(one.reporting, words) for one in languages):
        return False
    return any(mark in words for mark in "?？؟") or any(
        one.holds(one.first_person + one.second_person, words) or _affirms(words, one)
        for one in languages
    )


def _offers(opening: str, language: Language) -> bool:
    """Whether an assistant begins to serve somebody, and not by announcing a summary."""
    rest = _without_label(opening).lstrip("¡¿")
    for _ in range(3):
        if first_phrase(rest, language.offers):
            return not language.holds(language.topic, opening)
        phrase = first_phrase(rest, language.yes_no) or first_phrase(rest, language.apologies)
        if not phrase:
            return False
        # A name may follow a greeting: "Hello Anna, how can I help you?"
        rest = rest[len(phrase) :]
        pause = next((i for i, char in enumerate(rest[:30]) if char in _PAUSES), None)
        if pause is None:
            return False
        rest = rest[pause:].lstrip(_PAUSES + " ¡¿")
    return False


def _affirms(said: str, language: Language) -> bool:
    """Whether a text begins with a yes, a no or a greeting that stands by itself."""
    rest = _without_label(said).lstrip("¡¿")
    phrase = first_phrase(rest, language.yes_no)
    return bool(phrase) and (rest[len(phrase) :].lstrip() or ".")[0] in _PAUSES


def _without_label(said: str) -> str:
    label, colon, rest = said.partition(":")
    return rest.lstrip() if colon and label.strip("*_ ") in _ASSISTANT_LABELS else said


def _addresses(text: str, language: Language) -> bool:
    """Whether a text speaks to somebody outside quotation marks."""
    own_words = " ".join(text.translate(_QUOTES).split('"')[::2])
    if language.holds(language.second_person, normal(own_words)):
        return True
    if not language.polite:
        return False
    words = own_words.split()
    # At the beginning of a sentence a capital letter says nothing.
    return any(
        word.strip(_PAUSES) in language.polite and before[-1] not in ".!?:"
        for before, word in zip(words, words[1:], strict=False)
    )


def _answers(said: str, draft: Draft, language: Language) -> bool:
    """Whether a text answers the last question, and says nothing else of the conversation."""
    if len(said.split()) > _MAX_ANSWER_WORDS or any(mark in said for mark in "?？؟"):
        return False
    messages = draft.messages[-_QUESTION_MESSAGES:]
    asked = _last_question(messages, language)
    if asked is None:
        return False
    index, is_answered = asked
    question = stems_of(short_text(messages[index], _OPENING_CHARS), language)
    stems = stems_of(said, language)
    shared = len(question & stems)
    if shared < len(question) and (shared < 2 or shared < _MIN_OVERLAP * len(question)):
        return False
    others = [*draft.messages[: len(draft.messages) - len(messages) + index]]
    if not is_answered:
        others.extend(messages[index + 1 :])
    prior = (draft.prior_summary or "")[:DRAFT_CHARS]
    rest_of_call = stems_of(f"{spoken_text(others, DRAFT_CHARS)} {prior}", language)
    news = stems - question
    if not question or not news or not news.isdisjoint(rest_of_call):
        return False
    if is_answered:
        return len(rest_of_call) >= _MIN_CONVERSATION_STEMS
    return _names_something(draft.text[:DRAFT_CHARS], question, language)


def _last_question(messages: Sequence[Message], language: Language) -> tuple[int, bool] | None:
    """Where the caller last asked for a fact, and whether the assistant has spoken since."""
    is_answered = False
    for index in range(len(messages) - 1, -1, -1):
        role = role_of(messages[index])
        if role == "user":
            if language.holds(language.asking, normal(short_text(messages[index], _OPENING_CHARS))):
                return index, is_answered
        elif role == "assistant" and short_text(messages[index], 1):
            is_answered = True
    return None


def _names_something(text: str, question: frozenset[str], language: Language) -> bool:
    """Whether a text names what was asked for: a name, a number."""
    if language.script not in ("LATIN", "CYRILLIC"):
        return True
    words = text.split()
    # The first word has a capital letter anyway: "Paris is", but not "Unanswered:".
    names = words if len(words) > 1 and words[1] in language.copulas else words[1:]
    return any(
        (word[0].isupper() or word[0].isdigit())
        and stem_of(normal(word).strip(_PAUSES)) not in question
        for word in names
    )


_QUOTES = str.maketrans("“”„«»「」", '"""""""')
