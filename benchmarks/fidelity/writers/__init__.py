#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Who writes the summaries: one file a writer.

A writer is an object of one call. To add one, write its file and name it in ``WRITERS``.
"""

from benchmarks.fidelity.writers.extractive import Extractive
from benchmarks.fidelity.writers.scripted import DropsDigits, Erratic, WritesWell
from benchmarks.fidelity.writers.writer import Writer

WRITERS: tuple[type[Writer], ...] = (Extractive, WritesWell, DropsDigits, Erratic)
"""The writers of a run. The model on this machine is slow, and has to be asked for."""

__all__ = ["WRITERS", "Writer"]
