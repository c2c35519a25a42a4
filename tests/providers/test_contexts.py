#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a provider accepted before a summary it accepts after it, and nothing is lost.

Random conversations through Pipecat's own adapters, and the providers' rules. A summary may also
be on its way while the conversation goes on.
"""

import asyncio

import pytest
from hypothesis import Phase, event, settings
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule
from pipecat.processors.aggregators.llm_context import LLMContext

from contexts import assistant, call, chat, running, user
from pipecat_summarizer import (
    LLMAutoContextSummarizationConfig,
    LLMContextSummarizer,
    LLMContextSummaryConfig,
    SummaryAppliedEvent,
)
from providers.conversation import BrokenConversation, Conversation, is_lost, without_broken
from providers.requests import ADAPTERS, NotConvertible, request_of
from providers.rules import PROVIDERS, Violation, kinds


class Writer:
    """Writes the same each time, once it may."""

    name = "writer"

    def __init__(self):
        self.requests = []
        self.asked = asyncio.Event()
        self.may_write = asyncio.Event()

    async def write(self, request):
        self.requests.append(request)
        self.asked.set()
        await self.may_write.wait()
        return "<summary>An order, 48213, is late.</summary>"  # long enough for the gate, in any script


class Summaries:
    """Rules that summarize a conversation and look at what is left."""

    def __init__(self):
        super().__init__()
        self._loop = asyncio.new_event_loop()
        self._writer = Writer()
        self._summarizer = LLMContextSummarizer(
            context=self.context,
            config=LLMAutoContextSummarizationConfig(
                summary_config=LLMContextSummaryConfig(
                    llm=self._writer, pin=lambda m: any(m is pinned for pinned in self.pinned)
                )
            ),
            auto_trigger=False,
        )
        self.pinned = []
        self._summaries = []
        self._config = None
        self._task = None
        self._meanwhile = False
        self._edited = []

    def teardown(self):
        try:
            self.application_asks(keep=self._number % 4)
        finally:
            self._loop.run_until_complete(self._summarizer.cleanup())
            self._loop.close()

    def is_summary(self, message):
        return any(message is summary for summary in self._summaries)

    def is_said(self, message):
        return self.is_callers(message) or (
            isinstance(message, dict)
            and message["role"] == "assistant"
            and not message.get("tool_calls")
        )

    def is_callers(self, message):
        return super().is_callers(message) and not self.is_summary(message)

    @precondition(lambda self: self._task is None and self.context.messages)
    @rule(data=st.data())
    def application_pins(self, data):
        message = data.draw(st.sampled_from(self.context.messages))
        if isinstance(message, dict) and not self.is_summary(message) and not is_lost(message):
            self.pinned.append(message)

    @rule(keep=st.integers(0, 5), alternates=st.booleans())
    def application_asks(self, keep, alternates=False):
        """A summary that nothing comes between."""
        if self._task is not None:
            self.summary_ends()
        self._meanwhile = False
        self._start(keep, alternates)
        self.summary_ends()

    @precondition(lambda self: self._task is None)
    @rule(keep=st.integers(0, 5), alternates=st.booleans())
    def summary_begins(self, keep, alternates):
        """A summary that whatever is next comes between."""
        self._meanwhile = True
        self._start(keep, alternates)

    @precondition(lambda self: self._task is not None)
    @rule()
    def summary_ends(self):
        before, exchange = list(self.context.messages), self.exchange
        outcome = self._loop.run_until_complete(self._end())
        after = list(self.context.messages)
        event(type(outcome).__name__)
        if not isinstance(outcome, SummaryAppliedEvent):
            assert same(before, after)
            return
        self._summaries += [m for m in after if not any(m is b for b in before)]
        self._look_at(before, after, exchange)
        self._loop.run_until_complete(
            accepted(before, after, self.thinker, alternates=self._config.alternate_roles)
        )
        if not self._meanwhile:
            self._again(after)

    @precondition(lambda self: self._task is not None)
    @rule(data=st.data())
    def application_edits(self, data):
        said = [m for m in self.context.messages if self.is_said(m) and m["content"]]
        if said:
            message = data.draw(st.sampled_from(said))
            message["content"] = f"(changed by the application, number {self._next()})"
            self._edited.append(message)

    def _start(self, keep, alternates):
        self._config = LLMContextSummaryConfig(
            min_messages_after_summary=keep, llm=self._writer, alternate_roles=alternates
        )
        self._edited = []
        self._loop.run_until_complete(self._begin())

    async def _begin(self):
        self._writer.asked.clear()
        self._writer.may_write.clear()
        self._task = asyncio.ensure_future(self._summarizer.summarize(self._config))
        asked = asyncio.ensure_future(self._writer.asked.wait())
        await asyncio.wait({self._task, asked}, return_when=asyncio.FIRST_COMPLETED)
        asked.cancel()

    async def _end(self):
        self._writer.may_write.set()
        task, self._task = self._task, None
        return await task

    def _look_at(self, before, after, exchange):
        [summary] = [m for m in after if not any(m is b for b in before)]
        kept = [m for m in after if m is not summary]
        replaced = [m for m in before if not any(m is k for k in kept)]
        # Order is kept, and each message is in one place: in the context, or in the summary.
        assert same(kept, [m for m in before if any(m is k for k in kept)])
        prior = [m for m in replaced if self.is_summary(m)]
        told = self._writer.requests[-1].messages
        assert same(
            [m for m in replaced if not self.is_summary(m)],
            [m for m in told if any(m is r for r in replaced)],
        )
        assert len(prior) <= 1
        # What must not go is there.
        for message in [*self.leading, *self.pinned, *self._edited]:
            assert is_in(message, after)
        if self.newest is not None:
            assert is_in(self.newest, after)
        for messages in self.open.values():
            assert all(is_in(message, after) for message in messages)
        if exchange:
            assert same([m for m in after if not is_lost(m)][-len(exchange) :], exchange)

    def _again(self, after):
        """A second summary of nothing changes nothing."""
        asked = len(self._writer.requests)
        self._loop.run_until_complete(self._begin())
        self._loop.run_until_complete(self._end())
        assert len(self._writer.requests) == asked
        assert same(self.context.messages, after)


def is_in(message, messages):
    return any(message is one for one in messages)


def same(one, other):
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))


async def accepted(before, after, thinker, *, alternates):
    """What a provider accepted it accepts, and it refuses no more than it did.

    A result or a call that stands alone is refused with whatever is beside it, and some
    providers count it for another; so what is compared is the rest.
    """
    before, after = without_broken(before), without_broken(after)
    for name in ADAPTERS:
        was, now = await refused(name, before, thinker), await refused(name, after, thinker)
        if name == "chat_template" and (was or not alternates):
            continue  # what does not alternate is none of its conversations
        worse = kinds(now) - kinds(was)
        assert not worse, f"{name}: {[str(one) for one in now if one.kind in worse]}"


async def refused(name, messages, thinker):
    try:
        body = await request_of(name, messages, thinks=thinker == name)
    except NotConvertible as error:
        return [Violation("not_convertible", name, str(error))]
    # Pipecat hands the name of a message on to Anthropic, unless it joins it to the one before:
    # a conversation with names is refused there sooner or later, whatever is summarized.
    return [one for one in PROVIDERS[name].check(body) if not one.where.endswith(".name")]


class SummarizedConversation(Summaries, Conversation):
    pass


class SummarizedBrokenConversation(Summaries, BrokenConversation):
    pass


PROFILE = settings(
    max_examples=40,
    stateful_step_count=30,
    phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink],
)

TestConversations = SummarizedConversation.TestCase
TestConversations.settings = PROFILE
TestBrokenConversations = SummarizedBrokenConversation.TestCase
TestBrokenConversations.settings = PROFILE


# What only a configuration of its own brings about


async def summarized(messages, keep, pinned=(), **config):
    writer = Writer()
    writer.may_write.set()
    context = LLMContext(messages=list(messages))
    config = LLMContextSummaryConfig(
        min_messages_after_summary=keep,
        llm=writer,
        pin=lambda m: any(m is one for one in pinned),
        **config,
    )
    summarizer = LLMContextSummarizer(
        context=context, config=LLMAutoContextSummarizationConfig(summary_config=config)
    )
    assert isinstance(await summarizer.summarize(), SummaryAppliedEvent)
    await summarizer.cleanup()
    return context.messages


@pytest.mark.skipif("gemini" not in ADAPTERS, reason="needs google-genai")
async def test_a_pinned_reply_does_not_come_to_stand_before_a_call():
    pinned = assistant("Your member number is 48213.")
    messages = [
        *(user("Who am I?"), pinned),
        *(user("And where is my parcel?"), call("c1"), running("c1")),
        *(assistant("I am looking."), user("Do I have to wait long?"), assistant("No.")),
        user("Thank you."),
    ]
    assert await refused("gemini", messages, None) == []
    after = await summarized(messages, keep=1, pinned=[pinned])
    assert [str(one) for one in await refused("gemini", after, None)] == []


@pytest.mark.parametrize("keep", range(5))
async def test_who_alternates_goes_on_alternating_where_the_template_wants_it(keep):
    messages = [*chat(5), user("And now?")]
    after = await summarized(messages, keep, alternate_roles=True)
    assert len(after) <= 1 + keep + 1 + (keep == 0)
    assert [str(one) for one in await refused("chat_template", after, None)] == []
    # The services take two messages of the user in a row, and keep exactly what was asked for.
    after = await summarized(messages, keep)
    assert len(after) == 1 + max(1, keep)
    for name in ADAPTERS.keys() - {"chat_template"}:
        assert [str(one) for one in await refused(name, after, None)] == []
