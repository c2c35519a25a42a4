#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the material is made of, one module a language.

Every text is a template. In it may stand ``{name}``, ``{id}``, ``{day}`` (as said in
"on Friday"), ``{time}``, ``{amount}``, ``{phone}`` and ``{count}``. Alternatives stand
on lines of their own. To add a language, write its module and name it in ``CODES``.
"""

import importlib
import random
from dataclasses import dataclass

CODES = ("en", "es", "de", "fr", "pt", "it", "nl", "pl", "tr", "ru", "ar", "hi", "zh", "ja", "ko")


@dataclass(frozen=True)
class Scenario:
    """A call, and what a good summary of it may say.

    Parameters:
        call: The messages in turn, the caller's first.
        who: Who calls and why.
        facts: What was found or said.
        done: What was promised or done.
        wish: How the caller wants to be treated.
        open: What is open.
        answers: What a model says that answers the last words.
    """

    call: str
    who: str
    facts: str
    done: str
    wish: str
    open: str
    answers: str


@dataclass(frozen=True)
class Spoken:
    """One language.

    Parameters:
        names: Names of callers.
        days: "On Monday" and so on.
        amounts: Sums of money.
        labels: Caller, agent, call and notes, as labels.
        headings: Headings for the five parts of a summary.
        scenarios: The calls.
        prefaces: What may stand before a good summary.
        addressed: Good summaries written to "you".
        refusals: A model that declines.
        told_refusals: Good sentences that tell or quote a refusal, an apology or an
            offer.
        offers: A model that serves the caller.
        announcements: A model that announces a summary and gives none.
        reasonings: A model that thinks aloud and writes nothing.
        off_topic: Facts of no call here.
        replies: What agent and caller say next, in turn, for a call that goes on.
    """

    names: str
    days: str
    amounts: str
    labels: tuple[str, str, str, str]
    headings: tuple[str, str, str, str, str]
    scenarios: dict[str, Scenario]
    prefaces: str
    addressed: str
    refusals: str
    told_refusals: str
    offers: str
    announcements: str
    reasonings: str
    off_topic: str
    replies: str


def spoken(code: str) -> Spoken:
    """The material of a language."""
    return importlib.import_module(f"{__name__}.{code}").SPOKEN


def lines(text: str) -> list[str]:
    """The alternatives in a text."""
    return [line.strip() for line in text.strip().splitlines() if line.strip()]


def alternatives(text: str, split: str, *, separator: str = "\n") -> list[str]:
    """The alternatives that are of a split: a third is for tuning, the others are held out.

    Which ones, the text itself decides, so that no template is ever in both.
    """
    found = lines(text) if separator == "\n" else text.split(separator)
    random.Random(f"split {text}").shuffle(found)
    tuning = round(len(found) / 3)
    return found[:tuning] if split == "tuning" else found[tuning:]
