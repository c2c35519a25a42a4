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


class SummarizationError(Exception):
    """Base of every exception this package raises on purpose.

    Attributes:
        code: A short code for events and metrics, such as ``timeout``.
    """

    code = "error"


class ModelProviderError(SummarizationError):
    """The summarizing model, or whoever stands for it, answered with an error."""

    code = "model_error"


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

    def __init__(self, field: str, problem: Exception | str):
        """Name the field, and what its function did.

        Args:
            field: The field of the configuration.
            problem: The exception it raised, of which only the type is told, or
                what is wrong with what it returned.
        """
        did = f"raised {type(problem).__name__}" if isinstance(problem, Exception) else problem
        super().__init__(f"{field} {did}")


class NoWriterError(SummarizationError):
    """There is nobody to write a summary: no LLM in the pipeline, and none configured."""

    code = "no_writer"


class GraphConfigError(SummarizationError):
    """The summarizer is wired to a host that cannot hold it."""

    code = "config_error"
