#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Calling a function that the user configured: whatever it does is one error that names it.

Every such function is called through here, also one that is added. What it raised may quote
the conversation, so that goes into the log at TRACE and nowhere else.
"""

import inspect
from collections.abc import Callable
from functools import partial
from typing import Any

from loguru import logger

from pipecat_summarizer.errors import CallbackError, describe_in_full


def call(field: str, function: Callable[..., Any], *args: Any) -> Any:
    """Call a user's function.

    Args:
        field: The field of the configuration that it stands in.
        function: The function.
        *args: What it is called with.

    Raises:
        CallbackError: If it raised, or gave something to be awaited. Also for what is
            no ``Exception``, such as a ``CancelledError`` of its own or the panic of an
            extension, which would end the task that it is called in.
        KeyboardInterrupt: If it raised that: somebody wants the process to end.
        SystemExit: In the same way.
    """
    try:
        result = function(*args)
    except (CallbackError, KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:
        raise failure(field, error) from None
    if inspect.isawaitable(result):
        kind = type(result).__name__
        if inspect.iscoroutine(result):
            result.close()  # or Python warns that nobody awaited it
        raise CallbackError(field, f"returned a {kind}: it must not be async")
    return result


def call_predicate(field: str, predicate: Callable[..., Any], *args: Any) -> bool:
    """Call a user's function that says yes or no; None is a no, as of any function without an end.

    Args:
        field: The field of the configuration that it stands in.
        predicate: The function.
        *args: What it is called with.

    Raises:
        CallbackError: As for :func:`call`, and if its answer is neither true nor false.
    """
    answer = call(field, predicate, *args)
    return answer if isinstance(answer, bool) else call(field, bool, answer)


def failure(field: str, error: BaseException) -> CallbackError:
    """What is told of an exception that a user's function raised."""
    trace_failure(field, error)
    return CallbackError(field, error)


def trace_failure(culprit: str, error: BaseException):
    """Write the one line of the log that has an exception's text.

    Args:
        culprit: Whose exception it is.
        error: The exception.
    """
    text = partial(describe_in_full, error)
    logger.opt(lazy=True).trace("{} failed: {}", lambda: culprit, text)


def is_async(function: Any) -> bool:
    """Whether a function, or an object that is called, gives something to be awaited."""
    return any(
        inspect.iscoroutinefunction(one) or inspect.isasyncgenfunction(one)
        for one in (function, getattr(function, "__call__", None))  # noqa: B004
    )
