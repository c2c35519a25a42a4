#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What must not come to stand right behind what, when the messages between them go.

Some rules of the providers are about the message before. Where a message that stays
would come to stand on another one than it did, and a provider accepts it there no
more, what it stood on stays as well. What was not accepted before is left as it is.
"""

from collections.abc import Callable, Sequence

from pipecat_summarizer.messages import Message, is_standard, parts_of, role_of, tool_calls_of
from pipecat_summarizer.selection.units import STEP
from pipecat_summarizer.slicing import Steps


def keep_footing_steps(
    messages: Sequence[Message],
    stays: Callable[[int], bool],
    keep: Callable[[int], None],
    passed_over: Callable[[int], bool],
    *,
    alternate_roles: bool = False,
) -> Steps[None]:
    """Keep what the messages that stay have to stand on.

    Args:
        messages: The messages.
        stays: Whether the message at an index stays. Asked again after each ``keep``.
        keep: Has the message at an index stay, with all it hangs together with.
        passed_over: Whether a message that does not stay is not to be kept: an
            earlier summary, a tool result without its call.
        alternate_roles: Whether two of the user or of the assistant in a row are
            refused, where they do not belong to a tool call.
    """
    for index in range(len(messages) - 1, 0, -1):
        if index % STEP == 0:
            yield
        if not stays(index):
            continue
        message = messages[index]
        counts = is_standard
        if tool_calls_of(message):
            refused = "assistant"  # by Gemini: a call follows the user, or a result
        elif role_of(message) == "user" and next(parts_of(message), None) is None:
            refused = "user"  # by Anthropic, as an empty part of what Pipecat's adapter joins
        elif alternate_roles and _speaks(message):
            refused = _side(message)
            counts = _speaks
        else:
            continue
        before = next(
            (
                place
                for place in range(index - 1, -1, -1)
                if counts(messages[place]) and (stays(place) or not passed_over(place))
            ),
            -1,
        )
        if before < 0 or stays(before) or _side(messages[before]) == refused:
            continue
        landing = next(
            (p for p in range(before - 1, -1, -1) if stays(p) and counts(messages[p])), -1
        )
        # The summary has the user's role, and may come to stand right before it.
        if refused == "user" or (landing >= 0 and _side(messages[landing]) == refused):
            keep(before)


def _speaks(message: Message) -> bool:
    """Whether this is said by one to the other, and no step of a tool call."""
    return role_of(message) not in ("", "tool") and not tool_calls_of(message)


def _side(message: Message) -> str:
    """The assistant, or whoever else: a result and a late instruction count as the user's."""
    return "assistant" if role_of(message) == "assistant" else "user"
