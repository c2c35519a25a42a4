#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The middleware's hooks, as a host with nodes and a state calls them."""

import copy
from dataclasses import dataclass, field
from typing import Any

import pytest
from pipecat.processors.aggregators.llm_context import LLMContext
from pydantic import BaseModel

from pipecat_summarizer import (
    CallbackError,
    GraphConfigError,
    MessageCountTrigger,
    ModelProviderError,
    RecentMessagesPolicy,
    SummarizationMiddleware,
    SummaryRejectedError,
    TokenLimitTrigger,
)
from pipecat_summarizer.testing import ScriptedLLMService

GOOD = "<summary>The caller asked about an order from Tuesday and was told it is late.</summary>"
SYSTEM = {"role": "system", "content": "Be brief."}


@dataclass
class Run:
    """One run of a node."""

    state: Any
    messages: list = field(default_factory=list)
    has_siblings: bool = False
    run_id: Any = None


def said(count):
    roles = ("user", "assistant")
    text = "This is what was said about the order from Tuesday, part {} of it, all in all."
    return [{"role": roles[i % 2], "content": text.format(i)} for i in range(count)]


def middleware_of(chat=None, *, max_messages=10, keep=4, **options):
    return SummarizationMiddleware(
        chat or ScriptedLLMService(summaries=GOOD),
        trigger=options.pop("trigger", MessageCountTrigger(max_messages=max_messages)),
        recent=RecentMessagesPolicy(keep_recent=keep),
        **options,
    )


async def call(middleware, run):
    middleware.before_node(run)
    return await middleware.before_model(run)


async def test_below_the_trigger_the_request_is_sent_as_it_is():
    stored = said(8)
    run = Run({"messages": stored}, [SYSTEM, *stored])
    middleware = middleware_of()
    assert await call(middleware, run) is None
    assert middleware.after_node(run) is None


async def test_the_trigger_sees_the_whole_request():
    stored = said(10)
    run = Run({"messages": stored}, [SYSTEM, *stored])  # eleven
    assert await call(middleware_of(), run) is not None


async def test_one_summary_takes_the_place_of_the_first_replaced_message():
    stored = said(12)
    before = copy.deepcopy(stored)
    unstored = {"role": "system", "content": "The time is noon."}
    run = Run({"messages": stored}, [SYSTEM, *stored[:3], unstored, *stored[3:]])
    middleware = middleware_of()
    replacement = await call(middleware, run)
    request = replacement.messages
    assert request[0] is SYSTEM
    assert request[1] is replacement.summary and request[1]["role"] == "system"
    assert "order from Tuesday" in request[1]["content"]
    # What is not stored and stood between replaced messages went with them.
    assert unstored not in request
    assert [id(m) for m in request[2:]] == [id(m) for m in stored[8:]]
    assert [id(m) for m in replacement.removed] == [id(m) for m in stored[:8]]
    assert stored == before


async def test_what_is_to_be_stored_is_handed_over_once():
    stored = said(12)
    run = Run({"messages": stored}, [SYSTEM, *stored])
    middleware = middleware_of()
    request = await call(middleware, run)
    stores = middleware.after_node(run)
    assert stores.messages == (request.summary, *stored[8:])
    assert stores.removed == tuple(stored[:8])
    assert middleware.after_node(run) is None


async def test_a_second_model_call_of_the_same_run_needs_no_second_summary():
    llm = ScriptedLLMService(summaries=GOOD)
    stored = said(12)
    run = Run({"messages": stored}, [SYSTEM, *stored])
    middleware = middleware_of(llm)
    first = await call(middleware, run)
    again = Run(run.state, [SYSTEM, *stored])
    again.run_id = None
    run.messages = [SYSTEM, *stored]
    second = await middleware.before_model(run)
    assert second.messages == first.messages
    assert len(llm.inference_calls) == 1


async def test_an_earlier_summary_is_updated_and_not_piled_up():
    llm = ScriptedLLMService(summaries=GOOD)
    middleware = middleware_of(llm)
    stored = said(12)
    run = Run({"messages": stored}, stored)
    await call(middleware, run)
    stored = [*middleware.after_node(run).messages, *said(10)]
    run = Run({"messages": stored}, stored)
    replacement = await call(middleware, run)
    assert sum(message["role"] == "system" for message in replacement.messages) == 1
    assert "<earlier_summary>" in llm.inference_calls[1].prompt
    assert stored[0] in replacement.removed


async def test_an_error_forgets_what_was_pending():
    stored = said(12)
    run = Run({"messages": stored}, stored)
    middleware = middleware_of()
    await call(middleware, run)
    middleware.on_error(run, RuntimeError("the node failed"))
    assert middleware.after_node(run) is None


async def test_runs_at_the_same_time_are_kept_apart():
    middleware = middleware_of()
    one, other = said(12), said(4)
    first = Run({"messages": one}, one, run_id="a")
    second = Run({"messages": other}, other, run_id="b")
    middleware.before_node(first)
    middleware.before_node(second)
    assert await middleware.before_model(second) is None
    assert await middleware.before_model(Run(None, one, run_id="a")) is not None
    assert middleware.after_node(second) is None
    assert middleware.after_node(Run(None, run_id="a")) is not None


