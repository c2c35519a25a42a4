#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Each step of the bound: what it does, and what it leaves alone."""

import copy
import json

import pytest

from contexts import (
    assistant,
    async_final,
    async_interim,
    async_started,
    call,
    chat,
    developer,
    result,
    running,
    system,
    thought,
    user,
)
from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.errors import CallbackError
from pipecat_summarizer.messages import async_notice, is_instruction, is_unfinished_result
from pipecat_summarizer.selection import RecentMessagesPolicy, SelectionRules
from pipecat_summarizer.selection.bound import BoundRules, bound, left_out_count
from pipecat_summarizer.selection.marks import left_out_mark

COUNTER = ApproximateTokenCounter()
ROWS = "row 17, " * 1_000  # 2,000 tokens
IMAGE = {"type": "image_url", "image_url": {"url": "data:image/png;base64,AAAA"}}


def fit(messages, limit, keep=2, prior_text=None, summary_tokens=6000, **options):
    rules = {
        key: options.pop(key)
        for key in ("pin", "task", "prior_summary", "system_instruction", "alternate_roles")
        if key in options
    }
    return bound(
        messages,
        limit,
        BoundRules(
            SelectionRules(RecentMessagesPolicy(keep_recent=keep), **rules),
            prior_text=prior_text,
            summary_tokens=summary_tokens,
        ),
        options.pop("counter", COUNTER),
        **options,
    )


def size(messages):
    return COUNTER.count_messages(messages)


def names(bounded):
    return [step.name for step in bounded.steps]


def lookup(call_id, content=ROWS, question="What is on the list?"):
    return [user(question), call(call_id), result(call_id, content), assistant("It is there.")]


# Nothing to do


def test_messages_at_the_limit_are_given_back_as_they_are():
    messages = [system(), *chat(3), *lookup("a")]
    bounded = fit(messages, size(messages))
    assert bounded.messages == messages
    assert bounded.messages is not messages
    assert (bounded.steps, bounded.replaced, bounded.over_by) == ((), (), 0)


def test_no_messages_fit():
    assert fit([], 0).messages == []


# Tool results


def test_one_result_is_shortened_where_that_is_enough_and_all_else_stays_the_same():
    messages = [system(), *lookup("a"), *chat(5)]
    before = copy.deepcopy(messages)
    bounded = fit(messages, size(messages) - 500)
    assert names(bounded) == ["results_shortened"]
    old, new = bounded.replaced[0]
    assert len(bounded.replaced) == 1
    assert old is messages[3]
    assert messages == before
    assert [m for m in bounded.messages if m is not new] == [m for m in messages if m is not old]
    assert new["tool_call_id"] == "a"
    head, tail = new["content"].split(" [... ")
    count, tail = tail.split(" characters left out ...] ")
    assert ROWS.startswith(head)
    assert ROWS.strip().endswith(tail.strip())
    assert len(head) > 2 * len(tail)
    left = int(count.replace(",", ""))
    assert abs(len(ROWS) - left - len(head) - len(tail)) <= 2


def test_a_tenth_of_the_room_is_free_after_a_cut_so_that_the_next_turn_cuts_nothing():
    messages = [system(), *lookup("a"), *chat(5)]
    limit = size(messages) - 1
    bounded = fit(messages, limit)
    assert limit * 0.8 < bounded.tokens <= limit * 0.92
    assert fit([*bounded.messages, *chat(1, 70)], limit).steps == ()


def test_a_large_result_loses_before_an_older_small_one():
    messages = [system(), *lookup("a", ROWS[:800]), *lookup("b", ROWS * 3), *chat(2)]
    bounded = fit(messages, size(messages) - 1_000)
    assert [old["tool_call_id"] for old, _ in bounded.replaced] == ["b"]


def test_of_results_of_one_size_the_oldest_loses_first():
    messages = [system(), *lookup("a"), *lookup("b"), *lookup("c"), *chat(2)]
    bounded = fit(messages, size(messages) - 200)
    assert [old["tool_call_id"] for old, _ in bounded.replaced] == ["a"]


def test_results_of_the_current_exchange_lose_last():
    messages = [system(), *lookup("a"), *chat(2), *lookup("b")]
    bounded = fit(messages, size(messages) - 200)
    assert [old["tool_call_id"] for old, _ in bounded.replaced] == ["a"]


