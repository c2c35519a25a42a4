#
# Copyright (c) 2026, the pipecat-summarizer authors
#
# SPDX-License-Identifier: BSD-2-Clause
#

import json
import string
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pipecat.processors.aggregators.llm_context import LLMContext, LLMSpecificMessage
from pipecat.utils.context.llm_context_summarization import LLMContextSummarizationUtil

from contexts import assistant, call, result, thought, user
from pipecat_summarizer.counting import ApproximateTokenCounter, TokenCounter
from pipecat_summarizer.counting.rates import MAX_EXACT_CHARS

COUNTER = ApproximateTokenCounter()

O200K = json.loads((Path(__file__).parent / "o200k_counts.json").read_text(encoding="utf-8"))
LANGUAGES = O200K["languages"]
# Languages that the tokenizer splits far more finely than their script's others.
FARTHER = {"ckb": 1.8, "kab": 1.8, "os": 2.4, "udm": 1.8}


def texts_of(code):
    """Texts of a language with their true o200k counts."""
    return [*LANGUAGES[code]["call"], *LANGUAGES[code]["catalogue"]]


# As Pipecat counts

english = st.text(string.printable + "’“”–—…•", max_size=200)
call_ids = st.text(string.ascii_letters, min_size=1, max_size=8)
parts = st.one_of(
    st.builds(lambda text: {"type": "text", "text": text}, english),
    st.just({"type": "image_url", "image_url": {"url": "data:image/png;base64,iVBORw0KGgo="}}),
)
contents = st.one_of(english, st.lists(parts, max_size=4))
pipecat_messages = st.one_of(
    st.builds(
        lambda role, content: {"role": role, "content": content},
        st.sampled_from(["system", "developer", "user", "assistant"]),
        contents,
    ),
    st.builds(
        lambda ids, name, arguments: call(*ids, name=name, arguments=arguments),
        st.lists(call_ids, min_size=1, max_size=3),
        english,
        english,
    ),
    st.builds(result, call_ids, contents),
)


@given(st.lists(pipecat_messages, max_size=20))
def test_english_text_calls_and_results_count_exactly_as_pipecat_counts_them(messages):
    expected = LLMContextSummarizationUtil.estimate_context_tokens(LLMContext(messages))
    assert COUNTER.count_messages(messages) == expected


@given(st.text(st.characters(max_codepoint=0xFF), max_size=300))
def test_western_european_letters_count_as_pipecat_counts_them(text):
    assert COUNTER.count_text(text) == len(text) // 4


@given(st.lists(pipecat_messages, max_size=8))
def test_counts_are_additive(messages):
    assert COUNTER.count_messages(messages) == sum(map(COUNTER.count_message, messages))


def test_it_is_a_token_counter():
    assert isinstance(COUNTER, TokenCounter)


# Other scripts


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_no_language_is_far_from_the_real_tokenizer(code):
    real = sum(tokens for _, tokens in texts_of(code))
    counted = sum(COUNTER.count_text(text) for text, _ in texts_of(code))
    bound = FARTHER.get(code, 1.5)
    assert counted / bound <= real <= counted * bound


def test_the_fixture_holds_what_people_speak_on_the_phone():
    spoken = {code for code, texts in LANGUAGES.items() if len(texts["call"]) >= 3}
    assert spoken >= set("en es de fr it pt pl cs tr vi id ru uk el ar fa he hi bn ta th".split())
    assert spoken >= {"zh_Hans", "zh_Hant", "ja", "ko", "emoji"}
    assert not spoken & set(FARTHER)


@pytest.mark.parametrize("codes", [("en", "zh_Hans"), ("ja", "ko"), ("ru", "th"), ("ka", "emoji")])
def test_a_long_text_is_judged_by_a_fair_sample(codes):
    sentences = [text for code in codes for text, _ in texts_of(code)] * 40
    text = "".join(sentences)
    assert len(text) > 3 * MAX_EXACT_CHARS
    exact = sum(
        COUNTER.count_text(text[start : start + MAX_EXACT_CHARS])
        for start in range(0, len(text), MAX_EXACT_CHARS)
    )
    assert COUNTER.count_text(text) == pytest.approx(exact, rel=0.1)


def test_a_single_foreign_letter_does_not_change_the_count_of_a_long_english_text():
    text = "as we said before, the parcel will be there on Thursday; " * 1000
    assert COUNTER.count_text(text + "é") == (len(text) + 1) // 4


@given(st.text(st.characters(exclude_categories=()), max_size=300))
@example("\ud83d")  # half of a surrogate pair
@example("\U0010ffff")
@example("ꀀ" * 100)  # Yi, which the tokenizer does not know
@example("ހ" * 100)  # Thaana, which it knows by the byte
def test_no_character_counts_more_than_its_bytes(text):
    assert 0 <= COUNTER.count_text(text) <= len(text.encode("utf-8", "surrogatepass"))


