#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How big a context is. Pure: no asyncio, no frames, no clock.

- :mod:`.protocol`: what a token counter is.
- :mod:`.approximate`: the default, which needs no tokenizer.
- :mod:`.rates`: what text is worth by its scripts; only the default uses it.
- :mod:`.sizes`: the total of a context that keeps growing, without a walk per look.

A new counter is a file of its own here and fulfils :class:`TokenCounter`.
"""

from pipecat_summarizer.counting.approximate import ApproximateTokenCounter
from pipecat_summarizer.counting.protocol import TokenCounter
from pipecat_summarizer.counting.sizes import ContextSize

__all__ = ["ApproximateTokenCounter", "ContextSize", "TokenCounter"]