def test_a_huge_result_of_the_current_exchange_is_shortened_and_the_context_stays():
    messages = [system(), *chat(5), *lookup("a", ROWS * 5)]
    bounded = fit(messages, 3_000)
    assert names(bounded) == ["results_shortened"]
    assert len(bounded.messages) == len(messages)


def test_a_small_result_of_the_current_exchange_is_not_shortened_while_old_ones_can_go():
    messages = [system(), *chat(50), *lookup("a", ROWS[:800])]
    bounded = fit(messages, size(messages) - 100)
    assert names(bounded) == ["left_out"]
    assert messages[-2] in bounded.messages


def test_many_results_of_one_long_turn_are_shortened_before_the_context_is_emptied():
    steps = [m for i in range(10) for m in (call(f"c{i}"), result(f"c{i}", ROWS))]
    messages = [system(), *chat(5), user("Look everywhere."), *steps]
    bounded = fit(messages, 10_000)
    assert names(bounded) == ["results_shortened"]
    assert bounded.messages[-1] is messages[-1]


@pytest.mark.parametrize(
    "pending",
    [
        pytest.param([call("p"), running("p")], id="in progress"),
        pytest.param([call("p"), async_started("p")], id="async, running"),
        pytest.param(
            [call("p"), async_started("p"), async_interim("p", json.dumps(ROWS))], id="interim"
        ),
    ],
)
def test_a_pending_call_is_never_touched(pending):
    messages = [system(), user("Go."), *pending, assistant("One moment."), *chat(50)]
    bounded = fit(messages, size(pending) + 300)
    assert bounded.over_by == 0
    assert all(any(m is kept for kept in bounded.messages) for m in pending)


def test_a_completed_result_beside_a_pending_call_may_be_shortened():
    messages = [system(), user("Go."), call("p", "q"), running("p"), result("q", ROWS), *chat(3)]
    bounded = fit(messages, 800)
    assert names(bounded) == ["results_shortened"]
    assert bounded.messages[2] is messages[2]
    assert bounded.messages[3] is messages[3]


def test_a_final_async_notice_is_shortened_in_its_result_and_stays_a_notice():
    notice = async_final("a", json.dumps({"rows": ROWS}, ensure_ascii=False))
    messages = [system(), user("Go."), call("a"), async_started("a"), *chat(1), notice, *chat(3)]
    bounded = fit(messages, 1_200)
    assert names(bounded) == ["results_shortened"]
    (new,) = [new for _, new in bounded.replaced]
    read = async_notice(new)
    assert read.finished
    assert read.call_id == "a"
    assert "characters left out" in read.result
    assert not is_instruction(new)
    assert json.loads(new["content"])["description"]


def test_a_notice_too_large_to_be_parsed_is_shortened_as_well():
    notice = async_final("a", json.dumps({"rows": 'a "quoted"\nrow ' * 20_000}))
    messages = [system(), user("Go."), call("a"), async_started("a"), notice, *chat(3)]
    bounded = fit(messages, 2_000)
    (new,) = [new for _, new in bounded.replaced]
    assert async_notice(new).call_id == "a"
    assert json.loads(new["content"])["result"].startswith('{"rows": "a \\"quoted\\"')


def test_a_shortened_result_never_reads_like_a_call_that_still_runs():
    content = json.dumps({"rows": ROWS, "status": "running"})
    messages = [system(), user("Go."), call("a"), result("a", content), *chat(3)]
    bounded = fit(messages, 1_000)
    (new,) = [new for _, new in bounded.replaced]
    assert not is_unfinished_result(messages[3])
    assert not is_unfinished_result(new)
    assert new["content"].startswith('{"rows": "row 17')


def test_a_result_in_parts_is_shortened_across_its_parts_and_keeps_its_image():
    parts = [{"type": "text", "text": ROWS, "cache_control": {"type": "ephemeral"}}, IMAGE, ROWS]
    messages = [system(), *lookup("a", parts), *chat(3)]
    bounded = fit(messages, 2_000)
    (new,) = [new for _, new in bounded.replaced]
    first, image, last = new["content"]
    assert first["cache_control"] == {"type": "ephemeral"}
    assert "characters left out" in first["text"]
    assert image is IMAGE
    assert ROWS.endswith(last)
    assert parts == [{**parts[0], "text": ROWS}, IMAGE, ROWS]


