#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

"""The probe of the event loop, on contexts that are small."""

import gc

import pytest

from benchmarks.latency import steps


@pytest.mark.parametrize("is_frozen", [False, True])
@pytest.mark.parametrize("writer", steps.WRITERS)
async def test_every_writer_is_probed_as_it_is_and_frozen(writer, is_frozen):
    messages = steps.talk(60)
    found = await steps.steps_of_one(messages, steps.WRITERS[writer], is_frozen=is_frozen)
    assert len(found.whole) == len(found.alone) > 0
    assert all(alone <= whole for alone, whole in zip(found.alone, found.whole, strict=True))
    assert messages == steps.talk(60)
    assert gc.get_freeze_count() == 0


def test_the_collector_is_timed_while_it_is_watched_and_not_after():
    collector = steps.Collector()
    with collector.watched():
        gc.collect()
    total = collector.total
    assert 0 < collector.longest <= total
    gc.collect()
    assert collector.total == total
