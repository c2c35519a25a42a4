#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The check that a model wrote its summary instead of thinking about it."""

from pipecat_summarizer.fidelity.draft import Draft
from pipecat_summarizer.fidelity.languages import languages_of_script, normal
from pipecat_summarizer.fidelity.refusals import first_phrase

_OPENING_CHARS = 200


class OnlyReasoning:
    """Refuses reasoning without a summary: in tags that never close, or aloud.

    Aloud is what begins with the model's own task ("Okay, I need to summarize this
    call"). Not a summary that follows on reasoning in tags, and not one of a caller
    who wants a summary ("The user wants a summary by e-mail").
    """

    name = "only_reasoning"

    def __call__(self, draft: Draft) -> str | None:
        """What is wrong with the draft, or None."""
        if draft.problem == "only_reasoning":
            return "It held reasoning and no summary. Give the summary at once."
        opening = normal(draft.text[:_OPENING_CHARS]).lstrip("*_#>- ")
        for language in languages_of_script(opening):
            for start, must_hold in language.thinking:
                if first_phrase(opening, (start,)) and any(part in opening for part in must_hold):
                    return "It was thinking aloud. Give the summary at once."
        return None
