#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import json
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pipecat.processors.aggregators import llm_response_universal
from pipecat.processors.aggregators.llm_context import LLMContext

from contexts import (
    assistant,
    async_final,
    async_interim,
    async_started,
    call,
    developer,
    result,
    system,
    thought,
    user,
)
from pipecat_summarizer import messages as read

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)
ODD_MESSAGES = st.dictionaries(
    st.sampled_from(["role", "content", "tool_calls", "tool_call_id", "name"]), JSON
)


def test_the_role_of_anything():
    assert read.role_of(user("hi")) == "user"
    assert read.role_of(MappingProxyType(user("hi"))) == "user"
    assert read.role_of(thought()) == ""
    assert read.role_of({"role": 3}) == ""
    assert read.role_of("user") == ""


def test_a_service_specific_message_is_known_by_its_shape():
    assert read.is_service_specific(thought())
    assert not read.is_service_specific(user("hi"))
    assert not read.is_service_specific("text")


@pytest.mark.parametrize(
    ("content", "parts"),
    [
        ("hi", [("text", "hi")]),
        (None, []),
        ("", []),
        ([{"type": "text", "text": "a"}, {"type": "input_text", "text": "b"}], ["a", "b"]),
        ([{"type": "text", "text": None}], []),
        ([{"type": "refusal", "refusal": "no"}], [("refusal", "no")]),
        (["bare", 7, None], [("text", "bare")]),
        ([{"type": "image_url", "image_url": {"url": "data:abc"}}], [("image", "", 8)]),
        ([{"type": "input_audio", "input_audio": {"data": "abcd"}}], [("audio", "", 4)]),
        (
            [{"type": "file_base64", "file": {"file_data": "abcd", "filename": "a.pdf"}}],
            [("file", "a.pdf", 4)],
        ),
        ([{"type": "hologram", "data": "abcd"}], [("other", "", 4)]),
    ],
)
def test_the_parts_of_a_message(content, parts):
    expected = [("text", p) if isinstance(p, str) else p for p in parts]
    expected = [(*p, 0) if len(p) == 2 else p for p in expected]
    found = [(p.kind, p.text, p.size) for p in read.parts_of({"role": "user", "content": content})]
    assert found == expected


def test_the_messages_that_pipecat_makes_are_read():
    image = LLMContext.create_image_url_message(url="data:image/png;base64,AAAA", text="Look.")
    assert [p.kind for p in read.parts_of(image)] == ["text", "image"]


@pytest.mark.skipif(
    not hasattr(LLMContext, "create_file_message"), reason="this Pipecat has no file messages"
)
async def test_the_file_messages_that_pipecat_makes_are_read():
    file = await LLMContext.create_file_message(
        type="bytes", format="application/pdf", file="data:x", name="bill.pdf", text="See this."
    )
    kinds = [(p.kind, p.text) for p in read.parts_of(file)]
    assert kinds == [("text", "See this."), ("file", "bill.pdf")]


@pytest.mark.parametrize(
    ("arguments", "text"),
    [('{"a": 1}', '{"a": 1}'), ({"a": 1}, '{"a": 1}'), (None, ""), ([1], "[1]")],
)
def test_arguments_are_json_text_whatever_they_were(arguments, text):
    assert read.tool_calls_of(call("a", arguments=arguments)) == (
        read.ToolCall(id="a", name="lookup", arguments=text),
    )


def test_cyclic_arguments_are_told_and_not_raised():
    cycle = {}
    cycle["self"] = cycle
    assert read.tool_calls_of(call("a", arguments=cycle))[0].arguments == "<unreadable>"


def test_the_three_stages_of_an_async_call():
    started, interim = read.async_notice(async_started("a")), read.async_notice(async_interim("a"))
    final = read.async_notice(async_final("a"))
    assert (started.finished, started.result) == (False, None)
    assert (interim.finished, interim.result) == (False, '"halfway"')
    assert (final.finished, final.result) == (True, '"done"')
    assert {started.call_id, interim.call_id, final.call_id} == {"a"}


@pytest.mark.parametrize("status", [[], {}, None, 3])
def test_a_status_that_is_no_text_ends_the_call(status):
    payload = {"type": "async_tool", "status": status, "tool_call_id": "a"}
    assert read.async_notice(result("a", json.dumps(payload))).finished


def test_a_large_async_result_is_read_by_its_head():
    large = async_final("a", json.dumps(["x" * 100] * 2000))
    notice = read.async_notice(large)
    assert (notice.call_id, notice.finished) == ("a", True)
    assert "xxxx" in notice.result


def test_json_that_is_no_async_payload_is_none():
    assert read.async_notice(developer('{"type": "async_tool_like"}')) is None
    assert read.async_notice(result("a", '{"note": "async_tool"}')) is None
    assert read.async_notice(user('{"type": "async_tool", "status": "finished"}')) is None


@pytest.mark.parametrize(
    ("content", "unfinished"),
    [
        ("IN_PROGRESS", True),
        ('{"status": "pending", "ticket": "T-9"}', True),
        ('{"status": "shipped"}', False),
        ('{"status": 200}', False),
        ("CANCELLED", False),
        ("", False),
        ('{"status": "pending"', False),
    ],
)
def test_whether_a_result_is_still_to_come(content, unfinished):
    assert read.is_unfinished_result(result("a", content)) is unfinished


def test_instructions_are_told_from_notices():
    assert read.is_instruction(system())
    assert read.is_instruction(developer("Speak slowly."))
    assert not read.is_instruction(user("Speak slowly."))
    assert not read.is_instruction(async_final("a"))
    for template in (
        llm_response_universal.LLMContextAggregator.TOOL_ACTIVATION_MESSAGE_TEMPLATE,
        llm_response_universal.LLMContextAggregator.TOOL_DEACTIVATION_MESSAGE_TEMPLATE,
    ):
        assert not read.is_instruction(developer(template.format(function_names="`a`")))


def test_a_kick_off_needs_something_else_in_force():
    messages = [developer("Say hello."), assistant("Hello.")]
    assert not read.is_done_kick_off(messages, 0)
    assert read.is_done_kick_off(messages, 0, system_instruction=True)
    assert read.is_done_kick_off([system(), *messages], 1)
    assert not read.is_done_kick_off([system(), messages[0], user("Hi.")], 1)
    assert not read.is_done_kick_off([system(), messages[0]], 1)


@given(ODD_MESSAGES)
def test_no_reading_raises_on_odd_messages(message):
    read.text_of(message)
    list(read.parts_of(message))
    read.tool_calls_of(message)
    read.result_call_id(message)
    read.async_notice(message)
    read.is_unfinished_result(message)
    read.is_instruction(message)
    assert isinstance(read.role_of(message), str)


@given(JSON)
def test_any_value_has_json_text(value):
    text = read.dump_json(value)
    assert isinstance(text, str)
    if value == value and "NaN" not in text and "Infinity" not in text:
        assert json.loads(text) == value or isinstance(value, dict)
