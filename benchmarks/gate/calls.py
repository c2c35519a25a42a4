#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Calls to summarize, made up by seed from :mod:`.languages`."""

import random
from dataclasses import dataclass

from benchmarks.gate.languages import Scenario, Spoken, lines, spoken


@dataclass(frozen=True)
class Call:
    """A call.

    Parameters:
        language: Its language's code.
        scenario: What it is about.
        values: What fills the templates.
        said: What was said in turn, the caller first.
    """

    language: str
    scenario: str
    values: dict[str, str]
    said: tuple[str, ...]

    @property
    def messages(self) -> list[dict[str, str]]:
        """The call as messages."""
        return [
            {"role": "assistant" if index % 2 else "user", "content": text}
            for index, text in enumerate(self.said)
        ]

    @property
    def parts(self) -> Scenario:
        """What a summary of it may say."""
        return spoken(self.language).scenarios[self.scenario]


def make_call(chance: random.Random, language: str, scenario: str | None = None) -> Call:
    """A call in a language; half of them go on after the last question."""
    material = spoken(language)
    scenario = scenario or chance.choice(sorted(material.scenarios))
    values = make_values(chance, material)
    said = lines(material.scenarios[scenario].call)
    if scenario == "parcel" and chance.random() < 0.5:
        said += lines(material.replies)
    return Call(language, scenario, values, tuple(line.format(**values) for line in said))


def make_values(chance: random.Random, material: Spoken) -> dict[str, str]:
    """Values for the templates."""

    def one_of(text: str) -> str:
        return chance.choice([item.strip() for item in text.split("|")])

    digits = str(chance.randint(10_000, 99_999))
    letters = "".join(chance.sample("ABCDEFGHKLMNPRSTUVWX", 2))
    return {
        "name": one_of(material.names),
        "id": digits if chance.random() < 0.7 else f"{letters}{digits[:4]}",
        "day": one_of(material.days),
        "time": f"{chance.randint(8, 18)}:{chance.choice(['00', '15', '30', '45'])}",
        "amount": one_of(material.amounts),
        "phone": f"555 0{chance.randint(100, 999)}",
        "count": str(chance.randint(2, 9)),
    }
