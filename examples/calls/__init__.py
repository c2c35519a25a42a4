#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What `long_call.py` is made of: a script, who acts it out, and who watches.

In the order in which they build on each other::

    script    a call as it stands in a file beside this one
    service   the LLM service that is told its tool calls, and the meter on its client
    actors    the caller, the phone between the two, and the shop's tools
    record    the context's life: its sizes, its events, what came and what went
    checks    the promises, checked while the call runs
    view      what a person sees: the live table and the report
"""
