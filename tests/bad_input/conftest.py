#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

from pipeline.conftest import clock, nothing_blocks, phone

__all__ = ["clock", "nothing_blocks", "phone"]
