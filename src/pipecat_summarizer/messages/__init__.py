#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Reading Pipecat's universal messages. Pure, and the only room that knows their shapes.

- :mod:`.roles`: what a message is, and whose.
- :mod:`.parts`: its content: text, images, audio, files.
- :mod:`.tool_calls`: calls, results, async-tool notices.
- :mod:`.instructions`: what instructs the bot.

Nothing here raises on a malformed message, and nothing changes one.
"""

from pipecat_summarizer.messages.instructions import (
    is_done_kick_off,
    is_instruction,
    leading_instructions,
)
from pipecat_summarizer.messages.parts import Part, encodable, parts_of, text_of
from pipecat_summarizer.messages.roles import (
    INSTRUCTION_ROLES,
    Message,
    is_service_specific,
    is_standard,
    role_of,
)
from pipecat_summarizer.messages.tool_calls import (
    AsyncNotice,
    ToolCall,
    async_notice,
    dump_json,
    ids_of_calls,
    is_surely_final,
    is_unfinished_result,
    result_call_id,
    tool_calls_of,
)

__all__ = [
    "INSTRUCTION_ROLES",
    "AsyncNotice",
    "Message",
    "Part",
    "ToolCall",
    "async_notice",
    "dump_json",
    "encodable",
    "ids_of_calls",
    "is_done_kick_off",
    "is_instruction",
    "is_service_specific",
    "is_standard",
    "is_surely_final",
    "is_unfinished_result",
    "leading_instructions",
    "parts_of",
    "result_call_id",
    "role_of",
    "text_of",
    "tool_calls_of",
]
