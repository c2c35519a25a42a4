#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""All checks in one list, and how a draft passes it.

A check of your own is an object with a ``name`` that is called with a
:class:`.Draft`; see :class:`.Check`. Refusing good work is as bad as taking bad,
so each check says what it does not refuse, and is tested on both sides.
"""

from collections.abc import Iterable
from dataclasses import replace

from pipecat_summarizer.callbacks import call
from pipecat_summarizer.errors import CallbackError
from pipecat_summarizer.fidelity.answers import AnswersCaller
from pipecat_summarizer.fidelity.copies import TranscriptCopy
from pipecat_summarizer.fidelity.coverage import coverage_steps
from pipecat_summarizer.fidelity.digits import WrongDigit
from pipecat_summarizer.fidelity.draft import Check, Complaint, Draft
from pipecat_summarizer.fidelity.form import (
    Blank,
    CutOff,
    NotSmaller,
    OtherScript,
    TooLarge,
    TooShort,
)
from pipecat_summarizer.fidelity.leaks import PromptLeak, ToolCallText
from pipecat_summarizer.fidelity.reasoning import OnlyReasoning
from pipecat_summarizer.fidelity.refusals import Refusal
from pipecat_summarizer.fidelity.topics import Announcement, OffTopic
from pipecat_summarizer.fidelity.weighing import NotASummary
from pipecat_summarizer.slicing import Steps, drain

DEFAULT_CHECKS: tuple[Check, ...] = (
    Blank(),
    CutOff(),
    OnlyReasoning(),
    TooLarge(),
    NotSmaller(),
    TooShort(),
    Announcement(),
    Refusal(),
    OtherScript(),
    AnswersCaller(),
    TranscriptCopy(),
    OffTopic(),
    PromptLeak(),
    ToolCallText(),
    NotASummary(),
    WrongDigit(),
)
"""What every draft has to pass, in this order."""

# What these ask of the conversation is counted once, in steps.
_COMPARING = (AnswersCaller, TooShort, TranscriptCopy, NotASummary)


def review(draft: Draft, checks: Iterable[Check] = DEFAULT_CHECKS) -> tuple[Complaint, ...]:
    """Check a draft at once; see :func:`review_steps`."""
    return drain(review_steps(draft, checks))


def review_steps(
    draft: Draft, checks: Iterable[Check] = DEFAULT_CHECKS
) -> Steps[tuple[Complaint, ...]]:
    """What the checks find wrong with a draft: nothing, if it may become the summary.

    Args:
        draft: The draft.
        checks: The checks, one a step.

    Raises:
        CallbackError: If a check raised, or returned anything but text or None.
    """
    checks = tuple(checks)
    if any(isinstance(check, _COMPARING) for check in checks):
        draft = replace(draft, coverage=(yield from coverage_steps(draft)))
    complaints: list[Complaint] = []
    for check in checks:
        text = call(f"checks: {check.name}", check, draft)
        if text is not None:
            if not isinstance(text, str):
                what = f"returned a {type(text).__name__}, not text or None"
                raise CallbackError(f"checks: {check.name}", what)
            complaints.append(Complaint(check.name, text))
        yield
    return tuple(complaints)
