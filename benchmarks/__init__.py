#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What this package costs, measured beside what it replaces: ``make bench``.

Each benchmark is a module with a ``run()`` that yields records; name it in
``__main__.py``. Both sides run in one process and take turns, so what slows the
machine down slows both; compare ratios, not times. These were written by the authors of
one of the two sides.
"""
