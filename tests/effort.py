#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""How much work is done at once, counted in calls, so that no machine's speed is in it.

What it takes in time is measured in the benchmarks.
"""

import sys
from collections.abc import Callable, Iterator
from typing import Any

_OVER = object()


def calls_of(function: Callable[[], Any]) -> int:
    """How many calls and returns a function makes, those into C among them."""
    count = 0

    def take(*_: Any):
        nonlocal count
        count += 1

    before = sys.getprofile()
    sys.setprofile(take)
    try:
        function()
    finally:
        sys.setprofile(before)
    return count


def most_calls(steps: Iterator[None]) -> int:
    """How many the longest of several steps makes."""
    most = 0
    is_over = False

    def step():
        nonlocal is_over
        is_over = next(steps, _OVER) is _OVER

    while not is_over:
        most = max(most, calls_of(step))
    return most
