#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The check that a model wrote its summary instead of thinking about it."""

from pipecat_summarizer.fidelity.draft import Draft
from pipecat_summarizer.fidelity.languages import (
    ENGLISH,
    Language,
    language_of,
    languages_of_script,
    normal,
)
from pipecat_summarizer.fidelity.languages.language import padded_words
from pipecat_summarizer.fidelity.refusals import first_phrase
from pipecat_summarizer.fidelity.voice import own_words

_READ_CHARS = 1_000
_OPENING_CHARS = 200
_MIN_WAYS = 2


class OnlyReasoning:
    """Refuses reasoning without a summary: in tags that never close, or aloud.

    Aloud is what names the model's own task and plans in the first person ("Okay, I
    need to summarize this call", "Let me see. The transcript says"). Not a summary
    that follows on reasoning in tags, and not one of a caller who wants a summary
    ("The user wants a summary by e-mail").
    """

    name = "only_reasoning"

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None."""
        if draft.problem == "only_reasoning":
            return "It held reasoning and no summary. Give the summary at once."
        own = own_words(draft.text[:_READ_CHARS])
        language = language_of(own)
        languages = [language] if language else list(languages_of_script(own))
        # Whatever is spoken, many models think in English.
        languages.extend(one for one in (ENGLISH,) if one not in languages)
        said = normal(own)
        padded = padded_words(said)
        if any(_plans(said, padded, one) for one in languages):
            return "It was thinking aloud. Give the summary at once."
        return None


def _plans(said: str, padded: str, language: Language) -> bool:
    """Whether a normal text begins by planning a summary, or plans one in several ways."""
    opening = said[:_OPENING_CHARS].lstrip("*_#>- ")
    if any(
        first_phrase(opening, (start,)) and any(part in opening for part in must_hold)
        for start, must_hold in language.thinking
    ):
        return True
    if language.holds(language.planning, opening) and language.holds(language.topic, opening):
        return True
    counted = language.counter(said, padded)
    ways = sum(counted((phrase,)) > 0 for phrase in language.planning)
    return ways >= _MIN_WAYS and counted(language.topic) > 0
