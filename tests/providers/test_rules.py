#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Each rule of the providers: what it refuses, and the same put right."""

import copy

import pytest

from providers.rules import PROVIDERS, kinds


def user(content="Hello."):
    return {"role": "user", "content": content}


def bot(content="Good morning."):
    return {"role": "assistant", "content": content}


def bot_calls(*ids):
    function = {"name": "lookup", "arguments": "{}"}
    calls = [{"id": i, "type": "function", "function": function} for i in ids]
    return {"role": "assistant", "content": None, "tool_calls": calls}


def answer(call_id):
    return {"role": "tool", "tool_call_id": call_id, "content": "done"}


def use(*ids):
    blocks = [{"type": "tool_use", "id": i, "name": "lookup", "input": {}} for i in ids]
    return bot(blocks)


def used(*ids):
    return user([{"type": "tool_result", "tool_use_id": i, "content": "done"} for i in ids])


def text(value):
    return {"type": "text", "text": value}


THOUGHT = {"type": "thinking", "thinking": "Hm.", "signature": "c2ln"}
THINKS = {"thinking": {"type": "enabled", "budget_tokens": 1024}}


def turn(role, *parts):
    return {"role": role, "parts": list(parts)}


def said(value="Hello."):
    return turn("user", {"text": value})


CALL = {"functionCall": {"name": "lookup", "args": {}}, "thoughtSignature": "c2ln"}
RESPONSE = {"functionResponse": {"name": "lookup", "response": {}}}


def converse(role, *blocks):
    return {"role": role, "content": list(blocks)}


def to_use(use_id):
    return {"toolUse": {"toolUseId": use_id, "name": "lookup", "input": {}}}


def of_use(use_id):
    return {"toolResult": {"toolUseId": use_id, "content": [{"text": "done"}]}}


HI = converse("user", {"text": "Hello."})

FINE = {
    "openai_chat": [
        [user()],
        [user(), bot_calls("a", "b"), answer("b"), answer("a"), bot()],
        [user() | {"name": "Anna"}, user([text("Look."), {"type": "image_url", "image_url": {}}])],
    ],
    "anthropic": [
        [user(), bot(), user()],
        [user(), use("a", "b"), used("b", "a"), bot()],
        [user(), use("a"), user([*used("a")["content"], text("And now?")])],
    ],
    "bedrock": [
        [HI, converse("assistant", {"text": "Hi."}), HI],
        [HI, converse("assistant", to_use("a")), converse("user", of_use("a"), {"text": "Yes."})],
    ],
    "mistral": [
        [user(), bot(), user()],
        [{"role": "system", "content": "Be brief."}, user(), bot() | {"prefix": True}],
        [user(), bot_calls("a", "b"), answer("a"), answer("b"), bot(), user()],
    ],
    "chat_template": [
        [{"role": "system", "content": "Be brief."}, user(), bot(), user()],
        [user(), bot_calls("a"), answer("a"), bot(), user(), bot_calls("b"), answer("b")],
    ],
    "openai_responses": [
        [user()],
        [
            user(),
            {"type": "reasoning", "id": "rs_1"},
            {"type": "function_call", "call_id": "a", "name": "lookup", "arguments": "{}"},
            {"type": "function_call_output", "call_id": "a", "output": "done"},
            bot(),
        ],
    ],
    "gemini": [
        [said(), turn("model", {"text": "Hi."}), said()],
        [said(), turn("model", CALL, CALL), turn("user", RESPONSE, RESPONSE)],
    ],
}

