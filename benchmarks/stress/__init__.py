#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A hundred turns in which something is wrong: who asks for summaries in vain, who overflows?

The scenarios are made in :mod:`.scenarios`, had in each competitor's process
(:mod:`.having`), and become records in :mod:`.measure`.
"""
