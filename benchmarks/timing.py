#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The contexts on which time is measured. Pure, and without packages."""

import json
from typing import Any

Message = Any
"""A message as Pipecat takes one: its types name every provider's."""

TEXTS = (
    "I'd like to move my appointment on the fourteenth, the reference is 4471-B.",
    "Of course. I can offer you Thursday at half past nine or Friday at two in the afternoon.",
    "Friday is fine. And could you send the confirmation to my other address, please?",
    "Done. Is there anything else I can do for you today?",
)


def message(index: int) -> Message:
    """A message of a call; each its own object, as in a real context."""
    role = "assistant" if index % 2 else "user"
    return {"role": role, "content": TEXTS[index % len(TEXTS)]}


def conversation(size: int) -> list[Message]:
    """A call of which half of the messages are tool calls and their results."""
    messages: list[Message] = []
    for number in range(size // 4 + 1):
        call_id = f"call_{number}"
        function = {"name": "find_order", "arguments": json.dumps({"order": number})}
        result = {"status": "shipped", "carrier": "post", "stops": [number % 7, 3], "id": number}
        messages += [
            {"role": "user", "content": f"{TEXTS[0]} It is about order {number}."},
            {
                "role": "assistant",
                "tool_calls": [{"id": call_id, "type": "function", "function": function}],
            },
            {"role": "tool", "tool_call_id": call_id, "content": json.dumps(result)},
            {"role": "assistant", "content": TEXTS[1]},
        ]
    return messages[:size]
