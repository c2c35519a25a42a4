#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Makes the third set of its texts: 1,000 good summaries and 500 bad replies.

Run as ``python -m benchmarks.gate.third.make_third``. The set is frozen: running this
again makes the same bytes.
"""

import gzip
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.gate.samples import write_rows
from benchmarks.gate.third.texts import (
    BLANKS,
    LABELS,
    THOUGHTS,
    Turn,
    calls,
    language_of,
    lines,
    replies,
)
from pipecat_summarizer.counting import ApproximateTokenCounter

HERE = Path(__file__).parent
SEED = 41127
GOOD, BAD = 1000, 500
LIMITS = (250, 300, 400, 500, 800, 1200)
ROOM = 0.85
"""A good summary has at most this share of its limit, and of what it replaces."""

COMPOSED = {"cutoff": 34, "digit": 32, "copy": 5, "large": 14, "blank": 4}
"""The least number of each kind of composed bad replies; copies fill up what is missing."""

UNSPACED = ("zh", "ja", "th")
NUMBER = re.compile(r"(?<![\d.,:/-])\d(?:[ -]?\d){4,}(?![\d.,:/-]*\d)")

Record = dict[str, Any]
_counter = ApproximateTokenCounter()


def tokens(*texts: str) -> int:
    """Tokens of messages with these texts."""
    return sum(_counter.count_message({"role": "user", "content": text}) for text in texts)


class Maker:
    """Makes the records of the set.

    Args:
        seed: Of all that is left to chance.
    """

    def __init__(self, seed: int):
        """Read the texts."""
        self.random = random.Random(seed)
        self.calls = calls()
        self.asides = lines("asides.txt")
        self.exchanges = lines("exchanges.txt")
        self.good = replies("good")
        self.bad = replies("bad")

    def records(self) -> list[Record]:
        """All good ones, then all bad ones: by hand, by models, composed."""
        written = read_written()
        good = list(self.by_hand("good")) + [row for row in written if row["label"] == "good"]
        good += self.composed_good(GOOD - len(good), {row["reply"] for row in good})
        bad = list(self.by_hand("bad")) + [row for row in written if row["label"] == "bad"]
        for kind, number in COMPOSED.items():
            bad += self.composed_bad(kind, number)
        bad += self.composed_bad("copy", BAD - len(bad))
        return good + bad

    def by_hand(self, side: str) -> Iterator[Record]:
        for call, kind, text in self.good if side == "good" else self.bad:
            turns = self.calls[call]
            if side == "good":
                turns = self.longer(call, turns, text)
            elif kind != "answer":
                turns = self.longer(call, turns, "")
            reply = self.wrapped(text, 0.35 if side == "good" else 0.25)
            yield self.record(side, kind, "hand", call, turns, reply)

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
        if max_tokens is None:
            least = tokens("Conversation summary: " + reply) / ROOM
            max_tokens = self.random.choice([limit for limit in LIMITS if limit > least])
        return {
            "label": label,
            "kind": kind,
            "source": source,
            "language": language_of(call),
            "call": call,
            "messages": [list(turn) for turn in turns],
            "prior": prior,
            "reply": reply,
            "max_tokens": max_tokens,
        }

    def longer(
        self, call: str, turns: list[Turn], reply: str, prior: str | None = None
    ) -> list[Turn]:
        """The call with small talk in it, enough for the reply to be well smaller."""
        turns = list(turns)
        asides = list(self.asides[language_of(call)])
        self.random.shuffle(asides)
        wanted = self.random.choice((0, 0, 1, 1, 2))
        size = tokens("Conversation summary: " + reply) if reply else 0
        spare = 3 * asides  # Somebody whose line is bad says so more than once.
        while spare:
            have = tokens(*(said for _, said in turns), *([prior] if prior else []))
            if wanted <= 0 and size <= ROOM * have:
                return turns
            wanted -= 1
            said, answer = spare.pop(0)
            places = [i for i, turn in enumerate(turns) if turn[0] == "user"]
            place = self.random.choice(places[1:-1] or places)
            turns[place:place] = [("user", said), ("assistant", answer)]
        return turns

    def altered(self, text: str, turns: list[Turn]) -> tuple[str, list[Turn]]:
        """Both with other digits in their longer numbers, if these stay the same in both."""
        digits = list("123456789")
        self.random.shuffle(digits)
        table = str.maketrans("123456789", "".join(digits))
        number = r"(?<!\d)(?!(?:19|20)\d\d(?!\d))(?<![:,.])\d{4,}(?![:.,]\d)"

        def change(one: str) -> str:
            return re.sub(number, lambda found: found[0].translate(table), one)

        other = [(role, change(said)) for role, said in turns]
        joined = " ".join(re.sub(r"(?<=\d)[ -](?=\d)", "", said) for _, said in other)
        changed = change(text)
        for found in re.findall(r"\d(?:[ -]?\d){3,}", changed):
            if re.sub("[ -]", "", found) not in joined:
                return text, turns
        return changed, other

    def wrapped(self, text: str, share: float) -> str:
        if self.random.random() >= share:
            return text
        forms = (
            "<summary>{}</summary>",
            "<summary>\n{}\n</summary>",
            "<summary>\n{}\n</summary>\n",
        )
        return self.random.choice(forms).format(text)

    def composed_good(self, number: int, seen: set[str]) -> Iterator[Record]:
        made = [self.after_prior, self.with_exchange, self.listed, self.dressed, self.two_calls]
        made += [self.with_exchange, self.after_prior]
        count = 0
        while count < number:
            call, kind, text = self.random.choice(self.good)
            text, turns = self.altered(text, self.calls[call])
            record = made[count % len(made)](call, kind, text, turns)
            if record and record["reply"] not in seen:
                seen.add(record["reply"])
                count += 1
                yield record

    def two_calls(self, call: str, kind: str, text: str, turns: list[Turn]) -> Record | None:
        """A call in which somebody has two things on their mind."""
        others = [
            good
            for good in self.good
            if language_of(good[0]) == language_of(call) and good[0] != call and good[1] == kind
        ]
        if not others:
            return None
        other, _, more = self.random.choice(others)
        reply = f"{text}\n\n{more}"
        turns = self.longer(call, [*turns, *self.calls[other]], reply)
        return self.record("good", "long", "composed", call, turns, self.wrapped(reply, 0.3))

    def after_prior(self, call: str, kind: str, text: str, turns: list[Turn]) -> Record | None:
        """A summary that updates an earlier one."""
        if len(turns) < 8:
            return None
        original = re.sub(r"\d", "", text)
        others = [
            good[2]
            for good in self.good
            if good[0] == call and re.sub(r"\d", "", good[2]) != original
        ]
        earlier = self.random.choice(sorted(others, key=len)[-4:])
        prior = self.dressed_with_same_digits(earlier, turns, call)
        later = turns[self.random.randrange(2, len(turns) - 3) :]
        if later[0][0] != "user":
            later = later[1:]
        later = self.longer(call, later, text, prior)
        known = re.sub(r"(?<=\d)[ -](?=\d)", "", " ".join([prior, *(said for _, said in later)]))
        told = re.findall(r"\d+", re.sub(r"(?<=\d)[ -](?=\d)", "", text))
        if any(number not in known for number in told):
            return None
        have = tokens(*(said for _, said in later), prior)
        if tokens("Conversation summary: " + text) > ROOM * have:
            return None
        return self.record(
            "good", "update", "composed", call, later, self.wrapped(text, 0.3), prior
        )

    def dressed_with_same_digits(self, earlier: str, turns: list[Turn], call: str) -> str:
        """An earlier summary, with the digits that the altered call has."""
        pairs = dict[str, str]()
        for (_, old), (_, new) in zip(self.calls[call], turns, strict=True):
            for before, after in zip(
                re.findall(r"\d{4,}", old), re.findall(r"\d{4,}", new), strict=True
            ):
                pairs[before] = after
        return re.sub(r"\d{4,}", lambda found: pairs.get(found[0], found[0]), earlier)

    def with_exchange(self, call: str, kind: str, text: str, turns: list[Turn]) -> Record | None:
        """A summary that says, too, what was asked and refused in between."""
        said, answer, told = self.random.choice(self.exchanges[language_of(call)])
        if len(turns) < 4:
            return None
        place = self.random.choice([i for i, turn in enumerate(turns) if turn[0] == "user"][1:])
        turns = [*turns[:place], ("user", said), ("assistant", answer), *turns[place:]]
        rows = text.split("\n")
        if len(rows) > 2 and re.match(r"[-*•・] ", rows[0]):
            mark = rows[0][:2]
            rows.insert(self.random.randrange(1, len(rows)), mark + told)
            reply = "\n".join(rows)
        else:
            joint = "\n" if len(rows) > 1 else "" if language_of(call) in UNSPACED else " "
            reply = f"{told}{joint}{text}" if self.random.random() < 0.4 else f"{text}{joint}{told}"
        turns = self.longer(call, turns, reply)
        return self.record(
            "good", "refusal told", "composed", call, turns, self.wrapped(reply, 0.3)
        )

    def listed(self, call: str, kind: str, text: str, turns: list[Turn]) -> Record | None:
        """The sentences of a summary in prose, as a list."""
        sentences = re.split(r"(?<=[.!?。])\s+(?=[^\d\W])|(?<=[。])", text)
        sentences = [one.strip() for one in sentences if one.strip()]
        if "\n" in text or len(sentences) < 3:
            return None
        if self.random.random() < 0.4:
            sentences.pop(self.random.randrange(len(sentences)))
        mark = self.random.choice(("- ", "* ", "• ", "– ", "1"))
        marks = [f"{i}. " if mark == "1" else mark for i in range(1, len(sentences) + 1)]
        reply = "\n".join(one + two for one, two in zip(marks, sentences, strict=True))
        turns = self.longer(call, turns, reply)
        return self.record("good", "list", "composed", call, turns, self.wrapped(reply, 0.4))

    def dressed(self, call: str, kind: str, text: str, turns: list[Turn]) -> Record | None:
        """A summary as some models hand it over: fenced, or after their thoughts."""
        form = self.random.choice(("fence", "thought", "thought", "bold", "rule"))
        if form == "thought":
            own = [one for language, one in THOUGHTS if language in (language_of(call), "en")]
            thought = self.random.choice(own)
            reply = f"<think>\n{thought}\n</think>\n\n{self.wrapped(text, 0.5)}"
        elif form == "fence":
            reply = f"```{self.random.choice(('', 'text', 'markdown'))}\n{text}\n```"
        elif form == "bold":
            reply = re.sub(r"(?m)^([^\W\d][^:\n]{2,20}):", r"**\1:**", text)
            if reply == text:
                return None
        else:
            reply = f"---\n{text}\n---"
        turns = self.longer(call, turns, text)
        return self.record("good", form, "composed", call, turns, reply)

    def composed_bad(self, kind: str, number: int) -> Iterator[Record]:
        seen: set[str] = set()
        while len(seen) < number:
            call, _, text = self.random.choice(self.good)
            record = getattr(self, f"bad_{kind}")(call, text)
            if record and record["reply"] not in seen:
                seen.add(record["reply"])
                yield record

    def bad_cutoff(self, call: str, text: str) -> Record | None:
        cut = text[: int(len(text) * self.random.uniform(0.35, 0.92))]
        cut = re.sub(r"[\s\W]+$", "", cut)
        if len(cut) < 30 or len(cut) > len(text) - 4:
            return None
        turns = self.longer(call, self.calls[call], text)
        if self.random.random() < 0.5:
            return self.record("bad", "cutoff", "composed", call, turns, f"<summary>\n{cut}")
        return self.record("bad", "cutoff", "composed", call, turns, cut, None, tokens(cut))

    def bad_digit(self, call: str, text: str) -> Record | None:
        """One digit of a number that was said, replaced."""
        said = " ".join(re.sub(r"[ -]", "", one) for _, one in self.calls[call])
        numbers = [one for one in NUMBER.finditer(text) if re.sub(r"[ -]", "", one[0]) in said]
        if not numbers:
            return None
        number = self.random.choice(numbers)
        place = self.random.choice([i for i, one in enumerate(number[0]) if one.isdigit()])
        digit = self.random.choice([one for one in "0123456789" if one != number[0][place]])
        wrong = number[0][:place] + digit + number[0][place + 1 :]
        reply = text.replace(number[0], wrong)
        turns = self.longer(call, self.calls[call], text)
        return self.record("bad", "digit", "composed", call, turns, self.wrapped(reply, 0.3))

    def bad_copy(self, call: str, text: str) -> Record | None:
        turns = self.longer(call, self.calls[call], "")
        first = self.random.choice((0, 0, 0, 1, 3))
        part = turns[first : first + self.random.randrange(4, 12)]
        if len(part) < 4:
            return None
        user, assistant = LABELS.get(language_of(call), LABELS["en"])
        names = {"user": user, "assistant": assistant}
        form = self.random.choice(
            (
                "labels",
                "labels",
                "roles",
                "numbered",
                "numbered",
                "json",
                "flow",
                "dashes",
                "quotes",
            )
        )
        if form == "json":
            rows = [json.dumps({"role": r, "content": s}, ensure_ascii=False) for r, s in part]
        elif form == "numbered":
            rows = [f"[{i}] {role}: {said}" for i, (role, said) in enumerate(part, first + 1)]
        elif form == "roles":
            rows = [f"{role.capitalize()}: {said}" for role, said in part]
        elif form == "dashes":
            rows = [f"- {said}" for _, said in part]
        elif form == "quotes":
            rows = [f"{names[role]}: “{said}”" for role, said in part]
        elif form == "flow":
            rows = [" ".join(said for _, said in part)]
        else:
            rows = [f"{names[role]}: {said}" for role, said in part]
        reply = self.wrapped("\n".join(rows), 0.4)
        return self.record("bad", "copy", "composed", call, turns, reply, None, 1200)

    def bad_large(self, call: str, text: str) -> Record | None:
        """A model that goes round in circles, or tells more than there was."""
        joint = "" if language_of(call) in UNSPACED else " "
        turns = self.longer(call, self.calls[call], "")
        if self.random.random() < 0.5:
            reply = joint.join([text.replace("\n", joint)] * self.random.randrange(8, 20))
            limit = self.random.choice([200, 300, 400])
            return (
                self.record("bad", "large", "composed", call, turns, reply, None, limit)
                if (tokens(reply) > limit)
                else None
            )
        turns = turns[-self.random.choice((4, 6)) :]
        own = [good[2] for good in self.good if good[0] == call]
        self.random.shuffle(own)
        reply = "\n\n".join(own)
        if tokens(reply) <= tokens(*(said for _, said in turns)):
            return None
        return self.record("bad", "large", "composed", call, turns, reply, None, 1200)

    def bad_blank(self, call: str, text: str) -> Record | None:
        turns = self.longer(call, self.calls[call], "")
        return self.record("bad", "blank", "composed", call, turns, self.random.choice(BLANKS))


def read_written() -> list[Record]:
    """The labelled replies of the real models."""
    path = HERE / "written.jsonl.gz"
    if not path.exists():
        return []
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def main() -> None:
    """Write the set."""
    write_rows(HERE / "third.jsonl.gz", Maker(SEED).records())


if __name__ == "__main__":
    main()
