#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import importlib
import json

import pytest
from pipecat.processors.aggregators import llm_context
from pipecat.processors.aggregators.llm_context import NOT_GIVEN, LLMContext

from pipecat_summarizer.counting import count_tools
from pipecat_summarizer.counting.tools import TOOL_TOKENS

# Where they live depends on the version of Pipecat.
schemas = importlib.import_module(llm_context.ToolsSchema.__module__)
AdapterType, FunctionSchema = schemas.AdapterType, schemas.FunctionSchema
ToolsSchema = llm_context.ToolsSchema

LOOKUP = FunctionSchema(
    name="look_up_order",
    description="Look up an order by its number, and say where it is now.",
    properties={
        "order_number": {"type": "string", "description": "The number, such as 48213."},
        "unit": {"type": "string", "enum": ["day", "week"]},
    },
    required=["order_number"],
)
PROVIDERS_OWN = {"type": "function", "function": LOOKUP.to_default_dict()}
COST = TOOL_TOKENS + len(json.dumps(LOOKUP.to_default_dict())) // 4


async def call_back(params, number: str):
    """Call the customer back.

    Args:
        number: The number to call.
    """


def test_a_schema_counts_its_json_and_what_surrounds_it():
    assert count_tools(ToolsSchema(standard_tools=[LOOKUP])) == COST
    assert count_tools(ToolsSchema(standard_tools=[LOOKUP, LOOKUP])) == 2 * COST


def test_a_list_and_a_single_schema_count_alike():
    assert count_tools([LOOKUP]) == count_tools((LOOKUP,)) == count_tools(LOOKUP) == COST
    assert count_tools([PROVIDERS_OWN]) > COST


def test_a_contexts_tools_are_counted_direct_functions_too():
    context = LLMContext(tools=ToolsSchema(standard_tools=[LOOKUP, call_back]))
    assert count_tools(context.tools) > COST + TOOL_TOKENS + len(call_back.__doc__) // 8


def test_of_custom_tools_those_of_the_costliest_adapter_count():
    small, large = {"google_search": {}}, {"type": "mcp", "server_label": "orders" * 20}
    both = {AdapterType.GEMINI: [small], AdapterType.OPENAI: [large, large]}
    tools = ToolsSchema(standard_tools=[LOOKUP], custom_tools=both)
    assert count_tools(tools) == COST + 2 * (TOOL_TOKENS + len(json.dumps(large)) // 4)


@pytest.mark.parametrize("nothing", [None, NOT_GIVEN, [], ToolsSchema([]), [{}], "tools", [None]])
def test_no_tools_are_no_tokens(nothing):
    assert count_tools(nothing) == 0


def test_what_json_cannot_say_is_counted_all_the_same():
    loop = {"name": "loop"}
    loop["parameters"] = loop
    assert count_tools([loop]) > 0
    assert count_tools([{"name": "odd", "default": object()}]) > TOOL_TOKENS


def test_another_count_of_text_may_be_given():
    assert count_tools([LOOKUP], lambda text: 1000) == 1000 + TOOL_TOKENS
