#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Random contexts that know, as they are made, what of them may not be lost.

What can be met is worked out here from how a context was made, and not with the
code under test.
"""

import json
from dataclasses import dataclass, field
from random import Random

from contexts import (
    assistant,
    async_final,
    async_interim,
    async_started,
    call,
    developer,
    result,
    running,
    signature,
    system,
    thought,
    user,
)
from pipecat_summarizer.counting import ApproximateTokenCounter
from pipecat_summarizer.selection import RecentMessagesPolicy, RecentTokensPolicy, SelectionRules
from pipecat_summarizer.selection.bound import BoundRules

WORDS = {
    "latin": "the parcel 48213 was sent on 12.05. for 1,250.00 euros and nobody was at home".split(),
    "chinese": ["订单", "号码是", "48213", "明天", "送到", "请问", "好的"],
    "arabic": ["الطلب", "رقم", "٤٨٢١٣", "غدا", "شكرا"],
    "emoji": ["👩‍👩‍👧‍👦", "🚚", "ok", "\ud800"],
}
CUT = "[... 9,999,999 characters left out ...]"
LEFT_OUT = user("[99,999 earlier messages were left out here to stay within the model's limit]")


class WordCounter:
    """Nothing like the approximate one: words, and nothing for the structure."""

    def count_message(self, message):
        return repr(message).count(" ")

    def count_messages(self, messages):
        return sum(map(self.count_message, messages))


class ByteCounter(WordCounter):
    """As a model without a tokenizer counts: the bytes of all there is."""

    def count_message(self, message):
        return len(repr(message).encode("utf-8", "surrogatepass"))


class LumpyCounter(WordCounter):
    """Whole blocks only, so that a little less text is often no less."""

    def count_message(self, message):
        return 50 * (1 + len(repr(message)) // 200)


COUNTERS = (ApproximateTokenCounter(), WordCounter(), ByteCounter(), LumpyCounter())


@dataclass
class Made:
    """A context as it was made.

    Parameters:
        messages: Its messages.
        never: ``id()`` of those that are never cut.
        whole: ``id()`` of those that are never left out, but may be cut.
        unsure: ``id()`` of those that are not cut while an async call is pending.
        pinned: ``id()`` of the pinned ones.
        task: The task in force.
        prior: The earlier summary.
        current: Where the current exchange begins.
    """

    messages: list = field(default_factory=list)
    never: set = field(default_factory=set)
    whole: set = field(default_factory=set)
    unsure: set = field(default_factory=set)
    pinned: set = field(default_factory=set)
    task: tuple = ()
    prior: object = None
    current: int = 0

    def rules(self, recent):
        return BoundRules(
            SelectionRules(
                recent,
                pin=lambda message: id(message) in self.pinned,
                task=self.task,
                prior_summary=self.prior,
            ),
            summary_tokens=200,
        )

    def can_be_met(self, limit, counter):
        """Whether what may not be lost, and the marks for the rest, fit."""
        least = counter.count_message(LEFT_OUT)
        for index, message in enumerate(self.messages):
            if id(message) in self.never | self.unsure:
                least += counter.count_message(message)
            elif index >= self.current or id(message) in self.whole:
                size = counter.count_message(message)
                least += min(size, counter.count_message(smallest(message)))
        return least <= limit


def smallest(message):
    """A message without its text, as far as it may be without."""
    if not isinstance(message, dict):
        return message
    calls = [made for made in message.get("tool_calls") or () if made and made["function"]]
    if any(len(made["function"]["arguments"]) >= 200 for made in calls):
        ids = [made["id"] for made in calls]
        message = {**message, **call(*ids, arguments=json.dumps({"left_out": CUT}))}
    if not message.get("content"):
        return message
    content = message["content"]
    if '"status": "running"' in content:
        return message
    if message.get("role") == "developer":
        if '"finished"' not in content:
            return message
        payload = {**json.loads(content), "result": CUT}
        return {**message, "content": json.dumps(payload, ensure_ascii=False)}
    if isinstance(content, str):
        return message if len(content) < 5 else {**message, "content": CUT}
    others = [
        part
        for part in content
        if not isinstance(part, str) and not (isinstance(part, dict) and "text" in part)
    ]
    return {**message, "content": [*others, {"type": "text", "text": CUT}]}


def random_rules(made, random):
    if random.random() < 0.7:
        return made.rules(RecentMessagesPolicy(keep_recent=random.choice([0, 2, 6])))
    return made.rules(RecentTokensPolicy(keep_recent_tokens=random.choice([0, 50, 400])))


def random_context(random):
    """A context that Pipecat could have written, and an application spoiled a little."""
    made = Made()
    _front(made, random)
    late = []
    for turn in range(random.randint(0, 7)):
        made.current = len(made.messages)
        _user(made, random)
        for step in range(random.choice([0, 0, 1, 2])):
            _tool_step(made, random, f"c{turn}.{step}", late)
        if random.random() < 0.75:
            made.messages.append(assistant(_text(random)))
        if late and random.random() < 0.5:
            made.messages.append(late.pop(0))
        if random.random() < 0.15:
            made.messages.append(random.choice(MALFORMED)())
            if isinstance(made.messages[-1], dict) and "tool_calls" in made.messages[-1]:
                made.never.add(id(made.messages[-1]))  # calls that nobody has answered
    if made.current == len(made.messages):  # nobody has spoken yet
        made.current = max(0, len(made.messages) - 1)
    _pin(made, random)
    _instruct(made, random)
    return made


MALFORMED = (
    lambda: 42,
    lambda: None,
    dict,
    lambda: {"content": "no role at all"},
    lambda: {"role": "assistant", "content": None},
    lambda: {
        "role": "assistant",
        "content": [None, 3, {"type": "text"}, {"type": "text", "text": 7}],
    },
    lambda: {"role": "assistant", "tool_calls": [None, {"id": "nobody answers", "function": None}]},
    lambda: {"role": 5, "content": "a role that is none"},
    lambda: result("nobody called", "an orphan " * 20),
)


def _front(made, random):
    if random.random() < 0.8:
        made.messages.append(system("You are a booking agent. " * random.choice([1, 4, 40])))
        made.never.add(id(made.messages[0]))
        if random.random() < 0.3:
            made.messages += [developer("Please introduce yourself."), assistant("Hello!")]
    if random.random() < 0.3:
        made.prior = user("Summary: " + _text(random))
        made.messages.append(made.prior)
        made.whole.add(id(made.prior))
    if random.random() < 0.2:
        made.messages.append(
            user("[7 earlier messages were left out here to stay within the model's limit]")
        )
        made.messages.append(assistant("As I said."))
    made.current = len(made.messages)


def _made_texts(count=60):
    random = Random(0)
    lengths = [3] * 8 + [12] * 6 + [60] * 2 + [900]
    scripts = ["latin"] * 8 + ["chinese"] * 2 + ["arabic", "emoji"]
    return [
        " ".join(random.choices(WORDS[random.choice(scripts)], k=random.choice(lengths)))
        for _ in range(count)
    ]


TEXTS = _made_texts()


def _text(random):
    return random.choice(TEXTS)


def _user(made, random):
    text = _text(random)
    if random.random() < 0.2:
        made.messages.append(
            user(
                [
                    {"type": "text", "text": text},
                    {"type": "image_url", "image_url": {"url": "data:image/png;base64,AAAA"}},
                    random.choice(["and in words", {"type": "input_text", "text": _text(random)}]),
                ]
            )
        )
    else:
        made.messages.append(user(text))


def _tool_step(made, random, call_id, late):
    start = len(made.messages)
    if random.random() < 0.3:
        made.messages.append(thought())
    kind = random.choices(
        ["done", "parallel", "pending", "half", "async", "listed"], [6, 3, 1, 1, 1, 1]
    )[0]
    calls = call(
        *[call_id, call_id + "b"][: 2 if kind in ("parallel", "half") else 1],
        arguments="{}" if random.random() < 0.8 else json.dumps({"text": _text(random)}),
    )
    if random.random() < 0.3:
        calls["content"] = _text(random)
    made.messages.append(calls)
    if random.random() < 0.1:
        made.messages.append(signature(call_id))
    content = random.choice([_text(random), json.dumps({"rows": [_text(random)] * 5})])
    if kind == "done":
        made.messages.append(result(call_id, content))
    elif kind == "parallel":
        made.messages += [result(call_id + "b", content), result(call_id, content)]
    elif kind == "listed":
        made.messages.append(result(call_id, [{"type": "text", "text": content}, "and more"]))
    elif kind == "pending":
        made.messages.append(running(call_id))
        made.never |= {id(calls), id(made.messages[-1])}
    elif kind == "half":
        made.messages += [running(call_id), result(call_id + "b", content)]
        made.never |= {id(calls), id(made.messages[-2])}
    else:
        made.messages.append(async_started(call_id))
        late.append(async_interim(call_id))
        if random.random() < 0.6:
            late.append(async_final(call_id, json.dumps(content, ensure_ascii=False)))
        # Whether they are pending depends on what is still to come: neither is counted on.
        made.unsure |= {id(message) for message in made.messages[start:]}
        made.whole |= {id(message) for message in (*late, *made.messages[start:])}
    if kind in ("pending", "half"):
        made.whole |= {id(message) for message in made.messages[start:]}


def _pin(made, random):
    """Pin a few messages; what belongs to a tool step then stays with all steps beside it."""
    for message in made.messages:
        if not isinstance(message, dict):
            if not hasattr(message, "llm"):
                made.never.add(id(message))
        elif random.random() < 0.03 and _may_be_pinned(message, made):
            made.pinned.add(id(message))
            made.never.add(id(message))
    # What stands with something that stays, in one run of tool steps, may have to stay too.
    run = []
    for index, message in enumerate([*made.messages, user("")]):
        if not isinstance(message, dict) or message.get("role") != "user":
            run.append((index, message))
            continue
        if any(id(m) in made.never or id(m) in made.whole or i >= made.current for i, m in run):
            made.whole |= {id(m) for _, m in run}
        run = []


def _may_be_pinned(message, made):
    is_orphan = message.get("tool_call_id") == "nobody called"
    return not is_orphan and message is not made.prior and not _is_mark(message)


def _is_mark(message):
    return str(message.get("content")).startswith("[7 earlier messages")


def _instruct(made, random):
    """Put instructions into the middle; the newest and the task are in force."""
    front = 3 if made.prior is None else 4
    places = range(min(front, made.current), len(made.messages) + 1)
    places = [p for p in places if p > 0 and p <= made.current and _is_user(made, p)]
    for place in sorted(
        random.sample(places, min(len(places), random.choice([0, 0, 1, 2]))), reverse=True
    ):
        made.messages.insert(place, developer("Speak slowly. " * random.choice([1, 10, 200])))
        made.current += 1
    instructions = [m for m in made.messages if _is_instruction(m)]
    if instructions and random.random() < 0.3:
        made.task = (instructions.pop(),)
    made.never |= {id(message) for message in (*instructions[-1:], *made.task)}


def _is_instruction(message):
    return isinstance(message, dict) and str(message.get("content")).startswith("Speak slowly")


def _is_user(made, place):
    return (
        place < len(made.messages)
        and isinstance(made.messages[place], dict)
        and (made.messages[place].get("role") == "user")
    )
