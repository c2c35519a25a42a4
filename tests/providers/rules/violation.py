#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""One thing that a provider refuses."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Violation:
    """One thing that a provider refuses.

    Parameters:
        kind: A short code.
        where: Which message, as the provider would name it.
        error: What the provider says.
    """

    kind: str
    where: str
    error: str

    def __str__(self) -> str:
        return f"{self.where}: {self.error}"
