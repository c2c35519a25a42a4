#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Makes the fourth set of its texts: 1,000 good summaries and 500 bad replies.

Run as ``python -m benchmarks.gate.fourth.make_fourth``. The set is frozen: running this
again makes the same bytes.
"""

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks.gate.fourth.texts import (
    HERE,
    Reply,
    Turn,
    as_row,
    language_of,
    read_asides,
    read_calls,
    read_replies,
    read_written,
)
from benchmarks.gate.samples import write_rows
from pipecat_summarizer.counting import ApproximateTokenCounter

SEED = 60214
GOOD, BAD = 1000, 500
LIMITS = (200, 250, 300, 400, 500, 800, 1200)
ROOM = 0.85
"""A good summary has at most this share of its limit, and of what it replaces."""

TARGETS = {"copy": 29, "cutoff": 25, "large": 14, "digit": 25, "blank": 5}
"""How many of these there are, those by models among them; answers fill up what is missing."""

BLANKS = ("", "\n", "   ", "<summary></summary>", "<summary>\n</summary>")
MIXED = ("en-airline-mixed", "hi-mixed", "zh-yuyan", "en-tutor")
"""Calls in which more than one language is spoken; no script is foreign to them."""

NUMBER = re.compile(r"(?<![\d.,])\d(?:[ -]?\d){4,}(?![\d]|[.,:]\d)")
MONEY = ("24 500",)
SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[^\s\d])|(?<=[。।])\s*")

Record = dict[str, Any]
Made = Record | None
_counter = ApproximateTokenCounter()


def size(text: str) -> int:
    """Tokens of the message that a summary becomes."""
    return _counter.count_message({"role": "user", "content": "Conversation summary: " + text})


def size_of(turns: list[Turn]) -> int:
    """Tokens of messages."""
    return sum(_counter.count_message({"role": one.role, "content": one.text}) for one in turns)


def whole(turns: list[Turn]) -> list[Turn]:
    """Without a tool's result whose call is gone, and the other way round."""
    start = 1 if turns[0].role == "tool" else 0
    return turns[start : -1 if turns[-1].tool else None]


