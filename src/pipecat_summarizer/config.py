#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a user sets: the thresholds, how a summary is written, and what is told about it.

Each class extends Pipecat's of the same name, so that ``isinstance`` holds and a
field that Pipecat adds later flows through. Pipecat's own objects are accepted
wherever ours are; see the ``from_pipecat`` methods. A bad value is a
``ValueError`` that names the field and the value, raised when the object is
built. An object passed in is never changed.
"""

import dataclasses
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from pipecat.utils.context.llm_context_summarization import (
    LLMAutoContextSummarizationConfig as _PipecatAutoConfig,
)
from pipecat.utils.context.llm_context_summarization import (
    LLMContextSummarizationConfig as _PipecatFlatConfig,
)
from pipecat.utils.context.llm_context_summarization import (
    LLMContextSummaryConfig as _PipecatSummaryConfig,
)

from pipecat_summarizer.callbacks import call
from pipecat_summarizer.config_values import (
    check_callable,
    check_check,
    check_protocol,
    check_seconds,
    check_sequence,
    check_switch,
    check_template,
    check_text,
    check_whole,
    check_word,
    check_writer,
    formats_with_summary_alone,
    shown,
)
from pipecat_summarizer.counting import TokenCounter
from pipecat_summarizer.errors import CallbackError
from pipecat_summarizer.fidelity import Check
from pipecat_summarizer.generation.prompt import DEFAULT_SUMMARIZATION_PROMPT
from pipecat_summarizer.messages import Message, text_of
from pipecat_summarizer.selection import RecentMessagesPolicy, RecentPolicy
from pipecat_summarizer.triggers import SummarizationTrigger

_SUMMARY_ROLES = ("system", "developer", "user", "assistant")

BUDGET_SHARE = 0.8
"""The share of ``max_context_tokens`` that a summary budget above it is taken as."""


@dataclass
class LLMContextSummaryConfig(_PipecatSummaryConfig):
    """How a summary is written and put into the context.

    Parameters:
        target_context_tokens: The most tokens the summary may have, passed to
            the LLM as ``max_tokens``. The words asked for are fewer.
        min_messages_after_summary: How many of the newest messages stay as they
            are. The current exchange and open tool calls stay in any case.
        summarization_prompt: System instruction for the summarizing LLM in
            place of the default; ``{target_tokens}`` in it is filled in.
        summary_message_template: How the summary stands in the context. Holds
            ``{summary}`` at least once; other braces may stay.
        llm: A dedicated service for summaries: anything with Pipecat's
            ``run_inference``, or a :class:`.SummaryWriter`. None: the
            conversation's own LLM, called beside it.
        summarization_timeout: Seconds a summary may take, retry included.
        pin: Called with each standard message; where it returns True the
            message always stays, whatever its age, also when a request's own
            configuration has no ``pin``. A provider's own messages (thinking,
            signatures) stay with the message they accompany.
        summary_message_factory: Called with the summary's text; returns the
            message for the context. Wins over the template.
        owns_llm: Whether ``llm`` is cleaned up with the pipeline. Leave it off
            for a service that others use too, and so for a configuration that
            serves many bots.
        max_input_tokens: The summarizing model's input window. A longer
            transcript is summarized in chunks. None: what is known of the model by
            its name; where nothing is, no chunks.
        recent: Which of the newest messages stay, in place of
            ``min_messages_after_summary``: a :class:`.RecentMessagesPolicy` or a
            :class:`.RecentTokensPolicy`.
        fallbacks: Who writes when ``llm`` fails, is refused twice or takes too
            long, in this order and within the one ``summarization_timeout``:
            services or writers. With an :class:`.ExtractiveSummaryWriter` as the
            last a summary never fails.
        enable_exact_values: Whether exact values (numbers, ids, dates, amounts,
            addresses, names) and standing wishes are kept in code, and added to a
            summary that does not hold them.
        redact: What is masked before a writer, the exact values or a summary get
            to see it: ``"cards"`` for card numbers and their security codes, or a
            function of a text. None: nothing. It masks what is summarized; the
            conversation's own requests are as they were.
        checks: What a model's summary has to pass, in order; see
            ``fidelity.checks``. None: all of ``DEFAULT_CHECKS``. An empty list:
            nothing.
        summary_language: The language of summaries, such as ``"English"``. None:
            the conversation's own.
        response_schema: Whether a service is asked for a reply with one field for each
            part of the summary, which its provider holds it to; the text is made of
            it in code. True: where Pipecat says that the service can (from 1.12 on).
            None: there too, but only at OpenAI's, Anthropic's and Google's own
            addresses. Where it is refused, the next request is for plain text. A
            ``summarization_prompt`` is always answered in plain text.
        yield_to_turns: Whether the caller goes first, for a model server that does one
            thing at a time: writing starts after the reply, is broken off when a turn
            reaches an LLM of the pipeline, and is tried again in the next gap. After
            three times it is the next writer's turn; the last one then fails, or
            writes all the same where there is no hard limit or it is near.
        alternate_roles: Whether a context whose user and assistant alternate goes on
            doing so, for a server whose chat template refuses two messages of the user
            in a row: then a message or two more stay. Pipecat's adapters for Anthropic,
            Bedrock, Gemini and Perplexity take care of that themselves, and OpenAI and
            Mistral take such rows.
    """

    # Pipecat says LLMService, which would not let a writer of one's own pass a type checker.
    llm: Any = None  # pyright: ignore[reportIncompatibleVariableOverride]
    pin: Callable[[Message], bool] | None = None
    summary_message_factory: Callable[[str], Message] | None = None
    owns_llm: bool = False
    max_input_tokens: int | None = None
    recent: RecentPolicy | None = None
    fallbacks: Sequence[Any] = ()
    enable_exact_values: bool = True
    redact: Literal["cards"] | Callable[[str], str] | None = None
    checks: Sequence[Check] | None = None
    summary_language: str | None = None
    response_schema: bool | None = None
    yield_to_turns: bool = False
    alternate_roles: bool = False

    def __post_init__(self):
        """Check every value."""
        check_whole("target_context_tokens", self.target_context_tokens, at_least=1)
        check_whole("min_messages_after_summary", self.min_messages_after_summary, at_least=0)
        check_text("summarization_prompt", self.summarization_prompt)
        check_template("summary_message_template", self.summary_message_template)
        check_seconds("summarization_timeout", self.summarization_timeout)
        if self.llm is not None:
            check_writer("llm", self.llm)
        check_sequence("fallbacks", self.fallbacks)
        for fallback in self.fallbacks:
            check_writer("fallbacks", fallback)
        check_switch("enable_exact_values", self.enable_exact_values)
        if isinstance(self.redact, str):
            if self.redact != "cards":
                raise ValueError(
                    f"redact must be 'cards', a function or None, got {shown(self.redact)}"
                )
        else:
            check_callable("redact", self.redact)
        if self.checks is not None:
            self._check_checks(self.checks)
        check_word("summary_language", self.summary_language)
        if self.response_schema is not None:
            check_switch("response_schema", self.response_schema)
        check_switch("yield_to_turns", self.yield_to_turns)
        check_switch("alternate_roles", self.alternate_roles)
        check_callable("pin", self.pin)
        check_callable("summary_message_factory", self.summary_message_factory)
        check_switch("owns_llm", self.owns_llm)
        if self.max_input_tokens is not None:
            check_whole("max_input_tokens", self.max_input_tokens, at_least=1)
        if self.recent is not None and not isinstance(self.recent, RecentPolicy):
            raise ValueError(f"recent must be a recent-message policy, got {shown(self.recent)}")

    def _check_checks(self, checks: Sequence[Check]):
        check_sequence("checks", checks)
        for check in checks:
            check_check("checks", check)
        names = [check.name for check in checks]
        if len(set(names)) < len(names):
            raise ValueError(f"checks must have names of their own, got {shown(names)}")

    @property
    def has_custom_prompt(self) -> bool:
        """Whether the user's own prompt is in force; a blank one is none."""
        return bool(self.summarization_prompt and self.summarization_prompt.strip())

    @property
    def summary_prompt(self) -> str:
        """The system instruction in force: the custom one, else the default."""
        prompt = self.summarization_prompt if self.has_custom_prompt else None
        prompt = prompt or DEFAULT_SUMMARIZATION_PROMPT
        return prompt.replace("{target_tokens}", str(self.target_context_tokens))

    @property
    def recent_policy(self) -> RecentPolicy:
        """Which of the newest messages stay: ``recent``, else by their number."""
        if self.recent is not None:
            return self.recent
        return RecentMessagesPolicy(keep_recent=self.min_messages_after_summary)

    def build_message(self, summary: str) -> Message:
        """The message that stands in the context for the summary.

        A user message by default: a summary is something the assistant is told,
        and Pipecat's adapters pull a system message at the front out of the
        conversation.

        Raises:
            CallbackError: If ``summary_message_factory`` raised, or returned no message
                that a summary may stand in.
        """
        if self.summary_message_factory is None:
            return {"role": "user", "content": self.fill_template(summary)}
        message = call("summary_message_factory", self.summary_message_factory, summary)
        if not isinstance(message, dict):
            kind = type(message).__name__
            raise CallbackError("summary_message_factory", f"returned a {kind}, not a message")
        message = dict(message)  # the function may hand out one and the same object
        if message.get("role") not in _SUMMARY_ROLES or not text_of(message).strip():
            raise CallbackError(
                "summary_message_factory",
                f"returned a message without text, or of a role not in {_SUMMARY_ROLES}",
            )
        return message

    def fill_template(self, summary: str) -> str:
        """The summary in its template."""
        template = self.summary_message_template
        if formats_with_summary_alone(template):
            return template.format(summary=summary)
        return template.replace("{summary}", summary)

    @classmethod
    def from_pipecat(cls, config: _PipecatSummaryConfig) -> "LLMContextSummaryConfig":
        """The same settings as an object of this class; ``config`` itself if it is one.

        Raises:
            ValueError: If Pipecat let a value through that cannot work, or
                ``config`` is something else.
        """
        if isinstance(config, cls):
            return config
        if isinstance(config, _PipecatSummaryConfig):
            return cls(**_shared_fields(cls, config))
        raise ValueError(f"config must be an LLMContextSummaryConfig, got {shown(config)}")


