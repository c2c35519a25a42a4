#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The call is hung up, cancelled or crashes at any moment of a summary.

One event, no task left, and nothing is written to the context afterwards.
"""

import copy
import warnings

import pytest
from pipecat.frames.frames import CancelFrame, EndFrame, ErrorFrame

from pipecat_summarizer import SummaryAppliedEvent, SummarySkippedEvent
from pipecat_summarizer.testing import settle
from pipeline.moments import MOMENTS, call_at


async def hang_up(call):
    await call.queue(EndFrame())


async def cancel(call):
    await call.worker.cancel()


async def cancel_by_frame(call):
    await call.queue(CancelFrame())


async def crash(call):
    with warnings.catch_warnings(record=True):  # Pipecat's, whatever the filters are
        frame = ErrorFrame("the model is gone", fatal=True)
    await call.llm.push_frame(frame)


async def cancel_the_task(call):
    call._running.cancel()


ENDINGS = {
    "hung up": hang_up,
    "cancelled": cancel,
    "a cancel frame": cancel_by_frame,
    "crashed": crash,
    "the runner's task is cancelled": cancel_the_task,
}


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("ending", ENDINGS)
async def test_the_end_at_any_moment_of_a_summary_ends_it(phone, clock, ending, moment):
    seen = []

    async def act(call):
        seen.append(call)
        await ENDINGS[ending](call)

    watching = {"errors": 1, "warnings": None} if ending == "crashed" else {}
    async with call_at(phone, clock, moment, act, **watching) as call:
        await call.cancel()
        after = copy.deepcopy(call.context.messages)
        await clock.advance(100)
        await settle()
        assert call.context.messages == after
        outcomes = call.events.outcomes
        assert len(outcomes) <= 1
        if outcomes and isinstance(outcomes[0], SummarySkippedEvent):
            assert outcomes[0].reason == "cancelled"
            assert not any("Conversation summary" in str(m) for m in after)
        elif outcomes:
            assert isinstance(outcomes[0], SummaryAppliedEvent)
        late = await call.summarizer.summarize()
        assert late.reason == "closed"
        assert call.context.messages == after
    assert len(seen) == 1
