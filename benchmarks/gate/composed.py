#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""Samples put together by seed from the templates of :mod:`.languages`.

A template belongs to one split for good (see :func:`.languages.alternatives`), so what
is measured was never seen while tuning.
"""

import json
import random
from collections.abc import Iterator

from benchmarks.gate.calls import Call, make_call
from benchmarks.gate.languages import CODES, Spoken, alternatives, lines, spoken
from benchmarks.gate.samples import COUNTER, MAX_TOKENS, Sample
from pipecat_summarizer.generation.prompt import (
    DEFAULT_SUMMARIZATION_PROMPT,
    build_prompt,
    words_for,
)

STYLES = (
    *("prose", "notes", "bullets", "sections", "numbered", "json", "markdown"),
    *("addressed", "told_refusal", "preface", "short", "update", "tagged", "fenced"),
)
PARTS = ("who", "facts", "done", "wish", "open")
SCRIPTS = {
    **dict.fromkeys(("en", "es", "de", "fr", "pt", "it", "nl", "pl", "tr"), "latin"),
    **{code: code for code in ("ru", "ar", "hi", "zh", "ja", "ko")},
}
TOOL_CALLS = (
    '{{"name": "find_order", "arguments": {{"id": "{id}"}}}}',
    '<tool_call>\n{{"name": "track_parcel", "arguments": {{"order": "{id}"}}}}\n</tool_call>',
    '[{{"type": "function", "function": {{"name": "book", "arguments": "{{}}"}}}}]',
    '<function=refund>{{"account": "{id}"}}</function>',
    '```json\n{{"name": "send_sms", "parameters": {{"to": "{phone}"}}}}\n```',
    'find_order(id="{id}")',
    "```tool_code\nprint(lookup(order='{id}'))\n```",
    'Action: find_order\nAction Input: {{"id": "{id}"}}',
    'Let me look that up.\n<tool_call>{{"name": "find_order", "arguments": {{}}}}</tool_call>',
    '<|tool_call_begin|>functions.find_order:0<|tool_call_argument_begin|>{{"id": "{id}"}}',
    '<function_calls><invoke name="find_order"><parameter name="id">{id}</parameter></invoke>',
    '{{"tool": "calendar.book", "tool_input": {{"time": "{time}"}}}}',
)
BLANKS = (
    "",
    "   \n",
    "...",
    "<summary></summary>",
    "```\n```",
    "—",
    "<summary>\n\n</summary>",
    "**",
)


def good_samples(split: str, number: int) -> Iterator[Sample]:
    """Good summaries, languages and styles in turn."""
    for index in range(number):
        language = CODES[index % len(CODES)]
        style = STYLES[index // len(CODES) % len(STYLES)]
        yield good_sample(random.Random(f"good {split} {index}"), split, language, style)


def good_sample(chance: random.Random, split: str, language: str, style: str) -> Sample:
    """One good summary."""
    material = spoken(language)
    prior = None
    if style in ("addressed", "told_refusal"):
        call = make_call(chance, language, "parcel")
        templates = material.addressed if style == "addressed" else material.told_refusals
        raw = chance.choice(alternatives(templates, split)).format(**call.values)
        said = call.said
    elif style == "short":
        call = make_call(chance, language)
        raw, said = sentence(chance, call, "who", split), call.said
    else:
        call, said, points = long_call(chance, language, split)
        if style == "update":
            prior = " ".join(sentence(chance, call, part, split) for part in PARTS)
            said = said[len(call.said) :]
        raw = lay_out(chance, style, points, material, split)
    return Sample(split, True, style, "composed", language, raw, said, prior)


def long_call(
    chance: random.Random, language: str, split: str
) -> tuple[Call, tuple[str, ...], list[tuple[str, str]]]:
    """A call about two matters, and the points of a summary, each with its part."""
    first = make_call(chance, language)
    others = sorted(set(spoken(language).scenarios) - {first.scenario})
    second = make_call(chance, language, chance.choice(others))
    values = second.values | {"name": first.values["name"]}
    second = Call(language, second.scenario, values, said_with(second, values))
    bridge = lines(spoken(language).replies)[-2].format(**values)
    said = (*first.said, bridge, *second.said)
    points = [
        (part, sentence(chance, call, part, split))
        for part in PARTS
        for call in (first, second)
        if part != "who" or call is first or chance.random() < 0.5
    ]
    return first, said, points


def said_with(call: Call, values: dict[str, str]) -> tuple[str, ...]:
    """What is said in a call, with other values."""
    return tuple(line.format(**values) for line in lines(call.parts.call))


def sentence(chance: random.Random, call: Call, part: str, split: str) -> str:
    """A sentence for one part of the summary of a call."""
    return chance.choice(alternatives(getattr(call.parts, part), split)).format(**call.values)


def lay_out(
    chance: random.Random,
    style: str,
    points: list[tuple[str, str]],
    material: Spoken,
    split: str,
) -> str:
    """The points in a style."""
    texts = [text for _, text in points]
    if style in ("prose", "update", "preface", "tagged", "fenced"):
        kept = [text for text in texts if chance.random() < 0.85] or texts
        text = " ".join(kept)
        if style == "tagged":
            return f"<summary>\n{text}\n</summary>"
        if style == "fenced":
            return f"```\n{text}\n```"
        if style == "preface":
            found = alternatives(material.prefaces, split) or lines(material.prefaces)
            return f"{chance.choice(found)}\n\n{text}"
        return text
    if style == "notes":
        return "; ".join(text.rstrip(".。।") for text in texts)
    if style == "bullets":
        return "\n".join(f"- {text}" for text in texts)
    if style == "numbered":
        return "\n".join(f"{index}. {text}" for index, text in enumerate(texts, 1))
    grouped = {
        heading: " ".join(text for part, text in points if part == name)
        for name, heading in zip(PARTS, material.headings, strict=True)
    }
    if style == "json":
        return json.dumps(grouped, ensure_ascii=False)
    if style == "markdown":
        return "\n\n".join(f"## {heading}\n{text}" for heading, text in grouped.items())
    return "\n".join(f"{heading}: {text}" for heading, text in grouped.items())


def bad_samples(split: str) -> Iterator[Sample]:
    """Every bad template of the split once, and bad samples of the other kinds."""
    for language in CODES:
        chance = random.Random(f"bad {split} {language}")
        yield from spoken_badly(chance, split, language)
        for _ in range(2):
            yield from ill_formed(chance, split, language)
    chance = random.Random(f"bad {split}")
    for kind, templates in (("tool_call", TOOL_CALLS), ("blank", BLANKS)):
        for template in alternatives("\0".join(templates), split, separator="\0"):
            call = make_call(chance, chance.choice(CODES), "parcel")
            raw = template.format(**call.values)
            yield Sample(split, False, kind, "composed", call.language, raw, call.said)


def spoken_badly(chance: random.Random, split: str, language: str) -> Iterator[Sample]:
    """What a model says that declines, serves, announces, thinks or answers."""
    material = spoken(language)
    kinds = {
        "refusal": material.refusals,
        "offer": material.offers,
        "announcement": material.announcements,
        "reasoning": material.reasonings,
        "off_topic": material.off_topic,
    }
    for kind, templates in kinds.items():
        for template in alternatives(templates, split):
            call = make_call(chance, language)
            raw = dressed(chance, template.format(**call.values))
            yield Sample(split, False, kind, "composed", language, raw, call.said)
    for scenario in sorted(material.scenarios):
        for template in alternatives(material.scenarios[scenario].answers, split):
            call = make_call(chance, language, scenario)
            said = said_with(call, call.values)
            raw = dressed(chance, template.format(**call.values))
            yield Sample(split, False, "answer", "composed", language, raw, said)


def ill_formed(chance: random.Random, split: str, language: str) -> Iterator[Sample]:
    """What is not in the form of a summary, or not of one that is whole."""
    material = spoken(language)
    caller, agent, _, _ = material.labels

    def sample(kind: str, raw: str, said: tuple[str, ...]) -> Sample:
        return Sample(split, False, kind, "composed", language, raw, said)

    _, said, points = long_call(chance, language, split)
    text = " ".join(text for _, text in points)
    yield sample(
        "unclosed", f"<summary>\n{text[: int(len(text) * chance.uniform(0.3, 0.9))]}", said
    )
    yield sample("stopped", stopped(text), said)
    yield sample("thinking", f"<think>\n{text}\n", said)
    yield sample("too_large", " ".join([text] * 6), said * 6)
    call = make_call(chance, language)
    yield sample("larger", " ".join([text] * 4), call.said)
    others = [code for code in CODES if SCRIPTS[code] != SCRIPTS[language]]
    for _ in range(2):
        _, _, foreign = long_call(chance, chance.choice(others), split)
        yield sample("other_script", " ".join(text for _, text in foreign)[:300], said)
    call = make_call(chance, language, "parcel")
    replies = [line.format(**call.values) for line in lines(material.replies)]
    said = said_with(call, call.values)
    names = ("Assistant", "User") if chance.random() < 0.3 else (agent, caller)
    turns = [f"{names[index % 2]}: {line}" for index, line in enumerate(replies)]
    yield sample("dialogue", "\n".join(turns[: chance.randint(2, 4)]), said)
    numbered = [
        f"[{index}] {'assistant' if index % 2 == 0 else 'user'}: {line}"
        for index, line in enumerate(said, 1)
    ]
    yield sample("transcript", "\n".join(numbered[:3]), said)
    told = f"{DEFAULT_SUMMARIZATION_PROMPT}\n\n{build_prompt('', words=words_for(300, MAX_TOKENS))}"
    words = told.split()
    start = chance.randrange(len(words) - 40)
    yield sample("prompt", " ".join(words[start : start + chance.randint(15, 40)]), said * 3)


def stopped(text: str) -> str:
    """As much of a text, said again if need be, as the budget holds."""
    text = " ".join([text] * 8)
    while COUNTER.count_message({"role": "user", "content": text}) > MAX_TOKENS + 9:
        text = text[: len(text) - max(1, len(text) // 40)]
    return text.rstrip(" .,;:!?。、，।॥؟؛-)(\"'«»“”").rstrip()


def dressed(chance: random.Random, text: str) -> str:
    """The text as a model may send it."""
    return chance.choice([text, text, f"<summary>\n{text}\n</summary>", f"**{text}**", f"{text}\n"])
