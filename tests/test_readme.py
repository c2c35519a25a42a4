#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The README's code runs, and what it says of defaults and fields is true."""

import ast
import dataclasses
import inspect
import re
from pathlib import Path

import pytest
from pipecat.processors.aggregators.llm_context import LLMContext

import pipecat_summarizer
from contexts import chat
from pipecat_summarizer.testing import ScriptedLLMService
from pipeline.conftest import pair_of

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)


class Worker:
    """Takes the frames that the README queues."""

    def __init__(self):
        self.frames = []

    async def queue_frame(self, frame):
        self.frames.append(frame)


async def run(code, names):
    tree = compile(code, "README.md", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    result = eval(tree, names)
    if inspect.isawaitable(result):
        await result


@pytest.mark.parametrize("code", BLOCKS, ids=[b.strip().splitlines()[0][:50] for b in BLOCKS])
async def test_a_code_block_runs(code, monkeypatch):
    if "OpenAILLMService" in code:
        pytest.importorskip("openai")
    monkeypatch.setenv("OPENAI_API_KEY", "not used")
    names = {
        "context": LLMContext(messages=chat(5)),
        "assistant_aggregator": pair_of().assistant(),
        "worker": Worker(),
        "llm": ScriptedLLMService(),
        **{name: getattr(pipecat_summarizer, name) for name in pipecat_summarizer.__all__},
        "OpenAILLMService": None,
    }
    await run(code, names)
    if "outcome" in names:
        assert isinstance(names["outcome"], pipecat_summarizer.SummaryAppliedEvent)


@pytest.mark.parametrize(
    "cls",
    [
        pipecat_summarizer.LLMAutoContextSummarizationConfig,
        pipecat_summarizer.LLMContextSummaryConfig,
    ],
)
def test_every_field_stands_in_a_table_with_its_default(cls):
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", README, flags=re.MULTILINE))
    for field in dataclasses.fields(cls):
        assert field.name in rows, field.name
        if field.default is not dataclasses.MISSING:
            default = rows[field.name].strip("`")
            assert default.strip('"') == str(field.default), field.name


@pytest.mark.parametrize("name", ["started", "applied", "failed", "skipped"])
def test_every_event_stands_in_the_table_with_its_fields(name):
    [row] = re.findall(rf"^\| `on_summary_{name}` \| (.*) \|$", README, flags=re.MULTILINE)
    event = getattr(pipecat_summarizer, f"Summary{name.capitalize()}Event")
    for field in dataclasses.fields(event):
        assert f"`{field.name}`" in row


def test_every_link_to_a_file_leads_somewhere():
    links = re.findall(r"\]\(((?!https?:)[^)#]+)\)", README)
    assert links
    for link in links:
        assert (ROOT / link).exists(), link
