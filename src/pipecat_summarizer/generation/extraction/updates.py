#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What no longer holds: statements that a later one takes the place of. In steps, linear.

What the ledger and the wishes know to be out of force goes first. Beyond that,
a later statement replaces an earlier one that is about the same and has another
value of the same kind. How much has to be the same depends on whether the later
one says that something has changed ("now", "instead"). Two statements that only
differ in what they are about ("the billing address", "the delivery address")
both hold.
"""

from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Sequence

from pipecat_summarizer.generation.extraction.features import Features
from pipecat_summarizer.generation.extraction.terms import KINDS, MANNERS
from pipecat_summarizer.slicing import Steps, freed_steps

_PER_TERM = 6  # How many of the last statements with a term are looked at.
_BEST = 5
_PER_STEP = 4
_MAX_SUBJECT = 12  # A statement about more than this is a story.
_SAME_SUBJECT = 0.6
_ENOUGH = 2
_ENOUGH_FOR_WEAK = 3
_ID_KINDS = frozenset({"code", "number", "small", "phone"})
_WEAK_KINDS = frozenset({"name", "small", "percent"})


def replaced_steps(found: Sequence[Features]) -> Steps[set[int]]:
    """The places of the statements that a later one replaces or repeats."""
    replaced: set[int] = set()
    latest: dict[str, int] = {}
    with_term: defaultdict[str, deque[str]] = defaultdict(lambda: deque(maxlen=_PER_TERM))
    for index, later in enumerate(found):
        if later.is_stale:
            replaced.add(index)
        before = latest.get(later.said)
        if before is not None:
            replaced.add(before)
        if later.may_hold:
            for one in _candidates(later, with_term, latest):
                if one not in replaced and replaces(later, found[one]):
                    replaced.add(one)
                    if later.changes:  # It says that one thing has changed.
                        break
            if before is None:
                for term in later.subject:
                    with_term[term].append(later.said)
        latest[later.said] = index
        if index % _PER_STEP == 0:
            yield
    yield from freed_steps(with_term, latest)
    return replaced


def _candidates(
    later: Features, with_term: dict[str, deque[str]], latest: dict[str, int]
) -> list[int]:
    """Earlier statements that share the most with a later one, the best first."""
    shared: Counter[int] = Counter()
    for term in later.subject:
        shared.update(latest[said] for said in with_term.get(term, ()))
    return sorted(shared, key=lambda index: (-shared[index], -index))[:_BEST]


def replaces(later: Features, earlier: Features) -> bool:
    """Whether a later statement takes the place of an earlier one."""
    if later.adds or max(len(later.subject), len(earlier.subject)) > _MAX_SUBJECT:
        return False
    shared = later.subject & earlier.subject
    kinds = _changed_kinds(later, earlier)
    if not kinds:
        return _is_other_manner(later, earlier, shared)
    is_weak = _WEAK_KINDS.issuperset(kinds)
    if earlier.statement.speaker != later.statement.speaker and (is_weak or not later.changes):
        return False
    if later.does_again(earlier):
        return True
    if _contrast(later, earlier):
        return False
    # "My order is 48213" and "My order is 48977": there are two.
    if (later.names_item or earlier.names_item) and not later.corrects and kinds <= _ID_KINDS:
        return False
    worth = _worth(shared, kinds)
    if worth < (_ENOUGH_FOR_WEAK if is_weak else _ENOUGH):
        return False
    smaller = min(_worth(one.subject, kinds) for one in (later, earlier))
    return later.changes or worth >= _SAME_SUBJECT * smaller


def _is_other_manner(later: Features, earlier: Features, shared: frozenset[str]) -> bool:
    """Whether both are wishes how to be answered, of which the later one holds."""
    if not (later.is_wish and earlier.is_wish) or later.values or earlier.values:
        return False
    manners = shared & MANNERS
    return len(manners) > (0 if later.changes else 1)


def _changed_kinds(later: Features, earlier: Features) -> set[str]:
    """The kinds of which both have values, and not the same ones."""
    mine = _by_kind(later)
    theirs = _by_kind(earlier)
    kinds = {kind for kind in mine.keys() & theirs.keys() if mine[kind] != theirs[kind]}
    strong = kinds - _WEAK_KINDS
    if strong:
        return strong
    same = {kind for kind in mine.keys() & theirs.keys() if mine[kind] == theirs[kind]}
    return set() if same - _WEAK_KINDS else kinds


def _by_kind(one: Features) -> dict[str, set[str]]:
    kinds: dict[str, set[str]] = {}
    for kind, value in one.values:
        kinds.setdefault(kind, set()).add(value)
    return kinds


def _contrast(later: Features, earlier: Features) -> bool:
    """Whether they are about the same in two different cases: "billing", "delivery" address."""
    before = earlier.modifiers
    for term, mine in later.modifiers.items():
        theirs = before.get(term)
        if theirs and not mine & earlier.subject and not theirs & later.subject:
            return True
    return False


def _worth(terms: Iterable[str], kinds: set[str]) -> int:
    """How much the terms say about what a statement is about: an attribute of the kinds twice."""
    return sum(1 if kinds.isdisjoint(KINDS.get(term, ())) else 2 for term in terms)
