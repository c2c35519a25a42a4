#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Writing a summary: what is asked, and who answers.

What is asked, pure:

- :mod:`.prompt`: the instructions, and how many words.
- :mod:`.transcript`: messages as numbered entries.
- :mod:`.chunks`: entries as requests that fit the writer's window.
- :mod:`.parts`: a reply in fields, as text.
- :mod:`.windows`: how much a model reads.
- :mod:`.neutral`: text that cannot pass for the prompt's own structure.

Who answers:

- :mod:`.writers`: the seam, and what a writer of your own has to be.
- :mod:`.llm_writer`: any service with ``run_inference``.
- :mod:`.aside`: how one is asked without a trace.
- :mod:`.abilities`: what one can do.
- :mod:`.conversation_llm`: which service that is, when nobody named one.
- :mod:`.frame_protocol`: Pipecat's request and result frames.
- :mod:`.gaps`: any of them, in the gaps between replies.
- :mod:`.choice`: which of these writes.

All but the first import Pipecat's services and are imported by name.
"""

from pipecat_summarizer.generation.chunks import chunk_entries
from pipecat_summarizer.generation.prompt import (
    DEFAULT_SUMMARIZATION_PROMPT,
    build_prompt,
    words_for,
)
from pipecat_summarizer.generation.transcript import Transcript, render_steps, transcript_of
from pipecat_summarizer.generation.writers import (
    SummaryRequest,
    SummaryWriter,
    input_limit_of,
    needs_prompt,
)

__all__ = [
    "DEFAULT_SUMMARIZATION_PROMPT",
    "SummaryRequest",
    "SummaryWriter",
    "Transcript",
    "build_prompt",
    "chunk_entries",
    "input_limit_of",
    "needs_prompt",
    "render_steps",
    "transcript_of",
    "words_for",
]
