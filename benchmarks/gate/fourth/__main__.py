#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The gate on the fourth set; ``--errors`` prints each reply that is judged wrongly."""

import sys

from loguru import logger

logger.remove()

from benchmarks.gate import report  # noqa: E402 (quiet first: Pipecat greets at import)
from benchmarks.gate.fourth import fourth_samples  # noqa: E402

if __name__ == "__main__":
    report(fourth_samples(), with_errors="--errors" in sys.argv)
