#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import asyncio

import pytest

from contexts import chat, user
from pipecat_summarizer.generation.extraction import extract
from pipecat_summarizer.generation.extractive import ExtractiveSummaryWriter
from pipecat_summarizer.generation.writers import SummaryRequest, SummaryWriter


def request(messages, *, max_tokens=500, prior_summary=None):
    return SummaryRequest(
        system_instruction="",
        prompt="",
        max_tokens=max_tokens,
        messages=tuple(messages),
        prior_summary=prior_summary,
    )


async def test_it_writes_what_extraction_finds():
    messages = [user("My order number is 48213."), *chat(2)]
    prior = "Caller said: My name is Ann."
    text = await ExtractiveSummaryWriter().write(request(messages, prior_summary=prior))
    assert text == extract(messages, prior_summary=prior, max_tokens=500)
    assert "Ann" in text


async def test_others_have_their_turn_while_it_writes():
    turns = 0

    async def count():
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    await ExtractiveSummaryWriter().write(request(chat(400)))
    counting.cancel()
    assert turns > 10


def test_it_is_a_writer_that_needs_no_prompt():
    writer = ExtractiveSummaryWriter()
    assert isinstance(writer, SummaryWriter)
    assert writer.name == "ExtractiveSummaryWriter"
    assert writer.needs_prompt is False


async def test_its_share_decides_how_much_is_told():
    words = "red green blue black white brown amber violet orange silver".split()
    story = [user(f"There was {word} in the {word}house, said {word}man.") for word in words]
    short, long = [
        await ExtractiveSummaryWriter(share=share).write(request(story)) for share in (0.1, 0.5)
    ]
    assert len(short) < len(long)


@pytest.mark.parametrize("share", [0, -1, 0.6])
def test_a_share_that_cannot_be_is_refused(share):
    with pytest.raises(ValueError, match="share"):
        ExtractiveSummaryWriter(share=share)