@dataclass
class SummaryTelemetryConfig:
    """What is told about each summary beside the events. Never conversation text.

    Parameters:
        enable_metrics: Push one ``MetricsFrame`` for each summary applied or failed.
        enable_tracing: Add a span under the turn's, when tracing is on.
        enable_rtvi: Send one RTVI server message for each of these, when RTVI is on.
        enable_logs: Write log lines.
    """

    enable_metrics: bool = True
    enable_tracing: bool = True
    enable_rtvi: bool = True
    enable_logs: bool = True

    def __post_init__(self):
        """Check every value."""
        for item in dataclasses.fields(self):
            check_switch(item.name, getattr(self, item.name))


@dataclass
class LLMAutoContextSummarizationConfig(_PipecatAutoConfig):
    """When a summary is made without being asked for.

    At least one of the two thresholds must be set, or a trigger.

    Parameters:
        max_context_tokens: Summarize at this many tokens of messages, by the
            approximate count. The service's ``system_instruction`` and the tool
            schemas are not in it, as in Pipecat.
        max_unsummarized_messages: Summarize at this many new messages since the
            last summary. Messages that summary kept are not new.
        summary_config: How the summary is written. A budget above
            ``max_context_tokens`` is taken as 80 % of it, on a copy.
        telemetry: What is told about each summary beside the events.
        trigger: Says when, in place of both thresholds, which may then be None.
        token_counter: Counts tokens for thresholds, triggers and events. None:
            the approximate one. One that fails is told of and replaced by that.
        hard_limit_tokens: No request of the conversation may have more tokens than
            this, the system instruction and the tools included. What must fit is
            made to fit before the model sees it. Counted in the provider's own
            tokens where usage metrics are on. None: no such limit.
        hard_limit_wait_secs: The longest that a request above the hard limit waits
            for a summary, before it is made to fit without a model.
        cache_aware: Whether a summary that is due waits while it would cost more than
            it saves, where the provider caches prompts: half way from
            ``max_context_tokens`` to ``hard_limit_tokens`` at most, and so it needs
            the latter.
    """

    summary_config: LLMContextSummaryConfig = field(default_factory=LLMContextSummaryConfig)
    telemetry: SummaryTelemetryConfig = field(default_factory=SummaryTelemetryConfig)
    trigger: SummarizationTrigger | None = None
    token_counter: TokenCounter | None = None
    hard_limit_tokens: int | None = None
    hard_limit_wait_secs: float = 2.0
    cache_aware: bool = False

    def __post_init__(self):
        """Check every value, and fit the budget to the threshold."""
        check_protocol("trigger", self.trigger, SummarizationTrigger)
        check_protocol("token_counter", self.token_counter, TokenCounter)
        thresholds = (self.max_context_tokens, self.max_unsummarized_messages)
        if self.trigger is None and thresholds == (None, None):
            raise ValueError(
                "At least one of max_context_tokens and max_unsummarized_messages must be set, "
                "got None for both"
            )
        if self.max_context_tokens is not None:
            check_whole("max_context_tokens", self.max_context_tokens, at_least=1)
        if self.max_unsummarized_messages is not None:
            check_whole("max_unsummarized_messages", self.max_unsummarized_messages, at_least=1)
        self._check_hard_limit()
        if not isinstance(self.summary_config, _PipecatSummaryConfig):
            raise ValueError(
                "summary_config must be an LLMContextSummaryConfig, got "
                f"{shown(self.summary_config)}"
            )
        if not isinstance(self.telemetry, SummaryTelemetryConfig):
            raise ValueError(
                f"telemetry must be a SummaryTelemetryConfig, got {shown(self.telemetry)}"
            )
        summary_config = LLMContextSummaryConfig.from_pipecat(self.summary_config)
        limit = self.max_context_tokens if self.trigger is None else None
        if limit is not None and summary_config.target_context_tokens > limit:
            summary_config = dataclasses.replace(
                summary_config, target_context_tokens=max(1, int(limit * BUDGET_SHARE))
            )
        self.summary_config = summary_config  # pyright: ignore[reportIncompatibleVariableOverride]

    def _check_hard_limit(self):
        check_seconds("hard_limit_wait_secs", self.hard_limit_wait_secs, may_be_zero=True)
        check_switch("cache_aware", self.cache_aware)
        if self.hard_limit_tokens is None:
            if self.cache_aware:
                raise ValueError("cache_aware needs hard_limit_tokens, got None for it")
            return
        check_whole("hard_limit_tokens", self.hard_limit_tokens, at_least=1)
        threshold = self.max_context_tokens if self.trigger is None else None
        if threshold is not None and self.hard_limit_tokens <= threshold:
            raise ValueError(
                f"hard_limit_tokens must exceed max_context_tokens, {threshold}, "
                f"got {self.hard_limit_tokens}"
            )

    @classmethod
    def from_pipecat(
        cls, config: "_PipecatAutoConfig | _PipecatFlatConfig"
    ) -> "LLMAutoContextSummarizationConfig":
        """The same settings as an object of this class; ``config`` itself if it is one.

        Raises:
            ValueError: If Pipecat let a value through that cannot work, or
                ``config`` is something else.
        """
        if isinstance(config, cls):
            return config
        if isinstance(config, _PipecatFlatConfig):
            return cls.from_pipecat(config.to_auto_config())
        if isinstance(config, _PipecatAutoConfig):
            return cls(**_shared_fields(cls, config))
        raise ValueError(
            f"config must be an LLMAutoContextSummarizationConfig, got {shown(config)}"
        )


