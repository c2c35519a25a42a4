#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from effort import most_calls
from pipecat_summarizer.fidelity import clean_reply, clean_steps

SUMMARY = "Anna Lee waits for order 48213."


@pytest.mark.parametrize(
    "raw",
    [
        f"<summary>{SUMMARY}</summary>",
        f"<summary>\n{SUMMARY}\n</summary>\n",
        f"<SUMMARY>{SUMMARY}</Summary>",
        f"< summary >{SUMMARY}</ summary >",
        f'<summary lang="en" words="5">{SUMMARY}</summary>',
        f"Here you are:\n<summary>{SUMMARY}</summary>\nAnything else?",
        f"```xml\n<summary>{SUMMARY}</summary>\n```",
        f"<summary>```\n{SUMMARY}\n```</summary>",
        f"<summary><summary>{SUMMARY}</summary></summary>",
        f"{SUMMARY}</summary>",
        f"I put it between <summary> and </summary> tags. <summary>{SUMMARY}</summary>",
        f"<summary>First draft.</summary> Better: <summary>{SUMMARY}</summary>",
        f"<summary>{SUMMARY}</summary>\n<summary></summary>",
        f"<summary>{SUMMARY}</summary>\n<summary>Anna Lee waits for",
        f"<think>Who is it?</think><summary>{SUMMARY}</summary>",
        f"<think>I write <summary>Anna</summary> then.</think>\n<summary>{SUMMARY}</summary>",
        f"<think>I use <summary> tags.</think><summary>{SUMMARY}</summary>",
        f"I use <summary> tags.\n</think>\n<summary>{SUMMARY}</summary>",
        f"Perhaps <summary>Anna</summary> will do.\n</think>\n<summary>{SUMMARY}</summary>",
        f"<summary><think>Who is it?</think>{SUMMARY}</summary>",
        f"<summary>{SUMMARY}</summary><think>Done.",
        f"<summary>{SUMMARY}</summary></think>",
    ],
)
def test_what_stands_between_the_tags_is_the_summary(raw):
    reply = clean_reply(raw)
    assert (reply.text, reply.problem, reply.is_closed) == (SUMMARY, None, True)


@pytest.mark.parametrize(
    "raw",
    [
        SUMMARY,
        f"\n\n {SUMMARY}  \n",
        f"<think>Who is it?</think>{SUMMARY}",
        f"<think>\n\n</think>\n\n{SUMMARY}",
        f"<THINK>Who?</THINK>{SUMMARY}",
        f"<thinking>Who?</thinking>\n{SUMMARY}",
        f"<reasoning>Who?</reasoning>\n{SUMMARY}",
        f"<think>Who?</think><think>Anna.</think>{SUMMARY}",
        f"Okay, who is it?\n\nAnna.\n</think>\n\n{SUMMARY}",
        f"Okay, who is it? Anna.</think>\n{SUMMARY}",
        f"Okay, who is it? Anna.</think>{SUMMARY}",
        f"I use <summary> tags.\n</think>\n{SUMMARY}",
        f"Perhaps <summary>Anna</summary> will do.\n</think>\n{SUMMARY}",
        f"{SUMMARY}\n<think>Is that all?</think>",
        f"{SUMMARY}\n<think>Is that all?",
        f"```\n{SUMMARY}\n```",
        f"```text\n{SUMMARY}\n```\n",
        f"```{SUMMARY}```",
        f"Summary: {SUMMARY}",
        f"**Summary:** {SUMMARY}",
        f"**Summary**: {SUMMARY}",
        f"## Summary\n{SUMMARY}",
        f"Conversation summary: {SUMMARY}",
        f"Updated summary:\n\n{SUMMARY}",
        f"Here is the summary:\n{SUMMARY}",
        f"Sure! Here's a brief summary of the conversation so far:\n\n{SUMMARY}",
        f"Summary: Summary: {SUMMARY}",
        f"Resumen: {SUMMARY}",
        f"Zusammenfassung:\n{SUMMARY}",
        f"Résumé : {SUMMARY}",
        f"सारांश: {SUMMARY}",
        f"摘要：{SUMMARY}",
    ],
)
def test_a_reply_without_tags_is_taken_without_its_wrapping(raw):
    reply = clean_reply(raw)
    assert (reply.text, reply.problem, reply.is_closed) == (SUMMARY, None, False)


