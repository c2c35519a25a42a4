#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The language of a conversation, where it is plain enough to write labels in it."""

from collections.abc import Sequence

from pipecat_summarizer.fidelity.languages import (
    Language,
    language_of,
    languages_of_script,
    words_of,
)
from pipecat_summarizer.fidelity.samples import spoken_text
from pipecat_summarizer.messages import Message
from pipecat_summarizer.slicing import Steps

_MAX_CHARS = 2_000
_COMMON_SHARE = 0.12  # Every eighth word: a neighbouring language shares a few words only.


def spoken_language_steps(
    messages: Sequence[Message], prior_summary: str
) -> Steps[tuple[Language | None, bool]]:
    """The language most is said in, or None, and whether that is sure enough to write in it.

    Args:
        messages: What is to be summarized.
        prior_summary: The summary to be updated, or ``""``.
    """
    sample = f"{spoken_text(messages, _MAX_CHARS)} {prior_summary[:_MAX_CHARS]}"
    yield
    language = language_of(sample)
    yield
    if language is None or len(languages_of_script(sample)) == 1:
        return language, language is not None
    words = words_of(sample)
    common = frozenset(language.common)
    return language, sum(word in common for word in words) >= _COMMON_SHARE * len(words)
