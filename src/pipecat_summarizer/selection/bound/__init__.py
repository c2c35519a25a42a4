#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Making a request fit a hard limit, without a model. Pure.

- :mod:`.order`: the order of the steps.
- :mod:`.results`, :mod:`.extracted`, :mod:`.left_out`, :mod:`.clamped`: the steps.
- :mod:`.kept`: what may never be cut, and what never left out.
- :mod:`.draft`: the context while it is made to fit.
- :mod:`.cuttable`: messages whose text can be cut in the middle.
- :mod:`.arguments`: the same for the arguments of answered calls.
- :mod:`.records`: what goes in and what comes out.
"""

from pipecat_summarizer.selection.bound.order import bound, bound_steps
from pipecat_summarizer.selection.bound.records import (
    ALL_STEPS,
    Bound,
    BoundRules,
    BoundStep,
    BoundSummary,
    BuildMessage,
    Extract,
    StepName,
)
from pipecat_summarizer.selection.marks import left_out_count

__all__ = [
    "ALL_STEPS",
    "Bound",
    "BoundRules",
    "BoundStep",
    "BoundSummary",
    "BuildMessage",
    "Extract",
    "StepName",
    "bound",
    "bound_steps",
    "left_out_count",
]
