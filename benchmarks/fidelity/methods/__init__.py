#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What keeps a context in bounds: one adapter file a method.

A method is an object of one call. To add one, write its file and name it in ``METHODS``.
"""

from benchmarks.fidelity.methods.method import KEPT_MESSAGES, Method, Outcome
from benchmarks.fidelity.methods.nothing import Nothing
from benchmarks.fidelity.methods.ours import Ours
from benchmarks.fidelity.methods.pipecat_own import PipecatOwn
from benchmarks.fidelity.methods.sliding_window import SlidingWindow

METHODS: tuple[type[Method], ...] = (Ours, PipecatOwn, SlidingWindow, Nothing)

__all__ = ["KEPT_MESSAGES", "METHODS", "Method", "Outcome"]
