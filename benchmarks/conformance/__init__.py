#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What survives in a summary that no model wrote: ``make bench-conformance``.

The measure is ``compaction-conformance-kit`` from PyPI, which is offline and not
ours. It plants rules, facts and updates in made-up sessions, compacts them again
and again within a budget, and looks for them letter for letter. Its warning
holds here too: a word that survives is not yet a word that is used.

- :mod:`.adapter`: the extractive writer and the ledger as a compactor of the kit.
- :mod:`.measure`: its fixed-budget benchmark and its generated sessions.
- :mod:`.compactbench_adapter`: the same writer for ``compactbench``, which needs a model.
"""