def test_tool_calls_in_other_scripts_count_at_their_rate():
    message = call("c1", name="suche", arguments='{"名前": "佐藤さんのご注文はまだ届いていません"}')
    assert COUNTER.count_message(message) > 10 + 15


# Audio, files, and what else Pipecat takes for nothing


def audio(chars, audio_format="wav"):
    return {"type": "input_audio", "input_audio": {"data": "A" * chars, "format": audio_format}}


def file_part(chars, name):
    return {"type": "file_base64", "file": {"file_data": "A" * chars, "filename": name}}


def count_part(part):
    return COUNTER.count_message({"role": "user", "content": [part]}) - 10


def test_a_megabyte_of_recorded_audio_is_not_a_quarter_million_tokens():
    seconds = 1_000_000 * 3 / 4 / 32_000
    assert count_part(audio(1_000_000)) == pytest.approx(32 * seconds, rel=0.01)


def test_audio_in_a_codec_is_longer_than_raw_audio_of_its_size():
    assert count_part(audio(400_000, "mp3")) == pytest.approx(
        4 * count_part(audio(400_000)), rel=0.01
    )


def test_audio_counts_at_least_a_second_and_at_most_ten_minutes():
    assert count_part(audio(1)) == 32
    assert count_part(audio(90_000_000)) == 20_000


def test_a_document_counts_by_its_pages():
    assert count_part(file_part(670_000, "contract.pdf")) == pytest.approx(10_000, rel=0.02)


def test_a_text_file_counts_by_its_characters():
    assert count_part(file_part(40_000, "notes.txt")) == pytest.approx(30_000 / 4, rel=0.1)


def test_a_file_counts_within_bounds_whatever_its_size():
    url = {"type": "file_url", "file": {"url": "https://example.com/a.pdf", "filename": "a.pdf"}}
    assert count_part(url) == 500
    assert count_part(file_part(90_000_000, "scan.pdf")) == 50_000


@pytest.mark.parametrize("kind", ["text", "input_text", "output_text"])
def test_every_kind_of_text_part_counts(kind):
    assert count_part({"type": kind, "text": "x" * 400}) == 100


def test_a_refusal_counts_as_text():
    assert count_part({"type": "refusal", "refusal": "x" * 400}) == 100


def test_a_payload_nobody_knows_counts_a_little():
    assert count_part({"type": "hologram", "hologram": {"data": "A" * 10**6}}) == 500


@pytest.mark.parametrize(
    ("arguments", "tokens"), [(None, 1), ({"city": "x" * 380}, 99), (["x" * 388], 99), ("{}", 2)]
)
def test_arguments_count_in_whatever_shape_they_arrive(arguments, tokens):
    assert COUNTER.count_message(call("c1", arguments=arguments, name="look_up")) == 10 + tokens


# A provider's own messages


def test_a_thought_counts_its_text():
    assert COUNTER.count_message(thought("x " * 200)) >= 10 + 100


@pytest.mark.parametrize("sealed", ["A" * 10**6, b"\x00" * 10**6])
def test_a_signature_counts_a_little_whatever_its_size(sealed):
    message = LLMSpecificMessage(llm="google", message={"signature": sealed})
    assert COUNTER.count_message(message) == 10 + 500


def test_a_native_message_counts_all_its_text():
    blocks = [{"type": "text", "text": "one two " * 50}, {"type": "text", "text": "six " * 100}]
    message = LLMSpecificMessage(llm="anthropic", message={"role": "user", "content": blocks})
    assert COUNTER.count_message(message) == pytest.approx(10 + 200, abs=5)


def test_a_payload_that_holds_itself_is_counted_all_the_same():
    payload = {"text": "what was thought"}
    payload["self"] = payload
    assert COUNTER.count_message(LLMSpecificMessage(llm="x", message=payload)) > 0


# Anything at all

junk = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.binary()),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.tuples(inner, inner),
        st.dictionaries(
            st.sampled_from(
                "role content tool_calls tool_call_id type text function name arguments "
                "input_audio data format file filename url image_url".split()
            ),
            inner,
            max_size=6,
        ),
    ),
    max_leaves=20,
)


@given(st.one_of(junk, st.builds(LLMSpecificMessage, llm=st.text(), message=junk)))
def test_nothing_raises_and_every_count_is_a_number_of_tokens(message):
    tokens = COUNTER.count_message(message)
    assert type(tokens) is int and tokens >= 0


@given(st.fixed_dictionaries({"role": st.just("assistant"), "tool_calls": junk, "content": junk}))
def test_malformed_calls_and_contents_do_not_raise(message):
    assert COUNTER.count_message(message) >= 10


def test_counting_changes_no_message():
    messages = [user([audio(10)]), assistant("hi"), call("c1", arguments={"a": 1}), result("c1")]
    before = json.dumps(messages)
    COUNTER.count_messages(messages)
    assert json.dumps(messages) == before