def test_a_pinned_result_is_not_shortened():
    messages = [system(), *lookup("a"), *chat(80)]
    bounded = fit(messages, 3_000, pin=lambda m: m is messages[3])
    assert bounded.over_by == 0
    assert any(m is messages[3] for m in bounded.messages)


def test_results_get_their_text_back_where_a_later_step_made_room_for_it():
    messages = [system(), *chat(200), *lookup("a", ROWS[:2_000]), *chat(1)]
    writers = {"extract": lambda m, p, n: "All said.", "build_message": user}
    bounded = fit(messages, 3_000, keep=6, **writers)
    assert names(bounded) == ["extracted"]
    assert any(m is messages[-4] for m in bounded.messages)


def test_results_lose_no_more_once_the_limit_is_met_if_they_alone_cannot_make_more_room():
    messages = [system(), *lookup("a"), *chat(72)]
    bounded = fit(messages, 3_000)
    assert names(bounded) == ["results_shortened"]
    ((_, new),) = bounded.replaced
    assert COUNTER.count_message(new) > 100


# The summary without a model


def test_what_the_rules_let_go_is_replaced_by_an_extracted_summary():
    messages = [system(), *chat(100)]
    asked = []

    def extract(given, prior, max_tokens):
        asked.append((given, prior, max_tokens))
        return "They talked. "

    bounded = fit(messages, 2_000, keep=4, extract=extract, build_message=user, summary_tokens=99)
    assert names(bounded) == ["extracted"]
    assert bounded.messages == [system(), user("They talked."), *messages[-4:]]
    assert bounded.summary.text == "They talked."
    assert bounded.summary.message is bounded.messages[1]
    assert asked == [(messages[1:-4], None, 99)]
    assert [new for _, new in bounded.replaced] == [None] * 196
    assert bounded.steps[0].messages == 196


def test_the_earlier_summary_is_updated_and_its_message_replaced():
    prior = user("Conversation summary: They met.")
    messages = [system(), prior, *chat(100)]
    asked = []

    def extract(given, prior_text, max_tokens):
        asked.append(prior_text)
        return "They met and talked."

    options = {"prior_summary": prior, "extract": extract, "build_message": user}
    bounded = fit(messages, 2_000, prior_text="They met.", **options)
    assert asked == ["They met."]
    assert prior not in bounded.messages
    assert (prior, None) in bounded.replaced


def test_results_are_extracted_from_as_they_were_before_they_were_shortened():
    messages = [system(), *lookup("a"), *chat(100)]
    asked = []

    def extract(given, prior, max_tokens):
        asked.extend(given)
        return "Said."

    fit(messages, 1_000, extract=extract, build_message=user)
    assert messages[3] in asked


def test_a_summary_may_be_written_in_steps():
    def extract(given, prior, max_tokens):
        yield
        return "Said."

    bounded = fit([system(), *chat(100)], 1_000, extract=extract, build_message=user)
    assert bounded.summary.text == "Said."


@pytest.mark.parametrize("text", ["", "  ", "much longer than all of it " * 1_000])
def test_a_summary_that_gains_nothing_is_not_taken(text):
    bounded = fit([system(), *chat(100)], 1_000, extract=lambda m, p, n: text, build_message=user)
    assert names(bounded) == ["left_out"]
    assert bounded.summary is None


def test_a_summary_that_could_not_be_made_to_fit_is_not_taken():
    messages = [system("Rules. " * 300), *chat(30)]
    limit = size(messages[:1]) + 400
    writers = {"extract": lambda m, p, n: "Said.", "build_message": lambda text: IMAGE_MESSAGE}
    bounded = fit(messages, limit, **writers)
    assert bounded.over_by == 0
    assert names(bounded) == ["left_out"]


IMAGE_MESSAGE = user([IMAGE, {"type": "text", "text": "Said."}])


