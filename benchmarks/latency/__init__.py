#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a summarizer costs the caller, in real pipelines.

- :mod:`.call`: a call whose turns are timed, and the ways to keep its context small.
- :mod:`.turns`: the time of a turn, side by side in one process.
- :mod:`.steps`: the longest step in the event loop over a very large context.
- :mod:`.many`: many calls at once.
- :mod:`.soak`: many calls for an hour, their memory and what they leave behind.
- :mod:`.simulated`: an event loop in which that hour takes what the processor needs for it.
- :mod:`.one_slot`: a model server with a single slot, with and without ``yield_to_turns``.

Run one as ``python -m benchmarks latency-turns`` (or ``latency-steps``, ...).
"""
