#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What ``offline_voice_bot.py`` needs around the bot: a telephone line made of WAV files, and ears."""
