#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The gate on the held-out set; ``--errors`` prints each reply that is judged wrongly.

What it prints with ``--errors`` is for the reader of a result, not for whoever works on a check.
"""

import sys

from loguru import logger

logger.remove()

from benchmarks.gate import report  # noqa: E402 (quiet first: Pipecat greets at import)
from benchmarks.gate.held_out import held_out_samples  # noqa: E402

if __name__ == "__main__":
    report(held_out_samples(), with_errors="--errors" in sys.argv)