class Maker:
    """Makes the records of the set.

    Args:
        seed: Of all that is left to chance.
    """

    def __init__(self, seed: int):
        """Read the texts."""
        self.random = random.Random(seed)
        self.calls = read_calls(HERE, "set_*.txt")
        self.asides = read_asides()
        self._sort(read_replies(HERE, "set_*.txt", "good_more_*.txt", "updates.txt", "pools.txt"))

    def _sort(self, replies: list[Reply]):
        self.good = [one for one in replies if one.mark == "g"]
        self.bad = [one for one in replies if one.mark == "b"]
        self.updates = [one for one in replies if one.mark == "u"]
        self.seen: set[str] = set()

    def records(self) -> list[Record]:
        """All good ones, then all bad ones: by hand, by models, composed."""
        written = read_written(HERE)
        good = [*self.good_by_hand(), *(row for row in written if row["label"] == "good")]
        self.seen |= {row["reply"] for row in good}
        forms = [self.joined, self.restyled, self.update, self.two_in_one, self.joined, self.three]
        good += self.composed("good", GOOD - len(good), forms)
        bad = [*self.bad_by_hand(), *(row for row in written if row["label"] == "bad")]
        return good + self.filled_up(bad, TARGETS)

    def filled_up(self, bad: list[Record], targets: dict[str, int]) -> list[Record]:
        """The bad ones and so many of each kind composed as are missing, else answers."""
        makers = {
            "copy": [self.copy],
            "cutoff": [self.cut, self.endless],
            "large": [self.large],
            "digit": [self.digit],
            "blank": [self.blank],
        }
        for kind, number in targets.items():
            have = sum(row["kind"] == kind for row in bad)
            bad = bad + self.composed("bad", number - have, makers[kind])
        return bad + self.composed("bad", BAD - len(bad), [self.next_turn])

    def good_by_hand(self) -> Iterator[Record]:
        for one in self.good:
            yield self.fitted("written", "hand", one.call, self.calls[one.call], one.text)
        for one in self.updates:
            prior, _, text = one.text.partition("\n---\n")
            turns = self.calls[one.call][int(one.kind) :]
            yield self.fitted("update", "hand", one.call, turns, text, prior)

    def bad_by_hand(self) -> Iterator[Record]:
        for one in self.bad:
            call = one.call if one.call in self.calls else self.any_call(one)
            turns = self.calls[call]
            if one.kind != "answer" and one.call not in self.calls and self.random.random() < 0.4:
                turns = turns[: self.random.randrange(4, len(turns) + 1)]
            turns = self.with_asides(call, turns, self.random.choice((0, 0, 1, 2)))
            yield self.record("bad", one.kind, "hand", call, turns, self.wrapped(one.text, 0.2))

    def any_call(self, reply: Reply) -> str:
        named = [name for name in self.calls if language_of(name) == reply.call]
        if reply.kind == "script":
            named = [name for name in named if name not in MIXED]
        return self.random.choice(named)

    def record(
        self,
        label: str,
        kind: str,
        source: str,
        call: str,
        turns: list[Turn],
        reply: str,
        prior: str | None = None,
        max_tokens: int | None = None,
    ) -> Record:
        least = size(reply) / ROOM
        return {
            "label": label,
            "kind": kind,
            "source": source,
            "language": language_of(call),
            "call": call,
            **as_row(whole(turns)),
            "prior": prior,
            "reply": reply,
            "max_tokens": max_tokens
            or self.random.choice([limit for limit in LIMITS if limit > least]),
        }

    def with_asides(self, call: str, turns: list[Turn], number: int) -> list[Turn]:
        """The call with so much small talk in it, none of it twice."""
        turns = list(turns)
        spare = [pair for pair in self.asides[language_of(call)] if pair[0] not in turns]
        for pair in self.random.sample(spare, min(number, len(spare))):
            places = [i for i, turn in enumerate(turns) if turn.role == "user"]
            place = self.random.choice(places[1:-1] or places)
            turns[place:place] = pair
        return turns

    def fitted(
        self,
        kind: str,
        source: str,
        call: str,
        turns: list[Turn],
        text: str,
        prior: str | None = None,
    ) -> Record:
        """A good one, in a call that is long enough for it."""
        record = self.fitting(kind, source, call, turns, text, prior)
        if record is None:
            raise ValueError(f"too long for its call: {call} {text}")
        return record

    def fitting(
        self,
        kind: str,
        source: str,
        call: str,
        turns: list[Turn],
        text: str,
        prior: str | None = None,
    ) -> Made:
        have = size(prior) if prior else 0
        for number in range(self.random.choice((0, 0, 0, 1, 2)), 7):
            longer = self.with_asides(call, turns, number)
            if size(text) <= ROOM * (size_of(longer) + have):
                reply = self.wrapped(text, 0.35)
                return self.record("good", kind, source, call, longer, reply, prior)
        return None

    def wrapped(self, text: str, share: float) -> str:
        if self.random.random() >= share or "<" in text:
            return text
        forms = ("<summary>{}</summary>", "<summary>\n{}\n</summary>")
        return self.random.choice(forms).format(text)

    def composed(
        self, label: str, number: int, makers: list[Callable[[Reply], Made]]
    ) -> list[Record]:
        """So many from the makers in turn, each reply once unless it is bad."""
        rows: list[Record] = []
        turn = 0
        for _ in range(200_000):
            if len(rows) >= number:
                break
            record = makers[turn % len(makers)](self.random.choice(self.good))
            turn += 1
            if record is None or (record["reply"] in self.seen and record["reply"].strip()):
                continue
            if record["kind"] != "blank":
                self.seen.add(record["reply"])
            rows.append(record)
        return rows

    def other(self, one: Reply, *taken: str) -> Reply | None:
        """A summary of another call in the same language."""
        language = language_of(one.call)
        others = [
            reply
            for reply in self.good
            if language_of(reply.call) == language and reply.call not in (one.call, *taken)
        ]
        return self.random.choice(others) if others else None

    def joined(self, one: Reply) -> Made:
        """Two matters in one conversation."""
        second = self.other(one)
        if second is None:
            return None
        turns = self.calls[one.call] + self.calls[second.call]
        text = self.random.choice(("{}\n\n{}", "1. {}\n\n2. {}", "{}\n---\n{}", "(1) {}\n(2) {}"))
        reply = text.format(one.text, second.text)
        return self.fitting("joined", "composed", one.call, turns, reply)

    def three(self, one: Reply) -> Made:
        """Three matters in one long conversation."""
        second = self.other(one)
        third = self.other(one, second.call) if second else None
        if second is None or third is None:
            return None
        parts = (one, second, third)
        turns = [turn for part in parts for turn in self.calls[part.call]]
        text = self.random.choice(("{}\n\n{}\n\n{}", "1) {}\n2) {}\n3) {}"))
        reply = text.format(*(part.text for part in parts))
        return self.fitting("joined", "composed", one.call, turns, reply)

    def update(self, one: Reply) -> Made:
        """A second matter, after a summary of the first."""
        second = self.other(one)
        if second is None:
            return None
        reply = self.random.choice(("{}\n\n{}", "{}\n{}")).format(one.text, second.text)
        turns = self.calls[second.call]
        return self.fitting("update", "composed", one.call, turns, reply, one.text)

    def restyled(self, one: Reply) -> Made:
        """Prose as a list, a list as prose."""
        lines = [re.sub(r"^(?:[-*•・]|\d+[.)])\s*", "", line) for line in one.text.split("\n")]
        if len(lines) > 2:
            if "|" in one.text or "##" in one.text:
                return None
            reply = self.random.choice(("; ", " / ", " | ", ", ")).join(map(str.strip, lines))
        else:
            parts = [part for part in SENTENCE.split(one.text) if part and part.strip()]
            if len(parts) < 2:
                return None
            mark = self.random.choice(("- {}", "* {}", "• {}", "— {}", "{}"))
            reply = "\n".join(mark.format(part.strip()) for part in parts)
        return self.fitting("restyled", "composed", one.call, self.calls[one.call], reply)

    def two_in_one(self, one: Reply) -> Made:
        """A summary, and below it the same in short."""
        own = [reply for reply in self.good if reply.call == one.call and reply != one]
        second = self.random.choice(own)
        reply = f"{one.text}\n\n{second.text}"
        return self.fitting("two_in_one", "composed", one.call, self.calls[one.call], reply)

    def copy(self, one: Reply) -> Made:
        """The transcript, in one of several renderings."""
        turns = self.calls[one.call]
        part = turns[: self.random.randrange(4, min(len(turns), 14) + 1)]
        if self.random.random() < 0.3:
            part = turns[-self.random.randrange(4, 9) :]
        part = [turn for turn in part if turn.role != "tool" and turn.text]
        names = self.random.choice((("User", "Assistant"), ("Caller", "Agent"), ("C", "A")))
        form = self.random.choice(
            ("{}: {}", "**{}:** {}", "[{}] {}", "{} - {}", "- {}: {}", "{}:\n{}", "- {1}", "{1}")
        )
        lines = [form.format(names[turn.role == "assistant"], turn.text) for turn in part]
        if self.random.random() < 0.15:
            rows = [{"role": turn.role, "content": turn.text} for turn in part]
            lines = [json.dumps(rows, ensure_ascii=False)]
        reply = self.wrapped("\n".join(lines), 0.3)
        return self.record("bad", "copy", "composed", one.call, turns, reply)

    def cut(self, one: Reply) -> Made:
        """Cut off at the limit: a tag left open, or no end to the sentence."""
        words = re.split(r"(\s+)", one.text)
        if len(one.text) < 120 or len(words) < 20:
            return None
        text = "".join(words[: self.random.randrange(len(words) * 2 // 3, len(words) - 3)])
        text = re.sub(r"[\s.,;:!?*)|\"'-]+$", "", text)
        if self.random.random() < 0.5:
            text = f"<summary>\n{text}"
        limit = size(text)
        turns = self.with_asides(one.call, self.calls[one.call], 2)
        return self.record("bad", "cutoff", "composed", one.call, turns, text, None, limit)

    def endless(self, one: Reply) -> Made:
        """One sentence or line, again and again."""
        parts = [part for part in re.split(r"\n|(?<=[.!?。।])\s+", one.text) if len(part) > 20]
        if not parts:
            return None
        part = self.random.choice(parts).strip()
        number = self.random.randrange(6, 16)
        text = self.random.choice((" ", "\n")).join([part] * number)
        text = text[: -self.random.randrange(2, len(part) - 4)].rstrip(" .,;:!?。।")
        turns = self.calls[one.call]
        return self.record("bad", "cutoff", "composed", one.call, turns, text, None, size(text))

    def large(self, one: Reply) -> Made:
        """Larger than its limit, or than what it replaces."""
        own = [reply.text for reply in self.good if reply.call == one.call]
        reply = "\n\n".join(own)
        turns = self.calls[one.call]
        if self.random.random() < 0.5:
            limit = int(size(reply) / self.random.uniform(1.1, 2.0))
            return self.record("bad", "large", "composed", one.call, turns, reply, None, limit)
        turns = turns[-self.random.choice((4, 6)) :]
        if size(reply) < 1.1 * size_of(turns):
            return None
        return self.record("bad", "large", "composed", one.call, turns, reply, None, 1200)

    def digit(self, one: Reply) -> Made:
        """One digit of a number in force is another one."""
        turns = self.calls[one.call]
        said = [re.sub("[ -]", "", turn.text) for turn in turns]
        numbers = [
            number
            for number in NUMBER.findall(one.text)
            if number not in MONEY and any(re.sub("[ -]", "", number) in text for text in said)
        ]
        if not numbers:
            return None
        number = self.random.choice(numbers)
        place = self.random.choice([i for i, sign in enumerate(number) if sign.isdigit()])
        other = self.random.choice([sign for sign in "0123456789" if sign != number[place]])
        wrong = number[:place] + other + number[place + 1 :]
        if any(re.sub("[ -]", "", wrong) in text for text in said):
            return None
        reply = one.text.replace(number, wrong)
        record = self.fitting("digit", "composed", one.call, turns, reply)
        return record and {**record, "label": "bad"}

    def blank(self, one: Reply) -> Made:
        """Nothing."""
        reply = self.random.choice(BLANKS)
        return self.record("bad", "blank", "composed", one.call, self.calls[one.call], reply)

    def next_turn(self, one: Reply) -> Made:
        """The answer that was given in the call, in place of a summary."""
        turns = self.calls[one.call]
        places = [
            i
            for i, turn in enumerate(turns)
            if i > 3 and turn.role == "assistant" and turn.text and turns[i - 1].role == "user"
        ]
        if not places:
            return None
        place = self.random.choice(places)
        reply = turns[place].text
        return self.record("bad", "answer", "composed", one.call, turns[:place], reply)


def main() -> None:
    """Write the set."""
    write_rows(HERE / "fourth.jsonl.gz", Maker(SEED).records())


if __name__ == "__main__":
    main()
