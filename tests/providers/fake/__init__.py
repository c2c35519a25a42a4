#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A provider on this machine that is as strict as the real ones, and fails when told to.

- :mod:`.server`: answers the conversation, and fails the summaries.
- :mod:`.openai`, :mod:`.anthropic`, :mod:`.gemini`: what each says over the wire; one
  :class:`.wire.Wire` each.
- :mod:`.services`: Pipecat's services, connected to it.
"""

from providers.fake.server import FakeProvider, Fault

__all__ = ["FakeProvider", "Fault"]
