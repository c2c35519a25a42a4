#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Makes the fifth set of its texts: 1,000 good summaries and 500 bad replies.

Run as ``python -m benchmarks.gate.fifth.make_fifth``. The set is frozen: running this
again makes the same bytes.
"""

import gzip
import json
import random
from collections import defaultdict

from benchmarks.gate.fifth.texts import HERE, read_calls, read_replies
from benchmarks.gate.fourth.make_fourth import BAD, GOOD, Made, Maker, Record, size, size_of
from benchmarks.gate.fourth.texts import Reply, Turn, language_of

SEED = 51123
CUT_BY_MODELS = 60
"""So many of the models' cut off replies are taken, so that no kind outweighs the rest."""

TARGETS = {"copy": 44, "cutoff": 92, "large": 20, "digit": 30, "blank": 8}
"""How many of these there are, with those by hand and by models; answers fill up the rest."""

OTHER_FIGURES = ("fa", "bn")
"""Languages whose figures are not 0 to 9 here."""


class FifthMaker(Maker):
    """Makes the records of the set, with the fourth maker's ways of composing.

    Args:
        seed: Of all that is left to chance.
    """

    def __init__(self, seed: int):
        """Read the texts."""
        self.random = random.Random(seed)
        self.calls = read_calls()
        self.asides: dict[str, list[tuple[Turn, Turn]]] = defaultdict(list)
        replies = read_replies()
        self.good = [one for one in replies if one.mark == "g"]
        self.bad = [one for one in replies if one.mark == "b"]
        self.updates = [one for one in replies if one.mark == "u"]
        self.seen: set[str] = set()

    def records(self) -> list[Record]:
        """All good ones, then all bad ones: by hand, by models, composed.

        The models' are all in English, so no good one is composed in English.
        """
        written = read_written()
        good = [*self.good_by_hand(), *(row for row in written if is_good(row))]
        self.seen |= {row["reply"] for row in good}
        every = self.good
        self.good = [one for one in every if language_of(one.call) != "en"]
        forms = [self.joined, self.restyled, self.update, self.joined, self.three]
        good += self.composed("good", GOOD - len(good), forms)
        self.good = every
        bad = [*self.bad_by_hand(), *(row for row in written if row["label"] == "bad")]
        cut = [row for row in bad if row["kind"] == "cutoff" and row["source"] != "hand"]
        spare = self.random.sample(cut, len(cut) - CUT_BY_MODELS)
        bad = [row for row in bad if not any(row is one for one in spare)]
        makers = {
            "copy": [self.copy],
            "cutoff": [self.cut, self.endless],
            "large": [self.large],
            "digit": [self.digit],
            "blank": [self.blank],
        }
        for kind, number in TARGETS.items():
            have = sum(row["kind"] == kind for row in bad)
            bad += self.composed("bad", number - have, makers[kind])
        bad += self.composed("bad", BAD - len(bad), [self.next_turn])
        return good + bad

    def any_call(self, reply: Reply) -> str:
        """A call of the reply's language that is long enough to be cut."""
        long = [name for name, turns in self.calls.items() if len(turns) > 6]
        return self.random.choice([one for one in long if language_of(one) == reply.call])

    def digit(self, one: Reply) -> Made:
        """One digit is another one, in figures of one kind."""
        return super().digit(one) if language_of(one.call) not in OTHER_FIGURES else None


def is_good(row: Record) -> bool:
    """Whether a model's reply is a summary that is smaller than its call."""
    turns = [Turn(role, text) for role, text in row["messages"]]
    return row["label"] == "good" and size(row["reply"]) < size_of(turns)


def read_written() -> list[Record]:
    """The replies of the real models, those that are neither good nor bad among them."""
    with gzip.open(HERE / "written.jsonl.gz", "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def main() -> None:
    """Write the set."""
    rows = [json.dumps(record, ensure_ascii=False) for record in FifthMaker(SEED).records()]
    data = ("\n".join(rows) + "\n").encode("utf-8")
    (HERE / "fifth.jsonl.gz").write_bytes(gzip.compress(data, 9, mtime=0))
    print(f"{len(rows)} records, {len(data)} bytes")


if __name__ == "__main__":
    main()
