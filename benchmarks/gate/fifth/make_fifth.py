#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Makes the fifth set of its texts: 1,000 good summaries and 500 bad replies.

Run as ``python -m benchmarks.gate.fifth.make_fifth``. The set is frozen: running this
again makes the same bytes.
"""

import random
from collections import defaultdict
from pathlib import Path

from benchmarks.gate.fourth.make_fourth import GOOD, Made, Maker, Record, size, size_of
from benchmarks.gate.fourth.texts import (
    Reply,
    Turn,
    language_of,
    read_calls,
    read_replies,
    read_written,
)
from benchmarks.gate.samples import write_rows

HERE = Path(__file__).parent
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
        self.calls = read_calls(HERE, "calls_*.txt")
        self.asides: dict[str, list[tuple[Turn, Turn]]] = defaultdict(list)
        self._sort(read_replies(HERE, "calls_*.txt", "more_goods.txt", "updates.txt"))

    def records(self) -> list[Record]:
        """All good ones, then all bad ones: by hand, by models, composed.

        The models' are all in English, so no good one is composed in English.
        """
        written = read_written(HERE)
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
        return good + self.filled_up(bad, TARGETS)

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


def main() -> None:
    """Write the set."""
    write_rows(HERE / "fifth.jsonl.gz", FifthMaker(SEED).records())


if __name__ == "__main__":
    main()
