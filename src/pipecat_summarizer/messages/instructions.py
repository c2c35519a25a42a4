#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Which messages instruct the bot, and which of them are still in force.

Not every system or developer message is an instruction: Pipecat also writes
async-tool payloads and tool-change notices in the developer role.
"""

from collections.abc import Sequence

from pipecat_summarizer.messages.parts import text_of
from pipecat_summarizer.messages.roles import INSTRUCTION_ROLES, Message, is_standard, role_of
from pipecat_summarizer.messages.tool_calls import async_notice

KICK_OFF_MAX_CHARS = 400
"""A developer message of this length or more is a briefing, not a kick-off."""

# The openings of the notices that Pipecat's aggregators write on `LLMSetToolsFrame`.
_TOOL_CHANGE_OPENINGS = (
    "The following function(s) have just been added",
    "The following function(s) have just been removed",
)


def is_instruction(message: Message) -> bool:
    """Whether the message tells the bot what to do.

    True for system and developer messages, save async-tool payloads and
    tool-change notices.
    """
    if not is_standard(message) or role_of(message) not in INSTRUCTION_ROLES:
        return False
    if text_of(message).startswith(_TOOL_CHANGE_OPENINGS):
        return False
    return async_notice(message) is None


def leading_instructions(messages: Sequence[Message]) -> int:
    """How many messages at the front are instructions, without a gap."""
    for index, message in enumerate(messages):
        if not is_instruction(message):
            return index
    return len(messages)


def is_done_kick_off(
    messages: Sequence[Message], index: int, *, system_instruction: bool = False
) -> bool:
    """Whether the message at ``index`` only started the call, and has been obeyed.

    "Please introduce yourself." is such a message: a short developer message
    that the assistant answered at once. It is one only while something else
    instructs the bot: a system message in the context, or the service's own
    ``system_instruction``.

    Args:
        messages: The context's messages.
        index: Which message is asked about.
        system_instruction: Whether the LLM service has a system instruction.
    """
    if role_of(messages[index]) != "developer":
        return False
    # A thinking message may stand between the two; it belongs to the reply.
    reply = next((m for m in messages[index + 1 :] if is_standard(m)), None)
    if reply is None or role_of(reply) != "assistant":
        return False
    if len(text_of(messages[index])) >= KICK_OFF_MAX_CHARS:
        return False
    return system_instruction or any(role_of(m) == "system" for m in messages[:index])