def test_marks_and_orphaned_results_are_nothing_to_extract_from():
    mark = user("[7 earlier messages were left out here to stay within the model's limit]")
    orphan = result("nobody")
    talk = chat(100)
    asked = []

    def extract(given, prior, max_tokens):
        asked.extend(given)
        return "Said."

    bounded = fit([system(), mark, orphan, *talk], 1_000, extract=extract, build_message=user)
    assert asked == talk[:-2]
    assert mark not in bounded.messages
    assert orphan not in bounded.messages


@pytest.mark.parametrize("broken", ["extract", "build_message", "pin"])
def test_a_function_that_raises_is_told_and_the_limit_holds(broken):
    def fails(*_):
        raise RuntimeError("no")

    writers = {"extract": lambda m, p, n: "Said.", "build_message": user, broken: fails}
    bounded = fit([system(), *chat(100)], 1_000, **writers)
    assert bounded.tokens <= 1_000
    assert [type(error) for error in bounded.errors] == [CallbackError]


# The oldest left out


def test_the_oldest_exchanges_are_left_out_behind_one_mark_as_few_as_needed():
    messages = [system(), *chat(100)]
    bounded = fit(messages, 2_000)
    assert names(bounded) == ["left_out"]
    mark = bounded.messages[1]
    count = len(messages) - len(bounded.messages) + 1
    assert mark == user(
        f"[{count} earlier messages were left out here to stay within the model's limit]"
    )
    assert bounded.left_out_mark is mark
    assert bounded.messages[2:] == messages[1 + count :]
    assert bounded.messages[2]["role"] == "user"
    assert 2_000 * 0.9 - size(chat(1)) < bounded.tokens <= 2_000 * 0.9 + 10


def test_a_later_bound_adds_up_what_an_earlier_mark_says():
    first = fit([system(), *chat(100)], 2_000)
    second = fit([*first.messages, *chat(50, 100)], 2_000)
    marks = [m for m in second.messages if left_out_count(m)]
    assert len(marks) == 1
    assert left_out_count(marks[0]) == 301 - (len(second.messages) - 1)
    assert second.messages[1] is marks[0]


def test_what_a_user_says_about_messages_left_out_is_no_mark():
    assert not left_out_count(user("You said [3 earlier messages were left out here], why?"))
    assert not left_out_count(assistant("[3 earlier messages were left out here to stay"))
    assert not left_out_count(None)


def test_an_obeyed_kick_off_can_be_left_out_and_a_lone_one_cannot():
    kick_off = developer("Please introduce yourself.")
    messages = [system(), kick_off, assistant("Hello!"), *chat(100)]
    assert kick_off not in fit(messages, 1_000).messages
    assert kick_off in fit(messages[1:], 1_000).messages


def test_instructions_in_force_stay_and_older_ones_go():
    old, task, newest = developer("Be slow."), developer("Take the order."), developer("Be brief.")
    messages = [system(), *chat(20), old, task, *chat(20), newest, *chat(20)]
    bounded = fit(messages, 700, task=(task,))
    assert old not in bounded.messages
    assert any(m is task for m in bounded.messages)
    assert any(m is newest for m in bounded.messages)
    assert sum(left_out_count(m) > 0 for m in bounded.messages) == 1


def test_a_tool_group_goes_whole_with_the_exchange_in_which_it_ends():
    group = [call("a"), async_started("a")]
    messages = [system(), user("Go."), *group, *chat(10), async_final("a"), *chat(40)]
    bounded = fit(messages, size(messages) - 100)
    assert all(m in bounded.messages for m in group)
    bounded = fit(messages, 1_000)
    assert not any(m in bounded.messages for m in [*group, async_final("a")])


def test_thinking_goes_with_the_reply_it_led_to():
    pinned = assistant("Pinned.")
    messages = [system(), *chat(20), user("Hm?"), thought(), pinned, *chat(40)]
    bounded = fit(messages, 600, pin=lambda m: m is pinned)
    index = next(i for i, m in enumerate(bounded.messages) if m is pinned)
    assert bounded.messages[index - 1] is messages[42]
    assert not any(m is messages[42] for m in fit(messages, 600).messages)


def test_the_mark_never_stands_between_a_call_and_its_result():
    talk = [assistant("Hm. " * 40)] * 5
    messages = [system(), call("p"), *talk, running("p"), *chat(2)]
    bounded = fit(messages, size(messages) - 100)
    mark = bounded.left_out_mark
    assert bounded.messages == [system(), mark, call("p"), running("p"), *chat(2)]


