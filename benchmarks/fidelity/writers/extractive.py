#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""This package's writer without a model. Pipecat's summarizer takes nothing of the kind."""

from typing import Any

from benchmarks.fidelity.writers.writer import Writer
from pipecat_summarizer.generation.extractive import ExtractiveSummaryWriter


class Extractive(Writer):
    """``ExtractiveSummaryWriter``."""

    name = "extractive"

    def for_ours(self) -> Any:
        """The writer itself."""
        return ExtractiveSummaryWriter()
