#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What the schemas of the tools cost, which go with every request.

No provider says how it writes them into the prompt. Their JSON text is the
measure: OpenAI's own form is a little shorter, Anthropic's a little longer.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from pipecat_summarizer.counting.parts import CountText
from pipecat_summarizer.counting.rates import estimate_text
from pipecat_summarizer.messages import dump_json

TOOL_TOKENS = 10
"""What surrounds one tool's schema."""


def count_tools(tools: Any, count_text: CountText = estimate_text) -> int:
    """The tokens of the tools that a context offers.

    Args:
        tools: Pipecat's ``ToolsSchema`` (a context's ``tools``), a list of
            function schemas or of a provider's own mappings, or one of these.
            Whatever offers no tools, such as None or ``NOT_GIVEN``, counts as
            nothing. Of custom tools, those of one adapter are sent; the
            adapter with the most counts.
        count_text: Counts a text; ``counter.count_text`` of a tokenizer, for one.
    """
    standard = getattr(tools, "standard_tools", None)
    if standard is None:
        return _count_each(_listed(tools), count_text)
    custom = getattr(tools, "custom_tools", None)
    by_adapter = cast(Mapping[Any, Any], custom).values() if isinstance(custom, Mapping) else ()
    tokens = _count_each(_listed(standard), count_text)
    return tokens + max((_count_each(_listed(one), count_text) for one in by_adapter), default=0)


def _listed(tools: Any) -> Sequence[Any]:
    return cast(Sequence[Any], tools) if isinstance(tools, (list, tuple)) else (tools,)


def _count_each(tools: Iterable[Any], count_text: CountText) -> int:
    schemas = [schema for schema in map(_schema_of, tools) if schema]
    return sum([TOOL_TOKENS + count_text(dump_json(schema)) for schema in schemas])


def _schema_of(tool: Any) -> Mapping[str, Any] | None:
    """The JSON schema of one tool; None for what is none."""
    to_dict = getattr(tool, "to_default_dict", None)
    schema = to_dict() if callable(to_dict) else tool
    return cast(Mapping[str, Any], schema) if isinstance(schema, Mapping) else None