def test_a_mark_larger_than_what_it_stands_for_is_not_written():
    messages = [system("Rules. " * 600), assistant("Hi"), user("word " * 100)]
    bounded = fit(messages, size(messages) - 1)
    assert names(bounded) == ["clamped"]
    assert messages[1] in bounded.messages


def test_as_few_are_left_out_as_fit_where_what_stays_leaves_nothing_to_spare():
    current = [user("Go."), *[assistant(ROWS[:3_600])] * 3]  # 2,740 tokens
    messages = [system(), *chat(20), *current]
    bounded = fit(messages, 3_000)
    assert names(bounded) == ["left_out"]
    assert 2_900 < bounded.tokens <= 3_000


def test_an_orphaned_result_goes_first():
    orphan = result("nobody", "of a call that is gone " * 20)
    messages = [system(), *chat(10), orphan, *chat(10)]
    bounded = fit(messages, size(messages) - 10)
    assert [old for old, _ in bounded.replaced] == [orphan]


def test_the_earlier_summary_is_never_left_out():
    prior = user("Conversation summary: they met.")
    messages = [system(), prior, *chat(100)]
    bounded = fit(messages, 1_000, prior_summary=prior)
    assert bounded.messages[1] is prior
    assert left_out_count(bounded.messages[2])


# Oversized messages


def test_an_oversized_newest_message_of_the_user_is_clamped_and_the_context_stays():
    messages = [system(), *chat(5), user("First of all. " + ROWS * 3 + " So, what is it?")]
    bounded = fit(messages, 3_000)
    assert names(bounded) == ["clamped"]
    assert bounded.messages[:-1] == messages[:-1]
    text = bounded.messages[-1]["content"]
    assert text.startswith("First of all. ")
    assert text.endswith(" So, what is it?")
    assert "characters left out" in text


def test_beside_an_oversized_newest_message_nothing_else_is_clamped():
    messages = [system(), *chat(5), user(ROWS * 5), assistant(ROWS[:800])]
    bounded = fit(messages, 3_000)
    assert [old for old, _ in bounded.replaced] == [messages[-2]]


def test_no_more_is_clamped_than_fits_where_what_is_cut_later_leaves_nothing_to_spare():
    prior = user(ROWS[:1_200])
    messages = [system(), prior, user(("word " * 2_000)[:9_960]), assistant(ROWS[:2_400])]
    bounded = fit(messages, 3_000, prior_summary=prior)
    ((old, new),) = bounded.replaced
    assert old is messages[-1]
    assert COUNTER.count_message(new) > 100


def test_the_newest_message_of_the_user_is_clamped_last_of_all():
    newest = user(ROWS)  # 2,000 tokens
    messages = [system(), *chat(20), newest, assistant(ROWS), assistant("And so on.")]
    bounded = fit(messages, 2_500)
    assert newest in bounded.messages
    assert "characters left out" in bounded.messages[-2]["content"]


def test_an_oversized_old_message_is_clamped_and_does_not_push_the_others_out():
    messages = [system(), *chat(5), user(ROWS * 5), assistant("That is long."), *chat(5, 50)]
    bounded = fit(messages, 3_000)
    assert names(bounded) == ["clamped"]
    assert len(bounded.messages) == len(messages)


def test_the_largest_is_clamped_first_and_not_below_the_next():
    replies = [assistant(ROWS[: 4 * n]) for n in (300, 1_000, 500)]
    messages = [system(), user("Go."), *replies]
    bounded = fit(messages, size(messages) - 100)
    assert [old for old, _ in bounded.replaced] == [replies[1]]
    bounded = fit(messages, size(messages) - 700)
    assert [old for old, _ in bounded.replaced] == [replies[1], replies[2]]
    sizes = [COUNTER.count_message(new) for _, new in bounded.replaced]
    assert max(sizes) - min(sizes) < 60
    assert min(sizes) > 310


