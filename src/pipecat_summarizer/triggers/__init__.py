#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""When a context is to be summarized. Pure.

- :mod:`.thresholds`: the two thresholds.
- :mod:`.new_messages`: messages since the last summary.
- :mod:`.hold`: silence while nothing can be done.
- :mod:`.backoff`: patience with a provider that fails.
"""

from pipecat_summarizer.triggers.backoff import Backoff
from pipecat_summarizer.triggers.hold import Hold
from pipecat_summarizer.triggers.new_messages import NewMessages
from pipecat_summarizer.triggers.thresholds import Thresholds

__all__ = ["Backoff", "Hold", "NewMessages", "Thresholds"]
