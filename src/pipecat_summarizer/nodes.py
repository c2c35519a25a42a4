#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a host with nodes and a state shows to the middleware, and what it gets back. Pure.

A node is a step of such a host that calls a model. Its state holds the stored
messages; its request is what the model is sent: stored messages, and others that
are made for this request only, such as a system instruction.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

from pipecat_summarizer.errors import GraphConfigError
from pipecat_summarizer.messages import Message
from pipecat_summarizer.selection.snapshot import is_unchanged


class NodeContext(Protocol):
    """One run of a node, as the host shows it.

    The same object, or objects with the same ``run_id``, are passed to all hooks
    of one run. Beside ``state`` these are read where they exist:

    - ``run_id``: a hashable that tells the run from all others. Without it, the
      object itself does.
    - ``has_siblings``: True where other nodes run at the same moment on the same
      state; such a node is not summarized.
    """

    @property
    def state(self) -> Any:
        """The state the node was started with.

        A mapping, an object with fields (a dataclass, a pydantic model), or Pipecat's
        ``LLMContext``.
        """
        ...


class ModelCallContext(NodeContext, Protocol):
    """The same, right before the model is called."""

    @property
    def messages(self) -> Sequence[Message]:
        """All messages of the request.

        Stored ones are the state's own objects, or equal to them and in the same order.
        """
        ...


@dataclass(frozen=True, slots=True)
class Replacement:
    """What a hook gives back in place of what it was shown.

    Parameters:
        messages: From ``before_model``, the request to send. From ``after_node``,
            the messages to store in place of those the node started with.
        summary: The summary's message, which stands in ``messages``.
        removed: The stored messages that are replaced. The summary takes the
            place of the first; the others go.
    """

    messages: tuple[Message, ...] = field(repr=False)
    summary: Message = field(repr=False)
    removed: tuple[Message, ...] = field(repr=False)


def stored_messages(state: Any, name: str) -> list[Message]:
    """The messages that a state holds.

    Args:
        state: The state.
        name: Its field with the messages.

    Raises:
        GraphConfigError: If the state has no such field, or no list in it.
    """
    if isinstance(state, Mapping):
        values = cast(Mapping[str, Any], state)
        found, messages = name in values, values.get(name)
    else:
        found, messages = hasattr(state, name), getattr(state, name, None)
    if not found:
        raise GraphConfigError(f"the state, a {type(state).__name__}, has no field {name!r}")
    if not isinstance(messages, (list, tuple)):
        raise GraphConfigError(
            f"{name!r} of the state must be a list of messages, got a {type(messages).__name__}"
        )
    return list(cast(Sequence[Message], messages))


def stored_places(request: Sequence[Message], stored: Sequence[Message]) -> list[int]:
    """Where the stored messages stand in a request.

    By identity; by equality, and in order, where the host made copies.
    """
    known = set(map(id, stored))
    places = [place for place, message in enumerate(request) if id(message) in known]
    if places:
        return places
    remaining = iter(stored)
    wanted = next(remaining, None)
    for place, message in enumerate(request):
        if wanted is not None and is_unchanged(message, wanted):
            places.append(place)
            wanted = next(remaining, None)
    return places


def with_summary(
    request: Sequence[Message],
    stored: Sequence[int],
    going: Sequence[int],
    summary: Message,
) -> list[Message]:
    """A request with the summary in the place of the stored messages that go.

    What is not stored and stands between them goes with them.

    Args:
        request: The request.
        stored: Where its stored messages stand.
        going: Where those stand that go, in order; not empty.
        summary: The summary's message.
    """
    first, last = going[0], going[-1]
    staying = set(stored).difference(going)
    between = [request[place] for place in range(first, last) if place in staying]
    return [*request[:first], summary, *between, *request[last + 1 :]]