# Pipecat marks its class deprecated, which also warns whoever derives from it.
with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)

    @dataclass
    class LLMContextSummarizationConfig(_PipecatFlatConfig):
        """The deprecated flat configuration.

        Use :class:`LLMAutoContextSummarizationConfig` with a nested
        :class:`LLMContextSummaryConfig` instead.

        Parameters:
            max_context_tokens: See :class:`LLMAutoContextSummarizationConfig`.
            target_context_tokens: See :class:`LLMContextSummaryConfig`.
            max_unsummarized_messages: See :class:`LLMAutoContextSummarizationConfig`.
            min_messages_after_summary: See :class:`LLMContextSummaryConfig`.
            summarization_prompt: See :class:`LLMContextSummaryConfig`.
            summary_message_template: See :class:`LLMContextSummaryConfig`.
            llm: See :class:`LLMContextSummaryConfig`.
            summarization_timeout: See :class:`LLMContextSummaryConfig`.
        """

        def __post_init__(self):
            """Warn, and check every value."""
            warnings.warn(
                "LLMContextSummarizationConfig is deprecated. Use "
                "LLMAutoContextSummarizationConfig with a nested LLMContextSummaryConfig instead.",
                DeprecationWarning,
                stacklevel=3,
            )
            auto_config = self.to_auto_config()
            self.target_context_tokens = auto_config.summary_config.target_context_tokens

        def to_auto_config(self) -> LLMAutoContextSummarizationConfig:
            """The same settings in the current classes."""
            return LLMAutoContextSummarizationConfig(
                max_context_tokens=self.max_context_tokens,
                max_unsummarized_messages=self.max_unsummarized_messages,
                summary_config=LLMContextSummaryConfig(
                    **_shared_fields(LLMContextSummaryConfig, self)
                ),
            )


def _shared_fields(cls: type, source: Any) -> dict[str, Any]:
    """The init arguments of a dataclass that ``source`` has a value for."""
    return {
        item.name: getattr(source, item.name)
        for item in dataclasses.fields(cls)
        if item.init and hasattr(source, item.name)
    }
