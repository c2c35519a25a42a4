#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The measured section of the README is what the results say, and its parts are right."""

import json
import re
from pathlib import Path

import pytest

from benchmarks import readme, results, tables
from benchmarks.competitors import COMPETITORS
from benchmarks.competitors.stand_in import LEAD, WORDS, summary_of
from benchmarks.long_calls.conversation import LongCall
from benchmarks.long_calls.measure import Price, money
from benchmarks.long_calls.requests import CACHE_STEP, MessageTokens, Requests
from benchmarks.processes import PINS, ROOT
from contexts import assistant, call, result, user

README = readme.README.read_text(encoding="utf-8")


def test_the_readme_says_what_the_results_say():
    [shown] = re.findall(
        f"{re.escape(readme.BEGIN)}\n(.*?){re.escape(readme.END)}", README, flags=re.DOTALL
    )
    assert shown == readme.section()


def test_every_competitor_has_a_row_and_its_environment_is_pinned():
    assert list(tables.LABELS) == list(COMPETITORS)
    for entry in COMPETITORS.values():
        if entry.environment:
            lines = (ROOT / PINS / f"{entry.environment}.txt").read_text().splitlines()
            assert all("==" in line for line in lines if not line.startswith("#"))


def test_every_record_has_the_stamp_of_its_run():
    for path in results.FOLDER.glob("*.jsonl"):
        if path.stem in ("long_calls", "stress", "watching", "rewriting", "footprint"):
            stamps = [json.loads(line)["stamp"] for line in Path(path).read_text().splitlines()]
            assert all(one == stamps[0] for one in stamps) and stamps[0]["langchain"]


def test_a_call_is_as_long_as_said_and_always_the_same():
    one, other = LongCall("support", 50, 1), LongCall("support", 50, 1)
    turns = sum(message["role"] == "user" for message in one.messages)
    assert 45 <= turns <= 55
    assert one.messages == other.messages
    assert one.round_ends[-1] == len(one.messages)
    assert LongCall("support", 50, 2).messages != one.messages


def test_the_cache_holds_what_is_the_same_in_whole_steps():
    requests = Requests(MessageTokens(lambda text: len(text)))
    front = [user("a" * 3000), assistant("b" * 3000)]
    requests.add(front)
    requests.add([*front, user("c")])
    requests.add([front[0], user("d" * 3000), user("c")])
    of_tools = requests.tokens.of_tools
    assert requests.cached[0] == 0
    assert requests.cached[1] == (of_tools + 6008) // CACHE_STEP * CACHE_STEP
    assert requests.cached[2] == (of_tools + 3004) // CACHE_STEP * CACHE_STEP
    assert requests.sizes[1] == of_tools + 6008 + 5


def test_a_message_costs_its_text_and_its_calls():
    tokens = MessageTokens(len)
    assert tokens.of(call("c1", name="lookup", arguments="{}")) == len("lookup {}") + 4
    assert tokens.of(result("c1", "ok")) == 2 + 4


def test_money_is_prompts_and_summaries_at_their_prices():
    record = {
        "prompt_tokens": 3_000_000,
        "cached_tokens": 1_000_000,
        "summary_prompt_tokens": 500_000,
        "summary_written_tokens": 100_000,
    }
    price = Price("a model", "2025-01-01", prompt=2.0, cached=0.5, reply=10.0)
    assert money(record, price) == pytest.approx(2.5 * 2 + 0.5 + 1.0)


def test_the_stand_in_keeps_what_is_exact_and_obeys_the_number_of_words():
    spoken = [("caller", f"My number is {i}, as I said.") for i in range(200)]
    text = summary_of("", [*spoken, ("caller", "Nice weather today.")], WORDS)
    assert text.startswith(LEAD) and "weather" not in text
    assert "number is 199" in text and "number is 3," not in text
    assert len(text.split()) <= WORDS
    assert len(summary_of("", spoken, 40).split()) <= 40


def test_the_stand_in_carries_the_earlier_summary_on():
    earlier = summary_of("", [("caller", "My number is 4471.")], WORDS)
    later = summary_of(earlier, [("agent", "The date is May 5.")], WORDS)
    assert "4471" in later and "May 5" in later and later.count(LEAD) == 1


def test_the_stand_in_passes_over_a_value_that_was_corrected():
    spoken = [("caller", "My number is 4471."), ("caller", "Sorry, 4472, not 4471.")]
    assert "number is 4471" not in summary_of("", spoken, WORDS)