@pytest.mark.parametrize(
    "raw, text",
    [
        ("<summary>Anna Lee waits for", "Anna Lee waits for"),
        ("Here: <summary>\nAnna Lee", "Anna Lee"),
        ("<summary>", ""),
        ("<summary></summary><summary>Anna Lee waits", "Anna Lee waits"),
        ("<think>Who?</think><summary>Anna", "Anna"),
    ],
)
def test_a_summary_that_is_never_closed_is_cut_off(raw, text):
    reply = clean_reply(raw)
    assert (reply.text, reply.problem, reply.is_closed) == (text, "cut_off", False)


@pytest.mark.parametrize(
    "raw", ["<think>Who is it? Anna", "\n <think>\nI use <summary>tags</summary> and"]
)
def test_reasoning_alone_is_no_summary(raw):
    reply = clean_reply(raw)
    assert (reply.text, reply.problem) == ("", "only_reasoning")


@pytest.mark.parametrize("raw", ["", " \n", "<summary> </summary>", "```\n```", "<think>a</think>"])
def test_nothing_is_left_of_an_empty_reply(raw):
    reply = clean_reply(raw)
    assert (reply.text, reply.problem) == ("", None)


@pytest.mark.parametrize(
    "text",
    [
        "Anna thinks the summary of her invoice is wrong; think it over by Friday.",
        "She reads a thinking-skills book: 'Think', order 48213.",
        "Use x < 5 and y > 3, and the <b>bold</b> tag.",
        "The code is `4711`, and she typed ```ls``` first.",
        "```ls``` was typed first, then ```cd```",
        "Summary statements are sent monthly.",
        "Summary of charges is what Anna Lee asked for.",
        "Sure thing, said the agent: order 48213.",
        "Here is where Anna Lee lives: 14 Birch Lane.",
        "A summarystatement <summarystatement> was sent.",
        "This is a test summary.",
        "Valid summary",
    ],
)
def test_a_summary_is_left_as_it_is(text):
    assert clean_reply(text).text == text
    assert clean_reply(f"<summary>{text}</summary>").text == text


@pytest.mark.parametrize(
    "raw, text",
    [
        (
            "The caller asked what <think> and </think> are for.",
            "The caller asked what ‹think> and ‹/think> are for.",
        ),
        ("The </think> tag puzzles Anna.", "The ‹/think> tag puzzles Anna."),
        (
            "<summary>Anna wants <think> tags stripped.</summary>",
            "Anna wants ‹think> tags stripped.",
        ),
    ],
)
def test_a_tag_that_is_only_mentioned_is_kept_and_made_harmless(raw, text):
    assert clean_reply(raw).text == text
    assert clean_reply(raw).problem is None


def test_what_has_no_encoding_does_not_reach_the_context():
    assert clean_reply("Anna \ud83d Lee").text == "Anna ? Lee"


PIECES = st.lists(
    st.sampled_from(
        "<summary>|</summary>|<think>|</think>|< think |>|</|<|\n|\n\n| |  |Anna|Summary:|**"
        "|Here is the summary:|```|```text\n|## Summary\n|order 48213.|‹think>|Résumé|:|\ud800"
        "|<summary |x|摘要：".split("|")
    )
    | st.text(max_size=8),
    max_size=14,
).map("".join)


@given(PIECES)
@example("< think <think>")
def test_cleaning_twice_changes_nothing(raw):
    once = clean_reply(raw).text
    again = clean_reply(once)
    assert again.text == once
    assert again.problem is None


@given(PIECES)
def test_no_tag_of_ours_is_left(raw):
    text = clean_reply(raw).text.lower()
    assert not any(tag in text for tag in ("<summary>", "</summary>", "<think>", "</think>"))


@pytest.mark.parametrize(
    "raw",
    ["word ", "<", "<think>", "<summary>", "</summary>", "<think ", "\n<think>a</think>", "```\n"]
    + [" ", "\n", "Summary: ", "字", "<summary></summary> ", "</think>\n", "<                "],
)
def test_a_megabyte_is_cleaned_in_steps_no_longer_than_those_of_less(raw):
    less, more = (
        most_calls(clean_steps(raw * (chars // len(raw)))) for chars in (200_000, 1_000_000)
    )
    assert more <= 1.2 * less
