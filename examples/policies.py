#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""When to summarize, what to keep, how to count, and a limit that always holds.

Runs at once, without a key, a network or a model: the calls go through real pipelines
with a scripted model::

    pip install pipecat-summarizer
    python policies.py
"""

import asyncio

from loguru import logger
from pipecat.services.llm_service import FunctionCallParams

from pipecat_summarizer import (
    AnyTrigger,
    ApproximateTokenCounter,
    FixedTokenTrigger,
    LLMAssistantAggregatorParams,
    LLMAutoContextSummarizationConfig,
    LLMContextSummaryConfig,
    MessageCountTrigger,
    RecentMessagesPolicy,
    RecentTokensPolicy,
    SummarizationMiddleware,
    TokenLimitTrigger,
    TurnCountTrigger,
)
from pipecat_summarizer.testing import ScriptedLLMService, ToolCall, record_events, start_call

QUESTIONS = [
    "Hello, this is Priya Natarajan, I am calling about order four eight two one three.",
    "It was meant to arrive on Tuesday and it is still not here, can you look where it is?",
    "Then please send it to 14 Birch Lane, not to the old address, and only after six.",
    "And could you tell me again what the express delivery would cost me on top of that?",
    "Good. Please text me when it is on its way, do not call, I am at work all day.",
]
SUMMARY = (
    "<summary>Priya Natarajan called about order 48213, late since Tuesday. It goes to 14 Birch "
    "Lane, after six. She wants a text message, not a call.</summary>"
)
TRACKING = "2026-11-30 scanned at a depot on its way to the next one. " * 120


async def look_up_order(params: FunctionCallParams):
    """A tool whose results are long."""
    await params.result_callback({"order": "48213", "status": "in transit", "log": TRACKING})


def show_policies(messages: list) -> None:
    """What triggers and recent policies say of one and the same context."""
    counter = ApproximateTokenCounter()
    print("\nWhen: each trigger, asked about the same", len(messages), "messages")
    for trigger in (
        MessageCountTrigger(max_messages=8),
        TurnCountTrigger(max_turns=4),
        FixedTokenTrigger(max_tokens=1_000),
        TokenLimitTrigger(max_input_tokens=8_000),
        AnyTrigger(triggers=(TurnCountTrigger(max_turns=20), FixedTokenTrigger(max_tokens=1_000))),
    ):
        decision = trigger.should_summarize(messages, counter)
        print(f"  {'yes' if decision.should_summarize else 'no ':3}  {decision.reason}")
    print("\nWhat stays: a tool call and its result are never parted")
    for policy in (RecentMessagesPolicy(keep_recent=4), RecentTokensPolicy(keep_recent_tokens=60)):
        older, recent = policy.split(messages, counter)
        print(f"  {len(older):2} go, {len(recent):2} stay   {policy!r}")


async def one_call(title: str, config: LLMAutoContextSummarizationConfig | None, chat=None) -> list:
    """Hold the call, and print what was done about its context."""
    llm = ScriptedLLMService(replies=[ToolCall("look_up_order"), "I see."], summaries=SUMMARY)
    llm.register_function("look_up_order", look_up_order)
    source = None
    if chat is not None:
        source = SummarizationMiddleware(
            chat,
            trigger=FixedTokenTrigger(max_tokens=400),
            recent=RecentMessagesPolicy(keep_recent=2),
        )
        source.attach(llm)
    params = LLMAssistantAggregatorParams(
        enable_auto_context_summarization=config is not None,
        auto_context_summarization_config=config,
    )
    async with start_call(llm=llm, assistant_params=params) as call:
        events = record_events(source or call.assistant)
        for question in QUESTIONS * 3:
            await call.say(question)
        messages = call.context.get_messages()
    counter = ApproximateTokenCounter()
    largest = max(counter.count_messages(request) for request in llm.requests)
    print(f"\n{title}\n  largest request {largest:5} tokens, {len(messages)} messages at the end")
    for event in events.applied[:3]:
        print(f"  summary: {event.tokens_before} -> {event.tokens_after} tokens ({event.reason})")
    for event in events.bounded[:3]:
        steps = ", ".join(step.name for step in event.steps)
        print(f"  request: {event.tokens_before} -> {event.tokens_after} tokens ({steps})")
    return messages


async def main() -> None:
    """Hold the same call under four sets of policies."""
    logger.remove()
    messages = await one_call("No policy: the call as it grows", None)
    show_policies(messages)
    keep_two = LLMContextSummaryConfig(recent=RecentMessagesPolicy(keep_recent=2))
    await one_call(
        "A trigger and a recent policy in place of the thresholds",
        LLMAutoContextSummarizationConfig(
            trigger=TurnCountTrigger(max_turns=4), summary_config=keep_two
        ),
    )
    await one_call(
        "hard_limit_tokens=400: no request is larger, whatever a tool returns",
        LLMAutoContextSummarizationConfig(
            trigger=TurnCountTrigger(max_turns=50),
            hard_limit_tokens=400,
            summary_config=keep_two,
        ),
    )
    await one_call(
        "SummarizationMiddleware: the same bound, attached to an LLM service",
        None,
        chat=ScriptedLLMService(summaries=SUMMARY),
    )


if __name__ == "__main__":
    asyncio.run(main())
