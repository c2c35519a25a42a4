#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The tools of the bot in the calls. They stand in front of every request, and never change."""

from typing import Any


def _tool(name: str, description: str, **properties: str) -> dict[str, Any]:
    fields = {key: {"type": "string", "description": text} for key, text in properties.items()}
    return {
        "name": name,
        "description": description,
        "parameters": {"type": "object", "properties": fields, "required": list(properties)},
    }


TOOLS = [
    _tool(
        "find_parcel",
        "Find out where a parcel is now, which carrier has it and what comes next.",
        product="What the caller has bought, in a few words, as the caller calls it.",
    ),
    _tool(
        "check_stock",
        "Find out how many pieces of a product are in each shop, by colour.",
        product="The product, in a few words.",
        colour="The colour that the caller asks for; an empty text for all.",
    ),
    _tool(
        "get_reviews",
        "Get what other people say about products, with their stars.",
        products="The products, separated by commas.",
    ),
    _tool(
        "look_up",
        "Look up one value of the caller's file, such as the delivery address.",
        what="The name of the value.",
    ),
    _tool(
        "page",
        "Page a technician, and wait until one answers. This may take long.",
        reason="Why, in one sentence.",
    ),
]
