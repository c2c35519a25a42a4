#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What there is to test a language with."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Material:
    """What there is in one language.

    Parameters:
        call: What caller and assistant said in turn; the caller begins, and has the last word.
        good: Summaries: in prose, in bullets, quoting a refusal, past and present.
        refusals: A model that declines.
        announcements: An announcement, and nothing else.
        answers: Replies to the caller.
        farewells: Replies that end the talk.
        thoughts: Thinking aloud about the task.
        plain: Sentences whose language is plain.
    """

    call: tuple[str, ...]
    good: tuple[str, ...]
    refusals: tuple[str, ...]
    announcements: tuple[str, ...]
    answers: tuple[str, ...]
    farewells: tuple[str, ...]
    thoughts: tuple[str, ...]
    plain: tuple[str, ...]


def lines(text: str) -> tuple[str, ...]:
    """The lines of a text; ``\\n`` stands for a break inside one."""
    return tuple(line.strip().replace("\\n", "\n") for line in text.strip().splitlines())
