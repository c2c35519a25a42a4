#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Long calls with planted values: support calls with tools, and real chats. Seeded.

What is planted, and how, is told in :mod:`benchmarks.fidelity.calls`; between the planted
scenes stand exchanges of a shop's support (:mod:`.support_talk`) or of real people
(``chitchat-dataset``).
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from benchmarks.fidelity.calls import Talk, make_call, small_talk
from benchmarks.fidelity.planted import Call, Message
from benchmarks.long_calls.support_talk import support_talk

Kind = Literal["support", "chat"]
TALK: dict[Kind, Talk] = {"support": support_talk, "chat": small_talk}

ROUNDS = 20
TURNS_A_ROUND = 10
"""A short call has fewer rounds, and less is planted in it."""

INSTRUCTIONS = """\
You are the phone agent of a shop for furniture and household goods. You speak with callers on
the phone, so everything you say is read out: write short sentences, no lists, no symbols, no
links. Say one thing at a time, and ask one question at a time.

Greet the caller once. Find out what they want before you offer anything. Confirm every number,
name, date and address by repeating it, and wait for a yes before you act on it. When the caller
corrects you, take the new value and do not argue. Never invent an order, a price, a date or a
rule: look it up with a tool, and if the tool gives nothing, say so and offer to call back.

Returns are possible in every shop. Deliveries are made by our own drivers in the city and by
carriers elsewhere. Old furniture is taken along when the caller asks for it before the delivery.
Do not promise a discount; you may offer free delivery once in a call when something went wrong
on our side. Do not speak about other companies, politics, health or law. Payment is never taken
on the phone; offer the payment link instead.

When somebody is upset, say first that you are sorry about the trouble, then what you do now.
When somebody asks for a person, ask for the reason in one sentence and hand the call over. At
the end, say in one sentence what was agreed, and ask whether there is anything else."""


@dataclass(frozen=True)
class LongCall:
    """A call.

    Parameters:
        kind: What stands between the planted scenes.
        turns: How often the caller is to speak, about.
        seed: The same one gives the same call.
    """

    kind: Kind
    turns: int
    seed: int

    @cached_property
    def call(self) -> Call:
        """The call, with the truth about what was planted."""
        rounds = min(ROUNDS, max(1, self.turns // TURNS_A_ROUND))
        bare = make_call("en", self.seed, rounds=rounds, exchanges_a_round=0)
        planted = sum(message["role"] == "user" for one in bare.rounds for message in one)
        return make_call(
            "en",
            self.seed,
            rounds=rounds,
            exchanges_a_round=max(1, round((self.turns - planted) / rounds)),
            talk=TALK[self.kind],
        )

    @property
    def messages(self) -> list[Message]:
        """All messages, the instructions in front."""
        opening = [message for message in self.call.opening if message["role"] != "system"]
        start: list[Message] = [{"role": "system", "content": INSTRUCTIONS}, *opening]
        return [*start, *(message for one in self.call.rounds for message in one)]

    @property
    def round_ends(self) -> list[int]:
        """How many messages there are at the end of each round."""
        ends: list[int] = []
        total = len(self.messages) - sum(map(len, self.call.rounds))
        for one in self.call.rounds:
            total += len(one)
            ends.append(total)
        return ends
