#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a long call costs, and what survives of it, with each competitor.

The calls are made in :mod:`.conversation` and had in each competitor's own process
(:mod:`.having`), where every request is measured (:mod:`.requests`). What is left of the
planted values is looked for here, and becomes records (:mod:`.measure`).
"""
