#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Whatever is said, and whatever shape it comes in, the pure rooms read it.

A few dozen examples run with the suite. For a long search::

    FUZZ_EXAMPLES=20000 python -m pytest tests/bad_input/test_fuzz.py --timeout 0

What that finds is kept as a test, named after what is right, beside the module at fault or in
``tests/bad_input/test_found.py``.
"""

import copy
import json
import os

from hypothesis import given, settings
from hypothesis import strategies as st
from pipecat.processors.aggregators.llm_context import LLMSpecificMessage

from contexts import contexts
from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.fidelity import DEFAULT_CHECKS, Draft, clean_steps, review
from pipecat_summarizer.fidelity.keeping import (
    completed_steps,
    memory_of_summary,
    memory_steps,
    without_sections,
)
from pipecat_summarizer.fidelity.memory import Memory
from pipecat_summarizer.fidelity.redaction import Redaction
from pipecat_summarizer.fidelity.values import Ledger, corrected_text, wrong_digits
from pipecat_summarizer.generation import build_prompt, chunk_entries, render_steps, transcript_of
from pipecat_summarizer.generation.extraction import extract_steps
from pipecat_summarizer.messages import (
    async_notice,
    is_done_kick_off,
    is_unfinished_result,
    leading_instructions,
    parts_of,
    text_of,
    tool_calls_of,
)
from pipecat_summarizer.selection import (
    RecentMessagesPolicy,
    RecentTokensPolicy,
    SelectionRules,
    select,
    splice,
)
from pipecat_summarizer.selection.bound import BoundRules, bound
from pipecat_summarizer.slicing import drain

fuzz = settings(max_examples=int(os.environ.get("FUZZ_EXAMPLES", "40")), deadline=None)

COUNTER = ApproximateTokenCounter()

FRAGMENTS = st.sampled_from(
    """
    my name is Anna|no, it's|not|sorry|five|not six|oh|double|triple|forty-eight thousand|point|
    dash|at|dot com|plus four four|twenty first|of May|tomorrow|at half past|a.m.|dollars|€|$|%|
    £12.50|1,234.56|1.234,56|48213|KB-48213|4111 1111 1111 1111|+49 30 901820|05/06/2027|2027-13-45|
    anna@example.com|12 Birch Lane|SW1A 1AA|BA 117|please|never|always|don't|call me|only by mail|
    from now on|forget that|actually|instead|card number|security code|expires|one two three|
    mein Name ist|nein|nicht|bitte|immer|fünfundzwanzig|ich möchte|mi nombre es|por favor|nunca|
    je m'appelle|jamais|trois cents|मेरा नाम|कृपया|नहीं|पाँच|我的名字是|请不要|三百五十|私は|もしもし|
    <summary>|</summary>|<think>|</think>|</conversation>|```|**|#|##|- |* |1.|[7] user:|(|)|[|]|{|}|
    {"id": 48213}|{"a": [1, {"b": "x"}]}|"|'|\\|/|:|;|,|.|!|?|…|—|_|~|`|^|=|+|
    Summary:|Exact values|Wishes|No longer holds|I'm sorry, but I can't|As an AI|Sure! Here is
    """.replace("\n", "").split("|")
)
ODD_CHARACTERS = st.sampled_from(
    "\x00\x1b\x7f\x85\xa0\xad\u0301\u0336\u200b\u200d\u200e\u202e\u2028\u2029\ufeff\ufffd"
    "\ud800\udc00٣٤५६一二〇½Ⅷ①😀👩🇩İıßſﬁŉǰ\U0001d7d8\U000e0041\n\r\t\v\f"
)
WORDS = st.one_of(FRAGMENTS, ODD_CHARACTERS, st.text(max_size=6), st.integers().map(str))
TEXTS = st.builds(
    lambda words, joint, times: joint.join(words) * times,
    st.lists(WORDS, max_size=25),
    st.sampled_from([" ", "", "\n", ". ", ", "]),
    st.sampled_from([1, 1, 1, 1, 1, 3, 40]),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXTS,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)
ANYTHING = st.one_of(JSON, st.binary(max_size=5), st.builds(object))
PARTS = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(["text", "input_text", "refusal", "image_url", "file", "audio"])
        | ANYTHING,
        "text": ANYTHING,
        "refusal": ANYTHING,
        "image_url": ANYTHING,
        "file": ANYTHING,
    },
)
CALLS = st.fixed_dictionaries(
    {},
    optional={
        "id": st.sampled_from(["a", "b"]) | ANYTHING,
        "function": st.fixed_dictionaries(
            {}, optional={"name": ANYTHING, "arguments": ANYTHING | JSON.map(json.dumps)}
        )
        | ANYTHING,
    },
)
NOTICES = st.fixed_dictionaries(
    {"type": st.just("async_tool")},
    optional={
        "status": st.sampled_from(["running", "started", "finished"]) | JSON,
        "tool_call_id": st.sampled_from(["a", "b"]) | JSON,
        "result": JSON,
    },
).map(json.dumps)
ROLES = st.sampled_from(["user", "assistant", "system", "developer", "tool", "narrator", "", None])
MESSAGES = st.one_of(
    st.fixed_dictionaries(
        {"role": ROLES, "content": TEXTS | NOTICES},
        optional={"tool_call_id": st.sampled_from(["a", "b"]), "name": TEXTS},
    ),
    st.fixed_dictionaries(
        {},
        optional={
            "role": ROLES | ANYTHING,
            "content": TEXTS | st.lists(PARTS | ANYTHING, max_size=3) | ANYTHING,
            "tool_calls": st.lists(CALLS | ANYTHING, max_size=3) | ANYTHING,
            "tool_call_id": st.sampled_from(["a", "b"]) | ANYTHING,
            "name": ANYTHING,
        },
    ),
    st.builds(
        LLMSpecificMessage,
        llm=st.just("google"),
        message=ANYTHING
        | st.fixed_dictionaries({"bookmark": st.dictionaries(st.just("function_call"), ANYTHING)}),
    ),
    ANYTHING,
)
LISTS = st.one_of(st.lists(MESSAGES, max_size=8), contexts(max_exchanges=4))
TALKS = st.lists(
    st.fixed_dictionaries(
        {"role": st.sampled_from(["user", "user", "assistant", "tool"]), "content": TEXTS}
    ),
    max_size=5,
)


def can_be_sent(text):
    return text.encode() is not None


@fuzz
@given(LISTS)
def test_reading_a_message_raises_nothing(messages):
    for index, message in enumerate(messages):
        assert isinstance(text_of(message), str)
        assert all(isinstance(part.text, str) and part.size >= 0 for part in parts_of(message))
        for call in tool_calls_of(message):
            assert isinstance(call.id + call.name + call.arguments, str)
        async_notice(message)
        assert isinstance(is_unfinished_result(message), bool)
        is_done_kick_off(messages, index)
        assert COUNTER.count_message(message) >= 0
    assert 0 <= leading_instructions(messages) <= len(messages)
    assert COUNTER.count_messages(messages) == sum(map(COUNTER.count_message, messages))


@fuzz
@given(LISTS, st.integers(0, 5), st.booleans())
def test_each_message_goes_or_stays_and_what_stays_keeps_its_order(messages, keep, by_tokens):
    recent = RecentTokensPolicy(keep_recent_tokens=50 * keep) if by_tokens else None
    rules = SelectionRules(recent=recent or RecentMessagesPolicy(keep_recent=keep))
    given_messages = list(messages)
    found = select(messages, rules, COUNTER)
    assert sorted([*found.going, *found.staying]) == list(range(len(messages)))
    summary = {"role": "user", "content": "Conversation summary: as said."}
    spliced = splice(messages, found, summary)
    assert all(one is other for one, other in zip(messages, given_messages, strict=True))
    if spliced is None:
        return
    rest = [message for message in spliced.messages if message is not summary]
    assert len(rest) == len(spliced.messages) - 1
    remaining = iter(messages)
    assert all(any(message is other for other in remaining) for message in rest)


@fuzz
@given(LISTS, st.integers(1, 300))
def test_a_bound_fits_or_says_by_how_much_it_does_not(messages, limit):
    rules = BoundRules(SelectionRules(recent=RecentMessagesPolicy(keep_recent=2)), None, 100)
    result = bound(messages, limit, rules, COUNTER)
    assert result.over_by > 0 or COUNTER.count_messages(result.messages) <= limit


@fuzz
@given(LISTS, st.integers(16, 400))
def test_a_transcript_keeps_its_frame_and_can_be_sent(messages, max_chars):
    transcript = drain(render_steps(messages, max_entry_chars=max_chars))
    for number, entry in enumerate(transcript.entries, start=1):
        first, *more = entry.split("\n")
        assert first.startswith(f"[{number}] ")
        assert all(line.startswith("  | ") for line in more)
        assert len(entry.splitlines()) == 1 + len(more)
        assert "<" not in entry and can_be_sent(entry)
    chunks = drain(chunk_entries(transcript, 100, lambda text: len(text) // 4))
    assert all(can_be_sent(chunk) for chunk in chunks)
    frame = build_prompt("\n".join(chunks), words=50)
    assert frame.count("</conversation>") == frame.count("<conversation>") == 1


@fuzz
@given(TEXTS, TEXTS)
def test_an_earlier_summary_keeps_its_frame(prior, said):
    transcript = transcript_of(drain(render_steps([{"role": "user", "content": said}])))
    prompt = build_prompt(transcript, words=50, prior_summary=prior)
    can_be_sent(prompt)
    assert prompt.count("<earlier_summary>") == prompt.count("</earlier_summary>") <= 1
    assert prompt.count("<") == 2 * prompt.count("<earlier_summary>") + 4


@fuzz
@given(LISTS | TALKS, TALKS, TEXTS, st.integers(1, 400))
def test_exact_values_and_wishes_are_read_from_anything(messages, later, summary, budget):
    memory = drain(memory_steps(messages, Memory()))
    now = drain(memory_steps(later, memory))
    measure = COUNTER.count_text
    whole = drain(completed_steps(summary, memory, now=now, budget=budget, measure=measure))
    assert summary.strip() == "" or whole.text
    added = whole.text.removeprefix(summary.strip())
    assert any("\ud800" <= char <= "\udfff" for char in summary) or can_be_sent(whole.text)
    assert len(added) < 100_000
    again = memory_of_summary(whole.text)
    drain(memory_steps(later, again))
    without_sections(whole.text)


@fuzz
@given(TALKS, TEXTS)
def test_masking_cards_twice_changes_no_more(messages, text):
    redaction = Redaction("cards")
    once = drain(redaction.messages_steps(messages))
    assert drain(redaction.messages_steps(once)) == once
    assert len(once) == len(messages)
    assert redaction.text(redaction.text(text)) == redaction.text(text)


@fuzz
@given(LISTS)
def test_masking_leaves_alone_what_has_no_text(messages):
    for redact in ("cards", str):
        masked = drain(Redaction(redact).messages_steps(messages))
        for one, other in zip(masked, messages, strict=True):
            assert type(one) is type(other)
            assert text_of(other) or one is other or tool_calls_of(other)


@fuzz
@given(LISTS | TALKS, st.none() | TEXTS, st.integers(1, 300))
def test_an_extract_fits_its_budget_and_can_be_sent(messages, prior, max_tokens):
    before = copy.copy(messages)
    text = drain(extract_steps(messages, prior_summary=prior, max_tokens=max_tokens))
    assert COUNTER.count_text(text) <= max_tokens
    assert messages == before
    can_be_sent(text)


@fuzz
@given(TEXTS, LISTS | TALKS, st.booleans())
def test_a_reply_is_cleaned_once_and_for_all_and_checked(raw, messages, custom):
    reply = drain(clean_steps(raw))
    can_be_sent(reply.text)
    if reply.problem is None:
        assert drain(clean_steps(reply.text)).text == reply.text
    memory = drain(memory_steps(messages, Memory()))
    ledger = memory.ledger or Ledger()
    wrong = wrong_digits(reply.text, ledger, map(text_of, messages))
    can_be_sent(corrected_text(reply.text, wrong))
    draft = Draft(
        text=reply.text,
        tokens=COUNTER.count_text(reply.text),
        replaced_tokens=COUNTER.count_messages(messages),
        problem=reply.problem,
        is_closed=reply.is_closed,
        max_tokens=200,
        messages=tuple(messages),
        custom_prompt=custom,
        wrong_digits=len(wrong),
    )
    names = {check.name for check in DEFAULT_CHECKS}
    for complaint in review(draft):
        assert complaint.check in names and complaint.text
        can_be_sent(complaint.text)
