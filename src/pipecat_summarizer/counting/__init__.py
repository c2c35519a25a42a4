#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How big a context is. Pure: no asyncio, no frames, no clock.

- :mod:`.protocol`: what a token counter is.
- :mod:`.approximate`: the default, which needs no tokenizer.
- :mod:`.tiktoken_counter`: exact for OpenAI's models; an extra.
- :mod:`.calibrated`: in the provider's own tokens, as it reports them.
- :mod:`.guarded`: a user's counter, as far as it can be trusted.
- :mod:`.tools`: what the tools' schemas cost.
- :mod:`.rates`: what text is worth by its scripts; only the default uses it.
- :mod:`.parts`: what images, audio, files and opaque data are worth.
- :mod:`.sizes`: the total of a context that keeps growing, without a walk per look.

A new counter is a file of its own here and fulfils :class:`TokenCounter`.
"""

from pipecat_summarizer.counting.approximate import ApproximateTokenCounter
from pipecat_summarizer.counting.calibrated import TokenUsage, UsageCalibratedTokenCounter
from pipecat_summarizer.counting.guarded import GuardedTokenCounter
from pipecat_summarizer.counting.protocol import TokenCounter, count_text
from pipecat_summarizer.counting.sizes import ContextSize
from pipecat_summarizer.counting.tiktoken_counter import TiktokenTokenCounter
from pipecat_summarizer.counting.tools import count_tools

__all__ = [
    "ApproximateTokenCounter",
    "ContextSize",
    "GuardedTokenCounter",
    "TiktokenTokenCounter",
    "TokenCounter",
    "TokenUsage",
    "UsageCalibratedTokenCounter",
    "count_text",
    "count_tools",
]
