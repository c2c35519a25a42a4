#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Who is compared: one adapter file a competitor.

An adapter knows one way to keep a conversation in bounds: how it is told of messages, what
it sends for a reply, and how its prompt for a summary is to be read by the model, which is
the same script for all (:mod:`.stand_in`). Each runs in a process of its own
(:mod:`benchmarks.processes`), for that only its own module is imported there.

To add one, write its file, and name it in :data:`COMPETITORS`; where it needs packages that
do not go together with this project's, pin them in ``benchmarks/environments/``.
"""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Entry:
    """A competitor, or a variant of one.

    Parameters:
        module: The module of its adapter, which holds a class ``Adapter``.
        environment: The environment it runs in; None for this project's.
        options: What its adapter is made with.
        package: The package whose version is in the stamp.
        timed: Whether it is in the tables of time; a variant that costs the same is not.
    """

    module: str
    environment: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    package: str | None = None
    timed: bool = True


COMPETITORS = {
    "nothing": Entry("nothing", timed=False),
    "sliding window": Entry("sliding_window", timed=False),
    "Pipecat": Entry("pipecat_own", package="pipecat-ai"),
    "LangChain": Entry("langchain_middleware", "langchain", {"trim": True}, "langchain"),
    "LangChain, untrimmed": Entry(
        "langchain_middleware", "langchain", {"trim": False}, "langchain", timed=False
    ),
    "langmem": Entry("langmem_function", "langmem", package="langmem", timed=False),
    "ours": Entry("ours", package="pipecat-summarizer"),
    "ours, cache_aware": Entry(
        "ours", options={"cache_aware": True}, package="pipecat-summarizer", timed=False
    ),
}
