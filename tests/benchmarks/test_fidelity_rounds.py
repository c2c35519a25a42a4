#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The methods, the scripted model and the tables of the fidelity benchmark."""

import pytest

from benchmarks.fidelity import filler, report
from benchmarks.fidelity.calls import make_call
from benchmarks.fidelity.methods import METHODS, Method
from benchmarks.fidelity.methods.nothing import Nothing
from benchmarks.fidelity.methods.ours import Ours
from benchmarks.fidelity.methods.pipecat_own import PipecatOwn
from benchmarks.fidelity.methods.sliding_window import SlidingWindow
from benchmarks.fidelity.rounds import run_call
from benchmarks.fidelity.writers.extractive import Extractive
from benchmarks.fidelity.writers.scripted import (
    WORDINGS,
    DropsDigits,
    Erratic,
    WritesWell,
    write,
)
from benchmarks.fidelity.writers.writer import Writer
from pipecat_summarizer.generation import build_prompt
from pipecat_summarizer.testing import ScriptedLLMService

TRANSCRIPT = "[1] user: My order number is 48213.\n[2] assistant: Lovely weather."
OURS = build_prompt(TRANSCRIPT, words=60, prior_summary="The caller is Anna Keller.")
ITS = (
    "Conversation history:\nUSER: Conversation summary: The caller is Anna Keller.\n\n"
    "USER: My order number is 48213.\n\nASSISTANT: Lovely weather."
)


@pytest.fixture(autouse=True)
def made_up_filler(monkeypatch):
    monkeypatch.setattr(filler, "has_chats", lambda: False)


def written(prompt, *moods, seed=1, language="en"):
    return write(prompt, seed=seed, language=language, moods=moods)


@pytest.mark.parametrize("prompt", [OURS, ITS])
def test_the_good_model_keeps_what_is_exact_from_either_prompt(prompt):
    texts = [written(prompt, "well", seed=seed) for seed in range(10)]
    assert sum("48213" in text and "Anna Keller" in text for text in texts) > 5
    assert not any("weather" in text for text in texts)


def test_the_good_model_leaves_out_what_a_later_sentence_corrects():
    prompt = build_prompt(
        "[1] user: The order is 48213.\n[2] user: No, 77120, not 48213.", words=60
    )
    assert all(written(prompt, "well", seed=seed).count("48213") <= 1 for seed in range(10))


def test_the_model_that_drops_digits_gets_some_wrong_and_some_right():
    texts = [written(OURS, "drops_digits", seed=seed) for seed in range(30)]
    assert 3 < sum("48213" in text for text in texts) < 27


def test_the_model_says_the_same_to_the_same_prompt_and_seed():
    moods = Erratic.moods
    assert written(OURS, *moods, seed=5) == written(OURS, *moods, seed=5)
    assert len({written(OURS, *moods, seed=seed) for seed in range(20)}) > 3


def test_a_truncated_summary_is_never_closed_and_the_others_are():
    assert "</summary>" not in written(OURS, "truncates")
    assert written(OURS, "well").endswith("</summary>")
    assert "<summary>" not in written(ITS, "well")


@pytest.mark.parametrize("language", WORDINGS)
def test_an_answer_and_a_refusal_are_in_the_language_of_the_call(language):
    assert written(OURS, "answers", language=language) == WORDINGS[language].answer
    assert written(OURS, "refuses", language=language) == WORDINGS[language].refusal


def test_the_good_model_stays_within_the_words_it_was_asked_for():
    lines = "\n".join(f"[{n}] user: Order number {48000 + n} is late." for n in range(1, 80))
    text = written(build_prompt(lines, words=50), "well")
    assert 30 < len(text.split()) <= 50