REFUSED = {
    "openai_chat": {
        "no_messages": [],
        "unknown_role": [user() | {"role": "caller"}],
        "unknown_key": [user() | {"pinned": True}],
        "null_content": [user(None)],
        "empty_tool_calls": [bot() | {"tool_calls": []}],
        "empty_content": [user([])],
        "bad_name": [user() | {"name": "Anna Maria"}],
        "bad_part": [bot([{"type": "image_url", "image_url": {}}])],
        "call_without_result": [bot_calls("a", "b"), answer("a"), user()],
        "result_without_call": [user(), answer("a")],
        "duplicate_result": [bot_calls("a"), answer("a"), answer("a")],
    },
    "anthropic": {
        "no_messages": [],
        "first_not_user": [bot(), user()],
        "unknown_role": [user(), {"role": "system", "content": "Be brief."}],
        "unknown_key": [user() | {"name": "Anna"}],
        "empty_content": [user([])],
        "bad_block": [user([{"type": "input_audio"}])],
        "empty_text": [user([text("")])],
        "blank_text": [user(" ")],
        "thinking_unsigned": [user(), bot([{"type": "thinking", "thinking": "Hm."}, text("Hi.")])],
        "use_without_result": [user(), use("a"), user()],
        "result_without_use": [user(), bot(), used("a")],
        "duplicate_result": [user(), use("a"), used("a", "a")],
        "result_not_first": [user(), use("a"), user([text("Wait."), *used("a")["content"]])],
        "duplicate_use": [user(), use("a"), used("a"), use("a"), used("a")],
        "bad_id": [user(), use("a b"), used("a b")],
        "trailing_whitespace": [user(), bot("Hello ")],
    },
    "bedrock": {
        "no_messages": [],
        "first_not_user": [converse("assistant", {"text": "Hi."})],
        "not_alternating": [HI, HI],
        "unknown_role": [HI, converse("system", {"text": "Hi."})],
        "unknown_key": [HI | {"name": "Anna"}],
        "empty_content": [converse("user")],
        "bad_block": [converse("user", {"type": "text", "text": "Hi."})],
        "blank_text": [converse("user", {"text": " "})],
        "use_without_result": [HI, converse("assistant", to_use("a")), HI],
        "result_without_use": [converse("user", of_use("a"))],
    },
    "mistral": {
        "no_messages": [],
        "unknown_role": [{"role": "developer", "content": "Hi."}, user()],
        "user_after_tool": [user(), bot_calls("a"), answer("a"), user()],
        "empty_assistant": [user(), bot(None), user()],
        "bad_last_role": [user(), bot()],
        "calls_not_as_results": [user(), bot_calls("a", "b"), answer("a"), bot(), user()],
    },
    "chat_template": {
        "first_not_user": [bot(), user()],
        "not_alternating": [user(), bot_calls("a"), answer("a"), user()],
        "late_system": [user(), bot(), {"role": "system", "content": "Be brief."}, user()],
    },
    "openai_responses": {
        "no_input": [],
        "unknown_role": [{"role": "tool", "content": "Hi."}],
        "null_content": [user(None)],
        "bad_part": [bot([{"type": "input_text", "text": "Hi."}])],
        "call_without_output": [{"type": "function_call", "call_id": "a"}],
        "output_without_call": [{"type": "function_call_output", "call_id": "a"}],
        "reasoning_alone": [{"type": "reasoning", "id": "rs_1"}, user()],
        "duplicate_item": [{"type": "reasoning", "id": "rs_1"}] * 2 + [bot()],
    },
    "gemini": {
        "no_contents": [],
        "unknown_role": [turn("assistant", {"text": "Hi."}), said()],
        "no_parts": [turn("user")],
        "empty_part": [said("")],
        "ends_with_model": [said(), turn("model", {"text": "Hi."})],
        "call_turn_misplaced": [turn("model", CALL), turn("user", RESPONSE)],
        "responses_not_as_calls": [said(), turn("model", CALL, CALL), turn("user", RESPONSE)],
        "response_turn_misplaced": [said(), turn("user", RESPONSE)],
        "call_unsigned": [
            said(),
            turn("model", {"functionCall": CALL["functionCall"]}),
            turn("user", RESPONSE),
        ],
    },
}


def body_of(name, messages):
    key = {"openai_responses": "input", "gemini": "contents"}.get(name, "messages")
    return {key: messages, "max_tokens": 4096}


@pytest.mark.parametrize(
    ("name", "messages"), [(name, one) for name, fine in FINE.items() for one in fine]
)
def test_what_is_right_is_accepted(name, messages):
    assert PROVIDERS[name].check(body_of(name, messages)) == []


@pytest.mark.parametrize(
    ("name", "kind"), [(name, kind) for name, refused in REFUSED.items() for kind in refused]
)
def test_what_is_wrong_is_refused_for_that_alone(name, kind):
    messages = copy.deepcopy(REFUSED[name][kind])
    assert kinds(PROVIDERS[name].check(body_of(name, messages))) == {kind: 1}


def test_two_limits_are_refused():
    body = {"messages": [user()], "max_tokens": 1, "max_completion_tokens": 1}
    assert kinds(PROVIDERS["openai_chat"].check(body)) == {"two_limits": 1}
    del body["max_tokens"]
    assert PROVIDERS["openai_chat"].check(body) == []


def test_a_thinking_budget_over_the_limit_is_refused():
    check = PROVIDERS["anthropic"].check
    assert check({"messages": [user()], "max_tokens": 1025, **THINKS}) == []
    refused = kinds(check({"messages": [user()], "max_tokens": 1024, **THINKS}))
    assert refused == {"budget_above_limit": 1}
    assert kinds(check({"messages": [user()]})) == {"no_limit": 1}


def test_a_tool_use_turn_that_goes_on_begins_with_its_thinking():
    check = PROVIDERS["anthropic"].check
    bare = [user(), use("a"), used("a")]
    thought = [user(), bot([THOUGHT, *use("a")["content"]]), used("a"), use("b"), used("b")]
    for messages, refused in (
        (bare, {"thinking_not_first": 1}),
        (thought, {}),
        ([*bare, bot(), user()], {}),
    ):
        assert kinds(check({"messages": messages, "max_tokens": 4096, **THINKS})) == refused
        assert check({"messages": messages, "max_tokens": 4096}) == []