def test_the_summary_is_clamped_before_the_newest_message_and_after_the_rest():
    prior = user("Conversation summary: " + ROWS)
    messages = [system(), prior, user("Go."), assistant(ROWS)]
    bounded = fit(messages, 2_500, prior_summary=prior)
    assert bounded.messages[1] is prior
    bounded = fit(messages, 1_000, prior_summary=prior)
    assert "characters left out" in bounded.messages[1]["content"]
    assert bounded.messages[2] is messages[2]
    assert (prior, bounded.messages[1]) in bounded.replaced


def test_an_image_of_an_old_message_is_left_out_only_where_it_alone_breaks_the_limit():
    picture = user([{"type": "text", "text": "This parcel."}, IMAGE])
    messages = [system(), picture, assistant("I see."), *chat(3)]
    bounded = fit(messages, 450)
    assert names(bounded) == ["clamped"]
    assert bounded.messages[1]["content"] == [
        {"type": "text", "text": "This parcel."},
        {"type": "text", "text": "[an image was left out here]"},
    ]
    wordy = user([{"type": "text", "text": ROWS * 2}, IMAGE])
    bounded = fit([system(), wordy, assistant("I see."), *chat(3)], 4_000)
    assert IMAGE in bounded.messages[1]["content"]


def test_an_image_of_the_current_exchange_stays():
    messages = [system(), user([{"type": "text", "text": "This parcel."}, IMAGE])]
    bounded = fit(messages, 300)
    assert bounded.over_by > 200
    assert bounded.messages == messages


def test_huge_arguments_of_an_answered_call_are_cut_and_stay_a_json_object():
    arguments = json.dumps({"text": ROWS * 3})
    messages = [system(), user("Save this."), call("a", "b", arguments=arguments)]
    messages += [result("a"), result("b")]
    before = copy.deepcopy(messages)
    bounded = fit(messages, 3_000)
    assert bounded.over_by == 0
    assert messages == before
    for cut in bounded.messages[2]["tool_calls"]:
        (text,) = json.loads(cut["function"]["arguments"]).values()
        assert text.startswith('{"text": "row 17, row')
    again = fit(bounded.messages, 1_000)
    (text,) = json.loads(again.messages[2]["tool_calls"][0]["function"]["arguments"]).values()
    head, rest = text.split(" [... ")
    count, tail = rest.split(" characters left out ...] ")
    assert abs(int(count.replace(",", "")) + len(head + tail) - len(arguments)) < 10


def test_arguments_of_a_pending_call_are_not_cut():
    arguments = json.dumps({"text": ROWS})
    messages = [system(), user("Save this."), call("a", arguments=arguments), running("a")]
    assert fit(messages, 1_000).messages == messages


def test_the_text_of_a_call_is_cut_before_its_arguments():
    calls = {**call("a", arguments=json.dumps({"text": ROWS[:2_000]})), "content": ROWS}
    messages = [system(), user("Save this."), calls, result("a")]
    bounded = fit(messages, 1_500)
    assert "left out" in bounded.messages[2]["content"]
    assert bounded.messages[2]["tool_calls"] == calls["tool_calls"]


def test_a_cut_of_a_cut_says_how_much_is_missing_of_the_first_text():
    messages = [system(), *lookup("a", ROWS * 3), *chat(2)]
    once = fit(messages, 3_000)
    twice = fit(once.messages, 1_000)
    text = next(new["content"] for _, new in twice.replaced)
    assert text.count("left out") == 1
    head, rest = text.split(" [... ")
    count, tail = rest.split(" characters left out ...] ")
    assert abs(int(count.replace(",", "")) + len(head + tail) - len(ROWS * 3)) < 10


def test_no_word_and_no_number_is_parted():
    numbers = " ".join(f"{n:,}.50" for n in range(10_000, 20_000, 7))
    bounded = fit([system(), *lookup("a", numbers), *chat(2)], 1_500)
    text = next(new["content"] for _, new in bounded.replaced)
    head, rest = text.split(" [... ")
    assert set(head.split()) | set(rest.split(" ...] ")[1].split()) <= set(numbers.split())


@pytest.mark.parametrize("letter", ["订", "क", "🚚", "\ud800", "a"])
def test_text_without_a_blank_is_cut_as_well(letter):
    messages = [system(), user(letter * 20_000)]
    bounded = fit(messages, 500)
    assert bounded.over_by == 0
    assert 300 < bounded.tokens <= 500


