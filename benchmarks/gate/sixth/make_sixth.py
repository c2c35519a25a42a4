#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Makes the sixth set of its texts: 1,000 good summaries and 500 bad replies.

Run as ``python -m benchmarks.gate.sixth.make_sixth``. The set is frozen: running this
again makes the same bytes.
"""

import random
import re
from collections import defaultdict
from pathlib import Path

from benchmarks.gate.fifth.make_fifth import FifthMaker
from benchmarks.gate.fourth.make_fourth import GOOD, Made, Record, size, size_of
from benchmarks.gate.fourth.texts import Reply, Turn, read_calls, read_replies, read_written
from benchmarks.gate.samples import write_rows

HERE = Path(__file__).parent
SEED = 61201
CUT_BY_MODELS = 22
"""So many of the models' cut off replies are taken; many are much the same."""

TARGETS = {"copy": 20, "cutoff": 30, "large": 12, "blank": 4}
"""How many of these there are, with those by hand and by models; answers fill up the rest."""

BROKEN = re.compile(r"(?:\d|\b\w{1,4})\.$")
"""The end of a line that was parted after an abbreviation or an ordinal number."""


class SixthMaker(FifthMaker):
    """Makes the records of the set, with the earlier makers' ways of composing.

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
        """All good ones, then all bad ones: by hand, by models, composed."""
        written = [row for row in read_written(HERE) if row["label"] != "left"]
        good = [*self.good_by_hand(), *(row for row in written if is_good(row))]
        self.seen |= {row["reply"] for row in good}
        forms = [self.joined, self.restyled, self.update, self.three]
        good += self.composed("good", GOOD - len(good), forms)
        bad = [*self.bad_by_hand(), *(row for row in written if row["label"] == "bad")]
        cut = [row for row in bad if row["kind"] == "cutoff"]
        spare = self.random.sample(cut, len(cut) - CUT_BY_MODELS)
        bad = [row for row in bad if not any(row is one for one in spare)]
        return good + self.filled_up(bad, TARGETS)

    def restyled(self, one: Reply) -> Made:
        """Prose as a list, a list as prose; never parted within a sentence."""
        record = super().restyled(one)
        lines = record["reply"].split("\n")[:-1] if record else []
        return None if any(BROKEN.search(line) for line in lines) else record


def is_good(row: Record) -> bool:
    """Whether a model's reply is a summary that is smaller than what it replaces."""
    turns = [Turn(role, text) for role, text in row["messages"]]
    prior = size(row["prior"]) if row["prior"] else 0
    return row["label"] == "good" and size(row["reply"]) < size_of(turns) + prior


def main() -> None:
    """Write the set."""
    write_rows(HERE / "sixth.jsonl.gz", SixthMaker(SEED).records())


if __name__ == "__main__":
    main()
