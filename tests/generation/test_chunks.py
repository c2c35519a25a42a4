#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contexts import assistant, call, contexts, result, user
from pipecat_summarizer.generation import Transcript, chunk_entries, render_steps, transcript_of
from pipecat_summarizer.slicing import drain


def measure(text):
    return len(text)


def transcript(*messages):
    return drain(render_steps(messages))


def chunks_of(transcript, max_tokens, measure=measure, **options):
    return drain(chunk_entries(transcript, max_tokens, measure, **options))


def size_of(entries):
    """The characters of some entries, each with its end of line."""
    return sum(len(entry) + 1 for entry in entries)


def numbers(chunk):
    return [int(number) for number in re.findall(r"^\[(\d+)\]", chunk, re.MULTILINE)]


EXCHANGES = transcript(
    *[message for i in range(6) for message in (user(f"Question {i}"), assistant(f"Answer {i}"))]
)
EXCHANGE_CHARS = size_of(EXCHANGES.entries[:2])


def test_what_fits_is_one_chunk():
    whole = transcript_of(EXCHANGES)
    assert chunks_of(EXCHANGES, None) == [whole]
    assert chunks_of(EXCHANGES, len(whole) + 1) == [whole]
    assert len(chunks_of(EXCHANGES, len(whole) - 1)) == 2


def test_of_nothing_there_is_one_empty_chunk():
    assert chunks_of(Transcript(), None) == [""]
    assert chunks_of(Transcript(), 100) == [""]


def test_a_whole_that_has_more_room_than_a_chunk_stays_whole():
    whole = transcript_of(EXCHANGES)
    half = len(whole) // 2
    assert chunks_of(EXCHANGES, half, max_whole_tokens=len(whole) + 1) == [whole]
    assert len(chunks_of(EXCHANGES, half, max_whole_tokens=len(whole))) > 1


def test_in_a_whole_that_fits_no_entry_is_shortened():
    shown = transcript(user("head " + "x" * 3000 + " tail"))
    assert chunks_of(shown, 500, max_whole_tokens=4000) == [transcript_of(shown)]


def test_one_exchange_larger_than_a_chunk_is_cut_where_the_fewest_calls_are_open():
    shown = transcript(
        user("Where are they?"),
        call("1"),
        result("1", "left on May 3"),
        call("2"),
        result("2", "left on May 4"),
        call("3"),
        result("3", "left on May 5"),
        assistant("All on their way."),
    )
    size = size_of(shown.entries[:4])
    assert [numbers(chunk) for chunk in chunks_of(shown, size)] == [[1, 2, 3], [4, 5], [6, 7, 8]]


def test_cuts_are_made_where_the_caller_begins_to_speak():
    chunks = chunks_of(EXCHANGES, int(2.7 * EXCHANGE_CHARS))
    assert [numbers(chunk) for chunk in chunks] == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]


def test_a_call_stays_with_its_result():
    shown = transcript(
        user("Where is it?"),
        call("1"),
        result("1", "left on May 3"),
        assistant("On its way."),
        call("2"),
        result("2", "due on May 9"),
        assistant("Due May 9."),
    )
    size = size_of(shown.entries[:5])  # Would end between the second call and its result.
    assert [numbers(chunk) for chunk in chunks_of(shown, size)] == [[1, 2, 3, 4], [5, 6, 7]]


def test_a_late_result_holds_the_exchanges_between_together():
    shown = transcript(
        user("First."),
        assistant("Yes."),
        call("slow"),
        user("And?"),
        assistant("Wait."),
        result("slow", "done"),
        user("Thanks."),
    )
    size = size_of(shown.entries[2:]) + 1
    assert [numbers(chunk) for chunk in chunks_of(shown, size)] == [[1, 2], [3, 4, 5, 6, 7]]


def test_a_call_without_an_id_stays_with_the_result_that_follows():
    shown = transcript(user("Where?"), assistant("Hm."), call(""), result("", "left"), user("?"))
    size = size_of(shown.entries[:3])
    assert [numbers(chunk) for chunk in chunks_of(shown, size)][0] == [1, 2]


def test_a_call_and_result_too_large_for_a_chunk_are_split_all_the_same():
    shown = transcript(call("1", arguments="x" * 100), result("1", "y" * 100))
    assert [numbers(chunk) for chunk in chunks_of(shown, 150)] == [[1], [2]]


def test_an_entry_too_large_for_a_chunk_loses_its_middle():
    shown = transcript(user("Hi."), user("head " + "x" * 5000 + " tail"), user("Bye."))
    chunks = chunks_of(shown, 500)
    assert sum((numbers(chunk) for chunk in chunks), []) == [1, 2, 3]
    assert all(len(chunk) <= 500 for chunk in chunks)
    [large] = [chunk for chunk in chunks if "head" in chunk]
    assert "tail" in large
    assert "characters left out" in large


def test_a_limit_that_nothing_fits_is_survived():
    shown = transcript(user("x" * 5000), user("Bye."))
    chunks = chunks_of(shown, 1)
    assert [numbers(chunk) for chunk in chunks] == [[1], [2]]
    assert all(len(chunk) < 200 for chunk in chunks)


@given(contexts(), st.integers(1, 600), st.sampled_from([4, 1, 0.5]))
def test_chunks_hold_all_entries_in_order_and_within_the_limit(messages, max_tokens, per_token):
    shown = transcript(*messages)

    def measure(text):
        return int(len(text) / per_token)

    chunks = chunks_of(shown, max_tokens, measure)
    assert sum(map(numbers, chunks), []) == list(range(1, len(shown.entries) + 1))
    for chunk in chunks:
        assert measure(chunk) <= max_tokens + len(numbers(chunk)) or len(numbers(chunk)) == 1
    if measure(transcript_of(shown) + "\n") <= max_tokens:
        assert chunks == [transcript_of(shown)]


def open_calls(transcript, cut):
    """The calls that a cut before this place parts from a result."""
    parts = transcript.call_ids.items()
    before = {call_id for place, call_id in parts if place < cut}
    return {call_id for place, call_id in parts if place >= cut and call_id} & before


@given(contexts(), st.integers(150, 600))
def test_no_cut_parts_more_calls_from_their_results_than_it_must(messages, max_tokens):
    shown = transcript(*messages)
    sizes = [len(entry) + 1 for entry in shown.entries]
    start = 0
    for chunk in chunks_of(shown, max_tokens)[:-1]:
        cut = start + len(numbers(chunk))
        places = [
            place
            for place in range(start + 1, len(shown.entries))
            if sum(sizes[start:place]) <= max_tokens or place == start + 1
        ]
        fewest = min(len(open_calls(shown, place)) for place in places)
        assert len(open_calls(shown, cut)) == fewest
        best = [place for place in places if len(open_calls(shown, place)) == fewest]
        exchanges = [place for place in best if place in shown.exchanges]
        assert cut == max(exchanges or best)
        start = cut


@pytest.mark.parametrize("count", [0, 1, 3])
def test_entries_of_ones_own_are_packed_too(count):
    entries = [f"[{i + 1}] user: hi" for i in range(count)]
    shown = Transcript(entries, exchanges=list(range(count)))
    assert len(chunks_of(shown, 14)) == max(1, count)
