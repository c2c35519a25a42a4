#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What survives of a call, summary after summary: ``make bench-fidelity``.

Calls with planted values, corrections, wishes and distractors (:mod:`.calls`) grow round by
round and are summarized after each (:mod:`.rounds`), by each method (:mod:`.methods`) with
each writer (:mod:`.writers`). What the context then holds is held against what was planted
(:mod:`.scoring`) and printed (:mod:`.report`). All of it is seeded.

To plant another kind of value, teach it in :mod:`.values` and in the phrase files.
"""
