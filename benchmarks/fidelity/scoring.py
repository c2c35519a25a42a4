#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What has survived, and what is shown that no longer holds. Pure.

A value or wish in force **survives** if any acceptable form of it stands in any message of
the context: the summary, or a message that was kept. A wish has one form, its own words.

A value or wish that was corrected, withdrawn or taken back is **shown as current** if a form
of it stands in the summary without a mark of correction next to it: a word of ``MARKS``
within :data:`NEARBY` characters to either side, in the same line or item (a line break, a
semicolon and a bullet end one). Every place counts for itself: a mark elsewhere excuses
nothing. Messages that were kept are not looked at, for they are the conversation itself;
what ended by one of them is not stale yet, as whoever reads the summary reads that next.
"""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from benchmarks.fidelity.matching import plain, plain_lines
from benchmarks.fidelity.planted import Message, Planted, text_of

NEARBY = 60

MARKS = {
    "en": (
        "not|no|no longer|instead of|rather than|corrected|correction|change|changed|replaced|replaces|"
        "superseded|withdrawn|cancel|cancelled|canceled|previously|formerly|former|old|outdated|"
        "wrong|forget|misspoke|sorry|wait|taken back|revoked|any more|anymore|don t"
    ),
    "es": (
        "no|ya no|en lugar de|en vez de|corregido|corregida|correccion|cambiado|cambiar|"
        "sustituido|retirado|anule|anulado|anulada|cancelado|antes|anterior|antiguo|antigua|"
        "olvide|perdon|equivocado|espere"
    ),
    "de": (
        "nicht|nicht mehr|statt|anstatt|anstelle|korrigiert|korrektur|geandert|ersetzt|"
        "zuruckgezogen|zuruckgenommen|storniert|fruher|vorher|alt|alte|veraltet|falsch|"
        "vergessen|entschuldigung|moment|nein"
    ),
    "fr": (
        "pas|plus|au lieu de|plutot que|corrige|corrigee|correction|change|changer|remplace|"
        "retire|annulez|annule|annulee|auparavant|ancien|ancienne|oubliez|pardon|trompe|"
        "attendez|non"
    ),
    "pt": (
        "nao|ja nao|em vez de|no lugar de|corrigido|corrigida|correcao|mudou|mudar|mudado|"
        "substituido|retirado|cancele|cancelado|cancelada|antes|anterior|antigo|antiga|"
        "esqueca|desculpe|enganei|espere"
    ),
}
"""What says, next to a value, that it holds no more; over plain text."""

_MARK = {language: re.compile(rf"\b(?:{marks})\b") for language, marks in MARKS.items()}


@dataclass(frozen=True)
class Score:
    """What a context holds of what was planted.

    Parameters:
        survived: The values in force that it holds.
        lost: Those that it does not hold.
        wishes_survived: The wishes in force that it holds.
        wishes_lost: Those that it does not hold.
        stale: The values and wishes that hold no more.
        stale_shown: Those of them that the summary shows as current.
        distractors: The values that were never the caller's.
        distractors_shown: Those of them that the summary holds, in whatever way.
    """

    survived: list[Planted] = field(default_factory=list)
    lost: list[Planted] = field(default_factory=list)
    wishes_survived: list[Planted] = field(default_factory=list)
    wishes_lost: list[Planted] = field(default_factory=list)
    stale: list[Planted] = field(default_factory=list)
    stale_shown: list[Planted] = field(default_factory=list)
    distractors: list[Planted] = field(default_factory=list)
    distractors_shown: list[Planted] = field(default_factory=list)

    def kinds(self) -> dict[str, tuple[int, int]]:
        """For each kind of value how many survived, and how many there are."""
        survived = Counter(item.kind for item in self.survived)
        total = survived + Counter(item.kind for item in self.lost)
        return {kind: (survived[kind], total[kind]) for kind in sorted(total)}


def score(
    planted: Iterable[Planted],
    messages: Iterable[Message],
    summary: str | None,
    *,
    number: int,
    language: str,
) -> Score:
    """Look for everything that was planted up to a round.

    Args:
        planted: The truth.
        messages: The context.
        summary: The summary in it; None where there is none.
        number: The round.
        language: What is spoken.
    """
    said = [text_of(message) for message in messages]
    texts = list(map(plain, said))
    kept = [plain(text) for text in said if summary is None or summary not in text]
    lines = plain_lines(summary or "")
    result = Score()
    for item in planted:
        if item.is_in_force(number):
            stands = any(item.pattern.search(text) for text in texts)
            if item.kind == "wish":
                (result.wishes_survived if stands else result.wishes_lost).append(item)
            else:
                (result.survived if stands else result.lost).append(item)
        elif item.is_stale(number):
            result.stale.append(item)
            ended_by = plain(item.ended_by)
            is_said_next = bool(ended_by) and any(ended_by in text for text in kept)
            if not is_said_next and is_shown_as_current(item, lines, language):
                result.stale_shown.append(item)
        elif item.is_distractor and item.since <= number:
            result.distractors.append(item)
            if any(item.pattern.search(line) for line in lines):
                result.distractors_shown.append(item)
    return result


def is_shown_as_current(item: Planted, lines: Iterable[str], language: str) -> bool:
    """Whether plain lines hold the value somewhere without a mark of correction next to it."""
    for line in lines:
        for found in item.pattern.finditer(line):
            before = line[max(0, found.start() - NEARBY) : found.start()]
            after = line[found.end() : found.end() + NEARBY]
            if not _MARK[language].search(f"{before} | {after}"):
                return True
    return False
