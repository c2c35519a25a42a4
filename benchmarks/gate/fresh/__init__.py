#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""A second set of replies for the gate, made by somebody who had not read its rules."""
