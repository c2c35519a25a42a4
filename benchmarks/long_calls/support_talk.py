#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""What a support call is made of beside what is planted in it: questions, and tools' answers.

Seeded. About half of the exchanges call a tool, whose answer is the JSON that a shop's
system would give: larger than all that is said about it, and full of numbers that nobody
asked for. To add a matter, write a function and name it in ``_MATTERS``.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from random import Random
from typing import Any

from benchmarks.fidelity.planted import Message

_PRODUCTS = (
    "walnut side table", "desk lamp", "rain jacket", "espresso machine", "kitchen scale",
    "bookshelf", "running shoes", "wall clock", "garden hose", "travel mug", "bath mat",
    "standing desk", "office chair", "picture frame", "tent", "backpack",
)  # fmt: skip
_SHOPS = ("Harbour Street", "the old mill", "Station Square", "the garden centre")
_COLOURS = ("oak", "white", "graphite", "navy", "sand", "forest green")
_CARRIERS = ("Blue Parcel", "Northline", "City Couriers")

Matter = Callable[[Random, str], Iterator[Message]]


def support_talk(language: str, rng: Random) -> Iterator[Iterable[Message]]:
    """Exchanges without end; in English, whatever the language."""
    for number in count(1):
        yield rng.choice(_MATTERS)(rng, f"shop_{number}")


def _order(rng: Random, call_id: str) -> Iterator[Message]:
    product, carrier = rng.choice(_PRODUCTS), rng.choice(_CARRIERS)
    yield _user(f"And the {product} I bought a while ago, do you see where that parcel is now?")
    yield from _tool(
        call_id,
        "find_parcel",
        {"product": product},
        {
            "status": "ok",
            "parcel": {
                "carrier": carrier,
                "weight_g": rng.randrange(200, 9000),
                "stops": [
                    {"hub": rng.randrange(10, 99), "scan": rng.choice(("in", "out", "held"))}
                    for _ in range(rng.randrange(3, 8))
                ],
                "next": rng.choice(("out for delivery", "waiting at the depot", "in transit")),
            },
        },
    )
    yield _assistant(
        f"It is with {carrier} at the moment and it is moving. There is nothing you need to do, "
        "they leave a card if nobody is at home."
    )


def _stock(rng: Random, call_id: str) -> Iterator[Message]:
    product, colour = rng.choice(_PRODUCTS), rng.choice(_COLOURS)
    yield _user(f"Do you have the {product} in {colour} in one of your shops?")
    yield from _tool(
        call_id,
        "check_stock",
        {"product": product, "colour": colour},
        {
            "product": product,
            "variants": [
                {
                    "sku": f"{rng.randrange(16**6):06x}",
                    "colour": one,
                    "stock": {shop: rng.randrange(0, 30) for shop in _SHOPS},
                }
                for one in rng.sample(_COLOURS, 3)
            ],
        },
    )
    yield _assistant(
        f"Yes, the shop at {rng.choice(_SHOPS)} has some left in {colour}. "
        "They keep one aside until the evening if you tell them you are coming."
    )


def _compare(rng: Random, call_id: str) -> Iterator[Message]:
    one, other = rng.sample(_PRODUCTS, 2)
    yield _user(f"What is better as a present, the {one} or the {other}?")
    yield from _tool(
        call_id,
        "get_reviews",
        {"products": [one, other]},
        {
            "reviews": [
                {"product": product, "stars": rng.randrange(1, 6), "helpful": rng.randrange(90)}
                for product in (one, other)
                for _ in range(rng.randrange(2, 5))
            ]
        },
    )
    yield _assistant(f"People seem happier with the {one}, and it can be returned for longer.")


def _trouble(rng: Random, call_id: str) -> Iterator[Message]:
    product = rng.choice(_PRODUCTS)
    yield _user(
        f"The {product} makes a strange noise when I move it. Is that normal, or did I put it "
        "together the wrong way? The leaflet was only pictures."
    )
    yield _assistant(
        "That is usually a screw that is not quite tight. Turn it over, tighten the ones in the "
        "corners first, and then the ones in the middle. If it still makes the noise after that, "
        "we send somebody who has a look at it."
    )


def _policy(rng: Random, call_id: str) -> Iterator[Message]:
    yield _user(
        rng.choice(
            (
                "How does it work if I want to bring something back?",
                "Can my brother pick things up for me, or does it have to be me?",
                "Do you take the old one with you when you deliver?",
                "What happens if nobody is at home?",
            )
        )
    )
    yield _assistant(
        rng.choice(
            (
                "You can bring it to any of our shops as long as it is unused, with the receipt "
                "or without. The money goes back the way it came.",
                "Anybody can do that for you, they only need the message that we send to you.",
                "Yes, we do, at no charge, if you tell the driver when he calls ahead.",
                "Then the driver leaves it with a neighbour, or takes it back to the depot.",
            )
        )
    )


def _chat(rng: Random, call_id: str) -> Iterator[Message]:
    product = rng.choice(_PRODUCTS)
    yield _user(f"My sister has the same {product}, she is very happy with it, I must say.")
    yield _assistant("I am glad to hear that. What else can I do for you?")


_MATTERS: tuple[Matter, ...] = (_order, _stock, _compare, _trouble, _policy, _chat)


def _user(text: str) -> Message:
    return {"role": "user", "content": text}


def _assistant(text: str) -> Message:
    return {"role": "assistant", "content": text}


def _tool(
    call_id: str, name: str, arguments: dict[str, Any], result: dict[str, Any]
) -> Iterator[Message]:
    function = {"name": name, "arguments": json.dumps(arguments)}
    call = {"id": call_id, "type": "function", "function": function}
    yield {"role": "assistant", "tool_calls": [call]}
    yield {"role": "tool", "tool_call_id": call_id, "content": json.dumps(result)}
