#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The exceptions of this package; add one here only if a caller can act on it.

::

    Exception
    └── SummarizationError            anything this package raises on purpose
        ├── ModelProviderError        the model answered with an error
        ├── YieldedError              it gave way to the caller too often to get done
        ├── SummaryTimeoutError       the model did not answer in time
        ├── SummaryRejectedError      the model answered, but not with a usable summary
        ├── CallbackError             a function of the configuration raised or gave nonsense
        ├── NoWriterError             there is nobody to ask
        └── GraphConfigError          the summarizer is wired to something that cannot hold it

A bad value in a configuration is a plain ``ValueError`` that names the field
and the value. Nothing here is ever raised into a running pipeline: there, each
of these becomes one ``on_summary_failed`` event. No message holds conversation
text.
"""

import re
import traceback

# Long, and of digits and letters of both cases, or long hexadecimal.
_KEY = re.compile(r"(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}|[0-9a-f]{32,}", re.ASCII)


class SummarizationError(Exception):
    """Base of every exception this package raises on purpose.

    Attributes:
        code: A short code for events and metrics, such as ``timeout``.
    """

    code = "error"


class ModelProviderError(SummarizationError):
    """The summarizing model, or whoever stands for it, answered with an error."""

    code = "model_error"


class YieldedError(SummarizationError):
    """The writer gave way to the caller's turns until it was no longer its turn."""

    code = "yielded"


class SummaryTimeoutError(SummarizationError):
    """The summarizing model did not answer within the timeout."""

    code = "timeout"


class SummaryRejectedError(SummarizationError):
    """The model answered, but its text cannot stand in for the conversation.

    Attributes:
        checks: Names of the checks that refused it, such as ``("blank",)``.
    """

    code = "rejected"

    def __init__(self, checks: tuple[str, ...]):
        """Name the checks that refused the text.

        Args:
            checks: Names of the checks that refused it.
        """
        super().__init__(f"summary refused by: {', '.join(checks)}")
        self.checks = checks


class CallbackError(SummarizationError):
    """A function that the user configured raised, or returned what it must not."""

    code = "config_error"

    def __init__(self, field: str, problem: BaseException | str):
        """Name the field, and what its function did.

        Args:
            field: The field of the configuration.
            problem: The exception it raised, of which only the type is told, or
                what is wrong with what it returned.
        """
        did = f"raised {type(problem).__name__}" if isinstance(problem, BaseException) else problem
        super().__init__(f"{field} {did}")


class NoWriterError(SummarizationError):
    """There is nobody to write a summary: no LLM in the pipeline, and none configured."""

    code = "no_writer"

    def __init__(self, detail: str = "no LLM to ask: set summary_config.llm, or run in a pipeline"):
        """Say what is missing.

        Args:
            detail: What, in words.
        """
        super().__init__(detail)


class GraphConfigError(SummarizationError):
    """The summarizer is wired to a host that cannot hold it."""

    code = "config_error"


def describe(error: BaseException) -> str:
    """What kind of error it was and where, without its text, which may quote the conversation."""
    trace = traceback.extract_tb(error.__traceback__)
    where = f" at {trace[-1].name}:{trace[-1].lineno}" if trace else ""
    return f"{type(error).__name__}{where}"


def describe_in_full(error: BaseException) -> str:
    """The same with its text, but for keys. For the log at TRACE and nowhere else."""
    try:
        return f"{describe(error)}: {without_keys(str(error))}"
    except Exception:  # of its `__str__`
        return describe(error)


def without_keys(text: str) -> str:
    """A text without what may be a key of a service."""
    return _KEY.sub("***", text)