async def test_a_node_with_siblings_is_not_summarized():
    stored = said(12)
    run = Run({"messages": stored}, stored, has_siblings=True)
    middleware = middleware_of()
    assert await call(middleware, run) is None
    assert middleware.after_node(run) is None


async def test_a_host_that_copies_its_messages_is_understood():
    stored = said(12)
    run = Run({"messages": stored}, [SYSTEM, *copy.deepcopy(stored)])
    replacement = await call(middleware_of(), run)
    assert replacement.messages[2:] == tuple(stored[8:])


@dataclass
class AsDataclass:
    chat: list


class AsModel(BaseModel):
    chat: list


class AsObject:
    def __init__(self, chat):
        self.chat = chat


@pytest.mark.parametrize("build", [AsDataclass, AsObject, lambda chat: {"chat": chat}])
async def test_any_state_with_the_field_serves(build):
    stored = said(12)
    run = Run(build(stored), stored)
    assert await call(middleware_of(messages_field="chat"), run) is not None


async def test_a_pydantic_model_and_a_context_serve_as_state():
    stored = said(12)
    run = Run(AsModel(chat=stored), stored)
    assert await call(middleware_of(messages_field="chat"), run) is not None
    run = Run(LLMContext(messages=stored), stored)
    assert await call(middleware_of(), run) is not None


@pytest.mark.parametrize("state", [{}, object(), {"messages": 7}, {"messages": "text"}, None])
async def test_a_state_without_the_field_is_a_clear_error(state):
    middleware = middleware_of()
    with pytest.raises(GraphConfigError, match="messages"):
        middleware.before_node(Run(state))
    with pytest.raises(GraphConfigError, match="messages"):
        await middleware.summarize_state(state)


@pytest.mark.parametrize("nothing", [None, "", "<think>hm</think>", RuntimeError("down")])
async def test_a_model_that_writes_nothing_is_an_error_and_nothing_is_pending(nothing):
    stored = said(12)
    run = Run({"messages": stored}, stored)
    middleware = middleware_of(ScriptedLLMService(summaries=nothing))
    middleware.before_node(run)
    with pytest.raises(ModelProviderError):
        await middleware.before_model(run)
    assert middleware.after_node(run) is None


async def test_what_is_no_summary_is_refused():
    run = Run({"messages": said(12)}, said(12))
    middleware = middleware_of(ScriptedLLMService(summaries="I'm sorry, I can't help with that."))
    middleware.before_node(run)
    with pytest.raises(SummaryRejectedError):
        await middleware.before_model(run)


async def test_a_trigger_that_raises_is_named():
    class Broken:
        def should_summarize(self, messages, token_counter):
            raise KeyError("oops")

    run = Run({"messages": said(3)}, said(3))
    with pytest.raises(CallbackError, match="trigger raised KeyError"):
        await call(middleware_of(trigger=Broken()), run)


async def test_the_factory_makes_the_message():
    stored = said(12)
    run = Run({"messages": stored}, stored)
    middleware = middleware_of(
        summary_message_factory=lambda text: {"role": "assistant", "content": f"[{text}]"}
    )
    replacement = await call(middleware, run)
    assert replacement.messages[0]["role"] == "assistant"


async def test_summarize_state_changes_nothing_and_says_what_the_trigger_counted():
    stored = said(12)
    before = copy.deepcopy(stored)
    middleware = middleware_of(trigger=TokenLimitTrigger(max_input_tokens=100))
    result = await middleware.summarize_state({"messages": stored})
    assert "order from Tuesday" in result.summary
    counts = (
        result.original_message_count,
        result.summarized_message_count,
        result.kept_message_count,
    )
    assert counts == (12, 8, 4)
    assert result.reason == f"token_limit:{result.token_count}>80"
    assert stored == before


async def test_with_nothing_older_the_summary_is_empty_and_no_model_is_asked():
    llm = ScriptedLLMService(summaries=GOOD)
    result = await middleware_of(llm, keep=20).summarize_state({"messages": said(6)})
    assert result.summary == "" and result.reason == "no_older_messages"
    assert result.summarized_message_count == 0 and result.kept_message_count == 6
    assert result.token_count is None and not llm.inference_calls


def test_the_tool_is_there_on_request_only():
    assert middleware_of().tools() == ()
    (tool,) = middleware_of(provide_tool=True).tools()
    assert tool.name == "summarize_context"


@pytest.mark.parametrize(
    "wrong",
    [
        {"messages_field": ""},
        {"messages_field": 3},
        {"provide_tool": "yes"},
        {"trigger": 7},
        {"trigger": None},
        {"token_counter": "tiktoken"},
        {"summary_prompt": 3},
        {"summary_message_factory": "no"},
    ],
)
def test_a_bad_value_is_named(wrong):
    with pytest.raises(ValueError, match=next(iter(wrong)).replace("summary_prompt", "prompt")):
        middleware_of(**wrong)


def test_a_chat_that_cannot_write_is_refused():
    with pytest.raises(ValueError):
        middleware_of(object())