def test_oversized_instructions_and_pins_are_told_and_not_cut():
    messages = [system("Rules. " * 3_000), *chat(5)]
    bounded = fit(messages, 2_000)
    assert bounded.messages == messages
    assert bounded.over_by >= size(messages[:1]) - 2_000
    assert fit(messages, 2_000 + bounded.over_by).over_by == 0
    assert fit(messages, 1_999 + bounded.over_by).over_by == 1


# What stays has what it stands on


PINNED = assistant("Your member number is 48213.")
QUESTION, WAITING = user("Where is my parcel?"), [call("c1"), running("c1")]


@pytest.mark.parametrize("limit", [110, 150, 200, 250, 300])
def test_a_call_keeps_the_question_that_parts_it_from_a_pinned_reply(limit):
    messages = [user("Who am I?"), PINNED, QUESTION, *WAITING, *chat(6), user("Thanks.")]
    bounded = fit(messages, limit, pin=lambda m: m is PINNED)
    assert bounded.tokens <= limit
    assert left_out_count(bounded.messages[0]) == len(messages) - len(bounded.messages) + 1
    assert bounded.messages[1:5] == [PINNED, QUESTION, *WAITING]


def test_but_not_where_the_limit_leaves_no_room_for_it():
    messages = [user("Who am I?"), PINNED, QUESTION, *WAITING, *chat(6), user("Thanks.")]
    least = [left_out_mark(14), PINNED, *WAITING, user("Thanks.")]
    bounded = fit(messages, size(least), pin=lambda m: m is PINNED)
    assert bounded.messages == least


def test_a_call_that_stands_as_well_as_before_keeps_nobody():
    for before in ([user("Who am I?"), PINNED], [user("Who am I?"), assistant("Anna."), QUESTION]):
        messages = [*before, *WAITING, *chat(6), user("Thanks.")]
        bounded = fit(messages, 110, pin=lambda m: m is PINNED)
        kept = [m for m in before if m is PINNED]
        assert bounded.messages[1:] == [*kept, *WAITING, user("Thanks.")]


@pytest.mark.parametrize("limit", [80, 120, 160, 200])
def test_roles_that_alternate_go_on_doing_so_behind_the_mark(limit):
    messages = [system(), *chat(6), user("And now?")]
    roles = [m["role"] for m in fit(messages, limit, alternate_roles=True).messages]
    assert roles == ["system", *["user", "assistant"] * (len(roles) // 2 - 1), "user"]
    roles = [m["role"] for m in fit(messages, limit).messages]
    assert roles[1:3] == ["user", "user"]


# The host's choice of steps, and odd contexts


def test_only_the_steps_that_are_asked_for_are_taken_and_all_or_nothing():
    messages = [system(), *lookup("a"), *chat(50)]
    only = {"steps": ("results_shortened",)}
    assert names(fit(messages, size(messages) - 100, **only)) == ["results_shortened"]
    bounded = fit(messages, 500, **only)
    assert bounded.over_by > 0
    assert bounded.messages == messages
    assert bounded.replaced == ()


def test_one_object_that_stands_twice_is_two_messages():
    yes = user("Yes.")
    messages = [system(), *[yes, assistant("Good. " * 20)] * 30, yes]
    writers = {"extract": lambda m, p, n: "Said.", "build_message": user}
    for bounded in (fit(messages, 600), fit(messages, 600, **writers)):
        assert 0 < bounded.tokens <= 600
        assert bounded.messages[-1] is yes


def test_what_is_no_message_stays_where_it_is():
    messages = [system(), None, *chat(50), 7]
    bounded = fit(messages, 1_000)
    assert bounded.over_by == 0
    assert bounded.messages[1] is None
    assert bounded.messages[-1] == 7


def test_a_context_in_which_no_user_speaks_keeps_its_newest_message():
    messages = [system(), *[assistant("And another thing. " * 10) for _ in range(50)]]
    bounded = fit(messages, 1_000)
    # A mark is no user, so the next bound is not bound by it.
    again = fit([*bounded.messages, *messages[1:]], 1_000)
    for one in (bounded, again):
        assert one.tokens <= 1_000
        assert one.messages[-1] == messages[-1]
    assert sum(left_out_count(m) > 0 for m in again.messages) == 1
