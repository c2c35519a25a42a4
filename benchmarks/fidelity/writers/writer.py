#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What every writer is."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar


class Writer(ABC):
    """Writes the summaries of one call.

    Attributes:
        name: What it is called in the tables.
        calls: How often a model was asked.
    """

    name: ClassVar[str]

    def __init__(self, seed: int, language: str):
        """Begin a call.

        Args:
            seed: What its moods come from.
            language: What is spoken.
        """
        self.seed = seed
        self.language = language
        self.calls = 0

    @abstractmethod
    def for_ours(self) -> Any:
        """What this package's configuration takes as ``llm``."""

    def for_pipecat(self) -> Any | None:
        """A Pipecat LLM service; None where only this package can use the writer."""
        return None