@pytest.mark.parametrize("method", [Ours, PipecatOwn])
async def test_a_method_replaces_what_is_old_by_what_was_written(method):
    call = make_call("en", 2, rounds=2)
    one = method(call.opening, WritesWell(2, "en"), 1000)
    one.grow(call.rounds[0])
    assert await one.shrink() == "applied"
    assert one.summary and one.summary in one.messages[1]["content"]
    assert one.messages[0] == call.opening[0]
    assert one.messages[-4:] == call.rounds[0][-4:]
    assert one.writer.calls == 1


@pytest.mark.parametrize("method", [Ours, PipecatOwn])
async def test_a_method_says_when_a_summary_failed_and_has_not_changed_anything(method):
    class Down(Writer):
        name = "down"

        def for_ours(self):
            return ScriptedLLMService(summaries=RuntimeError("down"))

        def for_pipecat(self):
            return self.for_ours()

    call = make_call("en", 2, rounds=1)
    one = method(call.opening, Down(1, "en"), 1000)
    one.grow(call.rounds[0])
    before = one.messages
    assert await one.shrink() == "failed"
    assert one.messages == before and one.summary is None


async def test_the_window_holds_the_newest_messages_that_fit_and_starts_with_the_caller():
    call = make_call("en", 2, rounds=3)
    window = SlidingWindow(call.opening, WritesWell(2, "en"), 200)
    window.grow([message for messages in call.rounds for message in messages])
    assert await window.shrink() == "applied"
    assert window.messages[0] == call.opening[0]
    assert window.messages[1]["role"] == "user"
    assert window.messages[-4:] == call.rounds[-1][-4:]
    assert len(window.messages) < 30
    assert await window.shrink() == "skipped"


def test_pipecat_takes_services_only_and_ours_everything():
    assert [method for method in METHODS if method.takes(Extractive(1, "en"))] == [Ours]
    assert PipecatOwn.takes(DropsDigits(1, "en"))
    assert not Nothing.needs_writer


async def records_of(method: type[Method], writer: Writer):
    call = make_call("es", 2, rounds=3)
    return [one async for one in run_call(call, method, writer, at=(1, 3), target=2000)]


async def test_a_context_that_only_grows_loses_nothing():
    first, last = await records_of(Nothing, WritesWell(2, "es"))
    assert (first["round"], last["round"]) == (1, 3)
    assert last["survived"] == last["in_force"] > first["in_force"] > 0
    assert last["summary_tokens"] is None and last["lost"] == []


async def test_a_run_gives_the_same_records_again():
    first, second = [await records_of(PipecatOwn, Erratic(2, "es")) for _ in range(2)]
    for record in first + second:
        del record["secs"]
    assert first == second


async def test_the_tables_show_every_method_and_the_bar_only_ours():
    records = [
        *await records_of(Ours, Extractive(2, "es")),
        *await records_of(PipecatOwn, WritesWell(2, "es")),
        *await records_of(Nothing, WritesWell(2, "es")),
    ]
    table = "\n".join(report.by_round(records))
    assert all(name in table for name in ("ours", "pipecat", "none", "extractive"))
    assert "extractive" in "\n".join(report.by_kind(records))
    assert next(iter(report.by_language(records))).startswith("language")
    (line,) = report.bar(records)
    assert line.startswith("extractive")


def record(**changes):
    fields = {
        "method": "ours",
        "writer": "extractive",
        "ledger_fits": True,
        "lost": [],
        "stale_shown": 0,
        "summary_tokens": 100,
        "target_tokens": 200,
    }
    return fields | changes


@pytest.mark.parametrize(
    ("changes", "cleared"),
    [
        ({}, True),
        ({"lost": [{"kind": "order"}]}, False),
        ({"lost": [{"kind": "order"}], "ledger_fits": False}, True),
        ({"stale_shown": 1}, False),
        ({"summary_tokens": 201}, False),
        ({"summary_tokens": None}, True),
    ],
)
def test_the_bar_is_cleared_only_without_a_loss_a_stale_value_or_an_overlong_summary(
    changes, cleared
):
    (line,) = report.bar([record(**changes)])
    assert (" cleared:" in line) is cleared
