#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Prints the table; see the package."""

import sys

from loguru import logger

logger.remove()

from benchmarks.gate import report, stored  # noqa: E402 (quiet first)

if __name__ == "__main__":
    split = "tuning" if "--tuning" in sys.argv else "held_out"
    report(stored(split), with_errors="--errors" in sys.argv)
