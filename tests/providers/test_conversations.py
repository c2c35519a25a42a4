#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A hundred turns through Pipecat's real services, whatever is wrong with the summaries' requests.

The provider is strict: a request that one of the real ones would refuse is refused here, and the
call has an error.
"""

import pytest

from pipecat_summarizer import SummaryAppliedEvent, SummaryFailedEvent
from providers.fake import Fault

pytestmark = [
    # The SDKs' own business.
    pytest.mark.filterwarnings("ignore:Inheritance class:DeprecationWarning"),
]

SERVICES = ("openai", "anthropic", "google")

TURNS = 100
TURN_SECS = 1.0
TIMEOUT_SECS = 1.5

OUTCOMES = {
    Fault.SERVER_ERROR: "model_error",
    Fault.UNAUTHORIZED: "model_error",
    Fault.HANG: "timeout",
    Fault.CUT: "model_error",
    Fault.MALFORMED: "model_error",
    Fault.EMPTY: {"openai": "model_error", "anthropic": "rejected", "google": "rejected"},
    Fault.LENGTH: "rejected",
    Fault.REFUSAL: "rejected",
    Fault.OVERFLOW: "model_error",
}
"""What a summary ends in where the fault is always there."""


class Talk:
    """A hundred turns, and when what happened.

    Attributes:
        started: When each summary was started, on the call's clock.
        ended: When each ended.
    """

    def __init__(self, call):
        self.call = call
        self.started = []
        self.ended = []
        call.summarizer.add_event_handler("on_summary_started", self._note(self.started))
        for name in ("on_summary_applied", "on_summary_failed", "on_summary_skipped"):
            call.summarizer.add_event_handler(name, self._note(self.ended))

    async def go_on(self):
        """Talk. A summary has the time of at least one whole turn."""
        call = self.call
        for number in range(TURNS):
            begun = len(call.events.started)
            text = f"Look up number {number}." if number % 20 == 7 else SAID.format(number)
            reply = await call.say(text)
            assert reply == ("Noted: the result" if number % 20 == 7 else f"Noted: {text}")
            if call.fake.fault is not Fault.HANG and begun > len(call.events.outcomes):
                call.fake.release.set()
                await call.events.wait_for(begun, OUTCOME)
                call.fake.release.clear()
            await call.clock.advance(TURN_SECS)

    def _note(self, times):
        def note(*_):
            times.append(self.call.clock.time())

        return note


SAID = "This is number {} of all that I have to say in this call, so please write it down."
OUTCOME = (SummaryAppliedEvent, SummaryFailedEvent)


def told(call):
    """All that the model can know: the context, and what the summaries were made of."""
    return str(call.context.messages) + str([one.body for one in call.fake.summaries])


@pytest.mark.parametrize("name", SERVICES)
@pytest.mark.parametrize("fault", Fault, ids=lambda fault: fault.value)
async def test_a_fault_in_the_summaries_is_heard_by_nobody(dial, name, fault):
    summary = {"summarization_timeout": TIMEOUT_SECS} if fault is Fault.HANG else None
    async with dial(name, fault, summary=summary) as call:
        talk = Talk(call)
        await talk.go_on()
        # The conversation went on as if nothing were wrong, and with the same LLM.
        assert (call.errors, call.fake.refused) == ([], [])
        assert {one.status for one in call.fake.turns} == {200}
        assert getattr(call.llm, "is_usable", True)
        everything = told(call)
        assert all(SAID.format(n) in everything for n in range(TURNS) if n % 20 != 7)
        events = call.events
        assert len(events.started) - len(events.outcomes) in (0, 1)  # one may be on its way
        if fault in OUTCOMES:
            reason = OUTCOMES[fault]
            reason = reason if isinstance(reason, str) else reason[name]
            assert {event.reason for event in events.failed} == {reason}
            assert (events.applied, events.skipped) == ([], [])
            waits = [event.retry_in_secs for event in events.failed]
            assert waits == [2, 4, 8, 16, 32, 60][: len(waits)] and len(waits) >= 5
            # Handlers run a little later, when the clock may have been moved on for a turn.
            for wait, ended, again in zip(waits, talk.ended, talk.started[1:], strict=False):
                assert wait - TURN_SECS <= again - ended <= wait + 2 * TURN_SECS
        else:
            limited = fault is Fault.RATE_LIMIT_ONCE and name == "google"  # which never retries
            assert len(events.failed) == int(limited)
            assert len(events.applied) >= 15
            assert len(call.context.messages) < 30
