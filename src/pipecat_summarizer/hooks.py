#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Handlers on processors that belong to somebody else, and that are let go together."""

from collections.abc import Callable
from typing import Any

from pipecat.processors.frame_processor import FrameProcessor


class Hooks:
    """Keeps the handlers that one object has added, to remove them again."""

    def __init__(self):
        """Start with none."""
        self._added: list[tuple[FrameProcessor, str, Callable[..., Any]]] = []

    def add(self, processor: FrameProcessor, event: str, handler: Callable[..., Any]):
        """Have a processor call a handler.

        Args:
            processor: The processor.
            event: The name of its event.
            handler: The handler; one that takes long holds the processor up.
        """
        processor.add_event_handler(event, handler)
        self._added.append((processor, event, handler))

    def release(self):
        """Remove every handler."""
        for processor, event, handler in self._added:
            processor.remove_event_handler(event, handler)
        self._added.clear()
